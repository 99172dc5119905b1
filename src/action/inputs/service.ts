import { isCredential } from '../../http/message.ts';
import { isLoopback } from '../../http/urls.ts';
import { ENDPOINT_PATH } from '../../service/api.ts';
import type { RunLimits } from './event.ts';
import { InputMistake, isNot } from './mistake.ts';
import { checkVariable, parseHttpUrl } from './parsers.ts';

/** Parses the identifier from the service's dashboard: `plugin_` followed by visible characters. */
export function parsePluginId(value: string): string {
  if (value === '') throw new InputMistake('is missing');
  if (/[\s\p{C}]/u.test(value)) throw new InputMistake('contains blanks, control or invisible characters');
  if (!/^plugin_./u.test(value))
    throw new InputMistake(isNot(value, 'not `plugin_` followed by an identifier'));
  return value;
}

/** Parses the key for the Authorization header; `''` without one. */
export function parseApiKey(value: string): string {
  if (/^(authorization:\s*)?bearer\s/i.test(value)) {
    throw new InputMistake(
      'begins with `Bearer `, which the action adds',
      'Store only the key as the secret, without `Bearer `.',
    );
  }
  if (value === '' || isCredential(value)) return value;
  throw new InputMistake(
    'contains a blank, a line break or a character that is not ASCII',
    'Copy the key again from the dashboard of the service and store it as a secret, alone and on one line.',
  );
}

/**
 * Requires a key, except in a dry run, which works without one.
 *
 * @throws InputMistake
 */
export function assertKey(
  { apiKey, isDryRun }: { readonly apiKey: string; readonly isDryRun: boolean },
  { isWithoutSecrets, isCalled }: Pick<RunLimits, 'isWithoutSecrets' | 'isCalled'>,
): void {
  if (apiKey !== '' || isDryRun) return;
  throw new InputMistake(...explainNoKey(isWithoutSecrets, isCalled), 'api-key');
}

/** The problem and the fix. */
function explainNoKey(isWithoutSecrets: boolean, isCalled: boolean): readonly [string, string] {
  if (isWithoutSecrets) {
    return [
      'is missing: GitHub gives no secrets to pull requests from forks or Dependabot',
      'Publish on `push` of a tag instead, and use `dry-run: true` in pull requests: it needs no key.',
    ];
  }
  if (isCalled) {
    return [
      'is missing: the calling workflow passes no key',
      'Write `PLUGIN_SERVICE_KEY: ${{ secrets.PLUGIN_SERVICE_KEY }}` under `secrets:` of the job that calls the workflow, ' +
        'and check that the secret exists under that name. `secrets: inherit` passes nothing to a workflow of another organization.',
    ];
  }
  return [
    'is missing',
    'Set it to a repository secret, such as `${{ secrets.PLUGIN_SERVICE_KEY }}`, and check that the secret exists ' +
      'under that name.',
  ];
}

/**
 * Parses the service's address, and removes `/api/v1` and slashes at its end. A key is never sent in clear text, so
 * `http:` is only for a service on this machine.
 */
export function parseBaseUrl(
  value: string,
  { isWithoutVariables }: Pick<RunLimits, 'isWithoutVariables'>,
): URL {
  if (value === '') throw explainMissing(isWithoutVariables);
  const url = parseHttpUrl(value);
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw new InputMistake(
      'uses `http:`, which would send the API key unencrypted',
      'Write `https:` instead.',
    );
  }
  if (/[?#]/.test(value)) {
    throw new InputMistake(
      'has a query or a fragment',
      'Give only the address of the service, such as `https://service.example`.',
    );
  }
  if (url.pathname.replace(/\/+$/, '').endsWith(ENDPOINT_PATH)) {
    throw new InputMistake('names the endpoint', `Leave out \`${ENDPOINT_PATH}\`: the action adds it.`);
  }
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
  return url;
}

/** Stands for the address that a dry run without a key does not need. */
export const NO_SERVICE = new URL('https://service.example');

/**
 * Requires the address of the service, except in a dry run without a key, which sends nothing there.
 *
 * @throws InputMistake
 */
export function assertService(
  {
    baseUrl,
    apiKey,
    isDryRun,
  }: { readonly baseUrl: URL; readonly apiKey: string; readonly isDryRun: boolean },
  { isWithoutVariables }: Pick<RunLimits, 'isWithoutVariables'>,
): void {
  if (baseUrl !== NO_SERVICE || (isDryRun && apiKey === '')) return;
  const { message, fix } = explainMissing(isWithoutVariables);
  throw new InputMistake(message, fix, 'base-url');
}

function explainMissing(isWithoutVariables: boolean): InputMistake {
  return isWithoutVariables
    ? new InputMistake(
        'is missing: GitHub gives no repository variables to pull requests from forks',
        'Publish on `push` of a tag instead. In pull requests, use `dry-run: true` without a key: it needs no service.',
      )
    : new InputMistake(
        'is missing',
        'Set it to the address of the service, such as `https://service.example`. If the workflow takes it from a variable, ' +
          checkVariable('PLUGIN_SERVICE_URL'),
      );
}
