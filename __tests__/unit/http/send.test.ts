import { once } from 'node:events';
import { createServer, type Server, type Socket } from 'node:net';
import { afterEach, describe, expect, test } from '@jest/globals';
import type { HttpRequest } from '../../../src/http/message.ts';
import { createSender } from '../../../src/http/send.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { holdTimers, settle } from '../../fixtures/held-timers.ts';

const sendRequest = createSender(new AbortController().signal);
const expire = holdTimers();

/** A server below HTTP: writes what it is told when a connection sends its first bytes. */
async function startRawServer(serve: (socket: Socket) => void): Promise<Server & AsyncDisposable> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('error', () => undefined).once('data', () => serve(socket));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return Object.assign(server, {
    [Symbol.asyncDispose]: async () => {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  });
}

function get(server: Server, changes: Partial<HttpRequest> = {}): HttpRequest {
  const address = server.address();
  if (address === null || typeof address === 'string')
    throw new Error('The server does not listen on a port.');
  const url = new URL(`http://127.0.0.1:${address.port}/a?b=c`);
  return { method: 'GET', url, headers: {}, timeoutMs: 2000, maxBytes: 1000, ...changes };
}

async function fail(request: HttpRequest): Promise<TransportError> {
  const thrown: unknown = await sendRequest(request).catch((error: unknown) => error);
  expect(thrown).toBeInstanceOf(TransportError);
  return thrown as TransportError;
}

describe('over a real connection', () => {
  test('an answer is read to its end, and the connection is closed', async () => {
    await using server = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nX-A: b\r\nContent-Length: 4\r\n\r\nbody');
    });
    const closed = once(server, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    const answer = await sendRequest(get(server));
    expect(answer).toMatchObject({ status: 200, headers: { 'x-a': 'b' }, isCut: false });
    expect(answer.body.toString()).toBe('body');
    await closed;
  });

  test.each([
    ['exactly fits', 4, 'body', false],
    ['is longer', 3, 'bod', true],
  ])('a body that %s', async (_name, maxBytes, body, isCut) => {
    await using server = await startRawServer((socket) => {
      socket.write('HTTP/1.1 200 OK\r\nContent-Length: 4\r\n\r\nbody');
    });
    const answer = await sendRequest(get(server, { maxBytes }));
    expect([answer.body.toString(), answer.isCut]).toEqual([body, isCut]);
  });

  test('an endless body ends at the cap', async () => {
    await using server = await startRawServer((socket) => {
      const write = () => {
        if (!socket.destroyed) socket.write(`400\r\n${'x'.repeat(1024)}\r\n`, () => setImmediate(write));
      };
      socket.write('HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n', write);
    });
    const answer = await sendRequest(get(server, { maxBytes: 5000 }));
    expect([answer.body.length, answer.isCut]).toEqual([5000, true]);
  });

  test.each([
    ['nothing', ''],
    ['a cut head', 'HTTP/1.1 200 OK\r\nContent-'],
    ['a cut body', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nbody'],
    ['a cut chunk', 'HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n9\r\nbody'],
    ['no HTTP', 'SSH-2.0-OpenSSH_9.2\r\n'],
    ['another protocol', 'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n'],
  ])('%s and a close: interrupted, and it may have arrived', async (_name, text) => {
    await using server = await startRawServer((socket) => socket.end(text));
    expect(await fail(get(server))).toMatchObject({ failure: 'interrupted', mayHaveArrived: true });
  });

  test('a reset: interrupted, and it may have arrived', async () => {
    await using server = await startRawServer((socket) => socket.resetAndDestroy());
    const error = await fail(get(server, { method: 'POST', body: '{}' }));
    expect(error).toMatchObject({ failure: 'interrupted', mayHaveArrived: true });
    expect(error.message).toContain('ECONNRESET');
  });

  test.each([
    ['nothing', ''],
    [
      'another protocol, kept open',
      'HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: x\r\n\r\n',
    ],
    ['a part of a body', 'HTTP/1.1 200 OK\r\nContent-Length: 9\r\n\r\nbody'],
  ])('%s and silence: ends at the latest at the deadline', async (_name, text) => {
    await using server = await startRawServer((socket) => socket.write(text));
    const error = await expire(fail(get(server)), 2000);
    expect(error.mayHaveArrived).toBe(true);
    expect(['deadline', 'interrupted']).toContain(error.failure);
  });

  test.each([
    ['cut', (socket: Socket) => socket.end('HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\n\r\nbody')],
    [
      'never ends',
      (socket: Socket) => socket.write('HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\n\r\nbody'),
    ],
  ])('a refusal whose text is %s is still a refusal', async (_name, serve) => {
    await using server = await startRawServer(serve);
    const answer = await expire(sendRequest(get(server)), 2000);
    expect([answer.status, answer.body.toString(), answer.isCut]).toEqual([404, 'body', true]);
  });

  test.each([
    ['before the request', undefined, false],
    ['while the answer is awaited', '', true],
    ['in the middle of an answer', 'HTTP/1.1 404 Not Found\r\nContent-Length: 9\r\n\r\nbody', true],
  ])('a run that is cancelled %s', async (_name, text, mayHaveArrived) => {
    const cancellation = new AbortController();
    await using server = await startRawServer((socket) => {
      socket.write(text ?? '', () => void settle().then(() => cancellation.abort()));
    });
    if (text === undefined) cancellation.abort();
    const thrown: unknown = await createSender(cancellation.signal)(get(server)).catch(
      (error: unknown) => error,
    );
    expect(thrown).toBeInstanceOf(TransportError);
    expect(thrown).toMatchObject({ failure: 'cancelled', mayHaveArrived });
  });

  test.each([100, 102, 103])('interim answers %i without end: the request is given up', async (code) => {
    await using server = await startRawServer((socket) => {
      const pump = () => {
        while (!socket.destroyed && socket.write(`HTTP/1.1 ${code} Wait\r\n\r\n`));
      };
      socket.on('drain', pump);
      pump();
    });
    const closed = new Promise((resolve) =>
      server.once('connection', (socket) => socket.once('close', resolve)),
    );
    const error = await fail(get(server, { timeoutMs: 60_000 }));
    expect(error).toMatchObject({ failure: 'interrupted', mayHaveArrived: true });
    expect(error.message).toContain('100 interim answers');
    await closed;
  });

  test.each([100, 102, 103])('some interim answers %i: the answer is waited for', async (code) => {
    await using server = await startRawServer((socket) => {
      socket.write(`HTTP/1.1 ${code} Wait\r\n\r\n`.repeat(100) + 'HTTP/1.1 204 No Content\r\n\r\n');
    });
    expect((await sendRequest(get(server))).status).toBe(204);
  });

  test('a closed port: refused, and nothing arrived', async () => {
    const server = await startRawServer(() => undefined);
    const request = get(server);
    await server[Symbol.asyncDispose]();
    expect(await fail(request)).toMatchObject({ failure: 'refused', mayHaveArrived: false });
  });

  test('TLS with a server that has none: nothing arrived', async () => {
    await using server = await startRawServer((socket) => socket.end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const request = get(server);
    const url = new URL(request.url.href.replace('http:', 'https:'));
    expect(await fail({ ...request, url })).toMatchObject({ failure: 'tls', mayHaveArrived: false });
  });

  test('TLS with a server that says nothing: nothing arrived', async () => {
    await using server = await startRawServer(() => undefined);
    const request = get(server);
    const url = new URL(request.url.href.replace('http:', 'https:'));
    const error = await expire(fail({ ...request, url }), 2000);
    expect(error).toMatchObject({ failure: 'deadline', mayHaveArrived: false });
  });

  test('a name that does not exist', async () => {
    const url = new URL('https://nowhere.invalid/');
    const error = await fail({ method: 'GET', url, headers: {}, timeoutMs: 5000, maxBytes: 9 });
    expect(error).toMatchObject({ failure: 'name-not-found', mayHaveArrived: false });
  });
});

describe('through a proxy', () => {
  const url = new URL('https://service.example/');
  const request: HttpRequest = { method: 'GET', url, headers: {}, timeoutMs: 2000, maxBytes: 9 };

  afterEach(() => {
    delete process.env['https_proxy'];
  });

  test.each([
    ['says nothing', '', 'deadline'],
    ['begins to answer', 'HTTP/1.1 200', 'deadline'],
    ['refuses', 'HTTP/1.1 403 Forbidden\r\n\r\n', 'proxy'],
  ])('that %s: nothing arrived, and no connection is left', async (_name, text, failure) => {
    await using proxy = await startRawServer((socket) => socket.write(text));
    const closed = once(proxy, 'connection').then(([socket]) => once(socket as Socket, 'close'));
    process.env['https_proxy'] = get(proxy).url.origin;
    expect(await expire(fail(request), 2000)).toMatchObject({ failure, mayHaveArrived: false });
    await closed;
  });
});
