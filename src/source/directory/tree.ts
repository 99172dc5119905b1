import { realpathSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { YieldToEventLoop } from '../../shared/yield-to-event-loop.ts';
import { formatSize } from '../../shared/format.ts';
import { quoteName } from '../../shared/quote.ts';
import { sortByBytes } from '../../shared/sorted.ts';
import type { Judge } from '../ignore/distignore.ts';
import { createLocalError, explainFileRead } from '../local-errors.ts';
import { type Content, type Folder, readFolder } from './read-folder.ts';
import { identify, type TreeFile } from './tree-file.ts';

/** Limits of a package. */
export interface Maxima {
  /** Maximum number of files, and of searched folders. */
  readonly files: number;
  /** Maximum number of bytes of one file. */
  readonly fileBytes: number;
  /** Maximum number of bytes of all files together, before compression. */
  readonly totalBytes: number;
}

/** Everything in and below a folder. `files` and `leftOut` are sorted by their names' bytes. */
export type Tree = Omit<Content, 'folders'>;

/**
 * Opens the top folder of a tree.
 *
 * @throws PublishError `package`: it cannot be read
 */
export function openTree(directory: string): Folder {
  try {
    const realPath = realpathSync(directory);
    const identity = identify(directory);
    return {
      name: '',
      path: directory,
      isLinked: false,
      realPath,
      parent: undefined,
      topPath: realPath,
      identity,
    };
  } catch (error) {
    throw explainFileRead(error, directory);
  }
}

/**
 * Lists a tree with links followed, without what is left out and without empty folders.
 *
 * @throws PublishError `package`: something in it cannot be published, or it exceeds the limits
 * @throws Cancelled
 */
export async function listTree(
  top: Folder,
  judge: Judge,
  maxima: Maxima,
  yieldToEventLoop: YieldToEventLoop,
): Promise<Tree> {
  const files: TreeFile[] = [];
  const leftOut: string[] = [];
  const leftOutTargets: string[] = [];
  const folders = [top];
  let totalBytes = 0;
  // The list grows during the loop.
  for (const folder of folders) {
    const content = await readFolder(folder, judge, yieldToEventLoop);
    for (const file of content.files) files.push(checkFile(file, maxima));
    for (const inner of content.folders) folders.push(inner);
    for (const name of content.leftOut) leftOut.push(name);
    for (const name of content.leftOutTargets) leftOutTargets.push(name);
    totalBytes += content.files.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0);
    if (files.length > maxima.files) throw tooMuch(top, `more than ${maxima.files} files`, files);
    if (folders.length > maxima.files) throw tooMuch(top, `more than ${maxima.files} folders`, folders);
    if (totalBytes > maxima.totalBytes) throw tooMuch(top, `more than ${formatSize(maxima.totalBytes)}`, []);
  }
  return {
    files: sortByBytes(files, ({ name }) => name),
    leftOut: sortByBytes(leftOut, (name) => name),
    leftOutTargets: sortByBytes(leftOutTargets, (name) => name),
  };
}

function checkFile(file: TreeFile, { fileBytes }: Maxima): TreeFile {
  if (file.sizeBytes <= fileBytes) return file;
  throw createLocalError(
    `${quoteName(file.name)} has ${formatSize(file.sizeBytes)}, more than the ${formatSize(fileBytes)} allowed for one file.`,
    LEAVE_OUT,
  );
}

const LEAVE_OUT =
  'Leave out files that are not part of the plugin: list them in `.distignore`, or build the plugin into its own directory.';

function tooMuch({ path }: Folder, what: string, found: readonly { readonly name: string }[]) {
  const bulk = findBulk(found);
  const where = bulk === undefined ? '' : `, many of them in ${quoteName(`${bulk}/`)}`;
  return createLocalError(
    `The directory ${quoteName(basename(resolve(path)))} holds ${what}${where}.`,
    LEAVE_OUT,
  );
}

/** Finds the top-level folder with more than half of the names found so far. */
function findBulk(found: readonly { readonly name: string }[]): string | undefined {
  const counts = new Map<string, number>();
  for (const { name } of found) {
    const [folder = '', ...rest] = name.split('/');
    if (rest.length > 0) counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].find(([, count]) => count > found.length / 2)?.[0];
}
