import type { ByteReader } from '../../shared/bytes.ts';
import { type ArchiveEnd, readDirectory } from './directory.ts';
import { listDirectory } from './list-directory.ts';
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
 */
export async function openZip(reader: ByteReader): Promise<ZipArchive> {
  const directory = await readDirectory(reader);
  const { bytes, start, end } = directory;
  return {
    entries: await listDirectory(directory),
    directoryBytes: bytes.length,
    directoryStart: start,
    end,
  };
}
