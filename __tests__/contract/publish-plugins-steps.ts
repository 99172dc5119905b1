import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import { parse } from 'yaml';

const root = join(import.meta.dirname, '..', '..');

/** A file of the project. */
export function readYaml(path: string): unknown {
  return parse(readFileSync(join(root, path), 'utf8'));
}

/** A step of a workflow. */
export interface Step {
  readonly id?: string;
  readonly if?: string;
  readonly name?: string;
  readonly run?: string;
  readonly uses?: string;
  readonly 'continue-on-error'?: boolean;
  readonly env?: Readonly<Record<string, string>>;
  readonly with?: Readonly<Record<string, string>>;
}

/** A job of the workflow. */
export interface Job {
  readonly needs?: string | readonly string[];
  readonly permissions?: Readonly<Record<string, string>>;
  readonly if?: string;
  readonly environment?: string;
  readonly strategy?: Readonly<Record<string, unknown>>;
  readonly steps: readonly Step[];
}

/** The jobs of the reusable workflow. */
export const { jobs } = readYaml('.github/workflows/publish-plugins.yml') as {
  jobs: Record<'check' | 'hash' | 'digests' | 'rehearse' | 'publish' | 'summary', Job>;
};

/** Whether this machine has what the scripts need; the workflow runs on Linux only. */
export const hasTools = process.platform !== 'win32' && spawnSync('jq', ['--version']).status === 0;

/** Exit code and output of a script. */
export interface Ran {
  readonly status: number | null;
  readonly log: string;
  readonly summary: string;
  readonly outputs: Readonly<Record<string, string>>;
}

/** Runs the script of a step as a runner does with `shell: bash`. */
export function runStep(
  folder: string,
  job: keyof typeof jobs,
  name: string,
  env: Readonly<Record<string, string>>,
): Ran {
  const step = jobs[job].steps.find((candidate) => candidate.name === name);
  expect(Object.keys(step?.env ?? {}).sort()).toEqual(Object.keys(env).sort());
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
  for (const path of [output, summary]) writeFileSync(path, '');
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 99'],
    {
      cwd: folder,
      env: { PATH: process.env['PATH'], ...env, GITHUB_OUTPUT: output, GITHUB_STEP_SUMMARY: summary },
      encoding: 'utf8',
    },
  );
  const lines = readFileSync(output, 'utf8').split('\n').filter(Boolean);
  return {
    status,
    log: stdout + stderr,
    summary: readFileSync(summary, 'utf8'),
    outputs: Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    ),
  };
}
