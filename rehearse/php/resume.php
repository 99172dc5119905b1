<?php
/** Puts the previous version among the plugins of a copied site, and makes all active that are on it, as they were. Runs no code of them. */
define( 'SHORTINIT', true );
require __DIR__ . '/lib.php';
require '/wordpress/wp-load.php';

$zip  = new ZipArchive();
$done = true === $zip->open( '/rehearsal/previous.zip' ) && $zip->extractTo( '/wordpress/wp-content/plugins' ) && $zip->close();
rehearsal_return( $done && false !== $wpdb->update( $wpdb->options, array( 'option_value' => serialize( $rehearsal['plugins'] ) ), array( 'option_name' => 'active_plugins' ) ) );
