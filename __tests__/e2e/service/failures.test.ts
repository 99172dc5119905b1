import { describe, expect, test } from '@jest/globals';
import { inGate } from '../../fixtures/all-tests.ts';
import {
  type Answer,
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
const start = () => startStage({ live: '1.4.1' });

const ANSWER = { success: true, version: '1.4.2' };

/** Name of the case, answer of the service, title of the annotation, and what it must say; `over-http.test.ts` has the rest. */
const badAnswers: readonly (readonly [string, Answer, string, RegExp])[] = [
  [
    '400',
    json(400, { error: 'zip_url is no URL' }),
    'Release refused',
    /zip_url is no URL.*is the URL that this run gave it/,
  ],
  [
    '404 of a web host',
    status(404, { body: '<!doctype html><h1>Not found</h1>', headers: { 'content-type': 'text/html' } }),
    'Not the service',
    /404 with a web page\. .*base-url/,
  ],
  [
    '403 of a firewall',
    webPage(403),
    'Request blocked',
    /403 with a web page\. Something before the service.*firewall/,
  ],
  ['409', json(409, { title: 'exists' }), 'Conflict', /409.*exists.*dashboard/],
  ['413', status(413, { body: 'too big' }), 'Package too large', /413.*too big.*smaller/],
  [
    'success false',
    json(200, { success: false, message: 'quota' }),
    'Release refused',
    /success.*false.*quota/,
  ],
  ['500', status(500, { body: 'oops' }), 'Outcome unknown', /500.*oops.*dashboard/],
  [
    'HTML',
    status(200, { body: '<!doctype html><p>Hi' }),
    'Outcome unknown',
    /200.*not a JSON object.*base-url.*dashboard/,
  ],
  ['reset', reset(), 'Outcome unknown', /connection broke.*dashboard/],
  ['never', silence(), 'Outcome unknown', /within 21 s.*dashboard.*timeout/],
];

/**
 * All that may happen after each kind of answer: one POST, looks where the outcome is open, and one look after a refusal,
 * but not after a 403.
 */
const TRAFFIC: Readonly<Record<string, string>> = {
  'Outcome unknown': 'GET POST GET GET GET GET GET',
  Conflict: 'GET POST GET GET GET GET GET',
  'Request blocked': 'GET POST',
};

describe('when the service answers', () => {
  test.concurrent.each(inGate(badAnswers, 'success false', 'HTML', 'reset'))(
    '%s: red after one order, with the reason',
    async (_name, reply, title, text) => {
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
      expect(methods(stage.service)).toBe(TRAFFIC[title] ?? 'GET POST GET');
      expect(versions(stage.service)).toEqual(['1.4.1']);
      expect(readVisible(step)).not.toMatch(/^ +at /m);
      expect(readVisible(step)).not.toContain(KEY);
    },
  );

  test.concurrent.each([303, 307])('%i: the key does not go along', async (code) => {
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

  const echo = [KEY, encodeURIComponent(KEY), Buffer.from(KEY).toString('base64')].join(' ');
  const hostile = `x\r::add-mask::1.4.2\n::stop-commands::t\n ##[set-output name=version]9 \u001b[2J\u202e ${echo} | <img src=x> @everyone \`code\``;

  test.concurrent.each([
    ['a refusal', json(422, { message: hostile, errors: { [hostile]: [{ message: hostile }] } })],
    ['a version', json(200, { success: true, version: hostile })],
    ['a redirect', redirect(307, `http://x.example/${encodeURI(hostile)}?${encodeURI(hostile)}`)],
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
    // No system gives this port to a server that lets it choose.
    const step = await stage.run({ 'base-url': 'http://127.0.0.1:9' }, FAST);
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

test.concurrent('a website that answers the order with 200 leaves the outcome open, but not where the mistake is', async () => {
  await using stage = await start();
  await using website = await startServer((request, response) =>
    webPage(request.method === 'GET' ? 404 : 200)(request, response),
  );
  const step = await stage.run({ 'base-url': website.origin }, FAST);
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([
    expect.stringMatching(
      /^Outcome unknown: .* before it was answered with a web page\. Check `base-url`: it is probably the address of a website, not of the service\. Check the dashboard/,
    ),
  ]);
  expect(readClaims(step)).toEqual({});
});

test.concurrent('a release whose outputs cannot be written is red, and says that it is published', async () => {
  await using stage = await start();
  const step = await stage.run({}, { env: { GITHUB_OUTPUT: '/nowhere/output' } });
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)[0]).toMatch(/Outputs not written: .*1\.4\.2 is published.*GITHUB_OUTPUT/);
  expect(step.summary).toContain('1.4.2 is published, but the step failed afterwards');
  expect(versions(stage.service)).toEqual(['1.4.1', '1.4.2']);
});

test.concurrent('a dry run whose outputs cannot be written is red, and does not say that anything is published', async () => {
  await using stage = await start();
  const step = await stage.run({ 'dry-run': 'true' }, { env: { GITHUB_OUTPUT: '/nowhere/output' } });
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)[0]).toMatch(/Outputs not written: The dry run is complete/);
  expect(step.summary).toContain('### ❌ The dry run of Tidy Footer 1.4.2 failed');
  expect(sent(stage.service, 'POST')).toEqual([]);
});

test.concurrent('a release whose summary cannot be written is green with a warning', async () => {
  await using stage = await start();
  const step = await stage.run({}, { env: { GITHUB_STEP_SUMMARY: '/nowhere/summary' } });
  expect(step.exitCode).toBe(0);
  expect(step.commands.some(({ name, value }) => name === 'warning' && value.includes('summary'))).toBe(true);
});
