import { PublishError } from './errors.ts';
import {
  type IfPublished,
  InputMistake,
  type PackageChecks,
  parseApiKey,
  parseBaseUrl,
  parseBoolean,
  parseExpectedVersion,
  parseIfPublished,
  parsePackageChecks,
  parsePluginId,
  parseRetries,
  parseSlug,
  parseTimeout,
  parseZipUrl,
} from './input-rules.ts';
import type { ExpectedVersion } from './plugin/checks/check.ts';
import { collectUrlSecrets, isLoopback, isSignedUrl, parseWebUrl } from './urls.ts';

/** Where the package comes from. */
export interface Source {
  readonly kind: 'url';
  readonly url: URL;
  /** The URL exactly as the workflow wrote it, for the service and the output. */
  readonly text: string;
  /** The URL carries a credential and must not be shown. */
  readonly isSecret: boolean;
}

/** Everything that the workflow asked for, checked. */
export interface Inputs {
  readonly pluginId: string;
  /** Empty only in a dry run. */
  readonly apiKey: string;
  /** Without a slash at the end of its path, and without the interface's `/api/v1`. */
  readonly baseUrl: URL;
  readonly source: Source;
  /** The folder that the plugin must have; `undefined`: any. */
  readonly slug: string | undefined;
  /** The version that the package must carry; `undefined`: any. */
  readonly expectedVersion: ExpectedVersion | undefined;
  readonly packageChecks: PackageChecks;
  readonly timeoutMs: number;
  /** How often a request that is safe to repeat is repeated. */
  readonly retries: number;
  readonly ifPublished: IfPublished;
  readonly verify: boolean;
  readonly isDryRun: boolean;
}

/** The inputs that `action.yml` declares, with the defaults that also hold when nobody applies that file. */
export const INPUT_DEFAULTS = {
  plugin_id: '',
  'api-key': '',
  'base-url': '',
  zip_url: '',
  slug: '',
  'expected-version': 'auto',
  'package-checks': 'error',
  timeout: '180',
  retries: '3',
  'if-published': 'skip',
  verify: 'false',
  'dry-run': 'false',
} as const;

export type InputName = keyof typeof INPUT_DEFAULTS;

/** `process.env` in the action, a plain object in tests. */
export type Environment = Readonly<Record<string, string | undefined>>;

const INPUT_PREFIX = 'INPUT_';
const BASE_URL_VARIABLE = 'PLUGIN_SERVICE_URL';

/**
 * The values that must never be printed, in every form in which the workflow gave them: the API key with and without
 * the blanks around it, also when its input is misspelt, and the secret parts of `zip_url` and `base-url`.
 */
export function collectSecrets(env: Environment): readonly string[] {
  const keys = findSpellings(env, 'api-key').flatMap(({ value }) => [value, value.trim()]);
  const urls = [readInput(env, 'zip_url'), readBaseUrl(env)];
  return [...new Set([...keys, ...urls.flatMap(collectUrlSecrets)])];
}

/**
 * Reads and checks all inputs.
 *
 * @param isWithoutSecrets whether GitHub gives this run no secrets, for the advice about a missing key
 * @throws AggregateError of {@link PublishError}: every mistake at once, so that one run shows them all
 */
export function readInputs(env: Environment, isWithoutSecrets = false): Inputs {
  const mistakes: PublishError[] = [];
  const check = <T>(name: InputName, parse: (value: string) => T, value = readInput(env, name)): T => {
    try {
      refuseMisspelling(env, name);
      return parse(value);
    } catch (error) {
      if (!(error instanceof InputMistake)) throw error;
      mistakes.push(describeMistake(name, error, env));
      // Only later checks can see this: with a mistake on the list the function throws.
      return undefined as T;
    }
  };

  const isDryRun = check('dry-run', parseBoolean);
  const pluginId = check('plugin_id', parsePluginId);
  const apiKey = check('api-key', (value) => parseApiKey(value, { isDryRun, isWithoutSecrets }));
  const baseUrl = check('base-url', parseBaseUrl, readBaseUrl(env));
  const source = check('zip_url', (value) => toUrlSource(value, env));
  const slug = check('slug', parseSlug);
  const packageChecks = check('package-checks', parsePackageChecks);
  const expectedVersion = check('expected-version', (value) =>
    parseExpectedVersion(value, { packageChecks, ref: readRef(env) }),
  );
  const timeoutMs = check('timeout', parseTimeout);
  const retries = check('retries', parseRetries);
  const ifPublished = check('if-published', parseIfPublished);
  const verify = check('verify', parseBoolean);

  if (mistakes.length > 0) throw new AggregateError(mistakes);
  return Object.freeze({
    pluginId,
    apiKey,
    baseUrl,
    source,
    slug,
    expectedVersion,
    packageChecks,
    timeoutMs,
    retries,
    ifPublished,
    verify,
    isDryRun,
  });
}

function toUrlSource(text: string, env: Environment): Source {
  const service = parseWebUrl(readBaseUrl(env));
  // Without a readable address of the service, which is a mistake of its own, the package gets the benefit of the doubt.
  const url = parseZipUrl(text, service === null || isLoopback(service));
  return { kind: 'url', url, text, isSecret: isSignedUrl(url) };
}

/** The tag that triggered the run; `''` when it was something else. */
function readRef(env: Environment): string {
  return env['GITHUB_REF_TYPE'] === 'tag' ? (env['GITHUB_REF_NAME'] ?? '') : '';
}

/** Trimmed, as the toolkit's `getInput` does it; the default holds only for an input that was not given at all. */
function readInput(env: Environment, name: InputName): string {
  return (env[`${INPUT_PREFIX}${name.toUpperCase()}`] ?? INPUT_DEFAULTS[name]).trim();
}

function readBaseUrl(env: Environment): string {
  return readInput(env, 'base-url') || (env[BASE_URL_VARIABLE] ?? '').trim();
}

function describeMistake(name: InputName, { message, fix }: InputMistake, env: Environment): PublishError {
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
function refuseMisspelling(env: Environment, name: InputName): void {
  const slip = findSpellings(env, name).find(({ spelling }) => spelling !== name);
  if (slip === undefined) return;
  throw new InputMistake('is misspelt', `The workflow sets \`${slip.spelling}\`: write \`${name}\` instead.`);
}

/** All spellings of an input's name that the workflow gives a value. */
function findSpellings(env: Environment, name: InputName): readonly { spelling: string; value: string }[] {
  const fold = (text: string) => text.replace(/[-_ ]/g, '').toLowerCase();
  return Object.entries(env).flatMap(([variable, value = '']) => {
    const spelling = variable.slice(INPUT_PREFIX.length).toLowerCase();
    const isMeant = variable.startsWith(INPUT_PREFIX) && fold(spelling) === fold(name) && value.trim() !== '';
    return isMeant ? [{ spelling, value }] : [];
  });
}
