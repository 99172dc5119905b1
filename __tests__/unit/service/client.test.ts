import { describe, expect, test } from '@jest/globals';

import { PublishError } from '../../../src/errors.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/http.ts';
import { TransportError } from '../../../src/transport-error.ts';
import type { TransportFailure } from '../../../src/transport-error.ts';
import { readInputs } from '../../../src/inputs.ts';
import { createQuote, createSanitiser } from '../../../src/log.ts';
import { orderRelease, readServed } from '../../../src/service/client.ts';
import { buildReleaseRequest } from '../../../src/service/contract.ts';

const key = 'key/0123456789+=';
const request = buildReleaseRequest(
  { baseUrl: new URL('https://service.example/x'), apiKey: key, timeoutMs: 1000 },
  { pluginId: 'plugin_a', zipUrl: 'https://downloads.example/a.zip' },
);

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
    const result = await orderRelease(request, send, createQuote(createSanitiser([key])));
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
    [400, ['the service says', 'package, wherever', 'othing was published']],
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
    [422, ['the service says', 'package, wherever']],
    [425, ['again']],
    [429, ['limit', 'nothing was published']],
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
        `POST https://service.example/x/api/v1/plugin/update was answered with ${status}, with a web page.`,
      );
      expect(hint).toMatch(/`base-url`.*`plugin_id`/);
    }
  });

  test.each([undefined, 'application/json', 'text/plain', 'application/html+json'])(
    'is the service, which does not know the plugin: 404 as %s',
    async (type) => {
      const { title } = await fail({ status: 404, headers: { 'content-type': type }, body: '{}' });
      expect(title).toBe('Plugin not found');
    },
  );

  test('with a page for a key that is refused', async () => {
    const { title } = await fail({ status: 401, headers: { 'content-type': 'text/html' } });
    expect(title).toBe('API key refused');
  });

  test('with success: false', async () => {
    const error = await fail({ body: '{"success":false,"errors":{"zip_url":["Not found"]}}' });
    expect(error.code).toBe('not-published');
    expect(error.message).toMatch(/success: false.*zip_url: Not found/);
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

  test('without a word', async () => {
    expect((await fail({ status: 422 })).message).toMatch(/422\.$/);
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
  test.each([301, 302, 303, 307, 308])('with %i', async (status) => {
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
    ['to a log-in page', 'https://service.example/login?next=%2F'],
    ['to clear text', 'http://service.example/api/v1/plugin/update'],
    ['to another scheme', 'ftp://service.example/api/v1/plugin/update'],
  ])(
    '%s: no address is recommended that the input would not take, or has already',
    async (_name, location) => {
      const error = await fail({ status: 302, headers: location === undefined ? {} : { location } });
      expect(error.code).toBe('not-published');
      expect(error.hint).toContain('`base-url`');
      expect(error.hint).not.toMatch(/to `/);
    },
  );

  // Not only the log: the summary escapes a text before it is sanitised, and would not recognise the key any more.
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

describe('what is served', () => {
  const read = (body: string, status = 200) =>
    readServed(
      request,
      () => Promise.resolve({ status, headers: {}, body: Buffer.from(body), isCut: false }),
      createQuote(createSanitiser(['plainkey_abcdef'])),
    );

  test.each([
    [301, true],
    [401, true],
    [403, true],
    [429, false],
    [500, false],
    [503, false],
  ])('is not known after %s, and why; it lasts: %s', async (status, isLasting) => {
    const trouble = { why: `it answered with ${status}`, isLasting };
    expect(await read('{"version":"1.2.3"}', status)).toEqual({ trouble });
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
        (text) => text,
      );
      expect(await look).toEqual({ trouble: { why: 'no answer', isLasting } });
    },
  );

  test.each([
    ['{"version":"1.2.3"}', '1.2.3'],
    ['{"data":{"new_version":"1.2.3"}}', '1.2.3'],
    ['{"version":"plainkey_abcdef"}', undefined],
    ['{"version":"1.2.3\\n"}', undefined],
    ['<html>', undefined],
  ])('by the answer %s', async (body, version) => {
    expect((await read(body)).served?.version).toBe(version);
    expect(await read(body, 404)).toEqual({});
  });

  test.each([
    ['{"version":"1.2.3","plugin":"demo/main.php"}', 'demo/main.php'],
    ['{"plugin":{"new_version":"1.2.3","plugin":"demo/main.php"}}', 'demo/main.php'],
    ['{"version":"1.2.3","plugin":"demo"}', undefined],
    ['{"version":"1.2.3","plugin":"../demo/main.php"}', undefined],
    ['{"version":"1.2.3","plugin":"demo/\\u0007main.php"}', undefined],
  ])('and which files sites have, by %s', async (body, pluginFile) => {
    expect((await read(body)).served).toEqual({ version: '1.2.3', pluginFile });
  });
});
