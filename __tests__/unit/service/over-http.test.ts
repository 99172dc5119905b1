/** Orders that are answered over a real connection. The other units show what each answer means. */
import { describe, expect, test } from '@jest/globals';
import {
  type Answer,
  cut,
  drip,
  endless,
  gzip,
  json,
  redirect,
  reset,
  silence,
  status,
  webPage,
} from '../../../sandbox/http/faults.ts';
import { startServer } from '../../../sandbox/http/http-server.ts';
import { createSender } from '../../../src/http/send.ts';
import { createQuote, createSanitiser } from '../../../src/action/log.ts';
import type { Progress } from '../../../src/service/model.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { holdTimers } from '../../fixtures/held-timers.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import { runRecipe, type Told } from './publish-world.ts';

/** With characters that URLs and JSON write in other ways. */
const KEY = 'key_Zq8/4w+T==';
const sanitise = createSanitiser([KEY]);
const ANSWER = { success: true, version: '2.0.0' };
const BODY = JSON.stringify(ANSWER);
const expire = holdTimers();

/** Writes these bytes, whatever they are, and ends the connection. */
const bytes =
  (text: string): Answer =>
  (_request, response) =>
    void response.socket?.end(text);

interface Ran {
  readonly told: Told | undefined;
  /** The error as its author reads it. */
  readonly text: string;
  /** All that is told besides. */
  readonly lines: readonly string[];
  /** Methods of the requests. */
  readonly requests: string;
}

/** Orders version 2.0.0, while 1.0.0 is live, of a service that answers so; waits take no time. */
async function order(
  answer: Answer,
  { timeoutMs = 20_000, look = json(200, { version: '1.0.0' }) } = {},
): Promise<Ran> {
  await using server = await startServer((request, response) =>
    (request.method === 'GET' ? look : answer)(request, response),
  );
  const send = createSender(new AbortController().signal);
  const lines: string[] = [];
  const tell = (...texts: readonly unknown[]) => void lines.push(texts.join(': '));
  const progress: Progress = { stage: 'not-published' };
  let nowMs = 0;
  const sleep = (durationMs: number) => Promise.resolve(void (nowMs += durationMs));
  const running = runRecipe({
    order: {
      pluginId: 'plugin_a',
      slug: 'a',
      version: '2.0.0',
      getZipUrl: () => Promise.resolve('https://downloads.example/a.zip'),
    },
    access: { baseUrl: new URL(server.origin), apiKey: KEY, timeoutMs: 20_000 },
    rules: { ifPublished: 'skip', verify: false, retries: 3 },
    ports: {
      // Looks have their time, so that a busy machine loses none of them.
      send: (request) => send(request.method === 'POST' ? { ...request, timeoutMs } : request),
      clock: { now: () => nowMs, wallNow: () => nowMs, sleep },
      random: () => 0,
      log: { ...quietLog, info: tell, repeat: tell, notice: tell, warning: tell },
      quote: createQuote(sanitise),
      progress,
    },
  });
  const [told, error] = await running.then(
    (result) => [result, undefined] as const,
    (reason: unknown) => [undefined, reason] as const,
  );
  if (told === undefined && !(error instanceof PublishError)) throw error;
  return {
    told,
    text: error instanceof PublishError ? `${error.title}: ${error.message} ${error.hint}` : '',
    lines,
    requests: server.requests.map(({ method }) => method).join(' '),
  };
}

const OPEN = 'GET POST GET GET GET GET GET';
/** All that may happen after an answer: one order, looks where the outcome is open, and one look after a refusal. */
const TRAFFIC: Readonly<Record<string, string>> = {
  'Outcome unknown': OPEN,
  'Too many requests': 'GET POST POST POST POST GET',
};

describe('an order is refused, or its outcome is unknown,', () => {
  test.each<[name: string, answer: Answer, title: string, text: RegExp]>([
    ['405', status(405), 'Not the service', /405.*base-url/],
    [
      '400 of a firewall',
      webPage(400),
      'Request blocked',
      /400 with a web page\. Something before .*firewall/,
    ],
    [
      '406 of a firewall',
      webPage(406),
      'Request blocked',
      /406 with a web page\. Something before .*firewall/,
    ],
    [
      '422 of a firewall',
      webPage(422),
      'Request blocked',
      /422 with a web page\. Something before .*firewall/,
    ],
    ['429 of a firewall', webPage(429), 'Too many requests', /429 with a web page\. .*limit/],
    [
      '422',
      json(422, { message: 'Invalid', errors: { zip_url: [{ message: 'not reachable' }] } }),
      'Release refused',
      /422.*Invalid.*zip_url: not reachable/,
    ],
    ['larger than any', status(200, { body: 'x'.repeat(2_000_000) }), 'Outcome unknown', /too large/],
    [
      'larger than any error',
      status(500, { body: 'x'.repeat(5_000_000) }),
      'Outcome unknown',
      /500: `x{500}…`/,
    ],
    [
      'larger than any refusal',
      status(400, { body: 'x'.repeat(5_000_000) }),
      'Release refused',
      /400: `x{500}…`/,
    ],
    ['compressed', gzip(ANSWER), 'Outcome unknown', /not a JSON object/],
    ['cut', cut(20), 'Outcome unknown', /connection broke.*dashboard/],
    ['cut, of a refusal', cut(20, { code: 400 }), 'Release refused', /400/],
    ['cut, of an error', cut(20, { code: 500 }), 'Outcome unknown', /500.*dashboard/],
    ['reset', reset(), 'Outcome unknown', /connection broke.*dashboard/],
    ['an endless flood', endless({ head: BODY.slice(0, -1) }), 'Outcome unknown', /too large/],
    ['a close', bytes(''), 'Outcome unknown', /connection broke.*dashboard/],
    ['another protocol', bytes('SSH-2.0-OpenSSH\r\n'), 'Outcome unknown', /connection broke/],
    ['no header', bytes(BODY), 'Outcome unknown', /connection broke/],
    [
      'endless headers',
      bytes(`HTTP/1.1 200 OK\r\nX: ${'x'.repeat(99_999)}`),
      'Outcome unknown',
      /connection broke/,
    ],
    [
      'a cut chunk',
      bytes(`HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nff\r\n${BODY}`),
      'Outcome unknown',
      /connection broke/,
    ],
    [
      'a change of the protocol',
      bytes('HTTP/1.1 101 X\r\nConnection: upgrade\r\nUpgrade: x\r\n\r\n'),
      'Outcome unknown',
      /connection broke/,
    ],
    [
      'no body, by its length',
      bytes(`HTTP/1.1 200 OK\r\nContent-Length: 0\r\n\r\n${BODY}`),
      'Outcome unknown',
      /not a JSON object/,
    ],
    ['a status that is none', bytes('HTTP/1.1 999 X\r\nContent-Length: 0\r\n\r\n'), 'Outcome unknown', /999/],
  ])('when it is answered with %s', async (_name, answer, title, pattern) => {
    const { text, requests } = await order(answer);
    expect(text.startsWith(`${title}: `)).toBe(true);
    expect(text).toMatch(pattern);
    expect(text).not.toContain(KEY);
    expect(requests).toBe(TRAFFIC[title] ?? 'GET POST GET');
  });

  test.each<[name: string, answer: Answer, text: RegExp, requests: string]>([
    ['by the 401 of a firewall', webPage(401), /^Request blocked: .*401 with a web page/, 'GET POST'],
    ['never', silence(), /^Outcome unknown: .*within 0\.3 s.*dashboard.*timeout/, OPEN],
    ['in drops', drip(50), /^Outcome unknown: .*within 0\.3 s/, OPEN],
    ['in drops, after a refusal', drip(50, { code: 403 }), /^API key refused: .*403.*api-key/, 'GET POST'],
  ])('when it is answered %s', async (_name, answer, pattern, all) => {
    const { text, requests } = await expire(order(answer, { timeoutMs: 300 }), 300);
    expect(text).toMatch(pattern);
    expect(requests).toBe(all);
  });

  test.each([301, 302, 303, 307, 308])(
    'when it is redirected with %i; the key does not go along',
    async (code) => {
      await using other = await startServer(json(200, ANSWER));
      const answer: Answer = (request, response) =>
        redirect(code, `${other.origin}/${KEY}${request.path}?to=me`)(request, response);
      const { text, requests } = await order(answer, { look: answer });
      expect(text).toMatch(code === 303 ? /^Outcome unknown: / : /^Redirect not followed: /);
      expect(text).toContain(`redirect to ${other.origin}/…; `);
      expect(text).not.toMatch(/set `base-url` to `/);
      expect(text).not.toContain(KEY);
      expect(text).not.toContain('to=me');
      expect(other.requests).toEqual([]);
      expect(requests).toBe(code === 303 ? 'GET POST' : 'GET POST GET');
    },
  );

  test.each([
    ['a path', '/v2/plugins', /redirect to http:\/\/127\.0\.0\.1:\d+\/v2\/plugins; .*Set `base-url`/],
    ['a path on which the interface is', '/x/api/v1/plugin/update', /`base-url` to `http:[^`]*\/x`/],
    ['a path with a slash at its end', '/x/api/v1/plugin/update/', /`base-url` to `http:[^`]*\/x`\./],
    ['itself', '/api/v1/plugin/update', /redirect to .*\/api\/v1\/plugin\/update; .*Set `base-url`/],
    ['nowhere', 'http://', /redirect to nowhere/],
  ])('when it is redirected to %s', async (_name, location, pattern) => {
    const { text, requests } = await order(redirect(308, location), { look: redirect(308, location) });
    expect(text).toMatch(/^Redirect not followed: /);
    expect(text).toMatch(pattern);
    expect(requests).toBe('GET POST GET');
  });
});

test.each([200, 501])('a website that answers the order with %i leaves its outcome open', async (code) => {
  const { text, requests } = await order(webPage(code), { look: webPage(404) });
  expect(text).toMatch(
    /^Outcome unknown: .* before it was answered with a web page\. Check `base-url`: it is probably the address of a website, not of the service\. Check the dashboard/,
  );
  expect(requests).toMatch(/^GET GET POST( GET)+$/);
});

test.each([
  [
    'early hints',
    `HTTP/1.1 103 Early Hints\r\n\r\nHTTP/1.1 201 Created\r\nContent-Length: ${BODY.length}\r\n\r\n${BODY}`,
  ],
  ['no length', `HTTP/1.0 200 OK\r\n\r\n${BODY}`],
  ['a byte order mark', `HTTP/1.1 200 OK\r\n\r\n\ufeff${BODY}`],
])('an order that is answered in an unusual way, with %s, counts', async (_name, text) => {
  const { told, requests } = await order(bytes(text));
  expect(told).toMatchObject({ status: 'published', version: '2.0.0', previousVersion: '1.0.0' });
  expect(requests).toBe('GET POST');
});

describe('a hostile text stays text, and the key that it echoes is hidden,', () => {
  const echoes = [KEY, encodeURIComponent(KEY), Buffer.from(KEY).toString('base64')];
  const hostile = `x\r::add-mask::1.4.2\n::stop-commands::t\n ##[set-output name=version]9 \u001b[2J\u202e ${echoes.join(' ')} | <img src=x> @everyone \`code\``;

  test.each<[name: string, answer: Answer]>([
    ['a refusal', json(422, { message: hostile })],
    ['a field of a refusal', json(422, { errors: { [hostile]: [{ message: hostile }] } })],
    ['an unknown outcome', json(500, { error: { message: hostile } })],
    ['a page', status(200, { body: hostile })],
    ['success: false', json(200, { success: false, detail: hostile })],
    ['a version', json(200, { success: true, version: hostile })],
    ['a redirect', redirect(307, `http://x.example/${encodeURI(hostile)}?${encodeURI(hostile)}`)],
    [
      'a Retry-After',
      status(429, { body: hostile, headers: { 'retry-after': `9999 ::error::${KEY} ##[error]` } }),
    ],
  ])('in %s', async (_name, answer) => {
    const { text, lines } = await order(answer, { look: json(404, { message: hostile }) });
    for (const line of [text, ...lines]) {
      for (const echo of echoes) expect(line).not.toContain(echo);
      // As the log prints it.
      expect(sanitise(line)).not.toMatch(/::|##\[|\p{Cc}|\u202e/u);
    }
    expect(text).not.toBe('');
  });
});
