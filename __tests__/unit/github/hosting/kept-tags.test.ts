import { beforeEach, describe, expect, test } from '@jest/globals';

import { losingTag, repeat } from '../../../../sandbox/github/faults.ts';
import type { Exchange } from '../../../../sandbox/github/github.ts';
import { instead, status } from '../../../../sandbox/http/faults.ts';
import { hostPackage } from '../../../../src/github/hosting/host-package.ts';
import type { HostedPackage } from '../../../../src/github/hosting/model.ts';
import { catchError, markOf, NAME, prepareFixtures, type HostingFixture, TAG, ZIP } from './fixture.ts';

const useFixture = prepareFixtures();

const CHANGE = 'repos/update-release';
const COMMIT = 'c'.repeat(40);
const MARK = markOf({ ageS: 3_601 });
const LOST = /`untagged-[0-9a-f]{20}`/;

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture();
});

const host = (changes: Parameters<HostingFixture['change']>[0] = {}): Promise<HostedPackage> =>
  hostPackage(fixture.change(changes), fixture.repository, fixture.ports, fixture.isLive);

const changes = (): readonly unknown[] =>
  fixture.github.requests.filter(({ route }) => route === CHANGE).map(({ body }) => body);

const isPublishing = ({ route, body }: Exchange): boolean =>
  route === CHANGE && (body as { readonly draft?: boolean }).draft === false;

/** A draft that another run has made with this package. */
const addDraft = () =>
  fixture.github.addRelease({
    tagName: TAG,
    name: TAG,
    isDraft: true,
    target: COMMIT,
    body: MARK,
    assets: [{ name: NAME, bytes: ZIP }],
  });

describe('every change of a release', () => {
  test('names the tag, and the commit while the tag does not exist', async () => {
    addDraft();
    const hosted = await host({ assetUrl: 'signed' });
    const { release } = await hosted.publishDraft();
    expect(changes()).toEqual([
      expect.objectContaining({ tag_name: TAG, target_commitish: COMMIT }),
      expect.objectContaining({ tag_name: TAG, target_commitish: COMMIT, draft: false }),
    ]);
    expect(release).toMatchObject({ tag: TAG, url: expect.stringMatching(/\/releases\/tag\/v1\.4\.2$/) });
    expect(fixture.github.tags()).toEqual({ [TAG]: COMMIT });
  });

  test('does not name the commit when the tag exists', async () => {
    fixture.github.addTag(TAG);
    addDraft();
    await (await host({ assetUrl: 'signed' })).publishDraft();
    expect(changes()).toHaveLength(2);
    for (const body of changes()) expect(body).not.toHaveProperty('target_commitish');
    expect(fixture.github.releases()).toMatchObject([{ tagName: TAG, isDraft: false }]);
  });

  test('gives a draft its tag back that somebody else took from it', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    const [draft] = fixture.github.releases();
    fixture.github.script('repos/get-release', async ({ world, carryOut }) => {
      for (const release of world.releases) release.tagName = `untagged-${release.untagged}`;
      return carryOut();
    });
    expect((await hosted.publishDraft()).release).toMatchObject({ id: draft?.id, tag: TAG });
    expect(fixture.github.releases()).toMatchObject([{ tagName: TAG, isDraft: false }]);
  });
});

describe('an answer with another tag', () => {
  test('while a draft is marked anew ends the run before it uploads or publishes anything', async () => {
    const { id } = addDraft();
    fixture.github.script(CHANGE, losingTag());
    const error = await catchError(host({ assetUrl: 'signed' }));
    expect(error).toMatchObject({ code: 'not-published', title: 'Release has another tag' });
    expect(error.message).toMatch(/^After changing the release `v1\.4\.2`, GitHub shows it with the tag /);
    expect(error.message).toMatch(LOST);
    expect(error.hint).toMatch(/^On GitHub, edit the release and set its tag/);
    expect(fixture.github.releases()).toMatchObject([{ id, isDraft: true }]);
    expect(fixture.routes().filter((route) => route.startsWith('repos/upload'))).toEqual([]);
  });

  test('while the release is published before the service is asked ends the run', async () => {
    fixture.github.script(isPublishing, losingTag());
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'Release has another tag' });
    expect(changes()).toHaveLength(1);
    expect(fixture.lines.join('\n')).toContain('has another tag now, so it stays');
    expect(fixture.lines.join('\n')).not.toContain('run this again');
  });

  test('after the service has taken the package is answered by the tag once more', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    fixture.github.script(isPublishing, losingTag());
    expect((await hosted.publishDraft()).release).toMatchObject({
      tag: TAG,
      url: expect.stringMatching(/\/releases\/tag\/v1\.4\.2$/),
    });
    expect(changes()).toEqual([expect.objectContaining({ draft: false }), { tag_name: TAG }]);
  });

  test('that stays is told as published, and as what a person has to do', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    fixture.github.script(CHANGE, ...repeat(2, losingTag()));
    const error = await catchError(hosted.publishDraft());
    expect(error).toMatchObject({
      code: 'after-publish',
      title: 'Published, but: Release has another tag',
      message: expect.stringMatching(/^The version is published, but .*`untagged-/),
      hint: expect.stringMatching(
        /^On GitHub, edit the release and set its tag.* Do not publish this version again\.$/,
      ),
    });
    expect(changes()).toHaveLength(2);
  });

  test('and a refusal of its own tag is told as the first', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    fixture.github.script(CHANGE, losingTag(), instead(status(422, { body: '{}' })));
    expect(await catchError(hosted.publishDraft())).toMatchObject({
      title: 'Published, but: Release has another tag',
    });
  });

  test('by the hand of a person is left to that person', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    fixture.github.script('repos/get-release', ({ world, carryOut }) => {
      for (const release of world.releases) release.tagName = 'v2';
      return carryOut();
    });
    const error = await catchError(hosted.publishDraft());
    expect(error.message).toContain('with the tag `v2`');
    expect(changes()).toEqual([]);
    expect(await hosted.rollback()).toBe('it has another tag, so it stays');
    expect(fixture.github.releases()).toMatchObject([{ tagName: 'v2', isDraft: true, name: TAG }]);
  });

  test('of a draft that was listed a moment ago ends the run', async () => {
    const { id } = addDraft();
    fixture.github.script('repos/list-releases', async ({ world, carryOut }) => {
      const reply = await carryOut();
      for (const release of world.releases) release.tagName = 'v2';
      return reply;
    });
    expect(await catchError(host({ assetUrl: 'signed' }))).toMatchObject({ title: 'Two releases at once' });
    expect(changes()).toEqual([]);
    expect(fixture.github.releases()).toMatchObject([{ id, tagName: 'v2', isDraft: true, body: MARK }]);
  });
});
