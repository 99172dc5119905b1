import { execFileSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { dirname } from 'node:path';
import { createFolder, type Files, type TestFolder } from '../source/folder.ts';

/** A main file of a plugin. */
export const main = (name: string, more = ''): string =>
  `<?php\n/*\nPlugin Name: ${name}\nVersion: 1.2.0\n${more}*/\n`;

interface Setup {
  readonly tags?: readonly string[];
  readonly remote?: string | undefined;
}

/** A repository that anybody may change. */
export async function createRepository(
  files: Files,
  { tags = [], remote = 'git@github.com:acme/tools.git' }: Setup = {},
): Promise<TestFolder> {
  const folder = await createFolder(files);
  const git = (...args: readonly string[]) =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b', ...args], {
      cwd: folder.path,
      stdio: 'ignore',
    });
  git('init');
  git('add', '--all');
  git('commit', '--message', 'All');
  for (const tag of tags) git('tag', tag);
  if (remote !== '') git('remote', 'add', 'origin', remote);
  for (const path of [folder.path, ...new Set(Object.keys(files).map((name) => dirname(folder.at(name))))])
    await chmod(path, 0o777);
  return folder;
}
