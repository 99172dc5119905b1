import type { Case, Failure } from './cases.ts';
import { changes } from './join-cases.ts';
import { CODE_LINE, zipSample } from './sample.ts';

const old = (code: string) => zipSample({ version: '1.0.0', code });
const withCode = (code: string) => zipSample({ code });
const at = (step: Failure['step'], line = CODE_LINE, says = /acme_gone/): Failure => {
  return { step, says, file: 'acme-notes.php', line };
};

/** The same in both versions, but for what it does. */
const changed = (code: (body: string) => string, to = 'acme_gone();', from = "echo 'fine';") =>
  changes(code(from), code(to));

const menu = (body: string, name = 'acme') =>
  `function ${name}_page() { ${body} } add_action( 'admin_menu', function () { add_menu_page( 'Acme', 'Acme', 'manage_options', '${name}', '${name}_page' ); } );`;
const submenu = (body: string) =>
  `function acme_more() { ${body} } add_action( 'admin_menu', function () { add_options_page( 'Acme', 'Acme', 'manage_options', 'acme-more', 'acme_more' ); } );`;
const task = (body: string, plan = "wp_schedule_event( time() + 3600, 'daily', 'acme_daily' );") =>
  `add_action( 'acme_daily', function () { ${body} } ); register_activation_hook( __FILE__, function () { ${plan} } );`;
const route = (body: string, name = 'list') =>
  `add_action( 'rest_api_init', function () { register_rest_route( 'acme/v1', '/${name}', array( 'callback' => function () { ${body} return array(); }, 'permission_callback' => function () { return current_user_can( 'manage_options' ); } ) ); } );`;
const shown = (body: string) => route(`global $wpdb; $wpdb->show_errors(); ${body}`, 'found');
const shortcode = (body: string, name = 'acme_list') =>
  `add_shortcode( '${name}', function ( $atts ) { ${body} return ''; } );`;
const block = (body: string) =>
  `add_action( 'init', function () { register_block_type( 'acme/list', array( 'render_callback' => function () { ${body} return ''; } ) ); } );`;
/** On a page; in a post it shows nothing. */
const selfish = (body: string) =>
  `add_action( 'init', function () { register_block_type( 'acme/tabs', array( 'render_callback' => function () { ${body} return ''; } ) ); } );`;
const SHOWS_ITSELF = "if ( is_page() ) { return apply_filters( 'the_content', get_post()->post_content ); }";
const widget = (body: string) =>
  `class Acme_Widget extends WP_Widget { function __construct() { parent::__construct( 'acme', 'Acme' ); } function widget( $args, $instance ) { ${body} } } add_action( 'widgets_init', function () { register_widget( 'Acme_Widget' ); } );`;
const archive = (body: string) =>
  `add_action( 'init', function () { register_post_type( 'acme_book', array( 'public' => true, 'has_archive' => true, 'label' => 'Books' ) ); } ); add_action( 'wp_head', function () { if ( is_post_type_archive( 'acme_book' ) ) { ${body} } } );`;
const TYPE =
  "add_action( 'init', function () { register_post_type( 'acme_tune', array( 'public' => true ) ); } );";
const settings = (body: string) =>
  `${submenu('echo "<form action=\\"options.php\\"><input name=\\"acme\\" value=\\"1\\">"; settings_fields( "acme" ); echo "</form>";')} add_action( 'admin_init', function () { register_setting( 'acme', 'acme', function ( $value ) { ${body} return $value; } ); } );`;
const tab = (body: string) =>
  submenu(`echo '<a href="?page=acme-more&amp;tab=a">A</a>'; if ( isset( $_GET['tab'] ) ) { ${body} }`);
const mail = (body: string) => `add_filter( 'wp_mail', function ( $mail ) { ${body} return $mail; } );`;
const ajax = (body: string) =>
  `add_action( 'wp_ajax_nopriv_acme', 'acme_answer' ); add_action( 'wp_ajax_acme', 'acme_answer' ); function acme_answer() { ${body} }`;
const address = (variable: string, body: string, more = '') =>
  `function acme_rules() { add_rewrite_rule( '^acme-account/?$', 'index.php?${variable}=1', 'top' ); ${more} } add_action( 'init', 'acme_rules' ); add_filter( 'query_vars', function ( $names ) { $names[] = '${variable}'; return $names; } ); add_action( 'template_redirect', function () { if ( get_query_var( '${variable}' ) ) { ${body} exit; } } );`;
const FLUSH =
  "if ( get_option( 'acme_version' ) !== '1.1.0' ) { flush_rewrite_rules(); update_option( 'acme_version', '1.1.0' ); }";
const ONCE = `<?php
add_action( 'init', function () {
	if ( ! get_option( 'acme_is' ) || get_option( 'acme_ran' ) ) { return; }
	update_option( 'acme_ran', 1 );
	$all = array();
	echo $all[1];
} );
`;
const FIRST = '<?php function acme_first( $all ) { return $all[0]; }';
const LIST = "return '<ul><li>Milk</li></ul>';";
const forOthers = (body: string) =>
  `add_action( 'admin_init', function () { if ( ! current_user_can( 'manage_options' ) ) { ${body} } } );`;
const LINKS =
  "add_action( 'wp_enqueue_scripts', function () { wp_enqueue_script( 'acme', plugins_url( 'build/view.js', __FILE__ ) ); } );";
const EXITS = "if ( is_user_logged_in() && ! current_user_can( 'edit_posts' ) ) { exit; }";
const ASKS_SERVER = "wp_remote_get( 'https://license.example/' );";

/** Runs on the front page once somebody has published a post, as the rehearsal does. */
const onceSaved = (body: string) =>
  `add_action( 'wp_head', function () { foreach ( get_posts( array( 'title' => 'Rehearsal' ) ) as $post ) { ${body} } } );`;

const OWN_THINGS = [menu, task, shortcode, block, widget, archive].map((code) => code("echo '';")).join(' ');

/** Cases that are one update unless they are named: none of them hides another. */
const DYING = 'own things that die';
const LOST = 'own things that are lost';
export const WORKING = 'own things that work, or only look broken';

/** Cases of what the plugin itself adds: pages, shortcodes, blocks and tasks. */
export const OWN_CASES: readonly Case[] = [
  {
    name: "a fatal error on the plugin's own page",
    together: DYING,
    ...changed((body) => menu(body)),
    fails: at('Own pages'),
  },
  {
    name: 'a fatal error on an own page that ends at once for people who may not see it',
    isThorough: true,
    ...changed((body) => menu(`if ( ! current_user_can( 'manage_options' ) ) { exit; } ${body}`)),
    fails: at('Own pages'),
  },
  { name: 'a fatal error in a submenu', isThorough: true, ...changed(submenu), fails: at('Own pages') },
  {
    name: 'a fatal error on the own page of a first version',
    isThorough: true,
    isFresh: true,
    next: withCode(menu('acme_gone();')),
    fails: at('Own pages'),
  },
  {
    name: 'a fatal error in a task that the previous version has scheduled',
    together: DYING,
    ...changed(task),
    fails: at('Scheduled tasks'),
  },
  {
    name: 'a task that is still scheduled, and that nothing handles any more',
    together: WORKING,
    ...changes(task('').replaceAll('acme_daily', 'acme_hourly'), ''),
    warns: /`acme_hourly` of the previous version is still scheduled, but nothing handles it/,
    isOfPage: true,
  },
  {
    name: 'a warning of PHP in code that has moved to another file',
    isThorough: true,
    ...changes(
      menu('\n$all = array();\necho $all[1];\n'),
      "require __DIR__ . '/page.php';",
      {},
      { 'page.php': `<?php\n// It has moved.\n${menu('\n\t$all = array();\n\techo $all[1];\n')}` },
    ),
  },
  {
    name: 'a message of PHP in a file that is as it was, from a hook that runs once after an update',
    isThorough: true,
    ...changes(
      "require __DIR__ . '/inc.php'; update_option( 'acme_was', 'old' );",
      "require __DIR__ . '/inc.php'; update_option( 'acme_is', 'new' );",
      { 'inc.php': ONCE },
      { 'inc.php': ONCE },
    ),
    notes: /This code is as in the previous version/,
  },
  {
    name: 'a message of PHP in a file that is as it was, which new code calls',
    isThorough: true,
    ...changes(
      "require __DIR__ . '/inc.php';",
      "require __DIR__ . '/inc.php'; add_action( 'init', function () { acme_first( array() ); } );",
      { 'inc.php': FIRST },
      { 'inc.php': FIRST },
    ),
    warns: /Undefined (array key|offset)/,
  },
  {
    name: 'a warning of PHP in code that is new',
    isThorough: true,
    ...changes(
      menu('\n$all = array();\necho $all[1];\n'),
      "require __DIR__ . '/page.php';",
      {},
      { 'page.php': `<?php\n${menu('\n$all = array( 1 );\necho $all[1] . "new";\n')}` },
    ),
    warns: /Undefined (array key|offset)/,
  },
  {
    name: 'a task that its own page unschedules',
    isThorough: true,
    ...changes(
      `${task('')} ${menu("echo 'fine';")}`,
      `${task('')} ${menu("echo 'fine'; wp_clear_scheduled_hook( 'acme_daily' );")}`,
    ),
    notes: /`acme_daily` was not run: the step "Own pages" has unscheduled it/,
  },
  {
    name: 'a task that ends the request, and is still scheduled',
    isThorough: true,
    ...changes(task(''), task('exit;')),
    warns: /`acme_daily` calls `exit` or redirects/,
    isOfPage: true,
  },
  {
    name: 'a task that has a successor',
    isThorough: true,
    previous: old(task('')),
    next: withCode(
      "add_action( 'acme_2', '__return_true' ); add_action( 'init', function () { wp_next_scheduled( 'acme_2' ) || wp_schedule_event( time() + 60, 'daily', 'acme_2' ); } );",
    ),
  },
  {
    name: 'a fatal error when its settings are saved',
    together: DYING,
    ...changed(settings, 'acme_gone();', ''),
    fails: at('Saving'),
  },
  {
    name: 'a fatal error in a tab of its own page',
    isThorough: true,
    ...changed(tab),
    fails: at('Own pages'),
  },
  {
    name: 'AJAX that calls what is not there',
    together: DYING,
    ...changed(ajax, 'acme_gone();', 'wp_send_json( 1 );'),
    fails: at('AJAX and forms'),
  },
  {
    name: 'AJAX that calls what is not there behind its nonce',
    isThorough: true,
    ...changed(ajax, "check_ajax_referer( 'acme', 'key' ); acme_gone();", 'wp_send_json( 1 );'),
    fails: at('AJAX and forms'),
  },
  {
    name: 'a form that uses a class which is not there',
    isThorough: true,
    ...changed(
      (body) => `add_action( 'admin_post_acme', function () { ${body} exit; } );`,
      'Acme_Gone::answer();',
      '',
    ),
    fails: at('AJAX and forms', CODE_LINE, /Acme_Gone/),
  },
  {
    name: 'AJAX that needs arguments, and dies without them',
    isThorough: true,
    ...changed(ajax, "wp_send_json( strlen( $_POST['text'] ) + array() );", 'wp_send_json( 1 );'),
  },
  {
    name: 'AJAX that now wants a nonce, and AJAX that deletes',
    isThorough: true,
    ...changed(
      ajax,
      "check_ajax_referer( 'acme' ); } add_action( 'wp_ajax_acme_reset', function () { acme_gone(); } ); if ( false ) {",
      'wp_send_json( 1 );',
    ),
  },
  {
    name: 'a dashboard that dies for editors',
    isThorough: true,
    ...changed(forOthers, 'acme_gone();', ''),
    fails: at('More pages'),
  },
  {
    name: 'a dashboard that sends editors away',
    together: LOST,
    ...changed(forOthers, 'wp_safe_redirect( home_url() ); exit;', ''),
    fails: { step: 'More pages', says: /for an editor, sends them to \// },
  },
  {
    name: 'a dashboard that sends subscribers away, and editors to their posts',
    isThorough: true,
    ...changed(
      forOthers,
      "if ( ! current_user_can( 'edit_posts' ) ) { wp_safe_redirect( home_url() ); exit; } if ( 'index.php' === $GLOBALS['pagenow'] ) { wp_safe_redirect( admin_url( 'edit.php' ) ); exit; }",
      '',
    ),
  },
  {
    name: 'a dashboard that is hidden from all who have not logged in',
    together: WORKING,
    ...changed(
      (body) =>
        `add_action( 'wp_loaded', function () { if ( is_admin() && ! is_user_logged_in() && ! wp_doing_ajax() ) { status_header( 404 ); ${body} exit; } } );`,
      "echo 'Not found.';",
    ),
  },
  {
    name: 'editors who lose a capability',
    isThorough: true,
    previous: old(''),
    next: withCode(
      "add_action( 'init', function () { get_role( 'editor' )->remove_cap( 'edit_pages' ); } );",
    ),
    fails: { step: 'Plugin active', says: /^Editors no longer have `edit_pages`/ },
  },
  {
    name: 'capabilities of its own by another name',
    isThorough: true,
    previous: old("add_action( 'init', function () { get_role( 'editor' )->add_cap( 'acme_edit' ); } );"),
    next: withCode(
      "add_action( 'init', function () { get_role( 'editor' )->remove_cap( 'acme_edit' ); get_role( 'editor' )->add_cap( 'acme_write' ); } );",
    ),
  },
  {
    name: 'AJAX that dies for open pages of the dashboard',
    isThorough: true,
    ...changed(
      (body) => `add_filter( 'heartbeat_received', function ( $reply ) { ${body} return $reply; } );`,
      'acme_gone();',
      '',
    ),
    fails: at('More pages'),
  },
  {
    name: 'an address whose stored rewrite rule is not understood any more',
    together: DYING,
    ...changes(address('acme_account', 'echo 1;'), address('acme_page', 'echo 1;')),
    fails: { step: 'What it adds', says: /the address `\/acme-account\/` finds nothing/ },
  },
  {
    name: 'an address whose rewrite rule is stored anew',
    isThorough: true,
    previous: old(address('acme_account', 'echo 1;')),
    next: withCode(address('acme_page', 'echo 1;', FLUSH)),
  },
  {
    name: 'an address that dies',
    isThorough: true,
    ...changed((body) => address('acme_account', body), 'acme_gone();', 'echo 1;'),
    fails: at('Own pages'),
  },
  {
    name: 'a shortcode that shows nothing any more',
    together: LOST,
    ...changed((body) => shortcode(body, 'acme_items'), "return '';", LIST),
    fails: {
      step: 'Shortcodes and blocks',
      says: /the shortcode `acme_items` without attributes shows nothing/,
    },
  },
  {
    name: 'a block that shows nothing any more',
    isThorough: true,
    ...changed(block, "return '<p></p>';", LIST),
    fails: { step: 'Shortcodes and blocks', says: /the block `acme\/list` without attributes shows nothing/ },
  },
  {
    name: 'a shortcode that shows something only to those who have logged in',
    isThorough: true,
    ...changed(shortcode, `if ( is_user_logged_in() ) { ${LIST} }`, LIST),
  },
  {
    name: 'a post that becomes a draft when it is published',
    isThorough: true,
    ...changed(
      (body) => `add_filter( 'wp_insert_post_data', function ( $post ) { ${body} return $post; } );`,
      "$post['post_status'] = 'draft';",
      '',
    ),
    fails: { step: 'Saving', says: /is not published/ },
  },
  {
    name: 'posts that are not found',
    isThorough: true,
    ...changed(
      (body) =>
        `add_action( 'pre_get_posts', function ( $query ) { if ( $query->is_main_query() && $query->is_singular() ) { ${body} } } );`,
      "$query->set( 'post_type', 'acme_gone' );",
      '',
    ),
    fails: { step: 'More pages', says: /A post \(\/\?p=1\) answers 404/ },
  },
  {
    name: 'a REST field that is gone',
    isThorough: true,
    previous: old(
      "add_action( 'rest_api_init', function () { register_rest_field( 'post', 'acme', array( 'get_callback' => '__return_true' ) ); } );",
    ),
    next: withCode(''),
    notes: /REST field `post: acme` of the previous version is gone/,
  },
  {
    name: 'a fatal error when a mail is sent',
    isThorough: true,
    ...changed(mail, 'acme_gone();', ''),
    fails: at('Saving'),
  },
  {
    name: 'a fatal error in a REST route of its own',
    together: DYING,
    ...changed(route, 'acme_gone();', ''),
    fails: at('REST routes'),
  },
  {
    name: 'a fatal error in a shortcode',
    together: DYING,
    ...changed((body) => shortcode(body)),
    fails: at('Shortcodes and blocks'),
  },
  {
    name: 'a fatal error in a shortcode that shows the post of its own type around it',
    isThorough: true,
    ...changed(
      (body) =>
        `${TYPE} add_shortcode( 'acme_player', function () { if ( 'acme_tune' === get_post()->post_type ) { ${body} } } );`,
    ),
    fails: at('Post types'),
  },
  {
    name: 'a fatal error in a shortcode with the ID of a post of its own type',
    isThorough: true,
    ...changed(
      (body) =>
        `${TYPE} add_shortcode( 'acme_tune', function ( $all ) { $all = shortcode_atts( array( 'tune' => 0, 'style' => 'large' ), $all ); if ( $all['tune'] && 'acme_tune' === get_post_type( $all['tune'] ) ) { ${body} } } );`,
    ),
    fails: at('Post types'),
  },
  {
    name: 'a fatal error in a block',
    isThorough: true,
    ...changed(block),
    fails: at('Shortcodes and blocks'),
  },
  { name: 'a fatal error in a widget', isThorough: true, ...changed(widget), fails: at('Widgets') },
  {
    name: 'a fatal error in the archive of a post type',
    isThorough: true,
    ...changed(archive),
    fails: at('Post types'),
  },
  {
    name: 'a shortcode that dies behind another one that always did',
    isThorough: true,
    previous: old(
      `add_shortcode( 'acme_a', function () { acme_old(); } ); add_shortcode( 'acme_b', '__return_empty_string' );`,
    ),
    next: withCode(
      `add_shortcode( 'acme_a', function () { acme_old(); } ); add_shortcode( 'acme_b', function () { acme_gone(); } );`,
    ),
    fails: at('Shortcodes and blocks'),
  },
  {
    name: 'a fatal error in the editor',
    isThorough: true,
    next: withCode("add_action( 'enqueue_block_editor_assets', function () { acme_gone(); } );"),
    fails: at('More pages'),
  },
  {
    name: 'a search that no longer works',
    isThorough: true,
    next: withCode(
      "add_action( 'pre_get_posts', function ( $query ) { if ( $query->is_search() ) { acme_gone(); } } );",
    ),
    fails: at('More pages'),
  },
  {
    name: 'a fatal error on a log-in with name and password',
    together: DYING,
    ...changes('', "add_action( 'wp_login', function () { acme_gone(); } );"),
    fails: at('More pages'),
  },
  {
    name: 'a front page that dies for subscribers',
    isThorough: true,
    next: withCode(
      "add_action( 'wp_head', function () { if ( is_user_logged_in() && ! current_user_can( 'edit_posts' ) ) { acme_gone(); } } );",
    ),
    fails: at('More pages'),
  },
  {
    name: 'a script that is linked, and not in the package',
    together: DYING,
    ...changes(LINKS, LINKS, { 'build/view.js': '' }),
    fails: { step: 'Scripts and styles', says: /front page .*links `build\/view\.js`/ },
  },
  {
    name: 'a plugin that hides its errors, and dies on its own page',
    together: LOST,
    ...changed(
      (body) => menu(body, 'acme_quiet'),
      "error_reporting( 0 ); ini_set( 'log_errors', '0' ); ini_set( 'error_log', '/tmp/acme.log' ); acme_gone();",
    ),
    fails: at('Own pages'),
  },
  {
    name: 'a plugin with its own handlers, which dies on its own page',
    together: LOST,
    ...changed(
      (body) => menu(body, 'acme_handled'),
      "set_error_handler( '__return_true' ); set_exception_handler( function () { echo 'Oops.'; } ); acme_gone();",
    ),
    fails: { step: 'Own pages', says: /stops before its end.*Oops/ },
  },
  {
    name: 'a plugin that swallows what it prints, and dies on the front page',
    isThorough: true,
    next: withCode(
      "add_action( 'template_redirect', function () { error_reporting( 0 ); ob_start( function () { return '<html>fine</html>'; } ); acme_gone(); } );",
    ),
    fails: at('Front page'),
  },
  {
    name: 'a page of its own that administrators may no longer open',
    together: LOST,
    ...changes(menu("echo 'fine';"), menu("echo 'fine';").replace('manage_options', 'acme_manage')),
    fails: { step: 'What it adds', says: /may no longer open the page "Acme" \(`acme`\)/ },
  },
  {
    name: 'a page of its own that wants a nonce',
    isThorough: true,
    ...changed(menu, "check_admin_referer( 'acme' );"),
    fails: { step: 'Own pages', says: /"Acme" .* stops with an error: The link you followed has expired/ },
  },
  {
    name: 'a fatal error in the profile of a user',
    together: DYING,
    ...changed((body) => `add_action( 'show_user_profile', function () { ${body} } );`),
    fails: at('More pages'),
  },
  {
    name: 'a fatal error in the list of themes',
    together: DYING,
    ...changed(
      (body) => `add_filter( 'wp_prepare_themes_for_js', function ( $themes ) { ${body} return $themes; } );`,
    ),
    fails: at('More pages'),
  },
  {
    name: 'the last of many shortcodes dies',
    isThorough: true,
    ...changed(
      (body) =>
        `foreach ( range( 1, 12 ) as $n ) { add_shortcode( "acme_$n", function () use ( $n ) { if ( 12 === $n ) { ${body} } return ''; } ); }`,
    ),
    fails: at('Shortcodes and blocks'),
  },
  {
    name: 'a page of its own that is empty',
    isThorough: true,
    ...changed(
      menu,
      "if ( is_readable( __DIR__ . '/views/page.php' ) ) { require __DIR__ . '/views/page.php'; }",
    ),
    fails: { step: 'Own pages', says: /"Acme" .* is empty but for the dashboard/ },
  },
  {
    name: 'a front page that dies once somebody has saved a post',
    isThorough: true,
    ...changed(onceSaved, 'acme_gone();', ''),
    fails: at('Other contexts'),
  },
  {
    name: 'a block that shows its own page in itself without end',
    isThorough: true,
    ...changed(selfish, SHOWS_ITSELF),
    fails: { step: 'Shortcodes and blocks', says: /shows itself without end/ },
  },
  // These only look like failures.
  {
    name: 'work in the background that the site starts by a request to itself, and that ends WordPress if that is refused',
    isThorough: true,
    ...changes(
      '',
      "add_action( 'init', function () { if ( is_wp_error( wp_remote_post( admin_url( 'admin-ajax.php' ), array( 'blocking' => false ) ) ) ) { acme_gone(); } } );",
    ),
  },
  {
    name: 'a block that shows its own page in itself without end, as with the previous version',
    isThorough: true,
    ...changed(selfish, SHOWS_ITSELF, SHOWS_ITSELF),
    notes: /shows itself without end.*The previous version has it, too/,
  },
  {
    name: 'a front page that dies once somebody has saved a post, as with the previous version',
    isThorough: true,
    ...changed(onceSaved, 'acme_gone();', 'acme_gone();'),
    notes: /acme_gone.*The previous version has it, too/,
  },
  {
    name: 'an item of the menu that a script leads elsewhere, and whose page ends at once',
    together: WORKING,
    ...changes(
      '',
      "add_action( 'admin_menu', function () { add_menu_page( 'Acme Pro', 'Acme Pro', 'read', 'acme-pro', function () {\n exit; } ); } );",
    ),
  },
  {
    name: 'own things that work',
    together: WORKING,
    ...changes(OWN_THINGS, `${OWN_THINGS} ${route('')}`),
  },
  {
    name: 'a query that only SQLite refuses, in a plugin that shows the errors of its queries',
    together: WORKING,
    ...changes(
      shown(''),
      shown(
        '$wpdb->get_results( "SELECT ID FROM {$wpdb->posts} WHERE MATCH( post_title ) AGAINST( \'milk\' )" );',
      ),
    ),
    notes: /SQLite, which a rehearsal uses, refuses a query that MySQL may take/,
  },
  {
    name: 'a page of its own that dies, as with the previous version',
    together: WORKING,
    ...changed((body) => menu(body, 'acme_dead'), 'acme_gone();', 'acme_gone();'),
    notes: /acme_gone.*The previous version has it, too/,
  },
  {
    name: 'a page of its own that dies of what other pages have made, as with the previous version',
    together: WORKING,
    ...changed(
      (body) =>
        `add_action( 'load-post.php', function () { update_option( 'acme_made', 1 + get_option( 'acme_made', 0 ) ); } ); ${menu(`if ( get_option( 'acme_made' ) > 2 ) { ${body} }`, 'acme_shelf')}`,
      'acme_unmade();',
      'acme_unmade();',
    ),
    notes: /acme_unmade.*The previous version has it, too/,
  },
  {
    name: 'a task that dies because its server is not reached',
    isThorough: true,
    // Without a server, WordPress returns an error in place of an answer.
    ...changed(task, `$answer = ${ASKS_SERVER} echo $answer['body'];`),
    isUnclear: at('Scheduled tasks', CODE_LINE, /request to license\.example was refused/),
  },
  {
    name: 'a page that sends administrators to a welcome page once',
    isThorough: true,
    previous: old(menu("echo 'fine';")),
    next: withCode(
      `${menu("echo 'fine';")} add_action( 'admin_init', function () { if ( isset( $_GET['page'] ) && ! isset( $_GET['welcome'] ) && ! get_option( 'acme_seen' ) ) { update_option( 'acme_seen', 1 ); wp_safe_redirect( admin_url( 'admin.php?page=acme&welcome=1' ) ); exit; } } );`,
    ),
  },
  {
    name: 'a shortcode that ends WordPress for subscribers, as with the previous version',
    isThorough: true,
    ...changed(shortcode, EXITS, EXITS),
  },
  {
    name: 'a page of its own that moves below the settings',
    isThorough: true,
    previous: old(menu("echo 'fine';")),
    next: withCode(submenu("echo 'fine';").replace('acme-more', 'acme')),
    notes: /`acme_page\(\)` of the previous version is gone/,
  },
  {
    name: 'a shortcode that is gone',
    together: WORKING,
    ...changes(shortcode('', 'acme_old_list'), ''),
    notes: /The shortcode `\[acme_old_list\]` of the previous version is gone/,
  },
  {
    name: 'a class that has another name, too',
    isThorough: true,
    previous: old('class Acme_Old {}'),
    next: withCode("class Acme_New {} class_alias( 'Acme_New', 'Acme_Old' );"),
  },
  {
    name: 'a shortcode that has other capitals',
    isThorough: true,
    previous: old(shortcode('').replace('acme_list', 'Acme_List')),
    next: withCode(shortcode('')),
    notes: /`\[Acme_List\]` is called `\[acme_list\]` now/,
  },
  {
    name: 'a REST route that only some may ask for',
    isThorough: true,
    next: withCode(
      "add_action( 'rest_api_init', function () { register_rest_route( 'acme/v1', '/secret', array( 'callback' => '__return_true', 'permission_callback' => '__return_false' ) ); } );",
    ),
  },
];
