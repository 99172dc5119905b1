import { readAbout } from './about.ts';
import type { Action } from './run-action.ts';
import { runCommand } from './run-command.ts';

/** Runs the command in this process. */
export function run(publish: Action): Promise<void> {
  const actions = {
    publish: () => Promise.resolve(publish),
    live: () => import('../live/index.ts'),
    rehearse: () => import('../rehearsal/index.ts'),
  };
  return runCommand(process, actions, readAbout(import.meta.url));
}
