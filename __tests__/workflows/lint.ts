/** Checks workflows as they are written, with programs that know GitHub's rules and common mistakes. */
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, type Example } from './examples.ts';
import { requireProgram, runProgram } from './process.ts';
import type { Tools } from './tools.ts';

/** Programs for jq stand in single quotes on purpose: what looks like a variable of the shell is one of jq. */
const SHELLCHECK_OPTS = '--exclude=SC2016';

const COPIED = [
  'action.yml',
  'build',
  'live',
  'rehearse',
  'dist',
  '.github/actionlint.yaml',
  '.github/zizmor.yml',
];

/** Reports by the names of the checks; empty for a check that finds nothing. */
export type LintReports = Readonly<Record<string, string>>;

/** Checks all workflows and the actions themselves. */
export async function lintWorkflows(tools: Tools, examples: readonly Example[]): Promise<LintReports> {
  const folder = await mkdtemp(join(tmpdir(), 'workflows-'));
  try {
    const workflows = join(folder, '.github', 'workflows');
    await mkdir(workflows, { recursive: true });
    for (const { fileName, text } of examples) await writeFile(join(workflows, fileName), text);
    for (const path of COPIED) {
      await cp(join(ROOT, path), join(folder, path), { recursive: true });
    }
    // Both find their files by where the repository begins.
    await requireProgram('git', ['init', '--quiet', folder]);
    const actionlint = ['-no-color', '-pyflakes=', `-shellcheck=${tools.shellcheck}`];
    const zizmor = ['--offline', '--no-progress', '--color=never', '--quiet', '.'];
    return {
      actionlint: await report(folder, tools.actionlint, actionlint),
      zizmor: await report(folder, tools.zizmor, zizmor),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function report(cwd: string, program: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, SHELLCHECK_OPTS };
  const { exitCode, output } = await runProgram(program, args, { cwd, env });
  return exitCode === 0 ? '' : output.trim() || `${program} ended with exit code ${exitCode}.`;
}
