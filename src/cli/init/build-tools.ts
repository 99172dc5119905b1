import { toRecord } from '../../shared/record.ts';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Found, readJson, readText } from './facts.ts';

/** Scripts that the workflow runs, or what has to be done first. */
interface Scripts {
  readonly builds: readonly Found[];
  /** The name of one that the workflow does not run by itself. */
  readonly name: string | undefined;
  readonly remarks: readonly string[];
  /** Whether Composer installs the packages for development, too. */
  readonly isWithDevelopment: boolean;
}

const NOTHING: Scripts = { builds: [], name: undefined, remarks: [], isWithDevelopment: false };

/** Tools that prefix libraries, and the commands in scripts that do it; `undefined` for a plugin of Composer. */
const PREFIXERS: Readonly<Record<string, readonly [name: string, command: string | undefined]>> = {
  'brianhenryie/strauss': ['Strauss', 'strauss'],
  'coenjacobs/mozart': ['Mozart', 'mozart'],
  'humbug/php-scoper': ['PHP-Scoper', 'php-scoper'],
  'wpify/scoper': ['WPify Scoper', undefined],
};

/** Describes what the workflow does with Composer. */
export function describeComposer(composer: unknown): Scripts {
  const json = toRecord(composer);
  const [needed = [], development = [], scripts = []] = ['require', 'require-dev', 'scripts'].map((name) =>
    Object.keys(toRecord(json[name])),
  );
  const prefixer = development.find((name) => name in PREFIXERS);
  if (prefixer !== undefined) return describePrefixer(prefixer, toRecord(json['scripts']));
  const prefixing = findForeignPrefixer(json);
  const packages = needed.filter((name) => name.includes('/') && name !== 'composer/installers');
  const why =
    packages[0] !== undefined
      ? `composer.json requires ${packages[0]}`
      : json['autoload'] !== undefined
        ? 'composer.json has autoload'
        : scripts.some((name) => name.startsWith('post-'))
          ? 'composer.json has scripts for it'
          : undefined;
  return {
    ...NOTHING,
    builds: why === undefined ? [] : [{ value: 'composer install --no-dev', why }],
    ...prefixing,
  };
}

/** Finds a tool that prefixes libraries, but is no package of this `composer.json`: a file, another folder's or nothing yet. */
function findForeignPrefixer(json: Readonly<Record<string, unknown>>): Partial<Scripts> {
  const scripts = toRecord(json['scripts']);
  for (const [name, [tool, command]] of Object.entries(PREFIXERS)) {
    if (command === undefined) continue;
    const [script] = findRunning(scripts, command);
    if (script === undefined) {
      if (command in toRecord(json['extra'])) return { remarks: [adviseOnScript(tool)] };
      continue;
    }
    const bare = new RegExp(`(?:^|["'\\s])(?:vendor/bin/)?${command}(?![\\w.-])`);
    if (bare.test(JSON.stringify(scripts[script])))
      return {
        remarks: [
          `The script ${script} of composer.json runs ${command}, which no package installs: run composer require --dev ${name}, and init again.`,
        ],
      };
    return isRunByInstall(scripts, [script])
      ? {}
      : {
          builds: [
            {
              value: `composer install, composer run-script ${script}`,
              why: `the script ${script} of composer.json`,
            },
          ],
          name: script,
          isWithDevelopment: true,
        };
  }
  return {};
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

/** A script of its own that runs the tool has to be named to the workflow. */
function describePrefixer(prefixer: string, scripts: Readonly<Record<string, unknown>>): Scripts {
  const [tool, command] = PREFIXERS[prefixer] ?? [prefixer, undefined];
  const build = { value: `composer install, with ${tool}`, why: `${prefixer} in composer.json` };
  const all = { ...NOTHING, isWithDevelopment: true };
  if (command === undefined) return { ...all, builds: [build] };
  const own = findRunning(scripts, command);
  if (isRunByInstall(scripts, own)) return { ...all, builds: [build] };
  const [name] = own;
  if (name === undefined) return { ...all, builds: [build], remarks: [adviseOnScript(tool)] };
  return { ...all, builds: [{ ...build, value: `composer install, composer run-script ${name}` }], name };
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
  ['pnpm', 'pnpm-lock.yaml', 'pnpm install --frozen-lockfile, pnpm run'],
  ['yarn', 'yarn.lock', 'yarn install, yarn run'],
  ['bun', 'bun.lock', 'bun install --frozen-lockfile, bun run'],
  ['bun', 'bun.lockb', 'bun install --frozen-lockfile, bun run'],
  ['npm', 'package-lock.json', 'npm ci, npm run'],
  ['npm', 'npm-shrinkwrap.json', 'npm ci, npm run'],
] as const;

/**
 * Finds the script of `package.json` that builds for customers.
 *
 * @param top the top of the repository, where a lockfile may be
 */
export function findScripts(folder: string, top: string, manifest: unknown): Scripts {
  if (manifest === undefined) return { ...NOTHING, remarks: adviseOnRunner(folder) };
  const { scripts, dependencies, devDependencies, packageManager } = toRecord(manifest);
  const script = chooseScript(toRecord(scripts));
  if (script === undefined) return { ...NOTHING, remarks: adviseOnRunner(folder) };
  const sizes = LOCKS.map(([, file]) => Math.max(sizeOf(join(folder, file)), sizeOf(join(top, file))));
  const locks = LOCKS.filter((_lock, index) => (sizes[index] ?? -1) > 0);
  const named = String(packageManager ?? toRecord(readJson(join(top, 'package.json')))['packageManager']);
  const lock = locks.find(([tool]) => named.startsWith(`${tool}@`)) ?? locks[0];
  const empty = LOCKS.filter((_lock, index) => sizes[index] === 0).map(
    ([tool, file]) =>
      `${file} is empty, so it is not used: delete it, or run ${tool} install, and commit it.`,
  );
  const needsNothing = Object.keys({ ...toRecord(dependencies), ...toRecord(devDependencies) }).length === 0;
  if (lock === undefined && !needsNothing)
    return {
      ...NOTHING,
      remarks: [
        ...empty,
        `The script ${script} of package.json is not run without a lockfile: run npm install, and commit package-lock.json.`,
      ],
    };
  const [, file, command] = lock ?? ['npm', 'package.json', 'npm run'];
  return {
    ...NOTHING,
    builds: [{ value: `${command} ${script}`, why: `${file} and the script ${script}` }],
    name: script === 'build' ? undefined : script,
    remarks: empty,
  };
}

/** A script for production wins over `build`, unless `build` runs it, or says that it is for production itself. */
function chooseScript(scripts: Readonly<Record<string, unknown>>): string | undefined {
  const [first, ...others] = SCRIPTS.filter((name) => name in scripts);
  const production = others.find((name) => /^build[:-]prod/.test(name));
  return first === 'build' && production !== undefined && !String(scripts['build']).includes('prod')
    ? production
    : first;
}

/** Definitions of tasks. Source: grunt.registerTask(); gulp.task() and the exports of a gulpfile. */
const TASKS =
  /(?:registerTask|\.task)\(\s*['"]([\w:.-]+)['"]|exports\.(\w+)\s*=|export (?:const|(?:async )?function) (\w+)|export (default)\b/g;

/** Names the script that is missing for grunt or gulp, also for what a submodule brings. */
function adviseOnRunner(folder: string): readonly string[] {
  const places = ['.', ...listSubmodules(folder)];
  const runner = places
    .flatMap((place) =>
      (['grunt', 'gulp'] as const).map((name) => {
        const file = listNames(join(folder, place)).find((one) => isTaskFile(name, one));
        const start = place === '.' ? '' : `cd ${place} && npm ci && npx `;
        return { name: `${start}${name}`, file: file && (place === '.' ? file : `${place}/${file}`) };
      }),
    )
    .find(({ file }) => file !== undefined);
  if (runner?.file === undefined) return [];
  const { name, file } = runner;
  const tasks = [
    ...[...(readText(join(folder, file)) ?? '').matchAll(TASKS)].flatMap((match) =>
      (match as readonly (string | undefined)[]).slice(1).filter((task) => task !== undefined),
    ),
    ...(name.endsWith('grunt') ? listAliases(folder) : []),
  ];
  const task = [...SCRIPTS, 'default'].find((one) => tasks.includes(one));
  const others = tasks.filter((one) => one !== task);
  const command = task === 'default' ? name : `${name} ${task ?? 'TASK'}`;
  const which =
    task === undefined
      ? ', with the name of the task that builds the plugin'
      : others.length > 0
        ? `, or another task that builds for customers (${others.slice(0, 10).join(', ')})`
        : '';
  return [
    `${file} is not run, because package.json has no script that builds: add "build": "${command}" to its scripts${which}.`,
  ];
}

/** Where load-grunt-config has its tasks; many put the folder below another. Source: its README, "Aliases". */
const ALIASES = ['grunt', 'config/grunt', 'config/grunt/task-config'].flatMap((at) =>
  ['yml', 'yaml'].map((type) => `${at}/aliases.${type}`),
);

/** Lists the keys at the left. */
function listAliases(folder: string): readonly string[] {
  return ALIASES.flatMap((path) =>
    [...(readText(join(folder, path)) ?? '').matchAll(/^(["']?)([\w:.-]+)\1:\s*$/gm)].map(
      ([, , task = '']) => task,
    ),
  );
}

function isTaskFile(runner: 'grunt' | 'gulp', file: string): boolean {
  return new RegExp(`^${runner}file(\\.babel)?\\.(c|m)?(js|ts|coffee)$`, 'i').test(file);
}

/** A secret that only the build gets. */
export interface BuildSecret {
  readonly name: string;
  readonly why: string;
  /** When it is not needed, if that can be. */
  readonly unless?: string;
}

/** Registries that anybody can read. */
const PUBLIC = /(packagist\.org|wpackagist\.org|asset-packagist\.org)/;

/**
 * Nobody can tell from a repository whether everybody can read a source of packages.
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

/** `.npmrc` reads the token from the environment. */
export function findNpmSecrets(folder: string, top: string): readonly BuildSecret[] {
  return [folder, top].some((at) => (readText(join(at, '.npmrc')) ?? '').includes('NODE_AUTH_TOKEN'))
    ? [{ name: 'NODE_AUTH_TOKEN', why: 'which .npmrc reads' }]
    : [];
}

/** An empty lockfile locks nothing; -1 without a file. */
function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? -1;
}

function listNames(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function listSubmodules(folder: string): readonly string[] {
  const lines = (readText(join(folder, '.gitmodules')) ?? '').split('\n').map((line) => line.split('='));
  return lines.flatMap(([key = '', path = '']) => (key.trim() === 'path' ? [path.trim()] : []));
}

/** A submodule whose folder is empty is missing in all that is looked at here. */
export function explainSubmodules(top: string): readonly string[] {
  return listSubmodules(top)
    .filter((path) => listNames(join(top, path)).length === 0)
    .map(
      (path) =>
        `The submodule ${path} is not checked out here: run git submodule update --init, and init again, which looks at its files, too. The workflow fetches public ones by itself.`,
    );
}
