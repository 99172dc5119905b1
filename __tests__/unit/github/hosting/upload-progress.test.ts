import { expect, test } from '@jest/globals';

import { createProgress } from '../../../../src/github/hosting/local-package.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';

/** Lists the lines shown when so many bytes are sent at these moments. */
function show(sizeBytes: number, moments: readonly (readonly [nowMs: number, sentBytes: number])[]) {
  const lines: string[] = [];
  let nowMs = 5_000;
  const clock = { now: () => nowMs, wallNow: () => 0, sleep: () => Promise.resolve() };
  const log = { ...quietLog, info: (line: string) => void lines.push(line) };
  const progress = createProgress({ name: 'a.zip', sizeBytes }, { clock, log });
  for (const [atMs, sentBytes] of moments) {
    nowMs = 5_000 + atMs;
    progress(sentBytes);
  }
  return lines;
}

test('nothing is shown of what takes less than two seconds', () => {
  expect(
    show(1000, [
      [100, 500],
      [1_999, 900],
      [1_999, 1000],
    ]),
  ).toEqual([]);
});

test('a line comes every two seconds at most, with part, rate and time left', () => {
  const moments = [
    [2_000, 1e7],
    [3_999, 3e7],
    [4_000, 4e7],
    [5_000, 5e7],
    [9_000, 9e7],
  ] as const;
  expect(show(1e8, moments)).toEqual([
    'a.zip: 10 % of 100 MB sent, 5.0 MB/s, 18 s left.',
    'a.zip: 40 % of 100 MB sent, 10 MB/s, 6 s left.',
    'a.zip: 90 % of 100 MB sent, 10 MB/s, 1 s left.',
  ]);
});

test('the end is not shown, because what comes next says it', () => {
  expect(show(1e8, [[9_000, 1e8]])).toEqual([]);
});

test('long times are told in minutes', () => {
  expect(show(1e9, [[10_000, 1e6]])).toEqual(['a.zip: 0 % of 1.0 GB sent, 100 kB/s, 166 min 30 s left.']);
});
