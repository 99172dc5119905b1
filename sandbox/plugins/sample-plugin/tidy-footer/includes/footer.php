<?php
/**
 * The line in the footer.
 *
 * @package TidyFooter
 */

defined( 'ABSPATH' ) || exit;

/**
 * Prints the copyright line at the end of every page of the site.
 */
function tidy_footer_print() {
	$text = sprintf(
		/* translators: 1: year or span of years, 2: name of the site. */
		__( '© %1$s %2$s', 'tidy-footer' ),
		tidy_footer_years(),
		wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES )
	);

	/**
	 * Filters the copyright line. It is escaped afterwards; an empty string prints nothing.
	 *
	 * @param string $text Plain text of the line.
	 */
	$text = (string) apply_filters( 'tidy_footer_text', $text );

	if ( '' !== $text ) {
		echo '<p class="tidy-footer">' . esc_html( $text ) . '</p>';
	}
}
