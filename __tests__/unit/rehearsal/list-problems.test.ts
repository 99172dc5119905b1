import { describe, expect, test } from '@jest/globals';
import type { PairResult, Problem, StepName, StepResult } from '../../../src/rehearsal/model/results.ts';
import { listProblems } from '../../../src/rehearsal/report/annotate.ts';

const error = (message: string, line?: number, file = 'acme.php'): Problem =>
  line === undefined ? { severity: 'error', message } : { severity: 'error', message, file, line };
const warning = (message: string, line: number): Problem => ({
  ...error(message, line),
  severity: 'warning',
});

const step = (name: StepName, ...problems: readonly Problem[]): StepResult => ({
  name,
  outcome: problems.some(({ severity }) => severity === 'error')
    ? 'failed'
    : problems.length > 0
      ? 'warned'
      : 'passed',
  message: '',
  problems,
  durationMs: 1,
});
const pair = (php: string, ...steps: readonly StepResult[]): PairResult => ({
  php,
  wordpress: '6.6',
  steps,
  durationMs: 1,
});
const tell = (...results: readonly PairResult[]) =>
  listProblems(results).map(({ message, step: name, pairs }) => [message, name, pairs.length]);

describe('the problems of a rehearsal', () => {
  test('a missing file is told once, in whatever words the versions of PHP tell it', () => {
    const oldWords =
      "PHP Fatal error: require_once(): Failed opening required 'acme/x.php' (include_path='.:').";
    const newWords =
      "PHP Fatal error: Uncaught Error: Failed opening required 'acme/x.php' (include_path='.:').";
    const told = tell(
      pair(
        '7.4',
        step(
          'Plugin active',
          error(oldWords, 13),
          error('WordPress does not start any more with this version.'),
          warning('PHP Warning: require_once(acme/x.php): failed to open stream: No such file.', 13),
        ),
        step('Front page', error(oldWords, 13), error('The front page (/) answers 500.')),
      ),
      pair(
        '8.5',
        step(
          'Plugin active',
          error(newWords, 13),
          error('WordPress does not start any more with this version.'),
        ),
        step('Front page', warning('PHP Warning: require_once(acme/x.php): Failed to open stream.', 13)),
      ),
    );
    expect(told).toEqual([[oldWords, 'Plugin active', 2]]);
  });

  test.each([
    ["Uncaught Error: Class 'Acme' not found.", 'Uncaught Error: Class "Acme" not found.'],
    ['Uncaught Error: x().', 'Uncaught Error: x().'],
  ])('two pairs say one thing: %s', (first, second) => {
    const told = tell(
      pair('7.4', step('Front page', error(`PHP Fatal error: ${first}`, 3))),
      pair('8.5', step('Front page', error(`PHP Fatal error: ${second}`, 3))),
    );
    expect(told).toHaveLength(1);
  });

  test('what a plugin prints on every page is told once', () => {
    const told = tell(
      pair(
        '8.5',
        step('Front page', error('The front page (/) begins with other text.', 1)),
        step('REST index', error('The REST index (/) is no JSON any more.', 1)),
      ),
    );
    expect(told).toEqual([['The front page (/) begins with other text.', 'Front page', 1]]);
  });

  test('other errors, other lines, other files and other pairs with other words are told', () => {
    const told = tell(
      pair(
        '7.4',
        step('Front page', error('a', 3), warning('old', 4)),
        step('Dashboard', error('b', 5), error('c', 3, 'other.php')),
      ),
      pair('8.5', step('Front page', error('d', 3))),
    );
    expect(told).toEqual([
      ['a', 'Front page', 1],
      ['b', 'Dashboard', 1],
      ['c', 'Dashboard', 1],
      ['d', 'Front page', 1],
      ['old', 'Front page', 1],
    ]);
  });

  test('code that is missing is told beside other causes, also where WordPress calls it', () => {
    const gone = (name: string) =>
      `PHP Fatal error: Uncaught TypeError: call_user_func_array(): Argument #1 ($callback) must be a valid callback, function "${name}" not found or invalid function name.`;
    const dies = 'PHP Fatal error: Uncaught Error: Call to undefined function acme_lost().';
    const told = tell(
      pair(
        '8.5',
        step('Shortcodes and blocks', error(dies, 12), error('The page with [acme] answers 500.')),
        step('AJAX and forms', error(gone('acme_gone')), error('The AJAX action acme_save answers 500.')),
        step('Scheduled tasks', error(gone('acme_gone')), error(dies)),
      ),
    );
    expect(told).toEqual([
      [dies, 'Shortcodes and blocks', 1],
      [gone('acme_gone'), 'AJAX and forms', 1],
    ]);
  });

  test('what has no place is told when nothing before explains it', () => {
    const redirect: Problem = { severity: 'warning', message: 'The front page redirects.' };
    const told = tell(
      pair(
        '8.5',
        step('Front page', redirect),
        step('Dashboard', error('dies')),
        step('RSS feed', error('too')),
      ),
    );
    expect(told).toEqual([
      ['dies', 'Dashboard', 1],
      ['The front page redirects.', 'Front page', 1],
    ]);
  });
});
