import { createHash } from 'node:crypto';
import { appendFile, mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';

import { Cancelled } from '../../../src/shared/clock.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { openLocalFile } from '../../../src/shared/local-file.ts';

const KIB = 1024;
/** Larger than all that is kept in memory, and no multiple of what is read at once. */
const sizeBytes = 3 * KIB * KIB + 5;
const content = Buffer.alloc(sizeBytes);
for (let at = 0; at + 4 <= sizeBytes; at += 4) content.writeUInt32LE(at, at);

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'local-file-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function openWith(bytes: Buffer, name = 'a.zip') {
  const path = join(folder, name);
  await writeFile(path, bytes);
  const file = await openLocalFile(path);
  return Object.assign(file, { path, [Symbol.asyncDispose]: file.close });
}

async function fail(doing: Promise<unknown>): Promise<PublishError> {
  const error: unknown = await doing.catch((reason: unknown) => reason);
  if (!(error instanceof PublishError)) throw new Error('It should have failed.', { cause: error });
  expect(error.code).toBe('package');
  return error;
}

describe('a file', () => {
  test.each([
    [0, 0],
    [0, 1],
    [sizeBytes - 1, 1],
    [sizeBytes, 0],
    [64 * KIB - 1, 2],
    [64 * KIB, 64 * KIB],
    [64 * KIB + 1, 64 * KIB],
    [10, 64 * KIB + 1],
    [0, sizeBytes],
  ])('is read from %i with %i bytes', async (start, lengthBytes) => {
    await using file = await openWith(content);
    expect(file.sizeBytes).toBe(sizeBytes);
    const bytes = await file.read(start, lengthBytes);
    expect(bytes.equals(content.subarray(start, start + lengthBytes))).toBe(true);
  });

  test('is hashed no further when the run is cancelled', async () => {
    await using file = await openWith(content);
    const controller = new AbortController();
    const hashing = file.readSha256(controller.signal);
    controller.abort();
    await expect(hashing).rejects.toThrow(Cancelled);
  });

  test('is read in many small pieces, back and forth, also at once', async () => {
    await using file = await openWith(content);
    const starts = Array.from({ length: 500 }, (_, index) => (index * 104_729 * 7) % (sizeBytes - 40));
    const pieces = await Promise.all(starts.map((start) => file.read(start, 40)));
    for (const [index, start] of starts.entries())
      expect(pieces[index]?.equals(content.subarray(start, start + 40))).toBe(true);
    for (const start of starts) {
      const bytes = await file.read(start, 40);
      expect(bytes.equals(content.subarray(start, start + 40))).toBe(true);
    }
  });

  test('knows its checksum', async () => {
    await using file = await openWith(content);
    expect(await file.readSha256()).toBe(createHash('sha256').update(content).digest('hex'));
    expect((await file.read(4, 4)).readUInt32LE()).toBe(4);
  });

  test('can be empty', async () => {
    await using file = await openWith(Buffer.alloc(0));
    expect(file.sizeBytes).toBe(0);
    expect(await file.readSha256()).toBe(createHash('sha256').digest('hex'));
    await expect(file.read(0, 1)).rejects.toMatchObject({ name: 'RangeError' });
  });

  test.each([
    [-1, 1],
    [sizeBytes, 1],
    [sizeBytes - 70_000, 70_001],
  ])('has no %i with %i bytes', async (start, lengthBytes) => {
    await using file = await openWith(content);
    await expect(file.read(start, lengthBytes)).rejects.toMatchObject({ name: 'RangeError' });
  });

  test('is closed once or more, and cannot be read then', async () => {
    const file = await openWith(content);
    await file.close();
    await file.close();
    await fail(file.read(0, 1));
    await fail(file.readSha256());
  });
});

describe('a file that changes while it is read', () => {
  test.each([
    ['a few bytes', 10],
    ['many bytes', 100_000],
  ])('is noticed when %s are missing', async (_name, lengthBytes) => {
    await using file = await openWith(content, 'shrinks.zip');
    await truncate(file.path, 2 * KIB * KIB);
    const { message, hint } = await fail(file.read(sizeBytes - lengthBytes - 900_000, lengthBytes));
    expect(message).toBe('The file `shrinks.zip` changed while it was read.');
    expect(hint).toMatch(/after the step that writes the file\.$/);
    // The remaining bytes can still be read.
    expect((await file.read(0, 10)).equals(content.subarray(0, 10))).toBe(true);
  });

  test('is noticed by its checksum', async () => {
    await using shrinking = await openWith(content, 'shrinks.zip');
    await truncate(shrinking.path, sizeBytes - 1);
    expect((await fail(shrinking.readSha256())).message).toContain('changed');
    await using growing = await openWith(content, 'grows.zip');
    await appendFile(growing.path, '!');
    expect((await fail(growing.readSha256())).message).toContain('changed');
  });
});

test.each([
  ['is not there', 'missing.zip', 'cannot be read: it does not exist (ENOENT)'],
  ['is a folder', '.', 'is not a file'],
])('what %s is not opened', async (_name, name, text) => {
  const { message, hint } = await fail(openLocalFile(join(folder, name)));
  expect(message).toContain(text);
  expect(hint).toMatch(/\.$/);
});
