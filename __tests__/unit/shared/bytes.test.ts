import { describe, expect, test } from '@jest/globals';

import { NotFetched, readFromBuffer, spanOf } from '../../../src/shared/bytes.ts';

describe('a reader over bytes in memory', () => {
  const reader = readFromBuffer(Buffer.from('abc'));

  test('reads them, whatever was announced', async () => {
    await reader.prepare([{ start: 0, end: 1 }], 0);
    await reader.fetchAll();
    expect(reader.sizeBytes).toBe(3);
    expect((await reader.read(1, 2)).toString()).toBe('bc');
    expect((await reader.read(0, 3)).toString()).toBe('abc');
    expect((await reader.read(3, 0)).toString()).toBe('');
  });

  test('knows their checksum', async () => {
    // Source: FIPS 180-2, appendix B.1.
    const sha256 = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';
    expect(await reader.readSha256()).toBe(sha256);
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

test('what was not fetched says so', () => {
  expect(new NotFetched()).toMatchObject({
    name: 'NotFetched',
    message: expect.stringContaining('not fetched'),
  });
});
