import type { ByteReader } from '../../shared/bytes.ts';
import { type ArchiveEnd, type Directory, readDirectory } from './directory.ts';
import { listPlain } from './plain-directory.ts';
import type { ZipEntry } from './zip-entry.ts';

export type { ZipEntry } from './zip-entry.ts';

export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  /** Size of the central directory, and where it begins in the file. */
  readonly directoryBytes: number;
  readonly directoryStart: number;
  readonly end: ArchiveEnd;
}

/**
 * Lists the entries of a ZIP. Unpacks nothing; the names are untrusted.
 *
 * @throws PackageProblem `zip-unreadable`, `zip-limits`, `zip-method`
 * @throws NotFetched
 */
export async function openZip(reader: ByteReader): Promise<ZipArchive> {
  const directory = await readDirectory(reader);
  const { bytes, start, end } = directory;
  const entries = listPlain(directory) ?? (await listOdd(directory));
  return { entries, directoryBytes: bytes.length, directoryStart: start, end };
}

/** Lists a directory that is not plain. Few are, and yauzl takes time to load. */
async function listOdd(directory: Directory): Promise<readonly ZipEntry[]> {
  const { listAny } = await import('./any-directory.ts');
  return listAny(directory);
}
