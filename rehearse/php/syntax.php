<?php
/**
 * Parses every PHP file of a package without running it. Returns the files that this PHP cannot parse, and whether it does
 * not matter: a file beside one, or in the folder above, loads it only on some versions of PHP, or it is a template of
 * code, which other code fills in.
 */
require __DIR__ . '/lib.php';

$zip    = new ZipArchive();
$broken = array();
$asking = array();
$parsed = 0;
if ( true === $zip->open( '/rehearsal/' . $rehearsal['package'] ) ) {
	for ( $index = 0; $index < $zip->numFiles; $index++ ) {
		$name = (string) $zip->getNameIndex( $index, ZipArchive::FL_ENC_RAW );
		if ( ! preg_match( '/\.php$/', $name ) || 0 === strpos( $name, '__MACOSX/' ) ) {
			continue;
		}
		$code = (string) $zip->getFromIndex( $index );
		++$parsed;
		if ( preg_match( '/PHP_VERSION|PHP_MAJOR_VERSION|phpversion/', $code ) ) {
			$asking[ dirname( $name ) ][] = $code;
		}
		try {
			token_get_all( $code, TOKEN_PARSE );
		} catch ( Error $error ) {
			$is_stub  = preg_match( '~(?:^|/)(?:stubs?|skeletons?|scaffold(?:ing)?|templates?)/|\.stub\.php$~i', $name ) && preg_match( '/\{\{|\{%|<%|@@\w+@@|%%\w+%%/', $code );
			$broken[] = array( $name, $error->getLine(), $error->getMessage(), (bool) $is_stub );
		}
	}
}
foreach ( $broken as $index => $file ) {
	$folder   = dirname( $file[0] );
	$beside   = array_merge( $asking[ $folder ] ?? array(), $asking[ dirname( $folder ) ] ?? array() );
	$guarded  = '/(PHP_VERSION|PHP_MAJOR_VERSION|phpversion)[^}]{0,400}\b' . preg_quote( basename( $file[0] ), '/' ) . '\b/';
	$broken[ $index ][3] = $file[3] || array() !== preg_grep( $guarded, $beside );
}
rehearsal_return(
	array(
		'parsed' => $parsed,
		'broken' => $broken,
	)
);
