import { describe, expect, test } from '@jest/globals';
import { listProblems } from '../../../src/rehearse/list-problems.ts';
import { SiteLost } from '../../../src/rehearse/site.ts';
import { logged, rehearseOn, type Tell } from './imagined-site.ts';

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
    expect(told('Uninstall')).toEqual(['failed', `error: PHP Fatal error: Uncaught Error: gone(). ${KNOWN}`]);
  });

  test('is looked at on the site of the new version again when the old one was heard', async () => {
    const { moments } = await rehearseOn(at('deactivate', WARNING));
    const versions = moments.filter(({ what }) => what === 'delete').map(({ version }) => version);
    expect(versions).toEqual(['1.0.0', '1.1.0']);
  });
});

describe('what the version before is said to have, too', () => {
  test('it has on the same page', async () => {
    const { told } = await rehearseOn(at('/', FATAL));
    expect(told('Front page')).toEqual([
      'failed',
      `error: PHP Fatal error: Uncaught Error: gone(). ${KNOWN}`,
    ]);
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

describe('the steps of a story', () => {
  const skipped = (reason: string) => expect.objectContaining({ outcome: 'skipped', message: reason });

  test('are all left out behind an update that fails', async () => {
    const { result } = await rehearseOn(({ what }) =>
      what === 'update' ? { result: undefined } : undefined,
    );
    const at = result.steps.findIndex(({ name }) => name === 'Update');
    expect(result.steps.slice(at + 1).map(({ name }) => name)).toContain('New installation');
    for (const step of result.steps.slice(at + 1)) expect(step).toEqual(skipped('An earlier step failed.'));
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
    expect(told('Version before')).toEqual(['failed', 'error: PHP gave no answer.']);
    expect(result.steps.at(-1)?.name).toBe('Version before');
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
      outcome: 'skipped',
      message: '1.0.0 deactivates itself here.',
    });
    expect(told('New installation')).toEqual(['passed']);
  });

  test('is no failure as a first version', async () => {
    const { told } = await rehearseOn(idle, { isFresh: true });
    expect(told('Plugin active')).toEqual(['warned', expect.stringContaining('deactivates itself')]);
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

  test('is one when the version before did not', async () => {
    const { told } = await rehearseOn((moment) => (moment.version === '1.1.0' ? idle(moment) : undefined));
    expect(told('Plugin active')).toEqual(['failed', expect.stringContaining('is not active')]);
  });
});
