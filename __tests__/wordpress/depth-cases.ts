import { STEP_NAMES } from '../../src/rehearsal/model/results.ts';
import type { Case } from './cases.ts';
import { changes } from './join-cases.ts';

/** An update that breaks what `is` does where `was` did something else, in code that is otherwise the same. */
const breaking = (
  name: string,
  together: string,
  code: (body: string) => string,
  is: string,
  was = "echo 'fine';",
  says = new RegExp(/acme_gone_\w+/.exec(is)?.[0] ?? is),
): Case => ({ ...harmless(name, together, code, is, was), fails: { step: STEP_NAMES, says } });

/** An update that loses what people have written. */
const losing = (
  name: string,
  together: string,
  code: (body: string) => string,
  is: string,
  was: string,
  warns: RegExp,
): Case => ({ ...harmless(name, together, code, is, was), warns, isOfPage: true });

const harmless = (
  name: string,
  together: string,
  code: (body: string) => string,
  is = "echo 'fine';",
  was = "echo 'fine';",
): Case => ({ name, together, isThorough: true, ...changes(code(was), code(is)) });

/** A page below the settings. */
const page = (slug: string, body: string, cap = 'manage_options') =>
  `add_action( 'admin_menu', function () { add_options_page( '${slug}', '${slug}', '${cap}', '${slug}', function () { ${body} } ); } );`;

const listTabs = (slug: string, names: readonly string[], key = 'tab') =>
  `echo '<nav class="nav-tab-wrapper">${names.map((name) => `<a class="nav-tab" href="?page=${slug}&amp;${key}=${name}">${name}</a>`).join(' ')}</nav>';`;

/** A page with a form of its own. */
const form = (slug: string, fields: string, store: string, button = 'Save Changes') =>
  page(
    slug,
    `if ( isset( $_POST['${slug}'] ) && check_admin_referer( '${slug}' ) ) { ${store} } echo '<form method="post" action=""><input type="hidden" name="${slug}" value="1">'; wp_nonce_field( '${slug}' ); ${fields} submit_button( '${button}' ); echo '</form>';`,
  );

const text = (name: string, fallback = 'all') =>
  `echo '<input type="text" name="${name}" value="' . esc_attr( get_option( '${name}', '${fallback}' ) ) . '">';`;
const boxes = (name: string, values: readonly string[]) =>
  values
    .map(
      (value) =>
        `echo '<input type="checkbox" name="${name}[]" value="${value}" ' . checked( in_array( '${value}', (array) get_option( '${name}', array( '${values[0] ?? ''}' ) ), true ), true, false ) . '>';`,
    )
    .join(' ');
const keep = (name: string) =>
  `update_option( '${name}', isset( $_POST['${name}'] ) ? wp_unslash( $_POST['${name}'] ) : '' );`;

interface Kind {
  /** What the box on the edit screen does beside its field. */
  readonly box?: string;
  /** What is done when an entry is saved. */
  readonly save?: string;
  readonly args?: string;
  /** The name of its field, and of the meta data where it is kept. */
  readonly key?: string;
  readonly meta?: string;
  readonly more?: string;
}

/** A post type with a box on its edit screen, which people alone see. */
const kind = (
  type: string,
  { box = '', save = '', args = '', key = `${type}_note`, meta = key, more = '' }: Kind = {},
) =>
  `add_action( 'init', function () { register_post_type( '${type}', array_merge( array( 'show_ui' => true, 'label' => '${type}', 'supports' => array( 'title' ) ), array( ${args} ) ) ); } ); add_action( 'add_meta_boxes_${type}', function () { add_meta_box( '${type}', 'Notes', function ( $post ) { wp_nonce_field( '${type}', '${type}_nonce' ); echo '<input type="text" name="${key}" value="' . esc_attr( get_post_meta( $post->ID, '${meta}', true ) ) . '">'; ${box} }, '${type}' ); } ); add_action( 'save_post_${type}', function ( $id ) { if ( isset( $_POST['${key}'] ) ) { update_post_meta( $id, '${meta}', sanitize_text_field( wp_unslash( $_POST['${key}'] ) ) ); } ${save} } ); ${more}`;

/** A table of the plugin's own with a list, and a page that adds a row and changes one. */
const table = (
  name: string,
  { list = '', edit = '' }: { readonly list?: string; readonly edit?: string } = {},
) =>
  `add_action( 'admin_init', function () { $GLOBALS['wpdb']->query( "CREATE TABLE IF NOT EXISTS {$GLOBALS['wpdb']->prefix}${name} ( id int NOT NULL AUTO_INCREMENT, title varchar(100) NOT NULL, PRIMARY KEY (id) )" ); } ); ${page(name, `global $wpdb; echo '<h1>Items <a class="page-title-action" href="?page=${name}-edit">Add New</a></h1>'; foreach ( $wpdb->get_results( "SELECT * FROM {$wpdb->prefix}${name}" ) as $row ) { echo '<p>' . esc_html( $row->title ) . ' <a href="?page=${name}-edit&amp;id=' . $row->id . '">Edit</a></p>'; ${list} }`)} ${page(`${name}-edit`, `global $wpdb; $id = isset( $_GET['id'] ) ? (int) $_GET['id'] : 0; if ( isset( $_POST['title'] ) && check_admin_referer( '${name}' ) ) { $wpdb->insert( $wpdb->prefix . '${name}', array( 'title' => sanitize_text_field( wp_unslash( $_POST['title'] ) ) ) ); } if ( $id ) { ${edit} } echo '<form method="post" action=""><input type="text" name="title" value="">'; wp_nonce_field( '${name}' ); submit_button( 'Add item' ); echo '</form>';`)}`;

/** Settings behind a set-up that people may skip. */
const setUp = (
  slug: string,
  body: string,
  skip = `<a href="' . esc_url( wp_nonce_url( admin_url( 'options-general.php?page=${slug}-start&skip=1' ), '${slug}' ) ) . '">Skip this step</a>`,
) =>
  `add_action( 'admin_init', function () { if ( isset( $_REQUEST['skip'], $_GET['page'] ) && '${slug}-start' === $_GET['page'] && check_admin_referer( '${slug}' ) ) { update_option( '${slug}_done', 1 ); wp_safe_redirect( admin_url( 'options-general.php?page=${slug}' ) ); exit; } if ( isset( $_GET['page'] ) && '${slug}' === $_GET['page'] && ! get_option( '${slug}_done' ) ) { wp_safe_redirect( admin_url( 'options-general.php?page=${slug}-start' ) ); exit; } } ); ${page(`${slug}-start`, `echo '<h1>Welcome</h1>${skip}';`)} ${page(slug, body)}`;

const AS_OTHERS = "if ( ! current_user_can( 'manage_options' ) ) {";
const TEN = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h', 'i', 'j'];
const PAGES = 'own pages that are deep';
const FORMS = 'forms that are saved';
const ENTRIES = 'own entries that customers have';
const ENTRIES_TOO = 'more own entries that customers have';
const CALLBACKS = 'callbacks that are not there';
const OTHERS = 'pages of people with other roles';

/** Played as one update that is in the usual set; the others are weekly. */
const USUAL: Readonly<Record<string, string>> = {
  'the fifth tab of a page dies': 'a site in use that dies',
  'a form of its own dies when it is saved as it is': 'a site in use that dies',
  'the edit screen of an entry dies': 'a site in use that dies',
  'a page of its own dies for editors': 'a site in use that dies',
  'a hook that nothing runs here names a method that is gone': 'own things that die',
};

/** Updates that break what people do with a plugin, each seen only by doing it. */
const BREAKING: readonly Case[] = [
  breaking(
    'the tenth page of its own dies',
    PAGES,
    (body) => TEN.map((name) => page(`acme-ten-${name}`, name === 'j' ? body : `echo '${name}';`)).join(' '),
    'acme_gone_ten();',
  ),
  breaking(
    'the fifth tab of a page dies',
    PAGES,
    (body) =>
      page('acme-tabs', `${listTabs('acme-tabs', TEN)} if ( 'e' === ( $_GET['tab'] ?? '' ) ) { ${body} }`),
    'acme_gone_tab();',
  ),
  breaking(
    'a section of a page dies',
    PAGES,
    (body) =>
      page(
        'acme-sections',
        `${listTabs('acme-sections', ['x', 'y', 'z'], 'section')} if ( 'z' === ( $_GET['section'] ?? '' ) ) { ${body} }`,
      ),
    'acme_gone_section();',
  ),
  breaking(
    'a tab of the last page dies',
    PAGES,
    (body) =>
      page('acme-z', `${listTabs('acme-z', ['p', 'q'])} if ( 'q' === ( $_GET['tab'] ?? '' ) ) { ${body} }`),
    'acme_gone_last();',
  ),
  breaking(
    'a page dies behind a set-up that people skip',
    'a set-up that people skip',
    (body) => setUp('acme-guided', body),
    'acme_gone_behind();',
  ),
  breaking(
    'a page dies behind a set-up that people answer with "Not now"',
    'a set-up that people answer',
    (body) =>
      setUp(
        'acme-asked',
        body,
        `<form method="post"><input type="hidden" name="skip" value="1">' . wp_nonce_field( 'acme-asked', '_wpnonce', true, false ) . '<button type="submit">Not now</button></form>`,
      ),
    'acme_gone_answered();',
  ),
  breaking(
    'a form of its own dies when it is saved as it is',
    FORMS,
    (body) => form('acme-plain', text('acme_plain'), `${keep('acme_plain')} ${body}`),
    'acme_gone_plain();',
    '',
  ),
  breaking(
    'the fourth form dies when it is saved without a checked box',
    FORMS,
    (body) =>
      ['a', 'b', 'c', 'd']
        .map((name) =>
          form(
            `acme-form-${name}`,
            boxes(`acme_form_${name}`, ['one', 'two']),
            `${keep(`acme_form_${name}`)} ${name === 'd' ? `if ( empty( $_POST['acme_form_d'] ) ) { ${body} }` : ''}`,
          ),
        )
        .join(' '),
    'acme_gone_fourth();',
    '',
  ),
  breaking(
    'a page dies once none of its boxes is checked',
    FORMS,
    (body) => form('acme-list', `${body} ${boxes('acme_list', ['one', 'two'])}`, keep('acme_list')),
    "foreach ( array_keys( get_option( 'acme_list', array() ) ) as $one ) { echo '.'; }",
    "foreach ( (array) get_option( 'acme_list', array() ) as $one ) { echo '.'; }",
    /array_keys\(\)/,
  ),
  losing(
    'a setting is lost when it is saved as it is',
    FORMS,
    (body) => form('acme-lost', text('acme_lost', 'precious'), body),
    "update_option( 'acme_lost', sanitize_text_field( wp_unslash( $_POST['acme_lots'] ?? '' ) ) );",
    "update_option( 'acme_lost', sanitize_text_field( wp_unslash( $_POST['acme_lost'] ?? '' ) ) );",
    /acme_lost/,
  ),
  breaking(
    'the edit screen of an entry dies',
    ENTRIES,
    (body) =>
      kind('acme_edit', { box: `if ( get_post_meta( $post->ID, 'acme_edit_note', true ) ) { ${body} }` }),
    'acme_gone_edit();',
  ),
  breaking(
    'an entry cannot be saved',
    ENTRIES,
    (body) => kind('acme_save', { save: `if ( isset( $_POST['acme_save_note'] ) ) { ${body} }` }),
    'acme_gone_save();',
    '',
  ),
  breaking(
    'the page for a new entry dies',
    ENTRIES,
    (body) =>
      kind('acme_add', {
        box: `if ( 'auto-draft' === $post->post_status ) { ${body} }`,
        args: "'show_in_menu' => false",
      }),
    'acme_gone_add();',
  ),
  breaking(
    'the quick edit of an entry dies',
    ENTRIES,
    (body) => kind('acme_quick', { save: `if ( isset( $_POST['_inline_edit'] ) ) { ${body} }` }),
    'acme_gone_quick();',
    '',
  ),
  breaking(
    'an entry cannot be put into the trash',
    ENTRIES,
    (body) =>
      kind('acme_trash', {
        more: `add_action( 'wp_trash_post', function ( $id ) { if ( 'acme_trash' === get_post_type( $id ) ) { ${body} } } );`,
      }),
    'acme_gone_trash();',
    '',
  ),
  breaking(
    'the list dies where an entry has a value in its box',
    ENTRIES_TOO,
    (body) =>
      kind('acme_column', {
        more: `add_filter( 'manage_acme_column_posts_columns', function ( $all ) { $all['acme'] = 'Acme'; return $all; } ); add_action( 'manage_acme_column_posts_custom_column', function ( $name, $id ) { if ( get_post_meta( $id, 'acme_column_note', true ) ) { ${body} } }, 10, 2 );`,
      }),
    'acme_gone_column();',
  ),
  breaking(
    'the list of entries with a status of its own dies',
    ENTRIES_TOO,
    (body) =>
      kind('acme_order', {
        more: `add_action( 'init', function () { register_post_status( 'acme-paid', array( 'label' => 'Paid', 'show_in_admin_status_list' => true, 'show_in_admin_all_list' => true, 'label_count' => array( 'Paid', 'Paid' ) ) ); } ); add_filter( 'post_row_actions', function ( $all, $post ) { if ( 'acme-paid' === $post->post_status ) { ${body} } return $all; }, 10, 2 );`,
      }),
    'acme_gone_status();',
    '',
  ),
  breaking(
    'the edit screen of a term dies',
    ENTRIES,
    (body) =>
      `add_action( 'init', function () { register_taxonomy( 'acme_genre', 'post', array( 'show_ui' => true, 'public' => false, 'label' => 'Genres' ) ); } ); add_action( 'acme_genre_edit_form_fields', function () { ${body} } );`,
    'acme_gone_term();',
  ),
  breaking(
    'a new term of its own taxonomy dies',
    ENTRIES_TOO,
    (body) =>
      `add_action( 'init', function () { register_taxonomy( 'acme_mood', 'post', array( 'show_ui' => true, 'public' => false, 'label' => 'Moods' ) ); } ); add_action( 'acme_mood_add_form_fields', function () { echo '<input type="text" name="acme_mood" value="">'; } ); add_action( 'created_acme_mood', function () { if ( isset( $_POST['acme_mood'] ) ) { ${body} } } );`,
    'acme_gone_mood();',
    '',
  ),
  losing(
    'an entry shows nothing of what people have written into its box',
    ENTRIES_TOO,
    (meta) => kind('acme_move', { key: 'acme_place', meta }),
    'acme_site',
    'acme_place',
    /acme_place/,
  ),
  breaking(
    'the list of its own table dies where there is a row',
    ENTRIES,
    (body) => table('acme_rows', { list: body }),
    'acme_gone_rows();',
  ),
  breaking(
    'the page that changes a row of its own table dies',
    ENTRIES,
    (body) => table('acme_items', { edit: body }),
    'acme_gone_items();',
  ),
  breaking(
    'an entry dies on its edit screen behind a list that dies in both',
    ENTRIES_TOO,
    (body) =>
      kind('acme_hid', {
        box: `if ( get_post_meta( $post->ID, 'acme_hid_note', true ) ) { ${body} }`,
        more: "add_action( 'load-edit.php', function () { if ( 'acme_hid' === get_current_screen()->post_type ) { acme_never(); } } );",
      }),
    'acme_gone_hid();',
  ),
  breaking(
    'a page of its own dies for editors',
    OTHERS,
    (body) => page('acme-editors', `${AS_OTHERS} ${body} }`, 'edit_posts'),
    'acme_gone_editors();',
  ),
  breaking(
    'the edit screen of an entry dies for authors',
    OTHERS,
    (body) => kind('acme_by', { box: `if ( ! current_user_can( 'edit_others_posts' ) ) { ${body} }` }),
    'acme_gone_authors();',
  ),
  breaking(
    'a shortcode dies for customers who have logged in',
    OTHERS,
    (body) =>
      `add_shortcode( 'acme_account', function () { if ( is_user_logged_in() && ! current_user_can( 'edit_posts' ) ) { ${body} } return 'Your account.'; } );`,
    'acme_gone_account();',
    '',
  ),
  breaking(
    'a hook that nothing runs here names a method that is gone',
    CALLBACKS,
    (body) =>
      `class Acme_Orders { public static function ${body}() {} } add_action( 'acme_order_paid', array( 'Acme_Orders', 'acme_gone_paid' ) );`,
    'acme_gone_else',
    'acme_gone_paid',
    /acme_gone_paid/,
  ),
  breaking(
    'a REST route that is only written to names a function that is gone',
    CALLBACKS,
    (body) =>
      `function ${body}() {} add_action( 'rest_api_init', function () { register_rest_route( 'acme/v1', '/write', array( 'methods' => 'POST', 'callback' => 'acme_gone_write', 'permission_callback' => '__return_true' ) ); } );`,
    'acme_gone_other',
    'acme_gone_write',
    /acme_gone_write/,
  ),
  breaking(
    'AJAX that deletes names a method that is gone',
    CALLBACKS,
    (body) =>
      `class Acme_Lists { public function ${body}() {} } add_action( 'admin_init', function () { add_action( 'wp_ajax_acme_delete', array( new Acme_Lists(), 'acme_gone_delete' ) ); } );`,
    'acme_gone_another',
    'acme_gone_delete',
    /acme_gone_delete/,
  ),
  breaking(
    'a setting names a function that is gone',
    CALLBACKS,
    (body) =>
      `function ${body}( $all ) { return $all; } add_action( 'admin_init', function () { register_setting( 'acme-set', 'acme_set', array( 'sanitize_callback' => 'acme_gone_clean' ) ); } );`,
    'acme_gone_tidy',
    'acme_gone_clean',
    /acme_gone_clean/,
  ),
];

const FINE = 'deep things that work, or only look broken';
const FINE_TOO = 'more deep things that work, or only look broken';

/** A form that must not be pressed: what it would do dies. */
const risky = (slug: string, button: string) =>
  harmless(
    `a form that nothing may press: ${button}`,
    FINE,
    (body) => form(slug, text(`${slug}_what`), body, button),
    `acme_gone_${slug.replaceAll('-', '_')}();`,
    '',
  );

/** Updates that only look as if they broke something. */
export const DEPTH_HARMLESS: readonly Case[] = [
  risky('acme-delete', 'Delete all entries'),
  risky('acme-reset', 'Reset settings'),
  risky('acme-import', 'Submit and import'),
  risky('acme-send', 'Save and send the newsletter'),
  risky('acme-install', 'Install and update the add-on'),
  {
    ...harmless(
      'a set-up that leads to itself for ever, in both versions',
      'a set-up without an end',
      () =>
        `add_action( 'admin_init', function () { if ( isset( $_GET['page'] ) && 0 === strpos( $_GET['page'], 'acme-ever' ) ) { wp_safe_redirect( admin_url( 'options-general.php?page=acme-ever-' . wp_rand() ) ); exit; } } ); ${page('acme-ever', "echo 'never';")}`,
    ),
    notes: /leads to the set-up .*and what is behind it was not seen/,
  },
  harmless(
    'a text field in which a script has people choose a time',
    FINE,
    (body) => kind('acme_when', { key: 'acme_when[start_time]', save: body }),
    "if ( '' !== ( $_POST['acme_when']['start_time'] ?? '' ) ) { new DateTime( '2026-01-31T' . $_POST['acme_when']['start_time'] ); }",
    '',
  ),
  harmless(
    'a set-up that people skip, and all is fine behind it',
    'a set-up that people may skip',
    (body) => setUp('acme-good', body),
    "echo 'better';",
  ),
  {
    ...harmless('a set-up that is left by a link to another site', FINE, () =>
      setUp('acme-away', "echo 'fine';", '<a href="https://acme.example/skip">Skip this</a>'),
    ),
    notes: /leads to the set-up .*and what is behind it was not seen/,
  },
  harmless(
    'a page that more people may open',
    FINE,
    (cap) => page('acme-open', "echo 'fine';", cap),
    'edit_posts',
    'manage_options',
  ),
  harmless('a page that editors may not open', FINE, (body) => page('acme-only', body), "echo 'better';"),
  harmless(
    'a callback for a class of another plugin',
    FINE,
    (body) => body,
    "add_action( 'acme_other_saved', array( 'Other_Plugin_Orders', 'refresh' ) ); add_filter( 'acme_other_list', 'Other_Plugin_Lists::filter' ); add_action( 'acme_other_sent', 'other_plugin_sent' );",
    '',
  ),
  {
    name: 'a callback in a file that is loaded once its hook runs',
    together: FINE,
    isThorough: true,
    ...changes(
      '',
      "add_action( 'acme_late', 'acme_do_late' ); add_action( 'acme_later', array( 'Acme_Late', 'run' ) ); add_action( 'load-tools.php', function () { require_once __DIR__ . '/late.php'; } );",
      {},
      { 'late.php': '<?php function acme_do_late() {} class Acme_Late { public static function run() {} }' },
    ),
  },
  harmless(
    'callbacks of an object that answers to every name',
    FINE,
    (name) =>
      `class Acme_Magic { public function __call( $name, $all ) {} } add_action( 'acme_magic', array( new Acme_Magic(), '${name}' ) );`,
    'new_name',
    'old_name',
  ),
  harmless(
    'a callback that is taken away before its hook runs',
    FINE,
    (body) => body,
    "add_action( 'acme_taken', 'acme_not_there' ); add_action( 'wp_loaded', function () { remove_action( 'acme_taken', 'acme_not_there' ); } );",
    '',
  ),
  harmless(
    'ten tabs, all fine',
    FINE,
    (body) =>
      page(
        'acme-fine-tabs',
        `${listTabs('acme-fine-tabs', TEN)} ${body} echo esc_html( $_GET['tab'] ?? '' );`,
      ),
    "echo 'better';",
  ),
  harmless(
    'a form without a nonce',
    FINE,
    (body) =>
      page(
        'acme-bare',
        `if ( isset( $_POST['acme_bare'] ) ) { ${body} } echo '<form method="post"><input name="acme_bare" value="1"><input type="submit" value="Save"></form>';`,
      ),
    'acme_gone_bare();',
    '',
  ),
  harmless(
    'a form that redirects when it is saved',
    FINE_TOO,
    (body) => form('acme-back', text('acme_back'), `${keep('acme_back')} ${body} exit;`),
    "echo '<script>location = location.href;</script>';",
    'echo \'<meta http-equiv="refresh" content="0">\';',
  ),
  harmless(
    'a form that refuses what it is sent',
    FINE_TOO,
    (body) => form('acme-strict', `echo '<input type="text" name="acme_strict" value="">';`, body),
    'echo \'<div class="notice notice-error"><p>That is no key.</p></div>\';',
    'echo \'<div class="notice notice-error"><p>This is no key.</p></div>\';',
  ),
  harmless(
    'a form whose page is gone once no box is checked, in both versions',
    FINE_TOO,
    (body) =>
      `add_action( 'admin_menu', function () { if ( '' === get_option( 'acme_module', 'x' ) ) { remove_submenu_page( 'options-general.php', 'acme-module' ); } }, 99 ); ${form('acme-module', `${body} ${boxes('acme_module', ['one', 'two'])}`, keep('acme_module'))}`,
    "echo 'better';",
  ),
  harmless(
    'entries that nobody may create',
    FINE_TOO,
    (body) =>
      kind('acme_log', {
        box: body,
        args: "'capabilities' => array( 'create_posts' => 'do_not_allow' ), 'map_meta_cap' => true",
      }),
    "echo 'better';",
  ),
  harmless(
    'entries that go past the trash, in both versions',
    FINE_TOO,
    (body) =>
      kind('acme_straight', {
        box: body,
        more: "add_filter( 'pre_trash_post', function ( $is, $post ) { return 'acme_straight' === $post->post_type ? false : $is; }, 10, 2 );",
      }),
    "echo 'better';",
  ),
  harmless(
    'entries in the block editor',
    FINE_TOO,
    (body) =>
      kind('acme_block', {
        box: body,
        args: "'show_in_rest' => true, 'public' => true, 'has_archive' => true, 'supports' => array( 'title', 'editor', 'custom-fields' )",
      }),
    "echo 'better';",
  ),
  harmless(
    'a field of a box that has another name, with its value',
    FINE_TOO,
    (key) =>
      `${kind('acme_moved', { key })} add_action( 'init', function () { if ( 'acme_new' === '${key}' ) { foreach ( get_posts( array( 'post_type' => 'acme_moved', 'post_status' => 'any' ) ) as $one ) { $was = get_post_meta( $one->ID, 'acme_was', true ); if ( $was ) { update_post_meta( $one->ID, 'acme_new', $was ); delete_post_meta( $one->ID, 'acme_was' ); } } } }, 20 );`,
    'acme_new',
    'acme_was',
  ),
  harmless(
    'a status that has another name, with its entries',
    FINE_TOO,
    (status) =>
      kind('acme_task', {
        more: `add_action( 'init', function () { register_post_status( '${status}', array( 'label' => 'Open', 'show_in_admin_status_list' => true, 'label_count' => array( 'Open', 'Open' ) ) ); $GLOBALS['wpdb']->query( "UPDATE {$GLOBALS['wpdb']->posts} SET post_status = '${status}' WHERE post_status IN ( 'acme-open', 'acme-active' )" ); } );`,
      }),
    'acme-active',
    'acme-open',
  ),
  harmless(
    'a table of its own with a row',
    FINE_TOO,
    (body) => table('acme_good', { list: body, edit: body }),
    "echo 'better';",
  ),
  {
    ...harmless(
      'a list that dies in both versions, and nothing behind it',
      'a list that dies in both versions',
      (body) =>
        kind('acme_dead', {
          box: body,
          more: "add_action( 'load-edit.php', function () { if ( 'acme_dead' === get_current_screen()->post_type ) { acme_never(); } } );",
        }),
      "echo 'better';",
    ),
    notes: /The previous version has it, too/,
  },
  harmless(
    'five hundred pages, forms and post types',
    'five hundred pages, forms and post types',
    (body) =>
      `add_action( 'init', function () { foreach ( range( 1, 500 ) as $n ) { register_post_type( "acme_p$n", array( 'show_ui' => true, 'show_in_menu' => false, 'label' => "P$n" ) ); } } ); add_action( 'admin_menu', function () { foreach ( range( 1, 500 ) as $n ) { add_options_page( "p$n", "p$n", 'manage_options', "acme-p$n", function () use ( $n ) { ${body} echo '<form method="post"><input type="checkbox" name="b" value="1">'; wp_nonce_field( "acme-p$n" ); submit_button( 'Save' ); echo '</form>'; } ); } } );`,
    "echo 'better';",
  ),
  harmless(
    'a field that hides what was saved',
    FINE_TOO,
    (body) =>
      form('acme-key', `echo '<input type="text" name="acme_key" value="${body}">';`, keep('acme_key')),
    '',
    'abc',
  ),
  harmless(
    'a form that deletes what it saves, in both versions',
    FINE_TOO,
    (body) => form('acme-gone', `${body} ${text('acme_forget', 'x')}`, "delete_option( 'acme_forget' );"),
    "echo 'better';",
  ),
  harmless(
    'a page that shows another number each time, and the time',
    FINE,
    (body) => page('acme-clock', `${body} echo wp_rand(), microtime();`),
    "echo 'better';",
  ),
];

export const DEPTH_BREAKING: readonly Case[] = BREAKING.map((one) => {
  const together = USUAL[one.name];
  return together === undefined ? one : { ...one, together, isThorough: false };
});
