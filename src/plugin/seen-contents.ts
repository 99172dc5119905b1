import type { Layout } from './layout.ts';
import { createNameSearch } from './left-overs.ts';
import { createOwnTest } from './library.ts';
import { type ComposerUse, createMadeSearch } from './made-paths.ts';
import { findSecretInText, type FoundSecret, readText } from './secrets/contents.ts';
import { createSearchBudget, type SearchBudget } from './search-budget.ts';
import { findSpoiled, type SpoiledFile } from './spoiled.ts';

/** Facts from the texts of a package. A run sees them while it zips them, so that nobody has to read them again. */
export interface SeenContents {
  readonly secrets: readonly FoundSecret[];
  readonly spoiled: readonly SpoiledFile[];
  /** Paths in the plugin's own PHP code that a build makes; known only of a package that this run has zipped. */
  readonly builtPaths: readonly string[];
  /** The same of what Composer makes. */
  readonly composer: ComposerUse;
  /** The names of archives and programs that the plugin's own PHP code names. */
  readonly namedFiles: readonly string[];
  /** How many files were not searched, because searching would have taken too long. */
  readonly unsearched: number;
}

/** Looks into files while they are zipped, or read. */
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

interface OnlookerOptions {
  readonly budget?: SearchBudget | undefined;
  readonly isBuiltHere?: boolean;
}

/**
 * Looks on while the files of a plugin are zipped, or read: for secrets, for what git has spoiled, and for what its own code
 * expects a build to make, if that can be built here.
 */
export function createOnlooker(
  paths: readonly string[],
  folder: Layout['folder'],
  { budget = createSearchBudget(), isBuiltHere = true }: OnlookerOptions = {},
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
      if (isBuiltHere) made.search(path, text, spend);
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
