import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import {
  cut,
  endless,
  inTurn,
  redirect,
  serve,
  status,
  type Answer,
} from '../../../../sandbox/http/faults.ts';
import { holdTimers } from '../../../fixtures/held-timers.ts';
import { createFolder, fail, fill, makeUp, startPackageStage } from '../package-stage.ts';

const KIB = 1024;
const expire = holdTimers();
const sizeBytes = 5_000_000;
const whole = fill(0, sizeBytes);
const zip = makeUp(sizeBytes);
const noRanges = serve(zip, { hasRanges: false });
const why = 'is fetched whole, because its server does not support ranges';

describe('a server without ranges', () => {
  test.each<[string, Answer, line: string]>([
    ['that tells the size', noRanges, `The package (5.0 MB) ${why}.`],
    ['that does not', serve(zip, { hasRanges: false, hasLength: false }), `The package ${why}.`],
  ])('%s sends the package once, into a file that is deleted in the end', async (_name, answer, line) => {
    await using stage = await startPackageStage(answer);
    const { reader, close, ...found } = await stage.read();
    expect(found).toMatchObject({ name: 'a.zip', sizeBytes });
    expect(await stage.listFiles()).toHaveLength(1);
    await reader.read(sizeBytes - 22, 22);
    await reader.prepare([{ start: 0, end: sizeBytes }], 0);
    await reader.fetchAll();
    expect((await reader.read(0, sizeBytes)).equals(whole)).toBe(true);
    expect(await reader.readSha256()).toBe(createHash('sha256').update(whole).digest('hex'));
    expect(stage.ranges()).toEqual(['bytes=0-65535']);
    expect(stage.log.lines).toEqual([line]);
    await close();
    await close();
    expect(await stage.listFiles()).toEqual([]);
  });

  test.each([
    [64 * KIB, 0],
    [64 * KIB + 1, 1],
  ])('sends %i bytes: %i files', async (smallBytes, files) => {
    await using stage = await startPackageStage(serve(makeUp(smallBytes), { hasRanges: false }));
    const { reader, close } = await stage.read();
    expect((await reader.read(0, smallBytes)).equals(whole.subarray(0, smallBytes))).toBe(true);
    expect(await stage.listFiles()).toHaveLength(files);
    expect(stage.log.lines).toHaveLength(files);
    await close();
    expect(await stage.listFiles()).toEqual([]);
  });

  test('is followed to behind redirects, and asked once there', async () => {
    await using stage = await startPackageStage(redirect(302, '/b.zip'));
    stage.host.set('/b.zip', noRanges);
    const { reader, name } = await stage.read();
    expect([name, reader.sizeBytes]).toEqual(['b.zip', sizeBytes]);
    expect(stage.host.requests).toHaveLength(2);
  });

  test('that breaks off is asked again, and what came first is forgotten', async () => {
    const other = Buffer.alloc(300 * KIB, 'PK\x03\x04');
    const small = fill(0, 100 * KIB);
    await using stage = await startPackageStage(
      inTurn(cut(200 * KIB, { body: other }), cut(10, { body: small }), status(200, { body: small })),
    );
    const { reader, close } = await stage.read();
    expect(reader.sizeBytes).toBe(small.length);
    expect((await reader.read(0, small.length)).equals(small)).toBe(true);
    expect(await stage.listFiles()).toHaveLength(1);
    await close();
  });
});

describe('a server whose ranges cannot be used', () => {
  const part = (contentRange: string, sentBytes = 65_536): Answer =>
    status(206, { headers: { 'content-range': contentRange }, body: fill(0, sentBytes) });

  test.each<[string, Answer]>([
    ['does not tell the size', part('bytes 0-65535/*')],
    ['tells an impossible size', part(`bytes 0-65535/${'9'.repeat(30)}`)],
    ['tells a size that is smaller than the part', part('bytes 0-65535/100')],
    ['sends another part', part('bytes 1-65536/5000000')],
    ['sends a smaller part', part('bytes 0-99/5000000', 100)],
    ['sends a larger part', part('bytes 0-65536/5000000', 65_537)],
    ['does not say which part', status(206, { body: fill(0, 65_536) })],
  ])('because it %s is asked for the whole', async (_name, first) => {
    await using stage = await startPackageStage(inTurn(first, serve(zip)));
    const { reader } = await stage.read();
    expect((await reader.read(0, sizeBytes)).equals(whole)).toBe(true);
    expect(stage.ranges()).toEqual(['bytes=0-65535', undefined]);
    expect(stage.log.lines).toEqual([`The package (5.0 MB) ${why} properly.`]);
  });
});

describe('nothing is left on the disk', () => {
  const page = status(200, { body: `<!doctype html>${' '.repeat(100 * KIB)}` });

  test.each<[string, Answer, RegExp]>([
    ['after an announcement of too much', noRanges, /larger than 1\.0 MB/],
    ['after an endless body', endless({ head: fill(0, 100) }), /larger than 1\.0 MB/],
    [
      'after a long body that has no end',
      serve(zip, { hasRanges: false, hasLength: false }),
      /larger than 1\.0 MB/,
    ],
    ['after bodies that break off', cut(300 * KIB, { body: fill(0, 400 * KIB) }), /connection broke/],
    ['after a web page', page, /web page/],
    ['after a web page without end', endless({ head: '<html>' }), /web page/],
    [
      'after a part of nothing',
      status(206, { body: 'PK\x03\x04' }),
      /another part of the file than requested/,
    ],
    ['after a refusal', inTurn(status(206), status(403)), /403/],
  ])('%s', async (_name, answer, text) => {
    await using stage = await startPackageStage(answer);
    const error = await fail(stage.open({ maxBytes: 1_000_000 }));
    expect(error.code).toBe('package');
    expect(error.message).toMatch(text);
    expect(await stage.listFiles()).toEqual([]);
  });

  test('when too much is announced, and nothing is taken of it', async () => {
    await using stage = await startPackageStage(noRanges);
    await fail(stage.open({ maxBytes: sizeBytes - 1, temporaryFolder: '/nowhere/at/all' }));
    expect(stage.log.lines).toEqual([]);
    expect((await stage.open({ maxBytes: sizeBytes })).sizeBytes).toBe(sizeBytes);
  });

  test('after a deadline', async () => {
    await using stage = await startPackageStage((_request, response) => {
      response.writeHead(200).write(fill(0, 200 * KIB));
    });
    const error = await expire(fail(stage.open({ timeoutMs: 150 })), 150);
    expect(error.message).toContain('within 0.15 s');
    expect(await stage.listFiles()).toEqual([]);
  });

  test('that does not take it, and the run stops without a second request', async () => {
    await using folder = await createFolder();
    await writeFile(join(folder.path, 'file'), '');
    for (const name of ['missing', 'file']) {
      await using stage = await startPackageStage(noRanges);
      const error = await fail(stage.open({ temporaryFolder: join(folder.path, name) }));
      expect(error).toMatchObject({ code: 'not-published', title: 'Disk cannot be written to' });
      expect(error.message).toMatch(/ENOENT|ENOTDIR/);
      expect(stage.host.requests).toHaveLength(1);
    }
    expect(await folder.list()).toEqual(['file']);
  });

  test('that does not take a package that was read in pieces before', async () => {
    await using stage = await startPackageStage(zip);
    const { reader, close } = await stage.read({ temporaryFolder: '/nowhere/at/all' });
    await reader.read(1_000_000, 10);
    expect((await fail(reader.fetchAll())).code).toBe('not-published');
    await close();
    expect((await reader.read(1_000_000, 10)).equals(whole.subarray(1_000_000, 1_000_010))).toBe(true);
  });
});

describe('a package that is not opened', () => {
  test.each<[string, Answer]>([
    ['with ranges', serve(zip)],
    ['without ranges', noRanges],
  ])('costs one request and few bytes, from a server %s', async (_name, answer) => {
    await using stage = await startPackageStage(answer);
    const found = await stage.open({ isOpened: false, temporaryFolder: '/nowhere/at/all' });
    expect(found).toMatchObject({ name: 'a.zip', sizeBytes });
    expect(found.reader).toBeUndefined();
    await found.close();
    expect(stage.ranges()).toEqual(['bytes=0-63']);
  });

  test('is dropped after its first bytes', async () => {
    let sentBytes = 0;
    const counted = {
      sizeBytes: 1024 ** 3,
      validators: {},
      read: (start: number, end: number) => {
        sentBytes = end;
        return fill(start, end);
      },
    };
    await using stage = await startPackageStage(serve(counted, { hasRanges: false }));
    expect((await stage.open({ isOpened: false })).sizeBytes).toBe(1024 ** 3);
    // The server has only filled the system's buffers.
    expect(sentBytes).toBeLessThan(64 * KIB * KIB);
  });
});
