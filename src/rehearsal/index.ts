import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runRehearsal } from './run-rehearsal.ts';
import { choosePermissionFlag } from './site/site.ts';

export { REHEARSE_INPUTS as INPUTS } from './inputs.ts';

/** Runs the action `rehearse` in this process. */
export function run(): Promise<void> {
  const { execPath, platform, allowedNodeEnvironmentFlags } = process;
  return runRehearsal({
    distFolder: dirname(fileURLToPath(import.meta.url)),
    execPath,
    platform,
    permissionFlag: choosePermissionFlag(allowedNodeEnvironmentFlags),
    kill: (pid, signal) => process.kill(pid, signal),
  });
}
