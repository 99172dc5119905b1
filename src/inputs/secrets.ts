import { parseUrl } from '../http/urls.ts';
import type { Environment } from '../shared/environment.ts';
import { findSpellings, isExpression, listGivenInputs, readValue } from './environment.ts';
import { INPUTS } from './table.ts';

/**
 * The values that must never be printed, in every form in which the workflow gave them: the API key with and without
 * the blanks around it, also when its input is misspelt, and the token.
 */
export function collectSecrets(env: Environment): readonly string[] {
  const given = listGivenInputs(env);
  const keys = [INPUTS.apiKey, INPUTS.token]
    .flatMap(({ name }) => findSpellings(given, name))
    .flatMap(({ value }) => (isExpression(value) ? [] : [value, value.trim()]));
  return [...new Set(keys)];
}

/** The addresses that the workflow gives, which may hold credentials. */
export function collectUrls(env: Environment): readonly string[] {
  return [INPUTS.zipUrl, INPUTS.baseUrl].map((row) => readValue(env, row));
}

/** Collects the identifiers and addresses that a workflow shows openly, and that a service may have put into a key. */
export function collectOpenTexts(env: Environment): readonly string[] {
  const addresses = [INPUTS.baseUrl, INPUTS.zipUrl].map((row) => parseUrl(readValue(env, row)));
  return [
    readValue(env, INPUTS.pluginId),
    readValue(env, INPUTS.slug),
    env['GITHUB_REPOSITORY'] ?? '',
    ...addresses.flatMap((url) => (url === null ? [] : [url.host, url.pathname])),
  ];
}
