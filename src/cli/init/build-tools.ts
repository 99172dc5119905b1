import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Manifest } from '../../build/manifest.ts';
import type { Project } from '../../build/plan.ts';
import { readText } from '../../shared/read-start.ts';
import { toRecord } from '../../shared/record.ts';
import { join as joinPath, listLockfiles, readManifests } from './planner.ts';

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

/** Says which lockfiles are not used, and whether the build lacks one. */
export function adviseOnLockfiles(
  project: Project,
  { script, isRun }: { readonly script: string; readonly isRun: boolean },
): readonly string[] {
  const empty = listLockfiles(project).filter(({ text }) => text === '');
  return [
    ...empty.map(
      ({ manager, name }) =>
        `${name} is empty, so it is not used: delete it, or run ${manager} install, and commit it.`,
    ),
    ...(isRun
      ? []
      : [
          `The script ${script} of package.json is not run without a lockfile: run npm install, and commit package-lock.json.`,
        ]),
    ...adviseOnPeers(project),
  ];
}

/** npm installs by its own settings, and not by the options that a person adds to the command. */
function adviseOnPeers({ read, folder }: Project): readonly string[] {
  const isUsed = read(joinPath(folder, 'package.json'))?.includes('--legacy-peer-deps') === true;
  return !isUsed || /^\s*legacy-peer-deps\s*=/m.test(read(joinPath(folder, '.npmrc')) ?? '')
    ? []
    : [
        'A script of package.json has --legacy-peer-deps: write legacy-peer-deps=true into .npmrc, or npm ci fails where npm install needs it.',
      ];
}

/** Programs that put a version out, which a dry run must not start. Source: release-it, semantic-release, np, lerna and changesets. */
const RELEASES =
  /\brelease-it\b|\bsemantic-release\b|\bstandard-version\b|(?:^|[&|;] *)np\b|\b(?:npm|pnpm|yarn|bun|lerna|changeset) (?:publish|version)\b|\bgh release\b|\bgit (?:push|tag)\b|\bsvn (?:ci|commit)\b/;

/**
 * Finds the script of `package.json` that builds for customers; `undefined` without one. A script for production wins over `build`,
 * unless `build` runs it, or says that it is for production itself. One that puts a version out is never taken.
 */
export function findScript(manifest: Manifest | undefined): string | undefined {
  const scripts = toRecord(manifest?.['scripts']);
  const [first, ...others] = SCRIPTS.filter(
    (name) => name in scripts && !listCode(scripts, name).some((code) => RELEASES.test(code)),
  );
  const production = others.find((name) => /^build[:-]prod/.test(name));
  return first === 'build' && production !== undefined && !String(scripts['build']).includes('prod')
    ? production
    : first;
}

/** Programs that make a ZIP, or its name. */
const ZIPS = /\bplugin-zip\b|\bbestzip\b|\bdir-archive\b|\bcomposer archive\b|\bzip\b/;

/** Names scripts that run the chosen one and more; one of them may make the files for customers. */
export function explainOthers(manifest: Manifest | undefined, script: string): readonly string[] {
  const all = toRecord(manifest?.['scripts']);
  const scripts = Object.entries(all).map(([name, code]) => [name, String(code)] as const);
  const runs = scripts.filter(
    ([name, code]) =>
      name !== script &&
      listRuns(code).includes(script) &&
      !/^(?:pre|post)?(?:start|dev|watch|serve|test|lint)\b/.test(name) &&
      !listCode(all, name).some((one) => RELEASES.test(one)),
  );
  const zips = scripts.filter(([name, code]) => ZIPS.test(code) || /\bzip\b/.test(name));
  const own = listScripts(all, script);
  const inside = zips.find(([name]) => own.includes(name));
  const zip = inside ?? zips.find(([name]) => runs.some(([one]) => one === name)) ?? zips[0];
  return [
    ...(runs.length === 0
      ? []
      : [
          `The workflow runs the script ${script}, which ${runs.map(([one]) => one).join(', ')} ${runs.length === 1 ? 'runs' : 'run'}, too: if customers need its other output, set build-script.`,
        ]),
    ...(zip === undefined ? [] : [explainZip(zip, inside && script, manifest?.['name'])]),
  ];
}

/** @param by the script that makes the ZIP without being told to */
function explainZip(
  [name, code]: readonly [string, string],
  by: string | undefined,
  packageName: unknown,
): string {
  const isNamedSo = /\bplugin-zip\b|\$npm_package_name/.test(code) && typeof packageName === 'string';
  const path =
    /(?<![$\w{}])[\w./-]+\.zip\b/.exec(code)?.[0] ?? (isNamedSo ? `${packageName}.zip` : undefined);
  const where = path === undefined ? 'zip-path to its output, such as dist/*.zip' : `zip-path: ${path}`;
  return by === undefined
    ? `The script ${name} makes a ZIP: to publish that one, set build-script: ${name} and ${where} (check the name).`
    : `The script ${by} makes a ZIP${name === by ? '' : ` (${name})`}: to publish that one, set ${where} (check the name).`;
}

/** The scripts that a command runs. Source: `npm run`, `pnpm run`, `yarn run`, `bun run` and npm-run-all. */
function listRuns(code: string): readonly string[] {
  return [
    ...code.matchAll(/\b(?:(?:npm|pnpm|yarn|bun)(?: run)?|run-[sp]|npm-run-all)((?: [\w:.-]+)+)/g),
  ].flatMap(([, names = '']) => names.trim().split(' '));
}

/** Lists a script, and those that run with it. Source: npm, "Pre & Post Scripts". */
function listScripts(scripts: Manifest, start: string): readonly string[] {
  const found = new Set([start]);
  for (const name of found)
    for (const one of [`pre${name}`, ...listRuns(String(scripts[name])), `post${name}`])
      if (one in scripts) found.add(one);
  return [...found];
}

/** Lists the code of a script, and of those that run with it. */
function listCode(scripts: Manifest, start: string): readonly string[] {
  return listScripts(scripts, start).map((name) => String(scripts[name]));
}

/** Definitions of tasks. Source: grunt.registerTask(); gulp.task() and the exports of a gulpfile. */
const TASKS =
  /(?:registerTask|\.task)\(\s*['"]([\w:.-]+)['"]|exports\.(\w+)\s*=|export (?:const|(?:async )?function) (\w+)|export (default)\b/g;

/** Names the missing script for grunt or gulp, also in a submodule. */
export function adviseOnRunner(folder: string, top: string): readonly string[] {
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
    ...[...(readText(join(folder, file), top) ?? '').matchAll(TASKS)].flatMap((match) =>
      (match as readonly (string | undefined)[]).slice(1).filter((task) => task !== undefined),
    ),
    ...(name.endsWith('grunt') ? listAliases(folder, top) : []),
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

/** Folders below, in which nothing of the plugin is built. */
const OF_OTHERS = /^(\.|node_modules$|vendor|tests?$|bin$|docs?$|examples?$)/;

/** Names the missing script for a folder below that builds. */
export function adviseOnInner(folder: string, top: string): readonly string[] {
  return listNames(folder)
    .filter((name) => /^[\w.@-]+$/.test(name) && !OF_OTHERS.test(name))
    .flatMap((name) => {
      const read = (path: string) => readText(join(folder, path), top);
      const [manifest] = readManifests(read, [`${name}/package.json`]);
      const script = findScript(manifest);
      if (script === undefined) return [];
      const [lock] = listLockfiles({ read, folder: name }).filter(({ place }) => place === name);
      const [manager, install] =
        lock === undefined || lock.manager === 'npm' ? ['npm', 'ci'] : [lock.manager, 'install'];
      return [
        `${name}/package.json has the script ${script}, which is not run: add "build": "cd ${name} && ${manager} ${install} && ${manager} run ${script}" to the scripts of a package.json in ${relative(top, folder) || '.'}.`,
      ];
    });
}

/** Where load-grunt-config has its tasks; many put the folder below another. Source: its README, "Aliases". */
const ALIASES = ['grunt', 'config/grunt', 'config/grunt/task-config'].flatMap((at) =>
  ['yml', 'yaml'].map((type) => `${at}/aliases.${type}`),
);

/** Lists the keys at the left. */
function listAliases(folder: string, top: string): readonly string[] {
  return ALIASES.flatMap((path) =>
    [...(readText(join(folder, path), top) ?? '').matchAll(/^(["']?)([\w:.-]+)\1:\s*$/gm)].map(
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

/** `.npmrc` reads the token from the environment. */
export function findNpmSecrets(folder: string, top: string): readonly BuildSecret[] {
  return [folder, top].some((at) => (readText(join(at, '.npmrc'), top) ?? '').includes('NODE_AUTH_TOKEN'))
    ? [{ name: 'NODE_AUTH_TOKEN', why: 'which .npmrc reads' }]
    : [];
}

function listNames(folder: string): readonly string[] {
  return existsSync(folder) ? readdirSync(folder).sort() : [];
}

function listSubmodules(folder: string): readonly string[] {
  const lines = (readText(join(folder, '.gitmodules'), folder) ?? '')
    .split('\n')
    .map((line) => line.split('='));
  return lines.flatMap(([key = '', path = '']) => (key.trim() === 'path' ? [path.trim()] : []));
}

/** `init` sees nothing of a submodule whose folder is empty. */
export function explainSubmodules(top: string): readonly string[] {
  return listSubmodules(top)
    .filter((path) => listNames(join(top, path)).length === 0)
    .map(
      (path) =>
        `The submodule ${path} is not checked out here: run git submodule update --init, and init again, which looks at its files, too. The workflow fetches public ones by itself.`,
    );
}
