import { describe, expect, it } from '@jest/globals';
import type { PhpIndex, SiteNames } from '../../../../src/package/php/model.ts';
import { PHP_RULES } from '../../../../src/package/php/rules.ts';
import { cpuNow } from '../../../fixtures/cpu-time.ts';
import { brief, type Files, judge } from './read-index.ts';

const SITE: SiteNames = {
  php: '8.3',
  wordpress: '7.1',
  functions: new Map(
    'strlen add_action did_action do_action function_exists defined'
      .split(' ')
      .map((name) => [name, { owner: 'wordpress', required: 1, since: '' }]),
  ),
  classes: new Map(),
  constants: new Set(['ABSPATH', 'PHP_VERSION']),
  hooks: new Map([
    ['save_post', 3],
    ['the_content', 1],
  ]),
};

/** A site whose WordPress came with more; the rest is of nobody. */
const NEWER: SiteNames = {
  ...SITE,
  functions: new Map([
    ...SITE.functions,
    ['add_action', { owner: 'wordpress', required: 2, since: '1.2.0' }],
    ['wp_is_rest_endpoint', { owner: 'wordpress', required: 0, since: '6.5.0' }],
  ]),
  classes: new Map([
    ...SITE.classes,
    [
      'wp_html_processor',
      {
        ...{ owner: 'wordpress', since: '6.4.0', kind: 'class', isAbstract: false, isFinal: false },
        ...{ parents: [], methods: new Map() },
      },
    ],
  ]),
};

interface Example {
  /** The code of `acme.php`, or files. */
  readonly now: string | Files;
  readonly before?: string | Files;
  readonly header?: Partial<PhpIndex>;
  readonly site?: SiteNames;
  /** In short; none is right. */
  readonly finds: readonly string[];
}

const wrong = (now: Example['now'], before: Example['before'], ...finds: string[]): Example => ({
  now,
  before: before ?? '',
  finds,
});
const right = (now: Example['now'], before: Example['before'] = ''): Example => ({ now, before, finds: [] });

const OLD =
  'function acme_a() {} class Acme_A { public function b() {} public static function c() {} } const ACME_K = 1;';

/** Composer lists a class whose file is missing. */
const OLD_MAP: Files = {
  'acme.php': "require 'vendor/autoload.php'; new Lib\\A();",
  'vendor/autoload.php': "require __DIR__ . '/composer/autoload_static.php';",
  'vendor/composer/autoload_static.php':
    "namespace Composer\\Autoload; class ComposerStaticInitX { public static $classMap = array( 'Lib\\\\A' => __DIR__ . '/..' . '/lib/a.php' ); }",
};

/** Composer finds the classes of a namespace in a folder. */
const PSR4: Files = {
  'acme.php': "require 'vendor/autoload.php'; new Lib\\A();",
  'vendor/autoload.php': "require __DIR__ . '/composer/autoload_static.php';",
  'vendor/composer/autoload_static.php':
    "namespace Composer\\Autoload; class ComposerStaticInitX { public static $prefixDirsPsr4 = array( 'Lib\\\\' => array( 0 => __DIR__ . '/..' . '/lib' ) ); }",
  'vendor/lib/a.php': 'namespace Lib; class A {}',
};

/** A client with options, as services give it to their customers. */
const CLIENT =
  "namespace Acme\\Updater; class Client { protected array $options; protected array $default_options = array( 'hostname' => 'updates.example', 'api_url' => 'https://www.updates.example/v1', 'telemetry' => true ); public function __construct( array $options ) { $this->options = wp_parse_args( $options, $this->default_options ); $this->base = plugin_basename( $this->options['file'] ); $this->init(); } private function init() { add_filter( \"update_plugins_{$this->options['hostname']}\", array( $this, 'check' ), 10, 4 ); } public function check( $update, array $data, string $file, $locales ) { if ( $this->base !== $file ) { return $update; } return $this->ask(); } }";

/** A plugin with that client as a library. */
const withClient = (options: string, client = CLIENT): Files => ({
  'acme.php': `use Acme\\Updater\\Client; require __DIR__ . '/vendor/client.php'; add_action( 'init', function () { new Client( array( ${options} ) ); } );`,
  'vendor/client.php': client,
});

/** A function that answers for this plugin. */
const ANSWER =
  'function acme_check( $update, $data, $file ) { if ( plugin_basename( __FILE__ ) !== $file ) { return $update; } return acme_ask(); }';
const answer = (hook: string): string => `${ANSWER} add_filter( ${hook}, 'acme_check', 10, 3 );`;
/** A class that is given the main file. */
const given = (inside: string, constant = ''): string =>
  `class Acme_Updater { ${constant} public function __construct( $file ) { ${inside} } public function check( $update ) { return $update; } } new Acme_Updater( __FILE__ );`;

const URI = (updateUri: string) => ({ header: { updateUri } });
const lost = (now: Example['now'], updateUri: string, host = 'updates.example', severity = 'warning') => ({
  now,
  ...URI(updateUri),
  finds: [`${severity} update-uri-host update_plugins_${host}`],
});
const asked = (now: Example['now'], updateUri: string) => ({ now, ...URI(updateUri), finds: [] });

const UPDATE_EXAMPLES: readonly Example[] = [
  // As the page of a client has it: `www.` in the header, and the client's default.
  lost(
    withClient("'file' => __FILE__, 'id' => 'plugin_abc123', 'secret' => 'your-api-key'"),
    'https://www.updates.example',
  ),
  lost(
    {
      'acme.php':
        "require __DIR__ . '/vendor/client.php'; class Acme { public function __construct() { add_action( 'init', array( $this, 'initialise' ) ); } public function initialise() { $options = array( 'file' => __FILE__, 'id' => 'a', 'api_url' => 'https://api.acme.example', 'hostname' => 'acme.example' ); new Acme\\Updater\\Client( $options ); } } new Acme();",
      'vendor/client.php': CLIENT,
    },
    'https://updates.example',
    'acme.example',
  ),
  // The key comes from the site.
  lost(
    {
      'acme.php': `${withClient("'file' => __FILE__, 'id' => 'a'")['acme.php']} $updater = new Client( array( 'file' => __FILE__, 'id' => 'a', 'secret' => get_option( 'acme_key' ) ) );`,
      'vendor/client.php': CLIENT,
    },
    'https://www.updates.example',
  ),
  asked(withClient("'file' => __FILE__, 'id' => 'a'"), 'https://updates.example/a'),
  lost(
    withClient("'file' => __FILE__, 'hostname' => 'acme.example'"),
    'https://updates.example',
    'acme.example',
  ),
  asked(withClient("'file' => __FILE__, 'hostname' => 'acme.example'"), 'https://acme.example'),
  lost(
    withClient(
      "'file' => __FILE__",
      CLIENT.replace(
        'wp_parse_args( $options, $this->default_options )',
        'array_merge( $this->default_options, $options )',
      ),
    ),
    '',
  ),
  lost(
    withClient(
      "'file' => __FILE__, 'hostname' => 'b.example'",
      CLIENT.replace(
        'wp_parse_args( $options, $this->default_options )',
        '$options + $this->default_options',
      ),
    ),
    '',
    'b.example',
  ),
  // Nobody makes an object of the library's class.
  asked({ ...withClient(''), 'acme.php': "require __DIR__ . '/vendor/client.php';" }, 'https://a.example'),
  // Each way to name a host.
  lost(answer("'update_plugins_updates.example'"), 'https://a.example'),
  lost(answer("'update_plugins_updates.example'"), ''),
  // Tests define constants, too.
  lost(
    {
      'acme.php': `define( 'ACME_FILE', __FILE__ ); ${answer("'update_plugins_updates.example'").replace('__FILE__', 'ACME_FILE')}`,
      'tests/bootstrap.php': "define( 'ACME_FILE', '/tmp/acme.php' );",
    },
    '',
  ),
  // The function names another plugin, although its class is given the main file.
  asked(
    "class Acme_Shop { public function __construct( $file ) { add_filter( 'update_plugins_shop.example', array( $this, 'check' ), 10, 3 ); } public function check( $update, $data, $file ) { return $file === 'shop/shop.php' ? acme_ask() : $update; } } new Acme_Shop( __FILE__ );",
    '',
  ),
  lost(answer("'update_plugins_updates.example'"), 'https://Updates.example'),
  lost(answer("'update_plugins_updates.example'"), 'false'),
  asked(answer("'update_plugins_false'"), 'false'),
  asked(answer("'update_plugins_updates.example'"), 'updates.example/acme'),
  lost(
    `const ACME_HOST = 'updates.example'; ${answer('"update_plugins_" . ACME_HOST')}`,
    'https://a.example',
  ),
  lost(`define( 'ACME_HOST', 'updates.example' ); ${answer("'update_plugins_' . ACME_HOST")}`, ''),
  lost(
    `define( 'ACME_URL', 'https://updates.example/v1' ); $host = wp_parse_url( ACME_URL, PHP_URL_HOST ); ${answer('"update_plugins_{$host}"')}`,
    'https://a.example',
  ),
  lost(
    `$parts = parse_url( 'https://updates.example/v1' ); ${answer('"update_plugins_{$parts[\'host\']}"')}`,
    '',
  ),
  lost(answer("sprintf( 'update_plugins_%s', 'updates.example' )"), ''),
  lost(
    given(
      "add_filter( 'update_plugins_' . self::HOST, array( $this, 'check' ) );",
      "const HOST = 'updates.example';",
    ),
    '',
  ),
  lost(
    "class Acme_Updater { private $file; const HOST = 'updates.example'; public static function init( $file ) { add_filter( 'update_plugins_' . static::HOST, array( __CLASS__, 'check' ), 10, 3 ); } public static function check( $update ) {} } Acme_Updater::init( __FILE__ );",
    '',
  ),
  // Named nowhere in the code, or in two ways.
  asked(`$host = get_option( 'acme_host' ); ${answer('"update_plugins_{$host}"')}`, 'https://a.example'),
  asked(
    `$host = 'updates.example'; if ( defined( 'ACME_BETA' ) ) { $host = 'beta.example'; } ${answer('"update_plugins_{$host}"')}`,
    'https://a.example',
  ),
  asked(
    `$data = get_file_data( __FILE__, array( 'uri' => 'Update URI' ) ); $host = wp_parse_url( $data['uri'], PHP_URL_HOST ); ${answer('"update_plugins_{$host}"')}`,
    'https://a.example',
  ),
  asked(
    `${answer("'update_plugins_updates.example'")} add_filter( 'update_plugins_a.example', 'acme_check', 10, 3 );`,
    'https://a.example',
  ),
  // The code sets the option again.
  asked(
    withClient(
      "'file' => __FILE__",
      CLIENT.replace('$this->init();', "$this->options['hostname'] = acme_host(); $this->init();"),
    ),
    'https://www.updates.example',
  ),
  asked(
    `$all = array( 'hostname' => 'updates.example' ); $all['hostname'] = acme_host(); ${answer('"update_plugins_{$all[\'hostname\']}"')}`,
    '',
  ),
  lost(
    `$all = array( 'hostname' => 'updates.example' ); ${answer('"update_plugins_{$all[\'hostname\']}"')}`,
    '',
  ),
  // A child of the class may say otherwise.
  asked(
    given(
      "add_filter( 'update_plugins_' . static::HOST, array( $this, 'check' ) );",
      "const HOST = 'updates.example';",
    ).replace('new Acme', "class Acme_Child extends Acme_Updater { const HOST = 'a.example'; } new Acme"),
    'https://a.example',
  ),
  lost(
    "class Acme_Updater { public function __construct( $options ) { $options = wp_parse_args( $options, array( 'hostname' => 'updates.example' ) ); add_filter( 'update_plugins_' . $options['hostname'], array( $this, 'check' ) ); } } new Acme_Updater( array( 'file' => __FILE__ ) );",
    '',
  ),
  // Code for other plugins, or none.
  asked(
    "function acme_shop( $update, $data, $file ) { if ( 'shop/shop.php' !== $file ) return $update; } add_filter( 'update_plugins_shop.example', 'acme_shop', 10, 3 );",
    '',
  ),
  asked("add_filter( 'update_plugins_shop.example', '__return_false' );", ''),
  asked(
    "class Acme_Shop { public function __construct() { add_filter( 'update_plugins_shop.example', array( $this, 'check' ), 10, 3 ); } public function check( $update, $data, $file ) { return isset( $this->all[ $file ] ) ? $this->all[ $file ] : $update; } } new Acme_Shop();",
    'https://a.example',
  ),
  asked({ 'acme.php': '', 'tests/acme-test.php': answer("'update_plugins_updates.example'") }, ''),
  asked({ 'acme.php': '', 'old.php': answer("'update_plugins_updates.example'") }, ''),
  // Another way beside it.
  lost(
    `${answer("'update_plugins_updates.example'")} add_filter( 'pre_set_site_transient_update_plugins', 'acme_list' ); function acme_list( $list ) { return $list; }`,
    '',
    'updates.example',
    'notice',
  ),
  lost(
    `${answer("'update_plugins_updates.example'")} Puc_v4_Factory::buildUpdateChecker( 'https://a.example', __FILE__ );`,
    '',
    'updates.example',
    'notice',
  ),
  lost(
    `${answer("'update_plugins_updates.example'")} new EDD_SL_Plugin_Updater( 'https://a.example', __FILE__ );`,
    '',
    'updates.example',
    'notice',
  ),
  lost(
    `${answer("'update_plugins_updates.example'")} function acme_fs() { return fs_dynamic_init( array() ); } acme_fs();`,
    '',
    'updates.example',
    'notice',
  ),
  lost(
    `${ANSWER} if ( version_compare( $wp_version, '5.8', '>=' ) ) { add_filter( 'update_plugins_updates.example', 'acme_check', 10, 3 ); } else { add_filter( 'pre_set_site_transient_update_plugins', 'acme_list' ); } function acme_list( $list ) { return $list; }`,
    '',
  ),
  lost(
    `${answer("'update_plugins_updates.example'")} if ( version_compare( get_bloginfo( 'version' ), '5.8', '<' ) ) { add_filter( 'site_transient_update_plugins', 'acme_list' ); } function acme_list( $list ) { return $list; }`,
    '',
  ),
  // The previous version has it, too.
  {
    ...lost(answer("'update_plugins_updates.example'"), 'https://a.example', 'updates.example', 'notice'),
    before: answer("'update_plugins_updates.example'"),
  },
  { ...lost(answer("'update_plugins_updates.example'"), 'https://a.example'), before: '' },
];

/** The constructor asks for what the callback of a hook uses. */
const ABILITIES =
  "function acme_can() { return function_exists( 'wp_newer' ); } class Acme { function __construct() { if ( ! acme_can() ) { return; } add_action( 'wp_newer_init', array( $this, 'register' ) ); } function register() { wp_newer(); } }";

/** What makes the objects asks for what their methods use, which a method of their own hands to a hook. */
const SUBSCRIBERS =
  "class Acme { function __construct() { if ( ! function_exists( 'wp_newer' ) ) { return; } $this->make(); } private function make() { foreach ( array( new Acme_Sub( 1 ), new Acme_Sub( 2 ) ) as $each ) { $each->register(); } } } class Acme_Sub { function register() { add_action( 'wp_newer_init', array( $this, $this->name() ) ); } function name() { return 'add'; } function add() { ( new Acme_Item() )->register(); } } class Acme_Item { function register() { wp_newer(); } } new Acme();";

const ACME_DIR = "if ( ! defined( 'ACME_DIR' ) ) { define( 'ACME_DIR', plugin_dir_path( __FILE__ ) ); }";

/** A class that code asks for, and else requires a file of an old name; an autoloader finds the class in another one. */
const ASKED = {
  'acme.php':
    "require 'vendor/autoload.php'; register_activation_hook( __FILE__, 'acme_set_up' ); function acme_set_up() { if ( ! class_exists( 'Acme_Db' ) ) { require __DIR__ . '/inc/acme-db.php'; } Acme_Db::make(); }",
  'inc/class-acme-db.php': 'class Acme_Db { static function make() {} }',
} as const;

const BY_COMPOSER = {
  'vendor/autoload.php':
    "require __DIR__ . '/composer/autoload_real.php'; ComposerAutoloaderInitX::getLoader();",
  'vendor/composer/autoload_real.php':
    "class ComposerAutoloaderInitX { public static function getLoader() { spl_autoload_register( array( 'ComposerAutoloaderInitX', 'loadClassLoader' ) ); } }",
} as const;

const listClasses = (name: string) =>
  `namespace Composer\\Autoload; class ComposerStaticInitX { public static $classMap = array( '${name}' => __DIR__ . '/../..' . '/inc/class-acme-db.php' ); }`;

const PRO =
  "namespace Composer\\Autoload; class ComposerStaticInitX { public static $prefixDirsPsr4 = array( 'Acme_Pro\\\\Api\\\\' => array( 0 => __DIR__ . '/../..' . '/pro/api' ) ); }";

/** A widget of Elementor, which is in its namespace. */
const WIDGET = (code: string): Files => ({
  'acme.php':
    "add_action( 'plugins_loaded', 'acme_load' ); function acme_load() { if ( did_action( 'elementor/loaded' ) ) { add_action( 'elementor/widgets/register', 'acme_register' ); } } function acme_register( $widgets ) { require __DIR__ . '/widget.php'; $widgets->register( new \\Elementor\\Acme_Slider() ); }",
  'widget.php': `namespace Elementor; class Acme_Slider extends Widget_Base { protected function render() { ${code} } }`,
});

/** Of each rule at least one example that is wrong, and one that is right. */
const EXAMPLES: Readonly<Record<string, readonly Example[]>> = {
  'required-file-missing': [
    right({
      'acme.php': "require __DIR__ . '/a.php'; require ABSPATH . 'wp-admin/includes/plugin.php';",
      'a.php': "if ( ! defined( 'ABSPATH' ) ) define( 'ABSPATH', __DIR__ . '/' );",
    }),
    // Then it may lie anywhere.
    right("chdir( 'a' ); require 'inc/a.php';"),
    wrong(
      { 'acme.php': "require 'wp-acme-main.php';", 'wp-acme-main.php': "require __DIR__ . '/inc/a.php';" },
      undefined,
      'error required-file-missing inc/a.php',
    ),
    right(OLD_MAP, OLD_MAP),
    wrong("require __DIR__ . '/inc/a.php';", undefined, 'error required-file-missing inc/a.php'),
    wrong(
      "define( 'ACME_DIR', plugin_dir_path( __FILE__ ) ); function acme_go() { require_once ACME_DIR . 'inc/a.php'; } add_action( 'init', 'acme_go' );",
      undefined,
      'error required-file-missing inc/a.php',
    ),
    wrong(
      "final class Acme { private $dir; function __construct( $file ) { $this->dir = plugin_dir_path( $file ); require $this->dir . 'a.php'; } } new Acme( __FILE__ );",
      undefined,
      'error required-file-missing a.php',
    ),
    wrong(
      "register_activation_hook( __FILE__, function () { require __DIR__ . '/install.php'; } );",
      undefined,
      'error required-file-missing install.php',
    ),
    wrong(
      {
        'acme.php': "require 'vendor/autoload.php'; new Lib\\A();",
        'vendor/autoload.php': "require __DIR__ . '/composer/autoload_static.php';",
        'vendor/composer/autoload_static.php':
          "namespace Composer\\Autoload; class ComposerStaticInitX { public static $classMap = array( 'Lib\\\\A' => __DIR__ . '/..' . '/lib/a.php' ); }",
      },
      undefined,
      'error required-file-missing vendor/lib/a.php',
    ),
    // As in Hustle 7.8.13.1.
    right({ ...ASKED, ...BY_COMPOSER, 'vendor/composer/autoload_static.php': listClasses('Acme_Db') }),
    // Another autoloader may know it.
    right({
      ...ASKED,
      'vendor/autoload.php': 'spl_autoload_register( function ( $name ) { include $name; } );',
    }),
    wrong(
      { ...ASKED, ...BY_COMPOSER, 'vendor/composer/autoload_static.php': listClasses('Acme_Other') },
      undefined,
      'error required-file-missing inc/acme-db.php',
    ),
    wrong(
      {
        ...{ ...ASKED, 'inc/class-acme-db.php': '' },
        'vendor/autoload.php': 'spl_autoload_register( function ( $name ) { include $name; } );',
      },
      undefined,
      'error required-file-missing inc/acme-db.php',
    ),
    // A tool of its author uses a class that the package lacks, as in Staatic 1.12.1.
    right({
      'acme.php': "require 'vendor/autoload.php';",
      'bin/compile.php': "require __DIR__ . '/../vendor/autoload.php'; new Acme\\Compiler();",
      ...BY_COMPOSER,
      'vendor/composer/autoload_static.php': listClasses('Acme\\\\Compiler'),
    }),
    // A free edition has the list of the paid one, as AffiliateX 2.3.1.
    right({
      'acme.php': "require 'vendor/autoload.php'; function acme_save() { new Acme_Pro\\Api\\Shop(); }",
      ...BY_COMPOSER,
      'vendor/composer/autoload_static.php': PRO,
    }),
    wrong(
      {
        'acme.php': "require 'vendor/autoload.php'; function acme_save() { new Acme_Pro\\Api\\Shop(); }",
        ...BY_COMPOSER,
        'vendor/composer/autoload_static.php': PRO,
        'pro/other/a.php': '',
      },
      undefined,
      'notice required-file-missing pro/api',
      'warning undefined-class acme_pro\\api\\shop',
    ),
    // A page of the dashboard runs only when somebody opens it; in Paytium 5.0.1, it is one of the paid edition.
    ...[
      'add_submenu_page( 0, 1, 2, 3, 4, ',
      'add_menu_page( 1, 2, 3, 4, ',
      'add_options_page( 1, 2, 3, 4, ',
    ].map((call) =>
      right(
        `class Acme { function start() { add_action( 'admin_menu', array( $this, 'menu' ) ); } function menu() { if ( is_file( ACME . 'a.php' ) ) { ${call}array( $this, 'page' ) ); } } function page() { require __DIR__ . '/features/page.php'; } } $acme = new Acme(); $acme->start();`,
      ),
    ),
    wrong(
      "class Acme { function start() { add_action( 'admin_menu', array( $this, 'menu' ) ); } function menu() { call_user_func( array( $this, 'page' ) ); } function page() { require __DIR__ . '/features/page.php'; } } $acme = new Acme(); $acme->start();",
      undefined,
      'warning required-file-missing features/page.php',
    ),
    // Other files define the constant in the same words, as in NP Quote Request 2.4.11: the main file is the first.
    right({ 'acme.php': `${ACME_DIR} require ACME_DIR . 'inc/a.php';`, 'inc/a.php': ACME_DIR }),
    wrong(
      { 'acme.php': `${ACME_DIR} require ACME_DIR . 'inc/a.php';`, 'inc/inc/a.php': ACME_DIR },
      undefined,
      'error required-file-missing inc/a.php',
    ),
    right({
      'acme.php': "require 'a/a.php'; require 'b/b.php'; require ACME_DIR . 'c.php';",
      ...{ 'a/a.php': ACME_DIR, 'a/c.php': '', 'b/b.php': ACME_DIR },
    }),
    wrong(
      {
        'acme.php': "require 'a/a.php'; require 'a/b.php'; require ACME_DIR . 'c.php';",
        ...{ 'a/a.php': ACME_DIR, 'a/b.php': ACME_DIR },
      },
      undefined,
      'error required-file-missing a/c.php',
    ),
    right({ 'acme.php': "require __DIR__ . '/inc/a.php';", 'inc/a.php': '' }),
    right("if ( file_exists( __DIR__ . '/a.php' ) ) { require __DIR__ . '/a.php'; }"),
    right("if ( defined( 'WP_CLI' ) && WP_CLI ) require __DIR__ . '/cli.php';"),
    right("if ( acme_fs()->is_premium() ) require __DIR__ . '/pro.php';"),
    right("if ( version_compare( PHP_VERSION, '5.3', '<' ) ) require __DIR__ . '/old.php';"),
  ],
  'php-syntax': [
    wrong('function ( {', undefined, 'warning php-syntax acme.php'),
    wrong(
      { 'acme.php': "require __DIR__ . '/a.php';", 'a.php': '<? class A {}' },
      { 'acme.php': '', 'a.php': 'class A {}' },
      'warning php-syntax a.php',
    ),
    right('function acme() {}'),
    right(
      { 'acme.php': "require __DIR__ . '/a.php';", 'a.php': '<? class A {}' },
      { 'acme.php': '', 'a.php': '<? class A {}' },
    ),
    wrong(
      { 'acme.php': "require __DIR__ . '/a.php';", 'a.php': '?><div><% title %></div>' },
      undefined,
      'notice php-syntax a.php',
    ),
  ],
  'compile-error': [
    wrong('function acme_a() { return self::b(); }', undefined, 'error compile-error acme.php'),
    wrong('class Acme { function a() {} function A() {} }', undefined, 'error compile-error acme.php'),
    wrong('function acme( $a, $a ) {}', undefined, 'error compile-error acme.php'),
    wrong('$a = $b{0};', undefined, 'error compile-error acme.php'),
    wrong('$a = $b ? 1 : $c ? 2 : 3;', undefined, 'error compile-error acme.php'),
    wrong('$a = (real) $b;', undefined, 'error compile-error acme.php'),
    wrong('if ( $a ) { break; }', undefined, 'error compile-error acme.php'),
    wrong('class Acme { abstract function a(); }', undefined, 'error compile-error acme.php'),
    wrong('\n <?php namespace Acme;', undefined, 'error compile-error acme.php'),
    wrong('echo 1; declare( strict_types = 1 );', undefined, 'error compile-error acme.php'),
    wrong('echo 1; /* never', undefined, 'error compile-error acme.php'),
    wrong('use A\\B; use C\\B;', undefined, 'error compile-error acme.php'),
    wrong('acme = 1;', undefined, 'error compile-error acme.php'),
    wrong('acme--;', undefined, 'error compile-error acme.php'),
    wrong('acme() = 1;', undefined, 'error compile-error acme.php'),
    right(
      '[ $a, $b ] = $c; list( , $d ) = $c; $e->f ??= 1; Acme::$g[] = 2; ${"h"} = 3; if ( ! $i = acme() ) { $j and $k = 4; } acme( key: $l = 5 ); const ACME = 6;',
    ),
    { now: 'use A\\B; use C\\B;', finds: ['warning compile-error acme.php'] },
    right(
      'declare( strict_types = 1 ); namespace Acme; use A\\B; use C\\B as D; foreach ( $a as $b ) { if ( $b ) break; switch ( $b ) { case 1: continue 2; } } $a = ( $b ? 1 : $c ) ? 2 : 3; $a = $b ?: $c ?: 3; $d = $e[0]; abstract class F { abstract function a(); }',
    ),
    right('use A\\B; use C\\B;', 'use A\\B; use C\\B;'),
  ],
  'this-in-static': [
    wrong(
      'class Acme { static function a() { return $this->b; } }',
      undefined,
      'error this-in-static acme::a',
    ),
    right(
      'class Acme { static function a() { if ( isset( $this ) ) return $this->b; return function () { return $this; }; } function b() { return $this; } }',
    ),
  ],
  'undefined-variable': [
    wrong(
      'class Acme { function a( $b ) { $model->c( $b ); } }',
      undefined,
      'error undefined-variable acme::a',
    ),
    wrong('function acme_a() { $wpdb->query( 1 ); }', undefined, 'error undefined-variable acme_a'),
    right(
      'function acme_a( $b ) { global $c; static $d; $b->x(); $c->x(); $d->x(); $e = 1; $e->x(); foreach ( $b as $f => $g ) { $f->x(); $g->x(); } [ $h, [ $i ] ] = $b; $h->x(); $i->x(); }',
    ),
    right(
      'function acme_a() { try { acme_b( $m ); } catch ( Exception $e ) { $e->x(); } $m->x(); if ( isset( $n ) ) { $n->x(); } $o?->x(); $_POST->x(); if ( $p ) { $p->x(); } }',
    ),
    right(
      'function acme_a() { extract( get_post() ); $c->x(); } function acme_c() { include __DIR__ . "/d.php"; $c->x(); } function acme_d( $n ) { $$n = 1; $c->x(); } function acme_e() { try { $c->x(); } catch ( Throwable $e ) {} }',
    ),
    right(
      'function acme_a() { $b = function () use ( &$c ) { $c = new A(); }; $b(); $c->x(); return fn( $d ) => $d->x(); } $c->x(); function acme_d() { return; $c->x(); }',
    ),
    right('function acme_a() { $b->c(); }', 'function acme_a() { $b->c(); }'),
  ],
  'self-outside-class': [
    wrong(
      { 'acme.php': "require 'a.php'; class A { function b() { require 'b.php'; } }", 'a.php': 'self::c();' },
      undefined,
      'warning self-outside-class a.php',
    ),
    right({
      'acme.php': "require 'a.php'; class A { function b() { require 'a.php'; } }",
      'a.php': 'static::c(); new self();',
    }),
    right({
      'acme.php': "require 'a.php'; class A { function b( $c ) { require __DIR__ . '/' . $c; } }",
      'a.php': 'self::c();',
    }),
    right('$a = function () { return self::b(); };'),
    right(
      { 'acme.php': "require 'a.php';", 'a.php': 'self::c();' },
      {
        'acme.php': "require 'a.php';",
        'a.php': 'self::d();',
      },
    ),
  ],
  'newer-than-declared': [
    {
      now: '$a = $b?->c;',
      before: '',
      header: { requiresPhp: '7.4' },
      finds: ['error newer-than-declared acme.php'],
    },
    { now: '$a = $b?->c;', header: { requiresPhp: '7.4' }, finds: ['warning newer-than-declared acme.php'] },
    { now: '$a = $b?->c; enum A { case B; }', before: '', header: { requiresPhp: '8.1' }, finds: [] },
    {
      now: "if ( PHP_VERSION_ID >= 80000 ) { require __DIR__ . '/new.php'; }",
      before: '',
      header: { requiresPhp: '7.4' },
      finds: [],
    },
    {
      now: 'wp_is_rest_endpoint(); new WP_HTML_Processor();',
      before: '',
      header: { requiresWordPress: '6.0' },
      site: NEWER,
      finds: [
        'warning newer-than-declared wp_is_rest_endpoint',
        'warning newer-than-declared wp_html_processor',
      ],
    },
    {
      now: "if ( function_exists( 'wp_is_rest_endpoint' ) ) { wp_is_rest_endpoint(); new WP_HTML_Processor(); }",
      before: '',
      header: { requiresWordPress: '6.0' },
      site: NEWER,
      finds: [],
    },
    {
      now: 'new WP_HTML_Processor();',
      before: '',
      header: { requiresWordPress: '6.4' },
      site: NEWER,
      finds: [],
    },
  ],
  'gone-function': [
    right('add_action( 1, 2 );', {
      'acme.php': 'add_action( 1, 2 );',
      'spec/mock.php': 'function add_action( $a, $b ) {}',
    }),
    wrong('acme_a();', OLD, 'error gone-function acme_a'),
    wrong("add_action( 'init', 'acme_a' );", OLD, 'warning gone-function acme_a'),
    wrong("if ( ! function_exists( 'acme_a' ) ) { acme_a(); }", OLD, 'error gone-function acme_a'),
    wrong(
      { 'acme.php': "require 'inc.php'; function acme_z() { chdir( 'a' ); }", 'inc.php': 'acme_a();' },
      OLD,
      'error gone-function acme_a',
    ),
    wrong(
      "if ( function_exists( 'acme_a' ) || is_admin() ) { acme_a(); }",
      OLD,
      'error gone-function acme_a',
    ),
    wrong('try { acme_a(); } catch ( Exception $e ) {}', OLD, 'error gone-function acme_a'),
    right("if ( function_exists( 'acme_a' ) ) { acme_a(); }", OLD),
    right("if ( ! function_exists( 'acme_a' ) ) { return; } acme_a();", OLD),
    right("$has = function_exists( 'acme_a' ); if ( $has ) acme_a();", OLD),
    right("function acme_has() { return function_exists( 'acme_a' ); } if ( acme_has() ) acme_a();", OLD),
    right('try { acme_a(); } catch ( Throwable $e ) {}', OLD),
    right("define( 'ACME_IS_PRO', true ); if ( ACME_IS_PRO ) acme_a();", OLD),
    right({ 'acme.php': "if ( function_exists( 'acme_a' ) ) require 'b.php';", 'b.php': 'acme_a();' }, OLD),
    right('get_post();', "if ( ! function_exists( 'get_post' ) ) { function get_post() {} }"),
    { now: { 'acme.php': '', 'dead.php': 'acme_a();' }, before: OLD, finds: ['notice gone-function acme_a'] },
  ],
  'gone-class': [
    wrong('new Acme_A();', OLD, 'error gone-class Acme_A'),
    wrong('Acme_A::c();', OLD, 'error gone-class Acme_A'),
    wrong("add_action( 'init', array( 'Acme_A', 'c' ) );", OLD, 'warning gone-class Acme_A'),
    right("if ( class_exists( 'Acme_A' ) ) { new Acme_A(); }", OLD),
    wrong("if ( defined( 'OTHER_X' ) ) { new Acme_A(); }", OLD, 'error gone-class Acme_A'),
    wrong("if ( defined( 'ACME_X' ) ) { new Acme_A(); }", OLD, 'warning gone-class Acme_A'),
    right(
      'function acme_x( Acme_A $a ) {} try { acme_x( $b ); } catch ( Acme_A $e ) {} $c = class_exists( Acme_A::class ) || is_a( $d, Acme_A::class );',
      OLD,
    ),
    right("class Acme_B {} class_alias( 'Acme_B', 'Acme_A' ); new Acme_A();", OLD),
  ],
  'gone-constant': [
    wrong('echo ACME_K;', OLD, 'error gone-constant ACME_K'),
    right("if ( defined( 'ACME_K' ) ) echo ACME_K; echo defined( 'ACME_K' ) ? ACME_K : 1;", OLD),
    right(
      "class Acme_B extends WC_Thing { function __construct() { $this->define( 'ACME_K', 2 ); } } echo ACME_K;",
      OLD,
    ),
  ],
  'gone-method': [
    wrong('class Acme_A { function d() { $this->b(); } }', OLD, 'error gone-method Acme_A::b'),
    wrong('class Acme_A {} function acme_x( Acme_A $a ) { $a->b(); }', OLD, 'warning gone-method Acme_A::b'),
    wrong(
      'class Acme_A {} $acme = new Acme_A(); function acme_x() { global $acme; $acme->b(); }',
      OLD,
      'warning gone-method Acme_A::b',
    ),
    right(
      'class Acme_A {} $acme = new Acme_A(); function acme_x() { global $acme; $acme = get_post(); } function acme_z() { global $acme; $acme->b(); }',
      OLD,
    ),
    right('class Acme_A { function __call( $a, $b ) {} function d() { $this->b(); } }', OLD),
    right('class Acme_A extends WC_Thing { function d() { $this->b(); } }', OLD),
    right('function acme_x( $a ) { $a->b(); }', OLD),
  ],
  'undefined-method': [
    right('final class Acme { private $go; function a() { ( $this->go )(); } } ( new Acme() )->a();'),
    right(
      'abstract class Acme_Base { function a() { $this->b(); } } class Acme extends Acme_Base { function b() {} } ( new Acme() )->a();',
    ),
    right('final class Acme { function a() { $this->b__premium_only(); } }'),
    wrong('final class Acme { function a() { $this->b(); } }', undefined, 'error undefined-method Acme::b'),
    wrong(
      'class Acme { function a() { $this->b(); } } class Acme_C extends Acme {}',
      undefined,
      'warning undefined-method Acme::b',
    ),
    wrong('class Acme {} $a = new Acme(); $a->b();', undefined, 'error undefined-method Acme::b'),
    right('class Acme { function a() { if ( method_exists( $this, "b" ) ) $this->b(); } }'),
    // Plugins have long asked for their own classes, so that none is loaded twice.
    wrong(
      "if ( ! class_exists( 'Acme_A' ) ) { class Acme_A { function a() { $this->b(); } } } class Acme_B {} new Acme_A();",
      undefined,
      'error undefined-method Acme_A::b',
    ),
    wrong(
      "namespace Acme; if ( class_exists( 'Acme\\A' ) ) { return; } class A { function a() { $this->b(); } } class B {} new A();",
      undefined,
      'error undefined-method Acme\\A::b',
    ),
    // Another plugin may have brought a library, and WordPress or WooCommerce has its own.
    ...['Markdown_Parser', 'WP_Thing', 'WC_Thing'].map((name) =>
      right(
        `if ( ! class_exists( '${name}' ) ) { class ${name} { function a() { $this->b(); } } } class Acme_B {} class Acme_C {} class WP_Acme {} class WC_Acme {} new ${name}();`,
      ),
    ),
    // What every WordPress has is not a condition.
    ...['WP_Post', 'WP_REST_Request'].map((name) =>
      wrong(
        `class Acme {} function acme_x( $of ) { if ( ! $of instanceof ${name} ) return; ( new Acme() )->b(); } acme_x( 1 );`,
        undefined,
        'error undefined-method Acme::b',
      ),
    ),
    right(
      'class Acme {} function acme_x( $post ) { if ( ! $post instanceof WP_Other ) return; ( new Acme() )->b(); } acme_x( 1 );',
    ),
    right('trait T { function a() { $this->b(); } }'),
    right(
      'final class Acme { function a() { $this->b(); } }',
      'final class Acme { function a() { $this->b(); } }',
    ),
  ],
  'bad-override': [
    wrong(
      'class A { function a( $b ) {} } class B extends A { function a( $b, $c ) {} }',
      undefined,
      'error bad-override B::a',
    ),
    wrong(
      'class A { function a() {} } class B extends A { static function a() {} }',
      undefined,
      'error bad-override B::a',
    ),
    wrong(
      'class A { function a() {} } class B extends A { protected function a() {} }',
      undefined,
      'error bad-override B::a',
    ),
    {
      now: 'class A { function a( $b ) {} static function d() {} } class B extends A { function a( $b, $c ) {} function d() {} }',
      before: '',
      header: { requiresPhp: '7.4' },
      finds: ['warning bad-override B::a', 'error bad-override B::d'],
    },
    wrong('interface A { function a(); } class B implements A {}', undefined, 'error bad-override B::a'),
    wrong(
      'class A { final function a() {} } class B extends A { function a() {} }',
      undefined,
      'error bad-override B::a',
    ),
    right(
      'class A { function __construct( $a ) {} private function a( $b ) {} function c( $d ) {} } class B extends A { function __construct() {} function a() {} function c( $d, $e = 1, ...$f ) {} }',
    ),
    right(
      'abstract class A { abstract function a(); } trait T { function a() {} } class B extends A { use T; }',
    ),
  ],
  'changed-member': [
    wrong(
      'class A { private function b() {} } $a = new A(); $a->b();',
      'class A { function b() {} } $a = new A(); $a->b();',
      'error changed-member A::b',
    ),
    wrong('abstract class A {} new A();', 'class A {} new A();', 'error changed-member A'),
    wrong(
      'class A { function b() {} } A::b();',
      'class A { static function b() {} } A::b();',
      'error changed-member A::b',
    ),
    wrong(
      'class A { static function b( $new ) {} } A::b( old: 1 );',
      'class A { static function b( $old ) {} } A::b( old: 1 );',
      'error changed-member A::b',
    ),
    right('class A { private function b() {} function c() { $this->b(); self::b(); } }'),
    right('class A { static function b() {} } $a = new A(); $a->b();'),
  ],
  redeclared: [
    right({
      'acme.php': "$theme = get_option( 'acme' ); require __DIR__ . '/themes/' . $theme . '/a.php';",
      'themes/x/a.php': 'function acme_a() {}',
      'themes/y/a.php': 'function acme_a() {}',
    }),
    wrong(
      {
        'acme.php': "require 'a.php'; require 'b.php';",
        'a.php': 'function acme_a() {}',
        'b.php': 'function acme_a() {}',
      },
      undefined,
      'warning redeclared acme_a',
    ),
    right({
      'acme.php': "require 'a.php'; require 'b.php';",
      'a.php': 'function acme_a() {}',
      'b.php': "if ( ! function_exists( 'acme_a' ) ) { function acme_a() {} }",
    }),
    // A library that got a namespace.
    wrong(
      {
        'acme.php': "if ( ! trait_exists( 'Acme_A' ) ) { require 'vendor/a.php'; }",
        'vendor/a.php': 'namespace Acme; trait Acme_A {}',
      },
      {
        'acme.php': "if ( ! trait_exists( 'Acme_A' ) ) { require 'vendor/a.php'; }",
        'vendor/a.php': 'trait Acme_A {}',
      },
      'warning redeclared Acme\\Acme_A',
    ),
    right({
      'acme.php':
        "if ( ! class_exists( 'Acme\\A' ) ) { require 'a.php'; } if ( ! class_exists( 'B' ) ) { require 'b.php'; }",
      'a.php': 'namespace Acme; class A {}',
      'b.php': 'class C {}',
    }),
  ],
  'undefined-function': [
    {
      now: "addaction( 1 ); if ( version_compare( $a, '1.2', '<' ) ) { do_actions( 1 ); } add_actio( 1 ); if ( function_exists( 'x_other' ) ) { addactions( 1 ); }",
      before: '',
      site: {
        ...NEWER,
        functions: new Map([
          ...NEWER.functions,
          ['version_compare', { owner: 'php', required: 2, since: '' }],
        ]),
      },
      finds: [
        'error undefined-function addaction',
        'error undefined-function do_actions',
        'warning undefined-function add_actio',
      ],
    },
    {
      now: 'eval( $a ); nobody_has(); addaction( 1 ); try { addactions( 1 ); } catch ( Error $b ) {}',
      before: '',
      site: NEWER,
      finds: ['error undefined-function addaction'],
    },
    {
      now: "if ( function_exists( 'my_logic' ) ) { my_logic(); } my_logic();",
      before: "if ( function_exists( 'my_logic' ) ) { my_logic(); }",
      site: SITE,
      finds: ['error undefined-function my_logic'],
    },
    {
      now: "if ( function_exists( 'my_logic' ) ) { my_logic(); } add_action( 'wc_cart', function () { my_logic(); } ); if ( function_exists( 'my_other' ) ) { my_logic(); }",
      before: "if ( function_exists( 'my_logic' ) ) { my_logic(); }",
      site: NEWER,
      finds: [],
    },
    {
      now: 'function acme_a() {} function acme_c() {} acme_b();',
      before: '',
      site: SITE,
      finds: ['error undefined-function acme_b'],
    },
    // Without a site, names that begin so are the plugin's own where it had all of them.
    wrong(
      'function acme_a() {} function acme_c() {} acme_b();',
      'function acme_a() {} acme_a();',
      'warning undefined-function acme_b',
    ),
    right('function acme_a() {} function acme_c() {} acme_b();', 'acme_of_add_on();'),
    right('function get_a() {} function get_c() {} get_post();', 'get_option();'),
    // Nobody has them where WordPress's begin so, or differ by a letter.
    wrong(
      'namespace Acme; update_action( 1 );',
      'update_option( 1 );',
      'warning undefined-function update_action',
    ),
    wrong(
      "if ( version_compare( $a, '1.2', '<' ) ) { update_options( 1 ); } abs_int( 1 );",
      undefined,
      'warning undefined-function update_options',
      'warning undefined-function abs_int',
    ),
    wrong(
      "if ( function_exists( 'my_logic' ) ) { my_logic(); } my_logic();",
      "if ( function_exists( 'my_logic' ) ) { my_logic(); }",
      'warning undefined-function my_logic',
    ),
    wrong(
      'if ( ! DISABLE_WP_CRON ) { update_action( 1 ); }',
      undefined,
      'warning undefined-function update_action',
    ),
    right(
      "wp_of_tomorrow(); get_field( 1 ); is_checkout(); mb_trim( 1 ); other_new(); if ( function_exists( 'get_new' ) ) { get_new(); } add_action( 'wc_cart', function () { get_other(); } );",
    ),
    right('get_one_of_others();', 'get_other_of_others();'),
    // When somebody deletes the plugin, WordPress loads one file.
    wrong(
      {
        'acme.php': "require __DIR__ . '/path.php';",
        'path.php': 'function acme_path() {}',
        'core.php': 'function acme_core() {}',
        'uninstall.php':
          "if ( ! defined( 'WP_UNINSTALL_PLUGIN' ) ) { return; } if ( version_compare( $wp_version, '4.0', '<' ) ) { return; } require __DIR__ . '/core.php'; acme_core(); acme_path();",
      },
      undefined,
      'error undefined-function acme_path',
    ),
    right({
      'acme.php': "require __DIR__ . '/path.php';",
      'path.php': 'function acme_path() {}',
      'uninstall.php':
        "if ( $a ) { require __DIR__ . '/path.php'; acme_path(); } if ( function_exists( 'acme_path' ) ) { acme_path(); }",
    }),
    right({
      'acme.php': 'function acme_path() {}',
      'uninstall.php': "require __DIR__ . '/acme.php'; acme_path();",
    }),
    right({ 'acme.php': 'function acme_path() {}', 'uninstall.php': 'require $a; acme_path();' }),
    right(
      "function wp_a() {} function wp_c() {} wp_new(); function acme_a() {} if ( function_exists( 'acme_b' ) ) acme_b();",
    ),
    right({ 'acme.php': 'function acme_a() {} function acme_c() {}', 'dead.php': '' }),
    { now: 'function acme_a() {} function acme_c() {} acme_b();', finds: [] },
    { now: 'nobody_has();', before: '', site: SITE, finds: ['warning undefined-function nobody_has'] },
    {
      now: "if ( function_exists( 'wp_new' ) ) { wp_new(); } wp_newer(); each( $a );",
      before: '',
      site: NEWER,
      finds: ['warning undefined-function wp_newer', 'warning undefined-function each'],
    },
    {
      now: "add_action( 'wc_cart', function () { other_price(); } ); function acme_has( $a ) { return function_exists( $a ); } if ( acme_has( 'other_b' ) ) { other_b(); }",
      before: '',
      site: NEWER,
      finds: [],
    },
    {
      now: "add_action( 'wc_cart', function () { other_price(); } );",
      before: '',
      site: { ...NEWER, hooks: new Map([['wc_cart', 0]]) },
      finds: ['warning undefined-function other_price'],
    },
    {
      now: "if ( function_exists( 'wc_get_order' ) ) { wc_get_product(); } strlen( 'a' ); mb_strlen( 'a' );",
      before: '',
      site: SITE,
      finds: [],
    },
    {
      now: 'apache_request_headers(); getallheaders(); fastcgi_finish_request(); fpm_get_status(); litespeed_finish_request(); virtual( 1 ); frankenphp_finish_request();',
      before: '',
      site: SITE,
      finds: [],
    },
    { now: 'apache();', before: '', site: SITE, finds: ['warning undefined-function apache'] },
    {
      now: `${ABILITIES} new Acme();`,
      before: '',
      site: NEWER,
      finds: [],
    },
    { now: SUBSCRIBERS, before: '', site: NEWER, finds: [] },
    {
      now: {
        'acme.php': SUBSCRIBERS,
        'vendor/composer/autoload_static.php':
          "class ComposerStaticInitAcme { static $classMap = array( 'Acme_Item' => __DIR__ . '/../../acme.php' ); }",
      },
      before: '',
      site: NEWER,
      finds: [],
    },
    {
      now: `${SUBSCRIBERS} new Acme_Sub();`,
      before: '',
      site: NEWER,
      finds: ['warning undefined-function wp_newer'],
    },
    {
      now: `${SUBSCRIBERS} do_action( 'acme', Acme_Item::class );`,
      before: '',
      site: NEWER,
      finds: ['warning undefined-function wp_newer'],
    },
    {
      now: `${SUBSCRIBERS} do_action( 'acme', 'Acme_Sub' );`,
      before: '',
      site: NEWER,
      finds: ['warning undefined-function wp_newer'],
    },
    {
      now: `${SUBSCRIBERS} class Acme_Other extends Acme_Item {}`,
      before: '',
      site: NEWER,
      finds: ['warning undefined-function wp_newer'],
    },
    {
      now: SUBSCRIBERS.replace('function register() { wp_newer', 'static function register() { wp_newer'),
      before: '',
      site: NEWER,
      finds: ['warning undefined-function wp_newer'],
    },
    {
      now: SUBSCRIBERS.replace('wp_newer(); }', 'wp_newer_kind(); }'),
      before: '',
      site: NEWER,
      finds: [],
    },
    // What the site has is asked for.
    {
      now: SUBSCRIBERS.replace("'wp_newer'", "'strlen'"),
      before: '',
      site: NEWER,
      finds: ['warning undefined-function wp_newer'],
    },
    {
      now: SUBSCRIBERS.replace('wp_newer(); }', 'acme_gone(); }'),
      before: '',
      site: NEWER,
      finds: ['error undefined-function acme_gone'],
    },
    {
      now: `${ABILITIES} ( new Acme() )->register();`,
      before: '',
      site: NEWER,
      finds: ['warning undefined-function wp_newer'],
    },
  ],
  'undefined-class': [
    {
      now: {
        'acme.php':
          "class Acme { function start() { add_action( 'vc_before_init', array( $this, 'load' ) ); } function load() { include_once __DIR__ . '/widget.php'; } } ( new Acme() )->start();",
        'widget.php': 'class Acme_Widget extends Other_Shortcode {}',
      },
      before: '',
      site: NEWER,
      finds: [],
    },
    {
      now: {
        'acme.php':
          "class Acme { function start() { add_action( 'vc_before_init', array( $this, 'load' ) ); $this->load(); } function load() { include_once __DIR__ . '/widget.php'; } } ( new Acme() )->start();",
        'widget.php': 'class Acme_Widget extends Other_Shortcode {}',
      },
      before: '',
      site: NEWER,
      finds: ['warning undefined-class other_shortcode'],
    },
    wrong(
      'namespace Acme; class A {} class B {} new Exception();',
      'namespace Acme; class A {} class B {}',
      'error undefined-class acme\\exception',
    ),
    {
      now: 'new SoapClient( 1 ); new \\Redis(); new NumberFormatter( 1, 2 ); MongoDB\\Driver\\Manager::a();',
      before: '',
      site: SITE,
      finds: [],
    },
    { now: 'new Soaper();', before: '', site: SITE, finds: ['warning undefined-class soaper'] },
    // It may be in the file.
    {
      now: "function acme_log() { $file = $_SERVER['ACME_LOGGER']; require_once $file; \\Acme_Logger::log(); } acme_log();",
      before: '',
      site: SITE,
      finds: [],
    },
    {
      now: "function acme_log( $kind ) { require_once __DIR__ . '/log/' . $kind . '.php'; \\Acme_Logger::log(); } acme_log( 'a' );",
      before: '',
      site: SITE,
      finds: ['warning undefined-class acme_logger'],
    },
    right(
      'namespace Acme; class A {} class B {} new \\Exception(); use WP_Query; new WP_Query(); new \\Other\\C();',
    ),
    // Add-ons of Elementor declare their widgets in its namespace.
    right(WIDGET('new Repeater(); Plugin::$instance->a();'), WIDGET('')),
    right(WIDGET('new Repeater(); Plugin::$instance->a();')),
    { now: WIDGET('new Repeater();'), before: '', site: SITE, finds: [] },
    {
      now: 'namespace Elementor; class A extends Widget_Base { function a() { new Repeater(); } } class B extends Widget_Base {}',
      before: 'namespace Elementor; class A extends Widget_Base {} class B extends Widget_Base {}',
      site: SITE,
      finds: ['warning undefined-class elementor\\repeater'],
    },
    // A hook of its own is always fired, whatever its name is.
    {
      now: {
        'acme.php':
          "add_action( 'acme/ready', 'acme_go' ); function acme_go() { require __DIR__ . '/a.php'; new Acme_A(); } do_action( 'acme/ready' );",
        'a.php': 'class Acme_A { function __construct() { new Other_B(); } }',
      },
      before: '',
      site: SITE,
      finds: ['warning undefined-class other_b'],
    },
    // The rest of the namespace shows that it is the plugin's own.
    wrong(
      'namespace Acme; class A {} class B extends Widget_Base {}',
      'namespace Acme; class A {}',
      'error undefined-class acme\\widget_base',
    ),
    wrong(
      'namespace Acme; class A {} namespace Acme\\Widgets; class B extends Widget_Base {}',
      undefined,
      'error undefined-class acme\\widgets\\widget_base',
    ),
    // Composer's autoloader looks for it in the package.
    wrong(
      {
        ...PSR4,
        'acme.php': "require 'vendor/autoload.php'; acme_make( Lib\\Data\\B::class ); new Lib\\C();",
      },
      PSR4,
      'warning undefined-class lib\\data\\b',
      'warning undefined-class lib\\c',
    ),
    right(
      {
        ...PSR4,
        'acme.php':
          "require 'vendor/autoload.php'; if ( class_exists( Lib\\B::class ) ) { new Lib\\B(); } new Other\\C();",
      },
      PSR4,
    ),
  ],
  'undefined-constant': [
    // As in WP Job Portal 2.5.8: only developers have it.
    {
      now: "function acme_verify() { $is_local = defined( 'ACME_LOCAL_SSL' ) && ACME_LOCAL_SSL === true; if ( defined( 'ACME_DEV' ) && ACME_DEV ) { acme_debug( ACME_LEVEL ); } } acme_verify();",
      before: '',
      site: SITE,
      finds: [],
    },

    {
      now: 'const ACME_A = 1; const ACME_C = 1; echo ACME_B;',
      before: '',
      site: SITE,
      finds: ['error undefined-constant ACME_B'],
    },
    {
      now: "const ACME_A = 1; echo ACME_A; echo ABSPATH; if ( defined( 'ACME_B' ) ) echo ACME_B;",
      before: '',
      site: SITE,
      finds: [],
    },
  ],
  'few-arguments': [
    wrong('function acme_a( $b, $c = 1, $d ) {} acme_a( 1, 2 );', undefined, 'error few-arguments acme_a'),
    right({ 'acme.php': 'wp_nonce_field( 1 );', 'tests/mock.php': 'function wp_nonce_field( $a, $b ) {}' }),
    wrong('function acme_a( $b, $c ) {} acme_a( 1 );', undefined, 'error few-arguments acme_a'),
    wrong('class A { function __construct( $a ) {} } new A();', undefined, 'error few-arguments new A'),
    wrong('class A { static function b( $a ) {} } A::b();', undefined, 'error few-arguments A::b'),
    wrong(
      'class A { function b( $c ) {} } class B { public $a; function __construct() { $this->a = new A(); } } function acme(): B { static $b; if ( is_null( $b ) ) $b = new B(); return $b; } acme()->a->b();',
      undefined,
      'warning few-arguments A::b',
    ),
    wrong(
      'class A { function b( $c ) {} function d() { $this->b(); } }',
      undefined,
      'warning few-arguments A::b',
    ),
    // An autoloader finds the children of a class, which code makes by names that it puts together.
    wrong(
      {
        'acme.php':
          'spl_autoload_register( function ( $class ) { require __DIR__ . "/$class.php"; } ); Base::make( \'Child\' );',
        'Base.php': 'class Base { static function make( $a ) { return new $a; } static function b( $c ) {} }',
        'Child.php': 'class Child extends Base { function d() { Base::b(); } }',
      },
      undefined,
      'error few-arguments Base::b',
    ),
    right(
      'class A { function b( $c ) {} function d() { $this->b(); } } class C extends A { function b( $c = 1 ) {} } function acme_a( A $a ) { $a->b(); } interface I { function e( $f ); } function acme_i( I $i ) { $i->e(); }',
    ),
    right(
      'function acme_a( $b, $c = 1, ...$d ) {} acme_a( 1 ); acme_a( ...$x ); function acme_b( $a ) { func_get_args(); } acme_b(); acme_a( b: 1 );',
    ),
  ],
  'hook-arguments': [
    {
      now: "add_action( 'save_post', function ( $a, $b ) {} );",
      before: '',
      site: SITE,
      finds: ['warning hook-arguments save_post'],
    },
    {
      now: "do_action( 'save_post', 1 );",
      before: '',
      site: SITE,
      finds: ['warning hook-arguments save_post'],
    },
    {
      now: "add_action( 'save_post', function ( $a, $b ) {}, 10, 2 ); add_action( 'acme', function ( $a, $b = 1 ) {} );",
      before: '',
      site: SITE,
      finds: [],
    },
  ],
  'admin-only-function': [
    wrong('$a = get_plugin_data( __FILE__ );', undefined, 'warning admin-only-function get_plugin_data'),
    wrong(
      "add_action( 'wp', 'acme_start' ); function acme_start() { return is_plugin_active( 'a/a.php' ); }",
      undefined,
      'warning admin-only-function is_plugin_active',
    ),
    wrong(
      "function acme_import() { require_once ABSPATH . 'wp-admin/includes/media.php'; } class Acme { function play() { if ( function_exists( 'acme_amp' ) ) WP_Filesystem(); } } new Acme();",
      undefined,
      'warning admin-only-function wp_filesystem',
    ),
    right(
      "class Acme_Admin { function page() { return is_plugin_active( 'a/a.php' ); } } class Acme { function play() { if ( function_exists( 'get_plugins' ) ) return is_plugin_active( 'a/a.php' ); } }",
    ),
    right(
      "class Acme { function __construct() { require_once ABSPATH . 'wp-admin/includes/plugin.php'; } function play() { return is_plugin_active( 'a/a.php' ); } }",
    ),
    right("require_once ABSPATH . 'wp-admin/includes/plugin.php'; $a = get_plugin_data( __FILE__ );"),
    {
      now: "add_action( 'wp', 'acme_start' ); function acme_start() { return is_plugin_active( 'a/a.php' ); }",
      before: '',
      header: { requiresWordPress: '6.8' },
      finds: [],
    },
    {
      now: '$a = download_url( 1 );',
      before: '',
      header: { requiresWordPress: '6.8' },
      finds: ['warning admin-only-function download_url'],
    },
    right({
      'acme.php':
        "class Acme { function show() { require __DIR__ . '/view.php'; } } add_action( 'admin_menu', array( new Acme(), 'show' ) );",
      'view.php': 'submit_button();',
    }),
    right({
      'acme.php':
        "class Acme { function __construct() { $this->load(); } function load() { require_once __DIR__ . '/install.php'; require_once __DIR__ . '/post.php'; } } new Acme();",
      'install.php':
        "class Install { static function init() { include_once ABSPATH . 'wp-admin/includes/plugin.php'; } } Install::init();",
      'post.php': "class Post { function show() { return is_plugin_active( 'a/a.php' ); } }",
    }),
    wrong(
      {
        'acme.php': "require_once __DIR__ . '/install.php'; require_once __DIR__ . '/post.php';",
        'install.php':
          "class Install { static function init() { include_once ABSPATH . 'wp-admin/includes/plugin.php'; } } add_action( 'admin_init', 'Install::init' );",
        'post.php': "class Post { function show() { return is_plugin_active( 'a/a.php' ); } }",
      },
      undefined,
      'warning admin-only-function is_plugin_active',
    ),
    right(
      "if ( is_admin() ) { $a = get_plugin_data( __FILE__ ); } add_action( 'admin_init', function () { deactivate_plugins( 'a' ); } );",
    ),
  ],
  'update-uri-host': UPDATE_EXAMPLES,
};

const toFiles = (code: string | Files): Files => (typeof code === 'string' ? { 'acme.php': code } : code);

describe('each rule about PHP code', () => {
  it('has an example that is wrong, and one that is right', () => {
    for (const { id } of PHP_RULES) {
      expect([id, EXAMPLES[id]?.some(({ finds }) => finds.length > 0)]).toEqual([id, true]);
      expect([id, EXAMPLES[id]?.some(({ finds }) => finds.length === 0)]).toEqual([id, true]);
    }
  });

  const all = Object.entries(EXAMPLES).flatMap(([id, examples]) =>
    examples.map((example) => ({ id, example, code: JSON.stringify(example.now) })),
  );
  it.each(all)('$id: $code', ({ example: { now, before, header, site, finds } }) => {
    const options = { ...header, ...(site === undefined ? {} : { site }) };
    expect(brief(judge(toFiles(now), before === undefined ? undefined : toFiles(before), options))).toEqual(
      finds,
    );
  });
});

it.each<[what: string, now: Files, before: Files, says: string]>([
  [
    'a function',
    { 'acme.php': "require 'inc.php'; acme_go();", 'inc.php': 'namespace Acme; function acme_go() {}' },
    { 'acme.php': 'function acme_go() {} acme_go();' },
    'Define it again, or remove the call. `inc.php` has `Acme\\acme_go()` in line 1.',
  ],
  [
    'a class',
    { 'acme.php': "require 'inc.php'; new Acme_Go();", 'inc.php': 'namespace Acme; class Acme_Go {}' },
    { 'acme.php': 'class Acme_Go {} new Acme_Go();' },
    'Define it again, or remove the use. `inc.php` has `Acme\\Acme_Go` in line 1.',
  ],
  [
    'a method',
    {
      'acme.php':
        'class A { function go() { $this->stop(); } } class B { function stop() {} } new A(); new B();',
    },
    {
      'acme.php':
        'class A { function go() { $this->stop(); } function stop() {} } class B {} new A(); new B();',
    },
    ' `acme.php` has `B::stop()` in line 1.',
  ],
  [
    'a class that was moved',
    {
      'acme.php': "namespace Acme; require 'inc.php'; class A {} class B {} new Options();",
      'inc.php': 'namespace Acme\\Data; class Options {}',
    },
    { 'acme.php': 'namespace Acme; class A {} class B {}' },
    'Was it moved? `inc.php` has `Acme\\Data\\Options` in line 1. Use that name.',
  ],
  [
    'nothing, where more than one place has the name',
    {
      'acme.php': "require 'inc.php'; acme_go();",
      'inc.php': 'namespace A { function acme_go() {} } namespace B { function acme_go() {} }',
    },
    { 'acme.php': 'function acme_go() {} acme_go();' },
    'Define it again, or remove the call.',
  ],
])('a finding says where the package has what is missing: %s', (_what, now, before, says) => {
  const [{ fix } = { fix: '' }, ...others] = judge(now, before);
  expect(others).toEqual([]);
  expect(fix.endsWith(says) ? says : fix).toBe(says);
});

it('judges functions that call each other very often in a moment', () => {
  const code = Array.from({ length: 14 }, (_, at) => {
    const calls = Array.from({ length: 50 }, () => `acme_${at + 1}()`).join(' . ');
    return `function acme_${at}() { return ${calls}; }`;
  });
  const start = cpuNow();
  expect(judge({ 'acme.php': `${code.join('\n')} require acme_0();` })).toEqual([]);
  expect(cpuNow() - start).toBeLessThan(2000);
});

it('judges a property that holds what its own method returned', () => {
  const code =
    'class A { private $b; function go() { $this->b = $this->b->next(); $this->b->stop(); } } new A();';
  expect(judge({ 'acme.php': code }, { 'acme.php': '' })).toEqual([]);
});
