import { readdirSync, readFileSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { RUNS_ALL } from '../../fixtures/all-tests.ts';
import { anyCharacter } from '../../fixtures/any-character.ts';

import { zipDirectory } from '../../../sandbox/plugins/build-plugin.ts';
import { readFromBuffer, type ByteReader } from '../../../src/shared/bytes.ts';
import { inspect } from '../../../src/package/inspect.ts';
import { samplePlugin } from '../sandbox/stage.ts';
import { forgeZip, type ForgedEntry, zip64Extra } from './forge-zip.ts';
import { main } from './judge.ts';

// More runs and other seeds by hand: FUZZ_RUNS=100 FUZZ_SEED=1 npm test -- fuzz
const RUNS = Number(process.env['FUZZ_RUNS'] ?? (RUNS_ALL ? 1 : 0.3));
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

const KIB = 1024;
/** The first look, and the two looks for the end record. */
const LOOK_BYTES = (16 + 32 + 65) * KIB;
/** The largest part of an entry that is read, with the longest name. */
const ENTRY_BYTES = 30 + 64 * KIB + 64 * KIB;
/** So much of the main file, the readme, and two changelogs. */
const TEXT_BYTES = 1024 * KIB;
/** Files that are read at most. */
const MAX_READINGS = 300 + 300 + 100 + 100 + 3;

const expectations = [
  { slug: undefined, version: undefined, served: undefined },
  {
    slug: 'my-plugin',
    version: { version: '1.2.3', origin: 'the tag `v1.2.3`' },
    served: { version: '1.2.2', pluginFile: 'my-plugin/my-plugin.php' },
  },
];

/** Counts what is read; a read that is not inside the file fails as it does everywhere. */
function countReads(bytes: Buffer): { readonly reader: ByteReader; readonly countBytes: () => number } {
  const inner = readFromBuffer(bytes);
  let readBytes = 0;
  const read: ByteReader['read'] = (start, lengthBytes) => {
    readBytes += lengthBytes;
    return inner.read(start, lengthBytes);
  };
  return { reader: { ...inner, read }, countBytes: () => readBytes };
}

async function survive(bytes: Buffer): Promise<void> {
  const { reader, countBytes } = countReads(bytes);
  const { facts, changelog, check } = await inspect(reader);
  // An entry of the directory takes 46 bytes at least.
  const readings = Math.min(bytes.length / 46, MAX_READINGS);
  const entryBytes = readings * Math.min(ENTRY_BYTES, 2 * bytes.length);
  const textBytes = 4 * Math.min(TEXT_BYTES, bytes.length);
  const maxBytes = LOOK_BYTES + bytes.length + entryBytes + textBytes;
  expect(countBytes()).toBeLessThanOrEqual(maxBytes);
  expect(facts.sizeBytes).toBe(bytes.length);
  expect(Buffer.byteLength(changelog)).toBeLessThanOrEqual(100_000);
  for (const expected of expectations) {
    const findings = check(expected);
    const hasError = findings.some(({ severity }) => severity === 'error');
    expect(facts.plugin !== undefined || hasError).toBe(true);
    const texts = findings.flatMap(({ message, effect, fix }) => [message, effect, fix]);
    expect(texts.filter((text) => text === '' || text.length > 2000)).toEqual([]);
  }
}

async function surviveAll(inputs: fc.Arbitrary<Buffer>, numRuns: number): Promise<void> {
  const property = fc.asyncProperty(inputs, survive);
  await fc.assert(property, { seed: SEED, numRuns: Math.ceil(numRuns * RUNS) });
}

const uint8 = fc.nat(255);
const bytesUpTo = (maxLength: number) => fc.uint8Array({ maxLength }).map((bytes) => Buffer.from(bytes));

/** Small numbers, and those at which something begins or ends. */
const size = fc.oneof(
  fc.nat(200),
  fc.constantFrom(0xffff, 0xfffe, 0x10000, 0x7fffffff, 0xfffffffe, 0xffffffff, 200_000_001, 1_048_577),
);
const hugeSize = fc.oneof(size, fc.constantFrom(2 ** 32, 2 ** 40, 2 ** 53 - 1, 2 ** 53, 2 ** 63));

const name = fc.oneof(
  fc.constantFrom(
    ...['my-plugin/my-plugin.php', 'my-plugin/readme.txt', 'my-plugin/', 'my-plugin', 'my-plugin/a/a.php'],
    ...[
      'my-plugin/my-plugin.php/',
      'my-plugin.php',
      './my-plugin/b.php',
      'other/other.php',
      '__MACOSX/a',
      '',
    ],
    ...[
      '/',
      '//',
      '.',
      './',
      '..',
      '../a.php',
      '\\',
      'my-plugin\\c.php',
      'C:\\a',
      '/etc/passwd',
      'my-plugin/.env',
    ],
    ...[
      'my-plugin/.git/config',
      'my-plugin/id_rsa',
      'my-plugin/a.pem',
      'my-plugin/\u0000.php',
      'my-plugin/ä.php',
    ],
    ...[
      'my-plugin/a\u0308.php',
      'my-plugin/`.php',
      'my-plugin/a:b ',
      '[x]/x.php',
      'a b/a.php',
      '\u202e/x.php',
    ],
  ),
  fc.string({ unit: anyCharacter, maxLength: 30 }).map((text) => `my-plugin/${text}`),
  bytesUpTo(30),
  fc.nat(3000).map((length) => `my-plugin/${'x/'.repeat(length)}y.php`),
);

const content = fc.oneof(
  fc.constantFrom(
    main,
    '',
    '<?php',
    '-----BEGIN PRIVATE KEY-----',
    '=== A ===\n== Changelog ==\n= 1.2.3 =\n*',
  ),
  fc.constantFrom('\ufeff/* Plugin Name: A', 'Version:\nPlugin Name:\nPlugin Name: B', '\r'.repeat(9000)),
  fc.constantFrom(
    `${'*'.repeat(8185)}\nVersion: 1\nPlugin Name: A`,
    `Plugin Name: A\n${' '.repeat(20_000)}Version: 2`,
  ),
  fc
    .string({ unit: anyCharacter, maxLength: 200 })
    .map((text) => `<?php /*\nPlugin Name: ${text}\nVersion: ${text}`),
  bytesUpTo(100),
);

const header = {
  flags: fc.constantFrom(0, 1, 8, 9, 0x40, 0x41, 0x800, 0xffff),
  method: fc.constantFrom(0, 8, 9, 14, 99, 0xffff),
  crc32: fc.constantFrom(0, 1, 0xffffffff),
  packedBytes: size,
  sizeBytes: size,
};
const extra = fc.oneof(
  fc.array(hugeSize, { maxLength: 4 }).map((values) => zip64Extra(...values)),
  bytesUpTo(20),
);

/** Far more comes out than is packed; packed once, because that takes longer than all else here. */
const bombs: readonly Omit<ForgedEntry, 'name'>[] = [70_000, 1_100_000].map((sizeBytes) => {
  const bytes = Buffer.alloc(sizeBytes, 'Plugin Name: A\nVersion:\n');
  return { method: 8, packed: deflateRawSync(bytes), crc32: crc32(bytes), sizeBytes };
});

const plain = fc.record({ content, method: fc.constantFrom(0, 8) });

/** Mostly nothing: once in so many times something. */
function sometimes<T extends object>(arbitrary: fc.Arbitrary<T>, times = 4): fc.Arbitrary<Partial<T>> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant({}) }, { weight: 1, arbitrary });
}

const wrong = fc.record({ ...header, extra, start: size, packed: bytesUpTo(50) }, { requiredKeys: [] });
const wrongLocal = fc.record({ ...header, extra, name, signature: fc.nat(3) }, { requiredKeys: [] });
const attributes = fc.record({
  attributes: fc.constantFrom(0, 0x10, 0o120777 * 0x10000, 0o40755 * 0x10000),
  madeBy: fc.nat(0xffff),
});

/** Mostly right, so that what is wrong comes to light behind the first look. */
const entry: fc.Arbitrary<ForgedEntry> = fc
  .record({
    name,
    right: fc.oneof({ weight: 30, arbitrary: plain }, { weight: 1, arbitrary: fc.constantFrom(...bombs) }),
    odd: sometimes(wrong, 20),
    local: sometimes(wrongLocal, 20),
    rest: sometimes(attributes),
  })
  .map(({ name: entryName, right, odd, local, rest }) => ({
    name: entryName,
    ...right,
    ...odd,
    ...rest,
    local,
  }));

const end = fc.record(
  { disk: fc.constantFrom(0, 1, 0xffff), entryCount: fc.nat(0xffff), sizeBytes: size, start: size },
  { requiredKeys: [] },
);
const end64 = fc.record(
  { entryCount: hugeSize, sizeBytes: hugeSize, start: hugeSize, position: hugeSize, signature: fc.nat(1) },
  { requiredKeys: [] },
);
const archive = fc.record(
  { before: bytesUpTo(9), between: bytesUpTo(9), after: bytesUpTo(30), comment: bytesUpTo(30), end, end64 },
  { requiredKeys: [] },
);

const forged = fc
  .tuple(
    fc.constantFrom([], [{ name: 'my-plugin/my-plugin.php', content: main, method: 8 }]),
    fc.array(entry, { maxLength: 12 }),
    sometimes(archive),
  )
  .map(([first, entries, rest]) => forgeZip([...first, ...entries], rest));

/** Random bytes that are not refused at the first look, with something like an end record. */
const begun = fc
  .tuple(fc.constantFrom('PK\x03\x04', 'PK\x05\x06'), bytesUpTo(200), bytesUpTo(18))
  .map(([start, bytes, rest]) =>
    Buffer.concat([Buffer.from(start), bytes, Buffer.from('PK\x05\x06'), rest, Buffer.alloc(4)]),
  );

const zips = new URL('../../fixtures/truth/zips/', import.meta.url);
const real = [
  ...readdirSync(zips).map((file) => readFileSync(new URL(file, zips))),
  await zipDirectory(samplePlugin),
];

/** A real package that lost its end, some bytes, or got others. */
const mutated = fc
  .tuple(
    fc.constantFrom(...real),
    fc.array(fc.tuple(fc.nat(), uint8), { maxLength: 4 }),
    sometimes(fc.record({ from: fc.nat(), lengthBytes: fc.nat(40) })),
    sometimes(fc.record({ end: fc.nat() })),
  )
  .map(([zip, changes, { from = 0, lengthBytes = 0 }, { end }]) => {
    const bytes = Buffer.from(zip);
    for (const [at, value] of changes) if (bytes.length > 0) bytes[at % bytes.length] = value;
    const start = from % (bytes.length + 1);
    const holed = Buffer.concat([bytes.subarray(0, start), bytes.subarray(start + lengthBytes)]);
    return end === undefined ? holed : holed.subarray(0, end % (holed.length + 1));
  });

/** Far more than the runs take, also on a busy machine. */
const TIMEOUT_MS = 300_000 * RUNS;

describe('inspecting never fails and reads no more than it may', () => {
  test('whatever the bytes are', () => surviveAll(bytesUpTo(300), 300), TIMEOUT_MS);

  test('whatever follows the beginning of a ZIP', () => surviveAll(begun, 300), TIMEOUT_MS);

  test('whatever was done to a real package', () => surviveAll(mutated, 1500), TIMEOUT_MS);

  test('whatever an archive lists', () => surviveAll(forged, 1000), TIMEOUT_MS);
});
