import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { afterwards, instead, reset, status } from '../../../sandbox/http/faults.ts';
import { type GitHubFault, preceded, repeat } from '../../../sandbox/github/faults.ts';
import { planTag, tagRelease } from '../../../src/hosting/host-package.ts';
import { catchError, startStage, type Stage, TAG } from './stage.ts';

const CREATE = 'repos/create-release';
const COMMIT = 'c'.repeat(40);

let stage: Stage;
beforeEach(async () => {
  stage = await startStage();
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

const order = { tag: TAG, notes: '* Tidier.', prerelease: false };
const tag = (changes: Partial<typeof order> = {}) =>
  tagRelease({ ...order, ...changes }, stage.repository, stage.ports);

describe('tagging a version', () => {
  test('makes a published release, and with it the tag', async () => {
    const release = await tag();
    expect(release).toEqual({
      id: stage.github.releases()[0]?.id,
      tag: TAG,
      url: `${stage.github.serverUrl}/acme/tidy-footer/releases/tag/${TAG}`,
    });
    expect(stage.github.tags()).toEqual({ [TAG]: COMMIT });
    expect(stage.routes()).toEqual([
      'repos/get-release-by-tag 404',
      'repos/list-releases 200',
      'git/get-ref 404',
      'repos/create-release 201',
    ]);
    expect(stage.github.requests.at(-1)?.body).toEqual({
      tag_name: TAG,
      target_commitish: COMMIT,
      name: TAG,
      body: '* Tidier.',
      draft: false,
      prerelease: false,
      make_latest: 'legacy',
    });
  });

  test('a second time changes nothing', async () => {
    const first = await tag();
    const before = stage.routes().length;
    expect(await tag({ notes: 'Other', prerelease: true })).toEqual(first);
    expect(stage.routes().slice(before)).toEqual(['repos/get-release-by-tag 200']);
    expect(stage.github.releases()).toMatchObject([{ body: '* Tidier.', isPrerelease: false }]);
  });

  test('does not take the place of a higher version', async () => {
    stage.github.addRelease({ tagName: 'v2.0.0' });
    await tag();
    expect(stage.github.latestTag()).toBe('v2.0.0');
  });

  test('leaves a draft as it is, and says so', async () => {
    const { id } = stage.github.addRelease({ tagName: TAG, isDraft: true });
    expect(await tag()).toMatchObject({ id });
    expect(stage.github.releases()).toMatchObject([{ isDraft: true }]);
    expect(stage.lines.at(-1)).toMatch(/^notice: Release is a draft: .*publish it to create the tag\.$/);
  });

  test('makes a release for a tag that exists', async () => {
    stage.github.addTag(TAG);
    await tag({ notes: '' });
    const { body } = stage.github.requests.at(-1) ?? {};
    expect(body).not.toHaveProperty('target_commitish');
    expect(body).toMatchObject({ generate_release_notes: true });
  });

  test.each<[string, GitHubFault, number]>([
    ['is done although the answer is lost', afterwards(reset()), 1],
    ['is done although the answer is 502', afterwards(status(502)), 1],
    ['is tried again when it was not done', instead(status(502)), 2],
  ])('%s', async (_name, fault, creations) => {
    stage.github.script(CREATE, fault);
    await tag();
    expect(stage.github.releases()).toHaveLength(1);
    expect(stage.routes().filter((route) => route.startsWith(CREATE))).toHaveLength(creations);
  });

  test('finds what another run was faster to make, although GitHub lags behind', async () => {
    stage.github.script(
      CREATE,
      preceded(() => stage.github.addRelease({ tagName: TAG })),
    );
    stage.github.lag('repos/get-release-by-tag', 3);
    expect(await tag()).toMatchObject({ id: stage.github.releases()[0]?.id });
    expect(stage.sleepsMs).toEqual([1_000, 3_000]);
  });

  test.each<[string, GitHubFault, string]>([
    ['may not', instead(status(403)), 'Published, but: GitHub permission missing'],
    ['cannot', instead(status(500)), 'Published, but: GitHub in trouble'],
  ])('that it %s is an error that knows that the version is live', async (_name, fault, title) => {
    stage.github.script(CREATE, ...repeat(4, fault));
    const error = await catchError(tag());
    expect(error).toMatchObject({ code: 'after-publish', title });
    expect(error.hint).toMatch(/Running this again creates the release and its tag\.$/);
  });

  test('needs a token', async () => {
    const error = await catchError(tagRelease(order, { ...stage.repository, token: '' }, stage.ports));
    expect(error).toMatchObject({ code: 'after-publish', title: 'Published, but: Input github-token' });
  });
});

describe('a dry run of tagging', () => {
  const plan = () => planTag(order, stage.repository, stage.ports);

  test('says what would be made', async () => {
    expect(await plan()).toEqual([
      `The release \`${TAG}\` would be created on the commit \`${COMMIT}\`, with notes of 9 characters.`,
    ]);
  });

  test('says what is there', async () => {
    stage.github.addRelease({ tagName: TAG, isDraft: true });
    expect(await plan()).toEqual([`The draft of the release \`${TAG}\` exists; it would not be changed.`]);
    stage.github.addRelease({ tagName: TAG });
    expect(await plan()).toEqual([`The release \`${TAG}\` exists; it would not be changed.`]);
  });

  test('fails as tagging would, with nothing published', async () => {
    stage.github.script('repos/get-release-by-tag', instead(status(401)));
    expect(await catchError(plan())).toMatchObject({ code: 'not-published', title: 'GitHub token refused' });
  });

  afterEach(() => {
    expect(stage.github.requests.map(({ method }) => method)).not.toContain('POST');
  });
});
