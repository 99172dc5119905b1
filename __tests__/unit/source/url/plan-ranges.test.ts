import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import type { Span } from '../../../../src/shared/bytes.ts';
import { planRanges } from '../../../../src/source/url/plan-ranges.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

const KIB = 1024;
const span = (start: number, end: number): Span => ({ start, end });
const sizeOf = (spans: readonly Span[]): number =>
  spans.reduce((sum, { start, end }) => sum + end - start, 0);
const covers = (ranges: readonly Span[], { start, end }: Span): boolean =>
  ranges.some((range) => range.start <= start && end <= range.end);

describe('ranges', () => {
  type Case = [
    name: string,
    spans: readonly Span[],
    maxRanges: number,
    maxBytes: number,
    ranges: readonly Span[],
  ];

  test.each<Case>([
    ['of nothing', [], 4, 1000, []],
    ['of empty spans', [span(5, 5), span(9, 8)], 4, 1000, []],
    ['are the spans', [span(0, 10)], 4, 1000, [span(0, 10)]],
    ['are in order', [span(50_000, 50_010), span(0, 10)], 4, 1000, [span(0, 10), span(50_000, 50_010)]],
    ['of spans that touch are one', [span(10, 20), span(0, 10), span(20, 30)], 4, 30, [span(0, 30)]],
    ['of spans that overlap are one', [span(0, 15), span(10, 30), span(12, 14)], 4, 30, [span(0, 30)]],
    [
      'join over the smallest gap when the requests are few',
      [span(0, 1000), span(30_000, 31_000), span(45_000, 46_000), span(90_000, 91_000)],
      3,
      18_000,
      [span(0, 1000), span(30_000, 46_000), span(90_000, 91_000)],
    ],
    [
      'join over all gaps for one request',
      [span(0, 1000), span(30_000, 31_000), span(45_000, 46_000)],
      1,
      46_000,
      [span(0, 46_000)],
    ],
    [
      'leave out what would not fit, and take what comes after it',
      [span(0, 10), span(20_000, 20_091), span(30_000, 30_090)],
      4,
      100,
      [span(0, 10), span(30_000, 30_090)],
    ],
    ['leave out what alone is too large', [span(0, 101), span(0, 100)], 4, 100, [span(0, 100)]],
    [
      'leave out what would fit only by one more request',
      [span(0, 10), span(10_000, 10_010), span(5000, 5010)],
      2,
      5000,
      [span(0, 10), span(10_000, 10_010)],
    ],
  ])('%s', (_name, spans, maxRanges, maxBytes, ranges) => {
    expect(planRanges(spans, { maxRanges, maxBytes })).toEqual(ranges);
  });

  test.each<Case>([
    ['always when they are very near', [span(0, 10), span(522, 530)], 4, 530, [span(0, 530)]],
    ['so that the lesser one must not fit', [span(0, 10), span(522, 530)], 4, 529, [span(0, 10)]],
    ['when they are near', [span(0, 10), span(523, 530)], 4, 530, [span(0, 530)]],
    [
      'not when they are near and that costs too much',
      [span(0, 10), span(523, 530)],
      4,
      529,
      [span(0, 10), span(523, 530)],
    ],
    [
      'the nearest first, when not all can be joined',
      [span(0, 10), span(3000, 3010), span(5000, 5010), span(8000, 8010)],
      4,
      2500,
      [span(0, 10), span(3000, 5010), span(8000, 8010)],
    ],
    ['up to 8 KiB', [span(0, 10), span(8202, 8210)], 4, 100 * KIB, [span(0, 8210)]],
    ['and not one byte more', [span(0, 10), span(8203, 8210)], 4, 100 * KIB, [span(0, 10), span(8203, 8210)]],
  ])('join neighbours although there are requests %s', (_name, spans, maxRanges, maxBytes, ranges) => {
    expect(planRanges(spans, { maxRanges, maxBytes })).toEqual(ranges);
  });

  test.each([
    ['without requests', 0, 1000],
    ['without bytes', 4, 0],
    ['when more than all is spent already', 4, -5],
  ])('are none %s', (_name, maxRanges, maxBytes) => {
    expect(planRanges([span(0, 10)], { maxRanges, maxBytes })).toEqual([]);
  });
});

const anySpan = fc
  .tuple(fc.nat({ max: 400 * KIB }), fc.oneof(fc.nat({ max: 200 }), fc.nat({ max: 90 * KIB })))
  .map(([start, sizeBytes]) => span(start, start + sizeBytes));
const anyQuestion = fc.record({
  spans: fc.array(anySpan, { maxLength: 30 }),
  maxRanges: fc.nat({ max: 5 }),
  maxBytes: fc.integer({ min: -10, max: 200 * KIB }),
});

describe('whatever is asked for, ranges', () => {
  test('are few, cost no more than they may, and stand in order with room between them', () => {
    fc.assert(
      fc.property(anyQuestion, ({ spans, ...limits }) => {
        const ranges = planRanges(spans, limits);
        expect(ranges.length).toBeLessThanOrEqual(limits.maxRanges);
        expect(sizeOf(ranges)).toBeLessThanOrEqual(Math.max(0, limits.maxBytes));
        for (const [index, { start, end }] of ranges.entries()) {
          expect(start).toBeLessThan(end);
          expect(start).toBeGreaterThan(ranges[index - 1]?.end ?? -1);
        }
      }),
    );
  });

  test('begin and end with something that was asked for', () => {
    fc.assert(
      fc.property(anyQuestion, ({ spans, ...limits }) => {
        for (const { start, end } of planRanges(spans, limits)) {
          expect(spans.some((asked) => asked.start === start && asked.end > start)).toBe(true);
          expect(spans.some((asked) => asked.end === end && asked.start < end)).toBe(true);
        }
      }),
    );
  });

  test('hold every span that fits together with the more important ones, and never lose one for a lesser', () => {
    fc.assert(
      fc.property(anyQuestion, ({ spans, ...limits }) => {
        const ranges = planRanges(spans, limits);
        const taken: Span[] = [];
        for (const asked of spans.filter(({ start, end }) => start < end)) {
          if (leastCost([...taken, asked], limits.maxRanges) > limits.maxBytes) continue;
          taken.push(asked);
          expect(covers(ranges, asked)).toBe(true);
        }
      }),
    );
  });
});

/** The bytes of so many ranges that hold all spans, found in the plain way. */
function leastCost(spans: readonly Span[], maxRanges: number): number {
  if (maxRanges === 0) return Infinity;
  const ranges = spans.filter(({ start, end }) => start < end).sort((a, b) => a.start - b.start);
  for (;;) {
    const gaps = ranges.slice(1).map(({ start }, index) => start - (ranges[index]?.end ?? 0));
    const smallest = gaps.indexOf(Math.min(...gaps));
    if (gaps.length === 0 || ((gaps[smallest] ?? 0) > 512 && ranges.length <= maxRanges))
      return sizeOf(ranges);
    const [left = span(0, 0), right = span(0, 0)] = ranges.slice(smallest, smallest + 2);
    ranges.splice(smallest, 2, span(left.start, Math.max(left.end, right.end)));
  }
}

test('20,000 spans are planned in no time', () => {
  const spans = Array.from({ length: 20_000 }, (_, index) => {
    const start = ((index * 7919) % 20_000) * 1000;
    return span(start, start + 1);
  });
  const startMs = cpuNow();
  const ranges = planRanges(spans, { maxRanges: 4, maxBytes: 160 * KIB });
  expect(ranges.length).toBeLessThanOrEqual(4);
  expect(cpuNow() - startMs).toBeLessThan(2000);
});
