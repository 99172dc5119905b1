import { describe, expect, test } from '@jest/globals';

import { zipFiles } from '../../../../sandbox/plugins/build-plugin.ts';
import type { Expectations, ZippedSource } from '../../../../src/package/checks/check.ts';
import { listNotBuilt } from '../../../../src/package/checks/not-built.ts';
import { readPackageView } from '../../../../src/package/read/package-view.ts';
import { createContentScanner, inspect } from '../../../../src/package/inspect.ts';
import { readFromBuffer } from '../../../../src/shared/bytes.ts';
import { judge as judgeAll, judgeBy, mainFile } from '../judge.ts';

type Setup = ZippedSource['setup'];

const setup: Setup = { composer: undefined, script: undefined, isIgnored: () => false };
const composer: NonNullable<Setup['composer']> = {
  packages: ['guzzlehttp/guzzle'],
  folders: ['vendor', 'lib/packages'],
  classes: [],
  placed: [],
  command: 'composer install --no-dev --optimize-autoloader',
  folder: '',
};
/** A plugin without packages, whose own classes Composer loads. */
const ofClasses = { ...composer, packages: [], classes: ['inc'] };

const plugin = {
  'notes/notes.php': mainFile({ 'Text Domain': 'acme-notes' }),
  'notes/readme.txt': '',
  'notes/inc/Notes.php': '<?php class Notes {}',
};

/** Checks a plugin that this run has zipped. */
async function judge(
  others: Readonly<Record<string, string>>,
  changes: Partial<Setup>,
  source: Partial<ZippedSource> = {},
  workflow?: Expectations['workflow'],
) {
  const files = { ...plugin, ...others };
  const placed = changes.composer?.placed;
  const { show, collect } = createContentScanner(Object.keys(files), 'notes', { placed });
  for (const [name, content] of Object.entries(files)) show(name, Buffer.from(content), content.length);
  const inspection = await inspect(readFromBuffer(await zipFiles(files)), { seen: collect() });
  const zipped = { isNamedByWorkspace: false, setup: { ...setup, ...changes }, ...source };
  return inspection.check({ slug: undefined, version: undefined, served: undefined, zipped, workflow });
}

async function judgeBuild(others: Readonly<Record<string, string>>, changes: Partial<Setup>) {
  return (await judge(others, changes)).filter(({ id }) => id === 'not-built');
}

/** Code in a file that the main file does not always load, behind a guard as most plugins have it. */
function guarded(path: string): Readonly<Record<string, string>> {
  const place = `__DIR__ . '/../${path}'`;
  return { 'notes/inc/load.php': `<?php if ( is_readable( ${place} ) ) { require ${place}; }` };
}

const COMMAND = '`- run: composer install --no-dev --optimize-autoloader`';

describe('not-built, of what Composer makes,', () => {
  describe('of a package in a folder of its own,', () => {
    const queue = {
      ...composer,
      packages: [],
      placed: [{ name: 'woocommerce/action-scheduler', folder: 'inc/lib/action-scheduler' }],
    };
    const code = {
      'notes/inc/queue.php': "<?php $path = NOTES_PATH . 'inc/lib/action-scheduler/action-scheduler.php';",
    };

    test('is an error when any code names a file of it', async () => {
      expect(await judgeBuild(code, { composer: queue })).toEqual([
        expect.objectContaining({
          severity: 'error',
          message:
            '`composer.json` requires `woocommerce/action-scheduler`, and the code needs `inc/lib/action-scheduler/action-scheduler.php`, which the package lacks.',
          fix: expect.stringContaining('`inc/lib/action-scheduler`'),
        }),
      ]);
    });

    test('is an error beside an autoloader that is there', async () => {
      const both = { ...queue, packages: ['a/b'] };
      const there = { ...code, ...guarded('vendor/autoload.php'), 'notes/vendor/autoload.php': '<?php' };
      expect(await judgeBuild(there, { composer: both })).toHaveLength(1);
    });

    test('is an error in a ZIP that another tool made', async () => {
      const json = {
        require: { 'woocommerce/action-scheduler': '3.9.*' },
        extra: { 'installer-paths': { 'inc/lib/{$name}/': ['woocommerce/action-scheduler'] } },
      };
      const files = { ...plugin, ...code, 'notes/composer.json': JSON.stringify(json) };
      expect((await judgeAll(files)).filter(({ id }) => id === 'not-built')).toHaveLength(1);
    });

    test.each([
      ['it is there', { ...code, 'notes/inc/lib/action-scheduler/action-scheduler.php': '<?php' }],
      ['no code names it', {}],
      [
        'the code names that of another plugin',
        { 'notes/a.php': "<?php f( '/woocommerce/packages/action-scheduler/a.php' );" },
      ],
    ])('is not reported if %s', async (_why, files) => {
      expect(await judgeBuild(files, { composer: queue })).toEqual([]);
    });
  });

  test('is an error when the code names an autoloader that is not there', async () => {
    expect(await judgeBuild(guarded('vendor/autoload.php'), { composer })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message:
          '`composer.json` requires `guzzlehttp/guzzle`, and the code needs `vendor/autoload.php`, which the package lacks.',
        effect: expect.stringContaining('fatal error'),
        fix: `Add the line ${COMMAND} before this action, and do not exclude \`vendor\` and \`lib/packages\` with \`.distignore\`.`,
      }),
    ]);
  });

  test('is told alone, where the plugin gives up in front of the line that loads it', async () => {
    const place = "__DIR__ . '/vendor/autoload.php'";
    const code = `if ( ! file_exists( ${place} ) ) {\n\treturn;\n}\nrequire ${place};\n`;
    const found = await judge({ 'notes/notes.php': plugin['notes/notes.php'] + code }, { composer });
    expect(found.map(({ id, severity }) => `${severity} ${id}`)).toContain('error not-built');
    expect(found.map(({ id }) => id)).not.toContain('required-file-missing');
  });

  test('names the rule that leaves out packages which are there', async () => {
    const findRule = (path: string) =>
      path === 'vendor/' ? { file: '.distignore', line: 4, text: '/vendor' } : undefined;
    const found = await judge(guarded('vendor/autoload.php'), { composer }, { findRule });
    expect(found.filter(({ id }) => id === 'not-built')).toEqual([
      expect.objectContaining({
        fix: 'Remove line 4 of `.distignore`, `/vendor`: it leaves out `vendor`, which is there.',
      }),
    ]);
  });

  test('names the rule that leaves out a file which is there and required', async () => {
    const findRule = (path: string) =>
      path === 'vendor/autoload.php' ? { file: '.distignore', line: 2, text: 'vendor' } : undefined;
    const main = `${mainFile({ 'Text Domain': 'acme-notes' })}require __DIR__ . '/vendor/autoload.php';\n`;
    const found = await judge({ 'notes/notes.php': main }, { composer }, { findRule });
    expect(found.filter(({ id }) => id === 'required-file-missing')).toEqual([
      expect.objectContaining({
        fix: 'Remove line 2 of `.distignore`, `vendor`: it leaves out `vendor/autoload.php`, which is there.',
      }),
    ]);
  });

  test('says in which folder of the repository Composer has to run', async () => {
    const [finding] = await judgeBuild(guarded('vendor/autoload.php'), {
      composer: { ...composer, folder: 'plugins/notes' },
    });
    expect(finding?.fix).toContain(`${COMMAND} with \`working-directory: plugins/notes\` before this action`);
  });

  test('is an error when Composer only loads the classes of the plugin itself', async () => {
    expect(await judgeBuild(guarded('vendor/autoload.php'), { composer: ofClasses })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message: expect.stringContaining("`composer.json` loads the plugin's own classes, and"),
      }),
    ]);
  });

  test('is a warning when the plugin finds its classes by itself, too', async () => {
    const own = { 'notes/own.php': "<?php spl_autoload_register( 'find' );" };
    const files = { ...guarded('vendor/autoload.php'), ...own };
    expect(await judgeBuild(files, { composer: ofClasses })).toMatchObject([{ severity: 'warning' }]);
    expect(await judgeBuild(files, { composer })).toMatchObject([{ severity: 'error' }]);
  });

  test.each([
    ["require dirname( __DIR__ ) . '/vendor/autoload.php';"],
    ['require "{$dir}/vendor/autoload.php";'],
    ['require "$dir/vendor/autoload.php";'],
    ["require NOTES_DIR . 'vendor/autoload_packages.php';"],
    ["require NOTES_DIR . './vendor/woocommerce/action-scheduler/action-scheduler.php';"],
    ["require NOTES_DIR . 'lib/packages/autoload.php';"],
  ])('is told for %s', async (code) => {
    expect(await judgeBuild({ 'notes/inc/a.php': `<?php ${code}` }, { composer })).toHaveLength(1);
  });

  test('is told although a folder elsewhere has the name of that of the packages', async () => {
    const others = { 'notes/assets/css/vendor/index.php': '<?php', 'notes/vendor-prefixed/a/b.php': '<?php' };
    expect(await judgeBuild({ ...guarded('vendor/autoload.php'), ...others }, { composer })).toHaveLength(1);
  });

  test('is told although a package is there, when the autoloader is not', async () => {
    const others = {
      'notes/vendor/stripe/init.php': '<?php',
      'notes/inc/b.php': "<?php f( 'vendor/stripe/init.php' );",
    };
    expect(await judgeBuild({ ...guarded('vendor/autoload.php'), ...others }, { composer })).toHaveLength(1);
  });

  test.each([
    ['the autoloader', guarded('vendor/autoload.php'), 'vendor/autoload.php'],
    [
      'that of packages with a prefix',
      { ...guarded('vendor/autoload.php'), 'notes/a.php': "<?php f( '/vendor-prefixed/autoload.php' );" },
      'vendor-prefixed/autoload.php',
    ],
    [
      'packages that are named one by one',
      { 'notes/a.php': "<?php f( 'vendor/a/a.php', 'vendor/b/b.php' );" },
      'vendor/a/a.php',
    ],
    [
      'the packages beside the code',
      { 'notes/src/deep/a.php': "<?php f( dirname( __DIR__ ) . '/vendor/autoload.php' );" },
      'src/vendor/autoload.php',
    ],
  ])('is not told with %s', async (_name, code, path) => {
    const files = { ...code, [`notes/${path}`]: '<?php' };
    const folders = ['vendor', 'src/vendor'];
    expect(await judgeBuild(files, { composer: { ...composer, folders } })).toEqual([]);
    expect(await judgeBuild(code, { composer: { ...composer, folders } })).toHaveLength(1);
  });

  test.each([
    ['nothing that names them', {}],
    ['a comment', { 'notes/a.php': "<?php // 'vendor/autoload.php'" }],
    [
      'packages that were copied',
      { 'notes/a.php': "<?php f( 'lib/a/autoload.php' );", 'notes/lib/a/autoload.php': '<?php' },
    ],
    ['another plugin', { 'notes/a.php': "<?php f( WP_PLUGIN_DIR . '/shop/vendor/autoload.php' );" }],
    ['a library', { 'notes/libs/a/a.php': "<?php require 'vendor/autoload.php';" }],
    ['tests', { 'notes/tests/a.php': "<?php require 'vendor/autoload.php';" }],
    [
      'tools',
      {
        'notes/bin/a.php': "<?php require 'vendor/autoload.php';",
        'notes/scoper.inc.php': "<?php f( 'vendor/a.php' );",
      },
    ],
  ])('is not told for %s', async (_name, files) => {
    expect(await judgeBuild(files, { composer })).toEqual([]);
  });

  test('is not told when the classes are not there, nor of a plugin without Composer, nor of a ZIP', async () => {
    const files = guarded('vendor/autoload.php');
    expect(await judgeBuild(files, { composer: { ...ofClasses, classes: ['src/'] } })).toEqual([]);
    expect(await judgeBuild(files, {})).toEqual([]);
    expect(await judgeBy('not-built', { ...plugin, ...files })).toEqual([]);
  });

  test('does not say that all stops where the plugin goes on without it', async () => {
    const place = "__DIR__ . '/vendor/autoload.php'";
    const main = `${mainFile()}if ( file_exists( ${place} ) ) { require ${place}; }`;
    expect(await judgeBuild({ 'notes/notes.php': main }, { composer })).toMatchObject([
      { severity: 'error', effect: expect.stringMatching(/^The plugin goes on, and /) },
    ]);
  });

  test('leaves a file that is always required to the check of that', async () => {
    const main = `${mainFile()}require __DIR__ . '/vendor/autoload.php';`;
    const ids = (await judge({ 'notes/notes.php': main }, { composer })).map(({ id }) => id);
    expect(ids).toContain('required-file-missing');
    expect(ids).not.toContain('not-built');
    const quiet = `${mainFile()}@include __DIR__ . '/vendor/autoload.php';`;
    expect(await judgeBuild({ 'notes/notes.php': quiet }, { composer })).toHaveLength(1);
  });
});

describe('not-built, of a ZIP that another tool has made,', () => {
  const json = (content: object) => ({ 'notes/composer.json': JSON.stringify(content) });
  const needs = json({ require: { php: '>=7.4', 'guzzlehttp/guzzle': '^7' } });
  const code = guarded('vendor/autoload.php');

  test('is told by the `composer.json` in it', async () => {
    expect(await judgeBy('not-built', { ...plugin, ...code, ...needs })).toEqual([
      expect.objectContaining({
        severity: 'error',
        message:
          '`composer.json` requires `guzzlehttp/guzzle`, and the code needs `vendor/autoload.php`, which the package lacks.',
        fix: 'Run `composer install --no-dev --optimize-autoloader` before the ZIP is made, and put `vendor` into it.',
      }),
    ]);
  });

  test('is told alone, where the plugin gives up in front of the line that loads it', async () => {
    const place = "__DIR__ . '/vendor/autoload.php'";
    const main = `${plugin['notes/notes.php']}if ( ! file_exists( ${place} ) ) {\n\treturn;\n}\nrequire ${place};\n`;
    const found = await judgeAll({ ...plugin, ...needs, 'notes/notes.php': main });
    expect(found.map(({ id, severity }) => `${severity} ${id}`)).toContain('error not-built');
    expect(found.map(({ id }) => id)).not.toContain('required-file-missing');
  });

  test.each([
    ['with the packages', { ...code, ...needs, 'notes/vendor/autoload.php': '<?php' }],
    ['without needs', { ...code, ...json({ 'require-dev': { 'a/b': '1' } }) }],
    ['with nothing that names them', needs],
    ['with a file that says nothing', { ...code, 'notes/composer.json': '{' }],
    ['with that of a library', { ...code, 'notes/lib/composer.json': needs['notes/composer.json'] }],
  ])('is not told of one %s', async (_name, files) => {
    expect(await judgeBy('not-built', { ...plugin, ...files })).toEqual([]);
  });
});

describe('not-built, of scripts that a rule leaves out,', () => {
  const findRule = (path: string) =>
    ['build/', 'build/index.js'].includes(path) ? { file: '.distignore', line: 2, text: 'build' } : undefined;
  const code = (...paths: readonly string[]) => ({
    'notes/inc/a.php': `<?php\n${paths.map((path) => `wp_enqueue_script( 'a', plugins_url( '/${path}', NOTES ) );`).join('\n')}`,
  });
  const find = async (
    files: Readonly<Record<string, string>>,
    source: Partial<ZippedSource> = { findRule },
  ) => (await judge(files, {}, source)).filter(({ id }) => id === 'not-built');

  test.each(['build/index.js', 'build'])(
    'is a warning at the rule, also without a script: %s',
    async (path) => {
      expect(await find(code(path))).toEqual([
        expect.objectContaining({
          severity: 'warning',
          message: `The plugin's code names \`${path}\`, which the package lacks.`,
          fix: `Remove line 2 of \`.distignore\`, \`build\`: it leaves out \`${path}\`, which is there.`,
        }),
      ]);
    },
  );

  test.each([
    ['if no rule leaves it out', code('build/other.js'), { findRule }],
    ['of a ZIP that another tool has made', code('build/index.js'), {}],
    [
      'if the package has others that the code names',
      { ...code('build/index.js', 'dist/index.js'), 'notes/dist/index.js': 'a()' },
      { findRule },
    ],
  ])('is not told %s', async (_name, files, source) => {
    expect(await find(files, source)).toEqual([]);
  });
});

describe('not-built, of scripts in a ZIP that another tool has made,', () => {
  const files = {
    ...plugin,
    'notes/package.json': '{"scripts":{"build":"wp-scripts build"}}',
    'notes/inc/a.php': "<?php register_block_type( __DIR__ . '/../build/note' );",
  };

  test('is a warning by the `package.json` in it', async () => {
    expect(await judgeBy('not-built', files)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: expect.stringContaining('names `build/note`, which the package lacks'),
        fix: 'Run `npm run build` before the ZIP is made, and put its output into it.',
      }),
    ]);
  });

  test('names the commands of the package manager whose lockfile is in it', async () => {
    const packed = {
      'notes/package.json': '{"scripts":{"build":"x"},"devDependencies":{"vite":"^5"}}',
      'notes/bun.lock': '{}',
    };
    expect(await judgeBy('not-built', { ...files, ...packed })).toEqual([
      expect.objectContaining({
        fix: 'Run `npm install --global bun@1 && bun install --frozen-lockfile && bun run build` before the ZIP is made, and put its output into it.',
      }),
    ]);
  });

  test.each([
    ['something that looks built', { 'notes/assets/a.min.js': '' }],
    ['no such script', { 'notes/package.json': '{"scripts":{"test":"jest"}}' }],
  ])('is not told with %s', async (_name, others) => {
    expect(await judgeBy('not-built', { ...files, ...others })).toEqual([]);
  });
});

describe('not-built, of what npm makes,', () => {
  const script = { command: 'npm ci && npm run build', folder: 'plugins/notes' };
  const isIgnored = (path: string) => path.startsWith('build/');

  function judgeCode(code: string, others: Readonly<Record<string, string>> = {}) {
    return judgeBuild({ 'notes/inc/a.php': `<?php ${code}`, ...others }, { script, isIgnored });
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
        message: expect.stringContaining(`The plugin's code names \`${path}\`, which the package lacks`),
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
    // The variable adds the rest of the name.
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
});

test('files of Composer are looked for near the code that names them, however deep that is', async () => {
  const path = `notes/${'d/'.repeat(400)}a.php`;
  const code = Array.from({ length: 10 }, (_, index) => `a( '/vendor/${index}/a.php' );`).join('');
  const files = { ...plugin, [path]: `<?php ${code}` };
  const { show, collect } = createContentScanner(Object.keys(files), 'notes');
  for (const [name, content] of Object.entries(files)) show(name, Buffer.from(content), content.length);
  const view = await readPackageView(readFromBuffer(await zipFiles(files)), { seen: collect() });
  const places = listNotBuilt(view, { isNamedByWorkspace: false, setup: { ...setup, composer } });
  expect(places).toContain('notes/vendor/9/a.php');
  expect(places.size).toBeLessThan(300);
});

describe('not-built, where the author has no steps,', () => {
  const script = { command: 'npm install && npm run build', folder: '' };
  const files = {
    ...guarded('vendor/autoload.php'),
    'notes/inc/a.php': "<?php f( 'build/index.js' );",
  };
  const listFixes = async (workflow: Expectations['workflow']) =>
    (await judge(files, { composer, script, isIgnored: (path) => path.startsWith('build/') }, {}, workflow))
      .filter(({ id }) => id === 'not-built')
      .map(({ fix }) => fix);

  test('advises on inputs and files that build-and-publish.yml reads', async () => {
    expect(await listFixes('build-and-publish.yml')).toEqual([
      expect.stringMatching(/^Set the input `folder`.*`composer\.json`.*\.distignore/),
      expect.stringMatching(/^Commit .*`package-lock\.json`.*`build-script`.*\.distignore/),
    ]);
  });

  test('advises on a job before publish-plugins.yml', async () => {
    for (const fix of await listFixes('publish-plugins.yml'))
      expect(fix).toMatch(/^Run `.*` in a job before this workflow.*`artifact-name`/);
  });
});
