<?php
/** Activates the plugin. */
require __DIR__ . '/lib.php';

$result = activate_plugin( $rehearsal['plugin'] );
rehearsal_return(
	array(
		'done'    => is_plugin_active( $rehearsal['plugin'] ),
		'problem' => rehearsal_explain( $result ),
	)
);
