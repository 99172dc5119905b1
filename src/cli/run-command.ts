import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { homedir, tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { InputPlace } from '../runner/inputs/environment.ts';
import type { Environment } from '../shared/environment.ts';
import { messageOf } from '../shared/errors.ts';
import { FILE_OPTIONS, parseCommandLine, SECRET_VARIABLES, toOption, UsageError } from './command-line.ts';
import { type ActionCommand, buildEnvironment, isWorkflow } from './environment.ts';
import { createPlainLog, nameOptions } from './plain-log.ts';

const NAME = 'publish-wordpress-plugin';
const USAGE = `Usage: ${NAME} COMMAND [OPTIONS]

  inspect   checks a ZIP, the folder of a plugin or a URL
  rehearse  plays the update on a real WordPress
  publish   publishes a package; --dry-run only checks and shows
  live      tells which version is live

${NAME} COMMAND --help lists the options. The key comes from the environment variable PLUGIN_SERVICE_KEY.`;

/** An action that is also a command. */
export interface Action {
  readonly INPUTS: Readonly<Record<string, InputPlace>>;
  /** Reads the inputs from the environment, and sets the exit code. */
  readonly run: () => Promise<void>;
}

/** Loads an action when its command is given. */
type Actions = Readonly<Record<ActionCommand, () => Promise<Action>>>;

const NOT_INSPECTED = 3;

/** Runs the command that the process was started with; exits with the code of the action. */
export async function runCommand(process: NodeJS.Process, actions: Actions): Promise<void> {
  // A process that ends early for any reason must not succeed.
  process.exitCode = 1;
  const [command = '--help', ...words] = process.argv.slice(2);
  const complain = (text: string) => void process.stderr.write(`${text}\n`);
  if (command === 'inspect') {
    process.exitCode = NOT_INSPECTED;
    const { inspectPackage } = await import('./inspect.ts');
    process.exitCode = await inspectPackage(words, `${NAME} inspect`, {
      workspace: process.cwd(),
      env: process.env,
      write: (text) => process.stdout.write(`${text}\n`),
      complain,
    });
    return;
  }
  if (['help', '--help', '-h'].includes(command)) {
    process.stdout.write(`${USAGE}\n`);
    process.exitCode = 0;
    return;
  }
  try {
    if (!Object.hasOwn(actions, command))
      throw new UsageError(`There is no command ${JSON.stringify(command)}.\n\n${USAGE}`);
    const name = command as ActionCommand;
    await act(name, await actions[name](), words, process);
  } catch (error) {
    process.exitCode = 1;
    if (!(error instanceof UsageError)) throw error;
    complain(error.message);
  }
}

/** Runs an action like a runner, with files of its own. */
async function act(
  command: ActionCommand,
  { INPUTS, run }: Action,
  words: readonly string[],
  process: NodeJS.Process,
): Promise<void> {
  const rows = Object.values(INPUTS);
  const line = parseCommandLine(words, rows);
  if (line.isHelp) {
    process.stdout.write(listOptions(command, rows));
    process.exitCode = 0;
    return;
  }
  const { outputs, summary } = line;
  const env = buildEnvironment(command, line, process.env);
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
    if (!isWorkflow(env)) writePlainly(process);
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

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: unknown) => {
    throw new UsageError(`The file ${path} cannot be written: ${messageOf(error)}.`);
  });
}

/** Puts the variables where the action reads them. */
function enter(env: Readonly<Record<string, string | undefined>>, process: NodeJS.Process): void {
  for (const [name, value] of Object.entries(env)) {
    if (value === undefined) Reflect.deleteProperty(process.env, name);
    else process.env[name] = value;
  }
}

function writePlainly(process: NodeJS.Process): void {
  const print = process.stdout.write.bind(process.stdout);
  const toPlain = createPlainLog();
  process.stdout.write = (chunk: string | Uint8Array) => {
    const text = toPlain(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    return text === '' ? true : print(text);
  };
}

function listOptions(command: ActionCommand, rows: readonly InputPlace[]): string {
  const options = rows.flatMap(({ name, default: value = '' }) => {
    const variable = SECRET_VARIABLES[name];
    if (variable !== undefined) return [`  ${variable} (environment variable)`];
    return [`  ${toOption(name)}${value === '' ? '' : ` (default: ${value})`}`];
  });
  const files = FILE_OPTIONS.map((option) => `  ${option} FILE`);
  return `Usage: ${NAME} ${command} [OPTIONS]\n\n${[...options, ...files].join('\n')}\n\nThe options are the inputs of the action, which its pages explain.\n`;
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
