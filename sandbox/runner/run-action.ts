import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parse } from 'yaml';
import { interpretOutput, type RunnerCommand } from './runner-log.ts';

export interface ActionStep {
  /** The step's `with:`. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The job's own token, the default of inputs. */
  readonly token?: string;
  /** Variables of the job; `undefined` removes one. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** Speed of the step's clock, so that no test waits for a real backoff. */
  readonly clockSpeed?: number;
  /** Folder of the action; by default this project. */
  readonly actionFolder?: string;
  /**
   * Cancels the job a moment after the promise is fulfilled or the log matches, when the step has done what it then could.
   * Its clock stands still from then on: what ends, ends without waiting.
   */
  readonly cancel?: { readonly signal: 'SIGINT' | 'SIGTERM'; readonly when: Promise<unknown> | RegExp };
  /** Receives the output of the process as it is written, and its id. */
  readonly onOutput?: (text: string, pid: number) => void;
  /** The beginning of the command: a program that becomes the one that follows. */
  readonly command?: readonly string[];
}

export interface ActionResult {
  readonly exitCode: number | null;
  readonly outputs: Readonly<Record<string, string>>;
  /** Markdown of the job summary. */
  readonly summary: string;
  /** The log as a workflow shows it. */
  readonly log: readonly string[];
  readonly commands: readonly RunnerCommand[];
  /** Unchanged output of the process. */
  readonly rawOutput: string;
  /** From the start of the process to its end. */
  readonly wallMs: number;
}

interface ActionMetadata {
  readonly inputs: Readonly<Record<string, { readonly default?: string }>>;
  readonly runs: { readonly main: string };
}

/** Metadata by the text of `action.yml`: parsing takes some milliseconds, and steps start a thousand times. */
const parsed = new Map<string, ActionMetadata>();

const ROOT = resolve(import.meta.dirname, '..', '..');
const CLOCK = pathToFileURL(join(import.meta.dirname, 'fast-clock.ts')).href;
/** Real time between two ticks of a step's clock. */
const TICK_MS = 10;
/** Each tick shows that the step has done what it could: it may take some until it waits again. */
const TICKS_OF_A_MOMENT = 3;

/** Variables of this machine that a step keeps; everything else would make runs differ from machine to machine. */
const KEPT = /^(PATH|HOME|USERPROFILE|TMPDIR|TEMP|TMP|SystemRoot|NODE_EXTRA_CA_CERTS|NODE_COMPILE_CACHE)$/i;

/**
 * Runs the bundled action as a runner runs a step: reads `action.yml`, starts its `main` with the runner's Node as a
 * child process, with `INPUT_*`, `GITHUB_*` and command files, and reads what it left there.
 */
export async function runAction({
  inputs,
  token = '',
  env = {},
  clockSpeed = 1,
  actionFolder = ROOT,
  ...watch
}: ActionStep): Promise<ActionResult> {
  const action = parseAction(await readFile(join(actionFolder, 'action.yml'), 'utf8'));
  const temporary = await mkdtemp(join(tmpdir(), 'step-'));
  try {
    const workspace = join(temporary, 'workspace');
    await mkdir(workspace);
    const files = {
      GITHUB_OUTPUT: join(temporary, 'output'),
      GITHUB_STEP_SUMMARY: join(temporary, 'summary'),
    };
    for (const file of Object.values(files)) await writeFile(file, '');

    const hasClock = clockSpeed !== 1 || watch.cancel !== undefined;
    const args = [...(hasClock ? ['--import', CLOCK] : []), join(actionFolder, action.runs.main)];
    const child = await runProcess(
      args,
      workspace,
      { ...watch, hasClock },
      {
        ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
        ...toInputVariables(action, inputs, token),
        CI: 'true',
        GITHUB_ACTIONS: 'true',
        GITHUB_WORKSPACE: workspace,
        RUNNER_TEMP: temporary,
        ...files,
        SANDBOX_CLOCK_SPEED: String(clockSpeed),
        ...env,
      },
    );
    const { lines, commands } = interpretOutput(child.rawOutput);
    return {
      ...child,
      log: lines,
      commands,
      outputs: parseOutputFile(await readFile(files.GITHUB_OUTPUT, 'utf8')),
      summary: await readFile(files.GITHUB_STEP_SUMMARY, 'utf8'),
    };
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function parseAction(text: string): ActionMetadata {
  const action = parsed.get(text) ?? (parse(text) as ActionMetadata);
  parsed.set(text, action);
  return action;
}

/** Inputs as the runner passes them: the workflow's value, else the default, else nothing. */
function toInputVariables(
  action: ActionMetadata,
  given: ActionStep['inputs'],
  token: string,
): Record<string, string> {
  const defaults = Object.entries(action.inputs).map(([name, { default: text = '' }]) => {
    return [name, text === '${{ github.token }}' ? token : text] as const;
  });
  const values = Object.entries({ ...Object.fromEntries(defaults), ...given });
  return Object.fromEntries(
    values.map(([name, value]) => [`INPUT_${name.replaceAll(' ', '_').toUpperCase()}`, value]),
  );
}

function runProcess(
  args: readonly string[],
  cwd: string,
  {
    cancel,
    onOutput,
    command = [],
    hasClock,
  }: Pick<ActionStep, 'cancel' | 'onOutput' | 'command'> & { readonly hasClock: boolean },
  env: Readonly<Record<string, string | undefined>>,
): Promise<Pick<ActionResult, 'exitCode' | 'rawOutput' | 'wallMs'>> {
  return new Promise((fulfil, reject) => {
    const startedMs = performance.now();
    const stdio = ['ignore', 'pipe', 'pipe', ...(hasClock ? (['ipc'] as const) : [])] as const;
    const [program = '', ...rest] = [...command, process.execPath, ...args];
    const child = spawn(program, rest, { cwd, env, stdio: [...stdio] });
    // Kills the step when the test run is aborted.
    const end = () => child.kill();
    process.once('exit', end);
    // The step's clock ticks when both processes have done what they could.
    let ticksLeft = Infinity;
    child.on('message', () => {
      setTimeout(() => {
        ticksLeft -= 1;
        if (ticksLeft === 0 && cancel !== undefined) child.kill(cancel.signal);
        else if (ticksLeft > 0 && child.connected) child.send('tick', () => undefined);
      }, TICK_MS);
    });
    const cancelSoon = () => (ticksLeft = Math.min(ticksLeft, TICKS_OF_A_MOMENT));
    let rawOutput = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding('utf8').on('data', (text: string) => {
        rawOutput += text;
        onOutput?.(text, child.pid ?? 0);
        if (cancel?.when instanceof RegExp && cancel.when.test(rawOutput)) cancelSoon();
      });
    }
    if (cancel?.when instanceof Promise) void cancel.when.then(cancelSoon);
    child.on('error', reject).on('close', (exitCode) => {
      process.off('exit', end);
      fulfil({ exitCode, rawOutput, wallMs: performance.now() - startedMs });
    });
  });
}

/** `name=value` or `name<<DELIMITER`, lines, `DELIMITER` (actions/runner, `FileCommandManager`). */
function parseOutputFile(text: string): Record<string, string> {
  const outputs: Record<string, string> = {};
  const lines = text.split(/\r?\n/);
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name = '', delimiter = ''] = /^(.+?)<<(.+)$/.exec(line) ?? [];
    if (name !== '') {
      outputs[name] = lines.splice(0, lines.indexOf(delimiter)).join('\n');
      lines.shift();
    } else if (line.includes('=')) {
      outputs[line.slice(0, line.indexOf('='))] = line.slice(line.indexOf('=') + 1);
    }
  }
  return outputs;
}
