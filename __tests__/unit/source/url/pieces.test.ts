import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import type { Span } from '../../../../src/shared/bytes.ts';
import { countBytes, findMissing, joinPieces } from '../../../../src/source/url/ranges.ts';

const file = Buffer.from('0123456789abcdefghij');
const piece = (start: number, end: number) => ({ start, bytes: file.subarray(start, end) });

describe('what is missing', () => {
  test.each<[name: string, pieces: Parameters<typeof joinPieces>[0], span: Span, missing: Span | undefined]>([
    ['without pieces is all', [], { start: 2, end: 5 }, { start: 2, end: 5 }],
    ['of nothing is nothing', [], { start: 2, end: 2 }, undefined],
    ['of a piece is nothing', [piece(2, 8)], { start: 2, end: 8 }, undefined],
    ['of two pieces that touch is nothing', [piece(5, 8), piece(2, 5)], { start: 3, end: 7 }, undefined],
    ['follows a piece', [piece(0, 4)], { start: 2, end: 8 }, { start: 4, end: 8 }],
    ['precedes a piece', [piece(6, 9)], { start: 2, end: 8 }, { start: 2, end: 6 }],
    ['lies between pieces', [piece(6, 9), piece(0, 4)], { start: 2, end: 8 }, { start: 4, end: 6 }],
    ['lies around a piece, and includes it', [piece(4, 5)], { start: 2, end: 8 }, { start: 2, end: 8 }],
    ['is all beside a piece', [piece(0, 2), piece(8, 9)], { start: 2, end: 8 }, { start: 2, end: 8 }],
  ])('%s', (_name, pieces, span, missing) => {
    expect(findMissing(pieces, span)).toEqual(missing);
  });
});

test('pieces that overlap count for what was fetched', () => {
  expect(countBytes([])).toBe(0);
  expect(countBytes([piece(0, 4), piece(2, 8)])).toBe(10);
});

test('a span that is in one piece is not copied', () => {
  const { bytes, ...held } = piece(2, 8);
  expect(joinPieces([{ bytes, ...held }], { start: 3, end: 5 }).buffer).toBe(bytes.buffer);
});

test('with what is missing, every span is the bytes of the file', () => {
  const place = fc.nat({ max: file.length });
  const anySpan = fc.tuple(place, place).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }));
  fc.assert(
    fc.property(fc.array(anySpan, { maxLength: 5 }), anySpan, (had, span) => {
      const pieces = had.map(({ start, end }) => piece(start, end));
      const missing = findMissing(pieces, span);
      const all = missing === undefined ? pieces : [...pieces, piece(missing.start, missing.end)];
      expect(joinPieces(all, span).toString()).toBe(file.subarray(span.start, span.end).toString());
      if (missing === undefined) return;
      // Both its ends really are missing.
      for (const at of [missing.start, missing.end - 1])
        expect(had.some(({ start, end }) => start <= at && at < end)).toBe(false);
    }),
  );
});
