import { toRecord } from '../shared/record.ts';
import { type Command, toCommands } from './command.ts';
import { join, listNamed, listPlaces, type Manifest, type ReadFile } from './manifest.ts';

/** A package manager of JavaScript. */
type PackageManager = 'bun' | 'npm' | 'pnpm' | 'yarn';

/** In the order in which they count, where a repository has several. */
export const LOCKFILES = [
  ['pnpm', 'pnpm-lock.yaml'],
  ['yarn', 'yarn.lock'],
  ['bun', 'bun.lock'],
  ['bun', 'bun.lockb'],
  ['npm', 'package-lock.json'],
  ['npm', 'npm-shrinkwrap.json'],
] as const satisfies readonly (readonly [PackageManager, string])[];

/** A lockfile of a repository. */
export interface Lockfile {
  readonly manager: PackageManager;
  readonly name: string;
  /** The folder that it is in. */
  readonly place: string;
  /** Its beginning; one that is empty locks nothing. */
  readonly text: string;
}

/** Lists the lockfiles of a folder and of those around it, as those of a monorepo are; the one that counts comes first. */
export function listLockfiles({
  read,
  folder,
}: {
  readonly read: ReadFile;
  readonly folder: string;
}): readonly Lockfile[] {
  return LOCKFILES.flatMap(([manager, name]) =>
    listPlaces(folder).flatMap((place) => {
      const text = read(join(place, name));
      return text === undefined ? [] : [{ manager, name, place, text }];
    }),
  );
}

/** The package manager that a repository names, if it does. */
interface NamedManager {
  readonly manager: PackageManager | undefined;
  /** `undefined` for a value that is not a version, such as an address. */
  readonly version: string | undefined;
}

/** Reads `packageManager`. Source: Corepack, "When authoring packages". */
export function readNamed(manifests: readonly Manifest[]): NamedManager {
  const [text = ''] = manifests.map((json) => json['packageManager']).filter(isText);
  const [, manager, version = ''] = /^(bun|npm|pnpm|yarn)@([^+]*)/.exec(text) ?? [];
  return {
    manager: manager as PackageManager | undefined,
    version: /^\d[\w.-]*$/.test(version) ? version : undefined,
  };
}

interface Context {
  readonly named: NamedManager;
  readonly manifests: readonly Manifest[];
  readonly read: ReadFile;
}

/** Brings the package manager in the version that the repository names; else, in one that reads the lockfile. */
export function bring(lock: Lockfile, { named, manifests, read }: Context): readonly Command[] {
  const { manager } = lock;
  if (named.manager === manager && (manager === 'pnpm' || manager === 'yarn'))
    return [
      // Since version 25, Node.js comes without it.
      { argv: ['npm', 'install', '--global', 'corepack'], unless: 'corepack' },
      { argv: ['corepack', 'enable'] },
    ];
  if (named.manager === manager && named.version !== undefined)
    return toCommands(['npm', 'install', '--global', `${manager}@${named.version}`]);
  const range = readRange(manifests, manager);
  // Corepack may have put its own there, on a runner that is kept.
  const replace = (what: string) => toCommands(['npm', 'install', '--global', '--force', what]);
  switch (manager) {
    case 'npm':
      return [];
    case 'bun':
      return toCommands(['npm', 'install', '--global', `bun@${range ?? '1'}`]);
    case 'pnpm':
      return replace(`pnpm@${range ?? choosePnpm(lock)}`);
    case 'yarn':
      if (!isBerry(lock)) return [{ argv: ['npm', 'install', '--global', 'yarn@1'], unless: 'yarn' }];
      return (read(join(lock.place, '.yarnrc.yml')) ?? '').includes('yarnPath')
        ? []
        : replace('@yarnpkg/cli-dist@4');
  }
}

/** Installs exactly the packages in the lockfile. */
export function install(lock: Lockfile): Command['argv'] {
  if (lock.manager === 'npm') return ['npm', 'ci'];
  const isImmutable = lock.manager === 'yarn' && isBerry(lock);
  return [lock.manager, 'install', isImmutable ? '--immutable' : '--frozen-lockfile'];
}

/** Reads the range of versions that a repository names. Source: npm, `package.json`, "devEngines" and "engines". */
function readRange(manifests: readonly Manifest[], manager: PackageManager): string | undefined {
  return manifests
    .flatMap(({ devEngines, engines }) => [
      ...listNamed(toRecord(devEngines)['packageManager'], manager).map(({ version }) => version),
      toRecord(engines)[manager],
    ])
    .filter(isText)
    .find((range) => /^[\w.^~<>=|* -]{1,100}$/.test(range));
}

/** Each major version reads lockfiles of a format of its own. Source: pnpm, "lockfileVersion". */
function choosePnpm({ text }: Lockfile): string {
  const [, format = ''] = /^lockfileVersion:[ \t]*['"]?(\d+)/m.exec(text) ?? [];
  return ({ '5': '7', '6': '8' } as Readonly<Record<string, string>>)[format] ?? '10';
}

/** Whether a lockfile of Yarn is of version 2 or newer. */
function isBerry({ text }: Lockfile): boolean {
  return text.includes('__metadata');
}

function isText(value: unknown): value is string {
  return typeof value === 'string';
}
