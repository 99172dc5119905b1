import { describe, expect, test } from '@jest/globals';

import { forgeZip } from '../forge-zip.ts';
import { clean, judge, judgeBy, main } from '../judge.ts';

const path = 'my-plugin/my-plugin.php';

function withCode(code: string, others: Readonly<Record<string, string>> = {}) {
  return { ...clean, ...others, [path]: main + code };
}

describe('required-file-missing', () => {
  test('is an error for what is always required', async () => {
    const files = withCode("require_once __DIR__ . '/vendor/autoload.php';");
    expect(await judge(files)).toEqual([
      expect.objectContaining({
        id: 'required-file-missing',
        severity: 'error',
        file: 'my-plugin/vendor/autoload.php',
        place: { file: path, line: 7 },
        message: `Line 7 of \`${path}\` loads \`my-plugin/vendor/autoload.php\` with \`require_once\`, which is not in the package.`,
        effect: expect.stringContaining('fatal error on every request'),
        fix: expect.stringContaining('composer install --no-dev'),
      }),
    ]);
  });

  test.each([
    ["include __DIR__ . '/a.php';", 'PHP warns on every request'],
    ["if ( is_admin() ) { require __DIR__ . '/a.php'; }", 'fatal error when it gets there'],
    ["function f() { include __DIR__ . '/a.php'; }", 'PHP warns when it gets there'],
    [
      "if ( ! file_exists( __DIR__ . '/a.php' ) ) { return; }\nrequire __DIR__ . '/a.php';",
      'it would be active and do nothing',
    ],
  ])('is a warning for %j', async (code, effect) => {
    expect(await judge(withCode(code))).toEqual([
      expect.objectContaining({
        id: 'required-file-missing',
        severity: 'warning',
        effect: expect.stringContaining(effect),
        fix: expect.stringContaining('`.distignore`'),
      }),
    ]);
  });

  test('names the file that differs in case', async () => {
    const files = withCode("require __DIR__ . '/Inc/a.php';", { 'my-plugin/inc/a.php': '<?php' });
    expect(await judge(files)).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: expect.stringContaining('but the package has `my-plugin/inc/a.php`: case matters.'),
        fix: 'Write the name the same way in both places.',
      }),
    ]);
  });

  test('is told once for each file, as the worst', async () => {
    const files = withCode("function f() { require __DIR__ . '/a.php'; }\nrequire __DIR__ . '/a.php';");
    expect((await judge(files)).map(({ severity }) => severity)).toEqual(['error']);
  });

  test('is not reported for what is there, or is loaded only if it is', async () => {
    const code = `require __DIR__ . '/a.php';
      if ( file_exists( __DIR__ . '/pro.php' ) ) { require __DIR__ . '/pro.php'; }`;
    expect(await judge(withCode(code, { 'my-plugin/a.php': '<?php' }))).toEqual([]);
  });

  test('is not reported behind a symbolic link, which has a finding of its own', async () => {
    const zip = forgeZip([
      { name: path, content: `${main}require __DIR__ . '/lib/a.php';` },
      { name: 'my-plugin/lib', content: '../lib', attributes: 0o120777 * 0x10000 },
    ]);
    expect(await judgeBy('required-file-missing', zip)).toEqual([]);
  });
});

describe('stale-version', () => {
  const served = { version: '1.2.2' };

  test.each(["define( 'MY_VERSION', '1.2.2' );", "class A { const VERSION = '1.2.2'; }"])(
    'is reported for the live version in %j',
    async (code) => {
      expect(await judge(withCode(code), { served })).toEqual([
        expect.objectContaining({
          id: 'stale-version',
          severity: 'warning',
          file: path,
          line: 7,
          message: expect.stringContaining(
            "is `1.2.2`, the version that is live; the plugin's version is `1.2.3`.",
          ),
          fix: expect.stringContaining('Write `1.2.3` there too'),
        }),
      ]);
    },
  );

  test.each(['@@VERSION@@', '{{version}}', '{{ version }}', '%VERSION%'])(
    'is reported for the placeholder %j, whatever is live',
    async (value) => {
      expect(await judge(withCode(`define( 'MY_VERSION', '${value}' );`))).toEqual([
        expect.objectContaining({
          id: 'stale-version',
          message: expect.stringContaining(', a placeholder; the plugin'),
        }),
      ]);
    },
  );

  test.each([
    "define( 'MY_VERSION', '1.2.3' );",
    "define( 'MY_VERSION', '1.0' );",
    "define( 'MY_DB_VERSION', '1.2.2' );",
    "define( 'MY_MIN_PHP_VERSION', '1.2.2' );",
    "define( 'MY_VERSION_OPTION', '1.2.2' );",
    "// define( 'MY_VERSION', '1.2.2' );",
    "define( 'MY_TEMPLATE', '{{version}}' );",
  ])('is not reported for %j', async (code) => {
    expect(await judge(withCode(code), { served })).toEqual([]);
  });

  test('is not reported where the version itself was not raised', async () => {
    const code = "define( 'MY_VERSION', '1.2.3' );";
    expect(await judge(withCode(code), { served: { version: '1.2.3' } })).toEqual([]);
  });
});
