<?php
/**
 * Packs the site as WordPress Playground imports it: its content and configuration, without what only a rehearsal adds, and with a list
 * of the plugins beside the rehearsed one.
 * Source: zipWpContent() of WordPress Playground.
 */
require __DIR__ . '/lib.php';

$rehearsal_zip  = new ZipArchive();
$rehearsal_root = '/wordpress/';
$rehearsal_file = $rehearsal_root . $rehearsal['file'];
if ( true === $rehearsal_zip->open( $rehearsal_file, ZipArchive::CREATE | ZipArchive::OVERWRITE ) ) {
	$rehearsal_files = new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $rehearsal_root . 'wp-content', FilesystemIterator::SKIP_DOTS ) );
	foreach ( $rehearsal_files as $rehearsal_one ) {
		$rehearsal_path = substr( $rehearsal_one->getPathname(), strlen( $rehearsal_root ) );
		if ( $rehearsal_one->isFile() && 'wp-content/mu-plugins/rehearsal.php' !== $rehearsal_path ) {
			$rehearsal_zip->addFile( $rehearsal_one->getPathname(), $rehearsal_path );
		}
	}
	if ( is_file( $rehearsal_root . 'wp-config.php' ) ) {
		$rehearsal_zip->addFile( $rehearsal_root . 'wp-config.php', 'wp-config.php' );
	}
	$rehearsal_zip->addFromString( 'rehearsal-plugins.json', json_encode( $rehearsal['list'] ) );
	$rehearsal_zip->addFromString( 'playground-export.json', json_encode( array( 'formatVersion' => 2, 'siteUrl' => site_url() ) ) );
	rehearsal_return( $rehearsal_zip->close() );
}
