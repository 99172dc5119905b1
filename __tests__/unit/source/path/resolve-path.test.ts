import { execFileSync } from 'node:child_process';
import { chmod, truncate } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';

import { resolveZipPath } from '../../../../src/source/path/resolve-path.ts';
import { actAsNobody, createFolder, fail, type Files } from '../folder.ts';

/** Resolves a path in a workspace with these files; what is found is told relative to the folder around it. */
async function find(files: Files, text: string) {
  await using folder = await createFolder({ 'workspace/': '', ...files });
  const { kind, path, shown } = await resolveZipPath(
    text.replace('ROOT', folder.path),
    folder.at('workspace'),
  );
  return { kind, path: path.slice(folder.path.length + 1), shown: shown.replace(folder.path, 'ROOT') };
}

async function explain(files: Files, text: string) {
  await using folder = await createFolder({ 'workspace/': '', ...files });
  const error = await fail(resolveZipPath(text, folder.at('workspace')));
  return { code: error.code, message: error.message.replaceAll(folder.path, 'ROOT'), hint: error.hint };
}

const files: Files = {
  'workspace/dist/tidy-1.0.zip': 'PK',
  'workspace/build/tidy/tidy.php': '<?php',
  'workspace/linked.zip': { to: 'dist/tidy-1.0.zip' },
  'workspace/linked': { to: 'build/tidy' },
  'elsewhere/other.zip': 'PK',
};

const file = (path: string, shown: string) => ({ kind: 'file', path, shown });
const directory = (path: string, shown: string) => ({ kind: 'directory', path, shown });
const zip = file('workspace/dist/tidy-1.0.zip', 'dist/tidy-1.0.zip');
const tidy = directory('workspace/build/tidy', 'build/tidy');

describe('zip-path finds', () => {
  test.each([
    ['a file', 'dist/tidy-1.0.zip', zip],
    ['a file, with a dot in front', './dist/tidy-1.0.zip', zip],
    ['a directory', 'build/tidy', tidy],
    ['a directory, with a slash behind', 'build/tidy/', tidy],
    ['with backslashes', 'dist\\tidy-1.0.zip', zip],
    ['with both', '.\\build/tidy\\', tidy],
    ['the workspace', '.', directory('workspace', '.')],
    ['an absolute path', 'ROOT/elsewhere/other.zip', file('elsewhere/other.zip', 'ROOT/elsewhere/other.zip')],
    ['an absolute path in the workspace', 'ROOT/workspace/dist/tidy-1.0.zip', zip],
    [
      'beside the workspace',
      '../elsewhere/other.zip',
      file('elsewhere/other.zip', 'ROOT/elsewhere/other.zip'),
    ],
    ['a file behind a link', 'linked.zip', file('workspace/linked.zip', 'linked.zip')],
    ['a directory behind a link', 'linked', directory('workspace/linked', 'linked')],
    ['what a pattern fits', 'dist/*.zip', zip],
    ['what a pattern with backslashes fits', 'dist\\tidy-[0-9]*.zip', zip],
    ['what is below any folder', '**/tidy-*.zip', zip],
    ['a directory by a pattern', 'b*/*', tidy],
    ['a directory by a pattern with a slash behind', 'b*/tidy/', tidy],
    [
      'a file by an absolute pattern',
      'ROOT/else*/*.zip',
      file('elsewhere/other.zip', 'ROOT/elsewhere/other.zip'),
    ],
    [
      'a file by a pattern beside the workspace',
      '../else*/*',
      file('elsewhere/other.zip', 'ROOT/elsewhere/other.zip'),
    ],
  ])('%s', async (_name, text, expected) => {
    expect(await find(files, text)).toEqual(expected);
  });

  test('first what has just that name, and only then what it means', async () => {
    const odd = {
      'workspace/[ab].zip': 'PK',
      'workspace/a.zip': 'PK',
      'workspace/b\\c.zip': 'PK',
      'workspace/b/c.zip': 'PK',
    };
    expect((await find(odd, '[ab].zip')).shown).toBe('[ab].zip');
    expect((await find(odd, 'b\\c.zip')).shown).toBe('b\\c.zip');
    expect((await find(odd, '[a].zip')).shown).toBe('a.zip');
  });

  test('not what is hidden or a dead end of a pattern', async () => {
    const more = { 'workspace/a/x.zip': 'PK', 'workspace/b/y.zip': 'PK', 'workspace/.c/x.zip': 'PK' };
    expect((await find(more, '*/x.zip')).shown).toBe('a/x.zip');
  });
});

describe('when nothing is found', () => {
  test('a slash too much in front is told', async () => {
    const there = { 'workspace/plugins/tidy/tidy.php': '<?php' };
    expect((await explain(there, '/plugins/tidy')).hint).toBe(
      'Write `plugins/tidy`, which starts at the workspace.',
    );
    expect((await explain(there, '/plugins/other')).hint).toBe(
      'Check the path, which starts at the top of the disk. Jobs share no files: what another job made, upload there with `actions/upload-artifact`, and set `artifact-name` here.',
    );
  });

  test.each(['$GITHUB_WORKSPACE/plugins/tidy', '${GITHUB_WORKSPACE}/plugins/tidy', '~/plugins/tidy'])(
    'a variable is told: %s',
    async (text) => {
      const there = { 'workspace/plugins/tidy/tidy.php': '<?php' };
      const { message, hint } = await explain(there, text);
      expect(message).toContain('variables and `~` are not replaced here');
      expect(hint).toBe('Write `plugins/tidy`, which starts at the workspace.');
      expect((await explain({}, text)).hint).toContain('`${{ env.NAME }}`');
    },
  );

  const built: Files = {
    'workspace/dist/readme.txt': '',
    'workspace/dist/old.zip': '',
    'workspace/dist/assets/': '',
    'workspace/Build/x.php': '',
    'workspace/Build/.distignore': '',
  };

  test.each([
    [
      'the folder that was searched is told, ZIP files and folders first',
      'dist/tidy.zip',
      '`zip-path` `dist/tidy.zip` matches nothing: the folder `dist` holds `old.zip`, `assets/` and `readme.txt`.',
      'Check the path, which starts at the workspace, and that the build writes there, in this job and before this step.',
    ],
    [
      'also for a pattern',
      'dist/*.rar',
      '`zip-path` `dist/*.rar` matches nothing: the folder `dist` holds `old.zip`, `assets/` and `readme.txt`.',
      'Check the path, which starts at the workspace, and that the build writes there, in this job and before this step.',
    ],
    [
      'of the missing folders the first counts',
      'dist/packages/new/*.zip',
      '`zip-path` `dist/packages/new/*.zip` matches nothing: the folder `dist` holds `old.zip`, `assets/` and `readme.txt`.',
      'Check the path, which starts at the workspace, and that the build writes there, in this job and before this step.',
    ],
    [
      'another case is seen',
      'build/x.zip',
      '`zip-path` `build/x.zip` matches nothing: the workspace `ROOT/workspace` holds `Build/` and `dist/`.',
      'Write `Build/x.zip`: upper and lower case differ.',
    ],
    [
      'in each folder on the way',
      'build/X.php',
      '`zip-path` `build/X.php` matches nothing: the workspace `ROOT/workspace` holds `Build/` and `dist/`.',
      'Write `Build/x.php`: upper and lower case differ.',
    ],
    [
      'the rules for what is left out are not what was meant',
      'Build/dist',
      '`zip-path` `Build/dist` matches nothing: the folder `Build` holds `.distignore` and `x.php`.',
      'Check the path, which starts at the workspace, and that the build writes there, in this job and before this step.',
    ],
    [
      'a path through a file ends at it',
      'dist/old.zip/x',
      '`zip-path` `dist/old.zip/x` matches nothing: the folder `dist` holds `old.zip`, `assets/` and `readme.txt`.',
      'Check the path, which starts at the workspace, and that the build writes there, in this job and before this step.',
    ],
    [
      'a name that is nearly right is guessed',
      'dist/olt.zip',
      '`zip-path` `dist/olt.zip` matches nothing: the folder `dist` holds `old.zip`, `assets/` and `readme.txt`.',
      'Did you mean `old.zip`? Check the path, which starts at the workspace, and that the build writes there, in this job and before this step.',
    ],
    [
      'a URL is called that, without its query',
      'https://host.example/a.zip?token=5ecre7',
      '`zip-path` `https://host.example/a.zip` is a URL.',
      'Set the input `zip_url` to it instead.',
    ],
    [
      'an empty folder is called that',
      'dist/assets/*',
      '`zip-path` `dist/assets/*` matches nothing: the folder `dist/assets` is empty.',
      'Check the build: it must write the plugin there, in this job and before this step.',
    ],
  ])('%s', async (_name, text, message, hint) => {
    expect(await explain(built, text)).toEqual({ code: 'input', message, hint });
  });

  test('in an empty workspace, nothing was checked out', async () => {
    expect(await explain({}, 'dist')).toEqual({
      code: 'input',
      message: '`zip-path` `dist` matches nothing: the workspace `ROOT/workspace` is empty.',
      hint: 'Check out the repository (`actions/checkout`) and build the plugin in an earlier step of the same job.',
    });
  });

  test('beside the workspace, the folder is told in full', async () => {
    const { message } = await explain({ 'other/a.zip': 'PK' }, '../other/b.zip');
    expect(message).toBe(
      '`zip-path` `../other/b.zip` matches nothing: the folder `ROOT/other` holds `a.zip`.',
    );
  });

  test('a name that no file can have is one of them', async () => {
    const { code, message } = await explain(built, `dist/${'x'.repeat(300)}.zip`);
    expect(code).toBe('input');
    expect(message).toMatch(/^`zip-path` `dist\/x{195}…` matches nothing: the folder `dist` holds /);
  });

  test('of many names some are told', async () => {
    const many = Object.fromEntries(Array.from({ length: 9 }, (_, index) => [`workspace/f${index}.txt`, '']));
    const { message } = await explain({ ...many, 'workspace/z.zip': 'PK' }, 'a.zip');
    expect(message).toContain('holds `z.zip`, `f0.txt`, `f1.txt`, `f2.txt`, `f3.txt` and 5 more.');
  });
});

test('when a pattern fits several, they are told', async () => {
  const several = {
    'workspace/b.zip': 'PK',
    'workspace/a.zip/': '',
    'workspace/empty.zip': '',
    'workspace/dead.zip': { to: 'x' },
  };
  expect(await explain(several, '*.zip')).toEqual({
    code: 'input',
    message:
      '`zip-path` `*.zip` matches 4 files and directories: `a.zip/`, `b.zip`, `dead.zip` and `empty.zip`.',
    hint: 'Make it match only the ZIP or directory to publish.',
  });
});

describe('what is found but cannot be published', () => {
  test.each(['dist/tidy.zip', 'dist/*.zip'])('is told when it is empty: %s', async (text) => {
    expect(await explain({ 'workspace/dist/tidy.zip': '' }, text)).toEqual({
      code: 'package',
      message: '`zip-path` points to `dist/tidy.zip`, which is an empty file.',
      hint: 'Check the step that builds the ZIP.',
    });
  });

  test.each(['tidy.zip', '*.zip'])('is told when it is a link to nothing: %s', async (text) => {
    expect(await explain({ 'workspace/tidy.zip': { to: 'dist/gone.zip' } }, text)).toMatchObject({
      code: 'package',
      message: '`zip-path` points to the link `tidy.zip`, and that to `dist/gone.zip`, which does not exist.',
    });
  });

  test('is told when it is a link to itself', async () => {
    const { message } = await explain({ 'workspace/a.zip': { to: 'a.zip' } }, 'a.zip');
    expect(message).toBe('`zip-path` points to the link `a.zip`, and that to `a.zip`, which does not exist.');
  });

  test('is told when it is no file', async () => {
    await using folder = await createFolder();
    execFileSync('mkfifo', [folder.at('tidy.zip')]);
    const error = await fail(resolveZipPath('tidy.zip', folder.path));
    expect(error).toMatchObject({
      code: 'package',
      message: '`zip-path` points to `tidy.zip`, which is neither a file nor a directory.',
    });
  });

  test('is told when its folder is closed to us', async () => {
    await using folder = await createFolder({ 'dist/tidy.zip': 'PK' });
    await chmod(folder.path, 0o755);
    await chmod(folder.at('dist'), 0o000);
    const error = await fail(actAsNobody(() => resolveZipPath('dist/tidy.zip', folder.path)));
    expect(error).toMatchObject({
      code: 'package',
      message: '`dist/tidy.zip` cannot be read: permission denied (EACCES).',
    });
    const search = await fail(actAsNobody(() => resolveZipPath('dist/*.zip', folder.path)));
    expect(search).toMatchObject({
      code: 'package',
      message: '`dist/*.zip` cannot be read: permission denied (EACCES).',
    });
    await chmod(folder.at('dist'), 0o755);
  });
});

test('a line break in the path is a mistake', async () => {
  expect(await explain(files, 'dist/tidy-1.0.zip\n')).toEqual({
    code: 'input',
    message: '`zip-path` `dist/tidy-1.0.zip\\u{a}` contains a control character.',
    hint: 'Write it on one line.',
  });
});

test('a ZIP of two gigabytes is found like any other', async () => {
  await using folder = await createFolder({ 'large.zip': 'PK' });
  await truncate(folder.at('large.zip'), 2 ** 31 + 1);
  expect(await resolveZipPath('l*.zip', folder.path)).toMatchObject({ kind: 'file', shown: 'large.zip' });
});
