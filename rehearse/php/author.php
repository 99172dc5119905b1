<?php
/**
 * Runs a PHP file of the plugin's author. Returns its finding and the line: the file throws, or returns `false`, a text
 * or a WP_Error.
 */
require __DIR__ . '/lib.php';

/** Remembers the line of a `return`. Stands before the returned value. */
function rehearsal_at( $line ) {
	$GLOBALS['rehearsal_line'] = $line;
	return null;
}

/** Adds the line to each `return` of the file, except for those in its functions. */
function rehearsal_mark( $code ) {
	$tokens     = token_get_all( $code );
	$marked     = '';
	$depth      = 0;
	$functions  = array();
	$is_opening = false;
	foreach ( $tokens as $index => $token ) {
		list( $kind, $text, $line ) = is_array( $token ) ? $token : array( $token, $token, 0 );
		$is_own  = T_RETURN === $kind && array() === $functions && rehearsal_has_value( $tokens, $index );
		$marked .= $is_own ? "return \\rehearsal_at( $line ) ??" : $text;
		if ( T_FUNCTION === $kind || ';' === $kind ) {
			$is_opening = T_FUNCTION === $kind;
		} elseif ( in_array( $kind, array( '{', T_CURLY_OPEN, T_DOLLAR_OPEN_CURLY_BRACES ), true ) ) {
			++$depth;
			if ( $is_opening ) {
				$functions[] = $depth;
				$is_opening  = false;
			}
		} elseif ( '}' === $kind ) {
			if ( end( $functions ) === $depth ) {
				array_pop( $functions );
			}
			--$depth;
		}
	}
	return $marked;
}

function rehearsal_has_value( $tokens, $index ) {
	do {
		++$index;
		$next = isset( $tokens[ $index ] ) ? $tokens[ $index ] : ';';
	} while ( is_array( $next ) && in_array( $next[0], array( T_WHITESPACE, T_COMMENT, T_DOC_COMMENT ), true ) );
	return ';' !== $next && ! ( is_array( $next ) && T_CLOSE_TAG === $next[0] );
}

/** Makes a path relative to the plugins folder or the site. */
function rehearsal_shorten( $path ) {
	return preg_replace( '~^(/wordpress/wp-content/plugins|/wordpress)/~', '', $path );
}

$rehearsal_file = '/rehearsal/' . $rehearsal['file'] . '.php';
$rehearsal_line = 0;
file_put_contents( $rehearsal_file, rehearsal_mark( (string) file_get_contents( $rehearsal_file ) ) );
// The default of PHP 8.
ini_set( 'assert.exception', '1' );

$rehearsal_text = null;
try {
	$rehearsal_answer = require $rehearsal_file;
	if ( is_wp_error( $rehearsal_answer ) ) {
		$rehearsal_text = implode( ' ', $rehearsal_answer->get_error_messages() );
		$rehearsal_text = '' === $rehearsal_text ? (string) $rehearsal_answer->get_error_code() : $rehearsal_text;
	} elseif ( is_string( $rehearsal_answer ) && '' !== $rehearsal_answer ) {
		$rehearsal_text = $rehearsal_answer;
	} elseif ( false === $rehearsal_answer ) {
		$rehearsal_text = 'The file returns `false`.';
	}
} catch ( Throwable $rehearsal_error ) {
	$rehearsal_text = ( $rehearsal_error instanceof Exception ? '' : get_class( $rehearsal_error ) . ': ' ) . $rehearsal_error->getMessage();
	$rehearsal_text = '' === $rehearsal_text ? get_class( $rehearsal_error ) : $rehearsal_text;
	$rehearsal_line = $rehearsal_error->getLine();
	if ( $rehearsal_file !== $rehearsal_error->getFile() ) {
		$rehearsal_text .= ' in ' . rehearsal_shorten( $rehearsal_error->getFile() ) . ':' . $rehearsal_line;
		$rehearsal_line  = 0;
		foreach ( $rehearsal_error->getTrace() as $rehearsal_call ) {
			if ( isset( $rehearsal_call['file'] ) && $rehearsal_file === $rehearsal_call['file'] ) {
				$rehearsal_line = $rehearsal_call['line'];
				break;
			}
		}
	}
}
rehearsal_return(
	array(
		'done' => null === $rehearsal_text,
		'text' => (string) $rehearsal_text,
		'line' => $rehearsal_line,
	)
);
