<?php
/**
 * Prepares a site for a browser: turns off the editor's welcome, and tests of the browser that cost requests. Creates a
 * post, if there is content, and returns its number and URL, and the scripts of each block.
 */
require __DIR__ . '/lib.php';

$rehearsal_scopes = array(
	'core/edit-post' => array(
		'welcomeGuide'   => false,
		'fullscreenMode' => true,
	),
	'core'           => array( 'enableChoosePatternModal' => false ),
	// Newer than what browsers store.
	'_modified'      => '2100-01-01T00:00:00.000Z',
);
update_user_meta( 1, $GLOBALS['wpdb']->get_blog_prefix() . 'persisted_preferences', $rehearsal_scopes );
update_user_meta( 1, 'show_welcome_panel', 0 );
// Otherwise WordPress tries in the browser whether it may compress scripts.
update_site_option( 'can_compress_scripts', 0 );

// The editor creates the post of the site's styles where there is none, with another number each time.
if ( function_exists( 'wp_theme_has_theme_json' ) && wp_theme_has_theme_json() ) {
	WP_Theme_JSON_Resolver::get_user_global_styles_post_id();
}

$rehearsal_post = 0;
if ( '' !== ( $rehearsal['content'] ?? '' ) ) {
	$rehearsal_post = wp_insert_post(
		array(
			'post_status'  => 'publish',
			'post_title'   => 'Rehearsal',
			'post_content' => wp_slash( $rehearsal['content'] ),
		)
	);
}
$rehearsal_blocks = array();
foreach ( WP_Block_Type_Registry::get_instance()->get_all_registered() as $rehearsal_name => $rehearsal_block ) {
	$rehearsal_handles = $rehearsal_block->editor_script_handles ?? array_filter( array( $rehearsal_block->editor_script ?? '' ) );
	$rehearsal_sources = array();
	foreach ( $rehearsal_handles as $rehearsal_handle ) {
		$rehearsal_sources[] = (string) ( wp_scripts()->registered[ $rehearsal_handle ]->src ?? '' );
	}
	if ( 0 !== strpos( $rehearsal_name, 'core/' ) ) {
		$rehearsal_blocks[] = array( $rehearsal_name, $rehearsal_sources );
	}
}
rehearsal_return(
	array(
		'post'   => (int) $rehearsal_post,
		'url'    => $rehearsal_post ? (string) get_permalink( $rehearsal_post ) : '',
		'blocks' => $rehearsal_blocks,
	)
);
