/** The prefix of all paths in a folder; `''` for the top. */
export function prefixOf(folder: string): string {
  return folder === '' ? '' : `${folder}/`;
}

/** The name of something directly in a folder; `undefined` for other paths. */
export function nameIn(folder: string, path: string): string | undefined {
  const prefix = prefixOf(folder);
  if (!path.startsWith(prefix)) return undefined;
  const name = path.slice(prefix.length);
  return name === '' || name.includes('/') ? undefined : name;
}

/** The folder that holds a file; `''` at the top. */
export function parentOf(path: string): string {
  return path.slice(0, Math.max(path.lastIndexOf('/'), 0));
}
