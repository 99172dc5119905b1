import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Runner } from '../action/runner.ts';
import { runRehearsal } from './run-rehearsal.ts';
import { PLAYER_FLAGS } from './site/site.ts';

export { REHEARSE_INPUTS as INPUTS } from './inputs.ts';
export { STEP_NAMES as STEPS } from './model/results.ts';

/** Runs the action `rehearse` in this process; see `runAction`. */
export function run(runner?: Runner): Promise<void> {
  // Plugin code runs in a process of this user. Without a listener, this signal opens the inspector.
  process.on('SIGUSR1', () => undefined);
  const { execPath, platform } = process;
  const launch = {
    distFolder: dirname(fileURLToPath(import.meta.url)),
    execPath,
    platform,
    playerFlags: PLAYER_FLAGS,
    kill: (pid: number, signal: NodeJS.Signals) => process.kill(pid, signal),
  };
  return runRehearsal(launch, runner);
}
