<?php
/**
 * Starts each script of a rehearsal: reads its arguments, and loads WordPress as for an administrator, for a
 * visitor, for a scheduled task, or for WP-CLI. A script that ends early has no result.
 */
$rehearsal = json_decode( (string) file_get_contents( '/rehearsal/order.json' ), true );

// A script that is ended by a redirect says where it leads.
register_shutdown_function(
	function () {
		foreach ( is_file( '/rehearsal/result.json' ) ? array() : headers_list() as $header ) {
			if ( 0 === stripos( $header, 'Location:' ) ) {
				echo 'It redirects to ' . trim( substr( $header, 9 ) );
			}
		}
	}
);

function rehearsal_return( $result ) {
	file_put_contents(
		'/rehearsal/result.json',
		json_encode( $result, JSON_INVALID_UTF8_SUBSTITUTE | JSON_PARTIAL_OUTPUT_ON_ERROR )
	);
}

/** The error of a failed call of WordPress; `null` for none. */
function rehearsal_explain( $result ) {
	if ( is_wp_error( $result ) ) {
		$data = $result->get_error_data();
		return array(
			'code'    => (string) $result->get_error_code(),
			'message' => trim( wp_strip_all_tags( implode( ' ', $result->get_error_messages() ) ) ),
			'data'    => is_scalar( $data ) ? (string) $data : '',
		);
	}
	return null;
}

if ( ! empty( $rehearsal['cli'] ) ) {
	define( 'WP_CLI', true );
	require __DIR__ . '/cli.php';
}

if ( empty( $rehearsal['plain'] ) ) {
	$rehearsal_front = ! empty( $rehearsal['front'] );
	$rehearsal_page  = isset( $rehearsal['task'] ) ? '/wp-cron.php' : '/wp-admin/' . ( isset( $rehearsal['page'] ) ? $rehearsal['page'] : 'plugins.php' );
	$rehearsal_page  = $rehearsal_front ? '/' : $rehearsal_page;
	$rehearsal_admin = ! $rehearsal_front && ! isset( $rehearsal['task'] ) && ! defined( 'WP_CLI' );
	if ( $rehearsal_admin ) {
		define( 'WP_ADMIN', true );
		if ( ! empty( $rehearsal['ajax'] ) ) {
			define( 'DOING_AJAX', true );
			$rehearsal_page = '/wp-admin/admin-ajax.php';
		}
		// Logs in before WordPress loads, because plugins redirect visitors while it does.
		$wp_filter['determine_current_user'][ PHP_INT_MAX ][] = array(
			'function'      => function () {
				return 1;
			},
			'accepted_args' => 0,
		);
	}
	if ( ! empty( $rehearsal['cron'] ) || isset( $rehearsal['task'] ) ) {
		define( 'DOING_CRON', true );
	}
	// Variables of a web server, which plugins read; they would be blamed if these were missing.
	$_SERVER = array_merge(
		$_SERVER,
		array(
			'DOCUMENT_ROOT'   => '/wordpress',
			'HTTP_HOST'       => '127.0.0.1:8080',
			'HTTP_USER_AGENT' => 'Mozilla/5.0',
			'PHP_SELF'        => $rehearsal_page,
			'QUERY_STRING'    => '',
			'REMOTE_ADDR'     => '127.0.0.1',
			'REQUEST_METHOD'  => 'GET',
			'REQUEST_URI'     => $rehearsal_page,
			'SCRIPT_FILENAME' => '/wordpress' . $rehearsal_page,
			'SCRIPT_NAME'     => $rehearsal_page,
			'SERVER_NAME'     => '127.0.0.1',
			'SERVER_PORT'     => '8080',
			'SERVER_PROTOCOL' => 'HTTP/1.1',
			'SERVER_SOFTWARE' => 'Apache',
		)
	);
	if ( isset( $rehearsal['page'] ) ) {
		// The page loads WordPress, and would lead people without a cookie to the log-in.
		function auth_redirect() {}
	} else {
		require '/wordpress/wp-load.php';
	}
	if ( $rehearsal_admin && ! isset( $rehearsal['page'] ) ) {
		require_once ABSPATH . 'wp-admin/includes/admin.php';
		require_once ABSPATH . 'wp-admin/includes/class-wp-upgrader.php';
		wp_set_current_user( 1 );
	}
}
