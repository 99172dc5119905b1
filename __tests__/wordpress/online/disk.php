<?php
/** Reads every file of the plugin's folder: its SHA-256 by its name. Loads no plugin. */
require __DIR__ . '/lib.php';

$root  = '/wordpress/wp-content/plugins/' . $rehearsal['folder'];
$files = array();
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $path => $file ) {
	$files[ substr( $path, strlen( $root ) + 1 ) ] = hash_file( 'sha256', $path );
}
rehearsal_return( $files );
