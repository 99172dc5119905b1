import { mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FileServer, startFileServer } from '../../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { createSender } from '../../../../src/http/send.ts';
import { openWhole } from '../../../../src/package/index.ts';
import { NONE_BESIDE, type PluginPackage, type SiteCopy } from '../../../../src/rehearsal/model/packages.ts';
import { readRehearsedPackage } from '../../../../src/rehearsal/packages/read-package.ts';
import { takeCopies } from '../../../../src/rehearsal/packages/take-copies.ts';
import { createStorePorts } from './store-ports.ts';

type Files = Parameters<typeof zipFiles>[0];

const main = (name: string, version: string) =>
  `<?php\n/**\n * Plugin Name: ${name}\n * Version: ${version}\n */\n`;
const SITE: Files = {
  'wp-content/database/.ht.sqlite': 'SQLite format 3',
  'wp-content/plugins/acme/acme.php': main('Acme', '1.0'),
  'wp-content/plugins/index.php': '<?php',
  'wp-content/themes/own/style.css': '/* Theme Name: Own */',
};
const listOf = (...plugins: readonly (readonly [folder: string, origin: string])[]): Files => ({
  'rehearsal-plugins.json': JSON.stringify(
    plugins.map(([folder, origin]) => ({ folder, name: folder, version: '2.0', origin })),
  ),
});

const { signal } = new AbortController();
let root = '';
let host: FileServer;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'copies-'));
  host = await startFileServer({
    '/plugin/shop.2.0.zip': await zipFiles({ 'shop/shop.php': main('Shop', '2.0') }),
  });
});
afterEach(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

async function readPackage(folder: string): Promise<PluginPackage> {
  const path = join(root, `${folder}.zip`);
  await writeFile(path, await zipFiles({ [`${folder}/${folder}.php`]: main(folder, '3.0') }));
  return (await readRehearsedPackage(path)) as PluginPackage;
}

async function take(zip: Uint8Array, beside: readonly PluginPackage[] = []): Promise<SiteCopy> {
  await writeFile(join(root, 'site.zip'), zip);
  return takePath('site.zip', beside);
}

async function takePath(path: string, packages: readonly PluginPackage[] = []): Promise<SiteCopy> {
  const send = createSender(signal);
  const ports = await createStorePorts(
    root,
    (request) => {
      expect(request.url.origin).toBe('https://downloads.wordpress.org');
      return send({ ...request, url: new URL(request.url.pathname, host.origin) });
    },
    signal,
  );
  const [copy] = await takeCopies([path], await readPackage('acme'), { ...NONE_BESIDE, packages }, ports);
  if (copy === undefined) throw new Error('There is no copy.');
  return copy;
}

/** Changes bytes that appear in a ZIP's headers, wherever they are. */
function forge(zip: Uint8Array, from: string, to: string): Buffer {
  return Buffer.from(Buffer.from(zip).toString('latin1').replaceAll(from, to), 'latin1');
}

/** Changes the data of the first entry. */
function damage(zip: Uint8Array): Buffer {
  const bytes = Buffer.from(zip);
  const at = 30 + bytes.readUInt16LE(26) + bytes.readUInt16LE(28) + 3;
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0xff, at);
  return bytes;
}

/** Lets the last entry of a ZIP unpack to 260 MB, as a bomb states it. */
function swell(zip: Uint8Array): Buffer {
  const bytes = Buffer.from(zip);
  bytes.writeUInt32LE(260_000_000, bytes.lastIndexOf('PK\x01\x02', undefined, 'latin1') + 24);
  return bytes;
}

/** Makes the last entry of a ZIP a symbolic link. */
function makeLink(zip: Uint8Array): Buffer {
  const bytes = Buffer.from(zip);
  const at = bytes.lastIndexOf('PK\x01\x02', undefined, 'latin1');
  bytes.writeUInt16LE(3 << 8, at + 4);
  bytes.writeUInt32LE(0o120777 * 2 ** 16, at + 38);
  return bytes;
}

const names = async (path: string) => (await openWhole(await readFile(path))).map((entry) => entry.path);

describe('a copy of a site', () => {
  test('has the plugin at its version, and the rest apart from it', async () => {
    const copy = await take(await zipFiles(SITE));
    expect(copy).toMatchObject({ name: 'site.zip', others: [], leftOut: [], address: undefined });
    expect(copy.previous.plugin).toMatchObject({ key: 'acme/acme.php', version: '1.0' });
    expect(await names(copy.contentZip)).toEqual([
      'database/.ht.sqlite',
      'plugins/index.php',
      'themes/own/style.css',
    ]);
  });

  test('may be in a folder, and says where it was', async () => {
    const inFolder = Object.entries({
      ...SITE,
      'playground-export.json': '{"siteUrl":"https://a.example/b"}',
    });
    const copy = await take(
      await zipFiles(Object.fromEntries(inFolder.map(([name, text]) => [`site/${name}`, text]))),
    );
    expect(copy.address).toBe('https://a.example/b');
  });

  test('is played without what belongs to its host', async () => {
    const copy = await take(
      await zipFiles({
        ...SITE,
        'wp-content/object-cache.php': '<?php',
        'wp-content/sunrise.php': '<?php',
        'wp-content/mu-plugins/host/load.php': '<?php',
        'wp-content/mu-plugins/rehearsal.php': '<?php',
        'wp-content/plugins/data/a.txt': 'a',
      }),
    );
    expect(copy.leftOut).toEqual(['object-cache.php', 'sunrise.php', 'mu-plugins/host', 'plugins/data']);
    expect((await names(copy.contentZip)).join()).not.toMatch(/object-cache|sunrise|mu-plugins|data\//);
  });

  test('brings other plugins, or a list of them, of which those of WordPress.org are fetched', async () => {
    const list = listOf(
      ['shop', 'wordpress.org'],
      ['gone', 'wordpress.org'],
      ['pro', 'other'],
      ['paid', 'other'],
      ['..', 'wordpress.org'],
    );
    const copy = await take(
      await zipFiles({ ...SITE, ...list, 'wp-content/plugins/box/box.php': main('Box', '1') }),
      [await readPackage('pro')],
    );
    expect(copy.others.map(({ plugin }) => `${plugin.name} ${plugin.version}`)).toEqual([
      'Box 1',
      'pro 3.0',
      'Shop 2.0',
    ]);
    expect([...copy.missing.keys()]).toEqual(['gone', 'paid', '..']);
    expect(copy.missing.get('paid')).toBe('it is not from WordPress.org');
    expect(copy.missing.get('gone')).toMatch(/404/);
  });

  test.each<readonly [what: string, zip: () => Promise<Uint8Array>, message: RegExp]>([
    [
      'a way out',
      async () => forge(await zipFiles({ ...SITE, 'wp-content/xx/a.php': 'a' }), '/xx/', '/../'),
      /`wp-content\/\.\.\/a\.php`, a path that leads out/,
    ],
    [
      'an absolute path',
      async () => forge(await zipFiles({ ...SITE, 'xetc/passwd': 'a' }), 'xetc', '/etc'),
      /a path that leads out/,
    ],
    [
      'a link',
      async () => makeLink(await zipFiles({ ...SITE, 'wp-content/uploads/a': '/etc/passwd' })),
      /`wp-content\/uploads\/a`, a symbolic link/,
    ],
    [
      'a file twice',
      async () =>
        forge(
          await zipFiles({ ...SITE, 'wp-content/a.txt': 'a', 'wp-content/b.txt': 'b' }),
          '/b.txt',
          '/a.txt',
        ),
      /`wp-content\/a\.txt` twice/,
    ],
    [
      'a bomb',
      async () => swell(await zipFiles({ ...SITE, 'wp-content/uploads/a': 'a' })),
      /unpacks to 260 MB, but at most 250 MB/,
    ],
    ['a damaged file', async () => damage(await zipFiles(SITE)), /is damaged, in `wp-content\/database/],
    [
      'no database',
      () => zipFiles({ 'wp-content/plugins/acme/acme.php': main('Acme', '1.0') }),
      /has no database: `wp-content\/database\/\.ht\.sqlite` is missing/,
    ],
    [
      'a dump',
      () => zipFiles({ 'wp-content/a.txt': 'a', 'site.sql': 'a' }),
      /has its database as `site\.sql`/,
    ],
    [
      'another layout',
      () => zipFiles({ 'acme/acme.php': main('Acme', '1.0') }),
      /has no folder `wp-content`/,
    ],
    [
      'no such plugin',
      () => zipFiles({ 'wp-content/database/.ht.sqlite': 'a' }),
      /has no plugin in `wp-content\/plugins\/acme`/,
    ],
    [
      'another list',
      () => zipFiles({ ...SITE, 'rehearsal-plugins.json': '{"a":' }),
      /has another `rehearsal-plugins\.json`/,
    ],
    [
      'another address',
      () => zipFiles({ ...SITE, 'playground-export.json': '[]' }),
      /has another `playground-export\.json`/,
    ],
    ['no ZIP', () => Promise.resolve(Buffer.from('a')), /cannot be read: /],
  ])('is refused with %s', async (_what, zip, message) => {
    const error = await take(await zip()).catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ code: 'input' });
    expect(String(error)).toMatch(message);
    expect(String(error)).toContain('Input `sites`: `site.zip` ');
  });

  test('lies in the workspace, with links resolved', async () => {
    await symlink('/etc/hostname', join(root, 'link.zip'));
    await expect(takePath('link.zip')).rejects.toThrow('`link.zip` is outside of the workspace');
    await expect(takePath('none.zip')).rejects.toThrow('`none.zip` is not a file on the runner');
  });
});
