import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, symlinkSync, writeFileSync } from 'node:fs';
import { chmod, realpath } from 'node:fs/promises';
import { createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';

import { neverYield } from '../../../../src/shared/yield-to-event-loop.ts';
import { Cancelled } from '../../../../src/shared/clock.ts';
import { createFilter, parseRules } from '../../../../src/source/ignore/distignore.ts';
import { readFolder } from '../../../../src/source/directory/read-folder.ts';
import { listTree, type Maxima, openTree, type Tree } from '../../../../src/source/directory/tree.ts';
import { actAsNobody, createFolder, fail, type Files } from '../folder.ts';

const plenty: Maxima = { files: 1000, fileBytes: 1000, totalBytes: 5000 };

async function list(path: string, rules = '', maxima: Partial<Maxima> = {}): Promise<Tree> {
  const judge = createFilter([{ prefix: '', judge: parseRules(rules) }]);
  return listTree(openTree(path), judge, { ...plenty, ...maxima }, neverYield);
}

const namesOf = ({ files }: Tree) => files.map(({ name }) => name);

async function listFiles(files: Files, rules = '', maxima: Partial<Maxima> = {}): Promise<Tree> {
  await using folder = await createFolder(files);
  return await list(folder.path, rules, maxima);
}

test('a tree is its files, in the order of their names as bytes', async () => {
  await using folder = await createFolder({
    'b.php': 'b',
    '\u{1f600}.php': '',
    '\uff5e.php': '',
    'a/z.php': 'four',
    'a.php': '',
    'A.php': '',
    'é.php': '',
    'a-b.php': '',
    '.hidden': 'x',
    'empty/': '',
    'empty/also/': '',
  });
  const tree = await list(folder.path);
  expect(namesOf(tree)).toEqual([
    '.hidden',
    'A.php',
    'a-b.php',
    'a.php',
    'a/z.php',
    'b.php',
    'é.php',
    '\uff5e.php',
    '\u{1f600}.php',
  ]);
  expect(tree.files[4]).toMatchObject({ name: 'a/z.php', path: folder.at('a/z.php'), sizeBytes: 4 });
  expect(tree.leftOut).toEqual([]);
});

test('what is left out is named, folders once and not looked into', async () => {
  const tree = await listFiles(
    {
      'a.php': '',
      'x/a.map': '',
      'z.map': '',
      '.git/HEAD': '',
      'x/.git': 'gitdir: elsewhere',
      'node_modules/a/b.js': '',
      'node_modules/bad\\name': '',
      'node_modules/gone': { to: 'nowhere' },
      '.distignore': '',
    },
    'node_modules/\n*.map',
  );
  expect(namesOf(tree)).toEqual(['a.php']);
  expect(tree.leftOut).toEqual(['.distignore', '.git/', 'node_modules/', 'x/.git', 'x/a.map', 'z.map']);
});

describe('links', () => {
  test('inside of the tree are followed, to files and folders, over other links', async () => {
    await using folder = await createFolder({
      'lib/one.php': '1',
      'lib/sub/two.php': '22',
      'main.php': { to: 'lib/one.php' },
      copy: { to: 'lib' },
      again: { to: 'copy/sub' },
      'lib/up.php': { to: '../lib/sub/../one.php' },
    });
    const tree = await list(folder.path);
    expect(namesOf(tree)).toEqual([
      'again/two.php',
      'copy/one.php',
      'copy/sub/two.php',
      'copy/up.php',
      'lib/one.php',
      'lib/sub/two.php',
      'lib/up.php',
      'main.php',
    ]);
    expect(tree.files.map(({ sizeBytes }) => sizeBytes)).toEqual([2, 1, 2, 1, 1, 2, 1, 1]);
  });

  test('may be absolute, and the tree itself may be behind one', async () => {
    await using folder = await createFolder({ 'real/lib/one.php': '', tree: { to: 'real' } });
    await folder.add({ 'real/abs': { to: `${await realpath(folder.path)}/real/lib` } });
    expect(namesOf(await list(folder.at('tree')))).toEqual(['abs/one.php', 'lib/one.php']);
  });

  const outside = 'which is outside of the directory';
  test.each<[string, Files, string, string]>([
    ['a file outside', { 'x/key': { to: '/etc/passwd' } }, 'x/key', `/etc/passwd\`, ${outside}`],
    ['a folder outside', { x: { to: '/etc' } }, 'x', `/etc\`, ${outside}`],
    ['the folder above', { 'x/y': { to: '../..' } }, 'x/y', `../..\`, ${outside}`],
    ['nothing', { 'x/y': { to: 'gone.php' } }, 'x/y', 'gone.php`, which does not exist'],
    ['a path through a file', { f: '', y: { to: 'f/z' } }, 'y', 'f/z`, which does not exist'],
    ['itself', { y: { to: 'y' } }, 'y', 'y`, which points back to itself'],
    ['its own folder', { 'x/y': { to: '.' } }, 'x/y', '.`, a folder that it is in, so it has no end'],
    ['the top', { 'x/y': { to: '..' } }, 'x/y', '..`, a folder that it is in, so it has no end'],
    [
      'the repository',
      { '.git/config': '', c: { to: '.git/config' } },
      'c',
      '.git/config`, which is inside of `.git`',
    ],
  ])('to %s are refused, with their name and target', async (_name, files, name, rest) => {
    const error = await fail(listFiles(files));
    expect(error).toMatchObject({ code: 'package', message: `The link \`${name}\` points to \`${rest}.` });
  });

  test('of Composer are to be copies, because the plugin needs what they point to', async () => {
    const link = { 'vendor/acme/tools': { to: '/etc' } };
    expect((await fail(listFiles(link))).hint).toBe(
      'Composer links packages from folders (`"type": "path"`). To get a copy, write `COMPOSER_MIRROR_PATH_REPOS: 1` under `env` of the step that runs `composer install`.',
    );
    expect((await fail(listFiles({ 'vendor/acme/tools': { to: 'gone' } }))).hint).toMatch(/^Copy/);
    expect((await fail(listFiles({ 'vendor/tools': { to: '/etc' } }))).hint).toBe(
      'Copy its target into the plugin, or name the link in `.distignore`.',
    );
  });

  test('to a sibling whose name begins like that of the directory are outside', async () => {
    await using folder = await createFolder({
      'tidy-pro/a.php': '',
      'tidy/link': { to: '../tidy-pro/a.php' },
    });
    const error = await fail(list(folder.at('tidy')));
    expect(error.message).toContain('which is outside of the directory');
  });

  test('to something inside whose name begins with dots are inside', async () => {
    expect(namesOf(await listFiles({ '..a/b.php': '', l: { to: '..a' } }))).toEqual(['..a/b.php', 'l/b.php']);
  });

  test('in a circle over several folders are found', async () => {
    const files = { 'a/to-b': { to: '../b' }, 'b/to-a': { to: '../a' } };
    const error = await fail(listFiles(files));
    expect(error.message).toMatch(
      /^The link `(a\/to-b\/to-a|b\/to-a\/to-b)` points to .* so it has no end\.$/,
    );
  });

  test('that double the tree at each level run into the limit of folders', async () => {
    const levels = Array.from({ length: 12 }, (_, level) => [
      [`d${level}/l`, { to: `../d${level + 1}` }] as const,
      [`d${level}/r`, { to: `../d${level + 1}` }] as const,
    ]);
    const error = await fail(listFiles({ 'd12/': '', ...Object.fromEntries(levels.flat()) }));
    expect(error.message).toMatch(/^The directory `[\w-]+` holds more than 1000 folders\.$/);
  });

  test('are left out by rules for folders, wherever they lead', async () => {
    const tree = await listFiles(
      { 'a.php': '', node_modules: { to: '/tmp' }, bad: { to: 'gone' } },
      'node_modules/\nbad',
    );
    expect(namesOf(tree)).toEqual(['a.php']);
    expect(tree.leftOut).toEqual(['bad', 'node_modules/']);
  });
});

describe('what links lead to is left out as it would be without them:', () => {
  const files: Files = {
    'a.php': '',
    'secret.php': '',
    'private/key.php': '',
    'lib/b.php': '',
    'lib/c.map': '',
    'lib/sub/d.php': '',
  };
  const names = Object.keys(files);

  test.each<[string, Files, string, readonly string[], readonly string[]]>([
    ['a file', { link: { to: 'secret.php' } }, 'secret.php', ['secret.php'], ['link']],
    ['a file in a folder', { link: { to: 'private/key.php' } }, '/private', ['private/'], ['link']],
    ['a folder', { link: { to: 'private' } }, 'private/', ['private/'], ['link/']],
    ['a folder in a folder', { link: { to: 'lib/sub' } }, 'lib', ['lib/'], ['link/']],
    [
      'a link to a link',
      { one: { to: 'secret.php' }, two: { to: 'one' } },
      '/secret.php',
      ['secret.php'],
      ['one', 'two'],
    ],
    ['a file in a linked folder', { link: { to: 'lib' } }, '/lib/b.php', ['lib/b.php'], ['link/b.php']],
    ['a folder in a linked folder', { link: { to: 'lib' } }, '/lib/sub/', ['lib/sub/'], ['link/sub/']],
    ['what one folder of two kept by name has', { link: { to: 'lib' } }, '/lib\n!/link', ['lib/'], []],
    [
      'but for what is kept by its own name',
      { link: { to: 'secret.php' } },
      'secret.php\n!link',
      ['secret.php'],
      [],
    ],
  ])('%s', async (_name, links, rules, leftOut, targets) => {
    const tree = await listFiles({ ...files, ...links }, rules);
    expect(tree.leftOut).toEqual([...leftOut, ...targets].sort());
    expect(tree.leftOutTargets).toEqual(targets.map((name) => name.replace(/\/$/, '')));
  });

  test('nothing else is', async () => {
    const tree = await listFiles({ ...files, link: { to: 'lib' } }, 'private\n*.log');
    expect(namesOf(tree)).toEqual(
      [
        ...names.filter((name) => !name.startsWith('private')),
        'link/b.php',
        'link/c.map',
        'link/sub/d.php',
      ].sort(),
    );
  });
});

describe('what is no file', () => {
  test('such as a named pipe is refused, unless it is left out', async () => {
    await using folder = await createFolder({ 'a.php': '', 'x/': '' });
    execFileSync('mkfifo', [folder.at('x/pipe')]);
    const error = await fail(list(folder.path));
    expect(error.message).toBe('`x/pipe` is a named pipe, not a file.');
    expect(namesOf(await list(folder.path, 'pipe'))).toEqual(['a.php']);
  });

  test('such as a socket is refused', async () => {
    await using folder = await createFolder();
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(folder.at('s.sock'), resolve));
    const error = await fail(list(folder.path));
    expect(error.message).toBe('`s.sock` is a socket, not a file.');
    await new Promise((resolve) => server.close(resolve));
  });
});

describe('names', () => {
  test.each([
    ['a backslash', 'x\\y.php', 'x\\y.php', 'contains a backslash'],
    ['a line break', 'x\ny.php', 'x\\u{a}y.php', 'contains a control character'],
    ['an escape', 'x\u001b[31m.php', 'x\\u{1b}[31m.php', 'contains a control character'],
    ['a C1 control', 'x\u009b.php', 'x\\u{9b}.php', 'contains a control character'],
  ])('with %s are refused', async (_name, name, shown, problem) => {
    const error = await fail(listFiles({ [`sub/${name}`]: '' }));
    expect(error).toMatchObject({ code: 'package', message: `The name of \`sub/${shown}\` ${problem}.` });
  });

  test('of folders are checked, too', async () => {
    const error = await fail(listFiles({ 'a\\b/x.php': '' }));
    expect(error.message).toBe('The name of `a\\b` contains a backslash.');
  });

  test('that are not UTF-8 are refused', async () => {
    await using folder = await createFolder({ 'x.php': '' });
    renameSync(folder.at('x.php'), Buffer.concat([Buffer.from(`${folder.path}/caf`), Buffer.from([0xe9])]));
    const error = await fail(list(folder.path));
    expect(error.message).toBe('The name of `caf\ufffd` is not valid UTF-8.');
  });

  test('may be anything else', async () => {
    const names = ['a b.php', 'ü.php', '-x', 'a:b', 'x.', '"quoted"', '\u{1f600}', '\u202e.php', "it's"];
    const tree = await listFiles(Object.fromEntries(names.map((name) => [name, ''])));
    expect([...namesOf(tree)].sort()).toEqual([...names].sort());
  });
});

describe('limits', () => {
  const three: Files = { 'a.php': 'x'.repeat(400), 'b/b.php': 'x'.repeat(600), 'c.php': '' };

  test.each<[string, Partial<Maxima>, RegExp]>([
    ['files', { files: 2 }, /^The directory `[\w-]+` holds more than 2 files\.$/],
    [
      'bytes of a file',
      { fileBytes: 599 },
      /^`b\/b\.php` has 600 B, more than the 599 B allowed for one file\.$/,
    ],
    ['bytes of all files', { totalBytes: 999 }, /^The directory `[\w-]+` holds more than 999 B\.$/],
  ])('of %s', async (_name, maxima, message) => {
    const error = await fail(listFiles(three, '', maxima));
    expect(error).toMatchObject({ code: 'package', message: expect.stringMatching(message) });
    expect(error.hint).toContain('.distignore');
  });

  test('name the folder that has most of the files', async () => {
    const libraries = { 'node_modules/a.js': '', 'node_modules/b.js': '', 'node_modules/c.js': '' };
    const files = { 'a.php': '', 'b/b.php': '', ...libraries };
    expect((await fail(listFiles(files, '', { files: 4 }))).message).toMatch(
      / holds more than 4 files, many of them in `node_modules\/`\.$/,
    );
  });

  test('that are just reached are kept', async () => {
    const tree = await listFiles(three, '', { files: 3, fileBytes: 600, totalBytes: 1000 });
    expect(tree.files).toHaveLength(3);
  });

  test('do not count what is left out', async () => {
    expect(namesOf(await listFiles(three, 'b/', { files: 2, fileBytes: 400 }))).toEqual(['a.php', 'c.php']);
  });
});

describe('what cannot be read', () => {
  test('is named, when it is a folder', async () => {
    await using folder = await createFolder({ 'x/closed/a.php': '' });
    await chmod(folder.path, 0o755);
    await chmod(folder.at('x/closed'), 0o000);
    const error = await fail(actAsNobody(() => list(folder.path)));
    expect(error.message).toBe('`x/closed` cannot be read: permission denied (EACCES).');
    await chmod(folder.at('x/closed'), 0o755);
  });

  test('does not matter when it is left out', async () => {
    await using folder = await createFolder({ 'closed/a.php': '', 'a.php': '' });
    await chmod(folder.path, 0o755);
    await chmod(folder.at('closed'), 0o000);
    const tree = await actAsNobody(() => list(folder.path, 'closed/'));
    expect(namesOf(tree)).toEqual(['a.php']);
    await chmod(folder.at('closed'), 0o755);
  });

  test('is named, when it is the directory', async () => {
    await using folder = await createFolder();
    const error = await fail(() => openTree(folder.at('gone')));
    expect(error.message).toBe(`\`${folder.at('gone')}\` cannot be read: it does not exist (ENOENT).`);
  });
});

test('a run that is cancelled lists nothing more', async () => {
  await using folder = await createFolder({ 'a.php': '', 'b.php': '' });
  let entries = 0;
  const yieldToEventLoop = () => {
    entries += 1;
    if (entries === 2) throw new Cancelled();
    return undefined;
  };
  const judge = () => undefined;
  await expect(listTree(openTree(folder.path), judge, plenty, yieldToEventLoop)).rejects.toThrow(Cancelled);
});

test('one folder is read alone', async () => {
  await using folder = await createFolder({ 'a.php': 'abc', 'sub/b.php': '', 'x.map': '' });
  mkdirSync(folder.at('sub/deep'));
  writeFileSync(folder.at('.git'), '');
  symlinkSync('sub', folder.at('link'));
  const content = await readFolder(
    openTree(folder.path),
    createFilter([{ prefix: '', judge: parseRules('*.map') }]),
    neverYield,
  );
  expect(content.files).toMatchObject([{ name: 'a.php', path: folder.at('a.php'), sizeBytes: 3 }]);
  expect(content.folders.map(({ name }) => name)).toEqual(['link', 'sub']);
  expect(content.leftOut).toEqual(['.git', 'x.map']);
});

test.each(['a', 'a/b'])('the folder `%s` is not followed when it becomes a link', async (name) => {
  await using folder = await createFolder({ 'in/a/b/file': '', 'in/a/z': '', 'in/z': '', 'out/b/file': '' });
  const isLast = (path: string) => path === (name === 'a' ? 'z' : 'a/z');
  const swap = (): undefined => {
    renameSync(folder.at(`in/${name}`), folder.at('gone'));
    symlinkSync(folder.at('out'), folder.at(`in/${name}`));
  };
  const judge = (path: string) => (isLast(path) ? swap() : undefined);
  const error = await fail(listTree(openTree(folder.at('in')), judge, plenty, neverYield));
  expect(error.message).toBe(`\`${name}\` changed while it was zipped.`);
});
