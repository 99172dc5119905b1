import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FileServer, startFileServer } from '../../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { createSender } from '../../../../src/http/send.ts';
import {
  findWordPress,
  isWholeWordPress,
  showWordPress,
} from '../../../../src/rehearsal/packages/fetch-wordpress.ts';
import { createStorePorts } from './store-ports.ts';

const zip = await zipFiles({ 'wordpress/wp-includes/version.php': '<?php\n' });
const poison = await zipFiles({ 'wordpress/wp-includes/version.php': '<?php // poison\n' });
const digestOf = (bytes: Buffer) => Buffer.from(createHash('sha1').update(bytes).digest('hex'));
const plugin = await zipFiles({ 'acme/acme.php': '<?php\n' });
const { signal } = new AbortController();

let root = '';
let host: FileServer;
/** By WordPress, to those who want to try what comes next. */
let offered: unknown;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'wordpress-'));
  offered = ['7.1', '7.2-RC1', '7.2-beta3', '7.1'];
  const releases = ['wordpress-6.5.zip', 'wordpress-7.2-RC1.zip', 'latest.zip'];
  host = await startFileServer({
    ...Object.fromEntries(releases.map((name) => [`/${name}`, zip])),
    ...Object.fromEntries(releases.map((name) => [`/${name}.sha1`, digestOf(zip)])),
    '/nightly-builds/wordpress-latest.zip': zip,
  });
});
afterEach(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

/** In a run of its own; wordpress.org is on this machine. */
async function find(item: string): Promise<string> {
  const send = createSender(signal);
  return findWordPress(
    item,
    'wordpress-0',
    join(root, 'kept'),
    await createStorePorts(
      root,
      async (request) => {
        if (request.url.href === 'https://api.wordpress.org/core/version-check/1.7/?channel=beta') {
          const offers = Array.isArray(offered) ? offered.map((version: unknown) => ({ version })) : offered;
          return { status: 200, headers: {}, body: Buffer.from(JSON.stringify({ offers })), isCut: false };
        }
        expect(request.url.origin).toBe('https://wordpress.org');
        return send({ ...request, url: new URL(request.url.pathname, host.origin) });
      },
      signal,
    ),
  );
}

describe('a WordPress to rehearse on', () => {
  const countZips = () => host.requests.filter(({ path }) => path.endsWith('.zip')).length;

  test.each(['6.5', '6.5.0'])('is fetched once when it has a number, and kept: %s', async (version) => {
    const path = await find(version);
    expect(path).toBe(join(root, 'kept', 'wordpress-6.5.zip'));
    expect(await readFile(path)).toEqual(zip);
    expect(await find(version)).toBe(path);
    expect(countZips()).toBe(1);
  });

  test.each([
    ['is damaged', zip.subarray(0, -1)],
    ['is empty', Buffer.alloc(0)],
    ['is another ZIP of WordPress', poison],
  ])('is fetched again when what was kept %s, whatever lies beside it', async (_what, bytes) => {
    const path = await find('6.5');
    await writeFile(path, bytes);
    for (const name of ['sha1', 'sha256'])
      await writeFile(`${path}.${name}`, createHash(name).update(bytes).digest('hex'));
    expect(await readFile(await find('6.5'))).toEqual(zip);
    expect(await readFile(path)).toEqual(zip);
  });

  test.each([undefined, 'no digest', digestOf(plugin).toString()])(
    'is fetched again when its host does not prove it: %s',
    async (digest) => {
      host.set('/wordpress-6.5.zip.sha1', (_request, response) => {
        response.writeHead(digest === undefined ? 404 : 200).end(digest);
      });
      await find('6.5');
      expect(await readFile(await find('6.5'))).toEqual(zip);
      expect(countZips()).toBe(2);
    },
  );

  test('is fetched again when there is a newer one', async () => {
    await find('latest');
    const next = await zipFiles({ 'wordpress/wp-includes/version.php': '<?php // next\n' });
    host.set('/latest.zip', next);
    host.set('/latest.zip.sha1', digestOf(next));
    expect(await readFile(await find('latest'))).toEqual(next);
    await find('latest');
    expect(countZips()).toBe(2);
  });

  test('need not be kept', async () => {
    await writeFile(join(root, 'kept'), 'no folder');
    expect(await readFile(await find('6.5'))).toEqual(zip);
  });

  test('is kept by one of two runs at the same time, and good for both', async () => {
    for (const path of await Promise.all([find('6.5'), find('6.5')]))
      expect(await readFile(path)).toEqual(zip);
  });

  test('is a beta by its version, kept, or the newest that WordPress offers', async () => {
    const kept = join(root, 'kept', 'wordpress-7.2-RC1.zip');
    expect(await find('7.2-RC1')).toBe(kept);
    expect(await find('beta')).toBe(kept);
    expect(countZips()).toBe(1);
    offered = ['7.1', '7.0.3'];
    expect(await readFile(await find('beta'))).toEqual(zip);
    expect(host.requests.at(-1)?.path).toBe('/latest.zip');
  });

  test.each([undefined, 7, [{ version: {} }]])(
    'cannot be the newest beta when no offers come: %j',
    async (offers) => {
      offered = offers;
      if (Array.isArray(offers)) await expect(find('beta')).resolves.toContain('latest.zip');
      else
        await expect(find('beta')).rejects.toMatchObject({
          code: 'not-known',
          message: expect.stringContaining('which beta is the newest is not known'),
        });
    },
  );

  test('is fetched by each run when it is nightly', async () => {
    const paths = [await find('nightly'), await find('nightly')];
    expect(new Set(paths).size).toBe(2);
    expect(host.requests.map(({ path }) => path)).toEqual(
      Array(2).fill('/nightly-builds/wordpress-latest.zip'),
    );
  });

  test('that does not exist is an error that names the input, and nothing is kept', async () => {
    await expect(find('6.99')).rejects.toMatchObject({
      code: 'not-known',
      message: expect.stringMatching(
        /^Input `wordpress`: https:\/\/wordpress\.org\/wordpress-6\.99\.zip .*404/,
      ),
    });
    await expect(readFile(join(root, 'kept', 'wordpress-6.99.zip'))).rejects.toThrow('ENOENT');
  });

  test('on this machine stays where it is', async () => {
    await mkdir(join(root, 'zips'));
    await writeFile(join(root, 'zips', 'my.zip'), zip);
    expect(await find('zips/my.zip')).toBe(join(root, 'zips', 'my.zip'));
    expect(host.requests).toHaveLength(0);
  });

  test.each([
    ['acme.zip', plugin, 'it has no `wp-includes/version.php`'],
    ['page.zip', Buffer.from('<html></html>'), 'The package is a web page'],
  ])('is no other ZIP: %s', async (name, bytes, why) => {
    await writeFile(join(root, name), bytes);
    await expect(find(name)).rejects.toMatchObject({
      code: 'not-known',
      message: expect.stringContaining(`Input \`wordpress\`: \`${name}\` is not a ZIP of WordPress: ${why}`),
      hint: expect.stringContaining('wordpress.org'),
    });
  });

  test.each([
    ['latest', 'latest'],
    ['6.5', '6.5'],
    ['7.2-RC1', '7.2-RC1'],
    ['nightly', 'nightly'],
    ['a/b/wp.zip', 'wp.zip'],
    ['https://example.com/wp.zip?token=x', 'https://example.com/wp.zip?…'],
  ])('is shown as a person calls it: %s', (item, shown) => expect(showWordPress(item)).toBe(shown));
});

describe('a WordPress that a browser can show', () => {
  const folder = 'wordpress/wp-includes/js/dist';
  test.each([
    ['has its scripts', ['block-editor', 'components'], true],
    ['is no build for Playground, which keeps one of them', ['block-editor'], false],
  ])('%s', async (_what, names, isWhole) => {
    const path = join(root, 'some.zip');
    await writeFile(
      path,
      await zipFiles(Object.fromEntries(names.map((name) => [`${folder}/${name}.min.js`, ';']))),
    );
    expect(await isWholeWordPress(path)).toBe(isWhole);
  });

  test('is not a file that is no ZIP', async () => {
    expect(await isWholeWordPress(join(root, 'none.zip'))).toBe(false);
  });
});
