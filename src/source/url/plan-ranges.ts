import type { Span } from '../../shared/bytes.ts';

interface RangeLimits {
  /** How many ranges may be asked for. */
  readonly maxRanges: number;
  /** Bytes of all ranges together. */
  readonly maxBytes: number;
}

/** Nearer neighbours are always joined: the headers of a request are larger. It also keeps hostile plans short. */
const NEAR_BYTES = 512;
/** A request costs about as much as these bytes: a handshake and its headers. */
const REQUEST_BYTES = 8 * 1024;

/**
 * Chooses what to ask for: goes through the spans, the most important first, and takes each that still fits, joining
 * neighbours where there are fewer requests than spans. What was taken is never given up for what comes later.
 *
 * @returns ranges in the order of the file, with gaps between them; every span that was taken is inside one of them
 */
export function planRanges(spans: readonly Span[], limits: RangeLimits): readonly Span[] {
  if (limits.maxRanges < 1) return [];
  const taken = spans
    .filter(({ start, end }) => start < end)
    .reduce<readonly Span[]>((soFar, span) => {
      const more = insertSpan(soFar, span);
      return costOf(more, limits) <= limits.maxBytes ? more : soFar;
    }, []);
  return joinNear(taken, limits);
}

/** Adds a span to spans that are in order and not near each other, and keeps them so. */
function insertSpan(spans: readonly Span[], { start, end }: Span): readonly Span[] {
  const first = findIndex(spans, (span) => span.end + NEAR_BYTES >= start);
  const after = findIndex(spans, (span) => span.start > end + NEAR_BYTES);
  const joined = {
    start: Math.min(start, spans[first]?.start ?? start),
    end: Math.max(end, spans[after - 1]?.end ?? end),
  };
  return spans.toSpliced(first, after - first, joined);
}

/** The first one of which this is true, where it is true of all that follow; the length when there is none. */
function findIndex(spans: readonly Span[], isTrue: (span: Span) => boolean): number {
  let low = 0;
  let high = spans.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const span = spans[middle];
    if (span !== undefined && isTrue(span)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/** Bytes that the spans cost when as many of the largest gaps stay as there may be requests between them. */
function costOf(spans: readonly Span[], { maxRanges }: RangeLimits): number {
  const start = spans[0]?.start ?? 0;
  const end = spans.at(-1)?.end ?? 0;
  return largestGaps(spans, maxRanges - 1).reduce((bytes, { sizeBytes }) => bytes - sizeBytes, end - start);
}

/** Joins what must be joined, and then what lies so near that a request of its own would cost more. */
function joinNear(spans: readonly Span[], limits: RangeLimits): readonly Span[] {
  let spareBytes = limits.maxBytes - costOf(spans, limits);
  const kept = largestGaps(spans, limits.maxRanges - 1)
    .toReversed()
    .filter(({ sizeBytes }) => {
      const isJoined = sizeBytes <= Math.min(REQUEST_BYTES, spareBytes);
      if (isJoined) spareBytes -= sizeBytes;
      return !isJoined;
    });
  const starts = new Set(kept.map(({ index }) => index));
  const ranges: Span[] = [];
  for (const [index, span] of spans.entries()) {
    const joined = starts.has(index) ? undefined : ranges.pop();
    ranges.push({ start: joined?.start ?? span.start, end: span.end });
  }
  return ranges;
}

/** The room in front of the span with this index. */
interface Gap {
  readonly index: number;
  readonly sizeBytes: number;
}

/** So many gaps at most, the largest first. */
function largestGaps(spans: readonly Span[], count: number): readonly Gap[] {
  const gaps = spans.map(({ start }, index) => ({
    index,
    sizeBytes: start - (spans[index - 1]?.end ?? start),
  }));
  return gaps
    .slice(1)
    .sort((a, b) => b.sizeBytes - a.sizeBytes)
    .slice(0, count);
}
