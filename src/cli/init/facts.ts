import type { Manifest } from '../../build/manifest.ts';
import type { Project } from '../../build/plan.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { CommandError } from '../command-error.ts';
import { join, readManifest } from './planner.ts';

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
export function readJson(
  { read, folder }: Project,
  name: 'composer.json' | 'package.json',
): Manifest | undefined {
  try {
    return readManifest(read, join(folder, name));
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    throw new CommandError(`${error.message} ${error.hint}`);
  }
}
