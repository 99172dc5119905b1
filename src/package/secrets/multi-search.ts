/** Finds the first place from `start` at which one of the needles stands. */
export type MultiSearch<T> = (bytes: Buffer, start: number) => Match<T> | undefined;

/** A place at which a needle stands. */
export interface Match<T> {
  readonly needle: T;
  readonly start: number;
  readonly end: number;
}

/**
 * Creates a search for many needles at once, which looks at few bytes: by the pair of bytes at the end of its window, it knows
 * how far the next needle can begin at the earliest. Source: S. Wu and U. Manber, "A fast algorithm for multi-pattern
 * searching", 1994.
 *
 * @param needles each at least two bytes long
 */
export function createMultiSearch<T extends { readonly bytes: Buffer }>(
  needles: readonly T[],
): MultiSearch<T> {
  const window = Math.min(...needles.map(({ bytes }) => bytes.length), MAX_WINDOW);
  const skips = new Uint8Array(0x10000).fill(window - 1);
  const ending = new Map<number, T[]>();
  for (const needle of needles) {
    for (let at = 0; at + 1 < window; at += 1) {
      const pair = readPair(needle.bytes, at);
      skips[pair] = Math.min(skips[pair] ?? 0, window - 2 - at);
    }
    const last = readPair(needle.bytes, window - 2);
    ending.set(last, [...(ending.get(last) ?? []), needle]);
  }
  return (bytes, from) => {
    const { length } = bytes;
    for (let at = from + window - 2; at + 1 < length;) {
      const pair = readPair(bytes, at);
      const skip = skips[pair] ?? 0;
      if (skip > 0) {
        at += skip;
        continue;
      }
      const start = at - (window - 2);
      for (const needle of ending.get(pair) ?? []) {
        const end = start + needle.bytes.length;
        if (end <= length && bytes.compare(needle.bytes, 0, needle.bytes.length, start, end) === 0)
          return { needle, start, end };
      }
      at += 1;
    }
    return undefined;
  };
}

/** The largest skip that fits into a byte. */
const MAX_WINDOW = 256;

function readPair(bytes: Buffer, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
