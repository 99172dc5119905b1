import { quoteName } from '../../shared/quote.ts';
import { listConstants } from '../read/main-constants.ts';
import type { Check } from './check.ts';

/** Checks which constants the main file defines. */
export const MAIN_CODE_CHECKS: readonly Check[] = [
  {
    /**
     * A constant in the main file (`MY_PLUGIN_VERSION`), or the variable of a class (`$version`), has the live
     * version, or a placeholder.
     *
     * @topic Versions
     * @silent One that was behind in the package that it is compared with, too.
     * @effect Migrations and URLs of scripts mistake the update for another version.
     * @fix Write the version there too, or check the tool that should.
     */
    id: 'stale-version',
    severity: 'warning',
    acceptance: 'yes',
    *find({ main }, { served, before }) {
      if (main === undefined) return;
      const { version } = main.header;
      const known = served?.version ?? before?.version;
      const behind = new Map(
        listConstants(Buffer.from(before?.mainText ?? '')).map(({ name, value }) => [name, value]),
      );
      const origin = served === undefined ? `as in ${before?.what ?? ''}` : 'the version that is live';
      for (const { name, value, line, isProperty } of listConstants(main.bytes)) {
        // One that was behind in the previous package, too, is so on purpose.
        const isMeant = behind.has(name) && behind.get(name) !== before?.version;
        const isOld = value === known && value !== version && isOwnVersion(name) && !isMeant;
        if (!isOld && !(PLACEHOLDER.test(value) && /version/i.test(name) && !isProperty)) continue;
        yield {
          message: `The ${isProperty ? 'property' : 'constant'} ${quoteName(name)} in line ${line} of ${quoteName(main.path)} is ${quoteName(value)}, ${isOld ? origin : 'a placeholder'}; the plugin's version is ${quoteName(version)}.`,
          effect:
            'Code that uses it, such as migrations and the URLs of scripts and styles, mistakes the update for another version.',
          fix: `Write ${quoteName(version)} there too, or check the tool that should.`,
          file: main.path,
          line,
        };
      }
    },
  },
];

/** Other constants also hold versions: of a database, or the lowest one of PHP. */
function isOwnVersion(name: string): boolean {
  const words = name.replace(/([a-z])([A-Z])/g, '$1_$2');
  return /(^\$?|_)VER(SION)?$/i.test(words) && !OTHER.test(words);
}

const OTHER =
  /(^\$?|_)((MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE|STABLE)_|(PHP|WP|WORDPRESS|WC|WOOCOMMERCE|LIBRARY|SDK)_VER(SION)?$)/i;

/** Placeholders that tools replace with a version. */
const PLACEHOLDER = /^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/;
