import { sortByBytes } from '../shared/sort-by-bytes.ts';
import type { ZipEntry } from './zip/zip.ts';

/** An entry where WordPress would unpack it. */
export interface PlacedEntry extends ZipEntry {
  /** Without `.` parts, doubled slashes and a slash at the end; backslashes are slashes. */
  readonly path: string;
  /** The path in Unicode's composed form: what looks the same is the same. */
  readonly composedPath: string;
}

/** How the entries lie, and which folder of theirs is the plugin. */
export interface Layout {
  /** What WordPress unpacks, as far as it can be unpacked anywhere. */
  readonly entries: readonly PlacedEntry[];
  /** Names that are left out here, because they are no names of files in the plugin. */
  readonly unsafe: readonly string[];
  /** What lies at the top: files by name, folders with a slash at the end; by bytes. */
  readonly top: readonly string[];
  /** The plugin's folder; `''` when the files lie at the top. */
  readonly folder: string;
}

/** Why a name cannot be that of a file in a plugin. */
export type NameDanger = 'outside' | 'characters' | 'length';

/** What macOS adds to archives; the only thing that WordPress leaves out. Source: _unzip_file_ziparchive(). */
const MACOS_FOLDER = '__MACOSX/';

/** Lays out the entries as WordPress unpacks them. Source: WordPress core _unzip_file_ziparchive() and install_package(). */
export function layOut(zipEntries: readonly ZipEntry[]): Layout {
  const kept = zipEntries.filter(({ name }) => !name.startsWith(MACOS_FOLDER));
  const unsafe = kept.filter(({ name }) => findDanger(name) !== undefined).map(({ name }) => name);
  const isUnsafe = new Set(unsafe);
  const entries = kept.filter(({ name }) => !isUnsafe.has(name)).map(place);
  const placed = entries.filter(({ path }) => path !== '');
  const top = sortByBytes([...new Set(placed.map(findTop))], (name) => name);
  return { entries: placed, unsafe, top, folder: findFolder(placed, top) };
}

function place(entry: ZipEntry): PlacedEntry {
  const name = entry.name.replaceAll('\\', '/');
  // Hardly any name needs to be taken apart.
  const isPlain = !/\/\/|(^|\/)\.(\/|$)|^\/|\/$/.test(name);
  const path = isPlain ? name : removeEmptyParts(name);
  return { ...entry, path, composedPath: path.normalize('NFC'), isFolder: name.endsWith('/') };
}

function removeEmptyParts(name: string): string {
  const parts = name.split('/');
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}

/** No system takes a longer path, or a longer name in it, everywhere. */
const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;

/** Whether a name leads out of the plugin, has characters that no name should have, or is too long for a disk. */
export function findDanger(name: string): NameDanger | undefined {
  if (name.length > MAX_PATH_LENGTH) return 'length';
  // WordPress takes any second character `:` for a drive, and any `../` for a way up. Source: validate_file().
  if (/^[\\/]|^[^\\/]:|\.\.[\\/]|(^|[\\/])\.\.$/.test(name)) return 'outside';
  if (name === '' || /\p{Cc}/u.test(name)) return 'characters';
  return LONG_PART.test(name) && name.split(/[\\/]/).some(isTooLong) ? 'length' : undefined;
}

/** A shorter one cannot have too many bytes, with four of them for each character at most. */
const LONG_PART = /[^\\/]{64}/;

function isTooLong(part: string): boolean {
  return Buffer.byteLength(part) > MAX_PART_BYTES;
}

/** The name below a folder; `undefined` for what is not directly in it. */
export function nameIn(folder: string, path: string): string | undefined {
  const prefix = folder === '' ? '' : `${folder}/`;
  if (!path.startsWith(prefix)) return undefined;
  const name = path.slice(prefix.length);
  return name === '' || name.includes('/') ? undefined : name;
}

/** The folder that holds a file; `''` at the top. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}

/** Whether WordPress looks for a plugin header in a file, going by its name. Source: WordPress core check_package(). */
export function isPhpFile(path: string): boolean {
  return /(^|\/)[^./][^/]*\.php$/.test(path);
}

/** How likely a PHP file is the main one of its folder, which is mostly named alike; from 0 to 4. */
export function guessMain(path: string): number {
  const stem = path.slice(path.lastIndexOf('/') + 1, -'.php'.length).toLowerCase();
  const parent = parentOf(path);
  const folder = parent.slice(parent.lastIndexOf('/') + 1).toLowerCase();
  // Mostly an empty file that keeps web servers from listing the folder.
  if (stem === 'index') return 0;
  if (stem === folder) return 4;
  if (stem !== '' && folder !== '' && (folder.includes(stem) || stem.includes(folder))) return 3;
  return /^(plugin|main|init|loader|bootstrap)$/.test(stem) ? 2 : 1;
}

function findTop({ path, isFolder }: PlacedEntry): string {
  const slash = path.indexOf('/');
  return slash < 0 && !isFolder ? path : `${slash < 0 ? path : path.slice(0, slash)}/`;
}

/**
 * The one folder at the top. Of several entries, which WordPress does not take for a plugin, the folder that was most
 * likely meant, so that the report can still tell what is in it: the one with the likeliest main file, or the only one.
 */
function findFolder(entries: readonly PlacedEntry[], top: readonly string[]): string {
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
