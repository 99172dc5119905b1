<?php
/** Returns the plugin's state in WordPress, in a separate request. */
require __DIR__ . '/lib.php';

$plugins = get_plugins();
$plugin  = $rehearsal['plugin'];
$can     = array( 'manage_options', 'activate_plugins', 'edit_posts', 'edit_pages', 'upload_files', 'update_plugins', 'list_users', 'edit_theme_options' );
$can     = array_filter( $can, 'current_user_can' );
$writing = array( 'edit_posts', 'edit_others_posts', 'publish_posts', 'edit_pages', 'upload_files' );
$editor  = get_user_by( 'login', 'rehearsal-editor' );
$author  = get_role( 'author' );
foreach ( $writing as $name ) {
	if ( $editor && user_can( $editor, $name ) ) {
		$can[] = 'editor:' . $name;
	}
	if ( $author && $author->has_cap( $name ) ) {
		$can[] = 'author:' . $name;
	}
}
rehearsal_return(
	array(
		'active'  => is_plugin_active( $plugin ),
		'listed'  => isset( $plugins[ $plugin ] ),
		'version' => isset( $plugins[ $plugin ] ) ? (string) $plugins[ $plugin ]['Version'] : '',
		'can'     => array_values( $can ),
		'plugins' => array_map( 'strval', array_keys( $plugins ) ),
	)
);
