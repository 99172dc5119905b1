import { describe, expect, test } from '@jest/globals';
import { collectUrlSecrets } from '../../../src/http/urls.ts';
import { collectRehearseTexts, readRehearseInputs } from '../../../src/rehearse/inputs.ts';

const read = (inputs: Readonly<Record<string, string>>) =>
  readRehearseInputs(
    Object.fromEntries(
      Object.entries({ 'zip-path': 'a.zip', ...inputs }).map(([name, value]) => [
        `INPUT_${name.toUpperCase()}`,
        value,
      ]),
    ),
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
    [{ plugins: 'WooCommerce' }, /^Input `plugins` is `WooCommerce`, neither a slug/],
    [{ plugins: 'shop, none' }, /^Input `plugins` is `none`, neither a slug/],
    [{ plugins: 'http://example.org/a.zip' }, /^Input `plugins` uses `http:`/],
    [{ 'before-update': 'a\tb.php' }, /^Input `before-update` contains a control character/],
    [{ matrix: 'all' }, /^Input `matrix` is `all`, none of `pairs` and `full`/],
    [{ 'on-failure': 'ignore' }, /^Input `on-failure` is `ignore`/],
    [{ timeout: '0' }, /^Input `timeout` is `0`/],
    [{ 'api-key': 'key', plugin_id: 'plugin_a' }, /^Input `base-url` is missing, and `api-key` is given/],
    [{ 'api-key': 'key', 'base-url': 'https://a.example' }, /^Input `plugin_id` is missing, and/],
  ] as const)('%j is a mistake', (inputs, message) => {
    expect(listMistakes(inputs)).toEqual([expect.stringMatching(message)]);
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
    expect(read({}).plugins).toEqual([]);
    expect(read({ plugins: 'none' }).plugins).toBe('none');
  });

  test('the service is asked only with a key, and only for `auto`', () => {
    const service = { plugin_id: 'plugin_a', 'base-url': 'https://a.example' };
    expect(read(service).service).toBeUndefined();
    expect(read({ ...service, 'api-key': 'key' }).service).toMatchObject({ apiKey: 'key' });
    expect(read({ ...service, 'api-key': 'key', previous: 'none' }).service).toBeUndefined();
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
