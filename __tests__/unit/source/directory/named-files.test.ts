import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { readNamedFiles } from '../../../../src/source/directory/named-files.ts';
import { createFolder } from '../folder.ts';

async function read(folders: readonly string[], names: readonly string[]): Promise<readonly string[]> {
  return (await readNamedFiles(folders, names)).map(String);
}

test('files are found in any case: by folder, by name, by bytes', async () => {
  await using folder = await createFolder({
    'one/B.txt': '1B',
    'one/b.TXT': '1b',
    'one/A.md': '1A',
    'one/c.txt': '1c',
    'one/deep/a.md': 'deep',
    'two/a.MD': '2a',
    'two/b.txt/': '',
  });
  const folders = ['two', 'none', 'one'].map((name) => folder.at(name));
  expect(await read(folders, ['b.txt', 'a.md'])).toEqual(['2a', '1B', '1b', '1A']);
  expect(await read(folders, [])).toEqual([]);
  expect(await read([folder.at('one/A.md')], ['a.md'])).toEqual([]);
});

test('links are not followed, wherever they lead', async () => {
  await using folder = await createFolder({ 'a/b.txt': 'secret', 'c/d.txt': 'd' });
  await symlink(join('..', 'a', 'b.txt'), folder.at('c/b.txt'));
  await symlink('nowhere', folder.at('a/d.txt'));
  expect(await read([folder.at('c'), folder.at('a')], ['b.txt', 'd.txt'])).toEqual(['d', 'secret']);
});

test('of a long file the first 1 MiB is read', async () => {
  await using folder = await createFolder({ 'a.txt': `${'x'.repeat(1024 * 1024)}y` });
  const [file] = await read([folder.path], ['a.txt']);
  expect(file === 'x'.repeat(1024 * 1024)).toBe(true);
});
