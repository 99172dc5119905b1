import { describe, expect, test } from '@jest/globals';

import {
  type PublishingServiceOptions,
  startPublishingService,
} from '../../../sandbox/service/publishing-service.ts';
import { sampleZip } from './stage.ts';

const ID = 'plugin_footer';
const accounts = [{ key: 'key-a', plugins: [{ id: ID, isPublic: true }, { id: 'plugin_private' }] }];
const authorization = { authorization: 'Bearer key-a' };

interface Place {
  readonly presignedUrl: string;
  readonly objectKey: string;
}

async function startStage(options: Partial<PublishingServiceOptions> = {}) {
  const service = await startPublishingService({ accounts, ...options });
  const call = (path: string, init: RequestInit = {}) =>
    fetch(`${service.baseUrl}/api/v1/plugin/update${path}`, init);
  return {
    service,
    call,
    place: async () => {
      const answer = await call(`/upload-url?plugin_id=${ID}`, { headers: authorization });
      return (await answer.json()) as Place;
    },
    confirm: (objectKey: string, headers: Readonly<Record<string, string>> = authorization) =>
      call('/confirm', {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ plugin_id: ID, objectKey }),
      }),
    [Symbol.asyncDispose]: () => service.close(),
  };
}

const send = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(url, { method: 'PUT', headers, body: new Uint8Array(sampleZip) });

async function sendAndConfirm(stage: Awaited<ReturnType<typeof startStage>>) {
  const { presignedUrl, objectKey } = await stage.place();
  expect((await send(presignedUrl)).status).toBe(200);
  return [await stage.confirm(objectKey), await stage.confirm(objectKey)] as const;
}

describe('a file that was sent', () => {
  test.each<[string, Partial<PublishingServiceOptions>, readonly number[], number]>([
    ['and again when it is confirmed again', {}, [200, 200], 2],
    ['with 201', { readings: ['created-201'] }, [201, 201], 2],
    ['only once', { readings: ['confirm-once'] }, [200, 409], 1],
  ])('is released when it is confirmed, %s', async (_name, options, statuses, count) => {
    await using stage = await startStage(options);
    const answers = await sendAndConfirm(stage);
    expect(answers.map(({ status }) => status)).toEqual(statuses);
    expect(await answers[0].json()).toEqual({ id: 'version_1', version: '1.4.2' });
    expect(stage.service.releases(ID)).toHaveLength(count);
  });

  test('has to be confirmed with a key, for its plugin, after it arrived', async () => {
    await using stage = await startStage();
    const { presignedUrl, objectKey } = await stage.place();
    expect((await stage.confirm(objectKey)).status).toBe(404);
    await send(presignedUrl);
    expect((await stage.confirm(objectKey, {})).status).toBe(401);
    expect((await stage.confirm(`${objectKey}x`)).status).toBe(404);
    expect(stage.service.releases(ID)).toEqual([]);
  });

  test('is refused by the storage with a credential, under another address, or too late', async () => {
    let nowMs = Date.UTC(2026, 10, 20);
    await using stage = await startStage({ now: () => new Date(nowMs) });
    const { presignedUrl } = await stage.place();
    const ask = async (...request: Parameters<typeof send>) => {
      const answer = await send(...request);
      return [answer.status, /<Code>(\w+)/.exec(await answer.text())?.[1]];
    };
    expect(await ask(presignedUrl, authorization)).toEqual([400, 'InvalidArgument']);
    expect(await ask(`${presignedUrl}0`)).toEqual([403, 'SignatureDoesNotMatch']);
    nowMs += 300_000;
    expect(await ask(presignedUrl)).toEqual([403, 'AccessDenied']);
  });
});

test('without a key, only what is live of a public plugin is answered', async () => {
  await using stage = await startStage();
  await sendAndConfirm(stage);
  const look = `?id=${ID}&slug=tidy-footer&referrer=https%3A%2F%2Fsite.example&telemetry=1&meta=%7B%7D`;
  const answer = await stage.call(look);
  expect(answer.status).toBe(200);
  expect(Object.keys((await answer.json()) as object)).toEqual(
    expect.arrayContaining([
      'name',
      'version',
      'download_url',
      'tested',
      'requires',
      'requires_php',
      'author',
      'author_profile',
      'last_updated',
      'sections',
      'banners',
      'icons',
    ]),
  );
  const statuses = [
    await stage.call('?id=plugin_private'),
    await stage.call(look, { headers: { authorization: 'Bearer wrong' } }),
    await stage.call(`/upload-url?plugin_id=${ID}`),
    await stage.call('', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' }),
  ].map(({ status }) => status);
  expect(statuses).toEqual([401, 401, 401, 401]);
});
