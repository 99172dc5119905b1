<?php
/** Parses every PHP file of a package, and runs none. Returns those that this PHP cannot read. */
require __DIR__ . '/lib.php';

$zip    = new ZipArchive();
$broken = array();
$parsed = 0;
if ( true === $zip->open( '/rehearsal/' . $rehearsal['package'] ) ) {
	for ( $index = 0; $index < $zip->numFiles; $index++ ) {
		$name = (string) $zip->getNameIndex( $index, ZipArchive::FL_ENC_RAW );
		if ( ! preg_match( '/\.php$/', $name ) || 0 === strpos( $name, '__MACOSX/' ) ) {
			continue;
		}
		$code = (string) $zip->getFromIndex( $index );
		++$parsed;
		try {
			token_get_all( $code, TOKEN_PARSE );
		} catch ( Error $error ) {
			$broken[] = array( $name, $error->getLine(), $error->getMessage() );
		}
	}
}
rehearsal_return(
	array(
		'parsed' => $parsed,
		'broken' => $broken,
	)
);
