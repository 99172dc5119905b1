import { expect, test } from '@jest/globals';
import type { Rehearsal } from '../../../../src/rehearsal/model/rehearsal.ts';
import type { StepResult } from '../../../../src/rehearsal/model/results.ts';
import {
  explainWith,
  explainWithout,
  renderRehearsalSummary,
} from '../../../../src/rehearsal/report/summary.ts';

const step = (name: StepResult['name'], problem?: string): StepResult => ({
  name,
  outcome: problem === undefined ? 'passed' : 'failed',
  message: problem ?? 'fine',
  problems: problem === undefined ? [] : [{ severity: 'error', message: problem }],
  durationMs: 1,
});
const started = step('WordPress starts');
const PLANNED = ['7.4', '8.0', '8.5'].map((php) => ({ php, wordpress: 'latest' }));

/** Renders a run of three pairs that ended during the second. */
function render(changes: Partial<Rehearsal>): string {
  const rehearsal: Rehearsal = {
    planned: PLANNED,
    results: [
      { php: '7.4', wordpress: '6.9', steps: [started, step('Update')], durationMs: 20_000 },
      {
        php: '8.0',
        wordpress: '6.9',
        steps: [started, step('Update', 'Broken.')],
        durationMs: 9_000,
        isCut: true,
      },
    ],
    ...changes,
  };
  return renderRehearsalSummary({ rehearsal, errors: [] }, (text) => text);
}

test('a pair that was cut off is shown as far as it came, and those behind it, too', () => {
  const lines = render({ isLate: true }).split('\n');
  expect(lines).toContain(
    '| Step | PHP 7.4, WordPress 6.9 | PHP 8.0, WordPress 6.9 | PHP 8.5, WordPress latest |',
  );
  expect(lines).toContain('| WordPress starts | ✅ | ✅ |  |');
  expect(lines).toContain('| Update | ✅ | ❌ |  |');
  expect(lines).toContain(
    '| Time | 20 s | not finished&#58; stopped by <code>timeout</code> after 9 s | not started |',
  );
  expect(lines).toContain('- ❌ **Update**: Broken.<br>on PHP 8.0, WordPress 6.9');
});

test('an error that can be accepted has the entry for that below the table, ready to be pasted', () => {
  const routes = step('REST routes', 'Broken.');
  const problem = { severity: 'error', message: 'Broken.', file: 'my lib/a.php', line: 7 } as const;
  const failed = (...steps: StepResult[]) =>
    render({ results: [{ php: '8.5', wordpress: '6.9', steps: [started, ...steps], durationMs: 1 }] });
  expect(failed({ ...routes, problems: [problem, { ...problem, line: 9 }] })).toContain(
    '<code>accept-problems</code> with <code>rest-routes&#58;&#34;my lib/a.php&#34;</code></sub>',
  );
  // One cause, but each step needs its own.
  const dashboard = { ...step('Dashboard', ''), problems: [problem] };
  expect(failed(dashboard, { ...routes, problems: [problem] })).toMatch(
    /with <code>dashboard&#58;[^,]*<\/code>, <code>rest-routes&#58;[^,]*<\/code><\/sub>/,
  );
  expect(failed({ ...routes, problems: [{ ...problem, isAccepted: true }] })).not.toContain('To accept');
  expect(failed({ ...routes, problems: [{ ...problem, severity: 'warning' }] })).not.toContain('To accept');
  expect(failed(step('Previous version', 'Broken.'))).not.toContain('To accept');
});

test('problems come first, and why steps were skipped stands once', () => {
  const skipped = (name: StepResult['name']): StepResult => ({
    ...step(name),
    outcome: 'skipped',
    message: 'An earlier step failed.',
  });
  const steps = [started, step('Update', 'Broken.'), skipped('Files'), skipped('Plugin active')];
  const text = render({ planned: [], results: [{ php: '8.5', wordpress: '6.9', steps, durationMs: 1 }] });
  expect(text).toMatch(/^### .*\n\n- ❌ \*\*Update\*\*: Broken\.<br>[^]*<summary>Steps: /);
  expect(text).toContain('| Files | – An earlier step failed. |\n| Plugin active | – |\n');
});

test('problems other than errors are folded', () => {
  const warning = { severity: 'warning', message: 'Odd.' } as const;
  const accepted = { severity: 'error', message: 'Known.', isAccepted: true } as const;
  const data = { ...step('Data'), problems: [warning, accepted] };
  const steps = [started, data, step('Update', 'Broken.')];
  const text = render({ planned: [], results: [{ php: '8.5', wordpress: '6.9', steps, durationMs: 1 }] });
  const [open = '', folded = ''] = text.split('<details><summary>1 warning, 1 accepted</summary>');
  expect(open).toContain('Broken.');
  expect(open).not.toMatch(/Odd|Known/);
  expect(folded).toMatch(/⚠️ \*\*Data\*\*: Odd\.[^]*☑️ accepted, \*\*Data\*\*: Known\./);
});

test('the way back is among the facts, and a notice of it is not hidden by what failed', () => {
  const message = '1.0.0 does not run on what 1.1.0 left: The page answers 403.';
  const back: StepResult = {
    ...step('Way back'),
    message,
    problems: [{ severity: 'notice', message }],
    isReversible: false,
  };
  const steps = [started, step('Front page', 'Broken.'), back];
  const next = { problem: 'No plugin.', files: [] } as unknown as NonNullable<Rehearsal['next']>;
  const results = [
    { php: '7.4', wordpress: '6.5', steps: [started], durationMs: 1 },
    { php: '8.5', wordpress: '6.9', steps, durationMs: 1 },
  ];
  const text = render({ results, next });
  expect(text).toMatch(/<th align="left">Way back<\/th><td>1\.0\.0 does not run on [^\n]* answers 403<\/td>/);
  expect(text).toContain('| Way back |  | ✅ |');
  expect(text).toMatch(
    /- ℹ️ \*\*Way back\*\*: 1\.0\.0 does not run on what 1\.1\.0 left.* The page answers 403\./,
  );
});

test('a person may have cut it off', () => {
  expect(render({})).toContain('| not finished&#58; cancelled after 9 s |');
});

test('what the update changes in the database is a list, with one item for pairs that agree', () => {
  const data = (change: string): StepResult => ({
    ...step('Data'),
    changes: [
      { what: 'Options', change: '1 added: `acme`' },
      { what: 'Table `wp_acme`', change },
    ],
  });
  const pair = (php: string, change: string) => ({
    php,
    wordpress: '6.9',
    steps: [started, step('Update'), data(change)],
    durationMs: 1,
  });
  const text = render({ results: [pair('7.4', '1 → 2 rows'), pair('8.5', '1 → 3 rows')] });
  expect(text.split('#### ')[1]?.split('\n').slice(0, 5)).toEqual([
    'What the update changes in the database',
    '',
    '- Options: 1 added&#58; <code>acme</code> (PHP 7.4, WordPress 6.9; PHP 8.5, WordPress 6.9)',
    '- Table <code>wp&#95;acme</code>: 1 → 2 rows (PHP 7.4, WordPress 6.9)',
    '- Table <code>wp&#95;acme</code>: 1 → 3 rows (PHP 8.5, WordPress 6.9)',
  ]);
});

test('the headline names the plugin, what failed and where; the steps are folded', () => {
  const plugin = {
    folder: 'tidy-footer',
    key: 'tidy-footer/tidy-footer.php',
    version: '1.4.2',
    name: 'Tidy Footer',
    requiresPhp: '',
    requiresWordPress: '',
    requiresPlugins: [],
  };
  const next = { shown: 'tidy.zip', plugin, files: [] } as unknown as NonNullable<Rehearsal['next']>;
  const pair = (php: string, ...steps: StepResult[]) => ({
    php,
    wordpress: '6.9',
    steps: [started, ...steps],
    durationMs: 1,
  });
  const bad = [step('Dashboard', 'Broken.'), step('REST routes', 'Broken.')];
  const headline = (...results: Rehearsal['results']) => render({ next, results }).split('\n')[0];
  expect(headline(pair('7.4', ...bad), pair('8.5', ...bad))).toBe(
    '### ⚠️ Tidy Footer 1.4.2 failed at "Dashboard" and 1 more step (PHP 7.4 and 8.5)',
  );
  expect(headline(pair('8.5', step('Update')), { ...pair('8.5', ...bad), wordpress: '6.2' })).toBe(
    '### ⚠️ Tidy Footer 1.4.2 failed at "Dashboard" and 1 more step (PHP 8.5 with WordPress 6.2)',
  );
  const green = [pair('7.4', step('Update')), pair('8.5', step('Update'))];
  expect(render({ planned: [], results: green })).toContain(
    '<details><summary>Steps: 2 of 2 passed on both pairs</summary>',
  );
});

test('what stays after the run is named with the output that says where it is', () => {
  const next = { path: 'next.zip', files: [] } as unknown as NonNullable<Rehearsal['next']>;
  const row = (name: string, text: string) => `<tr><th align="left">${name}</th><td>${text}</td></tr>`;
  const site = { path: '/runner/site.zip', withOthers: [], without: [], isIdle: false };
  const kept = render({
    next,
    pictures: { folder: '/runner/pictures', pages: 4, finish: () => Promise.resolve() },
    site,
  });
  expect(kept).toContain(row('Pictures', '4 pages of the plugin: output <code>pictures</code>'));
  expect(kept).toContain(row('Updated site', 'a ZIP for WordPress Playground: output <code>site</code>'));
  expect(kept).not.toContain('/runner');
  expect(render({ next, site: { ...site, without: ['Acme Base 2.0'] } })).toContain(
    row(
      'Updated site',
      'a ZIP for WordPress Playground, without the files of <code>Acme Base 2.0</code>: output <code>site</code>',
    ),
  );
  expect(render({ next })).not.toMatch(/Pictures|Updated site/);
});

test('a site that is kept without other plugins says which to install', () => {
  const site = { path: '/runner/site.zip', withOthers: [], without: ['Acme Base 2.0'], isIdle: false };
  expect(explainWithout(site)).toBe(
    'The output `site` does not have the files of `Acme Base 2.0`: install it when you have opened it.',
  );
  expect(explainWithout({ ...site, without: ['A 1', 'B 2'], isIdle: true })).toBe(
    'The output `site` does not have the files of `A 1` and `B 2`: install them when you have opened it, then activate the plugin, which does not run without them.',
  );
});

test('a site that is kept with other plugins says that these are in it', () => {
  expect(explainWith({ path: '/site.zip', withOthers: ['A 1', 'B 2'], without: [], isIdle: false })).toBe(
    'The output `site` has the files of `A 1` and `B 2`, for rehearsals that start from it: upload it only where everyone may have them.',
  );
});

test('a pair that starts from a copy of a site says so', () => {
  const played = { php: '8.5', wordpress: '6.9', durationMs: 1 };
  const results = [
    { ...played, steps: [step('Update')] },
    { ...played, site: 'shop.zip', steps: [step('Update', 'Broken.')] },
  ];
  expect(render({ results })).toContain('on PHP 8.5, WordPress 6.9, the site shop.zip');
});
