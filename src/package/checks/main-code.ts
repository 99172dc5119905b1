import { quoteName } from '../../shared/quote.ts';
import type { PackageView } from '../read/package-view.ts';
import { parentOf, prefixOf } from '../read/layout.ts';
import { rarest } from '../php/conditions.ts';
import type { MainCode } from '../php/main-code.ts';
import { isFatal, type Load, nameVerb } from '../php/calls.ts';
import { isLeftOut } from '../read/lost-loads.ts';
import { type Check, nameRules, type ZippedSource } from './check.ts';
import { adviseOnRule, listNotBuilt } from './not-built.ts';

const FIXES = {
  text: 'Make `<?php` the very first characters of the file, without a byte order mark.',
  code: 'Move it to the top of the file: only `<?php`, comments and `declare` may stand before it.',
  other: 'Correct the file; `php -l` tells whether PHP can read it. If yours is right, check what copied it.',
} as const;

/** Checks which files the main file loads, and which constants it defines. */
export const MAIN_CODE_CHECKS: readonly Check[] = [
  {
    /**
     * The main file, or one that the plugin always loads, has brackets, texts or comments that do not end, a heredoc
     * whose label begins a line of its own text, marks of a merge conflict, or a late `namespace` or `declare(
     * strict_types )`.
     *
     * @topic The main file
     * @silent A missing semicolon or typographic quotes, which [a rehearsal](rehearse.md) finds.
     * @effect Sites show a critical error.
     * @fix Correct the file; `php -l` tells whether PHP can read it.
     */
    id: 'php-syntax',
    severity: 'error',
    acceptance: 'path',
    *find({ main, code, loaded, gitDamage }) {
      const isTold = new Set(gitDamage.map(({ path }) => path));
      const files = [...(main?.isWhole === true ? [{ path: main.path, fault: code?.fault }] : []), ...loaded];
      for (const { path, fault } of files) {
        if (fault === undefined || isTold.has(path)) continue;
        yield {
          message: `Line ${fault.line} of ${quoteName(path)} has ${fault.what}.`,
          effect: `PHP cannot ${fault.comesAfter === 'text' ? 'run' : 'read'} the file${path === main?.path ? '' : ', which the plugin loads on every request'}: sites show a critical error.`,
          fix: FIXES[fault.comesAfter ?? 'other'],
          file: path,
          line: fault.line,
        };
      }
    },
  },
  {
    /**
     * A file that is loaded on every request, or at the activation, requires one that the package lacks, such as
     * `vendor/autoload.php`: also through functions that are called at once, Composer's lists, a path without a slash
     * (`__DIR__ . "inc/a.php"`), or an `if` that asks whether the plugin's own function, or a class that no earlier
     * file declares, is missing.
     *
     * @topic The main file
     * @warning `include`, other branches and functions of the main file, pages of the dashboard, and where the plugin
     * checks for a file first; also where a loop over files, which nobody follows here, has declared the class by then.
     * @silent `@include`, WP-CLI, code for developers (`ACME_DEV`, `defined( 'ACME_TEST' )`, the environment `local`)
     * or for PHP below `Requires PHP`; functions that nobody calls; functions that give up without a file, unless it
     * is an autoloader or they run on every request; on a condition, files in `tests` and a missing folder `pro` or
     * `premium`.
     * @effect PHP stops with a fatal error.
     * @fix Build the plugin before you zip it, and check `.distignore`.
     */
    id: 'required-file-missing',
    severity: 'error',
    acceptance: 'path',
    *find(view, { zipped }) {
      const { main, code, loads, loaded, layout } = view;
      const notBuilt = listNotBuilt(view, zipped);
      // Other files may deliberately load something that is not in the package.
      const own = loads.filter(
        (load) =>
          load.keyword !== 'register_block_type' &&
          (load.by === main?.path || load.when !== 'maybe') &&
          !notBuilt.has(load.path) &&
          !isLeftOut(load, layout) &&
          // Code for some requests that stops when a file is missing only lacks one feature; without the autoloader,
          // all of it stops.
          !(load.isBehindGuard && load.when !== 'always' && !load.path.includes('autoload')),
      );
      for (const load of findMissing(own, layout)) {
        const { path, line, by } = load;
        const certain = /^(always|activation)$/.test(load.when) && isFatal(load) && !load.isBehindGuard;
        const twin = findTwin(path, layout);
        yield {
          ...(certain ? {} : { severity: 'warning' }),
          message: `Line ${line} of ${quoteName(by)} ${nameVerb(load)} ${quoteName(path)}, ${twin === undefined ? 'which is not in the package' : `but the package has ${quoteName(twin)}: case matters`}.`,
          effect: describeEffect(load),
          fix:
            adviseOnRule(zipped, [path.slice(layout.folder.length + 1)]) ??
            describeFix(load, twin, zipped, layout),
          // The missing file, so that it can be accepted by its name.
          file: path,
          place: { file: by, line },
        };
      }
      for (const { folder, by, named } of findLostPackages(
        loaded,
        [...loaded, ...(code ? [code] : [])],
        layout,
      )) {
        yield {
          message: `${quoteName(by)} lists classes in ${quoteName(folder)}, of which nothing is in the package.`,
          effect: `Code that the plugin loads on every request names ${quoteName(named)}: PHP stops with a fatal error where it is used.`,
          fix:
            adviseOnRule(zipped, [`${folder.slice(layout.folder.length + 1)}/`]) ??
            describeFix({ path: `${folder}/` }, undefined, zipped, layout),
          file: folder,
          place: { file: by },
        };
      }
    },
  },
  {
    /**
     * A constant in the main file (`MY_PLUGIN_VERSION`), or the variable of a class (`$version`), has the live
     * version, or a placeholder.
     *
     * @topic Versions
     * @effect Migrations and URLs of scripts mistake the update for another version.
     * @fix Write the version there too, or check the tool that should.
     */
    id: 'stale-version',
    severity: 'warning',
    acceptance: 'yes',
    *find({ main, code }, { served, before }) {
      if (main === undefined || code === undefined) return;
      const { version } = main.header;
      const known = served?.version ?? before?.version;
      const origin = served === undefined ? `as in ${before?.what ?? ''}` : 'the version that is live';
      for (const { name, value, line, isProperty } of code.constants) {
        const isOld = value === known && value !== version && isOwnVersion(name);
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

const MAX_FINDINGS = 20;

/**
 * Lists each missing file once, with the worst of its loads. A file that is loaded only if it exists may be missing.
 */
export function findMissing<T extends Load>(
  loads: readonly T[],
  layout: PackageView['layout'],
): readonly T[] {
  const files = new Set(layout.entries.filter(({ isFolder }) => !isFolder).map(({ path }) => path));
  const links = new Set(layout.entries.filter(({ isLink }) => isLink).map(({ path }) => path));
  const missing = loads.filter(
    ({ path, isGuarded }) => !isGuarded && !files.has(path) && !isBelowOne(path, links),
  );
  const byPath = new Map<string, T>();
  for (const load of missing) {
    const known = byPath.get(load.path);
    if (known === undefined || (known.when !== load.when && rarest(known.when, load.when) === known.when))
      byPath.set(load.path, load);
  }
  return [...byPath.values()].slice(0, MAX_FINDINGS);
}

/** Finds packages of Composer that are missing entirely although the code uses their classes. */
function findLostPackages(
  loaded: PackageView['loaded'],
  named: readonly Pick<MainCode, 'names'>[],
  { entries }: PackageView['layout'],
) {
  const listed = loaded.flatMap(({ path, packages }) => packages.map((each) => ({ ...each, by: path })));
  if (listed.length === 0) return [];
  const there = new Set(entries.flatMap(({ path }) => listParents(path)));
  const used = new Set(named.flatMap(({ names }) => [...names].flatMap(listNamespaces)));
  return listed.flatMap(({ folder, by, names }) => {
    const [name] = there.has(folder) ? [] : [...names].filter((each) => used.has(each));
    return name === undefined ? [] : [{ folder, by, named: name }];
  });
}

/** A path and all folders around it. */
function listParents(path: string): readonly string[] {
  const parents: string[] = [];
  for (let at = path; at !== ''; at = parentOf(at)) parents.push(at);
  return parents;
}

/** A class and all namespaces around it, with a backslash at their ends. */
function listNamespaces(name: string): readonly string[] {
  const parts = name.split('\\');
  return [name, ...parts.slice(1).map((_, index) => `${parts.slice(0, index + 1).join('\\')}\\`)];
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

/** Source: PHP's manual. `require` ends the script; `include` continues with a warning. */
function describeEffect(load: Load): string {
  if (load.isBehindGuard)
    return 'The plugin looks for a file, and gives up without it: it would be active and do nothing.';
  const when = WHEN[load.when];
  if (isFatal(load) && load.keyword.startsWith('include'))
    return `PHP goes on, and stops with a fatal error where it needs a class, ${when}.`;
  return isFatal(load)
    ? `PHP stops with a fatal error ${when}: ${load.when === 'activation' ? 'new customers cannot activate it' : 'sites show a critical error'}.`
    : `PHP warns ${when}, and goes on without the file.`;
}

const WHEN = {
  always: 'on every request',
  admin: 'on every page of the dashboard',
  activation: 'when somebody activates the plugin',
  maybe: 'when it gets there',
  never: 'when it gets there',
} as const;

function describeFix(
  { path }: Pick<Load, 'path'>,
  twin: string | undefined,
  zipped: ZippedSource | undefined,
  { folder }: PackageView['layout'],
): string {
  if (twin !== undefined) return 'Write the name the same way in both places.';
  if (!path.startsWith(prefixOf(folder)))
    return 'Write a `/` behind the folder: the path is that of something beside the plugin.';
  return /(^|\/)vendor[^/]*\//.test(path)
    ? 'Run `composer install --no-dev`, and whatever else builds the plugin, before it is zipped.'
    : `Add the file, or remove the line: check ${nameRules(zipped)} and the steps that build the plugin.`;
}

/** Other constants also hold versions: of a database, or the lowest one of PHP. */
function isOwnVersion(name: string): boolean {
  const words = name.replace(/([a-z])([A-Z])/g, '$1_$2');
  return /(^\$?|_)VER(SION)?$/i.test(words) && !OTHER.test(words);
}

const OTHER =
  /(^\$?|_)((MIN|MINIMUM|MAX|MAXIMUM|REQUIRED?|REQUIRES|NEEDED|TESTED|DB|DATABASE|SCHEMA|DATA|API|LAST|PREVIOUS|OLD|BASE|SINCE)_|(PHP|WP|WORDPRESS|WC|WOOCOMMERCE|LIBRARY|SDK)_VER(SION)?$)/i;

/** Placeholders that tools replace with a version. */
const PLACEHOLDER = /^\s*(@@[\w.-]+@@?|\{\{\s*[\w.-]+\s*\}\}|%%?[\w.-]+%%?|__\w+__|\$\{\w+\})\s*$/;
