/** WordPress Playground and the versions of WordPress, as npm has them: installed once, into `.cache`. */
import { join, resolve } from 'node:path';
import { installLocked } from '../../src/rehearse/install.ts';
import { PublishError } from '../../src/shared/errors.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const CACHE = join(ROOT, '.cache');
const BUILDS = join(CACHE, 'wordpress-builds');

/** The folder into which Playground is installed. */
export const PLAYGROUND = join(CACHE, 'playground');

/** On what an update is rehearsed, all of it on this machine. */
export interface RehearsalPlace {
  readonly playgroundFolder: string;
  readonly php: string;
  readonly wordpressZip: string;
}

/** A version of WordPress, such as `wp-6.2.zip`. */
export function locateBuild(file: string): string {
  return join(BUILDS, 'node_modules', '@wp-playground', 'wordpress-builds', 'src', 'wordpress', file);
}

/** Installs what is not there yet. Not everywhere npm has what it takes: then it returns why. */
export async function installPlayground(cancellation: AbortSignal): Promise<string | undefined> {
  const { execPath, platform, env } = process;
  const ports = { execPath, platform, env, cancellation, kill: process.kill.bind(process) };
  try {
    await installLocked(join(ROOT, 'rehearse', 'playground'), PLAYGROUND, ports);
    await installLocked(join(ROOT, '__tests__', 'wordpress', 'builds'), BUILDS, ports);
    return undefined;
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    return error.message;
  }
}
