import { setImmediate } from 'node:timers/promises';
import { assertNotCancelled } from './clock.ts';

/**
 * Called repeatedly by work that keeps the processor busy: now and then it lets the process handle signals.
 *
 * @throws Cancelled if the run was cancelled
 */
export type YieldToEventLoop = () => Promise<void> | undefined;

/** Maximum time that work continues before signals are handled; a turn of the event loop costs microseconds. */
const HELD_MS = 50;

/**
 * Creates a {@link YieldToEventLoop} for the signal that cancels the work.
 *
 * @param now milliseconds since some time in the past
 * @param turn one turn of the event loop, in which signals are handled
 */
export function createYieldToEventLoop(
  signal: AbortSignal,
  now: () => number,
  turn: () => Promise<unknown> = () => setImmediate(),
): YieldToEventLoop {
  let lastMs = now();
  return () => {
    assertNotCancelled(signal);
    if (now() - lastMs < HELD_MS) return undefined;
    return turn().then(() => {
      lastMs = now();
      assertNotCancelled(signal);
    });
  };
}

/** For work that cannot be cancelled. */
export const neverYield: YieldToEventLoop = () => undefined;
