import { existsSync } from 'node:fs';
import { basename, isAbsolute, join, relative } from 'node:path';
import type { ZippedSource } from '../plugin/checks/check.ts';
import type { ZippedDirectory } from './directory/zip-directory.ts';

/** Tells what the checks of a package have to know of the directory that it was made of. */
export async function describeSource(
  { pluginPath, folder }: Pick<ZippedDirectory, 'pluginPath' | 'folder'>,
  { path, slug }: { readonly path: string; readonly slug: string | undefined },
  workspace: string,
): Promise<ZippedSource> {
  const { findRule, readBuildSetup } = await import('./directory/zip-directory.ts');
  const isWorkspace = relative(workspace, path) === '';
  const isNamedByWorkspace = slug === undefined && isWorkspace && folder === basename(path);
  return {
    isWrapped: relative(path, pluginPath) === '',
    findRule: (name) => (existsSync(join(pluginPath, name)) ? findRule(pluginPath, name) : undefined),
    isNamedByWorkspace,
    setup: readBuildSetup(pluginPath, isInside(workspace, pluginPath) ? workspace : pluginPath),
  };
}

/** An artifact lies elsewhere, and nothing around it counts. */
function isInside(workspace: string, path: string): boolean {
  const way = relative(workspace, path);
  return !way.startsWith('..') && !isAbsolute(way);
}
