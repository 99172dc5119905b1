import type { ZipEntry } from '../zip/zip.ts';

export const MAX_ENTRY_BYTES = 200_000_000;
export const MAX_UNPACKED_BYTES = 1_000_000_000;
/** Maximum ratio of unpacked to packed bytes. */
export const MAX_RATIO = 200;
/** Files of one repeated character, and long lists, exceed any ratio; below this size they cannot fill a disk. */
const RATIO_FROM_BYTES = 50_000_000;

/** How an archive exceeds the limits, judging by its own statements. */
interface Excess {
  /** Entries that unpack to far more than their packed size. */
  readonly bombs: readonly ZipEntry[];
  /** Other entries that are too large. */
  readonly large: readonly ZipEntry[];
  readonly unpackedBytes: number;
  readonly isTooMuch: boolean;
  /** The whole archive unpacks to far more than its size. */
  readonly isBomb: boolean;
}

/**
 * Checks declared sizes against the limits.
 *
 * @param fileBytes size of the archive
 */
export function findExcess(entries: readonly ZipEntry[], fileBytes: number): Excess {
  const bombs = entries.filter(({ sizeBytes, packedBytes }) => isBomb(sizeBytes, packedBytes));
  const isExplained = new Set(bombs);
  const unpackedBytes = entries.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
  return {
    bombs,
    large: entries.filter((entry) => entry.sizeBytes > MAX_ENTRY_BYTES && !isExplained.has(entry)),
    unpackedBytes,
    isTooMuch: unpackedBytes > MAX_UNPACKED_BYTES,
    isBomb: isBomb(unpackedBytes, fileBytes),
  };
}

function isBomb(unpackedBytes: number, packedBytes: number): boolean {
  return unpackedBytes > RATIO_FROM_BYTES && unpackedBytes > packedBytes * MAX_RATIO;
}
