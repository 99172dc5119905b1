import { open, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import { PublishError } from '../../../../src/shared/publish-error.ts';
import { createSpool, writeAll } from '../../../../src/source/url/spool.ts';
import { createFolder, fail } from '../package-stage.ts';

const accept = () => undefined;
const write = async ({ write }: ReturnType<typeof createSpool>, ...texts: readonly string[]) => {
  for (const text of texts) await write(Buffer.from(text));
};

/** A spool that keeps four bytes in memory. */
async function createStage() {
  const folder = await createFolder();
  const spool = createSpool(folder.path, 4);
  return {
    spool,
    list: folder.list,
    path: folder.path,
    /** All that it holds. */
    finish: async () => {
      const reader = await spool.finish();
      return (await reader.read(0, reader.sizeBytes)).toString();
    },
    [Symbol.asyncDispose]: async () => {
      await spool.close();
      expect(await folder.list()).toEqual([]);
      await folder[Symbol.asyncDispose]();
    },
  };
}

describe('a body', () => {
  test.each<[string, readonly string[], isInFile: boolean]>([
    ['of nothing', [], false],
    ['of an empty piece', [''], false],
    ['that fits', ['ab', 'cd'], false],
    ['that does not fit', ['ab', 'cd', 'e'], true],
    ['that does not fit in one piece', ['abcdefgh'], true],
    ['in many pieces', ['abc', 'def', '', 'ghi', 'j'], true],
  ])('%s is kept', async (_name, texts, isInFile) => {
    await using stage = await createStage();
    stage.spool.begin(accept);
    await write(stage.spool, ...texts);
    expect(await stage.finish()).toBe(texts.join(''));
    expect(await stage.list()).toHaveLength(isInFile ? 1 : 0);
  });

  test.each<[string, first: readonly string[], second: readonly string[]]>([
    ['a small one a small one', ['ab'], ['c']],
    ['a small one a large one', ['ab'], ['cdefg', 'h']],
    ['a large one a larger one', ['abcdef'], ['ghijklmn', 'o']],
    ['a large one a smaller one', ['abcdefghijk'], ['lmn', 'op']],
    ['a large one a small one', ['abcdef'], ['g']],
    ['a large one nothing', ['abcdef'], []],
  ])('that is sent again replaces what came before: %s', async (_name, first, second) => {
    await using stage = await createStage();
    stage.spool.begin(accept);
    await write(stage.spool, ...first);
    stage.spool.begin(accept);
    await write(stage.spool, ...second);
    expect(await stage.finish()).toBe(second.join(''));
  });

  test('can be read only by this user while it is there', async () => {
    await using stage = await createStage();
    stage.spool.begin(accept);
    await write(stage.spool, 'abcdef');
    const [name = ''] = await readdir(stage.path);
    expect((await stat(join(stage.path, name))).mode & 0o777).toBe(0o600);
  });

  test.each<[string, readonly string[], head: string, isMore: boolean]>([
    ['its end when it fits', ['ab', 'c'], 'abc', false],
    ['its end when it just fits', ['abcd'], 'abcd', false],
    ['its beginning when it goes on', ['ab', 'cdef', 'ghij'], 'abcd', true],
  ])('is looked at once, at %s', async (_name, texts, head, isMore) => {
    await using stage = await createStage();
    const looks: unknown[] = [];
    stage.spool.begin((bytes, goesOn) => looks.push([bytes.toString(), goesOn]));
    await write(stage.spool, ...texts);
    await stage.finish();
    expect(looks).toEqual([[head, isMore]]);
  });

  test('that is refused is not stored', async () => {
    await using stage = await createStage();
    const refuse = () => {
      throw new Error('refused');
    };
    stage.spool.begin(refuse);
    await expect(write(stage.spool, 'abcdef')).rejects.toThrow('refused');
    expect(await stage.list()).toEqual([]);
    stage.spool.begin(refuse);
    await write(stage.spool, 'ab');
    await expect(stage.finish()).rejects.toThrow('refused');
  });

  test('is gone when the spool is closed, finished or not, once or twice', async () => {
    for (const isFinished of [true, false]) {
      await using stage = await createStage();
      stage.spool.begin(accept);
      await write(stage.spool, 'abcdef');
      expect(await stage.list()).toHaveLength(1);
      if (isFinished) await stage.finish();
      await stage.spool.close();
      expect(await stage.list()).toEqual([]);
    }
  });
});

describe('a disk that takes no more', () => {
  test('is a folder that is not there', async () => {
    const spool = createSpool('/nowhere/at/all', 4);
    spool.begin(accept);
    const error = await fail(write(spool, 'abcdef'));
    expect(error).toMatchObject({ code: 'not-published', title: 'Disk cannot be written to' });
    expect(error.message).toContain('a temporary file cannot be written (ENOENT)');
    expect(error.hint).toContain('RUNNER_TEMP');
    await spool.close();
  });

  (process.platform === 'linux' ? test : test.skip)('is full', async () => {
    await using file = await open('/dev/full', 'w');
    const error = await fail(writeAll(file, Buffer.from('x'), 0));
    expect(error).toMatchObject({ code: 'not-published', title: 'Disk is full' });
    expect(error.message).toContain('its disk is full (ENOSPC)');
    expect(error.hint).toContain('Free space');
  });

  test('is told from a mistake in this code', async () => {
    await using stage = await createStage();
    stage.spool.begin(accept);
    const mistake = stage.spool.write('abcdef' as never);
    await expect(mistake).rejects.not.toBeInstanceOf(PublishError);
  });
});
