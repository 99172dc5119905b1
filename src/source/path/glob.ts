import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type YieldToEventLoop, neverYield } from '../../shared/yield-to-event-loop.ts';
import { readSystemCode } from '../../shared/system-error.ts';
import { compileWildcards } from '../ignore/wildcards.ts';

/** The pattern searches more folders than a build reasonably has. */
export class TooManyFolders extends Error {
  constructor() {
    super('the pattern searches too many folders');
    this.name = 'TooManyFolders';
  }
}

const MAX_FOLDERS = 20_000;

/** Whether a part of a path contains a wildcard: `*`, `?` or `[`. */
export function isPattern(part: string): boolean {
  return /[*?[]/.test(part);
}

/**
 * Finds the paths that match a pattern, as a shell does: `*`, `?`, `[a-z]` and `[!a-z]` stay within one part; `**`
 * alone matches any number of folders, without following links. A name that begins with a dot matches only a part that
 * does so, too.
 *
 * `fs.glob` of Node.js 24 does not do here: it enters no linked folder, takes braces and `+(a)` for patterns, and needs
 * seconds for four stars and a name of 255 characters.
 *
 * @param folder the folder where the pattern starts
 * @param parts the parts of the pattern between its slashes
 * @returns existing paths, including broken links; each once, in no particular order
 * @throws TooManyFolders
 * @throws Cancelled
 */
export async function expandParts(
  folder: string,
  parts: readonly string[],
  maxFolders = MAX_FOLDERS,
  yieldToEventLoop: YieldToEventLoop = neverYield,
): Promise<readonly string[]> {
  let visits = 0;
  const found = new Set<string>();
  // With two `**`, the same folder can be reached in several ways.
  const seen = new Set<string>();
  const open: { readonly path: string; readonly done: number }[] = [{ path: folder, done: 0 }];
  for (const { path, done } of open) {
    await yieldToEventLoop();
    const part = parts[done];
    if (part === undefined) {
      found.add(path);
    } else if (part === '**') {
      const folders = await list(path, (entry) => entry.isFolder && !entry.name.startsWith('.'));
      add(path, done + 1);
      for (const name of folders) add(join(path, name), done);
      if (done === parts.length - 1)
        for (const name of await list(path, isVisible)) add(join(path, name), done + 1);
    } else if (isPattern(part)) {
      const matches = compileName(part);
      for (const name of await list(path, (entry) => matches(entry.name))) add(join(path, name), done + 1);
    } else {
      add(join(path, part), done + 1);
    }
  }
  const isThere = await Promise.all([...found].map(exists));
  return [...found].filter((_path, index) => isThere[index]);

  function add(path: string, done: number): void {
    const key = `${done}:${path}`;
    if (seen.has(key)) return;
    seen.add(key);
    open.push({ path, done });
  }

  async function list(path: string, isWanted: (entry: ListedEntry) => boolean): Promise<readonly string[]> {
    visits += 1;
    if (visits > maxFolders) throw new TooManyFolders();
    const entries = await listFolder(path).catch(ignoreUnreadable);
    return entries.filter(isWanted).map(({ name }) => name);
  }
}

function exists(path: string): Promise<boolean> {
  return lstat(path).then(
    () => true,
    () => false,
  );
}

interface ListedEntry {
  readonly name: string;
  /** `false` for a link to a folder. */
  readonly isFolder: boolean;
}

function isVisible({ name }: ListedEntry): boolean {
  return !name.startsWith('.');
}

/** @throws errors of the system */
export async function listFolder(path: string): Promise<readonly ListedEntry[]> {
  const entries = await readdir(path, { withFileTypes: true });
  return entries.map((entry) => ({ name: entry.name, isFolder: entry.isDirectory() }));
}

/** Treats a folder that is missing or cannot be read as empty. */
function ignoreUnreadable(error: unknown): readonly ListedEntry[] {
  if (readSystemCode(error) === undefined) throw error;
  return [];
}

/**
 * Compiles one part of a pattern with git's wildcards, but takes a backslash literally. Matching takes at most the
 * product of both lengths.
 */
export function compileName(part: string): (name: string) => boolean {
  const escaped = part.replaceAll('\\', '\\\\');
  // An unclosed bracket is a literal one.
  const matches = compileWildcards(escaped) ?? compileWildcards(escaped.replaceAll('[', '\\['));
  return (name) =>
    (part.startsWith('.') || !name.startsWith('.')) && matches?.(name, 0, () => undefined) === true;
}
