<?php
/**
 * Updates the plugin from a package, with the upgrader of the button (which checks the package in newer versions of
 * WordPress), or with the automatic one (which does not).
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
	// Offered by services that leave the decision to the package.
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
// Updaters in plugins remove what their own server did not offer, which is not reached here; others hide all updates.
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
	// WordPress requests its own front page to see whether it works, and reverts the update without an answer. There is
	// no network for that; the rehearsal visits the pages after the update.
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
// WordPress asks which updates there are after each one, and has no answer here: it would offer the same again.
unset( $all->response[ $plugin ] );
$all->no_update[ $plugin ] = $item;
set_site_transient( 'update_plugins', $all );
rehearsal_return(
	array(
		'done'     => is_array( $result ) || true === $result,
		'problem'  => rehearsal_explain( $result ),
		'messages' => array_map( 'wp_strip_all_tags', $messages ),
	)
);
