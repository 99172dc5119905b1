import { beforeEach, describe, expect, test } from '@jest/globals';

import { afterwards, instead, reset, status } from '../../../sandbox/http/faults.ts';
import {
  followed,
  type GitHubFault,
  preceded,
  repeat,
  together,
  unprocessable,
} from '../../../sandbox/github/faults.ts';
import type { GitHub } from '../../../sandbox/github/github.ts';
import type { Exchange } from '../../../sandbox/github/http.ts';
import { hostPackage } from '../../../src/hosting/host-package.ts';
import {
  catchError,
  download,
  NAME,
  OTHER_ZIP,
  useFixture,
  type HostingFixture,
  TAG,
  ZIP,
} from './fixture.ts';

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

  test.each<[string, Parameters<typeof addForeign>[0]]>([
    ['with other notes', { body: 'Mine' }],
    ['of another kind', { isPrerelease: true, target: 'c'.repeat(40), name: TAG }],
    ['with an asset', { target: 'c'.repeat(40), name: TAG, assets: [{ name: 'a.pdf', bytes: ZIP }] }],
  ])(
    'whose answer is lost leads to the draft of another run, %s, which is left to it',
    async (_name, changes) => {
      fixture.github.script(CREATE, (incident) => {
        addForeign(changes);
        return typeof incident === 'object' ? status(502) : status(500);
      });
      const hosted = await host();
      expect(hosted.isSecret).toBe(true);
      await hosted.rollback();
      expect(fixture.github.releases()).toMatchObject([
        { author: 'colleague', isDraft: true, assets: (changes?.assets ?? []).map(({ name }) => ({ name })) },
      ]);
    },
  );

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
  expect(fixture.github.releases()).toMatchObject([{ name: `${TAG} (withdrawn by its run)` }]);
  expect(fixture.lines.at(-1)).toBe(
    `warning: Draft left on GitHub: The draft \`${TAG} (withdrawn by its run)\` could not be deleted: delete it. Later runs do not use it.`,
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

/** The next change of a release in which this is said. */
const isEdit =
  ({ draft }: { readonly draft: boolean | undefined }) =>
  ({ route, body }: Exchange): boolean =>
    route === 'repos/update-release' && (body as { draft?: boolean }).draft === draft;

describe('two runs race for a tag', () => {
  test('and both are green: the first release counts, and its creator publishes it', async () => {
    // Both have looked before one of them creates, and the second one joins before the first one publishes.
    fixture.github.script(CREATE, ...together(2));
    let join: () => void = () => undefined;
    const joining = new Promise<void>((resolve) => (join = resolve));
    fixture.github.script(isEdit({ draft: undefined }), ({ carryOut }) => carryOut().finally(join));
    fixture.github.script(
      isEdit({ draft: false }),
      preceded(() => joining),
    );
    const hosted = await Promise.all([host(), host({ assetName: 'second.zip' })]);
    const [release, ...others] = fixture.github.releases();
    expect(others).toEqual([]);
    expect(hosted.map(({ release: { id } }) => id)).toEqual([release?.id, release?.id]);
    expect(hosted.map(({ isSecret }) => isSecret).sort()).toEqual([false, true]);
    for (const one of hosted) expect(await download(await one.getUrl())).toEqual(ZIP);
    await Promise.all(hosted.map((one) => one.publishDraft()));
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false }]);
    expect(
      fixture.github
        .releases()[0]
        ?.assets.map(({ name }) => name)
        .sort(),
    ).toEqual(['second.zip', NAME]);
    expect(fixture.lines).toContain(
      `Another run created the release \`${TAG}\` first, so the package goes there.`,
    );
  });

  test('with the same package, which is there once', async () => {
    fixture.github.script(CREATE, ...together(2));
    const hosted = await Promise.all([host(), host()]);
    for (const one of hosted) expect(await download(await one.getUrl())).toEqual(ZIP);
    expect(fixture.github.releases()).toHaveLength(1);
    expect(fixture.github.releases()[0]?.assets).toHaveLength(1);
  });

  test('and the later one moves, and deletes only its own, empty draft', async () => {
    let first = 0;
    fixture.github.script(
      CREATE,
      preceded(() => (first = addForeign().id)),
    );
    const hosted = await host();
    expect(hosted).toMatchObject({ isSecret: true, release: { id: first } });
    expect(fixture.github.releases()).toMatchObject([
      { id: first, author: 'colleague', assets: [{ name: NAME }] },
    ]);
    await hosted.publishDraft();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true }]);
  });

  test('and the later one keeps its draft when somebody has put something there', async () => {
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
    await host();
    expect(fixture.github.releases()).toHaveLength(2);
  });

  test('and the earlier one stays', async () => {
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

  test('and a release that is published counts, whatever its number', async () => {
    fixture.github.script(
      CREATE,
      followed(() => addForeign({ isDraft: false })),
    );
    const hosted = await host();
    expect(fixture.github.releases()).toMatchObject([{ id: hosted.release.id, author: 'colleague' }]);
    expect(hosted.isSecret).toBe(false);
  });

  test('and do not see each other: the one that cannot publish moves to the other', async () => {
    fixture.github.script(
      'repos/update-release',
      preceded(() => addForeign({ isDraft: false })),
    );
    const hosted = await host();
    expect(fixture.github.releases()).toMatchObject([
      { id: hosted.release.id, author: 'colleague', assets: [{ name: NAME, bytes: ZIP }] },
    ]);
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(fixture.lines).toContain(
      `Another release \`${TAG}\` was published first; the package goes there.`,
    );
  });

  test('and the other one has other content: an error, and the own draft is gone', async () => {
    fixture.github.script(
      'repos/update-release',
      preceded(() => addForeign({ isDraft: false, assets: [{ name: NAME, bytes: OTHER_ZIP }] })),
    );
    expect(await catchError(host())).toMatchObject({ title: 'Asset exists with other content' });
    expect(fixture.github.releases()).toMatchObject([
      { author: 'colleague', assets: [{ bytes: OTHER_ZIP }] },
    ]);
  });

  test('and GitHub says so, but does not show the other release: that is an error', async () => {
    const errors = [{ resource: 'Release', code: 'already_exists', field: 'tag_name' }] as const;
    fixture.github.script('repos/update-release', unprocessable('Validation Failed', errors));
    const error = await catchError(host());
    expect(error.message).toContain('422 while publishing the release');
    expect(fixture.sleepsMs).toEqual([1_000, 2_000, 4_000]);
    expect(fixture.github.releases()).toEqual([]);
  });

  test('and a public URL is asked for, which the later one cannot have', async () => {
    fixture.github.script(
      CREATE,
      preceded(() => addForeign()),
    );
    expect(await catchError(host({ assetUrl: 'public' }))).toMatchObject({ title: 'No public URL' });
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

  test('that cannot be taken back is named in the log, and that is no error', async () => {
    const hosted = await host();
    fixture.github.script('repos/delete-release', unprocessable('No'));
    await hosted.rollback();
    expect(fixture.lines.at(-1)).toMatch(
      /^warning: Draft left on GitHub: .*`v1\.4\.2 \(withdrawn by its run\)`.*: delete it\. Later runs/,
    );
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

  test('goes over to a release that others have published, when the service has the package', async () => {
    const hosted = await host();
    const { id } = addForeign({ isDraft: false });
    expect((await hosted.publishDraft()).release.id).toBe(id);
    expect(fixture.github.releases()).toMatchObject([{ id, assets: [{ name: NAME, bytes: ZIP }] }]);
  });

  test('stays a draft of others when GitHub does not say what became of it', async () => {
    addForeign();
    const hosted = await host();
    fixture.github.script('repos/get-release', ...repeat(4, instead(status(500))));
    expect(await hosted.publishDraft()).toMatchObject({ release: { ...hosted.release, url: '' } });
    expect(fixture.lines.at(-1)).toMatch(/^notice: Release not checked: .*whether it still is a draft/);
  });
});
