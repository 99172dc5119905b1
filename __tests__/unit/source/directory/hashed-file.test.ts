import { createHash } from 'node:crypto';
import { type FileHandle, open, readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';

import { createHashedFile, type HashedFile } from '../../../../src/source/directory/hashed-file.ts';
import { createFolder } from '../folder.ts';

/** Reads and writes stop after so many bytes, as on a disk that is nearly full. */
const STEP_BYTES = 3;

function slowDown(handle: FileHandle): FileHandle {
  const slow: Partial<FileHandle> = {
    write: ((bytes: Buffer, offset: number, length: number, position: number) =>
      handle.write(bytes, offset, Math.min(length, STEP_BYTES), position)) as FileHandle['write'],
    read: ((bytes: Buffer, offset: number, length: number, position: number) =>
      handle.read(bytes, offset, Math.min(length, STEP_BYTES), position)) as FileHandle['read'],
    truncate: (length) => handle.truncate(length),
  };
  return slow as FileHandle;
}

/** The file that comes of it, as text, and whether its hash is right. */
async function write(act: (file: HashedFile) => Promise<void>): Promise<string> {
  await using folder = await createFolder();
  const handle = await open(folder.at('out'), 'w+');
  try {
    const file = createHashedFile(slowDown(handle));
    await act(file);
    const sha256 = await file.finish();
    const bytes = await readFile(folder.at('out'));
    expect(bytes.length).toBe(file.position());
    expect(sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    return bytes.toString('latin1');
  } finally {
    await handle.close();
  }
}

const text = (content: string) => Buffer.from(content);

test('nothing is an empty file', async () => {
  expect(await write(() => Promise.resolve())).toBe('');
});

test('what is appended stands there in order', async () => {
  const content = await write(async (file) => {
    await file.append(text('one '));
    expect(file.position()).toBe(4);
    await file.append(text('two'));
    expect(file.position()).toBe(7);
  });
  expect(content).toBe('one two');
});

test('what is written ahead counts when it is adopted', async () => {
  const content = await write(async (file) => {
    await file.append(text('head '));
    await file.writeAhead(text('data'), 10);
    await file.writeAhead(text('name '), 5);
    expect(file.position()).toBe(5);
    await file.adopt(14);
    expect(file.position()).toBe(14);
    await file.append(text(' tail'));
  });
  expect(content).toBe('head name data tail');
});

test('what was written ahead and not adopted is gone', async () => {
  const content = await write(async (file) => {
    await file.writeAhead(text('a long first try'), 0);
    await file.writeAhead(text('short'), 0);
    await file.adopt(5);
  });
  expect(content).toBe('short');
});

test('what was never written cannot be adopted', async () => {
  await expect(write((file) => file.adopt(1))).rejects.toThrow('ends before what was written');
});

test('large blocks are written at once, and small ones together', async () => {
  const large = 'x'.repeat(1024 * 1024);
  await using folder = await createFolder();
  const handle = await open(folder.at('out'), 'w+');
  const file = createHashedFile(handle);
  await file.append(text('a'));
  expect((await handle.stat()).size).toBe(0);
  await file.append(text(large));
  expect((await handle.stat()).size).toBe(1 + large.length);
  await handle.close();
});
