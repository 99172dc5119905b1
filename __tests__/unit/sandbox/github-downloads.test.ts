import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { readError, START, startStage, type Stage } from './github-stage.ts';

const ZIP = Buffer.from('PK\u0003\u0004 and so on');
const OCTETS = { headers: { accept: 'application/octet-stream' } };

let stage: Stage;
beforeEach(async () => {
  stage = await startStage();
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

/** A signed URL for an asset of a new draft. */
async function sign(on: Stage = stage): Promise<string> {
  const { id } = on.github.addRelease({ tagName: 'v1', isDraft: true });
  const asset = on.github.addAsset(id, { name: 'a.zip', bytes: ZIP });
  const { status, headers } = await on.call('GET', `/releases/assets/${asset.id}`, OCTETS);
  expect(status).toBe(302);
  return headers.get('location') ?? '';
}

describe('a public address', () => {
  const address = (path: string): string => `${stage.github.serverUrl}/acme/tidy-footer/releases/${path}`;

  test('leads to the storage when the release is published', async () => {
    stage.github.addRelease({ tagName: 'v1/a+b', assets: [{ name: 'a+b.zip', bytes: ZIP }] });
    const [release] = (await stage.call('GET', '/releases')).body as [
      { readonly assets: readonly [{ readonly browser_download_url: string }] },
    ];
    const { browser_download_url: url } = release.assets[0];
    for (const tried of [url, address('download/v1/a+b/a+b.zip'), address('latest/download/a+b.zip')]) {
      const redirect = await stage.download(tried);
      expect(redirect.status).toBe(302);
      const download = await stage.download(redirect.headers.get('location') ?? '');
      expect(Buffer.from(await download.arrayBuffer())).toEqual(ZIP);
    }
  });

  test.each(['download/v1/b.zip', 'download/v2/a.zip', 'download/v1/', '%zz'])(
    'is a page that says no for %s',
    async (path) => {
      stage.github.addRelease({ tagName: 'v1', assets: [{ name: 'a.zip', bytes: ZIP }] });
      const page = await stage.download(address(path));
      expect([page.status, page.headers.get('content-type')]).toEqual([404, 'text/html; charset=utf-8']);
    },
  );

  test('does not exist for a draft, nor for an unfinished asset', async () => {
    stage.github.addRelease({ tagName: 'v1', isDraft: true, assets: [{ name: 'a.zip', bytes: ZIP }] });
    stage.github.addRelease({ tagName: 'v2', assets: [{ name: 'a.zip', state: 'starter' }] });
    const untagged = stage.github.releases()[0]?.untagged ?? '';
    for (const tag of ['v1', `untagged-${untagged}`, 'v2']) {
      expect((await stage.download(address(`download/${tag}/a.zip`))).status).toBe(404);
    }
  });

  test('does not exist in a private repository, whatever token comes along', async () => {
    await using hidden = await startStage({ isPrivate: true });
    hidden.github.addRelease({ tagName: 'v1', assets: [{ name: 'a.zip', bytes: ZIP }] });
    const url = `${hidden.github.serverUrl}/acme/tidy-footer/releases/download/v1/a.zip`;
    expect((await hidden.download(url)).status).toBe(404);
    expect((await hidden.download(url, { headers: { authorization: 'Bearer ghs_write' } })).status).toBe(404);
  });
});

describe('a signed URL', () => {
  test('needs no credentials, and tells when it ends', async () => {
    await using hidden = await startStage({ isPrivate: true });
    const url = new URL(await sign(hidden));
    expect(url.origin).toBe(hidden.github.storageUrl);
    const [, claims = ''] = url.searchParams.get('jwt')?.split('.') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      exp: START.getTime() / 1000 + 300,
    });
    expect(url.searchParams.get('se')).toBe('2026-11-20T11:00:00Z');
    const download = await hidden.download(url.href);
    expect(download.headers.get('content-disposition')).toBe('attachment; filename=a.zip');
    expect(Buffer.from(await download.arrayBuffer())).toEqual(ZIP);
  });

  test('is given for public repositories too', async () => {
    const { id } = stage.github.addRelease({ tagName: 'v1' });
    const asset = stage.github.addAsset(id, { name: 'a.zip', bytes: ZIP });
    const { status } = await stage.call('GET', `/releases/assets/${asset.id}`, { as: 'nobody', ...OCTETS });
    expect(status).toBe(302);
  });

  test('serves single ranges, and no suffix', async () => {
    const url = await sign();
    const part = await stage.download(url, { headers: { range: 'bytes=0-3' } });
    expect([part.status, await part.text()]).toEqual([206, 'PK\u0003\u0004']);
    expect((await stage.download(url, { headers: { range: 'bytes=-4' } })).status).toBe(416);
  });

  test('lives five minutes', async () => {
    const url = await sign();
    stage.wait(299);
    expect((await stage.download(url)).status).toBe(200);
    stage.wait(1);
    expect((await stage.download(url)).status).toBe(403);
  });

  test('ends early when a test says so', async () => {
    const url = await sign();
    stage.github.expireSignedUrls();
    expect((await stage.download(url)).status).toBe(403);
    expect((await stage.download(await sign())).status).toBe(200);
  });

  test('is refused with an Authorization header, and for HEAD', async () => {
    const url = await sign();
    expect((await stage.download(url, { headers: { authorization: 'Bearer ghs_write' } })).status).toBe(400);
    expect((await stage.download(url, { method: 'HEAD' })).status).toBe(403);
    expect((await stage.download(url, { method: 'POST' })).status).toBe(405);
  });

  test.each([
    ['another signature', (url: URL) => url.searchParams.set('sig', 'AAAA')],
    ['a later end', (url: URL) => url.searchParams.set('se', '2030-01-01T00:00:00Z')],
    ['a token of its own', (url: URL) => url.searchParams.set('jwt', 'e30.eyJleHAiOjk5OTk5OTk5OTl9.AAAA')],
    ['no token', (url: URL) => url.searchParams.delete('jwt')],
    ['a token that is none', (url: URL) => url.searchParams.set('jwt', 'x')],
    ['another file', (url: URL) => (url.pathname += '0')],
  ])('is not valid with %s', async (_name, change) => {
    const url = new URL(await sign());
    change(url);
    expect((await stage.download(url.href)).status).toBe(403);
  });
});

describe('artifacts', () => {
  test('of a run are listed by name, newest first', async () => {
    for (const name of ['plugin', 'report', 'plugin'])
      stage.github.addArtifact({ name, bytes: ZIP, runId: 7 });
    stage.github.addArtifact({ name: 'plugin', bytes: ZIP, runId: 8 });
    const all = await stage.call('GET', '/actions/runs/7/artifacts?per_page=2');
    expect(all.body).toMatchObject({ total_count: 3, artifacts: [{ name: 'plugin' }, { name: 'report' }] });
    expect(all.headers.get('link')).toContain('rel="next"');
    const [first, , third] = stage.github.artifacts(7);
    expect((await stage.call('GET', '/actions/runs/7/artifacts?name=plugin')).body).toMatchObject({
      total_count: 2,
      artifacts: [
        { id: third?.id, workflow_run: { id: 7 } },
        { id: first?.id, size_in_bytes: ZIP.length, expired: false },
      ],
    });
  });

  test('are downloaded within a minute', async () => {
    const { id } = stage.github.addArtifact({ name: 'plugin', bytes: ZIP, runId: 7 });
    const { status, headers } = await stage.call('GET', `/actions/artifacts/${id}/zip`);
    expect(status).toBe(302);
    const url = headers.get('location') ?? '';
    const download = await stage.download(url);
    expect(download.headers.get('content-type')).toBe('application/zip');
    expect(Buffer.from(await download.arrayBuffer())).toEqual(ZIP);
    stage.wait(60);
    expect((await stage.download(url)).status).toBe(403);
  });

  test('are gone when they have expired', async () => {
    const { id } = stage.github.addArtifact({ name: 'plugin', bytes: ZIP, runId: 7, isExpired: true });
    expect(readError(await stage.call('GET', `/actions/artifacts/${id}/zip`))).toEqual([
      410,
      'Artifact has expired',
    ]);
    expect((await stage.call('GET', '/actions/artifacts/1/zip')).status).toBe(404);
  });

  test('need a permission of their own', async () => {
    const { id } = stage.github.addArtifact({ name: 'plugin', bytes: ZIP, runId: 7 });
    for (const path of ['/actions/runs/7/artifacts', `/actions/artifacts/${id}/zip`]) {
      const refused = await stage.call('GET', path, { as: 'read' });
      expect(readError(refused)).toEqual([403, 'Resource not accessible by integration']);
      expect(refused.headers.get('x-accepted-github-permissions')).toBe('actions=read');
    }
    expect((await stage.call('GET', '/actions/runs/7/artifacts', { as: 'nobody' })).status).toBe(200);
    expect((await stage.call('GET', `/actions/artifacts/${id}/zip`, { as: 'nobody' })).status).toBe(401);
  });
});
