<?php
/**
 * Leaves plugins out of a site: none of them is active any more, and some have no files any more. Runs no code of any plugin. Returns
 * whether they are gone.
 */
define( 'SHORTINIT', true );
require __DIR__ . '/lib.php';
require '/wordpress/wp-load.php';

function rehearsal_remove( $folder ) {
	$files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $folder, FilesystemIterator::SKIP_DOTS ), RecursiveIteratorIterator::CHILD_FIRST );
	foreach ( $files as $file ) {
		$file->isDir() && ! $file->isLink() ? rmdir( $file->getPathname() ) : unlink( $file->getPathname() );
	}
	return rmdir( $folder );
}

$active = maybe_unserialize( $wpdb->get_var( "SELECT option_value FROM $wpdb->options WHERE option_name = 'active_plugins'" ) );
$left   = array_values( array_diff( is_array( $active ) ? $active : array(), $rehearsal['plugins'] ) );
$done   = false !== $wpdb->update( $wpdb->options, array( 'option_value' => serialize( $left ) ), array( 'option_name' => 'active_plugins' ) );
foreach ( $rehearsal['folders'] as $folder ) {
	$path = '/wordpress/wp-content/plugins/' . $folder;
	$done = ( ! is_dir( $path ) || rehearsal_remove( $path ) ) && $done;
}
rehearsal_return( $done );
