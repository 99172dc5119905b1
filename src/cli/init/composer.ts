import type { PREFIXERS } from '../../build/plan.ts';
import { toRecord } from '../../shared/record.ts';
import type { BuildSecret } from './build-tools.ts';
import type { Found } from './facts.ts';

/** A script that builds, or the step needed before one can. */
interface ChosenScript {
  /** Its name, if the workflow does not run it by itself. */
  readonly name?: string | undefined;
  readonly remarks: readonly string[];
}

/** Names of the tools that prefix libraries, and the commands in scripts that do it; `undefined` for a plugin of Composer. */
const TOOLS: Readonly<
  Record<(typeof PREFIXERS)[number], readonly [name: string, command: string | undefined]>
> = {
  'brianhenryie/strauss': ['Strauss', 'strauss'],
  'coenjacobs/mozart': ['Mozart', 'mozart'],
  'humbug/php-scoper': ['PHP-Scoper', 'php-scoper'],
  'wpify/scoper': ['WPify Scoper', undefined],
};

/** Finds the script of `composer.json` that prefixes libraries, unless Composer runs it when it installs. */
export function findPrefixScript(composer: unknown): ChosenScript {
  const json = toRecord(composer);
  const scripts = toRecord(json['scripts']);
  const installed = Object.keys(toRecord(json['require-dev']));
  const [, own] = Object.entries(TOOLS).find(([name]) => installed.includes(name)) ?? [];
  if (own !== undefined) return findOwn(own, scripts);
  for (const [name, [tool, command]] of Object.entries(TOOLS)) {
    if (command === undefined) continue;
    const [script] = findRunning(scripts, command);
    if (script === undefined) {
      if (command in toRecord(json['extra'])) return { remarks: [adviseOnScript(tool)] };
      continue;
    }
    // Else it is a file, or of another folder.
    const bare = new RegExp(`(?:^|["'\\s])(?:vendor/bin/)?${command}(?![\\w.-])`);
    if (bare.test(JSON.stringify(scripts[script])))
      return {
        remarks: [
          `The script ${script} of composer.json runs ${command}, which no package installs: run composer require --dev ${name}, and init again.`,
        ],
      };
    return { name: isRunByInstall(scripts, [script]) ? undefined : script, remarks: [] };
  }
  return { remarks: [] };
}

/** A script of its own that runs an installed tool has to be named to the workflow. */
function findOwn(
  [tool, command]: readonly [string, string | undefined],
  scripts: Readonly<Record<string, unknown>>,
): ChosenScript {
  if (command === undefined) return { remarks: [] };
  const own = findRunning(scripts, command);
  if (isRunByInstall(scripts, own)) return { remarks: [] };
  return own.length === 0 ? { remarks: [adviseOnScript(tool)] } : { name: own[0], remarks: [] };
}

/** Scripts that Composer runs when it installs. */
const OF_INSTALL = ['post-install-cmd', 'pre-autoload-dump', 'post-autoload-dump'];

/** Lists the scripts that run a command. */
function findRunning(scripts: Readonly<Record<string, unknown>>, command: string): readonly string[] {
  const runs = new RegExp(`(^|[^\\w-])${command}\\b`);
  return Object.keys(scripts).filter((name) => runs.test(JSON.stringify(scripts[name])));
}

function isRunByInstall(scripts: Readonly<Record<string, unknown>>, names: readonly string[]): boolean {
  return OF_INSTALL.some(
    (name) =>
      names.includes(name) || names.some((one) => JSON.stringify(scripts[name] ?? '').includes(`@${one}"`)),
  );
}

const adviseOnScript = (tool: string): string =>
  `No script of composer.json runs ${tool}, so the workflow does not, either: add one, and name it as build-script.`;

/** Registries that anybody can read. */
const PUBLIC = /(packagist\.org|wpackagist\.org|asset-packagist\.org)/;

/**
 * A repository does not show whether a package source is public.
 *
 * @param own `owner/name` of the repository itself
 */
export function findComposerSecrets(composer: unknown, own: string | undefined): readonly BuildSecret[] {
  const repositories = Object.values(toRecord(composer)['repositories'] ?? {}).map(toRecord);
  const urls = repositories.flatMap(({ type, url }) =>
    typeof url === 'string' &&
    /^(composer|vcs|git|github)$/.test(String(type)) &&
    !PUBLIC.test(url) &&
    (own === undefined || !url.replace(/\.git$/, '').endsWith(`/${own}`))
      ? [url]
      : [],
  );
  if (urls.length === 0) return [];
  const places = urls.join(' and ');
  return [
    {
      name: 'COMPOSER_AUTH',
      why: `for packages from ${places}; not needed if anybody can read them`,
      unless: `unless anybody can read ${places}`,
    },
  ];
}

/** The newest PHP before 8, whose successors no runner has by itself. */
const OLD = '7.4';

/**
 * Finds the PHP for packages that are locked to versions for PHP 7: Composer refuses to install them on that of the runner.
 * `undefined` if they fit, or if that is unknown.
 *
 * @param isWithDevelopment whether packages for development are installed, too
 */
export function findBuildPhp(
  composer: unknown,
  lock: unknown,
  isWithDevelopment: boolean,
): Found | undefined {
  const { platform } = toRecord(toRecord(composer)['config']);
  if (toRecord(platform)['php'] !== undefined) return undefined;
  const { packages, 'packages-dev': development } = toRecord(lock);
  const all = [packages, ...(isWithDevelopment ? [development] : [])].flatMap((list) =>
    Array.isArray(list) ? list.map(toRecord) : [],
  );
  for (const { name, require } of all) {
    const { php } = toRecord(require);
    if (typeof name === 'string' && typeof php === 'string' && isForOld(php))
      return { value: OLD, why: `composer.lock has ${name}, which requires ${php}` };
  }
  return undefined;
}

/** Ranges that end before PHP 8; others are taken for open. Source: Composer, "Versions and constraints". */
const ENDED = /^(?:\^[57](?:\.\d+){0,2}|~[57](?:\.\d+)?|>=\s*[57][\d.]*[\s,]+<\s*8(?:\.0)*)$/;
const HAS_OLD = /[\^~]7(?:\.[0-4])?(?:\.0)?$|<\s*8(?:\.0)*$/;

function isForOld(constraint: string): boolean {
  const ranges = constraint.split(/\|\|?/).map((range) => range.trim());
  return ranges.every((range) => ENDED.test(range)) && ranges.some((range) => HAS_OLD.test(range));
}

/** More would be a mistake or an attack. */
const MAX_EXCLUDES = 200;

/**
 * Lists `archive.exclude`, which has the syntax of `.gitignore`, but for `vendor`, which sites need. Source: Composer,
 * "The composer.json schema".
 */
export function listArchiveExcludes(composer: unknown): readonly string[] {
  const { exclude } = toRecord(toRecord(composer)['archive']);
  const all: readonly unknown[] = Array.isArray(exclude) ? exclude.slice(0, MAX_EXCLUDES) : [];
  return all.filter(
    (one): one is string =>
      typeof one === 'string' && /^[^\p{Cc}#\s][^\p{Cc}]*$/u.test(one) && !/^\/?vendor\/?$/.test(one),
  );
}
