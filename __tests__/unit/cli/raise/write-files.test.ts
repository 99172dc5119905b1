import { readFileSync, renameSync, statSync } from 'node:fs';
import { chmod, readdir, readFile, writeFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { type FileChange, replaceFiles } from '../../../../src/cli/raise/write-files.ts';
import { actAsNobody, createFolder, type TestFolder } from '../../source/folder.ts';

const change = (folder: TestFolder, name: string): FileChange => ({
  name,
  path: folder.at(name),
  before: Buffer.from(`${name} old`),
  after: Buffer.from(`${name} new`),
});

const readAll = async (folder: TestFolder) =>
  Object.fromEntries(
    await Promise.all(
      (await readdir(folder.path)).map(
        async (name) => [name, await readFile(folder.at(name), 'utf8')] as const,
      ),
    ),
  );

test('all files are replaced, and keep their permissions', async () => {
  await using folder = await createFolder({ a: 'a old', b: 'b old' });
  await chmod(folder.at('a'), 0o751);
  replaceFiles([change(folder, 'a'), change(folder, 'b')]);
  expect(await readAll(folder)).toEqual({ a: 'a new', b: 'b new' });
  if (process.platform !== 'win32') expect(statSync(folder.at('a')).mode & 0o777).toBe(0o751);
});

test('no file is replaced when one cannot be, and nothing is left behind', async () => {
  await using folder = await createFolder({ a: 'a old', b: 'b old', c: 'c old' });
  const rename: typeof renameSync = (from, to) => {
    if (to === folder.at('c')) throw new Error('EACCES: permission denied');
    renameSync(from, to);
  };
  const changes = ['a', 'b', 'c'].map((name) => change(folder, name));
  expect(() => replaceFiles(changes, rename)).toThrow(
    /^c cannot be written: EACCES: permission denied\. Nothing was changed\. Allow this user to write to folder-/,
  );
  expect(await readAll(folder)).toEqual({ a: 'a old', b: 'b old', c: 'c old' });
});

test('a file that cannot be put back is named', async () => {
  await using folder = await createFolder({ a: 'a old', b: 'b old' });
  let calls = 0;
  const rename: typeof renameSync = (from, to) => {
    calls += 1;
    if (calls > 1) throw new Error('EIO: i/o error');
    renameSync(from, to);
  };
  expect(() => replaceFiles([change(folder, 'a'), change(folder, 'b')], rename)).toThrow(
    /These files have the new version already, and could not be put back: a\. Take them from git: git checkout -- a$/,
  );
  expect(await readAll(folder)).toEqual({ a: 'a new', b: 'b old' });
});

test('a file that changed in the meantime stops all', async () => {
  await using folder = await createFolder({ a: 'a old', b: 'b old' });
  await writeFile(folder.at('b'), 'b edited');
  expect(() => replaceFiles([change(folder, 'a'), change(folder, 'b')])).toThrow(
    /^b changed in the meantime/,
  );
  expect(await readAll(folder)).toEqual({ a: 'a old', b: 'b edited' });
});

test('a folder that this user cannot write to stops all', async () => {
  await using folder = await createFolder({ a: 'a old', 'inner/b': 'b old' });
  await chmod(folder.path, 0o777);
  await chmod(folder.at('inner'), 0o555);
  const changes = [change(folder, 'a'), { ...change(folder, 'b'), path: folder.at('inner/b') }];
  // Windows lets everybody write into a folder that is only readable.
  if (process.platform === 'win32') await writeFile(folder.at('inner/b'), 'b edited');
  await actAsNobody(() => {
    expect(() => replaceFiles(changes)).toThrow(/^b (cannot be written: E\w+: permission denied|changed)/);
    return Promise.resolve();
  });
  await chmod(folder.at('inner'), 0o755);
  expect(readFileSync(folder.at('a'), 'utf8')).toBe('a old');
  expect(await readdir(folder.path)).toEqual(['a', 'inner']);
});
