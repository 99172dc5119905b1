/** Runs a workflow with `act`, on this machine itself: no container is started. */
import { mkdir, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { runProgram } from './process.ts';

/** More than any workflow here takes, even on a machine that is busy with other things. */
const TIMEOUT_MS = 300_000;

/** Stand-ins for programs that GitHub's runners have: no machine here needs them, and none is spoken to. */
const PROGRAMS = join(import.meta.dirname, 'programs');

const RUNNERS = ['ubuntu-latest', 'macos-latest', 'windows-latest'];

/** Lines about `act` itself: that there is no Docker, and where it finds actions. */
const NOISE = /^(Couldn't get a valid docker connection|LocalRepositoryCache )/;

/** A workflow for `act` to run, with its environment. */
export interface ActCall {
  /** Where `act` is. */
  readonly program: string;
  /** A folder of its own. */
  readonly folder: string;
  /** The repository whose workflow it is. */
  readonly repository: string;
  readonly workflowPath: string;
  readonly event: string;
  /** All jobs when absent. */
  readonly job: string | undefined;
  readonly payload: object;
  readonly env: Readonly<Record<string, string>>;
  readonly secrets: Readonly<Record<string, string>>;
  readonly vars: Readonly<Record<string, string>>;
  /** Folders that stand for `owner/name@ref`. */
  readonly actions: Readonly<Record<string, string>>;
}

export interface ActResult {
  /** 0 when the workflow is green. */
  readonly exitCode: number | null;
  /** Output of its jobs; each line starts with the name of the job. */
  readonly log: readonly string[];
  /** The job summaries, by the name of the job. */
  readonly summaries: Readonly<Record<string, string>>;
}

/** Runs a workflow. */
export async function runAct(call: ActCall): Promise<ActResult> {
  const home = join(call.folder, 'home');
  const eventPath = join(call.folder, 'event.json');
  await mkdir(home);
  await writeFile(eventPath, JSON.stringify(call.payload));
  const args = [
    ...[call.event, '--workflows', call.workflowPath, '--eventpath', eventPath],
    ...(call.job === undefined ? [] : ['--job', call.job]),
    ...RUNNERS.flatMap((runner) => ['--platform', `${runner}=-self-hosted`]),
    // Nothing is masked: what a workflow shows by mistake has to be seen.
    ...[
      '--json',
      '--insecure-secrets',
      '--no-cache-server',
      '--action-cache-path',
      join(call.folder, 'runner'),
    ],
    // One job after the other: its table of local repositories is not made for more.
    ...['--concurrent-jobs', '1', '--defaultbranch', 'main', '--actor', 'octocat'],
    ...listPairs('--env', call.env),
    ...listPairs('--secret', call.secrets),
    ...listPairs('--var', call.vars),
    ...listPairs('--local-repository', call.actions),
  ];
  const { exitCode, output } = await runProgram(call.program, args, {
    cwd: call.repository,
    env: buildEnvironment(home),
    timeoutMs: TIMEOUT_MS,
  });
  return { exitCode, ...readLog(output) };
}

function listPairs(option: string, values: Readonly<Record<string, string>>): readonly string[] {
  return Object.entries(values).flatMap(([name, value]) => [option, `${name}=${value}`]);
}

/** Builds the environment of a step: stand-ins first, then this Node.js, and npm's settings to find packages. */
function buildEnvironment(home: string): Readonly<Record<string, string | undefined>> {
  const { PATH = '', NODE_EXTRA_CA_CERTS } = process.env;
  const { npm_config_userconfig, npm_config_cache, npm_config_registry } = process.env;
  return {
    PATH: [PROGRAMS, dirname(process.execPath), PATH].join(delimiter),
    HOME: home,
    LANG: 'C.UTF-8',
    NO_COLOR: '1',
    NODE_EXTRA_CA_CERTS,
    npm_config_userconfig: npm_config_userconfig ?? join(homedir(), '.npmrc'),
    npm_config_cache: npm_config_cache ?? join(homedir(), '.npm'),
    npm_config_registry,
    npm_config_prefer_offline: 'true',
  };
}

interface LogLine {
  readonly msg?: string;
  readonly job?: string;
  readonly command?: string;
  readonly content?: string;
}

function readLog(output: string): Pick<ActResult, 'log' | 'summaries'> {
  const lines = output.split('\n').filter((line) => line !== '');
  // Names of jobs are filled up with blanks.
  const entries = lines.map(parseLine).map(({ job = '', ...line }) => ({ ...line, job: job.trimEnd() }));
  const summaries: Record<string, string> = {};
  for (const { job, command, content = '' } of entries) {
    if (command === 'summary') summaries[job] = (summaries[job] ?? '') + content;
  }
  const told = entries.filter(({ msg = '' }) => !NOISE.test(msg));
  const log = told.flatMap(({ job, msg = '' }) =>
    msg
      .trimEnd()
      .split(/\r?\n/)
      .map((line) => (job === '' ? line : `[${job}] ${line}`)),
  );
  return { log, summaries };
}

function parseLine(line: string): LogLine {
  try {
    return JSON.parse(line) as LogLine;
  } catch {
    return { msg: line };
  }
}
