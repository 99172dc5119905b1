import type { Layout } from './layout.ts';
import { createNameSearch } from './left-overs.ts';
import { createOwnTest } from './library.ts';
import { type ComposerUse, createMadeSearch } from './made-paths.ts';
import { tokenizePhp } from './php/tokens.ts';
import {
  createSearchBudget,
  type SearchBudget,
  type Spend,
  spendFreely,
  TOKEN_STEPS,
} from './search-budget.ts';
import { findSecretInText, type FoundSecret, readText } from './secrets/contents.ts';

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

/** A file that is not what its name says: git has put something else in its place, or into it. */
interface SpoiledFile {
  readonly path: string;
  /** The pointer to a file that Git LFS keeps elsewhere, or the marks of a merge that was not finished. */
  readonly by: 'pointer' | 'conflict';
  /** Where it begins, from 1. */
  readonly line: number;
}

// Source: the specification of Git LFS, docs/spec.md.
const POINTER =
  /^version https:\/\/git-lfs\.github\.com\/spec\/v1\r?\n(?:ext-[^\r\n]{1,200}\r?\n){0,9}oid sha256:[0-9a-f]{64}\r?\n/;
const CODE = /\.(php|m?js|css|json)$/i;
const BEGIN = '<<<<<<< ';
const MIDDLE = /^=======\r?$/gm;
const END = /^>>>>>>> [^\r\n]/gm;

/**
 * Looks whether git has spoiled a file.
 *
 * @param text its start, with its bytes as characters
 * @param isOwn whether the plugin's author has written it: others show such marks on purpose
 */
function findSpoiled(
  path: string,
  text: string,
  isOwn: boolean,
  spend: Spend = spendFreely,
): SpoiledFile | undefined {
  if (POINTER.test(text)) return { path, by: 'pointer', line: 1 };
  if (!isOwn || !CODE.test(path) || !text.includes(BEGIN)) return undefined;
  const index = findConflict(text);
  if (index < 0) return undefined;
  if (/js$/i.test(path) && isInTemplate(text, index)) return undefined;
  const isPhp = /\.php$/i.test(path);
  if (isPhp && !(spend(text.length * TOKEN_STEPS) && isCode(text, index))) return undefined;
  return { path, by: 'conflict', line: text.slice(0, index).split('\n').length };
}

/** Where a line begins with the first mark, if the others follow; -1 when they do not. */
function findConflict(text: string): number {
  const index = text.startsWith(BEGIN) ? 0 : text.indexOf(`\n${BEGIN}`) + 1;
  if (index === 0 && !text.startsWith(BEGIN)) return -1;
  const middle = search(text, MIDDLE, index);
  return middle < 0 || search(text, END, middle) < 0 ? -1 : index;
}

function search(text: string, pattern: RegExp, from: number): number {
  pattern.lastIndex = from;
  return pattern.exec(text)?.index ?? -1;
}

/** Whether JavaScript takes what stands there for a part of a text in backticks, which come in pairs. */
function isInTemplate(text: string, index: number): boolean {
  const count = (part: string) => part.match(/(?<!\\)`/g)?.length ?? 0;
  return count(text.slice(0, index)) % 2 === 1 && count(text.slice(index)) > 0;
}

/** Whether PHP takes what stands there for code, and not for a text or a comment. */
function isCode(text: string, index: number): boolean {
  for (const token of tokenizePhp(text).tokens) {
    if (token.index >= index) return token.index === index && token.kind === 'sign';
    if (token.kind === 'html' && token.index + token.text.length > index) return true;
  }
  return false;
}
