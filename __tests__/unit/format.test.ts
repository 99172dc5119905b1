import { expect, test } from '@jest/globals';

import { formatSize } from '../../src/format.ts';

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
