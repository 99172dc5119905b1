import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { afterwards, instead, reset, status } from '../../../../sandbox/http/faults.ts';
import { type GitHubFault, preceded, repeat } from '../../../../sandbox/github/faults.ts';
import { planTag, tagRelease } from '../../../../src/github/hosting/host-package.ts';
import { catchError, prepareFixtures, type HostingFixture, TAG } from './fixture.ts';

const useFixture = prepareFixtures();

const CREATE = 'repos/create-release';
const COMMIT = 'c'.repeat(40);

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture();
});

const spec = { tag: TAG, notes: '* Tidier.', prerelease: false };
const tag = (changes: Partial<typeof spec> = {}) =>
  tagRelease({ ...spec, ...changes }, fixture.repository, fixture.ports);

describe('tagging a version', () => {
  test('makes a published release, and with it the tag', async () => {
    const release = await tag();
    expect(release).toEqual({
      id: fixture.github.releases()[0]?.id,
      tag: TAG,
      url: `${fixture.github.serverUrl}/acme/tidy-footer/releases/tag/${TAG}`,
    });
    expect(fixture.github.tags()).toEqual({ [TAG]: COMMIT });
    expect(fixture.routes().slice(0, 2).sort()).toEqual([
      'repos/get-release-by-tag 404',
      'repos/list-releases 200',
    ]);
    expect(fixture.routes().slice(2)).toEqual(['git/get-ref 404', 'repos/create-release 201']);
    expect(fixture.github.requests.at(-1)?.body).toEqual({
      tag_name: TAG,
      target_commitish: COMMIT,
      name: TAG,
      body: '* Tidier.',
      draft: false,
      prerelease: false,
      make_latest: 'legacy',
    });
  });

  test('leaves the commit to GitHub where none is known, as on the machine of a person', async () => {
    const repository = { ...fixture.repository, sha: '' };
    const plan = await planTag(spec, repository, fixture.ports);
    expect(JSON.stringify(plan)).toContain('on the newest commit of the default branch');
    await tagRelease(spec, repository, fixture.ports);
    expect(fixture.github.tags()).toEqual({ [TAG]: COMMIT });
    expect(fixture.github.requests.at(-1)?.body).not.toHaveProperty('target_commitish');
  });

  test('a second time changes nothing', async () => {
    const first = await tag();
    const before = fixture.routes().length;
    expect(await tag({ notes: 'Other', prerelease: true })).toEqual(first);
    expect(fixture.routes().slice(before).sort()).toEqual([
      'repos/get-release-by-tag 200',
      'repos/list-releases 200',
    ]);
    expect(fixture.github.releases()).toMatchObject([{ body: '* Tidier.', isPrerelease: false }]);
  });

  test('does not take the place of a higher version', async () => {
    fixture.github.addRelease({ tagName: 'v2.0.0' });
    await tag();
    expect(fixture.github.latestTag()).toBe('v2.0.0');
  });

  test('leaves a draft as it is, and says so', async () => {
    const { id } = fixture.github.addRelease({ tagName: TAG, isDraft: true });
    expect(await tag()).toMatchObject({ id });
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true }]);
    expect(fixture.lines.at(-1)).toMatch(/^notice: Release is a draft: .*Publish it to create the tag\.$/);
  });

  test('makes a release for a tag that exists', async () => {
    fixture.github.addTag(TAG);
    await tag({ notes: '' });
    const { body } = fixture.github.requests.at(-1) ?? {};
    expect(body).not.toHaveProperty('target_commitish');
    expect(body).toMatchObject({ generate_release_notes: true });
  });

  test.each<[string, GitHubFault, number]>([
    ['is done although the answer is lost', afterwards(reset()), 1],
    ['is done although the answer is 502', afterwards(status(502)), 1],
    ['is tried again when it was not done', instead(status(502)), 2],
  ])('%s', async (_name, fault, creations) => {
    fixture.github.script(CREATE, fault);
    await tag();
    expect(fixture.github.releases()).toHaveLength(1);
    expect(fixture.routes().filter((route) => route.startsWith(CREATE))).toHaveLength(creations);
  });

  test('finds what another run was faster to make, although GitHub lags behind', async () => {
    fixture.github.script(
      CREATE,
      preceded(() => fixture.github.addRelease({ tagName: TAG })),
    );
    fixture.github.lag('repos/get-release-by-tag', 3);
    expect(await tag()).toMatchObject({ id: fixture.github.releases()[0]?.id });
    expect(fixture.sleepsMs).toEqual([1_000, 3_000]);
  });

  test.each<[string, GitHubFault, string, RegExp]>([
    [
      'may not',
      instead(status(403)),
      'Published, but: GitHub permission missing',
      /`permissions: contents: write`.* Then create the release by hand\.$/,
    ],
    [
      'cannot',
      instead(status(500)),
      'Published, but: GitHub unavailable',
      /Running this again creates the release and its tag\.$/,
    ],
  ])('that it %s is an error that knows that the version is live', async (_name, fault, title, fix) => {
    fixture.github.script(CREATE, ...repeat(4, fault));
    const error = await catchError(tag());
    expect(error).toMatchObject({ code: 'after-publish', title });
    expect(error.hint).toMatch(fix);
  });

  test('needs a token', async () => {
    const error = await catchError(tagRelease(spec, { ...fixture.repository, token: '' }, fixture.ports));
    expect(error).toMatchObject({ code: 'after-publish', title: 'Published, but: Input github-token' });
  });
});

describe('a dry run of tagging', () => {
  const plan = () => planTag(spec, fixture.repository, fixture.ports);

  test('says what would be made', async () => {
    expect(await plan()).toEqual([
      `The release \`${TAG}\` would be created on the commit \`${COMMIT}\`, with notes of 9 characters.`,
      'Publishing needs a token with `contents: write`, which a dry run cannot check. Without it, GitHub shows no drafts, so there may be one.',
    ]);
  });

  test('says what is there', async () => {
    fixture.github.addRelease({ tagName: TAG, isDraft: true });
    expect(await plan()).toEqual([`The draft of the release \`${TAG}\` exists; it would not be changed.`]);
    fixture.github.addRelease({ tagName: TAG });
    expect(await plan()).toEqual([`The release \`${TAG}\` exists; it would not be changed.`]);
  });

  test('fails as tagging would, with nothing published', async () => {
    fixture.github.script('repos/get-release-by-tag', instead(status(401)));
    expect(await catchError(plan())).toMatchObject({ code: 'not-published', title: 'GitHub token refused' });
  });

  afterEach(() => {
    expect(fixture.github.requests.map(({ method }) => method)).not.toContain('POST');
  });
});
