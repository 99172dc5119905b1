import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';

import { startFileServer, type FileServer } from '../../../sandbox/http/file-server.ts';

const bytes = Buffer.from('ten bytes.');

let host: FileServer;

beforeEach(async () => {
  host = await startFileServer({ '/a.zip': bytes });
});

afterEach(async () => {
  await host.close();
});

describe('downloads', () => {
  const last = bytes.length - 1;

  test.each([
    ['bytes=0-3', 0, 3],
    ['bytes=4-', 4, last],
    [`bytes=${last}-${last + 100}`, last, last],
  ])('serve the range %s', async (range, first, lastByte) => {
    const response = await download({ range });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe(`bytes ${first}-${lastByte}/${bytes.length}`);
    const part = Buffer.from(await response.arrayBuffer());
    expect(part.equals(bytes.subarray(first, lastByte + 1))).toBe(true);
  });

  test.each(['bytes=-4', `bytes=${bytes.length}-`, 'bytes=3-1', 'bytes=0-1,4-5', 'lines=1-2'])(
    'refuse the range %s',
    async (range) => {
      const response = await download({ range });
      expect(response.status).toBe(416);
      expect(response.headers.get('content-range')).toBe(`bytes */${bytes.length}`);
    },
  );

  test('serve the whole when the file has changed since', async () => {
    const etag = (await download({})).headers.get('etag') ?? '';
    expect((await download({ range: 'bytes=0-3', 'if-range': etag })).status).toBe(206);
    expect((await download({ range: 'bytes=0-3', 'if-range': '"old"' })).status).toBe(200);
  });

  test('answer HEAD, and nothing but HEAD and GET', async () => {
    const head = await download({}, 'HEAD');
    expect(head.headers.get('content-length')).toBe(String(bytes.length));
    expect(await head.text()).toBe('');
    expect((await download({}, 'POST')).status).toBe(405);
  });
});

test('an unknown path is a 404 page, and a path can be given content later', async () => {
  const response = await fetch(host.url('/b.zip'));
  expect(response.status).toBe(404);
  expect(response.headers.get('content-type')).toBe('text/html');
  host.set('/b.zip', bytes);
  expect((await fetch(host.url('/b.zip?token=1'))).status).toBe(200);
});

test('an empty file has no range', async () => {
  host.set('/a.zip', Buffer.alloc(0));
  expect((await download({ range: 'bytes=0-65535' })).status).toBe(416);
  expect((await download({})).status).toBe(200);
});

test('closing ends a request that is being answered', async () => {
  host.set('/slow', (_request, response) => {
    response.write('x');
  });
  const response = await fetch(host.url('/slow'));
  await host.close();
  await expect(response.text()).rejects.toThrow();
});

test('a handler that throws gives a 500, and every request is recorded', async () => {
  host.set('/broken', () => {
    throw new Error('broken on purpose');
  });
  const response = await fetch(host.url('/broken?a=1'), { method: 'POST', body: 'text' });
  expect(response.status).toBe(500);
  expect(await response.json()).toEqual({ message: 'broken on purpose' });
  expect(host.requests).toMatchObject([{ method: 'POST', path: '/broken?a=1', body: 'text' }]);
});

describe('a file that is made up', () => {
  const large = {
    sizeBytes: 5_000_000_000,
    validators: { etag: '"5"', 'last-modified': 'Sat, 21 Nov 2026 10:00:00 GMT' },
    read: (start: number, end: number) => Buffer.alloc(end - start, String(start % 10)),
  };

  test('is served like any other', async () => {
    host.set('/a.zip', large);
    const response = await download({ range: 'bytes=4999999996-' });
    expect(response.status).toBe(206);
    expect(response.headers.get('content-range')).toBe('bytes 4999999996-4999999999/5000000000');
    expect(response.headers.get('etag')).toBe('"5"');
    expect(response.headers.get('last-modified')).toBe('Sat, 21 Nov 2026 10:00:00 GMT');
    expect(await response.text()).toBe('6666');
    expect((await download({ range: 'bytes=5000000000-' })).status).toBe(416);
  });

  test('is sent no faster than it is taken, and to its end', async () => {
    let sentBytes = 0;
    const read = (start: number, end: number): Buffer => {
      sentBytes = Math.max(sentBytes, end);
      return large.read(start, end);
    };
    host.set('/a.zip', { ...large, read });
    const response = await download({});
    expect(response.headers.get('content-length')).toBe('5000000000');
    await response.body?.cancel();
    expect(sentBytes).toBeLessThan(large.sizeBytes);
    host.set('/a.zip', { ...large, sizeBytes: 3_000_000 });
    expect((await (await download({})).arrayBuffer()).byteLength).toBe(3_000_000);
  });
});

async function download(headers: Record<string, string>, method = 'GET'): Promise<Response> {
  return fetch(host.url('/a.zip'), { method, headers });
}
