import { describe, expect, test } from '@jest/globals';
import { CAPS_MS } from '../../../../src/rehearsal/model/budget.ts';
import { logged, NOTHING, rehearseOn, type Tell } from '../imagined-site.ts';

const NUMBERS = Array.from({ length: 500 }, (_none, index) => String(index));
const PAGE = '/wp-admin/options-general.php?page=acme-';
const FORM =
  '<form method="post"><input name="acme"><input type="hidden" name="_wpnonce" value="1"><input type="submit" value="Save"></form>';
const OWN = {
  ...NOTHING,
  pages: NUMBERS.map((number) => [`acme-${number}`, number, `${PAGE}${number}`]),
  screens: NUMBERS.map((number) => [`p${number}`, number, `/wp-admin/post-new.php?post_type=p${number}`]),
};

/** Five hundred pages, each with a form of its own, and as many post types. */
const manyOf =
  (news = ''): Tell =>
  ({ what, version }) => {
    if (what === 'own') return { result: version === '' ? NOTHING : OWN, tookMs: 400 };
    if (what === 'update') return { tookMs: 400 };
    if (!what.includes('/wp-admin/')) return { tookMs: 100 };
    const name = /acme-(\d+)/.exec(what)?.[1] ?? '';
    const output = name === '' ? '<html></html>' : FORM.replace('name="acme"', `name="acme_${name}"`);
    return { output, tookMs: 100, ...(version === '1.1.0' && news !== '' && { log: news }) };
  };

describe('a plugin with five hundred pages, forms and post types', () => {
  test.each([
    ['as before', ''],
    ['each with news', logged('Warning:  acme')],
  ])('is asked within the cap of processor time: %s', async (_how, news) => {
    const { told, ends, result } = await rehearseOn(manyOf(news), { roomMs: 100_000_000 });
    const tookMs = (ends.get('Site in use') ?? Infinity) - (ends.get('New installation') ?? 0);
    expect(tookMs).toBeGreaterThan(CAPS_MS.entries / 2);
    expect(tookMs).toBeLessThanOrEqual(CAPS_MS.entries + 1_000);
    expect(told('Not asked').join()).toMatch(
      /because it would take more than 20 s of processor time: .*\d+ of 500 own pages/,
    );
    const { message } = result.steps.find(({ name }) => name === 'Site in use') ?? {};
    if (news === '')
      expect(message).toMatch(/^\d\d of 500 own pages, \d of \d\d forms, 0 of 500 kinds of entries$/);
  });
});
