import type { ByteReader } from '../shared/bytes.ts';
import { type Breathe, holdBreath } from '../shared/breathe.ts';
import { assertNotCancelled } from '../shared/clock.ts';
import type { Layout } from './layout.ts';
import { createNameSearch } from './left-overs.ts';
import { createOwnTest } from './library.ts';
import { type ComposerUse, NO_COMPOSER } from './made-paths.ts';
import { findSecretInText, type FoundSecret, isText, readText, SEARCHED_BYTES } from './secrets/contents.ts';
import { createSearchBudget, type SearchBudget } from './search-budget.ts';
import { findSpoiled, type SpoiledFile } from './spoiled.ts';
import { type Damage, isSupported, readData } from './zip/entry.ts';
import { readLocalHeader } from './zip/local-header.ts';
import { readForward } from './zip/read-forward.ts';
import type { ZipArchive } from './zip/zip.ts';

/** Facts that come to light when all of a package is read. */
export interface Contents {
  readonly damages: readonly DamagedEntry[];
  /** Entries that ZipArchive refuses although nothing is wrong with what they hold. */
  readonly strictPaths: readonly string[];
  /** Entries whose data is that of others, too. */
  readonly sharedPaths: readonly string[];
  readonly secrets: readonly FoundSecret[];
  readonly spoiled: readonly SpoiledFile[];
  /** Paths in the plugin's own PHP code that a build makes; known only of a package that this run has zipped. */
  readonly builtPaths: readonly string[];
  /** The same of what Composer makes. */
  readonly composer: ComposerUse;
  /** The names of archives and programs that the plugin's own PHP code names. */
  readonly namedFiles: readonly string[];
  /** How many files were not searched, because searching would have taken too long. */
  readonly unsearched: number;
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
  { signal, breathe = holdBreath, budget = createSearchBudget() }: ContentsOptions,
): Promise<Contents> {
  const damages: DamagedEntry[] = [];
  const strictPaths: string[] = [];
  const sharedPaths: string[] = [];
  const secrets: FoundSecret[] = [];
  const spoiled: SpoiledFile[] = [];
  const isOwn = createOwnTest(layout);
  const names = createNameSearch(layout.entries.map(({ path }) => path));
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
    const isCut = entry.sizeBytes > content.bytes.length;
    const text = entry.isLink ? undefined : readText(content.bytes);
    if (text === undefined) continue;
    const spend = budget.spendOn(path);
    const secret = findSecretInText(path, text, isCut || text.length < content.bytes.length, spend);
    if (secret !== undefined) secrets.push(secret);
    const spoil = findSpoiled(path, text, isOwn(path), spend);
    if (spoil !== undefined) spoiled.push(spoil);
    if (path.endsWith('.php') && isOwn(path)) names.search(text, spend);
  }
  return {
    damages,
    strictPaths,
    sharedPaths,
    secrets,
    spoiled,
    builtPaths: [],
    composer: NO_COMPOSER,
    namedFiles: names.tell(),
    unsearched: budget.countUnsearched(),
  };
}
