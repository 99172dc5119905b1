import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { compileName, expandParts, isPattern, TooManyFolders } from '../../../../src/source/path/glob.ts';
import { createFolder, type Files } from '../folder.ts';

/** Parts of patterns that regular expressions write in another way. */
const EXPRESSIONS: Readonly<Record<string, string>> = { '*': '.*', '?': '.', '[!a]': '[^a]', '.': '\\.' };

describe('a part of a pattern', () => {
  test.each<[string, readonly string[], readonly string[]]>([
    ['*', ['a', 'a.zip', '*'], ['.a', '.']],
    ['*.zip', ['a.zip', 'a.b.zip'], ['a.zip2', '.zip', 'azip', '.a.zip', 'a.ZIP']],
    ['.*', ['.a', '.'], ['a', 'a.b']],
    ['a*b*c', ['abc', 'a-b-c', 'abbcc', 'abcbc'], ['ab', 'abcd', 'acb', 'xabc']],
    ['*a', ['a', 'aa', 'ba'], ['ab', '']],
    ['a**b', ['ab', 'axb'], ['a', 'b']],
    ['a?c', ['abc', 'a.c', 'a\u{1f600}c'], ['ac', 'abbc']],
    ['?', ['a', '?'], ['', 'ab', '.']],
    ['[ab]', ['a', 'b'], ['c', 'ab', '[ab]', '']],
    ['v[0-9].[0-9]', ['v1.2'], ['v1.x', 'v10.2']],
    ['[!a]', ['b', '!'], ['a', '']],
    ['[^a-c]', ['d', '^'], ['b', '']],
    ['[]]', [']'], ['[', '[]]']],
    ['[!]]', ['a'], [']']],
    ['[a-]', ['a', '-'], ['b']],
    ['[-a]', ['a', '-'], ['b']],
    ['[c-a]', ['c'], ['a', 'b']],
    ['[*?]', ['*', '?'], ['a']],
    ['a[b', ['a[b'], ['ab', 'a']],
    ['a\\*', ['a\\', 'a\\b'], ['a*', 'ab']],
    ['[\u{1f600}]', ['\u{1f600}'], ['\ud83d']],
    ['a+(b).{c}', ['a+(b).{c}'], ['aab.c']],
    ['*[0-9]', ['a1', '1', '12'], ['a', '1a']],
  ])('%s', (part, fitting, others) => {
    const matches = compileName(part);
    expect(fitting.filter((name) => !matches(name))).toEqual([]);
    expect(others.filter(matches)).toEqual([]);
  });

  test('is one when it has a sign in it', () => {
    expect(['*', 'a?', '[', 'a[b]'].every(isPattern)).toBe(true);
    expect(['a', 'a]', '{a,b}', '!a', ''].some(isPattern)).toBe(false);
  });

  test('decides like a regular expression does', () => {
    const anyPart = fc.array(fc.constantFrom('a', 'b', '*', '?', '[ab]', '[!a]', '.'), { maxLength: 8 });
    const anyName = fc.string({ unit: fc.constantFrom('a', 'b', 'c', '.'), maxLength: 10 });
    fc.assert(
      fc.property(anyPart, anyName, (tokens, name) => {
        const source = tokens.map((token) => EXPRESSIONS[token] ?? token);
        const isHidden = name.startsWith('.') && tokens[0] !== '.';
        expect(compileName(tokens.join(''))(name)).toBe(
          !isHidden && new RegExp(`^${source.join('')}$`, 's').test(name),
        );
      }),
      { numRuns: 2000 },
    );
  });

  test('takes no longer for many stars', () => {
    const matches = compileName(`${'*a'.repeat(100)}*b`);
    expect(matches('a'.repeat(20_000))).toBe(false);
    expect(matches(`${'a'.repeat(20_000)}b`)).toBe(true);
  });
});

describe('a pattern finds', () => {
  const files: Files = {
    'dist/a.zip': '',
    'dist/b.zip': '',
    'dist/notes.txt': '',
    'dist/.c.zip': '',
    'dist/one/a.zip': '',
    'dist/one/two/a.zip': '',
    'dist/.cache/a.zip': '',
    'dist/link': { to: 'one' },
    'a.zip': '',
  };

  async function find(pattern: string): Promise<readonly string[]> {
    await using folder = await createFolder(files);
    const found = await expandParts(folder.path, pattern.split('/'));
    return found.map((path) => path.slice(folder.path.length + 1)).sort();
  }

  const deep = ['dist/a.zip', 'dist/one/a.zip', 'dist/one/two/a.zip'];

  test.each<[string, readonly string[]]>([
    ['*.zip', ['a.zip']],
    ['dist/*.zip', ['dist/a.zip', 'dist/b.zip']],
    ['dist/.*.zip', ['dist/.c.zip']],
    ['*/a.zip', ['dist/a.zip']],
    ['d*/o*/a.zip', ['dist/one/a.zip']],
    ['dist/*/a.zip', ['dist/link/a.zip', 'dist/one/a.zip']],
    ['**/a.zip', ['a.zip', ...deep]],
    ['dist/**/a.zip', deep],
    ['**/**/a.zip', ['a.zip', ...deep]],
    ['**/one/**/a.zip', ['dist/one/a.zip', 'dist/one/two/a.zip']],
    ['dist/one/**', ['dist/one', 'dist/one/a.zip', 'dist/one/two', 'dist/one/two/a.zip']],
    ['dist/.cache/*', ['dist/.cache/a.zip']],
    ['dist/one/../b.z?p', ['dist/b.zip']],
    ['*.rar', []],
    ['gone/*', []],
    ['a.zip/*', []],
  ])('%s', async (pattern, expected) => {
    expect(await find(pattern)).toEqual(expected);
  });
});

test('a pattern that leads through a forest is given up', async () => {
  const folders = Array.from({ length: 50 }, (_, index) => [`f${index}/`, ''] as const);
  await using folder = await createFolder(Object.fromEntries(folders));
  const parts = ['**', '*'];
  expect(await expandParts(folder.path, parts, 102)).toHaveLength(50);
  await expect(expandParts(folder.path, parts, 101)).rejects.toThrow(TooManyFolders);
});

test('the same folder reached again and again is read once', async () => {
  const folders = Array.from({ length: 20 }, (_, index) => [`f${index}/`, ''] as const);
  await using folder = await createFolder(Object.fromEntries(folders));
  const parts = [...Array.from({ length: 5 }, () => ['*', '..']).flat(), '*'];
  expect(await expandParts(folder.path, parts, 6)).toHaveLength(20);
});
