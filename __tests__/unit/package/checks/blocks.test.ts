import { describe, expect, test } from '@jest/globals';

import { judgeBy, main } from '../judge.ts';

const PHP = 'my-plugin/my-plugin.php';
const find = (files: Readonly<Record<string, string>>) =>
  judgeBy('block-file-missing', { [PHP]: main, ...files });

describe('block-file-missing, of a block that is registered,', () => {
  const register = (code: string, more: Readonly<Record<string, string>> = {}) =>
    find({ [PHP]: `${main}\n${code}`, ...more });

  test('is a warning where its folder has no `block.json`', async () => {
    const code =
      "function f() {\nregister_block_type( __DIR__ . '/blocks/note' ); } add_action( 'init', 'f' );";
    expect(await register(code)).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message: `Line 9 of \`${PHP}\` registers a block from \`my-plugin/blocks/note/block.json\`, which is not in the package.`,
        file: 'my-plugin/blocks/note/block.json',
        place: { file: PHP, line: 9 },
      }),
    ]);
  });

  test.each([
    "register_block_type( plugin_dir_path( __FILE__ ) . 'note/block.json', array( 'a' => 1 ) );",
    "add_action( 'init', fn() => register_block_type_from_metadata( __DIR__ . '/note/' ) );",
    "class A { private $dir; function __construct( $file ) { $this->dir = dirname( $file ); add_action( 'init', [ $this, 'go' ] ); } function go() { \\register_block_type( $this->dir . '/note' ); } } new A( __FILE__ );",
  ])('is found in %j', async (code) => {
    expect(await register(code)).toHaveLength(1);
    expect(await register(code, { 'my-plugin/note/block.json': '{}' })).toEqual([]);
  });

  test.each([
    "register_block_type( 'acme/note' );",
    "register_block_type( __DIR__ . '/blocks/' . $name );",
    "if ( file_exists( __DIR__ . '/note/block.json' ) ) { register_block_type( __DIR__ . '/note' ); }",
    "$blocks->register_block_type( __DIR__ . '/note' );",
    "function f() { register_block_type( __DIR__ . '/note' ); }",
  ])('is not found in %j', async (code) => {
    expect(await register(code)).toEqual([]);
  });

  test('is one finding with the build that was not run', async () => {
    const files = {
      [PHP]: `${main}\nadd_action( 'init', fn() => register_block_type( __DIR__ . '/build/note' ) );`,
      'my-plugin/package.json': '{"scripts":{"build":"wp-scripts build"}}',
    };
    expect(await find(files)).toEqual([]);
    expect(await judgeBy('not-built', files)).toHaveLength(1);
  });
});

describe('block-file-missing, of a `block.json`,', () => {
  const FROM_FILES = 'foreach ( $names as $name ) { register_block_type( __DIR__ . "/build/$name" ); }';
  const check = (
    block: unknown,
    others: readonly string[] = [],
    folder = 'build/note',
    code: string = FROM_FILES,
  ) =>
    find({
      [PHP]: `${main}\n${code}`,
      [`my-plugin/${folder}/block.json`]: typeof block === 'string' ? block : JSON.stringify(block),
      ...Object.fromEntries(others.map((name) => [`my-plugin/${folder}/${name}`, '/* */'])),
    });

  test('is a warning where it names files that are not there', async () => {
    const block = {
      editorScript: 'file:./index.js',
      viewScriptModule: ['file:./view.js', 'acme-view'],
      style: ['file:./style-index.css', 'wp-block-note'],
      render: 'file:./render.php',
    };
    expect(await check(block, ['index.js'])).toEqual([
      expect.objectContaining({
        severity: 'warning',
        message:
          '`my-plugin/build/note/block.json` names `view.js`, `render.php` and `style-index.css`, which are not in the package.',
        file: 'my-plugin/build/note/block.json',
      }),
    ]);
    expect(await check(block, ['index.js', 'view.js', 'style-index.css', 'render.php'])).toEqual([]);
  });

  test.each<[string, unknown, string]>([
    ['a style alone is', { editorScript: 'acme-editor', editorStyle: 'file:./index.css' }, 'build/note'],
    ['only registered names are there', { script: 'acme', render: 'render.php' }, 'build/note'],
    ['the path leads out of the folder', { script: 'file:../../other/index.js' }, 'build/note'],
    ['it is a source', { editorScript: 'file:./index.js' }, 'src/note'],
    ['it is in a library', { editorScript: 'file:./index.js' }, 'vendor/acme/note'],
    ['it is no JSON', '{ "script": "file:./index.js"', 'build/note'],
    ['it is a list', ['file:./index.js'], 'build/note'],
  ])('is not found where %s', async (_, block, folder) => {
    expect(await check(block, [], folder)).toEqual([]);
  });

  const lost = { editorScript: 'file:./index.js' };

  test.each<[string, string, string, unknown, number]>([
    ['a bundle has its metadata', 'js/blocks.js', '{"name":"acme/note"}', {}, 0],
    ['a bundle registers it', 'js/blocks.min.js', '(0,e.registerBlockType)("acme/note",{})', {}, 0],
    [
      'a bundle that is not read to its end registers others of the plugin',
      'js/blocks.js',
      `(0,e.registerBlockType)("acme/list",{});${'/* */'.repeat(60_000)}`,
      {},
      0,
    ],
    ['a bundle that is read registers others of the plugin', 'js/blocks.js', '{"name":"acme/list"}', {}, 1],
    ['a source registers it', 'src/note.js', 'registerBlockType( "acme/note", {} )', {}, 1],
    ['a script only uses it', 'js/blocks.js', 'createBlock("acme/note")', {}, 1],
    ['a script registers another one', 'js/blocks.js', '{"name":"acme/notes"}', {}, 1],
    ['pages lack a script, too', 'js/blocks.js', '{"name":"acme/note"}', { viewScript: 'file:./view.js' }, 1],
  ])('whose script for the editor is not there: %s', async (_, path, script, more, count) => {
    const block = { name: 'acme/note', ...lost, ...(more as object) };
    const found = await find({
      [PHP]: `${main}\n${FROM_FILES}`,
      'my-plugin/build/note/block.json': JSON.stringify(block),
      [`my-plugin/${path}`]: script,
    });
    expect(found).toHaveLength(count);
  });

  test.each([
    'register_block_type_from_metadata( $path );',
    'register_block_type(\n\t// Its folder.\n\t$path );',
    "foreach ( glob( __DIR__ . '/*/block.json' ) as $file ) { new Block( $file ); }",
    'wp_register_block_types_from_metadata_collection( $folder, $manifest );',
  ])('is found where the code has %j', async (code) => {
    expect(await check(lost, [], 'note', code)).toHaveLength(1);
  });

  test.each([
    ["register_block_type( __DIR__ . '/build/note' );", 'build/note', 1],
    [
      "register_block_type( dirname( __FILE__, 2 ) . '/build/note/block.json', array( 'a' => 'b' ) );",
      'build/note',
      1,
    ],
    ["register_block_type( $this->dir . '/note' );", 'build/note', 1],
    ["register_block_type( sprintf( '%s/build/note', ACME_DIR ) );", 'build/note', 1],
    ["$meta = json_decode( file_get_contents( __DIR__ . '/build/note/block.json' ) );", 'build/note', 1],
    ["register_block_type( acme_dir() . '/build/note' );", 'build/other', 0],
    ["register_block_type( $this->path( 'build' ) . $name );", 'build/note', 1],
    ["register_block_type( $this->path( 'build', true ) . $name );", 'build/note', 1],
    ["register_block_type( acme_url( acme_dir( 'build' ) ) . $name, $args );", 'build/note', 1],
    ["register_block_type( $this->path( 'build/note' ) );", 'build/other', 0],
    ["register_block_type( $this->dir . '/note' );", 'old/foot-note', 0],
    [
      "register_block_type( 'acme/note', array( 'editor_script' => 'acme' ) );\nf( __DIR__ . '/a/block.json' );",
      'b',
      0,
    ],
  ])('counts only if the block is registered from there: %s, %s', async (code, folder, count) => {
    expect(await check(lost, [], folder, code)).toHaveLength(count);
  });

  test.each(['', "register_block_type(\n\t'acme/note', array( 'editor_script' => 'acme' ) );"])(
    'is a leftover where the code registers no block from a file, but has %j',
    async (code) => {
      expect(await check(lost, [], 'note', code)).toEqual([]);
    },
  );
});
