import type { Environment } from '../../shared/environment.ts';

const PREFIX = 'INPUT_';

/** Where to find the value of an input in the environment. */
export interface InputPlace {
  /** The name in `action.yml`. */
  readonly name: string;
  /**
   * The default in `action.yml`, for runs without that file, such as those of the command. Without it, the input is
   * empty.
   */
  readonly default?: string;
  /** The only values, if these are few. */
  readonly choices?: readonly string[];
  /** Whether it takes several values, so that the command's option may be given several times. */
  readonly isList?: boolean;
  /** The name of its value in the command's help, if its own name does not end with it. */
  readonly valueName?: string;
  /** The environment variable in which the command takes it, because command lines are seen by others. */
  readonly secret?: string;
  /** The environment variable to use when the input is empty. */
  readonly variable?: string;
}

/** The variable in which the runner puts an input. */
export function toVariable(input: string): string {
  return `${PREFIX}${input.toUpperCase()}`;
}

/** Reads an input, trimmed like the toolkit's `getInput`. The default applies only if the input is not set. */
export function readValue(env: Environment, place: InputPlace): string {
  const value = (env[toVariable(place.name)] ?? place.default ?? '').trim();
  return value === '' ? readVariable(env, place) : value;
}

/** Whether the value of an input comes from its variable. */
export function isFromVariable(env: Environment, place: InputPlace): boolean {
  return readVariable(env, place) !== '' && readValue(env, { name: place.name }) === '';
}

function readVariable(env: Environment, { variable = '' }: InputPlace): string {
  return (env[variable] ?? '').trim();
}

/** An input that the workflow sets. */
interface GivenInput {
  /** Its name in lower case, which may be misspelt. */
  readonly spelling: string;
  /** See {@link foldName}. */
  readonly folded: string;
  readonly value: string;
}

/** Lists all inputs that the workflow sets, including those that do not exist. */
export function listGivenInputs(env: Environment): readonly GivenInput[] {
  return Object.entries(env).flatMap(([variable, value = '']) => {
    if (!variable.startsWith(PREFIX) || value.trim() === '') return [];
    const spelling = variable.slice(PREFIX.length).toLowerCase();
    return [{ spelling, folded: foldName(spelling), value }];
  });
}

/** Matches an expression that reaches the action only if its `${{ }}` was forgotten or misspelt. */
const EXPRESSION =
  /^(?:(?:secrets|vars)\.[A-Z][A-Z\d_]*|\$?\{\{?\s*(?:secrets|vars|env|github|inputs|steps|needs)\.[\w.-]+\s*\}\}?)$/;

/** Whether a value is the text of an expression, which holds no secret. */
export function isExpression(value: string): boolean {
  return EXPRESSION.test(value.trim());
}

/** Finds all spellings of an input's name that the workflow sets. */
export function findSpellings(given: readonly GivenInput[], name: string): readonly GivenInput[] {
  const wanted = foldName(name);
  return given.filter(({ folded }) => folded === wanted);
}

/** Normalises the name of an input, because people mix up `_` and `-`. */
export function foldName(name: string): string {
  return name.replace(/[-_ ]/g, '').toLowerCase();
}
