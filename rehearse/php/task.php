<?php
/** Runs the next event of a scheduled task like wp-cron.php, and returns whether anything handles it. */
require __DIR__ . '/lib.php';

$hook = $rehearsal['task'];
foreach ( _get_cron_array() ?: array() as $time => $hooks ) {
	if ( isset( $hooks[ $hook ] ) ) {
		$event = reset( $hooks[ $hook ] );
		if ( $event['schedule'] ) {
			wp_reschedule_event( $time, $event['schedule'], $hook, $event['args'] );
		}
		wp_unschedule_event( $time, $hook, $event['args'] );
		$handled = has_action( $hook );
		do_action_ref_array( $hook, $event['args'] );
		rehearsal_return( array( 'handled' => (bool) $handled ) );
		break;
	}
}
