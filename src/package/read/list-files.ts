import type { ByteReader } from '../../shared/bytes.ts';
import { formatSize } from '../../shared/format.ts';
import { PackageProblem } from '../finding.ts';
import { type Damage, isSupported, readEntry } from '../zip/entry.ts';
import { openZip, type ZipEntry } from '../zip/zip.ts';
import { findExcess, MAX_RATIO, MAX_UNPACKED_BYTES } from './limits.ts';

/** An entry of a ZIP, to be unpacked. */
export interface PackedFile extends Pick<ZipEntry, 'name' | 'isFolder' | 'isLink'> {
  /** Whether it can be unpacked at all: it is not encrypted, and packed in the usual way. */
  readonly isSupported: boolean;
  /**
   * Unpacks it piece by piece. At its end it is compared with its checksum and with what the ZIP says of it.
   *
   * @param take called with each piece, which is valid only until it returns; what it throws is thrown unchanged
   * @returns what is wrong with the entry, if anything
   * @throws Cancelled
   */
  readonly unpack: (take: (piece: Buffer) => void, signal?: AbortSignal) => Promise<Damage | undefined>;
}

/**
 * Lists the entries of a ZIP that is within the limits of packages. Nothing in it is trusted, and no name is safe as a path.
 *
 * @throws PackageProblem `zip-unreadable`, `zip-limits`, `zip-method`
 */
export async function listFiles(reader: ByteReader): Promise<readonly PackedFile[]> {
  const { entries } = await openZip(reader);
  const { bombs, isTooMuch, isBomb, unpackedBytes } = findExcess(entries, reader.sizeBytes);
  if (bombs.length > 0 || isTooMuch || isBomb) {
    const [size, limit] = [formatSize(unpackedBytes), formatSize(MAX_UNPACKED_BYTES)];
    throw new PackageProblem('zip-limits', {
      message: `The ZIP has ${formatSize(reader.sizeBytes)} and unpacks to ${size}; at most ${limit}, and ${MAX_RATIO} times what it has, are accepted.`,
      effect: 'It would fill disks.',
      fix: 'Leave out files that the plugin does not need at run time.',
    });
  }
  return entries.map((entry) => ({
    name: entry.name,
    isFolder: entry.isFolder,
    isLink: entry.isLink,
    isSupported: isSupported(entry),
    unpack: async (take, signal) => {
      const { damage } = await readEntry(entry, reader, { keep: () => 0, look: take, signal });
      return damage;
    },
  }));
}
