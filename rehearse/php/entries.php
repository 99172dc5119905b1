<?php
/**
 * Lists the newest entries of each type, those of plugins first, and the pages to which the site's menus lead. Each has a name, a
 * title, an address, and whether it is a page of the dashboard.
 */
require __DIR__ . '/lib.php';

/** Those that a menu of blocks names. */
function rehearsal_block_links( $blocks ) {
	$links = array();
	foreach ( $blocks as $block ) {
		$links = array_merge( $links, array( (string) ( $block['attrs']['url'] ?? '' ) ), rehearsal_block_links( $block['innerBlocks'] ) );
	}
	return $links;
}

$entries = array();
$types   = get_post_types( array(), 'objects' );
uasort(
	$types,
	function ( $one, $other ) {
		return (int) $one->_builtin - (int) $other->_builtin;
	}
);
foreach ( $types as $name => $type ) {
	$is_viewable = is_post_type_viewable( $type );
	// Attachments redirect to their files, and WordPress opens those of its own hidden types elsewhere.
	if ( 'attachment' === $name || ( ! $is_viewable && ( ! $type->show_ui || $type->_builtin ) ) ) {
		continue;
	}
	$posts = $wpdb->get_results( $wpdb->prepare( "SELECT ID, post_title, post_status FROM $wpdb->posts WHERE post_type = %s AND post_status NOT IN ( 'auto-draft', 'trash', 'inherit' ) ORDER BY post_date DESC, ID DESC LIMIT 10", $name ) );
	foreach ( $posts as $index => $post ) {
		if ( $is_viewable && 'publish' === $post->post_status ) {
			$entries[] = array( "$name $post->ID", $post->post_title, (string) get_permalink( $post->ID ), false );
		}
		if ( $type->show_ui && $index < ( $is_viewable ? 1 : 3 ) ) {
			$entries[] = array( "edit $name $post->ID", $post->post_title, admin_url( "post.php?post=$post->ID&action=edit" ), true );
		}
	}
}
$links = array();
foreach ( wp_get_nav_menus() as $menu ) {
	$links = array_merge( $links, wp_list_pluck( wp_get_nav_menu_items( $menu ) ?: array(), 'url' ) );
}
foreach ( get_posts( array( 'post_type' => 'wp_navigation', 'numberposts' => 5 ) ) as $menu ) {
	$links = array_merge( $links, rehearsal_block_links( parse_blocks( $menu->post_content ) ) );
}
foreach ( array_diff( array_unique( array_filter( $links ) ), array_column( $entries, 2 ) ) as $link ) {
	$entries[] = array( "menu $link", '', (string) $link, false );
}
rehearsal_return( $entries );
