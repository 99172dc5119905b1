import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';

import { forgeZip } from '../forge-zip.ts';
import { ARCHIVE_CHECKS } from '../../../../src/package/checks/archive.ts';
import { DAMAGE_CHECKS } from '../../../../src/package/checks/damage.ts';
import { clean, judgeBy, judgeWith, listErrors, main } from '../judge.ts';

const judge = judgeWith([...ARCHIVE_CHECKS, ...DAMAGE_CHECKS]);

const path = 'my-plugin/my-plugin.php';
const readme = { name: 'my-plugin/readme.txt', content: '=== My Plugin ===\n' };
const mainEntry = { name: path, content: main };

describe('zip-method', () => {
  test('is reported for encrypted files, which are then not said to lack a header', async () => {
    const zip = forgeZip([mainEntry, readme].map((entry) => ({ ...entry, flags: 1, packedBytes: 12 })));
    expect(await judge(zip)).toEqual([expect.objectContaining({ id: 'zip-unreadable' })]);
    const packed = (content: string) => Buffer.alloc(content.length + 12);
    const encrypted = [mainEntry, readme].map((entry) => ({
      ...entry,
      flags: 1,
      packed: packed(entry.content),
    }));
    expect(await judge(forgeZip(encrypted))).toEqual([
      expect.objectContaining({
        id: 'zip-method',
        severity: 'error',
        file: path,
        message: `\`${path}\` and \`${readme.name}\` are encrypted.`,
        fix: 'Build the ZIP without a password.',
      }),
    ]);
  });

  test.each([
    [9, 'Deflate64'],
    [12, 'bzip2'],
    [14, 'LZMA'],
    [93, 'Zstandard'],
    [97, 'method 97'],
  ])('is reported for method %i', async (method, name) => {
    expect(await judge(forgeZip([{ ...mainEntry, method }]))).toEqual([
      expect.objectContaining({
        id: 'zip-method',
        severity: 'error',
        file: path,
        message: `\`${path}\` is packed with ${name}, which not every PHP can unpack.`,
        fix: expect.stringContaining('deflate'),
      }),
    ]);
  });

  test('knows both ways of encrypting with AES and of encrypting the list of files', async () => {
    const [aes] = await judge(forgeZip([{ ...mainEntry, method: 99 }]));
    const [strong] = await judge(forgeZip([{ ...mainEntry, flags: 0x41 }]));
    expect([aes, strong]).toEqual([
      expect.objectContaining({ id: 'zip-method', message: `\`${path}\` is encrypted.` }),
      expect.objectContaining({ id: 'zip-method', message: 'The ZIP is encrypted.' }),
    ]);
  });

  test('is not reported for stored and deflated files, nor for folders', async () => {
    const folder = { name: 'my-plugin/', method: 14, attributes: 0x10 };
    expect(await listErrors(forgeZip([folder, mainEntry, { ...readme, method: 8 }]))).toEqual([]);
  });
});

describe('zip-empty', () => {
  test.each([
    ['nothing', {}],
    ['folders', { 'my-plugin/': '', 'my-plugin/includes/': '' }],
    ['what macOS adds', { '__MACOSX/my-plugin/._my-plugin.php': '' }],
  ])('is reported for a ZIP that holds only %s', async (_name, files) => {
    expect(await judgeBy('zip-empty', files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: 'The ZIP holds no files.',
        fix: expect.stringContaining('source folder'),
      }),
    ]);
    expect(await listErrors(files)).toEqual(['zip-empty']);
  });

  test('is not reported for one empty file, nor for names that are not safe', async () => {
    expect(await listErrors({ 'my-plugin/my-plugin.php': '' })).toEqual(['no-plugin']);
    expect(await listErrors(forgeZip([{ name: '/my-plugin.php' }]))).toEqual(['path-unsafe']);
  });
});

/** A plugin with so many zeros in a file. */
function addZeros(sizeBytes: number): Buffer {
  const zeros = { name: 'my-plugin/zeros.bin', method: 8, content: Buffer.alloc(sizeBytes) };
  return forgeZip([...Object.entries(clean).map(([name, content]) => ({ name, content })), zeros]);
}

describe('zip-limits', () => {
  test('is reported for files that unpack to more than 200 times their size', async () => {
    const zip = addZeros(50_000_001);
    expect(await judgeBy('zip-limits', zip)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: 'my-plugin/zeros.bin',
        message: '`my-plugin/zeros.bin` unpacks to more than 200 times what it takes in the ZIP.',
        effect: expect.stringContaining('attack'),
      }),
    ]);
  });

  test('is not reported for a list that packs well', async () => {
    expect(await listErrors(addZeros(49_000_000))).toEqual([]);
  });

  test('is reported for files of more than 200 MB, once for all of them', async () => {
    const large = { method: 8, packed: Buffer.alloc(9), packedBytes: 2_000_000, sizeBytes: 300_000_000 };
    const names = ['my-plugin/a.bin', 'my-plugin/b.bin'];
    const zip = forgeZip([mainEntry, ...names.map((name) => ({ name, ...large }))]);
    expect(await judgeBy('zip-limits', zip)).toEqual([
      expect.objectContaining({
        file: 'my-plugin/a.bin',
        message:
          '`my-plugin/a.bin` and `my-plugin/b.bin` take up to 300 MB unpacked; at most 200 MB are accepted.',
      }),
    ]);
    const allowed = { ...large, sizeBytes: 200_000_000 };
    const one = forgeZip([mainEntry, { name: 'my-plugin/a.bin', ...allowed }]);
    expect((await judgeBy('zip-limits', one)).map(({ message }) => message)).toEqual([
      expect.stringContaining('The package unpacks to more than 200 times'),
    ]);
  });

  test('is reported for more than 1 GB in all', async () => {
    const part = { method: 8, packed: Buffer.alloc(9), packedBytes: 2_000_000, sizeBytes: 200_000_000 };
    const parts = ['a', 'b', 'c', 'd', 'e'].map((name) => ({ name: `my-plugin/${name}.bin`, ...part }));
    const zip = forgeZip([mainEntry, ...parts]);
    expect((await judgeBy('zip-limits', zip)).map(({ message }) => message)).toEqual([
      'The package takes 1.0 GB unpacked; at most 1.0 GB are accepted.',
    ]);
    const less = forgeZip([mainEntry, ...parts.slice(1), { ...parts[0], name: 'a', sizeBytes: 199_999_000 }]);
    expect((await judgeBy('zip-limits', less)).map(({ message }) => message)).toEqual([
      expect.stringContaining('The package unpacks to more than 200 times'),
    ]);
  });

  test('is reported for entries that share their data', async () => {
    const content = Buffer.alloc(4_900_000);
    const zeros = { method: 8, content, packed: deflateRawSync(content), start: 0 };
    const names = Array.from({ length: 12 }, (_, index) => `my-plugin/${index}`);
    const zip = forgeZip(names.map((name) => ({ name, ...zeros })));
    expect((await judgeBy('zip-limits', zip)).map(({ message }) => message)).toEqual([
      expect.stringContaining('The package unpacks to more than 200 times its size'),
    ]);
  });

  test('is reported for more than 20,000 entries, whatever they are', async () => {
    const entries = Array.from({ length: 20_001 }, (_, index) => ({ name: `my-plugin/${index}` }));
    const zip = forgeZip([mainEntry, ...entries.slice(1)], { end64: {} });
    expect(await judge(zip)).toEqual([
      expect.objectContaining({
        id: 'zip-limits',
        severity: 'error',
        message: 'The ZIP has 20001 entries; at most 20000 are accepted.',
        fix: expect.stringContaining('node_modules'),
      }),
    ]);
    expect(await listErrors(forgeZip([mainEntry, ...entries.slice(2)]))).toEqual([]);
  });

  test('is reported for a list of files of more than 10 MiB', async () => {
    const extra = Buffer.concat([Buffer.from([0xff, 0xff, 0xfb, 0xff]), Buffer.alloc(0xfffb)]);
    const entries = Array.from({ length: 161 }, (_, index) => ({ name: `my-plugin/${index}`, extra }));
    expect((await judge(forgeZip(entries)))[0]).toMatchObject({
      id: 'zip-limits',
      message: 'The list of files in the ZIP takes 11 MB; at most 10 MB are accepted.',
    });
  });
});
