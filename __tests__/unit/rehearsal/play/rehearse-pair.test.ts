import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { BrowserLost, type Observation } from '../../../../src/rehearsal/model/browser.ts';
import { STEP_NAMES } from '../../../../src/rehearsal/model/results.ts';
import { SiteLost } from '../../../../src/rehearsal/model/site.ts';
import { listProblems } from '../../../../src/rehearsal/report/annotate.ts';
import { REHEARSE_OUTPUTS } from '../../../../src/rehearsal/report/outputs.ts';
import { judgeResults } from '../../../../src/rehearsal/report/verdict.ts';
import type { BrowsePlan } from '../../../../src/rehearsal/play/browse.ts';
import { KEY, logged, NOTHING, rehearseOn, type Tell } from '../imagined-site.ts';

const WARNING = logged('Deprecated:  old() is deprecated');
const FATAL = logged('Fatal error:  Uncaught Error: gone()');
const KNOWN = 'The previous version has it, too.';

/** Whatever the version, or only with the new one. */
const at =
  (what: string, log: string, version = ''): Tell =>
  (moment) =>
    moment.what === what && moment.version.includes(version) ? { log } : undefined;
const count = (moments: readonly { readonly what: string }[], what: string) =>
  moments.filter((moment) => moment.what === what).length;

describe('a site that is lost', () => {
  const lose =
    (where: string, isUnknown: boolean): Tell =>
    ({ what }) => {
      if (what === where) throw new SiteLost('PHP took 2.1 GB of memory.', isUnknown);
      return undefined;
    };

  test.each([
    ['install', 'Previous version', 'not-known'],
    ['/wp-admin/', 'Previous version', 'not-known'],
    ['update', 'Update', 'failed'],
    ['delete', 'Uninstall', 'failed'],
  ] as const)(
    'by a bound of the rehearsal is no fault of the plugin: at %s',
    async (where, step, verdict) => {
      const { told, result } = await rehearseOn(lose(where, true));
      expect(told(step)).toEqual([
        'unknown',
        expect.stringMatching(/^unknown: PHP took 2\.1 GB of memory\./),
      ]);
      expect(judgeResults([result], 1)).toBe('not-known');
      const { result: lost } = await rehearseOn(lose(where, false));
      expect(judgeResults([lost], 1)).toBe(verdict);
    },
  );

  describe('before the new version is on it is not known', () => {
    const LOST = 'PHP gave no answer within 90 s, at `/wp-admin/`.';
    const loseOnce =
      (where: string, when = ''): Tell =>
      ({ what, version }) => {
        if (what === where && version.startsWith(when)) throw new SiteLost(LOST);
        return undefined;
      };

    test.each(['install', 'activate', '/wp-admin/', 'own'])('at %s', async (where) => {
      let isFirst = true;
      const { told, result } = await rehearseOn((moment) => {
        if (!isFirst) return undefined;
        try {
          return loseOnce(where)(moment);
        } catch (error) {
          isFirst = false;
          throw error;
        }
      });
      expect(told('Previous version')).toEqual([
        'unknown',
        `unknown: ${LOST} So the update was not played, only a new installation.`,
      ]);
      expect([told('Update'), told('Installation'), told('Dashboard')]).toEqual([[], ['passed'], ['passed']]);
      expect(judgeResults([result], 1)).toBe('not-known');
    });

    test('and an error of the new version is one', async () => {
      const hangs = loseOnce('/wp-admin/', '1.0.0');
      const { told, result } = await rehearseOn(
        (moment) => hangs(moment) ?? at('/wp-admin/', FATAL, '1.1.0')(moment),
      );
      expect(told('Dashboard')).toEqual(['failed', 'error: PHP Fatal error: Uncaught Error: gone().']);
      expect(judgeResults([result], 1)).toBe('failed');
    });

    test('and the new version may do the same', async () => {
      const { told, result } = await rehearseOn(loseOnce('activate'));
      expect([told('Previous version')[0], told('Installation')]).toEqual([
        'unknown',
        ['unknown', `unknown: ${LOST}`],
      ]);
      expect(judgeResults([result], 1)).toBe('not-known');
    });

    test('where a plugin beside it is started', async () => {
      const { told, result } = await rehearseOn(loseOnce('activate'), { beside: ['shop'] });
      expect(told('Needed plugins')).toEqual(['unknown', `unknown: ${LOST} So the update was not played.`]);
      expect([told('Installation'), judgeResults([result], 1)]).toEqual([[], 'not-known']);
    });

    test('where the previous version is asked later', async () => {
      const route = { result: { ...NOTHING, routes: [['/acme', '', '/acme']] } };
      const asked = '/?rest_route=%2Facme';
      const tell =
        (version: string): Tell =>
        (moment) => {
          if (moment.what === 'own' && moment.version !== '') return route;
          if (moment.what.startsWith(asked) && moment.version === version) throw new SiteLost(LOST);
          return moment.what.startsWith(asked) ? { status: 500 } : undefined;
        };
      const { told, result } = await rehearseOn(tell('1.0.0'));
      expect(told('REST routes')).toEqual(['unknown', `unknown: ${LOST} That was without the new version.`]);
      expect(judgeResults([result], 1)).toBe('not-known');
      expect(judgeResults([(await rehearseOn(tell('1.1.0'))).result], 1)).toBe('failed');
    });
  });

  test('has an output of its own', () => {
    const steps = [
      { name: 'Previous version', outcome: 'unknown', message: '', problems: [], durationMs: 0 },
    ] as const;
    const result = { php: '8.5', wordpress: '6.6', steps, durationMs: 0 };
    const planned = [{ php: '8.5', wordpress: '6.6' }];
    expect(REHEARSE_OUTPUTS.passed({ planned, results: [result] })).toBe('');
    expect(REHEARSE_OUTPUTS.passed({ planned, results: [] })).toBe('false');
  });

  test.each(['save clean', 'save before'])('between two steps is told, too: at %s', async (where) => {
    const { told, result } = await rehearseOn(lose(where, true));
    expect(told('Update')).toEqual(['unknown', 'unknown: PHP took 2.1 GB of memory.']);
    const { result: fine } = await rehearseOn(() => undefined);
    expect(judgeResults([fine, result], 2)).toBe('not-known');
  });
});

describe('the end of a plugin on a site', () => {
  test('costs nothing more for a version that logs nothing', async () => {
    const { moments, told } = await rehearseOn(() => undefined);
    expect(told('Uninstall')).toEqual(['passed']);
    expect(count(moments, 'deactivate')).toBe(2);
  });

  test.each(['deactivate', 'activate', 'delete'])(
    'has no new warning that is an old one: %s',
    async (what) => {
      const { told, result } = await rehearseOn(at(what, WARNING));
      expect(result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
      expect(told('New installation')).toEqual(['passed']);
    },
  );

  test.each([
    ['deactivate', 'Deactivate and activate'],
    ['delete', 'Uninstall'],
  ] as const)('has a new warning: %s', async (what, step) => {
    const { told } = await rehearseOn(at(what, WARNING, '1.1.0'));
    expect(told(step)).toEqual(['warned', 'warning: PHP Deprecated: old() is deprecated.']);
  });

  test('dies as it did before', async () => {
    const { told } = await rehearseOn(at('delete', FATAL));
    expect(told('Uninstall')).toEqual([
      'warned',
      `warning: PHP Fatal error: Uncaught Error: gone(). ${KNOWN}`,
    ]);
  });

  test('may end in a page of the plugin, as it did before', async () => {
    const asks =
      (version: string): Tell =>
      (moment) =>
        moment.what === 'deactivate' && moment.version.includes(version)
          ? { result: undefined, output: `<p>Before you go, version ${moment.version}</p>` }
          : undefined;
    const { told, result } = await rehearseOn(asks(''));
    expect(result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(told('Uninstall').at(-1)).toMatch(
      /^notice: The deactivation did not finish: Before you go.*does the same\.$/,
    );
    const { told: tellNew } = await rehearseOn(asks('1.1.0'));
    expect(tellNew('Uninstall')).toEqual([
      'failed',
      expect.stringContaining('did not finish: Before you go'),
    ]);
  });

  test('is looked at on the site of the new version again when the old one was heard', async () => {
    const { moments } = await rehearseOn(at('deactivate', WARNING));
    const versions = moments.filter(({ what }) => what === 'delete').map(({ version }) => version);
    // The last one is on the new installation.
    expect(versions).toEqual(['1.0.0', '1.1.0', '1.1.0']);
  });
});

describe('what the previous version is said to have, too', () => {
  test('it has on the same page, which is a warning', async () => {
    const { told, result } = await rehearseOn(at('/wp-admin/', FATAL));
    expect(told('Dashboard')).toEqual([
      'warned',
      `warning: PHP Fatal error: Uncaught Error: gone(). ${KNOWN}`,
    ]);
    expect(judgeResults([result], 1)).toBe('passed');
  });

  test.each(['activate', 'deactivate', 'delete'])(
    'it has at its end on a site, which is a warning: %s',
    async (what) => {
      let last = '';
      const dies =
        (isFirst: (version: string) => boolean): Tell =>
        ({ what: now, version }) => {
          // The first activation is fine.
          const isEnd = now !== 'activate' || last === 'deactivate';
          last = now;
          return now === what && isEnd && isFirst(version) ? { result: undefined, log: FATAL } : undefined;
        };
      const { result } = await rehearseOn(dies(() => true));
      expect(result.steps.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
      expect(listProblems([result])).toContainEqual(
        expect.objectContaining({
          severity: 'warning',
          message: `PHP Fatal error: Uncaught Error: gone(). ${KNOWN}`,
        }),
      );
      const now = await rehearseOn(dies((version) => version === '1.1.0'));
      expect(judgeResults([now.result], 1)).toBe('failed');
    },
  );

  test('it shows on the same page, in the same words', async () => {
    const shows =
      (before: string, now: string): Tell =>
      ({ what, version }) =>
        what === '/' ? { status: 500, output: version === '1.0.0' ? before : now } : undefined;
    const died = 'There has been a critical error on this website.';
    const old = await rehearseOn(shows(died, died));
    expect(old.told('Front page')).toEqual([
      'warned',
      expect.stringMatching(
        /^warning: The front page .* answers 500: .*The previous version does so, too\.$/,
      ),
    ]);
    // Other words are another error.
    expect((await rehearseOn(shows(died, `${died} Line 7 of b.php`))).told('Front page')[0]).toBe('failed');
    expect((await rehearseOn(shows('', died))).told('Front page')[0]).toBe('failed');
  });

  test('may be another error on the same page, which is red', async () => {
    const other = FATAL.replace('gone()', 'lost()');
    const old = at('/', FATAL, '1.0.0');
    const { told } = await rehearseOn((moment) => old(moment) ?? at('/', other, '1.1.0')(moment));
    expect(told('Front page')).toEqual(['failed', 'error: PHP Fatal error: Uncaught Error: lost().']);
  });

  test('it does not only have on another page', async () => {
    const old = at('/wp-admin/', FATAL, '1.0.0');
    const { told } = await rehearseOn((moment) => old(moment) ?? at('/', FATAL, '1.1.0')(moment));
    expect(told('Front page')).toEqual(['failed', 'error: PHP Fatal error: Uncaught Error: gone().']);
  });

  test('is no new warning, wherever it comes up', async () => {
    const old = at('/wp-admin/', WARNING, '1.0.0');
    const { result } = await rehearseOn((moment) => old(moment) ?? at('/', WARNING, '1.1.0')(moment));
    expect(result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });
});

test('a beta is tried as what it will be: WordPress installs plugins on it that require that', async () => {
  const beta: Tell = ({ what }) =>
    what === 'login'
      ? {
          result: {
            php: '8.5.1',
            wordpress: '7.2-RC1-60000',
            extensions: [],
            cookies: {},
            readerCookies: {},
            editorCookies: {},
          },
        }
      : undefined;
  const tried = await rehearseOn(beta, { header: ' * Requires at least: 7.2\n' });
  expect(tried.told('Update')).toEqual(['passed']);
  const untried = await rehearseOn(beta, { header: ' * Requires at least: 7.3\n' });
  expect(untried.told('Update')).toEqual(['skipped']);
});

/** A plugin that adds one of each kind. */
const EVERYTHING = {
  ...NOTHING,
  pages: [['acme', 'Acme', '/wp-admin/admin.php?page=acme']],
  tasks: [['acme_daily', '', '']],
  routes: [['/acme', '', '/acme']],
  shortcodes: [['acme', 'acme', 'acme']],
  widgets: [['acme', 'Acme', 'acme']],
  types: [['acme', 'Acme', '/?post_type=acme']],
  actions: [['wp_ajax_acme', 'acme', '/wp-admin/admin-ajax.php?action=acme']],
};

describe('the steps of a story', () => {
  const skipped = (reason: string) => expect.objectContaining({ outcome: 'skipped', message: reason });

  test('are played in the order in which they are shown', async () => {
    const options = { isLast: true, older: ['0.9.0'], code: ['', ''] as const, header: ' * Network: true\n' };
    const { result } = await rehearseOn(
      ({ what, version }) => (what === 'own' && version !== '' ? { result: EVERYTHING } : undefined),
      options,
    );
    const names = result.steps.map(({ name }) => name);
    expect(names).toEqual(STEP_NAMES.filter((name) => names.includes(name)));
    expect(names.length).toBeGreaterThan(30);
  });

  test('are all left out behind an update that fails', async () => {
    const { result } = await rehearseOn(({ what }) =>
      what === 'update' ? { result: undefined } : undefined,
    );
    const at = result.steps.findIndex(({ name }) => name === 'Update');
    expect(result.steps.slice(at + 1).map(({ name }) => name)).toContain('New installation');
    for (const step of result.steps.slice(at + 1)) expect(step).toEqual(skipped('An earlier step failed.'));
  });

  test('name a scene that was not played behind an error, and none where there is none', async () => {
    const fails: Tell = ({ what }) => (what === 'update' ? { result: undefined } : undefined);
    const scene = { name: 'tests/shop.json', isNamed: true, steps: [], visits: [], unplayed: [] };
    const { told } = await rehearseOn(fails, { isLast: true, scenes: [scene] });
    expect(told('Scenes')).toEqual(['skipped']);
    const without = await rehearseOn(fails, { isLast: true });
    expect([without.told('Scenes'), without.told('Updates beside it')]).toEqual([[], []]);
  });

  test('are left out where WordPress dies of the same error again', async () => {
    const { told } = await rehearseOn(({ what, version }) =>
      what.startsWith('/') && version === '1.1.0' ? { status: 500, log: FATAL } : undefined,
    );
    expect(told('Front page')).toContain('failed');
    expect(told('Log-in page')).toContain('failed');
    expect(told('Dashboard')).toEqual(['skipped']);
    expect(told('Uninstall')).toEqual(['skipped']);
  });

  test('go on with files alone for a plugin that needs others', async () => {
    const { told, moments } = await rehearseOn(() => undefined, {
      header: ' * Requires Plugins: woocommerce\n',
    });
    expect(told('Files')).toEqual(['passed']);
    expect(told('Needed plugins')).toEqual(['unknown', expect.stringContaining('missing here: woocommerce')]);
    expect(told('Plugin active')).toEqual(['skipped']);
    expect(told('Automatic update')).toEqual(['passed']);
    expect(count(moments, 'activate')).toBe(0);
  });

  test('are left out for a plugin that this WordPress is too old for', async () => {
    const { result } = await rehearseOn(() => undefined, { header: ' * Requires at least: 6.7\n' });
    expect(result.steps.at(-1)).toEqual(skipped('The package requires WordPress 6.7.'));
  });

  test('end with the process of WordPress', async () => {
    const { told, result } = await rehearseOn(({ what }) => {
      if (what === '/wp-admin/') throw new SiteLost('PHP gave no answer.');
      return undefined;
    });
    expect(told('Previous version')[0]).toBe('unknown');
    expect(told('Dashboard')).toEqual(['unknown', 'unknown: PHP gave no answer.']);
    expect(result.steps.at(-1)?.name).toBe('Dashboard');
  });
});

describe('a plugin that deactivates itself where others are missing', () => {
  const idle: Tell = ({ what, version }) =>
    what === 'state'
      ? { result: { active: false, listed: true, version, plugins: ['acme/acme.php'] } }
      : undefined;

  test('is updated as one that needs others', async () => {
    const { told, result } = await rehearseOn(idle);
    expect(told('Update')).toEqual(['passed']);
    expect(told('Files')).toEqual(['passed']);
    expect(result.steps.find(({ name }) => name === 'Plugin active')).toMatchObject({
      outcome: 'unknown',
      message: expect.stringMatching(/^1\.0\.0 deactivates itself here\..*Name the plugins.*`plugins`/),
    });
    expect(told('New installation')).toEqual(['passed']);
  });

  test('is no failure as a first version, and no success', async () => {
    const { told } = await rehearseOn(idle, { isFresh: true });
    expect(told('Plugin active')).toEqual(['unknown', expect.stringContaining('deactivates itself')]);
    expect(told('Front page')).toEqual(['skipped']);
  });

  test('is not one whose activation died', async () => {
    const { told, result } = await rehearseOn(
      (moment) => (moment.what === 'activate' ? { result: undefined, log: FATAL } : idle(moment)),
      { isFresh: true },
    );
    expect(told('Installation')).toContain('failed');
    expect(told('Plugin active')).toEqual(['failed', expect.stringContaining('is not active')]);
    expect(listProblems([result])).toMatchObject([{ message: 'PHP Fatal error: Uncaught Error: gone().' }]);
  });

  test('is one when the previous version did not', async () => {
    const { told } = await rehearseOn((moment) => (moment.version === '1.1.0' ? idle(moment) : undefined));
    expect(told('Plugin active')).toEqual(['failed', expect.stringContaining('is not active')]);
  });
});

describe('a plugin that does not die', () => {
  const state = (active: boolean, version: string, can?: readonly string[]) => ({
    result: { active, listed: true, version, plugins: ['acme/acme.php'], can },
  });
  const BOX = '<div class="notice notice-error"><p>Acme: no library was found.</p></div>';
  /** Has the dashboard load so many files of the plugin, before and after, and print this box afterwards. */
  const loading =
    (was: number, is: number, box = ''): Tell =>
    ({ what, version }) =>
      what === '/wp-admin/'
        ? {
            status: 200,
            output: `<!DOCTYPE html>${version === '1.1.0' ? box : ''}`,
            loaded: { acme: version === '1.1.0' ? is : was },
          }
        : undefined;

  test.each([
    ['failed', 82, 1, BOX],
    ['warned', 82, 1, ''],
    ['warned', 82, 40, ''],
    ['warned', 82, 82, BOX],
    ['passed', 82, 41, ''],
    ['passed', 7, 1, ''],
    ['passed', 82, 90, '<div class="notice notice-error hidden"><p>Acme</p></div>'],
  ])('has %s when it loads %i files before and %i after, and shows %j', async (outcome, was, is, box) => {
    const { told } = await rehearseOn(loading(was, is, box));
    expect(told('Still active')[0]).toBe(outcome);
  });

  const owning =
    (before: object, now: object): Tell =>
    ({ what, version }) =>
      what === 'own' && version !== ''
        ? { result: { ...NOTHING, ...(version === '1.1.0' ? now : before) } }
        : undefined;
  const named = (name: string) => [[name, name, name]];

  test.each([
    ['failed', 'all of it is gone', { shortcodes: named('a'), widgets: named('b') }, {}],
    ['warned', 'something is left', { shortcodes: named('a'), widgets: named('b') }, { widgets: named('b') }],
    ['warned', 'it had nothing', {}, {}],
    ['warned', 'only classes are gone', { classes: named('A') }, {}],
  ])('has %s when it shows an error box, and %s', async (outcome, _what, before, now) => {
    const shown = loading(2, 2, BOX);
    const { told } = await rehearseOn((moment) => shown(moment) ?? owning(before, now)(moment));
    expect(told('Still active')[0]).toBe(outcome);
  });

  test.each([
    ['failed', { shortcodes: named('a') }],
    ['warned', { classes: named('A'), functions: named('b') }],
  ])('has %s when it loads 1 file of 31, and lacks %j', async (outcome, before) => {
    const shown = loading(31, 1);
    const { told } = await rehearseOn((moment) => shown(moment) ?? owning(before, {})(moment));
    expect(told('Still active')[0]).toBe(outcome);
  });

  test.each([
    ['passed', 'Acme cannot reach its license server.'],
    ['warned', 'Acme: no library was found.'],
  ])('has %s when a server was refused and the dashboard shows %j', async (outcome, text) => {
    const box = `<div class="notice notice-error"><p>${text}</p></div>`;
    const log = '[22-Nov-2026 03:29:31 UTC] REHEARSAL refused license.example\n';
    const shown = loading(9, 9, box);
    const { told } = await rehearseOn((moment) => {
      const reply = shown(moment);
      return reply && { ...reply, log };
    });
    expect(told('Still active')[0]).toBe(outcome);
  });

  test('has none for a request that was refused here, and that it tells later', async () => {
    const box =
      '<div class="notice notice-error"><p>Failed: User has blocked requests through HTTP.</p></div>';
    const { told } = await rehearseOn(({ what, version }) =>
      what === '/wp-admin/' && version === '1.1.0'
        ? { output: `<!DOCTYPE html>\n<html>${box}</html>` }
        : undefined,
    );
    expect(told('Still active')).toEqual(['passed']);
  });

  test.each([
    ['passed', 18],
    ['warned', 2],
  ])(
    'has %s when the previous version loads more on its first request only, and it %i',
    async (outcome, is) => {
      const { told } = await rehearseOn(({ what, version }) => {
        const counts: Readonly<Record<string, number>> = { '/wp-admin/': 40, '/wp-admin/plugins.php': 18 };
        const was = counts[what];
        if (was === undefined) return undefined;
        const loaded = { acme: version === '1.1.0' ? is : was };
        return { status: 200, output: '<!DOCTYPE html>', loaded };
      });
      expect(told('Still active')[0]).toBe(outcome);
    },
  );

  test('is asked for again after its pages', async () => {
    let asked = 0;
    const { told } = await rehearseOn(({ what, version }) => {
      if (what !== 'state' || version !== '1.1.0') return undefined;
      asked += 1;
      return state(asked === 1, version);
    });
    expect(told('Plugin active')).toEqual(['passed']);
    expect(told('Still active')).toEqual(['failed', 'error: 1.1.0 deactivates itself here.']);
    expect(told('Uninstall')).toEqual(['skipped']);
  });

  test('may take what administrators need', async () => {
    const can = ['activate_plugins', 'edit_posts'];
    const { told } = await rehearseOn(({ what, version }) =>
      what === 'state' && version === '1.1.0' ? state(true, version, can) : undefined,
    );
    expect(told('Plugin active')).toEqual([
      'failed',
      'error: Administrators no longer have `manage_options`.',
    ]);
  });

  test.each([
    ['failed', ['update_plugins', 'list_users'], 'error: Administrators no longer have `list_users`.'],
    ['passed', ['update_plugins']],
  ])('has %s when administrators could do more before: %j', async (outcome, more, ...words) => {
    const usual = ['manage_options', 'activate_plugins', 'edit_posts'];
    const { told } = await rehearseOn(({ what, version }) =>
      what === 'state'
        ? state(true, version, [...usual, ...(version === '1.1.0' ? ['update_plugins'] : more)])
        : undefined,
    );
    expect(told('Plugin active')).toEqual([outcome, ...words]);
  });

  test('may write results that are none', async () => {
    const { told } = await rehearseOn(({ what, version }) =>
      what === 'state' && version === '1.1.0' ? { result: { plugins: 3 } } : undefined,
    );
    expect(told('Plugin active')).toEqual([
      'unknown',
      expect.stringContaining(
        'The result of `state.php` cannot be read: `active` is neither true nor false.',
      ),
    ]);
  });
});

describe('what is not here', () => {
  const activation =
    (output: string): Tell =>
    ({ what }) =>
      what === 'activate' ? { result: undefined, output } : undefined;

  test('is not known when the previous version fails alike', async () => {
    const { told, result } = await rehearseOn(activation('Acme needs a shop.'));
    expect(told('Previous version')).toEqual(['skipped']);
    expect(told('Installation')).toEqual([
      'unknown',
      'unknown: The activation did not finish: Acme needs a shop. The previous version does the same here: it may need another plugin, a newer WordPress, or a server. Nothing else of it was tried. Name the plugins that it needs in the input `plugins`.',
    ]);
    expect(listProblems([result])).toMatchObject([{ severity: 'unknown' }]);
  });

  const stops =
    (text: (version: string) => string): Tell =>
    ({ what, version }) =>
      what === 'state' && version !== ''
        ? { result: undefined, log: logged(`Fatal error:  Uncaught Error: ${text(version)}`) }
        : undefined;

  test('is not known when WordPress starts with neither version', async () => {
    const { told, result } = await rehearseOn(
      stops(() => 'No memory is left'),
      { isLast: true },
    );
    // It would look for updates on a site that does not start.
    expect(told('Updater')).toEqual([]);
    expect(told('Previous version')).toEqual(['skipped']);
    expect(told('Plugin active')).toEqual([
      'unknown',
      expect.stringMatching(
        /^unknown: WordPress no longer starts with this version\. The previous version does the same here: it may/,
      ),
      expect.stringMatching(/^warning: PHP Fatal error: .*The previous version has it, too\.$/),
    ]);
    expect(listProblems([result]).some(({ severity }) => severity === 'error')).toBe(false);
  });

  test('is an error when WordPress stops at something else with this one', async () => {
    const { told } = await rehearseOn(stops((version) => `Odd ${version === '1.1.0' ? 'now' : 'before'}`));
    expect(told('Plugin active')[0]).toBe('failed');
  });

  const dies =
    (text: string): Tell =>
    ({ what }) =>
      what === 'activate'
        ? { result: undefined, log: logged(`Fatal error:  Uncaught Error: ${text}`) }
        : undefined;

  test('is told in the words of PHP, at its line, when the plugin says nothing itself', async () => {
    const { told, result } = await rehearseOn(dies('Class "Shop" not found'));
    expect(told('Installation')).toEqual([
      'unknown',
      expect.stringMatching(
        /^unknown: PHP Fatal error: Uncaught Error: Class "Shop" not found\. The previous version does the same here: it may/,
      ),
    ]);
    expect(listProblems([result])).toMatchObject([{ file: 'acme.php', line: 3 }]);
  });

  describe('is the database or an extension that an activation needs', () => {
    const TEXT = 'Call to undefined function sodium_crypto_box()';

    test.each([false, true])('of a first version: %s', async (isFresh) => {
      const { told, result } = await rehearseOn(dies(TEXT), { isFresh });
      expect(told('Installation')).toEqual(['unknown', expect.stringContaining('extension sodium')]);
      expect(result.steps.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    });

    test('of the new version alone', async () => {
      const { told, result } = await rehearseOn((moment) =>
        moment.version === '1.1.0' ? dies(TEXT)(moment) : undefined,
      );
      expect(told('New installation')).toEqual(['unknown', expect.stringContaining('extension sodium')]);
      expect(result.steps.filter(({ outcome }) => outcome === 'failed')).toEqual([]);
    });
  });

  test('is no file of the plugin itself', async () => {
    const text = "Failed opening required '/wordpress/wp-content/plugins/acme/vendor/autoload.php'";
    const { told } = await rehearseOn(dies(text));
    expect(told('Installation')).toEqual([
      'failed',
      'error: The activation did not finish: it loads `acme/vendor/autoload.php`, which is not there.',
      expect.stringContaining("Failed opening required 'acme/vendor/autoload.php'"),
    ]);
  });

  test('is a failure of a first version', async () => {
    const { told } = await rehearseOn(activation('Acme needs a shop.'), { isFresh: true });
    expect(told('Installation')[0]).toBe('failed');
  });

  test.each([
    ['Fatal error:  Uncaught Error: Call to undefined function sodium_crypto_box()', /extension sodium/],
    ['Fatal error:  Uncaught Error: Class "Redis" not found', /extension redis/],
    ["Fatal error:  Uncaught Error: Class 'Redis' not found", /extension redis/],
    ['Fatal error:  Uncaught Error: Call to undefined function posix_getpwuid()', /extension posix/],
    ['Fatal error:  Uncaught Error: Class "SoapClient" not found', /extension soap/],
    ['Fatal error:  Uncaught Error: Call to undefined function apache_request_headers()', /Web servers have/],
    ['Fatal error:  Uncaught Error: Call to undefined function Acme\\getallheaders()', /Web servers have/],
  ])('is an extension that hosts have: %s', async (text, why) => {
    const { told } = await rehearseOn(at('/', logged(text), '1.1.0'));
    expect(told('Front page')).toEqual(['unknown', expect.stringMatching(why)]);
  });

  test.each([
    'TypeError: mysqli_get_server_info(): Argument #1 ($mysql) must be of type mysqli, WP_MySQL_On_SQLite given',
    'WP_MySQL_On_SQLite_Exception: SQLSTATE[IM001]: driver does not support prepared statements',
    'Error: Call to undefined method WP_SQLite_Driver::real_escape_string()',
  ])('is the database, which is SQLite: %s', async (text) => {
    const { told } = await rehearseOn(at('/', logged(`Fatal error:  Uncaught ${text}`), '1.1.0'));
    expect(told('Front page')).toEqual(['unknown', expect.stringContaining('SQLite in place of MySQL')]);
  });

  test('is no warning of the plugin that the database is SQLite', async () => {
    const text = 'Warning:  mysqli_get_server_info() expects parameter 1 to be mysqli, object given';
    const { told } = await rehearseOn(at('/', logged(text), '1.1.0'));
    expect(told('Front page')).toEqual(['passed']);
  });

  test.each(['Acme\\Redis', 'Acme\\Locale', 'Acme\\SoapClient'])(
    'is no class in a namespace, where PHP looks for no other: %s',
    async (name) => {
      const { told } = await rehearseOn(
        at('/', logged(`Fatal error:  Uncaught Error: Class "${name}" not found`), '1.1.0'),
      );
      expect(told('Front page')[0]).toBe('failed');
    },
  );

  test.each(['Acme\\imap_box', 'imap_box', 'Acme\\virtual'])(
    'is no function that the previous version declares: %s',
    async (name) => {
      const text = `Fatal error:  Uncaught Error: Call to undefined function ${name}()`;
      const tell = at('/', logged(text), '1.1.0');
      const old = `function ${name.replace('Acme\\', '')}() {}`;
      const { told } = await rehearseOn(tell, { code: ['', old] });
      expect(told('Front page')[0]).toBe('failed');
      const { told: others } = await rehearseOn(tell, { code: ['', 'function other() {}'] });
      expect(others('Front page')[0]).toBe('unknown');
    },
  );

  test('is no function of the plugin that only sounds like one of a server', async () => {
    const text = 'Fatal error:  Uncaught Error: Call to undefined function acme_apache_headers()';
    const { told } = await rehearseOn(at('/', logged(text), '1.1.0'));
    expect(told('Front page')[0]).toBe('failed');
  });

  test('is no extension that this PHP has', async () => {
    const text = 'Fatal error:  Uncaught Error: Class "Imagick" not found';
    const { told } = await rehearseOn(at('/', logged(text), '1.1.0'));
    expect(told('Front page')[0]).toBe('failed');
  });

  test('is a server that was asked before the plugin died', async () => {
    const refused = '[22-Nov-2026 03:29:31 UTC] REHEARSAL refused license.example\n';
    const { told } = await rehearseOn(at('/', refused + FATAL, '1.1.0'));
    expect(told('Front page')).toEqual(['unknown', expect.stringContaining('license.example')]);
  });

  const DIED = {
    status: 500,
    output: '<!DOCTYPE html><p>There has been a critical error on this website.</p></html>',
  };
  const REFUSED = '[22-Nov-2026 03:29:31 UTC] REHEARSAL refused license.example\n';

  test.each([
    ['/wp-admin/', DIED.output],
    ['/wp-admin/plugins.php', DIED.output],
    ['/wp-admin/plugins.php', '<!DOCTYPE html><p>Plugins'],
  ])('is a server that was asked before %s answered with an error: %s', async (page, output) => {
    const { told, result } = await rehearseOn(({ what, version }) =>
      what === page && version === '1.1.0' ? { status: 500, output, log: REFUSED + FATAL } : undefined,
    );
    const { problems } = result.steps.find((step) => step.problems.length > 0) ?? {};
    expect(problems).toMatchObject([
      { severity: 'unknown', message: expect.stringContaining('license.example'), line: 3 },
    ]);
    expect(judgeResults([result], 1)).toBe('not-known');
    expect(told('Still active')).toEqual(['passed']);
  });

  test('is a server that was asked before the plugin answered with an error of its own', async () => {
    const own = { status: 503, output: '<!DOCTYPE html><p>Acme Cloud did not answer.</p></html>' };
    const { told } = await rehearseOn(({ what, version }) =>
      what === '/wp-admin/' && version === '1.1.0' ? { ...own, log: REFUSED } : undefined,
    );
    expect(told('Dashboard')).toEqual(['unknown', expect.stringContaining('license.example')]);
  });

  test.each([
    ['no server was asked', FATAL],
    [
      'no server brings that function',
      `${REFUSED}${logged('Fatal error:  Uncaught Error: Call to undefined function acme_gone()')}`,
    ],
    ['nothing says why', REFUSED],
  ])('is none where a page dies, and %s', async (_what, log) => {
    const { told } = await rehearseOn(({ what, version }) =>
      what === '/wp-admin/' && version === '1.1.0' ? { ...DIED, log } : undefined,
    );
    expect(told('Dashboard')[0]).toBe('failed');
  });

  test('is no warning of the plugin', async () => {
    const log = logged('Warning:  fsockopen(): Unable to connect to license.example:80 (Connection refused)');
    const { told } = await rehearseOn(at('/', log, '1.1.0'));
    expect(told('Front page')).toEqual(['passed']);
  });
});

describe('a file that PHP cannot parse', () => {
  const BROKEN = { result: { parsed: 1, broken: [['acme/a.php', 1, 'unexpected token']] } };
  test.each([
    ['passed', BROKEN],
    ['failed', undefined],
  ])('has %s where the previous version is %j', async (outcome, before) => {
    const answers = [BROKEN, before];
    const { told } = await rehearseOn(({ what }) => (what === 'syntax' ? answers.shift() : undefined));
    expect(told('PHP syntax')[0]).toBe(outcome);
    expect(answers).toEqual([]);
  });
});

describe('a version that is not newer', () => {
  test.each([
    [false, ['warned', expect.stringContaining('has version 1.1.0, and the previous version is 1.1.0')]],
    [true, ['passed', expect.stringContaining('notice: Sites are not offered')]],
  ])('is told, on pull requests as a notice: %s', async (isPullRequest, expected) => {
    const { told } = await rehearseOn(() => undefined, { before: '1.1.0', isPullRequest });
    expect(told('Update')).toEqual(expected);
  });
});

describe('plugins beside it', () => {
  test('are active before it is, and it needs no others then', async () => {
    const { told, moments, result } = await rehearseOn(() => undefined, {
      header: ' * Requires Plugins: shop\n',
      beside: ['shop'],
    });
    expect(told('Needed plugins')).toEqual(['passed']);
    expect(told('Front page')).toEqual(['passed']);
    expect(moments.slice(0, 4).map(({ what }) => what)).toEqual(['login', 'syntax', 'install', 'activate']);
    expect(result.beside).toEqual(['Shop 9.4.2']);
  });

  test('break nothing of it', async () => {
    const log = logged('Fatal error:  Uncaught Error: old()').replace('acme/acme', 'shop/shop');
    const { result } = await rehearseOn(
      ({ what }) => (what === '/?feed=rss2' ? { status: 200, output: 'hello', log } : undefined),
      { beside: ['shop'] },
    );
    expect(result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
  });

  test('leave nothing to know when they do not work alone', async () => {
    const { told, result } = await rehearseOn(
      ({ what }) => (what === '/' ? { status: 500, output: 'There has been a critical error' } : undefined),
      { beside: ['shop'] },
    );
    expect(told('Needed plugins')).toEqual([
      'unknown',
      expect.stringContaining('Shop 9.4.2 does not work here by itself'),
    ]);
    expect(result.steps.at(-1)?.name).toBe('Needed plugins');
  });

  test('may be left out on purpose', async () => {
    const { told, result } = await rehearseOn(() => undefined, {
      header: ' * Requires Plugins: shop\n',
      isNone: true,
    });
    expect(told('Needed plugins')).toEqual([
      'warned',
      expect.stringContaining('installed and compared, not run'),
    ]);
    expect(judgeResults([result], 1)).toBe('not-run');
  });
});

describe('the functions and classes of a package', () => {
  const NAME = 'Functions and classes';
  const CODE = 'class Acme_A {}\nclass Acme_B {}\nclass Acme_C {}\n';
  const FILE = `/wordpress/wp-content/plugins/${KEY}`;
  const fits = (name: string, line = 7) => [
    `Declaration of ${name}::go() must be compatible with A::go()`,
    FILE,
    line,
  ];
  /** A site that loads all classes but these. */
  const load =
    (broken: Readonly<Record<string, unknown>>, brokenBefore: Readonly<Record<string, unknown>> = {}): Tell =>
    ({ what, version, classes = [] }) => {
      if (what !== 'classes') return undefined;
      const ends = version === '1.1.0' ? broken : brokenBefore;
      const tried = classes.findIndex((name) => name in ends);
      const loaded = [...classes.keys()].slice(0, tried < 0 ? undefined : tried);
      return {
        result: {
          tried: tried < 0 ? classes.length : tried,
          loaded,
          errors: [],
          death: ends[classes[tried] ?? ''],
        },
      };
    };
  const play = (tell: Tell, code: readonly [string, string] = [CODE, CODE]) => rehearseOn(tell, { code });

  test('are not looked at where nobody asks for it', async () =>
    expect((await rehearseOn(() => undefined)).told(NAME)).toEqual([]));

  test('are loaded in one request, and the site is as before', async () => {
    const { told, moments } = await play(load({}));
    expect(told(NAME)).toEqual(['passed']);
    expect(moments.filter(({ what }) => what === 'classes')).toHaveLength(1);
    expect(moments.filter(({ what }) => what === 'symbols')).toMatchObject([{ version: '' }]);
  });

  test('are each told that PHP cannot load', async () => {
    const { told } = await play(load({ Acme_A: fits('Acme_A'), Acme_C: fits('Acme_C', 9) }));
    const start = 'error: PHP cannot load the class';
    expect(told(NAME).toSorted()).toEqual([
      expect.stringContaining(
        `${start} \`Acme_A\`: Declaration of Acme_A::go() must be compatible with A::go(). PHP stops`,
      ),
      expect.stringContaining(`${start} \`Acme_C\``),
      'failed',
    ]);
  });

  test.each<[string, Tell]>([
    ['the previous version lacks it, too', load({ Acme_A: fits('Acme_A') }, { Acme_A: fits('Acme_A') })],
    ['a file ends the request', load({ Acme_A: undefined })],
    ['its parent is of another plugin', load({ Acme_A: ['Class "Other" not found', FILE, 3] })],
    ['memory ends', load({ Acme_A: ['Allowed memory size of 1 bytes exhausted', FILE, 3] })],
    ['nothing is told', ({ what }) => (what === 'classes' ? { result: undefined } : undefined)],
  ])('may be missing where %s', async (_name, tell) =>
    expect((await play(tell)).told(NAME)).toEqual(['passed']),
  );

  test('only die after others: a request alone tells', async () => {
    const { told } = await play((moment) =>
      (moment.classes?.length ?? 0) > 1 ? load({ Acme_B: fits('Acme_B') })(moment) : load({})(moment),
    );
    expect(told(NAME)).toEqual(['passed']);
  });

  test('may not be told by the site', async () => {
    const { told } = await play(({ what }) => (what === 'symbols' ? { result: undefined } : undefined));
    expect(told(NAME)).toEqual(['passed']);
  });
});

describe('an older version', () => {
  const older = { older: ['0.9.0'] };

  test('is updated, too, on a fresh site', async () => {
    const { told, result } = await rehearseOn(() => undefined, older);
    expect(told('Older versions')).toEqual(['passed']);
    expect(result.steps.find(({ name }) => name === 'Older versions')?.message).toBe('0.9.0');
    expect((await rehearseOn(() => undefined)).told('Older versions')).toEqual([]);
  });

  test('is named where the update from it fails', async () => {
    let updates = 0;
    const { told } = await rehearseOn(({ what }) => {
      if (what !== 'update') return undefined;
      updates += 1;
      return updates === 3
        ? { result: undefined, log: logged('Fatal error:  Uncaught Error: gone()') }
        : undefined;
    }, older);
    expect(told('Older versions')).toEqual([
      'failed',
      'error: The update from 0.9.0 did not finish.',
      expect.stringContaining('gone()'),
    ]);
  });

  test('is only told where it does not run here', async () => {
    let activations = 0;
    const { told } = await rehearseOn(({ what }) => {
      if (what !== 'activate') return undefined;
      activations += 1;
      return activations === 4 ? { result: { done: false } } : undefined;
    }, older);
    expect(told('Older versions')).toEqual([
      'passed',
      expect.stringMatching(/^notice: 0\.9\.0 does not run here \(The activation failed/),
    ]);
  });
});

/** A browser that does not start, and when it had to end. */
const watch = (changes: Partial<BrowsePlan> = {}) => {
  const ends: string[] = [];
  const none = () => Promise.resolve(undefined);
  const browse: BrowsePlan = {
    ...{ choice: { kind: 'auto' }, isWhole: true, paths: [], pictures: '' },
    ...{ findInWorkspace: none, readSource: none, open: () => Promise.resolve({ why: [] }) },
    close: () => Promise.resolve(void ends.push('browser')),
    ...changes,
  };
  return { ends, browse };
};

describe('what was not looked at is said', () => {
  const starts = (why: readonly string[]) => ({ open: () => Promise.resolve({ why }) });
  const path = { choice: { kind: 'path' as const, path: '/opt/chrome' } };
  test.each<[string, Partial<BrowsePlan>, string, RegExp]>([
    ['there is no browser', {}, 'skipped', /^Scripts were not looked at, because no browser was found\.$/],
    [
      'none starts',
      starts(['/usr/bin/chromium: no display.']),
      'skipped',
      /because no browser starts: \/usr\/bin\/chromium: no display\.$/,
    ],
    [
      'the one that the author names does not start',
      { ...path, ...starts(['/opt/chrome: no display']) },
      'unknown',
      /^The browser that the input `browser` names does not start: \/opt\/chrome: no display\.$/,
    ],
    [
      'what the author names is no program',
      path,
      'unknown',
      /does not start: `\/opt\/chrome` is not a program\.$/,
    ],
    ['WordPress lacks its scripts', { isWhole: false }, 'skipped', /comes without its scripts and styles\.$/],
    [
      'a page of the previous version ends the browser',
      {
        open: () =>
          Promise.resolve({
            ...{ name: 'Chromium 156', hasSandbox: true, close: () => Promise.resolve() },
            visit: () => Promise.reject(new BrowserLost('It is gone.')),
          }),
      },
      'warned',
      /^The browser ended early on pages of the previous version, so scripts were not looked at: It is gone\.$/,
    ],
  ])('where %s', async (_why, changes, outcome, says) => {
    const { browse } = watch(changes);
    const { result } = await rehearseOn(() => undefined, { browse });
    const step = result.steps.find(({ name }) => name === 'Browser');
    expect(step).toMatchObject({ outcome, message: expect.stringMatching(says) });
    expect(result.steps.some(({ name }) => name.startsWith('Scripts: '))).toBe(false);
  });
});

test('a browser that ends on pages of the new version leaves open what is not known', async () => {
  let isUpdated = false;
  const observation = {
    ...{
      state: 'settled',
      status: 200,
      content: { amount: 90, hidden: 0, isHidden: false },
      aside: 0,
      roots: {},
      parts: {},
    },
    ...{
      errors: [],
      failed: [],
      refused: [],
      unprinted: [],
      asked: [],
      lines: [],
      inline: [],
      loads: 1,
      html: '',
    },
  } as unknown as Observation;
  const { browse } = watch({
    open: () =>
      Promise.resolve({
        ...{ name: 'Chromium 156', hasSandbox: true, close: () => Promise.resolve() },
        visit: () =>
          isUpdated ? Promise.reject(new BrowserLost('It is gone.')) : Promise.resolve(observation),
      }),
  });
  const { told } = await rehearseOn(
    ({ version }) => {
      isUpdated = version === '1.1.0';
      return undefined;
    },
    { browse },
  );
  expect(told('Scripts: dashboard')).toEqual([
    'unknown',
    'unknown: The browser ended early, so it is not known whether all scripts work: It is gone.',
  ]);
});

test('each row of the browser has its own time', async () => {
  const content = { amount: 100, hidden: 0, isHidden: false };
  const editor = {
    isReady: true,
    hasCrashed: false,
    saved: [],
    inserted: [],
    fallen: [],
    leftOut: [],
    known: [],
  };
  const observation = {
    ...{ state: 'settled', status: 200, aside: 0, parts: {}, roots: {}, content, loads: 1, html: '' },
    ...{ errors: [], failed: [], refused: [], unprinted: [], asked: [], lines: [], inline: [] },
  };
  const pictures = await mkdtemp(join(tmpdir(), 'times-'));
  const { browse } = watch({
    pictures,
    open: () =>
      Promise.resolve({
        ...{ name: 'Chromium 156', hasSandbox: true, close: () => Promise.resolve() },
        visit: async ({ kind }) => {
          await new Promise((resolve) => setTimeout(resolve, 3));
          return {
            ...observation,
            ...(kind === 'editor' && { editor: { ...editor, markup: '' } }),
          } as Observation;
        },
      }),
  });
  const { result } = await rehearseOn(() => undefined, { browse });
  await rm(pictures, { recursive: true });
  const rows = result.steps.filter(({ name }) => name.startsWith('Scripts: '));
  expect(rows.map(({ name, outcome }) => [name, outcome])).toEqual([
    ['Scripts: dashboard', 'passed'],
    ['Scripts: editor', 'passed'],
    ['Scripts: site', 'passed'],
  ]);
  // The clock of this test stands still: only what the browser took counts.
  expect(rows.every(({ durationMs }) => durationMs > 0)).toBe(true);
});

describe('a browser, which starts before WordPress does, ends', () => {
  test.each([
    ['WordPress does not start', { isDead: true }],
    ['the package requires another WordPress', { header: ' * Requires at least: 99\n' }],
  ])('where %s', async (_why, imagination) => {
    const { ends, browse } = watch();
    await rehearseOn(() => undefined, { ...imagination, browse });
    expect(ends).toEqual(['browser']);
  });

  test('where the plugin cannot be installed', async () => {
    const { ends, browse } = watch();
    const fails: Tell = ({ what }) => (what === 'install' ? { failure: 'PHP Fatal error: no' } : undefined);
    await rehearseOn(fails, { browse });
    expect(ends.length).toBeGreaterThan(0);
  });
});

describe('redirects that end', () => {
  const migrates =
    (count: number, isPage: (what: string) => boolean): Tell =>
    ({ what, version }) => {
      if (version !== '1.1.0' || count === 0 || !(what === 'state' || isPage(what))) return undefined;
      count -= 1;
      return what === 'state'
        ? { result: undefined, output: 'It redirects to /wp-admin/plugins.php?step=1' }
        : { status: 302, location: `/wp-admin/plugins.php?step=${count}` };
    };

  test.each([7, 19])('are followed as browsers do: %i migrations that redirect once each', async (count) => {
    const { told } = await rehearseOn(migrates(count, (what) => what.startsWith('/wp-admin/plugins.php')));
    expect([told('Plugin active'), told('Plugins page')]).toEqual([['passed'], ['passed']]);
    const { told: tellPage } = await rehearseOn(migrates(count, (what) => what.startsWith('/wp-admin/')));
    expect(tellPage('Dashboard')).toEqual(['passed']);
  });

  test('are errors where they do not end', async () => {
    const endless = migrates(1_000, (what) => what.startsWith('/wp-admin/plugins.php'));
    const { told } = await rehearseOn(({ what, version }) =>
      what === 'state' ? undefined : endless({ what, version }),
    );
    expect(told('Plugins page')).toEqual(['failed', expect.stringMatching(/redirects to .*, without end/)]);
  });
});

describe('a set-up to which each request of the dashboard is led', () => {
  const SET_UP = '/wp-admin/admin.php?page=acme-setup';
  const leads =
    (...versions: readonly string[]): Tell =>
    ({ what, version, isAjax = false }) => {
      if (!versions.includes(version) || isAjax) return undefined;
      if (['state', 'own', 'update'].includes(what))
        return { result: undefined, output: `It redirects to ${SET_UP}` };
      return what.startsWith('/wp-admin/') && what !== SET_UP ? { status: 302, location: SET_UP } : undefined;
    };

  test('keeps no update from being played, where both versions have it', async () => {
    const { told } = await rehearseOn(leads('1.0.0', '1.1.0'));
    expect([told('Update'), told('Plugin active')]).toEqual([
      ['passed'],
      ['passed', 'notice: Every dashboard request is redirected to /wp-admin/admin.php (page=acme-setup).'],
    ]);
  });

  test('is a warning where only the new version has it', async () => {
    const { told } = await rehearseOn(leads('1.1.0'));
    expect(told('Plugin active')).toEqual([
      'warned',
      expect.stringMatching(/redirected to .*acme-setup\)\. The previous version does not do this\.$/),
    ]);
  });

  test('leaves the update unknown where the previous version has it for AJAX, too', async () => {
    const always: Tell = ({ what, version }) =>
      what === 'update' && version === '1.1.0'
        ? { result: undefined, output: `It redirects to ${SET_UP}` }
        : undefined;
    const { told } = await rehearseOn(always);
    expect(told('Update')).toEqual([
      'unknown',
      expect.stringMatching(/did not run: the previous version redirects every dashboard request/),
    ]);
    expect(told('Front page')).toEqual(['skipped']);
  });

  test('excuses no update that dies', async () => {
    const dies: Tell = ({ what }) =>
      what === 'update' ? { result: undefined, output: `It redirects to ${SET_UP}`, log: FATAL } : undefined;
    const { told } = await rehearseOn(dies);
    expect(told('Update')[0]).toBe('failed');
  });
});

describe('a plugin that leads to its first page after it was activated', () => {
  const leadsFrom = (count: number): Tell => {
    let left = 0;
    return ({ what, version }) => {
      if (version !== '1.1.0') return undefined;
      if (what === 'activate') left = count;
      if (what !== 'deactivate' || left === 0) return undefined;
      left -= 1;
      return { result: undefined, output: 'It redirects to /wp-admin/admin.php?page=acme' };
    };
  };

  test('once, is deactivated behind that', async () => {
    const { told } = await rehearseOn(leadsFrom(1));
    expect(told('Uninstall')).toEqual(['passed']);
  });

  test('and calls `exit` when it is deleted, is told of, although a second time would delete it', async () => {
    let count = 0;
    const { told } = await rehearseOn(({ what, version }) =>
      what === 'delete' && version === '1.1.0' && (count += 1) === 1
        ? { result: undefined, output: '' }
        : undefined,
    );
    expect(told('Uninstall')[0]).toBe('failed');
  });

  test('each time, is not', async () => {
    const { told } = await rehearseOn(leadsFrom(1_000));
    expect(told('Uninstall')).toEqual(['failed', expect.stringContaining('did not finish')]);
  });
});

describe('a plugin that redirects from the request that asks for its state', () => {
  const redirect = (version: string, count: number): Tell => {
    let left = count;
    return (moment) => {
      if (moment.what !== 'state' || moment.version !== version || left === 0) return undefined;
      left -= 1;
      return { result: undefined, output: 'It redirects to /wp-admin/' };
    };
  };

  test.each(['1.0.0', '1.1.0'])('is asked again: %s', async (version) => {
    const { told } = await rehearseOn(redirect(version, 1));
    expect([told('Previous version'), told('Plugin active')]).toEqual([['passed'], ['passed']]);
  });

  test('is not known when it does so each time', async () => {
    const { told } = await rehearseOn(redirect('1.1.0', 9));
    expect(told('Plugin active')).toEqual(['unknown', expect.stringContaining('It redirects to /wp-admin/')]);
  });
});

describe('a network of sites', () => {
  const header = ' * Network: true\n';
  const PAGE = '/wp-admin/network/plugins.php';

  test('is tried only where the plugin asks for it', async () => {
    const { told, moments } = await rehearseOn(() => undefined, { header });
    expect(told('Network of sites')).toEqual(['passed']);
    expect(moments.filter(({ what }) => what === PAGE).map(({ version }) => version)).toEqual([
      '1.0.0',
      '1.1.0',
    ]);
    expect((await rehearseOn(() => undefined)).told('Network of sites')).toEqual([]);
  });

  test('has an error that only the new version has there', async () => {
    const { told } = await rehearseOn(at(PAGE, FATAL, '1.1.0'), { header });
    expect(told('Network of sites')).toEqual(['failed', 'error: PHP Fatal error: Uncaught Error: gone().']);
  });

  test('has only a notice where the previous version dies, too', async () => {
    const { told } = await rehearseOn(at(PAGE, FATAL), { header });
    expect(told('Network of sites')).toEqual([
      'passed',
      expect.stringMatching(/^notice: PHP Fatal error: .* The previous version has it, too\.$/),
    ]);
  });

  test('is left out where none can be made', async () => {
    const { told } = await rehearseOn(
      ({ what }) => (what === 'network' ? { result: { done: false } } : undefined),
      { header },
    );
    expect(told('Network of sites')).toEqual(['skipped']);
  });
});

describe('an automatic update from a version that dies in scheduled tasks', () => {
  const play = (isDeadAtNight: boolean) => {
    let updates = 0;
    return rehearseOn(({ what, version }) => {
      if (what === 'update') updates += 1;
      const isNight = what === 'update' && updates === 2;
      const dies = isNight || (isDeadAtNight && what === 'context' && version === '1.0.0');
      return dies ? { result: undefined, log: FATAL } : undefined;
    });
  };

  test('is no fault of the new one', async () => {
    const { told } = await play(true);
    expect(told('Automatic update')).toEqual([
      'warned',
      'warning: Sites with 1.0.0 do not update by themselves: it stops with a fatal error whenever WordPress runs scheduled tasks. Tell your customers to update by the button.',
    ]);
  });

  test('is an error where it does not', async () => {
    const { told } = await play(false);
    expect(told('Automatic update')[0]).toBe('failed');
  });
});
