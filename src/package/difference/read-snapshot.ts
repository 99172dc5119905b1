import type { ByteReader } from '../../shared/bytes.ts';
import { sortByBytes } from '../../shared/sorted.ts';
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
import { isSupported, readEntry } from '../zip/entry.ts';
import { openZip, type ZipArchive } from '../zip/zip.ts';

/** If the main file is not the expected one, it usually is named like the folder. */
const MAX_CANDIDATES = 5;

/**
 * Reads the parts of a package that are compared: the list of entries, the main file and the readme.
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
  const found = await findMain(candidates, reader);
  if (found === undefined) throw unusable('no-plugin', 'No plugin was found in the ZIP.');
  const readme = readmeEntry && (await readText(readmeEntry, reader));
  const { sizeBytes } = reader;
  const snapshot = createSnapshot({ sizeBytes, zipEntries: archive.entries, layout, main: found, readme });
  const readCode: PackageSnapshot['readCode'] = async (paths) => {
    const entries = paths.flatMap((path) => files.get(prefixOf(folder) + path) ?? []);
    const texts = new Map<string, string>();
    for (const entry of entries) {
      const text = (await readText(entry, reader))?.bytes.toString('latin1');
      if (text !== undefined) texts.set(entry.path.slice(prefixOf(folder).length), text);
    }
    return texts;
  };
  return { ...snapshot, readCode };
}

/**
 * Reads only the list of a package's entries.
 *
 * @throws PackageProblem the archive cannot be listed, or is encrypted; also what the reader throws
 */
export async function readListing(reader: ByteReader): Promise<PackageListing> {
  const { layout } = await openPackage(reader);
  return listPackage({ sizeBytes: reader.sizeBytes, layout });
}

async function openPackage(reader: ByteReader): Promise<{ archive: ZipArchive; layout: Layout }> {
  const archive = await openZip(reader);
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

/** Reads a file, or its beginning if it is large; `undefined` if it cannot be unpacked. */
async function readText(entry: PlacedEntry, reader: ByteReader): Promise<ReadFile | undefined> {
  const content = await readEntry(entry, reader, { maxBytes: MAX_TEXT_BYTES });
  const { damage } = content;
  return damage === undefined || damage === 'checksum' ? { path: entry.path, ...content } : undefined;
}
