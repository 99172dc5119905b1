import { expect, test } from '@jest/globals';
import { SiteLost } from '../../../../../src/rehearsal/model/site.ts';
import { rehearseOn } from '../../imagined-site.ts';

const ASKED = ['GET', 'updates.example', '/', ['slug'], 'acme.php', 3];

/** The result of a look for updates: by default, somebody is asked, and nothing is offered. */
const look = (version: string, change: object = {}) => ({
  ...{ asked: [ASKED], others: [], kept: true, details: true, version, uri: '', ended: false },
  ...change,
});

/** Rehearses a plugin whose looks for updates give this. */
async function play(
  give: (version: string, count: number) => object,
  {
    words = [],
    ...options
  }: { readonly words?: readonly string[]; readonly isFresh?: boolean; readonly isLast?: boolean } = {},
) {
  let looks = 0;
  const { result } = await rehearseOn(
    ({ what, version }) => {
      if (what === 'updater-code') return { result: words };
      if (what !== 'updater') return undefined;
      looks += 1;
      const { tookMs = 0, ...told } = give(version, looks) as { readonly tookMs?: number };
      return { result: look(version, told), tookMs };
    },
    { isLast: true, ...options },
  );
  const step = result.steps.find(({ name }) => name === 'Updater');
  const { outcome = '', problems: [first] = [], updater } = step ?? {};
  return { looks, outcome, updater, says: first && `${first.severity}: ${first.message}` };
}

const SPENT = /^notice: .*take too many requests, or too long\.$/;

test('no client is seen where nobody is asked', async () => {
  const { says, outcome } = await play(() => ({ asked: [] }));
  expect(outcome).toBe('passed');
  expect(says).toMatch(/^notice: No update client was seen/);
});

test('a client that takes no answer is tried with each, and not more often than its bound', async () => {
  const { says, looks, updater } = await play(() => ({}));
  expect(says).toMatch(/^notice: It is not known .* takes none of the answers/);
  expect(looks).toBeLessThanOrEqual(40);
  expect(updater).toBeUndefined();
});

test('looks end when their processor time is spent', async () => {
  const { says, looks } = await play(() => ({ tookMs: 1_600 }));
  expect(looks).toBe(4);
  expect(says).toMatch(SPENT);
});

test('looks end where the plugin asks without end', async () => {
  const { says, looks } = await play(() => ({ ended: true }));
  expect(looks).toBe(1);
  expect(says).toMatch(SPENT);
});

test('a look that ends the site makes nothing known, and no error', async () => {
  const { says, outcome } = await play(() => {
    throw new SiteLost('PHP gave no answer.');
  });
  expect(outcome).toBe('passed');
  expect(says).toMatch(/^notice: It is not known .*: PHP gave no answer\./);
});

test.each([
  ['both versions', false],
  ['a version that is newly installed', true],
])('an offer to %s works', async (_what, isFresh) => {
  // The previous version is asked first, and then installs the new one.
  const first = isFresh ? 0 : 5;
  const { updater } = await play(
    (_version, count) => {
      const isOwn = count > first + 4 - (isFresh ? 0 : 1);
      const next = count > first ? '1.1.1' : '1.1.0';
      const offer = isOwn ? {} : { offer: [next, 'https://updates.example/acme.zip'] };
      return count < first ? offer : { ...offer, version: '1.1.0' };
    },
    { isFresh },
  );
  expect(updater).toBe('works');
});

test.each([
  ['may lack a license', ['license'], '', /^warning: It is not known.+names a license/],
  ['names no license', [], 'broken', /^error: .+no further update/],
  ['is given a license', ['license', 'license given'], 'broken', /^error: .+no further update/],
])('a new version that asks nobody, and %s', async (_what, words, expected, message) => {
  const offer = ['1.1.0', 'https://updates.example/acme.zip'];
  // The previous version is asked four times, and installs the new one.
  const give = (count: number) => (count <= 4 ? { offer } : { asked: [], version: '1.1.0' });
  const { says, updater } = await play((_version, count) => give(count), { words });
  expect(updater ?? '').toBe(expected);
  expect(says).toMatch(message);
});

test('it is not asked on a pair that is not the last', async () => {
  const { looks, outcome } = await play(() => ({}), { isLast: false });
  expect([looks, outcome]).toEqual([0, '']);
});
