import { describe, expect, test } from '@jest/globals';

import {
  NotFetched,
  readFromBuffer,
  spanOf,
  type ByteReader,
  type Span,
} from '../../../../src/shared/bytes.ts';
import { readPackageView } from '../../../../src/package/read/package-view.ts';
import { forgeZip, type ForgedEntry } from '../forge-zip.ts';
import { judge, main } from '../judge.ts';

const KIB = 1024;

interface Fetches {
  /** Before anything was prepared. */
  readonly reads: Span[];
  readonly prepared: { readonly spans: readonly Span[]; readonly freeBytes: number }[];
  wholeFetches: number;
}

/**
 * A file that is far away: before `prepare` every read is counted, afterwards only those bytes can be read for which
 * the budget sufficed.
 */
function readFromAfar(bytes: Buffer, limits: { readonly maxReads?: number; readonly budgetBytes: number }) {
  const fetches: Fetches = { reads: [], prepared: [], wholeFetches: 0 };
  const near = readFromBuffer(bytes);
  let atHand: readonly Span[] = [];
  const isAtHand = ({ start, end }: Span) =>
    fetches.wholeFetches > 0 || atHand.some((span) => span.start <= start && end <= span.end);
  const reader: ByteReader = {
    ...near,
    read: async (start, lengthBytes) => {
      const span = spanOf(start, lengthBytes, bytes.length);
      if (isAtHand(span)) return near.read(start, lengthBytes);
      if (fetches.prepared.length > 0 || fetches.reads.length >= (limits.maxReads ?? 100))
        throw new NotFetched();
      fetches.reads.push(span);
      atHand = [...atHand, span];
      return near.read(start, lengthBytes);
    },
    prepare: (spans, freeBytes) => {
      fetches.prepared.push({ spans, freeBytes });
      let leftBytes = limits.budgetBytes;
      for (const span of spans) {
        if (isAtHand(span) || span.end - span.start > leftBytes) continue;
        leftBytes -= span.end - span.start;
        atHand = [...atHand, span];
      }
      return Promise.resolve();
    },
    fetchAll: () => {
      fetches.wholeFetches += 1;
      return Promise.resolve();
    },
    isAtHand: () => fetches.wholeFetches > 0,
  };
  return { reader, fetches };
}

/** Bytes that no packing makes smaller. */
function noise(sizeBytes: number): string {
  return Array.from({ length: sizeBytes }, (_, index) =>
    String.fromCharCode(33 + ((index * 7919) % 89)),
  ).join('');
}

const code = `<?php\n${noise(20 * KIB)}`;
const files: readonly ForgedEntry[] = [
  { name: 'my-plugin/admin.php', content: code },
  { name: 'my-plugin/includes/a.php', content: code },
  { name: 'my-plugin/my-plugin.php', content: `${main}${noise(100 * KIB)}` },
  { name: 'my-plugin/readme.txt', content: `=== My Plugin ===\nStable tag: 1.2.3\n\n${noise(30 * KIB)}` },
  { name: 'my-plugin/server.key', content: code },
  { name: 'my-plugin/video.mp4', content: noise(500 * KIB) },
];

/** The entry whose span begins where the entry does. */
function nameSpans(zip: Buffer, spans: readonly Span[]) {
  return spans.map(({ start, end }) => {
    const nameEnd = start + 30 + zip.readUInt16LE(start + 26);
    return [
      zip.toString('utf8', start + 30, nameEnd).replace('my-plugin/', ''),
      Math.floor((end - nameEnd) / KIB),
    ];
  });
}

describe('a package that is far away', () => {
  test('is announced once, the most important parts first, with its directory for free', async () => {
    const zip = forgeZip(files);
    const { reader, fetches } = readFromAfar(zip, { budgetBytes: 160 * KIB });
    const view = await readPackageView(reader);
    expect(fetches.prepared.map(({ spans }) => nameSpans(zip, spans))).toEqual([
      [
        ['my-plugin.php', 12],
        ['readme.txt', 12],
        ['admin.php', 12],
        ['server.key', 8],
        ['my-plugin.php', 64],
        ['readme.txt', 30],
        ['includes/a.php', 12],
      ],
    ]);
    const directoryBytes = files.reduce((sum, { name }) => sum + 46 + Buffer.byteLength(name), 0);
    expect(fetches.prepared[0]?.freeBytes).toBe(directoryBytes);
    expect(fetches.wholeFetches).toBe(0);
    expect(view.main?.path).toBe('my-plugin/my-plugin.php');
    expect(view.unreadOwnPhp).toEqual([]);
  });

  test('is read as far as the budget goes, and what was not read is told', async () => {
    const { reader, fetches } = readFromAfar(forgeZip(files), { budgetBytes: 26 * KIB });
    const view = await readPackageView(reader);
    expect(view.main?.header.version).toBe('1.2.3');
    expect(view.main?.isWhole).toBe(false);
    expect(view.readme?.readme.stableTag).toBe('1.2.3');
    expect(view.unreadOwnPhp).toEqual(['my-plugin/admin.php']);
    expect(view.damages).toEqual([]);
    expect(fetches.wholeFetches).toBe(0);
  });

  test('is fetched whole when the main file can only be among what was not read', async () => {
    const hidden = files.map((file) =>
      file.name === 'my-plugin/my-plugin.php' ? { ...file, name: 'my-plugin/start.php' } : file,
    );
    const { reader, fetches } = readFromAfar(forgeZip(hidden), { budgetBytes: 26 * KIB });
    const view = await readPackageView(reader);
    expect(view.main?.path).toBe('my-plugin/start.php');
    expect(view.unreadOwnPhp).toEqual([]);
    expect([fetches.prepared.length, fetches.wholeFetches]).toEqual([1, 1]);
  });

  test.each([
    ['a main file was found', files],
    ['every PHP file was read', files.filter(({ name }) => name !== 'my-plugin/my-plugin.php')],
    ['there are no PHP files', files.slice(3)],
    [
      'the only PHP file is damaged',
      [{ ...files[2], name: 'my-plugin/a.php', crc32: 1, local: { crc32: 2 } }],
    ],
    ['the only PHP file is encrypted', [{ name: 'my-plugin/a.php', method: 99 }]],
  ])('is not fetched whole when %s', async (_name, entries) => {
    const { reader, fetches } = readFromAfar(forgeZip(entries), { budgetBytes: 160 * KIB });
    await readPackageView(reader);
    expect([fetches.prepared.length, fetches.wholeFetches]).toEqual([1, 0]);
  });

  test('is fetched whole when its directory takes more requests than there are', async () => {
    const { reader, fetches } = readFromAfar(forgeZip(files), { maxReads: 1, budgetBytes: 0 });
    const view = await readPackageView(reader);
    expect(view.main?.path).toBe('my-plugin/my-plugin.php');
    expect(fetches.wholeFetches).toBe(1);
  });

  test('is asked for deeper PHP files when its folder has none of its own', async () => {
    const zip = forgeZip([
      { name: 'build/out/my-plugin/my-plugin.php', content: main },
      { name: 'build/readme.txt' },
    ]);
    const { reader, fetches } = readFromAfar(zip, { budgetBytes: 160 * KIB });
    const view = await readPackageView(reader);
    expect(view.misplaced?.path).toBe('build/out/my-plugin/my-plugin.php');
    expect(fetches.wholeFetches).toBe(0);
  });
});

describe('of a package on this machine', () => {
  test('all PHP files of the folder are read, and those one level deeper', async () => {
    const zip = forgeZip([...files, { name: 'my-plugin/a/b/c.php' }, { name: 'my-plugin/b.PHP' }]);
    const view = await readPackageView(readFromBuffer(zip));
    expect(view.ownPhp.map(({ path }) => path)).toEqual(['my-plugin/admin.php', 'my-plugin/my-plugin.php']);
    expect(view.nestedPhp.map(({ path }) => path)).toEqual(['my-plugin/includes/a.php']);
  });

  test('the readme is read to its end, though over a network it would be cut', async () => {
    const readme = `=== My Plugin ===\n\n${noise(200 * KIB)}`;
    const zip = forgeZip([...files.slice(0, 3), { name: 'my-plugin/readme.txt', content: readme }]);
    expect((await readPackageView(readFromBuffer(zip))).readme?.bytes.length).toBe(readme.length);
    const { reader } = readFromAfar(zip, { budgetBytes: 200 * KIB });
    expect((await readPackageView(reader)).readme?.bytes.length).toBe(64 * KIB);
  });

  test('far away, a key is taken for what it begins with', async () => {
    const key = `-----BEGIN PRIVATE KEY-----\n${'A'.repeat(64)}\n${noise(100_000)}`;
    const zip = forgeZip([...files, { name: 'my-plugin/a.pem', content: key }]);
    const { reader } = readFromAfar(zip, { budgetBytes: 160 * KIB });
    const view = await readPackageView(reader);
    expect(view.isRead).toBe(false);
    expect(view.secrets).toEqual([{ path: 'my-plugin/a.pem', what: 'holds a private key', line: 1 }]);
  });
});

describe('20,000 hostile entries', () => {
  const count = 20_000;

  test.each([
    ['PHP files in the folder', (index: number) => `p/${index}.php`],
    ['folders at the top', (index: number) => `${index}/a.php`],
    ['files that are folders', (index: number) => 'a/'.repeat((index % 440) + 1).slice(0, -1)],
    ['names that no Windows host can write', (index: number) => `p/${'a:/'.repeat(130)}${index}. `],
    ['letters with accents', (index: number) => `p\\${'\u0301\u0323\u0316'.repeat(30)}${index}`],
  ])('are judged at once: %s', async (_name, nameOf) => {
    const entries = Array.from({ length: count }, (_, index) => ({
      name: nameOf(index),
      content: '<?php',
    }));
    const zip = forgeZip(entries);
    const start = process.cpuUsage();
    const findings = await judge(zip);
    const { user, system } = process.cpuUsage(start);
    // Mostly below 1 s when linear, minutes when quadratic; between them is room for a slow machine.
    expect((user + system) / 1_000_000).toBeLessThan(5);
    expect(findings.some(({ severity }) => severity === 'error')).toBe(true);
    expect(Math.max(...findings.map(({ message, fix }) => message.length + fix.length))).toBeLessThan(1500);
  });
});
