import { describe, expect, it } from '@jest/globals';
import { listProblemLines, renderPairs } from '../../../scripts/rehearsal-table.ts';
import type { StepResult } from '../../../src/rehearsal/model/results.ts';

const step = (name: StepResult['name'], outcome: StepResult['outcome']): StepResult => ({
  name,
  outcome,
  message: 'fine',
  problems: [],
  durationMs: 1000,
});

describe('the table of npm run rehearse', () => {
  it('has a row for each step in the order in which they are shown, and a column for each pair', () => {
    const lines = renderPairs([
      {
        php: '7.4',
        wordpress: '6.2',
        steps: [step('Files', 'failed'), step('Update', 'passed')],
        durationMs: 9000,
      },
      {
        php: '8.5',
        wordpress: '6.5',
        note: 'declared WordPress 5.0, tried 6.5',
        steps: [step('Update', 'warned')],
        durationMs: 8000,
      },
    ]);
    expect(lines.slice(1, 5)).toEqual([
      '        PHP 7.4, WordPress 6.2  PHP 8.5, WordPress 6.5',
      'Update  ✔                       ⚠',
      'Files   ✘',
      'Time    9 s                     8 s',
    ]);
    expect(lines).toContain('PHP 8.5, WordPress 6.5: declared WordPress 5.0, tried 6.5.');
  });

  it('shows what a plugin prints without what moves a cursor', () => {
    const problems = [{ severity: 'error', message: 'a\u001b[2Jb', file: 'x.php', line: 3 }] as const;
    const steps = [{ ...step('Front page', 'failed'), problems }];
    const [text = '', ...others] = listProblemLines([{ php: '8.5', wordpress: '6.5', steps, durationMs: 1 }]);
    expect(text).toContain('error x.php:3: a');
    expect(text).toContain('(Front page, on PHP 8.5, WordPress 6.5)');
    expect(text).not.toContain('\u001b');
    expect(others).toEqual([]);
  });
});
