import { readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { quoteName } from '../../shared/quote.ts';
import { findInside, readStart } from '../../shared/read-start.ts';
import { sortByBytes } from '../../shared/sorted.ts';
import { CommandError } from '../command-error.ts';

/** A file that may hold the version. */
export interface TextFile {
  /** The path relative to the folder that is raised, with `/` between its parts; for people. */
  readonly name: string;
  /** The real path. */
  readonly path: string;
  /** A link leads to it, out of the folder. */
  readonly isOutside: boolean;
  readonly bytes: Buffer;
  /** One character for each byte, so that places in it are places in the file, whatever its encoding. */
  readonly text: string;
}

/** A lockfile may have some megabytes. */
const MAX_BYTES = 64 * 1024 * 1024;

/**
 * Creates the function that reads files of a folder, each once.
 *
 * @throws (the function) CommandError: it is too large; errors of the system
 */
export function createReader(folder: string): (name: string) => TextFile | undefined {
  const known = new Map<string, TextFile | undefined>();
  const read = (name: string): TextFile | undefined => {
    const bytes = readStart(join(folder, name), MAX_BYTES + 1);
    if (typeof bytes === 'string') return undefined;
    if (bytes.length > MAX_BYTES)
      throw new CommandError(
        `${name} is larger than 64 MiB. Give the folder of the plugin alone, without build output.`,
      );
    const path = realpathSync(join(folder, name));
    const isOutside = findInside(realpathSync(folder), path) === undefined;
    return { name, path, isOutside, bytes, text: bytes.toString('latin1') };
  };
  return (name) => {
    if (!known.has(name)) known.set(name, read(name));
    return known.get(name);
  };
}

/** Folders that are not the author's. */
const FOREIGN = /^(\..*|node_modules|(.+[-_])?vendor([-_].+)?|third[-_]party|freemius)$/i;
const MAX_FILES = 50_000;

/**
 * Lists all files below a folder by their paths in it, without hidden folders, those of package managers, and what
 * links to folders lead to.
 *
 * @throws CommandError there are too many
 */
export function listFiles(folder: string): readonly string[] {
  const files: string[] = [];
  const folders = [''];
  // The list grows during the loop.
  for (const at of folders) {
    for (const entry of readdirSync(join(folder, at), { withFileTypes: true })) {
      const name = at === '' ? entry.name : `${at}/${entry.name}`;
      if (entry.isDirectory() && !FOREIGN.test(entry.name)) folders.push(name);
      else if (entry.isFile() || (entry.isSymbolicLink() && isFile(join(folder, name)))) files.push(name);
    }
    if (files.length + folders.length > MAX_FILES)
      throw new CommandError(
        `The folder holds more than ${MAX_FILES} files: give the folder of the plugin alone.`,
      );
  }
  return sortByBytes(files, (name) => name);
}

function isFile(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * Reads how people name a file or folder below the folder.
 *
 * @throws CommandError it leads out of the folder
 */
export function normalizeName(given: string): string {
  const name = given
    .replaceAll('\\', '/')
    .replace(/^(\.\/+)+/, '')
    .replace(/\/+$/, '');
  if (findInside('/a', join('/a', name)) === undefined || name.startsWith('/') || /^[a-z]:/i.test(name))
    throw new CommandError(`${quoteName(given)} lies outside of the folder. Name it relative to that.`);
  return name;
}

export const LINE_END = /\r\n|\r|\n/;

/** The number of the line that has a character, from 1, and the line without its end. */
export function lineAt(text: string, index: number): { readonly number: number; readonly text: string } {
  const number = text.slice(0, index).split(LINE_END).length;
  const start = Math.max(text.lastIndexOf('\n', index - 1), text.lastIndexOf('\r', index - 1)) + 1;
  const [line = ''] = text.slice(start).split(/[\r\n]/, 1);
  return { number, text: Buffer.from(line, 'latin1').toString() };
}
