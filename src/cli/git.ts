import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** The nearest folder with `.git`; `undefined` outside of a repository. */
export function findRepository(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, '.git'))) return at;
    if (dirname(at) === at) return undefined;
  }
}

/** A large repository takes a while. */
const TIMEOUT_MS = 60_000;
const MAX_BYTES = 64 * 1024 * 1024;

/** Asks git; `undefined` if it is not installed, or refuses. Changes nothing, not even git's own index. */
export function askGit(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', ['--no-optional-locks', ...args], {
      cwd: folder,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: TIMEOUT_MS,
      maxBuffer: MAX_BYTES,
    });
  } catch {
    return undefined;
  }
}
