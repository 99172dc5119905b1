import { describe, expect, test } from '@jest/globals';
import { InputMistake } from '../../../../src/action/inputs/mistake.ts';
import { type Problem, STEP_NAMES, toId } from '../../../../src/rehearsal/model/results.ts';
import { SiteLost } from '../../../../src/rehearsal/model/site.ts';
import { listProblems } from '../../../../src/rehearsal/report/annotate.ts';
import { REHEARSE_OUTPUTS } from '../../../../src/rehearsal/report/outputs.ts';
import { describeRehearsal, renderRehearsalSummary } from '../../../../src/rehearsal/report/summary.ts';
import { judgeResults } from '../../../../src/rehearsal/report/verdict.ts';
import {
  acceptProblems,
  listUnused,
  parseAcceptProblems,
} from '../../../../src/rehearsal/steps/accept-problems.ts';
import { logged, rehearseOn, type Tell } from '../imagined-site.ts';

const FATAL = logged('Fatal error:  Uncaught Error: gone()');
const WARNING = logged('Deprecated:  old() is deprecated', 9);
const at =
  (what: string, log: string): Tell =>
  (moment) =>
    moment.what === what && moment.version === '1.1.0' ? { log } : undefined;
const onDashboard = at('/wp-admin/', FATAL);

const play = async (tell: Tell, accept: string) => {
  const { result, told } = await rehearseOn(tell, { accept });
  const outcome = (id: string) => result.steps.find(({ name }) => toId(name) === id)?.outcome;
  return { result, told, outcome, verdict: judgeResults([result], 1) };
};

describe('accept-problems', () => {
  test('has the grammar of accept-findings', () => {
    expect(parseAcceptProblems('')).toEqual([]);
    expect(parseAcceptProblems('front-page, dashboard:acme.php\nuninstall:"a b.php"')).toEqual([
      { id: 'front-page', path: undefined },
      { id: 'dashboard', path: 'acme.php' },
      { id: 'uninstall', path: 'a b.php' },
    ]);
  });

  test('knows the steps by the ids that `results` has', () => {
    expect(STEP_NAMES.map(toId)).toEqual([...new Set(STEP_NAMES.map(toId))]);
    expect(parseAcceptProblems('rest-index deactivate-and-activate')).toHaveLength(2);
  });

  test('takes rules of the code, with a name or a file', () => {
    expect(parseAcceptProblems('required-file-missing:acme/lib/a.php')).toEqual([
      { id: 'required-file-missing', path: 'acme/lib/a.php' },
    ]);
    const rule = { id: 'required-file-missing', name: 'lib/a.php' };
    const problem = { severity: 'error', message: 'a', file: 'acme.php', line: 3, rule } as const;
    const accept = (entry: string, one: Problem = problem) =>
      acceptProblems(
        'Functions and classes',
        [one],
        parseAcceptProblems(`required-file-missing:${entry}`),
      ).map(({ isAccepted = false }) => isAccepted);
    for (const entry of ['lib/a.php', 'Lib/A.php', 'acme.php', 'acme/acme.php'])
      expect(accept(entry)).toEqual([true]);
    expect(accept('lib')).toEqual([false]);
    expect(accept('acme.php', { ...problem, rule: { ...rule, id: 'php-syntax' } })).toEqual([false]);
  });

  test.each([
    ['required-file-missing', /names `required-file-missing` without a file/, /Name each file/],
    ['stable-tag', /names `stable-tag`, which is not a step/, /Copy the `id`|Did you mean/],
    ['frontpage', /names `frontpage`, which is not a step/, /Did you mean `front-page`\?/],
    ['Front page', /`Front`.*; it names `page`/, /`results`|Did you mean/],
    ['toString', /`toString`, which is not a step/, /Copy the `id` of the step/],
    ['wordpress-starts', /`wordpress-starts`, which cannot be accepted/, /Leave `wordpress-starts` out/],
    ['needed-plugins', /cannot be accepted/, /keeps the plugin from running/],
    ['before-update', /cannot be accepted/, /Leave/],
    ['front-page:', /whose path is empty/, /front-page:"my-plugin/],
  ])('refuses %j', (value, message, fix) => {
    expect(() => parseAcceptProblems(value)).toThrow(InputMistake);
    try {
      parseAcceptProblems(value);
    } catch (error) {
      expect((error as InputMistake).message).toMatch(message);
      expect((error as InputMistake).fix).toMatch(fix);
    }
  });
});

describe('an accepted problem', () => {
  test.each(['dashboard', 'dashboard:acme.php', 'front-page:"a b.php", dashboard'])(
    'stops nothing, and is told as accepted: %s',
    async (accept) => {
      const { result, told, outcome, verdict } = await play(onDashboard, accept);
      expect([outcome('dashboard'), outcome('plugins-page')]).toEqual(['accepted', 'passed']);
      expect(told('Dashboard')).toEqual(['accepted', 'error: PHP Fatal error: Uncaught Error: gone().']);
      expect(verdict).toBe('passed');
      expect(listProblems([result]).every(({ isAccepted }) => isAccepted)).toBe(true);
      const rehearsal = { planned: [{ php: '8.5', wordpress: '6.6' }], results: [result] };
      const summary = renderRehearsalSummary({ rehearsal, errors: [] }, (text) => text);
      expect(summary).toContain('| Dashboard | ☑️ accepted |');
      expect(summary).toContain('- ☑️ accepted, **Dashboard**: PHP Fatal error&#58; ');
      const output = JSON.parse(REHEARSE_OUTPUTS.results(rehearsal, (text) => text)) as readonly {
        readonly steps: readonly object[];
      }[];
      expect(output[0]?.steps).toContainEqual(
        expect.objectContaining({ id: 'dashboard', outcome: 'accepted', file: 'acme.php', line: 3 }),
      );
    },
  );

  test('is that of its step and its file alone', async () => {
    expect((await play(onDashboard, 'dashboard:other.php')).outcome('dashboard')).toBe('failed');
    expect((await play(onDashboard, 'front-page')).outcome('dashboard')).toBe('failed');
    const { outcome, verdict } = await play(at('/', FATAL), 'front-page');
    expect([outcome('front-page'), outcome('uninstall'), verdict]).toEqual(['accepted', 'failed', 'failed']);
  });

  test('hides no other problem at the same place', async () => {
    const tell: Tell = (moment) => onDashboard(moment) ?? at('/wp-admin/plugins.php', FATAL)(moment);
    const { result } = await play(tell, 'dashboard');
    expect(listProblems([result]).map(({ step, isAccepted = false }) => [step, isAccepted])).toEqual([
      ['Plugins page', false],
      ['Dashboard', true],
    ]);
  });

  test('leaves a warning beside it as it is', async () => {
    const other = logged('Deprecated:  old() is deprecated', 9).replace('acme.php', 'lib.php');
    const { told } = await play(at('/wp-admin/', `${FATAL}${other}`), 'dashboard:acme.php');
    expect(told('Dashboard').map((text) => text.split(':')[0])).toEqual(['warned', 'warning', 'error']);
    const alone = await play(at('/wp-admin/', WARNING), 'dashboard');
    expect([alone.outcome('dashboard'), alone.verdict]).toEqual(['accepted', 'passed']);
  });

  test('does not make a plugin pass that was left out behind it', async () => {
    const failing: Tell = ({ what, version }) =>
      what === 'update' && version === '1.1.0' ? { result: { done: false } } : undefined;
    const { result, outcome, verdict } = await play(failing, 'update automatic-update');
    expect([outcome('update'), outcome('files')]).toEqual(['accepted', 'skipped']);
    expect(verdict).toBe('not-run');
    const rehearsal = { planned: [{ php: '8.5', wordpress: '6.6' }], results: [result] };
    expect(describeRehearsal({ rehearsal, errors: [] }, (text) => text)).toBe(
      '⚠️ the package was not rehearsed to the end, because of what is accepted',
    );
    const dying: Tell = ({ what, version }) =>
      what.startsWith('/') && version === '1.1.0' ? { log: FATAL } : undefined;
    const same = await play(dying, 'front-page log-in-page automatic-update new-installation');
    expect([same.outcome('dashboard'), same.verdict]).toEqual(['skipped', 'not-run']);
  });

  test('cannot be one that hides whether the plugin works, nor the end of the site', async () => {
    const unknown: Tell = ({ what }) => (what === 'activate' ? { result: { done: false } } : undefined);
    const { verdict } = await play(unknown, 'installation');
    expect(verdict).toBe('not-known');
    const lost: Tell = ({ what, version }) => {
      if (what === '/' && version === '1.1.0') throw new SiteLost('PHP gave no answer within 90 s.');
      return undefined;
    };
    expect((await play(lost, 'front-page')).outcome('front-page')).toBe('failed');
  });

  test('is told as unused where its step was played on all pairs, and it did not come up', async () => {
    const value = 'dashboard, dashboard:x.php, front-page, installation, data';
    const { result } = await play(onDashboard, value);
    const list = (...results: readonly (typeof result)[]) =>
      listUnused(results, parseAcceptProblems(value)).map(({ id, path }) => [id, path]);
    expect(list(result)).toEqual([
      ['dashboard', 'x.php'],
      ['front-page', undefined],
      ['data', undefined],
    ]);
    const { result: fresh } = await rehearseOn(() => undefined, { isFresh: true });
    expect(list(result, fresh).map(([id]) => id)).toEqual(['dashboard', 'front-page']);
    const failing: Tell = ({ what }) => (what === 'update' ? { result: { done: false } } : undefined);
    expect(list((await rehearseOn(failing)).result)).toEqual([]);
  });
});
