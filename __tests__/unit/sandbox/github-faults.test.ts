import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { afterwards, instead, reset, status, times } from '../../../sandbox/http/faults.ts';
import {
  followed,
  leaveStarter,
  preceded,
  repeat,
  resetAfter,
  secondaryLimit,
  slow,
  together,
  unprocessable,
  uploadedAs,
} from '../../../sandbox/github/faults.ts';
import { notFoundPage } from '../../../sandbox/github/storage.ts';
import type { Exchange } from '../../../sandbox/github/github.ts';
import { readError, startStage, type Stage } from './github-stage.ts';

let stage: Stage;
let draft: number;
beforeEach(async () => {
  stage = await startStage();
  draft = stage.github.addRelease({ tagName: 'v1', isDraft: true }).id;
});
afterEach(async () => {
  await stage[Symbol.asyncDispose]();
});

const assets = (): readonly unknown[] => stage.github.releases()[0]?.assets ?? [];

const create = (tag_name = 'v1'): ReturnType<Stage['call']> =>
  stage.call('POST', '/releases', { json: { tag_name, draft: true } });

describe('an upload', () => {
  test('fails with 502 and leaves a starter', async () => {
    stage.github.script('repos/upload-release-asset', leaveStarter());
    expect(readError(await stage.upload(draft, 'a.zip', 'PK'))).toEqual([502, 'Server Error']);
    expect(assets()).toMatchObject([
      { name: 'a.zip', state: 'starter', bytes: Buffer.alloc(0), digest: null },
    ]);
    expect((await stage.upload(draft, 'a.zip', 'PK')).status).toBe(422);
  });

  test('is reset in the middle, and leaves a starter', async () => {
    stage.github.script('repos/upload-release-asset', resetAfter(1000));
    await expect(stage.upload(draft, 'a.zip', Buffer.alloc(5_000_000))).rejects.toThrow('fetch failed');
    expect(assets()).toMatchObject([{ state: 'starter' }]);
    const { sizeBytes = 0, answer } = stage.github.requests.at(-1) ?? {};
    expect(sizeBytes).toBeGreaterThanOrEqual(1000);
    expect(sizeBytes).toBeLessThan(5_000_000);
    expect(answer).toBeUndefined();
  });

  test('is reset when all of it has arrived, before or after it was taken in', async () => {
    stage.github.script('repos/upload-release-asset', instead(reset()), afterwards(reset()));
    await expect(stage.upload(draft, 'a.zip', 'PK')).rejects.toThrow('fetch failed');
    expect(assets()).toEqual([]);
    await expect(stage.upload(draft, 'a.zip', 'PK')).rejects.toThrow('fetch failed');
    expect(assets()).toMatchObject([{ state: 'uploaded' }]);
  });

  test.each([
    ['no digest', { digest: null }],
    ['a wrong digest', { digest: `sha256:${'0'.repeat(64)}` }],
    ['another state', { state: 'open' as const }],
    ['another name', { name: 'b.zip' }],
  ])('succeeds with %s', async (_name, changes) => {
    stage.github.script('repos/upload-release-asset', uploadedAs(changes));
    const { status: code, body } = await stage.upload(draft, 'a.zip', 'PK');
    expect([code, body]).toEqual([201, expect.objectContaining(changes)]);
    expect((await stage.call('GET', `/releases/${draft}/assets`)).body).toEqual([body]);
  });
});

describe('a request', () => {
  test('is refused because of too many others, and says when to come back', async () => {
    stage.github.script('repos/create-release', secondaryLimit(60));
    stage.github.script('repos/upload-release-asset', secondaryLimit(2));
    const answers = [await create(), await stage.upload(draft, 'a.zip', 'PK')];
    expect(answers.map(({ status: code, headers }) => [code, headers.get('retry-after')])).toEqual([
      [403, '60'],
      [403, '2'],
    ]);
    expect(readError(await stage.upload(draft, 'a.zip', 'PK', { as: 'read' }))).not.toContain('secondary');
    expect(assets()).toEqual([]);
  });

  test('is refused with and without a list of what is wrong', async () => {
    const errors = [{ resource: 'Release', code: 'custom', message: 'Sorry.' }] as const;
    stage.github.script('repos/create-release', unprocessable('Nope', errors), unprocessable('Nope'));
    expect([readError(await create()), readError(await create())]).toEqual([
      [422, 'Nope', errors],
      [422, 'Nope'],
    ]);
  });

  test('takes its time', async () => {
    stage.github.script('repos/get-release', slow(30));
    const started = performance.now();
    expect((await stage.call('GET', `/releases/${draft}`)).status).toBe(200);
    expect(performance.now() - started).toBeGreaterThan(25);
  });

  test('fails in the ways of any server, carried out or not', async () => {
    stage.github.script(
      'repos/create-release',
      instead(status(500, { body: 'oops' })),
      afterwards(status(502)),
    );
    expect([(await create()).status, stage.github.releases().length]).toEqual([500, 1]);
    expect([(await create()).status, stage.github.releases().length]).toEqual([502, 2]);
    expect(stage.github.requests.map(({ answer }) => answer?.status)).toEqual([500, 502]);
  });

  test('is picked by what it asks for, and each fault is for one', async () => {
    stage.github.script(({ path }) => path.endsWith('/tags/v9'), ...repeat(2, secondaryLimit(1)));
    stage.github.addRelease({ tagName: 'v8' });
    expect((await stage.call('GET', '/releases/tags/v8')).status).toBe(200);
    const statuses = [];
    for (let asked = 0; asked < 3; asked += 1) {
      statuses.push((await stage.call('GET', '/releases/tags/v9')).status);
    }
    expect(statuses).toEqual([403, 403, 404]);
  });
});

test('a fault can be for what a request says', async () => {
  const isPublishing = ({ route, body }: Exchange): boolean =>
    route === 'repos/update-release' && (body as { readonly draft?: boolean }).draft === false;
  stage.github.script(isPublishing, secondaryLimit(1));
  const update = async (json: object): Promise<number> =>
    (await stage.call('PATCH', `/releases/${draft}`, { json })).status;
  expect([
    await update({ body: 'New' }),
    await update({ draft: false }),
    await update({ draft: false }),
  ]).toEqual([200, 403, 200]);
});

describe('GitHub lags behind', () => {
  test('in a list of releases and a look-up by tag', async () => {
    stage.github.addRelease({ tagName: 'v0' });
    stage.github.lag('repos/list-releases', 1);
    stage.github.lag('repos/get-release-by-tag', 2);
    await stage.call('POST', '/releases', { json: { tag_name: 'v2' } });
    const tags = async (): Promise<readonly string[]> =>
      ((await stage.call('GET', '/releases')).body as readonly { tag_name: string }[]).map(
        ({ tag_name }) => tag_name,
      );
    expect([await tags(), await tags()]).toEqual([
      ['v0', 'v1'],
      ['v2', 'v0', 'v1'],
    ]);
    expect((await stage.call('GET', '/releases/tags/v0')).status).toBe(200);
    expect(readError(await stage.call('GET', '/releases/tags/v2'))).toEqual([404, 'Not Found']);
    expect((await stage.call('GET', '/releases/tags/v2')).status).toBe(200);
  });

  test('in a list of assets, and in a release that has them', async () => {
    stage.github.addAsset(draft, { name: 'old.zip', bytes: Buffer.from('PK') });
    stage.github.lag('repos/list-release-assets', 1);
    stage.github.lag('repos/get-release', 1);
    await stage.upload(draft, 'new.zip', 'PK');
    const path = `/releases/${draft}`;
    expect((await stage.call('GET', `${path}/assets`)).body).toMatchObject([{ name: 'old.zip' }]);
    expect((await stage.call('GET', `${path}/assets`)).body).toHaveLength(2);
    expect((await stage.call('GET', path)).body).toMatchObject({ assets: [{ name: 'old.zip' }] });
    expect((await stage.call('GET', path)).body).toMatchObject({ assets: [{}, {}] });
  });

  test('with a public address', async () => {
    stage.github.addRelease({ tagName: 'v2', assets: [{ name: 'a.zip', bytes: Buffer.from('PK') }] });
    stage.github.script('web/download', ...times(2, instead(notFoundPage())));
    const url = `${stage.github.serverUrl}/acme/tidy-footer/releases/download/v2/a.zip`;
    const statuses = [];
    for (let asked = 0; asked < 3; asked += 1) statuses.push((await stage.download(url)).status);
    expect(statuses).toEqual([404, 404, 302]);
  });
});

describe('another run', () => {
  test('creates the same release just before, and just after', async () => {
    const rival = (): unknown => stage.github.addRelease({ tagName: 'v2', isDraft: true, author: 'rival' });
    stage.github.script('repos/create-release', preceded(rival), followed(rival));
    await create('v2');
    await create('v2');
    expect(stage.github.releases().map(({ author }) => author)).toEqual([
      'octocat',
      'rival',
      'github-actions[bot]',
      'github-actions[bot]',
      'rival',
    ]);
  });

  test('looks at the same time', async () => {
    stage.github.script('repos/list-releases', ...together(2));
    let isAnswered = false;
    const first = stage.call('GET', '/releases').then((answer) => {
      isAnswered = true;
      return answer;
    });
    await stage.call('GET', '/releases/latest');
    expect(isAnswered).toBe(false);
    const second = stage.call('GET', '/releases');
    expect((await Promise.all([first, second])).map((answer) => answer.status)).toEqual([200, 200]);
    expect((await stage.call('GET', '/releases')).status).toBe(200);
  });
});
