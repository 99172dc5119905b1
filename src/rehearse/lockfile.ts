/** One package in npm's `package-lock.json`. */
interface LockedPackage {
  /** Where its path tells another one. */
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
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockedPackage>>;
}

/** Is a package used by one that depends on it? */
export type IsUsed = (name: string, dependant: string) => boolean;

const MODULES = 'node_modules/';

/** Cuts a lockfile down to what is used, as if the others depended on no more. Each package keeps its version and digest. */
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

/** As Node.js finds a package: the one that lies nearest. */
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
 * Says of each package where its tarball lies, so that npm looks none up.
 *
 * @param registryOf with a slash at its end, for a package's name; `''` where it is not known
 */
export function locateTarballs<Lock extends Lockfile>(
  lock: Lock,
  registryOf: (name: string) => string,
): Lock {
  const packages = Object.entries(lock.packages).map(([path, locked]) => {
    const { name = nameOf(path), version = '' } = locked;
    const file = `${name.slice(name.lastIndexOf('/') + 1)}-${version}.tgz`;
    const registry = path === '' ? '' : registryOf(name);
    return [path, registry === '' ? locked : { ...locked, resolved: `${registry}${name}/-/${file}` }];
  });
  return { ...lock, packages: Object.fromEntries(packages) as Lockfile['packages'] };
}

/** Has a lockfile all packages of another, with the same digests and at the same places? */
export function includesLockfile({ packages }: Lockfile, wanted: Lockfile): boolean {
  return Object.entries(wanted.packages).every(
    ([path, { integrity }]) => path === '' || (path in packages && packages[path]?.integrity === integrity),
  );
}
