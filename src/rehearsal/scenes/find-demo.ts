import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RehearsedPackage } from '../model/packages.ts';

/** Where plugins keep content that shows what they do. */
const FOLDERS = ['dummy-data', 'sample-data', 'demo-content'];
/** As WordPress exports content. */
const WXR = /\.(?:xml|wxr)$/i;
const IN_PACKAGE = new RegExp(`(?:^|/)(?:${FOLDERS.join('|')})/[^/]+${WXR.source}`, 'i');
/** Each is imported before anything is visited. */
const MAX_FILES = 3;
const MAX_BYTES = 1024 * 1024;

/**
 * Finds the exported content that the previous version has, or else one of the folders does.
 *
 * @param folders in the workspace
 * @returns a Blueprint that imports it, and opens and edits what was imported; `undefined` if there is none
 */
export function findDemo(
  previous: RehearsedPackage | undefined,
  workspace: string,
  folders: readonly string[],
): string | undefined {
  const inFolders = folders.flatMap((folder) => FOLDERS.map((name) => join(folder, name)));
  const files = [listInPackage(previous), ...inFolders.map((folder) => listInFolder(workspace, folder))].find(
    (found) => found.length > 0,
  );
  if (files === undefined) return undefined;
  const steps = files
    .toSorted()
    .slice(0, MAX_FILES)
    // A path of the workspace or, below `/wordpress`, of the site.
    .map((path) => ({ step: 'importWxr', file: { resource: 'vfs', path } }));
  const visits = [
    { path: '/?p={imported}' },
    { path: '/wp-admin/post.php?post={imported}&action=edit', as: 'administrator' },
  ];
  return JSON.stringify({ steps, visits });
}

function listInPackage(previous: RehearsedPackage | undefined): readonly string[] {
  const folder = previous?.plugin?.folder ?? '';
  return (previous?.files ?? [])
    .filter(({ shown, sizeBytes }) => IN_PACKAGE.test(shown) && sizeBytes <= MAX_BYTES)
    .map(({ shown }) => `/wordpress/wp-content/plugins/${folder}/${shown}`);
}

function listInFolder(workspace: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(workspace, folder))
      .filter((name) => WXR.test(name) && statSync(join(workspace, folder, name)).size <= MAX_BYTES)
      .map((name) => join(folder, name));
  } catch {
    return [];
  }
}
