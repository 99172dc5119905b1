import { createFolderTest } from '../shared/sorted.ts';
import { type Layout, parentOf, type PlacedEntry, prefixOf } from './layout.ts';

const LIBRARY_FOLDERS =
  /(^|\/)(vendor|vendor[-_]prefixed|jetpack_vendor|node_modules|dependencies|third-party|libraries|libs?)\//i;
/** Files that a folder has when others have made its content. */
const OWN_FILE = /\/(licen[cs]e(\.(txt|md))?|composer\.json)$/i;

/** Tells whether a path is inside a library: what others have published already. */
export function createLibraryTest({
  entries,
  folder,
}: Pick<Layout, 'folder'> & { readonly entries: readonly Pick<PlacedEntry, 'path'>[] }): (
  path: string,
) => boolean {
  const prefix = prefixOf(folder);
  const parents = entries.filter(({ path }) => OWN_FILE.test(path)).map(({ path }) => parentOf(path));
  const isInside = createFolderTest(new Set(parents.filter((parent) => parent !== '' && parent !== folder)));
  return (path) =>
    LIBRARY_FOLDERS.test(path.slice(path.startsWith(prefix) ? prefix.length : 0)) || isInside(path);
}

const SHOWN = /(^|\/)(tests?|__tests__|fixtures|examples)\//i;

/** Tells whether a file is for tests, or to show something, going by its path in the plugin: sites do not load it. */
export function isShown(path: string): boolean {
  return SHOWN.test(path);
}

/** Tells whether the plugin's author has written a file, and not for tests, or to show something. */
export function createOwnTest(layout: Parameters<typeof createLibraryTest>[0]): (path: string) => boolean {
  const isOfLibrary = createLibraryTest(layout);
  return (path) => !isShown(path) && !isOfLibrary(path);
}
