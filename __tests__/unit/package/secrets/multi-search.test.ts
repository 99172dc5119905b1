import { expect, test } from '@jest/globals';
import fc from 'fast-check';

import { createMultiSearch } from '../../../../src/package/secrets/multi-search.ts';

/** The place of the first needle, found by looking for each of them alone. */
function findPlainly(bytes: Buffer, texts: readonly string[], start: number): number {
  const places = texts.map((text) => bytes.indexOf(text, start)).filter((at) => at >= 0);
  return places.length === 0 ? -1 : Math.min(...places);
}

/** Few letters, so that needles and parts of them stand everywhere. */
const text = (minLength: number, maxLength: number) =>
  fc.string({ unit: fc.constantFrom('a', 'b', 'c'), minLength, maxLength });

test.each([
  ['in little', 60],
  ['in as much as is searched at four places at once', 9_000],
])('each needle is found %s, the first of them first', (_name, maxLength) => {
  fc.assert(
    fc.property(
      fc.array(text(2, 14), { minLength: 1, maxLength: 6 }),
      text(0, 40),
      fc.integer({ min: 0, max: maxLength }),
      fc.integer({ min: 0, max: maxLength }),
      (needles, unit, length, hidden) => {
        const bytes = Buffer.alloc(length, `${unit}.`);
        bytes.write(needles[0] ?? '', Math.min(hidden, length));
        const search = createMultiSearch(needles.map((needle) => ({ bytes: Buffer.from(needle) })));
        let start = 0;
        for (let count = 0; count < 20; count += 1) {
          const match = search(bytes, start);
          expect(match?.start ?? -1).toBe(findPlainly(bytes, needles, start));
          if (match === undefined) break;
          const { needle, end } = match;
          expect(bytes.subarray(match.start, end).equals(needle.bytes)).toBe(true);
          start = match.start + 1;
        }
      },
    ),
    { numRuns: 500 },
  );
});

test('a needle is found at each place, also across the borders of quarters', () => {
  const search = createMultiSearch([
    { bytes: Buffer.from('needle-in-hay') },
    { bytes: Buffer.from('stitches') },
  ]);
  for (let at = 0; at <= 5_000 - 13; at += 1) {
    const bytes = Buffer.alloc(5_000, 'hay-');
    bytes.write('needle-in-hay', at);
    expect(search(bytes, 0)?.start).toBe(at);
  }
});
