<?php
/**
 * Lists the functions and classes of PHP and WordPress that the code of a package uses, and, with their places and
 * guards, those that neither the package nor this site has. Runs none of the code.
 */
require __DIR__ . '/lib.php';
require __DIR__ . '/names-calls.php';
require __DIR__ . '/names-reader.php';

const REHEARSAL_MAX_BYTES   = 16000000;
const REHEARSAL_MAX_FILE    = 400000;
const REHEARSAL_MAX_CALLED  = 300;
const REHEARSAL_MAX_CALLERS = 20;
const REHEARSAL_MAX_LOST    = 100;
const REHEARSAL_SECONDS     = 40;

ini_set( 'memory_limit', '512M' );

/** Constants of WordPress that only some of its requests define. */
const REHEARSAL_CORE_CONSTANTS = array( 'DOING_AJAX', 'DOING_CRON', 'DOING_AUTOSAVE', 'REST_REQUEST', 'XMLRPC_REQUEST', 'IFRAME_REQUEST', 'WP_UNINSTALL_PLUGIN', 'WP_NETWORK_ADMIN', 'WP_USER_ADMIN', 'WP_INSTALLING', 'WP_IMPORTING' );

/**
 * Who defines a name: PHP with the extension, WordPress with the first version, `asked` for constants and hooks; `null`
 * if unknown.
 */
function rehearsal_find_name( $key ) {
	static $known = array();
	if ( ! array_key_exists( $key, $known ) ) {
		$name          = substr( $key, 2 );
		$known[ $key ] = null;
		if ( 'k' === $key[0] ) {
			$known[ $key ] = defined( $name ) || in_array( $name, REHEARSAL_CORE_CONSTANTS, true ) ? array( 'asked', '' ) : null;
		} elseif ( 'h' === $key[0] ) {
			$known[ $key ] = rehearsal_has_core_hook( $name ) ? array( 'asked', '' ) : null;
		} elseif ( 'f' === $key[0] ? function_exists( $name ) : class_exists( $name, false ) || interface_exists( $name, false ) || trait_exists( $name, false ) ) {
			$symbol = 'f' === $key[0] ? new ReflectionFunction( $name ) : new ReflectionClass( $name );
			if ( $symbol->isInternal() ) {
				$known[ $key ] = array( 'php', strtolower( (string) $symbol->getExtensionName() ) );
			} elseif ( preg_match( '~^/wordpress/(wp-includes|wp-admin)/~', (string) $symbol->getFileName() ) ) {
				$known[ $key ] = array( 'wordpress', rehearsal_find_since( (string) $symbol->getDocComment() ) );
			} else {
				$known[ $key ] = array( 'other', '' );
			}
		}
	}
	return $known[ $key ];
}

function rehearsal_find_since( $comment ) {
	return preg_match( '/@since\s+(?:MU \()?(\d+\.\d+(?:\.\d+)?)/', $comment, $match ) ? $match[1] : '';
}

/**
 * Lists the hooks in code. Searches for calls before it matches them: a pattern alone is ten times as slow in PHP in
 * WebAssembly.
 */
function rehearsal_list_hooks( $code ) {
	$hooks = array();
	foreach ( array( 'do_action', 'apply_filters' ) as $call ) {
		for ( $at = strpos( $code, $call ); false !== $at; $at = strpos( $code, $call, $at + 1 ) ) {
			if ( preg_match( "/\\G$call(?:_ref_array|_deprecated)?\\(\\s*['\"]([\\w\\-\\/.]+)/", $code, $match, 0, $at ) ) {
				$hooks[ $match[1] ] = true;
			}
		}
	}
	return $hooks;
}

/** The PHP files of WordPress, which take as long to read as a large plugin; so only what is not loaded is looked for there. */
function rehearsal_read_core() {
	static $core = null;
	if ( null === $core ) {
		$core = array();
		foreach ( glob( ABSPATH . '*.php' ) as $path ) {
			$core[] = (string) file_get_contents( $path );
		}
		foreach ( array( ABSPATH . WPINC, ABSPATH . 'wp-admin' ) as $folder ) {
			foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $path => $file ) {
				if ( '.php' === substr( $path, -4 ) ) {
					$core[] = (string) file_get_contents( $path );
				}
			}
		}
	}
	return $core;
}

/** Hooks that every WordPress has, and most plugins use. */
const REHEARSAL_USUAL_HOOKS = array( 'plugins_loaded', 'setup_theme', 'after_setup_theme', 'init', 'wp_loaded', 'widgets_init', 'rest_api_init', 'admin_menu', 'admin_init', 'admin_notices', 'admin_enqueue_scripts', 'wp_enqueue_scripts', 'wp_head', 'wp_footer', 'template_redirect', 'the_content', 'add_meta_boxes', 'save_post' );

/** Whether WordPress has a hook. */
function rehearsal_has_core_hook( $name ) {
	static $hooks = null;
	if ( in_array( $name, REHEARSAL_USUAL_HOOKS, true ) ) {
		return true;
	}
	if ( null === $hooks ) {
		$hooks = array();
		foreach ( rehearsal_read_core() as $code ) {
			$hooks += rehearsal_list_hooks( $code );
		}
	}
	return isset( $hooks[ $name ] );
}

/**
 * Functions and classes that files define which were not read, or which WordPress loads when it needs them, by short
 * names in lower case. Searches for words before it matches them, as above.
 */
function rehearsal_find_definitions( $code, $names ) {
	$found = array();
	$lower = strtolower( $code );
	foreach ( array( 'function', 'class', 'interface', 'trait', 'enum' ) as $word ) {
		for ( $at = strpos( $lower, $word ); false !== $at; $at = strpos( $lower, $word, $at + 1 ) ) {
			if ( ! preg_match( "/\\G$word\\s+&?([\\w\\x80-\\xff]+)/", $lower, $match, 0, $at ) || ! isset( $names[ $match[1] ] ) ) {
				continue;
			}
			$name   = $match[1];
			$before = substr( $code, max( 0, $at - 4000 ), min( 4000, $at ) );
			// Some builds of WordPress put a whole file in one line.
			if ( ! preg_match( '/(?:\A|[\r\n;{}]|<\?php\s)[ \t]*(?:(?:final|abstract|readonly) +)*\z/i', $before, $match ) ) {
				continue;
			}
			$before    = substr( $before, 0, strlen( $before ) - strlen( $match[0] ) );
			$start     = strrpos( $before, '/**' );
			$comment   = false !== $start && preg_match( '~\*/\s*\z~', $before ) ? substr( $before, $start ) : '';
			$namespace = preg_match( '/^\s*namespace\s+([\w\\\\]+)\s*[;{]/mi', $code, $match ) ? strtolower( $match[1] ) . '\\' : '';

			$found[ ( 'function' === $word ? 'f:' : 'c:' ) . $namespace . $name ] = rehearsal_find_since( $comment );
		}
	}
	return $found;
}

/** Names of the PHP files in a ZIP, by their index. */
function rehearsal_list_code( $zip ) {
	$files = array();
	for ( $index = 0; $index < $zip->numFiles; $index++ ) {
		$name = (string) $zip->getNameIndex( $index, ZipArchive::FL_ENC_RAW );
		if ( preg_match( '/\.(php|inc)$/i', $name ) && 0 !== strpos( $name, '__MACOSX/' ) ) {
			$files[ $index ] = $name;
		}
	}
	return $files;
}

/** Functions of extensions, and those that hosts switch off: some sites have them. */
const REHEARSAL_OF_HOSTS = '/^f:(((apache|apcu?|bc|bz|collator|ctype|datefmt|db2|dba|dns|easter|enchant|exif|fastcgi|finfo|ftp|geoip|gmp|grapheme|ibase|iconv|idn|igbinary|image|imap|intl|jd|ldap|libxml|litespeed|locale|mb|mcrypt|memcache|mhash|msg|msgfmt|msgpack|mssql|mysqli?|newrelic|normalizer|numfmt|oci|odbc|opcache|openssl|opentelemetry|pcntl|pg|posix|proc|pspell|readline|recode|rrd|sem|shm|snmp|socket|sodium|sqlite|sqlsrv|ssh2|tideways|tidy|transliterator|uopz|utf8|wincache|xcache|xdebug|xhprof|yaml|zend|zip)_\w+)|(gz|shmop_)\w+|cal_\w+|chown|chgrp|checkdnsrr|curl_\w+|dl|each|create_function|exec|getallheaders|gethost\w+|getmxrr|getmyuid|getrusage|gregoriantojd|highlight_\w+|jdtogregorian|link|mail|money_format|openlog|parse_ini_file|passthru|pclose|php_uname|phpinfo|popen|readlink|set_time_limit|shell_exec|show_source|symlink|sys_getloadavg|syslog|system|get_magic_quotes_\w+|split|eregi?(_replace)?)$/';

/**
 * Which functions the previous version calls without having them, by their keys. Searches for words before it matches
 * them, as above.
 */
function rehearsal_list_called_before( $zip, $keys ) {
	$called  = array();
	$defined = array();
	foreach ( array_keys( rehearsal_list_code( $zip ) ) as $index ) {
		$code = strtolower( (string) $zip->getFromIndex( $index ) );
		foreach ( $keys as $key ) {
			$parts = explode( '\\', substr( $key, 2 ) );
			$name  = end( $parts );
			for ( $at = strpos( $code, $name ); false !== $at; $at = strpos( $code, $name, $at + 1 ) ) {
				if ( ! preg_match( "/\\G(?<![\\w:])(?<!(?<!-)->)$name\\s*\\(/", $code, $match, 0, $at ) ) {
					continue;
				}
				if ( preg_match( '/\bfunction\s+&?\z/', substr( $code, max( 0, $at - 30 ), min( 30, $at ) ) ) ) {
					$defined[ $key ] = true;
				} else {
					$called[ $key ] = true;
				}
			}
		}
	}
	return array_diff_key( $called, $defined );
}

/** Which of some methods or functions code declares, by lower case names. Searches for words before it matches them, as above. */
function rehearsal_list_declared( $zip, $indexes, $names ) {
	$found = array();
	foreach ( $indexes as $index ) {
		$code = strtolower( (string) $zip->getFromIndex( $index ) );
		foreach ( $names as $name ) {
			if ( false !== strpos( $code, $name ) && preg_match( "/\\bfunction\\s+&?$name\\s*\\(/", $code ) ) {
				$found[ $name ] = true;
			}
		}
	}
	return $found;
}

/**
 * Classes that code of the package's own namespaces uses, and that are nowhere: PHP looks in the namespace of the code
 * if an import is missing. Names that code gives to other classes count as defined.
 */
function rehearsal_list_lost_classes( $reader, $unknown, $zip, $files ) {
	$own  = array();
	$lost = array();
	foreach ( array_keys( $reader->defined ) as $key ) {
		$own[ substr( $key, 0, (int) strrpos( $key, '\\' ) ) ] = true;
	}
	foreach ( $unknown as $key => $places ) {
		if ( 'c' === $key[0] && array() !== $places && false !== strpos( $key, '\\' ) && isset( $own[ substr( $key, 0, strrpos( $key, '\\' ) ) ] ) ) {
			$lost[ $key ] = substr( strrchr( $key, '\\' ), 1 );
		}
	}
	foreach ( array() === $lost ? array() : array_keys( $files ) as $index ) {
		$code = strtolower( (string) $zip->getFromIndex( $index ) );
		if ( false !== strpos( $code, 'class_alias' ) ) {
			$lost = preg_match( '/class_alias\(\s*\$|class_alias\([^,]*,\s*[^\'"\s]/', $code ) ? array() : array_filter(
				$lost,
				function ( $name ) use ( $code ) {
					return false === strpos( $code, $name );
				}
			);
		}
	}
	return $lost;
}

/** Leaves out calls of classes that WordPress has by the same name: the package brings them for a WordPress that has not. */
function rehearsal_without_core_classes( $calls ) {
	$names = array();
	foreach ( array_keys( $calls ) as $call ) {
		if ( preg_match( '/^[ct]:(\w+)::/', $call, $match ) ) {
			$names[ $match[1] ] = true;
		}
	}
	$found = array();
	foreach ( array() === $names ? array() : rehearsal_read_core() as $code ) {
		$found += rehearsal_find_definitions( $code, $names );
	}
	return array_filter(
		$calls,
		function ( $call ) use ( $found ) {
			return ! isset( $found[ 'c:' . explode( '::', substr( $call, 2 ) )[0] ] );
		},
		ARRAY_FILTER_USE_KEY
	);
}

$zip   = new ZipArchive();
$files = true === $zip->open( '/rehearsal/' . $rehearsal['package'] ) ? rehearsal_list_code( $zip ) : array();
// The author's own files come first.
uasort(
	$files,
	function ( $a, $b ) {
		return preg_match( '~/(vendor|lib|node_modules)~i', $a ) - preg_match( '~/(vendor|lib|node_modules)~i', $b );
	}
);

$reader = new Rehearsal_Names_Reader(
	function ( $key ) {
		$origin = rehearsal_find_name( $key );
		return null !== $origin && 'other' !== $origin[0];
	},
	$rehearsal['version']
);
foreach ( array_keys( $files ) as $index ) {
	$reader->find_helpers( (string) $zip->getFromIndex( $index ) );
}
$unread = array();
$bytes  = 0;
$end    = microtime( true ) + REHEARSAL_SECONDS;
foreach ( $files as $index => $name ) {
	$size   = $zip->statIndex( $index )['size'];
	$bytes += $size;
	if ( $size > REHEARSAL_MAX_FILE || $bytes > REHEARSAL_MAX_BYTES || microtime( true ) > $end ) {
		$unread[ $index ] = $name;
		$bytes           -= $size;
		continue;
	}
	$reader->read( $name, (string) $zip->getFromIndex( $index ) );
}

// PHP looks for a function of a namespace in the global one next.
$known   = array();
$unknown = array();
foreach ( $reader->used as $key => $fallback ) {
	if ( isset( $reader->defined[ $key ] ) ) {
		continue;
	}
	$wanted = '' === $fallback ? $key : $fallback;
	$origin = rehearsal_find_name( $wanted );
	if ( null !== $origin ) {
		$known[ $wanted ] = $origin;
	} elseif ( ! isset( $reader->defined[ $wanted ] ) ) {
		$unknown[ $wanted ] = array_merge( isset( $unknown[ $wanted ] ) ? $unknown[ $wanted ] : array(), isset( $reader->places[ $key ] ) ? $reader->places[ $key ] : array() );
	}
}

$short = array();
foreach ( array_keys( $unknown ) as $key ) {
	$parts = explode( '\\', substr( $key, 2 ) );
	if ( 'k' !== $key[0] && 'h' !== $key[0] ) {
		$short[ end( $parts ) ] = true;
	}
}
if ( array() !== $short ) {
	foreach ( $unread as $index => $name ) {
		$unknown = array_diff_key( $unknown, rehearsal_find_definitions( (string) $zip->getFromIndex( $index ), $short ) );
	}
	foreach ( rehearsal_read_core() as $code ) {
		foreach ( rehearsal_find_definitions( $code, $short ) as $key => $since ) {
			if ( isset( $unknown[ $key ] ) ) {
				$known[ $key ] = array( 'wordpress', $since );
				unset( $unknown[ $key ] );
			}
		}
	}
}

// Finds calls that are new and fail wherever PHP gets there: what the previous version does, too, does not matter.
$broken = array();
$before = new ZipArchive();
if ( is_file( '/rehearsal/previous.zip' ) && true === $before->open( '/rehearsal/previous.zip' ) ) {
	$lost = array_filter(
		array_keys( $unknown ),
		function ( $key ) use ( $unknown ) {
			return 'f:' === substr( $key, 0, 2 ) && array() !== $unknown[ $key ] && ! preg_match( REHEARSAL_OF_HOSTS, $key );
		}
	);
	$lost = count( $lost ) > REHEARSAL_MAX_LOST ? array() : $lost;
	$old  = array() === $lost ? array() : rehearsal_list_called_before( $before, $lost );
	$lost = array_diff( $lost, array_keys( $old ) );
	foreach ( $lost as $key ) {
		// With names that begin alike, which it calls as before or asks for, it is another plugin's.
		$start  = preg_match( '/^[a-z]:(\\\\?\w+?[_\\\\])/i', $key, $match ) ? strtolower( $match[1] ) : '';
		$others = array_filter(
			array_diff( array_keys( $unknown ), $lost ),
			function ( $other ) use ( $start ) {
				return '' !== $start && 0 === strpos( strtolower( substr( $other, 2 ) ), $start );
			}
		);
		if ( array() === $others ) {
			$broken[] = array( 'nowhere', $reader->shown[ $key ] . '()', 0, 0, $unknown[ $key ] );
		}
	}
	$calls   = $reader->list_broken_calls();
	$classes = rehearsal_list_lost_classes( $reader, $unknown, $zip, $files );
	$foreign = $reader->list_foreign_calls();
	$foreign = array_intersect_key( $foreign, rehearsal_list_declared( $before, array_keys( rehearsal_list_code( $before ) ), array_keys( $foreign ) ) );
	$foreign = array_diff_key( $foreign, rehearsal_list_declared( $zip, array_keys( $unread ), array_keys( $foreign ) ) );
	$forgotten = array_filter(
		array_intersect_key( $reader->forgotten, $unknown ),
		function ( $key ) {
			return ! preg_match( REHEARSAL_OF_HOSTS, $key );
		},
		ARRAY_FILTER_USE_KEY
	);
	if ( array() !== $calls || array() !== $classes || array() !== $foreign || array() !== $forgotten || array() !== $reader->unset ) {
		$older = new Rehearsal_Names_Reader( '__return_false', '' );
		foreach ( rehearsal_list_code( $before ) as $index => $name ) {
			if ( $before->statIndex( $index )['size'] <= REHEARSAL_MAX_FILE && microtime( true ) < $end ) {
				$older->read( $name, (string) $before->getFromIndex( $index ) );
			}
		}
		$calls = array_diff_key( $calls, $older->list_broken_calls() );
		foreach ( isset( $reader->methods['__call'] ) && ! isset( $older->methods['__call'] ) ? array() : $foreign as $method => $sent ) {
			if ( $older->has_method_of( $reader, $method ) ) {
				$calls += array_fill_keys( $sent, false );
			}
		}
		$calls = rehearsal_without_core_classes( $calls );
		if ( microtime( true ) >= $end ) {
			$calls     = array();
			$classes   = array();
			$forgotten = array();
			$older     = $reader;
		}
		foreach ( array_diff_key( $reader->unset, $older->unset ) as list( $called, $places ) ) {
			$broken[] = array( 'no-variable', $called, 0, 0, $places );
		}
		foreach ( array_diff_key( $forgotten, $older->forgotten, array_flip( $lost ) ) as $key => $places ) {
			$broken[] = array( 'nowhere', $reader->shown[ $key ] . '()', 0, 0, $places );
		}
		foreach ( array_keys( $classes ) as $key ) {
			if ( ! isset( $older->used[ $key ] ) || isset( $older->defined[ $key ] ) ) {
				$broken[] = array( 'no-class', $reader->shown[ $key ], 0, 0, $unknown[ $key ] );
			}
		}
	}
	foreach ( $calls as $call => $required ) {
		$places = array();
		foreach ( array_keys( $reader->sent[ $call ] ) as $name ) {
			$found  = $reader->place_calls( $name, (string) $zip->getFromName( $name ), array( $call => true ) );
			$places = array_merge( $places, isset( $found[ $call ] ) ? $found[ $call ] : array() );
		}
		if ( array() !== $places ) {
			$broken[] = array( false === $required ? 'no-method' : 'arguments', $places[0][4] . '()', (int) substr( $call, strrpos( $call, ' ' ) + 1 ), (int) $required, $places );
		}
	}
}

// Finds the callers of the functions around these places, and their callers.
$wanted = array();
foreach ( array_merge( array_values( $unknown ), array_column( $broken, 4 ) ) as $places ) {
	foreach ( $places as $place ) {
		$wanted[ 'm:' . $place[3] ] = true;
	}
}
$asked = array( 'm:' => true );
for ( $round = 0; $round < 3; $round++ ) {
	$wanted = array_filter(
		array_diff_key( $wanted, $asked ),
		function ( $key ) {
			return 0 !== strpos( $key, 'm:__' );
		},
		ARRAY_FILTER_USE_KEY
	);
	if ( array() === $wanted || count( $wanted ) > REHEARSAL_MAX_CALLED || microtime( true ) > $end ) {
		break;
	}
	$asked += $wanted;
	// Skips names that occur everywhere: some of their calls are not guarded.
	$wanted = array_filter(
		array_intersect_key( $reader->mentions, $wanted ),
		function ( $names ) {
			return count( $names ) <= REHEARSAL_MAX_CALLERS;
		}
	);
	foreach ( array_keys( array_replace( array(), ...array_values( $wanted ) ) ) as $name ) {
		$reader->find_calls( $name, (string) $zip->getFromName( $name ), $wanted );
	}
	$wanted = array();
	foreach ( array_intersect_key( $reader->calls, $asked ) as $calls ) {
		foreach ( array_keys( $calls ) as $call ) {
			$wanted[ 'm:' . explode( "\n", $call, 3 )[1] ] = true;
		}
	}
}

$paths  = array_values( $files );
$number = array_flip( $paths );
$result = array(
	'unread'     => count( $unread ),
	'extensions' => array_map( 'strtolower', get_loaded_extensions() ),
	'known'      => array(),
	'unknown'    => array(),
	'paths'      => $paths,
	'guards'     => array(),
	'own'        => array(),
	'loads'      => array(),
	'calls'      => array(),
	'broken'     => array(),
);
foreach ( $known as $key => $origin ) {
	if ( 'other' !== $origin[0] ) {
		$result['known'][] = array( $key, $origin[0], $origin[1] );
	}
}
$waiting = array();
foreach ( $unknown as $key => $places ) {
	$open = array();
	foreach ( $places as list( $name, $line, $guards, $function ) ) {
		$open[]           = array( $number[ $name ], $line, $guards, $function );
		$waiting[ $name ] = true;
	}
	if ( array() !== $open ) {
		$result['unknown'][] = array( $key, $reader->shown[ $key ], $open );
	}
}
foreach ( array_slice( $broken, 0, REHEARSAL_MAX_LOST ) as list( $kind, $shown, $given, $required, $places ) ) {
	$open = array();
	foreach ( array_slice( $places, 0, 20 ) as $place ) {
		list( $name, $line, $guards, $function ) = $place;

		$open[]           = array( $number[ $name ], $line, $guards, $function );
		$waiting[ $name ] = true;
	}
	$result['broken'][] = array( $kind, $shown, $given, $required, $open );
}
foreach ( $reader->calls as $key => $calls ) {
	foreach ( array_slice( array_keys( $calls ), 0, 50 ) as $call ) {
		list( $guards, $function, $from )             = explode( "\n", $call, 3 );
		$result['calls'][ substr( $key, 2 ) ][] = array( $number[ $from ], 1, (int) $guards, $function );
		$waiting[ $from ]                             = true;
	}
}
foreach ( array_keys( $reader->guards ) as $guards ) {
	$names              = '' === $guards ? array() : explode( ' ', $guards );
	$result['guards'][] = $names;
	$result['own']      = array_merge( $result['own'], array_keys( array_intersect_key( $reader->defined, array_flip( $names ) ) ) );
}
$result['own'] = array_values( array_unique( $result['own'] ) );
for ( $round = 0; $round < 4 && array() !== $waiting; $round++ ) {
	$next = array();
	foreach ( array_keys( $waiting ) as $name ) {
		$keys  = array_keys( isset( $reader->classes[ $name ] ) ? $reader->classes[ $name ] : array() );
		$loads = array();
		foreach ( array_merge( $keys, array( 'i:' . strtolower( basename( $name ) ) ) ) as $key ) {
			foreach ( array_keys( isset( $reader->loads[ $key ] ) ? $reader->loads[ $key ] : array() ) as $load ) {
				list( $guards, $function, $from ) = explode( "\n", $load, 3 );
				if ( $from !== $name && count( $loads ) < 50 ) {
					$loads[]       = array( $number[ $from ], 1, (int) $guards, $function );
					$next[ $from ] = true;
				}
			}
		}
		$result['loads'][ $number[ $name ] ] = $loads;
	}
	$waiting = array_diff_key( $next, array_flip( array_intersect_key( $paths, $result['loads'] ) ) );
}
rehearsal_return( $result );
