<?php
/**
 * Does what people do on every site and plugins hook into: publishes a post, looks for updates, adds a user, sends a
 * mail, and writes a comment. PHP's log has what dies. Returns whether the post is published with its text.
 */
require __DIR__ . '/lib.php';

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

// Like wp_update_plugins(), without a request to wordpress.org.
$updates               = get_site_transient( 'update_plugins' );
$updates               = is_object( $updates ) ? $updates : new stdClass();
$updates->last_checked = time();
$updates->checked      = wp_list_pluck( get_plugins(), 'Version' );
set_site_transient( 'update_plugins', $updates );

wp_insert_user(
	array(
		'user_login' => 'rehearsal-guest',
		'user_pass'  => 'rehearsal',
		'user_email' => 'guest@example.org',
	)
);
wp_mail( 'guest@example.org', 'Rehearsal', 'Rehearsal.' );
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
$is_kept = $saved && 'publish' === $saved->post_status && false !== strpos( $saved->post_content, 'Rehearsal.' );
rehearsal_return( array( 'kept' => $is_kept ) );
