import { tmpdir } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { serve } from '../../../../sandbox/http/faults.ts';
import { type FileServer, startFileServer } from '../../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { createOpener } from '../../../../src/source/previous/find-live.ts';
import type { BuiltPackage } from '../../../../src/publish/compare/check-served.ts';
import type { ReadBefore } from '../../../../src/publish/compare/compare-packages.ts';
import { createDownloadBudget } from '../../../../src/source/previous/request-limits.ts';
import { createServedInspection, type InspectServed } from '../../../../src/publish/compare/served.ts';
import { createSender } from '../../../../src/http/send.ts';
import { readListing, readSnapshot } from '../../../../src/package/difference/read-snapshot.ts';
import { readFromBuffer } from '../../../../src/shared/bytes.ts';
import { holdTimers } from '../../../fixtures/held-timers.ts';
import { quietLog } from '../../../fixtures/quiet-log.ts';
import { type Files, hashBytes, inspectFiles, plugin, zip } from './compare-files.ts';

const files = plugin('1.1.0', { 'a.php': '<?php 1;', 'b.js': 'one();', 'style.css': 'a{}' });
holdTimers();

const clock = { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() };

let host: FileServer;
beforeEach(async () => {
  host = await startFileServer({});
});
afterEach(() => host.close());

async function begin(
  ours: Files = files,
  {
    built = {},
    parts = {},
    before,
  }: {
    built?: Partial<BuiltPackage>;
    parts?: Partial<Parameters<typeof createServedInspection>[1]>;
    before?: ReadBefore;
  } = {},
): Promise<InspectServed> {
  const snapshot = (await inspectFiles(ours)).takeSnapshot();
  if (snapshot === undefined) throw new Error('There is no plugin.');
  return createServedInspection(
    { snapshot, sha256: hashBytes(await zip(ours)), version: '1.1.0', ...built },
    {
      send: createSender(new AbortController().signal),
      clock,
      downloads: createDownloadBudget(),
      reader: { readListing, readSnapshot },
      openUrl: createOpener({
        temporaryFolder: tmpdir(),
        quote: (text) => text,
        log: quietLog,
        clock,
        random: () => 0,
      }),
      maskUrl: () => undefined,
      ...parts,
    },
    before,
  );
}

/** Serves a package and looks at it once. */
async function look(served: Buffer, at?: InspectServed) {
  host.set('/served.zip', served);
  return (at ?? (await begin()))(live());
}

const live = (packageUrl: string | undefined = host.url('/served.zip')) => ({
  version: '1.1.0',
  packageUrl,
  baseUrl: new URL(host.url('/')),
});

describe('sites get', () => {
  test('exactly this package, by SHA-256', async () => {
    expect(await look(await zip(files))).toEqual({
      verdict: 'identical',
      text: 'exactly this package, by SHA-256',
      isFinal: true,
    });
    expect(host.requests).toHaveLength(1);
    expect(host.requests[0]?.headers).not.toHaveProperty('authorization');
  });

  test('the same files, zipped again', async () => {
    const served = await zip(Object.fromEntries(Object.entries(files).toReversed()));
    expect(await look(served)).toMatchObject({ verdict: 'same-files', text: 'the same files, zipped again' });
  });

  test('bytes of which only the SHA-256 differs: not this very package', async () => {
    const got = await look(await zip(files), await begin(files, { built: { sha256: 'ab'.repeat(32) } }));
    expect(got.verdict).toBe('same-files');
  });

  test('a package that the service stamps, without an error', async () => {
    const main = `${String(files['my-plugin.php'])}// key 1`;
    const got = await look(await zip({ ...files, 'my-plugin.php': main, 'license.json': '{}' }));
    expect(got).toEqual({
      verdict: 'different',
      text: 'other files than those of this package: `my-plugin.php` differs, `license.json` was added',
      isFinal: true,
    });
  });

  test('a package with the version that the service gave it, without an error', async () => {
    const renumbered = plugin('1.1.1', { ...files, 'my-plugin.php': plugin('1.1.1')['my-plugin.php'] });
    const at = await begin(files, { built: { version: '1.1.1' } });
    expect(await look(await zip(renumbered), at)).toMatchObject({ verdict: 'different', isFinal: true });
  });

  test('no styles: other files, without an error', async () => {
    const left = plugin('1.1.0', { ...files, 'style.css': undefined });
    const got = await look(await zip(left));
    expect(got).toMatchObject({
      verdict: 'different',
      text: expect.stringMatching(/`style\.css` is missing$/),
    });
    expect(got.error).toBeUndefined();
  });

  test.each(['a.php', 'b.js'])('a package without %s: an error', async (name) => {
    const left = Object.fromEntries(Object.entries(files).filter(([path]) => path !== name));
    const { verdict, error, isFinal } = await look(await zip(left));
    expect({ verdict, isFinal, code: error?.code }).toEqual({
      verdict: 'different',
      isFinal: true,
      code: 'after-publish',
    });
    expect(error?.message).toBe(
      `The service serves version \`1.1.0\` without a PHP or JavaScript file of this package: \`${name}\`.`,
    );
  });

  test('no plugin at all: an error, because files are missing', async () => {
    const got = await look(await zipFiles({ 'my-plugin/readme.txt': 'Nothing.' }));
    expect(got.error?.message).toContain('`a.php`, `b.js`');
  });

  test('another plugin: an error', async () => {
    const other = await zipFiles({ 'other/other.php': '<?php\n/* Plugin Name: Other\nVersion: 1.1.0 */' });
    const got = await look(other);
    expect(got).toMatchObject({
      verdict: 'different',
      isFinal: true,
      text: expect.stringContaining('`Other`'),
    });
    expect(got.error?.message).toContain('another plugin, `Other` in the folder `other`');
  });

  test('the plugin in another folder, which is told', async () => {
    const got = await look(await zip(files, 'my-plugin-2'));
    expect(got).toMatchObject({
      verdict: 'different',
      text: expect.stringContaining('they are in the folder `my-plugin-2`'),
    });
    expect(got.error).toBeUndefined();
  });

  test.each(['other/evil.php', '../evil.php'])('%s beside it, which is told', async (name) => {
    const entries = Object.entries(files).map(([path, text]) => [`my-plugin/${path}`, text] as const);
    const safe = name.replace('../', 'XX/');
    const served = await zipFiles(Object.fromEntries([...entries, [safe, '<?php']]));
    const bytes = Buffer.from(served.toString('latin1').replaceAll(safe, name), 'latin1');
    const got = await look(bytes);
    expect(got).toMatchObject({
      verdict: 'different',
      text: expect.stringContaining(`\`${name}\` was added`),
    });
  });

  test('ten names, and the number of others', async () => {
    const many = Array.from({ length: 30 }, (_, at) => [`f${at}.txt`, ''] as const);
    const { text } = await look(await zip({ ...files, ...Object.fromEntries(many) }));
    expect(text.match(/was added/g)).toHaveLength(10);
    expect(text).toMatch(/, and 20 more$/);
  });
});

describe('another version', () => {
  const other = (version: string) => plugin(version, { 'data.bin': 'x' });

  test('is not downloaded again, and found again', async () => {
    const at = await begin(other('1.1.0'));
    const first = await look(await zip(other('1.0.0')), at);
    expect(first).toMatchObject({
      verdict: 'different',
      text: 'a package with version `1.0.0`',
      isFinal: false,
    });
    expect(first.error?.message).toContain(
      'serves version `1.1.0`, but the package there has version `1.0.0`',
    );
    for (let looks = 0; looks < 3; looks += 1)
      expect(await look(await zip(other('1.0.0')), at)).toMatchObject({ isFinal: false, error: first.error });
    expect(await look(await zip(other('1.1.0')), at)).toMatchObject({ verdict: 'identical', isFinal: true });
    expect(host.requests).toHaveLength(5);
  });

  test('that was compared before is not downloaded once more', async () => {
    const old = await zip(other('1.0.0'));
    host.set('/served.zip', old);
    const { headers } = await fetch(host.url('/served.zip'));
    const snapshot = await readSnapshot(readFromBuffer(old), []);
    const file = { url: new URL(host.url('/served.zip')), headers: Object.fromEntries(headers) };
    const parts = { downloads: { left: 1 } };
    const at = await begin(other('1.1.0'), { parts, before: { file, snapshot } });
    expect(await at(live())).toMatchObject({ text: 'a package with version `1.0.0`', isFinal: false });
    expect(await look(await zip(other('1.1.0')), at)).toMatchObject({ verdict: 'identical' });
  });

  test('whose host does not tell one file from another is downloaded twice in a run', async () => {
    const at = await begin(other('1.1.0'));
    for (const [isFinal, text] of [
      [false, 'a package with version `1.0.0`'],
      [false, 'a package with version `1.0.0`'],
      [true, 'not compared: this run has downloaded 2 packages already'],
    ]) {
      const bytes = await zip(other('1.0.0'));
      host.set('/served.zip', serve(bytes, { validators: {} }));
      expect(await at(live())).toMatchObject({ isFinal, text });
    }
  });
});

describe('it is not compared', () => {
  test.each<[string, string | undefined, RegExp]>([
    ['the service tells no URL', '', /^not compared: the service/],
    ['the URL is not plain', 'ftp://files.example/a.zip', /gives no plain `https:` URL/],
    ['there is nothing', '/missing.zip', /returns 404 to a request without credentials/],
  ])('when %s', async (_name, path, why) => {
    const url = path?.startsWith('/') === true ? host.url(path) : path;
    const at = await begin();
    expect(await at({ ...live(), packageUrl: url })).toMatchObject({
      verdict: '',
      text: expect.stringMatching(why),
      isFinal: true,
    });
  });

  test('when it is no ZIP', async () => {
    expect(await look(Buffer.from('<html>'))).toMatchObject({ verdict: '', isFinal: true });
    expect(await look(Buffer.from(`PK\x03\x04${'x'.repeat(100)}`))).toMatchObject({ verdict: '' });
  });

  test('when it is too large', async () => {
    host.set('/served.zip', {
      sizeBytes: 300_000_000,
      read: () => Buffer.from('PK\x03\x04'),
      validators: {},
    });
    const at = await begin();
    const got = await at(live());
    expect(got).toMatchObject({ verdict: '', isFinal: true });
    expect(got.text).toMatch(/has 300,000,000 bytes, and at most 209,715,200 are accepted$/);
  });
});
