import childProcess, { type ChildProcess, type SpawnOptions } from 'node:child_process';
import { endGroup } from '../site/end-group.ts';

type Spawn = (program: string, args: readonly string[], options: SpawnOptions) => ChildProcess;

/**
 * Watches over the browsers that Playwright starts in this process, whose ids the system gives: a log of theirs can hold what a
 * page says.
 *
 * @param guard the beginning of a browser's command, before the id of this process; may be empty
 * @returns ends them, each with its group
 */
export function watchLaunches(
  guard: readonly string[],
  { pid, platform, kill }: Pick<NodeJS.Process, 'pid' | 'platform' | 'kill'>,
): () => void {
  const running = new Set<ChildProcess>();
  const spawn = childProcess.spawn as Spawn;
  const [wrapper, ...before] = guard;
  const spawnGuarded: Spawn = (program, args, options) => {
    const child =
      wrapper === undefined
        ? spawn(program, args, options)
        : spawn(wrapper, [...before, String(pid), program, ...args], options);
    running.add(child.once('close', () => running.delete(child)));
    return child;
  };
  Reflect.set(childProcess, 'spawn', spawnGuarded);
  return () => {
    for (const child of running)
      // Only there it leads a group with all its children.
      if (platform === 'win32' || !endGroup(child.pid, kill)) child.kill('SIGKILL');
  };
}
