<?php
// Its page has to show what the customer paid.
$order = get_page_by_path( 'rehearsed', OBJECT, 'acme_order' );
$page  = do_shortcode( "[acme_order id={$order->ID}]" );
if ( false === strpos( $page, '49.90' ) ) {
	return 'The order no longer shows its total.';
}
