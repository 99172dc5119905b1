const LIBRARY =
  /(?:^|\/)(?:(?:[a-z]{1,30}[-_])?vendor(?:[-_][a-z-]{1,30})?|node_modules|third-?party|dependencies)\//i;
/** Files that show that a folder's content comes from others. */
const OWN_FILE = /^(.+)\/(?:licen[cs]e(?:\.(?:txt|md))?|composer\.json)$/i;
const TEST = /(^|\/)(tests?|__tests__|specs?|fixtures|examples)\//i;

const foldersOf = new WeakMap<ReadonlySet<string>, readonly string[]>();

/** The autoloader of Composer, whose lists lead to files. */
const COMPOSER = /(^|\/)(autoload|composer\/autoload_(real|static))\.php$/;

/** Whether of a library's file, only declarations are read. */
export function isReadInPart(path: string, paths: ReadonlySet<string>): boolean {
  return isLibrary(path, paths) && !COMPOSER.test(path);
}

/** Whether a file is a library's, which others have published already, by its path in the plugin. */
export function isLibrary(path: string, paths: ReadonlySet<string>): boolean {
  const folders =
    foldersOf.get(paths) ??
    [...paths].flatMap((each) => OWN_FILE.exec(each)?.[1] ?? []).map((folder) => `${folder}/`);
  foldersOf.set(paths, folders);
  return LIBRARY.test(path) || folders.some((folder) => path.startsWith(folder));
}

/** Whether a file is for tests or demonstrations: sites do not load it. */
export function isTest(path: string): boolean {
  return TEST.test(path);
}

/** Folders of a paid edition. */
export const PAID = /^(?:pro|premium)\//i;

const topsOf = new WeakMap<ReadonlySet<string>, ReadonlySet<string>>();

/** Whether a path is that of the paid edition, of which a package has nothing. */
export function isPaidApart(path: string, paths: ReadonlySet<string>): boolean {
  const [folder] = PAID.exec(path) ?? [];
  if (folder === undefined) return false;
  // A list may have thousands of such paths.
  const tops = topsOf.get(paths) ?? new Set([...paths].map((one) => one.slice(0, one.indexOf('/') + 1)));
  topsOf.set(paths, tops);
  return !tops.has(folder);
}
