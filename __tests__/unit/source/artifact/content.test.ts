import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { ZipFile } from 'yazl';

import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { takePackage, type TakenPackage } from '../../../../src/source/artifact/content.ts';
import { catchError, quote } from './artifact-stage.ts';

const PHP = '<?php /* Plugin Name: Tidy Footer */';
const PLUGIN = { 'tidy-footer/tidy-footer.php': PHP, 'tidy-footer/includes/a.php': '<?php // a' };
const LIMITS = { maxBytes: 1024 ** 2 * 4, maxFiles: 100 };

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'artifact-content-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** Takes the package out of an artifact called `plugin` that consists of these bytes. */
async function take(
  bytes: Buffer,
  {
    fileName = 'plugin.zip',
    ...options
  }: Partial<Parameters<typeof takePackage>[1]> & { readonly fileName?: string } = {},
): Promise<TakenPackage> {
  const path = join(folder, 'downloaded');
  await writeFile(path, bytes);
  return takePackage(
    { path, fileName, artifactName: 'plugin' },
    { folder, quote, cancellation: new AbortController().signal, limits: LIMITS, ...options },
  );
}

/** Reads the files in a folder and below it, by path. */
async function readTree(path: string): Promise<Record<string, string | undefined>> {
  const entries = await readdir(path, { recursive: true });
  const read = async (name: string) => {
    const isFile = (await stat(join(path, name))).isFile();
    return [name, isFile ? await readFile(join(path, name), 'utf8') : undefined] as const;
  };
  const files = await Promise.all(entries.sort().map(read));
  return Object.fromEntries(files.filter(([, content]) => content !== undefined));
}

/** Replaces text by other text of the same length, wherever it stands. */
function forge(bytes: Buffer, from: string, to: string): Buffer {
  expect(Buffer.byteLength(from)).toBe(Buffer.byteLength(to));
  const forged = Buffer.from(bytes.toString('latin1').replaceAll(from, to), 'latin1');
  expect(forged.equals(bytes)).toBe(false);
  return forged;
}

/** Changes bytes of the only entry in the list of files. */
function forgeListed(bytes: Buffer, offset: number, ...values: readonly number[]): Buffer {
  const forged = Buffer.from(bytes);
  forged.set(values, forged.indexOf('PK\x01\x02') + offset);
  return forged;
}

const describeError = async (work: Promise<unknown>) => {
  const { code, message } = await catchError(work);
  return `${code}: ${message}`;
};

describe('a ZIP in an artifact', () => {
  test.each<[string, Readonly<Record<string, string>>]>([
    ['alone', {}],
    ['next to what macOS and Windows add', { '.DS_Store': 'x', '__MACOSX/._a.zip': 'x', 'Thumbs.db': 'x' }],
    ['next to its checksum and signature', { 'tidy-footer.zip.sha256': 'x', 'tidy-footer.zip.asc': 'x' }],
    ['next to a list of checksums', { 'SHA256SUMS.txt': 'x' }],
    ['next to an empty folder', { 'logs/': '' }],
  ])('is the package: %s', async (_name, others) => {
    const zip = await zipFiles(PLUGIN);
    const taken = await take(await zipFiles({ 'tidy-footer.zip': zip, ...others }));
    expect(taken).toEqual({ kind: 'file', path: join(folder, 'package.zip'), name: 'tidy-footer.zip' });
    expect(await readFile(taken.path)).toEqual(zip);
    expect(await readdir(folder)).toEqual(['package.zip']);
  });

  test('is the package in a folder, under its own name', async () => {
    const zip = await zipFiles({ ...PLUGIN, 'tidy-footer/large.bin': Buffer.alloc(2_000_000, 'ab') });
    const taken = await take(await zipFiles({ 'build/out/Tidy Footer 1.0.ZIP': zip }));
    expect(taken).toMatchObject({ kind: 'file', name: 'Tidy Footer 1.0.ZIP' });
    expect(await readFile(taken.path)).toEqual(zip);
  });

  test('larger than what is held in memory arrives whole', async () => {
    const zip = Buffer.concat([await zipFiles(PLUGIN), Buffer.alloc(3_000_000, 'x')]);
    const { path } = await take(await zipFiles({ 'a.zip': zip }));
    // The test runner takes seconds to compare as much by itself.
    expect(zip.equals(await readFile(path))).toBe(true);
  });

  test('that is none is refused', async () => {
    const work = take(await zipFiles({ 'a.zip': '<html>Log in</html>' }));
    expect(await describeError(work)).toBe(
      'package: The artifact `plugin` holds only `a.zip`, which is a web page, not a ZIP.',
    );
  });
});

describe('an artifact that was uploaded as it is', () => {
  test('is the package, byte for byte', async () => {
    const zip = await zipFiles({ 'tidy-footer.zip': await zipFiles(PLUGIN) });
    const taken = await take(zip, { fileName: 'plugin' });
    expect(taken).toEqual({ kind: 'file', path: join(folder, 'downloaded'), name: 'plugin' });
    expect(await readFile(taken.path)).toEqual(zip);
  });

  test.each<[string, Buffer, string]>([
    ['an empty file', Buffer.alloc(0), 'an empty file'],
    ['another archive', gzipSync('x'), 'a gzip file, not a ZIP'],
    ['a file of the plugin', Buffer.from(PHP), 'PHP code, not a ZIP'],
  ])('is refused when it is %s', async (_name, bytes, what) => {
    for (const fileName of ['plugin', 'plugin.zip']) {
      expect(await describeError(take(bytes, { fileName }))).toBe(
        `package: The artifact \`plugin\` is ${what}.`,
      );
    }
  });
});

describe('plain files in an artifact', () => {
  test('are unpacked, whatever else is there', async () => {
    const files = {
      ...PLUGIN,
      '.distignore': 'docs',
      'tidy-footer/lib.zip': 'PK',
      'tidy-footer/ü/ß.txt': 'ä',
    };
    const taken = await take(await zipFiles({ 'tidy-footer/empty/': '', ...files }));
    expect(taken).toEqual({ kind: 'directory', path: join(folder, 'files', 'plugin'), name: 'plugin' });
    expect(await readTree(taken.path)).toEqual(files);
    expect(await readdir(folder)).toEqual(['files']);
  });

  test('lie in a folder that is called like the artifact, if a folder can be', async () => {
    const path = join(folder, 'downloaded');
    const zip = await zipFiles({ 'a.php': PHP });
    const names = ['my-plugin', '..', 'a/b', 'a\nb', 'x'.repeat(300)];
    const paths: string[] = [];
    for (const artifactName of names) {
      await writeFile(path, zip);
      const download = { path, fileName: 'a.zip', artifactName };
      const cancellation = new AbortController().signal;
      const taken = await takePackage(download, { folder, quote, cancellation, limits: LIMITS });
      expect(taken.name).toBe(artifactName);
      paths.push(taken.path);
      await rm(join(folder, 'files'), { recursive: true });
    }
    const expected = ['my-plugin', 'artifact', 'artifact', 'artifact', 'artifact'];
    expect(paths).toEqual(expected.map((name) => join(folder, 'files', name)));
  });

  test('come out as they went in', async () => {
    const name = fc.stringMatching(/^[a-z]{1,3}$/);
    const content = fc.uint8Array({ maxLength: 2000 });
    const trees = fc.dictionary(
      fc.array(name, { minLength: 1, maxLength: 3 }).map((path) => path.join('/')),
      content,
    );
    await fc.assert(
      fc.asyncProperty(trees, async (tree) => {
        // A name cannot be both a file and a folder.
        const files = Object.fromEntries(
          Object.entries(tree).map(([path, bytes]) => [`${path}.bin`, Buffer.from(bytes)]),
        );
        const { path } = await take(await zipFiles({ 'main.php': PHP, ...files }));
        const found = await readdir(path, { recursive: true, withFileTypes: true });
        const count = found.filter((entry) => entry.isFile()).length;
        for (const [file, bytes] of Object.entries(files)) {
          expect(await readFile(join(path, file))).toEqual(bytes);
        }
        await rm(join(folder, 'files'), { recursive: true });
        expect(count).toBe(Object.keys(files).length + 1);
      }),
      { numRuns: 30 },
    );
  });

  test('belong to nobody else', async () => {
    const { path } = await take(await zipFiles(PLUGIN));
    expect((await stat(join(path, 'tidy-footer', 'tidy-footer.php'))).mode & 0o777).toBe(0o600);
  });
});

describe('an artifact without a package is refused, and says what is there:', () => {
  test.each<[string, Readonly<Record<string, string>>, string]>([
    ['nothing', {}, 'holds no files'],
    ['folders', { 'a/': '', 'a/b/': '' }, 'holds no files'],
    [
      'several ZIPs',
      { 'free.zip': 'PK', 'pro.zip': 'PK', 'notes.txt': '' },
      'holds 2 ZIP files, but only one can be published: `free.zip` and `pro.zip`',
    ],
    [
      'other files',
      { 'coverage/index.html': '', 'coverage/a.css': '', 'log.txt': '' },
      'holds neither a ZIP nor a folder with a PHP file, but `coverage/` and `log.txt`',
    ],
    [
      'a ZIP among other files',
      { 'a.zip': 'PK', 'b.txt': '' },
      'holds neither a ZIP nor a folder with a PHP file, but `a.zip` and `b.txt`',
    ],
    [
      'many',
      Object.fromEntries(Array.from({ length: 12 }, (_, index) => [`${index}.txt`, ''])),
      'holds neither a ZIP nor a folder with a PHP file, but `0.txt`, `1.txt`, `2.txt`, ' +
        '`3.txt`, `4.txt` and 7 more',
    ],
    ['PHP far below', { 'a/b/c.php': PHP }, 'holds neither a ZIP nor a folder with a PHP file, but `a/`'],
  ])('%s', async (_name, files, what) => {
    expect(await describeError(take(await zipFiles(files)))).toBe(
      `package: The artifact \`plugin\` ${what}.`,
    );
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a hostile artifact', () => {
  const place = 'aa/evil.php';
  const escape = async (to: string) => forge(await zipFiles({ 'ok.php': PHP, [place]: PHP }), place, to);

  test.each([
    '../evil.php',
    'aa/../a.php',
    '/aa/evi.php',
    'C:/evil.php',
    'aa\\evil.php',
    '..\\evil.php',
    'aa//evi.php',
    './aa/ev.php',
    'aa/./ev.php',
    'aa/evil.ph\0',
    'aa/evil.p\nh',
    'aa/evil:php',
    'aa/evil*.ph',
    'aa/evil|php',
    'aa/<vil.php',
    'aa/\x1b[31m.ph',
  ])('does not get a file called %j', async (name) => {
    const error = await catchError(take(await escape(name)));
    expect(error.code).toBe('package');
    expect(error.message).toContain('which is no name for a file inside a folder.');
    expect(error.message).not.toMatch(/\p{Cc}/u);
    expect(await readdir(folder)).toEqual(['downloaded']);
  });

  test('does not get a file with an endless name', async () => {
    for (const name of [`${'x'.repeat(256)}.php`, `${'y/'.repeat(600)}a.php`]) {
      const error = await catchError(take(await zipFiles({ [name]: PHP })));
      expect(error.message).toMatch(/^The artifact `plugin` holds `[^`]{201}`, which is no name/u);
    }
  });

  test('does not get a link', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(PHP), 'a.php');
    zip.addBuffer(Buffer.from('/etc/passwd'), 'link.php', { mode: 0o120777 });
    zip.end();
    expect(await describeError(take(await buffer(zip.outputStream)))).toBe(
      'package: The artifact `plugin` holds `link.php`, which is a symbolic link.',
    );
  });

  test('does not get the same file twice, nor a file that is a folder', async () => {
    const twice = forge(await zipFiles({ 'ax.php': PHP, 'bx.php': PHP }), 'bx.php', 'ax.php');
    expect(await describeError(take(twice))).toBe(
      'package: The artifact `plugin` holds `ax.php` twice, or as a file and a folder.',
    );
    await rm(join(folder, 'files'), { recursive: true });
    const folderToo = forge(await zipFiles({ 'ax.php': PHP, 'bx.php/a': PHP }), 'bx.php', 'ax.php');
    expect(await describeError(take(folderToo))).toBe(
      'package: The artifact `plugin` holds `ax.php/a` twice, or as a file and a folder.',
    );
  });

  test('does not get more than there may be', async () => {
    const files = Object.fromEntries(Array.from({ length: 101 }, (_, index) => [`${index}.php`, '']));
    expect(await describeError(take(await zipFiles(files)))).toBe(
      'package: The artifact `plugin` holds more than 100 files, or a list of them that is too long.',
    );
    const bomb = await zipFiles({ 'a.php': Buffer.alloc(3_000_000), 'b.php': Buffer.alloc(3_000_000) });
    expect(bomb.length).toBeLessThan(10_000);
    expect(await describeError(take(bomb))).toBe(
      'package: The artifact `plugin` is larger than 4.2 MB when it is unpacked.',
    );
  });

  test('does not get more memory than a list of files needs', async () => {
    const zip = new ZipFile();
    // The types do not know comments.
    const options = { mtime: new Date(2020, 0, 1), fileComment: 'x'.repeat(65_000) };
    for (let index = 0; index < 170; index += 1) zip.addBuffer(Buffer.alloc(0), `${index}.php`, options);
    zip.end();
    const work = take(await buffer(zip.outputStream), { limits: { ...LIMITS, maxFiles: 1000 } });
    expect(await describeError(work)).toContain('or a list of them that is too long.');
  });

  test.each<[string, offset: number, values: readonly number[], reason: RegExp]>([
    ['is larger than it says', 24, [1, 0, 0, 0], /is damaged: `a\.php` cannot be unpacked \(too many bytes/],
    [
      'is smaller than it says',
      24,
      [0, 1, 0, 0],
      /is damaged: `a\.php` cannot be unpacked \(not enough bytes/,
    ],
    ['has another checksum', 16, [0, 0, 0, 0], /is damaged: the checksum of `a\.php` does not match\.$/],
    [
      'is packed in another way',
      10,
      [14, 0],
      /holds `a\.php`, which is compressed in an unusual way \(method 14\)\.$/,
    ],
    ['is encrypted', 8, [1, 0], /holds `a\.php`, which is encrypted\.$/],
    ['stands nowhere', 42, [255, 255, 255, 0], /is damaged: `a\.php` cannot be unpacked \(/],
  ])('is noticed when a file %s', async (_name, offset, values, reason) => {
    const zip = await zipFiles({ 'a.php': Buffer.alloc(200, 'PHP ') });
    const error = await catchError(take(forgeListed(zip, offset, ...values)));
    expect([error.code, error.message]).toEqual(['package', expect.stringMatching(reason)]);
  });

  test('is noticed when it is cut off, or its list is damaged', async () => {
    const zip = await zipFiles(PLUGIN);
    const cut = zip.subarray(0, -30);
    const shifted = Buffer.concat([zip.subarray(0, 40), zip.subarray(41)]);
    for (const bytes of [cut, shifted]) {
      expect(await describeError(take(bytes))).toMatch(/^package: The artifact `plugin` is a damaged ZIP \(/);
    }
  });

  test('is unpacked or refused, whatever its bytes are', async () => {
    const zip = await zipFiles({ 'a.php': PHP, 'b/c.txt': 'text '.repeat(50) });
    const changes = fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(changes, async (list) => {
        const bytes = Buffer.from(zip);
        for (const [position, value] of list) bytes[position] = value;
        await take(bytes).catch((error: unknown) => {
          expect(error).toMatchObject({ name: 'PublishError', code: 'package' });
        });
        await rm(join(folder, 'files'), { recursive: true, force: true });
        await rm(join(folder, 'package.zip'), { force: true });
      }),
      { numRuns: 150 },
    );
  });
});

describe('the machine', () => {
  test('that has no room is no fault of the package', async () => {
    const work = take(await zipFiles(PLUGIN), { folder: join(folder, 'nowhere', '\0') });
    await expect(work).rejects.toMatchObject({ code: 'ERR_INVALID_ARG_VALUE' });
    const zip = await zipFiles({ 'a.zip': await zipFiles(PLUGIN) });
    expect(await describeError(take(zip, { folder: join(folder, 'nowhere') }))).toBe(
      'not-published: The artifact `plugin` could not be stored on the runner: a temporary file cannot be written (ENOENT).',
    );
  });

  test('is told to stop', async () => {
    const cancelled = { name: 'Cancelled' };
    for (const files of [PLUGIN, { 'a.zip': await zipFiles(PLUGIN) }]) {
      const cancellation = AbortSignal.abort();
      await expect(take(await zipFiles(files), { cancellation })).rejects.toMatchObject(cancelled);
    }
    const controller = new AbortController();
    const large = Buffer.concat([await zipFiles(PLUGIN), Buffer.alloc(4_000_000)]);
    const work = take(await zipFiles({ 'a.zip': large }), { cancellation: controller.signal });
    setImmediate(() => controller.abort());
    await expect(work).rejects.toMatchObject(cancelled);
  });
});
