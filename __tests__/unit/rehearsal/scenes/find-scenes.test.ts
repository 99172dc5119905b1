import { mkdir, mkdtemp, readFile, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { type FileServer, startFileServer } from '../../../../sandbox/http/file-server.ts';
import type { HttpRequest } from '../../../../src/http/message.ts';
import { createSender } from '../../../../src/http/send.ts';
import type { PluginPackage } from '../../../../src/rehearsal/model/packages.ts';
import type { Scene } from '../../../../src/rehearsal/model/scenes.ts';
import { findScenes } from '../../../../src/rehearsal/scenes/find-scenes.ts';
import { parseScenes } from '../../../../src/rehearsal/scenes/places.ts';
import { createStorePorts } from '../packages/store-ports.ts';

const ROOT = resolve(import.meta.dirname, '..', '..', '..', '..');
const BLUEPRINT = '.wordpress-org/blueprints/blueprint.json';
const WOOCOMMERCE = { plugin: { folder: 'woocommerce' } } as PluginPackage;

let workspace = '';
let host: FileServer;
let asked: HttpRequest[] = [];
beforeEach(async () => {
  workspace = await realpath(await mkdtemp(join(tmpdir(), 'scenes-')));
  asked = [];
  host = await startFileServer({
    '/plugin/wordpress-importer.latest-stable.zip': Buffer.from('importer'),
    '/plugin/cart.latest-stable.zip': Buffer.from('cart'),
    '/theme/twenty.latest-stable.zip': Buffer.from('theme'),
    '/site.xml': Buffer.from('<rss></rss>'),
  });
});
afterEach(async () => {
  await host.close();
  await rm(workspace, { recursive: true });
});

/** All hosts are on this machine. */
async function find(
  input: string,
  beside: readonly PluginPackage[] = [],
  previous?: PluginPackage,
): Promise<readonly Scene[]> {
  const { signal } = new AbortController();
  const send = createSender(signal);
  const ports = await createStorePorts(
    workspace,
    ({ namedBy, avoidsLinkLocal, ...request }) => {
      asked.push({ ...request, ...(namedBy && { namedBy }), avoidsLinkLocal: avoidsLinkLocal === true });
      return send({ ...request, url: new URL(request.url.pathname, host.origin) });
    },
    signal,
  );
  const options = {
    places: parseScenes(input),
    next: { plugin: { folder: 'acme' } } as PluginPackage,
    previous,
    beside: { isNone: false, packages: beside, missing: [] },
    ownFolder: join(ROOT, 'rehearse'),
    sourceFolder: 'plugin',
  };
  return findScenes(options, ports, (_name, work) => work());
}

async function write(path: string, blueprint: object | string): Promise<void> {
  await mkdir(join(workspace, path, '..'), { recursive: true });
  await writeFile(
    join(workspace, path),
    typeof blueprint === 'string' ? blueprint : JSON.stringify(blueprint),
  );
}

const wxr = (file: object) => ({ steps: [{ step: 'importWxr', file }] });
const SITE_XML = { resource: 'url', url: 'https://files.example/site.xml' };

describe('scenes', () => {
  test('are none without a Blueprint, a shop or a wish', async () => {
    expect(await find('')).toEqual([]);
    await write(BLUEPRINT, { steps: [{ step: 'runPHP', code: '' }] });
    expect(await find('none')).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('are the Blueprint of the repository, and the shop beside WooCommerce', async () => {
    await write(BLUEPRINT, { steps: [{ step: 'runPHP', code: '' }] });
    expect((await find('', [WOOCOMMERCE])).map(({ name, isNamed }) => [name, isNamed])).toEqual([
      [BLUEPRINT, false],
      ['shop', false],
      ['shop-posts', false],
    ]);
    await write(`plugin/${BLUEPRINT}`, { steps: [{ step: 'runPHP', code: '' }] });
    expect((await find('auto, shop', [WOOCOMMERCE])).map(({ name, isNamed }) => [name, isNamed])).toEqual([
      [`plugin/${BLUEPRINT}`, false],
      ['shop-posts', false],
      ['shop', true],
    ]);
  });

  test('are the demo that the previous version or else the repository has, imported and visited', async () => {
    const files = [
      'inc/dummy-data/b.XML',
      'dummy-data/a.wxr',
      'dummy-data/large.xml',
      'dummy-data/x.csv',
      'a.xml',
    ];
    const previous = {
      plugin: { folder: 'acme' },
      files: files.map((shown) => ({ shown, sizeBytes: shown.includes('large') ? 2_000_000 : 10 })),
    } as unknown as PluginPackage;
    await write('plugin/demo-content/shop.xml', '<rss/>');
    await write('plugin/demo-content/shop.json', '{}');
    const list = (scenes: readonly Scene[]) =>
      scenes.map((scene) => [
        scene.name,
        scene.visits.map(({ path }) => path),
        scene.steps.map(({ files: { file } }) => file && Object.keys(file.content)[0]),
      ]);
    const visits = ['/?p={imported}', '/wp-admin/post.php?post={imported}&action=edit'];
    expect(list(await find('', [], previous))).toEqual([['demo', visits, ['onSite', 'onSite']]]);
    expect(list(await find('demo'))).toEqual([['demo', visits, ['path']]]);
    await rm(join(workspace, 'plugin'), { recursive: true });
    await expect(find('demo')).rejects.toMatchObject({
      message: expect.stringMatching(/`demo` cannot be played: it needs a file that WordPress exported/),
    });
    await write('out/a.xml', '<rss/>');
    await symlink(join(workspace, 'out'), join(workspace, 'sample-data'));
    expect(await find('')).toMatchObject([
      { problem: expect.stringMatching(/outside of the workspace, or a link/) },
    ]);
  });

  test('leave out a Blueprint that only installs the plugin and shows its page', async () => {
    const steps = [
      { step: 'login' },
      { step: 'installPlugin', pluginData: { resource: 'wordpress.org/plugins', slug: 'acme' } },
      { step: 'installPlugin', pluginData: { resource: 'url', url: 'https://files.example/acme.1.2.zip' } },
      {
        step: 'installPlugin',
        pluginData: { resource: 'git:directory', url: 'https://github.com/a/acme.git' },
      },
      { step: 'activatePlugin', pluginPath: '/wordpress/wp-content/plugins/acme' },
    ];
    await write(BLUEPRINT, { landingPage: '/wp-admin/admin.php?page=acme', steps });
    expect(await find('')).toEqual([]);
    expect(asked).toEqual([]);
  });

  test('get their files before PHP runs', async () => {
    await write('tests/orders.xml', '<rss/>');
    await write('tests/site.json', {
      plugins: ['cart'],
      steps: [
        { step: 'importWxr', file: { resource: 'bundled', path: '/orders.xml' } },
        { step: 'runSql', sql: { resource: 'vfs', path: 'tests/orders.xml' } },
        { step: 'installTheme', themeData: { resource: 'wordpress.org/themes', slug: 'twenty' } },
        { step: 'writeFile', path: '/wordpress/a.xml', data: SITE_XML },
        { step: 'writeFile', path: '/wordpress/b.txt', data: 'text' },
        { step: 'runSql', sql: { resource: 'vfs', path: '/wordpress/wp-content/plugins/acme/a.sql' } },
        {
          step: 'importFile',
          file: { resource: 'url', url: 'https://raw.githubusercontent.com/a/b/main/tests/orders.xml' },
        },
      ],
    });
    const [scene] = await find('tests/site.json');
    const contents = await Promise.all(
      (scene?.steps ?? []).flatMap(({ files }) =>
        Object.entries(files).map(async ([field, { content }]) => [
          field,
          'path' in content ? await readFile(content.path, 'utf8') : Object.values(content)[0],
        ]),
      ),
    );
    expect(contents).toEqual([
      ['pluginData', 'cart'],
      ['file', '<rss/>'],
      ['importer', 'importer'],
      ['sql', '<rss/>'],
      ['themeData', 'theme'],
      ['data', '<rss></rss>'],
      ['data', 'text'],
      ['sql', '/wordpress/wp-content/plugins/acme/a.sql'],
      ['file', '<rss/>'],
      ['importer', 'importer'],
    ]);
    expect(asked.map(({ url }) => url.host)).toEqual([
      'downloads.wordpress.org',
      'downloads.wordpress.org',
      'downloads.wordpress.org',
      'files.example',
      'downloads.wordpress.org',
    ]);
    for (const { namedBy, avoidsLinkLocal } of asked)
      expect([namedBy?.host, avoidsLinkLocal]).toEqual(['wordpress.org', true]);
  });

  test.each([
    ['{', /it is not valid JSON/],
    [
      wxr(SITE_XML),
      /step 1 \(`importWxr`\): a scene that the workflow does not name fetches nothing from `files\.example`/,
    ],
    [
      wxr({ resource: 'url', url: 'https://wordpress.org.example/a' }),
      /fetches nothing from `wordpress\.org\.example`/,
    ],
    [wxr({ resource: 'url', url: 'http://wordpress.org/a' }), /is not an `https:` URL/],
    [wxr({ resource: 'url', url: 'https://ps.w.wordpress.org/gone.xml?key=secret' }), /gone\.xml.+404/],
    [wxr({ resource: 'git:directory', url: 'https://github.com/a/b' }), /`git:directory` are not fetched/],
    [wxr({ resource: 'bundled', path: '../../../outside.xml' }), /is outside of the workspace|is not a file/],
    [wxr({ resource: 'bundled', path: 'link.xml' }), /`link\.xml` is outside of the workspace, or a link/],
    [wxr({ resource: 'bundled', path: 'folder/in.xml' }), /is outside of the workspace, or a link/],
    [wxr({ resource: 'vfs', path: '/wordpress/../rehearsal/lib.php' }), /is not a file in the workspace/],
    [wxr({ resource: 'vfs', path: '/nothing.xml' }), /`\/nothing\.xml` is not a file in the workspace/],
    [
      wxr({ resource: 'bundled', path: '/nothing.xml' }),
      /`\/nothing\.xml` is not a file beside the Blueprint/,
    ],
  ] as const)('that nobody names say why they cannot be played: %#', async (blueprint, says) => {
    await write(BLUEPRINT, blueprint);
    await write('there/in.xml', 'x');
    await symlink(join(workspace, 'there', 'in.xml'), join(workspace, BLUEPRINT, '..', 'link.xml'));
    await symlink(join(workspace, 'there'), join(workspace, BLUEPRINT, '..', 'folder'));
    const [scene, ...others] = await find('');
    expect(others).toEqual([]);
    expect(scene).toMatchObject({ isNamed: false, steps: [], problem: expect.stringMatching(says) });
    expect(scene?.problem).not.toContain('secret');
  });

  test.each([
    [
      'tests/none.json',
      /^Input `scenes`: `tests\/none\.json` cannot be played: it is not a file in the workspace\./,
    ],
    ['/etc/hosts.json', /cannot be played: it is (?:outside of|not a file in) the workspace/],
    ['out.json', /`out\.json` cannot be played: it is outside of the workspace/],
    ['bad.json', /`bad\.json` cannot be played: `visits` is not a list/],
    ['shop', /`shop` cannot be played: it needs `woocommerce` beside the plugin/],
  ])('that the workflow names are not known otherwise: %s', async (input, message) => {
    await write('bad.json', { visits: {} });
    await symlink('/etc/hosts', join(workspace, 'out.json'));
    await expect(find(input)).rejects.toMatchObject({
      code: 'not-known',
      message: expect.stringMatching(message),
    });
  });

  test('a file of WordPress.org that leads elsewhere is not fetched', async () => {
    host.set('/site.xml', (_request, response) => {
      response.writeHead(302, { location: 'https://elsewhere.example/site.xml' }).end();
    });
    await write(BLUEPRINT, wxr({ resource: 'url', url: 'https://wordpress.org/site.xml' }));
    const [scene] = await find('');
    expect(scene?.problem).toMatch(/leads away from WordPress\.org/);
    expect(asked.map(({ url }) => url.host)).toEqual(['wordpress.org']);
  });
});
