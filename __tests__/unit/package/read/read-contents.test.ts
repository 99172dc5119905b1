import { deflateRawSync } from 'node:zlib';

import { describe, expect, test } from '@jest/globals';

import { type ByteReader, readFromBuffer } from '../../../../src/shared/bytes.ts';
import { Cancelled } from '../../../../src/shared/clock.ts';
import { readPackageView } from '../../../../src/package/read/package-view.ts';
import { layOut } from '../../../../src/package/read/layout.ts';
import { type ContentsOptions, readContents } from '../../../../src/package/read/read-contents.ts';
import { openZip } from '../../../../src/package/zip/zip.ts';
import { forgeZip, type ForgedEntry } from '../forge-zip.ts';
import { main } from '../judge.ts';

const mainEntry = { name: 'my-plugin/my-plugin.php', content: main };
/** Text of some megabytes that packs to about a third. */
const numbers = Array.from({ length: 800_000 }, (_, index) => `${(index * 7919) % 999_983}`).join('\n');

/** A reader that counts what is read of the entries' data, and tells of each read. */
function watch(bytes: Buffer, tell: (readBytes: number) => void = () => undefined) {
  const inner = readFromBuffer(bytes);
  let readBytes = 0;
  const read: ByteReader['read'] = (start, lengthBytes) => {
    readBytes += lengthBytes;
    tell(readBytes);
    return inner.read(start, lengthBytes);
  };
  return { reader: { ...inner, read }, countBytes: () => readBytes };
}

async function readAll(entries: readonly ForgedEntry[], options: ContentsOptions = {}) {
  const zip = forgeZip(entries);
  const archive = await openZip(readFromBuffer(zip));
  const { reader, countBytes } = watch(zip);
  const contents = await readContents({ archive, layout: layOut(archive.entries) }, reader, options);
  return { ...contents, zip, readBytes: countBytes() };
}

describe('all of a package', () => {
  test('is read once, whatever is in it', async () => {
    const names = Array.from({ length: 20 }, (_, index) => `my-plugin/${index}.txt`);
    const small = names.map((name) => ({ name, content: numbers.slice(0, 50_000), method: 8 }));
    const large = { name: 'my-plugin/large.txt', content: numbers, method: 8 };
    const { readBytes, zip, damages, secrets } = await readAll([mainEntry, ...small, large]);
    // An entry that spans two pieces is read with both.
    expect(readBytes).toBeLessThan(zip.length * 1.3);
    expect(readBytes).toBeGreaterThan(zip.length * 0.9);
    expect([damages, secrets]).toEqual([[], []]);
  });

  test.each([
    ['stored', 0],
    ['deflated', 8],
  ])('is not read any further when the run is cancelled: %s', async (_name, method) => {
    const zip = forgeZip([{ name: 'my-plugin/a.txt', content: numbers, method }, mainEntry]);
    const archive = await openZip(readFromBuffer(zip));
    const cancellation = new AbortController();
    const { reader, countBytes } = watch(zip, (readBytes) => {
      if (readBytes > 100_000) cancellation.abort();
    });
    const reading = readContents({ archive, layout: layOut(archive.entries) }, reader, {
      signal: cancellation.signal,
    });
    await expect(reading).rejects.toBeInstanceOf(Cancelled);
    expect(countBytes()).toBeLessThan(600_000);
    expect(zip.length).toBeGreaterThan(1_200_000);
  });

  test('is not read at all when the run is cancelled already', async () => {
    await expect(readAll([mainEntry], { signal: AbortSignal.abort() })).rejects.toBeInstanceOf(Cancelled);
  });

  test('is not read again where entries share their data', async () => {
    const content = numbers.slice(0, 500_000);
    const first = { name: 'my-plugin/000', content, method: 8 };
    const packedBytes = deflateRawSync(content).length;
    const others = Array.from({ length: 199 }, (_, index) => {
      const name = `my-plugin/${String(index + 1).padStart(3, '0')}`;
      return { ...first, name, start: 0, packed: Buffer.alloc(0), packedBytes };
    });
    const { sharedPaths, readBytes, zip } = await readAll([first, ...others]);
    expect(sharedPaths).toHaveLength(199);
    expect(readBytes).toBeLessThan(2 * zip.length);
  });

  test('is not read when it says that it exceeds the limits', async () => {
    const bomb = { name: 'my-plugin/a.bin', method: 8, content: Buffer.alloc(51_000_000) };
    const { reader, countBytes } = watch(
      forgeZip([mainEntry, bomb, { name: 'my-plugin/b', content: numbers }]),
    );
    const view = await readPackageView(reader);
    expect([view.isRead, view.excess.bombs.length]).toEqual([false, 1]);
    expect(countBytes()).toBeLessThan(500_000);
  });
});
