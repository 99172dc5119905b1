import { describe, expect, test } from '@jest/globals';
import type { HttpAnswer, HttpRequest } from '../../../../src/http/message.ts';

import { createQuote, createSanitiser } from '../../../../src/action/log.ts';
import { TransportError } from '../../../../src/http/transport-error.ts';
import { readUrlPackage } from '../../../../src/source/url/read-url.ts';
import { createLog, fail as failWith } from '../package-stage.ts';

const start = 'https://downloads.example/builds/tidy.zip';
const zip = `PK\u0003\u0004${'x'.repeat(60)}`;

interface Reply extends Partial<Omit<HttpAnswer, 'body'>> {
  /** One character for each byte. */
  readonly body?: string;
}

const part = (range: string | undefined, body = zip): Reply => ({
  status: 206,
  headers: range === undefined ? {} : { 'content-range': range },
  body,
});
const redirect = (location: string, status = 302): Reply => ({ status, headers: { location }, body: '' });

const quote = createQuote(createSanitiser([]));

/** A web that knows these addresses, and what was asked of it. */
function createWeb(replies: Readonly<Record<string, Reply | Error>>) {
  const requests: HttpRequest[] = [];
  const send = async (request: HttpRequest): Promise<HttpAnswer> => {
    requests.push(request);
    const reply = replies[request.url.href];
    if (reply === undefined) throw new Error(`Nobody should have asked for ${request.url.href}.`);
    if (reply instanceof Error) throw reply;
    const { status = 200, headers = {}, isCut = false } = reply;
    const body = Buffer.from(reply.body ?? zip, 'latin1');
    const receiver = request.receive?.({ status, headers });
    if (receiver === undefined) return { status, headers, body, isCut };
    await receiver.write(body);
    return { status, headers, body: Buffer.alloc(0), isCut };
  };
  const options = { send, timeoutMs: 1500, temporaryFolder: '/nowhere/at/all', log: createLog(), quote };
  const read = (from = start, isOpened = true): ReturnType<typeof readUrlPackage> =>
    readUrlPackage(new URL(from), { ...options, isOpened });
  return { requests, read };
}

const readReply = (reply: Reply | Error, from = start, isOpened = true) =>
  createWeb({ [from]: reply }).read(from, isOpened);

async function fail(reading: ReturnType<typeof readUrlPackage>) {
  const error = await failWith(reading);
  expect(error.code).toBe('package');
  return error;
}

/** Both with and without opening it. */
const ways = [true, false];

test('a package is read by one small request without credentials', async () => {
  const { requests, read } = createWeb({ [start]: part('bytes 0-63/64') });
  const { reader, ...found } = await read();
  expect(found).toEqual({
    name: 'tidy.zip',
    sizeBytes: 64,
    finalUrl: expect.any(URL),
    close: expect.any(Function),
  });
  expect((await reader?.read(0, 64))?.toString('latin1')).toBe(zip);
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ method: 'GET', timeoutMs: 1500, maxBytes: 65_536 });
  expect(requests[0]?.headers).toEqual({ Accept: '*/*', Range: 'bytes=0-65535' });
});

describe('a package that is not opened', () => {
  test('is only proved to be there, by a few bytes', async () => {
    const { requests, read } = createWeb({ [start]: part('bytes 0-63/4321') });
    const found = await read(start, false);
    expect(found).toEqual({
      name: 'tidy.zip',
      sizeBytes: 4321,
      finalUrl: expect.any(URL),
      close: expect.any(Function),
    });
    await found.close();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.headers).toEqual({ Accept: '*/*', Range: 'bytes=0-63' });
    expect(requests[0]?.maxBytes).toBe(4096);
    expect(requests[0]?.receive).toBeUndefined();
  });

  test.each<[string, Reply, number | undefined]>([
    ['of a part', part('bytes 0-63/5000000000'), 5_000_000_000],
    ['of a part of a tiny file', part('bytes 0-29/30', zip.slice(0, 30)), 30],
    ['of a part that does not tell', part('bytes 0-63/*'), undefined],
    ['of a whole file that is not read on', { headers: { 'content-length': '4321' }, isCut: true }, 4321],
    ['of such a file that does not tell', { isCut: true }, undefined],
    ['of such a file that tells nonsense', { headers: { 'content-length': 'many' }, isCut: true }, undefined],
    ['of a whole file', {}, 64],
  ])('has the size %s', async (_name, reply, sizeBytes) => {
    const { requests, read } = createWeb({ [start]: reply });
    const found = await read(start, false);
    expect(found.sizeBytes).toBe(sizeBytes);
    expect('sizeBytes' in found).toBe(sizeBytes !== undefined);
    expect(requests).toHaveLength(1);
  });

  test.each<[string, Reply, sizeBytes: number | undefined]>([
    ['elsewhere', part('bytes 64-127/1000'), 64],
    ['longer than asked for', part('bytes 0-64/1000', `${zip}x`), 64],
    ['shorter than asked for', part('bytes 0-9/1000', zip.slice(0, 10)), 64],
    ['without a place', part(undefined), 64],
  ])('whose part is %s is asked for once more, without a range', async (_name, first, sizeBytes) => {
    const web = createWeb({ [start]: first });
    const replies: Reply[] = [first, {}];
    const send = (request: HttpRequest): Promise<HttpAnswer> => {
      web.requests.push(request);
      const { status = 200, headers = {}, body = zip } = replies.shift() ?? {};
      return Promise.resolve({ status, headers, body: Buffer.from(body, 'latin1'), isCut: false });
    };
    const place = { temporaryFolder: '/nowhere', log: createLog() };
    const options = { send, timeoutMs: 1500, ...place, quote, isOpened: false };
    expect((await readUrlPackage(new URL(start), options)).sizeBytes).toBe(sizeBytes);
    expect(web.requests.map(({ headers }) => headers['Range'])).toEqual(['bytes=0-63', undefined]);
    expect(web.requests[1]?.maxBytes).toBe(4096);
  });
});

test.each([
  [start, 'tidy.zip'],
  ['https://downloads.example/tidy%20footer%C3%A9.zip', 'tidy footeré.zip'],
  ['https://downloads.example/tidy.zip?sig=secret#x', 'tidy.zip'],
  ['https://downloads.example/download/', 'download'],
  ['https://downloads.example/', 'downloads.example'],
  ['https://downloads.example/%E0%A4%A.zip', '%E0%A4%A.zip'],
])('the package of %s is called %s', async (from, name) => {
  const url = new URL(from);
  const found = await createWeb({ [url.href]: {} }).read(from);
  expect(found.name).toBe(name);
});

describe('redirects', () => {
  test.each([301, 302, 303, 307, 308])(
    'with %i are followed, without a query in what is shown',
    async (status) => {
      const { requests, read } = createWeb({
        [start]: redirect('https://cdn.example/a/final.zip?sig=secret', status),
        'https://cdn.example/a/final.zip?sig=secret': part('bytes 0-63/64'),
      });
      expect(await read()).toMatchObject({ name: 'final.zip', sizeBytes: 64 });
      expect(requests.map(({ headers }) => headers)).toEqual([requests[0]?.headers, requests[0]?.headers]);
    },
  );

  test.each([
    ['../other.zip', 'https://downloads.example/other.zip'],
    ['/other.zip', 'https://downloads.example/other.zip'],
    ['//cdn.example/other.zip', 'https://cdn.example/other.zip'],
    ['?other.zip', `${start}?other.zip`],
  ])('to %s are resolved', async (location, href) => {
    const { requests, read } = createWeb({ [start]: redirect(location), [href]: {} });
    await read();
    expect(requests.map(({ url }) => url.href)).toEqual([start, href]);
  });

  test('are resolved against the address that sent them', async () => {
    const { requests, read } = createWeb({
      [start]: redirect('https://cdn.example/a/b'),
      'https://cdn.example/a/b': redirect('c.zip'),
      'https://cdn.example/a/c.zip': {},
    });
    expect(await read()).toMatchObject({ name: 'c.zip' });
    expect(requests).toHaveLength(3);
  });

  const chain = (length: number) =>
    Object.fromEntries(
      Array.from({ length: length + 1 }, (_, step): [string, Reply] => [
        step === 0 ? start : `https://a.example/${step}`,
        step === length ? {} : redirect(`https://a.example/${step + 1}`),
      ]),
    );

  test('are followed five times and not once more', async () => {
    expect(await createWeb(chain(5)).read()).toMatchObject({ name: '5' });
    const { requests, read } = createWeb(chain(6));
    const error = await fail(read());
    expect(error.message).toContain('redirects');
    expect(requests).toHaveLength(6);
  });

  test.each<[string, Readonly<Record<string, Reply>>]>([
    ['to itself', { [start]: redirect(start) }],
    ['to nothing', { [start]: redirect('') }],
    ['in a circle', { [start]: redirect('/a'), 'https://downloads.example/a': redirect(start) }],
  ])('that go %s end', async (_name, replies) => {
    const { requests, read } = createWeb(replies);
    expect((await fail(read())).message).toContain('redirects more than');
    expect(requests.length).toBeLessThan(10);
  });

  test.each([
    ['http://downloads.example/a.zip', 'http://downloads.example/a.zip'],
    ['http://localhost/a.zip', 'http://localhost/a.zip'],
    ['http://169.254.169.254/latest/meta-data', '169.254.169.254'],
    ['file:///etc/passwd', 'file:'],
    ['ftp://a.example/a.zip', 'ftp:'],
    ['data:application/zip;base64,UEsDBA==', 'data:'],
    ['javascript:alert(1)', 'javascript:'],
    ['https://name:password@a.example/a.zip?sig=secret', 'https://a.example/a.zip'],
    ['https://name@a.example/a.zip', 'https://a.example/a.zip'],
    ['https://[', 'nowhere'],
  ])('to %s are refused', async (location, shown) => {
    const { requests, read } = createWeb({ [start]: redirect(location) });
    const { message, hint } = await fail(read());
    expect(message).toContain(shown);
    expect(message).not.toMatch(/name|password|secret/);
    expect(hint).toContain('`https:`');
    expect(requests).toHaveLength(1);
  });

  test('over http: stay on this machine', async () => {
    const from = 'http://localhost:3000/a';
    const found = createWeb({
      [from]: redirect('http://127.0.0.1/b'),
      'http://127.0.0.1/b': redirect(start),
      [start]: {},
    });
    expect(await found.read(from)).toMatchObject({ name: 'tidy.zip' });
    await fail(createWeb({ [from]: redirect('http://a.example/b') }).read(from));
  });

  test('are named when what they lead to is refused', async () => {
    const { read } = createWeb({
      [start]: redirect('https://login.example/sign-in?next=secret'),
      'https://login.example/sign-in?next=secret': { body: '<!doctype html>' },
    });
    const { message } = await fail(read());
    expect(message).toMatch(/web page.*redirect to https:\/\/login\.example\/sign-in/);
    expect(message).not.toContain('secret');
  });
});

describe('a status is refused:', () => {
  test.each<[status: number, fix: RegExp]>([
    [201, /ZIP itself/],
    [204, /ZIP itself/],
    [300, /ZIP itself/],
    [302, /ZIP itself/],
    [304, /ZIP itself/],
    [400, /ZIP itself/],
    [401, /public.*signed/],
    [403, /public.*signed/],
    [404, /uploaded before/],
    [405, /ZIP itself/],
    [410, /uploaded before/],
    [425, /later/],
    [429, /later/],
    [451, /ZIP itself/],
    [500, /later/],
    [502, /later/],
    [503, /later/],
  ])('%i', async (status, fix) => {
    for (const isOpened of ways) {
      const { message, hint } = await fail(readReply({ status }, start, isOpened));
      expect(message).toContain(String(status));
      expect(message).toContain('without credentials');
      expect(hint).toMatch(fix);
    }
  });

  test('404 of GitHub, where private files look like missing ones', async () => {
    const from = 'https://github.com/o/r/releases/download/v1/a.zip';
    expect((await fail(readReply({ status: 404 }, from))).hint).toMatch(/private.*draft/);
  });

  test('404 of a GitHub server, where private files look like missing ones', async () => {
    for (const path of ['archive/refs/tags/v1.zip', 'releases/download/v1/a.zip', 'raw/main/a.zip']) {
      const { hint } = await fail(readReply({ status: 404 }, `https://git.acme.example/o/r/${path}`));
      expect(hint).toMatch(/on GitHub, files of private repositories and draft releases are not public/);
    }
  });

  test('416, because an empty file has no first byte', async () => {
    for (const headers of [{}, { 'content-range': 'bytes */0' }])
      for (const isOpened of ways)
        expect((await fail(readReply({ status: 416, headers }, start, isOpened))).message).toContain('empty');
  });

  test('416 of a file that is not empty', async () => {
    const headers = { 'content-range': 'bytes */5' };
    expect((await fail(readReply({ status: 416, headers }))).message).toContain('returns 416');
  });
});

describe('a content is refused:', () => {
  test.each<[name: string, body: string, problem: RegExp, fix: RegExp]>([
    ['nothing', '', /empty file/, /builds/],
    ['a web page', '<!doctype html>', /web page/, /private browser window/],
    ['a web page after blanks', '\r\n  <html>', /web page/, /private browser window/],
    ['a web page after a byte order mark', '\xef\xbb\xbf\n<!DOCTYPE html>', /web page/, /browser window/],
    ['PHP code', '<?php', /PHP code, not a ZIP/, /URL of the ZIP/],
    ['JSON', '{"message":"Not Found"}', /JSON/, /file itself/],
    ['a pointer of Git LFS', 'version https://git-lfs.github.com/spec/v1', /Git LFS/, /the file's content/],
    ['gzip', '\x1f\x8b\x08', /gzip/, /Build a ZIP/],
    ['a text', 'Not found', /not a ZIP/, /builds/],
    ['a byte order mark before the ZIP', `\xef\xbb\xbf${zip}`, /3 other bytes come before/, /before the ZIP/],
    ['a beginning that is cut', 'PK\u0003', /not a ZIP/, /builds/],
    ['other letters in it', 'PK\u0007\u0008abc', /not a ZIP/, /./],
  ])('%s', async (_name, body, problem, fix) => {
    const inPart = body.slice(0, 64);
    const asPart = part(`bytes 0-${Math.max(inPart.length, 1) - 1}/${inPart.length}`, inPart);
    for (const reply of body === '' ? [{ body }] : [{ body }, asPart])
      for (const isOpened of ways) {
        const { message, hint } = await fail(readReply(reply, start, isOpened));
        expect(message).toMatch(problem);
        expect(hint).toMatch(fix);
      }
  });

  test.each([
    ['gzip', '\x1f\x8b\x08'],
    ['br', 'anything'],
  ])('a ZIP that its server compresses once more, by %s', async (encoding, body) => {
    for (const isOpened of ways) {
      const reply = { headers: { 'content-encoding': encoding }, body };
      const { message, hint } = await fail(readReply(reply, start, isOpened));
      expect(message).toContain('is sent compressed');
      expect(hint).toContain('Turn off compression');
    }
  });

  test.each<Record<string, string>>([{ 'content-encoding': 'identity' }, {}])(
    'gzip itself, with %j',
    async (headers) => {
      expect((await fail(readReply({ headers, body: '\x1f\x8b\x08' }))).message).toContain('is a gzip file');
    },
  );
});

test.each(['identity', 'aws-chunked', 'gzip'])(
  'what begins like a ZIP is one, although its server says %s of it',
  async (encoding) => {
    const reply = { headers: { 'content-encoding': encoding } };
    for (const isOpened of ways) expect((await readReply(reply, start, isOpened)).sizeBytes).toBe(64);
  },
);

test('a ZIP without files passes: its inspection says more', async () => {
  const body = `PK\u0005\u0006${'\0'.repeat(18)}`;
  for (const isOpened of ways) expect((await readReply({ body }, start, isOpened)).sizeBytes).toBe(22);
});

test('a server that sends parts only, but never one that was asked for, is refused', async () => {
  for (const isOpened of ways) {
    const web = createWeb({ [start]: part('bytes 64-127/1000') });
    const { message, hint } = await fail(web.read(start, isOpened));
    expect(message).toMatch(/another part of the file than requested/);
    expect(hint).toMatch(/range/);
    expect(web.requests).toHaveLength(2);
  }
});

describe('a package that is not reached', () => {
  test.each([
    ['tls', /certificate/],
    ['name-not-found', /Check the URL/],
    ['refused', /Check the URL/],
    ['unreachable', /Check the URL/],
    ['deadline', /./],
    ['interrupted', /./],
    ['proxy', /./],
    ['proxy-address', /http:\/\/proxy\.example/],
  ] as const)('%s', async (failure, fix) => {
    const cause = new TransportError(failure, 'this is why', false);
    const error = await fail(readReply(cause));
    expect(error.message).toMatch(/downloads\.example.*this is why/);
    expect(error.hint).toMatch(fix);
    expect(error.cause).toBe(cause);
  });

  test('names the host after the redirect', async () => {
    const away = new TransportError('refused', 'this is why', false);
    const { read } = createWeb({
      [start]: redirect('https://cdn.example/a?b'),
      'https://cdn.example/a?b': away,
    });
    expect((await fail(read())).message).toContain('cdn.example');
  });

  test('by a mistake of the action itself is not explained away', async () => {
    const mistake = new TypeError('a bug');
    await expect(readReply(mistake)).rejects.toBe(mistake);
  });
});
