import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import type { ZippedSource } from '../plugin/checks/check.ts';
import { HEADER_BYTES, isPluginHeader, parsePluginHeader } from '../plugin/wordpress/header.ts';
import type { Breathe } from '../shared/breathe.ts';
import type { ZipDirectoryOptions, ZippedDirectory } from './directory/zip-directory.ts';

/** The bounds of a plugin; the checks of the package have the same. */
const MAXIMA = { files: 20_000, fileBytes: 200_000_000, totalBytes: 1_000_000_000 };

export interface ZipPluginOptions {
  /** The plugin's folder; else the directory's own name. */
  readonly slug: string | undefined;
  /** The directory as `zip-path` names it; absent when something else does. */
  readonly zipPath?: string | undefined;
  /** See `ZipDirectoryOptions`. */
  readonly workspace?: string;
  /** The folder of this action, which is left out; absent when something else zips. */
  readonly ownPaths?: readonly string[];
  /** See `ZipDirectoryOptions`. */
  readonly hasRepository?: boolean;
  readonly breathe?: Breathe;
  /** See `ZipDirectoryOptions`. */
  readonly createOnlooker?: ZipDirectoryOptions['createOnlooker'];
  /** The time of all files, in seconds since 1970. */
  readonly epochSeconds: number | undefined;
  /** Where the ZIP goes. */
  readonly folder: string;
}

/** Zips a plugin's directory, always into the same bytes. Throws what `zipDirectory` throws. */
export async function zipPlugin(
  directory: string,
  { folder, ...options }: ZipPluginOptions,
): Promise<ZippedDirectory> {
  const { zipDirectory } = await import('./directory/zip-directory.ts');
  return zipDirectory(directory, {
    ...options,
    target: join(folder, 'package.zip'),
    maxima: MAXIMA,
    isMainFile: (head) => isPluginHeader(parsePluginHeader(head.subarray(0, HEADER_BYTES))),
  });
}

/** Tells what the checks of a package have to know of the directory that it was made of. */
export async function describeSource(
  { pluginPath, folder, rulesFile }: Pick<ZippedDirectory, 'pluginPath' | 'folder' | 'rulesFile'>,
  { path, slug }: { readonly path: string; readonly slug: string | undefined },
  workspace: string,
): Promise<ZippedSource> {
  const { findRule, findSurroundings, readBuildSetup } = await import('./directory/zip-directory.ts');
  const isWorkspace = relative(workspace, path) === '';
  const surroundings = findSurroundings(pluginPath, workspace);
  const isNamedByWorkspace = slug === undefined && isWorkspace && folder === basename(path);
  return {
    isWrapped: relative(path, pluginPath) === '',
    findRule: (name) =>
      existsSync(join(pluginPath, name)) ? findRule(pluginPath, name, surroundings) : undefined,
    rulesFile,
    isNamedByWorkspace,
    setup: readBuildSetup(pluginPath, surroundings),
  };
}
