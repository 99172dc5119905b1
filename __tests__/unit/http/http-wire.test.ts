import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import nock from 'nock';
import { createSender } from '../../../src/http/send.ts';

const sendRequest = createSender(new AbortController().signal);

describe('requests as the wire sees them', () => {
  beforeAll(() => {
    if (!nock.isActive()) nock.activate();
    nock.disableNetConnect();
  });
  afterEach(() => {
    expect(nock.pendingMocks()).toEqual([]);
  });
  afterAll(() => {
    nock.enableNetConnect();
    nock.restore();
  });

  test('carry method, query, body, length, and no encoding but identity', async () => {
    const reqheaders = {
      authorization: 'Bearer key',
      'content-length': '10',
      'accept-encoding': 'identity',
      'user-agent': /./,
    };
    nock('https://service.example', { reqheaders }).post('/a?b=c', { a: 'ü' }).reply(201, 'yes');
    const answer = await sendRequest({
      method: 'POST',
      url: new URL('https://service.example/a?b=c'),
      headers: { Authorization: 'Bearer key', 'Content-Type': 'application/json' },
      body: '{"a":"ü"}',
      timeoutMs: 60_000,
      maxBytes: 10,
    });
    expect([answer.status, answer.body.toString()]).toEqual([201, 'yes']);
  });

  test('are not repeated to where a redirect points', async () => {
    nock('https://service.example').get('/a').reply(302, '', { location: 'https://other.example/b' });
    const url = new URL('https://service.example/a');
    const answer = await sendRequest({ method: 'GET', url, headers: {}, timeoutMs: 60_000, maxBytes: 10 });
    expect(answer).toMatchObject({ status: 302, headers: { location: 'https://other.example/b' } });
  });

  test('that fail by a mistake of this code are not taken for a failure of the network', async () => {
    const url = new URL('https://service.example/a');
    const mistake = sendRequest({
      method: 'GET',
      url,
      headers: { Bad: undefined as never },
      timeoutMs: 9,
      maxBytes: 9,
    });
    await expect(mistake).rejects.toMatchObject({ name: 'TypeError' });
  });
});
