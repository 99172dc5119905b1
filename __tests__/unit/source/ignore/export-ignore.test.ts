import { rmSync, writeFileSync } from 'node:fs';
import { chmod } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { neverYield } from '../../../../src/shared/yield-to-event-loop.ts';
import { createFilter } from '../../../../src/source/ignore/distignore.ts';
import { findExportIgnoreLine, readExportIgnore } from '../../../../src/source/ignore/export-ignore.ts';
import { listTree, openTree } from '../../../../src/source/directory/tree.ts';
import { RUNS_ALL } from '../../../fixtures/all-tests.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { actAsNobody, createFolder, fail, type Files, type TestFolder } from '../folder.ts';
import { hasGit, runGit } from './git.ts';

const maxima = { files: 1000, fileBytes: 1e6, totalBytes: 1e6 };

/** Lists the files of a directory that the rules keep. */
async function listKept(path: string, hasRepository = true): Promise<readonly string[]> {
  const top = openTree(path);
  const { judge } = readExportIgnore(top, hasRepository);
  const tree = await listTree(top, createFilter([{ prefix: '', judge }]), maxima, neverYield);
  return tree.files.map(({ name }) => name);
}

async function keep(files: Files, directory = '.', hasRepository = true): Promise<readonly string[]> {
  await using folder = await createFolder(files);
  return await listKept(folder.at(directory), hasRepository);
}

const SOURCES = [
  'a.php',
  'src/a.js',
  'src/lib/b.js',
  'tests/a.php',
  'docs/tests/b.md',
  'docs/a b.md',
  'docs/é.md',
];

(hasGit ? describe : describe.skip)('what is kept is what git archives (needs Linux and git)', () => {
  let repository: TestFolder;
  const places = ['', 'src/', 'docs/', 'docs/tests/'];

  beforeAll(async () => {
    repository = await createFolder(Object.fromEntries(SOURCES.map((name) => [name, ''])));
    runGit(repository.path, ['init', '--quiet']);
  });

  afterAll(async () => {
    await repository[Symbol.asyncDispose]();
  });

  /** Writes one file for each of the places, and archives what is there then. */
  function archive(texts: readonly string[]): readonly string[] {
    for (const [index, place] of places.entries()) {
      const path = repository.at(`${place}.gitattributes`);
      rmSync(path, { force: true });
      if ((texts[index] ?? '') !== '') writeFileSync(path, texts[index] ?? '');
    }
    runGit(repository.path, ['add', '--all']);
    const tree = runGit(repository.path, ['write-tree']).toString().trim();
    return readTarNames(runGit(repository.path, ['archive', '--format=tar', tree]));
  }

  async function expectSame(texts: readonly string[]): Promise<void> {
    const expected = archive(texts);
    const byBytes = (a: string, b: string) => Buffer.compare(Buffer.from(a), Buffer.from(b));
    expect(await listKept(repository.path)).toEqual([...expected].sort(byBytes));
  }

  test.each<[string, ...string[]]>([
    ['nothing', '* text=auto\n*.md diff=markdown\n'],
    ['names and paths', 'tests export-ignore\n/src/lib export-ignore\n'],
    ['folders', 'tests/ export-ignore\n/a.php/ export-ignore\n'],
    ['a star, and what is kept', '* export-ignore\n/src -export-ignore\n/src/** -export-ignore\n'],
    ['what is put back to nothing', 'tests export-ignore\ntests !export-ignore\n'],
    ['a value, which sets nothing', 'tests export-ignore=true\n/src export-ignore=false\n'],
    ['several attributes', 'tests text -diff export-ignore\n'],
    ['the last word of a line', 'tests export-ignore -export-ignore\nsrc -export-ignore export-ignore\n'],
    ['the last line', 'tests export-ignore\ntests -export-ignore\n'],
    ['another attribute behind it', 'tests export-ignore\ntests text\n'],
    ['lines with a mistake', 'tests export-ignore =x\n/src export-ignore -\n!docs export-ignore\n'],
    ['comments and blanks', '# tests export-ignore\n  tests\texport-ignore  \r\n\n'],
    ['no line end', 'tests export-ignore'],
    ['quotes', '"docs/a b.md" export-ignore\n"docs/\\303\\251.md" export-ignore\n'],
    ['half a quote', '"docs/a export-ignore\n'],
    ['a macro', '[attr]dev export-ignore\ntests dev\n/src -dev\n'],
    ['a macro in a macro', '[attr]one export-ignore\n[attr]two one\ntests two\n'],
    ['a macro that was unset before', '[attr]dev export-ignore\ntests dev\ntests -dev\n'],
    ['a macro that keeps', '[attr]shipped -export-ignore\n* export-ignore\na.php shipped\n'],
    ['a macro of itself', '[attr]dev dev export-ignore\ntests dev\n'],
    ['a macro below', '', '[attr]dev export-ignore\nlib dev\n'],
    ['a file below', '', 'lib export-ignore\n', '/a?b.md export-ignore\n'],
    ['a question mark, which is a byte', '?.md export-ignore\n', '', '??.md export-ignore\n'],
    [
      'a file below that keeps',
      '*.md export-ignore\n*.js export-ignore\n',
      '*.js -export-ignore\n',
      '*.md !export-ignore\n',
    ],
    ['a file in a folder that is left out', 'docs/tests export-ignore\n', '', '', '* -export-ignore\n'],
    ['a file far below', '*.md export-ignore\n', '', '* -export-ignore\n', 'b.md export-ignore\n'],
  ])('%s', async (_name, ...texts) => {
    await expectSame(texts);
  });

  const anyGlob = fc
    .array(
      fc.constantFrom(
        'a',
        'b',
        '*',
        '**',
        '?',
        '/',
        '/**/',
        'src',
        'tests',
        'docs',
        'lib',
        '.js',
        '.md',
        '[a-d]',
      ),
      {
        minLength: 1,
        maxLength: 4,
      },
    )
    .map((parts) => parts.join(''));
  const anyState = fc.constantFrom(
    'export-ignore',
    'export-ignore',
    '-export-ignore',
    '!export-ignore',
    'text',
    'm',
    '-m',
  );
  const anyLine = fc
    .tuple(anyGlob, fc.array(anyState, { minLength: 1, maxLength: 2 }))
    .map(([glob, states]) => `${glob} ${states.join(' ')}\n`);
  const anyFile = fc.oneof(
    fc.constant(''),
    fc.array(anyLine, { maxLength: 4 }).map((lines) => lines.join('')),
  );
  const anyTop = fc
    .tuple(fc.constantFrom('', '[attr]m export-ignore\n', '[attr]m -export-ignore\n'), anyFile)
    .map((texts) => texts.join(''));

  test('whatever the lines', async () => {
    const texts = fc.tuple(anyTop, anyFile, anyFile, anyFile);
    await fc.assert(fc.asyncProperty(texts, expectSame), { numRuns: RUNS_ALL ? 80 : 20 });
  });
});

/** The files in a tar with short names. */
function readTarNames(tar: Buffer): readonly string[] {
  const names: string[] = [];
  for (let at = 0; tar[at] !== 0 && at < tar.length;) {
    const field = (start: number, end: number) =>
      tar.toString('utf8', at + start, at + end).replace(/\0.*/s, '');
    if (!field(0, 100).endsWith('/')) names.push(field(0, 100));
    at += 512 * (1 + Math.ceil(Number.parseInt(field(124, 136), 8) / 512));
  }
  return names;
}

describe('the files of the folders above', () => {
  const monorepo: Files = {
    '.git/HEAD': '',
    '.gitattributes':
      '[attr]dev export-ignore\ntests export-ignore\n/plugins/a/src export-ignore\n*.map dev\n',
    'plugins/.gitattributes': '/a/docs export-ignore\n/docs export-ignore\n*.md dev\n',
    'plugins/a/a.php': '',
    'plugins/a/a.map': '',
    'plugins/a/a.md': '',
    'plugins/a/src/a.js': '',
    'plugins/a/docs/a.md': '',
    'plugins/a/inc/docs/a.txt': '',
    'plugins/a/inc/tests/a.php': '',
  };

  test('count as they do for git', async () => {
    expect(await keep(monorepo, 'plugins/a')).toEqual(['a.php', 'inc/docs/a.txt']);
  });

  test('count up to the one with the repository in it', async () => {
    const outer = { '.gitattributes': '* export-ignore\n' };
    const inner = Object.fromEntries(
      Object.entries(monorepo).map(([name, content]) => [`inner/${name}`, content]),
    );
    expect(await keep({ ...outer, ...inner }, 'inner/plugins/a')).toEqual(['a.php', 'inc/docs/a.txt']);
  });

  test('do not count where there is no repository, nor for what is in none', async () => {
    const bare = Object.fromEntries(Object.entries(monorepo).filter(([name]) => name !== '.git/HEAD'));
    const all = Object.keys(bare)
      .filter((name) => name.startsWith('plugins/a/'))
      .map((name) => name.slice('plugins/a/'.length));
    expect(await keep(bare, 'plugins/a')).toEqual([...all].sort());
    expect(await keep(monorepo, 'plugins/a', false)).toEqual([...all].sort());
  });

  test.each([
    '/build export-ignore\n*.map export-ignore',
    'build/** export-ignore',
    '/build/a/ export-ignore',
  ])('do not count for a directory that they leave out as a whole: %j', async (text) => {
    const files = {
      '.git/HEAD': '',
      '.gitattributes': text,
      'build/a/a.php': '',
      'build/a/a.map': '',
      'build/a/x/y.txt': '',
      'build/a/.gitattributes': '*.txt export-ignore',
    };
    expect(await keep(files, 'build/a')).toEqual(['.gitattributes', 'a.map', 'a.php']);
  });
});

describe('libraries', () => {
  const vendored: Files = {
    'a.php': '',
    'src/a.js': '',
    'tests/a.php': '',
    'vendor/one/src/a.php': '',
    'vendor/one/tests/a.php': '',
    'vendor/one/.gitattributes': '/src export-ignore\n',
    'vendor_prefixed/two/src/a.php': '',
    'vendor_prefixed/two/.gitattributes': '* export-ignore\n',
  };
  const own = ['.gitattributes', 'a.php'];

  test('keep what patterns without a slash name elsewhere, and their own files say nothing', async () => {
    const kept = await keep({ ...vendored, '.gitattributes': 'src export-ignore\ntests/ export-ignore\n' });
    expect(kept).toEqual([
      ...own,
      ...Object.keys(vendored)
        .filter((name) => name.startsWith('vendor'))
        .sort(),
    ]);
  });

  test('are left out by patterns that lead to them', async () => {
    const text =
      'src export-ignore\n/tests export-ignore\nvendor/*/tests export-ignore\n**/.gitattributes export-ignore\nvendor_prefixed export-ignore';
    expect(await keep({ ...vendored, '.gitattributes': text })).toEqual(['a.php', 'vendor/one/src/a.php']);
  });
});

describe('the file', () => {
  test('is not followed when it is a link, as git does not', async () => {
    expect(
      await keep({ 'a.php': '', rules: '* export-ignore', '.gitattributes': { to: 'rules' } }),
    ).toContain('a.php');
  });

  test('is not taken for absent when it cannot be read', async () => {
    await using folder = await createFolder({
      'a.php': '',
      'x/.gitattributes': '* export-ignore',
      'x/a.php': '',
    });
    await chmod(folder.path, 0o755);
    await chmod(folder.at('x/.gitattributes'), 0);
    const error = await fail(actAsNobody(() => listKept(folder.path)));
    expect(error).toMatchObject({
      code: 'package',
      message: '`x/.gitattributes` cannot be read: permission denied (EACCES).',
    });
  });

  test('may begin with a byte order mark', async () => {
    const files = { 'a.php': '', '.gitattributes': '\ufeff.gitattributes export-ignore' };
    expect(await keep(files)).toEqual(['a.php']);
  });

  test('has a size that people write', async () => {
    const error = await fail(
      keep({ '.git/HEAD': '', '.gitattributes': '#'.repeat(1024 * 1024 + 1), 'a/a.php': '' }, 'a'),
    );
    expect(error).toMatchObject({ code: 'package', message: '`../.gitattributes` is larger than 1 MiB.' });
  });

  test('has a bounded size in all folders together', async () => {
    const files = Array.from({ length: 5 }, (_, index) => [`${index}/.gitattributes`, '#'.repeat(500_000)]);
    await using folder = await createFolder(Object.fromEntries(files) as Files);
    const { judge } = readExportIgnore(openTree(folder.path), false);
    for (const index of [0, 1, 2, 3, 3]) expect(judge(`${index}/a.php`, false)).toBeUndefined();
    expect(() => judge('4/a.php', false)).toThrow(
      'The files `.gitattributes` of all folders are larger than 2 MiB.',
    );
  });

  test('takes no longer when it is made for it', async () => {
    const macros = Array.from({ length: 20_000 }, (_, index) => `[attr]m${index} m${index + 1}\n`).join('');
    const startMs = cpuNow();
    await keep({ 'a.php': '', 'b/b.php': '', '.gitattributes': `${macros}${'* m0 m1 m2\n'.repeat(10_000)}` });
    await keep({ 'a.php': '', '.gitattributes': `${'"\\'.repeat(900)} export-ignore\n`.repeat(500) });
    expect(cpuNow() - startMs).toBeLessThan(2000);
  });
});

test.each<readonly [what: string, files: Files, path: string, found: object | undefined]>([
  [
    'a folder above the path',
    { '.gitattributes': '* text=auto\n/vendor export-ignore' },
    'vendor/autoload.php',
    { file: '.gitattributes', line: 2, text: '/vendor export-ignore' },
  ],
  [
    'a folder of its own',
    {
      '.gitattributes': '/p/vendor export-ignore',
      'p/.gitattributes': 'lib/ -export-ignore\nlib export-ignore',
    },
    'lib/',
    { file: 'p/.gitattributes', line: 2, text: 'lib export-ignore' },
  ],
  [
    'the repository, by a macro',
    { '.gitattributes': '[attr]dev export-ignore\nvendor dev' },
    'vendor/',
    { file: '.gitattributes', line: 2, text: 'vendor dev' },
  ],
  [
    'nothing: a later line keeps it',
    { '.gitattributes': 'vendor export-ignore\nvendor -export-ignore' },
    'vendor/',
    undefined,
  ],
  [
    'nothing: the nearer file keeps it',
    { '.gitattributes': 'vendor export-ignore', 'p/.gitattributes': 'vendor -export-ignore' },
    'vendor/',
    undefined,
  ],
  ['nothing: no file', {}, 'vendor/', undefined],
])('the line that leaves something out is of %s', async (_what, files, path, found) => {
  await using folder = await createFolder({ ...files, '.git/HEAD': '', 'p/a.php': '' });
  const directory = files['p/.gitattributes'] === undefined ? '.' : 'p';
  expect(findExportIgnoreLine(folder.at(directory), path)).toEqual(found);
});
