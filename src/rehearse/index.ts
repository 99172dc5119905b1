import { fileURLToPath } from 'node:url';
import { PLAY_FLAG } from './site.ts';

if (process.argv.includes(PLAY_FLAG)) {
  // The child process loads nothing of what runs the action.
  await import('./main.ts');
} else {
  const { runRehearsal } = await import('./run-rehearsal.ts');
  const { execPath, platform } = process;
  await runRehearsal({
    mainFile: fileURLToPath(import.meta.url),
    execPath,
    platform,
    kill: (pid, signal) => process.kill(pid, signal),
  });
}
