import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, relative, resolve, sep } from 'node:path';
import { readStart } from '../../shared/read-start.ts';
import { CommandError } from '../command-error.ts';
import { findPlugins, type MainFile, type PluginFolder } from '../find-plugins.ts';
import { askGit, findRepository } from '../git.ts';
import { toRecord } from '../package-code.ts';

/** A fact, and how it was found. */
export interface Found {
  readonly value: string;
  readonly why: string;
}

/** A plugin, and how it becomes a package. */
export interface SurveyedPlugin {
  readonly main: MainFile;
  /** The plugin's folder, relative to the repository; `.` for its top. */
  readonly path: string;
  readonly slug: Found;
  /** Where the build runs: the plugin's folder, or the one above it that has the files of Composer or npm. */
  readonly buildFolder: string;
  /** What the workflow will run, with the reason; empty when nothing is built. */
  readonly builds: readonly Found[];
  /** The name of a script that is not `build`. */
  readonly buildScript: string | undefined;
  /** The file with the rules of what is left out; `undefined` without one. */
  readonly rulesFile: string | undefined;
  /** Optional secrets that the build needs. */
  readonly secrets: readonly string[];
  /** What a person has to know or decide. */
  readonly remarks: readonly string[];
}

/** What `init` finds in a repository. */
export interface Survey {
  /** The top folder of the repository. */
  readonly top: string;
  readonly plugins: readonly SurveyedPlugin[];
  /** `owner/name` on GitHub; `undefined` without such a remote. */
  readonly repository: string | undefined;
  /** The beginning of tags of versions, such as `v`, with an example if there is one; `undefined` if nothing says. */
  readonly tags: { readonly prefix: string; readonly example?: string } | undefined;
  /** Names of other workflows that tags or releases start. */
  readonly otherWorkflows: readonly string[];
  readonly remarks: readonly string[];
}

/** Larger files are none that a person wrote. */
const MAX_BYTES = 1024 * 1024;

/** Folders whose names say what is in them, and not which plugin. */
const GENERIC = /^(src|source|plugin|plugins|trunk|build|dist|app|wordpress|wp-content)$/i;

/** As WordPress's folders are named. Source: sanitize_key() allows no more, but capitals and dots are in use. */
const SLUG = /^[A-Za-z0-9][A-Za-z0-9._-]*$/;

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
    findRepository(start) === undefined ? ['This folder is in no git repository: run `git init` first.'] : [];
  const toPath = (path: string): string => relative(top, join(start, path)).split(sep).join('/') || '.';
  const plugins = found.map((plugin) => surveyPlugin(top, toPath(plugin.path), plugin));
  const slugs = plugins.length === 1 ? plugins.map(({ slug }) => slug.value) : [];
  const isOneOfSeveral = slugs.length === 1 && start !== top && findPlugins(top).length > 1;
  const workflows = listWorkflows(top);
  return {
    top,
    plugins,
    repository: findRemote(top),
    tags: findTags(top, slugs, isOneOfSeveral),
    otherWorkflows: workflows
      .filter(({ isOwn, text }) => !isOwn && /^\s+(tags|release):/m.test(text))
      .map(({ name }) => name),
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

function surveyPlugin(top: string, path: string, { mainFiles }: PluginFolder): SurveyedPlugin {
  const [first] = mainFiles as readonly [MainFile];
  const name = basename(first.path);
  const main = { ...first, path: path === '.' ? name : `${path}/${name}` };
  const buildFolder = findBuildFolder(top, path);
  const at = join(top, buildFolder);
  const composer = readJson(join(at, 'composer.json'));
  const manifest = readJson(join(at, 'package.json'));
  const scripts = findScripts(at, top, manifest);
  const rules = findRules(top, path);
  return {
    main,
    path,
    slug: chooseSlug(top, path, main),
    buildFolder,
    builds: [...describeComposer(composer), ...scripts.builds],
    buildScript: scripts.name,
    rulesFile: rules,
    secrets: [...findComposerSecrets(composer), ...findNpmSecrets(at, top)],
    remarks: scripts.remarks,
  };
}

/** The folder on sites cannot be known from the repository: the most telling name is taken, and shown. */
function chooseSlug(top: string, path: string, { path: main, header }: MainFile): Found {
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
  return (
    candidates.find(({ value }) => SLUG.test(value)) ?? { value: 'my-plugin', why: 'no name could be taken' }
  );
}

/** Goes up until a folder has files of Composer or npm; without any, the plugin's own. */
function findBuildFolder(top: string, path: string): string {
  for (let at = path; ; at = dirname(at)) {
    if (['composer.json', 'package.json'].some((name) => existsSync(join(top, at, name)))) return at;
    if (at === '.') return path;
  }
}

/** Tools that prefix libraries. */
const PREFIXERS: Readonly<Record<string, string>> = {
  'brianhenryie/strauss': 'Strauss',
  'coenjacobs/mozart': 'Mozart',
  'humbug/php-scoper': 'PHP-Scoper',
  'wpify/scoper': 'WPify Scoper',
};

/** As the workflow decides it. */
function describeComposer(composer: unknown): readonly Found[] {
  const json = toRecord(composer);
  const [needed, development, scripts] = [json['require'], json['require-dev'], json['scripts']].map(
    (value) => Object.keys(toRecord(value)),
  );
  const prefixer = (development ?? []).find((name) => name in PREFIXERS);
  if (prefixer !== undefined)
    return [
      { value: `composer install, with ${PREFIXERS[prefixer] ?? ''}`, why: `${prefixer} in composer.json` },
    ];
  const packages = (needed ?? []).filter((name) => name.includes('/') && name !== 'composer/installers');
  const why =
    packages[0] !== undefined
      ? `composer.json requires ${packages[0]}`
      : json['autoload'] !== undefined
        ? 'composer.json has autoload'
        : (scripts ?? []).some((name) => name.startsWith('post-'))
          ? 'composer.json has scripts for it'
          : undefined;
  return why === undefined ? [] : [{ value: 'composer install --no-dev', why }];
}

/** Names of scripts that build for customers, in the order of how sure that is. */
const SCRIPTS = [
  'build',
  'build:production',
  'build:prod',
  'build-production',
  'production',
  'prod',
  'build-plugin',
  'build:plugin',
  'build:js',
  'compile',
  'dist',
  'bundle',
  'release',
];

const LOCKS = [
  ['pnpm-lock.yaml', 'pnpm install --frozen-lockfile, pnpm run'],
  ['yarn.lock', 'yarn install, yarn run'],
  ['bun.lock', 'bun install --frozen-lockfile, bun run'],
  ['bun.lockb', 'bun install --frozen-lockfile, bun run'],
  ['package-lock.json', 'npm ci, npm run'],
  ['npm-shrinkwrap.json', 'npm ci, npm run'],
] as const;

function findScripts(
  folder: string,
  top: string,
  manifest: unknown,
): {
  readonly builds: readonly Found[];
  readonly name: string | undefined;
  readonly remarks: readonly string[];
} {
  if (manifest === undefined) return { builds: [], name: undefined, remarks: [] };
  const { scripts, dependencies, devDependencies } = toRecord(manifest);
  const names = Object.keys(toRecord(scripts));
  const script = SCRIPTS.find((name) => names.includes(name));
  if (script === undefined) {
    const tool = ['gulpfile.js', 'gulpfile.mjs', 'gulpfile.babel.js', 'Gruntfile.js'].find((name) =>
      existsSync(join(folder, name)),
    );
    const remarks =
      tool === undefined
        ? []
        : [
            `${tool} is not run, because package.json has no script that builds: add "build": "${tool.startsWith('gulp') ? 'gulp build' : 'grunt build'}" to its scripts.`,
          ];
    return { builds: [], name: undefined, remarks };
  }
  const lock = LOCKS.find(([file]) => existsSync(join(folder, file)) || existsSync(join(top, file)));
  const needsNothing = Object.keys({ ...toRecord(dependencies), ...toRecord(devDependencies) }).length === 0;
  if (lock === undefined && !needsNothing)
    return {
      builds: [],
      name: undefined,
      remarks: [
        `The script ${script} of package.json is not run without a lockfile: commit package-lock.json.`,
      ],
    };
  const [file, command] = lock ?? ['package.json', 'npm run'];
  return {
    builds: [{ value: `${command} ${script}`, why: `${file} and the script ${script}` }],
    name: script === 'build' ? undefined : script,
    remarks: [],
  };
}

function findRules(top: string, path: string): string | undefined {
  if (existsSync(join(top, path, '.distignore'))) return '.distignore';
  const hasRules = [path, '.'].some((at) =>
    /\bexport-ignore\b/.test(readText(join(top, at, '.gitattributes')) ?? ''),
  );
  return hasRules ? '.gitattributes' : undefined;
}

/** Registries that anybody can read. */
const PUBLIC = /(packagist\.org|wpackagist\.org|asset-packagist\.org)/;

function findComposerSecrets(composer: unknown): readonly string[] {
  const repositories = Object.values(toRecord(composer)['repositories'] ?? {}).map(toRecord);
  const isPrivate = repositories.some(
    ({ type, url }) =>
      typeof url === 'string' && /^(composer|vcs|git|github)$/.test(String(type)) && !PUBLIC.test(url),
  );
  return isPrivate ? ['COMPOSER_AUTH'] : [];
}

function findNpmSecrets(folder: string, top: string): readonly string[] {
  return [folder, top].some((at) => (readText(join(at, '.npmrc')) ?? '').includes('NODE_AUTH_TOKEN'))
    ? ['NODE_AUTH_TOKEN']
    : [];
}

function listWorkflows(
  top: string,
): readonly { readonly name: string; readonly text: string; readonly isOwn: boolean }[] {
  const folder = join(top, '.github', 'workflows');
  const names = existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.ya?ml$/.test(name))
        .sort()
    : [];
  return names.map((name) => {
    const text = readText(join(folder, name)) ?? '';
    return { name, text, isOwn: text.includes('/publish-wordpress-plugin') };
  });
}

function findRemote(top: string): string | undefined {
  const url = askGit(top, 'remote', 'get-url', 'origin')?.trim() ?? '';
  return /github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(url)?.[1];
}

/** The newest tag of a version says how the next is named; of several plugins, one of this plugin. */
function findTags(top: string, slugs: readonly string[], isOneOfSeveral: boolean): Survey['tags'] {
  const tags = (askGit(top, 'tag', '--sort=-creatordate') ?? '').split('\n');
  const versions = tags.flatMap((tag) => {
    const [, prefix, version] = /^((?:[\w.-]*?[-@/])?v?)(\d+\.\d+[\w.-]*)$/.exec(tag) ?? [];
    return prefix === undefined || version === undefined ? [] : [{ prefix, example: tag }];
  });
  const own = versions.find(({ prefix }) => slugs.some((slug) => prefix.startsWith(slug)));
  // Tags of the others must not start its workflow.
  if (isOneOfSeveral) return own ?? { prefix: `${slugs[0] ?? ''}-v` };
  return own ?? versions.find(({ prefix }) => /^v?$/.test(prefix));
}

function readJson(path: string): unknown {
  const text = readText(path);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommandError(`${path} is no JSON. Correct it first: the build reads it.`);
  }
}

function readText(path: string): string | undefined {
  try {
    const bytes = readStart(path, MAX_BYTES);
    return typeof bytes === 'string' ? undefined : bytes.toString().replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}
