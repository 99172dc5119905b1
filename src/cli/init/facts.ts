import { readStart } from '../../shared/read-start.ts';
import { CommandError } from '../command-error.ts';

/** A fact, and how it was found. */
export interface Found {
  readonly value: string;
  readonly why: string;
}

/** Larger files are none that a person wrote. */
const MAX_BYTES = 1024 * 1024;

/**
 * Reads a JSON file; `undefined` without one.
 *
 * @param top see {@link readText}
 * @throws CommandError it is no JSON
 */
export function readJson(path: string, top: string): unknown {
  const text = readText(path, top);
  if (text === undefined) return undefined;
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new CommandError(`${path} is no JSON. Correct it first: the build reads it.`);
  }
}

/**
 * Reads a text file; `undefined` if there is none, or it cannot be read.
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
