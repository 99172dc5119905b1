<?php
// An order, as customers have them.
$order = wp_insert_post( array( 'post_type' => 'acme_order', 'post_name' => 'rehearsed', 'post_status' => 'publish' ) );
update_post_meta( $order, '_acme_total', '49.90' );
