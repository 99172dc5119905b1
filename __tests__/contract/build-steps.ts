/** Runs the steps of the job `build` of `build-and-publish.yml`, as a runner does; programs are stand-ins. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { type Job, readYaml } from './publish-plugins-steps.ts';
import { ROOT } from './pages.ts';

export interface Called {
  readonly on: {
    readonly workflow_call: {
      readonly inputs: Readonly<Record<string, { readonly default?: unknown; readonly description: string }>>;
      readonly secrets: Readonly<Record<string, unknown>>;
    };
  };
  readonly jobs: Readonly<Record<'build' | 'rehearse' | 'publish', Job & { readonly concurrency?: object }>>;
}

export const { on, jobs } = readYaml('.github/workflows/build-and-publish.yml') as Called;
export const PROGRAMS = join(ROOT, '__tests__', 'workflows', 'programs');

interface Ran {
  readonly status: number | null;
  readonly log: string;
  readonly outputs: string;
}

interface StepOptions {
  /** The input `folder`. */
  readonly place?: string;
  /** The input `build-script`. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** @param top the repository, in whose folder the step works */
export function runStep(
  top: string,
  name: string,
  { place = '.', script = '', env = {} }: StepOptions = {},
): Ran {
  const step = jobs.build.steps.find((candidate) => candidate.name === name);
  const output = join(top, '.output');
  writeFileSync(output, '');
  const isInFolder =
    (step as { 'working-directory'?: string } | undefined)?.['working-directory'] !== undefined;
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 99'],
    {
      cwd: isInFolder ? join(top, place) : top,
      env: {
        PATH: [PROGRAMS, dirname(process.execPath), process.env['PATH']].join(delimiter),
        HOME: top,
        GITHUB_WORKSPACE: top,
        GITHUB_OUTPUT: output,
        FOLDER: place,
        BUILD_SCRIPT: script,
        // Nothing listens there.
        https_proxy: 'http://127.0.0.1:9',
        ...env,
      },
      encoding: 'utf8',
    },
  );
  return { status, log: stdout + stderr, outputs: readFileSync(output, 'utf8') };
}

export const FIND = 'Find out how the plugin is built';
export const COMPOSER = 'Install Composer packages';
export const SCRIPTS = 'Build scripts and styles';
