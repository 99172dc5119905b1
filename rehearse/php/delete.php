<?php
/** Deletes the plugin, and runs its uninstall code; with WP-CLI, deactivates it in the same request. */
require __DIR__ . '/lib.php';

if ( ! empty( $rehearsal['cli'] ) ) {
	require_once ABSPATH . 'wp-admin/includes/admin.php';
	deactivate_plugins( $rehearsal['plugin'] );
}
$result = delete_plugins( array( $rehearsal['plugin'] ) );
rehearsal_return(
	array(
		'done'    => true === $result,
		'problem' => rehearsal_explain( $result ),
	)
);
