<?php
// The update has to bring all of them into its new table.
global $wpdb;
$messages = $wpdb->get_col( "SELECT message FROM {$wpdb->prefix}acme_messages ORDER BY message" );
if ( array( 'first', 'second', 'third' ) !== $messages ) {
	return count( $messages ) . ' of three entries were migrated.';
}
