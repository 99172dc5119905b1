import { describe, expect, test } from '@jest/globals';
import { logged, rehearseOn, type Tell } from '../imagined-site.ts';

const silent: Tell = () => undefined;
const start = (tell: Tell) => rehearseOn(tell, { isCopy: true });

describe('a rehearsal that starts from a copy of a site', () => {
  test('updates it, and opens its entries before and after', async () => {
    const { result, moments, told } = await start(silent);
    expect(result.site).toBe('site.zip');
    expect(result.steps.filter(({ outcome }) => outcome !== 'passed')).toEqual([]);
    expect(told('Update')).toEqual(['passed']);
    const asked = moments.filter(({ what }) => what === '/?p=3').map(({ version }) => version);
    expect(asked).toEqual(['1.0.0', '1.1.0']);
    // The plugin is there already, as a site has it.
    expect(moments.filter(({ what }) => /^(?:install|activate)/.test(what))).toEqual([]);
  });

  test('fails where an entry dies only with the new version', async () => {
    const dies: Tell = ({ what, version }) =>
      what === '/?p=3' && version === '1.1.0'
        ? { status: 500, log: logged('Fatal error:  Uncaught Error: Call to undefined function acme_gone()') }
        : undefined;
    const { told } = await start(dies);
    expect(told('Entries and menus')).toEqual(['failed', expect.stringContaining('acme_gone()')]);
  });

  test('blames nothing on the new version that the previous one does, too', async () => {
    const { told } = await start(({ what }) => (what === '/?p=3' ? { status: 404, output: '' } : undefined));
    expect(told('Entries and menus')).toEqual(['passed']);
  });

  test.each([
    [{ problem: 'network' }, /`site\.zip` is a network of sites/],
    [{ problem: 'database' }, /`site\.zip` has a damaged database/],
    [{ problem: 'theme', name: 'own' }, /`site\.zip` does not have its theme `own`/],
    [{ problem: 'inactive' }, /`site\.zip` has `acme`, but not active/],
    [
      { active: ['acme/acme.php'], missing: ['shop/shop.php'] },
      /`site\.zip` needs `shop`, and its files are not in/,
    ],
  ])('does not know of a copy that cannot be played: %j', async (result, why) => {
    const { told } = await start(({ what }) => (what === 'adopt' ? { result } : undefined));
    expect(told('Copy of a site')).toEqual(['unknown', expect.stringMatching(why)]);
    expect(told('Update')).toEqual([]);
  });

  test('does not know of a previous version that does not run on it', async () => {
    const { told } = await start(({ what }) => (what === 'resume' ? { result: false } : undefined));
    expect(told('Previous version')).toEqual([
      'unknown',
      expect.stringContaining('does not run here: it cannot'),
    ]);
    expect(told('Update')).toEqual([]);
  });
});
