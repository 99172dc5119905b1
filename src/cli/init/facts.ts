import { type Manifest, type ReadFile, readManifest } from '../../build/manifest.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { CommandError } from '../command-error.ts';

/** A fact, and how it was found. */
export interface Found {
  readonly value: string;
  readonly why: string;
}

/**
 * Reads `composer.json` or `package.json`; `undefined` without one.
 *
 * @throws CommandError it is not valid JSON
 */
export function readJson(read: ReadFile, path: string): Manifest | undefined {
  try {
    return readManifest(read, path);
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    throw new CommandError(`${error.message} ${error.hint}`);
  }
}
