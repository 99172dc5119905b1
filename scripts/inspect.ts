/**
 * Looks into a plugin package as the action does, without a workflow: `npm run inspect -- PATH_OR_URL`, where PATH is a
 * ZIP or the folder of a plugin. `--slug` and `--version` say what it has to be, `--accept` what is fine, and `--compare`
 * names the package before it, to show what this one changes.
 *
 * Exit code: 0 nothing worse than a notice, 1 warnings, 2 errors, 3 not looked into.
 */
import { inspectPackage } from '../src/cli/inspect.ts';

process.exitCode = 3;
process.exitCode = await inspectPackage(process.argv.slice(2), 'npm run inspect --', {
  // npm starts scripts in the project's folder, wherever the person is.
  workspace: process.env['INIT_CWD'] ?? '.',
  env: process.env,
  write: (text) => console.log(text),
  complain: (text) => console.error(text),
});
