import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { startGitHub, type GitHub } from '../../../sandbox/github/github.ts';

const [OLD, NEW] = ['a'.repeat(40), 'b'.repeat(40)];

let github: GitHub;
beforeEach(async () => {
  github = await startGitHub({
    commits: [{ sha: OLD }, { sha: NEW }],
    tags: { v1: OLD, 'v1.0.0': OLD },
    tokens: [
      { value: 'ghs_write', permissions: { contents: 'write' } },
      { value: 'ghs_read', permissions: { contents: 'read' } },
    ],
  });
});
afterEach(async () => {
  await github.close();
});

async function call(method: string, path: string, body?: object, token = 'ghs_write'): Promise<unknown> {
  const response = await fetch(`${github.apiUrl}/repos/acme/tidy-footer/git/${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (response.status === 204) return [204];
  const answer = (await response.json()) as { readonly message?: string; readonly ref?: string };
  return [response.status, answer.message ?? answer.ref ?? answer];
}

describe('a tag', () => {
  test('is created on a commit that is there', async () => {
    expect(await call('POST', 'refs', { ref: 'refs/tags/v2', sha: NEW })).toEqual([201, 'refs/tags/v2']);
    expect(github.tags()['v2']).toBe(NEW);
    expect(await call('POST', 'refs', { ref: 'refs/tags/v2', sha: NEW })).toEqual([
      422,
      'Reference already exists',
    ]);
    expect(await call('POST', 'refs', { ref: 'refs/tags/v3', sha: 'c'.repeat(40) })).toEqual([
      422,
      'Object does not exist',
    ]);
  });

  test('is moved forward, and back by force only', async () => {
    expect(await call('PATCH', 'refs/tags/v1', { sha: NEW })).toEqual([200, 'refs/tags/v1']);
    expect(await call('PATCH', 'refs/tags/v1', { sha: OLD })).toEqual([422, 'Update is not a fast forward']);
    expect(await call('PATCH', 'refs/tags/v1', { sha: OLD, force: true })).toEqual([200, 'refs/tags/v1']);
    expect(await call('PATCH', 'refs/tags/v9', { sha: OLD })).toEqual([422, 'Reference does not exist']);
  });

  test('is deleted, and then gone', async () => {
    expect(await call('DELETE', 'refs/tags/v1')).toEqual([204]);
    expect(github.tags()).toEqual({ 'v1.0.0': OLD });
    expect(await call('DELETE', 'refs/tags/v1')).toEqual([422, 'Reference does not exist']);
    expect(await call('DELETE', 'refs/heads/main')).toEqual([422, 'Reference does not exist']);
  });

  test('is changed by who may write', async () => {
    const refused = [403, 'Resource not accessible by integration'];
    expect(await call('DELETE', 'refs/tags/v1', undefined, 'ghs_read')).toEqual(refused);
    expect(await call('POST', 'refs', { ref: 'refs/tags/v2', sha: NEW }, 'ghs_read')).toEqual(refused);
    expect(await call('PATCH', 'refs/tags/v1', { sha: NEW }, 'ghs_read')).toEqual(refused);
    expect(github.tags()).toEqual({ v1: OLD, 'v1.0.0': OLD });
  });
});

test('refs are found by how they begin, in order', async () => {
  github.addTag('v1.10.0');
  expect(await call('GET', 'matching-refs/tags/v1.')).toEqual([
    200,
    [
      expect.objectContaining({ ref: 'refs/tags/v1.0.0' }),
      expect.objectContaining({ ref: 'refs/tags/v1.10.0' }),
    ],
  ]);
  expect(await call('GET', 'matching-refs/tags/v9')).toEqual([200, []]);
});
