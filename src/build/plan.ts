import { type Command, toCommands } from './command.ts';
import {
  join,
  keysOf,
  listPackagePaths,
  type Manifest,
  type ReadFile,
  readManifest,
  readManifests,
} from './manifest.ts';
import { bring, install, listLockfiles, LOCKFILES, type Lockfile, readNamed } from './package-manager.ts';

/** A part of a repository that is built. */
export interface Project {
  readonly read: ReadFile;
  /** Its folder, below the top of the repository; `.` for the top. */
  readonly folder: string;
  /** The script that builds, in place of `build` of `package.json`; `''` for that. */
  readonly script?: string;
  /** Whether it installs without a lockfile, too, which a person has then. */
  readonly isLockOptional?: boolean;
}

/** The part of a build that Composer does, or a package manager of JavaScript. */
export interface BuildPart {
  /** In their order; empty if there is nothing to do. */
  readonly commands: readonly Command[];
  /** The reason for them, or for there being none. */
  readonly why: string;
}

/** How a plugin is built: first its PHP, then scripts and styles. */
export interface BuildPlan {
  readonly composer: BuildPart;
  readonly scripts: BuildPart;
}

/** The files that say how a folder is built. */
export const BUILD_FILES: readonly string[] = [
  'composer.json',
  'package.json',
  '.yarnrc.yml',
  ...LOCKFILES.map(([, name]) => name),
];

/** Tools that prefix libraries when Composer installs them, mostly by scripts of `composer.json`. */
export const PREFIXERS = [
  'brianhenryie/strauss',
  'coenjacobs/mozart',
  'humbug/php-scoper',
  'wpify/scoper',
] as const;

/**
 * Plans how a plugin is built. Runs nothing, and asks no network.
 *
 * @throws PublishError `input`: `composer.json` or `package.json` is not valid JSON
 */
export function planBuild(project: Project): BuildPlan {
  return { composer: planComposer(project), scripts: planScripts(project) };
}

/**
 * Plans what Composer does.
 *
 * @throws PublishError `input`: `composer.json` is not valid JSON
 */
export function planComposer({ read, folder, script = '' }: Project): BuildPart {
  const json = readManifest(read, join(folder, 'composer.json'));
  if (json === undefined) return nothing(`the folder \`${folder}\` has no composer.json`);
  const isNamed = script !== '' && keysOf(json['scripts']).includes(script);
  const prefixer = keysOf(json['require-dev']).find((name) => isPrefixer(name));
  if (isNamed || prefixer !== undefined)
    return {
      commands: toCommands(
        // A tool that builds is often a package for development, which goes when it has built.
        ['composer', 'install'],
        ...(isNamed ? [['composer', 'run-script', script] as const] : []),
        ['composer', 'install', '--no-dev', '--no-scripts', '--optimize-autoloader'],
      ),
      why: prefixer === undefined ? `the script ${script} of composer.json` : `${prefixer} in composer.json`,
    };
  const why = findNeed(json);
  return why === undefined
    ? nothing('composer.json requires none that sites need')
    : { commands: toCommands(['composer', 'install', '--no-dev', '--optimize-autoloader']), why };
}

function isPrefixer(name: string): boolean {
  return (PREFIXERS as readonly string[]).includes(name);
}

function findNeed({ require, autoload = null, scripts }: Manifest): string | undefined {
  const name = keysOf(require).find((one) => one.includes('/') && one !== 'composer/installers');
  if (name !== undefined) return `composer.json requires ${name}`;
  if (autoload !== null) return 'composer.json has autoload';
  return keysOf(scripts).some((one) => one.startsWith('post-'))
    ? 'composer.json has scripts for it'
    : undefined;
}

/**
 * Plans how scripts and styles are built.
 *
 * @throws PublishError `input`: `package.json` is not valid JSON
 */
export function planScripts(project: Project): BuildPart {
  const { read, folder, script: wanted = '', isLockOptional = false } = project;
  const json = readManifest(read, join(folder, 'package.json'));
  if (json === undefined) return nothing(`the folder \`${folder}\` has no package.json`);
  const script = [wanted, 'build'].find((name) => name !== '' && keysOf(json['scripts']).includes(name));
  if (script === undefined)
    return nothing(
      'package.json has no script build. If another one builds the plugin, name it as build-script',
    );
  const manifests = readManifests(read, listPackagePaths(folder));
  const named = readNamed(manifests);
  const all = listLockfiles(project);
  const full = all.filter(({ text }) => text !== '');
  const lock = full.find(({ manager }) => manager === named.manager) ?? full[0];
  if (lock !== undefined)
    return {
      commands: [
        ...bring(lock, { named, manifests, read }),
        ...toCommands(install(lock), [lock.manager, 'run', script]),
      ],
      why: `${lock.name} and the script ${script}`,
    };
  const why = `package.json and the script ${script}`;
  const [empty] = all;
  if (hasNoPackages(json)) return { commands: toCommands(['npm', 'run', script]), why };
  if (!isLockOptional) return nothing(explainNoLock(empty));
  const manager = named.manager ?? empty?.manager ?? 'npm';
  return { commands: toCommands([manager, 'install'], [manager, 'run', script]), why };
}

function hasNoPackages({ dependencies, devDependencies }: Manifest): boolean {
  return [dependencies, devDependencies].every((list) => keysOf(list).length === 0);
}

function explainNoLock(empty: Lockfile | undefined): string {
  return empty === undefined
    ? 'package.json has no lockfile. Run npm install, and commit package-lock.json'
    : `${empty.name} is empty. Run ${empty.manager} install, and commit it`;
}

function nothing(why: string): BuildPart {
  return { commands: [], why };
}
