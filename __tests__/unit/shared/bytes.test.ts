import { describe, expect, test } from '@jest/globals';

import { readFromBuffer, spanOf } from '../../../src/shared/bytes.ts';

describe('a reader over bytes in memory', () => {
  const reader = readFromBuffer(Buffer.from('abc'));

  test('reads them', async () => {
    expect(reader.sizeBytes).toBe(3);
    expect((await reader.read(1, 2)).toString()).toBe('bc');
    expect((await reader.read(0, 3)).toString()).toBe('abc');
    expect((await reader.read(3, 0)).toString()).toBe('');
  });

  test('has no others', async () => {
    await expect(reader.read(2, 2)).rejects.toThrow('not inside the file');
  });
});

test.each([
  [-1, 1],
  [0, 4],
  [4, 0],
  [3, -1],
  [1.5, 1],
  [0, NaN],
  [Infinity, 0],
  [2 ** 53, 1],
])('a span from %d with %d bytes is not inside a file of 3', (start, lengthBytes) => {
  expect(() => spanOf(start, lengthBytes, 3)).toThrow(RangeError);
});

test.each([
  [0, 3],
  [3, 0],
  [1, 1],
])('a span from %d with %d bytes is inside a file of 3', (start, lengthBytes) => {
  expect(spanOf(start, lengthBytes, 3)).toEqual({ start, end: start + lengthBytes });
});
