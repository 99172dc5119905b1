/** WordPress Playground and the versions of WordPress, as npm has them: installed once, into `.cache`. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { createSender } from '../../src/http/send.ts';
import { TransportError } from '../../src/http/transport-error.ts';
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
  /** The action's input. */
  readonly browser: 'auto' | 'none';
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
  // With the driver of browsers: an action that finds a browser would install all of it again.
  const parts = chooseParts(PHP_VERSIONS, true);
  try {
    await installLocked({ source: join(ROOT, '__tests__', 'wordpress', 'builds'), target: BUILDS }, ports);
    const target = join(CACHE, 'playground');
    return { playgroundFolder: await installLocked({ source, target, ...parts }, ports) };
  } catch (error) {
    if (!(error instanceof PublishError)) throw error;
    return { problem: error.message };
  }
}

/** WooCommerce, in a version for the newest WordPress that npm has. */
export const WOOCOMMERCE = 'woocommerce.9.3.3.zip';

export const IMPORTER = 'wordpress-importer.0.9.5.zip';

/** A version of a plugin of WordPress.org. @returns its ZIP; or why it is not there */
export async function fetchPlugin(
  name: string,
  cancellation: AbortSignal,
): Promise<{ readonly path: string } | { readonly problem: string }> {
  const path = join(CACHE, name);
  if (existsSync(path)) return { path };
  try {
    const url = new URL(`https://downloads.wordpress.org/plugin/${name}`);
    const request = { method: 'GET', url, headers: {}, timeoutMs: 120_000, maxBytes: 50_000_000 } as const;
    const { status, body } = await createSender(cancellation)(request);
    if (status !== 200) return { problem: `WordPress.org answers ${status}.` };
    await writeFile(path, body);
    return { path };
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    return { problem: error.message };
  }
}
