import {
  type BigIntStats,
  type Dirent,
  lstatSync,
  readdirSync,
  readlinkSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { relative, sep } from 'node:path';
import type { YieldToEventLoop } from '../../shared/yield-to-event-loop.ts';
import { quoteName } from '../../shared/quote.ts';
import { findInside } from '../../shared/read-start.ts';
import { readSystemCode } from '../../shared/system-error.ts';
import type { Judge } from '../ignore/distignore.ts';
import { createLocalError, explainFileRead } from '../local-errors.ts';
import { checkSameFolder, createTreeFile, hasChanged, toIdentity, type TreeFile } from './tree-file.ts';

// Synchronous calls, because thousands of small files take three times as long over the thread pool.

/** A folder to publish. */
export interface Folder {
  /** The path relative to the top; `''` for the top. */
  readonly name: string;
  readonly path: string;
  /** Whether it was reached through a link. */
  readonly isLinked: boolean;
  readonly realPath: string;
  /** The parent, by which endless links are detected; `undefined` for the top. */
  readonly parent: Folder | undefined;
  /** The real path of the top. */
  readonly topPath: string;
  /** The identity when its parent listed it. */
  readonly identity: TreeFile['identity'];
}

/** The content of a folder, with links followed. */
export interface Content {
  readonly files: readonly TreeFile[];
  readonly folders: readonly Folder[];
  /** Names that are left out, folders with a slash at their end. */
  readonly leftOut: readonly string[];
  /** The part of `leftOut` that was reached through links whose targets are left out. */
  readonly leftOutTargets: readonly string[];
}

/**
 * Reads one folder with links followed. Leaves out a link if its target is left out, unless rules keep the link by its
 * own name.
 *
 * @throws PublishError `package`: something that is not left out cannot be part of a package
 * @throws Cancelled
 */
export async function readFolder(
  folder: Folder,
  judge: Judge,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Content> {
  const content = {
    files: [] as TreeFile[],
    folders: [] as Folder[],
    leftOut: [] as string[],
    leftOutTargets: [] as string[],
  };
  for (const entry of listEntries(folder)) {
    const pause = yieldToEventLoop();
    if (pause !== undefined) await pause;
    const { name, isFolder, place, reason } = findEntry(entry, folder, judge);
    if (place === undefined) {
      content.leftOut.push(isFolder ? `${name}/` : name);
      if (reason === 'target') content.leftOutTargets.push(name);
      continue;
    }
    const { path, realPath, isLinked } = place;
    const stats = readStats(path, name);
    if (stats.isDirectory())
      content.folders.push({
        name,
        path,
        isLinked,
        realPath,
        parent: folder,
        topPath: folder.topPath,
        identity: toIdentity(stats),
      });
    else if (stats.isFile()) content.files.push(createTreeFile(name, path, stats));
    else throw notAFile(stats, name);
  }
  checkSameFolder(folder);
  return content;
}

/** An entry of a folder. */
interface TreeEntry {
  readonly name: string;
  readonly isFolder: boolean;
  /** Absent when it is left out. */
  readonly place?: { readonly path: string; readonly realPath: string; readonly isLinked: boolean };
  /** Why it is left out: for its own name, or for the target of a link. */
  readonly reason?: 'name' | 'target';
}

function findEntry(entry: Dirent, folder: Folder, judge: Judge): TreeEntry {
  const name = folder.name === '' ? entry.name : `${folder.name}/${entry.name}`;
  const path = pathIn(folder.path, entry.name);
  const isFolder = entry.isDirectory();
  const verdict = judge(name, isFolder);
  if (verdict === true) return { name, isFolder, reason: 'name' };
  checkName(entry.name, name);
  if (entry.isSymbolicLink()) return followLink(name, path, folder, judge);
  const { topPath, isLinked } = folder;
  const realPath = pathIn(folder.realPath, entry.name);
  const isOut = isLinked && verdict === undefined && judge(nameInside(topPath, realPath), isFolder) === true;
  return isOut
    ? { name, isFolder, reason: 'target' }
    : { name, isFolder, place: { path, realPath, isLinked } };
}

/** Like `join()` for a plain name, in a fraction of the time. */
function pathIn(folder: string, name: string): string {
  return folder.endsWith(sep) ? `${folder}${name}` : `${folder}${sep}${name}`;
}

/** Follows a link. A linked folder is published as a folder, so rules for folders apply to it. */
function followLink(name: string, path: string, folder: Folder, judge: Judge): TreeEntry {
  const isFolder = leadsToFolder(path, name);
  const verdict = judge(name, isFolder);
  if (verdict === true) return { name, isFolder, reason: 'name' };
  const realPath = resolveLink(path, name, folder);
  const parts = nameInside(folder.topPath, realPath).split('/');
  const isOut = parts.some((_part, index) => {
    const isParent = index < parts.length - 1;
    return judge(parts.slice(0, index + 1).join('/'), isParent || isFolder) === true;
  });
  return isOut && verdict === undefined
    ? { name, isFolder, reason: 'target' }
    : { name, isFolder, place: { path: realPath, realPath, isLinked: true } };
}

/** The path relative to the top, with `/` between its parts. */
function nameInside(topPath: string, realPath: string): string {
  return relative(topPath, realPath).split(sep).join('/');
}

function listEntries({ path, name }: Folder): readonly Dirent[] {
  try {
    return readdirSync(path, { withFileTypes: true });
  } catch (error) {
    throw explainFileRead(error, name === '' ? path : name);
  }
}

/** Links were already followed, so a link here was created since then. */
function readStats(path: string, name: string): BigIntStats {
  try {
    const stats = lstatSync(path, { bigint: true });
    if (!stats.isSymbolicLink()) return stats;
  } catch (error) {
    throw explainFileRead(error, name);
  }
  throw hasChanged(name);
}

function notAFile(stats: BigIntStats, name: string) {
  const kind = stats.isFIFO() ? 'a named pipe' : stats.isSocket() ? 'a socket' : 'a device';
  return createLocalError(
    `${quoteName(name)} is ${kind}, not a file.`,
    'Delete it, or name it in `.distignore`.',
  );
}

/** Refuses names that do not survive in a ZIP, or that WordPress would unpack under another name. */
function checkName(part: string, name: string): void {
  const problem = describeName(part);
  if (problem === undefined) return;
  throw createLocalError(`The name of ${quoteName(name)} ${problem}.`, 'Rename it, or leave it out.');
}

/** Describes the problem of one part of a name, as the end of a sentence; `undefined` without one. */
export function describeName(part: string): string | undefined {
  if (part.includes('\\')) return 'contains a backslash';
  if (/\p{Cc}/u.test(part)) return 'contains a control character';
  // Node replaces bytes that are not UTF-8 by U+FFFD.
  return part.isWellFormed() && !part.includes('\ufffd') ? undefined : 'is not valid UTF-8';
}

/**
 * Whether a link leads to a folder.
 *
 * @param name the link's name for errors
 * @throws PublishError `package`: the target does not exist
 */
function leadsToFolder(path: string, name: string): boolean {
  try {
    return statSync(path).isDirectory();
  } catch (error) {
    const code = readSystemCode(error);
    if (code === 'ENOENT' || code === 'ENOTDIR') throw badLink(path, name, 'which does not exist');
    if (code === 'ELOOP') throw badLink(path, name, 'which points back to itself');
    throw explainFileRead(error, name);
  }
}

/**
 * Resolves a link. The target must be inside the tree, because the build machine's files must not be published, and
 * must not contain the link.
 *
 * @param folder the folder of the link
 * @throws PublishError `package`
 */
function resolveLink(path: string, name: string, folder: Folder): string {
  const target = realpathSync(path);
  const inside = findInside(folder.topPath, target);
  if (inside === undefined) {
    const fix = COMPOSER_LINK.test(name) ? COMPOSER_FIX : LINK_FIX;
    throw badLink(path, name, 'which is outside of the directory', fix);
  }
  if (inside.split('/').includes('.git')) throw badLink(path, name, 'which is inside of `.git`');
  for (let around: Folder | undefined = folder; around !== undefined; around = around.parent)
    if (around.realPath === target) throw badLink(path, name, 'a folder that it is in, so it has no end');
  return target;
}

function badLink(path: string, name: string, problem: string, fix = LINK_FIX) {
  const message = `The link ${quoteName(name)} points to ${quoteName(readlinkSync(path))}, ${problem}.`;
  return createLocalError(message, fix);
}

const LINK_FIX = 'Copy its target into the plugin, or name the link in `.distignore`.';

/** A linked package in `vendor`, without which the plugin would fail with a fatal error. */
const COMPOSER_LINK = /(?:^|\/)vendor\/[^/]+\/[^/]+$/;
const COMPOSER_FIX =
  'Composer links packages from folders (`"type": "path"`). To get a copy, write `COMPOSER_MIRROR_PATH_REPOS: 1` under `env` of the step that runs `composer install`.';
