<?php
/** Creates a post, or a term of a taxonomy, and returns its URL. */
require __DIR__ . '/lib.php';

if ( isset( $rehearsal['taxonomy'] ) ) {
	$term = wp_insert_term( 'Rehearsal', $rehearsal['taxonomy'] );
	$url  = is_wp_error( $term ) ? '' : get_term_link( (int) $term['term_id'], $rehearsal['taxonomy'] );
} else {
	$post = wp_insert_post(
		array(
			'post_type'    => $rehearsal['type'],
			'post_status'  => 'publish',
			'post_title'   => 'Rehearsal',
			'post_content' => wp_slash( $rehearsal['content'] ),
		)
	);
	$url  = $post ? get_permalink( $post ) : '';
}
rehearsal_return( array( 'url' => is_string( $url ) ? $url : '' ) );
