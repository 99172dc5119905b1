import type { Span } from '../../shared/bytes.ts';

interface RangeLimits {
  /** Maximum number of ranges. */
  readonly maxRanges: number;
  /** Maximum number of bytes of all ranges together. */
  readonly maxBytes: number;
}

/**
 * Nearer neighbours are always joined, because the headers of a request are larger. This also keeps hostile plans
 * short.
 */
const NEAR_BYTES = 512;
/** The cost of a request, with its handshake and headers, in bytes. */
const REQUEST_BYTES = 8 * 1024;

/**
 * Chooses the ranges to request: takes the spans in order of importance, as long as they fit, and joins neighbours when
 * there are more spans than requests. Never drops a taken span for a later one.
 *
 * @returns ranges in the order of the file, with gaps between them; each taken span is inside one of them
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

/** Adds a span to sorted spans with gaps, and joins near ones. */
function insertSpan(spans: readonly Span[], { start, end }: Span): readonly Span[] {
  const first = findIndex(spans, (span) => span.end + NEAR_BYTES >= start);
  const after = findIndex(spans, (span) => span.start > end + NEAR_BYTES);
  const joined = {
    start: Math.min(start, spans[first]?.start ?? start),
    end: Math.max(end, spans[after - 1]?.end ?? end),
  };
  return spans.toSpliced(first, after - first, joined);
}

/**
 * Finds the first span for which `isTrue` holds by binary search: it must hold for all later ones. The length when
 * there is none.
 */
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

/** The number of bytes to fetch when all gaps are joined but the largest ones, as the number of requests allows. */
function costOf(spans: readonly Span[], { maxRanges }: RangeLimits): number {
  const start = spans[0]?.start ?? 0;
  const end = spans.at(-1)?.end ?? 0;
  return largestGaps(spans, maxRanges - 1).reduce((bytes, { sizeBytes }) => bytes - sizeBytes, end - start);
}

/** Joins spans until the number of requests fits, and then those so near that a separate request would cost more. */
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

/** The gap before the span with this index. */
interface Gap {
  readonly index: number;
  readonly sizeBytes: number;
}

/** Lists at most `count` gaps, the largest first. */
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
