import { listNames, quoteName } from '../../shared/quote.ts';
import { createPlaceTest } from '../../shared/sorted.ts';
import type { PackageView } from '../read/package-view.ts';
import { createLibraryTest } from '../read/layout.ts';
import { parentOf, prefixOf } from '../folder-paths.ts';
import { isFatal } from '../php/index.ts';
import type { BuildSetup } from '../read/composer-json.ts';
import { type Check, type Expectations, nameRules, type ZippedSource } from './check.ts';

/** Checks whether a build that the package needs was run. */
export const NOT_BUILT_CHECKS: readonly Check[] = [
  {
    /**
     * PHP names what Composer makes (`vendor/autoload.php`) and the package lacks, although its `composer.json`
     * requires packages, or loads classes of the plugin.
     *
     * @topic The folder
     * @warning The plugin also loads its classes itself; the output of the script `build` in `package.json`, and scripts that
     * a rule leaves out.
     * @effect Code that uses it stops with a fatal error, or does nothing.
     * @fix Build the plugin first (`composer install --no-dev`, `npm ci && npm run build`), and do not name its output
     * in `.distignore`.
     */
    id: 'not-built',
    severity: 'error',
    acceptance: 'yes',
    *find(view, { zipped, workflow }) {
      const setup = zipped?.setup ?? view.setup;
      if (view.main === undefined || setup === undefined) return;
      const { composer, script } = setup;
      const lack = composer && findLack(view, composer);
      if (composer !== undefined && lack !== undefined) {
        const { packages, folders } = lack;
        const { command, folder } = composer;
        const why =
          packages.length > 0 ? `requires ${listNames(packages)}` : `loads the plugin's own classes`;
        yield {
          severity: lack.hasOwnAutoloader ? 'warning' : 'error',
          message: `\`composer.json\` ${why}, and the code needs ${listNames(lack.named)}, which the package lacks.`,
          effect: lack.hasOwnAutoloader
            ? 'Classes may be missing on sites.'
            : lack.isGuarded
              ? 'The plugin goes on, and fails where it needs them.'
              : 'Sites show a fatal error, or the plugin does nothing.',
          fix:
            adviseOnRule(
              zipped,
              folders.map((name) => `${name}/`),
            ) ??
            (zipped === undefined
              ? `Run \`${command}\` before the ZIP is made, and put ${listNames(folders)} into it.`
              : `${adviseOnStep({ command, folder }, workflow, `Set the input \`folder\` to the folder of \`composer.json\`, so that the workflow runs \`${command}\` there`)}, and do not exclude ${listNames(folders)} with ${nameRules(zipped)}.`),
        };
      }
      const left = findLeftOutBuilt(view, zipped);
      const missing = left === undefined ? listUnbuilt(view, zipped) : [];
      if (left !== undefined)
        yield {
          severity: 'warning',
          message: `The plugin's code names ${listNames(left.paths)}, which the package lacks.`,
          effect: 'Sites load scripts, styles or blocks that are not there.',
          fix: left.fix,
        };
      if (script !== undefined && missing.length > 0) {
        yield {
          severity: 'warning',
          message: `The plugin's code names ${listNames(missing)}, which the package lacks, and \`package.json\` has a script \`build\`.`,
          effect: 'Sites load scripts, styles or blocks that are not there.',
          fix:
            zipped === undefined
              ? `Run \`${script.command}\` before the ZIP is made, and put its output into it.`
              : `${adviseOnStep(script, workflow, 'Commit the lockfile, such as `package-lock.json`, or set the input `build-script` to the script that builds the plugin, so that the workflow runs it')}, and do not exclude its output with ${nameRules(zipped)}.`,
        };
      }
    },
  },
];

/** Lists the built files that the code names and a build would have made: all of them are one finding. */
export function listUnbuilt(view: PackageView, zipped: ZippedSource | undefined): readonly string[] {
  const setup = zipped?.setup ?? view.setup;
  return setup?.script === undefined ? [] : findUnbuilt(view, setup);
}

/** Lists where Composer files that this run should have made would be: all of them are one finding. */
export function listNotBuilt(view: PackageView, zipped: ZippedSource | undefined): ReadonlySet<string> {
  const composer = (zipped?.setup ?? view.setup)?.composer;
  return new Set(composer && findLack(view, composer)?.places);
}

/**
 * Advises on files that the source has and a rule leaves out, because a build would not bring them back.
 *
 * @param paths below the plugin's folder; of folders with a slash at the end
 */
export function adviseOnRule(zipped: ZippedSource | undefined, paths: readonly string[]): string | undefined {
  for (const path of paths) {
    const rule = zipped?.findRule?.(path);
    if (rule !== undefined) {
      return `Remove line ${rule.line} of ${quoteName(rule.file)}, ${quoteName(rule.text)}: it leaves out ${quoteName(path.replace(/\/$/, ''))}, which is there.`;
    }
  }
  return undefined;
}

/**
 * Advises on where to run a build; one of our workflows has no place for a step.
 *
 * @param advice what makes `build-and-publish.yml` run it
 */
function adviseOnStep(
  { command, folder }: { readonly command: string; readonly folder: string },
  workflow: Expectations['workflow'],
  advice: string,
): string {
  switch (workflow) {
    case 'build-and-publish.yml':
      return advice;
    case 'publish-plugins.yml':
      return `Run \`${command}\`${describeFolder(folder)} in a job before this workflow, which builds nothing, and name its artifact as \`artifact-name\``;
    case undefined:
      return `Add the line \`- run: ${command}\`${describeFolder(folder)} before this action`;
  }
}

/** The workspace itself needs no mention. */
function describeFolder(folder: string): string {
  return folder === '' ? '' : ` with \`working-directory: ${folder}\``;
}

type ComposerSetup = NonNullable<BuildSetup['composer']>;

/** Folders in which plugins keep third-party packages with a prefix of the plugin's own. */
const PREFIXED =
  /^(.*\/)?(vendor[-_]?\w*|\w*[-_]?prefixed|jetpack_vendor|dependencies|third[-_]party|scoped|libs?|packages)\/.*\.php$/i;
const AUTOLOADER = /(^|[/-])autoload\w*\.php$/;

/**
 * Finds Composer files that the plugin's own code names, if none is in the package. If the code names an autoloader,
 * packages beside it do not replace it.
 */
function findLack(view: PackageView, { placed, ...composer }: ComposerSetup) {
  const findPlaced = ({ name, folder }: (typeof placed)[number]) => {
    const lack = findLackIn(view, { packages: [name], folders: [folder], classes: [] });
    return lack === undefined ? [] : [lack];
  };
  return findLackIn(view, composer) ?? placed.flatMap(findPlaced)[0];
}

function findLackIn(
  view: PackageView,
  { packages, folders, classes }: Pick<ComposerSetup, 'packages' | 'folders' | 'classes'>,
) {
  const { layout, composer } = view;
  const prefix = prefixOf(layout.folder);
  const files = new Set(layout.entries.flatMap(({ path, isFolder }) => (isFolder ? [] : [path])));
  const isMade = (path: string) => folders.some((name) => path.startsWith(`${prefix}${name}/`));
  const named = composer.named.map(({ path, by }) => ({ path, places: listPlaces(path, by, layout.folder) }));
  const made = named.filter(({ places }) => places.some(isMade));
  const isLoader = ({ path }: { readonly path: string }) => AUTOLOADER.test(path);
  const wanted = made.some(isLoader) ? named.filter(isLoader) : made;
  const counts = wanted.filter((one) => made.includes(one) || PREFIXED.test(one.path));
  const isThere = counts.some(({ places }) => places.some((place) => files.has(place)));
  const isPlace = createPlaceTest(layout.entries.map(({ path }) => path));
  const isNeeded = packages.length > 0 || classes.some((path) => isPlace((prefix + path).replace(/\/$/, '')));
  const loads = view.loads.filter(({ path }) => isMade(path));
  if (made.length === 0 || isThere || !isNeeded || isTold(view, isMade, files)) return undefined;
  return {
    packages,
    folders,
    named: [...new Set(made.map(({ path }) => path))],
    places: made.flatMap(({ places }) => places),
    isGuarded: loads.length > 0 && loads.every((load) => load.isGuarded),
    hasOwnAutoloader: packages.length === 0 && composer.hasOwnAutoloader,
  };
}

/**
 * Code refers to no file this far above its own folder; without a limit, each of thousands of nested folders would
 * count.
 */
const MAX_LEVELS = 20;

/** Lists where a path in code may point: below the plugin's folder, the folder of the code, or one between them. */
function listPlaces(path: string, by: string, folder: string): readonly string[] {
  const places: string[] = [];
  let from = parentOf(by);
  for (; from.length > folder.length && places.length < MAX_LEVELS; from = parentOf(from))
    places.push(`${from}/${path}`);
  return [...places, prefixOf(folder) + path];
}

/** Whether the check of required files reports it as an error already. */
function isTold(
  { loads }: PackageView,
  isMade: (path: string) => boolean,
  files: ReadonlySet<string>,
): boolean {
  return loads.some(
    ({ path, keyword, when, isGuarded, isBehindGuard }) =>
      isMade(path) &&
      !files.has(path) &&
      isFatal({ path, keyword }) &&
      when === 'always' &&
      !isGuarded &&
      !isBehindGuard,
  );
}

/** The first of them say which rule it is. */
const MAX_LEFT_OUT = 20;

/** Finds built files that the code names and a rule leaves out, if the package has none that it names. */
function findLeftOutBuilt({ layout, builtPaths }: PackageView, zipped: ZippedSource | undefined) {
  if (zipped?.findRule === undefined) return undefined;
  const prefix = prefixOf(layout.folder);
  const isThere = createPlaceTest(layout.entries.map(({ path }) => path));
  if (builtPaths.some((path) => isThere(prefix + path.replace(/\/$/, '')))) return undefined;
  const left = builtPaths.slice(0, MAX_LEFT_OUT).flatMap((path) => {
    const fix = adviseOnRule(zipped, [path, `${path}/`]);
    return fix === undefined ? [] : [{ path, fix }];
  });
  const [first] = left;
  return first === undefined ? undefined : { paths: left.map(({ path }) => path), fix: first.fix };
}

/** Finds built files that the code names, if the package seems to have no built files at all. */
function findUnbuilt({ layout, builtPaths }: PackageView, setup: BuildSetup): readonly string[] {
  const isOfLibrary = createLibraryTest(layout);
  const prefix = prefixOf(layout.folder);
  const isBuilt = ({ path, isFolder }: (typeof layout.entries)[number]) =>
    !isFolder && !isOfLibrary(path) && setup.isIgnored(path.slice(prefix.length));
  const paths = `\n/${layout.entries.map(({ path, isFolder }) => `${path}${isFolder ? '/' : ''}`).join('\n/')}\n`;
  const own = layout.entries
    .flatMap(({ path }) => (isOfLibrary(path) ? [] : path.slice(prefix.length)))
    .join('\n');
  // If a name has no extension, the code may append one.
  const isThere = (path: string) => paths.includes(/\.\w+$/.test(path) ? `/${path}\n` : `/${path}`);
  // The plugin keeps its built folder deeper, so the code probably refers to another plugin.
  const isElsewhere = (path: string) => {
    const [folder] = /^(build|dist)\/[^/]+\//.exec(path) ?? [];
    return folder !== undefined && own.includes(`/${folder}`);
  };
  // A minified file may be WordPress's own, unless its source is in the package.
  const isOwn = (path: string) => !/\.min\.\w+$/.test(path) || isThere(path.replace('.min.', '.'));
  // Reports nothing as missing if the search would take too long.
  const steps = builtPaths.length * paths.length;
  if (steps === 0 || steps > MAX_STEPS || layout.entries.some(isBuilt)) return [];
  return builtPaths.filter((path) => !isThere(path) && isOwn(path) && !isElsewhere(path));
}

/** Compared characters: a second or two, where each takes several looks. */
const MAX_STEPS = 75_000_000;
