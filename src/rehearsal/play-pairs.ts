import type { RunStep } from '../action/steps.ts';
import { assertNotCancelled, Cancelled } from '../shared/clock.ts';
import { formatDuration } from '../shared/format.ts';
import { holdLog, type Logger } from '../shared/logger.ts';
import { beginEarly } from '../shared/together.ts';
import type { PlannedPair } from './model/rehearsal.ts';
import type { PairResult } from './model/results.ts';
import { showWordPress } from './packages/fetch-wordpress.ts';
import { hasFailed, isPlayed, isUnclear } from './report/verdict.ts';

interface PlayPorts {
  /** Plays one pair. */
  readonly play: (pair: PlannedPair, log: Logger) => Promise<PairResult>;
  readonly step: RunStep;
  readonly log: Logger;
  readonly cancellation: AbortSignal;
}

/** Each pair keeps one processor core busy, and nearly every runner has two. */
const AT_ONCE = 2;

/** Marks a step as failed; the failures are in the results. */
class PairFailed extends Error {}

/** A pair that is played, or waits for its turn. */
interface PairOutput {
  readonly pair: PlannedPair;
  readonly result: Promise<PairResult>;
  /** Prints what it has logged, and from then on what it logs. */
  readonly show: () => void;
}

/**
 * Plays all pairs, two at a time, and logs them in order.
 *
 * @param results receives the result of each pair that began, in order, even if the run is cancelled
 * @throws Cancelled
 */
export async function playPairs(
  planned: readonly PlannedPair[],
  ports: PlayPorts,
  results: PairResult[],
): Promise<void> {
  const { log, play, cancellation } = ports;
  const takeTurn = createTurns(AT_ONCE);
  const plays = planned.map((pair): PairOutput => {
    const { log: held, show } = holdLog(log);
    const begin = async () => {
      assertNotCancelled(cancellation);
      return play(pair, held);
    };
    return { pair, result: beginEarly(() => takeTurn(begin)), show };
  });
  for (const [index, play] of plays.entries()) {
    try {
      await reportPlay(play, ports, results);
    } catch (error) {
      const others = await Promise.allSettled(plays.slice(index + 1).map(({ result }) => result));
      results.push(...others.flatMap((other) => (other.status === 'fulfilled' ? [other.value] : [])));
      throw error;
    }
  }
}

/** Runs up to `count` tasks at a time, in the order of the calls. */
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

async function reportPlay(
  { pair: { php, wordpress }, result, show }: PairOutput,
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
  // The pair may have ended before its step begins, so only the pair's own time counts.
  await step(`Rehearse on PHP ${php}, WordPress ${showWordPress(wordpress)}`, work, (played) =>
    isPlayed(played)
      ? `nothing failed in ${formatDuration(played.durationMs)}`
      : { inconclusive: 'not tried' },
  ).catch((error: unknown) => {
    if (!(error instanceof PairFailed)) throw error;
  });
}
