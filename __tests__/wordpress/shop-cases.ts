/** An add-on of WooCommerce, as one line of PHP. */
export interface ShopCase {
  readonly name: string;
  readonly code: string;
  /** The update that has it with others; those that hide each other are in different ones. */
  readonly update?: number;
  /** What is told, where PHP does not name its line. */
  readonly shows?: RegExp;
}

const on = (hook: string, body: string, args = '') =>
  `add_action( '${hook}', function ( ${args} ) { ${body} }, 10, 3 );`;
const filter = (hook: string, body: string, args = '$it') =>
  `add_filter( '${hook}', function ( ${args} ) { ${body} return $it; }, 10, 3 );`;

/** Updates that break a shop, each where people meet it. */
export const BREAKING: readonly ShopCase[] = [
  {
    name: 'the cart calls a method that is missing',
    code: on('woocommerce_before_cart', 'echo WC()->cart->acme_total();'),
  },
  {
    name: 'a fee calls a function that is missing',
    update: 2,
    code: on('woocommerce_cart_calculate_fees', '$cart->add_fee( "Acme", acme_fee( $cart ) );', '$cart'),
  },
  {
    name: 'the name of an item in the cart takes an argument too many',
    update: 3,
    code: "add_filter( 'woocommerce_cart_item_name', function ( $name, $item, $key, $more ) { return $name; }, 10, 3 );",
  },
  {
    name: 'fields of the checkout need a class that is missing',
    code: filter('woocommerce_checkout_fields', '$it = Acme_Fields::add( $it );'),
  },
  {
    name: 'placing an order at the checkout calls what is missing',
    update: 4,
    code: on('woocommerce_checkout_process', 'acme_validate();'),
  },
  {
    name: 'an order that is made at the checkout is not what code expects',
    update: 5,
    code: on('woocommerce_checkout_create_order', 'acme_note_17( $order );', '$order'),
  },
  {
    name: 'an order by the Store API meets a missing function',
    code: on('woocommerce_store_api_checkout_order_processed', 'acme_store_api( $order );', '$order'),
  },
  {
    name: 'the cart of the Store API prints before its JSON',
    update: 2,
    shows: /store\/v1\/cart.+JSON/,
    code: "add_action( 'rest_api_init', function () { if ( false !== strpos( $_SERVER['REQUEST_URI'], '/wc/store/v1/cart' ) ) { echo 'acme'; } } );",
  },
  {
    name: 'the thank-you page calls what is missing',
    update: 4,
    code: on('woocommerce_thankyou', 'acme_thank( $id );', '$id'),
  },
  {
    name: 'the order in the account calls a missing method of orders',
    code: on('woocommerce_order_details_after_order_table', '$order->acme_points();', '$order'),
  },
  {
    name: 'the account divides by a count that is zero',
    code: on('woocommerce_account_dashboard', 'echo 1 % count( get_user_meta( 1, "acme_none" ) );'),
  },
  {
    name: 'the menu of the account adds an item to a text',
    update: 4,
    code: filter('woocommerce_account_menu_items', '$label = "Acme"; $label[] = $it;'),
  },
  {
    name: 'downloads of the account end the page',
    shows: /downloads\/.+stops before its end/,
    code: on('woocommerce_before_account_downloads', 'exit;'),
  },
  {
    name: 'a tab of the product calls what is missing',
    shows: /acme_gone_tab/,
    code: "add_filter( 'woocommerce_product_tabs', function ( $it ) { $it['acme'] = array( 'title' => 'Acme', 'priority' => 50, 'callback' => 'acme_gone_tab' ); return $it; } );",
  },
  {
    name: 'the product calls a class that is missing',
    update: 4,
    code: on('woocommerce_single_product_summary', 'echo new Acme_Badge();'),
  },
  {
    name: 'a variation is given to a function with another type',
    update: 3,
    code: "function acme_variation( int $it ) { return $it; } add_filter( 'woocommerce_available_variation', 'acme_variation' );",
  },
  {
    name: 'the list of products calls what is missing',
    code: on('woocommerce_after_shop_loop_item', 'acme_stars();'),
  },
  {
    name: 'e-mails of orders call what is missing',
    update: 2,
    code: on('woocommerce_email_after_order_table', 'acme_mail( $order );', '$order'),
  },
  {
    name: 'a completed order calls what is missing',
    code: on('woocommerce_order_status_completed', 'acme_ship( $id );', '$id'),
  },
  {
    name: 'a refund calls what is missing',
    code: on('woocommerce_order_refunded', 'acme_refund( $id );', '$id'),
  },
  {
    name: 'a column of products calls what is missing',
    code: on('manage_product_posts_custom_column', 'acme_column();', '$column'),
  },
  {
    name: 'a column of orders takes a number, and gets the order',
    code: "add_filter( 'manage_woocommerce_page_wc-orders_columns', function ( $it ) { $it['acme'] = 'Acme'; return $it; } ); add_action( 'manage_woocommerce_page_wc-orders_custom_column', function ( string $column, int $id ) { echo 'acme' === $column ? $id : ''; }, 10, 2 );",
  },
  {
    name: 'a column of orders as posts calls what is missing',
    code: on('manage_shop_order_posts_custom_column', 'acme_post_column();'),
  },
  {
    name: 'saving an order in the dashboard calls what is missing',
    code: on('woocommerce_process_shop_order_meta', 'acme_save( $id );', '$id'),
  },
  {
    name: 'the order in the dashboard calls what is missing',
    code: on('woocommerce_admin_order_data_after_billing_address', 'acme_vat( $order );', '$order'),
  },
  {
    name: 'the product in the dashboard calls what is missing',
    code: on('woocommerce_product_options_general_product_data', 'acme_fields();'),
  },
  {
    name: 'the coupon in the dashboard calls what is missing',
    code: on('woocommerce_coupon_options', 'acme_limits( $id );', '$id'),
  },
  {
    name: 'a REST answer with products calls what is missing',
    code: filter(
      'woocommerce_rest_prepare_product_object',
      '$it->data["acme"] = acme_rest( $product );',
      '$it, $product',
    ),
  },
  {
    name: 'a REST answer with orders is null',
    code: "add_filter( 'woocommerce_rest_prepare_shop_order_object', function ( $it ) { $it->data['acme'] = $it->get_acme(); return $it; } );",
  },
  {
    name: 'a tab of the settings calls what is missing',
    code: "add_filter( 'woocommerce_settings_tabs_array', function ( $it ) { $it['acme'] = 'Acme'; return $it; }, 50 ); add_action( 'woocommerce_settings_acme', 'acme_settings' );",
  },
];

/** Updates that break nothing. */
export const HARMLESS: readonly ShopCase[] = [
  { name: 'a fee', code: on('woocommerce_cart_calculate_fees', '$cart->add_fee( "Acme", 1.5 );', '$cart') },
  {
    name: 'a notice in the cart',
    code: on('woocommerce_before_cart', 'echo "<p>Free delivery from 50.</p>";'),
  },
  { name: 'a name of an item', code: filter('woocommerce_cart_item_name', '$it .= " (new)";') },
  {
    name: 'a field that is not required',
    code: filter(
      'woocommerce_checkout_fields',
      '$it["order"]["acme"] = array( "type" => "text", "label" => "Gift", "required" => false );',
    ),
  },
  {
    name: 'a note on orders',
    code: on('woocommerce_checkout_create_order', '$order->update_meta_data( "_acme", "gift" );', '$order'),
  },
  {
    name: 'a line on the thank-you page',
    code: on('woocommerce_thankyou', 'echo "<p>Order " . esc_html( $id ) . "</p>";', '$id'),
  },
  {
    name: 'meta data of the order in the account',
    code: on(
      'woocommerce_order_details_after_order_table',
      'echo esc_html( $order->get_meta( "_acme" ) );',
      '$order',
    ),
  },
  { name: 'an item of the account', code: filter('woocommerce_account_menu_items', '$it["acme"] = "Acme";') },
  {
    name: 'a tab of the product',
    code: "add_filter( 'woocommerce_product_tabs', function ( $it ) { $it['acme'] = array( 'title' => 'Acme', 'priority' => 50, 'callback' => '__return_null' ); return $it; } );",
  },
  { name: 'a price with a suffix', code: filter('woocommerce_get_price_html', '$it .= " each";') },
  { name: 'a row in e-mails', code: on('woocommerce_email_after_order_table', 'echo "<p>Thanks!</p>";') },
  {
    name: 'a note on completed orders',
    code: on('woocommerce_order_status_completed', 'wc_get_order( $id )->add_order_note( "Acme" );', '$id'),
  },
  {
    name: 'a column of orders',
    code: "add_filter( 'manage_woocommerce_page_wc-orders_columns', function ( $it ) { $it['acme'] = 'Acme'; return $it; } ); add_action( 'manage_woocommerce_page_wc-orders_custom_column', function ( $column, $order ) { if ( 'acme' === $column ) { echo esc_html( $order->get_total() ); } }, 10, 2 );",
  },
  {
    name: 'a field of REST answers',
    code: filter(
      'woocommerce_rest_prepare_product_object',
      '$it->data["acme"] = $product->get_name();',
      '$it, $product',
    ),
  },
  {
    name: 'a tab of the settings',
    code: "add_filter( 'woocommerce_settings_tabs_array', function ( $it ) { $it['acme'] = 'Acme'; return $it; }, 50 ); add_action( 'woocommerce_settings_acme', function () { echo '<p>Acme</p>'; } );",
  },
];
