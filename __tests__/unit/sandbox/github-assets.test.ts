import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { cleanName } from '../../../sandbox/github/assets.ts';
import { readError, startStage, TOKENS, type Stage } from './github-stage.ts';

const ZIP = Buffer.from('PK\u0003\u0004 and so on');
const DIGEST = `sha256:${createHash('sha256').update(ZIP).digest('hex')}`;

let stage: Stage;
let draft: number;
beforeEach(async () => {
  stage = await startStage();
  draft = stage.github.addRelease({ tagName: 'v1', isDraft: true }).id;
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

const assets = (): readonly unknown[] => stage.github.releases()[0]?.assets ?? [];

const failed = (code: string, field: string, message?: string): unknown => [
  422,
  'Validation Failed',
  [{ resource: 'ReleaseAsset', code, field, ...(message !== undefined && { message }) }],
];

describe('an upload', () => {
  test('makes an asset with its size and digest', async () => {
    const headers = { 'content-type': 'application/zip' };
    const { status, body } = await stage.upload(draft, 'a.zip', ZIP, { headers });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'a.zip',
      label: '',
      state: 'uploaded',
      size: ZIP.length,
      digest: DIGEST,
      content_type: 'application/zip',
      browser_download_url: expect.stringMatching(/\/releases\/download\/untagged-[0-9a-f]{20}\/a\.zip$/),
    });
    expect((await stage.call('GET', `/releases/${draft}/assets`)).body).toEqual([body]);
    expect((await stage.call('GET', `/releases/${draft}`)).body).toMatchObject({ assets: [body] });
    expect(assets()).toMatchObject([{ bytes: ZIP }]);
  });

  test('goes to the uploads host only', async () => {
    expect((await stage.call('POST', `/releases/${draft}/assets?name=a.zip`)).status).toBe(404);
  });

  test('of the same name is refused, in whatever state the first one is', async () => {
    stage.github.addAsset(draft, { name: 'a.zip', bytes: ZIP });
    stage.github.addAsset(draft, { name: 'b.zip', state: 'starter' });
    for (const name of ['a.zip', 'b.zip']) {
      expect(readError(await stage.upload(draft, name, 'PK'))).toEqual(failed('already_exists', 'name'));
    }
    expect(assets()).toMatchObject([
      { bytes: ZIP },
      { state: 'starter', digest: null, bytes: Buffer.alloc(0) },
    ]);
  });

  test('needs a name, some bytes, and a release', async () => {
    expect(readError(await stage.upload(draft, '', 'PK'))).toEqual(failed('missing_field', 'name'));
    expect(readError(await stage.upload(draft, 'a.zip', ''))).toEqual(
      failed('custom', 'size', 'size must be greater than or equal to 1'),
    );
    expect(readError(await stage.upload(1, 'a.zip', 'PK'))).toEqual([404, 'Not Found']);
  });

  test('must tell its length', async () => {
    const { port } = new URL(stage.github.uploadsUrl);
    const path = `/repos/acme/tidy-footer/releases/${draft}/assets?name=a.zip`;
    const authorization = `Bearer ${TOKENS.write.value}`;
    const sending = request({ port, path, method: 'POST', headers: { authorization, 'user-agent': 'test' } });
    sending.write('PK');
    sending.end();
    const [response] = (await once(sending, 'response')) as [{ statusCode: number; resume(): void }];
    response.resume();
    expect(response.statusCode).toBe(400);
    expect(stage.github.requests.at(-1)?.answer?.body).toMatchObject({ message: 'Bad Content-Length: ' });
  });

  test('that breaks off leaves a starter, which a deletion removes', async () => {
    const { port } = new URL(stage.github.uploadsUrl);
    const path = `/repos/acme/tidy-footer/releases/${draft}/assets?name=a.zip`;
    const headers = {
      authorization: `Bearer ${TOKENS.write.value}`,
      'user-agent': 'test',
      'content-length': 9,
    };
    const sending = request({ port, path, method: 'POST', headers }).on('error', () => undefined);
    sending.write('PK');
    while (assets().length === 0) await delay(5);
    sending.destroy();
    const listed = await stage.call('GET', `/releases/${draft}/assets`);
    expect(listed.body).toMatchObject([{ name: 'a.zip', state: 'starter', size: 0, digest: null }]);
    const [{ id }] = listed.body as [{ readonly id: number }];
    const octets = { headers: { accept: 'application/octet-stream' } };
    expect((await stage.call('GET', `/releases/assets/${id}`, octets)).status).toBe(404);
    expect((await stage.call('DELETE', `/releases/assets/${id}`)).status).toBe(204);
    expect((await stage.upload(draft, 'a.zip', ZIP)).status).toBe(201);
  });
});

test.each([
  ['tidy-footer_1.4.2+build@x.zip', 'tidy-footer_1.4.2+build@x.zip'],
  ['My Plugin (1).zip', 'My.Plugin.1.zip'],
  ['a~b:c.zip', 'a.b.c.zip'],
  ['fake.      file.txt', 'fake.file.txt'],
  ['.distignore', 'default.distignore'],
  ['a.zip.', 'a.zip'],
])('the name %j becomes %j', (name, cleaned) => {
  expect(cleanName(name)).toBe(cleaned);
});

describe('an asset', () => {
  test('takes a new name, but none that is taken', async () => {
    const { id } = stage.github.addAsset(draft, { name: 'new.zip', bytes: ZIP });
    stage.github.addAsset(draft, { name: 'old.zip', bytes: ZIP });
    const rename = (name: string): ReturnType<Stage['call']> =>
      stage.call('PATCH', `/releases/assets/${id}`, { json: { name } });
    expect(readError(await rename('old.zip'))).toEqual(failed('already_exists', 'name'));
    expect((await rename('new.zip')).status).toBe(200);
    expect((await rename('a b.zip')).body).toMatchObject({ id, name: 'a.b.zip', digest: DIGEST });
  });

  test('is deleted, and is then nowhere', async () => {
    const { id } = stage.github.addAsset(draft, { name: 'a.zip', bytes: ZIP });
    expect((await stage.call('DELETE', `/releases/assets/${id}`, { as: 'read' })).status).toBe(403);
    expect((await stage.call('DELETE', `/releases/assets/${id}`)).status).toBe(204);
    for (const method of ['GET', 'DELETE']) {
      expect((await stage.call(method, `/releases/assets/${id}`)).status).toBe(404);
    }
  });

  test('of a draft is for those who may push', async () => {
    const { id } = stage.github.addAsset(draft, { name: 'a.zip', bytes: ZIP });
    expect((await stage.call('GET', `/releases/assets/${id}`)).status).toBe(200);
    expect((await stage.call('GET', `/releases/assets/${id}`, { as: 'read' })).status).toBe(404);
  });

  test('can be put there in any state, with any digest', () => {
    stage.github.addAsset(draft, { name: 'a.zip', bytes: ZIP, digest: null });
    stage.github.addAsset(draft, { name: 'b.zip', bytes: ZIP, state: 'open' });
    expect(assets()).toMatchObject([
      { state: 'uploaded', digest: null },
      { state: 'open', digest: null },
    ]);
    expect(() => stage.github.addAsset(1, { name: 'c.zip' })).toThrow('There is no release 1.');
  });

  test('stands on a page of its own list', async () => {
    for (let count = 1; count <= 31; count += 1)
      stage.github.addAsset(draft, { name: `${count}.zip`, bytes: ZIP });
    const second = await stage.call('GET', `/releases/${draft}/assets?page=2`);
    expect(second.body).toMatchObject([{ name: '31.zip' }]);
    expect(second.headers.get('link')).toContain('rel="prev"');
  });
});
