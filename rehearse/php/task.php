<?php
/**
 * Runs the next event of a scheduled task like wp-cron.php, and returns whether anything handles it, or that it is `gone`; without
 * a name, the next event of each task of plugins that is not among the `known` ones.
 */
require __DIR__ . '/lib.php';

function rehearsal_run( $hook, $time, $event ) {
	if ( $event['schedule'] ) {
		wp_reschedule_event( $time, $event['schedule'], $hook, $event['args'] );
	}
	wp_unschedule_event( $time, $hook, $event['args'] );
	$handled = has_action( $hook );
	do_action_ref_array( $hook, $event['args'] );
	rehearsal_return( array( 'handled' => (bool) $handled ) );
}

function rehearsal_is_scheduled( $hook ) {
	foreach ( _get_cron_array() ?: array() as $hooks ) {
		if ( isset( $hooks[ $hook ] ) ) {
			return true;
		}
	}
	return false;
}

/** The tasks of WordPress itself. */
const REHEARSAL_CORE_TASKS = '/^(wp_|delete_expired_transients$|recovery_mode_clean_expired_keys$|do_pings$|publish_future_post$|importer_scheduled_cleanup$|upgrader_scheduled_cleanup$)/';

if ( '' !== $rehearsal['task'] && ! rehearsal_is_scheduled( $rehearsal['task'] ) ) {
	rehearsal_return( array( 'handled' => true, 'gone' => true ) );
}
$known = isset( $rehearsal['known'] ) ? array_flip( $rehearsal['known'] ) : array();
foreach ( _get_cron_array() ?: array() as $time => $hooks ) {
	foreach ( $hooks as $hook => $events ) {
		$is_wanted = '' === $rehearsal['task'] ? ! isset( $known[ $hook ] ) && ! preg_match( REHEARSAL_CORE_TASKS, $hook ) : $hook === $rehearsal['task'];
		if ( $is_wanted ) {
			$known[ $hook ]    = true;
			rehearsal_run( $hook, $time, reset( $events ) );
			if ( '' !== $rehearsal['task'] ) {
				break 2;
			}
		}
	}
}
