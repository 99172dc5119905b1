import { closeSync, openSync, readSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import { createFilter, readRules, RULES_FILE } from './distignore.ts';
import { createLocalError, explainRead, listNames, quoteName } from './local-errors.ts';
import {
  type Content,
  describeName,
  type Folder,
  listTree,
  type Maxima,
  openTree,
  readFolder,
  type TreeFile,
} from './tree.ts';
import { writeZip, type WrittenZip } from './zip-writer.ts';

/** How a directory is zipped. */
export interface ZipDirectoryOptions {
  /** The plugin's folder, for a directory that holds the main plugin file itself; else the directory's own name. */
  readonly slug?: string | undefined;
  /** The time that every file gets, in seconds since 1970; else the beginning of 1980, the earliest that a ZIP can hold. */
  readonly epochSeconds?: number | undefined;
  /** The ZIP to write, outside of the directory; it is removed again when it cannot be completed. */
  readonly target: string;
  readonly maxima: Maxima;
  /** Whether the first 8 KiB of a PHP file, which is what WordPress reads of it, are those of a main plugin file. */
  readonly isMainFile: (head: Buffer) => boolean;
}

/** A plugin's ZIP on disk, and what went into it. */
export interface ZippedDirectory extends WrittenZip {
  readonly files: number;
  /** What `.distignore` left out, by bytes, and folders with a slash at their end; not more than a hundred names. */
  readonly leftOut: readonly string[];
  /** Also those that are not named. */
  readonly leftOutCount: number;
  /** The plugin's folder, which is the top of the ZIP. */
  readonly folder: string;
}

const HEAD_BYTES = 8192;
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
  { slug, epochSeconds = 0, target, maxima, isMainFile }: ZipDirectoryOptions,
): Promise<ZippedDirectory> {
  const name = basename(resolve(directory));
  const top = openTree(directory);
  const outer = readRules(directory, '');
  const content = readFolder(top, createFilter([outer]));
  const isPlugin = hasMainFile(content.files, isMainFile);
  if (!isPlugin && content.files.length > 0) throw noPlugin(name, content);

  const inner = isPlugin ? [] : content.folders.map((folder) => readRules(folder.path, `${folder.name}/`));
  const { files, leftOut } = listTree(top, createFilter([...inner, outer]), maxima);
  const folder = isPlugin ? nameFolder(slug ?? name) : findPlugin(name, content.folders, files, isMainFile);
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
  directory: string,
  folders: readonly Folder[],
  files: readonly TreeFile[],
  isMainFile: ZipDirectoryOptions['isMainFile'],
): string {
  const tops = new Set(files.map(({ name }) => name.slice(0, name.indexOf('/'))));
  const filled = folders.filter(({ name }) => tops.has(name));
  const [only] = filled;
  if (only === undefined || filled.length > 1) throw noPlugin(directory, { files: [], folders: filled });
  const inside = files.filter(({ name }) => name.lastIndexOf('/') === only.name.length);
  if (hasMainFile(inside, isMainFile)) return only.name;
  const below = new Set(files.map(({ name }) => name.slice(only.name.length + 1).replace(/\/.*/, '/')));
  throw notAPlugin(
    `The directory ${quoteName(directory)} holds only the folder ${quoteName(only.name)}, and in that no PHP file ` +
      `has a "Plugin Name" header; it holds ${listNames([...below])}.`,
  );
}

function noPlugin(directory: string, { files, folders }: Pick<Content, 'files' | 'folders'>) {
  const names = [...folders.map(({ name }) => `${name}/`), ...files.map(({ name }) => name)];
  const found = names.length === 0 ? 'no files' : listNames(names);
  return notAPlugin(
    `The directory ${quoteName(directory)} is neither a plugin, with a PHP file that has a "Plugin Name" header, ` +
      `nor does it hold just one folder that is; it holds ${found}.`,
  );
}

function notAPlugin(message: string) {
  return createLocalError(
    message,
    `Give the directory with the main plugin file in it; what is not part of the plugin can be named in \`${RULES_FILE}\`.`,
  );
}

/** WordPress looks for it directly in the plugin's folder. Source: WordPress core Plugin_Upgrader::check_package(). */
function hasMainFile(files: readonly TreeFile[], isMainFile: ZipDirectoryOptions['isMainFile']): boolean {
  return files.some(({ name, path }) => {
    const base = name.slice(name.lastIndexOf('/') + 1);
    return base.endsWith('.php') && !base.startsWith('.') && isMainFile(readHead(path, name));
  });
}

function readHead(path: string, name: string): Buffer {
  try {
    const descriptor = openSync(path, 'r');
    try {
      const head = Buffer.alloc(HEAD_BYTES);
      return head.subarray(0, readSync(descriptor, head, 0, HEAD_BYTES, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch (error) {
    throw explainRead(error, name);
  }
}
