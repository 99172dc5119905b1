import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { StepName } from '../../src/rehearsal/model/results.ts';
import { AUTHOR_CASES, DATA_CASES } from './author-cases.ts';
import { CODE_CASES } from './code-cases.ts';
import { DEPTH_BREAKING, DEPTH_HARMLESS } from './depth-cases.ts';
import { changes, type Part } from './join-cases.ts';
import { NAME_PARTS } from './name-parts.ts';
import { OWN_CASES, WORKING } from './own-cases.ts';
import { CLOSING, SCENE_CASES, WORKING as SCENES_THAT_WORK } from './scene-cases.ts';
import { CODE_LINE, type Files, inFolder, samplePlugin } from './sample.ts';
import { WAY_BACK_CASES } from './way-back-cases.ts';

/** An update, and what has to come of it on a real WordPress. */
export interface Case {
  readonly name: string;
  /** The package before; the sample plugin 1.0.0 unless it says otherwise. `null`: none. */
  readonly previous?: () => Promise<Buffer> | Buffer;
  readonly isFresh?: boolean;
  /** An older version, from which sites update, too. */
  readonly older?: () => Promise<Buffer> | Buffer;
  readonly next: () => Promise<Buffer> | Buffer;
  /** The first failure; `undefined` when all goes well. */
  readonly fails?: Failure;
  /** Plugins that are active beside it. */
  readonly beside?: readonly (() => Promise<Buffer> | Buffer)[];
  /** Keeps the plugin from running, so that nothing is known about it. */
  readonly isUnclear?: Failure;
  /** A warning that a green case has to have, too. */
  readonly warns?: RegExp;
  /** A notice that a green case has to have. */
  readonly notes?: RegExp;
  /** The previous version is put back after the update: what has to be said of it. */
  readonly back?: 'runs' | 'stops' | 'not known';
  /** That warning is about a page, and not at a line. */
  readonly isOfPage?: boolean;
  /** All that is wrong on each pair: severity, place, and how the text begins. Such a case is played on both. */
  readonly told?: Readonly<Record<'oldest' | 'newest', readonly string[]>>;
  /** PHP files of the author's, which run around the update. */
  readonly before?: string;
  readonly after?: string;
  /** The code of both packages, where nothing else differs. */
  readonly part?: Part;
  /** Cases that have this in common are one update, unless all are played, or one by its name: each is still told by itself. */
  readonly together?: string;
  /** These cases, where they are one update. */
  readonly joined?: readonly Case[];
  /** Played only with `--all`, or by its name: another case covers its kind. */
  readonly isThorough?: boolean;
  /** Played on every pair, and not on one of them. */
  readonly isOnAllPairs?: boolean;
  /** Its code is read, too: other cases show what is seen where it runs. */
  readonly readsCode?: boolean;
  /** Of the steps, all that it shows are played by then. What comes later is played with other cases, and with `--all` or its name. */
  readonly until?: StepName;
  /** Never played on another PHP than the oldest. */
  readonly isForOldPhp?: boolean;
}

export interface Failure {
  /** Several where it depends on the version of WordPress. */
  readonly step: StepName | readonly StepName[];
  readonly says: RegExp;
  readonly file?: string;
  readonly line?: number;
}

const zip = (files: Files) => () => zipFiles(inFolder(files));
const withCode = (code: string) => zip(samplePlugin({ code }));
const main = (change: (text: string) => string): (() => Promise<Buffer>) => {
  const files = samplePlugin();
  return zip({ ...files, 'acme-notes.php': change(files['acme-notes.php'] ?? '') });
};
const odd = (name: string) => () =>
  readFileSync(join(import.meta.dirname, '..', 'fixtures', 'odd-packages', 'zips', `${name}.zip`));

/** Entries that only a writer of ZIPs makes. */
async function zipWith(add: (zipFile: ZipFile) => void, files: Files = samplePlugin()): Promise<Buffer> {
  const zipFile = new ZipFile();
  const mtime = new Date(2020, 0, 1);
  for (const [name, content] of Object.entries(inFolder(files)))
    zipFile.addBuffer(Buffer.from(content), name, { mtime });
  add(zipFile);
  zipFile.end();
  return buffer(zipFile.outputStream);
}

const withLink = (name: string, target: string, files?: Files) => () =>
  zipWith(
    (zipFile) => zipFile.addBuffer(Buffer.from(target), `acme-notes/${name}`, { mode: 0o120777 }),
    files,
  );

const without = (name: string): Files =>
  Object.fromEntries(Object.entries(samplePlugin()).filter(([path]) => path !== name));

const fatal = (step: StepName, says: RegExp, line = CODE_LINE): Failure => ({
  step,
  says,
  file: 'acme-notes.php',
  line,
});

/** A table with these columns is made when `made` runs; a page of the site asks for the last one. */
const withTable = (columns: readonly string[], made: string): string => `function acme_make() {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta( "CREATE TABLE {$GLOBALS['wpdb']->prefix}acme_log (\\n${columns.map((name) => `${name} int NOT NULL`).join(',\\n')},\\nKEY id (id)\\n)" );
}
${made}
add_action( 'wp_footer', function () { $GLOBALS['wpdb']->get_results( "SELECT ${columns.at(-1) ?? ''} FROM {$GLOBALS['wpdb']->prefix}acme_log" ); } );`;
/** A table with the column `note`, or with more, which each version makes; `acme_fill()` gives it a row. */
const withFilledTable = (columns: string): string => `function acme_make() {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	dbDelta( "CREATE TABLE {$GLOBALS['wpdb']->prefix}acme_log (\\nid int NOT NULL AUTO_INCREMENT,\\n${columns},\\nPRIMARY KEY  (id)\\n)" );
}
function acme_fill() {
	add_action( 'init', function () { $GLOBALS['wpdb']->replace( "{$GLOBALS['wpdb']->prefix}acme_log", array( 'id' => 1, 'note' => 'kept' ) ); }, 11 );
}
add_action( 'init', 'acme_make' );`;
const ON_ACTIVATION = "register_activation_hook( __FILE__, 'acme_make' );";
const ON_EACH_VERSION = `${ON_ACTIVATION} add_action( 'init', 'acme_make' );`;

const CAUGHT: readonly Case[] = [
  {
    name: 'a required file is missing',
    next: zip(without('includes/class-notes.php')),
    fails: { step: 'Plugin active', says: /Failed opening required/, file: 'acme-notes.php', line: 13 },
    isOnAllPairs: true,
  },
  {
    name: 'syntax that is newer than the declared PHP',
    next: zip(
      samplePlugin({
        files: {
          'includes/new.php':
            '<?php\nenum Suit: string {\n\tcase A = "a";\n}\n$x = match ( true ) { default => 1 };\nfunction f( int|string $a ): never {}\n',
        },
      }),
    ),
    fails: { step: 'PHP syntax', says: /cannot parse/, file: 'includes/new.php', line: 2 },
    isForOldPhp: true,
  },
  {
    name: 'a fatal error on load',
    next: withCode('acme_gone();'),
    fails: fatal('Plugin active', /acme_gone/),
    isOnAllPairs: true,
  },
  {
    name: 'a fatal error after a log line that looks like a note of the rehearsal',
    next: withCode(
      "error_log( 'REHEARSAL refused license.example' ); add_action( 'wp_footer', function () { throw new Exception( 'gone' ); } );",
    ),
    fails: fatal('Front page', /gone\.$/),
  },
  {
    name: 'a fatal error on activation',
    next: withCode('register_activation_hook( __FILE__, function () { acme_gone(); } );'),
    fails: fatal('Deactivate and activate', /did not finish/),
  },
  {
    name: 'a fatal error on admin_init',
    next: withCode("add_action( 'admin_init', function () { acme_gone(); } );"),
    fails: fatal('Dashboard', /acme_gone/),
  },
  {
    name: 'a fatal error where REST routes are registered',
    isThorough: true,
    next: withCode("add_action( 'rest_api_init', function () { acme_gone(); } );"),
    fails: fatal('REST index', /acme_gone/),
  },
  {
    name: 'a fatal error in template_redirect',
    isThorough: true,
    next: withCode("add_action( 'template_redirect', function () { acme_gone(); } );"),
    fails: fatal('Front page', /acme_gone/),
  },
  {
    name: 'a fatal error in wp_footer',
    isThorough: true,
    next: withCode("add_action( 'wp_footer', function () { acme_gone(); } );"),
    fails: fatal('Front page', /acme_gone/),
  },
  {
    name: 'a fatal error on shutdown',
    next: withCode("add_action( 'shutdown', function () { acme_gone(); } );"),
    fails: fatal('Plugin active', /acme_gone/),
  },
  {
    name: 'a main file without <?php',
    next: main((text) => text.replace('<?php\n', '')),
    fails: { step: 'Front page', says: /begins with other text/ },
  },
  {
    name: 'a main file with <?',
    isThorough: true,
    next: main((text) => text.replace('<?php\n', '<?\n')),
    fails: { step: 'Front page', says: /begins with other text/ },
  },
  {
    name: 'a byte order mark before <?php',
    isThorough: true,
    next: main((text) => `\ufeff${text}`),
    fails: { step: 'Front page', says: /begins with other text/ },
  },
  {
    name: 'a blank line before <?php',
    isThorough: true,
    next: main((text) => `\n${text}`),
    fails: { step: 'RSS feed', says: /is no longer XML/ },
  },
  {
    name: 'text after ?>',
    isThorough: true,
    next: main((text) => `${text}?>\nDone.\n`),
    fails: { step: 'Front page', says: /begins with other text.*Done/ },
  },
  {
    name: 'the wrong folder',
    next: () => zipFiles(inFolder(samplePlugin(), 'acme-notes-1.1.0')),
    fails: { step: 'Plugin active', says: /no longer finds `acme-notes\/acme-notes\.php`/ },
    isOnAllPairs: true,
  },
  {
    name: 'a renamed main file',
    next: () => {
      const { 'acme-notes.php': text = '', ...files } = samplePlugin();
      return zipFiles(inFolder({ ...files, 'notes.php': text }));
    },
    fails: { step: 'Plugin active', says: /It finds acme-notes\/notes\.php/ },
  },
  {
    name: 'a plugin that lies one folder too deep',
    next: () => zipFiles(inFolder(inFolder(samplePlugin()))),
    // Older versions of WordPress look for a plugin in the package only when they install it: they lose the one before.
    fails: {
      step: ['Plugin active', 'Update'],
      says: /It finds no plugin there|No valid plugins were found/,
    },
    isOnAllPairs: true,
  },
  {
    name: 'a symbolic link to a PHP file',
    next: withLink('includes/class-notes.php', '../class-notes.php', without('includes/class-notes.php')),
    // WordPress stores the target as the file's text, which PHP prints. PHP 8 misses its class first.
    fails: { step: ['Plugin active', 'Front page'], says: /begins with other text.*class-notes|Acme_Notes/ },
  },
  {
    name: 'a symbolic link to a folder',
    isThorough: true,
    next: withLink('includes', '../elsewhere', without('includes/class-notes.php')),
    fails: { step: 'Plugin active', says: /Failed opening required/ },
  },
  {
    name: 'an entry whose bytes are damaged',
    previous: odd('php-ziparchive'),
    next: odd('damage-js'),
    fails: { step: 'Files', says: /assets\/app\.js/, file: 'assets/app.js' },
  },
  {
    name: 'an entry that is larger than it says',
    isThorough: true,
    previous: odd('php-ziparchive'),
    next: odd('size-understated-js'),
    fails: { step: 'Files', says: /assets\/app\.js/ },
  },
  {
    name: 'a ZIP that was cut off',
    next: async () => (await zipFiles(inFolder(samplePlugin()))).subarray(0, -40),
    fails: { step: 'Update', says: /The update failed/ },
  },
  {
    name: 'a ZIP64 with bytes behind it',
    next: async () =>
      Buffer.concat([
        await zipWith((zipFile) =>
          zipFile.addBuffer(Buffer.from('x'), 'acme-notes/large.txt', { forceZip64Format: true }),
        ),
        Buffer.from('tail'),
      ]),
    fails: { step: 'Update', says: /The update failed/ },
  },
  {
    name: 'a migration that dies on the second request',
    next: withCode(`add_action( 'init', function () {
	if ( '1.1.0' === get_option( 'acme_schema' ) ) { acme_gone(); }
	update_option( 'acme_schema', '1.1.0' );
} );`),
    fails: fatal('Front page', /acme_gone/, CODE_LINE + 1),
    isOnAllPairs: true,
  },
  {
    name: 'an uninstall that dies',
    next: zip(samplePlugin({ files: { 'uninstall.php': '<?php\nacme_gone();\n' } })),
    fails: { step: 'Uninstall', says: /did not finish/ },
  },
  {
    name: 'an activation that dies by chance',
    next: withCode(
      'register_activation_hook( __FILE__, function () { if ( wp_rand( 1, 9 ) + wp_rand( 0, 59 ) < 2 ) { acme_gone(); } } );',
    ),
    fails: fatal('Deactivate and activate', /acme_gone/),
  },
  {
    name: 'a file that is loaded at the end of the request that deletes the plugin',
    together: CLOSING,
    ...changes(
      '',
      "add_action( 'shutdown', function () { require_once __DIR__ . '/parts/end.php'; } );",
      {},
      { 'parts/end.php': '<?php\n' },
    ),
    warns: /^Deleting it in the request that deactivates it.*parts\/end\.php/,
  },
  {
    name: 'a plugin that prints on every page',
    next: withCode("echo 'hello';"),
    fails: { step: 'Front page', says: /begins with other text.*hello/ },
  },
  {
    name: 'a plugin that prints where REST routes are registered',
    isThorough: true,
    next: withCode("add_action( 'rest_api_init', function () { echo 'hello'; } );"),
    fails: { step: 'REST index', says: /is no longer JSON.*hello/ },
  },
  {
    name: 'a feed that is no XML because of an ampersand',
    isThorough: true,
    next: withCode("add_action( 'rss2_head', function () { echo '<note>Fish & chips</note>'; } );"),
    fails: { step: 'RSS feed', says: /no longer XML, because of & chips/ },
  },
  {
    name: 'a first version that dies on load',
    isFresh: true,
    next: withCode('acme_gone();'),
    fails: { step: 'Installation', says: /The activation did not finish|acme_gone/ },
  },
];

const DEACTIVATES_ITSELF = `add_action( 'plugins_loaded', function () {
	if ( class_exists( 'WooCommerce' ) ) { return; }
	require_once ABSPATH . 'wp-admin/includes/plugin.php';
	deactivate_plugins( plugin_basename( __FILE__ ) );
} );`;

const LIBRARY = Object.fromEntries(
  Array.from({ length: 12 }, (_, index) => [
    `lib/part-${index}.php`,
    `<?php\nfunction acme_part_${index}() {}\n`,
  ]),
);

/** It looks for its library, and says when that is missing. */
const CAREFUL = `if ( ! is_dir( __DIR__ . '/lib' ) ) {
	add_action( 'admin_notices', function () { echo '<div class="notice notice-error"><p>Acme Notes: the library was not found.</p></div>'; } );
	return;
}
foreach ( glob( __DIR__ . '/lib/*.php' ) as $part ) { require $part; }
add_action( 'rest_api_init', function () { register_rest_route( 'acme/v2', '/x', array( 'callback' => '__return_true', 'permission_callback' => '__return_true' ) ); } );`;
const FORGETS_ITSELF = `add_action( 'admin_init', function () {
	if ( class_exists( 'WooCommerce' ) ) { return; }
	deactivate_plugins( plugin_basename( __FILE__ ) );
	add_action( 'admin_notices', function () { echo '<div class="notice notice-error"><p>Acme Notes needs WooCommerce.</p></div>'; } );
} );`;
const COMING_SOON =
  "add_action( 'template_redirect', function () { if ( ! is_user_logged_in() && ! is_feed() ) { wp_die( 'Soon.', 'Soon', array( 'response' => 503 ) ); } } );";
const SET_UP = `register_activation_hook( __FILE__, function () { update_option( 'acme_set_up', 'open' ); } );
add_action( 'admin_menu', function () { add_menu_page( 'Acme', 'Acme', 'read', 'acme-setup', function () { echo 'Who are you?'; } ); } );
add_action( 'init', function () {
	if ( is_admin() && ! wp_doing_ajax() && 'open' === get_option( 'acme_set_up' ) && 'acme-setup' !== ( $_GET['page'] ?? '' ) && current_user_can( 'manage_options' ) ) {
		wp_safe_redirect( admin_url( 'admin.php?page=acme-setup' ) );
		exit;
	}
} );`;
const LED = [
  'notice : Every dashboard request is redirected to /wp-admin/admin.php (page=acme-setup).',
  ...['deactivation', 'activation', 'uninstall'].map(
    (what) => `notice : The ${what} did not finish: It redirects to `,
  ),
];
const STILL_CLOSED = 'notice : The front page (/) answers 503: Soon.';
const old = (code: string, files: Files = {}) => zip(samplePlugin({ version: '1.0.0', code, files }));
const failsAt = (step: StepName, says: RegExp): Failure => ({ step, says });

/** Breakage without a fatal error: features that customers lose, or that silently stop, and changes that look alike. */
const QUIET: readonly Case[] = [
  {
    name: 'a column of the database that only an activation makes',
    previous: zip(samplePlugin({ version: '1.0.0', code: withTable(['id'], ON_ACTIVATION) })),
    next: withCode(withTable(['id', 'level'], ON_ACTIVATION)),
    fails: fatal('Front page', /no column `level`: SELECT level FROM wp_acme_log/, CODE_LINE + 5),
  },
  {
    name: 'a column of the database that an update makes, too',
    isThorough: true,
    previous: zip(samplePlugin({ version: '1.0.0', code: withTable(['id'], ON_ACTIVATION) })),
    next: withCode(withTable(['id', 'level'], ON_EACH_VERSION)),
  },
  {
    name: 'columns without a default, for a table that has rows',
    together: WORKING,
    ...changes(
      `${withFilledTable('note text NOT NULL')} acme_fill();`,
      `${withFilledTable('note text NOT NULL,\\nlevel int NOT NULL,\\nname varchar(20) NOT NULL,\\nat datetime NOT NULL')}
add_action( 'wp_footer', function () {
	$row = $GLOBALS['wpdb']->get_row( "SELECT * FROM {$GLOBALS['wpdb']->prefix}acme_log" );
	if ( $row && 'kept|0||0000-00-00 00:00:00' !== "$row->note|$row->level|$row->name|$row->at" ) { acme_gone(); }
} );`,
    ),
  },
  {
    name: 'a table whose collation is that of the site',
    together: WORKING,
    ...changes(
      '',
      `require_once ABSPATH . 'wp-admin/includes/upgrade.php';
add_action( 'init', function () {
	global $wpdb;
	maybe_create_table( "{$wpdb->prefix}acme_notes", "CREATE TABLE {$wpdb->prefix}acme_notes ( id int NOT NULL, note text NOT NULL, PRIMARY KEY (id) ) DEFAULT CHARACTER SET {$wpdb->charset} COLLATE {$wpdb->collate}" );
} );
add_action( 'wp_footer', function () { $GLOBALS['wpdb']->get_results( "SELECT note FROM {$GLOBALS['wpdb']->prefix}acme_notes" ); } );`,
    ),
  },
  {
    name: 'what a plugin says of an offered update, which is there no more',
    together: WORKING,
    ...changes(
      '',
      "add_action( 'in_plugin_update_message-acme-notes/acme-notes.php', function () { acme_gone(); } );",
    ),
  },
  {
    name: 'a library is missing, and the plugin says so instead of dying',
    previous: old(CAREFUL, LIBRARY),
    next: withCode(CAREFUL),
    fails: failsAt('Still active', /loads 2 of the plugin's files.*loads 14/),
  },
  {
    name: 'a plugin that loads less than before, and runs',
    together: WORKING,
    ...changes(CAREFUL, CAREFUL, LIBRARY, Object.fromEntries(Object.entries(LIBRARY).slice(0, 7))),
  },
  {
    name: 'a plugin that deactivates itself when the dashboard is visited',
    next: withCode(FORGETS_ITSELF),
    fails: failsAt('Still active', /1\.1\.0 deactivates itself here: "Acme Notes needs WooCommerce\."/),
  },
  {
    name: 'a dashboard that redirects without end',
    next: withCode(
      "add_action( 'admin_init', function () { wp_safe_redirect( admin_url( 'index.php?acme=' . wp_rand() ) ); exit; } );",
    ),
    fails: failsAt('Dashboard', /redirects to .*without end/),
  },
  {
    name: 'a front page that is closed',
    isThorough: true,
    next: withCode(
      "add_action( 'template_redirect', function () { wp_die( 'Members only.', 'Closed', array( 'response' => 403 ) ); } );",
    ),
    fails: failsAt('Front page', /answers 403: Members only/),
  },
  {
    name: 'a front page without the posts of the site',
    next: withCode(
      "add_action( 'pre_get_posts', function ( $query ) { if ( $query->is_main_query() ) { $query->set( 'post__in', array( 0 ) ); } } );",
    ),
    fails: failsAt('Front page', /no longer shows the posts/),
  },
  {
    name: 'administrators who may no longer do what they could',
    next: withCode(
      "add_filter( 'user_has_cap', function ( $all ) { unset( $all['manage_options'] ); return $all; } );",
    ),
    fails: failsAt('Plugin active', /no longer have `manage_options`/),
  },
  {
    name: 'administrators who may no longer update plugins',
    isThorough: true,
    next: withCode(
      "add_filter( 'user_has_cap', function ( $all ) { unset( $all['update_plugins'] ); return $all; } );",
    ),
    fails: failsAt('Plugin active', /no longer have `update_plugins`/),
  },
  {
    name: 'an error box that says that a server was not reached',
    isThorough: true,
    next: withCode(
      "add_action( 'admin_notices', function () { if ( is_wp_error( wp_remote_get( 'https://license.example/' ) ) ) { echo '<div class=\"notice notice-error\"><p>Acme Notes could not reach its license server.</p></div>'; } } );",
    ),
  },
  {
    name: 'a feed that leads to the front page',
    isThorough: true,
    next: withCode(
      "add_action( 'template_redirect', function () { if ( is_feed() ) { wp_redirect( home_url() ); exit; } } );",
    ),
    warns: /The RSS feed .* now redirects to `\/`\.$/,
    isOfPage: true,
  },
  {
    name: 'a coming-soon page, as the previous version has it',
    isThorough: true,
    previous: old(COMING_SOON),
    next: withCode(COMING_SOON),
    told: { oldest: [STILL_CLOSED], newest: [STILL_CLOSED] },
  },
];

const needs = (slug: string, code = '') => ({ header: [`Requires Plugins: ${slug}`], code });
const SHOP = (code: string) => () =>
  zipFiles({
    'acme-shop/acme-shop.php': `<?php\n/**\n * Plugin Name: Acme Shop\n * Version: 9.4.2\n */\nfunction acme_shop() { return 'shop'; }\n${code}\n`,
  });
const pays = (body: string) => `add_filter( 'acme_pays', function () { ${body} } );`;
const ADD_ON = "add_action( 'init', function () { acme_shop(); } );";
const LICENSED = `register_activation_hook( __FILE__, function () {
	if ( is_wp_error( wp_remote_get( 'https://license.example/check' ) ) ) { wp_die( 'The license server does not answer.' ); }
} );`;

/** Beside other plugins, or without what they need. */
const BESIDE: readonly Case[] = [
  {
    name: 'a plugin that needs another one, which is not here',
    next: zip(
      samplePlugin(needs('woocommerce', "add_action( 'plugins_loaded', function () { acme_gone(); } );")),
    ),
    isUnclear: failsAt('Needed plugins', /missing here: woocommerce/),
    isOnAllPairs: true,
  },
  {
    name: 'an add-on beside the plugin that it needs',
    previous: zip(samplePlugin({ version: '1.0.0', ...needs('acme-shop', ADD_ON) })),
    next: zip(samplePlugin(needs('acme-shop', ADD_ON))),
    beside: [SHOP("trigger_error( 'its own', E_USER_WARNING );")],
  },
  {
    name: 'an add-on that dies beside the plugin that it needs',
    previous: zip(samplePlugin({ version: '1.0.0', ...needs('acme-shop', ADD_ON) })),
    next: zip(samplePlugin(needs('acme-shop', "add_action( 'init', function () { acme_shop_gone(); } );"))),
    beside: [SHOP('')],
    fails: fatal('Plugin active', /acme_shop_gone/, CODE_LINE + 1),
  },
  {
    name: 'an add-on that dies on a page of the plugin that it needs',
    previous: old(pays("return 'Card';")),
    next: withCode(pays('return acme_gone();')),
    beside: [
      SHOP(
        "add_action( 'admin_menu', function () { add_menu_page( 'Shop', 'Shop', 'manage_options', 'acme-shop', function () { echo '<h1>' . apply_filters( 'acme_pays', 'Shop' ) . '</h1>'; } ); } );",
      ),
    ],
    fails: fatal('More pages', /acme_gone/),
  },
  {
    name: 'an add-on that dies in a shortcode of the plugin that it needs',
    isThorough: true,
    previous: old(pays("return 'Card';")),
    next: withCode(pays('return acme_gone();')),
    beside: [
      SHOP("add_shortcode( 'acme_pay', function () { return apply_filters( 'acme_pays', 'Shop' ); } );"),
    ],
    fails: fatal('More pages', /acme_gone/),
  },
  {
    name: 'a needed plugin that dies by itself',
    next: zip(samplePlugin(needs('acme-shop', ADD_ON))),
    isFresh: true,
    beside: [SHOP("add_action( 'template_redirect', function () { acme_dead(); } );")],
    isUnclear: failsAt('Needed plugins', /Acme Shop 9\.4\.2 does not work here by itself/),
  },
  {
    name: 'a plugin that deactivates itself where another one is missing',
    previous: old(DEACTIVATES_ITSELF),
    next: withCode(DEACTIVATES_ITSELF),
    isUnclear: failsAt('Plugin active', /1\.0\.0 deactivates itself here/),
  },
  {
    name: 'a plugin that deactivates itself on the dashboard, as the previous version does',
    previous: old(FORGETS_ITSELF),
    next: withCode(FORGETS_ITSELF),
    isUnclear: failsAt('Plugin active', /1\.0\.0 deactivates itself here: "Acme Notes needs WooCommerce\."/),
  },
  {
    name: 'a license server that has to answer, as for the previous version',
    previous: old(LICENSED),
    next: withCode(LICENSED),
    isUnclear: failsAt('Installation', /license server does not answer.*previous version does the same/),
  },
  {
    name: 'a plugin that calls its license server on activation, and goes on without it',
    together: WORKING,
    ...changes(
      '',
      "register_activation_hook( __FILE__, function () { wp_remote_get( 'https://license.example/' ); @fsockopen( 'license.example', 443 ); fsockopen( 'license.example', 80 ); } );",
    ),
  },
];

const WARN = "trigger_error( 'acme_old() is deprecated', E_USER_DEPRECATED );";
const WARNS_AT_ITS_END = {
  code: `register_activation_hook( __FILE__, function () { ${WARN} } );
register_deactivation_hook( __FILE__, function () { ${WARN} } );
add_action( 'shutdown', function () { require_once __DIR__ . '/parts/end.php'; } );`,
  files: { 'uninstall.php': `<?php\n${WARN}\n`, 'parts/end.php': '<?php\n' },
};

const ASKS_WHY =
  "register_deactivation_hook( __FILE__, function () { if ( ! get_option( 'acme_asked' ) ) { update_option( 'acme_asked', 1 ); echo '<p>Before you go</p>'; exit; } } );";

const GOOD: readonly Case[] = [
  // On both pairs, the action rehearses it, and nothing may be told of an update whose parts are harmless.
  { name: 'a good plugin', isThorough: true, next: zip(samplePlugin()) },
  { name: 'a good first version', isFresh: true, next: zip(samplePlugin()) },
  {
    name: 'a good plugin with deprecations',
    isThorough: true,
    next: withCode(
      "add_action( 'init', function () { trigger_error( 'acme_old() is deprecated', E_USER_DEPRECATED ); } );",
    ),
    warns: /acme_old\(\) is deprecated/,
  },
  {
    name: 'deprecations that the previous version has, too',
    isThorough: true,
    previous: zip(
      samplePlugin({
        version: '1.0.0',
        code: "\n\nadd_action( 'init', function () { trigger_error( 'acme_old() is deprecated', E_USER_DEPRECATED ); } );",
      }),
    ),
    next: withCode(
      "add_action( 'init', function () { trigger_error( 'acme_old() is deprecated', E_USER_DEPRECATED ); } );",
    ),
  },
  {
    name: 'warnings on activation, deactivation and uninstall, and a missing file at their end, as with the previous version',
    together: SCENES_THAT_WORK,
    ...changes(WARNS_AT_ITS_END.code, WARNS_AT_ITS_END.code, WARNS_AT_ITS_END.files, WARNS_AT_ITS_END.files),
  },
  {
    name: 'a plugin that asks first why it is deactivated, as the previous version does',
    isThorough: true,
    ...changes(ASKS_WHY, ASKS_WHY),
    notes: /The deactivation did not finish: Before you go\. The previous version does the same/,
  },
  {
    name: 'a previous version with an updater of its own, which knows of no update',
    isThorough: true,
    previous: zip(
      samplePlugin({
        version: '1.0.0',
        code: "add_filter( 'site_transient_update_plugins', function ( $all ) { unset( $all->response['acme-notes/acme-notes.php'] ); return $all; }, 1000 );",
      }),
    ),
    next: zip(samplePlugin()),
  },
  {
    name: 'a second plugin header in a folder, to which WordPress links after an upload',
    together: WORKING,
    ...changes('', '', {}, { 'src/notes.php': '<?php\n/**\n * Plugin Name: Acme\n */\n' }),
    warns: /leads to `acme-notes\/src\/notes\.php`/,
  },
  {
    name: 'a plugin of many files',
    isThorough: true,
    next: zip(
      samplePlugin({
        code: "foreach ( glob( __DIR__ . '/parts/*.php' ) as $part ) { require $part; }",
        files: Object.fromEntries(
          Array.from({ length: 200 }, (_, index) => [
            `parts/part-${index}.php`,
            `<?php\nfunction acme_part_${index}() { return ${index}; }\n`,
          ]),
        ),
      }),
    ),
  },
  {
    name: 'a migration that takes two requests',
    isThorough: true,
    next: withCode(`add_action( 'init', function () {
	$step = (int) get_option( 'acme_step', 0 );
	if ( $step < 2 ) { update_option( 'acme_step', $step + 1 ); }
} );`),
  },
  {
    name: 'seven migrations that redirect once each',
    isThorough: true,
    next: withCode(`add_action( 'init', function () {
	$step = (int) get_option( 'acme_step', 0 );
	if ( $step < 7 ) { update_option( 'acme_step', $step + 1 ); wp_safe_redirect( admin_url( 'index.php?acme_step=' . $step ) ); exit; }
} );`),
  },
  {
    name: 'a set-up to which each request of the dashboard is led, in both versions',
    isThorough: true,
    previous: old(SET_UP),
    next: withCode(SET_UP),
    told: { oldest: LED, newest: LED },
  },
  {
    name: 'a set-up to which each request of the dashboard is led, in the new version alone',
    isThorough: true,
    next: withCode(
      `${SET_UP} add_action( 'plugins_loaded', function () { add_option( 'acme_set_up', 'open' ); } );`,
    ),
    fails: failsAt('Deactivate and activate', /deactivation did not finish: It redirects to .*acme-setup/),
  },
  {
    name: 'a plugin that sends administrators to its welcome page once',
    isThorough: true,
    next: withCode(`register_activation_hook( __FILE__, function () { update_option( 'acme_welcome', 1 ); } );
add_action( 'admin_menu', function () { add_menu_page( 'Acme', 'Acme', 'read', 'acme', function () { echo 'Welcome'; } ); } );
add_action( 'admin_init', function () {
	if ( ! get_option( 'acme_welcomed' ) ) {
		update_option( 'acme_welcomed', 1 );
		wp_safe_redirect( admin_url( 'admin.php?page=acme' ) );
		exit;
	}
} );`),
  },
  {
    name: 'a first version that ends its activation by a redirect to its welcome page',
    isThorough: true,
    isFresh: true,
    next: withCode(
      "add_action( 'activated_plugin', function () { wp_safe_redirect( admin_url( 'index.php?acme=welcome' ) ); exit; } );",
    ),
  },
  {
    name: 'a plugin that reads what a web server tells',
    isThorough: true,
    next: withCode(`function acme_read() {
	foreach ( array( 'DOCUMENT_ROOT', 'HTTP_HOST', 'HTTP_USER_AGENT', 'PHP_SELF', 'QUERY_STRING', 'REMOTE_ADDR', 'REQUEST_METHOD', 'REQUEST_URI', 'SCRIPT_FILENAME', 'SCRIPT_NAME', 'SERVER_NAME', 'SERVER_PORT', 'SERVER_PROTOCOL', 'SERVER_SOFTWARE' ) as $name ) { strlen( $_SERVER[ $name ] ); }
}
register_activation_hook( __FILE__, 'acme_read' );
register_deactivation_hook( __FILE__, 'acme_read' );
add_action( 'init', 'acme_read' );`),
  },
  {
    name: 'a plugin that formats numbers with intl, and finds files by braces',
    together: WORKING,
    ...changes(
      '',
      "add_action( 'init', function () { glob( __DIR__ . '/{a,b}.php', GLOB_BRACE ); ( new NumberFormatter( 'de_DE', NumberFormatter::DECIMAL ) )->format( 1234.5 ); } );",
    ),
  },
  {
    name: 'a plugin that parses HTML which is not well-formed',
    isForOldPhp: true,
    together: CLOSING,
    ...changes(
      '',
      "add_action( 'wp_footer', function () { $old = libxml_use_internal_errors( true ); ( new DOMDocument() )->loadHTML( '<p>a<nav>&b</foo>' ); libxml_clear_errors(); libxml_use_internal_errors( $old ); } );",
    ),
  },
  {
    name: 'a polyfill that has files for newer versions of PHP',
    // That is no more than a notice.
    warns: /PHP cannot parse it/,
    isForOldPhp: true,
    together: CLOSING,
    ...changes(
      '',
      "require_once __DIR__ . '/libraries/polyfill/bootstrap.php';",
      {},
      {
        'libraries/polyfill/bootstrap.php':
          "<?php\nif ( \\PHP_VERSION_ID >= 80000 ) {\n\treturn require __DIR__ . '/bootstrap80.php';\n}\n",
        'libraries/polyfill/bootstrap80.php':
          '<?php\nfunction acme_f( int|string $a ): mixed { return $a; }\n',
      },
    ),
  },
  {
    name: 'a library with files for newer versions of PHP',
    isThorough: true,
    next: zip(
      samplePlugin({
        files: { 'vendor/acme/new.php': '<?php\nenum Suit {}\nfunction f( int|string $a ): never {}\n' },
      }),
    ),
  },
];

/** Nothing of this runs, so each pair by itself is green. */
const COMPARED: readonly Case[] = [
  {
    name: 'functions and classes that only one pair has, or nobody, in the main file and in others, and code that asks for them first',
    previous: zip(samplePlugin({ version: '1.0.0', code: NAME_PARTS.code, files: NAME_PARTS.previous })),
    next: zip(
      samplePlugin({
        code: `function acme_is_development() { return wp_get_development_mode(); } ${NAME_PARTS.code}`,
        files: NAME_PARTS.files,
      }),
    ),
    readsCode: true,
    until: 'Functions and classes',
    told: NAME_PARTS.told,
  },
];

/** Every case that a real WordPress plays. */
export const CASES: readonly Case[] = [
  ...CAUGHT,
  ...QUIET,
  ...BESIDE,
  ...AUTHOR_CASES,
  ...DATA_CASES,
  ...GOOD,
  ...COMPARED,
  ...CODE_CASES,
  ...OWN_CASES,
  ...SCENE_CASES,
  ...WAY_BACK_CASES,
  ...DEPTH_BREAKING,
  ...DEPTH_HARMLESS,
];
