import { createHash } from 'node:crypto';
import { stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';

import {
  cut,
  endless,
  inTurn,
  redirect,
  serve,
  silence,
  status,
  type Answer,
} from '../../../../sandbox/http/faults.ts';
import { createSender } from '../../../../src/http/send.ts';
import { holdTimers, settle } from '../../../fixtures/held-timers.ts';
import {
  createFolder,
  createSleepingClock,
  fail,
  fill,
  makeUp,
  startPackageStage,
} from '../package-stage.ts';

const KIB = 1024;
const expire = holdTimers();
const sizeBytes = 5_000_000;
const whole = fill(0, sizeBytes);
const sha256 = createHash('sha256').update(whole).digest('hex');

describe('a package', () => {
  test.each<[string, Answer]>([
    ['with its size', serve(makeUp(sizeBytes))],
    ['without its size', serve(makeUp(sizeBytes), { hasLength: false })],
  ])('%s is downloaded once, into a private file that is deleted in the end', async (_name, answer) => {
    await using stage = await startPackageStage(answer);
    const { name, path, file, close, ...found } = await stage.download();
    expect({ name, sizeBytes: file.sizeBytes, sha256: found.sha256 }).toEqual({
      name: 'a.zip',
      sizeBytes,
      sha256,
    });
    expect((await file.read(0, sizeBytes)).equals(whole)).toBe(true);
    expect(await stage.listFiles()).toEqual([expect.stringMatching(/^publish-wordpress-plugin-.*\.zip$/)]);
    expect((await stat(path)).mode & 0o077).toBe(0);
    expect(stage.host.requests).toHaveLength(1);
    expect(stage.host.requests[0]?.headers).not.toHaveProperty('range');
    await close();
    await close();
    expect(await stage.listFiles()).toEqual([]);
  });

  test.each([22, 64 * KIB - 1, 64 * KIB, 64 * KIB + 1])('of %i bytes is no other case', async (bytes) => {
    await using stage = await startPackageStage(serve(makeUp(bytes)));
    const { file } = await stage.download();
    expect((await file.read(0, bytes)).equals(whole.subarray(0, bytes))).toBe(true);
  });

  test('is followed to behind a chain of redirects', async () => {
    await using stage = await startPackageStage(redirect(302, '/b.zip'));
    stage.host.set('/b.zip', redirect(307, '/c.zip?sig=1'));
    stage.host.set('/c.zip', serve(makeUp(sizeBytes)));
    const { file, name, finalUrl } = await stage.download();
    expect([name, file.sizeBytes, finalUrl.pathname]).toEqual(['c.zip', sizeBytes, '/c.zip']);
    expect(stage.host.requests).toHaveLength(3);
  });
});

describe('a package that breaks off', () => {
  const other = Buffer.alloc(300 * KIB, 'PK\x03\x04');
  const small = fill(0, 100 * KIB);

  test('is downloaded once more from its start, also if it has changed since', async () => {
    await using stage = await startPackageStage(inTurn(cut(200 * KIB, { body: other }), serve(small)));
    const { file, sha256: found } = await stage.download();
    expect((await file.read(0, file.sizeBytes)).equals(small)).toBe(true);
    expect(found).toBe(createHash('sha256').update(small).digest('hex'));
    expect(await stage.listFiles()).toHaveLength(1);
    expect(stage.host.requests).toHaveLength(2);
    expect(stage.log.lines).toEqual([
      expect.stringMatching(/^GET 127.* broke .*; downloading the package again from its start\.$/),
    ]);
  });

  test('also after a redirect, is asked for where it was at first', async () => {
    await using stage = await startPackageStage(inTurn(redirect(302, '/old.zip'), redirect(302, '/new.zip')));
    stage.host.set('/old.zip', cut(200 * KIB, { body: other }));
    stage.host.set('/new.zip', serve(small));
    expect((await stage.download()).name).toBe('new.zip');
    expect(stage.host.requests.map(({ path }) => path)).toEqual(['/a.zip', '/old.zip', '/a.zip', '/new.zip']);
  });

  test('twice is not asked for again, and how much came is told', async () => {
    await using stage = await startPackageStage(cut(200 * KIB, { body: other }));
    const { message } = await fail(stage.download());
    expect(message).toMatch(
      /cannot be fetched from 127.*: the connection broke .* \(\d+ kB of 307 kB came\)/,
    );
    expect(stage.host.requests).toHaveLength(2);
    expect(await stage.listFiles()).toEqual([]);
  });

  test.each([
    [0, 1],
    [1, 2],
    [5, 2],
  ])('with %i retries is asked for %i times', async (retries, requests) => {
    await using stage = await startPackageStage(cut(10, { body: other }));
    await fail(stage.download({ retries }));
    expect(stage.host.requests).toHaveLength(requests);
  });

  test('after its host was down for a while is repeated for each on its own', async () => {
    await using stage = await startPackageStage(
      inTurn(status(503), status(502), cut(10, { body: other }), status(500), serve(small)),
    );
    expect((await stage.download()).file.sizeBytes).toBe(small.length);
    expect(stage.host.requests).toHaveLength(5);
  });
});

describe('a server that', () => {
  test('sends nothing is given the time of `timeout`, which is told', async () => {
    await using stage = await startPackageStage(silence());
    const error = await expire(fail(stage.download({ retries: 0 })), 180_000);
    expect(error.message).toContain('it sent nothing for 180 s');
    expect(error.hint).toContain('raise `timeout`');
    expect(await stage.listFiles()).toEqual([]);
  });

  test('stops for 30 seconds has broken off', async () => {
    const stop: Answer = (_request, response) => {
      response.writeHead(200, { 'content-length': sizeBytes }).write(fill(0, 200 * KIB));
    };
    await using stage = await startPackageStage(stop);
    const { message } = await expire(fail(stage.download()), 30_000);
    expect(message).toMatch(/it sent nothing for 30 s \(\d+ kB of 5\.0 MB came\)/);
    expect(stage.host.requests).toHaveLength(2);
    expect(await stage.listFiles()).toEqual([]);
  });

  test('drips is cut off after the whole time, and both times are told', async () => {
    const clock = createSleepingClock();
    const drop: Answer = (_request, response) => {
      response.writeHead(200).write('PK\x03\x04');
      const timer = setInterval(() => response.write('x'), 1);
      response.on('close', () => clearInterval(timer));
    };
    await using stage = await startPackageStage(drop);
    const downloading = fail(stage.download({ clock, maxMs: 20_000 }));
    while (stage.host.requests.length === 0) await settle();
    await clock.sleep(20_500);
    const { message, hint } = await expire(downloading, 20_000);
    expect(message).toMatch(/ is not complete after 21 s, and at most 20 s are allowed \(\d+ B came\)/);
    expect(hint).toBe('Put it on a faster server, or make it smaller.');
    expect(stage.host.requests).toHaveLength(1);
    expect(await stage.listFiles()).toEqual([]);
  });
});

describe('nothing is left on the disk', () => {
  const page = status(200, { body: `<!doctype html>${' '.repeat(100 * KIB)}` });

  test.each<[string, Answer, RegExp]>([
    [
      'after an announcement of too much',
      serve(makeUp(sizeBytes)),
      /has 5,000,000 bytes, and at most 1,000,000 are accepted/,
    ],
    [
      'after an endless body',
      endless({ head: fill(0, 100) }),
      /has more than 1,000,000 bytes, the most that/,
    ],
    [
      'after a long body that has no end',
      serve(makeUp(sizeBytes), { hasLength: false }),
      /has more than 1,000,000 bytes, the most that are accepted/,
    ],
    ['after bodies that break off', cut(300 * KIB, { body: fill(0, 400 * KIB) }), /connection broke/],
    ['after a web page', page, /web page/],
    ['after a web page without end', endless({ head: '<html>' }), /web page/],
    ['after an empty file', status(200), /empty file/],
    ['after a refusal', status(403), /403/],
  ])('%s', async (_name, answer, text) => {
    await using stage = await startPackageStage(answer);
    const error = await fail(stage.download({ maxBytes: 1_000_000 }));
    expect(error.code).toBe('package');
    expect(error.message).toMatch(text);
    expect(await stage.listFiles()).toEqual([]);
  });

  test('when too much is announced, and nothing is taken of it', async () => {
    await using stage = await startPackageStage(serve(makeUp(sizeBytes)));
    await fail(stage.download({ maxBytes: sizeBytes - 1, temporaryFolder: '/nowhere/at/all' }));
    expect(stage.log.lines).toEqual([]);
    expect((await stage.download({ maxBytes: sizeBytes })).file.sizeBytes).toBe(sizeBytes);
  });

  test('when the run is cancelled, and nothing is asked for again', async () => {
    const cancellation = new AbortController();
    const stop: Answer = (_request, response) => {
      response.writeHead(200, { 'content-length': sizeBytes }).write(fill(0, 200 * KIB));
    };
    await using stage = await startPackageStage(stop);
    const downloading = fail(stage.download({ send: createSender(cancellation.signal) }));
    while ((await stage.listFiles()).length === 0) await settle();
    cancellation.abort();
    expect((await downloading).message).toContain('the run was cancelled');
    expect(await stage.listFiles()).toEqual([]);
    expect(stage.host.requests).toHaveLength(1);
  });

  test('when somebody who looks at the answer refuses it', async () => {
    await using stage = await startPackageStage(serve(makeUp(sizeBytes)));
    const refusal = new Error('no');
    const look = ({ headers }: { readonly headers: object }) => {
      expect(headers).toMatchObject({ etag: '"1"' });
      throw refusal;
    };
    await expect(stage.download({ look })).rejects.toBe(refusal);
    expect(await stage.listFiles()).toEqual([]);
  });

  test('that does not take it, and the run stops without a second request', async () => {
    await using folder = await createFolder();
    await writeFile(join(folder.path, 'file'), '');
    for (const name of ['missing', 'file']) {
      await using stage = await startPackageStage(serve(makeUp(sizeBytes)));
      const error = await fail(stage.download({ temporaryFolder: join(folder.path, name) }));
      expect(error).toMatchObject({ code: 'not-published', title: 'Disk cannot be written to' });
      expect(error.message).toMatch(/ENOENT|ENOTDIR/);
      expect(stage.host.requests).toHaveLength(1);
    }
    expect(await folder.list()).toEqual(['file']);
  });
});
