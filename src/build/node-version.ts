import satisfies from 'semver/functions/satisfies.js';
import { toRecord } from '../shared/record.ts';
import { join, listNamed, listPackagePaths, listPlaces, type ReadFile, readManifests } from './manifest.ts';

/** The version for a repository that names none, or a range that has it. */
const DEFAULT_NODE = '24';

/** Newer than all of its releases. */
const NEWEST = `${DEFAULT_NODE}.999.0`;

/** Files that name a version, alone or beside other tools. Source: actions/setup-node, `node-version-file`. */
const FILES: readonly (readonly [name: string, find: RegExp])[] = [
  ['.nvmrc', /^[ \t]*([^\s#]+)/m],
  ['.node-version', /^[ \t]*([^\s#]+)/m],
  ['.tool-versions', /^[ \t]*node(?:js)?[ \t]+([^\s#]+)/m],
];

/** The version of Node.js for a build. */
export interface NodeVersion {
  /** As `actions/setup-node` takes it: a version, a range or an alias. */
  readonly version: string;
  /** Whether a file of the repository names it. */
  readonly isNamed: boolean;
}

/**
 * Chooses the Node.js that builds scripts and styles: the one that the repository names first, in the folder or around it; of a range,
 * 24 if it fits. `undefined` without a `package.json`.
 */
export function chooseNode(read: ReadFile, folder: string): NodeVersion | undefined {
  if (read(join(folder, 'package.json')) === undefined) return undefined;
  const places = listPlaces(folder);
  const inFiles = places.flatMap((place) =>
    FILES.map(([name, find]) => find.exec(read(join(place, name)) ?? '')?.[1]),
  );
  // Source: the order of actions/setup-node.
  const inPackages = readManifests(read, listPackagePaths(folder)).flatMap(
    ({ volta, devEngines, engines }) => [
      toRecord(volta)['node'],
      ...listNamed(toRecord(devEngines)['runtime'], 'node').map(({ version }) => version),
      toRecord(engines)['node'],
    ],
  );
  const wanted = [...inFiles, ...inPackages].find(isVersion);
  if (wanted === undefined) return { version: DEFAULT_NODE, isNamed: false };
  return { version: satisfies(NEWEST, wanted) ? DEFAULT_NODE : wanted, isNamed: true };
}

/** One line, of a length that a person writes. */
function isVersion(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(value);
}
