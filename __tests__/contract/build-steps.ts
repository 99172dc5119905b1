/** Runs the steps of the job `build` of `build-and-publish.yml`, as a runner does; programs are stand-ins. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
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
  readonly outputs: Readonly<Record<string, string>>;
}

interface StepOptions {
  /** The input `folder`. */
  readonly place?: string;
  /** The input `build-script`. */
  readonly script?: string;
  readonly env?: Readonly<Record<string, string>>;
}

interface BuildStep {
  readonly run?: string;
  readonly if?: string;
  readonly env?: Readonly<Record<string, string>>;
  readonly 'working-directory'?: string;
}

const findStep = (name: string): BuildStep | undefined =>
  jobs.build.steps.find((candidate) => candidate.name === name);

/**
 * Runs a step, and before those that build the one that plans, whose log is in front of theirs.
 *
 * @param top the repository, in whose folder the step works
 */
export function runStep(top: string, name: string, options: StepOptions = {}): Ran {
  const { place = '.', script = '', env = {} } = options;
  const plan = name === FETCH ? undefined : runPlan(top, options);
  if (plan !== undefined && (name === PLAN || plan.status !== 0)) return plan;
  const step = findStep(name);
  const [, output = ''] = /^\$\{\{ steps\.plan\.outputs\.(\w+) != '\[\]' \}\}$/.exec(step?.if ?? '') ?? [];
  if (plan?.outputs[output] === '[]') return plan;
  const planned = Object.entries(step?.env ?? {}).flatMap(([variable, value]) => {
    const [, wanted] = /^\$\{\{ steps\.plan\.outputs\.(\w+) \}\}$/.exec(value) ?? [];
    return wanted === undefined ? [] : [[variable, plan?.outputs[wanted] ?? '']];
  });
  const { status, stdout, stderr } = spawnSync(
    'bash',
    ['--noprofile', '--norc', '-e', '-o', 'pipefail', '-c', step?.run ?? 'exit 99'],
    {
      cwd: step?.['working-directory'] === undefined ? top : join(top, place),
      env: {
        PATH: [PROGRAMS, dirname(process.execPath), process.env['PATH']].join(delimiter),
        HOME: top,
        GITHUB_WORKSPACE: top,
        FOLDER: place,
        BUILD_SCRIPT: script,
        // Nothing listens there.
        https_proxy: 'http://127.0.0.1:9',
        ...(Object.fromEntries(planned) as Record<string, string>),
        ...env,
      },
      encoding: 'utf8',
    },
  );
  return { status, log: (plan?.log ?? '') + stdout + stderr, outputs: plan?.outputs ?? {} };
}

/** Runs the action `build` as a runner does. */
function runPlan(top: string, { place = '.', script = '' }: StepOptions): Ran {
  const folder = mkdtempSync(join(tmpdir(), 'plan-'));
  const [output, summary] = [join(folder, 'output'), join(folder, 'summary')];
  for (const file of [output, summary]) writeFileSync(file, '');
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(ROOT, 'dist', 'build.js')], {
    cwd: top,
    env: {
      GITHUB_WORKSPACE: top,
      GITHUB_OUTPUT: output,
      GITHUB_STEP_SUMMARY: summary,
      INPUT_FOLDER: place,
      'INPUT_BUILD-SCRIPT': script,
    },
    encoding: 'utf8',
  });
  const outputs = [...readFileSync(output, 'utf8').matchAll(/^(\w+)<<(\S+)\n([^]*?)\n\2$/gm)].map(
    ([, name = '', , value = '']) => [name, value],
  );
  rmSync(folder, { recursive: true });
  return { status, log: stdout + stderr, outputs: Object.fromEntries(outputs) as Record<string, string> };
}

export const FETCH = 'Fetch submodules';
export const PLAN = 'Plan the build';
export const COMPOSER = 'Install Composer packages';
export const SCRIPTS = 'Build scripts and styles';
