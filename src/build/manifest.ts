import { join as joinPath } from 'node:path';
import { PublishError, messageOf } from '../shared/publish-error.ts';
import { readText } from '../shared/read-start.ts';
import { isObject } from '../shared/record.ts';

/** The only way of a plan into a repository: returns the beginning of a file, which may be empty; `undefined` without one. */
export type ReadFile = (path: string) => string | undefined;

/**
 * Creates the reader of a repository on the disk, out of which no link is followed. Of a lockfile, the beginning is enough.
 */
export function createFileReader(top: string): ReadFile {
  return (path) => readText(joinPath(top, path), top);
}

/** The content of `composer.json` or `package.json`. */
export type Manifest = Readonly<Record<string, unknown>>;

/**
 * Reads `composer.json` or `package.json`; `undefined` without one.
 *
 * @throws PublishError `input`: it is not valid JSON
 */
export function readManifest(read: ReadFile, path: string): Manifest | undefined {
  const text = read(path);
  if (text === undefined) return undefined;
  try {
    const json = JSON.parse(text) as unknown;
    return isObject(json) ? json : {};
  } catch (error) {
    throw new PublishError({
      code: 'input',
      title: 'Not valid JSON',
      message: `\`${path}\` is not valid JSON: ${messageOf(error)}.`,
      hint: 'Correct it: the build reads it.',
      cause: error,
    });
  }
}

/** Reads some of them, without those that are not there or not valid JSON. */
export function readManifests(read: ReadFile, paths: readonly string[]): readonly Manifest[] {
  return paths.flatMap((path) => {
    try {
      const manifest = readManifest(read, path);
      return manifest === undefined ? [] : [manifest];
    } catch {
      return [];
    }
  });
}

/** The paths of `package.json` in a folder and those around it. */
export function listPackagePaths(folder: string): readonly string[] {
  return listPlaces(folder).map((place) => join(place, 'package.json'));
}

/** Lists a folder and those around it, up to the top of the repository, which is the last. */
export function listPlaces(folder: string): readonly string[] {
  const names = folder === '.' ? [] : folder.split('/');
  return [...names.map((_name, index) => names.slice(0, names.length - index).join('/')), '.'];
}

/** The path of a file in a folder of the repository. */
export function join(place: string, name: string): string {
  return place === '.' ? name : `${place}/${name}`;
}

/** The keys of an object; none of any other value. */
export function keysOf(value: unknown): readonly string[] {
  return isObject(value) ? Object.keys(value) : [];
}

/** The objects of a list, or the only one, with a name. Source: npm, `package.json`, "devEngines". */
export function listNamed(value: unknown, wanted: string): readonly Manifest[] {
  return [value]
    .flat()
    .filter(isObject)
    .filter(({ name }) => name === wanted);
}
