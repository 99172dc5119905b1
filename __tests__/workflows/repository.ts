/** The repository of a plugin author, as a runner has it. */
import { spawnSync } from 'node:child_process';
import { readdir, readFile, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ROOT } from './examples.ts';
import { requireProgram } from './process.ts';

const SAMPLE = join(ROOT, 'sandbox', 'plugins', 'sample-plugin', 'tidy-footer');

const SAMPLE_VERSION = '1.4.2';

/** Files by their path in the repository. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** The sample plugin, called `slug`, in a folder of the repository (`''` for its root). */
export async function layPlugin(
  slug: string,
  { folder, version = SAMPLE_VERSION }: { readonly folder: string; readonly version?: string },
): Promise<Files> {
  const entries = await readdir(SAMPLE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(async ({ parentPath, name }): Promise<[string, string]> => {
      const text = await readFile(join(parentPath, name), 'utf8');
      const path = join(parentPath, name).slice(SAMPLE.length + 1);
      const target = join(folder, path === 'tidy-footer.php' ? `${slug}.php` : path);
      return [target, text.replaceAll(SAMPLE_VERSION, version).replaceAll('tidy-footer', slug)];
    });
  return Object.fromEntries(await Promise.all(files));
}

/** Files to commit, and their tag. */
export interface Commit {
  readonly files: () => Promise<Files>;
  readonly tag: string | undefined;
}

/** A commit that is there. */
export interface PlacedCommit {
  readonly sha: string;
  readonly tag: string | undefined;
  /** Its workflows are not those of the last commit. */
  readonly changesWorkflows: boolean;
}

/** Where pushes go: to a repository that takes them, or that protects its branch. */
export type Origin = 'open' | 'protected';

interface History {
  /** Without it, nothing can be pushed. */
  readonly origin?: Origin | undefined;
  /** All commits, oldest first. */
  readonly commits: readonly Commit[];
}

/** Makes a Git repository with commits on `main`, and returns these. */
export async function createRepository(
  folder: string,
  { commits, origin }: History,
): Promise<readonly PlacedCommit[]> {
  const git = (...args: readonly string[]): Promise<string> =>
    requireProgram('git', ['-c', 'user.name=Octocat', '-c', 'user.email=octocat@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
  const commit = async (content: Files, name: string | undefined) => {
    await layFiles(folder, content);
    await git('add', '--all', '--force');
    await git('commit', '--quiet', '--message', 'A plugin');
    if (name !== undefined) await git('tag', name);
    return { sha: (await git('rev-parse', 'HEAD')).trim(), tag: name };
  };
  await git('init', '--quiet', '--initial-branch', 'main');
  const placed: Pick<PlacedCommit, 'sha' | 'tag'>[] = [];
  for (const { files, tag } of commits) placed.push(await commit(await files(), tag));
  if (origin !== undefined) {
    const bare = locateOrigin(folder);
    await git('clone', '--quiet', '--bare', folder, bare);
    await git('remote', 'add', 'origin', bare);
    const hook =
      '#!/bin/sh\n[ "$1" != refs/heads/main ] || { echo "Protected branch update failed"; exit 1; }\n';
    if (origin === 'protected') await writeFile(join(bare, 'hooks', 'update'), hook, { mode: 0o755 });
  }
  const changed = await Promise.all(
    placed.map(({ sha }) => git('diff', '--name-only', sha, 'HEAD', '--', '.github/workflows')),
  );
  return placed.map((one, index) => ({ ...one, changesWorkflows: changed[index] !== '' }));
}

/** Checks a tag or branch of a repository out in another folder, as it is on a runner. */
export async function checkOut(repository: string, ref: string, folder: string): Promise<void> {
  await requireProgram('git', ['clone', '--quiet', '--branch', ref, repository, folder]);
}

/** Asks git about the repository that a repository's pushes go to; `undefined` if git does not know. */
export function askOrigin(folder: string, ...args: readonly string[]): string | undefined {
  const { status, stdout } = spawnSync('git', ['--git-dir', locateOrigin(folder), ...args]);
  return status === 0 ? stdout.toString('latin1') : undefined;
}

const locateOrigin = (folder: string): string => `${folder}.git`;

async function layFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
