import { readdirSync, readFileSync } from 'node:fs';

/**
 * Ends what runs with a folder as its home or its profile. Chromium's crash handlers leave the browser's group and session, so that no
 * signal to these reaches them, and on a busy machine they end seconds after it. Its other processes overwrite their environment with
 * their command. Only Linux tells what another process was given.
 * Sources: https://chromium.googlesource.com/crashpad/crashpad/+/main/util/posix/spawn_subprocess.cc,
 * https://chromium.googlesource.com/chromium/src/+/main/base/process/set_process_title_linux.cc,
 * https://man7.org/linux/man-pages/man5/proc.5.html
 *
 * @param folder one that nothing else has, because it was made for a browser
 * @param kill `process.kill`
 * @returns how many there were: a killed process is listed until the system has taken its memory back
 */
export function endStrays(
  folder: string,
  kill: (pid: number, signal: 'SIGKILL') => void,
  root = '/proc',
): number {
  const strays = listProcesses(root).filter(
    (pid) =>
      read(`${root}/${pid}/environ`).split('\0').includes(`HOME=${folder}`) ||
      read(`${root}/${pid}/cmdline`).includes(` --user-data-dir=${folder}/`),
  );
  for (const pid of strays)
    try {
      kill(pid, 'SIGKILL');
    } catch {
      // It has ended.
    }
  return strays.length;
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

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // It has ended, or belongs to somebody else.
    return '';
  }
}
