import { describe, expect, test } from '@jest/globals';

import { readMainCode } from '../../../../src/package/php/main-code.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';

function read(code: string) {
  return readMainCode('my-plugin/my-plugin.php', Buffer.from(code));
}

/** The loads of some code, with marks for what is around them. */
function listLoads(code: string): readonly string[] {
  const { units } = read(`<?php\n${code}`);
  return units
    .flatMap(({ loads, name }, unit) =>
      loads.map((load) => ({ ...load, by: unit === 0 ? '' : `in ${name}`.trim() })),
    )
    .map(({ path, when, by, isGuarded, isBehindGuard }) =>
      [path, when !== 'maybe' && when, by, isGuarded && 'guarded', isBehindGuard && 'behind']
        .filter((part) => part !== false && part !== '')
        .join(' '),
    );
}

const A = "__DIR__ . '/a.php'";

describe('the loads of a main file', () => {
  test.each([
    ["require __DIR__ . '/inc/a.php';", 'my-plugin/inc/a.php always'],
    ["require_once( dirname( __FILE__ ) . '/a.php' );", 'my-plugin/a.php always'],
    ["require \\plugin_dir_path( __FILE__ ) . './inc/..//a.php';", 'my-plugin/a.php always'],
    ['INCLUDE(__dir__.DIRECTORY_SEPARATOR."a".\'.php\') ?>', 'my-plugin/a.php always'],
    ["define( 'D', plugin_dir_path( __FILE__ ) ); require D . 'a.php';", 'my-plugin/a.php always'],
    ["namespace N { const D = __DIR__; require D . '/a.php'; }", 'my-plugin/a.php always'],
    ["define( 'D', trailingslashit( __DIR__ ) ); $x = D; require D . 'a.php';", 'my-plugin/a.php always'],
    [
      "if ( ! defined( 'D' ) ) { define( 'D', __DIR__ . '/' ); } require D . 'a.php';",
      'my-plugin/a.php always',
    ],
    ["define( 'F', __FILE__ ); require dirname( F ) . '/a.php';", 'my-plugin/a.php always'],
    ["define( 'F', __FILE__ ); require plugin_dir_path( F ) . 'a.php';", 'my-plugin/a.php always'],
    ["$d = plugin_dir_path( __FILE__ ); require $d . 'a.php';", 'my-plugin/a.php always'],
    [
      "class C { const D = __DIR__ . '/inc/'; static function f() { require static::D . 'a.php'; } }",
      'my-plugin/inc/a.php always in c::f',
    ],
    [
      "class C { private static ?string $d = null; static function f() { self::$d = __DIR__; require self::$d . '/a.php'; } }",
      'my-plugin/a.php always in c::f',
    ],
    [
      "class C { public $d = ''; function f() { $this->d = plugin_dir_path( __FILE__ ); $e = $this->d; require $e . 'a.php'; } }",
      'my-plugin/a.php always in c::f',
    ],
    [`return require ${A};`, 'my-plugin/a.php always'],
    [`@require ${A};`, 'my-plugin/a.php always'],
    [`#[A(1)]\nfunction f() {}\nrequire ${A};`, 'my-plugin/a.php always'],
    [`if ( ! defined( 'ABSPATH' ) ) { exit; }\nrequire ${A};`, 'my-plugin/a.php always'],
    [`if ( $a ) : echo 1; else : echo 2; endif; require ${A};`, 'my-plugin/a.php always'],
    [`$f = function () { return 1; }; $c = new class { }; require ${A};`, 'my-plugin/a.php always'],
    [`$h = <<<H\nrequire 'x';\nH;\n// it's\nrequire ${A};`, 'my-plugin/a.php always'],
    [`if ( $a ) { require ${A}; }`, 'my-plugin/a.php'],
    [`if ( $a ) require ${A};`, 'my-plugin/a.php'],
    [`if ( f() ) : require ${A}; endif;`, 'my-plugin/a.php'],
    [`if ( f( 1 ) ) : else : require ${A}; endif;`, 'my-plugin/a.php'],
    [`function f() { require ${A}; }`, 'my-plugin/a.php always in f'],
    [
      `class C { function require() { $this->require( 1 ); require ${A}; } }`,
      'my-plugin/a.php always in c::require',
    ],
    [`add_action( 'a', function () { require ${A}; } );`, 'my-plugin/a.php always in'],
    [`class_exists( 'C' ) || require ${A};`, 'my-plugin/a.php'],
    [`try { require ${A}; } catch ( E $e ) {}`, 'my-plugin/a.php'],
    [`if ( file_exists( ${A} ) ) { if ( 1 ) { require ${A}; } }`, 'my-plugin/a.php guarded'],
    [`is_readable( ${A} ) && require ${A};`, 'my-plugin/a.php guarded'],
    [`if ( ! file_exists( ${A} ) ) { f(); return; } require ${A};`, 'my-plugin/a.php always behind'],
    [`file_exists( ${A} ) || exit; require ${A};`, 'my-plugin/a.php always behind'],
    [
      `function f() { if ( ! file_exists( ${A} ) ) { g(); return; } if ( B ) { require ${A}; } }`,
      'my-plugin/a.php in f behind',
    ],
    [
      `function f() { if ( ! is_file( ${A} ) ) return; } function g() { require ${A}; }`,
      'my-plugin/a.php always in g',
    ],
    [`if ( is_file( 'x' ) ) { f( function () { return; } ); } require ${A};`, 'my-plugin/a.php always'],
    [`if ( is_file( 'x' ) ) { function f() { return; } } require ${A};`, 'my-plugin/a.php always'],
    [
      `if ( ! file_exists( ${A} ) ) { $e = 1; } if ( $e ) { return; } require ${A};`,
      'my-plugin/a.php always behind',
    ],
    [`if ( ! D ) exit; if ( ! is_file( ${A} ) ) { f(); } require ${A};`, 'my-plugin/a.php always'],
    [`if ( ! is_file( ${A} ) ) { f(); } function g() { return; } require ${A};`, 'my-plugin/a.php always'],
    [
      "if ( ! is_file( __DIR__ . '/b.php' ) ) { $e = 1; } if ( $e ) { exit; } require __DIR__ . '/a.php';",
      'my-plugin/a.php always',
    ],
    [
      `if ( file_exists( ${A} ) ) { require ${A}; } else { f(); return; } g();`,
      'my-plugin/a.php always behind',
    ],
    [`if ( file_exists( ${A} ) ) { require ${A}; } else { return; }`, 'my-plugin/a.php always guarded'],
    [
      `function f() { if ( file_exists( ${A} ) ) { require ${A}; } else { return; } }`,
      'my-plugin/a.php always in f guarded',
    ],
    [`if ( file_exists( ${A} ) ) : require ${A}; endif;`, 'my-plugin/a.php always guarded'],
    [`if ( file_exists( ${A} ) ) : f(); endif; require ${A};`, 'my-plugin/a.php always'],
  ])('are found in %j', (code, load) => {
    expect(listLoads(code)).toEqual([load]);
  });

  test.each([
    '/* require __DIR__ . "/a.php"; */',
    '$a = \'require __DIR__ . "/a.php";\';',
    "?> require __DIR__ . '/a.php'; <?php",
    "require 'a.php';",
    'require __DIR__ . "/$a.php";',
    "require __DIR__ . '/' . $a;",
    "require dirname( __DIR__ ) . '/a.php';",
    "require dirname( __FILE__, 2 ) . '/a.php';",
    "require __DIR__ . '/../a.php';",
    "require ABSPATH . 'wp-admin/a.php';",
    "define( 'D', f() ); require D . 'a.php';",
    "define( 'D', __DIR__ . '/a/' ); define( 'D', __DIR__ . '/b/' ); require D . 'a.php';",
    "class C { static $d = __DIR__; function f() { self::$d = __DIR__ . '/b'; require self::$d . '/a.php'; } }",
    "class C { public $d = __DIR__; function f() { $this->d .= '/b'; require $this->d . '/a.php'; } }",
    "class C { public $d = __DIR__; function f( $d ) { $this->d = $d; require $this->d . '/a.php'; } }",
    "class C { public $d = __DIR__; function f() { require $this->d() . '/a.php'; require $d . '/a.php'; } }",
    "class C { public $d = __DIR__; function f() { require $this->d->e . '/a.php'; require $other->d . '/a.php'; } }",
    "class C { const D = __DIR__; function f() { require Other::D . '/a.php'; require self::E . '/a.php'; } }",
    "require constructor . 'a.php'; require constructor( __DIR__ ) . '/a.php';",
    `return; require ${A};`,
    `$this->require( ${A} ); C::include( ${A} );`,
  ])('are not told where they are not sure: %j', (code) => {
    expect(listLoads(code)).toEqual([]);
  });

  test('have lines, whatever ends them', () => {
    const { loads, constants } = read(`<?php\r\n\r/*\n*/define( 'A_VERSION', '1' );\nrequire ${A};`);
    expect(loads.map(({ line }) => line)).toEqual([5]);
    expect(constants).toMatchObject([{ name: 'A_VERSION', value: '1', line: 4 }]);
  });
});

describe('what a main file prints', () => {
  test.each([
    ['\n<?php', 'start 1 "\\n"'],
    ['<?php\nf();\n?>\n\n', 'behind 4 "\\n"'],
    ['<?php f(); ?> <?php g(); ?>\n\nx', 'behind 1 " "'],
    ['<?php if ( $a ) { ?>x<?php } ?>y', 'behind 1 "y"'],
  ])('is found in %j', (code, print) => {
    const prints = read(code).prints.map(
      ({ where, text, line }) => `${where} ${line} ${JSON.stringify(text)}`,
    );
    expect(prints).toEqual([print]);
  });

  test.each([
    '<?php f(); ?>\n',
    '<?php f(); ?>\r\n',
    '<?php f();',
    '<?php function f() { ?>x<?php }',
    '<?php if ( $a ) : ?>x<?php elseif ( $b ) : ?>y<?php else : ?>z<?php endif;',
    '<?php foreach ( f() as $b ) : ?>x<?php endforeach; switch ( $a ) : case 1: ?>x<?php endswitch;',
    '<?php return; ?>x',
    '<?php __halt_compiler(); ?>x',
    '<?php ?>\n<?php f();',
  ])('is not found in %j', (code) => {
    expect(read(code).prints).toEqual([]);
  });
});

test.each(['(', '{', 'if(1){', '<?php ', '?> <?php ', "define('A',A.A);", 'if(f()):', 'return;', '}', ';'])(
  'code is read in linear time, with many %j',
  (piece) => {
    const start = cpuNow();
    read(`<?php f(); ${piece.repeat(300_000 / piece.length)}`);
    expect(cpuNow() - start).toBeLessThan(3000);
  },
);
