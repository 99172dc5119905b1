import { agree } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { findOwnClient } from '../read/update-clients.ts';
import { findHeaderLines, HEADER_BYTES, isPluginHeader } from '../wordpress/header.ts';
import { compareNaturally } from '../wordpress/natural-order.ts';
import { type Check, DESTROYED } from './check.ts';

const LABELS = { name: 'Plugin Name', version: 'Version' } as const;

const NO_VERSION = 'WordPress does not see it: without a version, no site is ever offered the update.';
const MOVE_UP = `Move the plugin header to the start of the file.`;
const SAVE_AS_UTF8 = 'Save the file as UTF-8 without a byte order mark.';

/** Checks the headers of the main file, read as WordPress reads them. */
export const HEADER_CHECKS: readonly Check[] = [
  {
    /**
     * A header comes after the first 8 KiB of the main file.
     *
     * @topic The main file
     * @effect WordPress does not see it.
     * @fix Move the plugin header to the start of the file.
     */
    id: 'header-late',
    severity: 'error',
    acceptance: 'yes',
    *find({ main, lost, hidden }) {
      if (hidden?.header.why === 'late') {
        const { path } = hidden.file;
        const { line } = hidden.header;
        yield {
          message: `The "Plugin Name" header in line ${line} of ${quoteName(path)} is not within the first ${HEADER_BYTES} bytes.`,
          effect: `WordPress reads only those, and finds no plugin. ${DESTROYED}`,
          fix: MOVE_UP,
          file: path,
          line,
        };
      }
      for (const { field, why, line } of lost) {
        if (main === undefined || why === 'byte-order-mark') continue;
        const where = `The "${LABELS[field]}" header in line ${line} of ${quoteName(main.path)}`;
        yield {
          message:
            why === 'cut'
              ? `${where} is cut off after byte ${HEADER_BYTES}.`
              : `${where} is not within the first ${HEADER_BYTES} bytes.`,
          effect: why === 'cut' ? 'WordPress takes the part before the cut for the whole.' : NO_VERSION,
          fix: MOVE_UP,
          file: main.path,
          line,
        };
      }
    },
  },
  {
    /**
     * The main file is saved as UTF-16, or has a byte order mark before a header.
     *
     * @topic The main file
     * @effect WordPress does not see the header.
     * @fix Save the file as UTF-8 without a byte order mark.
     */
    id: 'header-encoding',
    severity: 'error',
    acceptance: 'yes',
    *find({ main, lost, hidden }) {
      if (hidden !== undefined && hidden.header.why !== 'late') {
        const { path } = hidden.file;
        const { why, line } = hidden.header;
        yield {
          message:
            why === 'utf-16'
              ? `${quoteName(path)} is saved in UTF-16.`
              : `There is a byte order mark before the "Plugin Name" header in line ${line} of ${quoteName(path)}.`,
          effect: `WordPress does not see the header, and finds no plugin. ${DESTROYED}`,
          fix: SAVE_AS_UTF8,
          file: path,
          line,
        };
      }
      const marked = lost.find(({ why }) => why === 'byte-order-mark');
      if (main === undefined || marked === undefined) return;
      yield {
        message: `There is a byte order mark before the "${LABELS[marked.field]}" header in line ${marked.line} of ${quoteName(main.path)}.`,
        effect: NO_VERSION,
        fix: SAVE_AS_UTF8,
        file: main.path,
        line: marked.line,
      };
    },
  },
  {
    /**
     * The main file has two `Version` headers.
     *
     * @topic The main file
     * @effect WordPress takes the first, even when it is empty or an example.
     * @fix Keep the one with the plugin header; remove or reword the other.
     */
    id: 'header-shadowed',
    severity: 'warning',
    acceptance: 'yes',
    *find({ main }) {
      const [first, second] = main ? findHeaderLines(main.bytes, 'version') : [];
      if (main === undefined || first === undefined || second === undefined) return;
      const [name = 0] = findHeaderLines(main.bytes, 'name');
      // Many comments further down have such a line, which has no effect.
      if (!hasCommentEnd(main.bytes, name, first) && hasCommentEnd(main.bytes, first, second)) return;
      yield {
        message: `${quoteName(main.path)} has a "Version" header in line ${first} and another in line ${second}.`,
        effect: 'WordPress takes the first, even when it is empty or an example.',
        fix: 'Keep the one in the comment with the plugin header, and remove or reword the other.',
        file: main.path,
        line: second,
      };
    },
  },
  {
    /**
     * Several files in the plugin's folder have a `Plugin Name` header.
     *
     * @topic The main file
     * @effect WordPress lists each as a plugin; the first by name gives the version of the update.
     * @fix Keep that of the main file.
     */
    id: 'multi-main',
    severity: 'warning',
    acceptance: 'yes',
    *find({ ownPhp, main }) {
      if (main === undefined) return;
      const others = ownPhp
        .filter(({ path, header }) => path !== main.path && isPluginHeader(header))
        .map(({ path }) => path);
      if (others.length === 0) return;
      yield {
        message: `Besides ${quoteName(main.path)}, ${listNames(others)} ${agree(others, 'has', 'have')} a "Plugin Name" header.`,
        effect:
          'WordPress lists each of them as a plugin; the first by name gives the version of the update.',
        fix: 'Keep the header in the main file only.',
        file: others[0],
        files: others,
      };
    },
  },
  {
    /**
     * A file in a subfolder has a `Plugin Name` header that sorts before the plugin's own.
     *
     * @topic The main file
     * @effect After an upload by hand, WordPress offers to activate that file.
     * @fix Leave the file out, or remove its header.
     */
    id: 'nested-header',
    severity: 'warning',
    acceptance: 'yes',
    *find({ nestedPhp, main }) {
      if (main === undefined) return;
      const { name } = main.header;
      const earlier = nestedPhp
        .filter(({ header }) => isPluginHeader(header) && compareNaturally(header.name, name) < 0)
        .map(({ path }) => path);
      if (earlier.length === 0) return;
      yield {
        message: `${listNames(earlier)} ${agree(earlier, 'has', 'have')} a "Plugin Name" header too, with a name that sorts before the plugin's own.`,
        effect: 'After an upload by hand, WordPress offers to activate that file instead of the plugin.',
        fix: 'Leave it out, or remove the header from it.',
        file: earlier[0],
        files: earlier,
      };
    },
  },
  {
    /**
     * The plugin has an update client: its main file is given to plugin-update-checker, or to a class that answers where
     * WordPress asks for updates, such as that of Easy Digital Downloads; and its header has no `Update URI`.
     *
     * @topic The main file
     * @silent Clients that get another file than the main one, or that come with Freemius: plugins of WordPress.org have
     * these, too; `Update URI: false`.
     * @effect WordPress asks WordPress.org, too: it can offer a stranger's plugin of the same folder as an update.
     * @fix Add `Update URI`, with an address of yours, or `false`.
     */
    id: 'update-uri-missing',
    severity: 'notice',
    acceptance: 'yes',
    *find({ main, updateClients }) {
      if (main?.header.updateUri.trim() !== '') return;
      const client = findOwnClient(updateClients, { path: main.path, text: main.bytes.toString('latin1') });
      if (client === undefined) return;
      const { path } = client;
      yield {
        message: `${quoteName(path)} has the plugin look for updates by code of its own, but the plugin has no header \`Update URI\`.`,
        effect:
          "WordPress asks WordPress.org, too, and can offer a stranger's plugin of the same folder as an update.",
        fix: `Add \`Update URI\`, with an address of yours, or \`false\`, to ${quoteName(main.path)}.`,
        file: main.path,
        place: { file: path },
      };
    },
  },
];

/** Whether a block comment ends between two lines, counted from 1. */
function hasCommentEnd(bytes: Buffer, ...lines: readonly [number, number]): boolean {
  const [start, end] = [Math.min(...lines), Math.max(...lines)];
  const all = bytes.toString('latin1', 0, HEADER_BYTES).split(/\r\n|\r|\n/);
  return all.slice(start - 1, end - 1).some((line) => line.includes('*/'));
}
