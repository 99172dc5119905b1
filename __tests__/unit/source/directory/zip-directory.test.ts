import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chmod, utimes } from 'node:fs/promises';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from '../../../fixtures/any-character.ts';

import {
  findHiddenHeader,
  isPluginHeader,
  parsePluginHeader,
} from '../../../../src/package/wordpress/header.ts';
import {
  zipDirectory,
  type ZipDirectoryOptions,
  type ZippedDirectory,
} from '../../../../src/source/directory/zip-directory.ts';
import { samplePlugin } from '../../sandbox/stage.ts';
import { actAsNobody, createFolder, fail, type Files, type TestFolder } from '../folder.ts';
import { readTexts, readZip } from './read-zip.ts';

const main = '<?php\n/*\n * Plugin Name: Tidy\n * Version: 1.0\n */\n';
const maxima = { files: 1000, fileBytes: 5_000_000, totalBytes: 10_000_000 };
const isMainFile = (head: Buffer) => isPluginHeader(parsePluginHeader(head));

async function zip(
  folder: TestFolder,
  name: string,
  options: Partial<ZipDirectoryOptions> = {},
): Promise<ZippedDirectory & { readonly names: readonly string[] }> {
  await using out = await createFolder();
  const zipped = await zipDirectory(`${folder.path}/${name}`, {
    target: out.at('out.zip'),
    maxima,
    isMainFile,
    ...options,
  });
  return { ...zipped, names: Object.keys(await readTexts(zipped.path)) };
}

async function zipFiles(files: Files, name = 'dist', options: Partial<ZipDirectoryOptions> = {}) {
  await using folder = await createFolder(files);
  return await zip(folder, name, options);
}

test('the sample plugin becomes a ZIP with its folder at the top', async () => {
  await using out = await createFolder();
  const zipped = await zipDirectory(samplePlugin, { target: out.at('out.zip'), maxima, isMainFile });
  expect(zipped).toMatchObject({
    path: out.at('out.zip'),
    files: 5,
    folder: 'tidy-footer',
    leftOut: [],
    leftOutCount: 0,
  });
  expect((await readZip(zipped.path)).map(({ name, time }) => [name, time])).toEqual(
    ['includes/footer.php', 'includes/years.php', 'readme.txt', 'tidy-footer.php', 'uninstall.php'].map(
      (name) => [`tidy-footer/${name}`, '1980-01-01T00:00:00.000Z'],
    ),
  );
});

describe('what cannot be zipped as it is', () => {
  test.each([
    ['/tidy.php', 3, 'dist/.distignore'],
    ['*', 3, 'dist/.distignore'],
    ['t*.php', 3, 'dist/.distignore'],
  ])('names the line of `.distignore` that leaves out the main file: %s', async (rule, line, rules) => {
    const files = { 'dist/tidy.php': main, 'dist/a.txt': '', [rules]: `# Not shipped\n/tests\n${rule}\n` };
    const error = await fail(zipFiles(files, 'dist', { zipPath: 'dist' }));
    expect(error.hint).toBe(
      `Change line ${line} of \`.distignore\`, \`${rule}\`: it leaves out \`tidy.php\`, the main plugin file.`,
    );
  });

  test.each([
    [{ 'zz/good.zip': 'PK' }, 'zz/good.zip'],
    [{ 'zz/good.zip': 'PK', 'zz/notes.txt': '' }, 'zz/good.zip'],
    [{ 'zz/out/good.ZIP': 'PK' }, 'zz/out/good.ZIP'],
  ])('is the folder of the ZIP that could be: %j', async (files, path) => {
    const { hint } = await fail(zipFiles(files, 'zz', { zipPath: 'zz' }));
    expect(hint).toBe(`Set \`zip-path\` to \`${path}\`.`);
  });

  test('may hold several ZIPs', async () => {
    const { hint } = await fail(zipFiles({ 'zz/a.zip': 'PK', 'zz/b.zip': 'PK' }, 'zz', { zipPath: 'zz' }));
    expect(hint).toContain('Give the directory');
  });
});

describe('the top folder of a directory with the main file', () => {
  const files = { 'dist/tidy.php': main, 'dist/inc/a.php': '<?php' };
  const names = (folder: string) => [`${folder}/inc/a.php`, `${folder}/tidy.php`];

  test("is the directory's own name", async () => {
    expect(await zipFiles(files)).toMatchObject({ folder: 'dist', names: names('dist') });
  });

  test('is the slug when there is one', async () => {
    expect(await zipFiles(files, 'dist', { slug: 'tidy' })).toMatchObject({
      folder: 'tidy',
      names: names('tidy'),
    });
  });

  test.each(['dist/.', 'dist/', 'dist/inc/..', './dist//'])('is found for %s, too', async (name) => {
    expect(await zipFiles(files, name)).toMatchObject({ folder: 'dist', names: names('dist') });
  });

  test('is that of the link through which it was named', async () => {
    const linked = { ...files, tidy: { to: 'dist' } };
    expect(await zipFiles(linked, 'tidy')).toMatchObject({ folder: 'tidy', names: names('tidy') });
  });

  test.each(['', '.', '..', 'a/b', 'a\\b', 'a\nb'])('cannot be called %j', async (slug) => {
    const error = await fail(zipFiles(files, 'dist', { slug }));
    expect(error.message).toMatch(/^The plugin's folder would be named `[^`]*`, which (is not|contains)/);
    expect(error.hint).toContain('`slug`');
  });

  test('is not the folder beside the main file, which belongs to the plugin', async () => {
    const { names: found } = await zipFiles({
      'dist/a.php': main,
      'dist/sub/sub.php': main,
      'dist/sub/.distignore': '*',
    });
    expect(found).toEqual(['dist/a.php', 'dist/sub/.distignore', 'dist/sub/sub.php']);
  });
});

describe('a directory with just the folder of the plugin', () => {
  const files = { 'dist/tidy/tidy.php': main, 'dist/tidy/inc/a.php': '<?php' };

  test('is that plugin, whatever the slug', async () => {
    const expected = { folder: 'tidy', names: ['tidy/inc/a.php', 'tidy/tidy.php'] };
    expect(await zipFiles(files)).toMatchObject(expected);
    expect(await zipFiles(files, 'dist', { slug: 'other' })).toMatchObject(expected);
  });

  test('may have empty folders and what is left out beside it', async () => {
    const beside = {
      ...files,
      'dist/tmp/deep/': '',
      'dist/.git/HEAD': '',
      'dist/readme.md': '',
      'dist/src/a.js': '',
      'dist/.distignore': '*.md\n/src/\n',
    };
    expect(await zipFiles(beside)).toMatchObject({
      names: ['tidy/inc/a.php', 'tidy/tidy.php'],
      files: 2,
      leftOut: ['.distignore', '.git/', 'readme.md', 'src/'],
    });
  });

  test('may have rules in either place, and the inner ones win', async () => {
    const ruled = {
      ...files,
      'dist/.distignore': '*.map\n',
      'dist/tidy/.distignore': '/inc/\n!keep.map\n',
      'dist/tidy/a.map': '',
      'dist/tidy/keep.map': '',
      'dist/tidy/lib/inc/x.php': '',
      'dist/tidy/lib/.distignore': 'not one of the rules',
    };
    expect(await zipFiles(ruled)).toMatchObject({
      names: ['tidy/keep.map', 'tidy/lib/.distignore', 'tidy/lib/inc/x.php', 'tidy/tidy.php'],
      leftOut: ['.distignore', 'tidy/.distignore', 'tidy/a.map', 'tidy/inc/'],
    });
  });

  test('may have the folder behind a link', async () => {
    const linked = {
      'dist/tidy': { to: '.build' },
      'dist/.build/tidy.php': main,
      'dist/.distignore': '.build\n!/tidy',
    };
    expect(await zipFiles(linked)).toMatchObject({ folder: 'tidy', names: ['tidy/tidy.php'] });
  });
});

test.each([
  ['UTF-16', 'dist/tidy.php', Buffer.from(main, 'utf16le'), /^`tidy\.php` is saved in UTF-16/],
  ['UTF-16, in a folder', 'dist/tidy/tidy.php', Buffer.from(main, 'utf16le'), /^`tidy\/tidy\.php` is saved/],
  [
    'a byte order mark before the header',
    'dist/tidy.php',
    Buffer.from('\ufeffPlugin Name: Tidy\n'),
    /^`tidy\.php` begins with a byte order mark/,
  ],
])('a main file that WordPress does not see is named: %s', async (_what, name, content, message) => {
  const files = { [name]: content, [name.replace(/\w+\.php/, 'a.php')]: '<?php' };
  const error = await fail(zipFiles(files, 'dist', { findHiddenHeader }));
  expect(error).toMatchObject({ code: 'package', message: expect.stringMatching(message) });
  expect(error.hint).toBe('Save the file as UTF-8 without a byte order mark.');
});

describe('a directory that is no plugin is refused with what is in it:', () => {
  const neither =
    'The directory `dist` is neither a plugin, with a PHP file that has a "Plugin Name" header, ' +
    'nor does it hold just one folder that is; it holds ';

  test.each<[string, Files, string]>([
    [
      'nothing that is kept',
      { 'dist/tidy.php': main, 'dist/.distignore': '*' },
      `${neither}no files but those that are left out.`,
    ],
    [
      'a folder of which nothing is kept',
      { 'dist/tidy/tidy.php': main, 'dist/.distignore': '*.php' },
      `${neither}no files but those that are left out.`,
    ],
    [
      'files without a header',
      { 'dist/a.php': '<?php', 'dist/b.txt': main },
      `${neither}\`a.php\` and \`b.txt\`.`,
    ],
    [
      'a plugin and another file',
      { 'dist/tidy/tidy.php': main, 'dist/readme.txt': '' },
      `${neither}\`tidy/\` and \`readme.txt\`.`,
    ],
    ['two folders', { 'dist/a/a.php': main, 'dist/b/b.php': main }, `${neither}\`a/\` and \`b/\`.`],
    ['a hidden main file', { 'dist/.tidy.php': main }, `${neither}\`.tidy.php\`.`],
    ['a main file in upper case', { 'dist/tidy.PHP': main }, `${neither}\`tidy.PHP\`.`],
    [
      'a header that begins too late',
      { 'dist/tidy.php': `<?php ${' '.repeat(8192)}\n/* Plugin Name: Late */` },
      `${neither}\`tidy.php\`.`,
    ],
    [
      'many files',
      Object.fromEntries('abcdefgh'.split('').map((name) => [`dist/${name}.js`, ''])),
      `${neither}\`a.js\`, \`b.js\`, \`c.js\`, \`d.js\`, \`e.js\` and 3 more.`,
    ],
    [
      'a folder without a plugin',
      { 'dist/tidy/readme.txt': '', 'dist/tidy/inc/tidy.php': main, 'dist/tidy/inc/b.php': '' },
      'The directory `dist` holds only the folder `tidy`, in which no PHP file has a "Plugin Name" header; ' +
        'it holds `inc/` and `readme.txt`.',
    ],
  ])('%s', async (_name, files, message) => {
    const error = await fail(zipFiles(files));
    expect(error).toMatchObject({ code: 'package', message });
    expect(error.hint).toMatch(/`\.distignore`|alone/);
  });

  test.each<[string, Files]>([
    ['nothing', { 'dist/': '' }],
    ['empty folders', { 'dist/a/b/': '' }],
    ['the history of a repository', { 'dist/.git/HEAD': '' }],
  ])('%s: what has to come before is named', async (_name, files) => {
    const error = await fail(zipFiles(files, 'dist', { zipPath: '.' }));
    expect(error).toMatchObject({ code: 'package', message: 'The directory `dist` holds no files.' });
    expect(error.hint).toBe(
      'Check out the repository (`actions/checkout`) and build the plugin in an earlier step of the same job.',
    );
    const { hint } = await fail(zipFiles(files, 'dist', { zipPath: 'dist' }));
    expect(hint).toBe('Check the build: it must write the plugin there, in this job and before this step.');
  });
});

describe('a directory with the plugin in one of its folders', () => {
  const hintFor = async (files: Files, options: Partial<ZipDirectoryOptions> = {}) =>
    (await fail(zipFiles(files, 'dist', options))).hint;

  test.each<[string, Files, string]>([
    ['among files', { 'dist/tidy/tidy.php': main, 'dist/readme.md': '' }, 'tidy'],
    ['among folders', { 'dist/tidy/tidy.php': main, 'dist/docs/a.md': '' }, 'tidy'],
    ['one deeper', { 'dist/plugins/tidy/tidy.php': main, 'dist/readme.md': '' }, 'plugins/tidy'],
    ['alone in a folder', { 'dist/plugins/tidy/tidy.php': main }, 'plugins/tidy'],
    [
      'with a plugin of its own inside',
      { 'dist/tidy/tidy.php': main, 'dist/tidy/addon/addon.php': main, 'dist/a.js': '' },
      'tidy',
    ],
    [
      'beside plugins of others',
      {
        'dist/tidy/tidy.php': main,
        'dist/vendor/other/other.php': main,
        'dist/node_modules/other/other.php': main,
        'dist/.cache/other/other.php': main,
        'dist/tests/other.php': main,
        'dist/.distignore': '/tests',
        'dist/a.js': '',
      },
      'tidy',
    ],
  ])('%s: its path is told', async (_name, files, path) => {
    expect(await hintFor(files, { zipPath: '.' })).toBe(`Set \`zip-path\` to \`${path}\`.`);
    expect(await hintFor(files, { zipPath: 'build/dist' })).toBe(
      `Set \`zip-path\` to \`build/dist/${path}\`.`,
    );
    expect(await hintFor(files, { zipPath: '/build/dist/' })).toBe(
      `Set \`zip-path\` to \`/build/dist/${path}\`.`,
    );
    expect(await hintFor(files)).toBe(`The plugin is in its folder \`${path}\`: give that alone.`);
  });

  test('two of them: both are named', async () => {
    const files = { 'dist/a/a.php': main, 'dist/b/c/b.php': main };
    expect(await hintFor(files, { zipPath: 'dist' })).toBe(
      'Each of them is a plugin of its own: set `zip-path` to `dist/a` or `dist/b/c`.',
    );
    expect(await hintFor(files)).toBe('Each of them is a plugin of its own: give `a` or `b/c` alone.');
  });

  test.each<[string, Files]>([
    ['four of them', Object.fromEntries('abcd'.split('').map((name) => [`dist/${name}/${name}.php`, main]))],
    ['too deep', { 'dist/a/b/c/tidy.php': main, 'dist/a.js': '' }],
    [
      'beside what cannot be published',
      { 'dist/tidy/tidy.php': main, 'dist/a/out': { to: '../..' }, 'dist/a.js': '' },
    ],
    [
      'too many to look through',
      {
        ...Object.fromEntries(Array.from({ length: 1001 }, (_, index) => [`dist/x/${index}/`, ''])),
        'dist/tidy/tidy.php': main,
        'dist/a.js': '',
      },
    ],
    [
      'too much PHP to look through',
      {
        ...Object.fromEntries(Array.from({ length: 2001 }, (_, index) => [`dist/x/${index}.php`, ''])),
        'dist/tidy/tidy.php': main,
        'dist/a.js': '',
      },
    ],
  ])('%s: none is named', async (_name, files) => {
    expect(await hintFor(files, { zipPath: '.' })).toContain('Give the directory with the main plugin file');
  });

  test('that cannot be read: none is named', async () => {
    await using folder = await createFolder({ 'dist/tidy/tidy.php': main, 'dist/a.js': '' });
    await chmod(folder.path, 0o755);
    await chmod(folder.at('dist/tidy'), 0);
    const error = await actAsNobody(() => fail(zip(folder, 'dist', { zipPath: '.' })));
    expect(error.hint).toContain('Give the directory with the main plugin file');
  });
});

describe('a directory with `.distignore` and `.gitattributes`', () => {
  const both: Files = {
    'dist/tidy.php': main,
    'dist/docs/a.md': '',
    'dist/tests/a.php': '',
    'dist/.distignore': '/tests\n/.*',
    'dist/.gitattributes': '/docs export-ignore',
  };
  const titles = ({ notices }: ZippedDirectory) => notices.map(({ title }) => title);

  test('is zipped by the former, with a notice', async () => {
    const zipped = await zipFiles(both);
    expect(zipped).toMatchObject({
      rulesFile: '.distignore',
      leftOut: ['.distignore', '.gitattributes', 'tests/'],
    });
    expect(titles(zipped)).toEqual(['export-ignore is not used']);
  });

  test('is zipped by the former without a notice when the latter leaves nothing out', async () => {
    const zipped = await zipFiles({ ...both, 'dist/.gitattributes': '* text=auto\n' });
    expect(zipped).toMatchObject({ rulesFile: '.distignore', notices: [] });
  });

  test('is zipped by the latter when the former is not there', async () => {
    const { 'dist/.distignore': rules, ...others } = both;
    expect(rules).toBeDefined();
    const zipped = await zipFiles(others);
    expect(zipped).toMatchObject({ rulesFile: '.gitattributes', leftOut: ['docs/'] });
    expect(titles(zipped)).toEqual([]);
  });

  test('is zipped by the former wherever it is, also for what is beside its folder', async () => {
    const zipped = await zipFiles({
      'dist/tidy/tidy.php': main,
      'dist/tidy/.distignore': '/tests',
      'dist/tidy/tests/a.php': '',
      'dist/tidy/docs/a.md': '',
      'dist/tidy/.gitattributes': '/docs export-ignore',
    });
    expect(zipped).toMatchObject({ leftOut: ['tidy/.distignore', 'tidy/tests/'] });
    expect(titles(zipped)).toEqual(['export-ignore is not used']);
  });

  test('is zipped also when the latter cannot be understood', async () => {
    const large = { ...both, 'dist/.gitattributes': '#'.repeat(1024 * 1024 + 1) };
    expect(await zipFiles(large)).toMatchObject({ rulesFile: '.distignore', notices: [] });
  });

  test('has a notice for links that are left out', async () => {
    const zipped = await zipFiles({ ...both, 'dist/link': { to: 'tests' }, 'dist/.gitattributes': '' });
    expect(zipped.notices).toEqual([
      {
        title: 'Links left out',
        text:
          'Left out of the ZIP because their targets are left out: `link`. ' +
          'To publish one of them, keep it under its own name in `.distignore`.',
      },
    ]);
  });
});

describe('what was left out', () => {
  test('is listed up to a bound, and counted beyond it', async () => {
    const maps = Array.from({ length: 150 }, (_, index) => [
      `dist/m${String(index).padStart(3, '0')}.map`,
      '',
    ]);
    const { leftOut, leftOutCount } = await zipFiles({
      ...(Object.fromEntries(maps) as Files),
      'dist/tidy.php': main,
      'dist/.distignore': '*.map',
    });
    expect(leftOut).toHaveLength(100);
    expect([leftOut[0], leftOut[1], leftOut[99]]).toEqual(['.distignore', 'm000.map', 'm098.map']);
    expect(leftOutCount).toBe(151);
  });

  test('is neither read nor counted against the limits', async () => {
    const files = { 'dist/tidy.php': main, 'dist/big.bin': randomBytes(2000), 'dist/.distignore': '*.bin' };
    expect(
      await zipFiles(files, 'dist', { maxima: { files: 1, fileBytes: 100, totalBytes: 100 } }),
    ).toMatchObject({
      names: ['dist/tidy.php'],
    });
  });
});

test('a target in the directory does not become a part of itself', async () => {
  await using folder = await createFolder({ 'dist/tidy.php': main });
  const zipped = await zipDirectory(folder.at('dist'), {
    target: folder.at('dist/out.zip'),
    maxima,
    isMainFile,
  });
  expect(Object.keys(await readTexts(zipped.path))).toEqual(['dist/tidy.php']);
});

test('a main file that cannot be read is named', async () => {
  await using folder = await createFolder({ 'dist/tidy.php': main });
  await chmod(folder.path, 0o755);
  await chmod(folder.at('dist/tidy.php'), 0o000);
  const target = folder.at('out.zip');
  const error = await fail(
    actAsNobody(() => zipDirectory(folder.at('dist'), { target, maxima, isMainFile })),
  );
  expect(error.message).toBe('`tidy.php` cannot be read: permission denied (EACCES).');
  expect(existsSync(target)).toBe(false);
});

/** Zips in a process with this environment, started by a shell with this command before it. */
async function zipInChild(folder: TestFolder, before: string, TZ: string): Promise<unknown> {
  const script = fileURLToPath(new URL('zip-in-child.ts', import.meta.url));
  const command = `${before}; exec "$0" --disable-warning=ExperimentalWarning "$@"`;
  const child = spawn(
    'sh',
    ['-c', command, process.execPath, script, folder.at('tidy'), folder.at('out.zip')],
    { env: { PATH: process.env['PATH'], TZ }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  return JSON.parse(await text(child.stdout)) as unknown;
}

describe('the same files make the same bytes', () => {
  const contents: readonly (readonly [string, string | Buffer])[] = [
    ['tidy/tidy.php', main],
    ['tidy/inc/a.php', `<?php ${'echo 1; '.repeat(3000)}`],
    ['tidy/inc.php', '<?php'],
    ['tidy/assets/é.svg', '<svg/>'.repeat(5000)],
    ['tidy/assets/\u{1f600}.txt', 'x'],
    ['tidy/assets/large.txt', 'lorem ipsum '.repeat(150_000)],
  ];

  async function create(order: (files: typeof contents) => typeof contents, mode: number, time: number) {
    const folder = await createFolder(Object.fromEntries(order(contents)));
    for (const [name] of contents) {
      await utimes(folder.at(name), time, time);
      await chmod(folder.at(name), mode);
    }
    return folder;
  }

  test('in every time zone, with every umask, mode, time and order of creation', async () => {
    await using one = await create((files) => files, 0o644, 1_000_000_000);
    await using other = await create((files) => files.toReversed(), 0o755, 1_750_000_000);
    const [reference, ...others] = await Promise.all([
      zipInChild(one, 'umask 022', 'UTC'),
      zipInChild(other, 'umask 077', 'Pacific/Kiritimati'),
    ]);
    const here = await zip(one, 'tidy');
    expect(reference).toEqual({ sha256: here.sha256, sizeBytes: here.sizeBytes });
    expect(others).toEqual([reference]);
    expect(await zipInChild(one, 'umask 000', 'America/St_Johns')).toEqual(reference);
  });

  test('which only another time changes', async () => {
    await using folder = await create((files) => files, 0o644, 1_000_000_000);
    const hashes = await Promise.all(
      [undefined, 0, 1_700_000_000, 1_700_000_001, 1_700_000_002].map(
        async (epochSeconds) => (await zip(folder, 'tidy', { epochSeconds })).sha256,
      ),
    );
    expect(hashes[1]).toBe(hashes[0]);
    expect(hashes[3]).toBe(hashes[2]);
    expect(new Set(hashes).size).toBe(3);
  });
});

test('a ZIP that may not grow to its end leaves no part of itself', async () => {
  await using folder = await createFolder({ 'tidy/tidy.php': main, 'tidy/noise': randomBytes(3_000_000) });
  expect(await zipInChild(folder, 'ulimit -f 1000', 'UTC')).toEqual({
    code: 'not-published',
    title: 'Disk is full',
    message: 'The ZIP could not be stored on the runner: its disk is full (EFBIG).',
  });
  expect(existsSync(folder.at('out.zip'))).toBe(false);
});

describe('any tree', () => {
  const anyName = fc
    .string({ unit: anyCharacter, minLength: 1, maxLength: 12 })
    .filter(
      (name) =>
        /^[^\p{Cc}\p{Cs}/\\\ufffd]+$/u.test(name) && !['.', '..', '.git', '.distignore'].includes(name),
    );
  const anyContent = fc.oneof(
    fc.uint8Array({ maxLength: 300 }),
    fc.string({ maxLength: 40 }).map((piece) => Buffer.from(piece.repeat(500))),
  );
  const { tree: anyTree } = fc.letrec<{ tree: Tree; node: Tree | Uint8Array }>((tie) => ({
    tree: fc.dictionary(anyName, tie('node'), { maxKeys: 5, noNullPrototype: true }),
    node: fc.oneof({ depthSize: 'small', withCrossShrink: true }, anyContent, tie('tree')),
  }));

  interface Tree {
    readonly [name: string]: Tree | Uint8Array;
  }

  function flatten(tree: Tree, prefix: string): readonly (readonly [string, Uint8Array])[] {
    return Object.entries(tree).flatMap(([name, node]) =>
      node instanceof Uint8Array ? [[`${prefix}${name}`, node] as const] : flatten(node, `${prefix}${name}/`),
    );
  }

  test('is read back as it was, from a ZIP that is the same twice', async () => {
    await fc.assert(
      fc.asyncProperty(anyTree, async (tree) => {
        const files = [...flatten(tree, 'tidy/'), ['tidy/tidy.php', Buffer.from(main)] as const];
        await using folder = await createFolder(Object.fromEntries(files));
        await using out = await createFolder();
        const options = { maxima, isMainFile };
        const zipped = await zipDirectory(folder.at('tidy'), { ...options, target: out.at('1.zip') });
        const again = await zipDirectory(folder.at('tidy'), { ...options, target: out.at('2.zip') });
        expect(again.sha256).toBe(zipped.sha256);
        const found = await readZip(zipped.path);
        const expected = [...new Map(files)].sort(([a], [b]) =>
          Buffer.compare(Buffer.from(a), Buffer.from(b)),
        );
        expect(found.map(({ name, content }) => [name, content.toString('hex')])).toEqual(
          expected.map(([name, content]) => [name, Buffer.from(content).toString('hex')]),
        );
      }),
      { numRuns: 30 },
    );
  });
});
