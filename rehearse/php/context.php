<?php
/** Starts WordPress as something other than a page does, and returns that it has: as wp-cron.php, or as WP-CLI. */
$rehearsal_order = json_decode( (string) file_get_contents( '/rehearsal/order.json' ), true );
if ( ! empty( $rehearsal_order['cli'] ) ) {
	define( 'WP_CLI', true );
	require __DIR__ . '/cli.php';
}
require __DIR__ . '/lib.php';

rehearsal_return( array( 'started' => true ) );
