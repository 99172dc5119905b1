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

/**
 * Settings against programs that the repository's own settings name, because somebody else may have packed its `.git`. Objects
 * that are missing are not fetched, because remotes name programs, too.
 * Source: git-config(1), core.fsmonitor, core.hooksPath and protocol.<name>.allow
 */
const NO_PROGRAMS = [
  '--no-optional-locks',
  ...['core.fsmonitor=', 'core.hooksPath=/dev/null'].flatMap((setting) => ['-c', setting]),
  ...['ext', 'fd', 'file', 'git', 'http', 'https', 'ssh'].flatMap((name) => [
    '-c',
    `protocol.${name}.allow=never`,
  ]),
];

/**
 * Asks git; `undefined` if it is not installed, or refuses. Changes nothing, not even git's own index, and runs no hook
 * and no file system monitor. What looks at files goes through {@link listChanges}.
 */
export function askGit(folder: string, ...args: readonly string[]): string | undefined {
  try {
    return execFileSync('git', [...NO_PROGRAMS, ...args], {
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

/** A driver of a filter: what it runs, and whether git refuses to go on without it. Source: gitattributes(5) */
const FILTER = /^filter\.[^]+\.(?:clean|process|required)$/i;

/**
 * Lists changes that are not committed, as `git status --porcelain -z` does, without running filters, and without
 * looking into submodules. A file with a filter, as those of Git LFS, counts only when its change is staged: without
 * the filter, it always differs.
 *
 * @param args options and paths for `git status`
 * @returns `undefined` where git is not installed, refuses, or cannot be kept from running a filter
 */
export function listChanges(folder: string, ...args: readonly string[]): readonly string[] | undefined {
  const names = askGit(folder, 'config', '--list', '--name-only', '-z')?.split('\0');
  const filters = names?.filter((name) => FILTER.test(name));
  // Git reads the text before the first `=` as the name.
  if (filters === undefined || filters.some((name) => name.includes('='))) return undefined;
  const off = filters.flatMap((name) => ['-c', `${name}=`]);
  const status = askGit(folder, ...off, 'status', '--porcelain', '--ignore-submodules=dirty', '-z', ...args);
  const changes = status?.split('\0').filter((entry) => /^.. /.test(entry));
  if (changes === undefined || filters.length === 0) return changes;
  const unstaged = changes.filter((entry) => entry.startsWith(' M ')).map((entry) => entry.slice(3));
  const attributes = askGit(folder, 'check-attr', '-z', 'filter', '--', ...unstaged)?.split('\0') ?? [];
  const filtered = new Set(unstaged.filter((_path, index) => isFilter(attributes[3 * index + 2])));
  return changes.filter((entry) => !entry.startsWith(' M ') || !filtered.has(entry.slice(3)));
}

function isFilter(value: string | undefined): boolean {
  return value !== undefined && !/^(?:unspecified|unset|set)$/.test(value);
}
