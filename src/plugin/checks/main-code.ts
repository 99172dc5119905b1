import { quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../examine.ts';
import { parentOf } from '../layout.ts';
import type { Load, MainCode } from '../php/main-code.ts';
import type { Check } from './check.ts';

/** What the main file loads and defines. */
export const MAIN_CODE_CHECKS: readonly Check[] = [
  {
    id: 'php-syntax',
    severity: 'error',
    acceptance: 'path',
    *find({ main, code, loaded, spoiled }) {
      const isTold = new Set(spoiled.map(({ path }) => path));
      const files = [...(main?.isWhole === true ? [{ path: main.path, fault: code?.fault }] : []), ...loaded];
      for (const { path, fault } of files) {
        if (fault === undefined || isTold.has(path)) continue;
        yield {
          message: `Line ${fault.line} of ${quoteName(path)} has ${fault.what}.`,
          effect: `PHP cannot read the file${path === main?.path ? '' : ', which the plugin loads on every request'}: sites show a critical error.`,
          fix: 'Correct the file; `php -l` tells whether PHP can read it. If yours is right, check what copied it.',
          file: path,
          line: fault.line,
        };
      }
    },
  },
  {
    id: 'required-file-missing',
    severity: 'error',
    acceptance: 'path',
    *find({ main, code, loaded, layout }) {
      if (main === undefined || code === undefined) return;
      const loads = [
        ...code.loads.map((load) => ({ ...load, by: main.path })),
        ...loaded.flatMap((file) => file.loads.map((load) => ({ ...load, by: file.path }))),
      ];
      for (const load of findMissing(loads, layout)) {
        const { path, keyword, line, by } = load;
        const certain = load.isUnconditional && keyword.startsWith('require') && !load.isBehindGuard;
        const twin = findTwin(path, layout);
        yield {
          ...(certain ? {} : { severity: 'warning' }),
          message: `Line ${line} of ${quoteName(by)} loads ${quoteName(path)} with \`${keyword}\`, ${twin === undefined ? 'which is not in the package' : `but the package has ${quoteName(twin)}: case matters`}.`,
          effect: describeEffect(load),
          fix: describeFix(load, twin),
          // The file that is missing, so that it can be accepted by its name.
          file: path,
          place: { file: by, line },
        };
      }
    },
  },
  {
    id: 'stale-version',
    severity: 'warning',
    acceptance: 'yes',
    *find({ main, code }, { served }) {
      if (main === undefined || code === undefined) return;
      const { version } = main.header;
      const stale = new Set(findStaleConstants(code.constants, { version, live: served?.version }));
      for (const constant of code.constants) {
        const { name, value, line } = constant;
        const isOld = stale.has(constant);
        if (!isOld && !(PLACEHOLDER.test(value) && /version/i.test(name))) continue;
        yield {
          message: `The constant ${quoteName(name)} in line ${line} of ${quoteName(main.path)} is ${quoteName(value)}, ${isOld ? 'the version that is live' : 'a placeholder'}; the plugin's version is ${quoteName(version)}.`,
          effect:
            'Code that uses it, such as migrations and the URLs of scripts and styles, takes the update for another version.',
          fix: `Write ${quoteName(version)} there too, or check the tool that should.`,
          file: main.path,
          line,
        };
      }
    },
  },
];

/** The constants for the plugin's own version that have been left at the one that is live. */
export function findStaleConstants(
  constants: MainCode['constants'],
  { version, live }: { readonly version: string; readonly live: string | undefined },
): MainCode['constants'] {
  return constants.filter(({ name, value }) => value === live && value !== version && isOwnVersion(name));
}

const MAX_FINDINGS = 20;

/** The missing files, each once and as the worst of its loads; what is loaded only if it is there may be missing. */
function findMissing<T extends Load>(loads: readonly T[], layout: PackageView['layout']): readonly T[] {
  const files = new Set(layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
  const links = new Set(layout.entries.filter(({ isLink }) => isLink).map(({ path }) => path));
  const missing = loads.filter(
    ({ path, isGuarded }) => !isGuarded && !files.has(path) && !isBelowOne(path, links),
  );
  const byPath = new Map<string, T>();
  for (const load of missing) {
    const known = byPath.get(load.path);
    if (known === undefined || (load.isUnconditional && !known.isUnconditional)) byPath.set(load.path, load);
  }
  return [...byPath.values()].slice(0, MAX_FINDINGS);
}

/** Whether one of the folders around a path is in the set. */
function isBelowOne(path: string, folders: ReadonlySet<string>): boolean {
  if (folders.size === 0) return false;
  for (let folder = parentOf(path); folder !== ''; folder = parentOf(folder))
    if (folders.has(folder)) return true;
  return false;
}

function findTwin(path: string, { entries }: PackageView['layout']): string | undefined {
  const lowered = path.toLowerCase();
  return entries.find((entry) => entry.path.toLowerCase() === lowered)?.path;
}

/** Source: PHP's manual; `require` ends the script, `include` goes on with a warning. */
function describeEffect({ keyword, isUnconditional, isBehindGuard }: Load): string {
  if (isBehindGuard)
    return 'Before that line, the plugin looks for a file and gives up without it: it would be active and do nothing.';
  const when = isUnconditional ? 'on every request' : 'when it gets there';
  return keyword.startsWith('require')
    ? `PHP stops with a fatal error ${when}: sites show a critical error.`
    : `PHP warns ${when}, and goes on without the file.`;
}

function describeFix({ path }: Load, twin: string | undefined): string {
  if (twin !== undefined) return 'Write the name the same way in both places.';
  return /(^|\/)vendor[^/]*\//.test(path)
    ? 'Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.'
    : 'Add the file, or remove the line: check `.distignore` and the steps that build the plugin.';
}

/** Other versions can have the same number: those of a database, or the lowest of PHP. */
function isOwnVersion(name: string): boolean {
  return /(^|_)VERSION$/i.test(name) && !OTHER.test(name);
}

const OTHER =
  /(^|_)(MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|PHP|WP|WORDPRESS|WC|WOOCOMMERCE|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE|FREE|PRO|LIBRARY|SDK)_/i;

/** What tools put a version in place of. */
const PLACEHOLDER = /^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/;
