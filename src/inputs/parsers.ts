import { isLoopback, parseWebUrl } from '../http/urls.ts';
import type { ExpectedVersion } from '../plugin/checks/check.ts';
import { ENDPOINT_PATH } from '../service/api.ts';
import { IF_PUBLISHED, type IfPublished } from '../service/job.ts';
import { isVersion, versionOfTag } from '../shared/version-text.ts';
import type { RunLimits } from './event.ts';
import { InputMistake } from './mistake.ts';

const MAX_TIMEOUT_S = 3600;

/** The identifier from the service's dashboard: `plugin_` and a run of visible characters. */
export function parsePluginId(value: string): string {
  const fix = 'Set it to the plugin identifier from the dashboard of the service, such as `plugin_a1b2c3`.';
  if (value === '') throw new InputMistake('is missing', fix);
  if (/[\s\p{C}]/u.test(value))
    throw new InputMistake('contains blanks, control or invisible characters', fix);
  if (!/^plugin_./u.test(value)) throw new InputMistake('is not `plugin_` followed by an identifier', fix);
  return value;
}

export interface ApiKeyContext extends Pick<RunLimits, 'isWithoutSecrets'> {
  /** A dry run sends nothing and needs no key. */
  readonly isDryRun: boolean;
}

/** The key for the Authorization header: printable ASCII without blanks. */
export function parseApiKey(value: string, { isDryRun, isWithoutSecrets }: ApiKeyContext): string {
  if (value === '' && !isDryRun) {
    throw isWithoutSecrets
      ? new InputMistake(
          'is missing, because GitHub gives no secrets to a pull request from a fork, nor to Dependabot',
          'Publish on `push` of a tag instead, and use `dry-run: true` in pull requests: it needs no key.',
        )
      : new InputMistake(
          'is missing',
          'Set it to a repository secret, such as `${{ secrets.PLUGIN_SERVICE_KEY }}`, and check that the secret exists ' +
            'under that name.',
        );
  }
  if (!/^[\x21-\x7e]*$/.test(value)) {
    throw new InputMistake(
      'contains a blank, a line break or a character that is not ASCII',
      'Copy the key again from the dashboard of the service and store it as a secret, alone and on one line.',
    );
  }
  return value;
}

/** The rest of a sentence about a value that comes from a variable, and is empty when there is no such variable. */
function checkVariable(name: string): string {
  const place = 'Settings → Secrets and variables → Actions → Variables';
  return `such as \`\${{ vars.${name} }}\`, check that the repository variable exists, and is not a secret: ${place}.`;
}

/**
 * The service's address: the part before `/api/v1`, without a slash at the end of its path. A key is never sent in
 * clear text, so `http:` is only for a service on this machine.
 */
export function parseBaseUrl(value: string, { isWithoutVariables }: RunLimits): URL {
  const example = 'such as `https://service.example`';
  if (value === '') {
    throw isWithoutVariables
      ? new InputMistake(
          'is missing, because GitHub gives no variables of the repository to a pull request from a fork',
          'Publish on `push` of a tag instead. In pull requests, `dry-run: true` without a key sends nothing to the service, ' +
            "so that `${{ vars.PLUGIN_SERVICE_URL || 'https://service.example' }}` will do.",
        )
      : new InputMistake(
          'is missing',
          `Set it to the address of the service, ${example}. If the workflow takes it from a variable, ` +
            checkVariable('PLUGIN_SERVICE_URL'),
        );
  }
  const url = parseHttpUrl(value, `Give the address of the service, ${example}.`);
  if (url.protocol === 'http:' && !isLoopback(url)) {
    throw new InputMistake(
      'uses `http:`, which would send the API key unencrypted',
      'Write `https:` instead.',
    );
  }
  if (/[?#]/.test(value)) {
    throw new InputMistake('has a query or a fragment', `Give only the address of the service, ${example}.`);
  }
  if (url.pathname.replace(/\/+$/, '').endsWith(ENDPOINT_PATH)) {
    throw new InputMistake('names the endpoint', `Leave out \`${ENDPOINT_PATH}\`: the action adds it.`);
  }
  url.pathname = url.pathname.replace(/\/+$/, '').replace(/\/api\/v1$/, '');
  return url;
}

/** A public URL of the package. `http:` is only for a trial on one machine, with the service there too. */
export function parseZipUrl(value: string, allowHttp: boolean): URL {
  const advice = 'Give the public `https:` URL of the plugin ZIP.';
  if (/^\/(?!\/)/.test(value)) {
    throw new InputMistake(
      'begins with `/`, so what should stand before that is empty',
      `If it is a variable, ${checkVariable('DOWNLOADS_URL')} Pull requests from forks are given none.`,
    );
  }
  const url = parseHttpUrl(value, advice);
  if (url.protocol === 'http:' && !(allowHttp && isLoopback(url))) {
    throw new InputMistake(
      'uses `http:`, over which the package could be exchanged on its way',
      'Write `https:` instead; `http:` is accepted only when both it and `base-url` are on this machine.',
    );
  }
  return url;
}

/** The name of the plugin's folder; `undefined` when it is left to the package. */
export function parseSlug(value: string): string | undefined {
  if (value === '') return undefined;
  if (/[/\\\p{C}]/u.test(value) || value === '.' || value === '..') {
    throw new InputMistake(
      'is not the name of a folder',
      "Write only the name of the plugin's folder, such as `my-plugin`, or leave the input out.",
    );
  }
  return value;
}

const PACKAGE_CHECKS = ['error', 'warn', 'off'] as const;

/** What errors in the package lead to; `off`: the package is not opened. */
export type PackageChecks = (typeof PACKAGE_CHECKS)[number];

export function parsePackageChecks(value: string): PackageChecks {
  return pickOne(value, PACKAGE_CHECKS);
}

export interface VersionContext {
  readonly packageChecks: PackageChecks;
  /** The tag that triggered the run; `''` when there is none. */
  readonly ref: string;
}

/** `auto`: the version that the tag names, if it names one; `any`: none; else the version itself. */
export function parseExpectedVersion(
  value: string,
  { packageChecks, ref }: VersionContext,
): ExpectedVersion | undefined {
  if (value === 'any') return undefined;
  if (value === 'auto') {
    const version = versionOfTag(ref);
    return version === undefined ? undefined : { version, origin: `the tag \`${ref}\`` };
  }
  const fix = 'Write a version such as `1.2.3`, `auto` to take it from the tag, or `any`.';
  if (value === '') throw new InputMistake('is blank', fix);
  if (!isVersion(value)) throw new InputMistake('is neither `auto`, `any` nor a version', fix);
  if (/^v/i.test(value)) {
    throw new InputMistake(
      'begins with a `v`, which the version of a plugin cannot do',
      'Write the version as it stands in the plugin header, such as `1.2.3`.',
    );
  }
  if (packageChecks === 'off') {
    throw new InputMistake(
      'cannot be compared with a package that is not opened',
      'Leave `expected-version` out, or set `package-checks` to `warn`.',
    );
  }
  return { version: value, origin: 'the input `expected-version`' };
}

/** Seconds, returned as milliseconds. */
export function parseTimeout(value: string): number {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(value) ? Number(value) : 0;
  if (seconds <= 0 || seconds > MAX_TIMEOUT_S) {
    throw new InputMistake(
      'is not a number of seconds',
      `Give a number above 0 and up to ${MAX_TIMEOUT_S}, or leave the input out.`,
    );
  }
  return seconds * 1000;
}

/** A whole number; more than ten repeats would not fit into the time for them. */
export function parseRetries(value: string): number {
  if (!/^(\d|10)$/.test(value)) {
    throw new InputMistake(
      'is not a whole number from 0 to 10',
      'Give such a number, or leave the input out.',
    );
  }
  return Number(value);
}

export function parseIfPublished(value: string): IfPublished {
  return pickOne(value, IF_PUBLISHED);
}

/** One of the names, written exactly like that. */
export function pickOne<T extends string>(value: string, names: readonly T[]): T {
  const known = names.find((name) => name === value);
  if (known !== undefined) return known;
  const quoted = names.map((name) => `\`${name}\``);
  throw new InputMistake(
    `is none of ${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`,
    'Write one of them, or leave the input out.',
  );
}

/** Exactly `true` or `false` in any case: a typo must not silently become one of them. */
export function parseBoolean(value: string): boolean {
  const lower = value.toLowerCase();
  if (lower !== 'true' && lower !== 'false') {
    throw new InputMistake(
      value === '' ? 'is blank' : 'is neither `true` nor `false`',
      'Write `true` or `false`, or leave the input out.',
    );
  }
  return lower === 'true';
}

/** Only these are named in a message: what stands before a colon may also be a host, or part of a secret. */
const OTHER_SCHEMES = /^(file|ftps?|sftp|ssh|git|s3|gs|data|blob):/i;

// The value is never quoted: a URL may carry a password, and a secret may have been pasted into the wrong input.
function parseHttpUrl(value: string, fix: string): URL {
  const url = parseWebUrl(value);
  if (url === null) {
    const scheme = OTHER_SCHEMES.exec(value)?.[1]?.toLowerCase();
    throw new InputMistake(
      scheme === undefined ? 'is not a valid absolute URL' : `is a \`${scheme}:\` URL`,
      fix,
    );
  }
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(value)) {
    throw new InputMistake('contains a user name or password', 'Remove the part before the `@`.');
  }
  return url;
}
