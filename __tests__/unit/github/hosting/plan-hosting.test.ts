import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { planHosting } from '../../../../src/github/hosting/host-package.ts';
import { MAY_HIDE_DRAFTS } from '../../../../src/github/hosting/releases.ts';
import {
  catchError,
  markOf,
  NAME,
  OTHER_ZIP,
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
afterEach(() => {
  expect(fixture.github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

async function restart(...options: Parameters<typeof useFixture>): Promise<void> {
  fixture = await useFixture(...options);
}

const plan = (changes: Parameters<HostingFixture['change']>[0] = {}) =>
  planHosting(fixture.change(changes), fixture.repository, fixture.ports);

const publicUrl = () => `${fixture.github.serverUrl}/acme/tidy-footer/releases/download/${TAG}/${NAME}`;

test('a new release in a public repository', async () => {
  expect(await plan()).toEqual([
    `A draft of the release \`${TAG}\` would be created on the commit \`${COMMIT}\`, with notes of 9 characters.`,
    MAY_HIDE_DRAFTS,
    `The asset \`${NAME}\` (5.0 kB) would be uploaded.`,
    `The release would be published. The service would get the URL \`${publicUrl()}\`.`,
  ]);
  expect([...fixture.routes()].sort()).toEqual([
    'git/get-ref 404',
    'repos/get 200',
    'repos/get-release-by-tag 404',
    'repos/list-releases 200',
  ]);
});

test('a new pre-release in a private repository, for a tag that exists', async () => {
  await restart({ isPrivate: true });
  fixture.github.addTag(TAG);
  expect(await plan({ prerelease: true, notes: '' })).toEqual([
    `A draft of the release \`${TAG}\` would be created for the tag that exists, as a pre-release, with notes that GitHub generates.`,
    MAY_HIDE_DRAFTS,
    `The asset \`${NAME}\` (5.0 kB) would be uploaded.`,
    'The service would get a signed URL; the release would be published once the service accepts the package.',
  ]);
});

test('an existing release', async () => {
  const { id } = fixture.github.addRelease({ tagName: TAG });
  const exists = `The release \`${TAG}\` exists; only its assets would change.`;
  const url = `The service would get the URL \`${publicUrl()}\`.`;
  expect(await plan()).toEqual([exists, `The asset \`${NAME}\` (5.0 kB) would be uploaded.`, url]);
  fixture.github.addAsset(id, { name: NAME, bytes: ZIP });
  expect(await plan()).toEqual([
    exists,
    `The asset \`${NAME}\` (5.0 kB) is there already and would be used.`,
    url,
  ]);
});

test('an existing draft, with what a broken upload has left', async () => {
  const { id } = fixture.github.addRelease({ tagName: TAG, isDraft: true });
  fixture.github.addAsset(id, { name: NAME, state: 'starter' });
  expect(await plan()).toEqual([
    `The draft of the release \`${TAG}\` exists; only its assets would change.`,
    `The asset \`${NAME}\` (5.0 kB) would be uploaded; the remainder of a failed upload would be deleted.`,
    'The service would get a signed URL; the draft would stay a draft.',
  ]);
});

test.each([
  ['an earlier attempt of this run', {}, { runId: '7001' }],
  ['a run that has ended', {}, { ageS: 3_601 }],
  ['a run that published the version', { isLive: true }, {}],
])('the draft of %s', async (_name, changes, mark) => {
  fixture.github.addRelease({ tagName: TAG, isDraft: true, body: markOf(mark) });
  expect(await plan({ ...changes, assetUrl: 'signed' })).toEqual([
    `The draft of the release \`${TAG}\` exists; an earlier run left it, and this one would take it over.`,
    `The asset \`${NAME}\` (5.0 kB) would be uploaded.`,
    'The service would get a signed URL; the draft would be published once the service accepts the package.',
  ]);
});

test('the draft of a run that publishes another plugin', async () => {
  fixture.github.addRelease({ tagName: TAG, isDraft: true, body: markOf({ name: 'other.zip' }) });
  expect(await plan()).toEqual([
    `The draft of the release \`${TAG}\` exists; only its assets would change.`,
    `The asset \`${NAME}\` (5.0 kB) would be uploaded.`,
    'The service would get a signed URL; the draft would stay a draft.',
  ]);
});

test('the draft of a run that publishes this package', async () => {
  fixture.github.addRelease({ tagName: TAG, isDraft: true, body: markOf() });
  expect(await catchError(plan())).toMatchObject({ title: 'Another run is publishing' });
});

test('an asset that would be replaced, behind a signed URL', async () => {
  fixture.github.addRelease({ tagName: TAG, assets: [{ name: NAME, bytes: OTHER_ZIP }] });
  expect(await plan({ overwrite: true, assetUrl: 'signed' })).toEqual([
    `The release \`${TAG}\` exists; only its assets would change.`,
    `The asset \`${NAME}\` (5.0 kB) would replace the asset of the same name, which has other content.`,
    'The service would get a signed URL; the release is published already.',
  ]);
});

test('a tag whose URL needs encoding', async () => {
  const lines = await plan({ tag: 'plugins/v1+b' });
  expect(lines.at(-1)).toMatch(/\/releases\/download\/plugins\/v1%2Bb\/tidy-footer\.zip`\.$/);
});

test('what would fail, fails in a dry run, too', async () => {
  fixture.github.addRelease({ tagName: TAG, assets: [{ name: NAME, bytes: OTHER_ZIP }] });
  fixture.github.addRelease({ tagName: 'draft', isDraft: true });
  expect(await catchError(plan())).toMatchObject({ title: 'Asset exists with other content' });
  expect(await catchError(plan({ tag: 'draft', assetUrl: 'public' }))).toMatchObject({
    title: 'No public URL',
  });
  expect(await catchError(plan({ assetName: 'ä' }))).toMatchObject({ code: 'input' });
});
