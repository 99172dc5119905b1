import { prefixOf } from '../folder-paths.ts';
import { readTag } from '../php/index.ts';
import { agree } from '../../shared/format.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import type { Check } from './check.ts';

const PRINTED =
  'PHP prints it on every request, before the headers are sent: WordPress reports "unexpected output", and feeds and the REST API break.';

/** Checks for output of PHP when it loads the plugin. Measured with WordPress 7.1: it calls it "unexpected output". */
export const OUTPUT_CHECKS: readonly Check[] = [
  {
    /**
     * The main file, or one that the plugin always loads, has no `<?php`.
     *
     * @topic The main file
     * @warning A loaded file has a short `<?`, which not every server accepts.
     * @effect PHP runs none of it, and prints it on every page of the site.
     * @fix Begin the file with `<?php`.
     */
    id: 'no-php-tag',
    severity: 'error',
    acceptance: 'yes',
    *find({ main, loaded, gitDamage }) {
      const isTold = new Set(gitDamage.map(({ path }) => path));
      const bare = loaded.filter(
        ({ path, hasTag, start }) =>
          !hasTag && !isTold.has(path) && path.endsWith('.php') && /\S/.test(start),
      );
      const paths = bare.map(({ path }) => path);
      if (paths.length > 0) {
        yield {
          // Some servers treat a short tag as an opening tag.
          ...(bare.every(({ start }) => /<\?|<%/.test(start)) ? { severity: 'warning' } : {}),
          message: `${listNames(paths)}, which the plugin loads on every request, ${agree(paths, 'has', 'have')} no \`<?php\`.`,
          effect: `PHP runs none of ${agree(paths, 'it', 'them')}, and prints the whole text on every page of the site.`,
          fix: 'Begin PHP files with `<?php`; if this is not the text that you wrote, check what copied it.',
          file: paths[0],
          files: paths,
          line: 1,
        };
      }
      if (main?.isWhole !== true || readTag(main.bytes.toString('latin1')).hasTag) return;
      yield {
        message: `${quoteName(main.path)} has no \`<?php\`.`,
        effect: 'PHP runs none of it, and prints the whole file on every page of the site.',
        fix: 'Begin the file with `<?php`: not every server accepts the short `<?`.',
        file: main.path,
        line: 1,
      };
    },
  },
  {
    /**
     * A byte order mark, a blank line or text before `<?php` in the main file.
     *
     * @topic The main file
     * @warning The same in a file that is always loaded, or after the last `?>` of the main file.
     * @effect PHP prints it on every request: WordPress reports "unexpected output", feeds and the REST API break.
     * @fix Begin the file with `<?php`, and leave out a `?>` at its end.
     */
    id: 'output-before-headers',
    severity: 'error',
    acceptance: 'yes',
    *find({ main, lost, loaded, php, layout }) {
      // This much is known of a main file that could not be parsed, too.
      const starts = main && readTag(main.bytes.toString('latin1'));
      if (main === undefined || starts?.hasTag !== true) return;
      // PHP refuses a late `namespace`; another check reports that.
      const isRefused = (path: string) =>
        php?.files
          .get(path.slice(prefixOf(layout.folder).length))
          ?.remarks.some(({ what }) => what.endsWith('something stands before `<?php`')) === true;
      // If the mark also hides a header, the check of headers reports it.
      if (
        starts.start !== '' &&
        !isRefused(main.path) &&
        !lost.some(({ why }) => why === 'byte-order-mark')
      ) {
        yield {
          message: `${quoteName(main.path)} begins with ${describe(starts.start)} before \`<?php\`.`,
          effect: PRINTED,
          fix: fixOf(starts.start),
          file: main.path,
          line: 1,
        };
      }
      const late = loaded.filter(
        ({ path, isDirect, start: text }) => isDirect && !isRefused(path) && BEGINS_LATE.test(text),
      );
      const paths = late.map(({ path }) => path);
      if (paths.length > 0) {
        yield {
          severity: 'warning',
          message: `${listNames(paths)}, which the main file loads at once, ${agree(paths, 'begins', 'begin')} with ${describe(late[0]?.start ?? '')} before \`<?php\`.`,
          effect: PRINTED,
          fix: fixOf(late[0]?.start ?? ''),
          file: paths[0],
          files: paths,
          line: 1,
        };
      }
      const behind = php?.files.get(main.path.slice(prefixOf(layout.folder).length))?.starts.behind;
      if (behind !== undefined) {
        yield {
          severity: 'warning',
          message: `${quoteName(main.path)} has ${behind.text.trim() === '' ? 'blank lines' : 'text'} behind a \`?>\`, in line ${behind.line}.`,
          effect: PRINTED,
          fix: 'Remove it, or leave out the `?>` at the end of the file.',
          file: main.path,
          line: behind.line,
        };
      }
    },
  },
];

/** A file that begins with other text is usually a template, which is loaded where it should print. */
const BEGINS_LATE = /^(\xef\xbb\xbf\s*|\s+)<\?(php|=)/i;

const MARK = '\xef\xbb\xbf';

function describe(text: string): string {
  if (text.startsWith(MARK)) return 'a byte order mark';
  return /^\s*(<\?|$)/.test(text) ? 'a blank line or a blank' : 'text';
}

function fixOf(text: string): string {
  return text.startsWith(MARK)
    ? 'Save the file as UTF-8 without a byte order mark.'
    : 'Make `<?php` the very first characters of the file.';
}
