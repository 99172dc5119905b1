import { describe, expect, test } from '@jest/globals';
import { CAPS_MS } from '../../../../src/rehearsal/model/budget.ts';
import { logged, NOTHING, rehearseOn, type Tell } from '../imagined-site.ts';

const NUMBERS = Array.from({ length: 1_000 }, (_none, index) => String(index));
const PAGE = '/wp-admin/options-general.php?page=acme-';
const OWN = {
  ...NOTHING,
  pages: NUMBERS.map((number) => [`acme-${number}`, number, `${PAGE}${number}`]),
  screens: NUMBERS.map((number) => [`p${number}`, number, `/wp-admin/post-new.php?post_type=p${number}`]),
};

const showForm = (name: string) =>
  `<form method="post"><input name="acme_${name}" value="a"><input type="hidden" name="_wpnonce" value="1"><input type="submit" value="Save"></form>`;

/** A thousand pages, each with a form of its own, and as many post types. */
const manyOf =
  (answer: ReturnType<Tell>, version = ''): Tell =>
  (moment) => {
    if (moment.what === 'own') return { result: moment.version === '' ? NOTHING : OWN, tookMs: 400 };
    if (moment.what === 'update') return { tookMs: 400 };
    const [, name] = /acme-(\d+)$/.exec(moment.what) ?? [];
    if (name === undefined) return { tookMs: 100 };
    return { output: showForm(name), tookMs: 100, ...(moment.version.startsWith(version) && answer) };
  };

describe('a plugin with a thousand pages, forms and post types', () => {
  const rehearse = async (answer: ReturnType<Tell>, version?: string) => {
    const { told, ends, result } = await rehearseOn(manyOf(answer, version), { roomMs: 100_000_000 });
    const tookMs = (ends.get('Site in use') ?? Infinity) - (ends.get('New installation') ?? 0);
    const { message } = result.steps.find(({ name }) => name === 'Site in use') ?? {};
    return { tookMs, message, left: told('Not asked').join() };
  };

  test.each([
    ['that are as before', {}, ''],
    ['that have a warning each', { log: logged('Warning:  acme') }, '1.1.0'],
    ['that nobody may see', { status: 403 }, ''],
    ['that redirect without end', { status: 302, location: `${PAGE}7`, tookMs: 10 }, ''],
    ['that show nothing any more', { output: '' }, '1.1.0'],
  ] as const)('is asked within the cap of processor time: %s', async (_how, answer, version) => {
    const { tookMs, left } = await rehearse(answer, version);
    expect(tookMs).toBeGreaterThan(CAPS_MS.entries / 2);
    expect(tookMs).toBeLessThanOrEqual(CAPS_MS.entries + 1_000);
    expect(left).toMatch(
      /because it would take more than 20 s of processor time: .*\d+ of 1000 (?:own )?pages/,
    );
  });

  test('is told how many of them were asked', async () => {
    const { message } = await rehearse({});
    expect(message).toMatch(/^\d\d of 1000 own pages, \d of \d\d forms, 0 of 1000 kinds of entries$/);
  });
});

test.each([
  ['a set-up', '/wp-admin/admin.php?page=acme-setup', 1],
  ['the dashboard', '/wp-admin/', 0],
])('a page that leads to %s is told as behind it, or not', async (_where, location, count) => {
  const own = { ...NOTHING, pages: [['acme-0', 'Acme', `${PAGE}0`]] };
  const { told } = await rehearseOn(({ what, version }) => {
    if (what === 'own') return { result: version === '' ? NOTHING : own };
    return what === `${PAGE}0` ? { status: 302, location } : undefined;
  });
  expect(told('Site in use').filter((text) => text.includes('leads to the set-up'))).toHaveLength(count);
});

test('what a saved form switches off is not missed when entries are changed', async () => {
  const terms = '/wp-admin/edit-tags.php?taxonomy=acme_tag';
  const own = {
    ...NOTHING,
    pages: [['acme-0', 'Acme', `${PAGE}0`]],
    terms: [['acme_tag', 'Tags', terms]],
  };
  let isOff = false;
  const saved = new Map<string, boolean>();
  const { told, moments } = await rehearseOn(({ what, version }) => {
    const [, verb, name = ''] = /^(save|restore) (.+)$/.exec(what) ?? [];
    if (verb === 'save') saved.set(name, isOff);
    if (verb === 'restore') isOff = saved.get(name) ?? false;
    if (what === 'own') return { result: version === '' ? NOTHING : own };
    if (what === `${PAGE}0 with a form`) isOff ||= version === '1.1.0';
    if (what.startsWith(`${PAGE}0`)) return { status: 200, output: showForm('0') };
    if (what.startsWith('/wp-admin/edit-tags.php'))
      return {
        output: '<form id="addtag"><input name="tag-name" value=""></form><a href="term.php?tag_ID=5">',
      };
    return what.startsWith('/wp-admin/term.php') && isOff ? { status: 500 } : undefined;
  });
  const asked = moments.map(({ what }) => what);
  expect(asked).toContain(`${PAGE}0 with a form`);
  expect(asked.some((what) => what.startsWith('/wp-admin/term.php'))).toBe(true);
  expect(told('Site in use')).toEqual(['passed']);
});
