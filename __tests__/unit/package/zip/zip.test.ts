import { crc32 } from 'node:zlib';

import { describe, expect, test } from '@jest/globals';

import { readFromBuffer, type ByteReader } from '../../../../src/shared/bytes.ts';
import { PackageProblem } from '../../../../src/package/finding.ts';
import { openZip, type ZipEntry } from '../../../../src/package/zip/zip.ts';
import { readEntry } from '../../../../src/package/zip/entry.ts';
import { forgeZip, type ForgedArchive, type ForgedEntry, zip64Extra } from '../forge-zip.ts';

const entry = { name: 'my-plugin/a.txt', content: 'Hello' };
/** An extra field with a time, as Info-ZIP writes it. */
const TIMES = Buffer.from([0x55, 0x54, 5, 0, 1, 0, 0, 0, 0]);

async function list(entries: readonly ForgedEntry[], archive: ForgedArchive = {}) {
  return (await openZip(readFromBuffer(forgeZip(entries, archive)))).entries;
}

async function listNames(entries: readonly ForgedEntry[], archive: ForgedArchive = {}) {
  return (await list(entries, archive)).map(({ name }) => name);
}

/** Returns the problem's text, or `''` when the archive can be listed. */
async function refuse(entries: readonly ForgedEntry[], archive: ForgedArchive = {}): Promise<string> {
  try {
    await list(entries, archive);
    return '';
  } catch (error) {
    if (!(error instanceof PackageProblem)) throw error;
    return `${error.finding.id}: ${error.finding.message}`;
  }
}

async function readWhole(reader: ByteReader, maxBytes = 1000): Promise<string> {
  const { entries } = await openZip(reader);
  const [first] = entries;
  if (first === undefined) throw new Error('no entries');
  const { bytes, damage } = await readEntry(first, reader, { maxBytes });
  return damage ?? bytes.toString();
}

describe('an entry is listed', () => {
  test('with what the directory says of it', async () => {
    expect(await list([{ ...entry, method: 8 }])).toEqual([
      {
        name: 'my-plugin/a.txt',
        path: 'my-plugin/a.txt',
        nameBytes: Buffer.from('my-plugin/a.txt'),
        isFolder: false,
        isLink: false,
        isEncrypted: false,
        method: 8,
        packedBytes: 7,
        sizeBytes: 5,
        crc32: 0xf7d18982,
        start: 0,
        extraBytes: 0,
        neededVersion: 20,
        dosTime: 0,
        isZip64: false,
      },
    ]);
  });

  test.each([
    ['UTF-8 with its flag', { name: 'ä.txt', flags: 0x800 }, 'ä.txt'],
    ['UTF-8 without its flag', { name: 'ä.txt' }, 'ä.txt'],
    ['code page 437', { name: Buffer.from('\x84.txt', 'latin1') }, 'ä.txt'],
    ['code page 437 with the wrong flag', { name: Buffer.from('\x84.txt', 'latin1'), flags: 0x800 }, 'ä.txt'],
    ['backslashes', { name: 'a\\b.txt' }, 'a\\b.txt'],
    ['a way up', { name: '../a.txt' }, '../a.txt'],
    ['nothing', { name: '' }, ''],
  ])('by a name in %s', async (_name, forged, name) => {
    expect(await listNames([forged])).toEqual([name]);
  });

  test('as it is beside one that is not plain', async () => {
    const plain: readonly ForgedEntry[] = [
      { ...entry, method: 8 },
      { ...entry, flags: 0x808, crc32: 0xffffffff },
      { name: 'ä/' },
      { name: '\ufeff./a\\//b\\', madeBy: 0x314, attributes: 0o120777 * 2 ** 16 },
      { name: '' },
      { name: 'b.txt', extra: TIMES },
      { name: 'c.txt', extra: Buffer.concat([TIMES, Buffer.from([0x75, 0x78, 0, 0])]) },
    ];
    const listed = await list(plain);
    expect(listed.map(({ path }) => path)).toEqual([
      'my-plugin/a.txt',
      'my-plugin/a.txt',
      'ä',
      '\ufeff./a/b',
      '',
      'b.txt',
      'c.txt',
    ]);
    expect(listed.map(({ isLink }) => isLink)).toEqual([false, false, false, true, false, false, false]);
    for (const odd of [
      { ...entry, extra: Buffer.from([1, 2, 0, 0]) },
      { name: Buffer.from('\x84.txt', 'latin1') },
      { ...entry, method: 8, flags: 1 },
    ])
      expect((await list([...plain, odd])).slice(0, -1)).toEqual(listed);
  });

  test('by the name in its Unicode extra field, if that is meant for it', async () => {
    const extra = (meantFor: string) => {
      const head = Buffer.from([0x75, 0x70, 11, 0, 1, 0, 0, 0, 0]);
      head.writeUInt32LE(crc32(meantFor), 5);
      return Buffer.concat([head, Buffer.from('ä.txt')]);
    };
    const names = ['a.txt', 'b.txt'].map((name) => ({ name, extra: extra('a.txt') }));
    expect(await listNames(names)).toEqual(['ä.txt', 'b.txt']);
    expect(await listNames([{ name: 'a.txt', extra: Buffer.concat([TIMES, extra('a.txt')]) }])).toEqual([
      'ä.txt',
    ]);
  });

  test('only if their extra fields end with them', async () => {
    const extra = TIMES.subarray(0, -1);
    await expect(listNames([{ name: 'a.txt', extra }, { name: 'b.txt' }])).rejects.toThrow(/extra field/);
  });

  test('with sizes of more than 32 bits', async () => {
    const large = 5 * 2 ** 32;
    const forged = {
      ...entry,
      method: 8,
      packedBytes: 0xffffffff,
      sizeBytes: 0xffffffff,
      extra: zip64Extra(large, large - 1),
    };
    expect(await list([forged])).toMatchObject([{ sizeBytes: large, packedBytes: large - 1, isZip64: true }]);
  });
});

describe('an archive is read', () => {
  test('with the end records of large ones', async () => {
    expect(await listNames([entry], { end64: {} })).toEqual([entry.name]);
    const end = { entryCount: 0xffff, sizeBytes: 0xffffffff, start: 0xffffffff };
    expect(await listNames([entry], { end64: {}, end })).toEqual([entry.name]);
  });

  test.each([
    ['a comment', { comment: 'Made on a Friday.' }],
    ['the longest comment', { comment: 'x'.repeat(0xffff) }],
    ['a comment with the sign of an end record', { comment: 'a PK\x05\x06 b'.padEnd(60) }],
    [
      'a long comment with the sign of an end record',
      { comment: 'a PK\x05\x06 b'.padStart(50_000).padEnd(60_000) },
    ],
    ['a comment with the sign of an end record at its end', { comment: 'PK\x05\x06' }],
    ['bytes behind it', { after: 'junk' }],
    ['many bytes behind it', { after: 'x'.repeat(60_000) }],
    ['bytes between the directory and its end record', { between: 'signed' }],
  ])('with %s', async (_name, archive) => {
    expect(await listNames([entry], archive)).toEqual([entry.name]);
  });

  test('without any entries', async () => {
    expect(await listNames([])).toEqual([]);
  });

  test.each([
    ['half of it is missing', [entry], { after: 'x'.repeat(70_000) }, 'its list of files'],
    ['it is a part of a split archive', [entry], { end: { disk: 1 } }, 'one part of a split archive'],
    [
      'the directory is longer than the file',
      [entry],
      { end: { sizeBytes: 1_000_000 } },
      'not where the ZIP says',
    ],
    [
      'the directory begins behind its end',
      [entry],
      { end: { start: 0xfffffffe } },
      'not where the ZIP says',
    ],
    [
      'the directory begins in an entry',
      [entry],
      { end: { start: 3 } },
      'The file has other content before the ZIP',
    ],
    [
      'something stands in front of it',
      [entry],
      { before: 'PK\x03\x04' },
      'The file has other content before the ZIP',
    ],
    ['the directory has less entries than are counted', [entry], { end: { entryCount: 2 } }, 'is damaged ('],
    [
      'the directory has more entries than are counted',
      [entry, entry],
      { end: { entryCount: 1 } },
      'continues after',
    ],
    [
      'the directory ends within its last entry',
      [entry, { name: 'a', content: '' }],
      { end: { sizeBytes: 95 } },
      'ends within',
    ],
    ['there are two end records', [entry], { comment: forgeZip([]) }, 'two lists of files'],
    ['the end record of a large one is not there', [entry], { end64: { signature: 0 } }, 'end record'],
    ['the end record of a large one is far away', [entry], { end64: { position: 2 ** 60 } }, 'end record'],
    [
      'the end record of a large one lies',
      [entry],
      { end64: { start: 2 ** 60, sizeBytes: 2 ** 62 } },
      'not where',
    ],
    [
      'an extra field is too long',
      [{ ...entry, extra: Buffer.from([1, 0, 9, 0]) }],
      {},
      'is damaged (extra field',
    ],
    [
      'a stored entry has two sizes',
      [{ ...entry, sizeBytes: 4 }],
      {},
      'is damaged (compressed/uncompressed size',
    ],
  ] satisfies [string, ForgedEntry[], ForgedArchive, string][])(
    'but not when %s',
    async (_name, entries, archive, message) => {
      const said = await refuse(entries, archive);
      expect(said).toMatch(/^zip-unreadable: /);
      expect(said).toContain(message);
    },
  );

  test('but not when it counts more entries than are accepted, before anything is made of them', async () => {
    expect(await refuse([entry], { end: { entryCount: 20_001 } })).toBe(
      'zip-limits: The ZIP has 20001 entries; at most 20000 are accepted.',
    );
    expect(await refuse([entry], { end64: { entryCount: 2 ** 60 } })).toMatch(
      /^zip-limits: The ZIP has 9\d{15} /,
    );
  });
});

describe('of an entry is read', () => {
  test.each([
    ['stored', {}],
    ['deflated', { method: 8 }],
    [
      'streamed, with its sizes behind it',
      { method: 8, flags: 8, local: { crc32: 0, packedBytes: 0, sizeBytes: 0 } },
    ],
    ['with another extra field at the entry', { local: { extra: Buffer.alloc(40) } }],
  ])('all that is %s', async (_name, forged) => {
    expect(await readWhole(readFromBuffer(forgeZip([{ ...entry, ...forged }])))).toBe('Hello');
  });

  test('no more than is wanted, however much comes out', async () => {
    const zeros = { name: 'a', method: 8, content: Buffer.alloc(5_000_000) };
    const reader = readFromBuffer(forgeZip([zeros]));
    const { entries } = await openZip(reader);
    const contents = entries.map((first) => readEntry(first, reader, { maxBytes: 1000 }));
    expect(await Promise.all(contents)).toEqual([
      { bytes: Buffer.alloc(1000), isWhole: false, damage: undefined },
    ]);
  });

  test('no more than is wanted, also of what says that it is small', async () => {
    const content = Buffer.alloc(100_000, 'a');
    const lying = { name: 'a', method: 8, content, sizeBytes: 10, local: { sizeBytes: 10 } };
    const reader = readFromBuffer(forgeZip([lying]));
    const { entries } = await openZip(reader);
    const contents = entries.map((first) => readEntry(first, reader, { maxBytes: 1000 }));
    expect(await Promise.all(contents)).toEqual([
      { bytes: Buffer.alloc(1000, 'a'), isWhole: false, damage: 'checksum' },
    ]);
  });

  test('nothing of a small stream that is broken', async () => {
    const packed = forgeZip([{ ...entry, method: 8 }]);
    // The first byte of the stream stands behind the header and the name; 7 begins a block of no known kind.
    packed[30 + entry.name.length] = 7;
    const reader = readFromBuffer(packed);
    const { entries } = await openZip(reader);
    const contents = entries.map((first) => readEntry(first, reader, { maxBytes: 1000 }));
    expect(await Promise.all(contents)).toEqual([
      { bytes: Buffer.alloc(0), isWhole: false, damage: 'stream' },
    ]);
  });

  test.each([
    ['stored', 0],
    ['deflated', 8],
  ])('the start of what is %s', async (_name, method) => {
    const content = Array.from({ length: 5000 }, (_, index) => `${index * 7919} `).join('');
    const reader = readFromBuffer(forgeZip([{ name: 'a', method, content }]));
    const { entries } = await openZip(reader);
    const contents = await Promise.all(entries.map((first) => readEntry(first, reader, { maxBytes: 1000 })));
    expect(contents).toEqual([
      { bytes: Buffer.from(content.slice(0, 1000)), isWhole: false, damage: undefined },
    ]);
  });

  test('nothing that only half of fits, and its checksum only when all of it was', async () => {
    const wrong = readFromBuffer(forgeZip([{ ...entry, method: 8, crc32: 1 }]));
    expect(await readWhole(wrong)).toBe('checksum');
    expect(await readWhole(wrong, 5)).toBe('checksum');
    expect(await readWhole(wrong, 4)).toBe('Hell');
  });

  test.each([
    ['small', 100_000],
    ['large', 3_000_000],
  ])('as much as is to be kept, and all of it compared, of a %s one', async (_name, sizeBytes) => {
    const content = Buffer.alloc(sizeBytes, '0123456789');
    const reader = readFromBuffer(
      forgeZip([
        { name: 'a', method: 8, content },
        { name: 'b', content, crc32: 1 },
      ]),
    );
    const { entries } = await openZip(reader);
    const read = (first: ZipEntry) => readEntry(first, reader, { keep: () => 10 });
    const bytes = Buffer.from('0123456789');
    expect(await Promise.all(entries.map(read))).toEqual([
      { bytes, isWhole: true, damage: undefined },
      { bytes, isWhole: true, damage: 'checksum' },
    ]);
  });
});

test.each([
  ['nothing else', {}, { isZip64: false, isTight: true }],
  ['a comment', { comment: 'x' }, { isZip64: false, isTight: true }],
  ['bytes behind it', { after: 'x' }, { isZip64: false, isTight: false }],
  ['bytes in front of its end record', { between: 'x' }, { isZip64: false, isTight: false }],
  ['the extension, and no need of it', { end64: {} }, { isZip64: false, isTight: true }],
  [
    'the extension alone',
    { end64: {}, end: { start: 0xffffffff, sizeBytes: 0xffffffff } },
    { isZip64: true, isTight: true },
  ],
  [
    'the extension and bytes in front of it',
    { between: 'x', end64: {}, end: { start: 0xffffffff } },
    { isZip64: true, isTight: false },
  ],
] satisfies [string, ForgedArchive, object][])('an archive ends with %s', async (_name, archive, end) => {
  const { end: found } = await openZip(readFromBuffer(forgeZip([entry], archive)));
  expect(found).toEqual({ isConsistent: true, ...end });
});

// Verdicts of ZipArchive in PHP 8.2 with libzip 1.7.3, with and without CHECKCONS.
test.each([
  ['with other entries on its disk', {}, 22 - 8, false],
  ['with another disk for its list of files', {}, 22 - 6, false],
  ['whose extension counts other entries on its disk', { end64: {} }, 98 - 24, false],
  ['whose extension is on another disk', { end64: {} }, 42 - 4, false],
  ['with an extension, and other entries on its disk', { end64: {} }, 22 - 8, true],
  ['with an extension, and on another disk', { end64: {} }, 22 - 4, true],
  ['whose extension has its list of files on another disk', { end64: {} }, 98 - 20, true],
] satisfies [string, ForgedArchive, number, boolean][])(
  'an archive %s',
  async (_name, archive, fromEnd, isConsistent) => {
    const zip = forgeZip([entry], archive);
    zip.writeUInt16LE(7, zip.length - fromEnd);
    expect((await openZip(readFromBuffer(zip))).end).toMatchObject({ isTight: true, isConsistent });
  },
);

test('thousands of entries are listed within a few turns of the event loop', async () => {
  const entries = Array.from({ length: 3000 }, (_, index) => ({ name: `my-plugin/${index}`, content: '' }));
  const zip = forgeZip(entries);
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  const { entries: listed } = await openZip(readFromBuffer(zip));
  clearImmediate(next);
  expect([listed.length, turns < 10]).toEqual([3000, true]);
});
