/** Finds the first place from `start` at which one of the needles stands. */
type MultiSearch<T> = (bytes: Buffer, start: number) => Match<T> | undefined;

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
  /** Returns the needle whose window ends with the pair at this place. */
  const findAt = (bytes: Buffer, at: number): Match<T> | undefined => {
    const start = at - (window - 2);
    for (const needle of ending.get(readPair(bytes, at)) ?? []) {
      const end = start + needle.bytes.length;
      const isInside = end <= bytes.length;
      if (isInside && bytes.compare(needle.bytes, 0, needle.bytes.length, start, end) === 0)
        return { needle, start, end };
    }
    return undefined;
  };

  /** Looks at windows whose last pair stands from `from` up to, but not including, `to`. */
  const scan = (bytes: Buffer, from: number, to: number): Match<T> | undefined => {
    for (let at = from; at < to;) {
      const skip = skips[readPair(bytes, at)] ?? 0;
      const match = skip === 0 ? findAt(bytes, at) : undefined;
      if (match !== undefined) return match;
      at += Math.max(1, skip);
    }
    return undefined;
  };

  return (bytes, start) => {
    const from = start + window - 2;
    const to = bytes.length - 1;
    const quarter = (to - from) >> 2;
    if (quarter < MIN_QUARTER) return scan(bytes, from, to);
    // Four places at once, because each step waits for the bytes that it looks at: that is three times as fast.
    const toA = from + quarter;
    const toB = toA + quarter;
    const toC = toB + quarter;
    let a = from;
    let b = toA;
    let c = toB;
    let d = toC;
    while (a < toA && b < toB && c < toC && d < to) {
      const skipA = skips[readPair(bytes, a)] ?? 0;
      const skipB = skips[readPair(bytes, b)] ?? 0;
      const skipC = skips[readPair(bytes, c)] ?? 0;
      const skipD = skips[readPair(bytes, d)] ?? 0;
      a += skipA;
      b += skipB;
      c += skipC;
      d += skipD;
      if (skipA !== 0 && skipB !== 0 && skipC !== 0 && skipD !== 0) continue;
      const isFound =
        (skipA === 0 && findAt(bytes, a++) !== undefined) ||
        (skipB === 0 && findAt(bytes, b++) !== undefined) ||
        (skipC === 0 && findAt(bytes, c++) !== undefined) ||
        (skipD === 0 && findAt(bytes, d++) !== undefined);
      // Another may stand before it.
      if (isFound) return scan(bytes, from, to);
    }
    return scan(bytes, a, toA) ?? scan(bytes, b, toB) ?? scan(bytes, c, toC) ?? scan(bytes, d, to);
  };
}

/** The largest skip that fits into a byte. */
const MAX_WINDOW = 256;

/** Less is not worth four beginnings. */
const MIN_QUARTER = 1024;

function readPair(bytes: Buffer, at: number): number {
  return ((bytes[at] ?? 0) << 8) | (bytes[at + 1] ?? 0);
}
