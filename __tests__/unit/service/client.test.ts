import { describe, expect, test } from '@jest/globals';
import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';
import { TransportError, type TransportFailure } from '../../../src/http/transport-error.ts';
import { readInputs } from '../../../src/action/inputs/read-inputs.ts';
import { createQuote, createSanitiser } from '../../../src/action/log.ts';
import { buildReleaseRequest } from '../../../src/service/api.ts';
import { orderRelease, readServed } from '../../../src/service/client.ts';
import { createClock } from '../../../src/shared/clock.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import { holdsSignature, QUOTED } from '../../fixtures/quoted-urls.ts';

const key = 'key/0123456789+=';
const access = { baseUrl: new URL('https://service.example/x'), apiKey: key, timeoutMs: 1000 };
const zipUrl = 'https://downloads.example/a.zip';
const request = buildReleaseRequest(access, { pluginId: 'plugin_a', zipUrl });

interface Reply extends Partial<Omit<HttpAnswer, 'body'>> {
  readonly body?: string;
}

/** Publishes to a service that replies like this, and sees to it that it is asked only once. */
async function publish(reply: Reply | Error): Promise<string> {
  const requests: HttpRequest[] = [];
  const send = (sent: HttpRequest): Promise<HttpAnswer> => {
    requests.push(sent);
    if (reply instanceof Error) return Promise.reject(reply);
    const { status = 200, headers = {}, body = '', isCut = false } = reply;
    return Promise.resolve({ status, headers, body: Buffer.from(body), isCut });
  };
  try {
    const result = await orderRelease({
      order: {
        pluginId: 'plugin_a',
        slug: undefined,
        version: undefined,
        getZipUrl: () => Promise.resolve(zipUrl),
      },
      access,
      rules: { ifPublished: 'publish', verify: false, retries: 0 },
      ports: {
        send,
        clock: createClock(new AbortController().signal),
        random: () => 0,
        log: quietLog,
        quote: createQuote(createSanitiser([key])),
        progress: { stage: 'not-published' },
      },
    });
    if (result.kind !== 'created') throw result.error;
    return result.version;
  } finally {
    expect(requests).toEqual([request]);
  }
}

async function fail(reply: Reply | Error): Promise<PublishError> {
  const error: unknown = await publish(reply).catch((reason: unknown) => reason);
  if (!(error instanceof PublishError)) throw new Error('It should have failed.', { cause: error });
  expect(error.title).not.toBe('');
  expect(error.message).toMatch(/\.$/);
  expect(error.hint).toMatch(/\.$/);
  return error;
}

test.each([200, 201, 202, 299])('a proven release with status %i is the version of it', async (status) => {
  expect(await publish({ status, body: '{"success":true,"version":"1.4.2"}' })).toBe('1.4.2');
});

describe('the service refuses', () => {
  test.each<[status: number, hints: readonly string[]]>([
    [400, ['the service says', 'his run published nothing']],
    [401, ['`api-key`', 'dashboard']],
    [402, []],
    [403, ['`api-key`']],
    [404, ['`plugin_id`', '`base-url`']],
    [405, ['`base-url`']],
    [408, ['again']],
    [409, ['dashboard']],
    [410, []],
    [413, ['package']],
    [415, []],
    [418, []],
    [422, ['the service says']],
    [425, ['again']],
    [429, ['limit', 'this run published nothing']],
    [451, []],
    [499, []],
  ])('with %i', async (status, hints) => {
    const error = await fail({ status, body: '{"message":"The service says why"}' });
    expect(error.code).toBe('not-published');
    expect(error.message).toContain(String(status));
    expect(error.message).toContain('POST https://service.example/x/api/v1/plugin/update');
    expect(error.message).toContain('The service says why');
    for (const hint of hints) expect(error.hint).toContain(hint);
  });

  test.each([404, 405])('is another server, which answers %i with a web page', async (status) => {
    for (const type of ['text/html', 'Text/HTML; charset=utf-8', 'application/xhtml+xml']) {
      const page = { status, headers: { 'content-type': type }, body: '<h1>Page not found</h1>' };
      const { code, title, message, hint } = await fail(page);
      expect([code, title]).toEqual(['not-published', 'Not the service']);
      expect(message).toBe(
        `POST https://service.example/x/api/v1/plugin/update returned ${status} with a web page.`,
      );
      expect(hint).toMatch(/`base-url`.*`plugin_id`/);
    }
  });

  test.each([500, 501, 502])('shows no markup, but is not known with a %i page', async (status) => {
    const page = { status, headers: { 'content-type': 'text/html' }, body: '<h1>Bad gateway</h1>' };
    const { code, message, hint } = await fail(page);
    expect(code).toBe('unknown-outcome');
    expect(message).toBe(
      `POST https://service.example/x/api/v1/plugin/update returned ${status} with a web page.`,
    );
    expect(hint).toMatch(/^Check the dashboard .* may have been created\. .*`base-url`/);
  });

  test.each([undefined, 'application/json', 'text/plain', 'application/html+json'])(
    'is the service, which does not know the plugin: 404 as %s',
    async (type) => {
      const { title, hint } = await fail({ status: 404, headers: { 'content-type': type }, body: '{}' });
      expect(title).toBe('Plugin not found');
      expect(hint).toBe(
        'The input `plugin_id` is `plugin_a`: copy it from the plugin on the dashboard of the service. If it is the same there, check that `base-url`, with its path `/x`, is the address of that service.',
      );
    },
  );

  test('is not the service, where its own words are about the address', async () => {
    const body = '{"message":"There is nothing at /x/api/v1/plugin/update."}';
    const { title, hint } = await fail({ status: 404, body });
    expect(title).toBe('Not the service');
    expect(hint).toMatch(
      /^There is nothing at this address: .*`base-url`, with its path `\/x`,.*`plugin_id`/,
    );
  });

  test.each([401, 403, 422])('with words that have the type of a page: %i', async (status) => {
    const said = { headers: { 'content-type': 'text/html; charset=UTF-8' }, body: 'Not with this key' };
    const { title, message } = await fail({ status, ...said });
    expect(title).toBe(status === 422 ? 'Release refused' : 'API key refused');
    expect(message).toContain('`Not with this key`');
  });

  test('with success: false', async () => {
    const error = await fail({ body: '{"success":false,"errors":{"zip_url":["Not found"]}}' });
    expect(error.code).toBe('not-published');
    expect(error.message).toMatch(/success: false.*zip_url: Not found/);
    expect(error.hint).toContain('`zip_url` is the URL that this run gave it');
  });

  test('with a proof of success that belongs to another status', async () => {
    const error = await fail({ status: 422, body: '{"success":true,"version":"1.4.2"}' });
    expect(error.code).toBe('not-published');
  });

  test('with a text that is too long', async () => {
    expect(await fail({ status: 422, body: 'x'.repeat(10_000), isCut: true })).toMatchObject({
      code: 'not-published',
    });
  });

  test.each(['The folder is wrong', 'Unknown slug', '{"errors":{"directory":["differs"]}}'])(
    'because of the folder, which the input `slug` names: %s',
    async (body) => {
      expect((await fail({ status: 422, body })).hint).toMatch(/folder.*input `slug`/);
      expect((await fail({ status: 422, body: 'The ZIP is too old' })).hint).not.toContain('`slug`');
    },
  );

  test('is the service, which answers in JSON with the type of a page', async () => {
    const headers = { 'content-type': 'text/html; charset=UTF-8' };
    const { title, message } = await fail({ status: 404, headers, body: '{"message":"No such plugin"}' });
    expect(title).toBe('Plugin not found');
    expect(message).toContain('No such plugin');
  });

  test('without a word', async () => {
    const { message, hint } = await fail({ status: 422 });
    expect(message).toMatch(/422\.$/);
    expect(hint).toContain('check `plugin_id` (`plugin_a`) and `base-url`');
  });
});

describe('nobody knows the outcome', () => {
  test.each([0, 100, 199, 500, 501, 502, 503, 504, 520, 599, 600])('after %i', async (status) => {
    const error = await fail({ status, body: '{"success":true,"version":"1.4.2"}' });
    expect(error.code).toBe('unknown-outcome');
    expect(error.message).toContain(String(status));
    expect(error.hint).toContain('dashboard');
  });

  test.each<[string, Reply, RegExp]>([
    ['a web page', { body: '<!doctype html><title>Log in</title>' }, /JSON.*Log in/],
    ['an empty answer', { body: '' }, /JSON/],
    ['204', { status: 204 }, /204/],
    ['an answer that is cut', { body: '{"success":true,"version":"1.4.2"}', isCut: true }, /too large/],
    ['success as a text', { body: '{"success":"true","version":"1.4.2"}' }, /`success`/],
    ['no version', { body: '{"success":true}' }, /`version`/],
    ['two answers', { body: '{"success":false,"success":true,"version":"1.4.2"}' }, /a name occurs twice/],
    ['another name twice', { body: '{"success":true,"version":"1.4.2","a":{"b":1,"b":1}}' }, /twice/],
    ['a version that is none', { body: '{"success":true,"version":"1\\n2"}' }, /`version`/],
  ])('after a 2xx with %s', async (_name, reply, why) => {
    const error = await fail(reply);
    expect(error.code).toBe('unknown-outcome');
    expect(error.message).toMatch(why);
    expect(error.hint).toMatch(/`base-url`.*dashboard/);
  });

  test.each<TransportFailure>(['deadline', 'interrupted'])('after the failure %s', async (failure) => {
    const error = await fail(new TransportError(failure, 'no answer came', true));
    expect(error.code).toBe('unknown-outcome');
    expect(error.message).toContain('no answer came');
    expect(error.hint).toContain('dashboard');
  });

  test('after the deadline, which the author can move', async () => {
    expect((await fail(new TransportError('deadline', 'no answer', true))).hint).toContain('`timeout`');
  });
});

describe('the service is not reached', () => {
  test.each<[TransportFailure, string]>([
    ['name-not-found', '`base-url`'],
    ['refused', '`base-url`'],
    ['unreachable', '`base-url`'],
    ['tls', '`base-url`'],
    ['proxy', '`https_proxy`'],
    ['proxy-address', '`http://proxy.example:3128`'],
    ['deadline', '`base-url`'],
    ['interrupted', '`base-url`'],
  ])('%s', async (failure, hint) => {
    const cause = new TransportError(failure, 'this is why', false);
    const error = await fail(cause);
    expect(error.code).toBe('not-published');
    expect(error.message).toContain('this is why');
    expect(error.hint).toContain(hint);
    expect(error.cause).toBe(cause);
  });

  test('because of a mistake of the action itself, which is not explained away', async () => {
    const mistake = new TypeError('a bug');
    await expect(publish(mistake)).rejects.toBe(mistake);
  });
});

describe('a redirect is not followed', () => {
  test.each([301, 302, 307, 308])('with %i', async (status) => {
    const location = 'https://www.service.example/x/api/v1/plugin/update';
    const error = await fail({ status, headers: { location } });
    expect(error.code).toBe('not-published');
    expect(error.message).toContain(String(status));
    expect(error.message).toContain(location);
    expect(error.hint).toContain('set `base-url` to `https://www.service.example/x`');
  });

  test.each([
    ['a relative one', '/y/api/v1/plugin/update', '`https://service.example/y`'],
    ['one without a scheme', '//www.service.example/api/v1/plugin/update', '`https://www.service.example`'],
    [
      'one with a query',
      'https://www.service.example/api/v1/plugin/update?a=b',
      '`https://www.service.example`',
    ],
    [
      'one with user info',
      'https://a:b@www.service.example/api/v1/plugin/update',
      '`https://www.service.example`',
    ],
  ])('%s is explained by an address to set', async (_name, location, address) => {
    const error = await fail({ status: 308, headers: { location } });
    expect(error.hint).toContain(`set \`base-url\` to ${address}.`);
    expect(error.message).not.toMatch(/a=b|a:b/);
  });

  test.each<[string, string | undefined]>([
    ['nowhere', undefined],
    ['to itself', '/x/api/v1/plugin/update'],
    ['to no URL', 'https://['],
    ['to a login page', 'https://service.example/login?next=%2F'],
    ['to clear text', 'http://service.example/api/v1/plugin/update'],
    ['to another scheme', 'ftp://service.example/api/v1/plugin/update'],
  ])(
    '%s: no address is recommended that the input would not take, or has already',
    async (_name, location) => {
      const error = await fail({ status: 308, headers: location === undefined ? {} : { location } });
      expect(error.code).toBe('not-published');
      expect(error.hint).toContain('`base-url`');
      expect(error.hint).not.toMatch(/to `/);
    },
  );

  test.each<[status: number, where: string, location: string | undefined]>([
    [302, 'to another copy of the endpoint', 'https://www.service.example/api/v1/plugin/update'],
    [302, 'to another copy, with a slash', 'https://www.service.example/x/api/v1/plugin/update/'],
    [302, 'to another prefix', '/api/v1/plugin/update'],
    [302, 'to the same in clear text', 'http://service.example/x/api/v1/plugin/update'],
    [301, 'to a page', '/plugins/a'],
    [307, 'to itself', '/x/api/v1/plugin/update'],
    [308, 'to nowhere', undefined],
  ])('%i %s says that it did not count', async (status, _where, location) => {
    const { code, title } = await fail({ status, headers: location === undefined ? {} : { location } });
    expect([code, title]).toEqual(['not-published', 'Redirect not followed']);
  });

  test.each<[status: number, where: string, location: string | undefined]>([
    [303, 'to another copy of the endpoint', 'https://www.service.example/api/v1/plugin/update'],
    [303, 'to a page', '/plugins/a'],
    [303, 'to nowhere', undefined],
    [302, 'to a page', '/plugins/a'],
    [302, 'to itself', '/x/api/v1/plugin/update'],
    [302, 'to itself, with a slash', 'https://service.example/x/api/v1/plugin/update/'],
    [302, 'to itself, with a query', '/x/api/v1/plugin/update?created=1'],
    [302, 'to a page that only contains the path', '/x/api/v1/plugin/update/log-in'],
    [302, 'to nowhere', undefined],
    [302, 'to no URL', 'https://['],
    [300, 'to nowhere', undefined],
    [304, 'to nowhere', undefined],
  ])('%i %s leaves open whether it counted', async (status, where, location) => {
    const error = await fail({ status, headers: location === undefined ? {} : { location } });
    expect(error).toMatchObject({ code: 'unknown-outcome', title: 'Outcome unknown' });
    expect(error.message).toMatch(
      where.startsWith('to no') ? /a redirect to nowhere\.$/ : /a redirect to .*not followed/,
    );
    expect(error.hint).toMatch(/dashboard/);
    expect(error.hint).not.toMatch(/set `base-url` to/);
  });

  test('without a target is not said to have one', async () => {
    for (const status of [300, 304]) {
      expect((await fail({ status })).message).not.toContain('redirect to https:');
    }
  });

  test('and the address that is recommended can be set', async () => {
    const { hint } = await fail({
      status: 301,
      headers: { location: 'https://www.a.example/api/v1/plugin/update' },
    });
    const address = /set `base-url` to `([^`]+)`/.exec(hint)?.[1];
    const env = {
      INPUT_PLUGIN_ID: 'plugin_a',
      'INPUT_API-KEY': key,
      'INPUT_BASE-URL': address,
      INPUT_ZIP_URL: 'https://downloads.example/a.zip',
    };
    expect(readInputs(env).baseUrl.host).toBe('www.a.example');
  });
});

describe('what the service says is inert', () => {
  test.each<[string, number, string]>([
    ['the key', 401, key],
    ['the key in JSON', 401, JSON.stringify({ message: `No account for ${key}.` })],
    ['the key encoded', 500, `key=${encodeURIComponent(key)}`],
    ['the key in a web page', 200, `<html>Bearer ${key}</html>`],
    ['the key in a refusal', 200, JSON.stringify({ success: false, error: { message: key } })],
    ['a command', 422, 'a\r::add-mask::1.4.2'],
    ['an old command', 422, '{"message":"x ##[set-output name=version]9"}'],
    ['a command in a field', 422, '{"errors":{"\\n::error::a":["\\u001b[31m"]}}'],
    ['backticks, which end our quotes', 422, 'a ` <b> `` @octocat'],
  ])('%s with %i', async (_name, status, body) => {
    const { message, hint } = await fail({ status, body });
    const text = `${message} ${hint}`;
    expect(text).not.toContain(key);
    expect(text).not.toContain(encodeURIComponent(key));
    expect(text).not.toMatch(/::|##\[|\p{Cc}/u);
    expect(text.split('`').length % 2).toBe(1);
    expect(message.split('`').at(-2)).not.toBe(' <b> ');
  });

  test('and at most 500 characters', async () => {
    expect((await fail({ status: 500, body: 'x'.repeat(1_000_000) })).message.length).toBeLessThan(700);
  });
});

const read = (body: string, status = 200, headers: HttpAnswer['headers'] = {}) =>
  readServed(
    request,
    () => Promise.resolve({ status, headers, body: Buffer.from(body), isCut: false }),
    'plugin_a',
    createQuote(createSanitiser(['plainkey_abcdef'])),
  );

test.each(QUOTED)(
  'a URL that the service signed stands nowhere when it quotes it %s',
  async (_name, text) => {
    for (const body of [
      text,
      JSON.stringify({ message: text }),
      JSON.stringify({ success: false, error: text }),
    ]) {
      for (const status of [200, 403, 404, 422, 429, 500]) {
        const { message, hint } = await fail({ status, body });
        const { failure } = await read(body, status);
        expect(failure?.why).not.toBe('');
        expect(holdsSignature(`${message} ${hint} ${String(failure?.why)}`)).toBe(false);
      }
    }
  },
);

describe('what is served', () => {
  test.each<[status: number, kind: string, isLasting: boolean]>([
    // Nobody creates something for a read.
    [201, 'unclear', false],
    [401, 'key', true],
    [403, 'key', true],
    [404, 'missing', false],
    [408, 'passing', false],
    [422, 'unclear', false],
    [429, 'passing', false],
    [500, 'passing', false],
    [503, 'passing', false],
  ])('is not known after %i, and why: %s; it lasts: %s', async (status, kind, isLasting) => {
    // A 404 that names a version contradicts itself.
    const version = status === 404 ? '' : '"version":"1.2.3",';
    const { failure, served } = await read(`{${version}"message":"The service says why"}`, status);
    expect(failure).toEqual({
      kind,
      why: `the service returned ${status}: \`The service says why\``,
      isLasting,
      status,
    });
    expect(served).toBeUndefined();
  });

  test('is not known after a redirect, which has a place to compare', async () => {
    const headers = { location: '/login?next=plainkey_abcdef' };
    const failure = {
      kind: 'redirect',
      why: 'the service returned 302, a redirect',
      isLasting: true,
      status: 302,
      place: 'https://service.example/login',
    };
    expect(await read('', 302, headers)).toEqual({ failure });
    expect((await read('', 302)).failure?.place).toBeUndefined();
  });

  test.each<[body: string, status: number, type: string]>([
    ['<!doctype html><h1>Hi</h1>', 200, 'text/html'],
    ['\ufeff\n<HTML lang="en">', 200, 'text/plain'],
    ['Not found', 404, 'text/html; charset=utf-8'],
    ['', 405, 'application/xhtml+xml'],
  ])('is not known from a website: %j with %i', async (body, status, type) => {
    expect(await read(body, status, { 'content-type': type })).toEqual({
      failure: {
        kind: 'page',
        why: `it returned ${status} with a web page`,
        isLasting: true,
        status,
      },
    });
  });

  test.each([
    [500, 'passing', false],
    [400, 'blocked', true],
    [401, 'blocked', true],
    [403, 'blocked', true],
    [406, 'blocked', true],
    [429, 'passing', false],
  ])('is not known from a page with %i, whose cause is %s', async (status, kind, isLasting) => {
    const look = await read('<html>', status, { 'content-type': 'text/html' });
    expect(look.failure).toMatchObject({ kind, isLasting });
  });

  test.each([401, 403])(
    'is not known when the key is refused by words with the type of a page: %i',
    async (status) => {
      const look = await read('Not with this key', status, { 'content-type': 'text/html' });
      expect(look.failure).toMatchObject({
        kind: 'key',
        why: expect.stringContaining('`Not with') as unknown,
      });
    },
  );

  test('is known from JSON with the type of a page', async () => {
    expect((await read('{"version":"1.2.3"}', 200, { 'content-type': 'text/html' })).served).toMatchObject({
      version: '1.2.3',
    });
  });

  test('is not known from an answer that is cut', async () => {
    const answer = { status: 200, headers: {}, body: Buffer.from('{"version":"1.2.3"}'), isCut: true };
    const look = await readServed(
      request,
      () => Promise.resolve(answer),
      'plugin_a',
      (text) => text,
    );
    expect(look.failure).toMatchObject({ kind: 'unclear', why: 'its answer is too large' });
  });

  test.each([
    [false, true],
    [true, false],
  ])(
    'is not known without an answer to what arrived: %s; it lasts: %s',
    async (mayHaveArrived, isLasting) => {
      const error = new TransportError('refused', 'no answer', mayHaveArrived);
      const look = readServed(
        request,
        () => Promise.reject(error),
        'plugin_a',
        (text) => text,
      );
      expect(await look).toEqual({ failure: { kind: 'unreached', why: 'no answer', isLasting } });
    },
  );

  test.each([
    ['{"version":"plainkey_abcdef"}', 'names a version that contains a secret'],
    ['{"version":"1.2.3\\n"}', 'names something that is not a version'],
    ['{"success":false,"version":"1.2.3"}', 'does not say `success: true`'],
  ])('is not known by the answer %s', async (body, why) => {
    expect(await read(body)).toEqual({
      failure: { kind: 'unclear', why: `its answer ${why}`, isLasting: false, status: 200 },
    });
  });

  test('does not take a 404 for "nothing" that describes a release', async () => {
    const { failure } = await read('{"version":"1.9.0","status":"archived"}', 404);
    expect(failure).toMatchObject({ kind: 'unclear', status: 404 });
    expect(failure?.why).toContain('but describes a release');
    expect((await read('{"api_version":"1.9.0"}', 404)).failure?.kind).toBe('missing');
  });

  test('hides the key that an answer echoes', async () => {
    const look = await read('{"message":"No plugin for plainkey_abcdef ` <b>"}', 404);
    expect(look.failure?.why).toBe("the service returned 404: `No plugin for *** ' <b>`");
  });
});
