import { describe, expect, test } from '@jest/globals';
import type { HttpAnswer, SendRequest } from '../../../src/http/message.ts';

import { Cancelled } from '../../../src/shared/clock.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import type { Progress, PublishJob, PublishOrder, PublishRules } from '../../../src/service/model.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import { runRecipe, type Told } from './publish-world.ts';

type Reply = Partial<Omit<HttpAnswer, 'body'>> & { readonly text?: string };

/** An order of a package that has a URL. */
type UrlOrder = Extract<PublishOrder, { readonly objectKey?: never }>;

interface Scene {
  /** Answers to the requests, or their errors, in order. */
  readonly replies: readonly (Reply | Error)[];
  readonly rules?: Partial<PublishRules>;
  readonly order?: Partial<UrlOrder>;
  /** When the run is cancelled. */
  readonly cancelMs?: number;
}

interface Play {
  readonly result: Told | undefined;
  readonly error: unknown;
  /** Each request with its second; `ID` asks by the identifier alone. */
  readonly requests: readonly string[];
  readonly warnings: readonly string[];
  readonly stage: Progress['stage'];
}

/** Publishes version 2.0.0 on a service that replies like this, in a time that passes only in waits. */
async function play({ replies, rules, order, cancelMs = Infinity }: Scene): Promise<Play> {
  const requests: string[] = [];
  const warnings: string[] = [];
  const progress: Progress = { stage: 'not-published' };
  let nowMs = 0;
  const send: SendRequest = ({ method, url }) => {
    const reply = replies[requests.length];
    const isById = method === 'GET' && !url.searchParams.has('slug');
    requests.push(`${isById ? 'ID' : method} ${nowMs / 1000}`);
    if (reply === undefined) throw new Error(`A request too many: ${requests.join(', ')}.`);
    if (reply instanceof Error) return Promise.reject(reply);
    const { status = 200, headers = {}, isCut = false, text = '' } = reply;
    return Promise.resolve({ status, headers, isCut, body: Buffer.from(text) });
  };
  const sleep = (durationMs: number) => {
    if (nowMs + durationMs >= cancelMs) return Promise.reject(new Cancelled());
    nowMs += durationMs;
    return Promise.resolve();
  };
  const job: PublishJob = {
    order: {
      pluginId: 'plugin_a',
      getZipUrl: () => Promise.resolve('https://a.example/a.zip'),
      slug: 'a',
      version: '2.0.0',
      ...order,
    },
    access: { baseUrl: new URL('https://service.example'), apiKey: 'key', timeoutMs: 60_000 },
    rules: { ifPublished: 'skip', verify: false, retries: 3, ...rules },
    ports: {
      send,
      clock: { now: () => nowMs, wallNow: () => nowMs, sleep },
      random: () => 0.5,
      log: { ...quietLog, warning: (title) => void warnings.push(title) },
      quote: (text) => text,
      progress,
    },
  };
  const outcome = await runRecipe(job).then(
    (result) => ({ result, error: undefined }),
    (error: unknown) => ({ result: undefined, error }),
  );
  if (outcome.error instanceof PublishError) {
    expect(outcome.error.message).toMatch(/\.$/);
    expect(outcome.error.hint).toMatch(/\.$/);
  }
  expect(requests).toHaveLength(replies.length);
  return { ...outcome, requests, warnings, stage: progress.stage };
}

const live = (version: string): Reply => ({ text: JSON.stringify({ version }) });
const created = (version: string): Reply => ({ text: JSON.stringify({ success: true, version }) });
const status = (code: number, retryAfter?: string): Reply => ({
  status: code,
  headers: retryAfter === undefined ? {} : { 'retry-after': retryAfter },
});
const redirect = (code: number, location: string): Reply => ({ status: code, headers: { location } });
const lost = new TransportError('interrupted', 'reset after it was written', true);
const notLeft = new TransportError('name-not-found', 'no such host', false);
const LOOKS = ['GET 2', 'GET 5', 'GET 10', 'GET 20', 'GET 30'];
const VERIFIES = ['GET 0', ...LOOKS, 'GET 45', 'GET 60'];

/** Answers that a wrong folder could explain, so that the run asks again with the identifier alone. */
const otherFolder: readonly (readonly [name: string, reply: Reply])[] = [
  ['404', { status: 404, text: '{"version":"2.0.0"}' }],
  ['422', { status: 422, text: '{"message":"Unknown slug."}' }],
  ['a shape of its own', { text: '{"plugins":[{"version":"2.0.0"}]}' }],
  ['a body that is cut', { ...live('2.0.0'), isCut: true }],
  ['an answer that contradicts itself', { text: '{"success":false,"version":"2.0.0"}' }],
];
const notKnown: readonly (readonly [name: string, reply: Reply | Error])[] = [
  ['a redirect', { status: 302, headers: { location: 'https://b.example/' } }],
  ['a web page', { text: '<html>2.0.0</html>' }],
  ['a refused key', { status: 401, text: '{"version":"2.0.0"}' }],
];

describe('what is live before', () => {
  test('another version: published, with two requests', async () => {
    const { result, ...rest } = await play({ replies: [live('1.0.0'), created('2.0.0')] });
    expect(result).toEqual({
      status: 'published',
      version: '2.0.0',
      previousVersion: '1.0.0',
      isVerified: false,
    });
    expect(rest).toMatchObject({ requests: ['GET 0', 'POST 0'], warnings: [], stage: 'published' });
  });

  test('this version, which is skipped', async () => {
    const { result, stage } = await play({ replies: [live('2.0.0')] });
    expect(result).toEqual({
      status: 'already-published',
      version: '2.0.0',
      previousVersion: '2.0.0',
      isVerified: true,
    });
    expect(stage).toBe('not-published');
  });

  test('this version, which is a mistake', async () => {
    const { error, stage } = await play({ replies: [live('2.0.0')], rules: { ifPublished: 'fail' } });
    expect(error).toMatchObject({ code: 'already-published' });
    expect(String(error)).toMatch(/2\.0\.0.*`if-published`/);
    expect(stage).toBe('not-published');
  });

  test('this version, which is published again', async () => {
    const { result } = await play({
      replies: [live('2.0.0'), created('2.0.0')],
      rules: { ifPublished: 'publish' },
    });
    expect(result).toMatchObject({ status: 'published', previousVersion: '2.0.0' });
  });

  test.each<[string, Partial<UrlOrder>]>([
    ['version', { version: undefined }],
    ['folder', { slug: undefined }],
  ])('is not asked while the %s is not known', async (_name, order) => {
    const { result } = await play({ replies: [created('2.0.0')], order });
    expect(result).toMatchObject({ status: 'published', previousVersion: undefined });
  });

  test.each([...notKnown, ['a refused certificate', new TransportError('tls', 'not valid', false)] as const])(
    '%s is not known, and never in the way',
    async (_name, reply) => {
      const { result } = await play({ replies: [reply, created('2.0.0')] });
      expect(result).toMatchObject({ status: 'published', previousVersion: undefined });
    },
  );

  test.each(otherFolder)('is asked by the identifier alone after %s', async (_name, reply) => {
    const { result, requests } = await play({ replies: [reply, live('1.0.0'), created('2.0.0')] });
    expect(requests).toEqual(['GET 0', 'ID 0', 'POST 0']);
    expect(result).toMatchObject({ status: 'published', previousVersion: '1.0.0' });
    const unknown = await play({ replies: [reply, reply, created('2.0.0')] });
    expect(unknown.result).toMatchObject({ status: 'published', previousVersion: undefined });
  });

  test.each<[string, Reply | Error]>([
    ['503', status(503)],
    ['429', status(429)],
    ['a lost answer', lost],
  ])('is asked again after %s', async (_name, reply) => {
    const { result, requests } = await play({ replies: [reply, live('1.0.0'), created('2.0.0')] });
    expect(requests).toEqual(['GET 0', 'GET 0.5', 'POST 0.5']);
    expect(result).toMatchObject({ previousVersion: '1.0.0' });
  });

  test('is not in the way when the service goes on breaking down', async () => {
    const replies = [status(500), status(429), lost, status(502), created('2.0.0')];
    const { result, requests } = await play({ replies });
    expect(requests).toEqual(['GET 0', 'GET 0.5', 'GET 1.5', 'GET 3.5', 'POST 3.5']);
    expect(result).toMatchObject({ status: 'published', previousVersion: undefined });
  });

  test('is not worth a long wait', async () => {
    const { requests } = await play({ replies: [status(503, '11'), created('2.0.0')] });
    expect(requests).toEqual(['GET 0', 'POST 0']);
  });
});

describe('an order that did not count', () => {
  test.each<[string, Reply | Error, second: number]>([
    ['that never left', notLeft, 0.5],
    ['that has to wait 2 s', status(429, '2'), 2],
    ['that has to wait until a date', status(503, 'Thu, 01 Jan 1970 00:00:07 GMT'), 7],
    ['that has to wait for something', status(408, 'soon'), 0.5],
  ])('%s is repeated', async (_name, reply, second) => {
    const { result, requests, stage } = await play({ replies: [live('1.0.0'), reply, created('2.0.0')] });
    expect(requests).toEqual(['GET 0', 'POST 0', `POST ${second}`]);
    expect(result).toMatchObject({ status: 'published' });
    expect(stage).toBe('published');
  });

  const refusals: readonly (readonly [name: string, reply: Reply | Error])[] = [
    ['a redirect', redirect(307, '/elsewhere')],
    ['a redirect to another copy', redirect(302, 'https://www.service.example/api/v1/plugin/update')],
    ['404', status(404)],
    ['422', status(422)],
    ['success: false', { text: '{"success":false}' }],
    ['a certificate that is not valid', new TransportError('tls', 'expired', false)],
    ['429 for longer than there is time', status(429, '91')],
    ['503 for longer than there is time', status(503, '9999')],
  ];

  test.each(refusals)('is not repeated, and looked after once: %s', async (_name, reply) => {
    const { error, requests, stage } = await play({ replies: [live('1.0.0'), reply, live('1.0.0')] });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 0']);
    expect(error).toMatchObject({ code: 'not-published' });
    expect(stage).toBe('not-published');
  });

  test.each(refusals)('is fine when another run has published the version: %s', async (_name, reply) => {
    const { result, requests, stage } = await play({ replies: [live('1.0.0'), reply, live('2.0.0')] });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 0']);
    expect(result).toEqual({
      status: 'already-published',
      version: '2.0.0',
      previousVersion: '1.0.0',
      isVerified: true,
    });
    expect(stage).toBe('not-published');
  });

  test.each(['fail', 'publish'] as const)(
    'is red when another run has published the version, and `if-published` is `%s`',
    async (ifPublished) => {
      const replies = [live('1.0.0'), status(422), live('2.0.0')];
      const { result } = await play({ replies, rules: { ifPublished } });
      expect(result).toMatchObject({ status: 'already-published', version: '2.0.0' });
      expect(result?.problem).toMatchObject({ code: 'already-published', title: 'Release refused' });
      expect(String(result?.problem)).toMatch(/422\. The service serves version 2\.0\.0 anyway/);
      expect(result?.problem?.hint).toContain('`if-published`');
    },
  );

  test('is red when the version was live before, and has to be published again', async () => {
    const replies = [live('2.0.0'), status(422), live('2.0.0')];
    const { result } = await play({ replies, rules: { ifPublished: 'publish' } });
    expect(result).toMatchObject({ status: 'already-published', previousVersion: '2.0.0' });
    expect(result?.problem).toMatchObject({ code: 'already-published' });
    expect(result?.problem?.hint).toContain('The service does not say why');
  });

  test.each([401, 403])('is not looked after when the key is refused with %i', async (code) => {
    const { error, requests } = await play({ replies: [live('1.0.0'), status(code)] });
    expect(requests).toEqual(['GET 0', 'POST 0']);
    expect(error).toMatchObject({ code: 'not-published' });
  });

  describe('because its package has no URL any more', () => {
    const unsigned = new PublishError({ code: 'not-published', title: 'T', message: 'M.', hint: 'H.' });
    const order = { getZipUrl: () => Promise.reject(unsigned) };

    test('is refused', async () => {
      const { error, requests, stage } = await play({ replies: [live('1.0.0'), live('1.0.0')], order });
      expect(requests).toEqual(['GET 0', 'GET 0']);
      expect(error).toBe(unsigned);
      expect(stage).toBe('not-published');
    });

    test('is fine when another run has published the version', async () => {
      const { result } = await play({ replies: [live('1.0.0'), live('2.0.0')], order });
      expect(result).toMatchObject({ status: 'already-published', version: '2.0.0' });
    });
  });

  test('is looked after by the identifier alone, too', async () => {
    const replies = [live('1.0.0'), status(422), status(404), live('2.0.0')];
    const { result, requests } = await play({ replies });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 0', 'ID 0']);
    expect(result).toMatchObject({ status: 'already-published' });
  });

  test('is repeated as often as the author allows', async () => {
    const replies = [live('1.0.0'), notLeft, status(429), notLeft, notLeft];
    const { error, requests } = await play({ replies, rules: { retries: 2 } });
    expect(requests).toEqual(['GET 0', 'POST 0', 'POST 0.5', 'POST 1.5', 'GET 1.5']);
    expect(error).toMatchObject({ code: 'not-published', cause: notLeft });
  });

  test('is repeated no longer than all waits together may last', async () => {
    const replies = [live('1.0.0'), ...Array<Reply>(3).fill(status(429, '40')), live('1.0.0')];
    const { error, requests } = await play({ replies, rules: { retries: 10 } });
    expect(requests).toEqual(['GET 0', 'POST 0', 'POST 40', 'POST 80', 'GET 80']);
    expect(error).toMatchObject({ code: 'not-published', title: 'Too many requests' });
  });

  test('is repeated until one may have counted', async () => {
    const { error, requests } = await play({
      replies: [notLeft, status(502)],
      order: { version: undefined },
    });
    expect(requests).toEqual(['POST 0', 'POST 0.5']);
    expect(error).toMatchObject({ code: 'unknown-outcome' });
  });
});

describe('an order that may have counted', () => {
  const unknown: readonly (readonly [name: string, reply: Reply | Error])[] = [
    ['a reset', lost],
    ['no answer in time', new TransportError('deadline', 'no answer', true)],
    ['500', status(500)],
    ['502', status(502)],
    ['504', status(504)],
    ['503 without a time', status(503)],
    ['503 with a time that is none', status(503, 'soon')],
    ['303', redirect(303, '/plugins/a')],
    ['303 to itself', redirect(303, '/api/v1/plugin/update?done')],
    ['303 to nowhere', redirect(303, 'http://')],
    ['302 to a page', redirect(302, '/plugins/a')],
    ['302 to nowhere', status(302)],
    ['302 to itself', redirect(302, '/api/v1/plugin/update?done')],
    ['two answers in one', { text: '{"success":false,"success":true,"version":"2.0.0"}' }],
    ['a web page', { text: '<html>' }],
    ['success as a text', { text: '{"success":"true","version":"2.0.0"}' }],
    ['no version', { text: '{"success":true}' }],
    ['an answer that is cut', { ...created('2.0.0'), isCut: true }],
  ];

  test.each(unknown)('%s: proven by a look', async (_name, reply) => {
    const replies = [live('1.0.0'), reply, live('1.0.0'), live('2.0.0')];
    const { result, requests, warnings, stage } = await play({ replies });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 2', 'GET 5']);
    expect(result).toEqual({
      status: 'published',
      version: '2.0.0',
      previousVersion: '1.0.0',
      isVerified: true,
    });
    expect(warnings).toEqual(['Answer lost']);
    expect(stage).toBe('published');
  });

  test.each(unknown)('%s: never seen', async (_name, reply) => {
    const replies = [live('1.0.0'), reply, ...LOOKS.map(() => live('1.0.0'))];
    const { error, requests, stage } = await play({ replies });
    expect(requests).toEqual(['GET 0', 'POST 0', ...LOOKS]);
    expect(error).toMatchObject({ code: 'unknown-outcome' });
    expect((error as PublishError).hint).toContain('dashboard');
    expect(stage).toBe('ordered');
  });

  test('is not proven by looks that show nothing', async () => {
    const looks = [
      ...notKnown.map(([, reply]) => reply),
      ...otherFolder.slice(0, 2).flatMap(([, reply]) => [reply, reply]),
    ];
    const { error } = await play({ replies: [live('1.0.0'), lost, ...looks] });
    expect(error).toMatchObject({ code: 'unknown-outcome' });
  });

  test('is seen, but not proven, while it is not known what was live before', async () => {
    const { error, requests, stage } = await play({
      replies: [status(404), status(404), lost, live('2.0.0')],
    });
    expect(requests).toEqual(['GET 0', 'ID 0', 'POST 0', 'GET 2']);
    expect(error).toMatchObject({ code: 'unknown-outcome' });
    expect(String(error)).toContain('now serves 2.0.0');
    expect(stage).toBe('ordered');
  });

  test.each([
    ['login page', '/login?next=a', 'https://service.example/login'],
    ['request itself', '/api/v1/plugin/update', '/api/v1/plugin/update/?id=1'],
  ])('is not waited for when the read before was redirected to the same %s', async (_name, before, after) => {
    const replies = [redirect(302, before), redirect(302, after)];
    const { error, requests, stage } = await play({ replies });
    expect(requests).toEqual(['GET 0', 'POST 0']);
    expect(error).toMatchObject({ code: 'unknown-outcome' });
    expect(String(error)).toContain('redirected to the same place');
    expect((error as PublishError).hint).toMatch(/`api-key` and `base-url`.*dashboard/);
    expect(stage).toBe('ordered');
  });

  test('is waited for when the read before was redirected elsewhere', async () => {
    const replies = [redirect(302, '/login'), redirect(303, '/plugins/a'), live('2.0.0')];
    const { error, requests } = await play({ replies });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 2']);
    expect(error).toMatchObject({ code: 'unknown-outcome' });
  });

  test.each<[string, Scene]>([
    ['was live before', { replies: [live('2.0.0'), lost], rules: { ifPublished: 'publish' } }],
    ['is not known', { replies: [lost], order: { version: undefined } }],
  ])('is not looked after when the version %s', async (_name, scene) => {
    const { error, stage } = await play(scene);
    expect(error).toMatchObject({ code: 'unknown-outcome' });
    expect(stage).toBe('ordered');
  });
});

describe('a conflict', () => {
  const seen = [live('1.0.0'), status(409), live('1.0.0'), live('2.0.0')];

  test('with a run that has published the same: nothing to do', async () => {
    const { result, requests, stage } = await play({ replies: seen });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 2', 'GET 5']);
    expect(result).toMatchObject({
      status: 'already-published',
      version: '2.0.0',
      previousVersion: '1.0.0',
      isVerified: true,
    });
    expect(stage).toBe('not-published');
  });

  test.each(['fail', 'publish'] as const)('with such a run, and `if-published: %s`', async (ifPublished) => {
    const { result, stage } = await play({ replies: seen, rules: { ifPublished } });
    expect(result).toMatchObject({ status: 'already-published' });
    expect(result?.problem).toMatchObject({ code: 'already-published', title: 'Conflict' });
    expect(stage).toBe('not-published');
  });

  test('although it is not known what was live before', async () => {
    const { result } = await play({ replies: [status(404), status(404), status(409), live('2.0.0')] });
    expect(result).toMatchObject({ status: 'already-published', previousVersion: undefined });
  });

  test('with something else', async () => {
    const replies = [live('1.0.0'), status(409), ...LOOKS.map(() => live('1.0.0'))];
    const { error, requests } = await play({ replies });
    expect(requests).toEqual(['GET 0', 'POST 0', ...LOOKS]);
    expect(error).toMatchObject({ code: 'not-published' });
    expect(String(error)).toContain('409');
  });

  test('is looked after once when the version was live before', async () => {
    const rules = { ifPublished: 'publish' } as const;
    const { result, requests } = await play({ replies: [live('2.0.0'), status(409), live('2.0.0')], rules });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 0']);
    expect(result?.problem).toMatchObject({ code: 'already-published' });
    const gone = await play({ replies: [live('2.0.0'), status(409), live('1.0.0')], rules });
    expect(gone.error).toMatchObject({ code: 'not-published' });
  });

  test('is not looked after when the version is not known', async () => {
    const { error } = await play({ replies: [status(409)], order: { version: undefined } });
    expect(error).toMatchObject({ code: 'not-published' });
  });
});

describe('verifying', () => {
  const rules = { verify: true };

  test('sees the version in the end', async () => {
    const replies = [live('1.0.0'), created('2.0.0'), live('1.0.0'), lost, live('2.0.0')];
    const { result, requests } = await play({ replies, rules });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 0', 'GET 2', 'GET 5']);
    expect(result).toEqual({
      status: 'published',
      version: '2.0.0',
      previousVersion: '1.0.0',
      isVerified: true,
    });
  });

  test('looks for the version that the service created, whatever the package says', async () => {
    const replies = [live('1.0.0'), created('2.0'), live('2.0')];
    const { result, warnings } = await play({ replies, rules });
    expect(result).toMatchObject({ version: '2.0', isVerified: true });
    expect(warnings).toEqual(['Version differs']);
  });

  test('fails after 60 s, and keeps that it is published', async () => {
    const replies = [live('1.0.0'), created('2.0.0'), ...VERIFIES.map(() => live('1.0.0'))];
    const { result, requests, stage } = await play({ replies, rules });
    expect(requests).toEqual(['GET 0', 'POST 0', ...VERIFIES]);
    expect(result).toMatchObject({ status: 'published', version: '2.0.0', isVerified: false });
    expect(result?.problem).toMatchObject({ code: 'after-publish' });
    expect(stage).toBe('published');
  });

  test('is cancelled, and keeps that it is published', async () => {
    const replies = [live('1.0.0'), created('2.0.0'), live('1.0.0'), live('1.0.0')];
    const { result, requests, stage } = await play({ replies, rules, cancelMs: 3_000 });
    expect(requests).toEqual(['GET 0', 'POST 0', 'GET 0', 'GET 2']);
    expect(result).toMatchObject({ status: 'published', isVerified: false });
    expect(result?.problem).toMatchObject({ code: 'after-publish' });
    expect(stage).toBe('published');
  });

  test('has nothing to add to a look that proved it', async () => {
    const { result } = await play({ replies: [live('1.0.0'), lost, live('2.0.0')], rules });
    expect(result).toMatchObject({ isVerified: true });
  });
});

describe('another version than the package says', () => {
  test.each<[string | undefined, readonly string[]]>([
    ['2.0.0', ['Version differs']],
    ['2.0', []],
    [undefined, []],
  ])('package %s, service 2.0: green, warnings %j', async (version, expected) => {
    const replies = [...(version === undefined ? [] : [live('1.0.0')]), created('2.0')];
    const { result, warnings } = await play({ replies, order: { version } });
    expect(result).toMatchObject({ status: 'published', version: '2.0' });
    expect(warnings).toEqual(expected);
  });
});

describe('a run that is cut short', () => {
  test.each<[string, Scene, Progress['stage']]>([
    ['before the order', { replies: [status(503, '5')], cancelMs: 4_000 }, 'not-published'],
    ['between two orders', { replies: [live('1.0.0'), status(429, '5')], cancelMs: 4_000 }, 'not-published'],
    ['while it looks', { replies: [live('1.0.0'), lost, live('1.0.0')], cancelMs: 4_000 }, 'ordered'],
    [
      'while it looks after a conflict',
      { replies: [live('1.0.0'), status(409)], cancelMs: 1 },
      'not-published',
    ],
  ])('%s tells what is certain', async (_name, scene, expected) => {
    const { error, stage } = await play(scene);
    expect(error).toBeInstanceOf(Cancelled);
    expect(stage).toBe(expected);
  });

  test.each<[string, boolean, string, Progress['stage']]>([
    ['before it left', false, 'not-published', 'not-published'],
    ['after a part of it left', true, 'unknown-outcome', 'ordered'],
  ])('during the order, %s', async (_name, mayHaveArrived, code, expected) => {
    const replies = [new TransportError('cancelled', 'the run was cancelled', mayHaveArrived)];
    const { error, stage } = await play({ replies, order: { version: undefined } });
    expect(error).toMatchObject({ code });
    expect(stage).toBe(expected);
  });

  test('by a mistake of the action itself, which is not explained away', async () => {
    const mistake = new TypeError('a bug');
    const { error, stage } = await play({ replies: [live('1.0.0'), mistake] });
    expect(error).toBe(mistake);
    expect(stage).toBe('ordered');
  });
});
