<?php
/** Deletes the plugin, and runs its uninstall code. */
require __DIR__ . '/lib.php';

$result = delete_plugins( array( $rehearsal['plugin'] ) );
rehearsal_return(
	array(
		'done'    => true === $result,
		'problem' => rehearsal_explain( $result ),
	)
);
