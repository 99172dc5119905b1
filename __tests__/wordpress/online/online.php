<?php
/**
 * WordPress with a network: each of its HTTP requests is carried out by the process outside. A request that has no answer yet
 * fails, and is told; the script is then run anew with the answer that came.
 */
require __DIR__ . '/lib.php';

$online_asked = array();

function online_return( $result ) {
	global $online_asked;
	rehearsal_return(
		array(
			'asked'  => (object) $online_asked,
			'result' => $result,
		)
	);
}

function online_answer( $status, $message, $headers, $body, $filename ) {
	if ( null !== $filename ) {
		file_put_contents( $filename, $body );
	}
	return array(
		'headers'  => new \WpOrg\Requests\Utility\CaseInsensitiveDictionary( $headers ),
		'body'     => null === $filename ? $body : '',
		'response' => array(
			'code'    => $status,
			'message' => $message,
		),
		'cookies'  => array(),
		'filename' => $filename,
	);
}

// The service has some port of this machine; WordPress takes packages from 80, 443 and 8080 alone.
add_filter(
	'http_allowed_safe_ports',
	function ( $ports ) use ( $rehearsal ) {
		return array_merge( $ports, array( $rehearsal['port'] ) );
	}
);

add_filter(
	'pre_http_request',
	function ( $answer, $args, $url ) use ( $rehearsal ) {
		global $online_asked;
		$filename = empty( $args['stream'] ) ? null : $args['filename'];
		// WordPress.org's answer about a plugin that it does not have.
		if ( 0 === strpos( $url, 'https://api.wordpress.org/plugins/update-check/' ) ) {
			return online_answer( 200, 'OK', array(), '{"plugins":{},"no_update":{},"translations":[]}', $filename );
		}
		if ( 'api.wordpress.org' === wp_parse_url( $url, PHP_URL_HOST ) ) {
			return new WP_Error( 'http_request_failed', 'WordPress.org is not there.' );
		}
		// WordPress asks this only after the filter.
		if ( ! empty( $args['reject_unsafe_urls'] ) && ! wp_http_validate_url( $url ) ) {
			return new WP_Error( 'http_request_failed', 'A valid URL was not provided.' );
		}
		$request = array(
			'method'  => $args['method'],
			'url'     => $url,
			'headers' => (object) array_merge( array( 'user-agent' => $args['user-agent'] ), (array) $args['headers'] ),
			'body'    => is_string( $args['body'] ) ? $args['body'] : '',
		);
		$id      = md5( (string) wp_json_encode( $request ) );
		if ( ! isset( $rehearsal['answers'][ $id ] ) ) {
			$online_asked[ $id ] = $request;
			return new WP_Error( 'http_request_failed', 'No answer yet.' );
		}
		$given = $rehearsal['answers'][ $id ];
		$body  = (string) file_get_contents( '/rehearsal/' . $given['file'] );
		return online_answer( $given['status'], $given['message'], $given['headers'], $body, $filename );
	},
	PHP_INT_MAX,
	3
);
