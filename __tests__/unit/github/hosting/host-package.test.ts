import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { hostPackage } from '../../../../src/github/hosting/host-package.ts';
import {
  catchError,
  digestOf,
  download,
  NAME,
  prepareFixtures,
  type HostingFixture,
  TAG,
  ZIP,
} from './fixture.ts';

const useFixture = prepareFixtures();

const COMMIT = 'c'.repeat(40);

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture();
});

async function restart(...options: Parameters<typeof useFixture>): Promise<void> {
  fixture = await useFixture(...options);
}

const host = (changes: Parameters<HostingFixture['change']>[0] = {}) =>
  hostPackage(fixture.change(changes), fixture.repository, fixture.ports, fixture.isLive);

/** The requests in groups that begin at these; those of a group may come in any order. */
const rounds = (...starts: readonly number[]) =>
  starts.map((start, index) =>
    fixture
      .routes()
      .slice(start, starts[index + 1])
      .sort(),
  );

describe('in a public repository', () => {
  test('the release is made as a draft, filled, published, and proven to be public', async () => {
    const hosted = await host();
    expect(rounds(0, 4, 5, 7, 8, 9, 10)).toEqual([
      ['git/get-ref 404', 'repos/get 200', 'repos/get-release-by-tag 404', 'repos/list-releases 200'],
      ['repos/create-release 201'],
      ['repos/get-release-by-tag 404', 'repos/list-releases 200'],
      ['repos/upload-release-asset 201'],
      ['repos/get-release 200'],
      ['repos/update-release 200'],
      ['storage/get 200', 'web/download 302'],
    ]);
    const created = fixture.github.requests.find(({ route }) => route === 'repos/create-release');
    expect(created?.body).toEqual({
      tag_name: TAG,
      target_commitish: COMMIT,
      name: TAG,
      body: expect.stringMatching(
        /^\* Tidier\.\n\n<!-- publish-wordpress-plugin: 7001 tidy-footer\.zip [0-9a-f]{64} \d{10} -->$/,
      ),
      draft: true,
      prerelease: false,
    });
    const published = fixture.github.requests.find(({ route }) => route === 'repos/update-release');
    expect(published?.body).toEqual({
      tag_name: TAG,
      target_commitish: COMMIT,
      draft: false,
      make_latest: 'legacy',
      body: '* Tidier.',
    });
    const [release] = fixture.github.releases();
    expect(hosted).toMatchObject({
      isSecret: false,
      release: {
        id: release?.id,
        tag: TAG,
        url: `${fixture.github.serverUrl}/acme/tidy-footer/releases/tag/${TAG}`,
      },
      asset: { id: release?.assets[0]?.id, name: NAME },
    });
    const url = await hosted.getUrl();
    expect(url).toBe(`${fixture.github.serverUrl}/acme/tidy-footer/releases/download/${TAG}/${NAME}`);
    expect(await download(url)).toEqual(ZIP);
    expect(fixture.github.tags()).toEqual({ [TAG]: COMMIT });
    expect(fixture.lines).toEqual([
      `Created a draft of the release \`${TAG}\`.`,
      `Uploaded \`${NAME}\` (5.0 kB).`,
      `Published the release \`${TAG}\`.`,
    ]);
  });

  test('accepting and withdrawing change nothing that is public', async () => {
    const hosted = await host();
    const before = fixture.github.requests.length;
    expect(await hosted.publishDraft()).toMatchObject({ release: hosted.release, asset: hosted.asset });
    expect(fixture.github.requests).toHaveLength(before);
    await hosted.rollback();
    await hosted.rollback();
    expect(fixture.routes().slice(before)).toEqual(['repos/get-release 200']);
    expect(fixture.lines.slice(3)).toEqual([
      `warning: Release stays on GitHub: The release \`${TAG}\` is public already, so it stays: run this again to use it, or delete it.`,
    ]);
  });

  test('a second run finds everything there, and uploads nothing', async () => {
    const first = await host();
    const before = fixture.routes().length;
    const second = await host();
    expect(rounds(before, before + 4, before + 5)).toEqual([
      ['git/get-ref 200', 'repos/get 200', 'repos/get-release-by-tag 200', 'repos/list-releases 200'],
      ['repos/list-release-assets 200'],
      ['storage/get 200', 'web/download 302'],
    ]);
    expect([second.release, second.asset, await second.getUrl()]).toEqual([
      first.release,
      first.asset,
      await first.getUrl(),
    ]);
    await second.rollback();
    expect(fixture.lines.at(-1)).toBe(`The release \`${TAG}\` has \`${NAME}\` already.`);
  });

  test('an existing release gets the asset and is not changed otherwise', async () => {
    const { id } = fixture.github.addRelease({
      tagName: TAG,
      name: 'Spring',
      body: 'Mine',
      isPrerelease: true,
    });
    const hosted = await host();
    expect(hosted.release.id).toBe(id);
    expect(fixture.routes()).not.toContain('repos/update-release 200');
    expect(fixture.github.releases()).toMatchObject([
      { name: 'Spring', body: 'Mine', isPrerelease: true, assets: [{ name: NAME, bytes: ZIP }] },
    ]);
    await hosted.rollback();
    expect(fixture.github.releases()).toMatchObject([{ assets: [{ name: NAME }] }]);
    expect(fixture.lines.at(-1)).toMatch(
      /^warning: .*The new asset of the release `v1\.4\.2` is public already/,
    );
  });

  test('a signed URL keeps the release a draft until the service has taken the package', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    expect(fixture.routes()).not.toContain('repos/get 200');
    expect(hosted.isSecret).toBe(true);
    expect(hosted.release.url).toMatch(/\/releases\/tag\/untagged-/);
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(fixture.github.tags()).toEqual({});
    const url = `${fixture.github.serverUrl}/acme/tidy-footer/releases/tag/${TAG}`;
    expect(await hosted.publishDraft()).toEqual({ asset: hosted.asset, release: { ...hosted.release, url } });
    expect(fixture.github.tags()).toEqual({ [TAG]: COMMIT });
  });

  test('notes are generated where there are none, and cut where there are too many', async () => {
    await host({ notes: '' });
    await host({ notes: 'ü'.repeat(130_000), tag: 'v2', prerelease: true });
    const bodies = fixture.github.requests
      .filter(({ route }) => route === 'repos/create-release')
      .map(({ body }) => body as Record<string, unknown>);
    expect(bodies).toMatchObject([{ generate_release_notes: true }, { prerelease: true }]);
    expect(bodies[0]?.['body']).toMatch(
      /^<!-- publish-wordpress-plugin: 7001 tidy-footer\.zip [0-9a-f]{64} \d{10} -->$/,
    );
    expect(bodies[1]?.['body']).toMatch(/^ü{124497}\n\n…\n\n<!-- .* -->$/);
    expect(fixture.github.releases().map(({ body }) => body)).toEqual([
      expect.stringMatching(/^\*\*Full Changelog\*\*: /),
      expect.stringMatching(/^ü{124497}\n\n…$/),
    ]);
  });

  test('a tag that exists stays where it is, and is not asked for', async () => {
    fixture.github.addTag(TAG, 'a'.repeat(40));
    await host();
    const created = fixture.github.requests.find(({ route }) => route === 'repos/create-release');
    expect(created?.body).not.toHaveProperty('target_commitish');
    expect(fixture.lines[0]).toMatch(/^warning: Tag is on another commit/);
    expect(fixture.github.tags()).toEqual({ [TAG]: 'a'.repeat(40) });
  });

  test('a tag on the commit of this run needs no warning, and may have slashes', async () => {
    fixture.github.addTag('plugins/v1', COMMIT);
    const hosted = await host({ tag: 'plugins/v1' });
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(fixture.lines.join()).not.toContain('warning');
  });

  test('drafts are found on later pages, too', async () => {
    const { id } = fixture.github.addRelease({ tagName: TAG, isDraft: true });
    for (let count = 0; count < 120; count += 1) fixture.github.addRelease({ tagName: `v0.${count}` });
    const hosted = await host();
    expect(hosted.release.id).toBe(id);
    expect(fixture.routes().filter((route) => route.startsWith('repos/list-releases'))).toHaveLength(2);
  });
});

describe('in a private repository', () => {
  beforeEach(() => restart({ isPrivate: true }));

  test('publishing is atomic: the release appears when the service has taken the package', async () => {
    const hosted = await host();
    expect(hosted.isSecret).toBe(true);
    const first = await hosted.getUrl();
    fixture.wait(1000);
    const second = await hosted.getUrl();
    expect(second).not.toBe(first);
    expect(await download(first)).toEqual(ZIP);
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true, assets: [{ name: NAME }] }]);
    const before = fixture.routes().length;
    const [release, again] = [await hosted.publishDraft(), await hosted.publishDraft()];
    expect(again).toBe(release);
    expect(fixture.routes().slice(before)).toEqual(['repos/get-release 200', 'repos/update-release 200']);
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false }]);
    expect(fixture.github.latestTag()).toBe(TAG);
  });

  test('what a signed URL is made of is hidden before it is used', async () => {
    const hosted = await host();
    const url = new URL(await hosted.getUrl());
    expect(fixture.secrets).toEqual(
      expect.arrayContaining([url.search.slice(1), url.searchParams.get('sig'), url.searchParams.get('jwt')]),
    );
    expect(fixture.ports.quote(`GET ${url.href}`)).toBe(`GET ${url.origin}${url.pathname}?…`);
  });

  test('a refusal of the service leaves nothing behind', async () => {
    const hosted = await host();
    await hosted.getUrl();
    await Promise.all([hosted.rollback(), hosted.rollback()]);
    expect(fixture.github.releases()).toEqual([]);
    expect(fixture.github.tags()).toEqual({});
    expect(fixture.lines.at(-1)).toBe(`The draft of the release \`${TAG}\` was deleted again.`);
  });

  test('a release that is published already stays, and so does the asset', async () => {
    fixture.github.addRelease({ tagName: TAG });
    const hosted = await host();
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(await hosted.publishDraft()).toMatchObject({ release: hosted.release, asset: hosted.asset });
    await hosted.rollback();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false, assets: [{ name: NAME }] }]);
  });

  test('a public URL is refused before anything is done', async () => {
    const error = await catchError(host({ assetUrl: 'public' }));
    expect(error).toMatchObject({ code: 'not-published', title: 'No public URL' });
    expect(error.message).toContain('the repository is private');
    expect(fixture.github.requests.every(({ method }) => method === 'GET')).toBe(true);
  });
});

describe('a draft that this run has not made', () => {
  let draft: number;
  beforeEach(() => {
    draft = fixture.github.addRelease({ tagName: TAG, isDraft: true, body: 'Mine' }).id;
  });

  test('gets the asset, a signed URL, and stays a draft', async () => {
    const hosted = await host();
    expect(hosted).toMatchObject({ isSecret: true, release: { id: draft } });
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(await hosted.publishDraft()).toMatchObject({ release: hosted.release, asset: hosted.asset });
    expect(fixture.github.releases()).toMatchObject([
      { isDraft: true, body: 'Mine', assets: [{ name: NAME }] },
    ]);
    expect(fixture.routes().filter((route) => /update|create|delete/.test(route))).toEqual([]);
    expect(fixture.lines.at(-1)).toMatch(/^notice: Release is still a draft: .*Publish it when you like\.$/);
  });

  test('has another address when others have published it meanwhile', async () => {
    const hosted = await host();
    await fixture.publish(draft);
    expect((await hosted.publishDraft()).release.url).toMatch(/\/releases\/tag\/v1\.4\.2$/);
    expect(fixture.lines.join()).not.toContain('notice');
  });

  test('loses only the asset of this run when the service refuses', async () => {
    fixture.github.addAsset(draft, { name: 'manual.pdf', bytes: ZIP });
    const hosted = await host();
    expect(await hosted.rollback()).toBe('the asset is deleted');
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true, assets: [{ name: 'manual.pdf' }] }]);
    expect(fixture.lines.at(-1)).toBe(`The asset \`${NAME}\` was deleted again; its draft stays.`);
  });

  test('keeps the asset when others have published it meanwhile', async () => {
    const hosted = await host();
    await fixture.publish(draft);
    await hosted.rollback();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false, assets: [{ name: NAME }] }]);
    expect(fixture.lines.at(-1)).toMatch(/^warning: Release stays on GitHub/);
  });

  test('may be gone when the service refuses', async () => {
    const hosted = await host();
    await fixture.remove(draft);
    await hosted.rollback();
    expect(fixture.lines.join()).not.toContain('warning');
  });

  test('keeps an asset that was there before', async () => {
    fixture.github.addAsset(draft, { name: NAME, bytes: ZIP });
    const hosted = await host();
    await hosted.rollback();
    expect(fixture.github.releases()).toMatchObject([{ assets: [{ name: NAME }] }]);
    expect(fixture.routes()).not.toContain('repos/upload-release-asset 201');
  });

  test('has no public URL, which is an error that says why', async () => {
    const error = await catchError(host({ assetUrl: 'public' }));
    expect(error).toMatchObject({ code: 'not-published', title: 'No public URL' });
    expect(error.message).toContain('is a draft that this run did not create');
    expect(fixture.github.releases()).toMatchObject([{ assets: [] }]);
  });

  test('is, of two, the one that was made first; a published one comes before both', async () => {
    fixture.github.addRelease({ tagName: TAG, isDraft: true });
    expect((await host()).release.id).toBe(draft);
    const published = fixture.github.addRelease({ tagName: TAG });
    expect((await host()).release.id).toBe(published.id);
  });
});

describe('a package is refused before anything is asked of GitHub', () => {
  test.each(['.tidy.zip', 'tidy footer.zip', 'größe.zip', '-a.zip', '', 'a/b.zip', 'a@b.zip'])(
    'for the asset name %j',
    async (assetName) => {
      const error = await catchError(host({ assetName }));
      expect(error).toMatchObject({ code: 'input', title: 'Input asset-name' });
      expect(error.hint).toContain('asset-name');
    },
  );

  test('for a file of 2 GiB', async () => {
    const file = { ...fixture.spec.file, sizeBytes: 2 * 1024 ** 3 };
    const error = await catchError(host({ file }));
    expect(error).toMatchObject({ code: 'not-published', title: 'Package too large for GitHub' });
  });

  test('for a file that has changed since it was looked into', async () => {
    const file = { ...fixture.spec.file, sizeBytes: 4999 };
    expect(await catchError(host({ file }))).toMatchObject({
      code: 'package',
      message: 'The file `package.zip` changed after it was checked.',
    });
  });

  test('for a file that is not there', async () => {
    const file = { ...fixture.spec.file, path: '/nowhere/a.zip' };
    expect(await catchError(host({ file }))).toMatchObject({ code: 'package' });
  });

  test.each([
    ['no ZIP', '<!doctype html>', 'The file `package.zip` is a web page, not a ZIP.'],
    ['an empty ZIP', 'PK\u0005\u0006', 'The file `package.zip` is a ZIP without any files.'],
  ])('for %s', async (_name, text, message) => {
    await restart({ zip: Buffer.from(text.padEnd(22)) });
    expect(await catchError(host())).toMatchObject({ code: 'package', message });
  });

  test.each([
    ['', 'is empty'],
    ['ghs_1\n', 'is not a token'],
    ['ghs 1', 'is not a token'],
    ['ghs_ü', 'is not a token'],
  ])('for the token %j', async (token, what) => {
    const error = await catchError(
      hostPackage(fixture.spec, { ...fixture.repository, token }, fixture.ports, fixture.isLive),
    );
    expect(error).toMatchObject({ code: 'input', title: 'Input github-token' });
    expect(error.message).toContain(what);
  });

  test('for an API that is not safe to be given the token', async () => {
    const apiUrl = new URL('http://ghe.example/api/v3');
    const error = await catchError(
      hostPackage(fixture.spec, { ...fixture.repository, apiUrl }, fixture.ports, fixture.isLive),
    );
    expect(error).toMatchObject({ code: 'not-published', title: 'GitHub is not safe to call' });
  });

  afterEach(() => {
    expect(fixture.routes()).toEqual([]);
  });
});

test('a package of few bytes is proven by one request', async () => {
  const zip = Buffer.from('PK\u0003\u0004 and so on', 'latin1');
  await restart({ zip });
  const hosted = await host();
  expect(await download(await hosted.getUrl())).toEqual(zip);
  expect(
    fixture
      .routes()
      .slice(0, -2)
      .filter((route) => route.startsWith('storage')),
  ).toEqual(['storage/get 200']);
  expect(digestOf(zip)).toBe(fixture.spec.file.sha256);
});
