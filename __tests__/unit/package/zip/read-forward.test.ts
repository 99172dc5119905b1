import { randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { expect, test } from '@jest/globals';

import { readForward } from '../../../../src/package/zip/entry.ts';
import { openLocalFile } from '../../../../src/shared/local-file.ts';

test('a file is read forward as it is, and the last but one of two reads stays good', async () => {
  const path = join(tmpdir(), `read-forward-${process.pid}.bin`);
  const bytes = randomBytes(2_000_000);
  await writeFile(path, bytes);
  const file = await openLocalFile(path);
  try {
    const reader = readForward(file);
    let before: readonly [number, Buffer] | undefined;
    for (const lengthBytes of [30, 100_000, 200_000, 0, 30, 262_144, 300_000, 7, 262_144, 100_000, 30]) {
      const start = before === undefined ? 0 : before[0] + before[1].length;
      const read = await reader.read(start, lengthBytes);
      expect(read.equals(bytes.subarray(start, start + lengthBytes))).toBe(true);
      if (before !== undefined) {
        expect(before[1].equals(bytes.subarray(before[0], before[0] + before[1].length))).toBe(true);
      }
      before = [start, read];
    }
    await expect(reader.read(1_999_999, 2)).rejects.toThrow(RangeError);
  } finally {
    await file.close();
    await rm(path);
  }
});
