import type { Repository } from '../github/ports.ts';
import { collectUrlSecrets, parseUrl } from '../http/urls.ts';
import type { ExpectedVersion } from '../plugin/checks/check.ts';
import type { IfPublished } from '../service/job.ts';
import type { Environment } from '../shared/environment.ts';
import { PublishError } from '../shared/errors.ts';
import { type AcceptedFinding, parseAcceptFindings } from './accept-findings.ts';
import {
  describeMistake,
  findSpellings,
  type InputName,
  readBaseUrl,
  readInput,
  refuseMisspelling,
} from './environment.ts';
import { NO_LIMITS, readRepository, readTag, type RunLimits } from './event.ts';
import { InputMistake } from './mistake.ts';
import {
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
} from './parsers.ts';
import { parseToken } from './release-rules.ts';
import { type ReleaseInputs, readRelease } from './release.ts';
import { readSource, type Source } from './source.ts';

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
  /** What the author has looked at: it stops nothing. */
  readonly acceptedFindings: readonly AcceptedFinding[];
  readonly timeoutMs: number;
  /** How often a request that is safe to repeat is repeated. */
  readonly retries: number;
  readonly ifPublished: IfPublished;
  readonly verify: boolean;
  readonly isDryRun: boolean;
  readonly release: ReleaseInputs;
  /** Where releases and artifacts are; `undefined` outside of a workflow, or without a token. */
  readonly repository: Repository | undefined;
}

/**
 * The values that must never be printed, in every form in which the workflow gave them: the API key with and without
 * the blanks around it, also when its input is misspelt, the token, and the secret parts of `zip_url` and `base-url`.
 */
export function collectSecrets(env: Environment): readonly string[] {
  const keys = (['api-key', 'github-token'] as const)
    .flatMap((name) => findSpellings(env, name))
    .flatMap(({ value }) => [value, value.trim()]);
  const urls = [readInput(env, 'zip_url'), readBaseUrl(env)];
  return [...new Set([...keys, ...urls.flatMap(collectUrlSecrets)])];
}

/** What the workflow says openly, and what a service may have made a part of a key: identifiers and addresses. */
export function collectOpenTexts(env: Environment): readonly string[] {
  const addresses = [readBaseUrl(env), readInput(env, 'zip_url')].map((text) => parseUrl(text));
  return [
    readInput(env, 'plugin_id'),
    readInput(env, 'slug'),
    env['GITHUB_REPOSITORY'] ?? '',
    ...addresses.flatMap((url) => (url === null ? [] : [url.host, url.pathname])),
  ];
}

/**
 * Reads and checks all inputs.
 *
 * @param limits what GitHub does not give to this run
 * @throws AggregateError of {@link PublishError}: every mistake at once, so that one run shows them all
 */
export function readInputs(env: Environment, limits: RunLimits = NO_LIMITS): Inputs {
  // One for each input, which may be looked at more than once.
  const mistakes = new Map<InputName, PublishError>();
  const check = <T>(name: InputName, parse: (value: string) => T, value = readInput(env, name)): T => {
    try {
      refuseMisspelling(env, name);
      return parse(value);
    } catch (error) {
      if (!(error instanceof InputMistake)) throw error;
      if (!mistakes.has(name)) mistakes.set(name, describeMistake(name, error, env));
      // Only later checks can see this: with a mistake on the list the function throws.
      return undefined as T;
    }
  };

  const isDryRun = check('dry-run', parseBoolean);
  const pluginId = check('plugin_id', parsePluginId);
  const apiKey = check('api-key', (value) => parseApiKey(value, { isDryRun, ...limits }));
  const baseUrl = check('base-url', (value) => parseBaseUrl(value, limits), readBaseUrl(env));
  const source = readSource(env, check);
  const slug = check('slug', parseSlug);
  const packageChecks = check('package-checks', parsePackageChecks);
  const expectedVersion = check('expected-version', (value) =>
    parseExpectedVersion(value, { packageChecks, ref: readTag(env) }),
  );
  const acceptedFindings = check('accept-findings', parseAcceptFindings);
  const timeoutMs = check('timeout', parseTimeout);
  const retries = check('retries', parseRetries);
  const ifPublished = check('if-published', parseIfPublished);
  const verify = check('verify', parseBoolean);
  const release = readRelease(env, check, {
    kind: (source as Source | undefined)?.kind,
    packageChecks,
    slug,
  });
  const repository = check('github-token', (token) => {
    // With a mistake in it there is no source.
    const found = source as Source | undefined;
    const isOfOtherRun = found?.kind === 'artifact' && found.runId !== undefined;
    const isNeeded = isOfOtherRun || (!isDryRun && release.tag !== undefined);
    return parseToken(token, { place: readRepository(env), isNeeded });
  });

  if (mistakes.size > 0) throw new AggregateError([...mistakes.values()]);
  return Object.freeze({
    pluginId,
    apiKey,
    baseUrl,
    source,
    slug,
    expectedVersion,
    packageChecks,
    acceptedFindings,
    timeoutMs,
    retries,
    ifPublished,
    verify,
    isDryRun,
    release,
    repository,
  });
}
