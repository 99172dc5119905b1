<?php
/** Creates a post, or a term of a taxonomy, and returns its URL. */
require __DIR__ . '/lib.php';

function rehearsal_post( $type, $content, $status = 'publish' ) {
	return wp_insert_post(
		array(
			'post_type'    => $type,
			'post_status'  => $status,
			'post_title'   => 'Rehearsal',
			'post_content' => wp_slash( $content ),
		)
	);
}

if ( isset( $rehearsal['taxonomy'] ) ) {
	$term = wp_insert_term( 'Rehearsal', $rehearsal['taxonomy'] );
	$url  = is_wp_error( $term ) ? '' : get_term_link( (int) $term['term_id'], $rehearsal['taxonomy'] );
} else {
	$content = $rehearsal['content'];
	// A post that shows itself would never end.
	$content = false === strpos( $content, 'REHEARSAL_ID' ) ? $content : str_replace( 'REHEARSAL_ID', (string) (int) rehearsal_post( $rehearsal['type'], 'Rehearsal.' ), $content );
	$post    = rehearsal_post( $rehearsal['type'], $content, $rehearsal['status'] ?? 'publish' );
	$url     = $post ? get_permalink( $post ) : '';
}
rehearsal_return( array( 'url' => is_string( $url ) ? $url : '' ) );
