import type { InputPlace } from '../runner/inputs/environment.ts';
import { hideQueries } from '../shared/hide-queries.ts';
import { findNearest } from '../shared/nearest-name.ts';

/** A command that was called wrongly. Its message says what to write instead. */
export class UsageError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UsageError';
  }
}

/** The arguments of a command. */
export interface CommandLine {
  /** Values of inputs, by the action's names. */
  readonly inputs: Readonly<Record<string, string>>;
  /** The file that receives the outputs. */
  readonly outputs: string | undefined;
  /** The file that receives the receipt. */
  readonly summary: string | undefined;
  readonly isHelp: boolean;
}

/** Secret inputs, and the variables that hold them. */
export const SECRET_VARIABLES: Readonly<Record<string, string>> = {
  'api-key': 'PLUGIN_SERVICE_KEY',
  'github-token': 'GITHUB_TOKEN',
};

/** The option for an input: `--plugin-id` for `plugin_id`. */
export function toOption(input: string): string {
  return `--${input.replaceAll('_', '-')}`;
}

/**
 * Turns options into inputs: `--name value`, `--name=value`, `--name` alone for `true`, and a repeated option for
 * another line of a list. The argument without an option is the package: a URL or a path.
 *
 * @throws UsageError whose message never shows a secret value
 */
export function parseCommandLine(words: readonly string[], rows: readonly InputPlace[]): CommandLine {
  const left = [...words];
  const inputs: Record<string, string> = {};
  const files: Record<string, string | undefined> = {};
  let isHelp = false;
  const put = (name: string, value: string) => {
    const before = inputs[name];
    if (before !== undefined && PACKAGES.includes(name))
      throw new UsageError(
        `The command takes one package, but ${hideQueries(`${JSON.stringify(before)} and ${JSON.stringify(value)}`)} are given. Name one of them.`,
      );
    inputs[name] = before === undefined ? value : `${before}\n${value}`;
  };
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (word === '--help' || word === '-h') isHelp = true;
    else if (!word.startsWith('-')) put(choosePlace(word, rows), word);
    else {
      const [option, given] = splitOnce(word);
      const row = rows.find(({ name }) => toOption(name) === option);
      if (row === undefined && !FILE_OPTIONS.includes(option)) throw explainUnknown(option, rows);
      const variable = SECRET_VARIABLES[row?.name ?? ''];
      if (variable !== undefined) throw refuseSecret(option, variable);
      const value = given ?? (isFlag(row) ? readFlag(left) : readNext(option, left));
      if (row === undefined) files[option] = value;
      else put(row.name, value);
    }
  }
  return { inputs, outputs: files['--outputs'], summary: files['--summary'], isHelp };
}

/** Options that no action has. */
export const FILE_OPTIONS: readonly string[] = ['--outputs', '--summary'];

function splitOnce(word: string): readonly [string, string | undefined] {
  const at = word.indexOf('=');
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

function isFlag(row: InputPlace | undefined): boolean {
  return row?.default === 'true' || row?.default === 'false';
}

/** `--dry-run` and `--dry-run false` are both common. */
function readFlag(left: string[]): string {
  const [next = ''] = left;
  return /^(true|false)$/i.test(next) ? (left.shift() ?? '') : 'true';
}

/** An option in place of a value means that the value was forgotten or its variable is empty. */
function readNext(option: string, left: string[]): string {
  const value = left.shift();
  if (value === undefined) throw new UsageError(`${option} needs a value.`);
  if (value.startsWith('--'))
    throw new UsageError(
      `${option} needs a value, but ${splitOnce(value)[0]} follows. A value that begins so is written ${option}=VALUE.`,
    );
  return value;
}

/** The inputs that name the package. */
export const PACKAGES: readonly string[] = ['zip_url', 'zip-path', 'artifact-name'];

function choosePlace(word: string, rows: readonly InputPlace[]): string {
  const name = /^https?:/i.test(word) ? 'zip_url' : 'zip-path';
  if (rows.some((row) => row.name === name)) return name;
  throw new UsageError(`${JSON.stringify(word)} is no option: they begin with \`--\`.`);
}

function explainUnknown(option: string, rows: readonly InputPlace[]): UsageError {
  const nearest = findNearest(option, [...rows.map(({ name }) => toOption(name)), ...FILE_OPTIONS]);
  return new UsageError(
    `There is no option ${option}.${nearest === undefined ? ' `--help` lists them.' : ` Write ${nearest}.`}`,
  );
}

function refuseSecret(option: string, variable: string): UsageError {
  return new UsageError(
    `${option} is refused: others on this machine see command lines, and shells keep them. Set the environment variable ${variable} instead.`,
  );
}
