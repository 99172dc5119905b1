import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SendRequest } from '../../../src/http/message.ts';
import { findUnreadableProxy, requireReadableProxy } from '../../../src/http/proxy.ts';

const url = new URL('https://service.example/');
const BAD = 'proxy.example:3128';

describe('the address of a proxy', () => {
  const before = process.env['no_proxy'];
  beforeEach(() => {
    delete process.env['no_proxy'];
  });
  afterEach(() => {
    if (before === undefined) delete process.env['no_proxy'];
    else process.env['no_proxy'] = before;
  });

  test.each([
    'http://proxy.example',
    'http://proxy.example:3128/',
    'https://runner:p%40ss@proxy.example:3128',
    ' HTTP://[::1]:3128 ',
    'http://127.0.0.1:3128?a#b',
  ])('can be read: %j', (address) => {
    expect(findUnreadableProxy(url, { https_proxy: address })).toBeUndefined();
  });

  test.each([
    BAD,
    'runner:pass@proxy.example:3128',
    'localhost',
    '//proxy.example',
    'http://',
    'http:proxy.example',
    'http://proxy.example:99999',
    'http://proxy.example:port',
    'http://pro xy.example',
    'http://runner:p%zz@proxy.example',
    'socks5://proxy.example:1080',
    'ftp://proxy.example',
    ' ',
    ':::',
  ])('cannot be read: %j', (address) => {
    expect(findUnreadableProxy(url, { https_proxy: address })).toBe('https_proxy');
  });

  test('is looked for where the client looks for it', () => {
    const plain = new URL('http://service.example/');
    expect(findUnreadableProxy(url, { HTTPS_PROXY: BAD })).toBe('HTTPS_PROXY');
    expect(findUnreadableProxy(url, { https_proxy: '', HTTPS_PROXY: BAD })).toBe('HTTPS_PROXY');
    expect(findUnreadableProxy(url, { https_proxy: 'http://a.example', HTTPS_PROXY: BAD })).toBeUndefined();
    expect(findUnreadableProxy(url, { http_proxy: BAD, HTTP_PROXY: BAD })).toBeUndefined();
    expect(findUnreadableProxy(plain, { http_proxy: BAD })).toBe('http_proxy');
    expect(findUnreadableProxy(plain, { HTTP_PROXY: BAD, https_proxy: BAD })).toBe('HTTP_PROXY');
  });

  test('does not matter for hosts that need none', () => {
    expect(findUnreadableProxy(new URL('https://127.0.0.1/'), { https_proxy: BAD })).toBeUndefined();
    process.env['no_proxy'] = 'service.example';
    expect(findUnreadableProxy(url, { https_proxy: BAD })).toBeUndefined();
  });
});

test('a request is only sent when its proxy can be asked', async () => {
  const answer = { status: 200, headers: {}, body: Buffer.alloc(0), isCut: false };
  const send: SendRequest = () => Promise.resolve(answer);
  const request = { method: 'GET', url, headers: {}, timeoutMs: 1, maxBytes: 1 } as const;
  expect(await requireReadableProxy(send, {})(request)).toBe(answer);
  await expect(requireReadableProxy(send, { https_proxy: BAD })(request)).rejects.toMatchObject({
    failure: 'proxy-address',
    message: 'the environment variable `https_proxy` is not the URL of a proxy',
    mayHaveArrived: false,
  });
});
