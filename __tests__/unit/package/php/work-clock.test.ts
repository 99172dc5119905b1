import { expect, test } from '@jest/globals';
import { createWorkClock } from '../../../../src/package/php/work-clock.ts';

test.each([
  ['goes with the time where this process works all the while', 1_000, 1_000, 1_000],
  ['and where two of its threads do', 1_000, 1_900, 1_000],
  ['goes with its work where it waits for processors', 1_000, 400, 400],
  ['and never slower than a quarter of the time', 1_000, 0, 250],
])('the clock %s', (_name, passedMs, workedMs, expected) => {
  let [passed, worked] = [70_000, 3_000];
  const now = createWorkClock(
    () => passed,
    () => worked,
  );
  expect(now()).toBe(0);
  passed += passedMs;
  worked += workedMs;
  expect(now()).toBe(expected);
});
