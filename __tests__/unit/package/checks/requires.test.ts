import { describe, expect, test } from '@jest/globals';

import { REQUIRES_CHECKS } from '../../../../src/package/checks/requires.ts';
import { clean, judgeBy, judgeWith, listErrors, mainFile } from '../judge.ts';

const judge = judgeWith(REQUIRES_CHECKS);

const path = 'my-plugin/my-plugin.php';

function withHeader(headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return { ...clean, [path]: mainFile(headers) };
}

describe('requires-format', () => {
  test.each([
    ['Requires at least', 'WordPress 6.0'],
    ['Requires PHP', '>= 7.4'],
    ['Requires PHP', 'v8'],
    ['Requires PHP', '.4'],
  ])('is an error for "%s: %s", which WordPress ignores', async (label, value) => {
    expect(await judgeBy('requires-format', withHeader({ [label]: value }))).toEqual([
      expect.objectContaining({
        severity: 'error',
        file: path,
        line: 6,
        message: `"${label}" in line 6 of \`${path}\` is \`${value}\`, which is not a version number.`,
        effect: expect.stringContaining('WordPress ignores it'),
        fix: expect.stringContaining(`\`${label}: `),
      }),
    ]);
  });

  test.each([
    ['Requires at least', '6.0+'],
    ['Requires PHP', '7.4 or higher'],
    ['Requires PHP', '7.4.x'],
    ['Requires PHP', '7.4.'],
    ['Requires PHP', '5.6 or later'],
  ])('is a warning for "%s: %s", which WordPress heeds', async (label, value) => {
    expect(await judgeBy('requires-format', withHeader({ [label]: value }))).toEqual([
      expect.objectContaining({
        severity: 'warning',
        effect: expect.stringContaining('WordPress uses the number at its start'),
      }),
    ]);
  });

  test.each(['6', '6.0', '6.0.1', '6.0.0.1', '9.9', ''])('is not reported for %j', async (value) => {
    const files = withHeader({ 'Requires at least': value, 'Requires PHP': value });
    expect(await judgeBy('requires-format', files)).toEqual([]);
  });
});

test.each([
  ['Requires at least', '66'],
  ['Requires PHP', '84'],
  ['Requires PHP', '74.0'],
])('requires-format is an error for what no site has: %s %s', async (label, value) => {
  expect(await judgeBy('requires-format', withHeader({ [label]: value }))).toMatchObject([
    { severity: 'error', effect: 'No site can install or update the plugin.' },
  ]);
});

describe('requires-itself', () => {
  test('is reported for the slug of the plugin, among others', async () => {
    expect(await judge(withHeader({ 'Requires Plugins': 'woocommerce, my-plugin' }))).toEqual([
      expect.objectContaining({
        id: 'requires-itself',
        severity: 'error',
        file: path,
        line: 6,
        message: `"Requires Plugins" in line 6 of \`${path}\` names \`my-plugin\`, which is the plugin itself.`,
        effect: expect.stringContaining('nobody can activate it'),
      }),
    ]);
  });

  test.each(['woocommerce', 'my-plugin-pro, my', 'My-Plugin', 'my-plugin/my-plugin.php', ''])(
    'is not reported for %j',
    async (value) => {
      expect(await listErrors(withHeader({ 'Requires Plugins': value }))).toEqual([]);
    },
  );
});

describe('requires-no-slug', () => {
  test.each(['WooCommerce', 'woocommerce/woocommerce.php', 'shop, Other Plugin'])(
    'is a warning for what WordPress drops: %s',
    async (value) => {
      expect(await judgeBy('requires-no-slug', withHeader({ 'Requires Plugins': value }))).toEqual([
        expect.objectContaining({
          severity: 'warning',
          file: path,
          line: 6,
          message: expect.stringContaining('which is not a slug on WordPress.org'),
          effect: expect.stringContaining('WordPress silently ignores it'),
        }),
      ]);
    },
  );

  test.each(['woocommerce', 'shop, easy-digital-downloads,', ''])('is not reported for %j', async (value) => {
    expect(await judgeBy('requires-no-slug', withHeader({ 'Requires Plugins': value }))).toEqual([]);
  });
});
