import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Case, Failure } from './cases.ts';
import { changes } from './join-cases.ts';
import { CODE_LINE, zipSample } from './sample.ts';

const at = (step: Failure['step'], line = CODE_LINE, says = /acme_gone/): Failure => {
  return { step, says, file: 'acme-notes.php', line };
};

/** The same in both versions, but for what it does. */
const changed = (code: (body: string) => string, to = 'acme_gone();', from = '') =>
  changes(code(from), code(to));

const on = (hook: string, body: string, isFilter = false) =>
  `add_${isFilter ? 'filter' : 'action'}( '${hook}', function ( $it = null ) { ${body} return $it; } );`;

/** A settings page whose form parts extend, so that several cases share it. */
const FORM = `if ( ! function_exists( 'acme_form' ) ) { function acme_form() { echo '<form action="options.php" method="post">'; settings_fields( 'acme' ); echo '<input name="acme_title" value="Notes">'; do_action( 'acme_boxes' ); echo '</form>'; } add_action( 'admin_menu', function () { add_options_page( 'Acme', 'Acme', 'manage_options', 'acme', 'acme_form' ); } ); add_action( 'admin_init', function () { register_setting( 'acme', 'acme_title' ); } ); }`;

/** A checkbox of that form, and what the plugin does with it. */
const box = (name: string, use: string, standard = '') =>
  `${FORM} add_action( 'acme_boxes', function () { echo '<input type="checkbox" name="acme_${name}" value="1" ' . checked( get_option( 'acme_${name}', '${standard}' ), '1', false ) . '>'; } ); add_action( 'admin_init', function () { register_setting( 'acme', 'acme_${name}' ); } ); ${use}`;
const ifOn = (name: string, hook: string, body: string, isFilter = false) =>
  box(name, on(hook, `if ( get_option( 'acme_${name}' ) ) { ${body} }`, isFilter));
const ifOff = (name: string, hook: string, body: string) =>
  box(name, on(hook, `if ( ! get_option( 'acme_${name}', '1' ) ) { ${body} }`), '1');

/** A form that a page of the dashboard sends to itself. */
const ownForm = (name: string, save: string, use: string, button = 'Save Changes') =>
  `add_action( 'admin_menu', function () { add_menu_page( 'Acme ${name}', 'Acme ${name}', 'manage_options', 'acme-${name}', function () { if ( isset( $_POST['save'] ) && check_admin_referer( 'acme-${name}' ) ) { ${save} } echo '<form method="post" action="">'; wp_nonce_field( 'acme-${name}' ); echo '<input type="checkbox" name="${name}" value="1" ' . checked( get_option( 'acme_${name}' ), '1', false ) . '><input type="submit" name="save" value="${button}"></form>'; } ); } ); ${use}`;
const STORE = (name: string) => `update_option( 'acme_${name}', isset( $_POST['${name}'] ) ? '1' : '' );`;

const isUser = (role: string) => `in_array( '${role}', wp_get_current_user()->roles, true )`;
/** The dashboard makes drafts for whoever opens it. */
const IS_PUBLISHED = "'publish' === get_post_status( $it )";
/** Post types without REST have the classic editor anyway. */
const CLASSIC = "! get_current_screen()->is_block_editor() && 'post' === get_current_screen()->post_type";
/** A box beside the classic editor, whose fields are saved with the post. */
const metaBox = (draw: string, save: string) =>
  `add_action( 'add_meta_boxes', function () { add_meta_box( 'acme', 'Acme', function () { wp_nonce_field( 'acme', 'acme_nonce' ); echo '<input name="acme_note" value="1">'; ${draw} }, 'post' ); } ); add_action( 'save_post', function ( $id ) { if ( isset( $_POST['acme_nonce'] ) && wp_verify_nonce( $_POST['acme_nonce'], 'acme' ) ) { ${save} update_post_meta( $id, 'acme_note', 1 ); } } );`;

const NETWORK = ['Network: true'];
const network = (was: string, is: string) => ({
  previous: zipSample({ version: '1.0.0', code: was, header: NETWORK }),
  next: zipSample({ code: is, header: NETWORK }),
});

/** Throws an error that lists what WP-CLI's source has, and the stand-in has not, or with other arguments. */
const COMPARE_CLI = `<?php
function acme_arguments( $reflection ) {
	return implode( ', ', array_map( function ( $it ) {
		return ( $it->isPassedByReference() ? '&' : '' ) . ( $it->isVariadic() ? '...' : '' ) . '$' . $it->getName() . ( $it->isOptional() && ! $it->isVariadic() ? ' = ' . json_encode( $it->getDefaultValue() ) : '' );
	}, $reflection->getParameters() ) );
}
$lacks = array();
foreach ( array_slice( file( __DIR__ . '/wp-cli.txt', FILE_IGNORE_NEW_LINES ), 1 ) as $line ) {
	preg_match( '/^(\\w+) ([^\\s(]+)(?:\\((.*)\\))?$/', $line, $match );
	list( , $kind, $name ) = $match;
	if ( 'function' === $kind || 'method' === $kind ) {
		$is_there = 'method' === $kind ? method_exists( 'WP_CLI', substr( $name, 8 ) ) : function_exists( $name );
		$asked    = str_replace( array( "'", '[]', 'array $' ), array( '"', '[]', '$' ), $match[3] ?? '' );
		$has      = $is_there ? acme_arguments( 'method' === $kind ? new ReflectionMethod( 'WP_CLI', substr( $name, 8 ) ) : new ReflectionFunction( $name ) ) : '';
		$is_there = $is_there && $asked === $has;
	} else {
		$is_there = 'constant' === $kind ? defined( $name ) : ( class_exists( $name ) || trait_exists( $name ) || interface_exists( $name ) );
	}
	if ( ! $is_there ) {
		$lacks[] = $line . ( isset( $has ) ? " has $has" : '' );
	}
}
if ( $lacks ) {
	throw new Error( implode( '; ', $lacks ) );
}
`;

/** Cases that are one update unless they are named: none of them hides another. */
const DYING = 'scenes in which it dies';
const DYING_TOO = 'more scenes in which it dies';
export const WORKING = 'scenes in which it works';
export const CLOSING = 'scenes in which it closes what it is for, and what only looks odd';

/** A readme whose first words say what the plugin is for. */
const words = (text: string) => ({ 'readme.txt': `=== Acme Notes ===\nStable tag: 1.1.0\n\n${text}\n` });

const CLOSED = "status_header( 503 ); echo '<!DOCTYPE html><html><body>Back soon.</body></html>'; exit;";

/** Cases of what sites do with a plugin: their settings, editors, people, languages and ways in. */
export const SCENE_CASES: readonly Case[] = [
  // Breaking: the customer's settings.
  {
    name: 'a fatal error on the front page, once a box is checked',
    together: DYING,
    ...changed((body) => ifOn('front', 'wp_head', body)),
    fails: at('Settings'),
  },
  {
    name: 'a fatal error on the front page, once a box is no longer checked',
    together: DYING,
    ...changed((body) => ifOff('widget', 'wp_footer', body)),
    fails: at('Settings'),
  },
  {
    name: 'a fatal error in the editor, once a box is checked',
    together: DYING_TOO,
    ...changed((body) => ifOn('editor', 'enqueue_block_editor_assets', body)),
    fails: at('Settings'),
  },
  {
    name: 'a fatal error in the REST interface, once a box is checked',
    together: DYING,
    ...changed((body) => ifOn('rest', 'rest_api_init', body)),
    fails: at('Settings'),
  },
  {
    name: 'a fatal error in a task that is scheduled once a box is checked',
    together: DYING_TOO,
    ...changed((body) =>
      box(
        'report',
        `${on('init', "if ( get_option( 'acme_report' ) && ! wp_next_scheduled( 'acme_report' ) ) { wp_schedule_event( time(), 'daily', 'acme_report' ); }")} add_action( 'acme_report', function () { ${body} } );`,
      ),
    ),
    fails: at('Settings'),
  },
  {
    name: 'a fatal error for an option in a list, once its box is checked',
    together: DYING_TOO,
    ...changed(
      (body) =>
        `${FORM} add_action( 'acme_boxes', function () { $all = (array) get_option( 'acme_all' ); echo '<input type="checkbox" name="acme_all[cache]" value="1" ' . checked( ! empty( $all['cache'] ), true, false ) . '>'; } ); add_action( 'admin_init', function () { register_setting( 'acme', 'acme_all' ); } ); ${on('template_redirect', `$all = (array) get_option( 'acme_all' ); if ( ! empty( $all['cache'] ) ) { ${body} }`)}`,
    ),
    fails: at('Settings'),
  },
  {
    name: 'a fatal error when a form is saved with no box checked',
    isThorough: true,
    ...changed(
      (body) =>
        `${FORM} add_action( 'acme_boxes', function () { echo '<input type="checkbox" name="acme_all[cache]" value="1" checked>'; } ); add_action( 'admin_init', function () { register_setting( 'acme', 'acme_all', function ( $value ) { if ( empty( $value['cache'] ) ) { ${body} } return $value; } ); } );`,
    ),
    fails: at('Settings'),
  },
  {
    name: 'a fatal error on the front page, once "Yes" is chosen',
    isThorough: true,
    ...changed(
      (body) =>
        `${FORM} add_action( 'acme_boxes', function () { foreach ( array( 'no', 'yes' ) as $it ) { echo '<input type="radio" name="acme_share" value="' . $it . '" ' . checked( get_option( 'acme_share', 'no' ), $it, false ) . '>'; } } ); add_action( 'admin_init', function () { register_setting( 'acme', 'acme_share' ); } ); ${on('wp_body_open', `if ( 'yes' === get_option( 'acme_share' ) ) { ${body} }`)}`,
    ),
    fails: at('Settings'),
  },
  {
    name: 'a form that a page sends to itself dies when it is saved',
    isThorough: true,
    ...changed((body) => ownForm('speed', `${body} ${STORE('speed')}`, '')),
    fails: at('Settings'),
  },
  {
    name: 'a fatal error on the front page, after a form that a page sends to itself',
    together: DYING_TOO,
    ...changed((body) =>
      ownForm('speed', STORE('speed'), on('wp_footer', `if ( get_option( 'acme_speed' ) ) { ${body} }`)),
    ),
    fails: at('Settings'),
  },
  {
    name: 'administrators who edit posts get 403 from REST, once a box is checked',
    isThorough: true,
    ...changed(
      (body) =>
        ifOn(
          'protect',
          'rest_authentication_errors',
          `if ( ! is_user_logged_in() ${body} ) { return new WP_Error( 'acme', 'No.', array( 'status' => 403 ) ); }`,
          true,
        ),
      '|| true',
    ),
    fails: { step: 'Settings', says: /403/ },
  },
  {
    name: 'a front page that redirects without end, once a box is checked',
    isThorough: true,
    ...changed(
      (body) => ifOn('www', 'template_redirect', `if ( is_front_page() ) { ${body} }`),
      "wp_redirect( home_url( '/' ) ); exit;",
    ),
    fails: { step: 'Settings', says: /without end/ },
  },
  // Breaking: the classic editor.
  {
    name: 'a fatal error beside the title, in the classic editor',
    together: DYING,
    ...changed((body) => on('edit_form_after_title', `if ( ${CLASSIC} ) { ${body} }`)),
    fails: at('Saving'),
  },
  {
    name: 'a fatal error in a button of the classic editor',
    isThorough: true,
    ...changed((body) => on('media_buttons', `if ( ${CLASSIC} ) { ${body} }`)),
    fails: at('Saving'),
  },
  {
    name: 'a fatal error in a box that only the classic editor shows',
    isThorough: true,
    ...changed((body) => metaBox(`if ( ${CLASSIC} ) { ${body} }`, '')),
    fails: at('Saving'),
  },
  {
    name: 'a fatal error when the fields beside a post are saved',
    together: DYING_TOO,
    ...changed((body) => metaBox('', body)),
    fails: at('Saving'),
  },
  // Breaking: editors, authors, pictures, lists in meta data, and mail.
  {
    name: 'a fatal error when an editor saves a post',
    together: DYING,
    ...changed((body) => on('save_post', `if ( ${isUser('editor')} && ${IS_PUBLISHED} ) { ${body} }`)),
    fails: at('Saving'),
  },
  {
    name: 'a fatal error when an author saves a post',
    together: DYING_TOO,
    ...changed((body) => on('save_post', `if ( ${isUser('author')} && ${IS_PUBLISHED} ) { ${body} }`)),
    fails: at('Saving'),
  },
  {
    name: 'a fatal error when a picture is uploaded',
    isThorough: true,
    ...changed((body) => on('wp_generate_attachment_metadata', body, true)),
    fails: at('Saving'),
  },
  {
    name: 'a fatal error for meta data that is a list',
    isThorough: true,
    ...changed(
      (body) =>
        `add_action( 'added_post_meta', function ( $id, $post, $key, $value ) { if ( is_array( $value ) && '_' !== $key[0] ) { ${body} } }, 10, 4 );`,
    ),
    fails: at('Saving'),
  },
  {
    name: 'a post of an editor that loses its text',
    isThorough: true,
    ...changed(
      (body) => on('content_save_pre', `if ( ${isUser('editor')} ) { ${body} }`, true),
      "return '';",
    ),
    fails: { step: 'Saving', says: /an editor publishes is not published, or loses its text/ },
  },
  {
    name: 'a fatal error when a mail is handed to the mailer',
    isThorough: true,
    ...changed((body) => on('phpmailer_init', body)),
    fails: at('Saving'),
  },
  // Breaking: other contexts.
  {
    name: 'a fatal error in another language',
    together: DYING,
    ...changed((body) => on('admin_menu', `if ( 'en_US' !== get_user_locale() ) { ${body} }`)),
    fails: at('Other contexts'),
  },
  {
    name: 'a fatal error on a site with HTTPS',
    together: DYING,
    ...changed((body) => on('wp_enqueue_scripts', `if ( is_ssl() ) { ${body} }`)),
    fails: at('Other contexts'),
  },
  {
    name: 'a front page that redirects on a site with HTTPS',
    isThorough: true,
    ...changed(
      (body) => on('template_redirect', `if ( is_ssl() ) { ${body} }`),
      "wp_redirect( home_url( '/' ) ); exit;",
    ),
    warns: /HTTPS.*redirects to https/,
    isOfPage: true,
  },
  {
    name: 'a fatal error whenever WordPress runs its scheduled tasks',
    together: DYING,
    ...changed((body) => `if ( wp_doing_cron() ) { ${body} }`),
    fails: at('Other contexts'),
  },
  {
    name: 'a fatal error in WP-CLI',
    together: DYING,
    ...changed((body) => on('init', `if ( defined( 'WP_CLI' ) ) { ${body} }`)),
    fails: at('Other contexts'),
  },
  {
    name: 'a command of WP-CLI whose file is missing',
    isThorough: true,
    ...changed(
      (body) => `if ( defined( 'WP_CLI' ) && WP_CLI ) { ${body} }`,
      "require __DIR__ . '/acme_gone.php';",
    ),
    fails: at('Other contexts'),
  },
  {
    // It ends WP-CLI before another case can.
    name: 'a command of WP-CLI that calls what WP-CLI lacks',
    isThorough: true,
    ...changed((body) => `if ( defined( 'WP_CLI' ) && WP_CLI ) { ${body} }`, 'WP_CLI::acme_gone();'),
    fails: at('Other contexts'),
  },
  {
    name: 'a command of WP-CLI that extends what WP-CLI lacks',
    isThorough: true,
    ...changed((body) => `if ( defined( 'WP_CLI' ) && WP_CLI ) { ${body} }`, 'new WP_CLI\\acme_gone();'),
    fails: at('Other contexts'),
  },
  {
    name: 'a fatal error in XML-RPC',
    together: DYING,
    ...changed((body) => on('init', `if ( defined( 'XMLRPC_REQUEST' ) ) { ${body} }`)),
    fails: at('Other contexts'),
  },
  {
    name: 'a fatal error in the sitemap',
    together: DYING,
    ...changed((body) => on('wp_sitemaps_posts_query_args', body, true)),
    fails: at('Other contexts'),
  },
  // Breaking: more sites.
  {
    name: 'a fatal error for sites that skipped a version',
    isThorough: true,
    older: zipSample({
      version: '0.9.0',
      code: "register_activation_hook( __FILE__, function () { add_option( 'acme_old', 'list' ); } );",
    }),
    ...changes('', on('init', "if ( 'list' === get_option( 'acme_old' ) ) { acme_gone(); }")),
    fails: at('Older versions'),
  },
  {
    name: 'a fatal error in a network of sites',
    isThorough: true,
    ...network('', on('init', 'if ( is_multisite() ) { acme_gone(); }')),
    fails: at('Network of sites', CODE_LINE + NETWORK.length),
  },
  {
    name: 'a fatal error on its page of a network of sites',
    isThorough: true,
    ...network(
      '',
      on(
        'network_admin_menu',
        "add_menu_page( 'Acme', 'Acme', 'manage_network_options', 'acme', function () { acme_gone(); } );",
      ),
    ),
    fails: at('Network of sites', CODE_LINE + NETWORK.length),
  },
  // Worth a warning.
  {
    name: 'WordPress says that it is used in a wrong way',
    isThorough: true,
    ...changes('', "wp_enqueue_script( 'acme', 'https://example.org/acme.js' );"),
    warns:
      /wp_enqueue_script was called <strong>incorrectly<\/strong>|wp_enqueue_script was called incorrectly/i,
  },
  // Harmless: settings.
  {
    name: 'a box that closes the site to visitors, as before',
    together: WORKING,
    ...changed(
      (body) => ifOn('closed', 'template_redirect', `if ( ! is_user_logged_in() ) { ${CLOSED} } ${body}`),
      '/* new */',
    ),
  },
  {
    name: 'a box that closes the site to visitors, in a version that can do that now',
    together: CLOSING,
    ...changes(FORM, ifOn('closed', 'template_redirect', `if ( ! is_user_logged_in() ) { ${CLOSED} }`)),
  },
  {
    name: 'a box that closes the REST interface to visitors',
    together: CLOSING,
    ...changes(
      FORM,
      ifOn(
        'private',
        'rest_authentication_errors',
        "if ( ! is_user_logged_in() ) { return new WP_Error( 'acme', 'No.', array( 'status' => 401 ) ); }",
        true,
      ),
    ),
  },
  {
    name: 'a box that sends visitors to the log-in',
    isThorough: true,
    ...changes(
      FORM,
      ifOn('members', 'template_redirect', 'if ( ! is_user_logged_in() ) { auth_redirect(); }'),
    ),
  },
  {
    name: 'a box that switches the block editor off',
    together: WORKING,
    ...changed(
      (body) => ifOn('classic', 'use_block_editor_for_post', `${body} return false;`, true),
      '/* new */',
    ),
  },
  {
    name: 'a form that deletes, which nobody sends by the way',
    together: WORKING,
    ...changed(
      (body) => ownForm('tools', `delete_option( 'acme_notes' ); ${body}`, '', 'Delete all notes'),
      'acme_gone();',
    ),
  },
  {
    name: 'a form that sends a second step elsewhere',
    isThorough: true,
    ...changed((body) => ownForm('guide', `${STORE('guide')} ${body}`, ''), "echo '<p>Saved.</p>';"),
  },
  // Harmless: editors and people.
  {
    name: 'a box beside the classic editor',
    together: WORKING,
    ...changed((body) => metaBox('', body), "delete_post_meta( $id, 'acme_old' );"),
  },
  {
    name: 'posts of authors that wait for an editor',
    isThorough: true,
    ...changed(
      (body) =>
        `add_filter( 'wp_insert_post_data', function ( $data ) { if ( ${isUser('author')} && 'publish' === $data['post_status'] ) { $data['post_status'] = 'pending'; } ${body} return $data; } );`,
      '/* new */',
    ),
  },
  {
    name: 'pictures that get another name',
    together: WORKING,
    ...changed(
      (body) =>
        on(
          'wp_handle_upload_prefilter',
          `if ( is_array( $it ) ) { $it['name'] = 'acme-' . $it['name']; } ${body}`,
          true,
        ),
      '/* new */',
    ),
  },
  {
    name: 'mail that goes out by its own server',
    isThorough: true,
    ...changed(
      (body) => on('phpmailer_init', `$it->isSMTP(); $it->Host = 'smtp.example.org'; ${body}`),
      '$it->Port = 587;',
    ),
  },
  {
    name: 'a post whose text it extends for editors',
    isThorough: true,
    ...changed(
      (body) => on('content_save_pre', `if ( ${isUser('editor')} ) { return $it . '${body}'; }`, true),
      ' Edited.',
    ),
  },
  // Harmless: other contexts.
  {
    name: 'nothing runs in scheduled tasks',
    isThorough: true,
    ...changes('', 'if ( wp_doing_cron() ) { return; }'),
  },
  {
    name: 'a command of WP-CLI',
    together: WORKING,
    ...changes(
      '',
      "if ( defined( 'WP_CLI' ) && WP_CLI ) { class Acme_Command extends WP_CLI_Command { public function list() { WP_CLI::success( 'Done.' ); } } WP_CLI::add_command( 'acme', 'Acme_Command' ); WP_CLI::add_hook( 'after_wp_load', '__return_true' ); }",
    ),
  },
  {
    name: 'a command of WP-CLI above its class',
    isThorough: true,
    ...changes(
      '',
      "if ( defined( 'WP_CLI' ) && WP_CLI ) { require __DIR__ . '/cli.php'; }",
      {},
      {
        'cli.php':
          "<?php\nWP_CLI::add_command( 'acme-above', 'Acme_Above' );\nclass Acme_Above extends WP_CLI_Command {}\n",
      },
    ),
  },
  {
    name: 'commands of WP-CLI that call the constructor of its class, extend its own commands, and use its functions',
    together: WORKING,
    ...changes(
      '',
      "if ( defined( 'WP_CLI' ) && WP_CLI ) { class Acme_Base extends WP_CLI_Command { public function __construct() { parent::__construct(); } } class Acme_Plugins extends Plugin_Command { public $formatter; public function __construct() { parent::__construct(); $this->formatter = new WP_CLI\\Formatter( $GLOBALS['wpdb'], array( 'name' ) ); } } WP_CLI::add_command( 'acme', new Acme_Base() ); WP_CLI::add_command( 'acme plugins', new Acme_Plugins() ); if ( ! WP_CLI\\Utils\\wp_not_installed() && version_compare( WP_CLI_VERSION, '2.0', '>=' ) && WP_CLI::get_runner()->arguments ) { WP_CLI::debug( 'Acme.' ); } }",
    ),
  },
  {
    name: 'WP-CLI has what its source has',
    together: WORKING,
    ...changes(
      '',
      "if ( defined( 'WP_CLI' ) && WP_CLI ) { require __DIR__ . '/cli.php'; }",
      {},
      {
        'wp-cli.txt': readFileSync(join(import.meta.dirname, '..', 'fixtures', 'wp-cli.txt'), 'utf8'),
        'cli.php': COMPARE_CLI,
      },
    ),
  },
  {
    name: 'XML-RPC that is switched off',
    together: CLOSING,
    ...changes('', on('xmlrpc_enabled', 'return false;', true)),
  },
  {
    name: 'XML-RPC that is answered with 403',
    isThorough: true,
    ...changes(
      '',
      on('init', "if ( defined( 'XMLRPC_REQUEST' ) ) { status_header( 403 ); exit( 'Forbidden' ); }"),
    ),
  },
  {
    name: 'a sitemap that is switched off',
    together: CLOSING,
    ...changes('', on('wp_sitemaps_enabled', 'return false;', true)),
  },
  {
    name: 'a site that insists on HTTPS',
    isThorough: true,
    ...changes(
      '',
      on(
        'template_redirect',
        "if ( ! is_ssl() && 0 === strpos( home_url(), 'https:' ) ) { wp_redirect( home_url( '/' ) ); exit; }",
      ),
    ),
  },
  {
    name: 'a site in its own language',
    isThorough: true,
    ...changed((body) => on('locale', `${body} return is_admin() ? $it : 'fr_FR';`, true), '/* new */'),
  },
  {
    name: 'what WordPress calls wrong in both versions',
    isThorough: true,
    ...changed((body) => `wp_enqueue_script( 'acme', 'https://example.org/acme${body}.js' );`, '2'),
  },
  // Harmless: more sites.
  {
    name: 'a migration from each version',
    isThorough: true,
    older: zipSample({
      version: '0.9.0',
      code: "register_activation_hook( __FILE__, function () { add_option( 'acme_old', 'list' ); } );",
    }),
    ...changes('', on('init', "if ( 'list' === get_option( 'acme_old' ) ) { delete_option( 'acme_old' ); }")),
  },
  {
    name: 'a network of sites',
    isThorough: true,
    ...network(
      '',
      on(
        'network_admin_menu',
        "add_menu_page( 'Acme', 'Acme', 'manage_network_options', 'acme', function () { echo 'Acme'; } );",
      ),
    ),
  },
  // Not a fault.
  {
    name: 'feeds that are switched off',
    isThorough: true,
    ...changes(
      '',
      // Before WordPress prints the feed, as plugins do that switch feeds off.
      "add_action( 'do_feed_rss2', function () { wp_die( 'No feeds here.', '', array( 'response' => 403 ) ); }, 1 );",
    ),
    warns: /feed/i,
    isOfPage: true,
  },
  {
    name: 'a template of code that is no PHP',
    isThorough: true,
    ...changes('', '', {}, { 'stubs/class.php': '<?php\nclass {{ name }} {\n}\n' }),
    notes: /PHP cannot parse it/,
  },
  {
    name: 'a site that is closed from now on, as the plugin says',
    isThorough: true,
    previous: zipSample({
      version: '1.0.0',
      files: words('Coming soon page and maintenance mode.'),
    }),
    next: zipSample({
      files: words('Coming soon page and maintenance mode.'),
      code: on('template_redirect', `if ( ! is_user_logged_in() ) { ${CLOSED} }`),
    }),
    warns: /visitors/i,
    isOfPage: true,
  },
  {
    name: 'members only from now on, as the plugin says',
    isThorough: true,
    previous: zipSample({ version: '1.0.0', files: words('Members only: visitors have to log in.') }),
    next: zipSample({
      files: words('Members only: visitors have to log in.'),
      code: on('template_redirect', 'if ( ! is_user_logged_in() ) { auth_redirect(); }'),
    }),
    warns: /visitors/i,
    isOfPage: true,
  },
];
