import { setImmediate } from 'node:timers/promises';
import { assertNotCancelled } from './clock.ts';

/**
 * Called again and again by work that keeps the processor busy: now and then it lets the process hear signals.
 *
 * @throws Cancelled the run was cancelled
 */
export type Breathe = () => Promise<void> | undefined;

/** Work goes on for so long before signals are heard; a turn of the event loop costs microseconds. */
const HELD_MS = 50;

/**
 * Joins work to the signal that cancels it.
 *
 * @param now milliseconds since some moment in the past
 * @param turn one turn of the event loop, in which signals are heard
 */
export function createBreathe(
  signal: AbortSignal,
  now: () => number,
  turn: () => Promise<unknown> = () => setImmediate(),
): Breathe {
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

/** For work that nobody cancels. */
export const holdBreath: Breathe = () => undefined;
