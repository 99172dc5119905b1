<?php
/** Activates the plugin. */
require __DIR__ . '/lib.php';

// Returns before the request ends: the plugin is active by then, and many plugins redirect to their first page.
add_action(
	'activated_plugin',
	function () use ( $rehearsal ) {
		rehearsal_return( array( 'done' => is_plugin_active( $rehearsal['plugin'] ) ) );
	},
	-PHP_INT_MAX
);
$result = activate_plugin( $rehearsal['plugin'] );
rehearsal_return(
	array(
		'done'    => is_plugin_active( $rehearsal['plugin'] ),
		'problem' => rehearsal_explain( $result ),
	)
);
