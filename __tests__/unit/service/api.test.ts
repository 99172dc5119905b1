import { describe, expect, test } from '@jest/globals';

import {
  buildReleaseRequest,
  describeRequest,
  findMessage,
  parseReleaseAnswer,
} from '../../../src/service/api.ts';

const order = { pluginId: 'plugin_"ä', zipUrl: 'https://downloads.example/a.zip?b="c"' };

describe('the request', () => {
  const access = { baseUrl: new URL('https://service.example/'), apiKey: 'key', timeoutMs: 1500 };
  const request = buildReleaseRequest(access, order);

  test('is what the interface shows', () => {
    expect(request).toMatchObject({ method: 'POST', timeoutMs: 1500, maxBytes: 1024 * 1024 });
    expect(request.headers).toMatchObject({
      Authorization: 'Bearer key',
      'Content-Type': 'application/json',
    });
    expect(JSON.parse(request.body ?? '')).toEqual({ plugin_id: order.pluginId, zip_url: order.zipUrl });
  });

  test.each([
    ['https://service.example', 'https://service.example/api/v1/plugin/update'],
    ['https://service.example/a', 'https://service.example/a/api/v1/plugin/update'],
    ['https://service.example/a/b/', 'https://service.example/a/b/api/v1/plugin/update'],
    ['http://[::1]:3000/', 'http://[::1]:3000/api/v1/plugin/update'],
  ])('for %s goes to %s', (base, href) => {
    const baseUrl = new URL(base);
    expect(buildReleaseRequest({ ...access, baseUrl }, order).url.href).toBe(href);
    expect(baseUrl.href).toBe(new URL(base).href);
  });

  test('is described by what goes over the wire', () => {
    const lines = describeRequest(request);
    expect(lines[0]).toBe('POST https://service.example/api/v1/plugin/update');
    expect(lines).toContain('Authorization: Bearer key');
    expect(lines.at(-1)).toBe(request.body);
  });
});

describe('the answer', () => {
  test.each(['1', '1.4.2', '.52.9', '2.0.0-beta.1+build_7', '10', 'v1', 'a'.repeat(64)])(
    'with version %s is a release',
    (version) => {
      const body = JSON.stringify({ success: true, version, more: [1] });
      expect(parseReleaseAnswer(body)).toEqual({ kind: 'created', version });
    },
  );

  test.each([
    '{"success":false}',
    '{"success":false,"version":"1.0"}',
    '\n {"success": false, "message": 1}',
  ])('%s is a refusal', (body) => {
    expect(parseReleaseAnswer(body)).toEqual({ kind: 'refused', how: '`success: false`' });
  });

  test.each<[body: string, why: RegExp]>([
    ['', /JSON/],
    ['<html>', /JSON/],
    ['null', /JSON/],
    ['true', /JSON/],
    ['"success"', /JSON/],
    ['[{"success":true,"version":"1.0"}]', /JSON/],
    ['{"success":true,"version":"1.0"', /JSON/],
    ['{"success":true,"version":"1.0"}{}', /JSON/],
    ['{}', /`success`/],
    ['{"version":"1.0"}', /`success`/],
    ['{"success":false,"success":true,"version":"1.0"}', /twice/],
    ['{"success":true,"version":"1.0","version":"1.0"}', /twice/],
    ['{"success":true,"version":"1.0","more":[{"a":1,"a":2}]}', /twice/],
    ['{"success":"true","version":"1.0"}', /`success`/],
    ['{"success":1,"version":"1.0"}', /`success`/],
    ['{"success":null,"version":"1.0"}', /`success`/],
    ['{"success":{},"version":"1.0"}', /`success`/],
    ['{"data":{"success":true,"version":"1.0"}}', /`success`/],
    ['{"__proto__":{"success":true,"version":"1.0"}}', /`success`/],
    ['{"success":true}', /`version`/],
    ['{"success":true,"__proto__":{"version":"1.0"}}', /`version`/],
    ['{"success":true,"version":1.4}', /`version`/],
    ['{"success":true,"version":null}', /`version`/],
    ['{"success":true,"version":{"a":1}}', /`version`/],
    ['{"success":true,"version":["1.0"]}', /`version`/],
    ['{"success":true,"version":""}', /`version`/],
    ['{"success":true,"version":" 1.0"}', /`version`/],
    ['{"success":true,"version":"1.0\\n"}', /`version`/],
    ['{"success":true,"version":"1.0\\n::error::x"}', /`version`/],
    ['{"success":true,"version":"##[error]"}', /`version`/],
    ['{"success":true,"version":"-1"}', /`version`/],
    ['{"success":true,"version":".."}', /`version`/],
    ['{"success":true,"version":"1/2"}', /`version`/],
    ['{"success":true,"version":"1é"}', /`version`/],
    [`{"success":true,"version":"${'1'.repeat(65)}"}`, /`version`/],
    ['['.repeat(500_000), /JSON/],
  ])('%.60s proves nothing', (body, why) => {
    expect(parseReleaseAnswer(body)).toEqual({ kind: 'unclear', why: expect.stringMatching(why) });
  });
});

describe('what the service says is found', () => {
  test.each<[body: unknown, message: string]>([
    [{ message: 'M' }, 'M'],
    [{ error: 'E' }, 'E'],
    [{ error: { message: 'EM', code: 7 } }, 'EM'],
    [{ detail: 'D' }, 'D'],
    [{ title: 'T', status: 422 }, 'T'],
    [{ message: 'M', error: 'E', detail: 'D', title: 'T' }, 'M'],
    [{ message: 7, error: 'E' }, 'E'],
    [{ message: ' ', error: { message: '' }, detail: 'D' }, 'D'],
    [{ errors: { zip_url: [{ message: 'Not found.' }] } }, 'zip_url: Not found'],
    [
      { errors: { zip_url: ['A', { message: 'B' }], plugin_id: 'C' } },
      'zip_url: A; zip_url: B; plugin_id: C',
    ],
    [{ message: 'M', errors: { zip_url: [{ message: 'A' }] } }, 'M; zip_url: A'],
    [{ message: 'M', errors: [] }, 'M'],
    [{ message: 'M', errors: 'x' }, 'M'],
    [{ message: 'M', errors: { a: 1, b: null, c: [2, [3], { message: 4 }] } }, 'M'],
  ])('in %j', (body, message) => {
    expect(findMessage(JSON.stringify(body))).toBe(message);
  });

  test.each([
    '',
    'Bad gateway',
    '<html>502</html>',
    '{"message":',
    'null',
    '42',
    '["message"]',
    '{}',
    '{"message":7,"error":["x"],"detail":{"message":"x"},"title":null}',
    '{"error":{"message":{"message":"x"}}}',
    '{"errors":{}}',
    '{"errors":[{"detail":"x"}]}',
    '{"__proto__":{"message":"x"}}',
    '{"constructor":"x","toString":"y"}',
    '['.repeat(500_000),
    `${'{"error":'.repeat(100_000)}1${'}'.repeat(100_000)}`,
  ])('in the text itself when it has no known shape: %.60s', (body) => {
    expect(findMessage(body)).toBe(body);
  });

  test('without touching the prototype of anything', () => {
    expect(findMessage('{"errors":{"__proto__":[{"message":"A"}],"constructor":["B"]}}')).toBe(
      '__proto__: A; constructor: B',
    );
    expect(Object.prototype).not.toHaveProperty('message');
  });
});
