<?php
/** Deletes the plugin, with what it does when it is uninstalled. */
require __DIR__ . '/lib.php';

$result = delete_plugins( array( $rehearsal['plugin'] ) );
rehearsal_return(
	array(
		'done'    => true === $result,
		'problem' => rehearsal_explain( $result ),
	)
);
