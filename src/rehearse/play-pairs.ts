import type { RunStep } from '../runner/steps.ts';
import { assertNotCancelled, Cancelled } from '../shared/clock.ts';
import { formatDuration } from '../shared/format.ts';
import { holdLog, type Logger } from '../shared/logger.ts';
import { beginEarly } from '../shared/together.ts';
import { showWordPress } from './fetch-wordpress.ts';
import type { PlannedPair } from './plan-pairs.ts';
import { hasFailed, isPlayed, isUnclear, type PairResult } from './results.ts';

interface PlayPorts {
  /** Plays one pair. */
  readonly play: (pair: PlannedPair, log: Logger) => Promise<PairResult>;
  readonly step: RunStep;
  readonly log: Logger;
  readonly cancellation: AbortSignal;
}

/** Each keeps one processor core busy, and hardly a runner has less than two. */
const AT_ONCE = 2;

/** Ends a step that did what it should, and found failures: these are in the results. */
class PairFailed extends Error {}

/** A pair that is played, or waits for its turn. */
interface Play {
  readonly pair: PlannedPair;
  readonly result: Promise<PairResult>;
  /** From now on what it logs is shown. */
  readonly show: () => void;
}

/**
 * Plays all pairs, two at a time, and tells of each when those before it were told.
 *
 * @param results gets what came of each pair that was begun, in their order, also when the run is cancelled
 * @throws Cancelled
 */
export async function playPairs(
  planned: readonly PlannedPair[],
  ports: PlayPorts,
  results: PairResult[],
): Promise<void> {
  const { log, play, cancellation } = ports;
  const takeTurn = createTurns(AT_ONCE);
  const plays = planned.map((pair): Play => {
    const { log: held, show } = holdLog(log);
    const begin = async () => {
      assertNotCancelled(cancellation);
      return play(pair, held);
    };
    return { pair, result: beginEarly(() => takeTurn(begin)), show };
  });
  for (const [index, play] of plays.entries()) {
    try {
      await tellPlay(play, ports, results);
    } catch (error) {
      const others = await Promise.allSettled(plays.slice(index + 1).map(({ result }) => result));
      results.push(...others.flatMap((other) => (other.status === 'fulfilled' ? [other.value] : [])));
      throw error;
    }
  }
}

/** Lets works begin in the order in which they came, so many at a time. */
function createTurns(count: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = count;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) free += 1;
      else next();
    }
  };
}

async function tellPlay(
  { pair: { php, wordpress }, result, show }: Play,
  { step }: PlayPorts,
  results: PairResult[],
): Promise<void> {
  const work = async () => {
    show();
    const played = await result;
    results.push(played);
    if (played.isCut === true) throw new Cancelled();
    if (hasFailed(played) || isUnclear(played)) throw new PairFailed();
    return played;
  };
  // The pair may have ended before its step begins, so the time of that says nothing.
  await step(`Rehearse on PHP ${php}, WordPress ${showWordPress(wordpress)}`, work, (played) =>
    isPlayed(played)
      ? `nothing failed in ${formatDuration(played.durationMs)}`
      : { inconclusive: 'not tried' },
  ).catch((error: unknown) => {
    if (!(error instanceof PairFailed)) throw error;
  });
}
