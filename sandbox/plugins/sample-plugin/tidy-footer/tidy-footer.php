<?php
/**
 * Plugin Name:       Tidy Footer
 * Plugin URI:        https://example.com/plugins/tidy-footer/
 * Description:       Prints a copyright line in the footer that keeps its years up to date by itself.
 * Version:           1.4.2
 * Requires at least: 6.2
 * Requires PHP:      7.4
 * Author:            Example Plugins
 * Author URI:        https://example.com/
 * License:           GPL-2.0-or-later
 * License URI:       https://www.gnu.org/licenses/gpl-2.0.html
 * Text Domain:       tidy-footer
 * Update URI:        https://example.com/plugins/tidy-footer/
 *
 * @package TidyFooter
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/years.php';
require_once __DIR__ . '/includes/footer.php';

add_action( 'wp_footer', 'tidy_footer_print' );
add_action( 'transition_post_status', 'tidy_footer_forget_first_year', 10, 2 );
add_action( 'deleted_post', 'tidy_footer_delete_first_year' );
