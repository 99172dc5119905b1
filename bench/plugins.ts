import { openSync, closeSync, writeSync } from 'node:fs';
import { zipFiles } from '../sandbox/plugins/build-plugin.ts';
import { type LargePluginOptions, makeUpLargePlugin } from '../sandbox/plugins/large-plugin.ts';

const CHUNK_BYTES = 1024 * 1024;

export const PLUGIN_VERSION = '3.1.0';

const MAIN = `<?php\n/*\nPlugin Name: Large Plugin\nVersion: ${PLUGIN_VERSION}\n*/\n${'// Code.\n'.repeat(2_000)}`;
const README = `=== Large Plugin ===\nStable tag: ${PLUGIN_VERSION}\n\n== Changelog ==\n\n= ${PLUGIN_VERSION} =\n* New.\n\n${'x'.repeat(20_000)}`;

/** A plugin of 100 MB and 1,000 files, with the two that count among the others. */
export const LARGE_PLUGIN: LargePluginOptions = {
  files: {
    'large-plugin/large-plugin.php': { content: MAIN, at: 0.5 },
    'large-plugin/readme.txt': { content: README, at: 0.6 },
  },
  fillers: 998,
};

/** Writes a package of so many files and about so many bytes, stored and not packed. */
export function writePackage(path: string, files: number, totalBytes: number): void {
  const fillers = files - Object.keys(LARGE_PLUGIN.files).length;
  const plugin = makeUpLargePlugin({
    ...LARGE_PLUGIN,
    fillers,
    fillerBytes: Math.ceil(totalBytes / fillers),
  });
  const descriptor = openSync(path, 'w');
  for (let start = 0; start < plugin.sizeBytes; start += CHUNK_BYTES) {
    writeSync(descriptor, plugin.read(start, Math.min(start + CHUNK_BYTES, plugin.sizeBytes)));
  }
  closeSync(descriptor);
}

/** A class as plugins have them: a singleton with hooks, conditions, texts and comments. */
function writeClass(index: number): string {
  const method = (name: string) => `
	/**
	 * Handles a request.
	 *
	 * @param array $args Arguments.
	 */
	public function ${name}( $args = array() ) {
		if ( ! current_user_can( 'manage_options' ) || empty( $args['id'] ) ) {
			return '';
		}
		foreach ( get_posts( array( 'post_type' => 'acme_${index % 50}' ) ) as $item ) {
			$title = isset( $item->post_title ) ? esc_html( $item->post_title ) : __( 'None', 'acme' );
			$this->out[] = sprintf( '<li class="%s">%s</li>', esc_attr( $args['class'] ), $title );
		}
		add_action( 'init', array( $this, 'handle_${index}' ) );
		return implode( "{$args['id']} ", $this->out );
	}
`;
  const methods = Array.from({ length: 8 }, (_, at) => method(`handle_${at}`)).join('');
  return `<?php\nnamespace Acme\\Part${index % 40};\n\nif ( ! defined( 'ABSPATH' ) ) {\n\texit;\n}\n\nclass Thing_${index} {\n\tprivate $out = array();\n${methods}}\n`;
}

/** A package of so many files of PHP, the first of which the main file loads; or of as many texts. */
export function zipClasses(files: number, loaded: number, ending: 'php' | 'txt'): Promise<Buffer> {
  const loads = Array.from({ length: loaded }, (_, at) => `require __DIR__ . '/inc/thing-${at}.php';\n`);
  const main = `<?php\n/*\nPlugin Name: Acme\nVersion: ${PLUGIN_VERSION}\n*/\n${ending === 'php' ? loads.join('') : ''}`;
  const classes = Array.from(
    { length: files },
    (_, at) => [`acme/inc/thing-${at}.${ending}`, writeClass(at)] as const,
  );
  return zipFiles({ 'acme/acme.php': main, ...Object.fromEntries(classes) });
}
