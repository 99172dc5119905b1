import { quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../examine.ts';
import type { Load } from '../php/main-code.ts';
import type { Check } from './check.ts';

/** What the main file loads and defines. */
export const MAIN_CODE_CHECKS: readonly Check[] = [
  {
    id: 'required-file-missing',
    severity: 'error',
    acceptance: 'path',
    *find({ main, code, layout }) {
      if (main === undefined || code === undefined) return;
      for (const load of findMissing(code.loads, layout)) {
        const { path, keyword, line } = load;
        const certain = load.isUnconditional && keyword.startsWith('require') && !load.isBehindGuard;
        const twin = findTwin(path, layout);
        yield {
          ...(certain ? {} : { severity: 'warning' }),
          message: `Line ${line} of ${quoteName(main.path)} loads ${quoteName(path)} with \`${keyword}\`, which is not in the package${twin === undefined ? '' : `; ${quoteName(twin)} is, but case matters on most hosts`}.`,
          effect: describeEffect(load),
          fix: describeFix(load, twin),
          // The file that is missing, so that it can be accepted by its name.
          file: path,
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
      for (const { name, value, line } of code.constants) {
        const isOld = value === served?.version && value !== version && isOwnVersion(name);
        if (!isOld && !(PLACEHOLDER.test(value) && /version/i.test(name))) continue;
        yield {
          message: `The constant ${quoteName(name)} in line ${line} of ${quoteName(main.path)} is ${quoteName(value)}, ${isOld ? 'the version that is live' : 'which nobody has filled in'}; the plugin's version is ${quoteName(version)}.`,
          effect:
            'Code that goes by it, such as migrations and the addresses of scripts and styles, takes the update for another version.',
          fix: `Write ${quoteName(version)} there as well, or check the tool that should.`,
          file: main.path,
          line,
        };
      }
    },
  },
];

const MAX_FINDINGS = 20;

/** The missing files, each once and as the worst of its loads; what is loaded only if it is there may be missing. */
function findMissing(loads: readonly Load[], layout: PackageView['layout']): readonly Load[] {
  const files = new Set(layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
  const links = layout.entries.filter(({ isLink }) => isLink).map(({ path }) => `${path}/`);
  const missing = loads.filter(
    ({ path, isGuarded }) => !isGuarded && !files.has(path) && !links.some((link) => path.startsWith(link)),
  );
  const byPath = new Map<string, Load>();
  for (const load of missing) {
    const known = byPath.get(load.path);
    if (known === undefined || (load.isUnconditional && !known.isUnconditional)) byPath.set(load.path, load);
  }
  return [...byPath.values()].slice(0, MAX_FINDINGS);
}

function findTwin(path: string, { entries }: PackageView['layout']): string | undefined {
  const lowered = path.toLowerCase();
  return entries.find((entry) => entry.path.toLowerCase() === lowered)?.path;
}

/** Source: PHP's manual; `require` ends the script, `include` goes on with a warning. */
function describeEffect({ keyword, isUnconditional, isBehindGuard }: Load): string {
  if (isBehindGuard)
    return 'In front of it, the plugin looks for a file and gives up without it: sites would have a plugin that is active and does nothing.';
  const when = isUnconditional ? 'on every request' : 'when it gets there';
  return keyword.startsWith('require')
    ? `PHP stops with a fatal error ${when}: sites show a critical error${isUnconditional ? ', and WordPress pauses the plugin if it can' : ''}.`
    : `PHP warns ${when}, and goes on without what is in the file.`;
}

function describeFix({ path }: Load, twin: string | undefined): string {
  if (twin !== undefined) return 'Write the name in the same way in both places.';
  return /(^|\/)vendor[^/]*\//.test(path)
    ? 'Run `composer install --no-dev`, and what else builds the plugin, before it is zipped.'
    : 'Add the file to the package, or take the line out: check `.distignore` and the steps that build the plugin.';
}

/** Other versions can have the same number: those of a database, or the lowest of PHP. */
function isOwnVersion(name: string): boolean {
  return /(^|_)VERSION$/i.test(name) && !OTHER.test(name);
}

const OTHER =
  /(^|_)(MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|PHP|WP|WORDPRESS|WC|WOOCOMMERCE|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE|FREE|PRO|LIBRARY|SDK)_/i;

/** What tools put a version in place of. */
const PLACEHOLDER = /^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/;
