import type { ByteReader } from '../shared/bytes.ts';
import { assertNotCancelled } from '../shared/clock.ts';
import type { Layout } from './layout.ts';
import { createLibraryTest } from './library.ts';
import { findBuiltPaths } from './php/built-paths.ts';
import { findSecret, type FoundSecret, isText, SEARCHED_BYTES } from './secrets/contents.ts';
import { type Damage, isSupported, readData } from './zip/entry.ts';
import { readLocalHeader } from './zip/local-header.ts';
import { readForward } from './zip/read-forward.ts';
import type { ZipArchive } from './zip/zip.ts';

/** What comes to light when all of a package is read. */
export interface Contents {
  readonly damages: readonly DamagedEntry[];
  /** Entries that ZipArchive refuses although nothing is wrong with what they hold. */
  readonly strictPaths: readonly string[];
  /** Entries whose data is that of others, too. */
  readonly sharedPaths: readonly string[];
  readonly secrets: readonly FoundSecret[];
  /** Paths in the plugin's own PHP code that a build makes; only of a package that this run has zipped. */
  readonly builtPaths: readonly string[];
}

export interface DamagedEntry {
  readonly path: string;
  readonly damage: Damage;
}

export interface ContentsOptions {
  /** Ends the reading with {@link Cancelled}. */
  readonly signal?: AbortSignal | undefined;
  /** This run has zipped the package: then it is as it should be, and only what it holds is looked into. */
  readonly isOwn?: boolean | undefined;
}

/** Nothing in these is text; what is named so and is text all the same is read in packages that others have zipped. */
const MEDIA =
  /\.(png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mo|mp[34]|webm|og[gv]|wav|zip|gz|br|pdf|wasm|mmdb)$/i;

const TESTS = /(^|\/)tests?\//i;

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
  { signal, isOwn = false }: ContentsOptions,
): Promise<Contents> {
  const damages: DamagedEntry[] = [];
  const strictPaths: string[] = [];
  const sharedPaths: string[] = [];
  const secrets: FoundSecret[] = [];
  const builtPaths = new Set<string>();
  const isOfLibrary = createLibraryTest(layout);
  // What lies outside of these is not unpacked by WordPress, but its header counts.
  const paths = new Map(layout.entries.map(({ name, path }) => [name, path]));
  const forward = readForward(reader);
  const entries = [...archive.entries].sort((a, b) => a.start - b.start);

  for (const [index, entry] of entries.entries()) {
    assertNotCancelled(signal);
    const path = paths.get(entry.name) ?? entry.name;
    if (isOwn && (MEDIA.test(path) || entry.isFolder)) continue;
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
    const read = { entry, packedBytes: Infinity, unpackedBytes: isOwn ? SEARCHED_BYTES : Infinity };
    const content = await readData(read, header.dataStart, forward, { keep: keepText, signal });
    if (content.damage !== undefined) damages.push({ path, damage: content.damage });
    const isCut = entry.sizeBytes > content.bytes.length;
    const secret = entry.isLink ? undefined : findSecret(path, content.bytes, isCut);
    if (secret !== undefined) secrets.push(secret);
    if (!isOwn || !path.endsWith('.php') || isOfLibrary(path) || TESTS.test(path)) continue;
    for (const built of findBuiltPaths(content.bytes.toString('latin1'))) builtPaths.add(built);
  }
  return { damages, strictPaths, sharedPaths, secrets, builtPaths: [...builtPaths] };
}
