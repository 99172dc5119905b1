import { closeSync, readSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { YieldToEventLoop } from '../../shared/yield-to-event-loop.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { listNames, quoteName } from '../../shared/quote.ts';
import { readStart } from '../../shared/read-start.ts';
import { type Judge, RULES_FILE } from '../ignore/distignore.ts';
import { findRule, type RuleLine } from '../ignore/distignore.ts';
import { adviseOnNothing, createLocalError } from '../local-errors.ts';
import { openTreeFile, type TreeFile, tryRead } from './tree-file.ts';
import { type Folder, readFolder } from './read-folder.ts';

/** Whether a PHP file is a main plugin file, by its first 8 KiB, which is all that WordPress reads. */
type IsMainFile = (head: Buffer) => boolean;

const HEAD_BYTES = 8192;

/**
 * Whether one of a folder's files is a main plugin file, which WordPress expects directly in the plugin's folder.
 * Source: WordPress core Plugin_Upgrader::check_package().
 *
 * @throws PublishError `package`: a file cannot be read
 * @throws Cancelled
 */
export async function hasMainFile(
  files: readonly TreeFile[],
  isMainFile: IsMainFile,
  yieldToEventLoop: YieldToEventLoop,
): Promise<boolean> {
  for (const file of files) {
    await yieldToEventLoop();
    const base = baseOf(file.name);
    if (base.endsWith('.php') && !base.startsWith('.') && isMainFile(readHead(file))) return true;
  }
  return false;
}

function baseOf(name: string): string {
  return name.slice(name.lastIndexOf('/') + 1);
}

function readHead(file: TreeFile): Buffer {
  const descriptor = openTreeFile(file);
  try {
    const head = Buffer.alloc(HEAD_BYTES);
    return head.subarray(
      0,
      tryRead(file, () => readSync(descriptor, head, 0, HEAD_BYTES, 0)),
    );
  } finally {
    closeSync(descriptor);
  }
}

/**
 * Finds a main plugin file at the top of a directory that its `.distignore` leaves out, and the line that does so.
 *
 * @param leftOut names that are left out
 */
export function findLeftOutMain(directory: string, leftOut: readonly string[], isMainFile: IsMainFile) {
  const names = leftOut.filter((name) => /^[^/]+\.php$/.test(name)).slice(0, MAX_FILES);
  const name = names.find((one) => isMainFile(peek(join(directory, one))));
  const rule = name === undefined ? undefined : findRule(directory, name);
  return name === undefined || rule === undefined ? undefined : { ...rule, name };
}

/** Finds a file whose header WordPress misses because of its encoding. */
export function findMisencodedMain(
  directory: string,
  names: readonly string[],
  findHiddenHeader: FindHiddenHeader,
): Misencoded | undefined {
  const files = names.filter((name) => /^[^.].*\.php$/.test(baseOf(name))).slice(0, MAX_FILES);
  for (const name of files) {
    const why = findHiddenHeader(peek(join(directory, name)))?.why;
    if (why === 'utf-16' || why === 'byte-order-mark') return { name, why };
  }
  return undefined;
}

/** Explains from a file's first 8 KiB why WordPress misses its header. */
export type FindHiddenHeader = (
  head: Buffer,
) => { readonly why: 'utf-16' | 'byte-order-mark' | 'late' } | undefined;

interface Misencoded {
  readonly name: string;
  readonly why: 'utf-16' | 'byte-order-mark';
}

/** Reads the head of a file for advice; empty when it cannot be read. */
function peek(path: string): Buffer {
  try {
    const head = readStart(path, HEAD_BYTES, dirname(path));
    return typeof head === 'string' ? Buffer.alloc(0) : head;
  } catch {
    return Buffer.alloc(0);
  }
}

/** Folders with other people's plugins. */
const FOREIGN = /^(\..*|node_modules|vendor)$/;

/** Bounds the search for advice. */
const MAX_FOLDERS = 1000;
const MAX_FILES = 2000;

/**
 * Finds the folders up to two levels below the top that are plugins; none where the search would take too long.
 */
export async function findInnerPlugins(
  top: Folder,
  judge: Judge,
  isMainFile: IsMainFile,
  yieldToEventLoop: YieldToEventLoop,
): Promise<readonly string[]> {
  const judgeOwn: Judge = (name, isFolder) =>
    (isFolder && FOREIGN.test(baseOf(name))) || judge(name, isFolder);
  const found: string[] = [];
  const folders = [top];
  let files = 0;
  try {
    // The list grows during the loop.
    for (const folder of folders) {
      const content = await readFolder(folder, judgeOwn, yieldToEventLoop);
      files += content.files.length;
      if (files > MAX_FILES) return [];
      if (folder !== top && (await hasMainFile(content.files, isMainFile, yieldToEventLoop)))
        found.push(folder.name);
      else if (folder.parent?.parent === undefined) for (const inner of content.folders) folders.push(inner);
      if (folders.length > MAX_FOLDERS) return [];
    }
  } catch (error) {
    // Files that cannot be published make no advice either.
    if (error instanceof PublishError) return [];
    throw error;
  }
  return found;
}

/** A directory that was searched for a plugin. */
export interface SearchedDirectory {
  readonly name: string;
  /** Its path in `zip-path`; `undefined` when it does not come from there. */
  readonly zipPath: string | undefined;
  /** The paths below the directory of the folders that are plugins. */
  readonly innerPlugins: readonly string[];
  /** A main plugin file that is left out, and the line that does so. */
  readonly leftOutMain?: (RuleLine & { readonly name: string }) | undefined;
  /** A main plugin file that WordPress does not see. */
  readonly misencoded?: Misencoded | undefined;
}

/**
 * Explains why a directory is not a plugin.
 *
 * @param names the names in it, folders with a slash at their end
 * @param leftOut the names in it that are left out
 */
export function explainNoPlugin(
  directory: SearchedDirectory,
  names: readonly string[],
  leftOut: readonly string[],
): PublishError {
  if (directory.misencoded !== undefined) return explainEncoding(directory.misencoded);
  const isEmpty = names.length === 0 && leftOut.every((name) => /(^|\/)\.git\/?$/.test(name));
  if (isEmpty)
    return createLocalError(
      `The directory ${quoteName(directory.name)} holds no files.`,
      directory.zipPath === undefined ? advise(directory, names) : adviseOnNothing(directory.zipPath),
    );
  const content = names.length === 0 ? 'no files but those that are left out' : listNames(names);
  return createLocalError(
    `The directory ${quoteName(directory.name)} is neither a plugin, with a PHP file that has a "Plugin Name" header, ` +
      `nor does it hold just one folder that is; it holds ${content}.`,
    advise(directory, names),
  );
}

function explainEncoding({ name, why }: Misencoded): PublishError {
  return createLocalError(
    `${quoteName(name)} ${why === 'utf-16' ? 'is saved in UTF-16' : 'begins with a byte order mark'}, so WordPress does not see its "Plugin Name" header, and finds no plugin.`,
    'Save the file as UTF-8 without a byte order mark.',
  );
}

/** Explains why a directory with only one folder is not a plugin: the folder is not one, either. */
export function explainNoInnerPlugin(
  directory: SearchedDirectory,
  folder: string,
  names: readonly string[],
): PublishError {
  if (directory.misencoded !== undefined) return explainEncoding(directory.misencoded);
  return createLocalError(
    `The directory ${quoteName(directory.name)} holds only the folder ${quoteName(folder)}, in which no PHP file ` +
      `has a "Plugin Name" header; it holds ${listNames(names)}.`,
    advise(
      directory,
      names.map((name) => `${folder}/${name}`),
    ),
  );
}

function advise({ zipPath, innerPlugins, leftOutMain }: SearchedDirectory, names: readonly string[]): string {
  if (leftOutMain !== undefined) {
    const { line, text, name } = leftOutMain;
    return `Change line ${line} of \`${RULES_FILE}\`, ${quoteName(text)}: it leaves out ${quoteName(name)}, the main plugin file.`;
  }
  const [zip, ...others] = names.filter((name) => /\.zip$/i.test(name));
  const [plugin] = innerPlugins;
  const isZip = plugin === undefined && zipPath !== undefined && others.length === 0;
  if (isZip && zip !== undefined) return adviseOn(zipPath, zip);
  if (innerPlugins.length > 1 && innerPlugins.length <= MAX_CHOICES) {
    const names = innerPlugins.map((one) => quoteName(zipPath === undefined ? one : joinPath(zipPath, one)));
    const choice = names.join(' or ');
    return `Each of them is a plugin of its own: ${zipPath === undefined ? `give ${choice} alone` : `set \`zip-path\` to ${choice}`}.`;
  }
  if (plugin === undefined || innerPlugins.length > 1) {
    return `Give the directory with the main plugin file in it; list files that are not part of the plugin in \`${RULES_FILE}\`.`;
  }
  if (zipPath === undefined) return `The plugin is in its folder ${quoteName(plugin)}: give that alone.`;
  return adviseOn(zipPath, plugin);
}

/** More make no advice. */
const MAX_CHOICES = 3;

function adviseOn(zipPath: string, inner: string): string {
  return `Set \`zip-path\` to ${quoteName(joinPath(zipPath, inner))}.`;
}

function joinPath(zipPath: string, inner: string): string {
  return zipPath === '.' ? inner : `${zipPath.replace(/\/+$/, '')}/${inner}`;
}
