import { describe, expect, jest, test } from '@jest/globals';
import {
  type Answer,
  cut,
  drip,
  endless,
  endlessInterim,
  gzip,
  instead,
  json,
  redirect,
  reset,
  silence,
  status,
  times,
  webPage,
} from '../../../sandbox/http/faults.ts';
import { startServer } from '../../../sandbox/http/http-server.ts';
import {
  commandNames,
  FAST,
  KEY,
  methods,
  readClaims,
  readErrors,
  readVisible,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

// The waits of these tests cost no processor time, so that several of them run side by side.
jest.setTimeout(20_000);
const start = () => startStage({ live: '1.4.1' });

const answer = (code: number, body: string | Buffer, headers = {}) => status(code, { body, headers });
const ANSWER = { success: true, version: '1.4.2' };

/** Name of the case, answer of the service, title of the annotation, and what it must say. */
const badAnswers: readonly (readonly [string, Answer, string, RegExp])[] = [
  [
    '400',
    json(400, { error: 'zip_url is no URL' }),
    'Release refused',
    /zip_url is no URL.*is the URL that this run gave it/,
  ],
  ['401', json(401, { message: 'no such key' }), 'API key refused', /401.*no such key.*api-key/],
  ['403', json(403, { detail: 'not yours' }), 'API key refused', /403.*not yours.*api-key/],
  [
    '404',
    json(404, { message: 'no such plugin' }),
    'Plugin not found',
    /404.*`plugin_id` is `plugin_\w+`: copy it.*base-url/,
  ],
  [
    '404 of a web host',
    answer(404, '<!doctype html><h1>Not found</h1>', { 'content-type': 'text/html' }),
    'Not the service',
    /404 with a web page\. .*base-url/,
  ],
  ['405', answer(405, ''), 'Not the service', /405.*base-url/],
  ...[400, 401, 403, 406, 422].map(
    (code) =>
      [
        `${code} of a firewall`,
        webPage(code),
        'Request blocked',
        new RegExp(`${code} with a web page\\. Something before the service.*firewall`),
      ] as const,
  ),
  ['429 of a firewall', webPage(429), 'Too many requests', /429 with a web page\. .*limit/],
  [
    '400 without a word',
    answer(400, ''),
    'Release refused',
    /400\. .*does not say why: check `plugin_id` \(`plugin_\w+`\)/,
  ],
  ['409', json(409, { title: 'exists' }), 'Conflict', /409.*exists.*dashboard/],
  ['413', answer(413, 'too big'), 'Package too large', /413.*too big.*smaller/],
  [
    '422',
    json(422, { message: 'Invalid', errors: { zip_url: [{ message: 'not reachable' }] } }),
    'Release refused',
    /422.*Invalid.*zip_url: not reachable/,
  ],
  ['429', answer(429, ''), 'Too many requests', /429.*limit/],
  [
    'success false',
    json(200, { success: false, message: 'quota' }),
    'Release refused',
    /success.*false.*quota/,
  ],
  ['500', answer(500, 'oops'), 'Outcome unknown', /500.*oops.*dashboard/],
  ['502', answer(502, '<html>bad gateway</html>'), 'Outcome unknown', /502.*dashboard/],
  [
    'HTML',
    answer(200, '<!doctype html><p>Hi'),
    'Outcome unknown',
    /200.*not a JSON object.*base-url.*dashboard/,
  ],
  ['empty', answer(200, ''), 'Outcome unknown', /not a JSON object/],
  ['JSON that is no object', json(200, ['success']), 'Outcome unknown', /not a JSON object/],
  ['success as text', json(200, { success: 'true', version: '1.0' }), 'Outcome unknown', /`success`/],
  ['no version', json(200, { success: true }), 'Outcome unknown', /`version`/],
  ['version as number', json(200, { success: true, version: 1.2 }), 'Outcome unknown', /`version`/],
  [
    'version with a command',
    json(200, { success: true, version: '1\n::set-output name=version::9' }),
    'Outcome unknown',
    /`version`/,
  ],
  ['larger than any answer', answer(200, 'x'.repeat(2_000_000)), 'Outcome unknown', /too large/],
  [
    'version as object',
    json(200, { success: true, version: { raw: '1.4.2' } }),
    'Outcome unknown',
    /`version`/,
  ],
  [
    'version with a command of the old kind',
    json(200, { success: true, version: '1.4.2 ##[set-output name=version]9' }),
    'Outcome unknown',
    /`version`/,
  ],
  ['larger than any error', answer(500, 'x'.repeat(5_000_000)), 'Outcome unknown', /500: `x{500}…`/],
  ['larger than any refusal', answer(400, 'x'.repeat(5_000_000)), 'Release refused', /400: `x{500}…`/],
  ['compressed', gzip(ANSWER), 'Outcome unknown', /not a JSON object/],
  ['cut', cut(20), 'Outcome unknown', /connection broke.*dashboard/],
  ['cut, of a refusal', cut(20, { code: 400 }), 'Release refused', /400/],
  ['cut, of an error', cut(20, { code: 500 }), 'Outcome unknown', /500.*dashboard/],
  ['never, after a refusal', drip(50, { code: 403 }), 'API key refused', /403.*api-key/],
  ['reset', reset(), 'Outcome unknown', /connection broke.*dashboard/],
  ['never', silence(), 'Outcome unknown', /within 21 s.*dashboard.*timeout/],
  ['endless drip', drip(50), 'Outcome unknown', /within 21 s/],
  ['endless 1xx', endlessInterim(102), 'Outcome unknown', /100 interim answers.*dashboard/],
  ['endless flood', endless({ head: '{"success":true,"version":"1.4.2"' }), 'Outcome unknown', /too large/],
];

/**
 * All that may happen after each kind of answer: one POST, looks where the outcome is open, and one look after a refusal,
 * unless the key was refused.
 */
const TRAFFIC: Readonly<Record<string, string>> = {
  'Outcome unknown': 'GET POST GET GET GET GET GET',
  Conflict: 'GET POST GET GET GET GET GET',
  'Too many requests': 'GET POST POST POST POST GET',
  'API key refused': 'GET POST',
};

describe('when the service answers', () => {
  test.concurrent.each(badAnswers)(
    '%s: red after one order, with the reason',
    async (name, reply, title, text) => {
      await using stage = await start();
      stage.service.script('POST', ...times(9, instead(reply)));
      const step = await stage.run({ timeout: '21' }, FAST);

      expect(step.exitCode).toBe(1);
      expect(readErrors(step)).toHaveLength(1);
      expect(readErrors(step)[0]).toMatch(text);
      expect(readErrors(step)[0]?.startsWith(`${title}: `)).toBe(true);
      expect(step.summary).toContain(title);
      expect(step.summary).toContain(title === 'Outcome unknown' ? 'not known whether' : 'not published');
      expect(readClaims(step)).toEqual({});
      const isDenied = /^40[13]/.test(name);
      expect(methods(stage.service)).toBe(isDenied ? 'GET POST' : (TRAFFIC[title] ?? 'GET POST GET'));
      expect(versions(stage.service)).toEqual(['1.4.1']);
      expect(readVisible(step)).not.toMatch(/^ +at /m);
      expect(readVisible(step)).not.toContain(KEY);
    },
  );

  test.concurrent.each([301, 302, 303, 307, 308])('%i: the key does not go along', async (code) => {
    await using stage = await start();
    await using other = await startServer(json(200, ANSWER));
    await using service = await startServer((request, response) => {
      redirect(code, `${other.origin}/${KEY}${request.path}?to=me`)(request, response);
    });
    const step = await stage.run({ 'base-url': service.origin });

    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(code === 303 ? /^Outcome unknown: / : /^Redirect not followed: /);
    expect(readErrors(step)[0]).toContain(`redirect to ${other.origin}/…; `);
    expect(readErrors(step)[0]).not.toMatch(/set `base-url` to `/);
    expect(readVisible(step)).not.toContain(KEY);
    expect(readErrors(step)[0]).not.toContain('to=me');
    expect(other.requests).toEqual([]);
    expect(methods(service)).toBe(code === 303 ? 'GET POST' : 'GET POST GET');
  });

  test.concurrent.each([
    ['a path', '/v2/plugins', /redirect to http:\/\/127\.0\.0\.1:\d+\/v2\/plugins; .*Set `base-url`/],
    ['a path on which the interface is', '/x/api/v1/plugin/update', /`base-url` to `http:[^`]*\/x`/],
    ['itself', '/api/v1/plugin/update', /redirect to .*\/api\/v1\/plugin\/update; .*Set `base-url`/],
    ['nowhere', 'http://', /redirect to nowhere/],
  ])('a redirect to %s: nothing else is asked', async (_name, location, text) => {
    await using stage = await start();
    await using service = await startServer(redirect(308, location));
    const step = await stage.run({ 'base-url': service.origin });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(/^Redirect not followed: /);
    expect(readErrors(step)[0]).toMatch(text);
    expect(methods(service)).toBe('GET POST GET');
  });

  const echo = [KEY, encodeURIComponent(KEY), Buffer.from(KEY).toString('base64')].join(' ');
  const hostile = `x\r::add-mask::1.4.2\n::stop-commands::t\n ##[set-output name=version]9 \u001b[2J\u202e ${echo} | <img src=x> @everyone \`code\``;

  test.concurrent.each([
    ['a refusal', json(422, { message: hostile })],
    ['a field of a refusal', json(422, { errors: { [hostile]: [{ message: hostile }] } })],
    ['an unknown outcome', json(500, { error: { message: hostile } })],
    ['a page', answer(200, hostile)],
    ['success: false', json(200, { success: false, detail: hostile })],
    ['a version', json(200, { success: true, version: hostile })],
    ['a redirect', redirect(307, `http://x.example/${encodeURI(hostile)}?${encodeURI(hostile)}`)],
    ['a Retry-After', answer(429, hostile, { 'retry-after': `9999 ::error::${KEY} ##[error]` })],
  ])(
    'with a hostile text in %s: it stays text, and the key that it echoes is hidden',
    async (_name, reply) => {
      await using stage = await start();
      stage.service.script('POST', ...times(9, instead(reply)));
      const step = await stage.run({}, FAST);

      expect(step.exitCode).toBe(1);
      expect(commandNames(step)).toEqual(['add-mask', 'error']);
      expect(step.commands[0]?.value).toBe(KEY);
      const visible = readVisible(step);
      expect(visible).not.toContain(KEY);
      expect(visible).not.toContain(encodeURIComponent(KEY));
      expect(visible).not.toContain(Buffer.from(KEY).toString('base64'));
      for (const control of ['\u001b', '\u202e']) expect(visible).not.toContain(control);
      expect(step.summary).not.toContain('<img');
      expect(readClaims(step)).toEqual({});
    },
  );

  test.concurrent('not at all: refused, and certainly nothing was sent', async () => {
    await using stage = await start();
    const closed = await startServer(() => undefined);
    await closed.close();
    const step = await stage.run({ 'base-url': closed.origin }, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/Service not reached.*refused.*base-url.*This run published nothing/);
  });

  test.concurrent('without TLS on an https address: the key is not sent', async () => {
    await using stage = await start();
    const step = await stage.run({ 'base-url': stage.service.baseUrl.replace('http:', 'https:') });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/Service not reached.*TLS/);
    expect(sent(stage.service)).toEqual([]);
  });
});

test.concurrent.each([200, 501])(
  'a website that answers the order with %i leaves the outcome open, but not where the mistake is',
  async (code) => {
    await using stage = await start();
    await using website = await startServer((request, response) =>
      webPage(request.method === 'GET' ? 404 : code)(request, response),
    );
    const step = await stage.run({ 'base-url': website.origin }, FAST);
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toEqual([
      expect.stringMatching(
        /^Outcome unknown: .* before it was answered with a web page\. Check `base-url`: it is probably the address of a website, not of the service\. Check the dashboard/,
      ),
    ]);
    expect(readClaims(step)).toEqual({});
  },
);

test.concurrent(
  'a release whose outputs cannot be written is red, and says that it is published',
  async () => {
    await using stage = await start();
    const step = await stage.run({}, { env: { GITHUB_OUTPUT: '/nowhere/output' } });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/Outputs not written: .*1\.4\.2 is published.*GITHUB_OUTPUT/);
    expect(step.summary).toContain('1.4.2 is published, but the step failed afterwards');
    expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
  },
);

test.concurrent(
  'a dry run whose outputs cannot be written is red, and does not say that anything is published',
  async () => {
    await using stage = await start();
    const step = await stage.run({ 'dry-run': 'true' }, { env: { GITHUB_OUTPUT: '/nowhere/output' } });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/Outputs not written: The dry run is complete/);
    expect(step.summary).toContain('not published');
    expect(sent(stage.service, 'POST')).toEqual([]);
  },
);

test.concurrent('a release whose summary cannot be written is green with a warning', async () => {
  await using stage = await start();
  const step = await stage.run({}, { env: { GITHUB_STEP_SUMMARY: '/nowhere/summary' } });
  expect(step.exitCode).toBe(0);
  expect(step.commands.some(({ name, value }) => name === 'warning' && value.includes('summary'))).toBe(true);
});
