import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from '@jest/globals';

import { forgeZip, type ForgedArchive, type ForgedEntry, zip64Extra } from '../forge-zip.ts';
import { judgeBy, listErrors, main } from '../judge.ts';

const path = 'my-plugin/my-plugin.php';
const readme = { name: 'my-plugin/readme.txt', content: '=== My Plugin ===\n' };
const mainEntry = { name: path, content: main };
/** Too large to be unpacked at once. */
const numbers = Array.from({ length: 300_000 }, (_, index) => `${index * 7919}`).join('\n');
const script = { name: 'my-plugin/assets/app.js', content: 'console.log( 1 );\n'.repeat(20), method: 8 };

describe('zip-unreadable', () => {
  test('is reported for an entry that is not where it should be', async () => {
    const zip = forgeZip([readme, mainEntry, { ...script, local: { signature: 0 } }]);
    expect(await judgeBy('zip-unreadable', zip)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: script.name,
        message: `\`${script.name}\` is not in the ZIP where its list of files says.`,
        effect: expect.stringContaining('WordPress refuses'),
        fix: expect.stringContaining('Build the ZIP again'),
      }),
    ]);
    expect(await listErrors(zip)).toEqual(['zip-unreadable']);
  });

  test('is reported for an entry that goes on behind the end of the file', async () => {
    const stored = { ...mainEntry, packedBytes: 100_000, sizeBytes: 100_000 };
    expect(await listErrors(forgeZip([readme, stored]))).toEqual(['zip-unreadable']);
    expect(await listErrors(forgeZip([readme, { ...mainEntry, start: 0xfffffffe }]))).toEqual([
      'zip-unreadable',
    ]);
  });
});

describe('zip-crc', () => {
  test('is reported for a wrong checksum, and the file is read all the same', async () => {
    const zip = forgeZip([{ ...mainEntry, crc32: 1 }, readme]);
    expect(await judgeBy('zip-crc', zip)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        message: `\`${path}\` does not match its checksum or size in the ZIP.`,
        effect: expect.stringMatching(/wrong bytes, and reports success.*destroys the plugin/),
      }),
    ]);
    expect(await listErrors(zip)).toEqual(['zip-crc']);
  });

  test.each<[string, Partial<ForgedEntry>]>([
    ['a wrong checksum', { crc32: 1 }],
    ['a wrong checksum of what is not packed', { method: 0, crc32: 1 }],
    ['less than is listed', { sizeBytes: 5000 }],
    ['more than is listed', { sizeBytes: 5 }],
    ['nothing, because its stream is broken', { packed: Buffer.from([0xff, 0xff, 0xff]) }],
    [
      'nothing, because its stream is cut',
      { packed: deflateRawSync(Buffer.from(script.content)).subarray(0, 9) },
    ],
    ['something, though nothing is packed', { packed: Buffer.alloc(0) }],
    ['millions of bytes of another checksum', { content: numbers, crc32: 1 }],
  ])('is reported for any file that holds %s', async (_name, changes) => {
    const zip = forgeZip([mainEntry, { ...script, ...changes }, readme]);
    expect(await judgeBy('zip-crc', zip)).toEqual([
      expect.objectContaining({ severity: 'error', file: script.name }),
    ]);
    expect(await listErrors(zip)).toEqual(['zip-crc']);
  });

  test.each([
    ['readme', [mainEntry, { name: readme.name }]],
    ['main file', [mainEntry, readme]],
  ])('is reported for a %s that states little and unpacks to 30 MB', async (_name, entries) => {
    const packed = deflateRawSync(Buffer.concat([Buffer.from(main), Buffer.alloc(30_000_000)]), {
      level: 1,
    });
    const last = entries.at(-1) ?? mainEntry;
    const lie = { name: last.name, method: 8, packed, sizeBytes: 306_000, crc32: 1 };
    const zip = forgeZip([...entries.filter((entry) => entry !== last), lie]);
    expect(await judgeBy('zip-crc', zip)).toEqual([
      expect.objectContaining({ file: last.name, message: expect.stringContaining('checksum or size') }),
    ]);
  });

  test('is one finding for each kind of damage', async () => {
    const broken = { ...mainEntry, method: 8, packed: Buffer.from([0xff, 0xff, 0xff]) };
    const cut = { ...readme, method: 8, packed: Buffer.from([0x4b]) };
    const zip = forgeZip([broken, cut, { ...script, crc32: 1 }]);
    expect((await judgeBy('zip-crc', zip)).map(({ message }) => message)).toEqual([
      `\`${script.name}\` does not match its checksum or size in the ZIP.`,
      `\`${path}\` and \`${readme.name}\` cannot be unpacked: the compressed data in the ZIP is damaged.`,
    ]);
    expect(await listErrors(zip)).toEqual(['zip-crc', 'zip-crc']);
  });

  test('is not reported for an empty file that was packed to nothing, nor for what WordPress leaves out', async () => {
    const empty = { name: 'my-plugin/empty.php', method: 8, packed: Buffer.alloc(0) };
    const ofMacOs = { name: '__MACOSX/my-plugin/._a', content: 'x', crc32: 1 };
    expect(await listErrors(forgeZip([mainEntry, empty, ofMacOs]))).toEqual([]);
  });
});

describe('zip-structure', () => {
  test.each([
    ['another checksum', { crc32: 1 }],
    ['another size', { sizeBytes: 1 }],
    ['another packed size', { packedBytes: 1 }],
    ['another method', { method: 0 }],
    ['another name', { name: 'my-plugin/assets/app.ts' }],
    ['a longer name', { name: 'my-plugin/assets/app.js.txt' }],
    ['encryption', { flags: 1 }],
    ['sizes that stand nowhere', { packedBytes: 0xffffffff, sizeBytes: 0xffffffff }],
  ])('is reported when any entry itself says %s', async (_name, local) => {
    const zip = forgeZip([mainEntry, { ...script, local }, readme]);
    expect(await judgeBy('zip-structure', zip)).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: script.name,
        message: `The ZIP's list of files contradicts the header of \`${script.name}\`.`,
        fix: expect.stringContaining('Build the ZIP again'),
      }),
    ]);
    expect(await listErrors(zip)).toEqual(['zip-structure']);
  });

  test('names several entries in one finding', async () => {
    const zip = forgeZip([mainEntry, readme].map((entry) => ({ ...entry, local: { crc32: 1 } })));
    expect((await judgeBy('zip-structure', zip)).map(({ message }) => message)).toEqual([
      `The ZIP's list of files contradicts the headers of \`${path}\` and \`${readme.name}\`.`,
    ]);
  });

  test('is reported for entries that run into each other', async () => {
    const twin = { ...script, name: 'my-plugin/b.js' };
    const zip = forgeZip([script, { ...twin, start: 0, local: { name: script.name } }, mainEntry]);
    expect(await judgeBy('zip-structure', zip)).toContainEqual(
      expect.objectContaining({
        severity: 'error',
        message: expect.stringContaining('overlaps other data'),
      }),
    );
  });

  const streamed = { flags: 8, local: { crc32: 0, packedBytes: 0, sizeBytes: 0, flags: 8 } };
  const { length } = readme.content;
  const large = { sizeBytes: 0xffffffff, packedBytes: 0xffffffff };

  test.each<[string, ForgedEntry, ForgedArchive]>([
    ['sizes behind the data', { ...readme, ...streamed }, {}],
    ['sizes both there and behind the data', { ...readme, flags: 8 }, {}],
    [
      'sizes in an extra field at the entry',
      { ...readme, local: { ...large, extra: zip64Extra(length, length) } },
      {},
    ],
    ['another extra field at the entry', { ...readme, local: { extra: Buffer.alloc(40) } }, {}],
    ['a comment', readme, { comment: 'Made on a Friday.' }],
    ['end records of a large archive that are not needed', readme, { end64: {} }],
  ])('is not reported for %s', async (_name, entry, archive) => {
    expect(await judgeBy('zip-structure', forgeZip([mainEntry, entry], archive))).toEqual([]);
    expect(await listErrors(forgeZip([mainEntry, entry], archive))).toEqual([]);
  });

  const inExtension = { ...readme, ...large, extra: zip64Extra(length, length) };
  const odd: readonly [string, ForgedEntry, ForgedArchive][] = [
    ['bytes behind the archive', readme, { after: '\n' }],
    ['bytes in front of the end record', readme, { between: 'x' }],
    [
      'other sizes beside those behind the data',
      { ...readme, flags: 8, local: { sizeBytes: 7, flags: 8 } },
      {},
    ],
  ];

  test.each(odd)('is a notice for %s, which PclZip takes', async (_name, entry, archive) => {
    const zip = forgeZip([mainEntry, entry], archive);
    expect(await judgeBy('zip-structure', zip)).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message: expect.stringMatching(/^ZipArchive refuses the ZIP, because /),
        effect: expect.stringContaining('PclZip'),
      }),
    ]);
  });

  test.each([
    ['other entries on its disk', 14],
    ['another disk', 16],
  ])('is a notice for an end record that tells of %s', async (_name, fromEnd) => {
    const zip = forgeZip([mainEntry, readme]);
    zip.writeUInt16LE(7, zip.length - fromEnd);
    expect(await judgeBy('zip-structure', zip)).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message: 'ZipArchive refuses the ZIP, because its end record contradicts itself.',
        fix: expect.stringContaining('standard tool'),
      }),
    ]);
  });

  test('is a warning for ZIP64, which ZipArchive takes and PclZip does not', async () => {
    const end = { start: 0xffffffff };
    for (const zip of [
      forgeZip([mainEntry, inExtension]),
      forgeZip([mainEntry, readme], { end64: {}, end }),
    ]) {
      expect(await judgeBy('zip-structure', zip)).toEqual([
        expect.objectContaining({
          severity: 'warning',
          effect: expect.stringContaining('Hosts without the PHP extension zip refuse it'),
        }),
      ]);
    }
  });

  test.each(odd.slice(0, 2))(
    'is an error for ZIP64 with %s, which neither takes',
    async (_name, _entry, archive) => {
      const zip = forgeZip([mainEntry, inExtension], archive);
      expect(await judgeBy('zip-structure', zip)).toEqual([
        expect.objectContaining({
          severity: 'error',
          message: expect.stringMatching(/^The ZIP uses the ZIP64 extensions, and /),
          fix: expect.stringContaining('-fz'),
        }),
      ]);
    },
  );
});
