<?php
/**
 * Lists what a site has: functions, classes, constants, and the hooks that its code fires. PHP tells what it has loaded; the files of
 * WordPress and of the active plugins tell what they load later.
 */
require __DIR__ . '/lib.php';

ini_set( 'memory_limit', '512M' );

/** Constants of WordPress that only some of its requests define. */
const REHEARSAL_CONSTANTS = array( 'DOING_AJAX', 'DOING_CRON', 'DOING_AUTOSAVE', 'REST_REQUEST', 'XMLRPC_REQUEST', 'IFRAME_REQUEST', 'WP_UNINSTALL_PLUGIN', 'WP_NETWORK_ADMIN', 'WP_USER_ADMIN', 'WP_INSTALLING', 'WP_IMPORTING' );

/** Who defines a function or class, and the first version that its comment names. */
function rehearsal_origin( $symbol ) {
	$since = preg_match( '/@since\s+(?:MU \()?(\d+\.\d+(?:\.\d+)?)/', (string) $symbol->getDocComment(), $match ) ? $match[1] : '';
	return array( $symbol->isInternal() ? 'php' : rehearsal_owner( (string) $symbol->getFileName() ), $since );
}

function rehearsal_owner( $path ) {
	return preg_match( '~^/wordpress/(wp-includes|wp-admin)/~', $path ) ? 'wordpress' : 'other';
}

function rehearsal_class( ReflectionClass $class ) {
	$parents = array_merge( $class->getInterfaceNames(), $class->getTraitNames() );
	for ( $parent = $class->getParentClass(); $parent; $parent = $parent->getParentClass() ) {
		$parents = array_merge( $parents, array( $parent->name ), $parent->getTraitNames() );
	}
	$methods = array();
	foreach ( $class->getMethods() as $method ) {
		$methods[ $method->name ] = array( $method->getModifiers(), $method->getNumberOfRequiredParameters(), $method->isVariadic() ? -1 : $method->getNumberOfParameters() );
	}
	$kind = $class->isInterface() ? 'interface' : ( $class->isTrait() ? 'trait' : 'class' );
	return array_merge( rehearsal_origin( $class ), array( $kind, $class->isAbstract(), $class->isFinal(), $parents, $methods ) );
}

/** Adds the hooks that code fires, with their fewest arguments. A pattern alone, without a search, is ten times as slow in WebAssembly. */
function rehearsal_add_hooks( $code, array &$hooks ) {
	foreach ( array( 'do_action', 'apply_filters' ) as $call ) {
		for ( $at = strpos( $code, $call ); false !== $at; $at = strpos( $code, $call, $at + 1 ) ) {
			if ( preg_match( "/\\G$call(_ref_array|_deprecated)?\\(\\s*(['\"])([\\w\\-\\/.]+)\\2\\s*(?(1),\\s*(?:array\\(|\\[)|,?)/", $code, $match, 0, $at ) ) {
				// Takes away texts and inner brackets, from the innermost on.
				$given = preg_replace( '/"(?:\\\\.|[^"\\\\])*"|\'(?:\\\\.|[^\'\\\\])*\'/s', 'x', substr( $code, $at + strlen( $match[0] ), 600 ) );
				do {
					$given = preg_replace( '/[(\[{][^()\[\]{}]*[)\]}]/', 'x', $given, -1, $count );
				} while ( $count > 0 );
				$given              = trim( substr( $given, 0, strcspn( $given, ')](' ) ), ", \n\t" );
				$hooks[ $match[3] ] = min( $hooks[ $match[3] ] ?? PHP_INT_MAX, '' === $given ? 0 : substr_count( $given, ',' ) + 1 );
			}
		}
	}
}

/** What code defines: functions as `f:name`, classes as `c:name`. Searches for words before it matches them, as above. */
function rehearsal_definitions( $code ) {
	$namespace = false !== strpos( $code, 'namespace ' ) && preg_match( '/^\s*namespace\s+([\w\\\\]+)\s*[;{]/mi', $code, $match ) ? $match[1] . '\\' : '';
	$found     = array();
	foreach ( array( 'function ', 'class ', 'interface ', 'trait ', 'enum ' ) as $word ) {
		for ( $at = strpos( $code, $word ); false !== $at; $at = strpos( $code, $word, $at + 1 ) ) {
			$before = rtrim( substr( $code, max( 0, $at - 40 ), min( 40, $at ) ) );
			// Some builds of WordPress put a whole file in one line.
			if ( preg_match( '~(?:[;{}\]]|\*/|<\?php)(?:\s*(?:final|abstract|readonly))*$~', $before ) && preg_match( '/\G&?([\w\x80-\xff]+)/', $code, $match, 0, $at + strlen( $word ) ) ) {
				$found[] = ( 'function ' === $word ? 'f:' : 'c:' ) . $namespace . $match[1];
			}
		}
	}
	return $found;
}

/** Constants that code defines, wherever: WordPress defines those of its files only in the function that uses them. */
function rehearsal_constants( $code ) {
	$found = array();
	for ( $at = strpos( $code, 'define(' ); false !== $at; $at = strpos( $code, 'define(', $at + 1 ) ) {
		if ( preg_match( '/\\Gdefine\(\s*([\'"])(\w+)\1/', $code, $match, 0, $at ) ) {
			$found[] = $match[2];
		}
	}
	return $found;
}

$paths = glob( ABSPATH . '*.php' );
foreach ( array_unique( array_merge( array( ABSPATH . WPINC, ABSPATH . 'wp-admin' ), array_map( 'dirname', wp_get_active_and_valid_plugins() ) ) ) as $folder ) {
	foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ) ) as $path => $file ) {
		$paths[] = $path;
	}
}
$loaded = array_flip( get_included_files() );
$hooks  = array();
$later  = array();
$consts = REHEARSAL_CONSTANTS;
foreach ( preg_grep( '/\.php$/', $paths ) as $path ) {
	$code = (string) file_get_contents( $path );
	rehearsal_add_hooks( $code, $hooks );
	$consts = array_merge( $consts, rehearsal_constants( $code ) );
	foreach ( isset( $loaded[ $path ] ) ? array() : rehearsal_definitions( $code ) as $name ) {
		$later[ strtolower( $name ) ] = array( rehearsal_owner( $path ), $path, substr( $name, 2 ) );
	}
}
// Loads what the plugin extends or calls, so that PHP tells of its methods, too.
spl_autoload_register(
	function ( $name ) use ( $later ) {
		list( $owner, $path ) = $later[ 'c:' . strtolower( $name ) ] ?? array( '', '' );
		if ( 'wordpress' === $owner ) {
			require_once $path;
		}
	}
);
foreach ( array_intersect_key( $later, array_flip( $rehearsal['classes'] ) ) as list( , , $name ) ) {
	try {
		class_exists( $name );
	} catch ( Throwable $error ) {
		continue;
	}
}
$functions = array();
foreach ( array_merge( ...array_values( get_defined_functions() ) ) as $name ) {
	$function           = new ReflectionFunction( $name );
	$functions[ $name ] = array_merge( rehearsal_origin( $function ), array( $function->getNumberOfRequiredParameters() ) );
}
$classes = array();
foreach ( array_merge( get_declared_classes(), get_declared_interfaces(), get_declared_traits() ) as $name ) {
	$classes[ $name ] = rehearsal_class( new ReflectionClass( $name ) );
}
rehearsal_return(
	array(
		'functions' => $functions,
		'classes'   => $classes,
		'later'     => array_map( 'current', $later ),
		'constants' => array_values( array_unique( array_merge( array_keys( get_defined_constants() ), $consts ) ) ),
		'hooks'     => $hooks,
	)
);
