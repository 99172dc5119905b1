import { join } from 'node:path';
import { readStart } from '../shared/read-start.ts';
import type { ReadFile } from './manifest.ts';

/** Larger files are none that a person wrote; of a lockfile, the beginning is enough. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads the beginning of a text file; `undefined` if there is none, or it cannot be read.
 *
 * @param top the folder out of which no link is followed: the repository
 */
export function readText(path: string, top: string): string | undefined {
  try {
    const bytes = readStart(path, MAX_BYTES, top);
    return typeof bytes === 'string' ? undefined : bytes.toString().replace(/^\uFEFF/, '');
  } catch {
    return undefined;
  }
}

/** Creates the reader of a repository on the disk. */
export function createFileReader(top: string): ReadFile {
  return (path) => readText(join(top, path), top);
}
