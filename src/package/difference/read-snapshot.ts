import type { ByteReader } from '../../shared/bytes.ts';
import { Cancelled } from '../../shared/clock.ts';
import { sortByBytes } from '../../shared/sorted.ts';
import { listEntries } from '../read/package-view.ts';
import { PackageProblem } from '../finding.ts';
import {
  guessMain,
  isPhpFile,
  type Layout,
  layOut,
  nameIn,
  type PlacedEntry,
  prefixOf,
} from '../read/layout.ts';
import type { PhpFile, ReadFile } from '../read/php-file.ts';
import { findReadme } from '../read/plan-reads.ts';
import {
  createSnapshot,
  isEncrypted,
  listPackage,
  MAX_TEXT_BYTES,
  type PackageListing,
  type PackageSnapshot,
} from './snapshot.ts';
import { isPluginHeader, parsePluginHeader } from '../wordpress/header.ts';
import { isSupported, readFetched, spanOfEntry, type EntryRead } from '../zip/entry.ts';
import type { ZipArchive } from '../zip/zip.ts';

/** Room for the entry's headers and 8 KiB of text, however badly packed. */
const START_BYTES = 12 * 1024;
/** If the main file is not the expected one, it usually is named like the folder. */
const MAX_CANDIDATES = 5;

/**
 * Reads the parts of a package that are compared: the list of entries, the main file and the readme. Over a network,
 * this takes at most five requests.
 *
 * @param expectedMain likely names of the main file, in the plugin's folder
 * @throws PackageProblem the archive cannot be listed, is encrypted, or holds no plugin; also what the reader throws
 */
export async function readSnapshot(
  reader: ByteReader,
  expectedMain: readonly string[],
): Promise<PackageSnapshot> {
  const { archive, layout } = await openPackage(reader);
  const { folder } = layout;
  const files = new Map(layout.entries.filter(isReadable).map((entry) => [entry.path, entry]));
  const candidates = listCandidates([...files.values()], folder, expectedMain);
  const readmeEntry = findReadme(sortByBytes([...files.values()], pathOf), folder);
  const [main, ...others] = candidates;
  const likely = [main, readmeEntry].filter((entry) => entry !== undefined);
  const wishes = [...likely.map(wishStart), ...likely.map(wishWhole), ...others.map(wishStart)];
  await reader.prepare(
    wishes.map((wish) => spanOfEntry(wish, reader.sizeBytes)),
    archive.directoryBytes,
  );
  const found = await findMain(candidates, reader);
  if (found === undefined) throw unusable('no-plugin', 'No plugin was found in the ZIP.');
  const readme = readmeEntry && (await readText(readmeEntry, reader));
  const { sizeBytes } = reader;
  const snapshot = createSnapshot({ sizeBytes, zipEntries: archive.entries, layout, main: found, readme });
  const readCode: PackageSnapshot['readCode'] = async (paths) => {
    const entries = paths.flatMap((path) => files.get(prefixOf(folder) + path) ?? []);
    const spans = entries.map((entry) => spanOfEntry(wishWhole(entry), sizeBytes));
    if (spans.length > 0) await reader.prepare(spans, archive.directoryBytes).catch(ignoreMiss);
    const texts = new Map<string, string>();
    for (const entry of entries) {
      const text = (await readText(entry, reader))?.bytes.toString('latin1');
      if (text !== undefined) texts.set(entry.path.slice(prefixOf(folder).length), text);
    }
    return texts;
  };
  return { ...snapshot, readCode };
}

/** A comparison goes on without what its limits do not let it fetch. */
function ignoreMiss(error: unknown): void {
  if (error instanceof Cancelled) throw error;
}

/**
 * Reads only the list of a package's entries: over a network by two requests, or three if it is large.
 *
 * @throws PackageProblem the archive cannot be listed, or is encrypted; also what the reader throws
 */
export async function readListing(reader: ByteReader): Promise<PackageListing> {
  const { archive, layout } = await openPackage(reader);
  return listPackage({ sizeBytes: reader.sizeBytes, zipEntries: archive.entries, layout });
}

async function openPackage(reader: ByteReader): Promise<{ archive: ZipArchive; layout: Layout }> {
  const archive = await listEntries(reader);
  if (isEncrypted(archive.entries)) throw unusable('zip-method', 'The ZIP is encrypted.');
  return { archive, layout: layOut(archive.entries) };
}

function unusable(id: 'zip-method' | 'no-plugin', message: string): PackageProblem {
  return new PackageProblem(id, { message, effect: '', fix: '' });
}

function isReadable(entry: PlacedEntry): boolean {
  return !entry.isFolder && !entry.isLink && isSupported(entry);
}

function pathOf({ path }: PlacedEntry): string {
  return path;
}

function listCandidates(
  files: readonly PlacedEntry[],
  folder: string,
  expected: readonly string[],
): readonly PlacedEntry[] {
  const own = files.filter(({ path }) => isPhpFile(path) && nameIn(folder, path) !== undefined);
  const rankOf = ({ path }: PlacedEntry) => {
    const at = expected.indexOf(nameIn(folder, path) ?? '');
    return at < 0 ? guessMain(path) : Number.MAX_SAFE_INTEGER - at;
  };
  return [...sortByBytes(own, pathOf)].sort((a, b) => rankOf(b) - rankOf(a)).slice(0, MAX_CANDIDATES);
}

async function findMain(
  candidates: readonly PlacedEntry[],
  reader: ByteReader,
): Promise<PhpFile | undefined> {
  for (const entry of candidates) {
    const file = await readText(entry, reader);
    if (file === undefined) continue;
    const header = parsePluginHeader(file.bytes);
    if (isPluginHeader(header)) return { ...file, header };
  }
  return undefined;
}

/** Reads the whole file, else its beginning; `undefined` if neither is possible. */
async function readText(entry: PlacedEntry, reader: ByteReader): Promise<ReadFile | undefined> {
  const content = await readFetched([wishWhole(entry), wishStart(entry)], reader);
  if (content === undefined) return undefined;
  const { damage } = content;
  return damage === undefined || damage === 'checksum' ? { path: entry.path, ...content } : undefined;
}

function wishWhole(entry: PlacedEntry): EntryRead {
  return { entry, packedBytes: MAX_TEXT_BYTES, unpackedBytes: MAX_TEXT_BYTES };
}

function wishStart(entry: PlacedEntry): EntryRead {
  return { entry, packedBytes: START_BYTES, unpackedBytes: MAX_TEXT_BYTES };
}
