import { describe, expect, test } from '@jest/globals';
import { collectUrlSecrets } from '../../../src/http/urls.ts';
import { AVAILABLE } from '../../fixtures/playground.ts';
import { collectRehearseTexts, readRehearseInputs } from '../../../src/rehearsal/inputs.ts';

const read = (inputs: Readonly<Record<string, string>>) =>
  readRehearseInputs(
    Object.fromEntries(
      Object.entries({ 'zip-path': 'a.zip', ...inputs }).map(([name, value]) => [
        `INPUT_${name.toUpperCase()}`,
        value,
      ]),
    ),
    AVAILABLE,
  );

function listMistakes(inputs: Readonly<Record<string, string>>): readonly string[] {
  try {
    read(inputs);
    return [];
  } catch (error) {
    return (error as AggregateError).errors.map(({ message }: Error) => message);
  }
}

describe('inputs of the rehearsal', () => {
  test('lists are separated by commas', () => {
    expect(read({ php: '7.4, 8.5', wordpress: '6.5,latest , builds/wp.zip' })).toMatchObject({
      php: ['7.4', '8.5'],
      wordpress: ['6.5', 'latest', 'builds/wp.zip'],
    });
  });

  test.each([
    [{ php: '5.6' }, /^Input `php` is `5\.6`, not a PHP that WordPress Playground has: `7\.4`/],
    [
      { wordpress: '7.2-RC' },
      /^Input `wordpress` is `7\.2-RC`, neither a version, `latest`, `beta`, `nightly`/,
    ],
    [{ wordpress: 'newest' }, /^Input `wordpress` is `newest`, neither a version/],
    [{ wordpress: 'http://example.org/wp.zip' }, /^Input `wordpress` uses `http:`/],
    [{ previous: 'http://example.org/old.zip' }, /^Input `previous` uses `http:`/],
    [{ previous: 'none, 1.0.0' }, /^Input `previous` names `none` beside versions/],
    [
      { previous: '1.0, 1.1, 1.2, 1.3, 1.4, 1.5' },
      /^Input `previous` names 6 versions, but at most 5 are rehearsed/,
    ],
    [{ browser: 'chrome' }, /^Input `browser` is `chrome`, neither `auto`, `none` nor a path/],
    [
      { pages: 'https://example.org/' },
      /^Input `pages` names `https:\/\/example\.org\/`, which is not a path/,
    ],
    [{ pages: '//example.org/' }, /^Input `pages` names `\/\/example\.org\/`, which is not a path/],
    [{ pages: '/\\example.org/' }, /^Input `pages` names .*, which is not a path/],
    [
      { pages: '/a/\nwp-login.php?action=logout' },
      /^Input `pages` names .*, which may change the site or log out/,
    ],
    [{ 'keep-site': 'yes' }, /^Input `keep-site`/],
    [{ sites: 'https://example.org/site.zip' }, /^Input `sites` names a URL, and only ZIPs in the workspace/],
    [{ sites: 'a\nb\nc\nd\ne\nf' }, /^Input `sites` names 6 sites, but at most 5 are rehearsed/],
    [{ plugins: 'acme-pro: a.zip, previous Acme' }, /^Input `plugins` is `Acme`, neither a slug/],
    [
      { scenes: 'store' },
      /^Input `scenes` is `store`, neither `auto`, `demo`, `shop`, `shop-posts` nor the path of a Blueprint/,
    ],
    [{ scenes: 'a.json, b.json, c.json, d.json, e.json, f.json' }, /^Input `scenes` names 6 scenes/],
    [{ plugins: 'WooCommerce' }, /^Input `plugins` is `WooCommerce`, neither a slug/],
    [{ plugins: 'shop, none' }, /^Input `plugins` is `none`, neither a slug/],
    [{ siblings: 'acme, ../acme-pro' }, /^Input `siblings` is `\.\.\/acme-pro`, not the name of a plugin/],
    [{ plugins: 'http://example.org/a.zip' }, /^Input `plugins` uses `http:`/],
    [{ 'before-update': 'a\tb.php' }, /^Input `before-update` contains a control character/],
    [{ matrix: 'all' }, /^Input `matrix` is `all`, none of `pairs` and `full`/],
    [{ 'on-failure': 'ignore' }, /^Input `on-failure` is `ignore`/],
    [{ timeout: '0' }, /^Input `timeout` is `0`/],
    [{ 'api-key': 'key' }, /^Input `api-key` is given to a step that runs the plugin's code/],
    [{ api_key: 'key' }, /^Input `api_key` is given to a step that runs the plugin's code/],
  ] as const)('%j is a mistake', (inputs, message) => {
    expect(listMistakes(inputs)).toEqual([expect.stringMatching(message)]);
  });

  test('sites are paths in the workspace, one a line', () => {
    expect(read({ sites: ' sites/a, b.zip \n\nc.zip', 'keep-site': 'all' })).toMatchObject({
      sites: ['sites/a, b.zip', 'c.zip'],
      keepSite: 'all',
    });
  });

  test('pages are paths of the site, one a line', () => {
    expect(read({ pages: ' /pricing/ \n\nwp-admin/admin.php?page=acme\n/pricing/' })).toMatchObject({
      pages: ['/pricing/', '/wp-admin/admin.php?page=acme'],
      browser: { kind: 'auto' },
      keepSite: false,
    });
    expect(read({ browser: '/opt/chrome' })).toMatchObject({
      browser: { kind: 'path', path: '/opt/chrome' },
    });
  });

  test('a WordPress to come is named like one that is there', () => {
    const wordpress = ['nightly', 'beta', '7.2-RC1', '7.2.1-beta2'];
    expect(read({ wordpress: wordpress.join(', ') }).wordpress).toEqual(wordpress);
  });

  test('plugins are slugs, paths and addresses', () => {
    expect(read({ plugins: 'shop@9.4.2, easy-cart\n./build, a/*.zip' }).plugins).toEqual([
      { kind: 'slug', slug: 'shop', version: '9.4.2' },
      { kind: 'slug', slug: 'easy-cart', version: undefined },
      { kind: 'path', path: './build' },
      { kind: 'path', path: 'a/*.zip' },
    ]);
    expect(
      read({ plugins: 'acme-pro: dist/pro-2.zip, previous dist/pro-1.zip\nshop, cart' }).plugins,
    ).toEqual([
      {
        kind: 'updated',
        slug: 'acme-pro',
        previous: { kind: 'path', path: 'dist/pro-1.zip' },
        next: { kind: 'path', path: 'dist/pro-2.zip' },
      },
      { kind: 'slug', slug: 'shop', version: undefined },
      { kind: 'slug', slug: 'cart', version: undefined },
    ]);
    expect(read({}).plugins).toEqual([]);
    expect(read({ plugins: 'none' }).plugins).toBe('none');
  });

  test('every mistake is told at once, in the order of the inputs', () => {
    expect(listMistakes({ php: '5.6', wordpress: 'newest', 'api-key': 'key' })).toEqual([
      expect.stringMatching(/^Input `api-key`/),
      expect.stringMatching(/^Input `php`/),
      expect.stringMatching(/^Input `wordpress`/),
    ]);
  });

  test('credentials in addresses are secrets', () => {
    const { urls } = collectRehearseTexts({
      INPUT_PREVIOUS: 'https://a.example/old.zip?token=before-secret',
      INPUT_PLUGINS: 'https://a.example/shop.zip?token=shop-secret',
      INPUT_WORDPRESS: '6.5, https://a.example/wp.zip?token=wordpress-secret',
    });
    const secrets = urls.flatMap((url) => collectUrlSecrets(url));
    expect(secrets).toEqual(expect.arrayContaining(['before-secret', 'wordpress-secret', 'shop-secret']));
  });
});
