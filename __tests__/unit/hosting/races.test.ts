import { beforeEach, describe, expect, test } from '@jest/globals';

import { preceded } from '../../../sandbox/github/faults.ts';
import { hostPackage } from '../../../src/hosting/host-package.ts';
import type { HostedPackage } from '../../../src/hosting/model.ts';
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

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture({ isPrivate: true });
});

const host = (changes: Parameters<HostingFixture['change']>[0] = {}) =>
  hostPackage(fixture.change(changes), fixture.repository, fixture.ports, fixture.isLive);

/** Something happens just before one of the requests of a piece of work; not at all when that has fewer. */
async function interrupt<T>(index: number, action: () => unknown, work: () => Promise<T>): Promise<T> {
  let next = 0;
  fixture.github.script(() => next++ === index, preceded(action));
  const result = await work();
  // Requests after this piece of work do not count.
  next = Infinity;
  return result;
}

const release = () => fixture.github.releases().find(({ isDraft }) => !isDraft);
const draft = () => fixture.github.releases().find(({ isDraft }) => isDraft);

/** The service took the package of this run: it stays there for the service, and the release becomes complete. */
async function expectComplete(hosted: HostedPackage): Promise<void> {
  expect(await download(await hosted.getUrl())).toEqual(ZIP);
  const { release: accepted, asset } = await hosted.publishDraft();
  expect(release()).toMatchObject({ id: accepted.id, name: TAG, body: '* Tidier.' });
  expect(release()?.assets).toContainEqual(expect.objectContaining({ id: asset.id, name: NAME, bytes: ZIP }));
  expect(fixture.github.releases().filter(({ name: title }) => title?.includes('withdrawn'))).toEqual([]);
}

/** More than any of these has. */
const MOMENTS = Array.from({ length: 12 }, (_, index) => index);

describe('one run takes its draft back, and another one needs it: whenever', () => {
  test.each(MOMENTS)('the other comes before request %d of the withdrawal, it is served', async (index) => {
    const first = await host();
    let second: HostedPackage | undefined;
    await interrupt(index, async () => (second = await host()), first.rollback);
    if (second !== undefined) await expectComplete(second);
  });

  test.each(MOMENTS)('the withdrawal comes before request %d of the other, it is served', async (index) => {
    const first = await host();
    await expectComplete(await interrupt(index, first.rollback, host));
  });

  test.each(MOMENTS)('both give up, the first at request %d, a third one is served', async (index) => {
    const first = await host();
    const second = await interrupt(index, first.rollback, host);
    await expectComplete(await interrupt(index % 5, second.rollback, host));
  });
});

describe('one run takes its asset back from the draft of somebody, and another one needs it: whenever', () => {
  beforeEach(() => {
    fixture.github.addRelease({ tagName: TAG, isDraft: true, body: 'Mine' });
  });

  const expectKept = async (hosted: HostedPackage) => {
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    const { asset } = await hosted.publishDraft();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true, body: 'Mine' }]);
    expect(draft()?.assets).toMatchObject([{ id: asset.id, name: NAME }]);
  };

  test.each(MOMENTS)('the other comes before request %d of that, it is served', async (index) => {
    const first = await host();
    let second: HostedPackage | undefined;
    await interrupt(index, async () => (second = await host()), first.rollback);
    if (second !== undefined) await expectKept(second);
  });

  test.each(MOMENTS)('that comes before request %d of the other, it is served', async (index) => {
    const first = await host();
    await expectKept(await interrupt(index, first.rollback, host));
  });
});

describe('two runs make a draft at the same time', () => {
  test.each(MOMENTS)('the second one before request %d of the first, and both are served', async (index) => {
    let second: HostedPackage | undefined;
    const hostSecond = async () => (second = await host({ assetName: 'second.zip' }));
    const first = await interrupt(index, hostSecond, host);
    const both = [first, ...(second === undefined ? [] : [second])];
    for (const { getUrl } of both) expect(await download(await getUrl())).toEqual(ZIP);
    // Whoever has made the draft publishes it, whether the other one comes before or after.
    for (const { publishDraft } of both) await publishDraft();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false, name: TAG, body: '* Tidier.' }]);
    expect(release()?.assets).toHaveLength(both.length);
  });

  test.each(MOMENTS)('and the first gives up before request %d of the second', async (index) => {
    let next = -Infinity;
    let rollback = () => Promise.resolve('');
    fixture.github.script(
      () => next++ === index,
      preceded(() => rollback()),
    );
    fixture.github.script(
      'repos/create-release',
      preceded(async () => {
        ({ rollback } = await host());
        next = 0;
      }),
    );
    const second = await host();
    next = Infinity;
    await expectComplete(second);
    expect(release()?.assets).toHaveLength(1);
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

  test.each([0, 1])(
    'publishes the draft before request %d of its withdrawal, and it stays',
    async (index) => {
      const hosted = await host();
      await interrupt(
        index,
        () => fixture.github.editRelease(hosted.release.id, { isDraft: false }),
        hosted.rollback,
      );
      expect(release()).toMatchObject({ name: TAG, assets: [{ name: NAME }] });
    },
  );

  test.each([0, 1])('adds a file before request %d of the withdrawal, and the draft stays', async (index) => {
    const hosted = await host();
    await interrupt(
      index,
      () => fixture.github.addAsset(hosted.release.id, { name: 'a.pdf', bytes: OTHER_ZIP }),
      hosted.rollback,
    );
    expect(draft()).toMatchObject({ name: TAG, assets: [{ name: 'a.pdf' }] });
    expect(fixture.lines.join('\n')).toMatch(
      /warning: Draft stays on GitHub: .*has assets that this run did not/,
    );
  });

  test.each([0, 1])(
    'writes other notes before request %d of the withdrawal, and the draft stays',
    async (index) => {
      const hosted = await host();
      await interrupt(
        index,
        () => fixture.github.editRelease(hosted.release.id, { body: 'Mine now' }),
        hosted.rollback,
      );
      expect(draft()).toMatchObject({ name: TAG, body: 'Mine now', assets: [] });
      expect(fixture.lines.join('\n')).toMatch(/warning: Draft stays on GitHub: .*somebody removed the mark/);
    },
  );

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

  test('deletes the draft and publishes another release, to which the package goes', async () => {
    const hosted = await host();
    fixture.github.removeRelease(hosted.release.id);
    const { id } = fixture.github.addRelease({ tagName: TAG, body: 'Mine' });
    expect((await hosted.publishDraft()).release.id).toBe(id);
    expect(release()).toMatchObject({ id, body: 'Mine', assets: [{ name: NAME, bytes: ZIP }] });
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

describe('the draft of another run', () => {
  const mark = (assetName: string) => `<!-- publish-wordpress-plugin: ${'a'.repeat(16)}${assetName} -->`;

  test.each([
    ['for the same asset', ` ${NAME}`, false],
    ['that does not say for which asset', '', false],
    ['for another asset', ' other.zip', true],
  ])('%s is published by this one or left to it', async (_name, assetName, isLeft) => {
    fixture.github.addRelease({ tagName: TAG, isDraft: true, body: `By hand.\n\n${mark(assetName)}` });
    const hosted = await host();
    await hosted.publishDraft();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: isLeft, assets: [{ name: NAME }] }]);
    if (isLeft)
      expect(fixture.lines.at(-1)).toMatch(/^notice: Release left to another run: .*run this again/);
    else expect(release()?.body).toBe('By hand.');
  });

  test('is completed with its asset, whose name a run that was stopped had changed', async () => {
    const first = await host();
    const second = await host();
    fixture.github.editAsset(first.asset.id, { name: `${NAME}.withdrawn-00000000` });
    await expectComplete(second);
  });

  test('that a person takes over keeps its asset, whose name a run that was stopped had changed', async () => {
    const first = await host();
    const second = await host();
    fixture.github.editRelease(draft()?.id ?? 0, { body: 'Mine now' });
    fixture.github.editAsset(first.asset.id, { name: `${NAME}.withdrawn-00000000` });
    await second.publishDraft();
    expect(draft()).toMatchObject({ body: 'Mine now', assets: [{ name: NAME, bytes: ZIP }] });
  });

  test('that is being taken back is no release: this run makes its own', async () => {
    const body = mark('');
    fixture.github.addRelease({ tagName: TAG, name: `${TAG} (withdrawn by its run)`, isDraft: true, body });
    await expectCompleteBesideWithdrawn();
  });

  test('that is being taken back is no release, even when a person rewrites its notes meanwhile', async () => {
    const name = 'Tidy Footer 2 (withdrawn by its run)';
    fixture.github.addRelease({ tagName: TAG, name, isDraft: true, body: 'By hand.' });
    await expectCompleteBesideWithdrawn();
  });

  const expectCompleteBesideWithdrawn = async () => {
    const hosted = await host();
    await hosted.publishDraft();
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true, assets: [] }, { isDraft: false }]);
  };

  test('that is being taken back is one like others when a person has named it so', async () => {
    fixture.github.addRelease({ tagName: TAG, name: 'Spring (withdrawn)', isDraft: true, body: 'Mine' });
    await host();
    expect(fixture.github.releases()).toMatchObject([
      { name: 'Spring (withdrawn)', assets: [{ name: NAME }] },
    ]);
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

test('what looks like a mark in notes that were given is left out', async () => {
  const notes = `One.\n\n<!-- publish-wordpress-plugin: ${'b'.repeat(32)} x.zip -->\n\nTwo.`;
  const hosted = await host({ notes });
  expect(draft()?.body).toMatch(
    /^One\.\n\nTwo\.\n\n<!-- publish-wordpress-plugin: [0-9a-f]{24} tidy-footer\.zip -->$/,
  );
  await hosted.publishDraft();
  expect(release()?.body).toBe('One.\n\nTwo.');
});
