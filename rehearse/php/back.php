<?php
/**
 * Puts the files of an earlier version in the place of the plugin's, as WordPress's upgrader does it. No plugin is loaded: WordPress
 * itself takes back an update in the request of the update, in which the new version does not run either, and people copy files.
 */
$wp_filter['pre_option_active_plugins'][ PHP_INT_MAX ][] = array(
	'function'      => function () {
		return array();
	},
	'accepted_args' => 0,
);
require __DIR__ . '/lib.php';

$upgrader = new Plugin_Upgrader( new Automatic_Upgrader_Skin() );
$result   = $upgrader->install( '/rehearsal/' . $rehearsal['package'], array( 'overwrite_package' => true ) );
$problem  = rehearsal_explain( $result );
if ( null === $problem && true !== $result ) {
	$problem = rehearsal_explain( $upgrader->skin->result );
}
rehearsal_return(
	array(
		'done'     => true === $result,
		'problem'  => $problem,
		'messages' => array_map( 'wp_strip_all_tags', $upgrader->skin->get_upgrade_messages() ),
	)
);
