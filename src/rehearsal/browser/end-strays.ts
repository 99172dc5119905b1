import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ends what runs with a folder as its home. Chromium's crash handlers leave the browser's group and session, so that no signal to these
 * reaches them, and on a busy machine they end seconds after it. Only Linux tells what another process was given.
 * Sources: https://chromium.googlesource.com/crashpad/crashpad/+/main/util/posix/spawn_subprocess.cc,
 * https://man7.org/linux/man-pages/man5/proc.5.html
 *
 * @param folder one that nothing else has, because it was made for a browser
 * @param kill `process.kill`
 */
export function endStrays(
  folder: string,
  kill: (pid: number, signal: 'SIGKILL') => void,
  root = '/proc',
): void {
  for (const pid of listProcesses(root))
    if (readEnvironment(`${root}/${pid}/environ`).includes(`HOME=${folder}`))
      try {
        kill(pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
}

function listProcesses(root: string): readonly number[] {
  try {
    // No process of a user has the number 1 or less; as a signal's target, these are groups or all.
    return readdirSync(root)
      .map(Number)
      .filter((pid) => Number.isSafeInteger(pid) && pid > 1);
  } catch {
    return [];
  }
}

function readEnvironment(path: string): readonly string[] {
  try {
    return readFileSync(path, 'utf8').split('\0');
  } catch {
    // It has ended, or belongs to somebody else.
    return [];
  }
}
