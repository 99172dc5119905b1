import { describe, expect, test } from '@jest/globals';

import { Cancelled, chooseBackoffMs, poll } from '../../../src/shared/clock.ts';

/** A clock whose sleeps and looks take exactly as long as they say. */
function createSteppedClock(cancelledAtMs = Infinity) {
  let nowMs = 5_000;
  return {
    now: () => nowMs,
    pass: (durationMs: number) => (nowMs += durationMs),
    sleep: (durationMs: number) => {
      nowMs += durationMs;
      return nowMs - 5_000 >= cancelledAtMs ? Promise.reject(new Cancelled()) : Promise.resolve();
    },
  };
}

describe('polling', () => {
  test('looks at its times after the start, whatever the looks take', async () => {
    const clock = createSteppedClock();
    const looks: unknown[] = [];
    const seen: unknown = await poll<string>([0, 2_000, 5_000, 5_500], clock, (attempt) => {
      looks.push({ ...attempt, atMs: clock.now() - 5_000 });
      clock.pass(1_000);
      return Promise.resolve(undefined);
    });
    expect(seen).toBeUndefined();
    expect(looks).toEqual([
      { index: 0, isLast: false, untilNextMs: 2_000, atMs: 0 },
      { index: 1, isLast: false, untilNextMs: 3_000, atMs: 2_000 },
      { index: 2, isLast: false, untilNextMs: 500, atMs: 5_000 },
      { index: 3, isLast: true, untilNextMs: Infinity, atMs: 6_000 },
    ]);
  });

  test('ends with the first thing that is seen', async () => {
    const clock = createSteppedClock();
    const look = ({ index }: { readonly index: number }) => Promise.resolve(index === 1 ? false : undefined);
    expect(await poll([1_000, 3_000, 9_000], clock, look)).toBe(false);
    expect(clock.now()).toBe(8_000);
  });

  test('ends with what a look throws', async () => {
    const failure = new Error('lost');
    await expect(poll([0, 1], createSteppedClock(), () => Promise.reject(failure))).rejects.toBe(failure);
  });

  test('ends when the run is cancelled', async () => {
    let looks = 0;
    const look = () => {
      looks += 1;
      return Promise.resolve(undefined);
    };
    await expect(poll([0, 2_000], createSteppedClock(2_000), look)).rejects.toThrow(Cancelled);
    expect(looks).toBe(1);
  });
});

test.each([
  [0, 500],
  [1, 1_000],
  [4, 8_000],
  [5, 15_000],
  [50, 15_000],
])('after %d repeats half of the longest wait is %d ms', (repeats, waitMs) => {
  expect(chooseBackoffMs(repeats, () => 0.5)).toBe(waitMs);
});
