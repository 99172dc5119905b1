<?php
/**
 * The years a site has been publishing.
 *
 * @package TidyFooter
 */

defined( 'ABSPATH' ) || exit;

/**
 * Year of the oldest published post, or the current year when there is none.
 *
 * @return int Four-digit year in the site's time zone.
 */
function tidy_footer_first_year() {
	$year = (int) get_transient( 'tidy_footer_first_year' );
	if ( $year > 0 ) {
		return $year;
	}

	$posts = get_posts(
		array(
			'numberposts' => 1,
			'orderby'     => 'date',
			'order'       => 'ASC',
		)
	);
	$year  = $posts ? (int) get_the_date( 'Y', $posts[0] ) : (int) wp_date( 'Y' );

	set_transient( 'tidy_footer_first_year', $year, DAY_IN_SECONDS );
	return $year;
}

/**
 * The years as readers see them: "2026", or "2019–2026".
 *
 * @return string Plain text, not escaped.
 */
function tidy_footer_years() {
	$first   = tidy_footer_first_year();
	$current = (int) wp_date( 'Y' );
	return $first < $current ? $first . '–' . $current : (string) $current;
}

/**
 * Forgets the first year when a post is published or withdrawn.
 *
 * @param string $new_status Status after the change.
 * @param string $old_status Status before the change.
 */
function tidy_footer_forget_first_year( $new_status, $old_status ) {
	if ( 'publish' === $new_status || 'publish' === $old_status ) {
		tidy_footer_delete_first_year();
	}
}

/**
 * Forgets the first year.
 */
function tidy_footer_delete_first_year() {
	delete_transient( 'tidy_footer_first_year' );
}
