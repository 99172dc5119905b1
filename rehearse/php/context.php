<?php
/** Starts WordPress as something other than a page does, and returns that it has: as wp-cron.php, or as WP-CLI. */
require __DIR__ . '/lib.php';

rehearsal_return( array( 'started' => true ) );
