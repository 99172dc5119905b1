import { beforeEach, describe, expect, test } from '@jest/globals';

import { afterwards, instead, reset, silence, status } from '../../../../sandbox/http/faults.ts';
import {
  leaveStarter,
  preceded,
  repeat,
  resetAfter,
  secondaryLimit,
  unprocessable,
  uploadedAs,
} from '../../../../sandbox/github/faults.ts';
import { hostPackage } from '../../../../src/github/hosting/host-package.ts';
import { holdTimers } from '../../../fixtures/held-timers.ts';
import {
  catchError,
  download,
  makeZip,
  NAME,
  OTHER_ZIP,
  prepareFixtures,
  type HostingFixture,
  TAG,
  ZIP,
} from './fixture.ts';

const useFixture = prepareFixtures();

const UPLOAD = 'repos/upload-release-asset';
const expire = holdTimers();

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture();
});

const host = (changes: Parameters<HostingFixture['change']>[0] = {}) =>
  hostPackage(fixture.change(changes), fixture.repository, fixture.ports, fixture.isLive);

const uploads = () => fixture.routes().filter((route) => /upload|asset/.test(route));

/** The package is there once, and can be downloaded. */
async function expectHosted(): Promise<void> {
  const hosted = await host();
  expect(await download(await hosted.getUrl())).toEqual(ZIP);
  expect(fixture.github.releases()).toMatchObject([{ assets: [{ name: NAME, state: 'uploaded' }] }]);
  expect(fixture.github.releases()[0]?.assets).toHaveLength(1);
}

describe('an upload that fails', () => {
  test.each([
    ['with 502 and leaves a starter', leaveStarter(), 'delete'],
    ['because the connection is reset in the middle', resetAfter(1000), 'delete'],
    ['before anything of it was done', instead(status(502)), 'again'],
    ['although it was done', afterwards(reset()), 'found'],
    ['although it was done, with 500', afterwards(status(500)), 'found'],
    ['with an answer that is no asset', afterwards(status(201, { body: '<html>' })), 'found'],
    ['with an answer of another kind', afterwards(status(200, { body: '{"id":-1}' })), 'found'],
  ])('%s', async (_name, fault, what) => {
    fixture.allowOddAnswers();
    fixture.github.script(UPLOAD, fault);
    await expectHosted();
    expect(uploads().slice(1)).toEqual([
      'repos/list-release-assets 200',
      ...(what === 'delete' ? ['repos/delete-release-asset 204'] : []),
      ...(what === 'found' ? [] : [`${UPLOAD} 201`]),
    ]);
    // Full jitter, of which chance takes a half; what is found needs no waiting.
    expect(fixture.sleepsMs).toEqual(what === 'found' ? [] : [500]);
  });

  test('is tried again as often as `retries` says, and leaves nothing behind', async () => {
    fixture.github.script(UPLOAD, ...repeat(4, leaveStarter()));
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'GitHub unavailable' });
    expect(error.message).toBe('GitHub returned 502 while uploading `tidy-footer.zip`: `Server Error`.');
    expect(uploads().filter((route) => route === `${UPLOAD} 502`)).toHaveLength(4);
    expect(fixture.sleepsMs).toEqual([500, 1_000, 2_000]);
    expect(fixture.github.releases()).toEqual([]);
  });

  test('leaves nothing in a draft of others either', async () => {
    fixture.github.addRelease({ tagName: TAG, isDraft: true });
    fixture.github.script(UPLOAD, ...repeat(4, resetAfter(1000)));
    expect(await catchError(host())).toMatchObject({ title: 'GitHub not reached' });
    expect(fixture.github.releases()).toMatchObject([{ isDraft: true, assets: [] }]);
  });

  test('is not tried again when GitHub does not want it', async () => {
    fixture.github.script(
      UPLOAD,
      unprocessable('Nope `a`\n::error::b', [
        { resource: 'ReleaseAsset', code: 'custom', message: 'Not today.' },
      ]),
    );
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'Refused by GitHub' });
    expect(error.message).toBe(
      "GitHub returned 422 while uploading `tidy-footer.zip`: `Nope 'a' : :error: :b Not today.`.",
    );
    expect(fixture.github.releases()).toEqual([]);
  });

  test('is found although the list does not show it at once', async () => {
    fixture.github.script(UPLOAD, afterwards(reset()));
    fixture.github.lag('repos/list-release-assets', 2);
    await expectHosted();
    expect(uploads()).toEqual([
      `${UPLOAD} -`,
      'repos/list-release-assets 200',
      `${UPLOAD} 422`,
      'repos/list-release-assets 200',
      'repos/list-release-assets 200',
    ]);
  });

  test('and is found may be that of another run, so it stays in a draft of others, which the log says', async () => {
    fixture.github.addRelease({ tagName: TAG, isDraft: true });
    fixture.github.script(UPLOAD, afterwards(reset()));
    await (await host()).rollback();
    expect(fixture.github.releases()).toMatchObject([{ assets: [{ name: NAME }] }]);
    expect(fixture.lines.at(-1)).toContain(
      `The asset \`${NAME}\` stays, because another run may have uploaded it. Delete it from the draft`,
    );
  });

  test('and is found in the own draft goes with it', async () => {
    fixture.github.script(UPLOAD, afterwards(reset()));
    await (await host({ assetUrl: 'signed' })).rollback();
    expect(fixture.github.releases()).toEqual([]);
  });

  test('because nothing comes ends at its deadline', async () => {
    fixture = await useFixture({ retries: 0 });
    fixture.github.script(UPLOAD, instead(silence()));
    const ports = { ...fixture.ports, timeoutMs: 2000 };
    const hosting = hostPackage(fixture.spec, fixture.repository, ports, fixture.isLive);
    const error = await catchError(expire(hosting, 2000, () => uploads().length > 0));
    expect(error.message).toMatch(
      /^Uploading .* failed: there was no complete response within 2(\.\d+)? s\.$/,
    );
    expect(error.hint).toContain('raise `timeout`');
  });
});

describe('GitHub says of an upload', () => {
  test('no digest: size and state have to suffice', async () => {
    fixture.github.script(UPLOAD, uploadedAs({ digest: null }));
    await expectHosted();
    expect(uploads()).toEqual([`${UPLOAD} 201`]);
  });

  test.each([
    ['a wrong digest', { digest: `sha256:${'0'.repeat(64)}` }],
    ['another state', { state: 'open' as const }],
    ['another size', { bytes: Buffer.from('PK') }],
  ])('%s: it is deleted and uploaded again', async (_name, changes) => {
    fixture.github.script(UPLOAD, uploadedAs(changes));
    await expectHosted();
    expect(uploads()).toEqual([
      `${UPLOAD} 201`,
      'repos/delete-release-asset 204',
      'repos/list-release-assets 200',
      `${UPLOAD} 201`,
    ]);
  });

  test('a wrong digest every time: that is an error', async () => {
    fixture.github.script(UPLOAD, ...repeat(4, uploadedAs({ digest: `sha256:${'0'.repeat(64)}` })));
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published' });
    expect(error.message).toBe(
      'Uploading `tidy-footer.zip` on GitHub failed: the bytes that arrived are not those that were sent.',
    );
    expect(fixture.github.releases()).toEqual([]);
  });

  test('another name: that is the one that counts', async () => {
    fixture.github.script(UPLOAD, uploadedAs({ name: 'tidy.footer.zip' }));
    const hosted = await host();
    expect(hosted.asset.name).toBe('tidy.footer.zip');
    expect(await hosted.getUrl()).toMatch(/\/tidy\.footer\.zip$/);
  });

  test('another digest method: it is not known', async () => {
    fixture.github.script(UPLOAD, uploadedAs({ digest: 'sha512:00' }));
    await expectHosted();
  });
});

describe('another run uploads the same name at the same time', () => {
  let draft: number;
  beforeEach(() => {
    draft = fixture.github.addRelease({ tagName: TAG, isDraft: true }).id;
  });

  test('with the same content: it is used, and is not ours to take back', async () => {
    fixture.github.script(
      UPLOAD,
      preceded(() => fixture.github.addAsset(draft, { name: NAME, bytes: ZIP })),
    );
    const hosted = await host();
    await hosted.rollback();
    expect(fixture.github.releases()).toMatchObject([{ assets: [{ name: NAME, bytes: ZIP }] }]);
  });

  test('with other content: an error', async () => {
    fixture.github.script(
      UPLOAD,
      preceded(() => fixture.github.addAsset(draft, { name: NAME, bytes: OTHER_ZIP })),
    );
    expect(await catchError(host())).toMatchObject({ title: 'Asset exists with other content' });
    expect(fixture.github.releases()).toMatchObject([{ assets: [{ bytes: OTHER_ZIP }] }]);
  });

  test('and does not come to an end: its place is taken after half a minute', async () => {
    fixture.github.script(
      UPLOAD,
      preceded(() => fixture.github.addAsset(draft, { name: NAME, state: 'starter' })),
    );
    const hosted = await host();
    expect(fixture.github.releases()).toMatchObject([{ assets: [{ name: NAME, bytes: ZIP }] }]);
    expect(fixture.sleepsMs).toEqual([2_000, 4_000, 8_000, 16_000, 500]);
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
  });
});

describe('the limits of GitHub', () => {
  test('are waited for, on the uploads host too', async () => {
    fixture.github.script('repos/create-release', secondaryLimit(7));
    fixture.github.script(UPLOAD, secondaryLimit(60));
    await expectHosted();
    expect(fixture.sleepsMs).toEqual([7_000, 60_000]);
    expect(fixture.lines).toContainEqual(
      expect.stringMatching(/^POST 127\.0\.0\.1:\d+: its limit is reached; trying again in 60\.0 s/),
    );
  });

  test('that last longer than 90 s are an error, and nothing is left behind', async () => {
    fixture.github.script(UPLOAD, secondaryLimit(91));
    const error = await catchError(host());
    expect(error).toMatchObject({ code: 'not-published', title: 'GitHub rate limit reached' });
    expect(error.hint).toBe('Run this again in 91 s or later.');
    expect(fixture.sleepsMs).toEqual([]);
    expect(fixture.github.releases()).toEqual([]);
  });

  test('are known by their headers and their words', async () => {
    const resetS = String(Math.floor(fixture.ports.clock.wallNow() / 1000) + 20);
    fixture.github.script(
      'repos/list-releases',
      instead(status(403, { headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': resetS } })),
      instead(status(403, { body: '{"message":"You have exceeded a secondary rate limit."}' })),
      instead(status(429)),
    );
    await expectHosted();
    expect(fixture.sleepsMs).toEqual([20_000, 60_000, 2_000]);
  });
});

test('an upload address of somebody else is not given the token', async () => {
  fixture.github.script('repos/create-release', async ({ carryOut }) => {
    const reply = await carryOut();
    if (typeof reply === 'function') return reply;
    const upload_url = 'https://uploads.evil.example/a`b{?name,label}';
    return { ...reply, json: { ...(reply.json as object), upload_url } };
  });
  const error = await catchError(host());
  expect(error).toMatchObject({ code: 'not-published', title: 'Upload address not trusted' });
  expect(error.message).toContain("`https://uploads.evil.example/a'b{?name,label}`");
  expect(fixture.github.releases()).toEqual([]);
});

test('a long upload shows how far it is', async () => {
  const zip = makeZip(8 * 1024 * 1024, 3);
  fixture = await useFixture({ zip });
  // Beside the upload to a new one others would look at the clock, too.
  fixture.github.addRelease({ tagName: TAG });
  // Each look at the clock takes a second.
  const clock = {
    ...fixture.ports.clock,
    now: () => {
      fixture.wait(1000);
      return fixture.ports.clock.now();
    },
  };
  await hostPackage(fixture.spec, fixture.repository, { ...fixture.ports, clock }, fixture.isLive);
  const progress = fixture.lines.filter((line) => line.includes('%'));
  expect(progress).toEqual([
    'tidy-footer.zip: 25 % of 8.4 MB sent, 1.0 MB/s, 6 s left.',
    'tidy-footer.zip: 50 % of 8.4 MB sent, 1.0 MB/s, 4 s left.',
    'tidy-footer.zip: 75 % of 8.4 MB sent, 1.0 MB/s, 2 s left.',
  ]);
});

test('a cancelled run says that it may have left something', async () => {
  fixture.github.script(
    UPLOAD,
    preceded(() => fixture.cancel()),
  );
  const error = await catchError(host());
  expect(error.message).toContain('the run was cancelled');
  expect(fixture.lines.at(-1)).toMatch(/^warning: Left on GitHub: /);
});
