<?php
/**
 * Makes the site the first of a network, and adds a second one. Returns whether it has. The constants count from the next
 * request on. Source: WordPress core wp-admin/network.php and network_step2().
 */
require __DIR__ . '/lib.php';
require_once ABSPATH . 'wp-admin/includes/upgrade.php';
require_once ABSPATH . 'wp-admin/includes/network.php';

$host = '127.0.0.1:8080';
if ( is_multisite() ) {
	// With other keys, nobody would be logged in any more. Source: WordPress core wp_salt().
	foreach ( array( 'auth', 'secure_auth', 'logged_in', 'nonce' ) as $scheme ) {
		foreach ( array( 'key', 'salt' ) as $type ) {
			update_site_option( "{$scheme}_{$type}", get_option( "{$scheme}_{$type}" ) );
		}
	}
	$second = wp_insert_site(
		array(
			'domain'     => $host,
			'path'       => '/second/',
			'network_id' => 1,
			'user_id'    => 1,
			'title'      => 'Second',
		)
	);
	rehearsal_return( array( 'done' => ! is_wp_error( $second ), 'problem' => rehearsal_explain( $second ) ) );
} else {
	foreach ( $wpdb->tables( 'ms_global' ) as $table => $name ) {
		$wpdb->$table = $name;
	}
	install_network();
	$result = populate_network( 1, $host, wp_get_current_user()->user_email, 'Rehearsal', '/', false );
	$lines  = array(
		"define( 'MULTISITE', true );",
		"define( 'SUBDOMAIN_INSTALL', false );",
		"define( 'DOMAIN_CURRENT_SITE', '$host' );",
		"define( 'PATH_CURRENT_SITE', '/' );",
		"define( 'SITE_ID_CURRENT_SITE', 1 );",
		"define( 'BLOG_ID_CURRENT_SITE', 1 );",
		// The cookies of people who are logged in stay valid.
		sprintf( "define( 'COOKIEHASH', '%s' );", COOKIEHASH ),
	);
	$config = ABSPATH . 'wp-config.php';
	file_put_contents( $config, preg_replace( '/^<\?php/', "<?php\n" . implode( "\n", $lines ), file_get_contents( $config ) ) );
	rehearsal_return( array( 'done' => ! is_wp_error( $result ), 'problem' => rehearsal_explain( $result ) ) );
}
