import { availableParallelism, freemem } from 'node:os';
import { constrainedMemory } from 'node:process';
import type { RunStep } from '../action/steps.ts';
import { assertNotCancelled, Cancelled } from '../shared/clock.ts';
import { formatDuration, formatSize } from '../shared/format.ts';
import { holdLog, type Logger } from '../shared/logger.ts';
import { beginEarly } from '../shared/together.ts';
import type { PlannedPair } from './model/rehearsal.ts';
import type { PairResult } from './model/results.ts';
import { showWordPress } from './packages/fetch-wordpress.ts';
import { chooseMemoryBounds } from './site/memory-watch.ts';
import { hasFailed, isPlayed, isUnclear, namePair } from './report/verdict.ts';

/** The free part of a machine. */
interface Room {
  readonly cores: number;
  readonly memoryBytes: number;
}

/** Measures what is free. Of a container, only the bound counts: its own figure takes what was read from the disk for used memory. */
function measureRoom(): Room {
  const freeBytes = Math.min(freemem(), constrainedMemory() || Infinity);
  return {
    cores: availableParallelism(),
    memoryBytes: Math.min(freeBytes, chooseMemoryBounds().together),
  };
}

/** WordPress with a small plugin takes 0.6 GiB; a large plugin, and the browser beside one of the pairs, take more. */
const PAIR_BYTES = 1024 ** 3;

/**
 * Counts the pairs that a machine can play at a time: each keeps one core busy. Where memory ends, the system ends a process, and
 * the plugin would be blamed.
 */
export function countAtOnce(
  pairs: number,
  log: Pick<Logger, 'info'>,
  { cores, memoryBytes }: Room = measureRoom(),
): number {
  const wanted = Math.max(1, Math.min(pairs, cores));
  const held = Math.max(1, Math.floor(memoryBytes / PAIR_BYTES));
  if (held >= wanted) return wanted;
  const count = held === 1 ? 'One pair is' : `${held} pairs are`;
  log.info(
    `${count} played at a time, because this machine has only ${formatSize(memoryBytes)} of memory for them.`,
  );
  return held;
}

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
 * Plays all pairs, some at a time, and logs them in order.
 *
 * @returns the result of each pair that began, in order, even if the run is cancelled
 * @throws Cancelled
 */
export async function* playPairs(
  planned: readonly PlannedPair[],
  ports: {
    /** Plays one pair. */
    readonly play: (pair: PlannedPair, log: Logger) => Promise<PairResult>;
    readonly step: RunStep;
    readonly log: Logger;
    readonly cancellation: AbortSignal;
    /** How many pairs are played at a time, at least one. */
    readonly atOnce: number;
  },
): AsyncGenerator<PairResult, void> {
  const { log, play, step, cancellation, atOnce } = ports;
  const takeTurn = createTurns(atOnce);
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
      await reportPlay(play, step);
    } catch (error) {
      const others = await Promise.allSettled(plays.slice(index).map(({ result }) => result));
      for (const other of others) if (other.status === 'fulfilled') yield other.value;
      throw error;
    }
    yield play.result;
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

/** @throws Cancelled */
async function reportPlay(
  { pair: { php, wordpress, copy }, result, show }: PairOutput,
  step: RunStep,
): Promise<void> {
  const work = async () => {
    show();
    const played = await result;
    if (played.isLate === true || hasFailed(played) || isUnclear(played)) throw new PairFailed();
    if (played.isCut === true) throw new Cancelled();
    return played;
  };
  // The pair may have ended before its step begins, so only the pair's own time counts.
  const pair = namePair({ php, wordpress: showWordPress(wordpress), site: copy?.name });
  await step(`Rehearse on ${pair}`, work, (played) =>
    isPlayed(played)
      ? `nothing failed in ${formatDuration(played.durationMs)}`
      : { inconclusive: 'not tried' },
  ).catch((error: unknown) => {
    if (!(error instanceof PairFailed)) throw error;
  });
}
