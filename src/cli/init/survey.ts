import { existsSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import type { Project } from '../../build/plan.ts';
import { readText } from '../../shared/read-start.ts';
import { CommandError } from '../command-error.ts';
import { findPlugins, type MainFile, type PluginFolder } from '../find-plugins.ts';
import { findRepository } from '../git.ts';
import {
  adviseOnInner,
  adviseOnLockfiles,
  adviseOnRunner,
  type BuildSecret,
  explainOthers,
  explainSubmodules,
  findNpmSecrets,
  findScript,
} from './build-tools.ts';
import { findBuildPhp, findComposerSecrets, findPrefixScript, listArchiveExcludes } from './composer.ts';
import { type Found, readJson } from './facts.ts';
import {
  createFileReader,
  join as joinPath,
  planComposer,
  planScripts,
  readManifests,
  showCommands,
} from './planner.ts';
import {
  explainWorkflow,
  findRemote,
  findTags,
  listWorkflows,
  type OldOrder,
  readOldOrder,
} from './releases.ts';

/** A plugin, and how it becomes a package. */
export interface SurveyedPlugin {
  readonly main: MainFile;
  /** The plugin's folder, relative to the repository; `.` for its top. */
  readonly path: string;
  readonly slug: Found;
  /** Where the build runs: the plugin's folder, or the one above it that has the files of Composer or npm. */
  readonly buildFolder: string;
  /** The commands that the workflow will run, with the reason; empty when nothing is built. */
  readonly builds: readonly Found[];
  /** The name of a script that is not `build`. */
  readonly buildScript: string | undefined;
  /** The PHP for the build, if it cannot be that of the runner. */
  readonly buildPhp: Found | undefined;
  /** The file with the rules that exclude files; `undefined` without one. */
  readonly rulesFile: string | undefined;
  /** Patterns by which `composer archive` leaves files out of a plugin that has no rules of its own. */
  readonly archiveExcludes: readonly string[];
  /** The name in `package.json`, if it has one. */
  readonly packageName: string | undefined;
  /** Optional secrets that the build needs. */
  readonly secrets: readonly BuildSecret[];
  /** Hints and questions for a person. */
  readonly remarks: readonly string[];
}

/** The facts that `init` finds in a repository. */
export interface Survey {
  /** The top folder of the repository. */
  readonly top: string;
  readonly plugins: readonly SurveyedPlugin[];
  /** `owner/name` on GitHub; `undefined` without such a remote. */
  readonly repository: string | undefined;
  /** Whether Git LFS keeps files of the plugins. */
  readonly hasLfs: boolean;
  /** How tags of versions are named; `undefined` if nothing says. */
  readonly tags: ReturnType<typeof findTags>;
  /** Sentences about other workflows that publish or release. */
  readonly otherWorkflows: readonly string[];
  /** Facts of the one workflow that publishes without this action. */
  readonly oldOrder: OldOrder | undefined;
  readonly remarks: readonly string[];
}

/** Folders named after their content, not after the plugin. */
const GENERIC = /^(src|source|plugin|plugins|trunk|build|dist|app|wordpress|wp-content)$/i;

/** As WordPress's folders are named. Source: sanitize_key() allows no more, but capitals and dots are in use. */
export const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

/**
 * Finds out what plugins a folder has, and how they are built. Asks no network.
 *
 * @param folder in the repository; only plugins in it count
 * @throws CommandError there is no plugin, or one that WordPress would take for several
 */
export function survey(folder: string): Survey {
  const start = resolve(folder);
  if (!existsSync(start))
    throw new CommandError(`There is no folder ${folder}. Name the folder of your plugin.`);
  const top = findRepository(start) ?? start;
  const found = listPlugins(start, folder);
  const remarks =
    findRepository(start) === undefined
      ? ['This folder is in no git repository: run `git init` first.']
      : explainSubmodules(top);
  const toPath = (path: string): string => relative(top, join(start, path)).split(sep).join('/') || '.';
  const plugins = found.map((plugin) => surveyPlugin(top, { ...plugin, path: toPath(plugin.path) }));
  const [only] = plugins.length === 1 ? plugins : [];
  const isOneOfSeveral = only !== undefined && start !== top && findPlugins(top).length > 1;
  const workflows = listWorkflows(top).filter(({ isOwn }) => !isOwn);
  const orders = workflows.flatMap(({ name, text }) => readOldOrder(name, text) ?? []);
  return {
    top,
    plugins,
    repository: findRemote(top),
    hasLfs: ['.', ...plugins.map(({ path }) => path)].some((at) => readAttributes(top, at, LFS)),
    tags: findTags(top, {
      names: only === undefined ? [] : [only.slug.value, only.packageName ?? only.slug.value],
      version: only?.main.header.version ?? '',
      isOneOfSeveral,
    }),
    otherWorkflows: workflows.flatMap(({ name, text }) => explainWorkflow(name, text) ?? []),
    oldOrder: only !== undefined && orders.length === 1 ? orders[0] : undefined,
    remarks,
  };
}

function listPlugins(start: string, folder: string): readonly PluginFolder[] {
  const found = findPlugins(start);
  if (found.length === 0)
    throw new CommandError(
      `No plugin was found in ${folder}: no PHP file in it, or up to three folders below, has \`Plugin Name:\` in the comment at its top. Name the folder of your plugin.`,
    );
  const twins = found.find(({ mainFiles }) => mainFiles.length > 1);
  if (twins !== undefined)
    throw new CommandError(
      `${twins.mainFiles.map(({ path }) => path).join(' and ')} have \`Plugin Name:\` in the comment at their top, so WordPress would list ${twins.mainFiles.length} plugins. Remove that line from all but the main file.`,
    );
  return found;
}

/** @param path below the top of the repository */
function surveyPlugin(top: string, { path, mainFiles }: PluginFolder): SurveyedPlugin {
  const [first] = mainFiles as readonly [MainFile];
  const name = basename(first.path);
  const main = { ...first, path: path === '.' ? name : `${path}/${name}` };
  const buildFolder = findBuildFolder(top, path);
  const at = join(top, buildFolder);
  const project = { read: createFileReader(top), folder: buildFolder };
  const composer = readJson(project, 'composer.json');
  const manifest = readJson(project, 'package.json');
  const prefix = findPrefixScript(composer);
  const script = findScript(manifest);
  const names = [prefix.name, script === 'build' ? undefined : script].filter((one) => one !== undefined);
  const parts = planParts(project, names);
  const rules = findRules(top, path);
  const packageName = manifest?.['name'];
  return {
    main,
    path,
    slug: chooseSlug(top, path, main, manifest?.['name']),
    buildFolder,
    builds: [parts.composer, parts.scripts]
      .filter(({ commands }) => commands.length > 0)
      .map(({ commands, why }) => ({ value: showCommands(commands, ', '), why })),
    buildScript: names[0],
    buildPhp:
      parts.composer.commands.length === 0
        ? undefined
        : findBuildPhp(
            composer,
            readManifests(project.read, [joinPath(buildFolder, 'composer.lock')])[0],
            parts.composer.commands.some(({ argv }) => !argv.includes('--no-dev')),
          ),
    rulesFile: rules,
    archiveExcludes: rules === undefined && buildFolder === path ? listArchiveExcludes(composer) : [],
    packageName: typeof packageName === 'string' && packageName !== '' ? packageName : undefined,
    secrets: [...findComposerSecrets(composer, findRemote(top)), ...findNpmSecrets(at, top)],
    remarks: [
      ...prefix.remarks,
      ...(script === undefined
        ? [...adviseOnRunner(at, top), ...adviseOnInner(at, top)]
        : adviseOnLockfiles(project, { script, isRun: parts.scripts.commands.length > 0 })),
      ...(script === undefined ? [] : explainOthers(manifest, script)),
      ...explainTwo(names),
    ],
  };
}

/** If two scripts build, each part is planned with its own; the advice is to give both one name. */
function planParts(project: Project, names: readonly string[]) {
  return {
    composer: planComposer({ ...project, script: names[0] ?? '' }),
    scripts: planScripts({ ...project, script: names.at(-1) ?? '' }),
  };
}

/** The workflow takes one name. */
function explainTwo(names: readonly string[]): readonly string[] {
  const [first, second] = names;
  return first === undefined || second === undefined || first === second
    ? []
    : [
        `Two scripts build the plugin, and the workflow takes one name: give the script ${second} of package.json the name ${first}, too.`,
      ];
}

/**
 * The folder on sites cannot be known from the repository: the most telling name is taken, and shown. Where two names
 * differ by upper and lower case only, the one in lower case is taken, as WordPress's directory has them.
 */
function chooseSlug(
  top: string,
  path: string,
  { path: main, header }: MainFile,
  packageName: unknown,
): Found {
  const file = basename(main, '.php');
  const folder = basename(path === '.' ? top : path);
  const domain = header.textDomain;
  const isNamed = path !== '.' && !GENERIC.test(folder);
  const candidates: readonly Found[] = [
    { value: isNamed ? folder : '', why: 'the name of its folder' },
    { value: domain === file ? file : '', why: 'its main file and its Text Domain' },
    { value: domain, why: 'its Text Domain' },
    { value: GENERIC.test(file) || file === 'index' ? '' : file, why: 'its main file' },
    { value: folder, why: 'the folder of the repository' },
  ];
  const found = candidates.find(({ value }) => SLUG.test(value));
  if (found === undefined) return { value: 'my-plugin', why: 'no name could be taken' };
  const lower = found.value.toLowerCase();
  const others: readonly Found[] = [
    ...candidates,
    { value: basename(findRemote(top) ?? ''), why: 'the name of the repository' },
    { value: typeof packageName === 'string' ? packageName : '', why: 'the name in package.json' },
  ];
  const same = lower === found.value ? undefined : others.find(({ value }) => value === lower);
  return same === undefined
    ? found
    : {
        value: lower,
        why: `${same.why}; ${found.why} is ${found.value}, so check which one sites have: upper and lower case matter`,
      };
}

/** Goes up until a folder has files of Composer or npm; without any, the plugin's own. */
function findBuildFolder(top: string, path: string): string {
  for (let at = path; ; at = dirname(at)) {
    if (['composer.json', 'package.json'].some((name) => existsSync(join(top, at, name)))) return at;
    if (at === '.') return path;
  }
}

function findRules(top: string, path: string): string | undefined {
  if (existsSync(join(top, path, '.distignore'))) return '.distignore';
  return [path, '.'].some((at) => readAttributes(top, at, /\bexport-ignore\b/))
    ? '.gitattributes'
    : undefined;
}

/** A pattern with the filter. Source: Git LFS, git-lfs-track(1) */
const LFS = /^[^#\n]*\sfilter=lfs\b/m;

/** Whether the attributes of a folder have this. */
function readAttributes(top: string, path: string, wanted: RegExp): boolean {
  return wanted.test(readText(join(top, path, '.gitattributes'), top) ?? '');
}
