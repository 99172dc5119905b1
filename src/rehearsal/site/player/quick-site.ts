import type { FileNode, FileSystem, Php } from './playground.ts';
import type { RestoredSite } from './save-folder.ts';

/**
 * Lets a site be saved and restored without looking up each path four times, and without copying each file. What
 * `readFileAsBuffer` returns is the file's own content, which PHP may change later.
 */
export function quickenSite(site: Php, files: FileSystem): RestoredSite {
  let found: { readonly path: string; readonly node: FileNode | undefined } | undefined;
  const find = (path: string): FileNode | undefined => {
    if (found?.path === path) return found.node;
    found = { path, node: lookUp(files, path) };
    return found.node;
  };
  const is = (path: string, kind: 'isDir' | 'isFile' | 'isLink'): boolean => {
    const node = find(path);
    return node !== undefined && files[kind](node.mode);
  };
  const changing =
    <Args extends unknown[]>(change: (...args: Args) => void) =>
    (...args: Args): void => {
      found = undefined;
      change(...args);
    };
  return {
    isSymlink: (path) => is(path, 'isLink'),
    isDir: (path) => is(path, 'isDir'),
    isFile: (path) => is(path, 'isFile'),
    readFileAsBuffer: (path) => {
      const { contents, usedBytes = 0 } = find(path) ?? {};
      // What was not unpacked yet has its size, and no content.
      return contents instanceof Uint8Array && contents.length >= usedBytes
        ? contents.subarray(0, usedBytes)
        : site.readFileAsBuffer(path);
    },
    listFiles: (path) => site.listFiles(path),
    fileExists: (path) => site.fileExists(path),
    readlink: (path) => site.readlink(path),
    mkdirTree: changing((path) => site.mkdirTree(path)),
    rmdir: changing((path, options) => site.rmdir(path, options)),
    symlink: changing((target, path) => site.symlink(target, path)),
    unlink: changing((path) => site.unlink(path)),
    writeFile: changing((path, data) => site.writeFile(path, data)),
  };
}

function lookUp(files: FileSystem, path: string): FileNode | undefined {
  try {
    return files.lookupPath(path).node;
  } catch {
    return undefined;
  }
}
