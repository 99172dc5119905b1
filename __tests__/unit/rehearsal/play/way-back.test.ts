import { describe, expect, test } from '@jest/globals';
import { SiteLost } from '../../../../src/rehearsal/model/site.ts';
import { listProblems } from '../../../../src/rehearsal/report/annotate.ts';
import { REHEARSE_OUTPUTS } from '../../../../src/rehearsal/report/outputs.ts';
import { judgeResults } from '../../../../src/rehearsal/report/verdict.ts';
import { listed, logged, type Moment, NOTHING, rehearseOn, type Tell } from '../imagined-site.ts';

const WORDS = '1.0.0 runs on what 1.1.0 left';
const FATAL = logged('Fatal error:  Uncaught Error: gone()');
const PLANNED = [{ php: '8.5', wordpress: '6.6' }];

type Answer = ReturnType<Tell>;

/** Answers otherwise while the previous version is back. */
function whileBack(answer: (moment: Moment) => Answer, otherwise: Tell = () => undefined): Tell {
  let isBack = false;
  return (moment) => {
    if (moment.what === 'back') isBack = true;
    if (moment.what.startsWith('restore ')) isBack = false;
    return isBack ? answer(moment) : otherwise(moment);
  };
}

const at =
  (what: string, answer: Answer): Tell =>
  (moment) =>
    moment.what === what ? answer : undefined;

const rehearse = async (tell: Tell, options = {}) => {
  const played = await rehearseOn(tell, { isLast: true, ...options });
  const { result } = played;
  const step = result.steps.find(({ name }) => name === 'Way back');
  const output = REHEARSE_OUTPUTS.reversible({ planned: PLANNED, results: [result] });
  return { ...played, step, output, verdict: judgeResults([result], 1) };
};

describe('the way back', () => {
  test('is played between the last look at the new version and its end, on the site as the update left it', async () => {
    const heard: string[] = [];
    const { step, output, moments, result } = await rehearse(({ what }) => {
      heard.push(what);
      return undefined;
    });
    expect(step).toMatchObject({ outcome: 'passed', message: WORDS, isReversible: true });
    expect(output).toBe('true');
    const ORDER = ['save updated', 'save unprobed', 'save ahead', 'restore updated', 'back', 'restore ahead'];
    expect(heard.filter((what) => ORDER.includes(what))).toEqual(ORDER);
    const names = result.steps.map(({ name }) => name);
    expect(names.slice(names.indexOf('Still active'), names.indexOf('Deactivate and activate') + 1)).toEqual([
      'Still active',
      'Way back',
      'Deactivate and activate',
    ]);
    expect(moments.filter(({ what }) => what === 'deactivate').map(({ version }) => version)).toContain(
      '1.1.0',
    );
  });

  test('is not played where nobody asks for it, and on a new installation', async () => {
    for (const options of [{ isLast: false }, { isFresh: true }]) {
      const { step, output, moments } = await rehearse(() => undefined, options);
      expect([step, output]).toEqual([undefined, '']);
      expect(moments.filter(({ what }) => /updated|ahead|back/.test(what))).toEqual([]);
    }
  });

  test('ends where PHP stops, which is a notice with its place', async () => {
    const { step, output, verdict, result } = await rehearse(whileBack(at('/', { log: FATAL })));
    const message =
      '1.0.0 does not run on what 1.1.0 left: PHP Fatal error: Uncaught Error: gone(). It is at acme.php:3 of 1.0.0.';
    expect(step).toMatchObject({ outcome: 'passed', message, isReversible: false });
    expect([output, verdict]).toEqual(['false', 'passed']);
    const told = listProblems([result]).filter(({ step: name }) => name !== 'Updater');
    expect(told.map(({ severity, message: text }) => [severity, text])).toEqual([['notice', message]]);
  });

  test.each([
    ['PHP 7 only warns of', 'Warning:  Invalid argument supplied for foreach()', false],
    [
      'PHP 8 still warns of',
      'Warning:  foreach() argument must be of type array|object, string given',
      false,
    ],
    ['is only missed', 'Warning:  Undefined array key "color"', true],
    ['is old', 'Deprecated:  old() is deprecated', true],
  ])(
    'is judged by what code does with a value of another form, not by what it misses: %s',
    async (_name, text, is) => {
      const { step } = await rehearse(whileBack(at('/wp-admin/', { log: logged(text) })));
      expect(step?.isReversible).toBe(is);
    },
  );

  test('knows what the previous version logs anyway', async () => {
    const { step } = await rehearse((moment) =>
      moment.version === '1.0.0' ? at('/', { log: FATAL })(moment) : undefined,
    );
    expect(step?.isReversible).toBe(true);
  });

  test('asks for the own pages of the previous version, and compares them with those before the update', async () => {
    const own = { result: { ...NOTHING, pages: [['acme', 'Acme', '/wp-admin/admin.php?page=acme']] } };
    const page = '/wp-admin/admin.php?page=acme';
    const withPage: Tell = ({ what, version }) => (what === 'own' && version !== '' ? own : undefined);
    const refused = await rehearse(whileBack(at(page, { status: 403 }), withPage));
    expect(refused.step?.message).toBe(
      '1.0.0 does not run on what 1.1.0 left: The page "Acme" (/wp-admin/admin.php?page=acme) answers 403.',
    );
    const always = await rehearse((moment) => at(page, { status: 403 })(moment) ?? withPage(moment));
    expect(always.step?.isReversible).toBe(true);
  });

  test('does not need what the previous version never reads, and tells of it', async () => {
    const before = listed({ options: { siteurl: [20, 'yes', 'a', []], acme_color: [20, 'yes', 'b', []] } });
    const alone = listed({ options: { siteurl: [20, 'yes', 'a', []] } });
    let isUpdated = false;
    const tell: Tell = ({ what, version }) => {
      isUpdated ||= what === 'update';
      return what === 'data' ? { result: isUpdated || version === '' ? alone : before } : undefined;
    };
    const { step } = await rehearse(tell);
    const gone = 'the option `acme_color` is gone or empty';
    expect(step?.message).toBe(`${WORDS}, although ${gone}`);
    isUpdated = false;
    const stopped = await rehearse(
      whileBack((moment) => at('/', { log: FATAL })(moment) ?? tell(moment), tell),
    );
    expect(stopped.step?.message).toMatch(
      /of 1\.0\.0\. Since the update, the option `acme_color` is gone or empty\.$/,
    );
  });

  test.each([
    [
      'it is deactivated',
      at('state', { result: { active: false, listed: true, version: '1.0.0', plugins: [] } }),
      'The plugin `acme/acme.php` is not active.',
    ],
    [
      'WordPress does not start',
      at('state', { result: undefined, log: FATAL }),
      'PHP Fatal error: Uncaught Error: gone(). It is at acme.php:3 of 1.0.0.',
    ],
  ])('ends at once where %s', async (_name, answer, why) => {
    const { step, moments } = await rehearse(whileBack(answer));
    expect(step).toMatchObject({
      isReversible: false,
      message: `1.0.0 does not run on what 1.1.0 left: ${why}`,
    });
    const whats = moments.map(({ what }) => what);
    expect(whats.slice(whats.indexOf('back'), whats.indexOf('restore ahead'))).toEqual([
      'back',
      'state',
      'data',
    ]);
  });

  test('ends where the plugin deactivates itself on a page, or shows an error that it did not show before', async () => {
    let isOff = false;
    const off = { result: { active: false, listed: true, version: '1.0.0', plugins: [] } };
    const { step } = await rehearse(
      whileBack(({ what }) => {
        isOff ||= what === '/wp-admin/';
        return what === 'state' && isOff ? off : undefined;
      }),
    );
    expect(step?.message).toMatch(/left: The plugin `acme\/acme\.php` is not active\.$/);
    const box = '<div class="notice notice-error"><p>The database is of a newer version.</p></div>';
    const output = `<!DOCTYPE html>\n<html>${box}</html>`;
    const told = await rehearse(whileBack(at('/wp-admin/', { output })));
    expect(told.step?.message).toMatch(
      /left: The dashboard shows an error: "The database is of a newer version\."\.?$/,
    );
    expect((await rehearse(at('/wp-admin/', { output }))).output).toBe('true');
  });

  test('is not known where the files cannot be put back', async () => {
    const result = { done: false, problem: { code: 'locked', message: 'The files are locked.', data: '' } };
    const { step, output, verdict, told } = await rehearse(at('back', { result }));
    expect(step).toMatchObject({
      outcome: 'passed',
      message: `It is not known whether ${WORDS}: Putting its files back failed: The files are locked.`,
    });
    expect([output, verdict, told('Uninstall')]).toEqual(['', 'passed', ['passed']]);
  });

  test('is not known past its cost', async () => {
    const { step, output, moments } = await rehearse(whileBack(at('/', { tookMs: 4_100 })));
    expect(step?.message).toBe(
      `It is not known whether ${WORDS}: 5 of 6 pages were not asked for, because it took 4 s of processor time.`,
    );
    expect(output).toBe('');
    const whats = moments.map(({ what }) => what);
    expect(whats.slice(whats.indexOf('back'), whats.indexOf('restore ahead'))).toEqual([
      'back',
      'state',
      '/',
      'data',
    ]);
    // One that stops says enough.
    const stopped = await rehearse(whileBack(at('/', { tookMs: 4_100, log: FATAL })));
    expect(stopped.output).toBe('false');
  });

  test('is played after an update that fails on the site, too: then it is needed', async () => {
    const dies: Tell = ({ what, version }) =>
      version === '1.1.0' && what.startsWith('/') ? { log: FATAL, status: 500 } : undefined;
    const { step, output, verdict, result, told, moments } = await rehearse(dies);
    // The pages that were skipped are asked for before the copy is taken.
    const asked = moments.filter(({ version }) => version === '1.1.0').map(({ what }) => what);
    expect(asked).toEqual(expect.arrayContaining(['/wp-admin/', '/?feed=rss2']));
    expect(told('Dashboard')[0]).toBe('skipped');
    expect([step?.isReversible, output, verdict]).toEqual([true, 'true', 'failed']);
    expect([told('Still active')[0], told('Uninstall')[0]]).toEqual(['skipped', 'skipped']);
    const stopped = await rehearse(whileBack(at('/feed', undefined), dies));
    expect(stopped.output).toBe('true');
    expect(listProblems([result]).some(({ step: name }) => name === 'Way back')).toBe(false);
    const both = await rehearse(whileBack(at('/wp-admin/', { status: 500 }), dies));
    expect(listProblems([both.result]).filter(({ step: name }) => name === 'Way back')).toHaveLength(1);
  });

  test('is not played where the update was not carried out', async () => {
    const { step, output } = await rehearse(at('update', { result: { done: false } }));
    expect([step, output]).toEqual([undefined, '']);
  });

  test('does not keep a problem of the new version from being reported', async () => {
    const warns = { log: logged('Warning:  old() is odd') };
    const { told } = await rehearse(
      whileBack(at('/', warns), ({ what, version }) =>
        what === 'delete' && version === '1.1.0' ? warns : undefined,
      ),
    );
    expect(told('Uninstall')).toEqual(['warned', 'warning: PHP Warning: old() is odd.']);
  });

  test.each([true, false])(
    'that ends the site is no fault of the new version, and says that nothing was tried behind it: %s',
    async (isUnknown) => {
      const tell = whileBack((moment) => {
        if (moment.what !== '/wp-admin/') return undefined;
        throw new SiteLost('PHP gave no answer within 90 s.', isUnknown);
      });
      const { step, output, verdict, result } = await rehearse(tell);
      expect(step?.message).toBe(
        `It is not known whether ${WORDS}: PHP gave no answer within 90 s. What comes after this step was not tried.`,
      );
      expect([output, verdict, result.steps.at(-1)?.name]).toEqual(['', 'passed', 'Way back']);
    },
  );

  test('that writes what cannot be read makes the rehearsal not known, as all code on the site does', async () => {
    const { step, verdict } = await rehearse(whileBack(at('state', { json: '{' })));
    expect([step?.outcome, step?.isReversible, verdict]).toEqual(['unknown', undefined, 'not-known']);
  });
});
