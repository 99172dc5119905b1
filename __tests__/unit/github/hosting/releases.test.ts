import { beforeEach, describe, expect, test } from '@jest/globals';

import { afterwards, instead, reset, status } from '../../../../sandbox/http/faults.ts';
import {
  followed,
  type GitHubFault,
  preceded,
  repeat,
  unprocessable,
} from '../../../../sandbox/github/faults.ts';
import type { GitHub } from '../../../../sandbox/github/github.ts';
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

const CREATE = 'repos/create-release';

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture();
});

const host = (changes: Parameters<HostingFixture['change']>[0] = {}) =>
  hostPackage(fixture.change(changes), fixture.repository, fixture.ports, fixture.isLive);

const creations = () => fixture.routes().filter((route) => route.startsWith(CREATE));

/** A draft as another run of the same workflow makes it. */
const addForeign = (changes: Partial<Parameters<GitHub['addRelease']>[0]> = {}) =>
  fixture.github.addRelease({
    tagName: TAG,
    isDraft: true,
    author: 'colleague',
    body: '* Tidier.',
    ...changes,
  });

describe('creating a release', () => {
  test.each<[string, GitHubFault, number]>([
    ['is not done again when it was done although its answer was lost', afterwards(reset()), 1],
    ['is not done again when it was done although the answer was 502', afterwards(status(502)), 1],
    ['is not done again when the answer makes no sense', afterwards(status(201, { body: '{"id":"1"}' })), 1],
    ['is done again when looking shows that it was not done', instead(reset()), 2],
  ])('%s', async (_name, fault, expected) => {
    fixture.allowOddAnswers();
    fixture.github.script(CREATE, fault);
    const hosted = await host();
    expect(creations()).toHaveLength(expected);
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false, assets: [{ name: NAME }] }]);
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(fixture.lines[0]).toBe(
      `No response from GitHub while creating the release \`${TAG}\`; checking whether that was done.`,
    );
  });

  test('is found although the list does not show it at once', async () => {
    fixture.github.script(CREATE, afterwards(reset()));
    fixture.github.lag('repos/list-releases', 2);
    await host();
    expect(creations()).toHaveLength(1);
    expect(fixture.sleepsMs).toEqual([1_000, 3_000]);
  });

  test('is tried as often as `retries` says', async () => {
    fixture.github.script(CREATE, ...repeat(4, instead(status(500, { body: '<h1>Unicorn!</h1>' }))));
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'GitHub unavailable' });
    expect(error.message).toBe(`GitHub returned 500 while creating the release \`${TAG}\`.`);
    expect(creations()).toHaveLength(4);
  });

  test('is known to be done although the lists lag behind', async () => {
    fixture.github.lag('repos/list-releases', 9);
    fixture.github.lag('repos/get-release-by-tag', 9);
    const hosted = await host();
    expect(fixture.github.releases()).toMatchObject([{ id: hosted.release.id, isDraft: false }]);
  });

  test('whose answer is lost is not done again when there is another draft, and the run ends', async () => {
    fixture.github.script(CREATE, (incident) => {
      addForeign({ body: 'Mine' });
      return typeof incident === 'object' ? status(502) : status(500);
    });
    expect(await catchError(host())).toMatchObject({ title: 'Two releases at once' });
    expect(creations()).toHaveLength(1);
    expect(fixture.lines.at(-1)).toMatch(/^warning: Perhaps left on GitHub: .*check its drafts/);
    expect(fixture.github.releases()).toMatchObject([{ author: 'colleague', isDraft: true, assets: [] }]);
  });

  test('whose answer is lost, and of which there are two then, is known by its mark', async () => {
    fixture.github.script(
      CREATE,
      followed(() => {
        addForeign();
        throw new Error('lost');
      }),
    );
    const hosted = await host();
    expect(hosted.isSecret).toBe(false);
    expect(hosted.release.id).toBe(fixture.github.releases()[0]?.id);
    expect(fixture.github.releases()).toMatchObject([
      { isDraft: false },
      { author: 'colleague', isDraft: true },
    ]);
  });
});

test('a draft is deleted again when GitHub fails right after it was made', async () => {
  fixture.github.script(
    'repos/list-releases',
    preceded(() => undefined),
    ...repeat(4, instead(status(500))),
  );
  expect(await catchError(host())).toMatchObject({ title: 'GitHub unavailable' });
  expect(fixture.github.releases()).toEqual([]);
});

test('a draft that cannot be deleted then is named in the log', async () => {
  fixture.github.script(
    'repos/list-releases',
    preceded(() => undefined),
    ...repeat(4, instead(status(500))),
  );
  fixture.github.script('repos/delete-release', unprocessable('No'));
  await catchError(host());
  expect(fixture.github.releases()).toMatchObject([{ name: TAG }]);
  expect(fixture.lines.at(-1)).toMatch(
    /^warning: Left on GitHub: .*`v1\.4\.2`.*check its drafts, and delete/,
  );
});

test.each([
  ['an annotated tag', { type: 'tag', sha: 'd'.repeat(40) }],
  ['a tag on this commit', { type: 'commit', sha: 'c'.repeat(40) }],
])('%s needs no warning', async (_name, object) => {
  fixture.github.addTag(TAG);
  fixture.github.script('git/get-ref', async ({ carryOut }) => {
    const reply = (await carryOut()) as { status: number; json: { object: object } };
    return { ...reply, json: { ...reply.json, object: { ...reply.json.object, ...object } } };
  });
  await host();
  expect(fixture.lines.join()).not.toContain('warning');
});

test('a tag that GitHub describes in another way is an error', async () => {
  fixture.allowOddAnswers();
  fixture.github.script('git/get-ref', instead(status(200, { body: '[]' })));
  const error = await catchError(host());
  expect(error.message).toBe(
    `Looking for the tag \`${TAG}\` on GitHub failed: its response does not match GitHub's API.`,
  );
});

test('the address of an asset is asked for when the answer to publishing does not have it', async () => {
  fixture.github.script('repos/update-release', async ({ carryOut }) => {
    const reply = (await carryOut()) as { status: number; json: object };
    return { ...reply, json: { ...reply.json, assets: [] } };
  });
  const hosted = await host();
  expect(await hosted.getUrl()).toMatch(/\/releases\/download\/v1\.4\.2\/tidy-footer\.zip$/);
  expect(fixture.routes()).toContain('repos/get-release-asset 200');
});

describe('somebody else creates a release for the tag at the same time', () => {
  test('before this run does: it deletes its own, empty draft, and ends', async () => {
    fixture.github.script(
      CREATE,
      preceded(() => addForeign()),
    );
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'Two releases at once' });
    expect(error.hint).toMatch(/^Run this again\. .*`concurrency: \{ group: /);
    expect(fixture.github.releases()).toMatchObject([{ author: 'colleague', assets: [] }]);
    // Run again, it adds to that draft.
    expect(await host()).toMatchObject({ isSecret: true });
    expect(fixture.github.releases()).toMatchObject([{ author: 'colleague', assets: [{ name: NAME }] }]);
  });

  test('before this run does, which keeps its draft when somebody has put something there', async () => {
    fixture.github.script(
      CREATE,
      preceded(() => addForeign()),
    );
    fixture.github.script(
      'repos/get-release',
      preceded(() =>
        fixture.github.addAsset(fixture.github.releases().at(-1)?.id ?? 0, { name: 'a.pdf', bytes: ZIP }),
      ),
    );
    await catchError(host());
    expect(fixture.github.releases()).toHaveLength(2);
  });

  test('after this run did: this run goes on', async () => {
    fixture.github.script(
      CREATE,
      followed(() => addForeign()),
    );
    const hosted = await host();
    expect(hosted.isSecret).toBe(false);
    expect(fixture.github.releases()).toMatchObject([
      { id: hosted.release.id, isDraft: false },
      { author: 'colleague' },
    ]);
  });

  test('and publishes it, whatever its number: this run deletes its own draft, and ends', async () => {
    fixture.github.script(
      CREATE,
      followed(() => addForeign({ isDraft: false })),
    );
    expect(await catchError(host())).toMatchObject({ title: 'Two releases at once' });
    expect(fixture.github.releases()).toMatchObject([{ author: 'colleague', assets: [] }]);
  });

  test('and publishes it before this run publishes its own, which it deletes then', async () => {
    fixture.github.script(
      'repos/update-release',
      preceded(() => addForeign({ isDraft: false })),
    );
    expect(await catchError(host())).toMatchObject({ code: 'not-published', title: 'Two releases at once' });
    expect(fixture.github.releases()).toMatchObject([{ author: 'colleague', assets: [] }]);
  });
});

describe('the draft of this run', () => {
  beforeEach(async () => {
    fixture = await useFixture({ isPrivate: true });
  });

  test('loses only the own asset when others have added to it', async () => {
    const hosted = await host();
    fixture.github.addAsset(hosted.release.id, { name: 'b.zip', bytes: OTHER_ZIP });
    await hosted.rollback();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true, assets: [{ name: 'b.zip' }] }]);
    expect(fixture.lines.at(-1)).toBe(`The asset \`${NAME}\` was deleted again; its draft stays.`);
  });

  test('stays when somebody has published it meanwhile', async () => {
    const hosted = await host();
    await hosted.publishDraft();
    await hosted.rollback();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false, assets: [{ name: NAME }] }]);
  });

  test('may be gone already', async () => {
    const hosted = await host();
    await hosted.rollback();
    const again = await host();
    fixture.github.removeRelease(again.release.id);
    expect(await again.rollback()).toBe('there is nothing');
    expect(fixture.lines.join()).not.toContain('warning');
  });

  test('is deleted although GitHub does not show it at first', async () => {
    const hosted = await host();
    fixture.github.script('repos/get-release', ...repeat(2, instead(status(404))));
    await hosted.rollback();
    expect(fixture.github.releases()).toEqual([]);
  });

  test('that cannot be deleted is named in the log, and that is no error', async () => {
    const hosted = await host();
    fixture.github.script('repos/delete-release', unprocessable('No'));
    expect(await hosted.rollback()).toBe('not complete');
    expect(fixture.lines.at(-1)).toMatch(/^warning: Left on GitHub: .*`v1\.4\.2`.*check its drafts/);
  });

  test('is deleted although the answer to it is lost', async () => {
    const hosted = await host();
    fixture.github.script('repos/delete-release', afterwards(reset()));
    await hosted.rollback();
    expect(fixture.github.releases()).toEqual([]);
    expect(fixture.lines.at(-1)).toBe(`The draft of the release \`${TAG}\` was deleted again.`);
  });

  test('is published although the answer to it is lost', async () => {
    const hosted = await host();
    fixture.github.script('repos/update-release', afterwards(status(502)), afterwards(reset()));
    expect((await hosted.publishDraft()).release.url).toMatch(/\/v1\.4\.2$/);
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false }]);
  });

  // The token has written the draft, so only the workflow files of the commit can be the cause.
  const ofWorkflows =
    /^The token may write contents, so the workflow files .* push the tag before this step, .*\. Then publish the draft of the release `v1\.4\.2` by hand, and not the version again\.$/;
  test.each<[string, GitHubFault, string, RegExp]>([
    ['403', instead(status(403)), 'Published, but: GitHub permission missing', ofWorkflows],
    ['404', instead(status(404)), 'Published, but: GitHub permission missing', ofWorkflows],
    [
      '422',
      unprocessable('No'),
      'Published, but: Refused by GitHub',
      /^Fix what GitHub says.* Do not publish the version again: run this again with `if-published: skip`, .*, or publish the draft of the release `v1\.4\.2` by hand\.$/,
    ],
  ])(
    'that cannot be published, for a %s, is an error that knows that the version is live',
    async (_name, fault, title, fix) => {
      const hosted = await host();
      fixture.github.script('repos/update-release', fault);
      const error = await catchError(hosted.publishDraft());
      expect(error).toMatchObject({ code: 'after-publish', title });
      expect(error.message).toMatch(
        /^The version is published, but the release on GitHub is not complete\. GitHub returned \d+ while publishing/,
      );
      expect(error.hint).toMatch(fix);
      expect(fixture.github.releases()).toMatchObject([{ isDraft: true, assets: [{ name: NAME }] }]);
    },
  );

  test('that can never be published is an error that sends nobody there', async () => {
    const hosted = await host();
    const fault = unprocessable('tag_name was used by an immutable release');
    fixture.github.script('repos/update-release', fault);
    const error = await catchError(hosted.publishDraft());
    expect(error).toMatchObject({ code: 'after-publish', title: 'Published, but: Tag used up' });
    expect(error.hint).toMatch(/set another `release-tag`\. Do not publish this version again\.$/);
  });

  test('stays a draft of others when GitHub does not say what became of it', async () => {
    addForeign();
    const hosted = await host();
    fixture.github.script('repos/get-release', ...repeat(4, instead(status(500))));
    expect(await hosted.publishDraft()).toMatchObject({ release: { ...hosted.release, url: '' } });
    expect(fixture.lines.at(-1)).toMatch(/^notice: Release not checked: .*whether it still is a draft/);
  });
});
