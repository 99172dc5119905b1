import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { ZippedSource } from '../plugin/checks/check.ts';
import type { ZippedDirectory } from './directory/zip-directory.ts';

/** Tells what the checks of a package have to know of the directory that it was made of. */
export async function describeSource(
  { pluginPath, folder }: Pick<ZippedDirectory, 'pluginPath' | 'folder'>,
  { path, slug }: { readonly path: string; readonly slug: string | undefined },
  workspace: string,
): Promise<ZippedSource> {
  const { findRule, findSurroundings, readBuildSetup } = await import('./directory/zip-directory.ts');
  const isWorkspace = relative(workspace, path) === '';
  const isNamedByWorkspace = slug === undefined && isWorkspace && folder === basename(path);
  return {
    isWrapped: relative(path, pluginPath) === '',
    findRule: (name) => (existsSync(join(pluginPath, name)) ? findRule(pluginPath, name) : undefined),
    isNamedByWorkspace,
    setup: readBuildSetup(pluginPath, findSurroundings(pluginPath, workspace)),
  };
}
