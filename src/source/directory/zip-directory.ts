import { realpathSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { loadReader, SeenContents } from '../../package/index.ts';
import { type YieldToEventLoop, neverYield } from '../../shared/yield-to-event-loop.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { findInside } from '../../shared/read-start.ts';
import { createLocalError } from '../local-errors.ts';
import { readBuildSetup } from './build-setup.ts';
import { type ChosenRules, chooseRules } from './choose-rules.ts';
import {
  type FindHiddenHeader,
  explainNoInnerPlugin,
  explainNoPlugin,
  findInnerPlugins,
  findLeftOutMain,
  findMisencodedMain,
  hasMainFile,
  type SearchedDirectory,
} from './main-file.ts';
import type { TreeFile } from './tree-file.ts';
import { type Content, describeName, type Folder } from './read-folder.ts';
import { listTree, type Maxima, openTree, type Tree } from './tree.ts';
import { writeZip, type WrittenZip } from './zip-writer.ts';

// Exported here so that modules that are used together share a file of the bundle.
export { findRule } from '../ignore/distignore.ts';
export { findExportIgnoreLine } from '../ignore/export-ignore.ts';
export { readBuildSetup };

/** Options for zipping a directory. */
export interface ZipDirectoryOptions {
  /** The name of the plugin's folder if the directory is the plugin; absent: the directory's own name. */
  readonly slug?: string | undefined;
  /** The directory's path in `zip-path`, for advice; absent when it does not come from there. */
  readonly zipPath?: string | undefined;
  /**
   * The folder that a linked `.distignore` must not leave. Absent, or for a directory elsewhere: the directory itself.
   */
  readonly workspace?: string | undefined;
  /** See `SourceContext`. */
  readonly ownPaths?: readonly string[] | undefined;
  /** The time of every file, in seconds since 1970; absent: the beginning of 1980, the earliest time in a ZIP. */
  readonly epochSeconds?: number | undefined;
  /** The ZIP to write, outside of the directory; deleted if it cannot be completed. */
  readonly target: string;
  readonly maxima: Maxima;
  readonly isMainFile: Parameters<typeof hasMainFile>[1];
  /** For advice on a directory that is not a plugin. */
  readonly findHiddenHeader?: FindHiddenHeader | undefined;
  /** `false` for the files of an artifact, which are not in a repository, whatever is above them. */
  readonly hasRepository?: boolean | undefined;
  /** Allows the run to be cancelled. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined;
  /** Creates the reader of the files' contents while they are zipped; absent when nobody needs them. */
  readonly createContentScanner?: Awaited<ReturnType<typeof loadReader>>['createContentScanner'] | undefined;
}

/** A plugin's ZIP on disk, and facts about its contents. */
export interface ZippedDirectory extends WrittenZip {
  readonly files: number;
  /** Names that are left out, sorted by bytes, folders with a slash at their end; at most a hundred. */
  readonly leftOut: readonly string[];
  /** The number of all names that are left out. */
  readonly leftOutCount: number;
  /** The name of the files with the rules; `undefined` without rules. */
  readonly rulesFile: ChosenRules['file'];
  /** Notices to the author about the rules. */
  readonly notices: readonly Notice[];
  /** The plugin's directory: the given one, or the only folder in it. */
  readonly pluginPath: string;
  /** The name of the plugin's folder, which is the top of the ZIP. */
  readonly folder: string;
  /** The contents of the files; `undefined` when nobody read them. */
  readonly seen: SeenContents | undefined;
}

/** A fact that is not a mistake, but easily missed. */
interface Notice {
  readonly title: string;
  readonly text: string;
}

const MAX_LEFT_OUT = 100;

/**
 * Zips a plugin's directory. The ZIP has only the plugin's folder at its top. The same files give the same bytes on
 * every machine, for every user and time zone.
 *
 * A directory with the main plugin file is the plugin. Otherwise the plugin is its only folder, if that has the main
 * plugin file. Applies the `.distignore` of the directory and that folder; without one, the `export-ignore` in
 * `.gitattributes`.
 *
 * @throws PublishError `package`: it is not a plugin's directory, or something in it cannot be published;
 * `not-published`: the ZIP cannot be written
 * @throws Cancelled
 */
export async function zipDirectory(
  directory: string,
  {
    slug,
    zipPath,
    workspace = directory,
    ownPaths = [],
    epochSeconds = 0,
    target,
    maxima,
    isMainFile,
    findHiddenHeader = () => undefined,
    ...options
  }: ZipDirectoryOptions,
): Promise<ZippedDirectory> {
  const { hasRepository = true, yieldToEventLoop = neverYield } = options;
  const name = basename(resolve(directory));
  const top = openTree(directory);
  const hasMain = (files: readonly TreeFile[]) => hasMainFile(files, isMainFile, yieldToEventLoop);
  const rules = await chooseRules(top, {
    own: ownPaths.flatMap((path) => findInside(top.topPath, path) ?? []),
    hasRepository,
    yieldToEventLoop,
    inside: findSurroundings(directory, workspace),
    isPlugin: ({ files }) => hasMain(files),
  });
  const { judge, content, isPlugin } = rules;
  const search = async (php: readonly TreeFile[] = []): Promise<SearchedDirectory> => ({
    name,
    zipPath,
    innerPlugins: await findInnerPlugins(top, judge, isMainFile, yieldToEventLoop),
    leftOutMain: findLeftOutMain(directory, content.leftOut, isMainFile),
    misencoded: findMisencodedMain(
      directory,
      php.map((file) => file.name),
      findHiddenHeader,
    ),
  });
  if (!isPlugin && content.files.length > 0)
    throw explainNoPlugin(await search(content.files), listContent(content), content.leftOut);

  const tree = await listTree(top, judge, maxima, yieldToEventLoop);
  const { files, leftOut } = tree;
  const folder = isPlugin
    ? nameFolder(slug ?? name)
    : await findPlugin(content.folders, tree, hasMain, search);
  const named = isPlugin ? files.map((file) => ({ ...file, name: `${folder}/${file.name}` })) : files;
  const pluginPath = isPlugin ? directory : join(directory, folder);
  const { composer } = await readBuildSetup(pluginPath, findSurroundings(pluginPath, workspace));
  const scanner = options.createContentScanner?.(
    named.map((file) => file.name),
    folder,
    { placed: composer?.placed },
  );
  const zip = await writeZip(target, named, epochSeconds, { yieldToEventLoop, show: scanner?.show });
  return {
    ...zip,
    files: files.length,
    leftOut: leftOut.slice(0, MAX_LEFT_OUT),
    leftOutCount: leftOut.length,
    rulesFile: rules.file,
    notices: listNotices(rules, tree),
    pluginPath,
    folder,
    seen: scanner?.collect(),
  };
}

/** Returns the workspace for a directory in it, else the directory itself: nothing around an artifact counts. */
export function findSurroundings(directory: string, workspace: string): string {
  return findInside(realpathSync(workspace), realpathSync(directory)) === undefined ? directory : workspace;
}

function nameFolder(folder: string): string {
  const problem =
    folder === '' || folder === '.' || folder === '..' || folder.includes('/')
      ? 'is not a folder name'
      : describeName(folder);
  if (problem === undefined) return folder;
  throw createLocalError(
    `The plugin's folder would be named ${quoteName(folder)}, which ${problem}.`,
    "Set `slug` to the name of the plugin's folder.",
  );
}

/** Returns the only folder with files, if it is a plugin; else throws. */
async function findPlugin(
  folders: readonly Folder[],
  { files, leftOut }: Tree,
  hasMain: (files: readonly TreeFile[]) => Promise<boolean>,
  search: (php?: readonly TreeFile[]) => Promise<SearchedDirectory>,
): Promise<string> {
  const tops = new Set(files.map(({ name }) => name.slice(0, name.indexOf('/'))));
  const filled = folders.filter(({ name }) => tops.has(name));
  const [only] = filled;
  if (only === undefined || filled.length > 1)
    throw explainNoPlugin(await search(), listContent({ files: [], folders: filled }), leftOut);
  const inside = files.filter(({ name }) => name.lastIndexOf('/') === only.name.length);
  if (await hasMain(inside)) return only.name;
  const below = new Set(files.map(({ name }) => name.slice(only.name.length + 1).replace(/\/.*/, '/')));
  throw explainNoInnerPlugin(await search(inside), only.name, [...below]);
}

function listNotices(
  { file, isExportIgnoreUnused }: ChosenRules,
  { leftOutTargets }: Tree,
): readonly Notice[] {
  const unused = {
    title: 'export-ignore is not used',
    text:
      'The directory has a `.distignore`, so `export-ignore` in `.gitattributes` has no effect on the ZIP. ' +
      'Keep all rules in one of the two files.',
  };
  const links = {
    title: 'Links left out',
    text:
      `Left out of the ZIP because their targets are left out: ${listNames(leftOutTargets)}. ` +
      `To publish one of them, keep it under its own name in \`${file ?? ''}\`.`,
  };
  return [isExportIgnoreUnused ? [unused] : [], leftOutTargets.length > 0 ? [links] : []].flat();
}

function listContent({ files, folders }: Pick<Content, 'files' | 'folders'>): readonly string[] {
  return [...folders.map(({ name }) => `${name}/`), ...files.map(({ name }) => name)];
}
