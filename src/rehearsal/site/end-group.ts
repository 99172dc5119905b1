/**
 * Ends a group of processes by the id of its leader. Leaves alone 0, 1 and what is not an id: as groups, these are the group of this
 * process and all processes of the user. Source: https://man7.org/linux/man-pages/man2/kill.2.html
 *
 * @param kill `process.kill`
 * @returns whether there was such a group
 */
export function endGroup(
  leader: number | undefined,
  kill: (pid: number, signal: 'SIGKILL') => void,
): boolean {
  if (leader === undefined || !Number.isSafeInteger(leader) || leader <= 1) return false;
  try {
    kill(-leader, 'SIGKILL');
    return true;
  } catch {
    // It has ended.
    return false;
  }
}
