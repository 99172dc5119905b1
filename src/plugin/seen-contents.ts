import type { Layout } from './layout.ts';
import { createLibraryTest } from './library.ts';
import { findBuiltPaths } from './php/built-paths.ts';
import type { Contents } from './read-contents.ts';
import { findSecret, type FoundSecret, isText, SEARCHED_BYTES } from './secrets/contents.ts';

/** What this run saw in files while it zipped them, so that nobody has to read them again. */
export type SeenContents = Pick<Contents, 'secrets' | 'builtPaths'>;

/** Looks into files while they are zipped. */
export interface Onlooker {
  /**
   * Shows a file, in the order of the ZIP.
   *
   * @param path in the ZIP
   * @param start its first bytes: all of them, or at least {@link SEARCHED_BYTES}; good only until this returns
   */
  readonly show: (path: string, start: Buffer, sizeBytes: number) => void;
  /** What was seen so far. */
  readonly tell: () => SeenContents;
}

const TESTS = /(^|\/)tests?\//i;

/** Looks on while the files of a plugin are zipped: for secrets, and for what its own code expects a build to make. */
export function createOnlooker(paths: readonly string[], folder: Layout['folder']): Onlooker {
  const isOfLibrary = createLibraryTest({ entries: paths.map((path) => ({ path })), folder });
  const secrets: FoundSecret[] = [];
  const builtPaths = new Set<string>();
  return {
    show(path, start, sizeBytes) {
      const secret = findSecret(path, start, start.length < sizeBytes);
      if (secret !== undefined) secrets.push(secret);
      if (!path.endsWith('.php') || !isText(start) || TESTS.test(path) || isOfLibrary(path)) return;
      for (const built of findBuiltPaths(start.toString('latin1', 0, SEARCHED_BYTES))) builtPaths.add(built);
    },
    tell: () => ({ secrets, builtPaths: [...builtPaths] }),
  };
}
