import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';

/** A small plugin in several files, as a ZIP would hold it: each case changes some of them. */
export type Files = Readonly<Record<string, string>>;

export const FOLDER = 'acme-notes';

/** Where the code of {@link samplePlugin} begins in its main file. */
export const CODE_LINE = 17;

/** Differences from the sample. */
export interface Change {
  readonly version?: string;
  /** Statements at the end of the main file. */
  readonly code?: string;
  /** Lines of the main file's header. */
  readonly header?: readonly string[];
  /** Further files, and other contents. */
  readonly files?: Files;
}

/** Files by their names inside the plugin's folder. */
export function samplePlugin({ version = '1.1.0', code = '', header = [], files = {} }: Change = {}): Files {
  const lines = [
    'Plugin Name: Acme Notes',
    'Description: Notes.',
    `Version: ${version}`,
    'Requires at least: 6.0',
    'Requires PHP: 7.4',
    'License: MIT',
    ...header,
  ];
  return {
    'acme-notes.php': `<?php
/**
${lines.map((line) => ` * ${line}`).join('\n')}
 */

defined( 'ABSPATH' ) || exit;

require_once __DIR__ . '/includes/class-notes.php';

register_activation_hook( __FILE__, array( 'Acme_Notes', 'activate' ) );
add_action( 'init', array( 'Acme_Notes', 'register' ) );
${code}
`,
    'includes/class-notes.php': `<?php
class Acme_Notes {
	public static function activate() {
		add_option( 'acme_notes', array( 'version' => '${version}' ) );
	}

	public static function register() {
		register_post_type( 'acme_note', array( 'public' => true, 'label' => 'Notes' ) );
		add_action( 'rest_api_init', array( __CLASS__, 'routes' ) );
	}

	public static function routes() {
		register_rest_route(
			'acme/v1',
			'/notes',
			array( 'callback' => '__return_empty_array', 'permission_callback' => '__return_true' )
		);
	}
}
`,
    'assets/notes.js': `console.log( 'notes ${version}' );\n`,
    'readme.txt': `=== Acme Notes ===\nStable tag: ${version}\n`,
    ...files,
  };
}

/** The same files in a folder, as in a ZIP. */
export function inFolder(files: Files, folder = FOLDER): Files {
  return Object.fromEntries(Object.entries(files).map(([name, content]) => [`${folder}/${name}`, content]));
}

/** {@link samplePlugin}, packed when it is needed. */
export const zipSample = (change: Change) => () => zipFiles(inFolder(samplePlugin(change)));
