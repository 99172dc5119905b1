import type { Environment } from '../shared/environment.ts';
import { PublishError } from '../shared/errors.ts';
import { InputMistake } from './mistake.ts';

/** The inputs that `action.yml` declares, with the defaults that also hold when nobody applies that file. */
export const INPUT_DEFAULTS = {
  plugin_id: '',
  'api-key': '',
  'base-url': '',
  zip_url: '',
  'zip-path': '',
  'artifact-name': '',
  'artifact-run-id': '',
  slug: '',
  'expected-version': 'auto',
  'package-checks': 'error',
  'accept-findings': '',
  timeout: '180',
  retries: '3',
  'if-published': 'skip',
  verify: 'false',
  'dry-run': 'false',
  'release-tag': '',
  'release-notes': '',
  prerelease: 'auto',
  'asset-name': '',
  'asset-url': 'auto',
  overwrite: 'false',
  'github-token': '',
} as const;

export type InputName = keyof typeof INPUT_DEFAULTS;

const INPUT_PREFIX = 'INPUT_';
const BASE_URL_VARIABLE = 'PLUGIN_SERVICE_URL';

/** Trimmed, as the toolkit's `getInput` does it; the default holds only for an input that was not given at all. */
export function readInput(env: Environment, name: InputName): string {
  return (env[`${INPUT_PREFIX}${name.toUpperCase()}`] ?? INPUT_DEFAULTS[name]).trim();
}

/** The service's address, of the input or else of the environment. */
export function readBaseUrl(env: Environment): string {
  return readInput(env, 'base-url') || (env[BASE_URL_VARIABLE] ?? '').trim();
}

/** A mistake as an error that names its input. */
export function describeMistake(
  name: InputName,
  { message, fix }: InputMistake,
  env: Environment,
): PublishError {
  const isFromVariable = name === 'base-url' && readInput(env, name) === '' && readBaseUrl(env) !== '';
  const subject = isFromVariable
    ? `\`${BASE_URL_VARIABLE}\`, in place of input \`${name}\`,`
    : `Input \`${name}\``;
  return new PublishError({
    code: 'input',
    title: `Input ${name}`,
    message: `${subject} ${message}.`,
    hint: fix,
  });
}

/**
 * The names mix `_` and `-`, so that `dry_run` or `plugin-id` is an easy slip. The runner only warns of it, and the
 * step would run without what was asked for: a trial would publish.
 */
export function refuseMisspelling(env: Environment, name: InputName): void {
  const slip = findSpellings(env, name).find(({ spelling }) => spelling !== name);
  if (slip === undefined) return;
  throw new InputMistake('is misspelt', `The workflow sets \`${slip.spelling}\`: write \`${name}\` instead.`);
}

/** All spellings of an input's name that the workflow gives a value. */
export function findSpellings(
  env: Environment,
  name: InputName,
): readonly { spelling: string; value: string }[] {
  const fold = (text: string) => text.replace(/[-_ ]/g, '').toLowerCase();
  return Object.entries(env).flatMap(([variable, value = '']) => {
    if (!variable.startsWith(INPUT_PREFIX)) return [];
    const spelling = variable.slice(INPUT_PREFIX.length).toLowerCase();
    return fold(spelling) === fold(name) && value.trim() !== '' ? [{ spelling, value }] : [];
  });
}
