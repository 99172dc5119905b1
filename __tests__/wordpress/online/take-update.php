<?php
/** Checks for updates of plugins, as "Check again" does, and takes that of the plugin, as "Update now" does. */
require __DIR__ . '/online.php';

$plugin = $rehearsal['plugin'];
$noted  = array();
// Such as a property that the service's answer lacks.
set_error_handler(
	static function ( $level, $message, $file ) use ( &$noted, $plugin ) {
		if ( false !== strpos( $file, dirname( $plugin ) ) ) {
			$noted[] = $message;
		}
		return false;
	}
);
delete_site_transient( 'update_plugins' );
wp_update_plugins();
$updates = get_site_transient( 'update_plugins' );
$offered = isset( $updates->response[ $plugin ] ) ? $updates->response[ $plugin ] : null;

$done = null;
if ( null !== $offered && array() === $online_asked ) {
	$skin    = new Automatic_Upgrader_Skin();
	$results = ( new Plugin_Upgrader( $skin ) )->bulk_upgrade( array( $plugin ) );
	$done    = is_array( $results ) && is_array( $results[ $plugin ] );
}
online_return(
	array(
		'offered'  => null === $offered ? null : array(
			'version' => $offered->new_version,
			'package' => $offered->package,
		),
		'done'     => $done,
		'noted'    => $noted,
		'messages' => isset( $skin ) ? $skin->get_upgrade_messages() : array(),
	)
);
