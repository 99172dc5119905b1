import type { Clock } from '../../shared/clock.ts';
import { createBudget, type PairBudget } from './budget.ts';

/** From this part of its time on, what a pair still runs is ended, and this long before the end: results are written within `timeout`. */
const RUNNING = 0.95;
const ENDING_MS = 3_000;

/** The time of a whole rehearsal. */
interface RehearsalTime {
  readonly endMs: number;
  readonly timeoutMs: number;
  readonly pairs: number;
  readonly atOnce: number;
}

/** The time of one pair. */
export interface TimeShare {
  readonly budget: PairBudget;
  /** Aborts when what still runs has to end. */
  readonly signal: AbortSignal;
}

/**
 * Shares what is left until the end of a rehearsal among the pairs that have not begun, fairly.
 *
 * @param ports with what ends all pairs
 * @returns begins the time of the next pair
 */
export function shareTime(
  { clock, cancellation }: { readonly clock: Pick<Clock, 'now'>; readonly cancellation: AbortSignal },
  { endMs, timeoutMs, pairs, atOnce }: RehearsalTime,
): () => TimeShare {
  let waiting = pairs;
  return () => {
    // Each of them is played in the place of one before it.
    const rounds = Math.max(1, Math.ceil(waiting / atOnce));
    waiting -= 1;
    const roomMs = Math.max(0, endMs - clock.now()) / rounds;
    const over = new AbortController();
    const timer = setTimeout(() => over.abort(), chooseRunMs(roomMs)).unref();
    cancellation.addEventListener('abort', () => clearTimeout(timer));
    const isOver = () => over.signal.aborted;
    return {
      budget: createBudget(clock, { roomMs, rounds, timeoutMs, isOver }),
      signal: AbortSignal.any([cancellation, over.signal]),
    };
  };
}

function chooseRunMs(roomMs: number): number {
  return Math.max(0, Math.min(RUNNING * roomMs, roomMs - ENDING_MS));
}
