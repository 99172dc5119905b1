<?php
/** What the stand-in for an update server answers: one version, in the shape that is asked for. */

/** The address of a package of the stand-in. */
const REHEARSAL_PACKAGE = '~/rehearsal-[0-9a-f]{8}/~';

function rehearsal_respond( $body, $status = 200 ) {
	$headers = array( 'content-type' => preg_match( '/^[\[{]/', $body ) ? 'application/json' : 'text/plain' );
	return array(
		'headers'  => class_exists( 'WpOrg\Requests\Utility\CaseInsensitiveDictionary' ) ? new WpOrg\Requests\Utility\CaseInsensitiveDictionary( $headers ) : $headers,
		'body'     => $body,
		'response' => array(
			'code'    => '' === $body ? 404 : $status,
			'message' => '' === $body ? 'Not Found' : 'OK',
		),
		'cookies'  => array(),
		'filename' => null,
	);
}

/** Hands over the package, into a file where that is wanted. */
function rehearsal_hand_over( $args, $path ) {
	$answer = rehearsal_respond( 'package' );
	if ( empty( $args['stream'] ) || empty( $args['filename'] ) ) {
		$answer['body'] = file_get_contents( $path );
		return $answer;
	}
	copy( $path, $args['filename'] );
	$answer['body']     = '';
	$answer['filename'] = $args['filename'];
	return $answer;
}

/** Each key is read without a look. */
function rehearsal_answer_org( $other ) {
	return wp_json_encode(
		array(
			'plugins'      => array(
				$other => array(
					'id'          => $other,
					'slug'        => dirname( $other ),
					'plugin'      => $other,
					'new_version' => '2.0.0',
					'url'         => '',
					'package'     => 'https://downloads.wordpress.org/plugin/rehearsal.zip',
				),
			),
			'translations' => array(),
			'no_update'    => array(),
		)
	);
}

/** The fields of all common clients at once. */
function rehearsal_list_fields( $order, $package ) {
	$url = strtok( $package, '?' );
	return array(
		'version'        => $order['version'],
		'new_version'    => $order['version'],
		'stable_version' => $order['version'],
		'download_url'   => $package,
		'package'        => $package,
		'download_link'  => $package,
		'slug'           => $order['slug'],
		'plugin'         => $order['plugin'],
		'name'           => $order['slug'],
		'url'            => dirname( $url ),
		'homepage'       => dirname( $url ),
		'author'         => 'Rehearsal',
		'author_profile' => dirname( $url ),
		'tested'         => '99.0',
		'requires'       => '4.0',
		'requires_php'   => '5.6',
		'sections'       => array(
			'description' => 'Rehearsal.',
			'changelog'   => 'Rehearsal.',
		),
		'icons'          => array( '1x' => dirname( $url ) . '/icon.png' ),
		'banners'        => array(
			'low'  => dirname( $url ) . '/banner.png',
			'high' => dirname( $url ) . '/banner.png',
		),
		'last_updated'   => gmdate( 'Y-m-d H:i:s' ),
		'success'        => true,
		'license'        => 'valid',
		'status'         => 'active',
	);
}

function rehearsal_answer( $order, $method, $host, $path ) {
	// Tells later which request an offer came from.
	$package = sprintf( 'https://%s/rehearsal-%s/%s.%s.zip', $host, hash( 'crc32b', "$method $host$path" ), $order['slug'], $order['version'] );
	$release = rehearsal_answer_forge( $order, $host . $path, $package );
	if ( null !== $release ) {
		return is_string( $release ) ? $release : wp_json_encode( $release );
	}
	$fields = rehearsal_list_fields( $order, $package );
	$parts  = array_map( 'maybe_serialize', $fields );
	foreach ( array( 'success' ) as $name ) {
		$parts[ $name ] = true;
	}
	switch ( $order['shape'] ) {
		case 'parts':
			return wp_json_encode( $parts );
		case 'data':
			return wp_json_encode( array( 'success' => true, 'data' => $fields ) );
		case 'data.package':
			return wp_json_encode( array( 'success' => true, 'data' => array( 'package' => $fields ) ) );
		case 'list':
			return wp_json_encode( array( $fields ) );
		case 'by key':
			return wp_json_encode( array( $order['plugin'] => $fields, $order['slug'] => $fields ) );
		case 'object':
			return serialize( (object) $fields );
		case 'array':
			return serialize( $fields );
		case 'text':
			return $order['version'];
		default:
			return wp_json_encode( $fields );
	}
}

/** What GitHub, GitLab and Bitbucket answer; `''` for what they do not have, `null` for other hosts. */
function rehearsal_answer_forge( $order, $place, $package ) {
	if ( ! preg_match( '~^(api[.]github[.]com|gitlab[.]com/api|api[.]bitbucket[.]org)/~', $place ) ) {
		return null;
	}
	$date    = gmdate( 'Y-m-d\TH:i:s\Z' );
	$name    = ( 'flat' === $order['shape'] ? 'v' : '' ) . $order['version'];
	$file    = array(
		'name'                 => basename( $package ),
		'url'                  => $package,
		'browser_download_url' => $package,
		'content_type'         => 'application/zip',
		'state'                => 'uploaded',
		'size'                 => 1000,
		'download_count'       => 1,
		'links'                => array( 'self' => array( 'href' => $package ) ),
		'format'               => 'zip',
		'direct_asset_url'     => $package,
	);
	$release = array(
		'tag_name'     => $name,
		'name'         => $name,
		'body'         => 'Rehearsal.',
		'description'  => 'Rehearsal.',
		'draft'        => false,
		'prerelease'   => false,
		'created_at'   => $date,
		'published_at' => $date,
		'released_at'  => $date,
		'html_url'     => dirname( $package ),
		'zipball_url'  => $package,
		'tarball_url'  => $package,
		'target'       => array( 'date' => $date ),
		'commit'       => array( 'sha' => str_repeat( '0', 40 ), 'committed_date' => $date ),
		'assets'       => 0 === strpos( $place, 'gitlab' ) ? array( 'sources' => array( $file ), 'links' => array( $file ) ) : array( $file ),
	);
	if ( 0 === strpos( $place, 'api.bitbucket.org' ) ) {
		return preg_match( '~/(tags|downloads)$~', $place, $match ) ? array( 'values' => array( 'tags' === $match[1] ? $release : $file ) ) : '';
	}
	if ( preg_match( '~/releases/(latest|permalink/latest)$~', $place ) ) {
		return $release;
	}
	return preg_match( '~/(releases|tags)$~', $place ) ? array( $release ) : '';
}
