import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import ignore from 'ignore';

import { parseRules } from '../../../../src/source/ignore/distignore.ts';
import { limitWork } from '../../../../src/source/ignore/rules-file.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { createFolder, fail, type TestFolder } from '../folder.ts';
import { hasGit, runGit } from './git.ts';

const NAMES = ['a', 'b', 'ab', 'ba', 'a.b', '.a', 'a b', 'b ', '!a', '#a', '[', 'a]', '*', 'a-b', 'Z', '\\a'];

/** Files at several depths; what is before their slashes are folders. */
const FILES = [
  ...NAMES,
  ...NAMES.map((name) => `d/${name}`),
  ...['a', 'b', 'a.b', 'x/a', 'x/b', 'x/y/a', 'x/y/b', 'ab/a/b', 'k/a/a/b'].flatMap((name) => [
    `e/${name}x`,
    `f/a/${name}`,
    `ax/${name}`,
  ]),
];

const PATHS = [
  ...new Set(
    FILES.flatMap((file) =>
      file.split('/').map((_part, depth, parts) => parts.slice(0, depth + 1).join('/')),
    ),
  ),
];
const FOLDERS = new Set(PATHS.filter((path) => PATHS.some((other) => other.startsWith(`${path}/`))));
const isFolder = (path: string) => FOLDERS.has(path);

/** Lists the paths that the rules leave out; a folder takes along all that is in it. */
function leaveOut(rules: string): readonly string[] {
  const judge = parseRules(rules);
  const out = new Set<string>();
  return PATHS.filter((path) => {
    const isOut =
      out.has(path.slice(0, Math.max(0, path.lastIndexOf('/')))) || judge(path, isFolder(path)) === true;
    if (isOut) out.add(path);
    return isOut;
  });
}

(hasGit ? describe : describe.skip)('lines leave out what git ignores (needs Linux and git)', () => {
  /** As many repositories in one as git is asked about at a time. */
  const PLACES = Array.from({ length: 30 }, (_, index) => `place-${index}`);
  let repository: TestFolder;

  beforeAll(async () => {
    const files = PLACES.flatMap((place) => FILES.map((file) => [`${place}/${file}`, ''] as const));
    repository = await createFolder(Object.fromEntries(files));
    runGit(repository.path, ['init', '--quiet']);
  });

  afterAll(async () => {
    await repository[Symbol.asyncDispose]();
  });

  /** Asks git what each of these rules ignores, in a folder of its own, where they count as in a repository. */
  function askGit(...some: readonly string[]): readonly (readonly string[])[] {
    const places = PLACES.slice(0, some.length);
    for (const [index, place] of places.entries())
      writeFileSync(repository.at(`${place}/.gitignore`), some[index] ?? '');
    const input = places.flatMap((place) => PATHS.map((path) => `./${place}/${path}\0`)).join('');
    const found = runGit(repository.path, ['check-ignore', '--no-index', '--stdin', '-z'], input).toString();
    const ignored = found.split('\0');
    return places.map((place) =>
      ignored
        .filter((path) => path.startsWith(`./${place}/`))
        .map((path) => path.slice(`./${place}/`.length)),
    );
  }

  test.each([
    ['two stars between slashes', 'f/**/b\n'],
    ['two stars at the start', '**/x/a\n'],
    ['two stars at the end', 'f/**\n'],
    ['two stars beside letters', 'a**/b\n'],
    ['two stars behind a wildcard', '?a**/b\n'],
    ['three stars', 'f/***/b\n'],
    ['two stars before an escaped slash', 'f/**\\/b\n'],
    ['two stars twice', '**/**/b\n'],
    ['a folder that is kept in one that is not', 'd/\n!d/a\n'],
    ['the content but for a part', 'd/*\n!d/a\n'],
    ['blanks at the end', 'a  \nb\\ \n'],
    ['a tab at the end', 'ab\t\n'],
    ['escaped signs', '\\!a\n\\#a\n\\[\n\\*\n'],
    ['an escaped backslash', '\\\\a\n'],
    ['a backslash at the end', 'ab\\\n'],
    ['a set with a bracket', '[]a]b\n'],
    ['a set that is not closed', 'a[b\n'],
    ['a set that is negated', '[!a]\n'],
    ['a set with a range and an end', '[a-]\n[b-a]\n'],
    ['names of characters', '[[:upper:]]\n[[:punct:]]a\n'],
    ['a name that nobody knows', '[[:letter:]]\n'],
    ['half a name', '[[:alpha]b\n'],
    ['a set with a slash', 'd[/]a\n'],
    ['slashes', '/\n//\n!/\nd//\n//d\n'],
    ['line ends of Windows', '\ufeffa\r\nb\r'],
  ])('%s', (_name, rules) => {
    expect([leaveOut(rules)]).toEqual(askGit(rules));
  });

  const anyPart = fc.constantFrom(
    ...[
      'a',
      'b',
      'd',
      'e',
      'f',
      'x',
      'ab',
      'a.b',
      '*',
      '*',
      '**',
      '?',
      '[ab]',
      '[!a]',
      '[^b-z]',
      '[]a]',
      '[[:alpha:]]',
    ],
    ...['\\a', '\\*', '.', ' ', '-', '[', ']'],
  );
  const anyGlob = fc
    .array(fc.oneof(anyPart, fc.constantFrom('/', '/', '/**/')), { minLength: 1, maxLength: 6 })
    .map((parts) => parts.join(''));
  const anyLine = fc.tuple(
    fc.constantFrom('', '', '', '!', '/', '#'),
    anyGlob,
    fc.constantFrom('', '', '/', ' '),
  );
  const anyRules = fc
    .array(anyLine, { minLength: 1, maxLength: 6 })
    .map((lines) => lines.map((line) => `${line.join('')}\n`).join(''));

  test('whatever the lines', () => {
    fc.assert(
      fc.property(fc.array(anyRules, { minLength: PLACES.length, maxLength: PLACES.length }), (some) => {
        expect(some.map(leaveOut)).toEqual(askGit(...some));
      }),
      { numRuns: 300 / PLACES.length },
    );
  });
});

test('ordinary lines mean what they meant when a library read them', () => {
  const lines = [
    '*.map',
    '/a',
    'd/',
    '!a.b',
    'x/*',
    '**/b',
    'f/**',
    '/f/a/',
    'a?',
    '.*',
    '# no',
    '',
    '[ab].b',
    '/*',
    '!/d',
  ];
  fc.assert(
    fc.property(fc.shuffledSubarray(lines, { minLength: 1 }), (chosen) => {
      const rules = ignore({ ignorecase: false }).add(chosen.join('\n'));
      const expected = PATHS.filter((path) => rules.ignores(isFolder(path) ? `${path}/` : path));
      expect(leaveOut(chosen.join('\n'))).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test('a question mark and a set are a byte, of which a character may have several', () => {
  const judge = parseRules('a?c\nb??d\n[é]x\n*é.md\nü/*.md');
  const names = ['axc', 'béd', 'né.md', 'ü/a.md', 'aéc', 'éx', 'bd'];
  expect(names.filter((name) => judge(name, false) === true)).toEqual(names.slice(0, 4));
});

describe('lines that are made to take long do not', () => {
  const deep = `${'a/'.repeat(1000)}b`;
  const long = 'a'.repeat(255);

  test.each<[string, string, string]>([
    ['folders in folders', `${'a/**/'.repeat(500)}c`, deep],
    ['stars in a name', `${'*a'.repeat(100)}*c`, long],
    ['stars and sets in a path', `/${'*[a-z]/'.repeat(300)}**/c`, deep],
    ['folders without anything between', `${'**/'.repeat(20_000)}c`, deep],
    ['a set of thousands', `[${'a-b'.repeat(10_000)}]c`, long],
    ['names of characters', `${'[[:alpha:]'.repeat(5000)}]c`, long],
    ['brackets', '[[:'.repeat(20_000), long],
    ['blanks', `${' '.repeat(60_000)}x`, long],
    ['backslashes', `${'\\'.repeat(60_000)}x`, long],
    ['the same name', 'a/\n'.repeat(20_000), 'a'],
  ])('%s', (_name, rules, path) => {
    const startMs = cpuNow();
    const judge = parseRules(rules);
    for (let times = 0; times < 5; times += 1) expect(judge(path, false)).toBeUndefined();
    expect(cpuNow() - startMs).toBeLessThan(1000);
  });

  test('and when they are too many for so many files, that is an error', async () => {
    const spend = limitWork('tidy/.distignore', 100_000);
    const judge = parseRules('*a*b*c\n'.repeat(1000), spend);
    const error = await fail(() => Array.from({ length: 100 }, (_, index) => judge(`abab${index}`, false)));
    expect(error).toMatchObject({
      code: 'package',
      message: '`tidy/.distignore` has too many patterns to compare with so many files.',
    });
  });

  test('a full file over as many files as a plugin may have is a matter of seconds', () => {
    const rules = Array.from({ length: 1000 }, (_, index) => `/src/lib${index}/*.js`).join('\n');
    const judge = parseRules(rules, limitWork('.distignore'));
    const startMs = cpuNow();
    for (let index = 0; index < 20_000; index += 1) judge(`assets/images/icon-${index}.svg`, false);
    expect(cpuNow() - startMs).toBeLessThan(10_000);
  });
});
