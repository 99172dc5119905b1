import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Case } from './cases.ts';
import { changes } from './join-cases.ts';
import { WORKING } from './own-cases.ts';
import { inFolder, samplePlugin } from './sample.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const [before = '', after = ''] = [
  ...readFileSync(join(ROOT, 'docs', 'rehearse.md'), 'utf8').matchAll(/^```php\n(.*?)^```$/gms),
].map(([, code]) => code);
/** The example in the page of the docs. */
const SETTINGS = { before, after };
const ROWS = readExample('rows');
const ORDER = readExample('order');

/** The two files of another example. */
function readExample(name: string): { readonly before: string; readonly after: string } {
  const read = (when: string) =>
    readFileSync(join(ROOT, 'examples', 'update-tests', `${name}-${when}-update.php`), 'utf8');
  return { before: read('before'), after: read('after') };
}

/** Several files in one. */
const joinFiles = (files: readonly string[]) =>
  `<?php\n${files.map((file) => file.replace(/^<\?php\n/, '')).join('\n')}`;

const version = (number: string, code: string) => () =>
  zipFiles(inFolder(samplePlugin({ version: number, code })));
const LOG = `register_activation_hook( __FILE__, function () {
	$GLOBALS['wpdb']->query( "CREATE TABLE {$GLOBALS['wpdb']->prefix}acme_log (id bigint(20) NOT NULL AUTO_INCREMENT, entry varchar(100) NOT NULL, PRIMARY KEY (id))" );
} );`;
const MIGRATE = `function acme_migrate() {
	global $wpdb;
	if ( get_option( 'acme_migrated' ) ) { return; }
	update_option( 'acme_migrated', 2 );
	$wpdb->query( "CREATE TABLE {$wpdb->prefix}acme_messages (id bigint(20) NOT NULL AUTO_INCREMENT, message varchar(100) NOT NULL, PRIMARY KEY (id))" );
	$wpdb->query( "INSERT INTO {$wpdb->prefix}acme_messages (message) SELECT entry FROM {$wpdb->prefix}acme_log" );
}`;
const ORDERS = `add_action( 'init', function () { register_post_type( 'acme_order', array( 'public' => true ) ); } );
add_shortcode( 'acme_order', function ( $atts ) { return 'Total: ' . get_post_meta( $atts['id'], '_acme_total', true ); } );`;
const BEFORE = [LOG, ORDERS].join('\n');
const MIGRATES = [MIGRATE, "add_action( 'admin_init', 'acme_migrate' );", ORDERS].join('\n');

const SETTING =
  "register_activation_hook( __FILE__, function () { update_option( 'acme_settings', array( 'color' => 'teal' ) ); set_transient( 'acme_cache', 1 ); wp_schedule_event( time() + 3600, 'daily', 'acme_daily' ); } );";
const FOUR_ROWS = `register_activation_hook( __FILE__, function () {
	foreach ( array( 'a', 'b', 'c', 'd' ) as $entry ) { $GLOBALS['wpdb']->insert( "{$GLOBALS['wpdb']->prefix}acme_log", array( 'entry' => $entry ) ); }
} );`;
const once = (code: string, option = 'acme_schema') =>
  `add_action( 'admin_init', function () { global $wpdb; if ( get_option( '${option}' ) ) { return; } update_option( '${option}', 2 ); ${code} } );`;

/** Updates that change data, without a test of the author's. */
export const DATA_CASES: readonly Case[] = [
  {
    name: 'an option that an update deletes',
    together: WORKING,
    ...changes(SETTING, once("delete_option( 'acme_settings' );")),
    warns: /the option `acme_settings` is gone or empty/,
    isOfPage: true,
  },
  {
    name: 'a table that an update drops',
    previous: version('1.0.0', [LOG, FOUR_ROWS].join('\n')),
    next: version('1.1.0', once('$wpdb->query( "DROP TABLE {$wpdb->prefix}acme_log" );')),
    warns: /the table `wp_acme_log`, which had 4 rows, is gone/,
    isOfPage: true,
    isThorough: true,
  },
  {
    name: 'rows that a migration loses',
    together: WORKING,
    // Another of the cases that are played with it has a table of that name.
    ...changes(
      [LOG, FOUR_ROWS].join('\n').replaceAll('acme_log', 'acme_diary'),
      once('$wpdb->query( "DELETE FROM {$wpdb->prefix}acme_diary WHERE entry <> \'a\'" );', 'acme_rows'),
    ),
    warns: /the table `wp_acme_diary` has 1 of 4 rows/,
    isOfPage: true,
  },
  {
    name: 'meta data, a role and a column that an update loses',
    previous: version(
      '1.0.0',
      [
        LOG,
        FOUR_ROWS,
        "register_activation_hook( __FILE__, function () { update_post_meta( 1, '_acme_price', 4 ); add_role( 'acme_seller', 'Seller' ); } );",
      ].join('\n'),
    ),
    next: version(
      '1.1.0',
      once(
        'delete_post_meta_by_key( "_acme_price" ); remove_role( "acme_seller" ); $wpdb->query( "ALTER TABLE {$wpdb->prefix}acme_log DROP COLUMN entry" );',
      ),
    ),
    warns: /the (meta data `_acme_price`|role `acme_seller`|column `entry`)/,
    isOfPage: true,
    isThorough: true,
  },
  {
    name: 'settings that become a list, and a version that has another name',
    previous: version(
      '1.0.0',
      "register_activation_hook( __FILE__, function () { update_option( 'acme_color', 'teal' ); update_option( 'acme_ver', '1.0.0' ); } );",
    ),
    next: version(
      '1.1.0',
      once(
        "update_option( 'acme_settings', array( 'look' => array( 'color' => get_option( 'acme_color' ) ) ) ); delete_option( 'acme_color' ); delete_option( 'acme_ver' );",
      ),
    ),
    isThorough: true,
  },
  {
    name: 'settings and rows that an update keeps or moves',
    isThorough: true,
    previous: version('1.0.0', [SETTING, LOG, FOUR_ROWS].join('\n')),
    next: version(
      '1.1.0',
      [
        MIGRATE,
        once(`acme_migrate(); update_option( 'acme_options', get_option( 'acme_settings' ) ); delete_option( 'acme_settings' );
$wpdb->query( "DROP TABLE {$wpdb->prefix}acme_log" );
delete_transient( 'acme_cache' ); flush_rewrite_rules(); wp_clear_scheduled_hook( 'acme_daily' );`),
      ].join('\n'),
    ),
    notes: /The scheduled task `acme_daily` of the previous version is gone/,
  },
];

/** Tests of authors around the update: the examples of the docs, and what breaks each. */
export const AUTHOR_CASES: readonly Case[] = [
  {
    name: 'settings kept, rows migrated and an order that still opens, as their author tests',
    previous: version('1.0.0', BEFORE),
    next: version('1.1.0', MIGRATES),
    before: joinFiles([SETTINGS.before, ROWS.before, ORDER.before]),
    after: joinFiles([SETTINGS.after, ROWS.after, ORDER.after]),
    until: 'After update',
  },
  {
    name: 'settings that an update loses, as their author tests',
    next: version(
      '1.1.0',
      "add_action( 'admin_init', function () { update_option( 'acme_settings', array( 'color' => 'blue' ) ); } );",
    ),
    before: SETTINGS.before,
    after: SETTINGS.after,
    fails: {
      step: 'After update',
      says: /^The color that the customer chose is gone\.$/,
      file: 'tests/after-update.php',
      line: 5,
    },
  },
  {
    name: 'rows that only an activation migrates, as their author tests',
    previous: version('1.0.0', BEFORE),
    next: version('1.1.0', [MIGRATE, "register_activation_hook( __FILE__, 'acme_migrate' );"].join('\n')),
    before: ROWS.before,
    after: ROWS.after,
    fails: {
      step: 'After update',
      says: /^0 of three entries were migrated\.$/,
      file: 'tests/after-update.php',
      line: 6,
    },
    isThorough: true,
  },
  {
    name: 'an order that no longer opens, as its author tests',
    previous: version('1.0.0', BEFORE),
    next: version('1.1.0', ORDERS.replace("'_acme_total'", "'_acme_sum'")),
    before: ORDER.before,
    after: ORDER.after,
    fails: {
      step: 'After update',
      says: /no longer shows its total/,
      file: 'tests/after-update.php',
      line: 6,
    },
    isThorough: true,
  },
  {
    name: 'a test of the author that calls a function which is gone',
    previous: version('1.0.0', 'function acme_total() { return 49.9; }'),
    next: version('1.1.0', ''),
    after: '<?php\n\nif ( 49.9 !== acme_total() ) {\n\treturn false;\n}\n',
    fails: {
      step: 'After update',
      says: /^Error: Call to undefined function acme_total\(\)\.$/,
      file: 'tests/after-update.php',
      line: 3,
    },
    isThorough: true,
  },
  {
    name: 'content that the author cannot make before the update',
    next: version('1.1.0', ''),
    before: "<?php\n\nthrow new Exception( 'There is no order.' );\n",
    after: SETTINGS.after,
    isUnclear: {
      step: 'Before update',
      says: /^There is no order\. So the site/,
      file: 'tests/before-update.php',
      line: 3,
    },
  },
];
