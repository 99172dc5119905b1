<?php
/** Installs WordPress as its own installer does, unless its files come with a database, and returns whether it is installed. */
define( 'WP_INSTALLING', true );
// Lets PHP cache files this young: they do not change.
ini_set( 'opcache.file_update_protection', '0' );
$_SERVER['REQUEST_URI'] = '/wp-admin/install.php';
$_SERVER['PHP_SELF']    = '/wp-admin/install.php';
// While there is no database, WordPress asks it for some two hundred options.
$rehearsal_has_database  = is_file( '/wordpress/wp-content/database/.ht.sqlite' );
$wp_filter['query'][0][] = array(
	'function'      => function ( $query ) use ( &$rehearsal_has_database ) {
		return $rehearsal_has_database ? $query : '';
	},
	'accepted_args' => 1,
);
require '/wordpress/wp-load.php';
$rehearsal_has_database = true;
if ( ! is_blog_installed() ) {
	require_once ABSPATH . 'wp-admin/includes/upgrade.php';
	wp_install( 'My WordPress Website', 'admin', 'admin@localhost.com', true, '', 'password' );
}
update_option( 'permalink_structure', '/%year%/%monthnum%/%day%/%postname%/' );
if ( class_exists( 'WP_MySQL_Native_Parser', false ) ) {
	WP_MySQL_Native_Parser::store();
}
file_put_contents( '/rehearsal/result.json', json_encode( is_blog_installed() ) );
