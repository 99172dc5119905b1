import { describe, expect, test } from '@jest/globals';
import type { PairResult, StepName, StepOutcome } from '../../../src/rehearsal/model/results.ts';
import { describeTested, explainNotPlayed, judgeResults } from '../../../src/rehearsal/report/verdict.ts';

const pair = (steps: Partial<Record<StepName, StepOutcome>>, php = '8.5'): PairResult => ({
  php,
  wordpress: '6.6',
  durationMs: 1,
  steps: Object.entries(steps).map(([name, outcome]) => ({
    name: name as StepName,
    outcome,
    message: '',
    problems: [],
    durationMs: 1,
  })),
});
const GOOD = pair({ 'WordPress starts': 'passed', Update: 'passed', 'Front page': 'passed' });
const IDLE = pair({ 'WordPress starts': 'passed', Update: 'passed', 'Front page': 'skipped' });
const UNCLEAR = pair({ 'WordPress starts': 'passed', Update: 'passed', 'Plugin active': 'unknown' });
const BAD = pair({ 'WordPress starts': 'passed', Update: 'failed' });
const DEAD = pair({ 'WordPress starts': 'failed' });
const UNPROMISED = pair({ 'WordPress starts': 'passed', Update: 'skipped' });
const CUT = { ...GOOD, isCut: true };
const FIRST = pair({ 'WordPress starts': 'passed', Installation: 'warned', 'Front page': 'passed' }, '7.4');

describe('what came of a rehearsal', () => {
  test.each([
    ['passed', [GOOD, FIRST], 2],
    ['passed', [GOOD, UNPROMISED], 2],
    ['failed', [GOOD, BAD], 2],
    ['failed', [BAD, DEAD], 2],
    ['failed', [BAD], 2],
    ['not-started', [DEAD, GOOD], 2],
    ['unfinished', [GOOD], 2],
    ['unfinished', [], 0],
    ['unfinished', [GOOD, CUT], 2],
    ['failed', [GOOD, { ...BAD, isCut: true }], 2],
    ['not-known', [GOOD, UNCLEAR], 2],
    ['failed', [UNCLEAR, BAD], 2],
    ['not-run', [GOOD, IDLE], 2],
    ['not-played', [UNPROMISED, UNPROMISED], 2],
  ] as const)('%s', (verdict, results, count) => expect(judgeResults(results, count)).toBe(verdict));

  test('what was not played says what it requires, and what was tried', () => {
    const require = (what: string, php: string) => {
      const { steps, ...rest } = pair({ 'WordPress starts': 'passed', Update: 'skipped' }, php);
      const message = `The package requires ${what}.`;
      return { ...rest, steps: steps.map((step) => ({ ...step, message })) };
    };
    expect(explainNotPlayed([require('PHP 8.6', '7.4'), require('PHP 8.6', '8.5')])).toBe(
      'The package requires PHP 8.6. Only PHP 7.4 with WordPress 6.6, and PHP 8.5 with WordPress 6.6 was tried.',
    );
  });

  test('it was tested on the pairs that were played', () => {
    expect(describeTested([GOOD, FIRST, UNPROMISED])).toBe('PHP 8.5 and 7.4, WordPress 6.6');
    expect(describeTested([DEAD])).toBe('');
    expect(describeTested([IDLE])).toBe('');
    expect(describeTested([UNCLEAR])).toBe('');
    expect(describeTested([{ ...GOOD, beside: ['WooCommerce 9.4.2'] }])).toBe(
      'PHP 8.5, WordPress 6.6 with WooCommerce 9.4.2',
    );
    expect(describeTested([CUT])).toBe('');
  });
});
