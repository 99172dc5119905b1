import type { ZipEntry } from './zip/zip.ts';

export const MAX_ENTRY_BYTES = 200_000_000;
export const MAX_UNPACKED_BYTES = 1_000_000_000;
/** Of what comes out to what is packed. */
export const MAX_RATIO = 200;
/** Files of one repeated character, and long lists, pack better than any limit; below this they cannot fill a disk. */
const RATIO_FROM_BYTES = 50_000_000;

/** In what an archive exceeds the limits; going by what it says of itself. */
export interface Excess {
  /** Entries that unpack to much more than they take. */
  readonly bombs: readonly ZipEntry[];
  /** Others that are too large. */
  readonly large: readonly ZipEntry[];
  readonly unpackedBytes: number;
  readonly isTooMuch: boolean;
  /** The whole unpacks to much more than it takes. */
  readonly isBomb: boolean;
}

/**
 * Holds what the entries of an archive say of themselves against the limits.
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
