import { beforeEach, expect, test } from '@jest/globals';

import { unprocessable } from '../../../../sandbox/github/faults.ts';
import { hostPackage, tagRelease } from '../../../../src/github/hosting/host-package.ts';
import { catchError, prepareFixtures, type HostingFixture, TAG } from './fixture.ts';

const useFixture = prepareFixtures();

const TOO_LONG = unprocessable('Validation Failed', [
  {
    resource: 'Release',
    code: 'custom',
    field: 'body',
    message: 'body is too long (maximum is 125000 characters)',
  },
]);

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture();
});

const host = (changes: Parameters<HostingFixture['change']>[0] = {}) =>
  hostPackage(fixture.change(changes), fixture.repository, fixture.ports, fixture.isLive);

const bodiesOf = (wanted: string): readonly unknown[] =>
  fixture.github.requests.filter(({ route }) => route === wanted).map(({ body }) => body);

test('a draft is created without generated notes when those are too long, which is said', async () => {
  fixture.github.script('repos/create-release', TOO_LONG);
  await host({ notes: '' });
  expect(bodiesOf('repos/create-release')).toEqual([
    expect.objectContaining({ generate_release_notes: true }),
    expect.not.objectContaining({ generate_release_notes: true }),
  ]);
  expect(fixture.github.releases()).toMatchObject([{ tagName: TAG, isDraft: false }]);
  expect(fixture.lines[0]).toMatch(/^warning: No generated notes: .*longer than it accepts/);
});

test('so is a release that is only to tag a version', async () => {
  fixture.github.script('repos/create-release', TOO_LONG);
  const { tag } = await tagRelease(fixture.change({ notes: '' }), fixture.repository, fixture.ports);
  expect(tag).toBe(TAG);
  expect(fixture.lines[0]).toMatch(/^warning: No generated notes/);
});

test('notes of somebody that are too long are an error', async () => {
  fixture.github.script('repos/create-release', TOO_LONG);
  expect(await catchError(host())).toMatchObject({ title: 'Refused by GitHub' });
  expect(bodiesOf('repos/create-release')).toHaveLength(1);
});

test('GitHub is not told how to choose the latest release when a pre-release is published', async () => {
  await host({ prerelease: true });
  expect(bodiesOf('repos/update-release')).toEqual([expect.not.objectContaining({ make_latest: 'legacy' })]);
  await tagRelease({ ...fixture.change({ prerelease: true }), tag: 'v2' }, fixture.repository, fixture.ports);
  expect(fixture.github.releases()).toMatchObject([
    { tagName: TAG, isDraft: false, isPrerelease: true },
    { tagName: 'v2', isDraft: false, isPrerelease: true },
  ]);
});
