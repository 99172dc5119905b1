import { toRecord } from '../shared/record.ts';
import { join, listNamed, listPackagePaths, listPlaces, type ReadFile, readManifests } from './manifest.ts';

/** Files that name a version, alone or beside other tools. Source: actions/setup-node, `node-version-file`. */
const FILES: readonly (readonly [name: string, find: RegExp])[] = [
  ['.nvmrc', /^[ \t]*([^\s#]+)/m],
  ['.node-version', /^[ \t]*([^\s#]+)/m],
  ['.tool-versions', /^[ \t]*node(?:js)?[ \t]+([^\s#]+)/m],
];

/**
 * Finds the version, range or alias of Node.js that a repository names first, in a folder or around it; `undefined` if it names none.
 */
export function findNodeVersion(read: ReadFile, folder: string): string | undefined {
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
  return [...inFiles, ...inPackages].find(isVersion);
}

/** One line, of a length that a person writes. */
function isVersion(value: unknown): value is string {
  return typeof value === 'string' && /^[\x21-\x7e][\x20-\x7e]{0,99}$/.test(value);
}
