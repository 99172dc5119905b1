import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { weekly } from '../../fixtures/all-tests.ts';
import { zipFiles } from '../../../sandbox/plugins/build-plugin.ts';
import type { ActionResult } from '../../../sandbox/runner/run-action.ts';
import { startPublishingService } from '../../../sandbox/service/publishing-service.ts';
import { listForms } from '../../../src/shared/secret-forms.ts';
import { onTag, startReleaseStage, TOKEN } from '../fixtures/release-stage.ts';
import {
  PLUGIN_ID,
  readClaims,
  readErrors,
  readNotices,
  readVisible,
  sent,
  startStage,
  versions,
} from '../fixtures/stage.ts';

const LONG = 'awp_Zq8/4w+T7<c>&9xKd%2e=#';
const SHORT = 'plainkey-771';

const main =
  "<?php\n/*\nPlugin Name: Tidy Footer\nVersion: 1.4.2\nUpdate URI: https://plugins.example/tidy-footer\n*/\n\nrequire 'gone.php';\n";

/** The package has another error, too, which the step accepts. */
const packWith = (files: Readonly<Record<string, string | Buffer>>): Promise<Buffer> =>
  zipFiles({ 'tidy-footer/tidy-footer.php': main, ...files });
const ACCEPTED = { 'accept-findings': 'required-file-missing:tidy-footer/gone.php' };

const inBase64 = (before: string, key: string) => Buffer.from(`${before}${key} and more`).toString('base64');

/** Each place and each form, once for either key. */
const PLACES: readonly (readonly [name: string, file: string, write: (key: string) => string | Buffer])[] = [
  ['as written', 'a.php', (key) => `<?php\n\n$a = [ 'secret' => '${key}' ];`],
  ['as written, in a binary file', 'b.bin', (key) => Buffer.from(`\0\x01\xff${key}\xff\0`, 'latin1')],
  ['in base64', 'c.json', (key) => JSON.stringify({ a: inBase64('', key) })],
  ['in base64, one byte further', 'd.json', (key) => JSON.stringify({ a: inBase64(':', key) })],
  ['in base64, two bytes further', 'e.json', (key) => JSON.stringify({ a: inBase64('::', key) })],
  ['in base64url', 'f.json', (key) => JSON.stringify({ a: Buffer.from(`?>${key}`).toString('base64url') })],
  ['in hex', 'g.php', (key) => `<?php\n\n$a = '${Buffer.from(key).toString('hex')}';`],
  [
    'in hex in upper case',
    'h.php',
    (key) => `<?php\n\n$a = '${Buffer.from(key).toString('hex').toUpperCase()}';`,
  ],
  ['URL-encoded', 'i.php', (key) => `<?php\n\n$a = 'https://a.test/?key=${encodeURIComponent(key)}';`],
  ['escaped for JSON', 'j.json', (key) => JSON.stringify({ a: key })],
  [
    'escaped for HTML',
    'k.php',
    (key) => `<p data-key="${key.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)}">`,
  ],
];

/** Nothing was sent or uploaded, and the key is nowhere in what the step says, in no form. */
function expectRed(step: ActionResult, key: string): void {
  expect(step.exitCode).toBe(1);
  expect(readClaims(step)).toEqual({});
  const seen = readVisible(step);
  for (const form of listForms(key)) expect(seen).not.toContain(form);
}

const startServiceOf = (key: string) =>
  startPublishingService({ accounts: [{ key, plugins: [{ id: PLUGIN_ID }] }] });

describe.each([
  ['of 26 characters', LONG, ['error', ...weekly('warn', 'off')]],
  ['of 12 characters', SHORT, ['off', ...weekly('error', 'warn')]],
] as const)('a package that has the API key %s in it', (_name, key, modes) => {
  const files = Object.fromEntries(PLACES.map(([, file, write]) => [`tidy-footer/${file}`, write(key)]));
  const named = `tidy-footer/${encodeURIComponent(key)}.txt`;

  test.concurrent.each(modes)('is not published from a URL with package-checks: %s', async (checks) => {
    await using stage = await startStage();
    await using service = await startServiceOf(key);
    stage.host.set('/x.zip', await packWith(files));
    const step = await stage.run({
      zip_url: stage.host.url('/x.zip'),
      'api-key': key,
      'base-url': service.baseUrl,
      'package-checks': checks,
      ...ACCEPTED,
    });
    expectRed(step, key);
    expect(sent(service, 'POST')).toEqual([]);
    const errors = readErrors(step);
    expect(errors).toEqual([expect.stringMatching(/^Package: api-key-in-package: /)]);
    expect(step.summary).toContain('api-key-in-package');
    const told = JSON.stringify([step.log, step.outputs['findings'], step.summary]);
    for (const [, file] of PLACES) expect(told).toContain(`tidy-footer/${file}`);
    expect(errors[0]).toContain('publish with a new key');
    expect(errors[0]).toContain('if this key may publish');
  });

  test.concurrent.each(modes)('is not uploaded to a release with package-checks: %s', async (checks) => {
    await using stage = await startReleaseStage();
    await using service = await startServiceOf(key);
    await rm(join(stage.workspace, 'tidy-footer'), { recursive: true });
    const zip = await packWith({
      'tidy-footer/big.php': `<?php\n${'/* much */\n'.repeat(30_000)}$a = '${key}';`,
    });
    await writeFile(join(stage.workspace, 'x.zip'), zip);
    const step = await stage.run(
      {
        'zip-path': 'x.zip',
        'api-key': key,
        'base-url': service.baseUrl,
        'package-checks': checks,
        'release-tag': 'v1.4.2',
        ...ACCEPTED,
      },
      { env: onTag('v1.4.2') },
    );
    expectRed(step, key);
    expect(sent(service, 'POST')).toEqual([]);
    expect(stage.github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(readErrors(step)[0]).toContain(
      '`tidy-footer/big.php` holds the value of `api-key`, in line 30002.',
    );
  });

  test.concurrent.each(modes)(
    'in the name of a file is not published with package-checks: %s',
    async (checks) => {
      await using stage = await startStage();
      await using service = await startServiceOf(key);
      stage.host.set(
        '/x.zip',
        await packWith({ [named]: 'a', [`tidy-footer/${'x'.repeat(180)}${encodeURIComponent(key)}`]: 'b' }),
      );
      const inputs = { 'api-key': key, 'base-url': service.baseUrl, 'package-checks': checks };
      const step = await stage.run({ ...inputs, zip_url: stage.host.url('/x.zip') });
      expectRed(step, key);
      expect(sent(service, 'POST')).toEqual([]);
      expect(readErrors(step)).toEqual([expect.stringContaining('The name of `tidy-footer/***.txt` has')]);
    },
  );
});

test.concurrent('a folder that has the API key in it is not zipped for a release', async () => {
  await using stage = await startReleaseStage();
  await using service = await startServiceOf(SHORT);
  await writeFile(join(stage.workspace, 'tidy-footer', 'updater.php'), `<?php\n$a = '${SHORT}';`);
  await writeFile(
    join(stage.workspace, 'tidy-footer', 'large.bin'),
    Buffer.from(`\0${'-'.repeat(1024 * 1024 - 6)}${SHORT}`),
  );
  const step = await stage.run(
    { 'zip-path': 'tidy-footer', 'api-key': SHORT, 'base-url': service.baseUrl },
    { env: onTag('v1.4.2') },
  );
  expectRed(step, SHORT);
  expect(stage.github.requests.filter(({ method }) => method !== 'GET')).toEqual([]);
  const [error = ''] = readErrors(step);
  expect(error).toContain('`tidy-footer/large.bin` holds the value of `api-key`.');
  expect(error).toContain('`tidy-footer/updater.php` holds the value of `api-key`, in line 2.');
});

test.concurrent('the token of the job is searched for, too, in a dry run without a key', async () => {
  await using stage = await startReleaseStage();
  await writeFile(join(stage.workspace, 'tidy-footer', 'token.txt'), `${TOKEN}\n`);
  const step = await stage.run({ 'zip-path': 'tidy-footer', 'api-key': undefined, 'dry-run': 'true' });
  expectRed(step, TOKEN);
  expect(readErrors(step)).toEqual([
    expect.stringContaining('`tidy-footer/token.txt` holds the value of `github-token`, in line 1.'),
  ]);
});

test.concurrent('it cannot be accepted', async () => {
  await using stage = await startStage();
  const step = await stage.run({ 'accept-findings': 'api-key-in-package:tidy-footer/a.php' });
  expect(step.exitCode).toBe(1);
  expect(readErrors(step)).toEqual([
    expect.stringContaining('`api-key-in-package`, which cannot be accepted'),
  ]);
});

test.concurrent.each([
  ['with a letter beside it', SHORT, `<?php $a = 'x${SHORT}'; $b = '${SHORT}s';`],
  ['of letters alone, under 20 characters', 'aVeryLongKeyOfWords', "<?php $a = 'aVeryLongKeyOfWords';"],
  ['under 8 characters', 'k3y-771', "<?php $a = 'k3y-771';"],
])('a key %s is published', async (_name, key, code) => {
  await using stage = await startStage();
  await using service = await startServiceOf(key);
  stage.host.set('/x.zip', await packWith({ 'tidy-footer/a.php': code }));
  const inputs = { 'api-key': key, 'base-url': service.baseUrl, ...ACCEPTED };
  const step = await stage.run({ ...inputs, zip_url: stage.host.url('/x.zip') });
  expect(step.exitCode).toBe(0);
  expect(versions(service)).toEqual(['1.4.2']);
});

test.concurrent('that a package could not be searched is told with package-checks: off', async () => {
  await using stage = await startStage();
  const zip = await packWith({ 'tidy-footer/a.txt': 'some text' });
  // The method of the entry, in its own header and in the list of files, becomes one that nobody unpacks.
  for (let at = zip.indexOf('tidy-footer/a.txt'); at >= 0; at = zip.indexOf('tidy-footer/a.txt', at + 1)) {
    const isListed = zip.readUInt32LE(Math.max(0, at - 46)) === 0x02014b50;
    zip.writeUInt16LE(97, isListed ? at - 36 : at - 22);
  }
  stage.host.set('/x.zip', zip);
  const step = await stage.run({ zip_url: stage.host.url('/x.zip'), 'package-checks': 'off' });
  expect(readNotices(step)).toContainEqual(
    expect.stringContaining('`tidy-footer/a.txt` could not be unpacked'),
  );
  expect(step.rawOutput).toMatch(
    /^– Search the package for keys \(\S+ s\): none found in the searched part$/m,
  );
  // Without its list of files, nothing of it can be searched.
  stage.host.set('/cut.zip', zip.subarray(0, zip.length - 30));
  const cut = await stage.run({ zip_url: stage.host.url('/cut.zip'), 'package-checks': 'off' });
  expect(readNotices(cut)).toContainEqual(
    expect.stringContaining('cannot be unpacked, so it was not searched'),
  );
  expect(cut.rawOutput).toMatch(/^– Search the package for keys \(\S+ s\): not searched$/m);
});
