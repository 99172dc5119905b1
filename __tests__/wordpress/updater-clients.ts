/**
 * Six update clients as plugins bring them, and what a release does to each: ten forms that break it, five that do no harm, and
 * some of which nothing is known. Each is a small PHP text, and a form is a change of a few words in it.
 */
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { inFolder, samplePlugin } from './sample.ts';

/** The result that a rehearsal has to have. */
interface Expected {
  readonly updater: '' | 'broken' | 'works';
  /** The first problem; without it, there has to be none. */
  readonly severity?: 'error' | 'warning' | 'notice';
  readonly says?: RegExp;
}

/** A change that a release makes to a client. */
export interface Form extends Expected {
  readonly name: string;
  /** Each text is there, and is replaced by the other one: in the client, or in the main file. */
  readonly changes: readonly (readonly [from: string, to: string])[];
  /** It stands for its row of the table, so it is played in each run. */
  readonly isUsual?: boolean;
}

export interface Client {
  readonly name: string;
  readonly header?: readonly string[];
  readonly code: string;
  /** Changes of the previous version. */
  readonly previous?: Form['changes'];
  /** PHP that makes a customer's site. */
  readonly before?: string;
  readonly forms: readonly Form[];
}

const LOAD = `require_once __DIR__ . '/includes/class-updates.php';
new Acme_Notes_Updates( __FILE__ );`;

/** Packs a version with a client, whose texts are changed. @throws Error a text is not there */
export function packVersion(version: string, { header = [], code }: Client, changes: Form['changes'] = []) {
  const texts = { header: header.join('\n'), load: LOAD, code };
  for (const [from, to] of changes) {
    const name = (['code', 'load', 'header'] as const).find((one) => texts[one].includes(from));
    if (name === undefined) throw new Error(`No text has ${from}`);
    texts[name] = texts[name].replace(from, () => to);
  }
  const files = { 'includes/class-updates.php': texts.code.replaceAll('@VERSION@', version) };
  const lines = texts.header === '' ? [] : texts.header.split('\n');
  return zipFiles(inFolder(samplePlugin({ version, header: lines, code: texts.load, files })));
}

const NO_MORE = /^Customers who install this version are offered no further update\./;
const NOT_KNOWN = /^It is not known whether customers are offered further updates/;

const broken = (name: string, says: RegExp, changes: Form['changes'], isUsual = false): Form => ({
  ...{ name, changes, isUsual, says },
  ...{ updater: 'broken', severity: 'error' },
});
const harmless = (name: string, changes: Form['changes'], isUsual = false): Form => ({
  ...{ name, changes, isUsual },
  updater: 'works',
});
const open = (
  name: string,
  severity: 'warning' | 'notice',
  says: RegExp,
  changes: Form['changes'],
  isUsual = true,
): Form => ({ name, changes, severity, says, isUsual, updater: '' });

/** A client that puts its offer into WordPress's list itself. */
const list = (url: string, ask: string, read: string): string => `<?php
class Acme_Notes_Updates {
	const VERSION = '@VERSION@';
	const URL     = '${url}';
	private $key;

	public function __construct( $file ) {
		$this->key = plugin_basename( $file );
		add_filter( 'pre_set_site_transient_update_plugins', array( $this, 'offer' ) );
		add_filter( 'plugins_api', array( $this, 'details' ), 10, 3 );
	}

	public function offer( $list ) {
		if ( ! is_object( $list ) ) {
			$list = new stdClass();
		}
		$live = $this->live();
		if ( null !== $live && version_compare( self::VERSION, $live->new_version, '<' ) ) {
			$list->response[ $this->key ] = (object) array(
				'slug'        => 'acme-notes',
				'plugin'      => $this->key,
				'new_version' => $live->new_version,
				'package'     => $live->package,
			);
		}
		return $list;
	}

	public function details( $result, $action, $args ) {
		if ( 'plugin_information' !== $action || 'acme-notes' !== $args->slug ) {
			return $result;
		}
		$live = $this->live();
		return null === $live ? $result : (object) array(
			'name'     => 'Acme Notes',
			'slug'     => 'acme-notes',
			'version'  => $live->new_version,
			'sections' => array( 'changelog' => 'Notes.' ),
		);
	}

	private function live() {
		$args = array( 'timeout' => 15 );
		$data = array( 'slug' => 'acme-notes', 'version' => self::VERSION );
		$answer = ${ask};
		if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {
			return null;
		}
		$body = wp_remote_retrieve_body( $answer );
		$live = ${read};
		return is_object( $live ) && isset( $live->new_version ) ? $live : null;
	}
}
`;

const KEEPS = `if ( is_array( $kept = get_option( 'acme_notes_live' ) ) && $kept['until'] > time() ) {
			return $kept['live'];
		}
		$args = array( 'timeout' => 15 );`;

/** Changes of a client in the list, whose request and reading are these. */
const forms = (
  { ask, otherAsk, read, asArrays }: Readonly<Record<'ask' | 'otherAsk' | 'read' | 'asArrays', string>>,
  isUsual = false,
): readonly Form[] => [
  broken('a hook is misspelt', NO_MORE, [
    ["'pre_set_site_transient_update_plugins'", "'pre_set_site_transient_update_plugin'"],
  ]),
  broken('the client is not loaded', NO_MORE, [['new Acme_Notes_Updates( __FILE__ );', '']], isUsual),
  broken(
    'another key',
    /under another key/,
    [['$list->response[ $this->key ]', "$list->response['acme-notes']"]],
    isUsual,
  ),
  broken(
    'no package',
    /without a package/,
    [["'package'     => $live->package", "'package'     => isset( $live->zip ) ? $live->zip : ''"]],
    isUsual,
  ),
  broken('it reads one level too deep', NO_MORE, [
    ['$live = ' + read, `$live = ${read};\n\t\t$live = isset( $live->update ) ? $live->update : null`],
  ]),
  broken('the comparison is the wrong way round', NO_MORE, [["'<'", "'>'"]]),
  broken(
    'a constant is not raised',
    /^Sites that install it are offered it again and again\./,
    [["const VERSION = '@VERSION@'", "const VERSION = '1.0.0'"]],
    isUsual,
  ),
  broken(
    'offers of other plugins are taken away',
    /^With this version, WordPress loses the updates of other plugins/,
    [
      [
        '$list->response[ $this->key ] =',
        '$list->response = array();\n\t\t\t$list->response[ $this->key ] =',
      ],
    ],
    isUsual,
  ),
  broken(
    'only the dashboard has it',
    /^Sites are offered the next update in the dashboard only/,
    [
      [
        '$this->key = plugin_basename( $file );',
        'if ( ! is_admin() ) {\n\t\t\treturn;\n\t\t}\n\t\t$this->key = plugin_basename( $file );',
      ],
    ],
    isUsual,
  ),
  broken(
    'it stops when there is an update',
    /PHP stops/,
    [['$list->response[ $this->key ] =', 'acme_notes_tell();\n\t\t\t$list->response[ $this->key ] =']],
    isUsual,
  ),
  harmless('the class has another name', [
    ['class Acme_Notes_Updates', 'final class Acme_Notes_Update_Client'],
    ['new Acme_Notes_Updates', 'new Acme_Notes_Update_Client'],
  ]),
  harmless('it sends more', [
    ["'version' => self::VERSION", "'version' => self::VERSION, 'php' => PHP_VERSION"],
  ]),
  harmless(
    'it keeps the answer for twelve hours',
    [
      ["$args = array( 'timeout' => 15 );", KEEPS],
      [
        'return is_object( $live ) && isset( $live->new_version ) ? $live : null;',
        "$live = is_object( $live ) && isset( $live->new_version ) ? $live : null;\n\t\tupdate_option( 'acme_notes_live', array( 'live' => $live, 'until' => time() + 12 * HOUR_IN_SECONDS ) );\n\t\treturn $live;",
      ],
    ],
    isUsual,
  ),
  harmless('another function asks', [[ask, otherAsk]]),
  harmless('it reads an array', [[read, asArrays]]),
];

const JSON_GET = {
  ask: 'wp_remote_get( add_query_arg( $data, self::URL ), $args )',
  otherAsk: "wp_safe_remote_request( add_query_arg( $data, self::URL ), $args + array( 'method' => 'GET' ) )",
  read: 'json_decode( $body )',
  asArrays: '(object) (array) json_decode( $body, true )',
};
const EDD = {
  ask: "wp_remote_post( self::URL, $args + array( 'body' => $data + array( 'edd_action' => 'get_version' ) ) )",
  otherAsk:
    "wp_remote_request( self::URL, $args + array( 'method' => 'POST', 'body' => $data + array( 'edd_action' => 'get_version' ) ) )",
  read: '$this->read( json_decode( $body ) )',
  asArrays: '$this->read( (object) (array) json_decode( $body, true ) )',
};
/** As EDD_SL_Plugin_Updater reads an answer, of which parts are serialized. */
const EDD_READ = `	private function read( $live ) {
		if ( ! is_object( $live ) || ! isset( $live->sections ) ) {
			return null;
		}
		$sections = is_string( $live->sections ) ? unserialize( $live->sections ) : null;
		return is_array( $sections ) ? $live : null;
	}
}
`;
const SERIALIZED = {
  ask: "wp_remote_post( self::URL, $args + array( 'body' => array( 'action' => 'basic_check', 'request' => serialize( $data ) ) ) )",
  otherAsk:
    "wp_safe_remote_post( self::URL, $args + array( 'body' => array( 'action' => 'basic_check', 'request' => serialize( $data ) ) ) )",
  read: '@unserialize( $body )',
  asArrays: '(object) (array) @unserialize( $body )',
};
const GITHUB = {
  ask: 'wp_remote_get( self::URL, $args )',
  otherAsk: 'wp_safe_remote_get( self::URL, $args )',
  read: '$this->read( json_decode( $body ) )',
  asArrays: '$this->read( json_decode( (string) wp_json_encode( json_decode( $body, true ) ) ) )',
};
const GITHUB_READ = `	private function read( $release ) {
		if ( ! is_object( $release ) || empty( $release->tag_name ) || empty( $release->assets ) ) {
			return null;
		}
		return (object) array(
			'new_version' => ltrim( $release->tag_name, 'v' ),
			'package'     => $release->assets[0]->browser_download_url,
		);
	}
}
`;

const withMethod = (code: string, method: string): string => code.replace(/\}\n$/, () => `\n${method}`);

/** In the place of what they have in common. */
const without = (all: readonly Form[], names: readonly string[], ...others: readonly Form[]) => [
  ...all.filter(({ name }) => !names.includes(name)),
  ...others,
];

/** A client that WordPress asks for the host in the header. */
const HOSTED = `<?php
class Acme_Notes_Updates {
	private $options;

	public function __construct( $file, array $options = array() ) {
		$defaults      = array(
			'slug'     => dirname( plugin_basename( $file ) ),
			'basename' => plugin_basename( $file ),
			'hostname' => 'updates.example',
		);
		$this->options = array_merge( $defaults, $options );
		add_filter( 'update_plugins_' . $this->options['hostname'], array( $this, 'offer' ), 10, 3 );
		add_filter( 'plugins_api', array( $this, 'details' ), 10, 3 );
	}

	public function offer( $update, $plugin_data, $plugin_file ) {
		if ( $this->options['basename'] !== $plugin_file ) {
			return $update;
		}
		$live = $this->ask();
		if ( ! is_object( $live ) || empty( $live->name ) ) {
			return $update;
		}
		return (object) array(
			'slug'         => $this->options['slug'],
			'plugin'       => $plugin_file,
			'version'      => $live->version,
			'new_version'  => $live->version,
			'package'      => $live->download_url,
			'tested'       => $live->tested,
			'requires'     => $live->requires,
			'requires_php' => $live->requires_php,
			'author'       => $live->author,
			'homepage'     => $live->author_profile,
			'last_updated' => $live->last_updated,
			'icons'        => isset( $live->icons ) ? (array) $live->icons : array(),
		);
	}

	public function details( $result, $action, $args ) {
		$live = 'plugin_information' === $action && $this->options['slug'] === $args->slug ? $this->ask() : null;
		return is_object( $live ) ? (object) array(
			'name'     => $live->name,
			'slug'     => $args->slug,
			'version'  => $live->version,
			'sections' => (array) $live->sections,
		) : $result;
	}

	private function ask() {
		$query   = array( 'id' => 'plugin_a1b2c3', 'slug' => $this->options['slug'] );
		$headers = array( 'Accept' => 'application/json' );
		$answer  = wp_remote_get( add_query_arg( $query, 'https://updates.example/api/v1/plugin/update' ), array( 'headers' => $headers ) );
		return 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ) ) : null;
	}
}
`;
const TAKES_ALL = `add_filter( 'site_transient_update_plugins', function ( $list ) {
			if ( is_object( $list ) && isset( $list->response ) ) {
				$list->response = array_intersect_key( $list->response, array( $this->options['basename'] => 1 ) );
			}
			return $list;
		} );
		add_filter( 'plugins_api'`;
const HOSTED_FORMS: readonly Form[] = [
  broken('the host in the header is another one', NO_MORE, [
    ['Update URI: https://updates.example', 'Update URI: https://www.updates.example'],
  ]),
  broken("the option 'hostname' is another one", NO_MORE, [
    ["'hostname' => 'updates.example'", "'hostname' => 'www.updates.example'"],
  ]),
  broken('the client is not loaded', NO_MORE, [['new Acme_Notes_Updates( __FILE__ );', '']]),
  broken('it takes itself for another plugin', NO_MORE, [
    ["'basename' => plugin_basename( $file )", "'basename' => 'notes/notes.php'"],
  ]),
  broken('no package', /without a package/, [
    ["'package'      => $live->download_url", "'package'      => isset( $live->zip ) ? $live->zip : ''"],
  ]),
  broken('it reads one level too deep', NO_MORE, [
    [
      '$live = $this->ask();\n\t\tif',
      '$live = $this->ask();\n\t\t$live = isset( $live->update ) ? $live->update : null;\n\t\tif',
    ],
  ]),
  broken('it needs what the answer does not have', NO_MORE, [
    ['empty( $live->name )', 'empty( $live->label )'],
  ]),
  broken(
    'offers of other plugins are taken away',
    /^With this version, WordPress loses the updates of other plugins/,
    [["add_filter( 'plugins_api'", TAKES_ALL]],
  ),
  broken('only the dashboard has it', /^Sites are offered the next update in the dashboard only/, [
    ['new Acme_Notes_Updates( __FILE__ );', 'if ( is_admin() ) {\n\tnew Acme_Notes_Updates( __FILE__ );\n}'],
  ]),
  broken('it stops when there is an update', /PHP stops/, [
    ["'slug'         => $this->options['slug'],", "'slug'         => acme_notes_slug(),"],
  ]),
  harmless(
    'the class has another name',
    [
      ['class Acme_Notes_Updates', 'final class Acme_Notes_Update_Client'],
      ['new Acme_Notes_Updates', 'new Acme_Notes_Update_Client'],
    ],
    true,
  ),
  harmless('it sends more', [["'id' => 'plugin_a1b2c3',", "'id' => 'plugin_a1b2c3', 'telemetry' => '1',"]]),
  harmless('it keeps the answer for twelve hours', [
    [
      '$query   = array(',
      "$kept = get_option( 'acme_notes_live' );\n\t\tif ( is_array( $kept ) && $kept['until'] > time() ) {\n\t\t\treturn $kept['live'];\n\t\t}\n\t\t$query   = array(",
    ],
    [
      'return 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ) ) : null;',
      "$live = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ) ) : null;\n\t\tupdate_option( 'acme_notes_live', array( 'live' => $live, 'until' => time() + 12 * HOUR_IN_SECONDS ) );\n\t\treturn $live;",
    ],
  ]),
  harmless('another function asks', [['wp_remote_get(', 'wp_safe_remote_get(']]),
  harmless('it reads an array', [
    [
      'json_decode( wp_remote_retrieve_body( $answer ) )',
      '(object) (array) json_decode( wp_remote_retrieve_body( $answer ), true )',
    ],
  ]),
];

/** The same, as functions. */
const FUNCTIONS = `<?php
class Acme_Notes_Updates {
	public function __construct( $file ) {
		add_filter( 'update_plugins_updates.example', 'acme_notes_offer', 10, 3 );
		add_filter( 'plugins_api', 'acme_notes_details', 10, 3 );
	}
}

function acme_notes_live() {
	$answer = wp_remote_get( 'https://updates.example/acme-notes.json' );
	return 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;
}

function acme_notes_offer( $update, $data, $file ) {
	$live = 'acme-notes/acme-notes.php' === $file ? acme_notes_live() : null;
	if ( empty( $live['version'] ) ) {
		return $update;
	}
	return array(
		'slug'    => 'acme-notes',
		'version' => $live['version'],
		'package' => $live['download_url'],
		'url'     => $live['homepage'],
	);
}

function acme_notes_details( $result, $action, $args ) {
	$live = 'plugin_information' === $action && 'acme-notes' === $args->slug ? acme_notes_live() : null;
	return empty( $live['version'] ) ? $result : (object) array(
		'name'     => $live['name'],
		'slug'     => 'acme-notes',
		'version'  => $live['version'],
		'sections' => $live['sections'],
	);
}
`;
const FUNCTION_FORMS: readonly Form[] = [
  broken('the host in the header is another one', NO_MORE, [
    ['Update URI: https://updates.example', 'Update URI: https://update.example'],
  ]),
  broken('the host in the hook is another one', NO_MORE, [
    ["'update_plugins_updates.example'", "'update_plugins_update.example'"],
  ]),
  broken('the client is not loaded', NO_MORE, [['new Acme_Notes_Updates( __FILE__ );', '']]),
  broken('it takes itself for another plugin', NO_MORE, [
    ["'acme-notes/acme-notes.php' === $file", "'acme-notes/notes.php' === $file"],
  ]),
  broken('no package', /without a package/, [
    ["=> $live['download_url']", "=> isset( $live['zip'] ) ? $live['zip'] : ''"],
  ]),
  broken('it reads one level too deep', NO_MORE, [
    ["empty( $live['version'] ) ) {", "empty( $live['data']['version'] ) ) {"],
  ]),
  broken('it gives no version', NO_MORE, [
    ["'version' => $live['version'],\n\t\t'package'", "'latest'  => $live['version'],\n\t\t'package'"],
  ]),
  broken('it reads objects as arrays', NO_MORE, [['( $answer ), true )', '( $answer ) )']]),
  broken('only the dashboard has it', /^Sites are offered the next update in the dashboard only/, [
    ["add_filter( 'update_plugins_", "is_admin() && add_filter( 'update_plugins_"],
  ]),
  broken('it stops when there is an update', /PHP stops/, [
    ["'slug'    => 'acme-notes',\n\t\t'version'", "'slug'    => acme_notes_slug(),\n\t\t'version'"],
  ]),
  harmless('the functions have other names', [
    ["'acme_notes_offer'", "'acme_notes_offer_update'"],
    ['function acme_notes_offer(', 'function acme_notes_offer_update('],
  ]),
  harmless('it sends more', [["acme-notes.json'", "acme-notes.json?php=' . PHP_VERSION"]]),
  harmless('it keeps the answer for twelve hours', [
    [
      '$answer = wp_remote_get(',
      "$kept = get_site_transient( 'acme_notes_live' );\n\tif ( is_array( $kept ) ) {\n\t\treturn $kept;\n\t}\n\t$answer = wp_remote_get(",
    ],
    [
      'return 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : null;',
      "$live = 200 === wp_remote_retrieve_response_code( $answer ) ? json_decode( wp_remote_retrieve_body( $answer ), true ) : array();\n\tset_site_transient( 'acme_notes_live', $live, 12 * HOUR_IN_SECONDS );\n\treturn $live;",
    ],
  ]),
  harmless('another function asks', [['wp_remote_get(', 'wp_safe_remote_get(']]),
  harmless('it gives an object', [["return array(\n\t\t'slug'", "return (object) array(\n\t\t'slug'"]]),
];

const SIGNED = [
  [
    'if ( 200 !== wp_remote_retrieve_response_code( $answer ) ) {',
    "$signature = (string) base64_decode( (string) wp_remote_retrieve_header( $answer, 'x-signature' ) );\n\t\tif ( ! hash_equals( hash_hmac( 'sha256', wp_remote_retrieve_body( $answer ), 'acme' ), $signature ) ) {",
  ],
] as const;

const URL = 'https://updates.example/v1/update';
const PLAIN: Client = {
  name: 'JSON by POST with parts that are serialized, as EDD has it',
  code: withMethod(list('https://shop.example/', EDD.ask, EDD.read), EDD_READ),
  forms: without(
    forms(EDD, true),
    ['it sends more', 'another function asks'],
    harmless('it sends more', [
      ["'version' => self::VERSION )", "'version' => self::VERSION, 'php' => PHP_VERSION )"],
    ]),
    harmless('another function asks', [[EDD.ask, EDD.otherAsk]]),
    open('it asks another host', 'warning', /asks elsewhere.+updates\.example/, [
      ['https://shop.example/', 'https://updates.example/'],
    ]),
    open(
      'it asks another host, and takes no answer',
      'warning',
      NOT_KNOWN,
      [['https://shop.example/', 'https://updates.example/'], ...SIGNED],
      false,
    ),
    open('answers have to be signed', 'warning', NOT_KNOWN, SIGNED),
    open(
      'only who may update is offered it',
      'warning',
      NOT_KNOWN,
      [
        [
          '$live = $this->live();\n\t\tif',
          "$live = current_user_can( 'update_plugins' ) ? $this->live() : null;\n\t\tif",
        ],
      ],
      false,
    ),
    open(
      'it stops on the page of plugins, of what the answer does not have',
      'warning',
      /PHP stops: .*null/,
      [
        [
          '$this->key = plugin_basename( $file );',
          "$this->key = plugin_basename( $file );\n\t\tadd_action( 'load-plugins.php', function () {\n\t\t\t$live = $this->live();\n\t\t\t( function ( array $notes ) {} )( isset( $live->notes ) ? $live->notes : null );\n\t\t} );",
        ],
      ],
    ),
    open('the server compares', 'warning', NOT_KNOWN, [
      ["null !== $live && version_compare( self::VERSION, $live->new_version, '<' )", 'null !== $live'],
    ]),
    open('WordPress.org has it now', 'notice', /^From this version on, WordPress\.org/, [
      ['new Acme_Notes_Updates( __FILE__ );', ''],
      ['License URI: none', 'Update URI: https://wordpress.org/plugins/acme-notes/'],
    ]),
    {
      ...{ name: 'no details', updater: 'works', severity: 'warning', isUsual: true },
      ...{
        says: /^"View details" shows nothing/,
        changes: [["add_filter( 'plugins_api'", "add_filter( 'plugin_api'"]],
      },
    },
  ),
  header: ['License URI: none'],
};

const LICENSED = `if ( 'ABC-123' !== get_option( 'acme_notes_license' ) ) {
			return null;
		}
		$args = array( 'timeout' => 15 );`;
const GATED = list(URL, JSON_GET.ask, JSON_GET.read).replace(
  "$args = array( 'timeout' => 15 );",
  () => LICENSED,
);

const SENDS_LICENSE = list(URL, JSON_GET.ask, JSON_GET.read).replace(
  "'version' => self::VERSION",
  "'version' => self::VERSION, 'license' => (string) get_option( 'acme_notes_license' )",
);
const HAS_LICENSE = `if ( ! get_option( 'acme_notes_license' ) ) {
			return null;
		}
		$args = array( 'timeout' => 15 );`;

const OFFERED = '$list->response[ $this->key ] =';
const before = (statement: string): Form['changes'] => [[OFFERED, `${statement}\n\t\t\t${OFFERED}`]];
const NO_END = /^It is not known whether customers are offered further updates: /;

/** A release that means harm, or runs wild: its cost is bounded, and the rehearsal goes on. */
const HOSTILE: Client = {
  name: 'a client that is out of hand',
  code: list(URL, JSON_GET.ask, JSON_GET.read),
  forms: [
    open('it asks for ever', 'notice', NO_END, before('for ( ; ; ) { wp_remote_get( self::URL ); }')),
    open(
      'it asks a thousand times',
      'notice',
      NO_END,
      before('for ( $i = 0; $i < 1000; $i++ ) { wp_remote_get( self::URL ); }'),
      false,
    ),
    broken(
      'it takes an answer of 100 MB several times',
      /PHP stops: Allowed memory size/,
      before(
        "add_filter( 'pre_http_request', function () { return array( 'body' => str_repeat( 'a', 100000000 ) ); } );\n\t\t\t$all = array();\n\t\t\tfor ( $i = 0; $i < 50; $i++ ) { $all[] = wp_remote_get( self::URL )['body'] . $i; }",
      ),
    ),
    broken('it redirects', NO_MORE, before('wp_redirect( admin_url() );\n\t\t\texit;'), true),
    broken('it answers itself', NO_MORE, [
      [
        '$this->key = plugin_basename( $file );',
        "add_filter( 'pre_http_request', function () { return array( 'body' => '{\"new_version\":\"9.9.9\",\"package\":\"https://updates.example/9.zip\"}', 'response' => array( 'code' => 200, 'message' => 'OK' ) ); }, PHP_INT_MAX );\n\t\t$this->key = plugin_basename( $file );",
      ],
    ]),
    broken("it deletes WordPress's list", NO_MORE, [
      [
        '$this->key = plugin_basename( $file );',
        "add_action( 'set_site_transient_update_plugins', function () { delete_site_transient( 'update_plugins' ); } );\n\t\t$this->key = plugin_basename( $file );",
      ],
    ]),
  ],
};

/** A client that looks at packages which come from its server. */
const looksAt = (fits: string): string =>
  list(URL, JSON_GET.ask, JSON_GET.read)
    .replace(
      '$this->key = plugin_basename( $file );',
      () => `$this->key = plugin_basename( $file );
		add_filter( 'upgrader_pre_download', function ( $reply, $package ) {
			$this->comes = 0 === strpos( $package, 'https://' );
			return $reply;
		}, 10, 2 );
		add_filter( 'upgrader_source_selection', function ( $source ) {
			return empty( $this->comes ) || ${fits} ? $source : new WP_Error( 'acme_notes', 'The package is not whole.' );
		} );`,
    )
    .replace('private $key;', 'private $key;\n\tprivate $comes = false;');
const UNCHANGED: Omit<Form, 'updater'> = { name: 'nothing is changed', changes: [], isUsual: true };

const ODD: readonly Client[] = [
  {
    name: 'each version asks twice a day at most',
    code: list(URL, JSON_GET.ask, JSON_GET.read)
      .replace(
        "$args = array( 'timeout' => 15 );",
        () => `if ( time() - (int) get_option( 'acme_notes_asked' ) < 12 * HOUR_IN_SECONDS ) {
			return get_option( 'acme_notes_live', null );
		}
		delete_option( 'acme_notes_live' );
		update_option( 'acme_notes_asked', time() );
		$args = array( 'timeout' => 15 );`,
      )
      .replace(
        'return is_object( $live ) && isset( $live->new_version ) ? $live : null;',
        "$live = is_object( $live ) && isset( $live->new_version ) ? $live : null;\n\t\tupdate_option( 'acme_notes_live', $live );\n\t\treturn $live;",
      ),
    forms: [{ ...UNCHANGED, updater: 'works' }],
  },
  {
    name: 'packages are looked at',
    code: looksAt(
      "strpos( file_get_contents( $source . 'acme-notes.php' ), ' new Acme_Notes_Updates' ) || strpos( file_get_contents( $source . 'acme-notes.php' ), \"\\nnew Acme_Notes_Updates\" )",
    ),
    forms: [
      { ...UNCHANGED, updater: 'works', isUsual: false },
      broken(
        'what it looks for is not there',
        /^Sites cannot install this version through the offer of/,
        [['new Acme_Notes_Updates( __FILE__ );', '(new Acme_Notes_Updates( __FILE__ ));']],
        true,
      ),
    ],
  },
  {
    name: 'packages have a checksum, which is missing here',
    code: looksAt('false'),
    forms: [{ ...UNCHANGED, updater: 'works', isUsual: false }],
  },
  {
    name: 'another file is streamed while it is installed',
    code: list(URL, JSON_GET.ask, JSON_GET.read).replace(
      '$this->key = plugin_basename( $file );',
      () => `$this->key = plugin_basename( $file );
		add_filter( 'upgrader_source_selection', function ( $source ) {
			$file  = download_url( 'https://cdn.example/signature' );
			$isZip = is_string( $file ) && 'PK' === substr( (string) file_get_contents( $file ), 0, 2 );
			return $isZip && strpos( file_get_contents( $source . 'acme-notes.php' ), '1.1.0' ) ? new WP_Error( 'acme_notes', 'It is not a signature.' ) : $source;
		} );`,
    ),
    forms: [{ ...UNCHANGED, updater: 'works', isUsual: false }],
  },
  {
    name: 'a license is sent, and there is none',
    code: SENDS_LICENSE,
    forms: [
      open('it asks only with a license', 'warning', /names a license.+`before-update`/, [
        ["$args = array( 'timeout' => 15 );", HAS_LICENSE],
      ]),
      open(
        'it offers only with a license',
        'warning',
        /names a license.+`before-update`/,
        [['null !== $live &&', "get_option( 'acme_notes_license' ) && null !== $live &&"]],
        false,
      ),
      broken('another key', /under another key/, [
        ['$list->response[ $this->key ]', "$list->response['acme-notes']"],
      ]),
      harmless('it sends more', [
        ["'version' => self::VERSION", "'version' => self::VERSION, 'php' => PHP_VERSION"],
      ]),
    ],
  },
  {
    name: 'answers are signed from the beginning on',
    code: list(URL, JSON_GET.ask, JSON_GET.read).replace(SIGNED[0][0], () => SIGNED[0][1]),
    forms: [{ ...UNCHANGED, updater: '', severity: 'notice', says: /takes none of the answers/ }],
  },
  {
    name: 'the previous version had no client',
    code: list(URL, JSON_GET.ask, JSON_GET.read),
    previous: [['new Acme_Notes_Updates( __FILE__ );', '']],
    forms: [
      { ...UNCHANGED, updater: 'works' },
      open(
        'a constant is not raised',
        'warning',
        /again and again/,
        [["const VERSION = '@VERSION@'", "const VERSION = '1.0.0'"]],
        false,
      ),
    ],
  },
  {
    name: "neither version's filter is for the host in the header",
    header: ['Update URI: https://www.updates.example'],
    code: FUNCTIONS,
    forms: [
      { ...UNCHANGED, updater: '', severity: 'notice', says: /`update_plugins_www\.updates\.example` alone/ },
    ],
  },
];

/** The clients, each with ten forms that break it, and five that do no harm, at least. */
export const CLIENTS: readonly Client[] = [
  PLAIN,
  {
    name: 'the shape of the service',
    header: ['Update URI: https://updates.example'],
    code: HOSTED,
    forms: HOSTED_FORMS,
  },
  {
    name: 'functions for a host',
    header: ['Update URI: https://updates.example'],
    code: FUNCTIONS,
    forms: FUNCTION_FORMS,
  },
  { name: 'serialized PHP', code: list(URL, SERIALIZED.ask, SERIALIZED.read), forms: forms(SERIALIZED) },
  {
    name: "GitHub's latest release",
    code: withMethod(
      list('https://api.github.com/repos/acme/notes/releases/latest', GITHUB.ask, GITHUB.read),
      GITHUB_READ,
    ),
    forms: forms(GITHUB),
  },
  {
    name: 'a license is asked for',
    before: "<?php update_option( 'acme_notes_license', 'ABC-123' );",
    code: GATED,
    forms: [
      ...without(forms(JSON_GET), ['it keeps the answer for twelve hours']),
      broken('the license is looked for elsewhere', NO_MORE, [
        ["'acme_notes_license'", "'acme_notes_licence'"],
      ]),
      harmless('it keeps the answer for twelve hours', [
        ["$args = array( 'timeout' => 15 );", KEEPS],
        [
          'return is_object( $live ) && isset( $live->new_version ) ? $live : null;',
          "$live = is_object( $live ) && isset( $live->new_version ) ? $live : null;\n\t\tupdate_option( 'acme_notes_live', array( 'live' => $live, 'until' => time() + 12 * HOUR_IN_SECONDS ) );\n\t\treturn $live;",
        ],
      ]),
    ],
  },
  {
    name: 'a license is asked for, and missing',
    code: GATED,
    forms: [open('nothing is changed', 'notice', /^No update client was seen/, [])],
  },
  {
    name: 'no client',
    code: '<?php\nclass Acme_Notes_Updates {}\n',
    forms: [open('nothing is changed', 'notice', /^No update client was seen/, [], false)],
  },
  ...ODD,
  HOSTILE,
];
