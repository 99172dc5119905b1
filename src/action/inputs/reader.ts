import type { Environment } from '../../shared/environment.ts';
import { PublishError } from '../../shared/publish-error.ts';
import {
  findSpellings,
  foldName,
  type InputPlace,
  isExpression,
  isFromVariable,
  listGivenInputs,
  readValue,
} from './environment.ts';
import type { RunFacts } from './event.ts';
import { InputMistake } from './mistake.ts';

/** One input of an action. */
export interface InputRow<T> extends InputPlace {
  /** Whether it holds sentences, which may begin and end with quotes. */
  readonly isProse?: boolean;
  /** @throws InputMistake */
  readonly parse: (value: string, run: RunFacts) => T;
  /** The fix for mistakes without one. */
  readonly fix: string;
}

/** Inputs by their names in the code. */
export type InputTable = Readonly<Record<string, InputRow<unknown>>>;

/** The values of the inputs of a table. */
export type Parsed<T extends InputTable> = { readonly [K in keyof T]: ReturnType<T[K]['parse']> };

/** Reads the inputs of one action, and collects every mistake in them. */
interface InputReader {
  /** Parses each input of a table. Reading a field with a mistake throws that mistake. */
  readonly read: <T extends InputTable>(table: T) => Parsed<T>;
  /**
   * Applies a rule across inputs. A mistake in an input that the rule reads ends the rule, and is reported only once.
   */
  readonly check: <T>(rule: () => T) => () => T;
  /**
   * Returns the parsed inputs, frozen.
   *
   * @throws AggregateError of PublishErrors `input`: every mistake, in the order of the tables
   */
  readonly finish: <T extends object>(build: () => T) => Readonly<T>;
}

/** Creates a reader of the inputs that the runner has set. */
export function createReader(env: Environment, run: RunFacts): InputReader {
  const rows: InputRow<unknown>[] = [];
  const mistakes = new Set<InputMistake>();
  const given = listGivenInputs(env);

  const check = <T>(rule: () => T): (() => T) => {
    try {
      const value = rule();
      return () => value;
    } catch (error) {
      if (!(error instanceof InputMistake)) throw error;
      mistakes.add(error);
      return () => {
        throw error;
      };
    }
  };

  const parse = <T>(row: InputRow<T>): T => {
    refuseMisspelling(row.name, given);
    return parseValue(row, readValue(env, row), run);
  };

  return {
    check,
    read: (table) => {
      rows.push(...Object.values(table));
      const fields = Object.entries(table).map(([key, row]) => {
        return [key, { enumerable: true, get: check(() => parse(row)) }] as const;
      });
      return Object.defineProperties({}, Object.fromEntries(fields)) as Parsed<typeof table>;
    },
    finish: (build) => {
      if (mistakes.size === 0) return Object.freeze(build());
      if (!run.isWithoutSecrets && !rows.some((row) => isGiven(row, env)))
        throw new AggregateError([explainNone()]);
      const findPosition = ({ input }: InputMistake) =>
        rows.findIndex(({ name }) => foldName(name) === foldName(input));
      const told = [...mistakes].sort((a, b) => findPosition(a) - findPosition(b));
      throw new AggregateError(told.map((mistake) => describeMistake(mistake, rows, env)));
    },
  };
}

const REMOVE_QUOTES =
  'Remove the quotes where the value comes from, such as the secret, or a command (`jq -r` prints none).';

function parseValue<T>(row: InputRow<T>, value: string, run: RunFacts): T {
  try {
    // Such quotes are part of the value, as in `"1.2.3"`, which `jq` prints.
    if (row.isProse !== true && /^(["']).*\1$/s.test(value) && value.length > 1)
      throw new InputMistake('has quotes around it that are part of the value', REMOVE_QUOTES);
    if (row.isProse !== true && isExpression(value)) {
      throw new InputMistake(
        `is the text \`${value}\`, not its value`,
        // GitHub replaces a complete expression in a workflow, so this one comes from somewhere else.
        /^\$\{\{.*\}\}$/.test(value.trim())
          ? 'Store the value itself in the secret or variable that has this text.'
          : `Write \`\${{ ${value.replace(/[${}\s]/g, '')} }}\`.`,
      );
    }
    return row.parse(value, run);
  } catch (error) {
    if (!(error instanceof InputMistake)) throw error;
    throw new InputMistake(error.message, error.fix === '' ? row.fix : error.fix, row.name);
  }
}

/**
 * Refuses a misspelt input. The runner only warns of one, and the step would run without it: with `dry_run`, a trial
 * would publish.
 */
function refuseMisspelling(name: string, given: ReturnType<typeof listGivenInputs>): void {
  const slip = findSpellings(given, name).find(({ spelling }) => spelling !== name);
  if (slip !== undefined)
    throw new InputMistake('does not exist', `Write \`${name}\` instead.`, slip.spelling);
}

/** Whether the workflow sets the input. The runner fills in defaults, and the token. */
function isGiven(row: InputPlace, env: Environment): boolean {
  const value = readValue(env, { name: row.name });
  return value !== '' && value !== row.default && row.name !== 'github-token';
}

function explainNone(): PublishError {
  return new PublishError({
    code: 'input',
    title: 'No inputs',
    message: 'None of the inputs is set.',
    hint: 'Write the inputs under `with:` of the step, not under `env:` or `run:`, and check that the variables behind them exist.',
  });
}

function describeMistake(
  { input, message, fix }: InputMistake,
  rows: readonly InputPlace[],
  env: Environment,
): PublishError {
  const place = rows.find(({ name }) => name === input);
  const subject =
    place?.variable !== undefined && isFromVariable(env, place)
      ? `\`${place.variable}\`, used for input \`${input}\`,`
      : `Input \`${input}\``;
  return new PublishError({
    code: 'input',
    title: `Input ${input}`,
    message: `${subject} ${message}.`,
    hint: fix,
  });
}
