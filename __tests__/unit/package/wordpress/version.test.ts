import { readFileSync } from 'node:fs';

import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { anyCharacter } from '../../../fixtures/any-character.ts';

import { compareVersions, hasUnknownWord, isPrerelease } from '../../../../src/package/wordpress/version.ts';
import { runsAll } from '../../../fixtures/all-tests.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

type Pair = readonly [a: string, b: string, order: -1 | 0 | 1];

const truth = JSON.parse(
  readFileSync(new URL('../../../fixtures/truth/version-compare.json', import.meta.url), 'utf8'),
) as readonly Pair[];

describe('the order of versions', () => {
  test('is that of PHP for all 1,304 pairs', () => {
    const wrong = truth.filter(([a, b, order]) => compareVersions(a, b) !== order);
    expect(truth).toHaveLength(1304);
    expect(wrong).toEqual([]);
  });

  test.each<Pair>([
    ['1.0.0', '1.0.1', -1],
    ['1.10', '1.9', 1],
    ['1', '1.0', -1],
    ['1.00', '1.0', 0],
    ['1.0-beta.2', '1.0beta2', 0],
    ['1.0.0-hotfix', '1.0.0-dev', -1],
    ['v2.0.0', '1.0.0', -1],
    ['1.0.0+1', '1.0.0', 1],
    ['1.0.0-patch', '1.0.0', 1],
    ['1.0.0-build', '1.0.0', -1],
    ['1.0.0-Rc', '1.0.0-rc', -1],
    ['', '1.0-dev', -1],
    // Oddities of the C code, on which no update may depend, but which it has.
    ['1.', '1.', -1],
    ['1.0.', '1.0', -1],
    ['1#', '1', 0],
    ['1#.1', '1', 1],
    ['1#.dev', '1', -1],
    ['#.1-9', '#.1-2', 0],
    ['#.#.#.1', '#', 1],
    ['#', '1', 0],
    ['1.2\u00001', '1.2\u00009', 0],
    ['\u0000', '', 0],
    // A character of two bytes ends in a separator, like any byte that is neither digit nor letter.
    ['1é', '1.x', -1],
    ['1:', '1', -1],
    ['é', '.', -1],
  ])('%j and %j: %i', (a, b, order) => {
    expect(compareVersions(a, b)).toBe(order);
  });

  test('numbers that C cannot hold are all the greatest it can', () => {
    const greatest = '9223372036854775807';
    expect(compareVersions(greatest, '9223372036854775806')).toBe(1);
    expect(compareVersions('9223372036854775808', greatest)).toBe(0);
    expect(compareVersions('10000000000000000000', `000${greatest}`)).toBe(0);
    expect(compareVersions('1000000000000000000', '999999999999999999')).toBe(1);
  });

  const wellFormed = fc.stringMatching(/^[0-9A-Za-z]{1,4}([.+_-][0-9A-Za-z]{1,4}){0,4}$/);

  test('is the same from both sides, and a version equals itself', () => {
    fc.assert(
      fc.property(wellFormed, wellFormed, (a, b) => {
        expect(compareVersions(a, a)).toBe(0);
        expect(compareVersions(a, b) + compareVersions(b, a)).toBe(0);
      }),
      { numRuns: 2000 },
    );
  });

  test('is there for any text', () => {
    const text = fc.oneof(
      fc.string({ unit: anyCharacter }),
      fc.string({ unit: fc.constantFrom('1', 'a', '.', '#', '-', '\0', 'é') }),
    );
    fc.assert(
      fc.property(text, text, (a, b) => {
        expect([-1, 0, 1]).toContain(compareVersions(a, b));
      }),
      { numRuns: 2000 },
    );
  });

  const long: readonly (readonly [name: string, text: string])[] = [
    ['digits', '9'.repeat(500_000)],
    ['zeros', '0'.repeat(500_000)],
    ['numbers', '1.'.repeat(250_000)],
    ['separators', '-'.repeat(500_000)],
    ['number signs', '#.'.repeat(250_000)],
    ['changes between digits and letters', '1a'.repeat(250_000)],
  ];
  const few = long.filter(([name]) => name === 'digits' || name === 'number signs');
  test.each(runsAll('src/package/wordpress') ? long : few)(
    'half a million %s take no time to speak of',
    (_name, text) => {
      const startMs = cpuNow();
      compareVersions(text, `${text}1`);
      compareVersions('#', text);
      // Below 200 ms when linear, many seconds when quadratic.
      expect(cpuNow() - startMs).toBeLessThan(3000);
    },
  );
});

test.each([
  ['1.2.3', false, false],
  ['1.2.3.4', false, false],
  ['2026.01.31', false, false],
  ['1.2.3+4', false, false],
  ['1.0pl1', false, false],
  ['1.0.0-p1', false, false],
  ['1.0-dev', false, true],
  ['1.0.0-alpha.1', false, true],
  ['1.0a1', false, true],
  ['1.0-beta', false, true],
  ['1.0b2', false, true],
  ['1.0RC1', false, true],
  ['1.0.0-rc.2', false, true],
  ['1.0.0+build5', false, true],
  ['1.0.0-Beta1', true, false],
  ['1.0.0-hotfix', true, false],
  ['1.0-stable', true, false],
  ['v1.2.3', true, false],
  ['1.0-hotfix-beta', true, true],
  ['1.0.', true, false],
  ['', false, false],
])('%j: has an unknown word %s, is a pre-release %s', (version, isUnknown, isPre) => {
  expect(hasUnknownWord(version)).toBe(isUnknown);
  expect(isPrerelease(version)).toBe(isPre);
});

test('a stage makes a version a pre-release exactly when PHP puts it below the version itself', () => {
  const word = fc.constantFrom('dev', 'alpha', 'a', 'beta', 'b', 'RC', 'rc', 'pl', 'p');
  fc.assert(
    fc.property(fc.nat(99), word, fc.nat(99), (major, stage, number) => {
      const version = `${major}.0-${stage}${number}`;
      expect(isPrerelease(version)).toBe(compareVersions(version, `${major}.0`) < 0);
      expect(hasUnknownWord(version)).toBe(false);
    }),
  );
});
