import type { ByteReader } from '../shared/bytes.ts';
import { type Breathe, holdBreath } from '../shared/breathe.ts';
import { assertNotCancelled } from '../shared/clock.ts';
import type { Layout } from './layout.ts';
import { isText, SEARCHED_BYTES } from './secrets/contents.ts';
import type { SearchBudget } from './search-budget.ts';
import { createOnlooker, type SeenContents } from './seen-contents.ts';
import { type Damage, isSupported, readData } from './zip/entry.ts';
import { readLocalHeader } from './zip/local-header.ts';
import { readForward } from './zip/read-forward.ts';
import type { ZipArchive } from './zip/zip.ts';

/** Facts that come to light when all of a package is read. */
export interface Contents extends SeenContents {
  readonly damages: readonly DamagedEntry[];
  /** Entries that ZipArchive refuses although nothing is wrong with what they hold. */
  readonly strictPaths: readonly string[];
  /** Entries whose data is that of others, too. */
  readonly sharedPaths: readonly string[];
}

interface DamagedEntry {
  readonly path: string;
  readonly damage: Damage;
}

export interface ContentsOptions {
  /** Ends the reading with {@link Cancelled}. */
  readonly signal?: AbortSignal | undefined;
  /** Lets signals be heard while files are searched. */
  readonly breathe?: Breathe | undefined;
  readonly budget?: SearchBudget | undefined;
}

function keepText(start: Buffer): number {
  return isText(start) ? SEARCHED_BYTES : 0;
}

/**
 * Reads all of a package that is at hand, once and in the order of the file: compares what comes out of each entry with
 * its checksum and its size, and looks for secrets in texts. Needs little memory, whatever the package says of itself.
 *
 * @throws Cancelled
 */
export async function readContents(
  { archive, layout }: { readonly archive: ZipArchive; readonly layout: Layout },
  reader: ByteReader,
  { signal, breathe = holdBreath, budget }: ContentsOptions,
): Promise<Contents> {
  const damages: DamagedEntry[] = [];
  const strictPaths: string[] = [];
  const sharedPaths: string[] = [];
  const allPaths = layout.entries.map(({ path }) => path);
  const onlooker = createOnlooker(allPaths, layout.folder, { budget, isBuiltHere: false });
  // WordPress does not unpack other entries, but a plugin header there counts.
  const paths = new Map(layout.entries.map(({ name, path }) => [name, path]));
  const forward = readForward(reader);
  const entries = [...archive.entries].sort((a, b) => a.start - b.start);

  for (const [index, entry] of entries.entries()) {
    assertNotCancelled(signal);
    await breathe();
    const path = paths.get(entry.name) ?? entry.name;
    const header = await readLocalHeader(entry, forward);
    if (header === undefined) damages.push({ path, damage: 'lost' });
    else if (header.match === 'other') damages.push({ path, damage: 'headers' });
    if (header?.match === 'strict') strictPaths.push(path);
    if (header === undefined) continue;
    const end = header.dataStart + entry.packedBytes;
    const isShared = end > (entries[index + 1]?.start ?? archive.directoryStart);
    if (isShared) sharedPaths.push(path);
    // The same data is not read again and again.
    if (isShared || header.match === 'other' || !paths.has(entry.name)) continue;
    if (entry.isFolder || !isSupported(entry)) continue;
    const read = { entry, packedBytes: Infinity, unpackedBytes: Infinity };
    const content = await readData(read, header.dataStart, forward, { keep: keepText, signal });
    if (content.damage !== undefined) damages.push({ path, damage: content.damage });
    if (!entry.isLink) onlooker.show(path, content.bytes, Math.max(entry.sizeBytes, content.bytes.length));
  }
  return { damages, strictPaths, sharedPaths, ...onlooker.tell() };
}
