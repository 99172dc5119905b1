import { lstatSync } from 'node:fs';
import { isAbsolute, resolve } from 'node:path';
import { join } from 'node:path/posix';
import type { SourceLocation } from '../shared/publish-error.ts';

/** Finds the file in the workspace that a file of the package comes from. */
export type LocateSource = (
  path: string | undefined,
  line?: number,
  sourceFolder?: string,
) => SourceLocation | undefined;

/**
 * Creates the function that finds source files for annotations. It looks in the zipped directory, or in the workspace,
 * for the path of the package's file, with and without the plugin's folder, because a repository mostly is that folder.
 *
 * @param root the workspace; without one there are no sources
 */
export function createSourceLocator(root: string | undefined): LocateSource {
  return (path = '', line, sourceFolder = '.') => {
    const isOrdinary = path !== '' && !path.split('/').some((part) => part === '..' || part.includes('\\'));
    if (root === undefined || root === '' || !isOrdinary || isAbsolute(sourceFolder)) return undefined;
    const candidates = [path, path.slice(path.indexOf('/') + 1)].map((name) => join(sourceFolder, name));
    const file = candidates.find((candidate) => isFile(resolve(root, candidate)));
    return file === undefined ? undefined : { file, line };
  };
}

function isFile(path: string): boolean {
  try {
    return lstatSync(path).isFile();
  } catch {
    return false;
  }
}
