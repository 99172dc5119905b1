import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { InputPlace } from '../action/inputs/environment.ts';
import type { Environment } from '../shared/environment.ts';
import { messageOf } from '../shared/publish-error.ts';
import { readStart } from '../shared/read-start.ts';
import { type ActionName, listOptions, toInputs } from './action-options.ts';
import { CommandError } from './command-error.ts';
import { buildEnvironment, isWorkflow } from './environment.ts';
import { readOptions } from './options.ts';
import { createPlainLog, nameOptions } from './plain-log.ts';
import { createTerminal } from './terminal.ts';

const NAME = 'publish-wordpress-plugin';

/** An action that is also a command. */
export interface Action {
  readonly INPUTS: Readonly<Record<string, InputPlace>>;
  /** Names of steps within steps, in their order. */
  readonly STEPS?: readonly string[];
  /** Reads the inputs from the environment, and sets the exit code. */
  readonly run: () => Promise<void>;
}

/**
 * Runs an action like a runner, with files of its own.
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
  const env = buildEnvironment(command, { inputs }, process.env);
  assertRewritable('--outputs', outputs, OUTPUTS);
  assertRewritable('--summary', summary, RECEIPT);
  const folder = await mkdtemp(join(tmpdir(), `${NAME}-`));
  const own: Record<string, string> = { GITHUB_WORKSPACE: process.cwd() };
  // Without a file for outputs, nobody would know where the package is kept.
  if (!isWorkflow(env) && outputs === undefined) own['RUNNER_TEMP'] = folder;
  if (!isWorkflow(env) && command === 'rehearse')
    own['RUNNER_TEMP'] = await findCache(env).catch(() => folder);
  const hasRunner = isWorkflow(env) && env['GITHUB_OUTPUT'] !== undefined && outputs === undefined;
  // The action knows the file by this name, and keeps it out of the package.
  const outputFile = outputs === undefined ? join(folder, 'outputs') : resolve(outputs);
  if (!hasRunner) own['GITHUB_OUTPUT'] = outputFile;
  if (summary !== undefined) own['GITHUB_STEP_SUMMARY'] = resolve(summary);
  try {
    // Fails before the run if the files cannot be written, not when their content is due.
    for (const path of [outputFile, summary]) if (path !== undefined) await write(path, '');
    enter({ ...env, ...own }, process);
    if (!isWorkflow(env)) writePlainly(process, STEPS);
    await run();
    if (summary !== undefined && !isWorkflow(env))
      await write(summary, nameOptions(await readFile(summary, 'utf8')));
    if (outputs !== undefined) await write(outputs, writeKeyValues(await readFile(outputFile, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true, maxRetries: 3 }).catch(() => undefined);
  }
}

/** The folder for software that rehearsals install; created for its owner only, because its files are run. */
async function findCache({ XDG_CACHE_HOME: given = '' }: Environment): Promise<string> {
  const path = join(given === '' ? join(homedir(), '.cache') : given, NAME);
  await mkdir(path, { recursive: true, mode: 0o700 });
  return path;
}

/** The beginnings of files that the command has written. A run that was killed leaves outputs as for the runner. */
const OUTPUTS = /^(?:[A-Z][A-Z_]*=|[a-z][a-z_-]*<<ghadelimiter_)/;
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
    `${option} would overwrite ${path}, which this command has not written. Name another file, or delete that one.`,
  );
}

/** Why a file cannot be read is told by {@link write}, which then fails, too. */
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

/** Puts the variables where the action reads them. */
function enter(env: Readonly<Record<string, string | undefined>>, process: NodeJS.Process): void {
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}

function writePlainly(process: NodeJS.Process, steps: readonly string[] = []): void {
  const print = process.stdout.write.bind(process.stdout);
  const { paint, columns, isLive } = createTerminal(process);
  const toPlain = createPlainLog(paint, isLive ? { steps, columns } : undefined);
  process.stdout.write = (chunk: string | Uint8Array) => {
    const text = toPlain(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    return text === '' ? true : print(text);
  };
}

/**
 * Turns the outputs that an action writes for its runner into lines `KEY=value`, which other CI systems and shells can
 * read: `is-newer` becomes `IS_NEWER`, a line break `\n`.
 *
 * @param text `name=value`, or `name<<DELIMITER`, lines and `DELIMITER`. Source: actions/runner, `FileCommandManager`
 */
export function writeKeyValues(text: string): string {
  const lines = text.split(/\r?\n/);
  const written: string[] = [];
  for (let line = lines.shift(); line !== undefined; line = lines.shift()) {
    const [, name, delimiter = ''] = /^([^=<]+)<<(.+)$/.exec(line) ?? [];
    if (name === undefined) continue;
    const value = lines.splice(0, lines.indexOf(delimiter)).join('\\n');
    written.push(`${name.toUpperCase().replaceAll('-', '_')}=${value}`);
  }
  return written.map((line) => `${line}\n`).join('');
}
