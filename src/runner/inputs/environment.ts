import type { Environment } from '../../shared/environment.ts';

const PREFIX = 'INPUT_';

/** Where the value of an input stands in the environment. */
export interface InputPlace {
  /** As `action.yml` declares it. */
  readonly name: string;
  /** As in `action.yml`, for a run to which nobody applies that file; without it, an input is empty. */
  readonly default?: string;
  /** The environment variable that holds when the input is empty. */
  readonly variable?: string;
}

/** The value of an input, trimmed as the toolkit's `getInput` does it; the default holds only for one that is not set. */
export function readValue(env: Environment, place: InputPlace): string {
  const value = (env[`${PREFIX}${place.name.toUpperCase()}`] ?? place.default ?? '').trim();
  return value === '' ? readVariable(env, place) : value;
}

/** Whether the value of an input is that of its variable. */
export function isFromVariable(env: Environment, place: InputPlace): boolean {
  return readVariable(env, place) !== '' && readValue(env, { name: place.name }) === '';
}

function readVariable(env: Environment, { variable = '' }: InputPlace): string {
  return (env[variable] ?? '').trim();
}

/** An input that the workflow gives a value. */
export interface GivenInput {
  /** Its name in lower case, which may be misspelt. */
  readonly spelling: string;
  /** See {@link foldName}. */
  readonly folded: string;
  readonly value: string;
}

/** All that the workflow gives a value, whether there is such an input or not. */
export function listGivenInputs(env: Environment): readonly GivenInput[] {
  return Object.entries(env).flatMap(([variable, value = '']) => {
    if (!variable.startsWith(PREFIX) || value.trim() === '') return [];
    const spelling = variable.slice(PREFIX.length).toLowerCase();
    return [{ spelling, folded: foldName(spelling), value }];
  });
}

/** Matches what reaches the action only if its `${{ }}` was forgotten or misspelt. */
const EXPRESSION =
  /^(?:(?:secrets|vars)\.[A-Z][A-Z\d_]*|\$?\{\{?\s*(?:secrets|vars|env|github|inputs|steps|needs)\.[\w.-]+\s*\}\}?)$/;

/** Whether a value is the text of an expression, which holds no secret. */
export function isExpression(value: string): boolean {
  return EXPRESSION.test(value.trim());
}

/** All spellings of an input's name that the workflow gives a value. */
export function findSpellings(given: readonly GivenInput[], name: string): readonly GivenInput[] {
  const wanted = foldName(name);
  return given.filter(({ folded }) => folded === wanted);
}

/** The name of an input without what people mix up in it: the names have both `_` and `-`. */
export function foldName(name: string): string {
  return name.replace(/[-_ ]/g, '').toLowerCase();
}
