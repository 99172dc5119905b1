import { beforeEach, describe, expect, test } from '@jest/globals';

import { instead, serve } from '../../../../sandbox/http/faults.ts';
import { signAssetUrl } from '../../../../src/github/hosting/host-package.ts';
import { catchError, download, NAME, prepareFixtures, type HostingFixture, TAG, ZIP } from './fixture.ts';

const useFixture = prepareFixtures();

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture({ isPrivate: true });
});

const sign = (path: string, repository = fixture.repository) =>
  signAssetUrl(new URL(path, `${fixture.github.serverUrl}/acme/tidy-footer/`), repository, fixture.ports);

describe('the asset of a release in a private repository', () => {
  test('has a signed URL, a new one for each call', async () => {
    fixture.github.addRelease({ tagName: TAG, assets: [{ name: NAME, bytes: ZIP }] });
    const getUrl = await sign(`releases/download/${TAG}/${NAME}`);
    expect(fixture.routes()).toEqual([
      'repos/get 200',
      'repos/get-release-by-tag 200',
      'repos/list-release-assets 200',
    ]);
    const first = (await getUrl?.()) ?? '';
    fixture.wait(1_000);
    expect(await getUrl?.()).not.toBe(first);
    expect(await download(first)).toEqual(ZIP);
    expect(fixture.secrets).toContain(new URL(first).searchParams.get('sig'));
  });

  test.each([
    ['with slashes in its tag', 'a/b', 'releases/download/a/b/x%2By.zip'],
    ['with its tag encoded', 'a/b', 'releases/download/a%2Fb/x+y.zip'],
    ['that is the latest', 'v1', 'releases/latest/download/x+y.zip'],
    ['in another case', 'v1', '/Acme/TIDY-footer/releases/download/v1/x+y.zip'],
  ])('%s', async (_name, tagName, path) => {
    fixture.github.addRelease({ tagName, assets: [{ name: 'x+y.zip', bytes: ZIP }] });
    const getUrl = await sign(path);
    expect(await download((await getUrl?.()) ?? '')).toEqual(ZIP);
  });

  test('by the address of its draft, and by that of the API', async () => {
    const { id, untagged } = fixture.github.addRelease({ tagName: TAG, isDraft: true });
    const asset = fixture.github.addAsset(id, { name: NAME, bytes: ZIP });
    const byPage = await sign(`releases/download/untagged-${untagged}/${NAME}`);
    expect(await download((await byPage?.()) ?? '')).toEqual(ZIP);
    const byApi = await sign(`${fixture.github.apiUrl}/repos/acme/tidy-footer/releases/assets/${asset.id}`);
    expect(await download((await byApi?.()) ?? '')).toEqual(ZIP);
  });

  test('that is not there is an error', async () => {
    fixture.github.addRelease({ tagName: TAG, assets: [{ name: NAME, state: 'starter' }] });
    for (const path of [
      `releases/download/${TAG}/${NAME}`,
      `releases/download/${TAG}/other.zip`,
      'releases/download/v9/other.zip',
      'releases/latest/download/other.zip',
      `${fixture.github.apiUrl}/repos/acme/tidy-footer/releases/assets/1`,
    ]) {
      const error = await catchError(sign(path));
      expect(error).toMatchObject({ code: 'not-published', title: 'Asset not found' });
      expect(error.hint).toMatch(/a draft needs a token with `permissions: contents: write`\.$/);
    }
  });

  test('that is no ZIP is an error', async () => {
    fixture.github.addRelease({ tagName: TAG, assets: [{ name: NAME, bytes: Buffer.from('<html>') }] });
    const getUrl = await sign(`releases/download/${TAG}/${NAME}`);
    const error = await catchError(getUrl?.() ?? Promise.resolve());
    expect(error.message).toBe('The signed URL of the asset returns something other than the package.');
  });

  test('is asked for anew when it is not what it should be at first', async () => {
    fixture.github.addRelease({ tagName: TAG, assets: [{ name: NAME, bytes: ZIP }] });
    const getUrl = await sign(`releases/download/${TAG}/${NAME}`);
    fixture.github.script('storage/get', instead(serve(Buffer.from('PK'))));
    expect(await download((await getUrl?.()) ?? '')).toEqual(ZIP);
  });

  test('is for those who may see it', async () => {
    const repository = { ...fixture.repository, token: 'ghp_other' };
    const error = await catchError(sign(`releases/download/${TAG}/${NAME}`, repository));
    expect(error).toMatchObject({ code: 'not-published', title: 'Not found on GitHub' });
  });
});

describe('no signed URL is needed', () => {
  test('in a public repository', async () => {
    fixture = await useFixture();
    expect(await sign(`releases/download/${TAG}/${NAME}`)).toBeUndefined();
    expect(fixture.routes()).toEqual(['repos/get 200']);
  });

  test('or possible without a token', async () => {
    const repository = { ...fixture.repository, token: '' };
    expect(await sign(`releases/download/${TAG}/${NAME}`, repository)).toBeUndefined();
    expect(fixture.routes()).toEqual([]);
  });

  test.each([
    'https://downloads.example/tidy-footer.zip',
    '/acme/other/releases/download/v1/a.zip',
    'releases/tag/v1',
    'releases/download/a.zip',
    'releases/latest/download/b/a.zip',
    'releases/assets/1',
    'archive/refs/tags/v1.zip',
    'releases/download/%zz/a.zip',
    '/',
  ])('for %s', async (path) => {
    expect(await sign(path)).toBeUndefined();
    expect(fixture.routes()).toEqual([]);
  });
});
