import { createHash } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';

import { cut, inTurn, redirect, reset, serve, status, type Answer } from '../../../../sandbox/http/faults.ts';
import { holdTimers, settle } from '../../../fixtures/held-timers.ts';
import { fail, fill, makeUp, startPackageStage } from '../package-stage.ts';

const KIB = 1024;
holdTimers();
const MB = 1_000_000;
const HEAD = 'bytes=0-65535';
const date = 'Sat, 21 Nov 2026 10:00:00 GMT';

const large = makeUp(100 * MB);
const sizes = (ranges: readonly (string | undefined)[]): readonly number[] =>
  ranges.map((range) => {
    const [, first, last] = /^bytes=(\d+)-(\d+)$/.exec(range ?? '') ?? [];
    return Number(last) - Number(first) + 1;
  });

describe('a small package', () => {
  test.each([40 * KIB, 64 * KIB])('of %i bytes is complete with one request', async (sizeBytes) => {
    await using stage = await startPackageStage(makeUp(sizeBytes));
    const { reader, ...found } = await stage.read();
    expect(found).toMatchObject({ name: 'a.zip', sizeBytes });
    await reader.prepare([{ start: 0, end: sizeBytes }], 0);
    expect((await reader.read(0, sizeBytes)).equals(fill(0, sizeBytes))).toBe(true);
    expect((await reader.read(sizeBytes - 10, 10)).equals(fill(sizeBytes - 10, sizeBytes))).toBe(true);
    await reader.fetchAll();
    const sha256 = createHash('sha256').update(fill(0, sizeBytes)).digest('hex');
    expect(await reader.readSha256()).toBe(sha256);
    expect(stage.ranges()).toEqual([HEAD]);
    expect(stage.log.lines).toEqual([]);
  });

  test.each<[string, (reader: Awaited<ReturnType<typeof read>>) => Promise<unknown>]>([
    ['read', (reader) => reader.read(150_000, 1)],
    ['announcement', (reader) => reader.prepare([span(150_000, 150_001), span(120_000, 120_500)], 0)],
  ])('of up to 160 KiB is complete with the first %s outside its head', async (_name, need) => {
    const sizeBytes = 160 * KIB;
    await using stage = await startPackageStage(makeUp(sizeBytes));
    const reader = await read(stage);
    expect(await reader.readSha256()).toBeUndefined();
    await reader.read(0, 64 * KIB);
    await need(reader);
    expect((await reader.read(0, sizeBytes)).equals(fill(0, sizeBytes))).toBe(true);
    expect(await reader.readSha256()).toBe(createHash('sha256').update(fill(0, sizeBytes)).digest('hex'));
    expect(stage.ranges()).toEqual([HEAD, `bytes=65536-${sizeBytes - 1}`]);
  });

  test('that is one byte larger is read in pieces', async () => {
    const sizeBytes = 160 * KIB + 1;
    await using stage = await startPackageStage(makeUp(sizeBytes));
    const reader = await read(stage);
    await reader.read(sizeBytes - 100, 100);
    expect(stage.ranges()).toEqual([HEAD, `bytes=${sizeBytes - 100}-${sizeBytes - 1}`]);
  });
});

describe('a large package', () => {
  test('costs at most five requests, and in bytes its directory and 160 KiB', async () => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    const directoryStart = 100 * MB - 200 * KIB;
    // The end record with a part of the directory, then the rest of it.
    expect(
      (await reader.read(100 * MB - 64 * KIB, 64 * KIB)).equals(fill(100 * MB - 64 * KIB, 100 * MB)),
    ).toBe(true);
    expect((await reader.read(directoryStart, 200 * KIB)).equals(fill(directoryStart, 100 * MB))).toBe(true);
    const wanted = Array.from({ length: 40 }, (_, index) => {
      const start = 30 * MB + ((index * 17) % 40) * 9 * KIB;
      return span(start, start + 6000);
    });
    await reader.prepare(wanted, 200 * KIB);

    for (const [index, { start, end }] of wanted.entries()) {
      const reading = reader.read(start, end - start);
      const found = await reading.catch((error: unknown) => (error as Error).name);
      if (index === 0) expect(Buffer.isBuffer(found) && found.equals(fill(start, end))).toBe(true);
      if (typeof found === 'string') expect(found).toBe('NotFetched');
      else expect(Buffer.isBuffer(found) && found.equals(fill(start, end))).toBe(true);
    }
    const ranges = stage.ranges();
    expect(ranges.slice(0, 3)).toEqual([
      HEAD,
      `bytes=${100 * MB - 64 * KIB}-${100 * MB - 1}`,
      `bytes=${directoryStart}-${100 * MB - 64 * KIB - 1}`,
    ]);
    expect(ranges.length).toBeLessThanOrEqual(5);
    expect(sizes(ranges).reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(360 * KIB);
    expect(await reader.readSha256()).toBeUndefined();
    expect(stage.log.lines).toEqual([]);
  });

  test('gives a piece that is at hand without a request', async () => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    await reader.read(50 * MB, 5000);
    await reader.read(50 * MB + 1000, 3000);
    await reader.read(50 * MB, 0);
    await reader.read(60_000, 5000);
    expect(stage.ranges()).toEqual([HEAD, `bytes=${50 * MB}-${50 * MB + 4999}`]);
  });

  test('is asked only for the part of a piece that is missing', async () => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    expect((await reader.read(60 * KIB, 8 * KIB)).equals(fill(60 * KIB, 68 * KIB))).toBe(true);
    await reader.read(80 * KIB, KIB);
    expect((await reader.read(66 * KIB, 14 * KIB + 5)).equals(fill(66 * KIB, 80 * KIB + 5))).toBe(true);
    expect(stage.ranges().slice(1)).toEqual(['bytes=65536-69631', 'bytes=81920-82943', 'bytes=69632-81919']);
  });

  test('is asked for neighbours together, within the requests that are left', async () => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    await reader.read(99 * MB, 1000);
    await reader.read(98 * MB, 1000);
    const wanted = [MB, 2 * MB, MB + 20_000, 2 * MB + 3000].map((start) => span(start, start + 1000));
    await reader.prepare([...wanted, span(5 * MB, 5 * MB + 1)], 2000);
    expect([...stage.ranges().slice(3)].sort()).toEqual([
      `bytes=${MB}-${MB + 20_999}`,
      `bytes=${2 * MB}-${2 * MB + 3999}`,
    ]);
    for (const { start, end } of wanted)
      expect((await reader.read(start, end - start)).equals(fill(start, end))).toBe(true);
    await expect(reader.read(5 * MB, 1)).rejects.toMatchObject({ name: 'NotFetched' });
  });

  test.each([
    ['counts towards the limit', 0, 96 * KIB - 1000, 96 * KIB - 999],
    ['does not count when it is free', 1000, 96 * KIB, 96 * KIB + 1],
    ['is not made up by more that is free', 900_000, 160 * KIB, 160 * KIB + 1],
  ])('what was read before %s', async (_name, freeBytes, fits, isTooMuch) => {
    for (const lengthBytes of [fits, isTooMuch]) {
      await using stage = await startPackageStage(large);
      const reader = await read(stage);
      await reader.read(99 * MB, 1000);
      await reader.prepare([span(MB, MB + lengthBytes)], freeBytes);
      expect(stage.ranges()).toHaveLength(lengthBytes === fits ? 3 : 2);
    }
  });

  test('ignores announcements of what is not in the file, and asks for no more than is', async () => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    await reader.prepare([span(100 * MB, 101 * MB), span(100 * MB - 9, 101 * MB), span(7, 3)], 0);
    expect(stage.ranges()).toEqual([HEAD, `bytes=${100 * MB - 9}-${100 * MB - 1}`]);
  });

  test('is not asked for what was not announced', async () => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    await reader.prepare([span(MB, MB + 10)], 0);
    await expect(reader.read(MB + 5, 10)).rejects.toMatchObject({ name: 'NotFetched' });
    expect(stage.ranges()).toHaveLength(2);
  });

  test('is asked four times after its head and not once more', async () => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    for (let read = 1; read <= 4; read += 1) await reader.read(read * MB, 10);
    await expect(reader.read(5 * MB, 10)).rejects.toMatchObject({ name: 'NotFetched' });
    await reader.prepare([span(6 * MB, 6 * MB + 10)], 0);
    await expect(reader.read(6 * MB, 10)).rejects.toMatchObject({ name: 'NotFetched' });
    expect((await reader.read(4 * MB, 10)).equals(fill(4 * MB, 4 * MB + 10))).toBe(true);
    expect(stage.ranges()).toHaveLength(5);
  });

  test('is not read into memory, whatever its directory is said to be', async () => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    await expect(reader.read(MB, 16 * KIB * KIB)).rejects.toMatchObject({ name: 'NotFetched' });
    expect(stage.ranges()).toEqual([HEAD]);
  });

  test.each([
    [-1, 10],
    [100 * MB - 9, 10],
    [0.5, 1],
    [5, -1],
    [NaN, 1],
    [0, Number.MAX_SAFE_INTEGER],
  ])('has no %d with %d bytes', async (start, lengthBytes) => {
    await using stage = await startPackageStage(large);
    const reader = await read(stage);
    await expect(reader.read(start, lengthBytes)).rejects.toMatchObject({ name: 'RangeError' });
    expect(stage.ranges()).toHaveLength(1);
  });

  test('behind redirects is read from where they ended', async () => {
    await using stage = await startPackageStage(redirect(302, '/b.zip?token=1'));
    stage.host.set('/b.zip', redirect(307, '/c.zip'));
    stage.host.set('/c.zip', large);
    const { name, reader } = await stage.read();
    expect(name).toBe('c.zip');
    await reader.read(MB, 10);
    await reader.prepare([span(2 * MB, 2 * MB + 10)], 0);
    expect(stage.host.requests.map(({ path }) => path)).toEqual([
      '/a.zip',
      '/b.zip?token=1',
      '/c.zip',
      '/c.zip',
      '/c.zip',
    ]);
    for (const { headers } of stage.host.requests) expect(headers).not.toHaveProperty('authorization');
  });
});

describe('when a later part', () => {
  const sizeBytes = 300 * KIB;
  const zip = makeUp(sizeBytes);
  const wanted = span(200_000, 200_100);
  const part = (headers: Record<string, string>, body = fill(wanted.start, wanted.end)): Answer =>
    status(206, {
      headers: { etag: '"1"', 'content-range': `bytes 200000-200099/${sizeBytes}`, ...headers },
      body,
    });
  const open = async (...later: readonly [Answer, ...Answer[]]) => {
    const stage = await startPackageStage(inTurn(serve(zip), ...later));
    return { ...stage, ...(await stage.read()) };
  };

  test('is cut or refused for now, it is asked for again', async () => {
    await using stage = await open(
      cut(10, { code: 206, body: fill(wanted.start, wanted.end) }),
      status(503),
      serve(zip),
    );
    expect((await stage.reader.read(wanted.start, 100)).equals(fill(wanted.start, wanted.end))).toBe(true);
    expect(stage.ranges()).toEqual([HEAD, ...Array<string>(3).fill('bytes=200000-200099')]);
  });

  test.each<[string, Answer]>([
    ['has another size', part({ 'content-range': `bytes 200000-200099/${sizeBytes + 1}` })],
    ['has another size and is shorter', part({ 'content-range': 'bytes 200000-200049/200050' })],
    ['has another strong ETag', part({ etag: '"2"' })],
    ['has another ETag and another range', part({ etag: '"2"', 'content-range': 'bytes 0-9/10' })],
    ['cannot be had any more', status(416, { headers: { 'content-range': 'bytes */199999' } })],
  ])('%s, the package has changed', async (_name, answer) => {
    await using stage = await open(answer);
    const error = await fail(stage.reader.read(wanted.start, 100));
    expect(error).toMatchObject({ code: 'package' });
    expect(error.message).toContain('changed between two reads');
    expect(stage.ranges()).toHaveLength(2);
    await stage.close();
  });

  test.each<[string, Answer]>([
    ['is the whole file', serve(zip, { hasRanges: false })],
    ['is another part', part({ 'content-range': `bytes 200001-200100/${sizeBytes}` })],
    [
      'is a shorter part',
      part({ 'content-range': `bytes 200000-200098/${sizeBytes}` }, fill(200_000, 200_099)),
    ],
    [
      'is a longer part',
      part({ 'content-range': `bytes 200000-200100/${sizeBytes}` }, fill(200_000, 200_101)),
    ],
    ['is longer than it says', part({}, fill(200_000, 200_101))],
    ['is shorter than it says', part({}, fill(200_000, 200_099))],
    ['has no size', part({ 'content-range': 'bytes 200000-200099/*' })],
    ['says nothing of where it is', part({ 'content-range': 'none' })],
    ['has no ETag any more', part({ etag: '' })],
    ['has a weak ETag now', part({ etag: 'W/"1"' })],
    ['cannot be had, for no reason', status(416, { headers: { 'content-range': `bytes */${sizeBytes}` } })],
    ['cannot be had, and nothing is said', status(416)],
  ])('%s, the package is fetched whole and read from there', async (_name, answer) => {
    await using stage = await open(answer, serve(zip));
    expect((await stage.reader.read(wanted.start, 100)).equals(fill(wanted.start, wanted.end))).toBe(true);
    expect(stage.ranges()).toEqual([HEAD, 'bytes=200000-200099', undefined]);
    expect(stage.log.lines).toEqual([
      'The package (307 kB) is fetched whole, because its server does not support ranges reliably.',
    ]);
    await stage.reader.prepare([span(0, sizeBytes)], 0);
    expect((await stage.reader.read(0, sizeBytes)).equals(fill(0, sizeBytes))).toBe(true);
    expect(await stage.reader.readSha256()).toBe(
      createHash('sha256').update(fill(0, sizeBytes)).digest('hex'),
    );
    expect(stage.ranges()).toHaveLength(3);
    expect(await stage.listFiles()).toHaveLength(1);
    await stage.close();
    expect(await stage.listFiles()).toEqual([]);
  });

  test('is broken while others are fetched, the package is fetched whole once', async () => {
    await using stage = await open(
      serve(zip, { hasRanges: false }),
      serve(zip, { hasRanges: false }),
      serve(zip),
    );
    await stage.reader.prepare([wanted, span(100_000, 100_100)], 0);
    expect(stage.ranges()).toEqual([HEAD, expect.any(String), expect.any(String), undefined]);
    expect((await stage.reader.read(150_000, 10)).equals(fill(150_000, 150_010))).toBe(true);
  });

  test('stops the run while others are fetched, nothing is stored afterwards', async () => {
    const other = span(100_000, 100_100);
    await using stage = await open((request, response) => {
      const isOther = request.headers.range?.startsWith(`bytes=${other.start}-`) === true;
      if (request.headers.range === undefined) serve(zip)(request, response);
      else if (!isOther) part({ etag: '"2"' })(request, response);
      else void settle().then(() => serve(zip, { hasRanges: false })(request, response));
    });
    expect((await fail(stage.reader.prepare([wanted, other], 0))).message).toContain('changed');
    const requests = stage.ranges().length;
    await stage.close();
    await settle();
    await settle();
    expect(stage.ranges()).toHaveLength(requests);
    expect(await stage.listFiles()).toEqual([]);
  });

  test.each([
    [403, /403.*without credentials/],
    [404, /404.*without credentials/],
    [302, /302/],
  ])('is answered with %i, the run stops', async (code, text) => {
    await using stage = await open(status(code, { headers: { location: '/b.zip' } }));
    expect((await fail(stage.reader.read(wanted.start, 100))).message).toMatch(text);
    expect(stage.ranges()).toHaveLength(2);
  });

  test('never comes, the run stops', async () => {
    await using stage = await open(reset());
    expect((await fail(stage.reader.prepare([wanted], 0))).message).toContain('connection broke');
    // Asked for once, and twice again.
    expect(stage.ranges()).toHaveLength(4);
  });
});

describe('when the ETag of a package is weak', () => {
  const sizeBytes = 300 * KIB;
  const file = (validators: Record<string, string>) => serve(makeUp(sizeBytes, validators));
  const first = file({ etag: 'W/"1"', 'last-modified': date });

  test.each<[string, Answer, boolean]>([
    ['by the same', file({ 'last-modified': date }), true],
    ['by the same, whatever the ETag is', file({ etag: 'W/"2"', 'last-modified': date }), true],
    ['by another', file({ etag: 'W/"1"', 'last-modified': 'Sat, 21 Nov 2026 10:00:01 GMT' }), false],
  ])('its Last-Modified counts: %s', async (_name, second, isSame) => {
    await using stage = await startPackageStage(inTurn(first, second));
    const reader = await read(stage);
    if (isSame) expect((await reader.read(200_000, 10)).equals(fill(200_000, 200_010))).toBe(true);
    else expect((await fail(reader.read(200_000, 10))).message).toContain('changed');
  });

  test('and it has no date, only its size counts', async () => {
    await using stage = await startPackageStage(inTurn(file({ etag: 'W/"1"' }), file({ etag: 'W/"2"' })));
    const reader = await read(stage);
    expect((await reader.read(200_000, 10)).equals(fill(200_000, 200_010))).toBe(true);
  });
});

describe('when the pieces do not suffice', () => {
  const sizeBytes = 300 * KIB;

  test('the package is fetched whole, into a file that is deleted in the end', async () => {
    await using stage = await startPackageStage(makeUp(sizeBytes));
    const { reader, close } = await stage.read();
    await reader.read(200_000, 10);
    await reader.prepare([], 0);
    await reader.fetchAll();
    await reader.fetchAll();
    expect(stage.ranges()).toEqual([HEAD, 'bytes=200000-200009', undefined]);
    expect(stage.log.lines).toEqual([
      'The package (307 kB) is fetched whole, because reading parts of it is not enough.',
    ]);
    expect((await reader.read(0, sizeBytes)).equals(fill(0, sizeBytes))).toBe(true);
    await close();
    await close();
    expect(await stage.listFiles()).toEqual([]);
  });

  test.each<[string, Answer]>([
    ['of another size', serve(makeUp(sizeBytes - 1))],
    ['of another size that is not announced', serve(makeUp(sizeBytes - 1), { hasLength: false })],
    ['longer than announced before', serve(makeUp(sizeBytes + 1), { hasLength: false })],
    ['with another ETag', serve(makeUp(sizeBytes, { etag: '"2"' }))],
    [
      'with another beginning',
      serve(Buffer.concat([fill(0, 100), Buffer.alloc(sizeBytes - 100)]), { validators: {} }),
    ],
    [
      'with other bytes in a piece that was read',
      serve(Buffer.concat([fill(0, 200_009), Buffer.from('!'), fill(200_010, sizeBytes)]), {
        validators: {},
      }),
    ],
    ['in a part that nobody asked for', status(206, { body: 'PK\x03\x04' })],
    ['that is gone', status(404)],
  ])('a file %s stops the run, and nothing is left', async (name, second) => {
    const zip = serve(makeUp(sizeBytes));
    await using stage = await startPackageStage(inTurn(zip, zip, second));
    const { reader, close } = await stage.read();
    await reader.read(200_000, 10);
    const { message } = await fail(reader.fetchAll());
    expect(message).toMatch(
      name.includes('part that nobody')
        ? /another part of the file/
        : name.includes('gone')
          ? /404/
          : /changed/,
    );
    await close();
    expect(await stage.listFiles()).toEqual([]);
  });

  test('a file that goes on where it should end is not read on', async () => {
    let sentBytes = 0;
    const longer = {
      ...makeUp(1024 ** 3),
      read: (start: number, end: number) => {
        sentBytes = end;
        return Buffer.concat([fill(start, start + 64), Buffer.alloc(end - start - 64)]);
      },
    };
    await using stage = await startPackageStage(
      inTurn(serve(makeUp(sizeBytes)), serve(longer, { hasLength: false })),
    );
    const reader = await read(stage);
    expect((await fail(reader.fetchAll())).message).toContain('changed');
    // The server has only filled the system's buffers.
    expect(sentBytes).toBeLessThan(64 * KIB * KIB);
  });

  test('what is larger than may be stored is not asked for', async () => {
    await using stage = await startPackageStage(makeUp(sizeBytes));
    const { reader } = await stage.read({ maxBytes: sizeBytes - 1 });
    expect((await fail(reader.fetchAll())).message).toMatch(/whole and is larger than 307 kB/);
    expect(stage.ranges()).toEqual([HEAD]);
  });
});

function span(start: number, end: number) {
  return { start, end };
}

async function read(stage: Awaited<ReturnType<typeof startPackageStage>>) {
  return (await stage.read()).reader;
}
