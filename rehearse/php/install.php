<?php
/**
 * Installs a package like an upload in the dashboard, and returns the plugin's name in WordPress: `folder/main.php`.
 */
require __DIR__ . '/lib.php';

$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
$result   = $upgrader->install( '/rehearsal/' . $rehearsal['package'] );
$problem  = rehearsal_explain( $result );
if ( null === $problem && true !== $result ) {
	$problem = rehearsal_explain( $upgrader->skin->result );
}
rehearsal_return(
	array(
		'done'     => true === $result,
		'problem'  => $problem,
		'plugin'   => true === $result ? (string) $upgrader->plugin_info() : '',
		'messages' => array_map( 'wp_strip_all_tags', $upgrader->skin->get_upgrade_messages() ),
	)
);
