import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';

import { cut, endless, inTurn, reset, status, type Answer } from '../../../sandbox/http/faults.ts';
import { startFileServer, type FileServer } from '../../../sandbox/http/file-server.ts';
import { startProxy } from '../../../sandbox/http/proxy.ts';
import { createSender } from '../../../src/http/send.ts';
import { retryIdempotent, sendWithRepeats } from '../../../src/http/retry.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { holdTimers, settle } from '../../fixtures/held-timers.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

let host: FileServer;
beforeEach(async () => {
  host = await startFileServer({});
});
afterEach(() => host.close());

const send = createSender(new AbortController().signal);
const expire = holdTimers();

function get(answer: Answer | Buffer, changes: Partial<HttpRequest>): HttpRequest {
  host.set('/x', answer);
  const url = new URL(host.url('/x'));
  return { method: 'GET', url, headers: {}, timeoutMs: 5000, maxBytes: 10, ...changes };
}

/** Receives into a text. */
function collect(maxBytes: number) {
  const texts: string[] = [];
  const write = (chunk: Buffer): Promise<void> => Promise.resolve(void texts.push(chunk.toString()));
  return { text: () => texts.join(''), receive: () => ({ maxBytes, write }) };
}

const failWith = (error: Error) => () => Promise.reject(error);

test('a receiver takes the body in place of the answer, up to its own limit', async () => {
  const all = collect(20);
  const answer = await send(get(Buffer.from('a body of 18 bytes'), all));
  expect(answer).toMatchObject({ status: 200, isCut: false });
  expect([answer.body.length, all.text()]).toEqual([0, 'a body of 18 bytes']);

  const some = collect(5);
  expect(await send(get(endless({ head: 'a body' }), some))).toMatchObject({ isCut: true });
  expect(some.text()).toBe('a bod');

  const exact = collect(18);
  expect(await send(get(Buffer.from('a body of 18 bytes'), exact))).toMatchObject({ isCut: false });
});

test('an answer for which there is no receiver keeps its body', async () => {
  const heads: unknown[] = [];
  const receive = ({ status, headers }: Pick<HttpAnswer, 'status' | 'headers'>) => {
    heads.push([status, headers['x-a']]);
    return undefined;
  };
  const answer = await send(
    get(status(404, { headers: { 'x-a': 'b' }, body: 'none of these' }), { receive }),
  );
  expect(answer).toMatchObject({ status: 404, isCut: true });
  expect(answer.body.toString()).toBe('none of th');
  expect(heads).toEqual([[404, 'b']]);
});

test('no more is read while the receiver is busy', async () => {
  let sentBytes = 0;
  const sizeBytes = 256 * 1024 * 1024;
  const read = (start: number, end: number): Buffer => {
    sentBytes = end;
    return Buffer.alloc(end - start);
  };
  let release: () => void = () => undefined;
  const busy = new Promise<void>((resolve) => (release = resolve));
  let writing = 0;
  const write = async (): Promise<void> => {
    writing += 1;
    expect(writing).toBe(1);
    await busy;
    writing -= 1;
  };
  host.set('/large', { sizeBytes, read, validators: {} });
  const url = new URL(host.url('/large'));
  const sending = send({ ...get(status(200), { receive: () => ({ maxBytes: 1000, write }) }), url });

  // The server goes on until the buffers between it and the receiver are full.
  for (let before = -1; before < sentBytes || sentBytes === 0;) {
    before = sentBytes;
    await settle();
  }
  expect(sentBytes).toBeLessThan(sizeBytes / 2);
  release();
  expect(await sending).toMatchObject({ isCut: true });
});

describe('what a receiver throws', () => {
  const full = Object.assign(new Error('disk full'), { code: 'ENOSPC' });
  const refuse = () => {
    throw full;
  };
  /** An endless answer, and when its connection ends. */
  const createEndless = () => {
    let close: () => void = () => undefined;
    const closed = new Promise<void>((resolve) => (close = resolve));
    const answer: Answer = (request, response) => {
      response.on('close', close);
      endless()(request, response);
    };
    return { answer, closed };
  };
  const thrower = (error: Error) => () => ({ maxBytes: 99, write: failWith(error) });

  test.each([
    ['a body that ends', Buffer.from('body'), {}],
    ['an endless body', endless(), {}],
    ['the body of a refusal', status(500, { body: 'no' }), {}],
  ])('with %s is thrown as it is, and is no failure of the network', async (_name, answer, changes) => {
    const sending = send(get(answer, { ...changes, receive: thrower(full) }));
    await expect(sending).rejects.toBe(full);
  });

  test('before it takes anything is thrown as it is, and ends the connection', async () => {
    const { answer, closed } = createEndless();
    await expect(send(get(answer, { receive: refuse }))).rejects.toBe(full);
    await closed;
  });

  test('ends a connection through a proxy, too', async () => {
    await using proxy = await startProxy({ 'host.example:80': host.origin });
    process.env['http_proxy'] = proxy.origin;
    try {
      const { answer, closed } = createEndless();
      const request = { ...get(answer, { receive: refuse }), url: new URL('http://host.example/x') };
      await expect(send(request)).rejects.toBe(full);
      await closed;
      expect(proxy.connects).toHaveLength(1);
    } finally {
      delete process.env['http_proxy'];
    }
  });

  test('is not repeated', async () => {
    const request = get(Buffer.from('body'), { receive: thrower(full) });
    await expect(repeat(request)).rejects.toBe(full);
    expect(host.requests).toHaveLength(1);
  });
});

test('each attempt is received anew', async () => {
  const attempts: string[] = [];
  const receive = () => {
    const index = attempts.push('') - 1;
    const write = (chunk: Buffer): Promise<void> => {
      attempts[index] = `${attempts[index] ?? ''}${chunk.toString()}`;
      return Promise.resolve();
    };
    return { maxBytes: 99, write };
  };
  const body = 'the whole body';
  const answers = inTurn(cut(4, { body }), reset(), cut(8, { body }), status(200, { body }));
  expect(await repeat(get(answers, { receive }))).toMatchObject({ status: 200, isCut: false });
  expect(attempts).toEqual(['the ', 'the whol', body]);
});

test('a body that breaks off is a failure of the network, whoever received what came', async () => {
  const sending = send(get(cut(4), collect(99)));
  await expect(sending).rejects.toBeInstanceOf(TransportError);
  await expect(sending).rejects.toMatchObject({ failure: 'interrupted', mayHaveArrived: true });
});

test('the deadline spans what is received', async () => {
  const slow = { maxBytes: Infinity, write: settle };
  const sending = send(get(endless(), { receive: () => slow }));
  await expect(expire(sending, 5000)).rejects.toMatchObject({ failure: 'deadline' });
});

test('a run that is cancelled receives no more', async () => {
  const cancellation = new AbortController();
  let writes = 0;
  const write = (): Promise<void> => {
    writes += 1;
    cancellation.abort();
    return Promise.resolve();
  };
  const request = get(endless(), { receive: () => ({ maxBytes: Infinity, write }) });
  const sending = createSender(cancellation.signal)(request);
  await expect(sending).rejects.toMatchObject({ failure: 'cancelled', mayHaveArrived: true });
  expect(writes).toBe(1);
});

function repeat(request: HttpRequest): Promise<HttpAnswer> {
  const clock = { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() };
  return sendWithRepeats(
    request,
    retryIdempotent,
    { send, clock, log: quietLog, random: () => 0 },
    { retries: 3, budgetMs: 1 },
  );
}
