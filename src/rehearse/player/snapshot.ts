import { SITE } from './orders.ts';
import type { Php } from './playground.ts';

/** The part of a site that a plugin may have changed: all of it but WordPress's own code and the themes. */
export interface Snapshot {
  readonly folders: readonly string[];
  readonly files: ReadonlyMap<string, Uint8Array>;
}

const OWN_FOLDERS = [`${SITE.root}/wp-admin`, `${SITE.root}/wp-includes`, `${SITE.root}/wp-content/themes`];

/** Copies the site; its database is a file. */
export function saveSite(site: Php): Snapshot {
  const folders: string[] = [];
  const files = new Map<string, Uint8Array>();
  const visit = (folder: string): void => {
    for (const name of site.listFiles(folder)) {
      const path = `${folder}/${name}`;
      if (site.isDir(path)) {
        if (OWN_FOLDERS.includes(path)) continue;
        folders.push(path);
        visit(path);
      } else if (site.isFile(path)) files.set(path, site.readFileAsBuffer(path).slice());
    }
  };
  visit(SITE.root);
  return { folders, files };
}

/** Puts the site back as it was saved. What is the same already stays, and with it what PHP has compiled of it. */
export function restoreSite(site: Php, { folders, files }: Snapshot): void {
  const keptFolders = new Set(folders);
  const visit = (folder: string): void => {
    for (const name of site.listFiles(folder)) {
      const path = `${folder}/${name}`;
      if (!site.isDir(path)) {
        if (!files.has(path)) site.unlink(path);
      } else if (!OWN_FOLDERS.includes(path)) {
        if (keptFolders.has(path)) visit(path);
        else site.rmdir(path, { recursive: true });
      }
    }
  };
  visit(SITE.root);
  for (const folder of folders) site.mkdirTree(folder);
  for (const [path, bytes] of files)
    if (!site.isFile(path) || Buffer.compare(site.readFileAsBuffer(path), bytes) !== 0)
      site.writeFile(path, bytes);
}
