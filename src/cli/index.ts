import { type Action, runCommand } from './run-command.ts';

/** Runs the command in this process. */
export function run(publish: Action): Promise<void> {
  return runCommand(process, {
    publish: () => Promise.resolve(publish),
    live: () => import('../live/index.ts'),
    rehearse: () => import('../rehearse/index.ts'),
  });
}
