import { expect, test } from '@jest/globals';
import type { HttpRequest } from '../../../src/http/message.ts';
import { connect } from '../../../src/github/client.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

const TASK = { doing: 'trying', kind: 'write' } as const;

/** The request that a call sends, and what is read of its answer. */
async function exchange(
  token: string,
  ...[route, values]: readonly [string, Readonly<Record<string, unknown>>?]
) {
  const sent: HttpRequest[] = [];
  const url = new URL('https://github.example/');
  const { call } = await connect(
    { apiUrl: new URL('api/v3/', url), serverUrl: url, owner: 'acme', name: 'tidy', token, sha: '' },
    {
      send: (request) => {
        sent.push(request);
        const headers = { link: '<https://github.example/>; rel="next"' };
        return Promise.resolve({ status: 200, headers, body: Buffer.from('{"id":1}'), isCut: false });
      },
      clock: { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() },
      random: () => 0,
      log: quietLog,
      quote: (text) => text,
      retries: 0,
      timeoutMs: 1000,
    },
  );
  return { reply: await call(TASK, route, values), request: sent[0] };
}

test('a route is filled in, and what is left of the values is the body', async () => {
  const { reply, request } = await exchange('ghs_a', 'PATCH /releases/{release_id}', {
    release_id: 7,
    name: 'é',
  });
  expect(request).toMatchObject({
    method: 'PATCH',
    url: new URL('https://github.example/api/v3/repos/acme/tidy/releases/7'),
    body: '{"name":"é"}',
    headers: {
      accept: 'application/vnd.github+json',
      'x-github-api-version': '2022-11-28',
      'content-type': 'application/json; charset=utf-8',
      'user-agent': expect.stringContaining('octokit'),
    },
  });
  expect(reply).toEqual({ data: { id: 1 }, location: '', hasMore: true });
});

test('in a request to read, it is the query', async () => {
  const { request } = await exchange('ghs_a', 'GET /releases/tags/{tag}', { tag: 'a/b c', page: 2 });
  expect(request?.url.href).toBe(
    'https://github.example/api/v3/repos/acme/tidy/releases/tags/a%2Fb%20c?page=2',
  );
  expect(request).not.toHaveProperty('body');
});

test.each([
  ['ghs_a', 'token ghs_a'],
  // A JSON web token.
  ['ghs_a.b.c', 'bearer ghs_a.b.c'],
])('the token %s is sent as: %s', async (token, authorization) => {
  const { request } = await exchange(token, 'GET /releases');
  expect(request?.headers).toHaveProperty('authorization', authorization);
});
