import { expect, test } from '@jest/globals';

import { formatDuration, formatSize } from '../../../src/shared/format.ts';

test.each([
  [undefined, 'size not known'],
  [0, '0 B'],
  [1, '1 B'],
  [999, '999 B'],
  [1000, '1.0 kB'],
  [1234, '1.2 kB'],
  [9949, '9.9 kB'],
  [9950, '10 kB'],
  [12_345, '12 kB'],
  [999_499, '999 kB'],
  [999_500, '1.0 MB'],
  [1_234_567, '1.2 MB'],
  [50_000_000, '50 MB'],
  [2_500_000_000, '2.5 GB'],
  [4_000_000_000_000, '4000 GB'],
])('%s bytes are shown as %s', (sizeBytes, text) => {
  expect(formatSize(sizeBytes)).toBe(text);
});

test.each([
  [0, '0.00 s'],
  [44, '0.04 s'],
  [99.4, '0.10 s'],
  [99.6, '0.1 s'],
  [2_345, '2.3 s'],
  [4_000, '4 s'],
  [9_949, '9.9 s'],
  [9_950, '10 s'],
  [59_499, '59 s'],
  [59_500, '1 min 0 s'],
  [200_400, '3 min 20 s'],
])('%s milliseconds are shown as %s', (durationMs, text) => {
  expect(formatDuration(durationMs)).toBe(text);
});
