import { describe, expect, test } from '@jest/globals';

import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import { readFromBuffer } from '../../../../src/shared/bytes.ts';
import type { ZippedSource } from '../../../../src/plugin/checks/check.ts';
import { createOnlooker, inspect } from '../../../../src/plugin/inspect.ts';
import { judge, judgeBy, mainFile } from '../judge.ts';

const setup = { composer: undefined, script: undefined, isIgnored: () => false };
const zipped: ZippedSource = { isNamedByWorkspace: false, setup };
const byWorkspace = { ...zipped, isNamedByWorkspace: true };

/** A plugin in a folder, with another main file and text domain. */
function pluginIn(folder: string, file = 'notes.php', textDomain = 'acme-notes') {
  return { [`${folder}/${file}`]: mainFile({ 'Text Domain': textDomain }), [`${folder}/readme.txt`]: '' };
}

describe('folder-unconfirmed', () => {
  test.each([
    ['ElasticPress', byWorkspace, 'the name of the repository'],
    ['build', zipped, 'a common name for builds'],
    ['dist', zipped, 'a common name for builds'],
    ['plugin', zipped, 'a common name for builds'],
    ['my-plugin', zipped, 'the placeholder in our examples'],
  ])('is a warning for %j', async (folder, source, why) => {
    expect(await judge(pluginIn(folder), { zipped: source })).toEqual([
      expect.objectContaining({
        id: 'folder-unconfirmed',
        severity: 'warning',
        message: expect.stringContaining(`is \`${folder}\`, ${why}; nothing else confirms that name`),
        effect: expect.stringContaining('deactivates'),
        fix: expect.stringContaining('the input `slug`'),
      }),
    ]);
  });

  test('is a warning also where `slug` is the placeholder', async () => {
    expect(await judgeBy('folder-unconfirmed', pluginIn('my-plugin'), { zipped, slug: 'my-plugin' })).toEqual(
      [
        // Setting `slug` once more would change nothing.
        expect.objectContaining({
          fix: expect.stringMatching(/if it is `my-plugin`, accept this finding\.$/),
        }),
      ],
    );
  });

  test.each([
    ['another name', pluginIn('notes-pro'), { zipped }],
    ['a ZIP', pluginIn('build'), {}],
    ['the input `slug`', pluginIn('build'), { zipped, slug: 'build' }],
    ['the text domain', pluginIn('build', 'notes.php', 'build'), { zipped }],
    ['the main file', pluginIn('notes'), { zipped: byWorkspace }],
    ['the service', pluginIn('build'), { zipped, served: { version: '1', slug: 'build' } }],
    ['the service, in another folder', pluginIn('build'), { zipped, served: { version: '1', slug: 'a' } }],
  ])('is not reported with %s', async (_name, files, expected) => {
    expect(await judgeBy('folder-unconfirmed', files, expected)).toEqual([]);
  });
});

describe('not-built', () => {
  const composer = { packages: ['guzzlehttp/guzzle'], folders: ['vendor', 'lib/packages'] };
  const source = { ...zipped, setup: { ...setup, composer } };

  test('is a warning when the packages of Composer are not in the package', async () => {
    expect(await judge(pluginIn('notes'), { zipped: source })).toEqual([
      expect.objectContaining({
        id: 'not-built',
        severity: 'warning',
        message: expect.stringContaining(
          '`composer.json` requires `guzzlehttp/guzzle`, but the package has no folder',
        ),
        fix: expect.stringContaining('`- run: composer install --no-dev --optimize-autoloader`'),
      }),
    ]);
  });

  test('names the rule that leaves out packages which are there', async () => {
    const findRule = (path: string) => (path === 'vendor/' ? { line: 4, text: '/vendor' } : undefined);
    expect(await judgeBy('not-built', pluginIn('notes'), { zipped: { ...source, findRule } })).toEqual([
      expect.objectContaining({
        fix: 'Remove line 4 of `.distignore`, `/vendor`: it leaves out `vendor`, which is there.',
      }),
    ]);
  });

  test.each([
    'vendor/autoload.php',
    'lib/packages/a.php',
    'vendor-prefixed/b/a.php',
    'vendor_prefixed/a.php',
    'inc/dependencies/a.php',
    'jetpack_vendor/a.php',
  ])('is not reported with %s', async (name) => {
    const files = { ...pluginIn('notes'), [`notes/${name}`]: '<?php' };
    expect(await judgeBy('not-built', files, { zipped: source })).toEqual([]);
  });

  test('is reported with settings of the tool that gives packages a prefix', async () => {
    const files = { ...pluginIn('notes'), 'notes/php-scoper/config.php': '<?php' };
    expect(await judgeBy('not-built', files, { zipped: source })).toHaveLength(1);
  });

  test('is not reported for a plugin that needs no packages, nor for a ZIP', async () => {
    expect(await judgeBy('not-built', pluginIn('notes'), { zipped })).toEqual([]);
    expect(await judgeBy('not-built', pluginIn('notes'))).toEqual([]);
  });

  const script = { command: 'npm ci && npm run build', folder: 'plugins/notes' };
  const isIgnored = (path: string) => path.startsWith('build/');
  const withScript = { ...zipped, setup: { ...setup, script, isIgnored } };

  /** What is told of a plugin whose code is in another file, when this run has zipped it. */
  async function judgeCode(code: string, others: Readonly<Record<string, string>> = {}) {
    const files = { ...pluginIn('notes'), 'notes/inc/a.php': `<?php ${code}`, ...others };
    const { show, tell } = createOnlooker(Object.keys(files), 'notes');
    for (const [name, content] of Object.entries(files)) show(name, Buffer.from(content), content.length);
    const inspection = await inspect(readFromBuffer(await zipFiles(files)), { seen: tell() });
    const expected = { slug: undefined, version: undefined, served: undefined, zipped: withScript };
    return inspection.judge(expected).filter(({ id }) => id === 'not-built');
  }

  test.each([
    ["register_block_type( __DIR__ . '/build/note' );", 'build/note'],
    ["f( 'build/index.js' );", 'build/index.js'],
    ["f( './dist/' );", 'dist/'],
    ["include 'blocks/a/index.asset.php';", 'blocks/a/index.asset.php'],
    ['f( "assets/a.min.js" );', 'assets/a.min.js'],
  ])('is a warning when %s names what is not there', async (code, path) => {
    expect(await judgeCode(code, { 'notes/assets/a.js': '' })).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringContaining(`The plugin's code names \`${path}\`, not in the package`),
        fix: expect.stringContaining(
          '`- run: npm ci && npm run build` with `working-directory: plugins/notes`',
        ),
      }),
    ]);
  });

  test.each([
    ["f( 'build/index.js' );", { 'notes/build/index.js': '' }],
    ["f( 'build/index.js' );", { 'notes/blocks/build/index.js': '' }],
    ["f( 'build/other.js' );", { 'notes/build/index.js': '' }],
    ["f( __DIR__ . '/../../build/index.js' );", { 'notes/blocks/build/index.js': '' }],
    // What follows in the code ends the name.
    ["f( 'core/dist/js/notes' . $suffix );", { 'notes/core/dist/js/notes.min.js': '' }],
    // The plugin has its own elsewhere, and another plugin this one.
    ["f( OTHER_PATH . 'dist/css/other.css' );", { 'notes/core/dist/css/notes.css': '' }],
    ["// it's 'build/index.js'", {}],
    ["f( 'build' );", {}],
    ["f( 'js/media-grid.min.js' );", {}],
    ["f( 'https://a.example/build/index.js' );", {}],
  ])('is not reported for %s with %j', async (code, others) => {
    expect(await judgeCode(code, others)).toEqual([]);
  });

  test('leaves a file that is required and missing to the check of that', async () => {
    const code = "require __DIR__ . '/vendor/autoload.php';";
    const files = { ...pluginIn('notes'), 'notes/notes.php': mainFile() + code };
    const ids = (await judge(files, { zipped: source })).map(({ id }) => id);
    expect(ids).toEqual(['required-file-missing']);
  });
});
