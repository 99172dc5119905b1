import { beforeEach, describe, expect, test } from '@jest/globals';

import {
  type Answer,
  instead,
  json,
  redirect,
  reset,
  serve,
  status,
  times,
} from '../../../../sandbox/http/faults.ts';
import { repeat, type Twist } from '../../../../sandbox/github/faults.ts';
import { notFoundPage } from '../../../../sandbox/github/storage.ts';
import { hostPackage } from '../../../../src/github/hosting/host-package.ts';
import {
  catchError,
  download,
  OTHER_ZIP,
  START_MS,
  prepareFixtures,
  type HostingFixture,
  TAG,
  ZIP,
} from './fixture.ts';

const useFixture = prepareFixtures();

let fixture: HostingFixture;
beforeEach(async () => {
  fixture = await useFixture();
});

const host = (changes: Parameters<HostingFixture['change']>[0] = {}) =>
  hostPackage(fixture.change(changes), fixture.repository, fixture.ports, fixture.isLive);

/** Ranges that were asked for. */
const ranges = () =>
  fixture.github.requests.filter(({ origin }) => origin === 'storage').map(({ headers }) => headers.range);

describe('a public URL', () => {
  test('is asked for as the service will do it, without a range', async () => {
    await host();
    expect(ranges()).toEqual([undefined]);
  });

  test('may need some time until everybody sees it', async () => {
    fixture.github.script('web/download', ...times(3, instead(notFoundPage())));
    const hosted = await host();
    expect(fixture.sleepsMs).toEqual([1_000, 2_000, 4_000]);
    expect(fixture.lines.filter((line) => line.includes('waiting'))).toEqual([
      'The public URL of the asset returns 404; waiting for GitHub.',
    ]);
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
  });

  test('that does not come within a minute is an error; what is public stays', async () => {
    fixture.github.script('web/download', ...times(7, instead(notFoundPage())));
    const error = await catchError(host());
    expect(error).toMatchObject({
      code: 'not-published',
      title: 'Asset is not public',
      message: 'The public URL of the asset returns 404.',
    });
    expect(fixture.sleepsMs.reduce((sum, sleepMs) => sum + sleepMs, 0)).toBe(60_000);
    expect(fixture.github.releases()).toMatchObject([{ isDraft: false, assets: [{}] }]);
    expect(fixture.lines.at(-1)).toMatch(/^warning: Release stays on GitHub/);
  });

  test.each<[string, Answer]>([
    ['other content', serve(OTHER_ZIP)],
    ['another size', serve(Buffer.concat([ZIP, ZIP]))],
    [
      'another part',
      status(206, { headers: { 'content-range': 'bytes 1-1024/5000' }, body: ZIP.subarray(1, 1025) }),
    ],
    [
      'a part',
      status(206, { headers: { 'content-range': 'bytes 0-1023/5000' }, body: ZIP.subarray(0, 1024) }),
    ],
    ['trouble', status(503)],
    ['a limit', status(429)],
    ['JSON', json(200, { message: 'hello' })],
    ['nothing', reset()],
  ])('that has %s at first is asked again', async (_name, answer) => {
    fixture.github.script('storage/get', instead(answer));
    await host();
    expect(fixture.sleepsMs).toEqual([1_000]);
  });

  test.each<[string, () => Answer, string]>([
    [
      'to a page to log in',
      () => status(200, { headers: { 'content-type': 'text/html' }, body: '<html>' }),
      'returns a web page, such as a login page',
    ],
    [
      'to a place without TLS',
      () => redirect(302, 'http://storage.example/a?sig=secret'),
      'redirects to http://storage.example/a?…, which is not a plain `https:` address',
    ],
    [
      'to user info',
      () => redirect(302, 'https://user:secret@storage.example/a'),
      'redirects to https://storage.example/a, which is not a plain `https:` address',
    ],
    [
      'nowhere',
      () => redirect(302, 'http://'),
      'redirects to nowhere, which is not a plain `https:` address',
    ],
  ])('that leads %s is an error at once', async (_name, answer, why) => {
    fixture.allowOddAnswers();
    const page = fixture.github;
    page.script('web/download', instead(answer()));
    const error = await catchError(host()).finally(() => undefined);
    expect(error.message).toBe(`The public URL of the asset ${why}.`);
    expect(fixture.sleepsMs).toEqual([]);
  });

  test('that leads in circles is an error at once', async () => {
    fixture.github.script('web/download', ...times(6, instead(redirect(302, '?again'))));
    const error = await catchError(host());
    expect(error.message).toBe('The public URL of the asset redirects more than 5 times.');
  });

  test.each(['http://github.example/a.zip', 'https://user:pass@github.com/a.zip', 'nonsense', ''])(
    'that GitHub gives as %j is not used',
    async (browser_download_url) => {
      const twist: Twist = async ({ carryOut }) => {
        const reply = (await carryOut()) as { status: number; json: { assets: readonly object[] } };
        const assets = reply.json.assets.map((asset) => ({ ...asset, browser_download_url }));
        return { ...reply, json: { ...reply.json, assets } };
      };
      fixture.allowOddAnswers();
      fixture.github.script('repos/update-release', twist);
      const error = await catchError(host());
      expect(error.message).toBe('The public URL of the asset is not a plain `https:` address.');
    },
  );
});

describe('a signed URL', () => {
  const sign = async () => (await host({ assetUrl: 'signed' })).getUrl();

  test('is proven by its first bytes, without HEAD and without credentials', async () => {
    await sign();
    expect(ranges()).toEqual([undefined]);
    expect(fixture.github.requests.map(({ method }) => method)).not.toContain('HEAD');
  });

  test('is hidden before anything is fetched from it', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    let hidden: readonly string[] = [];
    fixture.github.script('storage/get', ({ call, carryOut }) => {
      hidden = [...fixture.secrets];
      expect(hidden).toContain(call.exchange.path.split('?')[1]);
      return carryOut();
    });
    await hosted.getUrl();
    expect(hidden).not.toEqual([]);
  });

  test('that does not work is made anew', async () => {
    fixture.github.script('storage/get', instead(status(403)), instead(status(404)));
    expect(await download(await sign())).toEqual(ZIP);
    expect(fixture.routes().filter((route) => route === 'repos/get-release-asset 302')).toHaveLength(3);
    expect(fixture.sleepsMs).toEqual([1_000, 2_000]);
  });

  test('that never works is an error', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    fixture.github.script('storage/get', ...times(4, instead(status(403))));
    const error = await catchError(hosted.getUrl());
    expect(error).toMatchObject({
      code: 'not-published',
      title: 'No usable signed URL',
      message: 'The signed URL of the asset returns 403.',
    });
    await hosted.rollback();
    expect(fixture.github.releases()).toEqual([]);
  });

  test('that has less than a minute left is made anew', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    // The first proof takes so long.
    fixture.github.script('storage/get', ({ carryOut }) => {
      fixture.wait(250_000);
      return carryOut();
    });
    expect(await download(await hosted.getUrl())).toEqual(ZIP);
    expect(fixture.routes().filter((route) => route === 'repos/get-release-asset 302')).toHaveLength(2);
  });

  test('that always seems to end is used all the same: the clock of the runner may be wrong', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    const clock = { ...fixture.ports.clock, wallNow: () => START_MS + 3_600_000 };
    const ports = { ...fixture.ports, clock };
    const spec = fixture.change({ assetUrl: 'signed' });
    const again = await hostPackage(spec, fixture.repository, ports, fixture.isLive);
    expect(await download(await again.getUrl())).toEqual(ZIP);
    expect(fixture.lines).toContain(
      "By this runner's clock the signed URL expires within a minute; using it anyway.",
    );
    expect(again.release.id).toBe(hosted.release.id);
  });

  test.each([
    ['http://storage.example/a?sig=abcdefgh', 'is not a plain `https:` address'],
    ['https://user:secretsecret@storage.example/a', 'is not a plain `https:` address'],
    ['nonsense', 'is not a plain `https:` address'],
    ['', 'is not a plain `https:` address'],
    ['API', 'points back to the API, which asks for a token'],
  ])('that GitHub gives as %j is not used', async (text, why) => {
    const hosted = await host({ assetUrl: 'signed' });
    const location = text === 'API' ? `${fixture.github.apiUrl}/a?sig=abcdefgh` : text;
    fixture.allowOddAnswers();
    fixture.github.script('repos/get-release-asset', instead(redirect(302, location)));
    const error = await catchError(hosted.getUrl());
    expect(error.message).toBe(`The signed URL of the asset ${why}.`);
    const secret = location.split('=')[1];
    expect(secret === undefined || fixture.secrets.includes(secret)).toBe(true);
  });

  test('that GitHub does not give, but the content itself, is an error that says what helps', async () => {
    const hosted = await host({ assetUrl: 'signed' });
    fixture.allowOddAnswers();
    fixture.github.script('repos/get-release-asset', instead(serve(ZIP)));
    const error = await catchError(hosted.getUrl());
    expect(error).toMatchObject({ code: 'not-published', title: 'No signed URL' });
    expect(error.hint).toContain('set `asset-url` to `public`');
  });

  test('is asked for again when GitHub is in trouble', async () => {
    fixture.github.script('repos/get-release-asset', ...repeat(2, instead(status(502))));
    await sign();
    expect(fixture.sleepsMs).toEqual([500, 1_000]);
  });
});

test('a release without a readable page has no address', async () => {
  fixture.allowOddAnswers();
  fixture.github.addRelease({ tagName: TAG });
  fixture.github.script('repos/get-release-by-tag', async ({ carryOut }) => {
    const reply = (await carryOut()) as { status: number; json: object };
    return { ...reply, json: { ...reply.json, html_url: 'javascript:alert(1)' } };
  });
  expect((await host()).release.url).toBe('');
});
