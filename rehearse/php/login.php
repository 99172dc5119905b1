<?php
/** Returns the versions of PHP and WordPress, the extensions of PHP, and the cookies of an administrator who has logged in. */
require __DIR__ . '/lib.php';

$expires = time() + DAY_IN_SECONDS;
$token   = WP_Session_Tokens::get_instance( 1 )->create( $expires );
rehearsal_return(
	array(
		'php'        => PHP_VERSION,
		'wordpress'  => get_bloginfo( 'version' ),
		'extensions' => array_map( 'strtolower', get_loaded_extensions() ),
		'cookies'    => array(
			AUTH_COOKIE      => wp_generate_auth_cookie( 1, $expires, 'auth', $token ),
			LOGGED_IN_COOKIE => wp_generate_auth_cookie( 1, $expires, 'logged_in', $token ),
		),
	)
);
