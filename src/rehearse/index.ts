import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runRehearsal } from './run-rehearsal.ts';

const { execPath, platform } = process;
await runRehearsal({
  distFolder: dirname(fileURLToPath(import.meta.url)),
  execPath,
  platform,
  kill: (pid, signal) => process.kill(pid, signal),
});
