<?php
/** Activates the plugin, on a network for all of its sites. */
require __DIR__ . '/lib.php';

// Returns before the request ends: the plugin is active by then, and many plugins redirect to their first page.
add_action(
	'activated_plugin',
	function () use ( $rehearsal ) {
		rehearsal_return( array( 'done' => is_plugin_active( $rehearsal['plugin'] ) ) );
	},
	-PHP_INT_MAX
);
$result = activate_plugin( $rehearsal['plugin'], '', ! empty( $rehearsal['network'] ) );
rehearsal_return(
	array(
		'done'    => is_plugin_active( $rehearsal['plugin'] ),
		'problem' => rehearsal_explain( $result ),
	)
);
