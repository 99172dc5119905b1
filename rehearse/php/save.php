<?php
/**
 * Does what people do on every site and plugins hook into: publishes a post, looks for updates, adds a user, sends a
 * mail, and writes a comment; then, as an editor and as an author, publishes a post with a picture and meta data. PHP's
 * log has what dies. Returns who publishes a post that is not published, or has lost its text.
 */
require __DIR__ . '/lib.php';

/** Publishes a post, and returns its id, and whether it is published with its text. */
function rehearsal_publish() {
	$id = wp_insert_post(
		array(
			'post_title'   => 'Rehearsal',
			'post_content' => 'Rehearsal.',
		)
	);
	wp_update_post(
		array(
			'ID'          => $id,
			'post_status' => 'publish',
		)
	);
	$saved = get_post( $id );
	return array( $id, $saved && 'publish' === $saved->post_status && false !== strpos( $saved->post_content, 'Rehearsal.' ) );
}

/** Uploads a picture of one pixel to a post, and shows it there. */
function rehearsal_upload( $post ) {
	$file = wp_tempnam( 'rehearsal.png' );
	file_put_contents( $file, base64_decode( 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNkYAAAAAYAAjCB0C8AAAAASUVORK5CYII=' ) );
	$picture = media_handle_sideload(
		array(
			'name'     => 'rehearsal.png',
			'tmp_name' => $file,
		),
		$post
	);
	if ( ! is_wp_error( $picture ) ) {
		set_post_thumbnail( $post, $picture );
	}
}

/** Sends a mail, but for the last bit: what plugins do to the mailer is done. */
function rehearsal_mail() {
	global $phpmailer;
	require_once ABSPATH . WPINC . '/PHPMailer/PHPMailer.php';
	require_once ABSPATH . WPINC . '/PHPMailer/SMTP.php';
	require_once ABSPATH . WPINC . '/PHPMailer/Exception.php';
	if ( ! class_exists( 'Rehearsal_Mailer' ) ) {
		class Rehearsal_Mailer extends PHPMailer\PHPMailer\PHPMailer {
			public function send() {
				return true;
			}
		}
	}
	$phpmailer = new Rehearsal_Mailer( true );
	add_filter(
		'wp_mail_from',
		function () {
			return 'rehearsal@example.org';
		},
		1
	);
	remove_filter( 'pre_wp_mail', '__return_true' );
	wp_mail( 'guest@example.org', 'Rehearsal', 'Rehearsal.' );
	add_filter( 'pre_wp_mail', '__return_true' );
}

/** Does as a user what the editor does when the user writes. */
function rehearsal_write_as( $user ) {
	wp_set_current_user( $user );
	list( $id, $is_kept ) = rehearsal_publish();
	rehearsal_upload( $id );
	add_post_meta( $id, 'rehearsal', array( 'list' => array( 1, 2 ) ) );
	update_post_meta( $id, 'rehearsal', array( 'list' => array( 1, 2, 3 ) ) );
	wp_set_current_user( 1 );
	return $is_kept;
}

list( $id, $is_kept ) = rehearsal_publish();

// Like wp_update_plugins(), without a request to wordpress.org.
$updates               = get_site_transient( 'update_plugins' );
$updates               = is_object( $updates ) ? $updates : new stdClass();
$updates->last_checked = time();
$updates->checked      = wp_list_pluck( get_plugins(), 'Version' );
set_site_transient( 'update_plugins', $updates );

$guest = wp_insert_user(
	array(
		'user_login' => 'rehearsal-guest',
		'user_pass'  => 'rehearsal',
		'user_email' => 'guest@example.org',
	)
);
rehearsal_mail();
wp_new_comment(
	array(
		'comment_post_ID'      => $id,
		'comment_author'       => 'Rehearsal',
		'comment_author_email' => 'guest@example.org',
		'comment_author_url'   => '',
		'comment_content'      => 'Rehearsal.',
		'comment_type'         => 'comment',
		'comment_parent'       => 0,
		'user_id'              => 0,
		'comment_author_IP'    => '127.0.0.1',
		'comment_agent'        => 'Mozilla/5.0',
	),
	true
);
$lost = $is_kept ? array() : array( 'an administrator' );
$editor = get_user_by( 'login', 'rehearsal-editor' );
if ( $editor && ! rehearsal_write_as( $editor->ID ) ) {
	$lost[] = 'an editor';
}
if ( ! is_wp_error( $guest ) ) {
	( new WP_User( $guest ) )->set_role( 'author' );
	rehearsal_write_as( $guest );
}
rehearsal_return( array( 'lost' => $lost ) );
