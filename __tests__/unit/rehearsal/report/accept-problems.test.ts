import { describe, expect, test } from '@jest/globals';
import { runsAll } from '../../../fixtures/all-tests.ts';
import { InputMistake } from '../../../../src/action/inputs/mistake.ts';
import type { Rehearsal } from '../../../../src/rehearsal/model/rehearsal.ts';
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
} from '../../../../src/rehearsal/play/accept-problems.ts';
import { logged, NOTHING, rehearseOn, type Tell } from '../imagined-site.ts';

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

describe('what the summary offers to accept', () => {
  const own = { ...NOTHING, routes: [['/acme', '', '/acme']], tasks: [['acme', 'acme', 'acme']] };
  const usual: Tell = ({ what, version }) => (what === 'own' && version !== '' ? { result: own } : undefined);
  const readOffer = (results: Rehearsal['results']) => {
    const rehearsal = { planned: [{ php: '8.5', wordpress: '6.6' }], results };
    const summary = renderRehearsalSummary({ rehearsal, errors: [] }, (text) => text);
    const [, offer = ''] = summary.split('<code>accept-problems</code> with ');
    return [...offer.matchAll(/<code>(.*?)<\/code>/g)].map(([, entry = '']) => decode(entry));
  };
  const decode = (html: string) =>
    html.replace(/&#(\d+);/g, (_all, code: string) => String.fromCharCode(Number(code)));
  const isLong = runsAll('src/rehearsal');
  const FAULTS: Readonly<Record<string, ReturnType<Tell>>> = {
    'a fatal error': { log: FATAL },
    'no result': { result: undefined, output: 'Bye.', log: FATAL },
    'a refusal': { result: { done: false } },
    'an inactive plugin': { result: { active: false, listed: true, version: '1.1.0', plugins: [] } },
    'a blank page': { status: 500, output: '' },
    'no file': { result: [] },
  };

  test.each(
    [false, true]
      .flatMap((isFresh) => Object.keys(FAULTS).map((fault) => ({ isFresh, fault })))
      // Without a previous version, that is not known, and nothing is offered.
      .filter(({ isFresh, fault }) => !isFresh || fault !== 'an inactive plugin'),
  )('is accepted when it is pasted: $fault, new installation $isFresh', async ({ isFresh, fault }) => {
    // On a network, a blank page is another page, not the same error again.
    const header = fault === 'a blank page' ? '' : ' * Network: true\n';
    const setting = { isFresh, older: isFresh ? [] : ['0.9.0'], header };
    const { moments } = await rehearseOn(usual, setting);
    const names = new Set(moments.filter(({ version }) => version === '1.1.0').map(({ what }) => what));
    const offered = new Set<string>();
    const asked = [...names].filter((name) => !/^(re)?s(av|tor)e /.test(name));
    // Else each step has one of the faults that most steps can have.
    const turn = ['a fatal error', 'no result', 'a blank page'].indexOf(fault);
    for (const what of asked.filter((_what, index) => isLong || turn === -1 || index % 3 === turn)) {
      const tell: Tell = (moment) =>
        moment.what === what && moment.version === '1.1.0' ? FAULTS[fault] : usual(moment);
      const { result } = await rehearseOn(tell, setting);
      const entries = readOffer([result]);
      if (judgeResults([result], 1) !== 'failed') continue;
      // Each alone is accepted where it is, and all of them leave no error.
      for (const accept of [...entries, entries.join(' ')]) {
        const again = (await rehearseOn(tell, { ...setting, accept })).result;
        expect([what, accept, listUnused([again], parseAcceptProblems(accept))]).toEqual([what, accept, []]);
        if (accept === entries.join(' '))
          expect([what, accept, judgeResults([again], 1)]).toEqual([
            what,
            accept,
            expect.stringMatching(/^(passed|not-run)$/),
          ]);
      }
      for (const entry of entries) offered.add(entry.split(':')[0] ?? '');
    }
    expect(offered.size).toBeGreaterThan(0);
  });

  test.each(['installation', 'installation plugin-active'])(
    'is accepted where the activation fails, and what follows from it: %s',
    async (accept) => {
      const tell: Tell = ({ what }) => {
        if (what === 'activate') return { result: { done: false } };
        return what === 'state' ? FAULTS['an inactive plugin'] : undefined;
      };
      const first = (await rehearseOn(tell, { isFresh: true })).result;
      expect(readOffer([first])).toEqual(['installation', 'plugin-active']);
      const { result, told } = await rehearseOn(tell, { isFresh: true, accept });
      expect([told('Plugin active'), judgeResults([result], 1)]).toEqual([['skipped'], 'not-run']);
      expect(listUnused([result], parseAcceptProblems(accept))).toEqual([]);
      // A plugin that deactivates itself without a failure is not known, as ever.
      const idle: Tell = ({ what }) => (what === 'state' ? FAULTS['an inactive plugin'] : undefined);
      const other = await rehearseOn(idle, { isFresh: true, accept });
      expect(judgeResults([other.result], 1)).toBe('not-known');
    },
  );

  test('is no failed activation where another error of the installation is accepted', async () => {
    const tell: Tell = ({ what }) => {
      if (what === 'activate') return { log: FATAL };
      return what === 'state' ? FAULTS['an inactive plugin'] : undefined;
    };
    const { told } = await rehearseOn(tell, { isFresh: true, accept: 'installation' });
    expect(told('Plugin active')).toEqual(['failed', expect.stringContaining('is not active')]);
  });

  test.each([
    ['acme.php', 'dashboard:acme.php'],
    ['a b.php', 'dashboard:"a b.php"'],
    ['a "b".php', `dashboard:'a "b".php'`],
    [`it's.php`, `dashboard:it's.php`],
    [`'a.php`, 'dashboard'],
    [`it's "b".php`, 'dashboard'],
    ['a  b.php', 'dashboard'],
    ['a:b,c.php', 'dashboard:"a:b,c.php"'],
    ['a`b.php', 'dashboard:a`b.php'],
  ])('names a file so that it is found again: %s', async (file, entry) => {
    const { result } = await play(at('/wp-admin/', FATAL.replace('acme.php', file)), '');
    const [pages] = [result.steps.filter(({ name }) => name === 'Dashboard')];
    expect(readOffer([{ ...result, steps: pages }])).toEqual([entry]);
    expect((await play(at('/wp-admin/', FATAL.replace('acme.php', file)), entry)).outcome('dashboard')).toBe(
      'accepted',
    );
  });

  test('is never an error that ends the site', async () => {
    const { result } = await rehearseOn(({ what, version }) => {
      if (what === '/' && version === '1.1.0') throw new SiteLost('PHP gave no answer within 90 s.');
      return undefined;
    });
    expect([judgeResults([result], 1), readOffer([result])]).toEqual(['failed', []]);
  });

  test('counts those that it does not name', () => {
    const problems = Array.from({ length: 23 }, (_, index): Problem => ({
      ...{ severity: 'error', message: `${index}`, file: `${index}.php` },
    }));
    const step = { name: 'Dashboard', outcome: 'failed', message: '', problems, durationMs: 0 } as const;
    const result = { php: '8.5', wordpress: '6.6', steps: [step], durationMs: 0 };
    const rehearsal = { planned: [{ php: '8.5', wordpress: '6.6' }], results: [result] };
    expect(readOffer([result])).toHaveLength(20);
    expect(renderRehearsalSummary({ rehearsal, errors: [] }, (text) => text)).toContain(', and 3 more');
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
