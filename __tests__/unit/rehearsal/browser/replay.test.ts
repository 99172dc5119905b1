import { expect, test } from '@jest/globals';
import { digestOf, replay, startTrace, traceOfPost } from '../../../../src/rehearsal/browser/replay.ts';
import type { SiteRequest, SiteResponse } from '../../../../src/rehearsal/model/browser.ts';

const ask = (url: string, more: Partial<SiteRequest> = {}): SiteRequest => ({
  method: 'GET',
  url,
  headers: {},
  body: new Uint8Array(),
  ...more,
});
const answer = (body: string, headers: SiteResponse['headers'] = {}, status = 200): SiteResponse => ({
  status,
  headers: { 'content-type': ['text/html; charset=UTF-8'], ...headers },
  body: Buffer.from(body),
});
const PAGE = ask('/wp-admin/admin.php?page=acme', { headers: { 'sec-fetch-dest': 'document' } });
const nowS = Math.floor(Date.now() / 1000);
const today = new Date().toISOString().slice(0, 19);
const areSame = (one: SiteResponse, other: SiteResponse, request = PAGE) =>
  digestOf(request, one) === digestOf(request, other);

test.each([
  ['the version of an address', 'src="/a.js?ver=1.0.0"', 'src="/a.js?ver=1.1.0"'],
  ['one in JSON', String.raw`"\/a.js?x=1\u0026v=1"`, String.raw`"\/a.js?x=1\u0026v=2"`],
  ['a time', `{"now":${nowS}}`, `{"now":${nowS - 60}}`],
  ['one in milliseconds', `{"now":${nowS}000}`, `{"now":${nowS - 60}123}`],
  ['a date of today', `"${today}Z"`, `"${today.replace('T', ' ')}.123Z"`],
  ['a time of day', 'Today, 9:05 am', 'Today, 12:07 pm'],
  ['a text that is a version', '<b> v1.0.0 </b>', '<b> v1.1.0 </b>'],
  ['a comment with a version', '<!-- Acme 1.0.0 -->', '<!-- Acme 1.1.0 -->'],
  ['a generator', '<meta name="generator" content="A 1.0.0">', '<meta name="generator" content="A 1.1.0">'],
  ['an id by chance', '"0f8fad5b-d9cb-469f-a165-70867728950e"', '"7c9e6679-7425-40de-944b-e07fc1f90ae7"'],
])('%s makes no difference', (_, one, other) => {
  expect(areSame(answer(`<p>${one}`), answer(`<p>${other}`))).toBe(true);
});

test.each([
  ['a text', '<p>One', '<p>Two'],
  ['a version that a script reads', '{"version":"1.0.0"}', '{"version":"1.1.0"}'],
  ['a text with a version', '<b>As of 1.0.0</b>', '<b>As of 1.1.0</b>'],
  ['an older time', '{"since":1600000000}', '{"since":1600000001}'],
  ['an older date', '"2020-01-01T00:00:00"', '"2020-01-02T00:00:00"'],
  ['a word of a comment', '<!-- ko if: a -->', '<!-- ko if: b -->'],
  ['an address', 'src="/a.js?ver=1"', 'src="/b.js?ver=1"'],
])('%s makes a difference', (_, one, other) => {
  expect(areSame(answer(one), answer(other))).toBe(false);
});

test('the status, headers and lost scripts of an answer count, and of a file each byte', () => {
  expect(areSame(answer('a'), answer('a', {}, 404))).toBe(false);
  expect(areSame(answer('a'), answer('a', { 'content-security-policy': ["script-src 'none'"] }))).toBe(false);
  expect(areSame(answer('a', { date: ['1'] }), answer('a', { date: ['2'] }))).toBe(true);
  const cookie = (value: string) => answer('a', { 'set-cookie': [value] });
  expect(areSame(cookie('a=1; Max-Age=5; path=/'), cookie('a=1; Max-Age=4; path=/'))).toBe(true);
  expect(areSame(cookie('a=1; expires=Sun, 28 Nov'), cookie('a=2; expires=Sun, 28 Nov'))).toBe(false);
  const unprinted = [{ handle: 'acme', url: '/a.js', missing: ['acme-b'] }];
  expect(areSame(answer('a'), { ...answer('a'), unprinted })).toBe(false);
  const file = ask('/wp-content/plugins/acme/a.js?ver=1');
  expect(areSame(answer('?ver=1'), answer('?ver=2'), file)).toBe(false);
});

/** A site that gives these answers. */
function siteOf(answers: Readonly<Record<string, string>>) {
  const calls: string[] = [];
  const call = (what: string) => Promise.resolve(void calls.push(what));
  const site = {
    exchange: ({ url }: SiteRequest) => {
      calls.push(url);
      const response = { ...answer(answers[url] ?? ''), unprinted: [] };
      return Promise.resolve({ output: '', log: [], response });
    },
    save: () => call('save'),
    restore: () => call('restore'),
  };
  return { site, calls };
}
const FILE = '/wp-content/plugins/acme/a.js?ver=1';
const ROUTE = '/wp-json/acme/v1/notes';
const BEFORE = { [PAGE.url]: 'page', [FILE]: 'script', [ROUTE]: 'notes' };
const traceOf = (requests: readonly SiteRequest[]) => {
  const { note, end } = startTrace();
  for (const request of requests) note(request, answer(BEFORE[request.url] ?? ''));
  return end();
};
const ALL = traceOf([PAGE, ask(FILE), ask(ROUTE)]);

test('files are compared first, then what PHP answers, in order', async () => {
  const { site, calls } = siteOf(BEFORE);
  expect(await replay(site, ALL, new Map())).toEqual([]);
  expect(calls).toEqual([FILE, 'save', PAGE.url, ROUTE]);
});

test.each([
  [FILE, [FILE]],
  [PAGE.url, [FILE, 'save', PAGE.url, 'restore']],
  [ROUTE, [FILE, 'save', PAGE.url, ROUTE, 'restore']],
])('another answer to %s ends it, and leaves nothing on the site', async (url, expected) => {
  const { site, calls } = siteOf({ ...BEFORE, [url]: 'other' });
  expect(await replay(site, ALL, new Map())).toBeUndefined();
  expect(calls).toEqual(expected);
});

test('a file of several pages is read once', async () => {
  const { site, calls } = siteOf(BEFORE);
  const files = new Map<string, string>();
  await replay(site, ALL, files);
  await replay(site, ALL, files);
  expect(calls.filter((url) => url === FILE)).toHaveLength(1);
});

test('nothing is asked of a page whose requests are not all known', async () => {
  const lost = startTrace();
  lost.note(PAGE, undefined);
  const many = startTrace();
  for (let count = 0; count < 501; count += 1) many.note(ask(`/?a=${count}`), answer(''));
  const large = startTrace();
  large.note(ask('/', { method: 'POST', body: new Uint8Array(1_000_001) }), answer(''));
  // Its address is another with the new version.
  const versioned = traceOf([ask('/?acme-css=1&ver=1.0.0')]);
  for (const trace of [lost.end(), many.end(), large.end(), versioned]) {
    const { site, calls } = siteOf({});
    expect(await replay(site, trace, new Map())).toBeUndefined();
    expect(calls).toEqual([]);
  }
  expect(traceOf([ask('/wp-admin/load-scripts.php?c=0&ver=6.5')]).isWhole).toBe(true);
});

test('what the editor asks for a new post is asked for another one, whose page holds what the REST API says of it', () => {
  const { note, end } = startTrace();
  const opened = { request: ask('/wp-admin/post.php?post=7&action=edit'), digest: 'a' };
  note(PAGE, answer("<input type='hidden' id='post_ID' name='post_ID' value='5' />"));
  note(ask('/wp-json/wp/v2/posts/5?context=edit'), answer(''));
  note(ask('/?rest_route=%2Fwp%2Fv2%2Fposts%2F5'), answer(''));
  note(ask('/wp-json/wp/v2/block-renderer/acme/a?post_id=5&size=55'), answer(''));
  const { requests, isWhole } = traceOfPost(end(), 7, opened);
  expect(isWhole).toBe(true);
  expect(requests.map(({ request }) => request.url)).toEqual([
    opened.request.url,
    '/wp-json/wp/v2/block-renderer/acme/a?post_id=7&size=55',
  ]);
  expect(traceOfPost(traceOf([PAGE]), 7, opened).isWhole).toBe(false);
});
