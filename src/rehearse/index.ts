import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runRehearsal } from './run-rehearsal.ts';

export { REHEARSE_INPUTS as INPUTS } from './inputs.ts';

/** Runs the action `rehearse` in this process. */
export function run(): Promise<void> {
  const { execPath, platform } = process;
  return runRehearsal({
    distFolder: dirname(fileURLToPath(import.meta.url)),
    execPath,
    platform,
    kill: (pid, signal) => process.kill(pid, signal),
  });
}
