import { execFileSync } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  lstatSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { appendFile, chmod, readFile, stat, symlink, truncate, writeFile } from 'node:fs/promises';
import { inflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';

import { deflateAhead, readPieces } from '../../../../src/source/directory/deflate-ahead.ts';
import { createTreeFile, type TreeFile } from '../../../../src/source/directory/tree-file.ts';
import { encodeDosTime } from '../../../../src/source/directory/zip-format.ts';
import { writeZip } from '../../../../src/source/directory/zip-writer.ts';
import { actAsNobody, createFolder, fail, type TestFolder } from '../folder.ts';
import { readZip } from './read-zip.ts';

const MIB = 1024 * 1024;
const STORED = 0;
const DEFLATED = 8;

const TEXT = createText(4 * MIB);

/** Words in no order, which shrink to about a third. */
function createText(sizeBytes: number): Buffer {
  let state = 1;
  const next = () => (state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0);
  const words = Array.from({ length: 500 }, () => Buffer.from(`${next().toString(36)} `));
  const text = Buffer.alloc(sizeBytes);
  for (let at = 0; at < sizeBytes;) at += words[(next() >>> 8) % words.length]?.copy(text, at) ?? 1;
  return text;
}

/** A part of the text. */
function makeText(sizeBytes: number, start = 0): Buffer {
  return TEXT.subarray(start, start + sizeBytes);
}

/** A file as it is on disk now. */
function listFile(name: string, path: string): TreeFile {
  return createTreeFile(name, path, lstatSync(path, { bigint: true }));
}

const identity = { dev: 0n, ino: 0n };

async function addFile(folder: TestFolder, name: string, content: string | Uint8Array): Promise<TreeFile> {
  await folder.add({ [name]: content });
  return listFile(name, folder.at(name));
}

async function addFiles(folder: TestFolder, contents: Readonly<Record<string, string | Uint8Array>>) {
  const files: TreeFile[] = [];
  for (const [name, content] of Object.entries(contents)) files.push(await addFile(folder, name, content));
  return files;
}

async function digest(path: string): Promise<string> {
  return createHash('sha256')
    .update(await readFile(path))
    .digest('hex');
}

test('a ZIP holds the files, in their order, and nothing of the machine', async () => {
  await using folder = await createFolder();
  const contents = {
    'p/z.php': '<?php // z',
    'p/ü ünïcode \u{1f600}.txt': makeText(5000),
    'p/empty.txt': '',
    'p/a.bin': randomBytes(3000),
  };
  const files = await addFiles(folder, contents);
  await chmod(folder.at('p/z.php'), 0o700);
  const zip = await writeZip(folder.at('out.zip'), files, 1_700_000_001);

  const entries = await readZip(zip.path);
  expect(entries.map(({ name, content }) => [name, content])).toEqual(
    Object.entries(contents).map(([name, content]) => [name, Buffer.from(content)]),
  );
  for (const entry of entries)
    expect(entry).toMatchObject({
      mode: 0o100644,
      time: '2023-11-14T22:13:20.000Z',
      flags: 0x800,
      madeBy: 0x314,
    });
  expect(zip).toEqual({
    path: folder.at('out.zip'),
    sizeBytes: (await stat(zip.path)).size,
    sha256: await digest(zip.path),
  });
});

test('what does not shrink is stored', async () => {
  await using folder = await createFolder();
  const files = await addFiles(folder, {
    empty: '',
    two: 'ab',
    runs: 'a'.repeat(100),
    'small random': randomBytes(4000),
    random: randomBytes(200_000),
    text: makeText(200_000),
  });
  const entries = await readZip((await writeZip(folder.at('out.zip'), files, 0)).path);
  expect(entries.map(({ method }) => method)).toEqual([STORED, STORED, DEFLATED, STORED, STORED, DEFLATED]);
});

test('hundreds of small files that do not shrink keep their own bytes, around a large one', async () => {
  await using folder = await createFolder();
  const small = Array.from({ length: 400 }, (_, index): [string, Buffer] => [
    `p/${index}`,
    randomBytes(index % 9 === 0 ? 8192 : (index * 37) % 8192),
  ]);
  const contents = [...small.slice(0, 200), ['p/large', makeText(2.2 * MIB)] as const, ...small.slice(200)];
  const files = await addFiles(folder, Object.fromEntries(contents));
  const byName = new Map(contents);
  const entries = await readZip((await writeZip(folder.at('out.zip'), files, 0)).path);
  const wrong = entries.filter(({ name, content }) => byName.get(name)?.equals(content) !== true);
  expect([entries.length, wrong]).toEqual([401, []]);
});

test.each([
  ['beginning', 0],
  ['middle', 60_000],
  ['end', 120_000],
])('what is packed in parts only still shrinks: text at its %s', async (_name, start) => {
  await using folder = await createFolder();
  const mixed = randomBytes(180_000);
  makeText(60_000).copy(mixed, start);
  const files = await addFiles(folder, { mixed });
  const [entry] = await readZip((await writeZip(folder.at('out.zip'), files, 0)).path);
  expect(entry?.method).toBe(DEFLATED);
});

describe('a file of several pieces', () => {
  test.each<[string, Buffer, number]>([
    ['text', makeText(2.5 * MIB), DEFLATED],
    ['exactly one piece', makeText(MIB), DEFLATED],
    ['exactly two pieces', makeText(2 * MIB), DEFLATED],
    ['one byte more', makeText(MIB + 1), DEFLATED],
    ['random bytes', randomBytes(2 * MIB + 123), STORED],
    ['random bytes with text behind', Buffer.concat([randomBytes(MIB), makeText(MIB)]), DEFLATED],
  ])('is kept between others: %s', async (_name, large, method) => {
    await using folder = await createFolder();
    const contents = { 'a.txt': makeText(100), 'é.bin': large, 'c.txt': makeText(30_000, 7), 'd.bin': large };
    const zip = await writeZip(folder.at('out.zip'), await addFiles(folder, contents), 0);
    const entries = await readZip(zip.path);
    expect(
      entries.map(({ content }, index) => content.equals(Object.values(contents)[index] ?? large)),
    ).toEqual([true, true, true, true]);
    expect([entries[1]?.method, entries[3]?.method]).toEqual([method, method]);
    expect(zip.sha256).toBe(await digest(zip.path));
    expect(zip.sizeBytes).toBe((await stat(zip.path)).size);
  });

  test('as the last one leaves nothing behind it when it is stored after all', async () => {
    await using folder = await createFolder();
    const file = await addFile(folder, 'b.bin', randomBytes(4 * MIB));
    const { path, sizeBytes } = await writeZip(folder.at('out.zip'), [file], 0);
    expect(sizeBytes).toBe(4 * MIB + 30 + 46 + 2 * 'b.bin'.length + 22);
    expect((await stat(path)).size).toBe(sizeBytes);
  });

  test('shrinks almost as if it were one', async () => {
    await using folder = await createFolder();
    // Each piece repeats the end of the one before it, which only a compressor that still sees that can use.
    const [first, second] = [randomBytes(MIB), randomBytes(30_000)];
    const file = await addFile(folder, 'a', Buffer.concat([first.subarray(0, MIB - 30_000), second, second]));
    const { sizeBytes } = await writeZip(folder.at('out.zip'), [file], 0);
    expect(sizeBytes).toBeLessThan(MIB + 2000);
  });
});

test('small files that share a compressor give the same bytes in every ZIP of them', async () => {
  await using folder = await createFolder();
  const contents = Array.from({ length: 300 }, (_, index): [string, Buffer] => {
    const text = makeText((index * 61) % 8192, index * 1000);
    return [`p/${index}`, index % 5 === 0 ? Buffer.concat([randomBytes(index), text]) : text];
  });
  const large = await addFile(folder, 'p/large', makeText(1.2 * MIB));
  const files = await addFiles(folder, Object.fromEntries(contents));
  const first = await writeZip(folder.at('first.zip'), files, 0);
  // Others were compressed between them.
  await writeZip(folder.at('other.zip'), [large, ...files.toReversed()], 0);
  const second = await writeZip(folder.at('second.zip'), files, 0);
  expect(second.sha256).toBe(first.sha256);
});

test('pieces come in order and inflate to their file, whoever was compressed first', async () => {
  await using folder = await createFolder();
  const files = await addFiles(folder, {
    large: makeText(1.5 * MIB),
    ...Object.fromEntries(
      Array.from({ length: 150 }, (_, index) => [`f${index}`, makeText(index * 97, index)]),
    ),
  });
  const streams = new Map<string, Buffer[]>();
  await deflateAhead(files, ({ file }, deflated) => {
    streams.set(file.name, [...(streams.get(file.name) ?? []), Buffer.from(deflated)]);
    return undefined;
  });
  expect([...streams.keys()]).toEqual(files.map(({ name }) => name));
  for (const { name, path } of files)
    expect(inflateRawSync(Buffer.concat(streams.get(name) ?? [])).equals(await readFile(path))).toBe(true);
});

describe('what is read ahead', () => {
  /** How many pieces arrive before it comes to light that the last file is not there. */
  async function countBefore(files: readonly TreeFile[]): Promise<number> {
    let pieces = 0;
    const reading = deflateAhead(files, () => {
      pieces += 1;
      return undefined;
    });
    expect((await fail(reading)).message).toBe('`gone` cannot be read: it does not exist (ENOENT).');
    return pieces;
  }

  test('is bounded by count', async () => {
    await using folder = await createFolder();
    const file = await addFile(folder, 'a', makeText(9000));
    const gone = { ...file, name: 'gone', path: folder.at('gone') };
    expect(await countBefore([...new Array<TreeFile>(1000).fill(file), gone])).toBe(1000 - 128);
  });

  test('is nothing when a file is compressed at once', async () => {
    await using folder = await createFolder();
    const file = await addFile(folder, 'a', 'a');
    const gone = { ...file, name: 'gone', path: folder.at('gone') };
    expect(await countBefore([...new Array<TreeFile>(1000).fill(file), gone])).toBe(1000);
  });

  test('is bounded by bytes', async () => {
    await using folder = await createFolder({ a: '' });
    await truncate(folder.at('a'), MIB);
    const file = listFile('a', folder.at('a'));
    const gone = { ...file, name: 'gone', path: folder.at('gone') };
    expect(await countBefore([...new Array<TreeFile>(40).fill(file), gone])).toBe(40 - 16);
  });

  test('is closed again, also when nobody wants the rest', async () => {
    await using folder = await createFolder();
    const files = await addFiles(folder, { a: 'a', b: makeText(3 * MIB) });
    const countOpen = () => readdirSync('/dev/fd').length;
    const before = countOpen();
    expect([...readPieces(files)]).toHaveLength(4);
    expect(countOpen()).toBe(before);
    for (const { isFirst, file } of readPieces(files)) if (isFirst && file.name === 'b') break;
    expect(countOpen()).toBe(before);
  });
});

describe('the time', () => {
  const read = (epochSeconds: number) => {
    const time = encodeDosTime(epochSeconds);
    const [date, clock] = [Math.floor(time / 2 ** 16), time % 2 ** 16];
    const day = [1980 + (date >> 9), (date >> 5) & 15, date & 31];
    return [...day, clock >> 11, (clock >> 5) & 63, (clock & 31) * 2].join(' ');
  };

  test.each([
    ['is UTC', Date.UTC(2026, 10, 21, 23, 59, 58) / 1000, '2026 11 21 23 59 58'],
    ['has steps of two seconds', Date.UTC(2026, 0, 1, 0, 0, 1) / 1000, '2026 1 1 0 0 0'],
    ['may have fractions', 1_700_000_000.9, '2023 11 14 22 13 20'],
    ['does not begin before 1980', 0, '1980 1 1 0 0 0'],
    ['may be negative', -1, '1980 1 1 0 0 0'],
    ['ends with 2107', 1e12, '2107 12 31 23 59 58'],
  ])('%s', (_name, epochSeconds, expected) => {
    expect(read(epochSeconds)).toBe(expected);
  });
});

describe('a file that is not the one that was listed', () => {
  test.each<[string, number, (path: string) => Promise<void>]>([
    ['grew', 100, (path) => appendFile(path, 'x')],
    ['shrank', 100, (path) => truncate(path, 99)],
    ['became empty', 100, (path) => truncate(path, 0)],
    ['grew over the end of a piece', MIB, (path) => appendFile(path, 'x')],
    ['lost its last piece', MIB + 1, (path) => truncate(path, MIB)],
    ['was empty', 0, (path) => writeFile(path, 'x')],
  ])('because it %s is an error, and no ZIP remains', async (_name, sizeBytes, change) => {
    await using folder = await createFolder();
    const first = await addFile(folder, 'a.txt', makeText(3 * MIB));
    const file = await addFile(folder, 'x/b.txt', makeText(sizeBytes));
    await change(file.path);
    const error = await fail(writeZip(folder.at('out.zip'), [first, file], 0));
    expect(error).toMatchObject({ code: 'package', message: '`x/b.txt` changed while it was zipped.' });
    expect(existsSync(folder.at('out.zip'))).toBe(false);
  });

  test.each<[string, (folder: TestFolder) => void]>([
    ['a link to another file', (folder) => symlinkSync(folder.at('secret'), folder.at('x/b.txt'))],
    ['another file', (folder) => renameSync(folder.at('secret'), folder.at('x/b.txt'))],
    ['a named pipe', (folder) => void execFileSync('mkfifo', [folder.at('x/b.txt')])],
  ])('because %s took its place is an error', async (_name, replace) => {
    await using folder = await createFolder({ secret: 'key_1' });
    const file = await addFile(folder, 'x/b.txt', 'harml');
    rmSync(file.path);
    replace(folder);
    const error = await fail(writeZip(folder.at('out.zip'), [file], 0));
    expect(error.message).toMatch(/^`x\/b\.txt` (changed while it was zipped|cannot be read \(EAGAIN\))\.$/);
    expect(existsSync(folder.at('out.zip'))).toBe(false);
  });

  test('because it changed between two readings is an error', async () => {
    await using folder = await createFolder();
    // Random bytes do not shrink, so the file is read again to be stored.
    const file = await addFile(folder, 'noise', randomBytes(8 * MIB));
    const target = folder.at('out.zip');
    let isChanged = false;
    const change = () => {
      isChanged = (statSync(target, { throwIfNoEntry: false })?.size ?? 0) > MIB;
      if (isChanged) writeFileSync(file.path, Buffer.alloc(8 * MIB));
      else setImmediate(change);
    };
    change();
    const error = await fail(writeZip(target, [file], 0));
    expect(isChanged).toBe(true);
    expect(error.message).toBe('`noise` changed while it was zipped.');
  });

  test('because it is gone is named', async () => {
    await using folder = await createFolder();
    const file = { name: 'p/gone.php', path: folder.at('gone'), sizeBytes: 1, identity };
    const error = await fail(writeZip(folder.at('out.zip'), [file], 0));
    expect(error).toMatchObject({
      code: 'package',
      message: '`p/gone.php` cannot be read: it does not exist (ENOENT).',
    });
    expect(existsSync(folder.at('out.zip'))).toBe(false);
  });

  test('because it is closed to us is named', async () => {
    await using folder = await createFolder({ 'out/': '' });
    const file = await addFile(folder, 'key.php', 'x');
    await chmod(folder.path, 0o755);
    await chmod(folder.at('out'), 0o777);
    await chmod(file.path, 0o000);
    const error = await fail(actAsNobody(() => writeZip(folder.at('out/out.zip'), [file], 0)));
    expect(error.message).toBe('`key.php` cannot be read: permission denied (EACCES).');
  });

  test('because it is a folder now is named', async () => {
    await using folder = await createFolder({ 'p/': '' });
    const file = { name: 'p', path: folder.at('p'), sizeBytes: 10, identity };
    expect(() => [...readPieces([file])]).toThrow('`p` cannot be read: it is a directory (EISDIR).');
  });
});

describe('the disk', () => {
  // A device that takes everything and has no room for it.
  (existsSync('/dev/full') ? test : test.skip)('being full is no fault of the package', async () => {
    await using folder = await createFolder();
    await symlink('/dev/full', folder.at('out.zip'));
    const file = await addFile(folder, 'a.txt', makeText(1000));
    const error = await fail(writeZip(folder.at('out.zip'), [file], 0));
    expect(error).toMatchObject({
      code: 'not-published',
      title: 'Disk is full',
      message: 'The ZIP could not be stored on the runner: its disk is full (ENOSPC).',
    });
    // Removes the link, not its target.
    expect([existsSync(folder.at('out.zip')), existsSync('/dev/full')]).toEqual([false, true]);
  });

  test('without the folder for the ZIP is an error of its own', async () => {
    await using folder = await createFolder();
    const error = await fail(writeZip(folder.at('gone/out.zip'), [], 0));
    expect(error).toMatchObject({
      code: 'not-published',
      title: 'Disk cannot be written to',
      message: 'The ZIP could not be stored on the runner: a temporary file cannot be written (ENOENT).',
    });
  });

  test('keeps nothing of a file that was there before', async () => {
    await using folder = await createFolder({ 'out.zip': 'x'.repeat(10_000) });
    const file = await addFile(folder, 'a.txt', 'a');
    const { sizeBytes } = await writeZip(folder.at('out.zip'), [file], 0);
    expect((await stat(folder.at('out.zip'))).size).toBe(sizeBytes);
    expect(sizeBytes).toBeLessThan(200);
  });
});

describe('what no plain ZIP can hold is refused', () => {
  test('a path of more than 65,535 bytes', async () => {
    const name = `p/${'é'.repeat(40_000)}`;
    const error = await fail(
      writeZip('/nowhere/out.zip', [{ name, path: '/nowhere/x', sizeBytes: 1, identity }], 0),
    );
    expect(error.message).toMatch(/^The path `p\/é+…` is too long for a ZIP\.$/);
    expect(error.message.length).toBeLessThan(300);
  });

  test('more than 65,534 files', async () => {
    const file = { name: 'a', path: '/nowhere/x', sizeBytes: 1, identity };
    const error = await fail(writeZip('/nowhere/out.zip', new Array<TreeFile>(65_535).fill(file), 0));
    expect(error.message).toBe('The ZIP would hold more than 65534 files.');
  });
});
