import { createFolderTest, sortByBytes } from '../../shared/sorted.ts';
import { parentOf, prefixOf } from '../folder-paths.ts';
import type { ZipEntry } from '../zip/zip.ts';

/** Where the entries lie, and which of their folders is the plugin. */
export interface Layout {
  /** The entries that WordPress unpacks and that every system can unpack; a name that ends in a backslash is a folder, too. */
  readonly entries: readonly ZipEntry[];
  /** Names left out of `entries`, because no file in a plugin may have them. */
  readonly unsafe: readonly string[];
  /** All names that no file in a plugin may have, including those of entries that are not unpacked. */
  readonly dangers: readonly { readonly name: string; readonly danger: NameDanger }[];
  /** Names at the top level: files, and folders with a slash at the end; sorted by bytes. */
  readonly top: readonly string[];
  /** The plugin's folder; `''` when the files lie at the top. */
  readonly folder: string;
}

/** Why a file in a plugin cannot have a name. */
export type NameDanger = 'outside' | 'characters' | 'length';

/** A folder that macOS adds to archives; WordPress leaves out nothing else. Source: _unzip_file_ziparchive(). */
const MACOS_FOLDER = '__MACOSX/';

/** Lays out the entries as WordPress does. Source: WordPress core _unzip_file_ziparchive() and install_package(). */
export function layOut(zipEntries: readonly ZipEntry[]): Layout {
  const entries: ZipEntry[] = [];
  const dangers: { readonly name: string; readonly danger: NameDanger }[] = [];
  const tops = new Set<string>();
  for (const entry of zipEntries) {
    const { name } = entry;
    const danger = findDanger(name);
    if (danger !== undefined) dangers.push({ name, danger });
    if (danger !== undefined || entry.path === '' || isOfMacOs(name)) continue;
    const placed = name.endsWith('\\') ? { ...entry, isFolder: true } : entry;
    entries.push(placed);
    tops.add(findTop(placed));
  }
  const unsafe = dangers.map(({ name }) => name).filter((name) => !isOfMacOs(name));
  const top = sortByBytes([...tops], (name) => name);
  return { entries, unsafe, dangers, top, folder: findFolder(entries, top) };
}

function isOfMacOs(name: string): boolean {
  return name.startsWith(MACOS_FOLDER);
}

/** Some systems accept no longer path, or no longer name in it. */
const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;

/** Whether a name leads out of the plugin, has characters that no name should have, or is too long for a disk. */
export function findDanger(name: string): NameDanger | undefined {
  if (name.length > MAX_PATH_LENGTH) return 'length';
  // WordPress treats a `:` as second character as a drive, and `../` anywhere as a way up. Source: validate_file().
  if (/^[\\/]|^[^\\/]:|\.\.[\\/]|(^|[\\/])\.\.$/.test(name)) return 'outside';
  if (name === '' || /\p{Cc}/u.test(name)) return 'characters';
  // If the whole name is short enough, so are its parts.
  return isTooLong(name) && name.split(/[\\/]/).some(isTooLong) ? 'length' : undefined;
}

function isTooLong(part: string): boolean {
  return Buffer.byteLength(part) > MAX_PART_BYTES;
}

/** Whether WordPress looks for a plugin header in a file with this name. Source: WordPress core check_package(). */
export function isPhpFile(path: string): boolean {
  return /(^|\/)[^./][^/]*\.php$/.test(path);
}

/** Rates from 0 to 4 how likely a PHP file is the main one of its folder, after which it usually is named. */
export function guessMain(path: string): number {
  const stem = path.slice(path.lastIndexOf('/') + 1, -'.php'.length).toLowerCase();
  const parent = parentOf(path);
  const folder = parent.slice(parent.lastIndexOf('/') + 1).toLowerCase();
  // Usually an empty file that keeps web servers from listing the folder.
  if (stem === 'index') return 0;
  if (stem === folder) return 4;
  if (stem !== '' && folder !== '' && (folder.includes(stem) || stem.includes(folder))) return 3;
  return /^(plugin|main|init|loader|bootstrap)$/.test(stem) ? 2 : 1;
}

function findTop({ path, isFolder }: ZipEntry): string {
  const slash = path.indexOf('/');
  if (slash >= 0) return path.slice(0, slash + 1);
  return isFolder ? `${path}/` : path;
}

/**
 * Finds the one folder at the top. Among several entries, which WordPress does not accept as a plugin, this is the
 * folder that was probably meant, so that the report can still describe it: the one with the likeliest main file, or
 * the only one.
 */
function findFolder(entries: readonly ZipEntry[], top: readonly string[]): string {
  const folders = top.filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
  if (top.length === 1) return folders[0] ?? '';
  const likelihoods = new Map<string, number>();
  for (const { path, isFolder } of entries) {
    const folder = parentOf(path);
    if (isFolder || folder.includes('/') || !isPhpFile(path)) continue;
    likelihoods.set(folder, Math.max(likelihoods.get(folder) ?? 0, guessMain(path)));
  }
  if ((likelihoods.get('') ?? 0) > 0) return '';
  const ranked = folders
    .filter((folder) => likelihoods.has(folder))
    .sort((a, b) => (likelihoods.get(b) ?? 0) - (likelihoods.get(a) ?? 0));
  return ranked[0] ?? (folders.length === 1 ? (folders[0] ?? '') : '');
}

const LIBRARY_FOLDERS =
  /(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i;
/** Files that show that a folder's content comes from others. */
const OWN_FILE = /\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i;

/** Creates a test for paths inside libraries, which others have published already. */
export function createLibraryTest({
  entries,
  folder,
}: Pick<Layout, 'folder'> & { readonly entries: readonly Pick<ZipEntry, 'path'>[] }): (
  path: string,
) => boolean {
  const prefix = prefixOf(folder);
  const parents = entries.filter(({ path }) => OWN_FILE.test(path)).map(({ path }) => parentOf(path));
  const isInside = createFolderTest(new Set(parents.filter((parent) => parent !== '' && parent !== folder)));
  return (path) =>
    LIBRARY_FOLDERS.test(path.slice(path.startsWith(prefix) ? prefix.length : 0)) || isInside(path);
}

const SHOWN = /(^|\/)(tests?|__tests__|fixtures|examples)\//i;

/** Whether a file is for tests or demonstrations, judging by its path in the plugin: sites do not load it. */
export function isShown(path: string): boolean {
  return SHOWN.test(path);
}

/** Creates a test for files that the plugin's author has written, except those for tests or demonstrations. */
export function createOwnTest(layout: Parameters<typeof createLibraryTest>[0]): (path: string) => boolean {
  const isOfLibrary = createLibraryTest(layout);
  return (path) => !isShown(path) && !isOfLibrary(path);
}
