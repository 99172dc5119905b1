import { describe, expect, test } from '@jest/globals';

import { PublishError } from '../../../src/errors.ts';
import type { HttpAnswer, HttpRequest } from '../../../src/http.ts';
import { TransportError } from '../../../src/transport-error.ts';
import { type Package, readUrlPackage } from '../../../src/source/url.ts';

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

/** A web that knows these addresses, and what was asked of it. */
function createWeb(replies: Readonly<Record<string, Reply | Error>>) {
  const requests: HttpRequest[] = [];
  const send = (request: HttpRequest): Promise<HttpAnswer> => {
    requests.push(request);
    const reply = replies[request.url.href];
    if (reply === undefined) throw new Error(`Nobody should have asked for ${request.url.href}.`);
    if (reply instanceof Error) return Promise.reject(reply);
    const { status = 200, headers = {}, body = zip, isCut = false } = reply;
    return Promise.resolve({ status, headers, body: Buffer.from(body, 'latin1'), isCut });
  };
  const read = (from = start): Promise<Package> => readUrlPackage(new URL(from), { send, timeoutMs: 1500 });
  return { requests, read };
}

const readReply = (reply: Reply | Error, from = start) => createWeb({ [from]: reply }).read(from);

async function fail(reading: Promise<Package>): Promise<PublishError> {
  const error: unknown = await reading.catch((reason: unknown) => reason);
  if (!(error instanceof PublishError)) throw new Error('It should have failed.', { cause: error });
  expect(error.code).toBe('package');
  expect(error.message).toContain('`zip_url`');
  expect(error.message).toMatch(/\.$/);
  expect(error.hint).toMatch(/\.$/);
  return error;
}

test('a package is read by one small request without credentials', async () => {
  const { requests, read } = createWeb({ [start]: part('bytes 0-63/64') });
  expect(await read()).toEqual({ name: 'tidy.zip', sizeBytes: 64, bytes: Buffer.from(zip, 'latin1') });
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({ method: 'GET', timeoutMs: 1500 });
  expect(requests[0]?.headers['Range']).toBe('bytes=0-65535');
  expect(Object.keys(requests[0]?.headers ?? {}).sort()).toEqual(['Accept', 'Range']);
});

describe('the size', () => {
  const tooLarge = 64 * 1024 * 1024 + 1;

  test.each<[string, Reply, number | undefined]>([
    ['of a part', part(`bytes 0-63/${tooLarge}`), tooLarge],
    [
      'of a whole file that is not read to its end',
      { headers: { 'content-length': '4321' }, isCut: true },
      4321,
    ],
    ['of such a file that does not tell', { isCut: true }, undefined],
    ['of such a file that tells nonsense', { headers: { 'content-length': 'many' }, isCut: true }, undefined],
  ])('%s', async (_name, reply, sizeBytes) => {
    const { requests, read } = createWeb({ [start]: reply });
    const found = await read();
    expect(found.sizeBytes).toBe(sizeBytes);
    expect('sizeBytes' in found).toBe(sizeBytes !== undefined);
    expect(found.bytes).toBeUndefined();
    // What is known to be too large is not fetched for nothing.
    expect(requests).toHaveLength(1);
  });
});

describe('a package that is larger than the first request', () => {
  const whole = zip.padEnd(70, '-');
  const createLargeWeb = (second: Reply | Error, range = 'bytes 0-63/70') => {
    const requests: HttpRequest[] = [];
    const send = (request: HttpRequest): Promise<HttpAnswer> => {
      requests.push(request);
      const reply =
        [redirect('https://cdn.example/b.zip'), part(range), second][requests.length - 1] ?? second;
      if (reply instanceof Error) return Promise.reject(reply);
      const { status = 200, headers = {}, body = zip, isCut = false } = reply;
      return Promise.resolve({ status, headers, body: Buffer.from(body, 'latin1'), isCut });
    };
    return { requests, read: () => readUrlPackage(new URL(start), { send, timeoutMs: 1500 }) };
  };

  test.each(['bytes 0-63/70', 'bytes 0-63/*', `bytes 0-63/${'9'.repeat(30)}`])(
    'as %s, is fetched whole from where the redirects ended',
    async (range) => {
      const { requests, read } = createLargeWeb({ body: whole }, range);
      expect(await read()).toEqual({ name: 'b.zip', sizeBytes: 70, bytes: Buffer.from(whole, 'latin1') });
      expect(requests.map(({ url, headers }) => [url.host, ...Object.keys(headers)])).toEqual([
        ['downloads.example', 'Accept', 'Range'],
        ['cdn.example', 'Accept', 'Range'],
        ['cdn.example', 'Accept'],
      ]);
    },
  );

  test('is not looked into when it turns out to be too large', async () => {
    const found = await createLargeWeb({ body: whole, isCut: true }).read();
    expect(found).toEqual({ name: 'b.zip', sizeBytes: 70 });
  });

  test.each<[string, Reply | Error, RegExp]>([
    ['fails', new TransportError('interrupted', 'this is why', true), /this is why/],
    ['is refused', { status: 403 }, /403/],
    ['has another beginning', { body: whole.replace('PK', 'KP') }, /changed/],
    ['has another length', { body: `${whole}-` }, /changed/],
    ['is a part', part('bytes 0-63/70'), /changed/],
  ])('stops the run when that request %s', async (_name, second, text) => {
    expect((await fail(createLargeWeb(second).read())).message).toMatch(text);
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
    ['https://[', 'no URL'],
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
    [429, /later/],
    [451, /ZIP itself/],
    [500, /later/],
    [502, /later/],
    [503, /later/],
  ])('%i', async (status, fix) => {
    const { message, hint } = await fail(readReply({ status }));
    expect(message).toContain(String(status));
    expect(message).toContain('without credentials');
    expect(hint).toMatch(fix);
  });

  test('404 of GitHub, where private files look like missing ones', async () => {
    const from = 'https://github.com/o/r/releases/download/v1/a.zip';
    expect((await fail(readReply({ status: 404 }, from))).hint).toMatch(/private.*draft/);
  });

  test('416, because an empty file has no first byte', async () => {
    expect((await fail(readReply({ status: 416 }))).message).toContain('empty');
  });
});

describe('a content is refused:', () => {
  test.each<[name: string, body: string, problem: RegExp, fix: RegExp]>([
    ['nothing', '', /empty file/, /builds/],
    ['a ZIP without files', `PK\u0005\u0006${'\0'.repeat(18)}`, /without any files/, /builds/],
    ['a web page', '<!doctype html>', /web page/, /private browser window/],
    ['a web page after blanks', '\r\n  <html>', /web page/, /private browser window/],
    ['a web page after a byte order mark', '\xef\xbb\xbf<html>', /web page/, /private browser window/],
    ['JSON', '{"message":"Not Found"}', /JSON/, /file itself/],
    ['gzip', '\x1f\x8b\x08', /gzip/, /Build a ZIP/],
    ['RAR', 'Rar!\x1a\x07', /RAR/, /Build a ZIP/],
    ['7z', '7z\xbc\xaf\x27\x1c', /7z/, /Build a ZIP/],
    ['a text', 'Not found', /not a ZIP/, /builds/],
    ['PHP code', '<?php', /instead of a ZIP/, /./],
    ['a byte order mark before the ZIP', `\xef\xbb\xbf${zip}`, /not a ZIP/, /before the ZIP/],
    ['a line before the ZIP', `\n${zip}`, /not a ZIP/, /before the ZIP/],
    ['a beginning that is cut', 'PK\u0003', /not a ZIP/, /./],
    ['other letters in it', 'PK\u0007\u0008abc', /not a ZIP/, /./],
  ])('%s', async (_name, body, problem, fix) => {
    for (const reply of [{ body }, part(`bytes 0-${Math.max(body.length, 1) - 1}/${body.length}`, body)]) {
      const { message, hint } = await fail(readReply(reply));
      expect(message).toMatch(problem);
      expect(hint).toMatch(fix);
    }
  });

  test('what begins with PK is not said to begin otherwise', async () => {
    expect((await fail(readReply({ body: 'PK\u0007\u0008abc' }))).message).not.toMatch(
      /not begin with `PK`\./,
    );
  });
});

test.each([
  undefined,
  '',
  'bytes 64-127/1000',
  'bytes 10-63/1000',
  'bytes */1000',
  'items 0-63/1000',
  '0-63/1000',
])('a part with the Content-Range %j is refused', async (range) => {
  const { message, hint } = await fail(readReply(part(range)));
  expect(message).toMatch(/part/);
  expect(hint).toMatch(/range/);
});

test('a part that is larger than was asked for is refused', async () => {
  const body = zip.padEnd(65_537, '-');
  expect((await fail(readReply(part('bytes 0-65536/70000', body)))).message).toMatch(/does not fit the part/);
});

test('a part that is larger than the file it belongs to is not believed', async () => {
  const found = await readReply(part('bytes 0-63/12')).catch(() => ({ sizeBytes: undefined }));
  expect(found.sizeBytes).toBeUndefined();
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
