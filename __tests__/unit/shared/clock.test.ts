import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';

import { Cancelled, createClock } from '../../../src/shared/clock.ts';

/** How a promise stands at this moment. */
async function peek(promise: Promise<void>): Promise<string> {
  const state = promise.then(
    () => 'over',
    (error: unknown) => (error instanceof Cancelled ? 'cancelled' : 'failed'),
  );
  return Promise.race([state, Promise.resolve().then(() => Promise.resolve('asleep'))]);
}

describe('the clock', () => {
  beforeEach(() => void jest.useFakeTimers({ now: Date.UTC(2026, 7, 5) }));
  afterEach(() => void jest.useRealTimers());

  test('tells both times', () => {
    const clock = createClock(new AbortController().signal);
    const startMs = clock.now();
    jest.advanceTimersByTime(1_500);
    expect(clock.now() - startMs).toBe(1_500);
    expect(clock.wallNow()).toBe(Date.UTC(2026, 7, 5) + 1_500);
  });

  test('is not moved when someone sets the wall clock', () => {
    const clock = createClock(new AbortController().signal);
    const startMs = clock.now();
    jest.setSystemTime(0);
    expect(clock.now()).toBe(startMs);
    expect(clock.wallNow()).toBe(0);
  });

  test.each([0, 1, 30_000])('sleeps for %d ms', async (durationMs) => {
    const controller = new AbortController();
    const sleep = createClock(controller.signal).sleep(durationMs);
    if (durationMs > 0) {
      jest.advanceTimersByTime(durationMs - 1);
      expect(await peek(sleep)).toBe('asleep');
    }
    jest.advanceTimersByTime(1);
    expect(await peek(sleep)).toBe('over');
    // Cancelling no longer affects a sleep that is over.
    controller.abort();
    expect(await peek(sleep)).toBe('over');
  });

  test('ends every sleep at once when the run is cancelled, and keeps no timer', async () => {
    const controller = new AbortController();
    const clock = createClock(controller.signal);
    const sleeps = [clock.sleep(1_000), clock.sleep(60_000)];
    expect(jest.getTimerCount()).toBe(2);
    controller.abort();
    expect(await Promise.all(sleeps.map(peek))).toEqual(['cancelled', 'cancelled']);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('does not fall asleep in a run that is cancelled', async () => {
    expect(await peek(createClock(AbortSignal.abort()).sleep(0))).toBe('cancelled');
    expect(jest.getTimerCount()).toBe(0);
  });

  test('a cancelled sleep throws an error of its own, whatever the reason', async () => {
    const sleep = createClock(AbortSignal.abort(new TypeError('a crash'))).sleep(5);
    await expect(sleep).rejects.toBeInstanceOf(Cancelled);
    await expect(sleep).rejects.toHaveProperty('name', 'Cancelled');
  });
});
