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
import { forgeZip } from '../../package/forge-zip.ts';
import { catchError, quote } from './artifact-stage.ts';

const PHP = '<?php /* Plugin Name: Tidy Footer */';
const PLUGIN = { 'tidy-footer/tidy-footer.php': PHP, 'tidy-footer/includes/a.php': '<?php // a' };
const SUBJECT = { name: '`plugin`', run: 'this run', quote };

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
    { folder, subject: SUBJECT, cancellation: new AbortController().signal, ...options },
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
        `package: The artifact \`plugin\` of this run is ${what}.`,
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
      const taken = await takePackage(download, { folder, subject: SUBJECT, cancellation });
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
      `package: The artifact \`plugin\` of this run ${what}.`,
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
    expect(error.message).toContain('which is not a valid name for a file inside a folder.');
    expect(error.message).not.toMatch(/\p{Cc}/u);
    expect(await readdir(folder)).toEqual([]);
  });

  test('does not get a file with an endless name', async () => {
    for (const name of [`${'x'.repeat(256)}.php`, `${'y/'.repeat(600)}a.php`]) {
      const error = await catchError(take(await zipFiles({ [name]: PHP })));
      expect(error.message).toMatch(
        /^The artifact `plugin` of this run holds `[^`]{201}`, which is not a valid name/u,
      );
    }
  });

  test('does not get a link', async () => {
    const zip = new ZipFile();
    zip.addBuffer(Buffer.from(PHP), 'a.php');
    zip.addBuffer(Buffer.from('/etc/passwd'), 'link.php', { mode: 0o120777 });
    zip.end();
    expect(await describeError(take(await buffer(zip.outputStream)))).toBe(
      'package: The artifact `plugin` of this run holds `link.php`, which is a symbolic link.',
    );
  });

  test('does not get the same file twice, nor a file that is a folder', async () => {
    const twice = forge(await zipFiles({ 'ax.php': PHP, 'bx.php': PHP }), 'bx.php', 'ax.php');
    expect(await describeError(take(twice))).toBe(
      'package: The artifact `plugin` of this run holds `ax.php` twice, or as a file and a folder.',
    );
    await rm(join(folder, 'files'), { recursive: true });
    const folderToo = forge(await zipFiles({ 'ax.php': PHP, 'bx.php/a': PHP }), 'bx.php', 'ax.php');
    expect(await describeError(take(folderToo))).toBe(
      'package: The artifact `plugin` of this run holds `ax.php/a` twice, or as a file and a folder.',
    );
  });

  test('does not get more files than a package may have', async () => {
    const names = Array.from({ length: 20_001 }, (_, index) => ({ name: `${index}.php`, content: '' }));
    expect(await describeError(take(forgeZip(names)))).toBe(
      'package: The artifact `plugin` of this run cannot be unpacked: the ZIP has 20001 entries; at most 20000 are accepted.',
    );
  });

  test('does not get more memory than a list of files needs', async () => {
    const entries = Array.from({ length: 170 }, (_, index) => ({
      name: `${index}.php`,
      content: '',
      extra: Buffer.alloc(65_000),
    }));
    expect(await describeError(take(forgeZip(entries)))).toContain(
      'cannot be unpacked: the list of files in the ZIP takes 11 MB; at most 10 MB are accepted.',
    );
  });

  test('does not get what unpacks to far more than it has, by what it says', async () => {
    const bomb = await zipFiles({ 'a.php': PHP, 'b.bin': Buffer.alloc(200_000_000) });
    expect(bomb.length).toBeLessThan(200_000);
    expect(await describeError(take(bomb))).toContain(
      'cannot be unpacked: the ZIP has 195 kB and unpacks to 200 MB; at most 1.0 GB, and 200 times what it has, are accepted',
    );
    const many = Array.from({ length: 22 }, (_, index) => ({
      name: `${index}.bin`,
      content: '',
      method: 8,
      sizeBytes: 49_000_000,
    }));
    const pad = { name: 'a.php', content: Buffer.alloc(6_000_000, PHP) };
    expect(await describeError(take(forgeZip([pad, ...many])))).toContain(
      'unpacks to 1.1 GB; at most 1.0 GB',
    );
  });

  test('does not get more than it says', async () => {
    const lying = {
      name: 'a.php',
      method: 8,
      content: Buffer.alloc(200_000_000),
      sizeBytes: 2_000_000,
      local: { sizeBytes: 2_000_000 },
    };
    expect(await describeError(take(forgeZip([lying])))).toBe(
      'package: The artifact `plugin` of this run is damaged: `a.php` does not match its checksum or its size.',
    );
    const { size } = await stat(join(folder, 'files', 'plugin', 'a.php'));
    expect(size).toBeLessThan(2_000_000 + 256 * 1024 + 1);
  });

  test.each<[string, offset: number, values: readonly number[], reason: RegExp]>([
    ['is larger than it says', 24, [1, 0, 0, 0], /is damaged: `a\.php` has two headers that contradict/],
    ['is smaller than it says', 24, [0, 1, 0, 0], /is damaged: `a\.php` has two headers that contradict/],
    ['has another checksum', 16, [0, 0, 0, 0], /is damaged: `a\.php` has two headers that contradict/],
    [
      'is packed in another way',
      10,
      [14, 0],
      /holds `a\.php`, which is encrypted, or compressed in an unusual way\.$/,
    ],
    ['is encrypted', 8, [1, 0], /holds `a\.php`, which is encrypted, or compressed in an unusual way\.$/],
    ['stands nowhere', 42, [255, 255, 255, 0], /is damaged: `a\.php` is not where its list of files says\.$/],
  ])('is noticed when a file %s', async (_name, offset, values, reason) => {
    const zip = await zipFiles({ 'a.php': Buffer.alloc(200, 'PHP ') });
    const error = await catchError(take(forgeListed(zip, offset, ...values)));
    expect([error.code, error.message]).toEqual(['package', expect.stringMatching(reason)]);
  });

  test.each([
    ['another checksum', { crc32: 1 }],
    ['less than it holds', { sizeBytes: 10 }],
    ['more than it holds', { sizeBytes: 10_000 }],
  ])('is noticed when both headers of a file state %s', async (_name, stated) => {
    const entry = { name: 'a.php', content: Buffer.alloc(200, 'PHP '), method: 8, ...stated };
    expect(await describeError(take(forgeZip([entry])))).toBe(
      'package: The artifact `plugin` of this run is damaged: `a.php` does not match its checksum or its size.',
    );
  });

  test('is noticed when it is cut off, or its list is damaged', async () => {
    const zip = await zipFiles(PLUGIN);
    const cut = zip.subarray(0, -30);
    const shifted = Buffer.concat([zip.subarray(0, 40), zip.subarray(41)]);
    for (const bytes of [cut, shifted]) {
      expect(await describeError(take(bytes))).toMatch(
        /^package: The artifact `plugin` of this run (cannot be unpacked: |is damaged)/,
      );
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
