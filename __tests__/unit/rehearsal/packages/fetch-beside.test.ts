import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FileServer, startFileServer } from '../../../../sandbox/http/file-server.ts';
import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { createSender } from '../../../../src/http/send.ts';
import { fetchBeside } from '../../../../src/rehearsal/packages/fetch-beside.ts';
import { readRehearsedPackage } from '../../../../src/rehearsal/packages/read-package.ts';
import type { FoundPackage } from '../../../../src/rehearsal/packages/find-previous.ts';
import type { BesidePackage } from '../../../../src/rehearsal/model/packages.ts';
import { readRehearseInputs } from '../../../../src/rehearsal/inputs.ts';
import { AVAILABLE } from '../../../fixtures/playground.ts';
import { createStorePorts } from './store-ports.ts';

const main = (name: string, version: string, requires = '') =>
  `<?php\n/**\n * Plugin Name: ${name}\n * Version: ${version}\n * Requires Plugins: ${requires}\n */\n`;
const zip = (slug: string, version: string, requires = '') =>
  zipFiles({ [`${slug}/${slug}.php`]: main(slug, version, requires) });

const { signal } = new AbortController();

type Files = Parameters<typeof zipFiles>[0];

/** Changes bytes so that their number and CRC-32 stay: by the polynomial itself, bit for bit. */
function forge(bytes: Uint8Array, at: number): Buffer {
  const forged = Buffer.from(bytes);
  for (let bit = 0; bit <= 32; bit += 1)
    if (bit === 0 || ((0x04c11db7 >>> (32 - bit)) & 1) === 1)
      forged[at + (bit >> 3)] = (forged[at + (bit >> 3)] ?? 0) ^ (1 << (bit & 7));
  expect(crc32(forged)).toBe(crc32(bytes));
  return forged;
}

let root = '';
let host: FileServer;
/** The plugins on releases of the repository; one without bytes has none yet. */
const released = new Map<string, Buffer | undefined>();
const sought: string[] = [];
async function findReleased(slug: string, target: string): Promise<FoundPackage> {
  sought.push(slug);
  const bytes = released.get(slug);
  if (bytes === undefined) return { missing: 'no release has it' };
  await writeFile(target, bytes);
  return { path: target, origin: 'a release' };
}
beforeEach(async () => {
  released.clear();
  sought.length = 0;
  root = await mkdtemp(join(tmpdir(), 'beside-'));
  host = await startFileServer({
    '/plugin/shop.latest-stable.zip': await zip('shop', '9.4.2'),
    '/plugin/shop.9.0.0.zip': await zip('shop', '9.0.0'),
    '/plugin/cart.latest-stable.zip': await zip('cart', '2.0', 'shop'),
    '/plugin/ring.latest-stable.zip': await zip('ring', '1.0', 'ring, cart'),
    '/plugin/empty.latest-stable.zip': await zipFiles({ 'empty/readme.txt': 'x' }),
  });
});
afterEach(async () => {
  await host.close();
  await rm(root, { recursive: true });
});

/** WordPress.org is on this machine. */
async function find(input: string, needs: readonly string[] = [], content: Files = {}) {
  const path = join(await mkdtemp(join(root, 'next-')), 'next.zip');
  const requires = needs.join(', ');
  await writeFile(path, await zipFiles({ 'own/own.php': main('Own', '1.0', requires), ...content }));
  const next = await readRehearsedPackage(path);
  const { plugins } = readRehearseInputs({ 'INPUT_ZIP-PATH': 'a.zip', INPUT_PLUGINS: input }, AVAILABLE);
  const send = createSender(signal);
  const { packages, dependents, ...others } = await fetchBeside(
    { plugins, siblings: { slugs: [...released.keys()], find: findReleased } },
    next,
    await createStorePorts(
      root,
      (request) => {
        expect(request.url.origin).toBe('https://downloads.wordpress.org');
        return send({ ...request, url: new URL(request.url.pathname, host.origin) });
      },
      signal,
    ),
  );
  return { ...others, found: packages.map(show), dependents: dependents.map(show) };
}
const NOTHING = { isNone: false, missing: [], found: [], dependents: [] };

const show = ({ plugin: { name, version }, newer }: BesidePackage) =>
  `${name} ${version}${newer === undefined ? '' : `, then ${newer.plugin.version}`}`;

describe('plugins beside the one that is rehearsed', () => {
  test.each(['', 'auto'])('are none for a plugin that needs none: %j', async (input) => {
    expect(await find(input)).toEqual(NOTHING);
    expect(host.requests).toHaveLength(0);
  });

  test('are those that it needs, and that these need, in the order in which they can be activated', async () => {
    expect(await find('auto', ['cart'])).toEqual({ ...NOTHING, found: ['shop 9.4.2', 'cart 2.0'] });
    expect(await find('auto', ['ring', 'cart'])).toMatchObject({
      found: ['shop 9.4.2', 'cart 2.0', 'ring 1.0'],
    });
  });

  test('are not those when the author wants none', async () => {
    expect(await find('none', ['shop'])).toEqual({ ...NOTHING, isNone: true });
    expect(host.requests).toHaveLength(0);
  });

  test('are fetched by each run, because nothing proves one that was kept', async () => {
    await find('shop@9.0.0');
    const count = host.requests.length;
    expect(await find('shop@9.0.0')).toMatchObject({ found: ['shop 9.0.0'] });
    expect(host.requests).toHaveLength(2 * count);
  });

  test('may have another version', async () =>
    expect(await find('shop@9.0.0', ['cart'])).toMatchObject({ found: ['shop 9.0.0', 'cart 2.0'] }));

  test('may be in the workspace, and are not fetched then: a ZIP, a pattern, a folder', async () => {
    await writeFile(join(root, 'shop-pro.zip'), await zip('shop', '10.0'));
    await mkdir(join(root, 'cart'));
    await writeFile(join(root, 'cart', 'cart.php'), main('cart', '3.0', 'shop'));
    expect(await find('./cart\nshop-*.zip', ['shop', 'cart'])).toEqual({
      ...NOTHING,
      found: ['shop 10.0', 'cart 3.0'],
    });
    expect(host.requests).toHaveLength(0);
  });

  test('may have an update of their own', async () => {
    await writeFile(join(root, 'shop-2.zip'), await zip('shop', '2.0'));
    const line = 'shop: shop-2.zip, previous shop@9.0.0\ncart';
    expect((await find(line)).found).toEqual(['shop 9.0.0, then 2.0', 'cart 2.0']);
    await expect(find('cart: shop-2.zip, previous cart')).rejects.toMatchObject({
      code: 'not-known',
      message: 'Input `plugins`: `shop-2.zip` is in the folder `shop`, not in `cart`.',
    });
  });

  test('that WordPress.org does not have are told with what to do', async () => {
    const { found, missing } = await find('auto', ['acme-pro', 'shop', 'empty']);
    expect(found).toEqual(['shop 9.4.2']);
    expect(missing).toEqual([
      expect.stringMatching(
        /^`acme-pro`, which it needs, is not available: https:.* 404 .*Give its ZIP in the input `plugins`\.$/,
      ),
      expect.stringMatching(
        /^`empty`, which it needs, is not available: `empty` is not a plugin: [^.]*\. Give its ZIP/,
      ),
    ]);
  });

  test('wait for the one that is rehearsed where they need it, and are not sought as that one', async () => {
    await writeFile(join(root, 'pro.zip'), await zip('own-pro', '3.1', 'own, cart'));
    await writeFile(join(root, 'pro-old.zip'), await zip('own-pro', '3.0', 'own'));
    await writeFile(join(root, 'more.zip'), await zip('own-more', '1.0', 'own-pro'));
    expect(await find('more.zip\nown-pro: pro.zip, previous pro-old.zip', ['shop'])).toEqual({
      ...NOTHING,
      found: ['shop 9.4.2'],
      dependents: ['own-pro 3.0, then 3.1', 'own-more 1.0'],
    });
    // What only it needs is not there for the rest of the rehearsal.
    expect(await find('pro.zip')).toEqual({
      ...NOTHING,
      dependents: ['shop 9.4.2', 'cart 2.0', 'own-pro 3.1'],
    });
  });

  describe('of the same repository', () => {
    test('are its newest releases, if one needs the other', async () => {
      released.set('own', await zip('own', '0.9'));
      released.set('cart', await zip('cart', '7.0'));
      released.set('own-pro', await zip('own-pro', '3.0', 'own'));
      released.set('other', await zip('other', '1.0'));
      expect(await find('auto', ['cart'])).toEqual({
        ...NOTHING,
        found: ['cart 7.0'],
        dependents: ['own-pro 3.0'],
      });
      expect(sought).toEqual(['cart', 'own-pro', 'other']);
      expect(host.requests).toHaveLength(0);
    });

    test('are not sought where the workflow names them, or wants none', async () => {
      released.set('shop', await zip('shop', '7.0'));
      expect(await find('shop@9.0.0')).toMatchObject({ found: ['shop 9.0.0'] });
      expect(await find('none', ['shop'])).toMatchObject({ isNone: true });
      expect(sought).toEqual([]);
    });

    test('come from WordPress.org, or are missing, while they have no release', async () => {
      released.set('shop', undefined).set('own-pro', undefined);
      released.set('broken', await zipFiles({ 'broken/readme.txt': 'x' }));
      const { found, missing } = await find('auto', ['shop', 'own-pro', 'broken']);
      expect(found).toEqual(['shop 9.4.2']);
      expect(missing).toEqual([
        expect.stringMatching(/^`own-pro`, which it needs, is not available: no release has it, and https/),
        expect.stringMatching(/^`broken`, .* not available: a release is not that plugin, and https/),
      ]);
    });

    test('make nothing unknown where they need what is not available', async () => {
      released.set('own-pro', await zip('own-pro', '3.0', 'own, vendor'));
      expect(await find('auto')).toEqual({ ...NOTHING, dependents: ['own-pro 3.0'] });
    });

    test('are sought only where it needs them in a list that is long', async () => {
      for (let index = 0; index < 25; index += 1) released.set(`a-${index}`, undefined);
      released.set('cart', await zip('cart', '7.0'));
      expect(await find('auto', ['cart'])).toMatchObject({ found: ['cart 7.0'] });
      expect(sought).toEqual(['cart']);
    });

    test('may be in the package: whoever gets it may have both', async () => {
      const core = await zip('core', '1.0');
      released.set('core', core);
      expect(await find('auto', ['core'], { 'own/core.zip': core })).toMatchObject({ found: ['core 1.0'] });
    });
  });

  test('that the workflow names and are not there end the step', async () => {
    await expect(find('gone.zip')).rejects.toMatchObject({
      code: 'not-known',
      message: 'Input `plugins`: `gone.zip` is not one ZIP or folder of a plugin on the runner.',
    });
  });

  test('that the workflow names must not be in the package: a ZIP, an unpacked one', async () => {
    const pro = await zip('shop', '10.0');
    await writeFile(join(root, 'shop-pro.zip'), pro);
    await expect(find('shop-pro.zip', [], { 'own/vendor-plugins/a.zip': pro })).rejects.toMatchObject({
      code: 'package',
      message: expect.stringMatching(
        /^The package contains `vendor-plugins\/a\.zip`: that is `shop`, which the input `plugins` gives the rehearsal \(`shop-pro\.zip`\)\./,
      ),
      hint: expect.stringMatching(/^Leave `vendor-plugins\/a\.zip` out of the package/),
    });
    await expect(
      find('shop-pro.zip', [], { 'own/beside/shop/shop.php': main('shop', '10.0') }),
    ).rejects.toMatchObject({ message: expect.stringMatching(/^The package contains `beside\/shop\/`/) });
  });

  test('that are like something in the package, or that everybody can have, may be in it', async () => {
    await writeFile(join(root, 'shop-pro.zip'), await zip('shop', '10.0'));
    const other = { 'own/a.zip': await zip('shop', '10.1'), 'own/shop/shop.php': main('shop', '9.0') };
    expect(await find('shop-pro.zip', [], other)).toMatchObject({ found: ['shop 10.0'] });
    const code = main('shop', '10.0');
    const forged = {
      'own/a.zip': forge(await zip('shop', '10.0'), 40),
      'own/shop/shop.php': forge(Buffer.from(code), 20),
    };
    expect(await find('shop-pro.zip', [], forged)).toMatchObject({ found: ['shop 10.0'] });
    expect(await find('shop', [], { 'own/a.zip': await zip('shop', '9.4.2') })).toMatchObject({
      found: ['shop 9.4.2'],
    });
  });
});
