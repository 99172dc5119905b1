import { closeSync, lstatSync, openSync, readSync } from 'node:fs';
import { join } from 'node:path';
import type { Breathe } from '../../shared/breathe.ts';
import { PublishError } from '../../shared/errors.ts';
import type { Judge } from '../ignore/distignore.ts';
import { findRule } from '../ignore/find-rule.ts';
import { openTreeFile, type TreeFile, tryRead } from './tree-file.ts';
import { type Folder, readFolder } from './tree.ts';

/** Whether the first 8 KiB of a PHP file, which is what WordPress reads of it, are those of a main plugin file. */
export type IsMainFile = (head: Buffer) => boolean;

const HEAD_BYTES = 8192;

/**
 * Whether one of the files of a folder is a main plugin file. WordPress looks for it directly in the plugin's folder.
 * Source: WordPress core Plugin_Upgrader::check_package().
 *
 * @throws PublishError `package`: a file cannot be read
 * @throws Cancelled
 */
export async function hasMainFile(
  files: readonly TreeFile[],
  isMainFile: IsMainFile,
  breathe: Breathe,
): Promise<boolean> {
  for (const file of files) {
    await breathe();
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
 * A main plugin file directly in a directory that a line of its `.distignore` leaves out.
 *
 * @param leftOut what is left out of it
 */
export function findLeftOutMain(directory: string, leftOut: readonly string[], isMainFile: IsMainFile) {
  const names = leftOut.filter((name) => /^[^/]+\.php$/.test(name)).slice(0, MAX_FILES);
  const name = names.find((one) => isMainFile(peek(join(directory, one))));
  const rule = name === undefined ? undefined : findRule(directory, name);
  return name === undefined || rule === undefined ? undefined : { ...rule, name };
}

/** The head of a file for advice; nothing where it cannot be read. */
function peek(path: string): Buffer {
  const head = Buffer.alloc(HEAD_BYTES);
  try {
    if (!lstatSync(path).isFile()) return head.subarray(0, 0);
    const descriptor = openSync(path, 'r');
    try {
      return head.subarray(0, readSync(descriptor, head, 0, HEAD_BYTES, 0));
    } finally {
      closeSync(descriptor);
    }
  } catch {
    return head.subarray(0, 0);
  }
}

/** Plugins in there are those of others. */
const FOREIGN = /^(\..*|node_modules|vendor)$/;

/** This is advice, for which nobody waits long. */
const MAX_DEPTH = 2;
const MAX_FOLDERS = 1000;
const MAX_FILES = 2000;

/** The only folder, up to two levels below the top, that is a plugin; `undefined` when there are none or several. */
export async function findInnerPlugin(
  top: Folder,
  judge: Judge,
  isMainFile: IsMainFile,
  breathe: Breathe,
): Promise<string | undefined> {
  const judgeOwn: Judge = (name, isFolder) =>
    (isFolder && FOREIGN.test(baseOf(name))) || judge(name, isFolder);
  const found: string[] = [];
  const folders = [top];
  let files = 0;
  try {
    // The list grows while it is walked through.
    for (const folder of folders) {
      const content = await readFolder(folder, judgeOwn, breathe);
      files += content.files.length;
      if (files > MAX_FILES) return undefined;
      if (folder !== top && (await hasMainFile(content.files, isMainFile, breathe))) found.push(folder.name);
      else if (folder.chain.length <= MAX_DEPTH) for (const inner of content.folders) folders.push(inner);
      if (folders.length > MAX_FOLDERS) return undefined;
    }
  } catch (error) {
    // A file that cannot be published is no advice either.
    if (error instanceof PublishError) return undefined;
    throw error;
  }
  return found.length === 1 ? found[0] : undefined;
}
