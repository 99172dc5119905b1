import { basename, resolve } from 'node:path';
import { createFilter, leaveOut, readRules } from './distignore.ts';
import { createLocalError, quoteName } from './local-errors.ts';
import { findInnerPlugin, hasMainFile, type IsMainFile } from './main-file.ts';
import { explainNoInnerPlugin, explainNoPlugin, type SearchedDirectory } from './no-plugin.ts';
import {
  type Content,
  describeName,
  findInside,
  type Folder,
  listTree,
  type Maxima,
  openTree,
  readFolder,
  type Tree,
} from './tree.ts';
import { writeZip, type WrittenZip } from './zip-writer.ts';

/** How a directory is zipped. */
export interface ZipDirectoryOptions {
  /** The plugin's folder, for a directory that holds the main plugin file itself; else the directory's own name. */
  readonly slug?: string | undefined;
  /** The directory as `zip-path` names it, for advice; absent when something else does. */
  readonly zipPath?: string | undefined;
  /** The real path of the folder of this action, which is no part of a plugin around it. */
  readonly actionFolder?: string | undefined;
  /** The time that every file gets, in seconds since 1970; else the beginning of 1980, the earliest that a ZIP can hold. */
  readonly epochSeconds?: number | undefined;
  /** The ZIP to write, outside of the directory; it is removed again when it cannot be completed. */
  readonly target: string;
  readonly maxima: Maxima;
  readonly isMainFile: IsMainFile;
}

/** A plugin's ZIP on disk, and what went into it. */
export interface ZippedDirectory extends WrittenZip {
  readonly files: number;
  /** What is not published, by bytes, and folders with a slash at their end; not more than a hundred names. */
  readonly leftOut: readonly string[];
  /** Also those that are not named. */
  readonly leftOutCount: number;
  /** The plugin's folder, which is the top of the ZIP. */
  readonly folder: string;
}

const MAX_LEFT_OUT = 100;

/**
 * Zips a plugin's directory into a ZIP that has the plugin's folder at its top, and nothing else. The same files give
 * the same bytes, whatever machine, user or time zone.
 *
 * A directory that holds the main plugin file is the plugin; one that holds nothing but a folder with the main plugin
 * file in it is where the plugin was built. `.distignore` is honoured in the directory and in that folder.
 *
 * @throws PublishError `package`: it is not a plugin's directory, or something in it cannot be published;
 *   `not-published`: the ZIP cannot be written
 */
export async function zipDirectory(
  directory: string,
  { slug, zipPath, actionFolder, epochSeconds = 0, target, maxima, isMainFile }: ZipDirectoryOptions,
): Promise<ZippedDirectory> {
  const name = basename(resolve(directory));
  const top = openTree(directory);
  const own = leaveOut(actionFolder && findInside(top.chain[0] ?? '', actionFolder));
  const outer = readRules(directory, '');
  const isLeftOut = createFilter([own, outer]);
  const content = readFolder(top, isLeftOut);
  const isPlugin = hasMainFile(content.files, isMainFile);
  const search = (): SearchedDirectory => ({
    name,
    zipPath,
    innerPlugin: findInnerPlugin(top, isLeftOut, isMainFile),
  });
  if (!isPlugin && content.files.length > 0)
    throw explainNoPlugin(search(), listContent(content), content.leftOut);

  const inner = isPlugin ? [] : content.folders.map((folder) => readRules(folder.path, `${folder.name}/`));
  const tree = listTree(top, createFilter([own, ...inner, outer]), maxima);
  const { files, leftOut } = tree;
  const folder = isPlugin ? nameFolder(slug ?? name) : findPlugin(content.folders, tree, isMainFile, search);
  const named = isPlugin ? files.map((file) => ({ ...file, name: `${folder}/${file.name}` })) : files;
  const zip = await writeZip(target, named, epochSeconds);
  return {
    ...zip,
    files: files.length,
    leftOut: leftOut.slice(0, MAX_LEFT_OUT),
    leftOutCount: leftOut.length,
    folder,
  };
}

function nameFolder(folder: string): string {
  const problem =
    folder === '' || folder === '.' || folder === '..' || folder.includes('/')
      ? 'is no name for a folder'
      : describeName(folder);
  if (problem === undefined) return folder;
  throw createLocalError(
    `The plugin's folder would be called ${quoteName(folder)}, which ${problem}.`,
    'Set `slug` to the name of the plugin folder.',
  );
}

/** The only folder with files in it, when it is a plugin. */
function findPlugin(
  folders: readonly Folder[],
  { files, leftOut }: Tree,
  isMainFile: IsMainFile,
  search: () => SearchedDirectory,
): string {
  const tops = new Set(files.map(({ name }) => name.slice(0, name.indexOf('/'))));
  const filled = folders.filter(({ name }) => tops.has(name));
  const [only] = filled;
  if (only === undefined || filled.length > 1)
    throw explainNoPlugin(search(), listContent({ files: [], folders: filled }), leftOut);
  const inside = files.filter(({ name }) => name.lastIndexOf('/') === only.name.length);
  if (hasMainFile(inside, isMainFile)) return only.name;
  const below = new Set(files.map(({ name }) => name.slice(only.name.length + 1).replace(/\/.*/, '/')));
  throw explainNoInnerPlugin(search(), only.name, [...below]);
}

function listContent({ files, folders }: Pick<Content, 'files' | 'folders'>): readonly string[] {
  return [...folders.map(({ name }) => `${name}/`), ...files.map(({ name }) => name)];
}
