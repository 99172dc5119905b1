import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import {
  afterwards,
  type Answer,
  cut,
  drip,
  endless,
  gzip,
  instead,
  inTurn,
  json,
  listContradictions,
  redirect,
  redirectToItself,
  redirectToLogIn,
  reset,
  serve,
  silence,
  status,
  times,
  watched,
  webPage,
} from '../../../sandbox/http/faults.ts';
import { startFileServer, type FileServer } from '../../../sandbox/http/file-server.ts';
import { startStage } from './stage.ts';

let host: FileServer;
beforeEach(async () => {
  host = await startFileServer({});
});
afterEach(async () => {
  await host.close();
});

async function ask(answer: Answer, signal?: AbortSignal): Promise<Response> {
  host.set('/x', answer);
  return fetch(host.url('/x'), { redirect: 'manual', ...(signal && { signal }) });
}

describe('an answer', () => {
  test('has a status, headers and a body', async () => {
    const response = await ask(status(429, { headers: { 'retry-after': '2' }, body: 'later' }));
    expect([response.status, response.headers.get('retry-after'), await response.text()]).toEqual([
      429,
      '2',
      'later',
    ]);
  });

  test('is JSON, plain or compressed', async () => {
    expect(await (await ask(json(201, { a: 1 }))).json()).toEqual({ a: 1 });
    const response = await ask(gzip({ a: 1 }));
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.json()).toEqual({ a: 1 });
  });

  test('points elsewhere, also without naming a host', async () => {
    const response = await ask(redirect(307, '/y'));
    expect([response.status, response.headers.get('location')]).toEqual([307, '/y']);
  });

  test('points to the request itself, or to a login page that leads back to it', async () => {
    const itself = await ask(redirectToItself(303));
    expect([itself.status, itself.headers.get('location')]).toEqual([303, '/x?again']);
    const logIn = await ask(redirectToLogIn());
    expect([logIn.status, logIn.headers.get('location')]).toEqual([302, '/log-in?next=%2Fx']);
  });

  test('is the page of a website', async () => {
    const page = await ask(webPage(404));
    expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    expect(await page.text()).toMatch(/^<!doctype html>/);
  });

  test.each(listContradictions('1.4.2'))(
    'names a version, and speaks against it: %s',
    async (_name, answer) => {
      const response = await ask(answer);
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/json']);
      expect(await response.text()).toContain('"version":"1.4.2"');
    },
  );

  test('is a file, with ranges or without', async () => {
    const file = Buffer.from('a file');
    const headers = { range: 'bytes=2-3' };
    const askFor = async (answer: Answer) => {
      host.set('/x', answer);
      return fetch(host.url('/x'), { headers });
    };
    const part = await askFor(serve(file));
    expect([part.status, await part.text()]).toEqual([206, 'fi']);
    const whole = await askFor(serve(file, { hasRanges: false }));
    expect([whole.status, whole.headers.get('accept-ranges'), await whole.text()]).toEqual([
      200,
      'none',
      'a file',
    ]);
    const unknown = await askFor(
      serve(file, { hasRanges: false, hasLength: false, validators: { etag: 'W/"1"' } }),
    );
    expect(unknown.headers.get('content-length')).toBeNull();
    expect(unknown.headers.get('etag')).toBe('W/"1"');
    expect(await unknown.text()).toBe('a file');
  });

  test('never comes', async () => {
    await expect(ask(reset())).rejects.toThrow('fetch failed');
    await expect(ask(silence(), AbortSignal.timeout(50))).rejects.toThrow('aborted');
  });

  test('breaks off after some bytes', async () => {
    const response = await ask(cut(4, { body: 'some text' }));
    expect(response.headers.get('content-length')).toBe('9');
    const chunks: string[] = [];
    const read = async () => {
      for await (const chunk of response.body ?? []) chunks.push(Buffer.from(chunk).toString());
    };
    await expect(read()).rejects.toThrow();
    expect(chunks.join('')).toBe('some');
  });

  test.each([
    ['slowly', drip(1, { byte: '-' }), /^-+$/],
    ['fast', endless({ head: '{' }), /^\{x+$/],
  ])('has no end, and comes %s', async (_name, answer, pattern) => {
    const response = await ask(answer);
    let text = '';
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      if (text.length > 5) break;
    }
    expect(text).toMatch(pattern);
  });

  test('changes from request to request, and tells when it was asked for', async () => {
    const { answer, arrival } = watched(inTurn(status(500), status(404)));
    expect((await ask(answer)).status).toBe(500);
    await arrival;
    expect([(await ask(answer)).status, (await ask(answer)).status]).toEqual([404, 404]);
  });
});

describe('a service with a script', () => {
  test('takes one fault for each request with that method, and then behaves', async () => {
    await using stage = await startStage();
    stage.service.script('POST', instead(json(429, 'later')), ...times(2, instead(json(502, 'oops'))));
    stage.service.script('GET', instead(json(404, 'none')));
    const statuses = [];
    for (let asked = 0; asked < 4; asked += 1) statuses.push((await stage.publish()).status);
    expect(statuses).toEqual([429, 502, 502, 200]);
    expect(stage.service.releases('plugin_footer')).toHaveLength(1);
    expect((await stage.read('id=plugin_footer')).status).toBe(404);
    expect((await stage.read('id=plugin_footer')).status).toBe(200);
  });

  test('creates the release first when the fault says so', async () => {
    await using stage = await startStage();
    stage.service.script('POST', afterwards(json(502, 'oops')));
    expect(await stage.publish()).toEqual({ status: 502, body: 'oops' });
    expect(stage.service.releases('plugin_footer')).toHaveLength(1);
  });

  test('refuses what it cannot carry out, whatever the fault says', async () => {
    await using stage = await startStage();
    stage.service.script('POST', afterwards(json(502, 'oops')));
    expect((await stage.publish({ plugin_id: 'plugin_unknown' })).status).toBe(404);
  });
});
