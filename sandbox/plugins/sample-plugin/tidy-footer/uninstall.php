<?php
/**
 * Removes what the plugin has stored.
 *
 * @package TidyFooter
 */

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_transient( 'tidy_footer_first_year' );
