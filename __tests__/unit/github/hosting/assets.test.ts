import { beforeEach, describe, expect, test } from '@jest/globals';

import { instead, reset, status } from '../../../../sandbox/http/faults.ts';
import { followed, preceded, repeat, unprocessable } from '../../../../sandbox/github/faults.ts';
import type { Asset } from '../../../../sandbox/github/github.ts';
import { hostPackage } from '../../../../src/github/hosting/host-package.ts';
import {
  catchError,
  download,
  NAME,
  OTHER_ZIP,
  prepareFixtures,
  type HostingFixture,
  TAG,
  ZIP,
} from './fixture.ts';

const useFixture = prepareFixtures();

const DAY_MS = 24 * 3_600_000;

let fixture: HostingFixture;
let release: number;
beforeEach(async () => {
  fixture = await useFixture();
  release = fixture.github.addRelease({ tagName: TAG }).id;
});

const host = (changes: Parameters<HostingFixture['change']>[0] = {}) =>
  hostPackage(fixture.change(changes), fixture.repository, fixture.ports, fixture.isLive);

const assets = (): readonly Readonly<Asset>[] =>
  fixture.github.releases().find(({ id }) => id === release)?.assets ?? [];

/** Lists the requests about assets, which follow once the release is found. */
const steps = () => fixture.routes().filter((route) => /asset|download|storage/.test(route));

describe('an asset of the same name', () => {
  test('and the same content is used as it is', async () => {
    const { id } = fixture.github.addAsset(release, { name: NAME, bytes: ZIP });
    expect((await host()).asset).toEqual({ id, name: NAME });
    expect(steps()).not.toContain('repos/upload-release-asset 201');
  });

  test.each([
    ['content', OTHER_ZIP],
    ['size', Buffer.from('PK')],
  ])('and other %s is an error', async (_name, bytes) => {
    fixture.github.addAsset(release, { name: NAME, bytes });
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'Asset exists with other content' });
    expect(error.hint).toContain('overwrite: true');
    expect(assets()).toMatchObject([{ name: NAME, bytes }]);
    expect(steps()).toEqual(['repos/list-release-assets 200']);
  });

  test('and without a digest is downloaded to be compared, and used when it is the same', async () => {
    fixture.github.addAsset(release, { name: NAME, bytes: ZIP, digest: null });
    await host();
    expect(steps().slice(0, 3)).toEqual([
      'repos/list-release-assets 200',
      'repos/get-release-asset 302',
      'storage/get 200',
    ]);
    expect(assets()).toHaveLength(1);
  });

  test('and without a digest is an error when it is another one', async () => {
    fixture.github.addAsset(release, { name: NAME, bytes: OTHER_ZIP, digest: null });
    expect(await catchError(host())).toMatchObject({ title: 'Asset exists with other content' });
  });

  test('and without a digest, whose download fails, is an error that says so', async () => {
    fixture.github.addAsset(release, { name: NAME, bytes: ZIP, digest: null });
    fixture.github.script('storage/get', instead(status(403)));
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'Asset cannot be compared' });
    expect(error.message).toContain('returned 403');
  });

  test('and without a digest, whose download breaks off, is downloaded again', async () => {
    fixture.github.addAsset(release, { name: NAME, bytes: ZIP, digest: null });
    fixture.github.script('storage/get', instead(reset()));
    await host();
    expect(assets()).toHaveLength(1);
  });

  test('and without a digest, whose download does not end well, is an error of GitHub', async () => {
    fixture.github.addAsset(release, { name: NAME, bytes: ZIP, digest: null });
    fixture.github.script('storage/get', ...repeat(4, instead(reset())));
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'GitHub not reached' });
    expect(error.message).toMatch(/^Downloading the asset on GitHub failed: the connection broke/);
  });

  test('in another release is no matter', async () => {
    fixture.github.addRelease({ tagName: 'v1', assets: [{ name: NAME, bytes: OTHER_ZIP }] });
    await host();
    expect(assets()).toMatchObject([{ bytes: ZIP }]);
  });
});

describe('an asset is overwritten', () => {
  beforeEach(() => {
    fixture.github.addAsset(release, { name: NAME, bytes: OTHER_ZIP });
  });

  test('without a moment in which neither of the two is there', async () => {
    const moments: string[][] = [];
    const note = followed(
      () => void moments.push(assets().map(({ name }) => name.replace(/[0-9a-f]{8}$/, '#'))),
    );
    fixture.github.script('repos/upload-release-asset', note);
    fixture.github.script('repos/update-release-asset', note, note);
    fixture.github.script('repos/delete-release-asset', note);
    const hosted = await host({ overwrite: true });
    expect(steps().slice(0, 5)).toEqual([
      'repos/list-release-assets 200',
      'repos/upload-release-asset 201',
      'repos/update-release-asset 200',
      'repos/update-release-asset 200',
      'repos/delete-release-asset 204',
    ]);
    expect(moments).toEqual([
      [NAME, `${NAME}.new-#`],
      [`${NAME}.old-#`, `${NAME}.new-#`],
      [`${NAME}.old-#`, NAME],
      [NAME],
    ]);
    expect(hosted.asset.name).toBe(NAME);
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
  });

  test('and what replaced it stays when the service refuses', async () => {
    await (await host({ overwrite: true, assetUrl: 'signed' })).rollback();
    expect(assets()).toMatchObject([{ name: NAME, bytes: ZIP }]);
  });

  test('unless it has the same content', async () => {
    const file = { ...fixture.spec.file, sha256: assets()[0]?.digest?.slice(7) ?? '' };
    await host({ overwrite: true, file, assetUrl: 'signed' });
    expect(steps()).toEqual(['repos/list-release-assets 200']);
  });

  test.each([
    ['the upload', 'repos/upload-release-asset', 1, unprocessable('No')],
    ['renaming the old one', 'repos/update-release-asset', 1, unprocessable('No')],
    ['renaming the old one, which is done all the same,', 'repos/update-release-asset', 4, undefined],
    ['renaming the new one', 'repos/update-release-asset', 2, unprocessable('No')],
  ] as const)('and is as it was when %s fails', async (_name, route, last, fault) => {
    const lost = followed(() => {
      throw new Error('lost');
    });
    // Before the last one, those that go well; or all fail after they were done.
    const faults = Array.from({ length: last }, (_, index) =>
      fault === undefined ? lost : index + 1 === last ? fault : preceded(() => undefined),
    );
    fixture.github.script(route, ...faults);
    const error = await catchError(host({ overwrite: true }));
    expect(error.code).toBe('not-published');
    expect(assets()).toMatchObject([{ name: NAME, bytes: OTHER_ZIP }]);
    expect(fixture.lines.join('\n')).not.toContain('warning');
  });

  test('and the new one stays when the old one cannot be deleted', async () => {
    fixture.github.script('repos/delete-release-asset', unprocessable('No'));
    const hosted = await host({ overwrite: true });
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(fixture.lines.join('\n')).toMatch(
      /warning: Old asset left on GitHub: .*delete `tidy-footer\.zip\.old-[0-9a-f]{8}` .* by hand/,
    );
  });

  test('and what is left is named when neither going on nor going back works', async () => {
    fixture.github.script(
      'repos/update-release-asset',
      preceded(() => undefined),
      ...repeat(2, unprocessable('No')),
    );
    expect(await catchError(host({ overwrite: true }))).toMatchObject({ title: 'Refused by GitHub' });
    expect(assets()).toMatchObject([{ name: expect.stringMatching(/\.old-/) as unknown, bytes: OTHER_ZIP }]);
    expect(fixture.lines.join('\n')).toMatch(
      /warning: Assets left on GitHub: The asset `tidy-footer\.zip` of the release `v1\.4\.2` could not be replaced: if it is now called `.*\.old-.*`, rename it back\.$/,
    );
  });

  test('and the old one gets its name back also when the new one cannot be deleted', async () => {
    fixture.github.script(
      'repos/update-release-asset',
      preceded(() => undefined),
      unprocessable('No'),
    );
    fixture.github.script('repos/delete-release-asset', unprocessable('No'));
    expect(await catchError(host({ overwrite: true }))).toMatchObject({ title: 'Refused by GitHub' });
    expect(assets().map(({ name }) => name)).toEqual([NAME, expect.stringMatching(/\.new-/)]);
    expect(fixture.lines.join('\n')).toMatch(
      /warning: Assets left on GitHub: The asset `.*\.new-[0-9a-f]{8}` of the release `v1\.4\.2` .*: delete it\.$/m,
    );
  });
});

describe('what a broken upload has left', () => {
  test('is deleted, and the package is uploaded', async () => {
    fixture.github.addAsset(release, { name: NAME, state: 'starter' });
    fixture.wait(DAY_MS);
    await host();
    expect(assets()).toMatchObject([{ name: NAME, state: 'uploaded', bytes: ZIP }]);
    expect(fixture.sleepsMs).toEqual([]);
  });

  test('may be an upload of another run that goes on, and is given half a minute', async () => {
    fixture.github.addAsset(release, { name: NAME, state: 'starter' });
    await host();
    expect(assets()).toMatchObject([{ name: NAME, state: 'uploaded', bytes: ZIP }]);
    expect(fixture.sleepsMs).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(fixture.lines).toContain(`An upload of \`${NAME}\` did not complete; deleting its remainder.`);
  });

  test('is used when the other run ends its upload', async () => {
    const { id } = fixture.github.addAsset(release, { name: NAME, state: 'starter' });
    const [found] = assets();
    fixture.github.script(
      'repos/list-release-assets',
      ...repeat(
        2,
        preceded(() => undefined),
      ),
      // Plays the other run: no request triggers it, so the answer completes its upload.
      ({ world }) => {
        const asset = world.releases.flatMap((one) => one.assets).find((one) => one.id === id);
        Object.assign(asset ?? {}, {
          state: 'uploaded',
          bytes: ZIP,
          digest: `sha256:${fixture.spec.file.sha256}`,
        });
        return { status: 200, json: [] };
      },
    );
    expect((await host()).asset.id).toBe(found?.id);
    expect(steps()).not.toContain('repos/upload-release-asset 201');
  });
});

describe('immutable releases', () => {
  beforeEach(async () => {
    fixture = await useFixture({ hasImmutableReleases: true });
  });

  test('are made as drafts and filled before they are published', async () => {
    const hosted = await host();
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(fixture.github.releases()).toMatchObject([{ isImmutable: true }]);
  });

  test('take nothing once they are published, which is said before the upload', async () => {
    fixture.github.addRelease({ tagName: TAG });
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'Release is immutable' });
    expect(error.hint).toMatch(/^Raise the version.*`release: published`.*on `push` of the tag/);
    expect(steps()).toEqual(['repos/list-release-assets 200']);
  });

  test('are not overwritten either', async () => {
    fixture.github.addRelease({ tagName: TAG, assets: [{ name: NAME, bytes: OTHER_ZIP }] });
    expect(await catchError(host({ overwrite: true }))).toMatchObject({ title: 'Release is immutable' });
  });

  test('are fine when they have the package', async () => {
    fixture.github.addRelease({ tagName: TAG, assets: [{ name: NAME, bytes: ZIP }] });
    expect(await download(await (await host()).getUrl())).toEqual(ZIP);
  });

  test('may become so in the middle of it all', async () => {
    const { id } = fixture.github.addRelease({ tagName: TAG, isDraft: true });
    fixture.github.script(
      'repos/upload-release-asset',
      preceded(() => fixture.publish(id)),
    );
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'Release is immutable' });
    expect(error.message).toContain(
      '422 while uploading `tidy-footer.zip`: `Cannot upload assets to an immutable release.`',
    );
  });

  test('use up their tags, which is said when the draft cannot be published', async () => {
    const { id } = fixture.github.addRelease({ tagName: TAG });
    await fixture.remove(id);
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'Tag used up' });
    expect(fixture.github.releases()).toEqual([]);
  });
});
