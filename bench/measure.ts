import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type ActionResult, type ActionStep, runAction } from '../sandbox/runner/run-action.ts';
import { assertDone, type Done } from './proof.ts';

/** Resources that a process used. */
export interface Usage {
  /** Its peak memory. */
  readonly peakBytes: number;
  /** Processor time of all threads. */
  readonly cpuMs: number;
}

/** Runs only the bundled action. Throws with its log when it is not green, or has not done what a row is about. */
export async function runStep(step: ActionStep, done: Done): Promise<ActionResult> {
  const result = await runAction(step);
  if (result.exitCode !== 0)
    throw new Error(`The action ended with ${result.exitCode}:\n${result.rawOutput}`);
  assertDone(result, done);
  return result;
}

/** Runs the bundled action, and has it say what it has used, which costs it some milliseconds. */
export async function runStepForUsage(step: ActionStep, done: Done): Promise<ActionResult & Usage> {
  return withFolder(async (folder) => {
    const file = join(folder, 'usage');
    const preload = pathToFileURL(join(import.meta.dirname, 'report-usage.js')).href;
    const env = { ...step.env, NODE_OPTIONS: `--import=${preload}`, BENCH_USAGE_FILE: file };
    const result = await runStep({ ...step, env }, done);
    return { ...result, ...(JSON.parse(await readFile(file, 'utf8')) as Usage) };
  });
}

/** Runs the bundled action to the end of a dry run of a ZIP or a folder with so many files in a workspace, without a server. */
export function dryRun(workspace: string, zipPath: string, files: number): Promise<ActionResult & Usage> {
  const inputs = { plugin_id: 'plugin_bench', 'base-url': 'http://127.0.0.1:9', 'dry-run': 'true' };
  const step = { inputs: { ...inputs, 'zip-path': zipPath }, env: { GITHUB_WORKSPACE: workspace } };
  return runStepForUsage(step, { status: 'dry-run', files });
}

/** Runs a program to its end, with variables beside those of this process, and tells how long that took. Throws when it fails. */
export function timeProgram(
  command: string,
  args: readonly string[],
  { cwd, env = {} }: { readonly cwd?: string; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<{ readonly wallMs: number }> {
  return new Promise((fulfil, reject) => {
    const startedMs = performance.now();
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let stderr = '';
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject).on('close', (code) => {
      if (code === 0) fulfil({ wallMs: performance.now() - startedMs });
      else reject(new Error(`${command} ended with ${code}: ${stderr}`));
    });
  });
}

/**
 * Runs a program that starts no other to its end, and tells how much time of processors it took, as the shell counts it: in steps
 * of some milliseconds, on any system. Throws when it fails.
 */
export function measureCpu(
  command: string,
  args: readonly string[],
  cwd: string,
): Promise<{ readonly cpuMs: number }> {
  return new Promise((fulfil, reject) => {
    const child = spawn('sh', ['-c', '"$@" >&2 && times', 'sh', command, ...args], { cwd });
    let output = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text));
    child.on('error', reject).on('close', (code) => {
      // The first line is about the shell itself.
      const times = [...output.slice(output.indexOf('\n')).matchAll(/(\d+)m([\d.]+)s/g)];
      const seconds = times.reduce((sum, [, minutes, rest]) => sum + Number(minutes) * 60 + Number(rest), 0);
      if (code === 0 && times.length === 2) fulfil({ cpuMs: seconds * 1000 });
      else reject(new Error(`${command} ended with ${code}: ${stderr}`));
    });
  });
}

/** Lends a folder for temporary files. */
export async function withFolder<T>(work: (folder: string) => Promise<T>): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
