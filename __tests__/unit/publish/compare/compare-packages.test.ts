import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { SendRequest } from '../../../../src/http/message.ts';

import { type Answer, cut, redirect, reset, status } from '../../../../sandbox/http/faults.ts';
import { type FileServer, startFileServer } from '../../../../sandbox/http/file-server.ts';
import {
  type Baseline,
  comparePackages,
  type CompareContext,
} from '../../../../src/publish/compare/compare-packages.ts';
import type { Comparison } from '../../../../src/package/difference/comparison.ts';
import { createOpener, type ReleaseSource } from '../../../../src/source/previous/find-live.ts';
import { createSender } from '../../../../src/http/send.ts';
import { createDownloadBudget } from '../../../../src/source/previous/request-limits.ts';
import { compareSnapshots } from '../../../../src/package/difference/compare-snapshots.ts';
import { readSnapshot } from '../../../../src/package/difference/read-snapshot.ts';
import { createGrowingSanitiser, createQuote } from '../../../../src/action/log.ts';
import { holdTimers } from '../../../fixtures/held-timers.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';
import { createFolder } from '../../source/package-stage.ts';
import { type Files, hashBytes, inspectFiles, plugin, zip } from './compare-files.ts';

holdTimers();

const old = plugin('1.0.0', { 'a.php': '<?php 1;' });
const current = plugin('1.1.0', { 'a.php': '<?php 2;' });

let host: FileServer;
let oldZip: Buffer;
beforeEach(async () => {
  oldZip = await zip(old);
  host = await startFileServer({ '/old.zip': oldZip, '/new.zip': await zip(current) });
});
afterEach(() => host.close());

interface Scene {
  /** The package that is to be published. */
  readonly files?: Files;
  readonly live?: Partial<NonNullable<Baseline['live']>> | null;
  readonly releases?: Awaited<ReturnType<ReleaseSource['listNewest']>>;
  readonly parts?: Partial<CompareContext>;
  readonly send?: SendRequest;
  readonly now?: () => number;
}

/** Compares the current package with what is found; and tells which requests there were. */
async function compare({ files = current, live = {}, releases, parts, send: sender, now = () => 0 }: Scene) {
  const inspection = await inspectFiles(files);
  const send = sender ?? createSender(new AbortController().signal);
  const { sanitise, addUrl } = createGrowingSanitiser([]);
  const asked: string[] = [];
  const ask = async (path: string, limited: SendRequest) => {
    asked.push(path);
    const url = new URL(host.url('/api'));
    await limited({ method: 'GET', url, headers: {}, timeoutMs: 1000, maxBytes: 10 });
  };
  const source: ReleaseSource = {
    findByTag: async (tag, limited) => {
      await ask(`tag ${tag}`, limited);
      return releases?.find((release) => release.tag === tag);
    },
    listNewest: async (limited) => {
      await ask('newest', limited);
      return releases ?? [];
    },
    locateAsset: async ({ name, url }, limited) => {
      await ask(`asset ${name}`, limited);
      return new URL(url);
    },
  };
  const comparison = await comparePackages(
    {
      ...inspection,
      snapshot: inspection.takeSnapshot(),
      readSha256: async () => hashBytes(await zip(files)),
    },
    {
      live: live === null ? undefined : { version: '1.0.0', baseUrl: new URL(host.url('/')), ...live },
      isDryRun: true,
    },
    {
      send,
      clock: { now },
      downloads: createDownloadBudget(),
      reader: { compareSnapshots, readSnapshot },
      openUrl: createOpener({
        temporaryFolder: tmpdir(),
        quote: createQuote(sanitise),
        log: quietLog,
        clock: { now, wallNow: () => 0, sleep: () => Promise.resolve() },
        random: () => 0,
      }),
      releases: releases && source,
      names: {
        tag: undefined,
        triggeringTag: 'v1.1.0',
        assetName: undefined,
        fileName: 'my-plugin.zip',
        slug: 'my-plugin',
        version: '1.1.0',
      },
      maskUrl: addUrl,
      isOwnUrl: ({ pathname }) => pathname === '/new.zip',
      ...parts,
    },
  );
  const requests = host.requests.map(({ path }) => path).filter((path) => path !== '/api');
  return { comparison, asked, requests, sanitise };
}

const release = (tag: string, ...names: readonly string[]) => ({
  tag,
  assets: names.map((name, id) => ({ id, name, url: host.url('/old.zip') })),
});

function why(comparison: Comparison): string {
  return comparison.isCompared ? 'compared' : comparison.why;
}

describe('the package that is live', () => {
  test('is the one that the service names', async () => {
    const { comparison, asked, requests } = await compare({ live: { packageUrl: host.url('/old.zip') } });
    expect(comparison).toMatchObject({
      isCompared: true,
      what: 'the live version `1.0.0`',
      difference: { changed: ['a.php', 'my-plugin.php'] },
    });
    expect({ asked, requests }).toEqual({ asked: [], requests: ['/old.zip'] });
    expect(host.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('is else the asset of the release of that version', async () => {
    const releases = [release('v1.1.0', 'my-plugin.zip'), release('v1.0.0', 'other.zip', 'my-plugin.zip')];
    const { comparison, asked } = await compare({ releases });
    expect(why(comparison)).toBe('compared');
    expect(asked).toEqual(['tag v1.0.0', 'asset my-plugin.zip']);
  });

  test('is not compared when no asset of that release is certainly its package', async () => {
    const { comparison, asked } = await compare({ releases: [release('v1.0.0', 'other.zip', 'else.zip')] });
    expect(why(comparison)).toBe(
      'the service does not say where its package is; the release `v1.0.0` has no asset that is certainly its package',
    );
    expect(asked).toEqual(['tag v1.0.0']);
  });

  test.each([
    ['missing', '/none.zip', 'returns 404 to a request without credentials'],
    ['the one that is published', '/new.zip', 'is the one to be published'],
    ['the one that is published, after a redirect', '/latest', 'is the one to be published'],
    ['no ZIP', '/page', 'is a web page'],
  ])('is looked for on GitHub when that of the service is %s', async (_name, path, reason) => {
    host.set('/page', (_request, response) => void response.end('<!doctype html>'));
    host.set('/latest', (_request, response) => void response.writeHead(302, { location: '/new.zip' }).end());
    const live = { packageUrl: host.url(path) };
    const { comparison, asked } = await compare({ live, releases: [release('v1.0.0', 'my-plugin.zip')] });
    expect(why(comparison)).toBe('compared');
    expect(asked).toHaveLength(2);
    expect(why((await compare({ live })).comparison)).toContain(
      `the package that the service names ${reason}`,
    );
    const neither = await compare({ live, releases: [] });
    expect(why(neither.comparison)).toMatch(/; there is no release `v1\.0\.0` on GitHub$/);
  });

  test.each([
    'http://updates.example/a.zip',
    'https://user:pass@updates.example/a.zip',
    'a.zip',
    'file:///a.zip',
  ])('is not fetched from %s', async (packageUrl) => {
    const { comparison, requests } = await compare({ live: { packageUrl } });
    expect(why(comparison)).toBe('the service gives no plain `https:` URL for its package');
    expect(requests).toEqual([]);
  });

  test('is fetched from this machine only in a trial', async () => {
    const live = { packageUrl: host.url('/old.zip'), baseUrl: new URL('https://service.example') };
    expect(why((await compare({ live })).comparison)).toContain('no plain `https:` URL');
  });

  test.each(['localhost', '127.0.0.1', '[::ffff:127.0.0.1]'])(
    'is not asked for at %s by the word of a service elsewhere',
    async (name) => {
      let connections = 0;
      const inside = createServer((socket) => {
        connections += 1;
        socket.destroy();
      }).listen(0, '127.0.0.1');
      await once(inside, 'listening');
      const { port } = inside.address() as AddressInfo;
      const live = {
        packageUrl: `https://${name}:${port}/a.zip`,
        baseUrl: new URL('https://service.example'),
      };
      const { comparison } = await compare({ live }).finally(() => inside.close());
      expect(why(comparison)).toContain(
        'its address is private, and the party that named it is not in that network',
      );
      expect(connections).toBe(0);
    },
  );

  test.each<[string, Answer, RegExp]>([
    ['for some only', status(401), /returns 401 to a request without credentials$/],
    ['on a server in trouble', status(500), /returns 500 to a request without credentials$/],
    ['where the connection breaks', reset(), /cannot be fetched from /],
    ['nowhere', redirect(302, 'ftp://host.example/a.zip'), /redirects to /],
  ])('is asked for at most twice, without the key, when it is %s', async (_name, answer, reason) => {
    host.set('/old.zip', answer);
    const live = { packageUrl: `${host.url('/old.zip')}?token=s3cr3tt0k3n` };
    const { comparison, requests } = await compare({ live });
    expect(why(comparison)).toMatch(/^the package that the service names /);
    expect(why(comparison)).toMatch(reason);
    expect(why(comparison)).not.toContain('s3cr3tt0k3n');
    expect(requests.length).toBeLessThanOrEqual(2);
    for (const { headers } of host.requests) expect(headers).not.toHaveProperty('authorization');
  });

  test('is told when nobody knows where it is', async () => {
    expect(why((await compare({})).comparison)).toBe('the service does not say where its package is');
  });

  test('has the version that is live', async () => {
    const live = { packageUrl: host.url('/old.zip'), version: '0.9.0' };
    expect(why((await compare({ live })).comparison)).toBe(
      'the package that the service names says version `1.0.0`, and `0.9.0` is live',
    );
  });

  test('is another one than the one that is published', async () => {
    host.set('/copy.zip', await zip(current));
    const live = { packageUrl: host.url('/copy.zip'), version: '1.1.0' };
    expect(why((await compare({ live })).comparison)).toBe(
      'the package that the service names is identical to this package',
    );
  });

  test.each<[string, Buffer, RegExp]>([
    ['cut off', Buffer.from('PK\x03\x04 and no more'), /cannot be read: The file begins like a ZIP/],
    ['no plugin', Buffer.alloc(0), /cannot be read: No plugin was found in the ZIP$/],
  ])('is not compared when it is %s', async (_name, bytes, reason) => {
    host.set('/old.zip', bytes.length > 0 ? bytes : await zip({ 'a.php': '<?php' }));
    const live = { packageUrl: host.url('/old.zip') };
    expect(why((await compare({ live })).comparison)).toMatch(reason);
  });

  test('is kept secret where its URL is', async () => {
    const live = { packageUrl: `${host.url('/none.zip')}?token=s3cr3tt0k3n` };
    const { comparison, sanitise } = await compare({ live });
    expect(why(comparison)).not.toContain('s3cr3tt0k3n');
    expect(sanitise('s3cr3tt0k3n')).toBe('***');
  });
});

describe('without the service', () => {
  test('the newest release with a package is compared, and nothing is worse than a warning', async () => {
    host.set('/old.zip', await zip(plugin('1.0.0')));
    const releases = [release('v1.0.9'), release('v1.0.0', 'my-plugin.zip')];
    const { comparison, asked } = await compare({
      live: null,
      releases,
      files: plugin('1.1.0', {}, { 'Update URI': undefined }),
    });
    if (!comparison.isCompared) throw new Error(comparison.why);
    expect(comparison.what).toBe('release `v1.0.0` on GitHub');
    expect(comparison.findings).toEqual([
      expect.objectContaining({ id: 'update-uri-changed', severity: 'warning' }),
    ]);
    expect(asked).toEqual(['newest', 'asset my-plugin.zip']);
  });

  test('the package of another plugin of the repository is not compared', async () => {
    host.set('/old.zip', await zip({ 'other.php': '<?php /*\nPlugin Name: B\nVersion: 1.0.0\n*/' }, 'other'));
    const { comparison } = await compare({ live: null, releases: [release('v1.0.0', 'my-plugin.zip')] });
    expect(why(comparison)).toMatch(/ belongs to another plugin, `other`$/);
  });

  test('nothing is compared without releases', async () => {
    expect(why((await compare({ live: null, releases: [] })).comparison)).toBe(
      'no release on GitHub has a package yet',
    );
    expect(why((await compare({ live: null })).comparison)).toBe(
      'without `api-key`, the service was not asked',
    );
  });
});

describe('what a comparison may cost', () => {
  test('is one download, which is deleted', async () => {
    await using folder = await createFolder();
    const openUrl = createOpener({
      temporaryFolder: folder.path,
      quote: (text) => text,
      log: quietLog,
      clock: { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() },
      random: () => 0,
    });
    const live = { packageUrl: host.url('/old.zip') };
    const { comparison, requests } = await compare({ live, parts: { openUrl } });
    expect(why(comparison)).toBe('compared');
    expect(requests).toEqual(['/old.zip']);
    expect(host.requests[0]?.headers).not.toHaveProperty('range');
    expect(await folder.list()).toEqual([]);
  });

  test('is 200 MiB, of which nothing is downloaded when its host announces more', async () => {
    let sentBytes = 0;
    const read = (start: number, end: number) => {
      sentBytes = end;
      return Buffer.alloc(end - start, 'PK\x03\x04');
    };
    host.set('/old.zip', { sizeBytes: 300_000_000, read, validators: {} });
    const { comparison, requests } = await compare({ live: { packageUrl: host.url('/old.zip') } });
    expect(why(comparison)).toBe(
      'the package that the service names has 300,000,000 bytes, and at most 209,715,200 are accepted',
    );
    expect(requests).toEqual(['/old.zip']);
    expect(sentBytes).toBeLessThan(30_000_000);
  });

  test('is two downloads in a run', async () => {
    const live = { packageUrl: host.url('/old.zip') };
    const parts = { downloads: createDownloadBudget() };
    for (const wanted of ['compared', 'compared', 'this run has downloaded 2 packages already'])
      expect(why((await compare({ live, parts })).comparison)).toBe(wanted);
  });

  test('is no second try when it breaks off', async () => {
    host.set('/old.zip', cut(100, { body: oldZip }));
    const { comparison, requests } = await compare({ live: { packageUrl: host.url('/old.zip') } });
    expect(why(comparison)).toMatch(/: the connection broke .* \(\d+ B of \d+ B came\)$/);
    expect(requests).toEqual(['/old.zip']);
  });

  test('is three requests to find it', async () => {
    const live = { packageUrl: host.url('/none.zip') };
    const releases = [
      { tag: 'v1.0.0', assets: [{ id: 1, name: 'my-plugin.zip', url: host.url('/none.zip') }] },
    ];
    const { comparison, asked, requests } = await compare({ live, releases });
    expect(why(comparison)).toBe(
      'the package that the service names returns 404 to a request without credentials; `my-plugin.zip` of the release `v1.0.0` returns 404 to a request without credentials',
    );
    expect({ asked, requests }).toEqual({
      asked: ['tag v1.0.0', 'asset my-plugin.zip'],
      requests: ['/none.zip', '/none.zip'],
    });
  });

  test('is 30 seconds in all, and each request gets what is left of them', async () => {
    let nowMs = 0;
    const timeouts: number[] = [];
    const real = createSender(new AbortController().signal);
    const send: SendRequest = (request) => {
      timeouts.push(request.timeoutMs);
      nowMs += 16_000;
      return real(request);
    };
    host.set('/latest', redirect(302, '/old.zip'));
    host.set('/old.zip', redirect(302, '/older.zip'));
    const live = { packageUrl: host.url('/latest') };
    const { comparison } = await compare({ live, send, now: () => nowMs });
    expect(why(comparison)).toBe('it would take longer than 30 seconds');
    expect(timeouts).toEqual([30_000, 14_000]);
  });

  test('is told by its reason when the connection fails', async () => {
    const packageUrl = host.url('/old.zip');
    await host.close();
    const { comparison } = await compare({ live: { packageUrl } });
    expect(why(comparison)).toMatch(
      /^the package that the service names cannot be fetched from 127\.0\.0\.1/,
    );
  });
});

test('a package without a plugin is not compared', async () => {
  const inspection = await inspectFiles({ 'a.txt': '' });
  expect(inspection.takeSnapshot()).toBeUndefined();
});
