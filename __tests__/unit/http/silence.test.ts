import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { HttpRequest } from '../../../src/http/message.ts';

import { silence, type Answer } from '../../../sandbox/http/faults.ts';
import { startFileServer, type FileServer } from '../../../sandbox/http/file-server.ts';
import { createSender } from '../../../src/http/send.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import { holdTimers, settle } from '../../fixtures/held-timers.ts';

let host: FileServer;
beforeEach(async () => {
  host = await startFileServer({});
});
afterEach(() => host.close());

const expire = holdTimers();
const limits = { firstMs: 180_000, nextMs: 30_000 };

function ask(answer: Answer, changes: Partial<HttpRequest> = {}) {
  host.set('/x', answer);
  const url = new URL(host.url('/x'));
  const request = {
    method: 'GET',
    url,
    headers: {},
    timeoutMs: 600_000,
    maxBytes: 99,
    silence: limits,
  } as const;
  return createSender(new AbortController().signal)({ ...request, ...changes });
}

/** The body in pieces: the next one comes when the test says so. */
function createPieces(count: number) {
  const next: (() => void)[] = [];
  const answer: Answer = (_request, response) => {
    response.writeHead(200).flushHeaders();
    for (let left = count; left > 0; left -= 1)
      next.push(() => (left === 1 ? response.end('x') : response.write('x')));
  };
  return { answer, next };
}

test.each<[string, Answer, waitedMs: number, failure: string, text: string]>([
  ['no answer', silence(), 180_000, 'deadline', 'it sent nothing for 180 s'],
  [
    'a head alone',
    (_request, response) => response.writeHead(200).flushHeaders(),
    30_000,
    'interrupted',
    'it sent nothing for 30 s',
  ],
  [
    'the beginning of a body',
    (_request, response) => response.writeHead(200).write('x'),
    30_000,
    'interrupted',
    'it sent nothing for 30 s',
  ],
])('%s ends an exchange when nothing more comes', async (_name, answer, waitedMs, failure, text) => {
  const error = await expire(
    ask(answer).catch((reason: unknown) => reason),
    waitedMs,
  );
  expect(error).toBeInstanceOf(TransportError);
  expect(error).toMatchObject({ failure, message: text, mayHaveArrived: true });
});

test('a body whose pieces come in time may take longer than the time between two of them', async () => {
  const { answer, next } = createPieces(5);
  const sending = ask(answer);
  while (next.length < 5) await settle();
  for (const send of next) {
    await jest.advanceTimersByTimeAsync(29_000);
    send();
    await settle();
  }
  expect((await sending).body.toString()).toBe('xxxxx');
});

test('a body that drips ends with the whole time', async () => {
  const { answer, next } = createPieces(100);
  const sending = ask(answer, { timeoutMs: 100_000 }).catch((reason: unknown) => reason);
  while (next.length < 100) await settle();
  for (const send of next.slice(0, 4)) {
    await jest.advanceTimersByTimeAsync(25_000);
    send();
    await settle();
  }
  expect(await sending).toMatchObject({
    failure: 'deadline',
    message: 'there was no complete response within 100 s',
  });
});
