import { describe, expect, test } from '@jest/globals';
import {
  type Answer,
  cut,
  drip,
  endless,
  gzip,
  json,
  listContradictions,
  redirect,
  reset,
  status,
  webPage,
} from '../../../sandbox/http/faults.ts';
import { startFileServer } from '../../../sandbox/http/file-server.ts';
import type { HttpRequest, SendRequest } from '../../../src/http/message.ts';
import { createSender } from '../../../src/http/send.ts';
import { readLivePlugin, type Live } from '../../../src/live/read-live-plugin.ts';
import { readLiveInputs } from '../../../src/live/inputs.ts';
import { createQuote, createSanitiser } from '../../../src/action/log.ts';
import type { PublishError } from '../../../src/shared/publish-error.ts';
import { holdTimers } from '../../fixtures/held-timers.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import { holdsSignature, QUOTED } from '../../fixtures/quoted-urls.ts';

const expire = holdTimers();

const KEY = 'key_Zq8/4w+T==';

/** Reads the live plugin with this sender. */
function findBy(send: SendRequest, inputs: Readonly<Record<string, string>>): Promise<Live> {
  const sanitise = createSanitiser([KEY]);
  const given = readLiveInputs({
    INPUT_PLUGIN_ID: 'plugin_a',
    'INPUT_API-KEY': KEY,
    'INPUT_BASE-URL': 'https://service.example',
    ...inputs,
  });
  return readLivePlugin(given, {
    send,
    clock: { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() },
    random: () => 0,
    log: quietLog,
    sanitise,
    quote: createQuote(sanitise),
  });
}

/** Reads the live plugin from a service that gives these answers, in order. */
async function find(
  answers: readonly (readonly [status: number, value: unknown])[],
  inputs: Readonly<Record<string, string>> = {},
): Promise<Live & { readonly requests: readonly HttpRequest[] }> {
  const requests: HttpRequest[] = [];
  const live = await findBy((request) => {
    const [code, value] = answers[requests.push(request) - 1] ?? [500, {}];
    const body = Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));
    return Promise.resolve({ status: code, headers: {}, body, isCut: false });
  }, inputs);
  return { ...live, requests };
}

/** Returns the error's text, and the number of requests, when the server gives each the same answer. */
async function fail(answer: Answer, inputs: Readonly<Record<string, string>> = {}, timeoutMs = 20_000) {
  const server = await startFileServer({ '/api/v1/plugin/update': answer });
  const send = createSender(new AbortController().signal);
  try {
    const error = await findBy((request) => send({ ...request, timeoutMs }), {
      'INPUT_BASE-URL': server.origin,
      INPUT_RETRIES: '1',
      ...inputs,
    }).then(
      () => {
        throw new Error('It should have failed.');
      },
      (thrown: unknown) => thrown as PublishError,
    );
    expect(error.code).toBe('not-known');
    const said = `${error.title}: ${error.message} ${error.hint}`;
    expect(said).not.toContain(KEY);
    return { said, requests: server.requests.length };
  } finally {
    await server.close();
  }
}

const findUrl = async (url: unknown, inputs = {}) =>
  (await find([[200, { version: '1.4.1', download_url: url }]], inputs)).downloadUrl;

test('a folder that the service names is told when another one was given', async () => {
  const answer = [200, { version: '1.4.1', slug: 'other-plugin' }] as const;
  expect(await find([answer], { INPUT_SLUG: 'tidy-footer' })).toMatchObject({ otherFolder: 'other-plugin' });
  expect((await find([answer], { INPUT_SLUG: 'other-plugin' })).otherFolder).toBeUndefined();
  expect((await find([answer])).otherFolder).toBeUndefined();
  const silent = [200, { version: '1.4.1' }] as const;
  expect((await find([silent], { INPUT_SLUG: 'tidy-footer' })).otherFolder).toBeUndefined();
});

describe('the URL of the live package', () => {
  test.each([
    'https://downloads.example/a.zip',
    'https://downloads.example/a.zip?version=1.4.1',
    'https://downloads.example:8443/a%20b.zip',
  ])('is told: %s', async (url) => {
    expect(await findUrl(url)).toBe(url);
  });

  test.each([
    ['in clear text', 'http://downloads.example/a.zip'],
    ['of another kind', 'ftp://downloads.example/a.zip'],
    ['that is relative', '/a.zip'],
    ['with a credential', 'https://downloads.example/a.zip?X-Amz-Signature=5ecre7'],
    ['with a user name', 'https://octocat@downloads.example/a.zip'],
    ['with the key', `https://downloads.example/${encodeURIComponent(KEY)}/a.zip`],
    ['of the runner itself', 'http://127.0.0.1:8080/a.zip'],
    ['of a private network', 'https://10.0.0.5/a.zip'],
    ['with a line break', 'https://downloads.example/a.zip\n::error::a'],
    ['without an end', `https://downloads.example/${'a'.repeat(2000)}`],
    ['that is no text', 7],
  ])('is not told %s', async (_name, url) => {
    expect(await findUrl(url)).toBe('');
  });

  test('may be on this machine in a trial', async () => {
    const url = 'http://127.0.0.1:8080/a.zip';
    expect(await findUrl(url, { 'INPUT_BASE-URL': 'http://127.0.0.1:8080' })).toBe(url);
  });
});

test('the fields are those beside the version, not those of another release', async () => {
  const data = { version: '1.4.1', requires: 6.4, requires_php: false, tested: ' 7.1 ', slug: 'a' };
  const live = await find([
    [200, { data, release: { requires: '9', last_updated: 'then' }, requires_php: '9' }],
  ]);
  expect(live).toMatchObject({
    isFound: true,
    version: '1.4.1',
    slug: 'a',
    requires: '6.4',
    requiresPhp: '',
    tested: '7.1',
    lastUpdated: '',
  });
});

describe('a 404', () => {
  const nothing = [404, { message: 'No such plugin' }] as const;

  test('with `slug` is asked again without it', async () => {
    const live = await find([nothing, [200, { version: '1.4.1' }]], { INPUT_SLUG: 'b' });
    expect(live).toMatchObject({ isFound: true, version: '1.4.1', slug: 'b', isFolderUnknown: true });
    expect(live.requests.map(({ url }) => url.search)).toEqual(['?id=plugin_a&slug=b', '?id=plugin_a']);
  });

  test('without `slug` is not', async () => {
    const live = await find([nothing], { INPUT_VERSION: '0.1' });
    expect(live).toMatchObject({ isFound: false, isNewer: true, version: '', said: 'No such plugin' });
    expect(live.requests).toHaveLength(1);
  });

  test.each([
    ['versions that disagree', { version: '1.9.0', data: { version: '1.8.0' } }],
    ['an error beside the version', { version: '1.9.0', error: 'gone' }],
    ['a release that is archived', { version: '1.9.0', status: 'archived' }],
    ['a version that is a number', { version: 1.9 }],
    ['a version in another place', { release: { new_version: '1.9.0' } }],
    ['a success', { success: true }],
    ['a success in an envelope', { data: { success: true } }],
  ])('that names %s is not known', async (_name, body) => {
    for (const slug of ['', 'b']) {
      await expect(
        find(
          [
            [404, body],
            [404, { message: 'No such plugin' }],
          ],
          { INPUT_SLUG: slug },
        ),
      ).rejects.toThrow(/returned 404.*, but describes a release\.$/);
    }
  });

  test.each([
    { api_version: '1.0', error: 'not found' },
    { version: null, message: 'No such plugin' },
    { message: 'No such plugin', meta: { version: '2.1.0' }, success: false },
    { code: 'rest_no_route', message: 'No route', data: { status: 404 } },
  ])('without a release is nothing: %j', async (body) => {
    expect(await find([[404, body]])).toMatchObject({ isFound: false, version: '' });
  });

  test('does not make up for an answer that is not understood', async () => {
    await expect(find([nothing, [200, { success: false }]], { INPUT_SLUG: 'b' })).rejects.toMatchObject({
      code: 'not-known',
    });
  });
});

test.each(QUOTED)(
  'a URL that the service signed stands nowhere when it quotes it %s',
  async (_name, text) => {
    for (const body of [text, { message: text }]) {
      for (const status of [200, 403, 404, 422, 500]) {
        const told = await find([[status, body]], { INPUT_RETRIES: '0' }).then(
          ({ json, said }) => `${json} ${said}`,
          (error: unknown) => `${String(error)} ${(error as PublishError).hint}`,
        );
        expect(told).not.toMatch(/undefined/);
        expect(holdsSignature(told)).toBe(false);
      }
      expect((await find([[404, { message: text }]])).said).not.toBe('');
    }
  },
);

test('an answer that contradicts itself is not asked again without `slug`', async () => {
  await expect(
    find(
      [
        [200, { version: '1', data: { version: '2' } }],
        [200, { version: '1' }],
      ],
      { INPUT_SLUG: 'b' },
    ),
  ).rejects.toMatchObject({ code: 'not-known', title: 'Live version not known' });
});

describe('what is live is not known after', () => {
  test.each<[string, Answer, RegExp]>([
    ['a key without rights', json(403, { message: 'Not yours' }), /^API key refused: .*403: `Not yours`/],
    ['a web page that is not found', webPage(404), /^Not the service: .*404 with a web page/],
    ['`null`', json(200, null), /^Live version not known: .*malformed/],
    ['an empty object', json(200, {}), /^Live version not known: .*names no version/],
    [
      'a bad request',
      json(422, { message: 'No such field' }),
      /^Live version not known: .*422: `No such field`/,
    ],
    ['no content', status(204), /^Live version not known: .*204/],
    ['an answer that is compressed', gzip({ version: '1.4.1' }), /^Live version not known: .*malformed/],
    ['an answer without an end', endless(), /^Live version not known: .*too large/],
    ['a 404 with nothing', status(404), /^Live version not known: .*404, which is not JSON/],
    ['a 404 with a list', json(404, ['No']), /^Live version not known: .*which is not JSON/],
    ...listContradictions('1.4.1').map(([name, answer]): [string, Answer, RegExp] => [
      name,
      answer,
      /^Live version not known: .*did not return the live version/,
    ]),
  ])('%s, and the service is asked once', async (_name, answer, pattern) => {
    for (const slug of ['', 'tidy-footer']) {
      const { said, requests } = await fail(answer, { INPUT_SLUG: slug });
      expect(said).toMatch(pattern);
      // Whoever is not understood is not asked in another way, but for a 404 in words of its own.
      expect(requests).toBe(slug !== '' && said.includes('which is not JSON') ? 2 : 1);
    }
  });

  test.each<[string, Answer, RegExp]>([
    ['drops', drip(20), /^Live version not known: .*raise `timeout`/],
    ['an answer that is cut', cut(5), /^Live version not known: GET .* failed: /],
    ['a connection that is reset', reset(), /^Live version not known: GET .* failed: /],
    ['a 503', status(503), /^Service busy: .*503/],
  ])('%s, again and again, as often as `retries` says', async (_name, answer, pattern) => {
    const { said, requests } = await expire(fail(answer, {}, 500), 500);
    expect(said).toMatch(pattern);
    expect(requests).toBe(2);
  });

  test.each([301, 302, 303, 307, 308])('a redirect (%i), which never sees the key', async (code) => {
    await using other = await startFileServer({});
    const answer = redirect(code, other.url('/api/v1/plugin/update?key=1'));
    const { said } = await fail(answer);
    expect(said).toMatch(
      new RegExp(`^Redirect not followed: .*${code}.*set \`base-url\` to \`${other.origin}\``),
    );
    expect(other.requests).toEqual([]);
  });
});

test.each([
  ['1.4.2', true],
  ['1.4.1', false],
  ['1.4.1-beta.2', false],
  ['1.4', false],
])('with 1.4.1 live, %s is newer: %s', async (version, isNewer) => {
  expect(await find([[200, { version: '1.4.1' }]], { INPUT_VERSION: version })).toMatchObject({ isNewer });
});

test('an answer that is too long to hand on is cut to its known fields', async () => {
  const answer = { data: { version: '1.4.1', requires: 6.4, notes: 'n'.repeat(70_000) } };
  const { json: said } = await find([[200, answer]], { INPUT_SLUG: 'tidy-footer' });
  expect(JSON.parse(said)).toEqual({ version: '1.4.1', slug: 'tidy-footer', requires: '6.4' });
});
