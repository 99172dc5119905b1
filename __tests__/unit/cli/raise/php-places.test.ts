import { describe, expect, test } from '@jest/globals';
import { findOtherVersions, findPhpPlaces } from '../../../../src/cli/raise/php-places.ts';

const OWN = new Set(['my', 'plugin', 'api']);

/** Raises the version in a line of code. */
function judge(line: string, version = '1.2.3') {
  const code = `<?php\n${line}\n`;
  return findPhpPlaces(code, version, OWN).map(({ start, end, kind, why }) => {
    expect(code.slice(start, end)).toBe(version);
    return why === '' ? kind : `${kind}: ${why}`;
  });
}

describe('the version in PHP is raised in', () => {
  test.each([
    `define( 'MY_PLUGIN_VERSION', '1.2.3' );`,
    `\\define("MY_VER","1.2.3");`,
    `defined( 'A_VERSION' ) || define( 'A_VERSION', '1.2.3' );`,
    `const VERSION = '1.2.3';`,
    `class A { const version = '1.2.3'; }`,
    `class A { public const string PLUGIN_VERSION = '1.2.3'; }`,
    `const A = 1, VERSION = '1.2.3';`,
    `class A { public $version = '1.2.3'; }`,
    `class A { protected static string $_version = '1.2.3'; }`,
    `$this->version     = '1.2.3';`,
    `self::$version = '1.2.3';`,
    `$pluginVersion = '1.2.3';`,
    `$GLOBALS['meta']['my-plugin']['version'] = '1.2.3';`,
    `public static $plug_version = '1.2.3';`,
    `function get_version() { return '1.2.3'; }`,
    `public function version(): ?string { return '1.2.3'; }`,
    `define( 'WC_STRIPE_VERSION', '1.2.3' );`,
    // The word before it is a part of the plugin's name.
    `define( 'CF7_API_VERSION', '1.2.3' );`,
    `define( 'DUPLICATE_POST_CURRENT_VERSION', '1.2.3' );`,
  ])('%s', (line) => {
    expect(judge(line)).toEqual(['own']);
  });
});

describe('the version in PHP stays in', () => {
  test.each([
    `_deprecated_function( __FUNCTION__, '1.2.3' );`,
    `do_action_deprecated( 'a', array( $b ), '1.2.3', 'c' );`,
    `if ( version_compare( $installed, '1.2.3', '<' ) ) {}`,
    `if ( $version === '1.2.3' ) {}`,
    `if ( '1.2.3' != $version ) {}`,
    `switch ( $a ) { case '1.2.3': break; }`,
    `$updates = array( '1.2.3' => 'update_123' );`,
    `$updates = [ '1.2.2', '1.2.3' ];`,
    `define( 'MY_MIN_PHP_VERSION', '1.2.3' );`,
    `const REQUIRED_PRO_VERSION = '1.2.3';`,
    `const WP_VERSION = '1.2.3';`,
    `define( 'ACME_PHP_VERSION', '1.2.3' );`,
    `$args = array( 'minimum_install_version' => '1.2.3' );`,
    `$previous_version = '1.2.3';`,
  ])('%s', (line) => {
    expect(judge(line)).toEqual(['past']);
  });

  test.each([
    `// const VERSION = '1.2.3';`,
    `/* @since 1.2.3 */`,
    `$text = 'Since 1.2.3';`,
    `define( 'MY_VERSION', '11.2.3' );`,
    `define( 'MY_VERSION', '1.2.30' );`,
    `define( 'MY_VERSION', $version );`,
  ])('%s, where it is not all of a text', (line) => {
    expect(judge(line)).toEqual([]);
  });
});

describe('the version in PHP is not clear in', () => {
  test.each([
    [`define( 'MY_DB_VERSION', '1.2.3' );`, /something else: db/],
    [`define( 'ACME_WP_VERSION', '1.2.3' );`, /something else: wp/],
    [`wp_enqueue_style( 'a', $url, array(), '1.2.3' );`, /passed to wp_enqueue_style\(\)/],
    [`$versions->register( '1.2.3', 'init' );`, /passed to register\(\)/],
    [`return array( 'version' => '1.2.3' );`, /The list may be about something else/],
    [`$version = defined( 'A' ) ? A : '1.2.3';`, /called a version/],
    [`$version = $beta ? '1.2.3' : '2';`, /longer expression/],
    [`$version .= '1.2.3';`, /longer expression/],
    [`define( 'MY_RELEASE', '1.2.3' );`, /does not say that it is the version/],
    [`function load( $version = '1.2.3' ) {}`, /default of the parameter \$version/],
    [`echo '1.2.3';`, /called a version/],
  ])('%s', (line, why) => {
    expect(judge(line)).toEqual([expect.stringMatching(/^unclear: /)]);
    expect(judge(line)[0]).toMatch(why);
  });

  test('a number, because not every version is one', () => {
    expect(judge(`define( 'MY_VERSION', 1.2 );`, '1.2')).toEqual([
      'unclear: It is a number, and a version such as 1.3.1 is none. Write it in quotes.',
    ]);
    expect(judge(`define( 'MY_VERSION', 11.2 ); $a = array( 1.2 ); round( 1.2 ); $b = 1.25;`, '1.2')).toEqual(
      [],
    );
  });
});

test.each([
  ["define( 'MY_PLUGIN_VERSION', '1.2.2' );", ['1.2.2']],
  ["define( 'ACME__TOOLS__PLUGIN_VERSION', '1.2.2' );", ['1.2.2']],
  ["class A { const VERSION = '1.1'; }", ['1.1']],
  ["public $version = '0.9-beta';", ['0.9-beta']],
  ["define( 'MY_PLUGIN_VERSION', '1.2.3' );", []],
  ["define( 'MY_DB_VERSION', '1.1' ); define( 'OTHER_VERSION', '1.1' );", []],
  ["define( 'MY_MIN_VERSION', '1.1' ); define( 'MY_WP_VERSION', '6.2' );", []],
  ["$version = '1'; $version = 'a.b'; if ( $version === '1.1' ) {}", []],
])('what %s calls the version, and is another one', (line, expected) => {
  const code = `<?php\n${line}\n`;
  const found = findOtherVersions(code, '1.2.3', OWN);
  expect(found.map(({ start, end }) => code.slice(start, end))).toEqual(expected);
});
