import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { createSourceLocator } from '../../../src/action/workspace.ts';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'locator-'));
  await mkdir(join(root, 'repository', 'my-plugin', 'includes'), { recursive: true });
  for (const name of ['my-plugin.php', 'my-plugin/readme.txt', 'my-plugin/includes/a.php', 'readme.txt']) {
    await writeFile(join(root, 'repository', name), 'x');
  }
  await writeFile(join(root, 'outside.php'), 'x');
  await symlink(join(root, 'outside.php'), join(root, 'repository', 'link.php'));
});
afterAll(() => rm(root, { recursive: true }));

describe('the source of a file of the package', () => {
  test.each([
    ['my-plugin/my-plugin.php', 'my-plugin.php'],
    ['my-plugin/readme.txt', 'my-plugin/readme.txt'],
    ['my-plugin/includes/a.php', 'my-plugin/includes/a.php'],
  ])('%s is %s', (path, file) => {
    expect(createSourceLocator(join(root, 'repository'))(path, 7)).toEqual({ file, line: 7 });
  });

  test.each([
    ['not there', 'my-plugin/nothing.php'],
    ['a folder', 'my-plugin/includes'],
    ['a link', 'my-plugin/link.php'],
    ['outside', '../outside.php'],
    ['outside, by a part in the middle', 'my-plugin/../../outside.php'],
    ['not named', undefined],
  ])('is none when it is %s', (_name, path) => {
    expect(createSourceLocator(join(root, 'repository'))(path)).toBeUndefined();
  });

  test.each([undefined, ''])('is none without a workspace (%j)', (workspace) => {
    expect(createSourceLocator(workspace)('my-plugin/my-plugin.php')).toBeUndefined();
  });
});

describe('the source of a file of a directory that was zipped', () => {
  test.each([
    ['my-plugin', 'my-plugin/readme.txt', 'my-plugin/readme.txt'],
    ['my-plugin', 'other-name/includes/a.php', 'my-plugin/includes/a.php'],
    ['my-plugin/', 'my-plugin/readme.txt', 'my-plugin/readme.txt'],
    ['./my-plugin', 'my-plugin/readme.txt', 'my-plugin/readme.txt'],
    ['my-plugin/includes', 'x/a.php', 'my-plugin/includes/a.php'],
    // One that holds exactly one folder, which is the plugin.
    ['.', 'my-plugin/readme.txt', 'my-plugin/readme.txt'],
    ['', 'my-plugin/readme.txt', 'my-plugin/readme.txt'],
  ])('in %j: %s is %s', (folder, path, file) => {
    const locate = createSourceLocator(join(root, 'repository'));
    expect(locate(path, 7, folder)).toEqual({ file, line: 7 });
  });

  test('is in that directory, and not of the same name elsewhere', () => {
    const locate = createSourceLocator(join(root, 'repository'));
    expect(locate('my-plugin/my-plugin.php', 1)).toEqual({ file: 'my-plugin.php', line: 1 });
    expect(locate('my-plugin/my-plugin.php', 1, 'my-plugin')).toBeUndefined();
    expect(locate('my-plugin/readme.txt', 1, 'absent')).toBeUndefined();
  });

  test('is none when the directory is not named relative to the workspace', () => {
    const locate = createSourceLocator(join(root, 'repository'));
    expect(locate('my-plugin/readme.txt', 1, join(root, 'repository'))).toBeUndefined();
    expect(locate('outside.php', 1, root)).toBeUndefined();
    expect(locate('../outside.php', 1, 'my-plugin')).toBeUndefined();
  });

  test('is none when it is not named', () => {
    const locate = createSourceLocator(join(root, 'repository'));
    expect(locate(undefined, undefined, 'my-plugin')).toBeUndefined();
    expect(locate('', 1, 'my-plugin')).toBeUndefined();
  });
});
