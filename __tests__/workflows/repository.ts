/** The repository of a plugin author, as a runner has it. */
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
  readonly tag: string;
}

/** A commit that is there. */
export interface PlacedCommit {
  readonly sha: string;
  readonly tag: string | undefined;
}

/** Where pushes go: to a repository that takes them, or that protects its branch. */
export type Origin = 'open' | 'protected';

interface History {
  /** Without it, nothing can be pushed. */
  readonly origin?: Origin | undefined;
  /** Of the last commit. */
  readonly tag: string | undefined;
  /** A commit before it. */
  readonly earlier: Commit | undefined;
}

/** Makes a Git repository whose last commit on `main` has the files, and returns its commits, the last one last. */
export async function createRepository(
  folder: string,
  files: Files,
  { tag, earlier, origin }: History,
): Promise<readonly PlacedCommit[]> {
  const git = (...args: readonly string[]): Promise<string> =>
    requireProgram('git', ['-c', 'user.name=Octocat', '-c', 'user.email=octocat@example.com', ...args], {
      cwd: folder,
      env: { ...process.env, GIT_CONFIG_GLOBAL: '/dev/null', GIT_CONFIG_SYSTEM: '/dev/null' },
    });
  const commit = async (content: Files, name: string | undefined): Promise<PlacedCommit> => {
    await layFiles(folder, content);
    await git('add', '--all', '--force');
    await git('commit', '--quiet', '--message', 'A plugin');
    if (name !== undefined) await git('tag', name);
    return { sha: (await git('rev-parse', 'HEAD')).trim(), tag: name };
  };
  await git('init', '--quiet', '--initial-branch', 'main');
  const before = earlier === undefined ? [] : [await commit(await earlier.files(), earlier.tag)];
  const commits = [...before, await commit(files, tag)];
  if (origin !== undefined) {
    const bare = `${folder}.git`;
    await git('clone', '--quiet', '--bare', folder, bare);
    await git('remote', 'add', 'origin', bare);
    const hook =
      '#!/bin/sh\n[ "$1" != refs/heads/main ] || { echo "Protected branch update failed"; exit 1; }\n';
    if (origin === 'protected') await writeFile(join(bare, 'hooks', 'update'), hook, { mode: 0o755 });
  }
  return commits;
}

async function layFiles(folder: string, files: Files): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    const target = join(folder, path);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, content);
  }
}
