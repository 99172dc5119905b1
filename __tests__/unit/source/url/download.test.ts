import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { HttpAnswer, HttpRequest } from '../../../../src/http/message.ts';

import { createQuote, createSanitiser } from '../../../../src/action/log.ts';
import { TransportError } from '../../../../src/http/transport-error.ts';
import { type Download, downloadPackage } from '../../../../src/source/url/download.ts';
import { createFolder, createLog, createSleepingClock, fail as failWith } from '../package-stage.ts';

const start = 'https://downloads.example/builds/tidy.zip';
const zip = `PK\u0003\u0004${'x'.repeat(60)}`;

interface Reply extends Partial<Omit<HttpAnswer, 'body'>> {
  /** One character for each byte. */
  readonly body?: string;
}

const redirect = (location: string, status = 302): Reply => ({ status, headers: { location }, body: '' });

const quote = createQuote(createSanitiser([]));

let folder: Awaited<ReturnType<typeof createFolder>>;
beforeAll(async () => {
  folder = await createFolder();
});
afterAll(() => folder[Symbol.asyncDispose]());

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
    if (body.length > 0) await receiver.write(body);
    return { status, headers, body: Buffer.alloc(0), isCut };
  };
  const clock = createSleepingClock();
  const options = { send, clock, random: () => 0, log: createLog(), quote, temporaryFolder: folder.path };
  const read = async (from = start): Promise<Download> => {
    const found = await downloadPackage(new URL(from), { ...options, timeoutMs: 1500, retries: 0 });
    await found.close();
    return found;
  };
  return { requests, read };
}

const readReply = (reply: Reply | Error, from = start) => createWeb({ [from]: reply }).read(from);

async function fail(reading: Promise<unknown>) {
  const error = await failWith(reading);
  expect(error.code).toBe('package');
  expect(await folder.list()).toEqual([]);
  return error;
}

test('a package is downloaded by one request without credentials', async () => {
  const { requests, read } = createWeb({ [start]: {} });
  const found = await read();
  expect(found).toMatchObject({ name: 'tidy.zip', finalUrl: new URL(start), file: { sizeBytes: 64 } });
  expect(found.sha256).toBe(createHash('sha256').update(zip, 'latin1').digest('hex'));
  expect(requests).toHaveLength(1);
  expect(requests[0]).toMatchObject({
    method: 'GET',
    headers: { Accept: '*/*' },
    timeoutMs: 600_000,
    silence: { firstMs: 1500, nextMs: 30_000 },
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
        'https://cdn.example/a/final.zip?sig=secret': {},
      });
      expect(await read()).toMatchObject({ name: 'final.zip', file: { sizeBytes: 64 } });
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
    [206, /ZIP itself/],
    [300, /ZIP itself/],
    [302, /ZIP itself/],
    [304, /ZIP itself/],
    [400, /ZIP itself/],
    [401, /public.*signed/],
    [403, /public.*signed/],
    [404, /uploaded before/],
    [405, /ZIP itself/],
    [410, /uploaded before/],
    [416, /ZIP itself/],
    [425, /later/],
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

  test('404 of a GitHub server, where private files look like missing ones', async () => {
    for (const path of ['archive/refs/tags/v1.zip', 'releases/download/v1/a.zip', 'raw/main/a.zip']) {
      const { hint } = await fail(readReply({ status: 404 }, `https://git.acme.example/o/r/${path}`));
      expect(hint).toMatch(/on GitHub, files of private repositories and draft releases are not public/);
    }
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
    const { message, hint } = await fail(readReply({ body }));
    expect(message).toMatch(problem);
    expect(hint).toMatch(fix);
  });

  test.each([
    ['gzip', '\x1f\x8b\x08'],
    ['br', 'anything'],
  ])('a ZIP that its server compresses once more, by %s', async (encoding, body) => {
    const reply = { headers: { 'content-encoding': encoding }, body };
    const { message, hint } = await fail(readReply(reply));
    expect(message).toContain('is sent compressed');
    expect(hint).toContain('Turn off compression');
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
    expect((await readReply(reply)).file.sizeBytes).toBe(64);
  },
);

test('a ZIP without files passes: its inspection says more', async () => {
  const body = `PK\u0005\u0006${'\0'.repeat(18)}`;
  expect((await readReply({ body })).file.sizeBytes).toBe(22);
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
