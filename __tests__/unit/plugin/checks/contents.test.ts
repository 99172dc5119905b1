import { describe, expect, test } from '@jest/globals';

import { clean, judgeBy, main } from '../judge.ts';

function add(...names: readonly string[]): Readonly<Record<string, string>> {
  return { ...clean, ...Object.fromEntries(names.map((name) => [name, ''])) };
}

describe('dev-files', () => {
  test.each([
    ['my-plugin/.svn/entries', 'my-plugin/.svn/', 'left over from development'],
    ['my-plugin/.github/workflows/a.yml', 'my-plugin/.github/', 'left over from development'],
    ['my-plugin/a/node_modules/b/c.js', 'my-plugin/a/node_modules/', 'left over from development'],
    ['my-plugin/.editorconfig', 'my-plugin/.editorconfig', 'left over from development'],
    ['my-plugin/.git', 'my-plugin/.git', 'left over from development'],
    ['my-plugin/.env.example', 'my-plugin/.env.example', 'left over from development'],
    ['my-plugin/vendor/a/.gitkeep', 'my-plugin/vendor/a/.gitkeep', 'left over from development'],
    ['my-plugin/.htaccess', 'my-plugin/.htaccess', 'meant for the web server'],
    ['my-plugin/.well-known/a.txt', 'my-plugin/.well-known/', 'meant for the web server'],
    ['my-plugin/demo.zip', 'my-plugin/demo.zip', 'an archive inside the package'],
    ['my-plugin/demo.tar.gz', 'my-plugin/demo.tar.gz', 'an archive inside the package'],
    ['my-plugin/demo.TGZ', 'my-plugin/demo.TGZ', 'an archive inside the package'],
    ['my-plugin/tool.phar', 'my-plugin/tool.phar', 'a program'],
    ['my-plugin/build.sh', 'my-plugin/build.sh', 'a program'],
    ['my-plugin/bin/tool.exe', 'my-plugin/bin/tool.exe', 'a program'],
    ['my-plugin/bin/lib.so', 'my-plugin/bin/lib.so', 'a program'],
  ])('is reported for %s', async (name, shown, message) => {
    expect(await judgeBy('dev-files', add(name, `${name.replace(/[^/]*$/, '')}plain.txt`))).toEqual([
      expect.objectContaining({
        severity: 'warning',
        file: shown,
        message: expect.stringContaining(`\`${shown}\` is ${message}`),
        fix: expect.stringContaining('Leave such files out'),
      }),
    ]);
  });

  test('is one finding for each kind, with folders in place of their files', async () => {
    const files = add(
      'my-plugin/.svn/a',
      'my-plugin/.svn/b',
      'my-plugin/.eslintrc',
      'my-plugin/a.sh',
      'my-plugin/b.sh',
    );
    expect((await judgeBy('dev-files', files)).map(({ message }) => message)).toEqual([
      '`my-plugin/.svn/` and `my-plugin/.eslintrc` are left over from development.',
      '`my-plugin/a.sh` and `my-plugin/b.sh` are programs, not a part of a web page.',
    ]);
  });

  test.each([
    'my-plugin/assets/app.min.js',
    'my-plugin/assets/app.js.gz',
    'my-plugin/assets/font.woff2',
    'my-plugin/assets/image.svgz',
    'my-plugin/assets/data.mmdb',
    'my-plugin/languages/my-plugin-so.po',
    'my-plugin/lib/class.sh.php',
    'my-plugin/lib/zip/index.php',
    'my-plugin/node_modules',
    'my-plugin/my_node_modules/a.js',
    'my-plugin/composer.json',
  ])('is not reported for %s', async (name) => {
    expect(await judgeBy('dev-files', add(name))).toEqual([]);
  });

  test('leaves to others what is beside the folder, added by macOS or secret', async () => {
    const files = add(
      '.gitignore',
      ...['my-plugin/.DS_Store', 'my-plugin/._a', 'my-plugin/.env', 'my-plugin/.htpasswd'],
      ...['my-plugin/.git/config', 'my-plugin/.aws/credentials'],
    );
    expect(await judgeBy('dev-files', files)).toEqual([]);
  });

  test('looks at everything when the plugin has no folder', async () => {
    expect(await judgeBy('dev-files', { 'my-plugin.php': main, 'a.sh': '' })).toHaveLength(1);
  });
});

describe('macosx', () => {
  test.each([
    ['__MACOSX/my-plugin/._my-plugin.php', '__MACOSX/'],
    ['my-plugin/.DS_Store', 'my-plugin/.DS_Store'],
    ['my-plugin/a/._b.php', 'my-plugin/a/._b.php'],
    ['my-plugin/__MACOSX/._b.php', 'my-plugin/__MACOSX/'],
  ])('is reported for %s', async (name, shown) => {
    expect(await judgeBy('macosx', add(name))).toEqual([
      expect.objectContaining({
        severity: 'notice',
        message: `\`${shown}\` was added by macOS.`,
        fix: expect.stringContaining('zip -X'),
      }),
    ]);
  });

  test('is not reported for other files, nor for what is an error beside the folder', async () => {
    expect(await judgeBy('macosx', add('my-plugin/DS_Store', 'my-plugin/_a', '.DS_Store'))).toEqual([]);
  });
});
