<?php
/**
 * Returns the versions of PHP and WordPress, the extensions of PHP, and log-in cookies of the administrator, and of a
 * subscriber, an editor and an author, which it creates.
 */
require __DIR__ . '/lib.php';

function rehearsal_log_in( $user ) {
	$expires = time() + DAY_IN_SECONDS;
	$token   = WP_Session_Tokens::get_instance( $user )->create( $expires );
	return array(
		AUTH_COOKIE      => wp_generate_auth_cookie( $user, $expires, 'auth', $token ),
		LOGGED_IN_COOKIE => wp_generate_auth_cookie( $user, $expires, 'logged_in', $token ),
	);
}

/** Writes to the database directly: nobody needs the password, and WordPress takes long to hash one. */
function rehearsal_add( $role ) {
	global $wpdb;
	$name = 'rehearsal-' . $role;
	$wpdb->insert(
		$wpdb->users,
		array(
			'user_login'      => $name,
			'user_nicename'   => $name,
			'display_name'    => $name,
			'user_email'      => $role . '@example.org',
			'user_pass'       => wp_generate_password(),
			'user_registered' => current_time( 'mysql', true ),
		)
	);
	$user = new WP_User( $wpdb->insert_id );
	$user->set_role( $role );
	return $user->ID;
}

rehearsal_return(
	array(
		'php'           => PHP_VERSION,
		'wordpress'     => get_bloginfo( 'version' ),
		'extensions'    => array_map( 'strtolower', get_loaded_extensions() ),
		'cookies'       => rehearsal_log_in( 1 ),
		'readerCookies' => rehearsal_log_in( wp_create_user( $rehearsal['name'], $rehearsal['password'] ) ),
		'editorCookies' => rehearsal_log_in( rehearsal_add( 'editor' ) ),
		'authorCookies' => rehearsal_log_in( rehearsal_add( 'author' ) ),
	)
);
