<?php
/**
 * Returns the versions of PHP and WordPress, the extensions of PHP, and the cookies of an administrator and of a reader who
 * have logged in. The reader is new.
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

rehearsal_return(
	array(
		'php'           => PHP_VERSION,
		'wordpress'     => get_bloginfo( 'version' ),
		'extensions'    => array_map( 'strtolower', get_loaded_extensions() ),
		'cookies'       => rehearsal_log_in( 1 ),
		'readerCookies' => rehearsal_log_in( wp_create_user( $rehearsal['name'], $rehearsal['password'] ) ),
	)
);
