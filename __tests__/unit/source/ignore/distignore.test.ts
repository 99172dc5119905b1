import { chmod } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';

import { createFilter, parseRules, readRules } from '../../../../src/source/ignore/distignore.ts';
import { findRule } from '../../../../src/source/ignore/distignore.ts';
import { actAsNobody, createFolder, fail } from '../folder.ts';

/** Which of these paths are left out, also with a folder before them; a path with a slash at its end is a folder. */
function leaveOut(text: string, paths: readonly string[]): readonly string[] {
  const judge = parseRules(text);
  const isOut = (path: string): boolean => judge(path.replace(/\/$/, ''), path.endsWith('/')) === true;
  return paths.filter((path) =>
    paths.some((other) => isOut(other) && (other.endsWith('/') ? path.startsWith(other) : path === other)),
  );
}

const tests = 'tests/';
const paths = ['a.map', 'b/a.map', 'tests', tests, 'b/tests/', 'b/c.js', '#x', '!y', 'node_modules/'];

describe('lines mean what they mean in a .gitignore', () => {
  // On random trees and lines they agree with git, except that `?` is a character here and a byte there.
  test.each<[string, string, readonly string[]]>([
    ['a name, at any depth', 'a.map', ['a.map', 'b/a.map']],
    ['a pattern, at any depth', '*.map', ['a.map', 'b/a.map']],
    ['a leading slash: only at the top', '/a.map', ['a.map']],
    ['a slash inside: from the top', 'b/*.map', ['b/a.map']],
    ['a trailing slash: only folders', 'tests/', [tests, 'b/tests/']],
    ['both slashes', '/tests/', [tests]],
    ['two stars', '**/*.map', ['a.map', 'b/a.map']],
    ['two stars at the end: what is inside', 'b/**', ['b/a.map', 'b/tests/', 'b/c.js']],
    ['a later line wins', '*.map\n!b/a.map', ['a.map']],
    ['and the other way round', '!b/a.map\n*.map', ['a.map', 'b/a.map']],
    ['comments and blank lines', '\n# *.map\n\n', []],
    ['escaped signs', '\\#x\n\\!y', ['#x', '!y']],
    ['a set', '[ab].map', ['a.map', 'b/a.map']],
    ['a question mark is not a slash', 'b?a.map', []],
    ['case counts', 'A.map\nTESTS/', []],
    ['trailing blanks do not count', 'a.map   ', ['a.map', 'b/a.map']],
    ['nothing', '', []],
  ])('%s', (_name, text, expected) => {
    expect(leaveOut(text, paths)).toEqual(expected);
  });

  test('also when lines end as on Windows, behind a byte order mark', () => {
    expect(leaveOut('\ufeff*.map\r\ntests/\r\n!b/a.map\r\n', paths)).toEqual(['a.map', tests, 'b/tests/']);
  });

  test('what is in a folder that is left out cannot be kept', () => {
    expect(leaveOut('tests/\n!tests/keep.php', [tests, 'tests/keep.php'])).toEqual([tests, 'tests/keep.php']);
  });

  test('the content of a folder can be left out except for a part', () => {
    const found = ['vendor/', 'vendor/a/', 'vendor/keep/', 'vendor/keep/x.php'];
    expect(leaveOut('vendor/*\n!vendor/keep/', found)).toEqual(['vendor/a/']);
  });

  test('what no line is about has no verdict, which is not the same as being kept', () => {
    const judge = parseRules('*.map\n!keep.map');
    expect([judge('x.php', false), judge('keep.map', false), judge('x.map', false)]).toEqual([
      undefined,
      false,
      true,
    ]);
  });
});

test('lines that are no patterns do no harm', () => {
  const text = '[z-a]\n[\n\\\n!\n/\n//\n!/\n(\n+\n{a\n$^\n\u0000\n';
  expect(leaveOut(text, ['a.php', '(', 'b/(', 'c/d'])).toEqual(['(', 'b/(']);
});

describe('rules that are joined', () => {
  const outer = { prefix: '', judge: parseRules('*.map\n/tidy/docs/\n*.log') };
  const inner = { prefix: 'tidy/', judge: parseRules('!keep.map\n/src/\n!a.log') };
  const judge = createFilter([inner, outer]);

  test.each<[string, boolean, boolean | undefined]>([
    ['x.map', false, true],
    ['tidy/x.map', false, true],
    ['tidy/keep.map', false, false],
    ['tidy/docs', true, true],
    ['tidy/src', true, true],
    ['src', true, undefined],
    ['tidy', true, undefined],
    ['a.log', false, true],
    ['tidy/a.log', false, false],
    ['tidy/tidy.php', false, undefined],
    ['tidy.php', false, undefined],
  ])('judge %s', (name, isFolder, expected) => {
    expect(judge(name, isFolder)).toBe(expected);
  });

  test('never let .git or themselves through, whatever they say', () => {
    const all = createFilter([{ prefix: '', judge: parseRules('!.git\n!.distignore\n!**') }]);
    expect(all('.git', true)).toBe(true);
    expect(all('vendor/x/.git', false)).toBe(true);
    expect(all('.distignore', false)).toBe(true);
    expect(judge('tidy/.distignore', false)).toBe(true);
    // Not the rules of this directory, so part of it.
    expect(all('sub/.distignore', false)).toBe(false);
    expect(all('.github', true)).toBe(false);
    expect(all('x.git', true)).toBe(false);
  });
});

describe('the file', () => {
  test('is read from its folder', async () => {
    await using folder = await createFolder({ 'tidy/.distignore': '*.map\n' });
    const rules = readRules(folder.at('tidy'), 'tidy/');
    expect(rules?.prefix).toBe('tidy/');
    expect(rules?.judge('a.map', false)).toBe(true);
  });

  test('need not be there', async () => {
    await using folder = await createFolder();
    expect(readRules(folder.path, '')).toBeUndefined();
  });

  test('may be a link', async () => {
    await using folder = await createFolder({ rules: '*.map', 'tidy/.distignore': { to: '../rules' } });
    expect(readRules(folder.at('tidy'), '', folder.path)?.judge('a.map', false)).toBe(true);
  });

  test('may not be a link out of the workspace', async () => {
    await using folder = await createFolder({ rules: '*.map', 'tidy/.distignore': { to: '../rules' } });
    const error = await fail(() => readRules(folder.at('tidy'), 'tidy/', folder.at('tidy')));
    expect(error.message).toBe('`tidy/.distignore` is a link that leads out of the workspace.');
  });

  test('is not taken for absent when it is a link that leads nowhere', async () => {
    await using folder = await createFolder({ '.distignore': { to: 'gone' } });
    const error = await fail(() => readRules(folder.path, 'tidy/'));
    expect(error).toMatchObject({
      code: 'package',
      message: '`tidy/.distignore` cannot be read: it does not exist (ENOENT).',
    });
  });

  test('is not taken for absent when its folder is closed to us', async () => {
    await using folder = await createFolder({ 'tidy/.distignore': '*.map' });
    await chmod(folder.path, 0o755);
    await chmod(folder.at('tidy'), 0o000);
    const reading = actAsNobody(() => Promise.resolve().then(() => readRules(folder.at('tidy'), '')));
    expect((await fail(reading)).message).toBe('`.distignore` cannot be read: permission denied (EACCES).');
    await chmod(folder.at('tidy'), 0o755);
  });

  test('is a file', async () => {
    await using folder = await createFolder({ '.distignore/x': '' });
    const error = await fail(() => readRules(folder.path, ''));
    expect(error.message).toBe('`.distignore` is not a file.');
  });

  test('has a size that people write', async () => {
    const line = '/some/file\n';
    await using folder = await createFolder({ '.distignore': line.repeat(6000) });
    const error = await fail(() => readRules(folder.path, ''));
    expect(error.message).toBe('`.distignore` is larger than 64 KiB.');
  });
});

test('the line that leaves something out is read as the rules are: bounded, and inside of the workspace', async () => {
  await using folder = await createFolder({ 'out/rules': 'SECRET=*\n*', 'in/rules': '# a\n*.map' });
  for (const name of ['a', 'b']) await folder.add({ [`in/${name}/a.map`]: '' });
  await folder.add({ 'in/a/.distignore': { to: '../../out/rules' }, 'in/b/.distignore': { to: '../rules' } });
  const find = (name: string) => findRule(folder.at(`in/${name}`), 'a.map', folder.at('in'));
  expect(find('a')).toBeUndefined();
  expect(find('b')).toEqual({ file: '.distignore', line: 2, text: '*.map' });
});
