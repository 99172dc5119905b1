<?php
// Three entries, as customers have them.
global $wpdb;
foreach ( array( 'first', 'second', 'third' ) as $entry ) {
	$wpdb->insert( $wpdb->prefix . 'acme_log', array( 'entry' => $entry ) );
}
