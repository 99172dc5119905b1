import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PluginHeader } from '../package/index.ts';
import { readStart } from '../shared/read-start.ts';
import { sortByBytes } from '../shared/sorted.ts';
import { HEADER_BYTES, isPluginHeader, parsePluginHeader } from './package-code.ts';

/** A PHP file with a plugin header. */
export interface MainFile {
  /** The path relative to the searched folder, with `/` between its parts. */
  readonly path: string;
  readonly header: PluginHeader;
}

/** A folder that WordPress would take for a plugin. */
export interface PluginFolder {
  /** The path relative to the searched folder; `''` for that folder itself. */
  readonly path: string;
  /** More than one is a mistake: WordPress would list as many plugins. */
  readonly mainFiles: readonly MainFile[];
}

/** Folders with third-party plugins or test files. */
const FOREIGN = /^(\..*|node_modules|vendor|tests?|__tests__|fixtures|examples?)$/i;
const MAX_DEPTH = 3;
/** Bounds the search in a folder that is not a repository, such as a home folder. */
const MAX_FOLDERS = 2000;

/**
 * Finds the plugins of a repository: in its top folder, or, if that is none, up to three levels below it.
 *
 * @throws errors of the system, if the top folder cannot be read
 */
export function findPlugins(top: string): readonly PluginFolder[] {
  const found: PluginFolder[] = [];
  const folders = [{ path: '', depth: 0 }];
  // The list grows during the loop.
  for (const { path, depth } of folders) {
    const { files, inner } = listFolder(top, path);
    const mainFiles = files.flatMap((name) => readMainFile(top, path === '' ? name : `${path}/${name}`));
    if (mainFiles.length > 0) found.push({ path, mainFiles });
    if (mainFiles.length > 0 && path === '') break;
    if (mainFiles.length > 0 || depth === MAX_DEPTH) continue;
    for (const name of inner.slice(0, MAX_FOLDERS - folders.length))
      folders.push({ path: path === '' ? name : `${path}/${name}`, depth: depth + 1 });
  }
  return sortByBytes(found, ({ path }) => path);
}

function listFolder(top: string, path: string) {
  const entries = listEntries(join(top, path), path === '');
  const sorted = sortByBytes(entries, ({ name }) => name);
  return {
    files: sorted.flatMap((entry) =>
      !entry.isDirectory() && /^[^.].*\.php$/.test(entry.name) ? [entry.name] : [],
    ),
    inner: sorted.flatMap((entry) => (entry.isDirectory() && !FOREIGN.test(entry.name) ? [entry.name] : [])),
  };
}

function listEntries(folder: string, isTop: boolean) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (error) {
    // Somebody else's folder holds no plugin of this author.
    if (!isTop) return [];
    throw error;
  }
}

/** Source: WordPress core get_plugins(). */
function readMainFile(top: string, path: string): readonly MainFile[] {
  try {
    const head = readStart(join(top, path), HEADER_BYTES, top);
    if (typeof head === 'string') return [];
    const header = parsePluginHeader(head);
    return isPluginHeader(header) ? [{ path, header }] : [];
  } catch {
    return [];
  }
}
