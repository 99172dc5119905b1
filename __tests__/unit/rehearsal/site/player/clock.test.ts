import { afterEach, expect, test } from '@jest/globals';
import { takeClock } from '../../../../../src/rehearsal/site/player/clock.ts';

const { now } = Date;
afterEach(() => {
  Date.now = now;
});

const HOUR_MS = 3_600_000;

test('runs ahead while something is played, and not longer, also where that fails', async () => {
  Date.now = () => 1_000;
  const { runAhead } = takeClock();
  expect(await runAhead(13, () => Promise.resolve(Date.now()))).toBe(1_000 + 13 * HOUR_MS);
  expect(Date.now()).toBe(1_000);
  await expect(runAhead(2, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(Date.now()).toBe(1_000);
});

test('gives what is written after each restoring a second of its own', async () => {
  Date.now = () => 1_000;
  const { runAhead, letPass } = takeClock();
  letPass();
  const first = Date.now();
  letPass();
  expect(Date.now() - first).toBeGreaterThan(1_000);
  expect(await runAhead(1, () => Promise.resolve(Date.now()))).toBe(Date.now() + HOUR_MS);
});
