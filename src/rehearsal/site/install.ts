import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { showUrl } from '../../http/urls.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { explainFullDisk } from '../../shared/system-error.ts';
import { findNpm, type InstallContext, type NpmRun, runNpm } from './npm.ts';
import { installTarballs } from './tarballs.ts';

interface InstallOptions {
  /** The folder with `package-lock.json`. */
  readonly source: string;
  /** Where to install; other choices of packages go beside it, under longer names. */
  readonly target: string;
  /** All packages unless it is given. */
  readonly isUsed?: IsUsed;
  /** Keeps tarballs; if npm installs, in its own folder unless it is given. */
  readonly downloads?: string;
  /** Folders of packages with this name are emptied: this Node.js never loads them. */
  readonly unusedBuild?: string;
}

/** The record of a complete folder. */
type InstalledPackages = Lockfile & { readonly unusedBuild: string | undefined };

const DONE_FILE = 'installed-lock.json';

/**
 * Installs the used packages of a lockfile from the registry that npm is configured with. Each is compared with its digest,
 * and none of its scripts runs. A complete folder stays, and serves others who need no more.
 *
 * @returns the folder that has `node_modules`
 * @throws PublishError `not-published`, Cancelled
 */
export async function installLocked(options: InstallOptions, context: InstallContext): Promise<string> {
  const { source, target, isUsed = () => true, unusedBuild } = options;
  const lock = cutLockfile(await readLockfile(source), isUsed);
  const found = await findInstalled(target, { ...lock, unusedBuild });
  if (found !== undefined) return found;
  const npm = await findNpm(context);
  if (npm === undefined)
    throw explain('npm was not found on this machine.', 'Add `actions/setup-node` before this step.');
  context.onStart?.();
  const folder = await makeFolder(target);
  try {
    // npm refuses a `package.json` that names other packages than the lockfile.
    await writeFile(join(folder, 'package.json'), JSON.stringify(lock.packages['']));
    await runInstall(npm, folder, lock, options, context);
    if (unusedBuild !== undefined) await emptyBuilds(folder, lock, unusedBuild);
    // Marks the folder as complete.
    await writeFile(join(folder, DONE_FILE), JSON.stringify({ ...lock, unusedBuild }));
    return folder;
  } catch (error) {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
    throw error;
  }
}

/** Reads the lockfile in a folder. */
export async function readLockfile(folder: string): Promise<Lockfile> {
  return JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lockfile;
}

async function findInstalled(target: string, wanted: InstalledPackages): Promise<string | undefined> {
  const names = await readdir(dirname(target)).catch(() => []);
  for (const name of names.filter((name) => name.startsWith(basename(target)))) {
    const folder = join(dirname(target), name);
    const { unusedBuild, ...lock } = parse<InstalledPackages>(
      await readFile(join(folder, DONE_FILE), 'utf8').catch(() => ''),
    );
    const hasBuild = unusedBuild === undefined || unusedBuild === wanted.unusedBuild;
    if (hasBuild && includesLockfile({ packages: {}, ...lock }, wanted)) return folder;
  }
  return undefined;
}

/** Tolerates a file that another installation is still writing. */
function parse<Value extends object>(json: string): Partial<Value> {
  try {
    return Object(JSON.parse(json)) as Partial<Value>;
  } catch {
    return {};
  }
}

/** The folders themselves stay, because packages look for them. */
async function emptyBuilds(folder: string, { packages }: Lockfile, unusedBuild: string): Promise<void> {
  for (const path of Object.keys(packages)) {
    const build = join(folder, path, unusedBuild);
    for (const name of await readdir(build).catch(() => []))
      await rm(join(build, name), { recursive: true, force: true });
  }
}

/** Creates a folder for this installation alone, because another may run at the same time. */
async function makeFolder(target: string): Promise<string> {
  await mkdir(dirname(target), { recursive: true });
  try {
    await mkdir(target);
    return target;
  } catch {
    return mkdtemp(`${target}-`);
  }
}

/**
 * Installs as npm does, or lets npm do it. npm gets the URL of each tarball, which saves look-ups. If the registry answers
 * 404, npm looks them up.
 */
async function runInstall(
  npm: readonly string[],
  folder: string,
  lock: Lockfile,
  options: InstallOptions,
  context: InstallContext,
): Promise<void> {
  const { downloads } = options;
  const { registryOf, isPlain } = await readConfig(npm, folder, context);
  const located = locateTarballs(lock, registryOf);
  if (isPlain && (await installTarballs(listTarballs(located), folder, options, context))) return;
  const places = downloads === undefined ? [] : [`--cache=${downloads}`, '--logs-max=0'];
  const install = async (lock: Lockfile) => {
    await writeFile(join(folder, 'package-lock.json'), JSON.stringify(lock));
    const flags = ['--ignore-scripts', '--no-audit', '--no-fund', '--no-update-notifier', '--loglevel=warn'];
    return runNpm([...npm, 'ci', ...flags, ...places], folder, context);
  };
  let run = await install(located);
  if (readCode(run) === 'E404') run = await install(lock);
  // With a full disk, npm only warns, and succeeds.
  if (!run.isDone || run.stderr.includes('TAR_ENTRY_ERROR'))
    throw explainRun(run, registryOf('@php-wasm/node'));
}

interface NpmConfig {
  /** The registry of a package, with a slash at its end; `''` if it is unknown. */
  readonly registryOf: (name: string) => string;
  /** Whether requests of our own are what npm would send, apart from credentials and certificates. */
  readonly isPlain: boolean;
}

/** Settings of npm that say how it fetches, or which versions it takes. */
const SPECIAL = ['proxy', 'https-proxy', 'local-address', 'before', 'min-release-age', 'offline'];

async function readConfig(
  npm: readonly string[],
  folder: string,
  context: InstallContext,
): Promise<NpmConfig> {
  const { stdout } = await runNpm([...npm, 'config', 'list', '--json'], folder, context);
  const config = parse<Record<string, unknown>>(stdout);
  return {
    registryOf: (name) => {
      const url = config[`${name.split('/')[0] ?? ''}:registry`] ?? config['registry'];
      return typeof url === 'string' && URL.canParse(url) ? url.replace(/\/*$/, '/') : '';
    },
    isPlain: SPECIAL.every((name) => !config[name]),
  };
}

function readCode({ stderr }: NpmRun): string | undefined {
  const match = /^npm (?:error|ERR!) code (\S+)/m.exec(stderr) ?? /TAR_ENTRY_ERROR (\w+)/.exec(stderr);
  return match?.[1];
}

function explainRun(run: NpmRun, registry: string): PublishError {
  const lines = run.stderr.split('\n').filter((line) => /^npm (error|ERR!)|TAR_ENTRY_ERROR/.test(line));
  const words = [
    ...new Set(lines.map((line) => line.replace(/^npm (error|ERR!|warn tar|WARN tar) ?/, '').trim())),
  ];
  const reasons = words
    .filter((line) => line !== '' && !/^(?:code|errno|syscall|Log files were not written) /.test(line))
    .slice(0, 4);
  const from = registry === '' ? 'the npm registry' : showUrl(new URL(registry));
  return explain(
    `npm could not install WordPress Playground from ${from}: ${reasons.map((line) => line.replace(/[.;:]$/, '')).join('; ') || 'it did not say why'}.`,
    chooseFix(readCode(run)),
  );
}

function chooseFix(code: string | undefined): string {
  switch (code) {
    case 'ENOSPC':
      return 'Free some disk space: two versions of PHP need about 300 MB while they are installed.';
    case 'E401':
    case 'E403':
      return 'Give npm a token for that registry that may read these packages, in `.npmrc`.';
    case 'E404':
      return 'Let that registry offer these packages, or name another one in `.npmrc`.';
    case 'ETARGET':
    case 'ENOVERSIONS':
      return 'Let `.npmrc` allow these versions: `min-release-age` and `before` leave out newer ones.';
    case 'EINTEGRITY':
      return 'That registry gave other bytes than this action was tested with. Name another one in `.npmrc`.';
    case 'SELF_SIGNED_CERT_IN_CHAIN':
    case 'DEPTH_ZERO_SELF_SIGNED_CERT':
    case 'UNABLE_TO_VERIFY_LEAF_SIGNATURE':
    case 'UNABLE_TO_GET_ISSUER_CERT_LOCALLY':
      return 'Set the environment variable `NODE_EXTRA_CA_CERTS` to a PEM file with the certificate of the authority that signed that of the registry.';
    default:
      return 'Check that this runner reaches that registry.';
  }
}

function explain(message: string, hint: string): PublishError {
  return new PublishError({ code: 'not-published', title: 'No WordPress Playground', message, hint });
}

/** Explains a full disk; returns every other error unchanged. */
export function explainDisk(error: unknown): unknown {
  const full = 'With two versions of PHP it takes about 300 MB.';
  return explainFullDisk(error, 'Data of the rehearsal', full);
}

/** One package in npm's `package-lock.json`. */
interface LockedPackage {
  /** Set if it differs from the one in its path. */
  readonly name?: string;
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly dependencies?: Names;
  readonly optionalDependencies?: Names;
  readonly peerDependencies?: Names;
}

type Names = Readonly<Record<string, string>>;

/** npm's `package-lock.json` from version 2 on. Its packages have their paths as keys, the root `''`. */
interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Whether a package is used by one that depends on it. */
type IsUsed = (name: string, dependant: string) => boolean;

const MODULES = 'node_modules/';

/** Reduces a lockfile to the used packages, and their dependencies to these. Versions and digests stay. */
export function cutLockfile<Lock extends Lockfile>(lock: Lock, isUsed: IsUsed): Lock {
  const packages: Record<string, LockedPackage> = {};
  const visit = (path: string): void => {
    const locked = lock.packages[path];
    if (locked === undefined || path in packages) return;
    const used = Object.entries(locked.dependencies ?? {}).filter(([name]) => isUsed(name, nameOf(path)));
    const dependencies = Object.fromEntries(used);
    packages[path] = { ...locked, dependencies };
    const { optionalDependencies, peerDependencies } = locked;
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies }))
      visit(findPath(lock, path, name));
  };
  visit('');
  return { ...lock, packages };
}

/** Finds a package as Node.js does: the nearest one. */
function findPath({ packages }: Lockfile, dependant: string, name: string): string {
  for (
    let folder = dependant;
    folder !== '';
    folder = folder.slice(0, folder.lastIndexOf(MODULES)).replace(/\/$/, '')
  ) {
    const path = `${folder}/${MODULES}${name}`;
    if (path in packages) return path;
  }
  return MODULES + name;
}

function nameOf(path: string): string {
  return path.slice(path.lastIndexOf(MODULES) + MODULES.length);
}

/**
 * Adds the URL of each tarball, so that npm looks none up.
 *
 * @param registryOf a package's registry with a slash at its end; `''` if unknown
 */
function locateTarballs<Lock extends Lockfile>(lock: Lock, registryOf: (name: string) => string): Lock {
  const packages = Object.entries(lock.packages).map(([path, locked]) => {
    const { name = nameOf(path), version = '' } = locked;
    const file = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;
    const registry = path === '' ? '' : registryOf(name);
    return [path, registry === '' ? locked : { ...locked, resolved: `${registry}${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) as Lockfile['packages'] };
}

function listTarballs({ packages }: Lockfile): Parameters<typeof installTarballs>[0] {
  return Object.entries(packages)
    .filter(([path]) => path !== '')
    .map(([path, { name = nameOf(path), version = '', resolved: url, integrity }]) => {
      return { path, fileName: `${name.replace('/', '+')}-${version}.tgz`, url, integrity };
    });
}

/** Whether a lockfile has all packages of another, with the same digests at the same paths. */
function includesLockfile({ packages }: Lockfile, wanted: Lockfile): boolean {
  return Object.entries(wanted.packages).every(
    ([path, { integrity }]) => path === '' || (path in packages && packages[path]?.integrity === integrity),
  );
}

/** Drives the browser. */
const DRIVER = 'playwright-core';
/** The only dependencies of `wp-playground-cli` that a rehearsal loads. */
const LOADED = ['@php-wasm/node', '@wp-playground/wordpress'];

/**
 * Chooses the packages of WordPress Playground for some versions of PHP. Each PHP is a package with two builds, of
 * which Node.js loads one.
 *
 * @param php such as `8.5`
 * @param hasBrowser whether a browser is driven
 */
export function chooseParts(
  php: readonly string[],
  hasBrowser = false,
): Pick<InstallOptions, 'isUsed' | 'unusedBuild'> {
  const packages = new Set(php.map((version) => `@php-wasm/node-${version.replace('.', '-')}`));
  return {
    isUsed: (name, dependant) => {
      if (/^@php-wasm\/node-\d/.test(name)) return packages.has(name);
      if (name === DRIVER) return hasBrowser;
      return dependant !== '@wp-playground/cli' || LOADED.includes(name);
    },
    // Playground checks the same. TypeScript declares it only with the types of browsers.
    unusedBuild: 'Suspending' in (Reflect.get(globalThis, 'WebAssembly') as object) ? 'asyncify' : 'jspi',
  };
}
