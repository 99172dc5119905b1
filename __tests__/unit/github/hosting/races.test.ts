import { beforeEach, describe, expect, test } from '@jest/globals';

import { preceded } from '../../../../sandbox/github/faults.ts';
import { hostPackage } from '../../../../src/github/hosting/host-package.ts';
import type { HostedPackage } from '../../../../src/github/hosting/model.ts';
import type { PublishError } from '../../../../src/shared/publish-error.ts';
import {
  catchError,
  download,
  markOf,
  NAME,
  OTHER_ZIP,
  prepareFixtures,
  type HostingFixture,
  TAG,
  ZIP,
} from './fixture.ts';

const useFixture = prepareFixtures();

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture({ isPrivate: true });
});

type Changes = Parameters<HostingFixture['change']>[0];

const hostAs = (runId: string, changes: Changes = {}) =>
  hostPackage(fixture.change(changes), { ...fixture.repository, runId }, fixture.ports, fixture.isLive);
const host = (changes: Changes = {}) => hostAs('7001', changes);

/** Something happens just before one of the requests of a piece of work; not at all when that has fewer. */
async function interrupt<T>(index: number, action: () => unknown, work: () => Promise<T>): Promise<T> {
  let next = 0;
  fixture.github.script(() => next++ === index, preceded(action));
  try {
    return await work();
  } finally {
    // Requests after this piece of work do not count.
    next = Infinity;
  }
}

const release = () => fixture.github.releases().find(({ isDraft }) => !isDraft);
const draft = () => fixture.github.releases().find(({ isDraft }) => isDraft);

/** The requests that change something. */
const changes = () => fixture.github.requests.filter(({ method }) => method !== 'GET');

/** The service took the package of this run: it stays there for the service, and the release becomes complete. */
async function expectComplete(hosted: HostedPackage): Promise<void> {
  expect(await download(await hosted.getUrl())).toEqual(ZIP);
  const { release: accepted, asset } = await hosted.publishDraft();
  expect(release()).toMatchObject({ id: accepted.id, name: TAG, body: '* Tidier.' });
  expect(release()?.assets).toContainEqual(expect.objectContaining({ id: asset.id, name: NAME, bytes: ZIP }));
}

const GIVES_WAY = /^(Another run is publishing|Two releases at once)$/;

/** A run that may have to leave the tag to another one; returns nothing then. */
async function tryHost(work: () => Promise<HostedPackage>): Promise<HostedPackage | undefined> {
  try {
    return await work();
  } catch (error) {
    expect((error as PublishError).title).toMatch(GIVES_WAY);
    return undefined;
  }
}

/** More than any of these has. */
const MOMENTS = Array.from({ length: 12 }, (_, index) => index);

describe('a draft with a mark', () => {
  const addDraft = (mark: Parameters<typeof markOf>[0], bytes?: Buffer) =>
    fixture.github.addRelease({
      tagName: TAG,
      name: TAG,
      isDraft: true,
      body: `* Tidier.\n\n${markOf(mark)}`,
      ...(bytes !== undefined && { assets: [{ name: NAME, bytes }] }),
    });

  test.each<[string, Parameters<typeof markOf>[0], Changes]>([
    ['of an earlier attempt of this run', { runId: '7001', ageS: 60 }, {}],
    ['of a run with the same package, an hour ago', { ageS: 3_601 }, {}],
    ['of a run with the same package, when the version is live', {}, { isLive: true }],
  ])('%s is used, marked anew, and published', async (_name, mark, settings) => {
    const { id } = addDraft(mark, ZIP);
    const hosted = await host(settings);
    expect(hosted.release.id).toBe(id);
    expect(draft()?.body).toBe(`* Tidier.\n\n${markOf({ runId: '7001' })}`);
    expect(fixture.routes()).not.toContain('repos/upload-release-asset 201');
    await expectComplete(hosted);
    expect(fixture.github.releases()).toHaveLength(1);
  });

  test.each<[string, Parameters<typeof markOf>[0], Changes]>([
    ['of a run with the same package', {}, {}],
    ['of a run with the same package, 59 minutes ago', { ageS: 59 * 60 }, {}],
    ['of a run with another package, hours ago', { zip: OTHER_ZIP, ageS: 10_000 }, {}],
    ['of a run with another package, when the version is live', { zip: OTHER_ZIP }, { isLive: true }],
    ['of a run whose clock is ahead', { ageS: -10_000 }, {}],
  ])('%s ends the run before anything is sent', async (_name, mark, settings) => {
    addDraft(mark);
    const error = await catchError(host(settings));
    expect(error).toMatchObject({
      code: 'not-published',
      title: 'Another run is publishing',
      message: `Another run is publishing the tag \`${TAG}\`, or one that was cut off left its draft.`,
    });
    expect(error.hint).toMatch(/Run that one again.*`gh release delete v1\.4\.2`.*`concurrency: \{/);
    expect(changes()).toEqual([]);
  });

  test('for another plugin gets the package, and is left to the run that created it', async () => {
    const { id } = addDraft({ name: 'other.zip' });
    const hosted = await host();
    expect(hosted).toMatchObject({ isSecret: true, release: { id } });
    await hosted.publishDraft();
    expect(draft()).toMatchObject({
      id,
      assets: [{ name: NAME }],
      body: expect.stringContaining('other.zip') as unknown,
    });
    expect(fixture.lines.at(-1)).toMatch(/^notice: Release left to another run: .*for another plugin/);
  });

  test('that was taken over stays when the service refuses its package', async () => {
    const { id } = addDraft({ ageS: 3_601 }, ZIP);
    expect(await (await host()).rollback()).toBe('the draft stays');
    expect(draft()).toMatchObject({ id, assets: [{ name: NAME }] });
    expect(fixture.lines.at(-1)).toMatch(
      /^warning: Draft stays on GitHub: .*a run that was cut off created it/,
    );
  });

  test('that was empty when it was taken over is deleted when the service refuses', async () => {
    addDraft({ ageS: 3_601 });
    expect(await (await host()).rollback()).toBe('the draft is deleted');
    expect(fixture.github.releases()).toEqual([]);
  });

  test('of this run that another one took over is neither published nor deleted by this one', async () => {
    const hosted = await host();
    fixture.github.editRelease(hosted.release.id, { body: markOf({ zip: OTHER_ZIP }) });
    expect(await catchError(hosted.publishDraft())).toMatchObject({
      code: 'after-publish',
      title: 'Published, but: Another run is publishing',
    });
    expect(await hosted.rollback()).toBe('the asset is deleted');
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true }]);
    expect(fixture.lines.join('\n')).toContain('because another run took it over');
  });

  test('that somebody changes while it is taken over ends the run', async () => {
    const { id } = addDraft({ ageS: 3_601 });
    fixture.github.script(
      'repos/get-release',
      preceded(() => fixture.github.editRelease(id, { body: 'Mine' })),
    );
    expect(await catchError(host())).toMatchObject({ title: 'Two releases at once' });
    expect(changes()).toEqual([]);
  });

  test('stays when the version turns out to be live, although this run cannot go on', async () => {
    fixture = await useFixture({ hasImmutableReleases: true });
    const { id } = fixture.github.addRelease({ tagName: TAG });
    await fixture.remove(id);
    fixture.goLive();
    expect(await catchError(host())).toMatchObject({ title: 'Tag used up' });
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true, assets: [{ name: NAME }] }]);
    expect(fixture.lines.at(-1)).toMatch(
      /^warning: Left on GitHub: .*because the service serves this version/,
    );
  });
});

describe('two runs of one plugin: one of them at least is served, and the other changes nothing of it', () => {
  test.each(MOMENTS)('when the second comes before request %d of the first', async (index) => {
    let second: HostedPackage | undefined;
    const first = await tryHost(() =>
      interrupt(index, async () => (second = await tryHost(() => hostAs('7002'))), host),
    );
    const served = [first, second].filter((hosted) => hosted !== undefined);
    expect(served).toHaveLength(1);
    for (const hosted of served) await expectComplete(hosted);
    expect(fixture.github.releases()).toHaveLength(1);
  });

  test.each(MOMENTS)('when the first takes its draft back before request %d of the second', async (index) => {
    const first = await host();
    const second = await tryHost(() => interrupt(index, first.rollback, () => hostAs('7002')));
    // The second one may have ended before that.
    await first.rollback();
    await expectComplete(second ?? (await hostAs('7002')));
  });
});

describe('two plugins on one tag', () => {
  const OTHER = { assetName: 'second.zip' };

  test.each(MOMENTS)('when the second comes before request %d of the first', async (index) => {
    let second: HostedPackage | undefined;
    const first = await tryHost(() =>
      interrupt(index, async () => (second = await tryHost(() => hostAs('7002', OTHER))), host),
    );
    const served = [first, second].filter((hosted) => hosted !== undefined);
    expect(served.length).toBeGreaterThan(0);
    for (const { getUrl } of served) expect(await download(await getUrl())).toEqual(ZIP);
    // Whoever created the draft publishes it, whether the other one comes before or after.
    for (const { publishDraft } of served) await publishDraft();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false, name: TAG, body: '* Tidier.' }]);
    expect(release()?.assets).toHaveLength(served.length);
    // The one that gave way is served when it is run again.
    if (first === undefined) await host();
    if (second === undefined) await hostAs('7002', OTHER);
    expect(release()?.assets).toHaveLength(2);
  });

  test('when the service refuses the one that created the draft, the other keeps its asset', async () => {
    const first = await host();
    const second = await hostAs('7002', OTHER);
    expect(await first.rollback()).toBe('the asset is deleted');
    expect(await download(await second.getUrl())).toEqual(ZIP);
    await second.publishDraft();
    expect(draft()?.assets).toMatchObject([{ name: 'second.zip' }]);
    // Run again, the first one finds its draft.
    await expectComplete(await host());
    expect(release()?.assets).toHaveLength(2);
  });
});

describe('a person', () => {
  test.each(MOMENTS)('publishes the draft before request %d of its completion', async (index) => {
    const hosted = await host();
    await interrupt(
      index,
      () => fixture.github.editRelease(hosted.release.id, { isDraft: false }),
      hosted.publishDraft,
    );
    expect(fixture.github.releases()).toMatchObject([
      {
        isDraft: false,
        body: expect.stringMatching(/^\* Tidier\./) as unknown,
        assets: [{ name: NAME, bytes: ZIP }],
      },
    ]);
  });

  test('publishes the draft before it is taken back, and it stays', async () => {
    const hosted = await host();
    await interrupt(
      0,
      () => fixture.github.editRelease(hosted.release.id, { isDraft: false }),
      hosted.rollback,
    );
    expect(release()).toMatchObject({ name: TAG, assets: [{ name: NAME }] });
  });

  test('adds a file before the draft is taken back, and it stays', async () => {
    const hosted = await host();
    await interrupt(
      0,
      () => fixture.github.addAsset(hosted.release.id, { name: 'a.pdf', bytes: OTHER_ZIP }),
      hosted.rollback,
    );
    expect(draft()).toMatchObject({ name: TAG, assets: [{ name: 'a.pdf' }] });
    expect(fixture.lines.join('\n')).toMatch(
      /warning: Draft stays on GitHub: .*has assets that this run did not/,
    );
  });

  test('writes other notes before the draft is taken back, and it stays', async () => {
    const hosted = await host();
    await interrupt(
      0,
      () => fixture.github.editRelease(hosted.release.id, { body: 'Mine now' }),
      hosted.rollback,
    );
    expect(draft()).toMatchObject({ name: TAG, body: 'Mine now', assets: [] });
    expect(fixture.lines.join('\n')).toMatch(/warning: Draft stays on GitHub: .*somebody removed the mark/);
  });

  test('writes other notes, and the draft is not published', async () => {
    const hosted = await host();
    fixture.github.editRelease(hosted.release.id, { body: 'Mine now' });
    await hosted.publishDraft();
    expect(fixture.github.releases()).toMatchObject([
      { isDraft: true, body: 'Mine now', assets: [{ name: NAME }] },
    ]);
    expect(fixture.lines.at(-1)).toMatch(/^notice: Release is still a draft: Somebody removed the mark/);
  });

  test('edits the notes around the mark, and they are published without it', async () => {
    const hosted = await host();
    const body = `${fixture.github.releases()[0]?.body ?? ''}\n\nThanks to Ada.`;
    fixture.github.editRelease(hosted.release.id, { body });
    await hosted.publishDraft();
    expect(release()).toMatchObject({ body: '* Tidier.\n\nThanks to Ada.' });
  });

  test.each([0, 1])(
    'deletes the draft before request %d of its completion, which is an error',
    async (index) => {
      const hosted = await host();
      const work = interrupt(
        index,
        () => fixture.github.removeRelease(hosted.release.id),
        hosted.publishDraft,
      );
      expect(await catchError(work)).toMatchObject({
        code: 'after-publish',
        title: 'Published, but: Draft is gone',
      });
      expect(fixture.github.releases()).toEqual([]);
    },
  );

  test('publishes another release, so the draft cannot be published, which is an error', async () => {
    const hosted = await host();
    const { id } = fixture.github.addRelease({ tagName: TAG, body: 'Mine' });
    const error = await catchError(hosted.publishDraft());
    expect(error).toMatchObject({ code: 'after-publish', title: 'Published, but: Two releases at once' });
    expect(error.hint).toBe(
      `Add \`${NAME}\` of the draft to that release by hand, and delete the draft. Do not publish this version again.`,
    );
    expect(release()).toMatchObject({ id, body: 'Mine', assets: [] });
    expect(draft()?.assets).toMatchObject([{ name: NAME, bytes: ZIP }]);
  });

  test('takes the asset from a draft of theirs, which the run says', async () => {
    fixture.github.addRelease({ tagName: TAG, isDraft: true, body: 'Mine' });
    const hosted = await host();
    fixture.github.removeAsset(hosted.asset.id);
    await hosted.publishDraft();
    expect(fixture.lines.at(-1)).toMatch(/^warning: Asset is gone from the draft: .*before you publish/);
  });

  test('deletes the asset, which is uploaded again before the draft is published', async () => {
    const hosted = await host();
    fixture.github.removeAsset(hosted.asset.id);
    const { asset } = await hosted.publishDraft();
    expect(release()?.assets).toMatchObject([{ id: asset.id, name: NAME, bytes: ZIP }]);
  });

  test('deletes the draft before it is published for a public URL, which stops the run', async () => {
    fixture = await useFixture();
    fixture.github.script(
      'repos/get-release',
      preceded(() => fixture.github.removeRelease(draft()?.id ?? 0)),
    );
    expect(await catchError(host())).toMatchObject({ code: 'not-published', title: 'Release is gone' });
  });

  test.each([
    ['auto', true],
    ['public', false],
  ] as const)(
    'takes the draft over before it is published for a public URL: %s',
    async (assetUrl, isServed) => {
      fixture = await useFixture();
      fixture.github.script(
        'repos/get-release',
        preceded(() => fixture.github.editRelease(draft()?.id ?? 0, { body: 'Mine now' })),
      );
      const hosted = host({ assetUrl });
      if (isServed) expect((await hosted).isSecret).toBe(true);
      else expect(await catchError(hosted)).toMatchObject({ title: 'No public URL' });
      expect(fixture.github.releases()).toMatchObject([{ isDraft: true, body: 'Mine now' }]);
      expect(draft()?.assets).toHaveLength(isServed ? 1 : 0);
    },
  );
});

test('what looks like a mark in notes that were given is left out', async () => {
  const notes = `One.\n\n${markOf()}\n\nTwo.`;
  const hosted = await host({ notes });
  expect(draft()?.body).toMatch(
    /^One\.\n\nTwo\.\n\n<!-- publish-wordpress-plugin: 7001 tidy-footer\.zip [0-9a-f]{64} \d{10} -->$/,
  );
  await hosted.publishDraft();
  expect(release()?.body).toBe('One.\n\nTwo.');
});
