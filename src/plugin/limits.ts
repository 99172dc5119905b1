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

/** Asks whether so many steps may be taken; one step is about a character that is looked at once. */
export type Spend = (steps: number) => boolean;

/** To take PHP code apart takes so many steps for each character. */
export const TOKEN_STEPS = 16;

/** A second or two. Steps, not time, so that the same is found on every machine. */
const MAX_STEPS = 400_000_000;

/** Bounds what searching the texts of one package can cost, whatever is in them. */
export interface SearchBudget {
  /** For one file. */
  readonly spendOn: (path: string) => Spend;
  /** How many files were not searched, or not for everything. */
  readonly countUnsearched: () => number;
}

export function createSearchBudget(maxSteps = MAX_STEPS): SearchBudget {
  let left = maxSteps;
  const refused = new Set<string>();
  return {
    spendOn: (path) => (steps) => {
      if (steps > left) refused.add(path);
      else left -= steps;
      return !refused.has(path);
    },
    countUnsearched: () => refused.size,
  };
}

/** For a single text. */
export const spendFreely: Spend = () => true;
