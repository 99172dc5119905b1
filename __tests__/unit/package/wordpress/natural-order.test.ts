import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';

import { compareNaturally } from '../../../../src/package/wordpress/natural-order.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

describe('plugin names are ordered as PHP does', () => {
  // Worked out from the C code of PHP 8.2's strnatcmp_ex().
  test.each([
    ['', '', 0],
    ['', 'a', -1],
    ['a', 'A', 0],
    ['a', 'B', -1],
    ['ab', 'a', 1],
    ['plugin 2', 'plugin 10', -1],
    ['plugin 10', 'plugin 9', 1],
    ['plugin 10a', 'plugin 10b', -1],
    ['plugin 10', 'plugin 10a', -1],
    ['007', '7', 0],
    ['007', '8', -1],
    ['0', '00', 0],
    ['0', '12', -1],
    ['a 007', 'a 7', -1],
    ['a  b', 'a b', 0],
    ['a b', 'ab', 0],
    ['a ', 'a', 1],
    ['1 a', '1a', -1],
    ['a_b', 'azb', 1],
    ['a_b', 'aZb', 1],
    ['a-b', 'a_b', -1],
    ['z', 'ä', -1],
    ['Ä', 'ä', -1],
    ['a\u00a0b', 'ab', 1],
    ['1.10', '1.9', 1],
    ['99999999999999999999', '100000000000000000000', -1],
  ])('%j and %j', (a, b, order) => {
    expect(compareNaturally(a, b)).toBe(order);
    expect(compareNaturally(b, a)).toBe(order === 0 ? 0 : -order);
  });

  test('whatever they are', () => {
    const text = fc.string({ unit: fc.constantFrom('0', '1', '9', ' ', '\t', 'a', 'A', '_', 'ä', '.') });
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect(compareNaturally(a, b) + compareNaturally(b, a)).toBe(0);
        expect(compareNaturally(a, a)).toBe(0);
      }),
    );
  });

  test('in a time that grows with their length only', () => {
    const startMs = cpuNow();
    expect(compareNaturally('0'.repeat(100_000), ' '.repeat(100_000))).toBe(1);
    expect(compareNaturally(`${'0'.repeat(100_000)}a`, `${'0'.repeat(100_000)}b`)).toBe(-1);
    expect(cpuNow() - startMs).toBeLessThan(1000);
  });
});
