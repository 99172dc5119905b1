import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer } from '../../sandbox/http-server.ts';
import { KEY, PLUGIN_ID, readErrors, readVisible, startStage, type Stage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await startStage();
});
afterAll(async () => {
  await stage[Symbol.asyncDispose]();
});

type Answer = (response: ServerResponse) => void;

function answer(status: number, body: string | Buffer, headers: Record<string, string> = {}): Answer {
  return (response) => response.writeHead(status, headers).end(body);
}

const json = (status: number, value: unknown) => answer(status, JSON.stringify(value));

/** Name of the case, answer of the service, title of the annotation, and what it must say. */
const badAnswers: readonly (readonly [string, Answer, string, RegExp])[] = [
  ['400', json(400, { error: 'zip_url is no URL' }), 'Release refused', /zip_url is no URL.*plugin_id/],
  ['401', json(401, { message: 'no such key' }), 'API key refused', /401.*no such key.*api-key/],
  ['403', json(403, { detail: 'not yours' }), 'API key refused', /403.*not yours.*api-key/],
  ['404', answer(404, '<h1>Not found</h1>'), 'Plugin not found', /404.*plugin_id.*base-url/],
  ['405', answer(405, ''), 'Not the service', /405.*base-url/],
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
    'compressed',
    answer(200, gzipSync('{"success":true,"version":"1.0"}'), { 'content-encoding': 'gzip' }),
    'Outcome unknown',
    /not a JSON object/,
  ],
  [
    'cut',
    (response) => {
      response.writeHead(200, { 'content-length': '100' }).write('{"success":true,"ver');
      setTimeout(() => response.destroy(), 50);
    },
    'Outcome unknown',
    /connection broke.*dashboard/,
  ],
  ['never', () => undefined, 'Outcome unknown', /within 0.7 s.*dashboard.*timeout/],
  [
    'endless drip',
    (response) => {
      const timer = setInterval(() => response.write(' '), 50);
      response.on('close', () => {
        clearInterval(timer);
      });
    },
    'Outcome unknown',
    /within 0.7 s/,
  ],
];

describe('when the service answers', () => {
  test.each(badAnswers)('%s: red after one POST, with the reason', async (_name, reply, title, text) => {
    await using service = await startServer((_request, response) => {
      reply(response);
    });
    const step = await stage.run({ 'base-url': service.origin, timeout: '0.7' });

    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(text);
    expect(readErrors(step)[0]?.startsWith(`${title}: `)).toBe(true);
    expect(step.summary).toContain(title);
    expect(step.summary).toContain(title === 'Outcome unknown' ? 'not known whether' : 'not published');
    expect(step.outputs).toEqual({});
    expect(service.requests).toHaveLength(1);
    expect(readVisible(step)).not.toMatch(/^ +at /m);
  });

  test.each([301, 302, 303, 307, 308])('%i: the key does not go along', async (status) => {
    await using other = await startServer((_request, response) => {
      answer(200, JSON.stringify({ success: true, version: '1.0' }))(response);
    });
    await using service = await startServer((request, response) => {
      answer(status, '', { location: `${other.origin}/${KEY}${request.path}?to=me` })(response);
    });
    const step = await stage.run({ 'base-url': service.origin });

    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toContain(`set \`base-url\` to \`${other.origin}/***\``);
    expect(readVisible(step)).not.toContain(KEY);
    expect(readErrors(step)[0]).not.toContain('to=me');
    expect(other.requests).toEqual([]);
    expect(service.requests).toHaveLength(1);
  });

  test('with a hostile text: it stays text, and the key that it echoes is hidden', async () => {
    const echo = [KEY, encodeURIComponent(KEY), Buffer.from(KEY).toString('base64')].join(' ');
    const hostile = `x\r::add-mask::1.4.2\n::stop-commands::t\n ##[set-output name=version]9 \u001b[2J\u202e ${echo}`;
    await using service = await startServer((_request, response) => {
      json(422, { message: `${hostile} | <img src=x> @everyone \`code\`` })(response);
    });
    const step = await stage.run({ 'base-url': service.origin });

    expect(step.commands.map(({ name }) => name)).toEqual(['add-mask', 'error']);
    expect(step.commands[0]?.value).toBe(KEY);
    const visible = readVisible(step);
    expect(visible).not.toContain(KEY);
    expect(visible).not.toContain(encodeURIComponent(KEY));
    expect(visible).not.toContain(Buffer.from(KEY).toString('base64'));
    for (const control of ['\u001b', '\u202e']) expect(visible).not.toContain(control);
    expect(step.summary).not.toContain('<img');
    expect(step.outputs).toEqual({});
  });

  test('not at all: refused, and certainly nothing was sent', async () => {
    const closed = await startServer(() => undefined);
    await closed.close();
    const step = await stage.run({ 'base-url': closed.origin });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/Service not reached.*refused.*base-url.*Nothing was sent/);
  });

  test('without TLS on an https address: the key is not sent', async () => {
    const step = await stage.run({ 'base-url': stage.service.baseUrl.replace('http:', 'https:') });
    expect(step.exitCode).toBe(1);
    expect(readErrors(step)[0]).toMatch(/Service not reached.*TLS/);
  });
});

/** Name of the case, answer of the package's host, and what the annotation must say. */
const badPackages: readonly (readonly [string, Answer, RegExp])[] = [
  ['401', answer(401, 'log in'), /401.*without credentials.*public/],
  ['403', answer(403, 'no'), /403.*without credentials.*public/],
  ['404', answer(404, 'no'), /404.*uploaded before/],
  ['500', answer(500, 'no'), /500.*again later/],
  ['HTML', answer(200, '\ufeff\n<!DOCTYPE html><title>Log in</title>'), /web page.*private browser window/],
  ['JSON', answer(200, '{"url": "…"}'), /JSON.*file itself/],
  ['nothing', answer(200, ''), /empty file/],
  ['416 for an empty file', answer(416, ''), /empty file/],
  ['an empty ZIP', answer(200, `PK\x05\x06${'\0'.repeat(18)}`), /without any files/],
  ['gzip', answer(200, Buffer.from('1f8b08', 'hex')), /gzip/],
  ['another file', answer(200, 'MZ'), /not a ZIP/],
  ['a redirect to a log-in page', answer(302, '', { location: '/login' }), /web page.*redirect to .*\/login/],
  ['a redirect to itself', answer(302, '', { location: '/x.zip' }), /more than 5 times/],
  [
    'a redirect to plain http elsewhere',
    answer(302, '', { location: 'http://host.example/x' }),
    /redirects to http:\/\/host.example/,
  ],
  ['a redirect to a file', answer(302, '', { location: 'file:///etc/passwd' }), /redirects to file:/],
  ['another part', answer(206, 'PK\x03\x04', { 'content-range': 'bytes 5-9/10' }), /does not fit the part/],
  ['never', () => undefined, /within 0.7 s/],
];

describe('when the URL of the package answers', () => {
  test.each(badPackages)('%s: red before the service hears of it', async (_name, reply, text) => {
    await using host = await startServer(({ path }, response) => {
      if (path === '/login') answer(200, '<html>')(response);
      else reply(response);
    });
    const before = stage.service.requests.length;
    const step = await stage.run({ zip_url: `${host.origin}/x.zip`, timeout: '0.7' });

    expect(step.exitCode).toBe(1);
    expect(readErrors(step)).toHaveLength(1);
    expect(readErrors(step)[0]).toMatch(text);
    expect(readErrors(step)[0]).toContain('`zip_url`');
    expect(step.summary).toContain('not published');
    expect(stage.service.requests).toHaveLength(before);
  });
});

test('a release whose outputs cannot be written is red, and says that it is published', async () => {
  const step = await stage.run({}, { GITHUB_OUTPUT: '/nowhere/output' });
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)[0]).toMatch(/Outputs not written: .*1\.4\.2 is published.*GITHUB_OUTPUT/);
  expect(step.summary).toContain('Published');
  expect(stage.service.releases(PLUGIN_ID)).toHaveLength(1);
});

test('a release whose summary cannot be written is green with a warning', async () => {
  const step = await stage.run({}, { GITHUB_STEP_SUMMARY: '/nowhere/summary' });
  expect(step.exitCode).toBe(0);
  expect(step.commands.some(({ name, value }) => name === 'warning' && value.includes('summary'))).toBe(true);
});
