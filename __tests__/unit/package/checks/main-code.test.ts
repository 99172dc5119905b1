import { describe, expect, test } from '@jest/globals';

import { forgeZip } from '../forge-zip.ts';
import { MAIN_CODE_CHECKS } from '../../../../src/package/checks/main-code.ts';
import { PHP_CHECKS } from '../../../../src/package/checks/php.ts';
import { clean, judgeBy, judgeWith, listErrors, main } from '../judge.ts';

const judge = judgeWith([...PHP_CHECKS, ...MAIN_CODE_CHECKS]);

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
        message: `Line 7 of \`${path}\` requires \`my-plugin/vendor/autoload.php\`, which is not in the package.`,
        effect: expect.stringContaining('fatal error on every request'),
        fix: expect.stringContaining('composer install --no-dev'),
      }),
    ]);
  });

  test.each([
    ["include __DIR__ . '/a.php';", 'PHP warns on every request'],
    ["if ( is_admin() ) { require __DIR__ . '/a.php'; }", 'fatal error on every page of the dashboard'],
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

  test.each([
    "if ( A ) { require __DIR__ . '/a.php'; }",
    "if ( defined( 'ACME_LATEST' ) ) { require __DIR__ . '/a.php'; }",
    "if ( ! class_exists( 'A\\\\B' ) ) { require __DIR__ . '/a.php'; }",
    "class B {} if ( ! class_exists( 'C' ) || f() ) { require __DIR__ . '/a.php'; }",
    "if ( function_exists( 'g' ) ) { g(); } elseif ( A ) { require __DIR__ . '/a.php'; }",
    "if ( 'local' !== f() ) { require __DIR__ . '/a.php'; }",
    "if ( ! ACME_DEV && f() ) { require __DIR__ . '/a.php'; }",
    "function f() { include __DIR__ . '/a.php'; } add_filter( 'a', 'f' );",
    "if ( is_pro() ) { require __DIR__ . '/pro/load.php'; }",
  ])('is not reported for what depends on something: %j', async (code) => {
    expect(await judge(withCode(code))).toEqual([]);
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
    const files = withCode(
      "function f() { require __DIR__ . '/a.php'; }\nif ( A ) { f(); }\nrequire __DIR__ . '/a.php';",
    );
    expect((await judge(files)).map(({ severity }) => severity)).toEqual(['error']);
  });

  test('is told of a path with backslashes, which only Windows takes for folders', async () => {
    const code = "require __DIR__ . '\\\\inc\\\\a.php';";
    const files = withCode(code, { 'my-plugin/inc/a.php': '<?php' });
    expect(await judge(files)).toMatchObject([{ severity: 'error', file: 'my-plugin\\inc\\a.php' }]);
  });

  test.each([
    "require __DIR__ . 'inc/a.php';",
    "define( 'ACME_DIR', dirname( __FILE__ ) );\nrequire_once ACME_DIR . 'inc/a.php';",
  ])('is told of a path in which the slash behind the folder is forgotten: %j', async (code) => {
    const files = withCode(code, { 'my-plugin/inc/a.php': '<?php' });
    expect(await judge(files)).toMatchObject([
      {
        severity: 'error',
        file: 'my-plugininc/a.php',
        fix: expect.stringContaining('a `/` behind the folder'),
      },
    ]);
  });

  test.each([
    "require __DIR__ . '-pro/pro.php';",
    "if ( is_pro() ) { require __DIR__ . '/pro/load.php'; } else { require __DIR__ . '/inc/a.php'; }",
    "add_action( 'admin_init', 'f' ); function f() { if ( ! file_exists( __DIR__ . '/b.php' ) ) { return; }\n require __DIR__ . '/b.php'; }",
  ])('is not told of what belongs to something else: %j', async (code) => {
    expect(await judge(withCode(code, { 'my-plugin/inc/a.php': '<?php' }))).toEqual([]);
  });

  test.each([
    "add_action( 'admin_init', 'f' ); function f() { if ( ! file_exists( __DIR__ . '/vendor/autoload.php' ) ) { return; }\n require __DIR__ . '/vendor/autoload.php'; }",
  ])('is a warning for %j where a part of it is there', async (code) => {
    expect(await judge(withCode(code, { 'my-plugin/pro/a.php': '<?php' }))).toMatchObject([
      { id: 'required-file-missing', severity: 'warning' },
    ]);
  });

  test('is told of files that are loaded by files that are always loaded', async () => {
    const files = withCode(
      "define( 'MY_DIR', plugin_dir_path( __FILE__ ) );\nrequire MY_DIR . 'inc/a.php';",
      {
        'my-plugin/inc/a.php': "<?php\nrequire_once __DIR__ . '/b.php';\n",
        'my-plugin/inc/b.php':
          "<?php\nrequire_once MY_DIR . 'c.php';\nrequire dirname( __DIR__ ) . '/d.php';\nif ( A ) { require MY_DIR . 'e.php'; }\n",
        'my-plugin/inc/c.php': '<?php',
      },
    );
    expect(await judge(files)).toEqual([
      expect.objectContaining({
        id: 'required-file-missing',
        severity: 'error',
        file: 'my-plugin/c.php',
        message: 'Line 2 of `my-plugin/inc/b.php` requires `my-plugin/c.php`, which is not in the package.',
        place: { file: 'my-plugin/inc/b.php', line: 2 },
      }),
      expect.objectContaining({ severity: 'error', file: 'my-plugin/d.php' }),
    ]);
  });

  test('ends with files that load each other, and with what is loaded only now and then', async () => {
    const files = withCode("require __DIR__ . '/a.php';\nfunction f() { require __DIR__ . '/c.php'; }", {
      'my-plugin/a.php': "<?php\nrequire_once __DIR__ . '/b.php';\n",
      'my-plugin/b.php': "<?php\nrequire_once __DIR__ . '/a.php';\nreturn;\nrequire __DIR__ . '/no.php';\n",
      'my-plugin/c.php': "<?php\nrequire __DIR__ . '/no.php';\n",
    });
    expect(await judge(files)).toEqual([]);
  });

  const a = "require __DIR__ . '/a.php';";

  test.each([
    `function f() { ${a} } f();`,
    `class A { static function g() { ${a} } } A::g();`,
    `class A { private static $i; static function i() { if ( null === self::$i ) { self::$i = new self(); } return self::$i; } function __construct() { $this->load(); } function load() { ${a} } } A::i();`,
    `class A { function load() { ${a} } } ( new A() )->load();`,
    `( function () { ${a} } )();`,
    `add_action( 'plugins_loaded', function () { ${a} } );`,
    `add_action( 'init', array( 'A', 'g' ) ); class A { static function g() { ${a} } }`,
    `if ( ! function_exists( 'f' ) ) { function f() { if ( ! class_exists( 'B' ) ) { return; } ${a} } } add_action( 'init', 'f' );`,
    `if ( ! function_exists( 'f' ) ) { function f() { global $all; if ( ! isset( $all ) ) { ${a} } return $all; } f(); }`,
    `if ( function_exists( 'f' ) ) { f()->g(); } else { if ( ! function_exists( 'f' ) ) { function f() { global $all; if ( ! isset( $all ) ) { ${a} } } f(); } }`,
    `if ( ! class_exists( 'Store_Updater' ) ) { ${a} }`,
    `function f() { if ( ! class_exists( 'Store_Updater' ) ) ${a} new Store_Updater(); } add_action( 'init', 'f' );`,
    `function f() { if ( ! function_exists( 'register_block_type' ) ) { return; } $x = require __DIR__ . '/a.asset.php'; } add_action( 'init', 'f' );`,
    `if ( function_exists( 'register_block_type' ) ) { ${a} }`,
    `add_action( 'init', fn() => require __DIR__ . '/a.php' );`,
    `register_activation_hook( __FILE__, 'f' ); function f() { ${a} }`,
    `register_activation_hook( __FILE__, [ 'A', 'g' ] ); class A { static function g() { ${a} } }`,
    `register_activation_hook( __FILE__, function () { ${a} } );`,
    "include __DIR__ . '/vendor/autoload.php';",
    "if ( ! defined( 'WPINC' ) ) { die; } $x = require __DIR__ . '/a.php';",
    "f( require __DIR__ . '/a.php' );",
    "f( require __DIR__ . '/a.php', 1 );",
    "foreach ( require __DIR__ . '/a.php' as $x ) { f( $x ); }",
    `$d = plugin_dir_path( __FILE__ ); require "{$d}a.php";`,
    '$d = __DIR__; require "$d/inc/a.php";',
    `function f() { ${a} } add_action( 'plugins_loaded', __NAMESPACE__ . '\\f' );`,
    `trait T { function load() { ${a} } } class A { use T; function __construct() { $this->load(); } } new A();`,
    `class B { function load() { ${a} } } class A extends B { static function go() { ( new self() )->init(); } function init() { $this->load(); } } A::go();`,
    "require dirname( __FILE__, 1 ) . '/a.php';",
    "require_once WP_PLUGIN_DIR . '/my-plugin/a.php';",
    "require_once 'inc/a.php';",
    "class A { private $dir; function __construct( $file ) { $this->dir = plugin_dir_path( $file ); require $this->dir . 'a.php'; } } new A( __FILE__ );",
    "class A { private $file, $dir; public function __construct( string $file, $v = '' ) { $this->file = $file; $this->dir = dirname( $this->file ); $this->load(); } function load() { require $this->dir . '/a.php'; } } $a = new A( __FILE__, '1' );",
    "function acme_path( $path = '' ) { return plugin_dir_path( __FILE__ ) . $path; } require acme_path( 'inc/a.php' );",
    "function acme_path( string $path ): string { return __DIR__ . '/' . ltrim( $path, '/' ); } require acme_path( '/inc/a.php' );",
    "function acme_dir() { return plugin_dir_path( __FILE__ ); } require acme_dir() . 'a.php';",
    "class A { public static function path( $p = '' ) { return __DIR__ . \"/inc/$p\"; } static function go() { require self::path( 'a.php' ); } } A::go();",
    "class A { private function dir() { return __DIR__; } function __construct() { require $this->dir() . '/a.php'; } } new A();",
  ])('is an error for what is called at once, as in %j', async (code) => {
    expect(await judge(withCode(code))).toEqual([
      expect.objectContaining({ id: 'required-file-missing', severity: 'error' }),
    ]);
  });

  test.each([
    `function f() { ${a} }`,
    `if ( ! function_exists( 'f' ) ) { function f() { ${a} } }`,
    "@include __DIR__ . '/a.php';",
    `if ( defined( 'WP_CLI' ) && WP_CLI ) { ${a} }`,
    `if ( defined( 'ACME_DEV' ) && ACME_DEV ) { ${a} }`,
    `if ( defined( 'WP_TESTS_DOMAIN' ) ) { ${a} }`,
    `if ( defined( 'ACME_TEST' ) ) { ${a} }`,
    `if ( defined( 'LOCAL' ) && LOCAL ) { ${a} }`,
    `if ( defined( 'ACME_MOCK_API' ) ) { ${a} }`,
    "if ( f() ) { require __DIR__ . '/tests/a.php'; }",
    `add_filter( 'a', fn() => require __DIR__ . '/pro/a.php' );`,
    `if ( 'local' === wp_get_environment_type() ) { ${a} }`,
    `class B { function load() { ${a} } } class A { function load() {} function __construct() { $this->load(); } } new A();`,
    '$d = f(); $e = __DIR__; require "{$d}/a.php"; require "$e[0]/a.php"; require "$e->x/a.php"; require "$e/{$d}.php";',
    `if ( version_compare( PHP_VERSION, '5.6', '<' ) ) { ${a} return; }`,
    `function f() { return; ${a} } f();`,
    "set_include_path( 'x' ); require_once 'lib/a.php';",
    "class A { function __construct( $file ) { $this->dir = dirname( $file ); require $this->dir . '/a.php'; } } new A( __FILE__ ); new A( f() );",
    "class A { function __construct( $file ) { $file = f( $file ); $this->dir = dirname( $file ); require $this->dir . '/a.php'; } } new A( __FILE__ );",
    "class A { function __construct( $file ) { $this->dir = dirname( $file ); $this->dir = f(); require $this->dir . '/a.php'; } } new A( __FILE__ );",
    "function acme_path( $path ) { return apply_filters( 'acme', __DIR__ . $path ); } require acme_path( '/a.php' );",
    "function acme_path( $path ) { if ( f() ) { return f(); } return __DIR__ . $path; } require acme_path( '/a.php' );",
    "if ( f() ) { function acme_dir() { return __DIR__; } } else { function acme_dir() { return f(); } } function acme_dir() { return WP_CONTENT_DIR . '/x'; } require acme_dir() . '/a.php';",
    "class A { static function dir() { return __DIR__; } } require dir() . '/a.php';",
  ])('is not reported for what no site loads, as in %j', async (code) => {
    expect(await judge(withCode(code))).toEqual([]);
  });

  const composer = {
    'my-plugin/vendor/autoload.php':
      "<?php\nif (PHP_VERSION_ID < 50600) { exit(1); }\nrequire_once __DIR__ . '/composer/autoload_real.php';\nreturn ComposerAutoloaderInit1::getLoader();\n",
    'my-plugin/vendor/composer/autoload_real.php':
      "<?php\nclass ComposerAutoloaderInit1\n{\n    public static function loadClassLoader($class)\n    {\n        require __DIR__ . '/ClassLoader.php';\n    }\n    public static function getLoader()\n    {\n        require __DIR__ . '/autoload_static.php';\n        if (A) { require __DIR__ . '/autoload_classmap.php'; }\n    }\n}\n",
    'my-plugin/vendor/composer/autoload_static.php':
      "<?php\nclass ComposerStaticInit1\n{\n    public static $files = array (\n        'a1' => __DIR__ . '/..' . '/acme/a/bootstrap.php',\n        'b2' => __DIR__ . '/../..' . '/inc/functions.php',\n    );\n    public static $classMap = array (\n        'A' => __DIR__ . '/../..' . '/inc/A.php',\n    );\n}\n",
    'my-plugin/vendor/composer/ClassLoader.php': '<?php',
    'my-plugin/vendor/acme/a/bootstrap.php': '<?php',
    'my-plugin/inc/functions.php': '<?php',
  };
  const autoload = "require __DIR__ . '/vendor/autoload.php';";

  test.each([
    ['vendor/composer/autoload_real.php', 'my-plugin/vendor/autoload.php'],
    ['vendor/composer/autoload_static.php', 'my-plugin/vendor/composer/autoload_real.php'],
    ['vendor/composer/ClassLoader.php', 'my-plugin/vendor/composer/autoload_real.php'],
    ['vendor/acme/a/bootstrap.php', 'my-plugin/vendor/composer/autoload_static.php'],
    ['inc/functions.php', 'my-plugin/vendor/composer/autoload_static.php'],
  ])("is told of %s, which Composer's autoloader requires", async (name, by) => {
    const others = Object.fromEntries(
      Object.entries(composer).filter(([other]) => other !== `my-plugin/${name}`),
    );
    expect(await judge(withCode(autoload, others))).toEqual([
      expect.objectContaining({
        id: 'required-file-missing',
        severity: 'error',
        file: `my-plugin/${name}`,
        message: expect.stringContaining(`of \`${by}\` requires`),
      }),
    ]);
  });

  test('is told of a class that no file declares before, and not of one that does', async () => {
    const asking = `<?php if ( ! class_exists( 'Store_Updater' ) ) { require __DIR__ . '/gone.php'; }`;
    const files = { 'my-plugin/b.php': '<?php class Store_Updater {}', 'my-plugin/c.php': asking };
    const loadAll = "require __DIR__ . '/b.php'; require __DIR__ . '/c.php';";
    expect(await judge(withCode(loadAll, files))).toEqual([]);
    expect(await judge(withCode("require __DIR__ . '/c.php';", files))).toMatchObject([
      { severity: 'error' },
    ]);
  });

  test('says what stops when somebody activates the plugin', async () => {
    const code = `register_activation_hook( __FILE__, 'f' ); function f() { ${a} }`;
    expect(await judge(withCode(code))).toMatchObject([
      {
        severity: 'error',
        effect:
          'PHP stops with a fatal error when somebody activates the plugin: new customers cannot activate it.',
      },
    ]);
  });

  test('is told of what a guarded autoloader requires, and of packages whose classes are named', async () => {
    const guarded = `if ( file_exists( __DIR__ . '/vendor/autoload.php' ) ) { ${autoload} }`;
    const { 'my-plugin/vendor/acme/a/bootstrap.php': gone, ...others } = composer;
    expect(gone).toBeDefined();
    expect(await listErrors(withCode(guarded, others))).toEqual(['required-file-missing']);
    const listing = `<?php\nclass S { public static $classMap = array ( 'Acme\\\\B\\\\C' => __DIR__ . '/..' . '/acme/b/src/C.php', ); }`;
    const listed = { ...composer, 'my-plugin/vendor/composer/autoload_static.php': listing };
    expect(await judge(withCode(guarded, listed))).toEqual([]);
    expect(await judge(withCode(`${guarded}\nAcme\\B\\C::run();`, listed))).toEqual([
      expect.objectContaining({ severity: 'error', file: 'my-plugin/vendor/acme/b' }),
    ]);
  });

  describe("where Composer's autoloader names a folder that is not there", () => {
    const psr4 = (name: string, folder: string) =>
      `public static $prefixDirsPsr4 = array ( '${name}' => array ( 0 => __DIR__ . '/..' . '${folder}', ), );`;
    const listing = (lists: string) => ({
      ...composer,
      'my-plugin/vendor/composer/autoload_static.php': `<?php\nclass S { ${lists} }`,
    });

    test.each([
      [
        'an own file declares the class',
        psr4('Acme\\\\', '/../src'),
        { 'my-plugin/inc/c.php': '<?php namespace Acme; class C {}' },
      ],
      [
        'the class map has it',
        `${psr4('Acme\\\\', '/acme/c/src')} public static $classMap = array ( 'Acme\\\\C' => __DIR__ . '/..' . '/other/c/C.php', );`,
        { 'my-plugin/vendor/other/c/C.php': '<?php namespace Acme; class C {}' },
      ],
    ])('%s', async (_, lists, files) => {
      const code = `${autoload}\nAcme\\C::run();`;
      expect(await judge(withCode(code, { ...listing(lists), ...files }))).toEqual([]);
      expect(await listErrors(withCode(code, listing(lists)))).toContain('required-file-missing');
    });
  });

  test.each([
    "function acme_has( $p ) { return is_dir( $p ); }\nif ( acme_has( __DIR__ . '/pro' ) ) { include __DIR__ . '/pro/a.php'; }",
    "class A { static function has() { return is_dir( __DIR__ . '/pro' ); } static function go() { if ( self::has() ) { require __DIR__ . '/pro/a.php'; } } } A::go();",
  ])('is not reported behind a function of the plugin that looks for its folder: %s', async (code) => {
    expect(await judge(withCode(code))).toEqual([]);
  });

  test("is not reported when all that Composer's autoloader requires is there", async () => {
    expect(await judge(withCode(autoload, composer))).toEqual([]);
  });

  test('is not reported for what is there, or is loaded only if it is', async () => {
    const code = `require __DIR__ . '/a.php';
      if ( file_exists( __DIR__ . '/pro.php' ) ) { require __DIR__ . '/pro.php'; }`;
    expect(await judge(withCode(code, { 'my-plugin/a.php': '<?php' }))).toEqual([]);
  });

  test('is not reported behind a symbolic link, which has a finding of its own', async () => {
    const zip = forgeZip([
      { name: path, content: `${main}require __DIR__ . '/lib/a.php';\nrequire __DIR__ . '/lib/b/c/d.php';` },
      { name: 'my-plugin/lib', content: '../lib', attributes: 0o120777 * 0x10000 },
    ]);
    expect(await judgeBy('required-file-missing', zip)).toEqual([]);
  });

  test('is reported beside a symbolic link whose name begins alike', async () => {
    const zip = forgeZip([
      { name: path, content: `${main}require __DIR__ . '/library/a.php';` },
      { name: 'my-plugin/lib', content: '../lib', attributes: 0o120777 * 0x10000 },
    ]);
    expect(await judgeBy('required-file-missing', zip)).toHaveLength(1);
  });
});

describe('code that PHP refuses', () => {
  test.each([
    ['function f() {\n', 'warning php-syntax'],
    ['f( [ 1 );\n', 'warning php-syntax'],
    ['}\n', 'warning php-syntax'],
    ["echo 1;\necho 'it;\n", 'warning compile-error'],
    ["echo <<<A\n {$a['b']}\n", 'warning php-syntax'],
    ['$a = 1;\n>>>>>>> 1a2b3c4 (Fix)\n', 'warning php-syntax'],
    ['$a = 1;\n/* and no end', 'warning compile-error'],
  ])('is only warned of without PHP, or a version before: %j', async (code, expected) => {
    const found = await judge(withCode(code));
    expect(found.map(({ severity, id }) => `${severity} ${id}`)).toEqual([expected]);
    expect(found).toEqual([
      expect.objectContaining({ file: path, fix: expect.stringContaining('`php -l`') }),
    ]);
  });

  test.each([
    "// } it's\n# )\n/* ] */",
    "echo '}', \"{$a['b']} ( \", <<<'A'\n<<<<<<< HEAD\n(\nA;\n",
    'if ( $a ) : ?> ( </b> <?php endif; ?>\n',
    '#[A( [ 1 ] )]\nfunction f() {}',
    '$a = $b << 1; $c = ${ $d }; $e = "\\"";',
    'return 1; __halt_compiler(); ((( "',
  ])('is not reported for %j', async (code) => {
    expect(await judge(withCode(code))).toEqual([]);
  });

  test.each([
    ['\n<?php\nnamespace A;', 'a `namespace` that does not come first'],
    ['#!/usr/bin/env php\n<?php $a = 1; namespace A;', 'a `namespace` that does not come first'],
    ['\xef\xbb\xbf<?php declare( strict_types=1 );', 'a `declare` that does not come first'],
    ["<?php\ndefined( 'ABSPATH' ) || exit;\nnamespace A;", 'because other code stands before it'],
    ['<?php $a = 1; namespace A { }', 'a `namespace` that does not come first'],
    ['<?php\nnamespace A;\ndeclare( strict_types = 1 );', 'a `declare` that does not come first'],
    ['<?php $a = 1;\n/* and no end', 'the start of a comment that has no end'],
  ])('is told of two loads deep: %j', async (text, what) => {
    const others = {
      'my-plugin/a.php': "<?php require __DIR__ . '/b.php';",
      'my-plugin/b.php': Buffer.from(text, 'latin1').toString(),
    };
    const found = await judgeBy('compile-error', withCode("require __DIR__ . '/a.php';", others));
    expect(found).toEqual([expect.objectContaining({ message: expect.stringContaining(what) })]);
  });
});

describe('a file that begins as it has to', () => {
  test.each([
    '<?php // A.\ndeclare( strict_types = 1 );\n\nnamespace A\\B;\nuse C;\nnamespace D;',
    '<?php ?>\n<?php ; namespace A { const B = namespace\\C; } namespace E { }',
    "<?php declare( ticks = 1 ); declare( encoding = 'UTF-8' ); namespace A; declare( ticks = 1 ) { }",
    '<?php $a->namespace = 1; A::namespace( $b ); f( namespace: 1 ); enum E { case namespace; } class C { const namespace = 1; }',
    '<?php return array( 1 ); function declare_it() {}',
  ])('is not reported: %j', async (text) => {
    const files = withCode("require __DIR__ . '/a.php';", { 'my-plugin/a.php': text });
    expect(await judge(files)).toEqual([]);
  });
});

describe('stale-version', () => {
  const served = { version: '1.2.2' };

  test.each([
    "define( 'ACME_PRO_VERSION', '1.2.2' );",
    "define( 'MY_VER', '1.2.2' );",
    "class A { public $version = '1.2.2'; }",
    "class A { private string $pluginVersion = '1.2.2'; }",
  ])('watches %j', async (code) => {
    expect(await judgeBy('stale-version', withCode(code), { served })).toHaveLength(1);
  });

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
    "define( 'ACME_STABLE_VERSION', '1.2.2' );",
    "define( 'MY_MIN_PHP_VERSION', '1.2.2' );",
    "define( 'MY_VERSION_OPTION', '1.2.2' );",
    "// define( 'MY_VERSION', '1.2.2' );",
    "define( 'MY_TEMPLATE', '{{version}}' );",
  ])('is not reported for %j', async (code) => {
    expect(await judge(withCode(code), { served })).toEqual([]);
  });

  test('is not reported for what was behind before, too', async () => {
    const code = "define( 'MY_VERSION', '1.2.2' );";
    const before = { what: 'the live version', version: '1.2.2', mainFile: 'my-plugin.php' };
    const judgeAfter = (mainText?: string) =>
      judgeBy('stale-version', withCode(code), { served, before: { ...before, mainText } });
    expect(await judgeAfter(`${main}define( 'MY_VERSION', '1.2.1' );`)).toEqual([]);
    expect(await judgeAfter(`${main}define( 'MY_VERSION', '1.2.2' );`)).toHaveLength(1);
    expect(await judgeAfter(`${main}define( 'MY_OTHER', '1.2.1' );`)).toHaveLength(1);
    expect(await judgeAfter()).toHaveLength(1);
  });

  test('is not reported where the version itself was not raised', async () => {
    const code = "define( 'MY_VERSION', '1.2.3' );";
    expect(await judge(withCode(code), { served: { version: '1.2.3' } })).toEqual([]);
  });
});
