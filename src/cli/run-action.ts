import { appendFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InputPlace } from '../action/inputs/environment.ts';
import { createRunner, type OutputSink, type Runner } from '../action/runner.ts';
import type { Environment } from '../shared/environment.ts';
import { messageOf } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import { readStart } from '../shared/read-start.ts';
import { type ActionName, listOptions, nameInputs, toInputs } from './action-options.ts';
import { CommandError } from './command-error.ts';
import { buildEnvironment, isWorkflow } from './environment.ts';
import { readOptions } from './options.ts';
import { createPlainLog, nameOptions, type OptionNames } from './plain-log.ts';
import { createTerminal } from './terminal.ts';

const NAME = 'publish-wordpress-plugin';

/** An action that is also a command. */
export interface Action {
  readonly INPUTS: Readonly<Record<string, InputPlace>>;
  /** Names of steps within steps, in their order. */
  readonly STEPS?: readonly string[];
  /** Sets the exit code. */
  readonly run: (runner: Runner) => Promise<void>;
}

/**
 * Runs an action in place of GitHub's runner.
 *
 * @throws CommandError it was called wrongly, or cannot run here
 */
export async function runAction(
  command: ActionName,
  { INPUTS, STEPS, run }: Action,
  words: readonly string[],
  process: NodeJS.Process,
): Promise<void> {
  const rows = Object.values(INPUTS);
  const given = readOptions(words, listOptions(rows));
  const inputs = toInputs(given, rows);
  const [outputs, summary] = [given.values['outputs']?.[0], given.values['summary']?.[0]];
  const env = buildEnvironment(command, inputs, rows, process.env);
  assertRewritable('--outputs', outputs, OUTPUTS);
  assertRewritable('--summary', summary, RECEIPT);
  const folder = await mkdtemp(join(tmpdir(), `${NAME}-`));
  try {
    // Fails before the run if the files cannot be written, not when their content is due.
    for (const path of [outputs, summary]) if (path !== undefined) await write(path, '');
    const isPlain = !isWorkflow(env);
    const own: Record<string, string> = { GITHUB_WORKSPACE: process.cwd() };
    // Without a file for outputs, nobody would know where the package is kept.
    if (isPlain && outputs === undefined) own['RUNNER_TEMP'] = folder;
    if (isPlain && command === 'rehearse') own['RUNNER_TEMP'] = await findCache(env).catch(() => folder);
    const [all, names] = [{ ...env, ...own }, nameInputs(rows)];
    const runner = isPlain ? createPlainRunner(all, process, names, STEPS) : createRunner(all);
    const toReceipt = (markdown: string) => (isPlain ? nameOptions(markdown, names) : markdown);
    await run({
      ...runner,
      outputs: outputs === undefined ? runner.outputs : toFile(outputs),
      writeSummary:
        summary === undefined ? runner.writeSummary : (markdown) => write(summary, toReceipt(markdown)),
      files: [...runner.files, ...[outputs, summary].flatMap((path) => path ?? [])],
    });
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** Takes a run's results where only a person reads them. No runner masks this log, so it must contain no secret. */
function createPlainRunner(
  env: Environment,
  process: NodeJS.Process,
  names: OptionNames,
  steps: readonly string[] = [],
): Runner {
  const { paint, columns, isLive } = createTerminal(process);
  const printer = createPlainLog({
    write: (text) => void process.stdout.write(text),
    paint,
    isDebug: env['RUNNER_DEBUG'] === '1',
    names,
    status: isLive ? { steps, columns } : undefined,
  });
  return { env, printer, mask: () => undefined, outputs: NOWHERE, writeSummary: undefined, files: [] };
}

const NOWHERE: OutputSink = { name: 'nowhere', set: () => undefined };

/** Appends outputs to a file as lines `KEY=value`, which other CI systems and shells can read. */
function toFile(path: string): OutputSink {
  return { name: quoteName(path), set: (name, value) => appendFileSync(path, toKeyValue(name, value)) };
}

/** Writes an output as a line of a shell: `is-newer` becomes `IS_NEWER`, a line break `\n`. */
export function toKeyValue(name: string, value: string): string {
  return `${name.toUpperCase().replaceAll('-', '_')}=${value.replaceAll(/\r?\n/g, '\\n')}\n`;
}

/** The folder for software that rehearsals install; created for its owner only, because its files are run. */
async function findCache({ XDG_CACHE_HOME: given = '' }: Environment): Promise<string> {
  const path = join(given === '' ? join(homedir(), '.cache') : given, NAME);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}

/** The beginnings of files that the command has written. */
const OUTPUTS = /^[A-Z][A-Z_]*=/;
const RECEIPT = /^### (?:✅|❌|⚠️|ℹ️|🧪) /u;

/**
 * Refuses to overwrite a file with other content, because it may be the package, or a file of it.
 *
 * @throws CommandError
 */
function assertRewritable(option: string, path: string | undefined, own: RegExp): void {
  const start = path === undefined ? 'absent' : readBeginning(path);
  if (path === undefined || typeof start === 'string' || start.length === 0 || own.test(start.toString()))
    return;
  throw new CommandError(
    `${option} would overwrite ${path}, which this command did not write. Name another file, or delete that one.`,
  );
}

/** {@link write} explains why a file cannot be read: it fails, too. */
function readBeginning(path: string): ReturnType<typeof readStart> {
  try {
    return readStart(path, 100);
  } catch {
    return 'absent';
  }
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: unknown) => {
    throw new CommandError(
      `The file ${path} cannot be written: ${messageOf(error)}. Name another file, or let this user write there.`,
    );
  });
}
