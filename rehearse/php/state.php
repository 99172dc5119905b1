<?php
/** Returns what WordPress thinks of the plugin, in a request of its own. */
require __DIR__ . '/lib.php';

$plugins = get_plugins();
$plugin  = $rehearsal['plugin'];
rehearsal_return(
	array(
		'active'  => is_plugin_active( $plugin ),
		'listed'  => isset( $plugins[ $plugin ] ),
		'version' => isset( $plugins[ $plugin ] ) ? (string) $plugins[ $plugin ]['Version'] : '',
		'plugins' => array_map( 'strval', array_keys( $plugins ) ),
	)
);
