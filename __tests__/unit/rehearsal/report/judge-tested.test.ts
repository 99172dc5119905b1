import { describe, expect, test } from '@jest/globals';
import type { RehearsedPackage } from '../../../../src/rehearsal/model/packages.ts';
import type { PairResult, StepName, StepOutcome } from '../../../../src/rehearsal/model/results.ts';
import { judgeTested } from '../../../../src/rehearsal/report/judge-tested.ts';
import { parseAcceptProblems } from '../../../../src/rehearsal/play/accept-problems.ts';

const pair = (wordpress: string, outcome: StepOutcome = 'passed', isCut = false): PairResult => ({
  php: '8.5',
  wordpress,
  durationMs: 1,
  isCut,
  steps: (['WordPress starts', 'Update', 'Front page'] satisfies StepName[]).map((name) => ({
    name,
    outcome: name === 'Front page' ? outcome : 'passed',
    message: '',
    problems: [],
    durationMs: 1,
  })),
});

/** The step, by the WordPress of the pair that has it. */
function judge(testedUpTo: string, results: readonly PairResult[], accept = '') {
  const next = { plugin: { testedUpTo } } as unknown as RehearsedPackage;
  const judged = judgeTested(results, next, parseAcceptProblems(accept));
  return judged.flatMap(({ wordpress, steps }) =>
    steps.slice(3).map(({ name, outcome, message, problems }) => {
      expect(name).toBe('Tested up to');
      return { wordpress, outcome, message, told: problems.map(({ severity }) => severity) };
    }),
  );
}

describe('"Tested up to"', () => {
  test('is a notice where the version passed on a newer WordPress', () => {
    expect(judge('6.8', [pair('6.2'), pair('7.1.2'), pair('6.9')])).toEqual([
      {
        wordpress: '7.1.2',
        outcome: 'passed',
        message:
          '"Tested up to" of the readme is `6.8`, and the version passed on WordPress `7.1`: customers read that it was not tested with theirs. Raise it.',
        told: ['notice'],
      },
    ]);
  });

  test.each(['7.1', '7.1.2', '7.2', '10.0'])('is fine as %s', (tested) => {
    const fine = { wordpress: '7.1.2', outcome: 'passed', message: `WordPress ${tested}`, told: [] };
    expect(judge(tested, [pair('6.2'), pair('7.1.2')])).toEqual([fine]);
  });

  test('goes by releases, on which nothing failed, to the end', () => {
    const others = [pair('7.2-RC1'), pair('7.1', 'failed'), pair('7.1', 'unknown'), pair('7.1', 'skipped')];
    expect(judge('6.8', [...others, pair('7.1', 'passed', true)])).toEqual([]);
    expect(judge('6.8', [...others, pair('6.8')])).toMatchObject([{ wordpress: '6.8', told: [] }]);
    expect(judge('', [pair('7.1')])).toEqual([]);
  });

  test('can be accepted', () => {
    expect(judge('6.8', [pair('7.1')], 'tested-up-to')).toMatchObject([{ outcome: 'accepted' }]);
  });
});
