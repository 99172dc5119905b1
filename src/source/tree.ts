import { type Dirent, readdirSync, readlinkSync, realpathSync, type Stats, statSync } from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { formatSize } from '../format.ts';
import type { IsLeftOut } from './distignore.ts';
import { createLocalError, explainRead, quoteName, readSystemCode } from './local-errors.ts';
import { sortByBytes } from '../sort-by-bytes.ts';

/** What a package may hold at most. */
export interface Maxima {
  /** Also for the folders that are looked through. */
  readonly files: number;
  /** Bytes of one file. */
  readonly fileBytes: number;
  /** Bytes of all files together, before compression. */
  readonly totalBytes: number;
}

/** A file to be published. */
export interface TreeFile {
  /** Relative to the top of the tree, with `/` between its parts. */
  readonly name: string;
  /** Where it can be opened. */
  readonly path: string;
  /** When it was listed. */
  readonly sizeBytes: number;
}

/** A folder whose content is published. */
export interface Folder {
  /** Like that of a file; `''` for the top. */
  readonly name: string;
  readonly path: string;
  /** The real paths of the folders that lead to it, from the top on, and its own: a link back to them has no end. */
  readonly chain: readonly string[];
}

/** What is in a folder, links followed. */
export interface Content {
  readonly files: readonly TreeFile[];
  readonly folders: readonly Folder[];
  /** Names of what is left out; of folders with a slash at their end. */
  readonly leftOut: readonly string[];
}

/** Everything in a folder and below it; `files` and `leftOut` in the order of their names' bytes. */
export type Tree = Pick<Content, 'files' | 'leftOut'>;

/**
 * The folder in which a tree begins.
 *
 * @throws PublishError `package`: it cannot be read
 */
export function openTree(directory: string): Folder {
  try {
    return { name: '', path: directory, chain: [realpathSync(directory)] };
  } catch (error) {
    throw explainRead(error, directory);
  }
}

// Synchronous calls throughout: one by one over the thread pool, thousands of small files take three times as long.

/**
 * Lists a tree, links followed, except what is left out. Empty folders are not mentioned.
 *
 * @throws PublishError `package`: something in it cannot be published, or there is too much of it
 */
export function listTree(top: Folder, isLeftOut: IsLeftOut, maxima: Maxima): Tree {
  const files: TreeFile[] = [];
  const leftOut: string[] = [];
  const folders = [top];
  let totalBytes = 0;
  // The list grows while it is walked through, and with it the number of folders that were found.
  for (const folder of folders) {
    const content = readFolder(folder, isLeftOut);
    for (const file of content.files) files.push(checkFile(file, maxima));
    for (const inner of content.folders) folders.push(inner);
    for (const name of content.leftOut) leftOut.push(name);
    totalBytes += content.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (files.length > maxima.files) throw tooMuch(`more than ${maxima.files} files`);
    if (folders.length > maxima.files) throw tooMuch(`more than ${maxima.files} folders`);
    if (totalBytes > maxima.totalBytes) throw tooMuch(`more than ${formatSize(maxima.totalBytes)}`);
  }
  return { files: sortByBytes(files, ({ name }) => name), leftOut: sortByBytes(leftOut, (name) => name) };
}

function checkFile(file: TreeFile, { fileBytes }: Maxima): TreeFile {
  if (file.sizeBytes <= fileBytes) return file;
  throw createLocalError(
    `${quoteName(file.name)} has ${formatSize(file.sizeBytes)}, more than the ${formatSize(fileBytes)} allowed for one file.`,
    LEAVE_OUT,
  );
}

const LEAVE_OUT =
  'Leave out what is not part of the plugin: name it in `.distignore`, or build the plugin into a directory of its own.';

function tooMuch(what: string) {
  return createLocalError(`The directory holds ${what}.`, LEAVE_OUT);
}

/**
 * Reads one folder, links followed.
 *
 * @throws PublishError `package`: something in it that is not left out can be no part of a package
 */
export function readFolder(folder: Folder, isLeftOut: IsLeftOut): Content {
  const content = { files: [] as TreeFile[], folders: [] as Folder[], leftOut: [] as string[] };
  for (const entry of listEntries(folder)) {
    const name = folder.name === '' ? entry.name : `${folder.name}/${entry.name}`;
    const path = join(folder.path, entry.name);
    const isFolder = entry.isDirectory();
    if (isLeftOut(name, isFolder)) {
      content.leftOut.push(isFolder ? `${name}/` : name);
      continue;
    }
    checkName(entry.name, name);
    const stats = readStats(entry, path, name);
    // A folder behind a link is published like a folder, so rules for folders are about it, too.
    if (!isFolder && stats.isDirectory() && isLeftOut(name, true)) {
      content.leftOut.push(`${name}/`);
      continue;
    }
    const realPath = entry.isSymbolicLink()
      ? resolveLink(path, name, folder)
      : join(folder.chain.at(-1) ?? '', entry.name);
    if (stats.isDirectory()) content.folders.push({ name, path, chain: [...folder.chain, realPath] });
    else if (stats.isFile()) content.files.push({ name, path, sizeBytes: stats.size });
    else throw notAFile(stats, name);
  }
  return content;
}

function listEntries({ path, name }: Folder): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    throw explainRead(error, name === '' ? path : name);
  }
}

function readStats(entry: Dirent, path: string, name: string): Stats {
  try {
    return statSync(path);
  } catch (error) {
    if (!entry.isSymbolicLink()) throw explainRead(error, name);
    const code = readSystemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') throw badLink(path, name, 'which does not exist');
    if (code === 'ELOOP') throw badLink(path, name, 'which leads in a circle');
    throw explainRead(error, name);
  }
}

/**
 * Where a link leads: inside of the tree, or people would find files of the build machine in their plugin, and not back
 * to where it came from.
 */
function resolveLink(path: string, name: string, { chain }: Folder): string {
  const [top = ''] = chain;
  const target = realpathSync(path);
  const inside = findInside(top, target);
  if (inside === undefined) throw badLink(path, name, 'which is outside of the directory');
  if (inside.split('/').includes('.git')) throw badLink(path, name, 'which is inside of `.git`');
  if (chain.includes(target)) throw badLink(path, name, 'a folder that it is in, so it has no end');
  return target;
}

/**
 * The name that something has below a folder: `''` for the folder itself, `undefined` for what is outside of it.
 *
 * @param top the real path of the folder
 * @param path the real path of the other thing
 */
export function findInside(top: string, path: string): string | undefined {
  const inside = relative(top, path);
  const isOutside = isAbsolute(inside) || inside === '..' || inside.startsWith(`..${sep}`);
  return isOutside ? undefined : inside.split(sep).join('/');
}

function badLink(path: string, name: string, problem: string) {
  return createLocalError(
    `The link ${quoteName(name)} leads to ${quoteName(readlinkSync(path))}, ${problem}.`,
    'Copy what it should lead to into the plugin, or name the link in `.distignore`.',
  );
}

function notAFile(stats: Stats, name: string) {
  const kind = stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device';
  return createLocalError(
    `${quoteName(name)} is ${kind}, not a file.`,
    'Delete it, or name it in `.distignore`.',
  );
}

/** Names that do not survive a ZIP, or that WordPress would unpack under another name. */
function checkName(part: string, name: string): void {
  const problem = describeName(part);
  if (problem === undefined) return;
  throw createLocalError(`The name of ${quoteName(name)} ${problem}.`, 'Rename it, or leave it out.');
}

/** What is wrong with one part of a name, as the end of a sentence; `undefined` when nothing is. */
export function describeName(part: string): string | undefined {
  if (part.includes('\\')) return 'contains a backslash';
  if (/\p{Cc}/u.test(part)) return 'contains a control character';
  // What is not UTF-8 on disk arrives as U+FFFD.
  return part.isWellFormed() && !part.includes('\ufffd') ? undefined : 'is not valid UTF-8';
}
