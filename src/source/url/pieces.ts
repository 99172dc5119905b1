import type { Span } from '../../shared/bytes.ts';

/** Bytes of a file that are in memory. */
export interface Piece {
  /** Where in the file they begin. */
  readonly start: number;
  readonly bytes: Buffer;
}

/** The part of a file, in one, that must be fetched to have the span; `undefined` when it is all there. */
export function findMissing(pieces: readonly Piece[], { start, end }: Span): Span | undefined {
  let from = start;
  for (let piece = coverOf(pieces, from); piece !== undefined; piece = coverOf(pieces, from))
    from = endOf(piece);
  if (from >= end) return undefined;
  let to = end;
  for (let piece = coverOf(pieces, to - 1); piece !== undefined; piece = coverOf(pieces, to - 1))
    to = piece.start;
  return { start: from, end: to };
}

/** The bytes of a span that is all there. */
export function joinPieces(pieces: readonly Piece[], { start, end }: Span): Buffer {
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

/** Of all pieces together; what was fetched twice counts twice. */
export function countBytes(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { bytes }) => sum + bytes.length, 0);
}

function coverOf(pieces: readonly Piece[], position: number): Piece | undefined {
  return pieces.find((piece) => piece.start <= position && position < endOf(piece));
}

function endOf({ start, bytes }: Piece): number {
  return start + bytes.length;
}
