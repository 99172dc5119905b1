import { findNearest } from '../shared/nearest-name.ts';
import { CommandError } from './command-error.ts';

/** An option of a command. */
export interface CommandOption {
  /** As people write it, without its dashes. */
  readonly name: string;
  /** Name of its value, such as `FILE`; absent for one that is true or false. */
  readonly value?: string | undefined;
  /** May be given several times. */
  readonly isList?: boolean;
  /** The environment variable in its place, because its value is a secret. */
  readonly variable?: string | undefined;
  readonly description: string;
}

/** The words of the command line. */
export interface GivenOptions {
  /** The values of each option that is given. */
  readonly values: Readonly<Record<string, readonly string[] | undefined>>;
  /** The arguments without an option, such as a path. */
  readonly places: readonly string[];
}

/**
 * Reads a command line: `--name value`, `--name=value`, and `--name` alone for one that is true or false.
 *
 * @throws CommandError whose message never shows a secret value
 */
export function readOptions(words: readonly string[], options: readonly CommandOption[]): GivenOptions {
  const left = [...words];
  const values: Record<string, string[]> = {};
  const places: string[] = [];
  for (let word = left.shift(); word !== undefined; word = left.shift()) {
    if (!word.startsWith('-')) {
      places.push(word);
      continue;
    }
    const [name, given] = splitOnce(word);
    const option = options.find((one) => `--${one.name}` === name);
    if (option === undefined) throw explainUnknown(name, options);
    if (option.variable !== undefined) throw refuseSecret(name, option.variable);
    const value = given ?? (option.value === undefined ? readFlag(left) : readNext(name, left));
    const before = (values[option.name] ??= []);
    if (before.length > 0 && option.isList !== true)
      throw new CommandError(`${name} is given twice. Give it once.`);
    before.push(value);
  }
  return { values, places };
}

function splitOnce(word: string): readonly [string, string | undefined] {
  const at = word.indexOf('=');
  return at < 0 ? [word, undefined] : [word.slice(0, at), word.slice(at + 1)];
}

/** `--dry-run` and `--dry-run false` are both common. */
function readFlag(left: string[]): string {
  const [next = ''] = left;
  return /^(true|false)$/i.test(next) ? (left.shift() ?? '') : 'true';
}

/** An option in place of a value means that the value was forgotten or its variable is empty. */
function readNext(name: string, left: string[]): string {
  const value = left.shift();
  if (value === undefined) throw new CommandError(`${name} needs a value.`);
  if (value.startsWith('--'))
    throw new CommandError(
      `${name} needs a value, but ${splitOnce(value)[0]} follows. A value that begins so is written ${name}=VALUE.`,
    );
  return value;
}

function explainUnknown(name: string, options: readonly CommandOption[]): CommandError {
  const nearest = findNearest(
    name,
    options.map((one) => `--${one.name}`),
  );
  return new CommandError(
    `There is no option ${name}.${nearest === undefined ? ' `--help` lists them.' : ` Write ${nearest}.`}`,
  );
}

function refuseSecret(name: string, variable: string): CommandError {
  return new CommandError(
    `${name} is refused: others on this machine see command lines, and shells keep them. Set the environment variable ${variable} instead.`,
  );
}
