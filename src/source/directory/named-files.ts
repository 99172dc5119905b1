import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { readStart } from '../../shared/read-start.ts';
import { sortByBytes } from '../../shared/sorted.ts';

/** Maximum number of bytes to read of a file. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads files with the names, in any case, at the top level of the folders: by folder, then by name. Does not follow links,
 * which could lead anywhere on this machine, and skips unreadable files. Never throws.
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

/** Reads the file; nothing if it has been replaced by something else. */
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
