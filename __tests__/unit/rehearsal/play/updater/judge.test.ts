import { expect, test } from '@jest/globals';
import { judgeUpdater } from '../../../../../src/rehearsal/play/updater/judge.ts';
import { type Asked, isFrom } from '../../../../../src/rehearsal/play/updater/looks.ts';
import { raise } from '../../../../../src/rehearsal/play/updater/play-updater.ts';
import type { Drill, Side } from '../../../../../src/rehearsal/play/updater/side.ts';

const ASKED: Asked = {
  ...{ method: 'GET', host: 'updates.example', path: '/1.0.0/check', names: ['slug'] },
  ...{ file: 'updates.php', line: 7 },
};
const NONE = { task: false, page: false };

const side = (change: Partial<Side> = {}): Side => {
  const asked = change.asked ?? [ASKED];
  return {
    ...{ version: '1.0.0', updateUri: '', answered: '1.1.0', shape: 'flat', asked, sources: asked },
    ...{ isOfferedIn: { task: true, page: true }, lacksPackage: false, otherKeys: [], keepsOthers: true },
    ...{ hasDetails: true, death: undefined, diesOfAnswer: false, ...change },
  };
};
const after = (change: Partial<Side> = {}): Side =>
  side({ version: '1.1.0', answered: '1.1.1', asked: [{ ...ASKED, path: '/1.1.0/check' }], ...change });
const judge = (change: Partial<Drill> = {}) => {
  const { problems, updater } = judgeUpdater({
    ...{ before: side(), after: after(), takesAnswer: true, offersItself: false, comparesNothing: false },
    ...{ notInstalled: undefined, newWords: [], mayLackLicense: false, ...change },
  });
  const [first] = problems;
  return [first?.severity, first?.message, updater];
};

const NO_MORE = 'Customers who install this version are offered no further update';
const LOST = after({ isOfferedIn: NONE });
const ELSEWHERE = [{ ...ASKED, host: 'new.example' }];
const DEATH = { level: 'fatal', kind: 'Fatal error', isEarlyOutput: false } as const;
const QUIET = { asked: [], isOfferedIn: NONE, shape: undefined };

test.each<
  [
    what: string,
    change: Partial<Drill>,
    severity: string | undefined,
    updater: string | undefined,
    says: RegExp,
  ]
>([
  ['nothing is wrong, though the address has the version', {}, undefined, 'works', /^$/],
  [
    'WordPress.org has it',
    { after: after({ ...QUIET, updateUri: 'https://wordpress.org/plugins/acme/' }) },
    ...(['notice', undefined, /^From this version on/] as const),
  ],
  ['nothing is offered', { after: LOST, takesAnswer: false }, 'error', 'broken', /no further update/],
  ['nobody is asked', { after: after(QUIET), takesAnswer: false }, 'error', 'broken', /no further update/],
  [
    'the page of updates offers nothing',
    { after: after({ isOfferedIn: { task: true, page: false } }) },
    ...(['error', 'broken', /no further update/] as const),
  ],
  [
    'a license is asked for now',
    { after: after(QUIET), takesAnswer: false, newWords: ['license'] },
    ...(['warning', undefined, /^It is not known/] as const),
  ],
  [
    'a field of the answer may be missing',
    {
      after: after({
        isOfferedIn: NONE,
        death: { ...DEATH, text: 'count(): null given', file: 'a.php', line: 3 },
        diesOfAnswer: true,
      }),
    },
    ...(['warning', undefined, /^It is not known/] as const),
  ],
  [
    'nobody is asked, and a license may be what is missing',
    { after: after(QUIET), takesAnswer: false, mayLackLicense: true },
    ...(['warning', undefined, /names a license.+`before-update`/] as const),
  ],
  [
    'nothing is offered, and a license may be what is missing',
    { after: LOST, takesAnswer: false, mayLackLicense: true },
    ...(['warning', undefined, /names a license.+`before-update`/] as const),
  ],
  [
    'PHP stops for a field of the answer, though the version is offered',
    { after: after({ death: { ...DEATH, text: 'count(): null given' }, diesOfAnswer: true }) },
    ...(['warning', undefined, /^It is not known.+PHP stops: count\(\)/] as const),
  ],
  [
    'PHP stops for a field of an answer that may be about something else: neither version was offered anything',
    {
      before: side(QUIET),
      after: after({
        isOfferedIn: NONE,
        death: { ...DEATH, text: 'date(): null given' },
        diesOfAnswer: true,
      }),
      takesAnswer: false,
    },
    ...(['notice', undefined, /takes none of the answers/] as const),
  ],
  [
    'PHP stops for a field of the answer, and the previous version offered nothing',
    {
      before: side(QUIET),
      after: after({ death: { ...DEATH, text: 'count(): null given' }, diesOfAnswer: true }),
    },
    ...(['warning', undefined, /`1\.0\.0` asks nobody, and offers nothing\./] as const),
  ],
  ['it offers itself', { offersItself: true }, 'error', 'broken', /again and again/],
  [
    'it compares nothing',
    { offersItself: true, comparesNothing: true },
    ...(['warning', undefined, /^It is not known/] as const),
  ],
  ['others lose theirs', { after: after({ keepsOthers: false }) }, 'error', 'broken', /other plugins/],
  [
    'others lost theirs before',
    { before: side({ keepsOthers: false }), after: after({ keepsOthers: false }) },
    ...([undefined, 'works', /^$/] as const),
  ],
  [
    'PHP stops',
    { after: after({ death: { ...DEATH, text: 'undefined function a()' } }) },
    ...(['error', 'broken', /stops with an error/] as const),
  ],
  [
    'it cannot be installed',
    { notInstalled: 'No.' },
    'error',
    'broken',
    /^Sites cannot install this version/,
  ],
  [
    'the task offers nothing',
    { after: after({ isOfferedIn: { task: false, page: true } }) },
    ...(['error', 'broken', /in the dashboard only/] as const),
  ],
  [
    'the task offers nothing to nobody',
    { after: after({ isOfferedIn: { task: false, page: true } }), newWords: ['capability'] },
    ...(['warning', undefined, /^It is not known/] as const),
  ],
  ['another host', { after: after({ asked: ELSEWHERE }) }, 'warning', undefined, /asks elsewhere/],
  [
    'another host that is not understood',
    { after: after({ asked: ELSEWHERE, isOfferedIn: NONE }), takesAnswer: false },
    ...(['warning', undefined, /^It is not known/] as const),
  ],
  [
    'another host beside the same one',
    { after: after({ asked: [ASKED, ...ELSEWHERE], isOfferedIn: NONE }), takesAnswer: false },
    ...(['warning', undefined, /^It is not known/] as const),
  ],
  [
    'other fields, and another answer',
    { after: after({ asked: [{ ...ASKED, names: ['slug', 'api'] }], isOfferedIn: NONE }) },
    ...(['warning', undefined, /asks elsewhere/] as const),
  ],
  [
    'no details',
    { after: after({ hasDetails: false }) },
    'warning',
    'works',
    /^"View details" shows nothing/,
  ],
  [
    'neither version takes an answer',
    { before: side({ isOfferedIn: NONE }), after: LOST, takesAnswer: false },
    ...(['notice', undefined, /^It is not known/] as const),
  ],
  [
    'neither version asks',
    { before: side(QUIET), after: after(QUIET), takesAnswer: false },
    ...(['notice', undefined, /^No update client was seen/] as const),
  ],
  [
    'neither version is asked',
    {
      before: side(QUIET),
      after: after({ ...QUIET, updateUri: 'https://www.updates.example/' }),
      takesAnswer: false,
    },
    ...(['notice', undefined, /`update_plugins_www\.updates\.example`/] as const),
  ],
  [
    'WordPress.org has both',
    { before: side(QUIET), after: after({ ...QUIET, updateUri: 'w.org/plugins/acme' }), takesAnswer: false },
    ...([undefined, undefined, /^$/] as const),
  ],
  ['a first client', { before: side(QUIET) }, undefined, 'works', /^$/],
  [
    'a first client that offers itself',
    { before: side(QUIET), offersItself: true },
    'warning',
    undefined,
    /again/,
  ],
  ['a new installation', { before: undefined }, undefined, 'works', /^$/],
  [
    'a new installation that offers in the dashboard only',
    { before: undefined, after: after({ isOfferedIn: { task: false, page: true } }) },
    ...(['warning', undefined, /in the dashboard only/] as const),
  ],
])('tells when %s', (_what, change, severity, updater, says) => {
  const [gotSeverity, message = '', gotUpdater] = judge(change);
  expect([gotSeverity, gotUpdater]).toEqual([severity, updater]);
  expect(message).toMatch(says);
});

test.each<Partial<Side>>([
  { otherKeys: ['acme'] },
  { isOfferedIn: { task: true, page: false } },
  { death: { ...DEATH, text: 'undefined function a()' } },
])('a license does not decide where %j', (change) => {
  const [severity, message, updater] = judge({
    after: after({ isOfferedIn: NONE, ...change }),
    mayLackLicense: true,
  });
  expect([severity, updater]).toEqual(['error', 'broken']);
  expect(message).toContain(NO_MORE);
});

test('names what was asked, and where, without values', () => {
  const { problems } = judgeUpdater({
    ...{ before: side(), after: LOST, takesAnswer: false, offersItself: false, comparesNothing: false },
    ...{ notInstalled: undefined, newWords: [], mayLackLicense: false },
  });
  expect(problems).toEqual([
    {
      severity: 'error',
      message: `${NO_MORE}. \`1.0.0\` asks \`GET https://updates.example/1.0.0/check?slug\` (at \`updates.php:7\`), and offers the update. \`1.1.0\` asks \`GET https://updates.example/1.1.0/check?slug\` (at \`updates.php:7\`) and is answered with \`1.1.1\` as JSON: it does not offer it.`,
      ...{ file: 'updates.php', line: 7 },
    },
  ]);
});

test.each([
  ['/update/3f2a9c0de1b84756a0c1d2e3f4a5b6c7/info.json', '/update/…/info.json'],
  ['/v1/3F2A9C0D-E1B8-4756-A0C1-D2E3F4A5B6C7', '/v1/…'],
  ['/aB3dE5gH7jK9mN1p.json', '/…'],
  ['/a%62c-def_123~4567890/x', '/…/x'],
  ['/1-aB3/dE5gH7jK9mN1p=+aB3', '/1-aB3/…'],
  ['/ABC-1234-DEFG/x', '/…/x'],
  ['/ABCDEFGHIJKLMNOP', '/…'],
  ['/repos/acme/acme-notes-premium-addon/releases/latest', undefined],
  ['/wp-json/acme/v2/updates/1.1.0/acme-notes.1.1.0.json', undefined],
])('shows no secret that stands in the path %s', (path, shown = path) => {
  const [, message] = judge({
    after: after({ asked: [{ ...ASKED, path }], isOfferedIn: NONE }),
    takesAnswer: false,
  });
  expect(message).toContain(`\`GET https://updates.example${shown}?slug\``);
});

test('shows no secret that stands in the query without a name', () => {
  const names = ['3f2a9c0de1b84756a0c1d2e3f4a5b6c7'];
  const [, message] = judge({
    after: after({ asked: [{ ...ASKED, names }], isOfferedIn: NONE }),
    takesAnswer: false,
  });
  expect(message).toContain('/check?…`');
});

test.each([
  ['1.1.0', '1.1.1'],
  ['1.9', '1.10'],
  ['2.0.0-beta', '2.0.1-beta'],
  ['2.0.0-rc.1', '2.0.0-rc.2'],
  ['2026.11.99999999999999999999', '2026.11.100000000000000000000'],
  ['', '.1'],
])('raises the last number of %s', (version, next) => {
  expect(raise(version)).toBe(next);
});

test('knows the request that an offer came from', () => {
  const address = 'https://updates.example/rehearsal-1a6fefc7/acme.1.1.0.zip';
  expect(isFrom(ASKED, address)).toBe(true);
  expect(isFrom({ ...ASKED, method: 'POST' }, address)).toBe(false);
});
