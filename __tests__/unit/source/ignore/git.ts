import { spawnSync } from 'node:child_process';

/** Runs git in a repository, without the settings of this machine and its user. */
export function runGit(repository: string, args: readonly string[], input = ''): Buffer {
  const { status, stdout, stderr } = spawnSync('git', args, {
    cwd: repository,
    input,
    maxBuffer: 1e8,
    env: {
      PATH: process.env['PATH'],
      HOME: repository,
      GIT_CONFIG_NOSYSTEM: '1',
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_ATTR_NOSYSTEM: '1',
      GIT_CEILING_DIRECTORIES: repository,
    },
  });
  // check-ignore ends with 1 when it found nothing.
  if (status !== 0 && status !== 1) throw new Error(stderr.toString());
  return stdout;
}

/** Where git is not installed, or other rules hold for names, there is nothing to compare with. */
export const hasGit =
  process.platform === 'linux' && spawnSync('git', ['--version'], { stdio: 'ignore' }).status === 0;
