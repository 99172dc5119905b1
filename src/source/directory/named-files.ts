import { constants } from 'node:fs';
import { open, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sortByBytes } from '../../shared/sort-by-bytes.ts';

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
  const paths = await Promise.all(folders.map((folder) => findFiles(folder, names)));
  const files: Buffer[] = [];
  for (const path of paths.flat()) files.push(...(await readStart(path).catch(() => [])));
  return files;
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

/** Nothing, when it has become something else in the meantime. */
async function readStart(path: string): Promise<readonly Buffer[]> {
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK | constants.O_NOFOLLOW);
  try {
    const stats = await file.stat();
    if (!stats.isFile()) return [];
    const bytes = Buffer.alloc(Math.min(stats.size, MAX_BYTES));
    const { bytesRead } = await file.read(bytes, 0, bytes.length, 0);
    return [bytes.subarray(0, bytesRead)];
  } finally {
    await file.close();
  }
}
