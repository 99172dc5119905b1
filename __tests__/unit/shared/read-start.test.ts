import { execFileSync } from 'node:child_process';
import { symlink } from 'node:fs/promises';

import { expect, test } from '@jest/globals';

import { readStart } from '../../../src/shared/read-start.ts';
import { createFolder } from '../source/folder.ts';

test('a file is read up to a bound, also behind links that stay inside', async () => {
  await using folder = await createFolder({ 'a/file': 'content', 'b/link': { to: '../a/file' } });
  await symlink('a', folder.at('c'));
  for (const name of ['a/file', 'b/link', 'c/file']) {
    expect(String(readStart(folder.at(name), 100, folder.path))).toBe('content');
    expect(String(readStart(folder.at(name), 4, folder.path))).toBe('cont');
  }
  expect(String(readStart(folder.at('a/file'), 0))).toBe('');
});

test('a long file is read whole', async () => {
  const text = 'x'.repeat(200_000);
  await using folder = await createFolder({ file: text });
  expect(String(readStart(folder.at('file'), 300_000)) === text).toBe(true);
});

test('what leads out of the folder is not read', async () => {
  await using folder = await createFolder({ secret: 'x', 'in/link': { to: '../secret' } });
  await symlink('..', folder.at('in/up'));
  for (const name of ['in/link', 'in/up/secret', 'secret'])
    expect(readStart(folder.at(name), 100, folder.at('in'))).toBe('outside');
  // A name that only begins like that of the folder.
  await folder.add({ 'inner/file': 'x' });
  expect(readStart(folder.at('inner/file'), 100, folder.at('in'))).toBe('outside');
});

test('what is not there is told from a link that leads nowhere', async () => {
  await using folder = await createFolder({ link: { to: 'nowhere' } });
  expect(readStart(folder.at('nothing'), 100, folder.path)).toBe('absent');
  expect(() => readStart(folder.at('link'), 100, folder.path)).toThrow('ENOENT');
});

test('a folder is no file', async () => {
  await using folder = await createFolder({ 'a/b': '' });
  expect(readStart(folder.at('a'), 100, folder.path)).toBe('no-file');
});

(process.platform === 'linux' ? test : test.skip)('pipes and devices are not waited for', async () => {
  await using folder = await createFolder();
  execFileSync('mkfifo', [folder.at('pipe')]);
  await symlink('/dev/zero', folder.at('zero'));
  await symlink('/proc/self/environ', folder.at('environ'));
  expect(readStart(folder.at('pipe'), 100, folder.path)).toBe('no-file');
  expect(readStart(folder.at('zero'), 100)).toBe('no-file');
  expect(readStart(folder.at('zero'), 100, folder.path)).toBe('outside');
  expect(readStart(folder.at('environ'), 100, folder.path)).toBe('outside');
});

test('a file is read where a library has replaced the function of Node.js, as graceful-fs does', async () => {
  await using folder = await createFolder({ file: 'content' });
  const module = new URL('../../../src/shared/read-start.ts', import.meta.url).href;
  const code = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    const { readSync } = fs;
    fs.readSync = (fd, buffer, offset, length, position) => readSync(fd, buffer, offset, length, position);
    syncBuiltinESMExports();
    const { readStart } = await import(${JSON.stringify(module)});
    console.log(String(readStart(${JSON.stringify(folder.at('file'))}, 100)));`;
  const args = ['--no-warnings', '--input-type=module', '--eval', code];
  expect(execFileSync(process.execPath, args, { encoding: 'utf8' })).toBe('content\n');
});
