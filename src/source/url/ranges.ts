import { createHash } from 'node:crypto';
import {
  compareVersion,
  findRange,
  parseContentRange,
  parseUnsatisfiedRange,
} from '../../http/content-range.ts';
import type { HttpAnswer } from '../../http/message.ts';
import { type ByteReader, NotFetched, type Span, spanOf } from '../../shared/bytes.ts';
import { doTogether } from '../../shared/together.ts';
import { assertStatus, changedError } from './url-errors.ts';
import { ask, type Host } from './host.ts';
import { planRanges } from './plan-ranges.ts';
import type { Spool } from './spool.ts';
import { fetchWhole, type KnownFile } from './whole.ts';

/** Budget for a package without its central directory; a smaller package is fetched at once. */
const BUDGET_BYTES = 160 * 1024;
/** Maximum number of requests after the first one. */
const MAX_REQUESTS = 4;
/** Maximum number of bytes in memory, because a hostile package may claim a huge central directory. */
const MAX_KEPT_BYTES = 16 * 1024 * 1024;

/** The result of the first request for a file. */
interface FirstPart extends KnownFile {
  /** The file's first bytes. */
  readonly head: Buffer;
}

/**
 * Reads a file by HTTP ranges, with at most four requests and 160 KiB, including the head but not the `freeBytes`.
 * Every part must be from the same file as the head. If the server's ranges turn out to be broken, fetches the whole
 * file and reads from that.
 */
export function readByRanges(host: Host, spool: Spool, { head, ...known }: FirstPart): ByteReader {
  const { sizeBytes } = known;
  const wholeSpan: Span = { start: 0, end: sizeBytes };
  let pieces: readonly RangePiece[] = [{ start: 0, bytes: head }];
  let requestsLeft = MAX_REQUESTS;
  let isPrepared = false;
  let whole: ByteReader | undefined;
  let fetching: Promise<void> | undefined;

  const isAtHand = (span: Span): boolean => whole !== undefined || findMissing(pieces, span) === undefined;

  const findNeed = (span: Span): Span | undefined =>
    isAtHand(span) ? undefined : findMissing(pieces, sizeBytes <= BUDGET_BYTES ? wholeSpan : span);

  const fetchMissing = async (span: Span): Promise<void> => {
    const range = findMissing(pieces, span);
    if (range === undefined) return;
    requestsLeft -= 1;
    const answer = await ask(host, { range, maxBytes: range.end - range.start });
    if (isPart(answer, range, known, host)) pieces = [...pieces, { start: range.start, bytes: answer.body }];
    else await fetchAll('its server does not support ranges reliably');
  };

  const fetchAll = (why: string): Promise<void> => (fetching ??= fetchAndCompare(why));

  const fetchAndCompare = async (why: string): Promise<void> => {
    const reader = await fetchWhole(host, { spool, why, known });
    for (const { start, bytes } of pieces) {
      if (!bytes.equals(await reader.read(start, bytes.length))) throw changedError(host.where);
    }
    whole = reader;
    pieces = [];
  };

  return {
    sizeBytes,
    read: async (start, lengthBytes, target) => {
      const span = spanOf(start, lengthBytes, sizeBytes);
      const need = findNeed(span);
      if (need !== undefined) {
        const keptBytes = countBytes(pieces) + need.end - need.start;
        if (isPrepared || requestsLeft === 0 || keptBytes > MAX_KEPT_BYTES) throw new NotFetched();
        await fetchMissing(need);
      }
      return whole?.read(start, lengthBytes, target) ?? joinPieces(pieces, span);
    },
    prepare: async (spans, freeBytes) => {
      isPrepared = true;
      const wanted = spans.flatMap((span) => findNeed(clip(span, sizeBytes)) ?? []);
      const maxBytes = BUDGET_BYTES - Math.max(0, countBytes(pieces) - freeBytes);
      await doTogether(planRanges(wanted, { maxRanges: requestsLeft, maxBytes }).map(fetchMissing));
    },
    fetchAll: async () => {
      if (!isAtHand(wholeSpan)) await fetchAll('reading parts of it is not enough');
    },
    isAtHand: () => isAtHand(wholeSpan),
    readSha256: async (signal) => {
      if (whole !== undefined) return whole.readSha256(signal);
      return isAtHand(wholeSpan)
        ? createHash('sha256').update(joinPieces(pieces, wholeSpan)).digest('hex')
        : undefined;
    },
  };
}

function clip({ start, end }: Span, sizeBytes: number): Span {
  return { start: Math.max(start, 0), end: Math.min(end, sizeBytes) };
}

/**
 * Whether an answer is the requested part; otherwise the server's ranges are broken.
 *
 * @throws PublishError `package`: the answer is from another file than the known one, or an error
 */
function isPart(answer: HttpAnswer, range: Span, known: KnownFile, { url, where }: Host): boolean {
  const { status, headers } = answer;
  if (status === 416) {
    const sizeBytes = parseUnsatisfiedRange(headers['content-range']);
    if (sizeBytes !== undefined && sizeBytes !== known.sizeBytes) throw changedError(where);
    return false;
  }
  assertStatus(answer, url, where);
  if (status !== 206) return false;
  const version = compareVersion(known.validator, headers);
  const { sizeBytes = known.sizeBytes } = parseContentRange(headers['content-range']) ?? {};
  if (version === 'other' || sizeBytes !== known.sizeBytes) throw changedError(where);
  return version === 'same' && findRange(answer, range)?.sizeBytes === known.sizeBytes;
}

/** A part of a file in memory. */
interface RangePiece {
  /** The position in the file. */
  readonly start: number;
  readonly bytes: Buffer;
}

/** The one range that must be fetched to complete the span; `undefined` when it is complete. */
export function findMissing(pieces: readonly RangePiece[], { start, end }: Span): Span | undefined {
  let from = start;
  for (let piece = coverOf(pieces, from); piece !== undefined; piece = coverOf(pieces, from))
    from = endOf(piece);
  if (from >= end) return undefined;
  let to = end;
  for (let piece = coverOf(pieces, to - 1); piece !== undefined; piece = coverOf(pieces, to - 1))
    to = piece.start;
  return { start: from, end: to };
}

/** The bytes of a complete span. */
export function joinPieces(pieces: readonly RangePiece[], { start, end }: Span): Buffer {
  const whole = pieces.find((piece) => piece.start <= start && end <= endOf(piece));
  if (whole !== undefined) return whole.bytes.subarray(start - whole.start, end - whole.start);
  const joined = Buffer.alloc(end - start);
  for (const piece of pieces) {
    const from = Math.max(start, piece.start);
    const to = Math.min(end, endOf(piece));
    if (from < to) piece.bytes.copy(joined, from - start, from - piece.start, to - piece.start);
  }
  return joined;
}

/** The number of bytes of all pieces; bytes that were fetched twice count twice. */
export function countBytes(pieces: readonly RangePiece[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function coverOf(pieces: readonly RangePiece[], position: number): RangePiece | undefined {
  return pieces.find((piece) => piece.start <= position && position < endOf(piece));
}

function endOf({ start, bytes }: RangePiece): number {
  return start + bytes.length;
}
