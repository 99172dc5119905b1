import { parseArgs } from 'node:util';
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
 * Reads a command line: `--name value`, `--name=value`, and `--name` alone for one that is true or false. Words after
 * `--` are not options.
 *
 * @throws CommandError whose message never shows a secret value
 */
export function readOptions(words: readonly string[], options: readonly CommandOption[]): GivenOptions {
  const types = options.map(({ name, value }) => {
    return [name, { type: value === undefined ? ('boolean' as const) : ('string' as const) }] as const;
  });
  // Strict parsing would name no similar option, nor show how to write a value that begins with dashes.
  const shared = { strict: false, allowPositionals: true, tokens: true } as const;
  const { tokens } = parseArgs({ args: [...words], options: Object.fromEntries(types), ...shared });
  const values: Record<string, string[]> = {};
  const places: string[] = [];
  const left = [...tokens];
  for (let token = left.shift(); token !== undefined; token = left.shift()) {
    if (token.kind === 'positional') places.push(token.value);
    if (token.kind !== 'option') continue;
    const [written = ''] = words[token.index]?.split('=') ?? [];
    const option = options.find(({ name }) => written === `--${name}`);
    if (option === undefined) throw explainUnknown(written, options);
    if (option.variable !== undefined) throw refuseSecret(written, option.variable);
    const value = option.value === undefined ? (token.value ?? readFlag(left)) : requireValue(token);
    const before = (values[option.name] ??= []);
    if (before.length > 0 && option.isList !== true)
      throw new CommandError(`${written} is given twice. Give it once.`);
    before.push(value);
  }
  return { values, places };
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

/** `--dry-run` and `--dry-run false` are both common. */
function readFlag(left: Token[]): string {
  const [next] = left;
  if (next?.kind !== 'positional' || !/^(true|false)$/i.test(next.value)) return 'true';
  left.shift();
  return next.value;
}

/** An option in place of a value means that the value was forgotten or its variable is empty. */
function requireValue({ rawName, value, inlineValue }: OptionToken): string {
  if (value === undefined) throw new CommandError(`${rawName} needs a value.`);
  if (!inlineValue && value.startsWith('--'))
    throw new CommandError(
      `${rawName} needs a value, but ${value.replace(/=.*$/s, '')} follows. Write such a value as ${rawName}=VALUE.`,
    );
  return value;
}

type OptionToken = Extract<Token, { kind: 'option' }>;

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
