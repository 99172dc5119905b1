<?php
/** Lists the files of the plugin's folder: name in base64, because names are bytes, size, and CRC-32. Loads no plugin. */
require __DIR__ . '/lib.php';

$root  = '/wordpress/wp-content/plugins/' . $rehearsal['folder'];
$files = array();
if ( is_dir( $root ) ) {
	$walk = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) );
	foreach ( $walk as $path => $file ) {
		if ( $file->isFile() ) {
			$files[] = array( base64_encode( substr( $path, strlen( $root ) + 1 ) ), $file->getSize(), hash_file( 'crc32b', $path ) );
		}
	}
}
rehearsal_return( $files );
