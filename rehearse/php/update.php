<?php
/**
 * Updates the plugin from a package, by the upgrader that the button uses (which checks the package in newer
 * versions of WordPress), or by the one that runs at night (which does not).
 */
require __DIR__ . '/lib.php';

$plugin = $rehearsal['plugin'];
$item   = (object) array(
	'id'           => $plugin,
	'slug'         => dirname( $plugin ),
	'plugin'       => $plugin,
	'new_version'  => $rehearsal['version'],
	'url'          => '',
	'package'      => '/rehearsal/' . $rehearsal['package'],
	// What a service offers that leaves the rest to the package.
	'autoupdate'   => true,
);
$all    = (object) array(
	'last_checked' => time(),
	'checked'      => array(),
	'response'     => array( $plugin => $item ),
	'translations' => array(),
	'no_update'    => array(),
);
set_site_transient( 'update_plugins', $all );
// Updaters in plugins take out what their own server, which is not asked here, did not offer; others hide all updates.
add_filter(
	'pre_site_transient_update_plugins',
	function () use ( $all ) {
		return clone $all;
	},
	PHP_INT_MAX
);

$messages = array();
if ( empty( $rehearsal['cron'] ) ) {
	$skin     = new Automatic_Upgrader_Skin();
	$upgrader = new Plugin_Upgrader( $skin );
	$results  = $upgrader->bulk_upgrade( array( $plugin ) );
	$result   = is_array( $results ) ? $results[ $plugin ] : $results;
	if ( ! is_array( $result ) && ! is_wp_error( $result ) && is_wp_error( $skin->result ) ) {
		$result = $skin->result;
	}
	$messages = $skin->get_upgrade_messages();
} else {
	require_once ABSPATH . 'wp-admin/includes/class-wp-automatic-updater.php';
	add_filter( 'automatic_updater_disabled', '__return_false', PHP_INT_MAX );
	add_filter( 'auto_update_plugin', '__return_true', PHP_INT_MAX );
	add_filter( 'automatic_updates_is_vcs_checkout', '__return_false', PHP_INT_MAX );
	// WordPress asks its own front page whether it still lives, and takes the update back when it gets no answer. There is no
	// network for that: the pages are asked for when the update has ended.
	add_filter(
		'pre_http_request',
		function ( $answer, $request, $url ) {
			return false === strpos( $url, 'wp_scrape_key=' ) ? $answer : array(
				'headers'  => array(),
				'body'     => '',
				'response' => array( 'code' => 200, 'message' => 'OK' ),
				'cookies'  => array(),
				'filename' => null,
			);
		},
		PHP_INT_MAX,
		3
	);
	$updater = new WP_Automatic_Updater();
	$result  = $updater->update( 'plugin', $item );
}
rehearsal_return(
	array(
		'done'     => is_array( $result ) || true === $result,
		'problem'  => rehearsal_explain( $result ),
		'messages' => array_map( 'wp_strip_all_tags', $messages ),
	)
);
