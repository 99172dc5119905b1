import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { type Breathe, holdBreath } from '../../shared/breathe.ts';
import { readSystemCode } from '../../shared/system-error.ts';
import { compileWildcards } from '../ignore/wildcards.ts';

/** A pattern asks for more folders than a build can reasonably have. */
export class TooManyFolders extends Error {
  constructor() {
    super('the pattern searches too many folders');
    this.name = 'TooManyFolders';
  }
}

const MAX_FOLDERS = 20_000;

/** Whether a part of a path means something else than itself: `*`, `?` or `[` is in it. */
export function isPattern(part: string): boolean {
  return /[*?[]/.test(part);
}

/**
 * Finds what fits a pattern, as a shell does: `*`, `?` and `[a-z]`, `[!a-z]` stay within one part, `**` alone is any
 * number of folders, links not followed. Names with a dot in front fit only a part that has one, too.
 *
 * @param folder where the pattern starts
 * @param parts of the pattern, between its slashes
 * @returns what is there, also links that lead nowhere; each once and in no order
 * @throws TooManyFolders
 * @throws Cancelled
 */
export async function expandParts(
  folder: string,
  parts: readonly string[],
  maxFolders = MAX_FOLDERS,
  breathe: Breathe = holdBreath,
): Promise<readonly string[]> {
  let visits = 0;
  const found = new Set<string>();
  // The same folder is reached in more than one way when `**` stands twice.
  const seen = new Set<string>();
  const open: { readonly path: string; readonly done: number }[] = [{ path: folder, done: 0 }];
  for (const { path, done } of open) {
    await breathe();
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
  /** Not for a link to a folder. */
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

/** For a pattern, a folder that is not there, or not for us, is one in which nothing fits. */
function ignoreUnreadable(error: unknown): readonly ListedEntry[] {
  if (readSystemCode(error) === undefined) throw error;
  return [];
}

/**
 * Prepares one part of a pattern, with the wildcards of git; a backslash is a character, as it is in names. Matching takes
 * at most the product of both lengths, whatever the pattern.
 */
export function compileName(part: string): (name: string) => boolean {
  const escaped = part.replaceAll('\\', '\\\\');
  // A bracket that is not closed is a bracket.
  const matches = compileWildcards(escaped) ?? compileWildcards(escaped.replaceAll('[', '\\['));
  return (name) =>
    (part.startsWith('.') || !name.startsWith('.')) && matches?.(name, 0, () => undefined) === true;
}
