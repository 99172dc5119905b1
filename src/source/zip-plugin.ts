import { existsSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Expectations, findHiddenHeader, isMainFile } from '../package/index.ts';
import type { YieldToEventLoop } from '../shared/yield-to-event-loop.ts';
import type { ZipDirectoryOptions, ZippedDirectory } from './directory/zip-directory.ts';

/** Limits of a plugin; the checks of the package have the same. */
const MAXIMA = { files: 20_000, fileBytes: 200_000_000, totalBytes: 1_000_000_000 };

interface ZipPluginOptions {
  /** The name of the plugin's folder; `undefined`: the directory's own name. */
  readonly slug: string | undefined;
  /** The directory's path in `zip-path`; absent when it does not come from there. */
  readonly zipPath?: string | undefined;
  /** See `ZipDirectoryOptions`. */
  readonly workspace?: string;
  /** Paths to leave out, such as the folder of this action; absent outside of the action. */
  readonly ownPaths?: readonly string[];
  /** See `ZipDirectoryOptions`. */
  readonly hasRepository?: boolean;
  readonly yieldToEventLoop?: YieldToEventLoop;
  /** See `ZipDirectoryOptions`. */
  readonly createContentScanner?: ZipDirectoryOptions['createContentScanner'];
  /** The time of all files, in seconds since 1970. */
  readonly epochSeconds: number | undefined;
  /** The folder for the ZIP. */
  readonly folder: string;
}

/** Zips a plugin's directory reproducibly. Throws the errors of `zipDirectory`. */
export async function zipPlugin(
  directory: string,
  { folder, ...options }: ZipPluginOptions,
): Promise<ZippedDirectory> {
  const { zipDirectory } = await import('./directory/zip-directory.ts');
  return zipDirectory(directory, {
    ...options,
    target: join(folder, 'package.zip'),
    maxima: MAXIMA,
    isMainFile,
    findHiddenHeader,
  });
}

/** Describes the source directory of a package for the checks. */
export async function describeSource(
  { pluginPath, folder, rulesFile }: Pick<ZippedDirectory, 'pluginPath' | 'folder' | 'rulesFile'>,
  { path, slug }: { readonly path: string; readonly slug: string | undefined },
  workspace: string,
): Promise<NonNullable<Expectations['zipped']>> {
  const { findExportIgnoreLine, findRule, findSurroundings, readBuildSetup } =
    await import('./directory/zip-directory.ts');
  const isWorkspace = relative(workspace, path) === '';
  const surroundings = findSurroundings(pluginPath, workspace);
  const findLine = (name: string) =>
    rulesFile === '.gitattributes'
      ? findExportIgnoreLine(pluginPath, name)
      : findRule(pluginPath, name, surroundings);
  const isNamedByWorkspace = slug === undefined && isWorkspace && folder === basename(path);
  return {
    isWrapped: relative(path, pluginPath) === '',
    findRule: (name) => (existsSync(join(pluginPath, name)) ? findLine(name) : undefined),
    rulesFile,
    isNamedByWorkspace,
    setup: await readBuildSetup(pluginPath, surroundings),
  };
}
