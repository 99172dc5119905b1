/** WordPress Playground and the versions of WordPress, as npm has them: installed once, into `.cache`. */
import { join, resolve } from 'node:path';
import { createSender } from '../../src/http/send.ts';
import { chooseParts, installLocked } from '../../src/rehearsal/site/install.ts';
import { PublishError } from '../../src/shared/publish-error.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');
const CACHE = join(ROOT, '.cache');
const BUILDS = join(CACHE, 'wordpress-builds');
/** The oldest, the one that is attacked, and the newest. */
const PHP_VERSIONS = ['7.4', '8.3', '8.5'];

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

/**
 * Installs what is not there yet: Playground for two versions of PHP, and the versions of WordPress. Not everywhere npm has what
 * it takes: then it returns why.
 *
 * @returns the folder of Playground
 */
export async function installPlayground(
  cancellation: AbortSignal,
): Promise<{ readonly playgroundFolder: string } | { readonly problem: string }> {
  const { execPath, platform, env } = process;
  const send = createSender(cancellation);
  const ports = { execPath, platform, env, cancellation, send, kill: process.kill.bind(process) };
  const source = join(ROOT, 'rehearse', 'playground');
  const parts = chooseParts(PHP_VERSIONS);
  try {
    await installLocked({ source: join(ROOT, '__tests__', 'wordpress', 'builds'), target: BUILDS }, ports);
    const target = join(CACHE, 'playground');
    return { playgroundFolder: await installLocked({ source, target, ...parts }, ports) };
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    return { problem: error.message };
  }
}
