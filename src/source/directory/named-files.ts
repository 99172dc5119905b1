import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readStart } from '../../shared/read-start.ts';
import { sortByBytes } from '../../shared/sorted.ts';

/** How much of a file is read. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads what lies directly in some folders under one of some names, in any case: by folder, then by name. Links are not
 * followed, because they could lead to anything on this machine, and what cannot be read is left out. Never throws.
 *
 * @param names in lower case, the most important first
 */
export async function readNamedFiles(
  folders: readonly string[],
  names: readonly string[],
): Promise<readonly Buffer[]> {
  const files: Buffer[] = [];
  for (const folder of folders) {
    for (const path of await findFiles(folder, names)) files.push(...readFile(path, folder));
  }
  return files;
}

/** Nothing, when it has become something else in the meantime. */
function readFile(path: string, folder: string): readonly Buffer[] {
  try {
    const bytes = readStart(path, MAX_BYTES, folder);
    return typeof bytes === 'string' ? [] : [bytes];
  } catch {
    return [];
  }
}

async function findFiles(folder: string, names: readonly string[]): Promise<readonly string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  const files = sortByBytes(
    entries.filter((entry) => entry.isFile()),
    ({ name }) => name,
  );
  return names.flatMap((wanted) =>
    files.filter(({ name }) => name.toLowerCase() === wanted).map(({ name }) => join(folder, name)),
  );
}
