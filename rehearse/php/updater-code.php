<?php
/**
 * Reads the plugin's files that have to do with updates, and returns which words of things they have that only a customer's site, or
 * the real server, can decide, and whether `before-update` gives a license. Loads no plugin.
 */
require __DIR__ . '/lib.php';

const REHEARSAL_WORDS = array(
	'signature'  => '/\b(openssl_verify|openssl_public_decrypt|sodium_crypto_sign_verify_detached|hash_hmac|hash_equals|hash_file|md5_file|sha1_file|verify_file_signature|verify_file_md5)\b/',
	'license'    => '/licen[cs]e|activation_?key|purchase_?code|api_?key|access_?token|authorization/i',
	'capability' => '/\b(current_user_can|user_can|is_super_admin)\b/',
	'roll-out'   => '/roll_?-?out|staged|percent|cohort|\b(crc32|mt_rand|wp_rand|random_int|rand)\s*\(/i',
);

$root  = '/wordpress/wp-content/plugins/' . $rehearsal['slug'];
$found = array();
foreach ( new RecursiveIteratorIterator( new RecursiveDirectoryIterator( $root, FilesystemIterator::SKIP_DOTS ) ) as $path => $file ) {
	$is_code = 'php' === strtolower( $file->getExtension() ) && $file->getSize() < 1000000;
	if ( ! $is_code || ! preg_match( '/update_plugins|plugins_api|wp_(safe_)?remote_/', file_get_contents( $path ) ) ) {
		continue;
	}
	// Without comments, which name licenses in each file.
	$code = php_strip_whitespace( $path );
	foreach ( REHEARSAL_WORDS as $name => $pattern ) {
		if ( preg_match( $pattern, $code ) ) {
			$found[ $name ] = true;
		}
	}
}
$given = '/rehearsal/before-update.php';
if ( $rehearsal['given'] && preg_match( REHEARSAL_WORDS['license'], php_strip_whitespace( $given ) ) ) {
	$found['license given'] = true;
}
rehearsal_return( array_map( 'strval', array_keys( $found ) ) );
