import { CODE_LINE, type Files } from './sample.ts';

/** Code that is never run, and uses what only the newest pair has: one file each. */
const NEW: Readonly<Record<string, readonly [code: string, name: string]>> = {
  plain: ['function acme_1() { return wp_is_rest_endpoint(); }', 'wp_is_rest_endpoint()'],
  namespace: [
    'namespace Acme; function two() { return wp_get_admin_notice( "" ); }',
    'wp_get_admin_notice()',
  ],
  'new-class': ['use WP_HTML_Processor as P; function acme_3() { return new P; }', 'WP_HTML_Processor'],
  static: [
    'namespace Acme; class Four { function four() { return \\WP_Navigation_Fallback::get_fallback(); } }',
    'WP_Navigation_Fallback',
  ],
  extends: ['class Acme_5 extends WP_Script_Modules {}', 'WP_Script_Modules'],
  implements: [
    'class Acme_6 implements Countable, Stringable { function count(): int { return 0; } function __toString(): string { return ""; } }',
    'Stringable',
  ],
  'check-elsewhere': [
    'function acme_9() { return function_exists( "wp_new" ); } function acme_10() { wp_script_modules(); }',
    'wp_script_modules()',
  ],
  'called-without-check': [
    'function acme_15() { if ( function_exists( "wp_is_rest_endpoint" ) ) { acme_16(); } } function acme_16() { wp_prime_option_caches( array() ); } acme_16();',
    'wp_prime_option_caches()',
  ],
  'on-a-usual-hook': [
    'add_action( "init", "acme_17" ); function acme_17() { wp_set_option_autoload( "a", false ); }',
    'wp_set_option_autoload()',
  ],
  'constant-guard': ['defined( "ABSPATH" ) || exit; function acme_11() { return fdiv( 1, 2 ); }', 'fdiv()'],
};

/** Code that uses what only the oldest pair has. */
const GONE: typeof NEW = {
  'or-older': [
    'function acme_45( $a ) { if ( version_compare( PHP_VERSION, "5.4", "<" ) || $a ) { return get_magic_quotes_gpc(); } }',
    'get_magic_quotes_gpc()',
  ],
  gone: ['function acme_12() { return create_function( "", "" ); }', 'create_function()'],
  'gone-too': ['function acme_13( $a ) { while ( list( $k ) = each( $a ) ) { echo $k; } }', 'each()'],
};

/** The like of it that does no harm. */
const NEAR_MISSES: Readonly<Record<string, string>> = {
  'other-check': 'function acme_7() { if ( class_exists( "WooCommerce" ) ) { wp_trigger_error( "", "" ); } }',
  'low-check':
    'function acme_8() { if ( version_compare( $GLOBALS["wp_version"], "5.9", ">=" ) ) { wp_interactivity(); } }',
  'below-older':
    'function acme_46() { if ( version_compare( PHP_VERSION, "5.4", "<" ) ) { return; } money_format( "", 1 ); }',
  around:
    'function acme_21() { if ( function_exists( "wp_is_rest_endpoint" ) ) { return wp_is_rest_endpoint(); } }',
  inline: 'function acme_22() { return is_callable( "wp_is_rest_endpoint" ) && wp_is_rest_endpoint(); }',
  'same-file':
    'function acme_23() { return function_exists( "\\\\wp_is_rest_endpoint" ); } function acme_24() { return acme_23() ? wp_is_rest_endpoint() : false; }',
  'return-before':
    'function acme_25() { if ( ! class_exists( "WP_HTML_Processor" ) ) { return; } wp_get_admin_notice( "" ); }',
  'version-around':
    'function acme_26() { if ( version_compare( get_bloginfo( "version" ), "6.5", "<" ) ) { return 1; } else { return wp_is_rest_endpoint(); } }',
  'version-of-php': 'function acme_27() { return PHP_VERSION_ID >= 80000 ? fdiv( 1, 2 ) : 0; }',
  'below-return':
    'if ( version_compare( PHP_VERSION, "8.0", "<" ) ) { return; } class Acme_28 implements Stringable { function __toString(): string { return get_debug_type( 1 ); } }',
  'old-names':
    'function acme_29() { if ( PHP_VERSION_ID < 80000 && get_magic_quotes_gpc() ) { return create_function( "", "" ); } }',
  'older-versions':
    'function acme_43() { if ( version_compare( phpversion(), "7.4", "<" ) && get_magic_quotes_gpc() ) { return create_function( "", "" ); } }',
  'older-inline': 'function acme_44() { return PHP_VERSION_ID < 50400 && get_magic_quotes_gpc(); }',
  caught: 'function acme_30() { try { wp_is_rest_endpoint(); } catch ( \\Throwable $e ) { return 0; } }',
  helper:
    'class Acme_31 { static function is_new() { global $wp_version; return version_compare( $wp_version, "6.5-alpha", ">=" ); } }',
  'by-helper': 'function acme_32() { if ( Acme_31::is_new() ) { wp_is_rest_endpoint(); } }',
  'helper-with-a-prefix': 'function acme_has( $name ) { return function_exists( $name ); }',
  'by-helper-with-a-prefix':
    'function acme_47() { return acme_has( "wp_interactivity_state" ) ? wp_interactivity_state( "a" ) : array(); }',
  'constants-of-functions': 'function acme_48( $files ) { return $files->mkdir( "a", FS_CHMOD_DIR ); }',
  'only-loaded-behind': 'function acme_33() { return wp_is_rest_endpoint(); }',
  loads: 'if ( function_exists( "wp_is_rest_endpoint" ) ) { require __DIR__ . "/only-loaded-behind.php"; }',
  'class-behind': 'class Acme_34 { function go() { return wp_is_rest_endpoint(); } }',
  'uses-class':
    'function acme_35() { if ( function_exists( "wp_is_rest_endpoint" ) ) { ( new Acme_34() )->go(); } }',
  'called-with-check':
    'class Acme_40 { function init() { if ( class_exists( "WP_HTML_Processor" ) ) { $this->hooks(); } } private function hooks() { add_action( "init", array( $this, "acme_go" ) ); } function acme_go() { wp_is_rest_endpoint(); } }',
  'on-a-new-hook':
    'add_filter( "wp_admin_notice_markup", "acme_41" ); function acme_41() { return wp_get_admin_notice( "" ); }',
  'by-name':
    'function acme_42( $name ) { if ( function_exists( $name ) ) { return create_function( "", "" ); } }',
  polyfill:
    'if ( ! function_exists( "acme_is_list" ) ) { function wp_get_wp_version() {} } wp_get_wp_version(); function str_increment( $a ) {}',
  uses: 'namespace Acme\\Deep; use function Acme\\each; function create_function() {} create_function(); each(); str_increment( "" );',
  members:
    'class Acme_36 { function each() {} static function create_function() {} function go() { $this->each(); self::create_function(); Acme_36::create_function(); } } // each()',
  texts:
    'function acme_37( $b ) { return "each( $a ) {$b->each( 1 )}" . WP_HTML_Processor::class . \'wp_is_rest_endpoint()\'; }',
  hints:
    'function acme_38( WP_HTML_Processor $a = null ): ?Stringable { try { return $a instanceof Stringable ? $a : null; } catch ( ValueError $e ) {} }',
  attributes: '#[AllowDynamicProperties]\n#[Attribute(1)]\nclass Acme_39 {}',
  'uses-large': 'function acme_48( $a ) { return array_first( $a ); }',
  template:
    '?>\n<p>each( $a )</p>\n<?php if ( function_exists( "wp_admin_notice" ) ) : ?>\n<?php wp_admin_notice( "" ); ?>\n<?php endif;',
};

/** Calls that fail wherever PHP gets there, and ones that only look so. */
const CALLS = {
  nowhere: 'function acme_60() { write_log( 1 ); }',
  // As nearly every file of a plugin begins.
  'behind-abspath': "if ( ! defined( 'ABSPATH' ) ) { exit; }\nfunction acme_78() { write_more( 1 ); }",
  'behind-ajax':
    'if ( ! defined( "DOING_AJAX" ) || ! DOING_AJAX ) { function acme_112() { write_ajax( 1 ); } }',
  'behind-own':
    'if ( ! function_exists( "acme_79" ) ) { function acme_79() { write_most( 1 ); } } if ( ! function_exists( "elsewhere_79" ) ) { function acme_80() { write_never( 1 ); } }',
  // These hooks are in files beside WordPress's folders; nobody here has the third.
  'behind-hooks':
    "add_action( 'init', function () { write_early( 1 ); } ); add_action( 'login_header', function () { write_late( 1 ); } ); add_action( 'elsewhere_90', function () { write_elsewhere( 1 ); } );",
  'not-forgotten':
    'function acme_82( $a ) { if ( ! function_exists( "theirs_82" ) ) { return 0; } if ( $a ) { theirs_82( 1 ); } return theirs_82( $a ); } function acme_83( $a ) { if ( function_exists( "theirs_83" ) ) { theirs_83( 1 ); } else { $a = 1; } return $a && function_exists( "theirs_83" ) && theirs_83( $a ); } function acme_84() { if ( function_exists( "theirs_84" ) ) { theirs_84(); } theirs_84(); }',
  calls:
    'class Acme_61 { static function one( $a, $b = 1, ...$c ) {} static function acme_twice() { self::gone(); } }\nfunction acme_62() { Acme_61::one(); }',
  'fine-calls':
    'trait Acme_63 { static function three( $a ) { self::of_class(); } } class Acme_64 extends Acme_61 { use Acme_63; static function of_class() {} function acme_all( $all ) { self::one( ...$all ); static::later(); parent::acme_twice(); Acme_64::three( 1 ); Acme_65::any( 1 ); $this->one(); } } class Acme_65 { static function __callStatic( $name, $all ) {} }',
  'of-this': 'class Acme_66 { private $list; function go() { $this->list->go(); return $this->gone( 1 ); } }',
  'fine-of-this':
    'class Acme_67 { function go() { $this->of_child(); } } class Acme_68 extends Acme_67 { function of_child() { $this->go(); } } abstract class Acme_69 { function go() { $this->elsewhere(); } } trait Acme_70 { function go() { $this->of_class(); } } class Acme_71 { use Acme_70; function of_class() { if ( method_exists( $this, "asked" ) ) { $this->asked(); } } } class Acme_72 extends Elsewhere { function go() { $this->inherited(); } } class Acme_73 extends WP_Widget { function go() { $this->get_field_id( 1 ); } } class Acme_74 { function __call( $name, $all ) {} function go() { $this->any(); return new $this->class_name( 1 ); } } class Acme_76 { private $name; function go() { return new $this->name( 1 ); } } function acme_75() { return function () { $this->bound(); }; }',
  'fine-variables':
    'class Acme_102 { public static $a; function go( $b, &$c ) { global $d; static $e; list( $f ) = $b; foreach ( $f as $g ) { $a::$h->go(); } try { acme_103( $i ); } catch ( Exception $j ) { $j->getCode(); } $k = function ( $l ) use ( $b ) { $b->go(); $l->go(); }; self::$a->go(); if ( isset( $m ) ) { $m->go(); } $b->go(); $c->go(); $d->go(); $e->go(); $f->go(); $g->go(); $i->go(); $k->call( $this ); $this->go( 1, $_GET ); } } function acme_103( &$a ) { extract( array( "b" => 1 ) ); $b->go(); } function acme_104() { include "of-this.php"; $c->go(); } function acme_105() { $name = "d"; $$name = 1; $d->go(); } function acme_106() { return "$e->go()" . $GLOBALS["f"]; } $g->go();',
  'no-import':
    'namespace Acme\\Views; class Page { function show( $data ) { return array( new WP_Error(), Page::class, $data->acme_totals() ); } }',
  'fine-imports':
    'namespace Acme\\Views; use WP_Error; class Box { function show() { return array( new WP_Error(), new \\ArrayObject(), new Page(), new \\Other\\Thing() ); } function ask() { return class_exists( "Acme\\\\Views\\\\Pro" ) ? new Pro() : new Page(); } }',
  // WordPress has the class, and loads it where it needs it.
  'of-wordpress':
    'if ( ! class_exists( "WP_Site_Health" ) ) { class WP_Site_Health {} } function acme_91() { return WP_Site_Health::get_instance(); }',
  // `uses` imports it.
  'of-namespace': 'namespace Acme; function each() {}',
} as const;

/** Calls that the previous version has, too; what stands before them is no arrow. */
const AS_BEFORE = {
  'as-before': 'function acme_77( $a ) { return $a-->gonebefore() ? array( 1 =>gonethen() ) : 0; }',
};

/** Hardly anything but words. */
const LARGE = `<?php
${'// Words that nobody reads.\n'.repeat(16_000)}
if ( ! function_exists( 'array_first' ) ) {
	function array_first( $items ) {
		return reset( $items );
	}
}
`;

const inParts = (parts: readonly (readonly [name: string, code: string])[]): Files =>
  Object.fromEntries(parts.map(([name, code]) => [`parts/${name}.php`, `<?php\n${code}\n`]));

const line = (severity: string, file: string, at: number, does: string) =>
  `${severity} parts/${file}.php:${at} Line ${at} of \`parts/${file}.php\` ${does}`;

const listTold = (parts: typeof NEW) =>
  Object.entries(parts).map(([file, [code, name]]) =>
    line(
      'warning',
      file,
      2,
      `${name.endsWith('()') ? 'calls' : 'uses the class'} \`${code.startsWith('namespace') && name.endsWith('()') ? 'Acme\\' : ''}${name}\`, which neither`,
    ),
  );

const ALWAYS_TOLD = [
  line('error', 'calls', 3, 'calls `Acme_61::one()` with 0 arguments; it requires 1'),
  line('warning', 'calls', 2, 'calls `Acme_61::gone()`, and the class has no such method'),
  line('warning', 'of-this', 2, 'calls `Acme_66::gone()`, and the class has no such method'),
  // Children may have these methods, or require fewer arguments.
  line('warning', 'fine-calls', 2, 'calls `Acme_64::later()`'),
  line('warning', 'fine-calls', 2, 'calls `Acme_64::one()` with 0 arguments; it requires 1'),
  line('warning', 'fine-of-this', 2, 'calls `Acme_69::elsewhere()`'),
  ...Object.entries({
    nowhere: ['write_log'],
    'behind-ajax': ['write_ajax'],
    'behind-own': ['write_most', 'write_never'],
    'behind-hooks': ['write_early', 'write_late'],
  }).flatMap(([file, names]) =>
    names.map((name) => line('warning', file, 2, `calls \`${name}()\`, which neither`)),
  ),
  line('warning', 'behind-abspath', 3, 'calls `write_more()`, which neither'),
  line('warning', 'fine-of-this', 2, 'uses the class `Elsewhere`'),
  line('warning', 'no-import', 2, 'uses the class `Acme\\Views\\WP_Error`'),
  line('warning', 'fine-imports', 2, 'uses the class `Other\\Thing`'),
];

/** A plugin's files that are not loaded, and what has to be told of them on each pair. */
export const NAME_PARTS = {
  /** Loads them on a condition that no site here meets. */
  code: "if ( get_option( 'acme_parts' ) ) { foreach ( glob( __DIR__ . '/parts/*.php' ) as $part ) { require_once $part; } }",
  previous: {
    ...inParts(Object.entries(AS_BEFORE)),
    'parts/no-import.php':
      '<?php\nnamespace Acme\\Views; class Page { function acme_totals() {} function __call( $name, $all ) {} }\n',
  },
  files: {
    ...inParts(Object.entries(AS_BEFORE)),
    ...inParts(Object.entries({ ...NEW, ...GONE }).map(([name, [code]]) => [name, code])),
    ...inParts(Object.entries(NEAR_MISSES)),
    ...inParts(Object.entries(CALLS)),
    'parts/large.php': LARGE,
    'vendor/acme/library.php':
      '<?php\nfunction acme_library() { return register_block_bindings_source( "" ); }\n',
  },
  told: {
    oldest: [
      `warning acme-notes.php:${CODE_LINE} Line ${CODE_LINE} of \`acme-notes.php\` calls \`wp_get_development_mode()\``,
      ...listTold(NEW),
      ...ALWAYS_TOLD,
    ],
    newest: [...listTold(GONE), ...ALWAYS_TOLD],
  },
};
