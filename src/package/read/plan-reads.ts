import { sortByBytes } from '../../shared/sorted.ts';
import { guessMain, isPhpFile, type Layout } from './layout.ts';
import { nameIn } from '../folder-paths.ts';
import { isSuspect } from '../secrets/names.ts';
import { isSupported } from '../zip/entry.ts';
import type { ZipEntry } from '../zip/zip.ts';

/** A file, and how much of it is read. */
export interface Reading {
  readonly entry: ZipEntry;
  readonly maxBytes: number;
}

/** The planned reads of a package. */
export interface ReadPlan {
  /**
   * PHP files directly in the plugin's folder, one of which is the main one; sorted by bytes, the order in which
   * WordPress looks at them.
   */
  readonly ownPhp: readonly Reading[];
  /** Further PHP files there, beyond the number that is read. */
  readonly skippedPhp: readonly string[];
  /** PHP files one level deeper, where WordPress also finds plugins; sorted by bytes. */
  readonly nestedPhp: readonly Reading[];
  /** Deeper PHP files, the least deep first. */
  readonly deepPhp: readonly Reading[];
  readonly readme: Reading | undefined;
  /** Files whose names suggest secrets. */
  readonly suspects: readonly Reading[];
}

const KIB = 1024;
/** Maximum size of the main file and the readme, whose whole text counts, and of other files. */
const TEXT_BYTES = 1024 * KIB;
const PHP_BYTES = 64 * KIB;
/** The longest keys, as text, with room for text before them. */
const SECRET_BYTES = 8 * KIB;

/** WordPress reads all of them, but no plugin has more, and reading them takes long. */
const MAX_PHP_FILES = 300;
const MAX_DEEP_FILES = 100;
const MAX_SUSPECTS = 100;

/** Plans the reads of what the checks look at beside the contents of all files. */
export function planReading({ entries, folder }: Layout): ReadPlan {
  const files = lastOfEachPath(entries).filter((entry) => !entry.isFolder && isSupported(entry));
  const [own, nested, deep] = groupByDepth(files, folder);
  const likely = sortByNumber(own, ({ path }) => -guessMain(path));
  const readmeEntry = findReadme(files, folder);
  const read = likely
    .slice(0, MAX_PHP_FILES)
    .map((entry, index) => ({ entry, maxBytes: index === 0 ? TEXT_BYTES : PHP_BYTES }));
  return {
    ownPhp: sortByBytes(read, ({ entry }) => entry.path),
    skippedPhp: likely.slice(MAX_PHP_FILES).map(({ path }) => path),
    nestedPhp: nested.slice(0, MAX_PHP_FILES).map((entry) => ({ entry, maxBytes: PHP_BYTES })),
    deepPhp: deep.slice(0, MAX_DEEP_FILES).map((entry) => ({ entry, maxBytes: PHP_BYTES })),
    readme: readmeEntry && { entry: readmeEntry, maxBytes: TEXT_BYTES },
    suspects: files
      .filter(({ path }) => isSuspect(path))
      .slice(0, MAX_SUSPECTS)
      .map((entry) => ({ entry, maxBytes: SECRET_BYTES })),
  };
}

/** Of two entries with one path, WordPress unpacks the later over the earlier; sorted in WordPress's order. */
function lastOfEachPath(entries: readonly ZipEntry[]): readonly ZipEntry[] {
  const sorted = sortByBytes(entries, ({ path }) => path);
  return sorted.filter(({ path }, index) => sorted[index + 1]?.path !== path);
}

/** Groups PHP files into those at the top level, one level deeper, and deeper still. */
function groupByDepth(files: readonly ZipEntry[], folder: string) {
  const own: ZipEntry[] = [];
  const nested: ZipEntry[] = [];
  const deep: { readonly entry: ZipEntry; readonly depth: number }[] = [];
  for (const entry of files) {
    const depth = isPhpFile(entry.path) ? depthBelow(folder, entry.path) : -1;
    if (depth === 0) own.push(entry);
    if (depth === 1) nested.push(entry);
    if (depth > 1) deep.push({ entry, depth });
  }
  return [own, nested, sortByNumber(deep, ({ depth }) => depth).map(({ entry }) => entry)] as const;
}

/** How many folders lie between the folder and the file; -1 if the file is not in it. */
function depthBelow(folder: string, path: string): number {
  if (folder !== '' && !path.startsWith(`${folder}/`)) return -1;
  return path.split('/').length - (folder === '' ? 1 : 2);
}

function sortByNumber<T>(items: readonly T[], numberOf: (item: T) => number): readonly T[] {
  return [...items].sort((a, b) => numberOf(a) - numberOf(b));
}

/** Finds the readme, in any case; `readme.txt` before `README.TXT` and `readme.md`. Source: the parser of the plugin directory. */
export function findReadme(files: readonly ZipEntry[], folder: string): ZipEntry | undefined {
  const named = (name: string) => {
    const all = files.filter(({ path }) => nameIn(folder, path)?.toLowerCase() === name);
    return all.find(({ path }) => nameIn(folder, path) === name) ?? all[0];
  };
  return named('readme.txt') ?? named('readme.md');
}

/** Plans reads of texts by their names in the plugin's folder, in any case and in this order. */
export function planTexts({ entries, folder }: Layout, names: readonly string[]): readonly Reading[] {
  const own = entries.filter(({ path }) => nameIn(folder, path) !== undefined);
  const files = lastOfEachPath(own).filter((entry) => !entry.isFolder && isSupported(entry));
  return names.flatMap((name) =>
    files
      .filter(({ path }) => nameIn(folder, path)?.toLowerCase() === name)
      .map((entry) => ({ entry, maxBytes: TEXT_BYTES })),
  );
}
