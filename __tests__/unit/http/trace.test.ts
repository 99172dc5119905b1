import { expect, test } from '@jest/globals';
import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';

import { traceRequests } from '../../../src/http/send.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';

const request: HttpRequest = {
  method: 'GET',
  url: new URL('https://a.example/b.zip?sig=secret'),
  headers: { Authorization: 'Bearer key' },
  timeoutMs: 1,
  maxBytes: 1,
};
const answer: HttpAnswer = { status: 206, headers: {}, body: Buffer.from('abc'), isCut: false };

async function trace(end: () => Promise<HttpAnswer>): Promise<{ line: string; end: unknown }> {
  const lines: string[] = [];
  let nowMs = 0;
  const ports = {
    log: { ...quietLog, debug: (text: string) => void lines.push(text) },
    clock: { now: () => (nowMs += 20) },
  };
  const ended: unknown = await traceRequests(end, ports)(request).catch((error: unknown) => error);
  expect(lines).toHaveLength(1);
  return { line: lines[0] ?? '', end: ended };
}

test('a request is told with what came of it, and nothing secret', async () => {
  const { line, end } = await trace(() => Promise.resolve(answer));
  expect(line).toBe('GET https://a.example/b.zip?…: 206, 3 B, after 0.02 s');
  expect(end).toBe(answer);
});

test.each([
  ['12345', '12 kB'],
  ['many', 'size not known'],
])('a body that others took has the size that its server told: %s', async (length, size) => {
  const taken = { ...answer, headers: { 'content-length': length }, body: Buffer.alloc(0) };
  expect((await trace(() => Promise.resolve(taken))).line).toContain(`206, ${size}, after`);
});

test('a request without an answer is told with its reason, which is thrown on', async () => {
  const reason = new Error('it refused the connection');
  const { line, end } = await trace(() => Promise.reject(reason));
  expect(line).toBe('GET https://a.example/b.zip?…: it refused the connection after 0.02 s');
  expect(end).toBe(reason);
});
