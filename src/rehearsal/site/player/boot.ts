import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { adaptDriver, INTERNAL } from './adapt-driver.ts';
import { ALL_WALLS, type Command, MUTED, REFUSED, SITE, STACK, UNSCHEDULED } from './protocol.ts';
import {
  type FileSystem,
  type Php,
  type Playground,
  quickenLookUps,
  type RequestHandler,
  type Runtime,
} from './playground.ts';
import { quickenSite } from './quick-site.ts';
import { restoreFolder, type RestoredSite, saveFolder } from './save-folder.ts';
import { unpackWordPress } from './unpack.ts';

/** Settings that log everything that goes wrong, and let no request out. */
const CONSTANTS = {
  WP_DEBUG: true,
  WP_DEBUG_LOG: SITE.log,
  WP_DEBUG_DISPLAY: false,
  WP_HTTP_BLOCK_EXTERNAL: true,
  DISABLE_WP_CRON: true,
  FS_METHOD: 'direct',
  // Linux has it, and this PHP has not: braces find nothing then, and nothing dies.
  GLOB_BRACE: 0,
};

const PHP_INI = {
  error_log: SITE.log,
  log_errors: '1',
  // PHP caches compiled files by name and time. 0: check the time each time.
  'opcache.revalidate_freq': '0',
  // Files of the second in which they were written are not cached, because what is written later in it has the same time. By default,
  // this is two seconds, in which PHP compiles a plugin for each request.
  'opcache.file_update_protection': '1',
  // Enough for WordPress and a large plugin.
  'opcache.max_accelerated_files': '10000',
  // Without what needs SSA form (data flow, SCCP, DCE) and the graph of calls: WordPress runs too little of its code to be worth that.
  'opcache.optimization_level': String(0x7ffe9f1f),
  // As hosts have it.
  short_open_tag: '0',
};

/** Keeps compiled files in memory, as hosts do: a request then takes two thirds of the time. */
const KEPT_IN_MEMORY = { 'opcache.file_cache_only': '0', 'opcache.file_cache': '' };

/** These lack memory for compiled files in WebAssembly, and read files, which need no check for damage. */
const KEPT_IN_FILES = { 'opcache.file_cache_consistency_checks': '0' };
const WITHOUT_MEMORY: readonly string[] = ['7.4', '8.0'];

/** An extension would be WebAssembly whose JavaScript Emscripten evaluates. */
const WITHOUT_EXTENSIONS = { enable_dl: '0' };
const LOADS_EXTENSIONS = 'dl';

/** PHP's compiled files, which it may write, and data of `intl`, which are large and no settings. */
const NO_SETTINGS = /^\/internal\/shared\/(?:opcache$|[^/]*\.dat$)/;

/**
 * Adapts WordPress to a rehearsal:
 * - Mail succeeds without being sent, so that no plugin reports a failure.
 * - Requests to the site itself are blocked; WordPress tries many during its installation. Those that nobody waits for seem to be
 *   sent, as on a server: Elementor's updates end WordPress if they are not. Source: WordPress core WP_Http::request()
 * - Password hashes are cheap: they are slow on purpose, and even slower here.
 * - `$wpdb` has a collation, as with MySQL: queries that name it have a syntax error without one.
 * - Errors of `$wpdb` are logged and never shown, also by plugins that show theirs: what only SQLite refuses would break an answer.
 * - `SERVER_PROTOCOL` is set, as web servers do and Playground does not.
 * - PHP forgets where files are, because a restored site has others.
 * - Refused requests to other servers are noted for the log, because what fails then fails only here. Those to wordpress.org are WordPress's own, but for Subversion.
 * - The files of plugins from which code was called are logged for each message of PHP, unless a plugin handles messages itself.
 * - Tasks that a request has unscheduled are noted: they cannot be run later.
 * - The number of files that a request loads of each plugin is written, and which scripts it did not print, and why.
 * - The error that stops PHP is logged again, because plugins disable the log or write it elsewhere.
 * - Where a plugin makes WordPress say that something was called incorrectly is logged, because WordPress names itself.
 * - A page whose content shows itself ends at once: WebAssembly takes minutes for what ends a server for lack of memory, as
 *   WooCommerce's block of product details does on a page.
 * - The site is as its scene says: with the classic editor, in another language, or with HTTPS. It does so as early as a
 *   plugin of the site can.
 */
const MUST_USE = `<?php
clearstatcache( true );
add_filter( 'pre_wp_mail', '__return_true' );
add_filter( 'wp_hash_password_options', function () { return array( 'cost' => 4 ); } );
add_filter( 'block_local_requests', '__return_true' );
$wpdb->collate = $wpdb->collate ? $wpdb->collate : 'utf8mb4_unicode_520_ci';
add_filter( 'query', function ( $query ) { $GLOBALS['wpdb']->hide_errors(); return $query; } );
$_SERVER += array( 'SERVER_PROTOCOL' => 'HTTP/1.1' );
add_filter(
	'pre_http_request',
	function ( $answer, $request, $url ) {
		$host = (string) parse_url( $url, PHP_URL_HOST );
		if ( false === $answer && '127.0.0.1' === $host && ! $request['blocking'] ) {
			return array( 'headers' => array(), 'body' => '', 'response' => array( 'code' => false, 'message' => false ), 'cookies' => array(), 'http_response' => null );
		}
		if ( false === $answer && ! preg_match( '/(^|[.])(?<!svn[.])wordpress[.]org$|^127[.]0[.]0[.]1$/', $host ) ) {
			rehearsal_note( "${REFUSED} $host" );
		}
		return $answer;
	},
	PHP_INT_MAX,
	3
);
add_filter(
	'the_content',
	function ( $content ) {
		global $wp_current_filter;
		if ( count( array_keys( $wp_current_filter, 'the_content', true ) ) > 10 ) {
			throw new Error( 'The content of a page shows itself without end' );
		}
		return $content;
	},
	PHP_INT_MIN
);
function rehearsal_note( $line ) {
	file_put_contents( '${SITE.notes}', '[' . gmdate( 'd-M-Y H:i:s' ) . " UTC] $line\\n", FILE_APPEND );
}
set_error_handler(
	function ( $type, $text, $file, $line ) {
		static $seen   = array();
		static $counts = array();
		$place            = "$file:$line";
		$seen            += array( $place => array() );
		$counts[ $place ] = isset( $counts[ $place ] ) ? $counts[ $place ] + 1 : 1;
		if ( error_reporting() & $type && $counts[ $place ] <= 200 && count( $seen[ $place ] ) < 5 ) {
			$files = array_unique( preg_grep( '~^${SITE.plugins}/~', array_column( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ), 'file' ) ) );
			// Which others there are is not known from here on.
			$stack = 200 === $counts[ $place ] || 4 === count( $seen[ $place ] ) ? '?' : implode( "\t", $files );
			if ( ! in_array( $stack, $seen[ $place ], true ) ) {
				$seen[ $place ][] = $stack;
				rehearsal_note( "${STACK} $place\t$stack" );
			}
		}
		return false;
	}
);
function rehearsal_task_names( $tasks ) {
	return array_keys( array_merge( array(), ...array_values( array_filter( (array) $tasks, 'is_array' ) ) ) );
}
add_action(
	'update_option_cron',
	function ( $before, $after ) {
		foreach ( array_diff( rehearsal_task_names( $before ), rehearsal_task_names( $after ) ) as $name ) {
			rehearsal_note( "${UNSCHEDULED} $name" );
		}
	},
	10,
	2
);
function rehearsal_missing( $scripts, $handle, &$seen ) {
	if ( isset( $seen[ $handle ] ) ) {
		return array();
	}
	$seen[ $handle ] = true;
	if ( ! isset( $scripts->registered[ $handle ] ) ) {
		return array( (string) $handle );
	}
	$missing = array();
	foreach ( $scripts->registered[ $handle ]->deps as $dependency ) {
		$missing = array_merge( $missing, rehearsal_missing( $scripts, $dependency, $seen ) );
	}
	return $missing;
}
function rehearsal_unprinted( $scripts ) {
	$unprinted = array();
	foreach ( array_diff( $scripts->queue, $scripts->done ) as $handle ) {
		$seen    = array();
		$missing = isset( $scripts->registered[ $handle ] ) ? rehearsal_missing( $scripts, $handle, $seen ) : array();
		if ( $missing ) {
			$unprinted[] = array( (string) $handle, (string) $scripts->registered[ $handle ]->src, $missing );
		}
	}
	return $unprinted;
}
function rehearsal_log_death() {
	$error = error_get_last();
	if ( null === $error || ! in_array( $error['type'], array( E_ERROR, E_PARSE, E_CORE_ERROR, E_COMPILE_ERROR, E_USER_ERROR, E_RECOVERABLE_ERROR ), true ) ) {
		return;
	}
	$log = is_file( '${SITE.log}' ) ? file_get_contents( '${SITE.log}' ) : '';
	if ( false === strpos( $log, strtok( $error['message'], "\n" ) ) ) {
		$text = sprintf( '[%s UTC] PHP Fatal error:  %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $error['message'], $error['file'], $error['line'] );
		file_put_contents( '${SITE.log}', "$text\n", FILE_APPEND );
	}
}
add_action(
	'doing_it_wrong_run',
	function ( $function, $message ) {
		foreach ( debug_backtrace( DEBUG_BACKTRACE_IGNORE_ARGS ) as $call ) {
			if ( isset( $call['file'] ) && 0 === strpos( $call['file'], '${SITE.plugins}/' ) ) {
				$text = sprintf( '[%s UTC] PHP Notice:  WordPress says that %s was called incorrectly: %s in %s on line %d', gmdate( 'd-M-Y H:i:s' ), $function, strtok( wp_strip_all_tags( $message ), "\n" ), $call['file'], $call['line'] );
				file_put_contents( '${SITE.log}', "$text\n", FILE_APPEND );
				break;
			}
		}
	},
	10,
	2
);
function rehearsal_set_scene( $scene ) {
	if ( ! empty( $scene['classic'] ) ) {
		add_filter( 'use_block_editor_for_post', '__return_false', 100 );
	}
	if ( ! empty( $scene['locale'] ) ) {
		add_filter( 'locale', function () use ( $scene ) { return $scene['locale']; }, 1 );
	}
	if ( ! empty( $scene['https'] ) ) {
		$_SERVER['HTTPS'] = 'on';
		$to_https         = function ( $url ) { return str_replace( 'http://', 'https://', $url ); };
		add_filter( 'option_home', $to_https, 99 );
		add_filter( 'option_siteurl', $to_https, 99 );
	}
}
rehearsal_set_scene( is_file( '${SITE.scene}' ) ? json_decode( file_get_contents( '${SITE.scene}' ), true ) : array() );
register_shutdown_function(
	function () {
		rehearsal_log_death();
		register_shutdown_function( 'rehearsal_log_death' );
		$loaded = array();
		foreach ( get_included_files() as $file ) {
			if ( preg_match( '~^${SITE.plugins}/([^/]+)/~', $file, $match ) ) {
				$loaded[ $match[1] ] = isset( $loaded[ $match[1] ] ) ? $loaded[ $match[1] ] + 1 : 1;
			}
		}
		file_put_contents( '${SITE.loaded}', json_encode( $loaded ) );
		if ( isset( $GLOBALS['wp_scripts'] ) && did_action( 'wp_print_footer_scripts' ) + did_action( 'admin_print_footer_scripts' ) ) {
			file_put_contents( '${SITE.unprinted}', json_encode( rehearsal_unprinted( $GLOBALS['wp_scripts'] ) ) );
		}
	}
);
`;

/** A WordPress in memory. */
interface Booted {
  readonly handler: RequestHandler;
  readonly site: Php;
  /** Gives the site as it is saved and restored, see {@link quickenSite}. */
  readonly quicken: () => RestoredSite;
}

/**
 * Boots a WordPress in memory, not installed yet. No folder of this machine is mounted, and PHP cannot start processes.
 *
 * @param onDamage called when PHP reads a file of WordPress that is damaged
 * @throws Error the file is not a ZIP, or PHP does not start
 */
export async function bootSite(
  { php, wordpressZip, scriptFolder, walls = ALL_WALLS }: Extract<Command, { kind: 'boot' }>,
  { loadNodeRuntime, bootWordPressAndRequestHandler, sqliteZip }: Playground,
  onDamage: (why: string) => void,
): Promise<Booted> {
  let processId = 0;
  let files: FileSystem | undefined;
  const createPhpRuntime = () => {
    processId += 1;
    const emscriptenOptions = {
      processId,
      // Playground makes PHP's environment; without this, it would contain a path of this machine.
      thisProgram: '/php',
      // It would look for files of this machine among all that are locked or closed, thousands of times a page.
      bindUserSpace: undefined,
      preRun: [
        (runtime: Runtime) => {
          quickenLookUps(runtime);
          files = runtime.FS;
        },
      ],
    };
    // Hosts have intl; Playground loads it only on request.
    return loadNodeRuntime(php, { withIntl: true, emscriptenOptions });
  };
  const handler = await bootWordPressAndRequestHandler({
    createPhpRuntime,
    phpVersion: php,
    maxPhpInstances: 1,
    siteUrl: SITE.url,
    // PHP's cache of compiled code works only with server APIs that it knows, and no plugin checks for this one.
    sapiName: 'uwsgi',
    cookieStore: false,
    constants: CONSTANTS,
    phpIniEntries: {
      ...PHP_INI,
      ...(WITHOUT_MEMORY.includes(php) ? KEPT_IN_FILES : KEPT_IN_MEMORY),
      ...(walls.extensions ? WITHOUT_EXTENSIONS : {}),
      disable_functions: [
        // Playground's PHP 7.4 crashes if code collects the errors of malformed HTML.
        ...(php === '7.4' ? [MUTED] : []),
        ...(walls.extensions ? [LOADS_EXTENSIONS] : []),
      ].join(),
    },
    createFiles: { [SITE.folder]: { 'debug.log': '' } },
    // Playground installs WordPress in five requests, `set-up.php` in one.
    wordpressInstallMode: 'do-not-attempt-installing',
    sqliteIntegrationPluginZip: new File([readFileSync(sqliteZip)], basename(sqliteZip)),
    hooks: {
      beforeWordPressFiles: (site: Php) => unpackWordPress(wordpressZip, site, onDamage),
      beforeDatabaseSetup: (site: Php) => {
        site.mkdirTree(`${SITE.root}/wp-content/mu-plugins`);
        site.writeFile(`${SITE.root}/wp-content/mu-plugins/rehearsal.php`, MUST_USE);
      },
    },
  });
  const site = await handler.getPrimaryPhp();
  keepAfterErrors(site);
  adaptDriver(site, scriptFolder);
  if (walls.extensions) keepSettings(site);
  for (const name of readdirSync(scriptFolder))
    site.writeFile(`${SITE.folder}/${name}`, readFileSync(join(scriptFolder, name)));
  return { handler, site, quicken: () => (files === undefined ? site : quickenSite(site, files)) };
}

/** Gives a PHP that is started anew the settings of the first one: plugins can write to the files that it reads them from. */
function keepSettings(site: Php): void {
  const { hotSwapPHPRuntime } = site;
  const settings = saveFolder(site, INTERNAL, NO_SETTINGS);
  const value: Php['hotSwapPHPRuntime'] = async (runtime) => {
    await hotSwapPHPRuntime.call(site, runtime);
    restoreFolder(site, INTERNAL, settings, NO_SETTINGS);
  };
  Object.defineProperty(site, 'hotSwapPHPRuntime', { value, enumerable: false });
}

/**
 * Keeps PHP, and what it has compiled, after a request that ended with a fatal error, as hosts do. Playground would start it
 * anew, which takes as long as ten requests. It still does so when PHP itself has crashed.
 */
function keepAfterErrors(site: Php): void {
  const { dispatchEvent } = site;
  const value: Php['dispatchEvent'] = (event) => {
    if (!/^PHP\.run\(\) failed with exit code \d+\.$/.test(event.error?.message ?? ''))
      dispatchEvent.call(site, event);
  };
  // Playground takes what can be listed from a PHP that has crashed.
  Object.defineProperty(site, 'dispatchEvent', { value, enumerable: false });
}
