import type { Layout } from './layout.ts';
import { createNameSearch } from './left-overs.ts';
import { createOwnTest } from './library.ts';
import { createMadeSearch } from './made-paths.ts';
import type { Contents } from './read-contents.ts';
import { findSecretInText, type FoundSecret, readText } from './secrets/contents.ts';
import { createSearchBudget } from './search-budget.ts';
import { findSpoiled, type SpoiledFile } from './spoiled.ts';

/** Contents of files that this run saw while it zipped them, so that nobody has to read them again. */
export type SeenContents = Pick<
  Contents,
  'secrets' | 'spoiled' | 'builtPaths' | 'composer' | 'namedFiles' | 'unsearched'
>;

/** Looks into files while they are zipped. */
export interface Onlooker {
  /**
   * Shows a file, in the order of the ZIP.
   *
   * @param path in the ZIP
   * @param start its first bytes: all of them, or at least as many as are searched; good only until this returns
   */
  readonly show: (path: string, start: Buffer, sizeBytes: number) => void;
  /** Returns what was seen so far. */
  readonly tell: () => SeenContents;
}

/** Looks on while the files of a plugin are zipped: for secrets, for what git has spoiled, and for what its own code expects a build to make. */
export function createOnlooker(
  paths: readonly string[],
  folder: Layout['folder'],
  budget = createSearchBudget(),
): Onlooker {
  const isOwn = createOwnTest({ entries: paths.map((path) => ({ path })), folder });
  const secrets: FoundSecret[] = [];
  const spoiled: SpoiledFile[] = [];
  const made = createMadeSearch();
  const names = createNameSearch(paths);
  return {
    show(path, start, sizeBytes) {
      const text = readText(start);
      if (text === undefined) return;
      const spend = budget.spendOn(path);
      const secret = findSecretInText(path, text, text.length < sizeBytes, spend);
      if (secret !== undefined) secrets.push(secret);
      const spoil = findSpoiled(path, text, isOwn(path), spend);
      if (spoil !== undefined) spoiled.push(spoil);
      if (!path.endsWith('.php') || !isOwn(path)) return;
      made.search(path, text, spend);
      names.search(text, spend);
    },
    tell: () => ({
      secrets,
      spoiled,
      ...made.tell(),
      namedFiles: names.tell(),
      unsearched: budget.countUnsearched(),
    }),
  };
}
