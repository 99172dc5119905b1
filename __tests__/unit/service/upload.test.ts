import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, jest, test } from '@jest/globals';
import dns from 'node:dns';
import { createSender } from '../../../src/http/send.ts';
import { parseReleaseAnswer, parseUploadPlace } from '../../../src/service/api.ts';
import { uploadPackage } from '../../../src/service/upload.ts';
import { holdTimers } from '../../fixtures/held-timers.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

const MIB = 1024 * 1024;
const MINUTE_MS = 60_000;
const expire = holdTimers();

afterEach(() => {
  jest.restoreAllMocks();
});

type Handle = (request: IncomingMessage, response: ServerResponse, play: Play) => void;

/** A service with its storage on a real server; time passes only where a test moves it. */
interface Play {
  nowMs: number;
  readonly asked: string[];
  readonly lines: string[];
}

interface Scene {
  /** Answers the `PUT` requests, one after the other. */
  readonly storage: readonly Handle[];
  readonly sizeBytes?: number;
  readonly retries?: number;
  /** Replaces the upload URL. */
  readonly presignedUrl?: string;
  /** Replaces the address of the service, which is then asked nothing. */
  readonly baseUrl?: string;
  readonly onRepeat?: () => void;
}

async function play({ storage, sizeBytes = MIB, retries = 3, presignedUrl, baseUrl, onRepeat }: Scene) {
  const state: Play = { nowMs: 0, asked: [], lines: [] };
  let puts = 0;
  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    state.asked.push(request.method ?? '');
    if (request.method === 'GET') response.end(describePlace());
    else storage[puts++]?.(request, response, state);
  });
  // Without a host, so that no replaced resolver is asked.
  server.listen(0);
  await once(server, 'listening');
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const describePlace = () =>
    JSON.stringify({
      presignedUrl: presignedUrl ?? `${origin}/put?sig=1234567890`,
      objectKey: String(state.asked.length),
    });
  const send = createSender(new AbortController().signal);
  const secrets: string[] = [];
  try {
    const outcome = await uploadPackage({
      plugin: { pluginId: 'plugin_a' },
      body: {
        sizeBytes,
        open: () => Readable.from(makeChunks(sizeBytes), { objectMode: false, highWaterMark: MIB }),
      },
      before: {},
      access: { baseUrl: new URL(baseUrl ?? origin), apiKey: 'key', timeoutMs: 60_000 },
      rules: { retries },
      ports: {
        send: (request) =>
          request.method === 'GET' && baseUrl !== undefined
            ? Promise.resolve({ status: 200, headers: {}, isCut: false, body: Buffer.from(describePlace()) })
            : send(request),
        clock: {
          now: () => state.nowMs,
          wallNow: () => state.nowMs,
          sleep: (durationMs) => {
            state.nowMs += durationMs;
            return Promise.resolve();
          },
        },
        random: () => 0.5,
        log: {
          ...quietLog,
          repeat: (line) => {
            state.lines.push(line);
            onRepeat?.();
          },
        },
        quote: (text) => text,
        mask: (secret) => void secrets.push(secret),
        maskUrl: (url) => void secrets.push(url),
      },
    }).then(
      (objectKey) => ({ objectKey }),
      (error: unknown) => ({ error: error as Error }),
    );
    return { ...state, secrets, outcome };
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

function* makeChunks(sizeBytes: number) {
  for (let left = sizeBytes; left > 0; left -= MIB) yield Buffer.alloc(Math.min(MIB, left));
}

const take: Handle = (request, response) => void request.resume().on('end', () => response.end());
const drop: Handle = (request) => void request.socket.resetAndDestroy();

/** A storage in a thread of its own that refuses what it sees of a request, and closes the connection. */
async function startRefusing(): Promise<{ readonly url: string } & AsyncDisposable> {
  const code = `
    const { createServer } = require('node:net');
    const answer = 'HTTP/1.1 403 Forbidden\\r\\nContent-Length: 40\\r\\nConnection: close\\r\\n\\r\\n<Error><Code>AccessDenied</Code></Error>';
    const server = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => {
        socket.pause();
        socket.write(answer, () => socket.destroy());
      });
    });
    server.listen(0, '127.0.0.1', () => require('node:worker_threads').parentPort.postMessage(server.address().port));`;
  const thread = new Worker(code, { eval: true });
  const [port] = (await once(thread, 'message')) as [number];
  return {
    url: `http://127.0.0.1:${port}/put?sig=1234567890`,
    [Symbol.asyncDispose]: async () => void (await thread.terminate()),
  };
}

describe('an upload', () => {
  test('of two minutes that is cut off is repeated: only waits count to the 90 s', async () => {
    const slow: Handle = (request, _response, state) => {
      state.nowMs += 2 * MINUTE_MS;
      request.socket.resetAndDestroy();
    };
    const { outcome, asked, lines } = await play({ storage: [slow, slow, take] });
    expect(outcome).toEqual({ objectKey: '1' });
    expect(asked).toEqual(['GET', 'PUT', 'PUT', 'PUT']);
    expect(lines).toHaveLength(2);
  });

  test('ends after ten minutes in all', async () => {
    const slow: Handle = (request, _response, state) => {
      state.nowMs += 6 * MINUTE_MS;
      request.socket.resetAndDestroy();
    };
    const { outcome, asked } = await play({ storage: [slow, slow, take] });
    expect(asked).toEqual(['GET', 'PUT', 'PUT']);
    expect(outcome).toMatchObject({
      error: {
        code: 'not-published',
        title: 'Upload failed',
        message: expect.stringMatching(/within 10 minutes/),
      },
    });
  });

  test('is refused early, while most of it is on its way: the refusal is read before the broken pipe', async () => {
    await using storage = await startRefusing();
    for (let round = 0; round < 10; round += 1) {
      // A write that is under way when the pipe breaks loses the answer; the next attempt gets it.
      const { outcome } = await play({
        storage: [],
        presignedUrl: storage.url,
        sizeBytes: 32 * MIB,
        retries: 10,
      });
      expect(outcome).toMatchObject({
        error: { message: expect.stringMatching(/returned 403: `AccessDenied`/) },
      });
    }
  });

  test('that the storage drops is repeated `retries` times, with one upload URL', async () => {
    const { outcome, asked, secrets } = await play({ storage: [drop, drop, drop], retries: 2 });
    expect(asked).toEqual(['GET', 'PUT', 'PUT', 'PUT']);
    expect(outcome).toMatchObject({ error: { code: 'not-published' } });
    // Whole, without its host, as a storage may repeat it, and by the names in its query.
    expect(secrets).toEqual([
      expect.stringMatching(/^http:.*sig=1234567890$/),
      '/put?sig=1234567890',
      expect.stringMatching(/^http:.*sig=1234567890$/),
    ]);
  });

  test('without progress for 30 s ends, and is repeated', async () => {
    let isStuck = false;
    const work = play({
      storage: [() => void (isStuck = true), take],
      sizeBytes: 64 * MIB,
      onRepeat: () => void (isStuck = false),
    });
    const { outcome, asked, lines } = await expire(work, 30_000, () => isStuck);
    expect(outcome).toEqual({ objectKey: '1' });
    expect(asked).toEqual(['GET', 'PUT', 'PUT']);
    expect(lines).toEqual([expect.stringMatching(/there was no progress for 30 s; trying again/)]);
  });

  test.each<[string, string, RegExp]>([
    ['a private address', '10.0.0.1', /its address is private/],
    ['the runner', '127.0.0.1', /its address is private/],
    ['a link-local address', '169.254.169.254', /its address is link-local/],
    ['a link-local address of IPv6', 'fe80::1', /its address is link-local/],
    ['a link-local address in the old form of IPv6', '::169.254.169.254', /its address is link-local/],
    ['a link-local address behind NAT64', '64:ff9b::a9fe:a9fe', /its address is link-local/],
  ])('whose name leads to %s is not made for a service elsewhere', async (_name, address, error) => {
    const places = new Map([['storage.example', address]]);
    const lookup = (name: string, _options: unknown, callback: (...given: unknown[]) => void) => {
      const found = places.get(name) ?? '203.0.113.1';
      return setImmediate(callback, null, [{ address: found, family: found.includes(':') ? 6 : 4 }]);
    };
    jest.spyOn(dns, 'lookup').mockImplementation(lookup as unknown as typeof dns.lookup);
    const { outcome } = await play({
      storage: [],
      presignedUrl: 'https://storage.example/put?sig=1234567890',
      baseUrl: 'https://service.example',
    });
    expect(outcome).toMatchObject({
      error: { code: 'not-published', title: 'Upload URL not usable', message: expect.stringMatching(error) },
    });
  });

  test.each([
    ['169.254.169.254', 'that has one, too', 'https://169.254.1.1'],
    ['169.254.169.254', 'on this machine', 'http://127.0.0.1:1'],
    ['[::169.254.169.254]', 'on this machine', 'http://127.0.0.1:1'],
  ])('to the link-local address %s is not made for a service %s', async (host, _where, baseUrl) => {
    const { outcome } = await play({
      storage: [],
      presignedUrl: `https://${host}/put?sig=1234567890`,
      baseUrl,
    });
    expect(outcome).toMatchObject({ error: { message: expect.stringMatching(/its address is link-local/) } });
  });
});

const PLACE = { presignedUrl: 'https://storage.example/put?sig=1', objectKey: 'a.zip' };

test.each<[string, string, RegExp]>([
  ['no JSON', 'OK', /not a JSON object/],
  ['nothing', '', /not a JSON object/],
  ['no URL', JSON.stringify({ objectKey: 'a' }), /no `presignedUrl` text/],
  [
    'another scheme',
    JSON.stringify({ ...PLACE, presignedUrl: 'ftp://storage.example/' }),
    /not a web address/,
  ],
  ['a text', JSON.stringify({ ...PLACE, presignedUrl: 'put it there\n::error::' }), /not a web address/],
  [
    'a long URL',
    JSON.stringify({ ...PLACE, presignedUrl: `https://a.example/${'a'.repeat(20_000)}` }),
    /16384/,
  ],
  ['no name of the object', JSON.stringify({ ...PLACE, objectKey: '' }), /no `objectKey` text/],
  ['a number', JSON.stringify({ ...PLACE, objectKey: 1 }), /no `objectKey` text/],
  ['a huge name', JSON.stringify({ ...PLACE, objectKey: 'ä'.repeat(600) }), /more than 1024 bytes/],
  ['a line break', JSON.stringify({ ...PLACE, objectKey: 'a\nb' }), /control characters/],
  ['a name twice', '{"objectKey":"a","objectKey":"b"}', /occurs twice/],
])('an answer with an upload URL is not used: %s', (_name, body, why) => {
  expect(parseUploadPlace(body)).toMatchObject({ why: expect.stringMatching(why) });
});

test('a key of an object may have any other characters', () => {
  const objectKey = `<b>"it's"</b> ä/${'a'.repeat(900)}`;
  expect(parseUploadPlace(JSON.stringify({ ...PLACE, objectKey }))).toMatchObject({ objectKey });
});

test.each<[string, string, string]>([
  ['without `success`', '{"id":"a","version":"1.0"}', 'created'],
  ['with `success: true`', '{"success":true,"version":"1.0"}', 'created'],
  ['with `success: false`', '{"success":false,"version":"1.0"}', 'refused'],
  ['with `success: null`', '{"success":null,"version":"1.0"}', 'unclear'],
  ['with `success: "true"`', '{"success":"true","version":"1.0"}', 'unclear'],
  ['without a version', '{"id":"a"}', 'unclear'],
  ['with a version that is none', '{"version":"<b>"}', 'unclear'],
])('a confirmation %s', (_name, body, kind) => {
  expect(parseReleaseAnswer(body, true)).toMatchObject({ kind });
});
