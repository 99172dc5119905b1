import { formatSize } from '../../../shared/format.ts';
import type { Php } from './playground.ts';
import { SITE } from './protocol.ts';

/** Files, folders and links below a folder. */
export interface Snapshot {
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
  /** Their targets, as they are written. */
  readonly links: ReadonlyMap<string, string>;
}

type SavedSite = Pick<
  Php,
  'fileExists' | 'isDir' | 'isFile' | 'isSymlink' | 'listFiles' | 'readFileAsBuffer' | 'readlink'
>;
/** A site that is restored. What `readFileAsBuffer` returns may be the file's own content, which PHP changes later. */
export type RestoredSite = SavedSite & Pick<Php, 'mkdirTree' | 'rmdir' | 'symlink' | 'unlink' | 'writeFile'>;

/** The parts of a site that are WordPress's own, and that no plugin changes. */
export const UNCHANGED = new RegExp(`^${SITE.root}/(?:wp-admin|wp-includes|wp-content/themes)$`);

/** Several times what a large plugin and its site have. */
const BOUNDS = { entries: 100_000, bytes: 500_000_000 };

/**
 * Copies a folder, such as a site: its database is a file. A link is saved as one, and not followed: some plugins make
 * `wp-content/db.php` a link to their own, and two links can lead to each other without end.
 *
 * @param earlier snapshots with which files that are the same are shared
 * @throws Error it holds more than the bounds
 */
export function saveFolder(
  site: SavedSite,
  root: string,
  except: RegExp,
  earlier: Iterable<Snapshot> = [],
  bounds = BOUNDS,
): Snapshot {
  const folders: string[] = [];
  const files = new Map<string, Uint8Array>();
  const links = new Map<string, string>();
  const known = [...earlier];
  let left = { ...bounds };
  const take = (entries: number, bytes: number): void => {
    left = { entries: left.entries - entries, bytes: left.bytes - bytes };
    if (left.entries >= 0 && left.bytes >= 0) return;
    const most = `${bounds.entries.toLocaleString('en')} files and folders, and ${formatSize(bounds.bytes)}`;
    throw new Error(`The site of the plugin holds more than a rehearsal can save: ${most}.`);
  };
  const visit = (folder: string): void => {
    for (const name of site.listFiles(folder)) {
      const path = `${folder}/${name}`;
      if (except.test(path)) continue;
      take(1, path.length);
      if (site.isSymlink(path)) links.set(path, site.readlink(path));
      else if (site.isDir(path)) {
        folders.push(path);
        visit(path);
      } else if (site.isFile(path)) {
        const bytes = site.readFileAsBuffer(path);
        take(0, bytes.length);
        files.set(path, findSame(path, bytes, known) ?? new Uint8Array(bytes));
      }
    }
  };
  visit(root);
  return { folders, files, links };
}

function findSame(path: string, bytes: Uint8Array, earlier: readonly Snapshot[]): Uint8Array | undefined {
  for (const { files } of earlier) {
    const old = files.get(path);
    if (old?.length === bytes.length && Buffer.compare(old, bytes) === 0) return old;
  }
  return undefined;
}

/** Restores a saved folder. Unchanged files stay, and with them what PHP has compiled of them. */
export function restoreFolder(
  site: RestoredSite,
  root: string,
  { folders, files, links }: Snapshot,
  except: RegExp,
): void {
  const keptFolders = new Set(folders);
  const visit = (folder: string): void => {
    for (const name of site.listFiles(folder)) {
      const path = `${folder}/${name}`;
      if (except.test(path)) continue;
      if (site.isSymlink(path)) {
        if (links.get(path) !== site.readlink(path)) site.unlink(path);
      } else if (!site.isDir(path)) {
        if (!files.has(path)) site.unlink(path);
      } else if (keptFolders.has(path)) visit(path);
      else remove(site, path);
    }
  };
  visit(root);
  for (const folder of folders) site.mkdirTree(folder);
  for (const [path, bytes] of files)
    if (!site.isFile(path) || Buffer.compare(site.readFileAsBuffer(path), bytes) !== 0)
      site.writeFile(path, bytes);
  for (const [path, target] of links) if (!site.fileExists(path)) site.symlink(target, path);
}

/** Removes a folder with all in it, and no target of a link. */
function remove(site: RestoredSite, folder: string): void {
  for (const name of site.listFiles(folder)) {
    const path = `${folder}/${name}`;
    if (site.isSymlink(path) || !site.isDir(path)) site.unlink(path);
    else remove(site, path);
  }
  site.rmdir(folder, { recursive: false });
}
