import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { expect, test } from '@jest/globals';
import type { HttpRequest } from '../../../src/http/message.ts';

import { createSender } from '../../../src/http/send.ts';
import { retryIdempotent, sendWithRepeats } from '../../../src/http/retry.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { holdTimers, settle } from '../../fixtures/held-timers.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

const MIB = 1024 * 1024;
const sendRequest = createSender(new AbortController().signal);
const expire = holdTimers();

type Handle = (request: IncomingMessage, response: ServerResponse) => unknown;

async function startServer(handle: Handle): Promise<Server & AsyncDisposable> {
  const server = createServer((request, response) => {
    request.on('error', () => undefined);
    handle(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, {
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  });
}

function put(server: Server, changes: Partial<HttpRequest>): HttpRequest {
  const { port } = server.address() as AddressInfo;
  const url = new URL(`http://127.0.0.1:${port}/`);
  return { method: 'PUT', url, headers: {}, timeoutMs: 5000, maxBytes: 1000, ...changes };
}

/** A body of so many mebibytes that counts how often it is opened and how much of it is read. */
function makeBody(chunks: number) {
  const seen = { opened: 0, readChunks: 0, closed: 0 };
  function* generate() {
    try {
      for (let index = 0; index < chunks; index += 1) {
        seen.readChunks += 1;
        yield Buffer.alloc(MIB, index);
      }
    } finally {
      seen.closed += 1;
    }
  }
  const open = () => {
    seen.opened += 1;
    return Readable.from(generate(), { highWaterMark: 1 });
  };
  return { seen, upload: { sizeBytes: chunks * MIB, open } };
}

async function readAll(request: IncomingMessage): Promise<{ sizeBytes: number; digest: string }> {
  const hash = createHash('sha256');
  let sizeBytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    hash.update(chunk);
    sizeBytes += chunk.length;
  }
  return { sizeBytes, digest: hash.digest('hex') };
}

const fail = async (sending: Promise<unknown>): Promise<unknown> =>
  sending.then(
    () => undefined,
    (error: unknown) => error,
  );

test('an upload arrives whole, with its length', async () => {
  const { upload, seen } = makeBody(5);
  await using server = await startServer(async (request, response) => {
    const { 'content-length': length, 'transfer-encoding': encoding } = request.headers;
    response.end(JSON.stringify({ ...(await readAll(request)), length, encoding, method: request.method }));
  });
  const answer = await sendRequest(put(server, { upload }));
  const hash = createHash('sha256');
  for (let index = 0; index < 5; index += 1) hash.update(Buffer.alloc(MIB, index));
  expect(JSON.parse(answer.body.toString())).toEqual({
    method: 'PUT',
    length: String(5 * MIB),
    sizeBytes: 5 * MIB,
    digest: hash.digest('hex'),
  });
  expect(seen).toEqual({ opened: 1, readChunks: 5, closed: 1 });
});

test('an upload is read no faster than the server takes it', async () => {
  const { upload, seen } = makeBody(100);
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  await using server = await startServer(async (request, response) => {
    await gate;
    let sizeBytes = 0;
    for await (const chunk of request as AsyncIterable<Buffer>) sizeBytes += chunk.length;
    response.end(String(sizeBytes));
  });
  const sending = sendRequest(put(server, { upload, timeoutMs: 30_000 }));
  await settle();
  // The upload has only filled the connection's buffers.
  expect(seen.readChunks).toBeLessThan(50);
  open();
  expect((await sending).body.toString()).toBe(String(100 * MIB));
});

test.each([
  ['the deadline', 'deadline'],
  ['a cancelled run', 'cancelled'],
])('an upload ends with %s', async (_name, failure) => {
  const { upload, seen } = makeBody(200);
  const cancellation = new AbortController();
  await using server = await startServer(() => undefined);
  const failing = fail(createSender(cancellation.signal)(put(server, { upload })));
  await settle();
  if (failure === 'cancelled') cancellation.abort();
  const error = await expire(failing, 5000);
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ failure, mayHaveArrived: true });
  await settle();
  expect(seen.closed).toBe(1);
});

test('a reset in the middle of an upload: interrupted, and nothing is left open', async () => {
  const { upload, seen } = makeBody(50);
  await using server = await startServer((request) => {
    request.once('data', () => request.socket.resetAndDestroy());
  });
  expect(await fail(sendRequest(put(server, { upload })))).toMatchObject({
    failure: 'interrupted',
    mayHaveArrived: true,
  });
  await settle();
  expect(seen.closed).toBe(1);
});

test('an answer that comes early ends the upload', async () => {
  const { upload, seen } = makeBody(200);
  await using server = await startServer((_request, response) => {
    response.writeHead(413).end('too large');
  });
  const answer = await sendRequest(put(server, { upload }));
  expect([answer.status, answer.body.toString()]).toEqual([413, 'too large']);
  await settle();
  expect(seen.closed).toBe(1);
  expect(seen.readChunks).toBeLessThan(200);
});

test.each([
  ['shorter', 1],
  ['longer', -1],
])('a stream that is %s than announced is a mistake, not a failure of the network', async (_name, change) => {
  const { upload } = makeBody(3);
  await using server = await startServer((request) => request.resume());
  const sizeBytes = upload.sizeBytes + change;
  const error = await fail(sendRequest(put(server, { upload: { ...upload, sizeBytes } })));
  expect(error).toMatchObject({ message: `the body to be sent does not have its ${sizeBytes} bytes` });
  expect(error).not.toBeInstanceOf(TransportError);
});

test('what the stream throws is thrown as it is', async () => {
  const error = Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
  await using server = await startServer((request) => request.resume());
  const failing = () =>
    new Readable({
      read() {
        this.push(Buffer.alloc(10));
        this.destroy(error);
      },
    });
  expect(await fail(sendRequest(put(server, { upload: { sizeBytes: 100, open: failing } })))).toBe(error);
  const broken = () => {
    throw error;
  };
  expect(await fail(sendRequest(put(server, { upload: { sizeBytes: 100, open: broken } })))).toBe(error);
});

test('a repeat sends a fresh stream', async () => {
  const { upload, seen } = makeBody(2);
  const sizes: number[] = [];
  await using server = await startServer(async (request, response) => {
    sizes.push((await readAll(request)).sizeBytes);
    response.writeHead(sizes.length === 1 ? 502 : 200).end();
  });
  const clock = { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() };
  const ports = { send: sendRequest, clock, log: quietLog, random: () => 0 };
  const answer = await sendWithRepeats(put(server, { upload }), retryIdempotent, ports, {
    retries: 1,
    budgetMs: 1000,
  });
  expect(answer.status).toBe(200);
  expect(sizes).toEqual([2 * MIB, 2 * MIB]);
  expect(seen.opened).toBe(2);
});

test.each(['PATCH', 'DELETE'] as const)('%s is sent as it is', async (method) => {
  await using server = await startServer(async (request, response) => {
    response.end(`${request.method ?? ''} ${(await readAll(request)).sizeBytes}`);
  });
  const body = method === 'PATCH' ? { body: '{"a":1}' } : {};
  const answer = await sendRequest(put(server, { method, ...body }));
  expect(answer.body.toString()).toBe(method === 'PATCH' ? 'PATCH 7' : 'DELETE 0');
});
