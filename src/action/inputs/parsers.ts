import { parseWebUrl } from '../../http/urls.ts';
import { isVersion, versionOfTag } from '../../shared/version-text.ts';
import { InputMistake, isNot, isShown } from './mistake.ts';

/** Parses `true` or `false` in any case, and nothing else: a typo must not silently become one of them. */
export function parseBoolean(value: string): boolean {
  const lower = value.toLowerCase();
  if (lower === 'true' || lower === 'false') return lower === 'true';
  if (value !== '') throw new InputMistake(isNot(value, 'neither `true` nor `false`'));
  throw new InputMistake(
    'is blank',
    'Write `true` or `false`, or leave the input out. Add `|| false` to an expression that is empty in some runs, as `${{ inputs.NAME }}` is after a push.',
  );
}

/** Returns the one of the names that is written exactly like the value. */
export function pickOne<T extends string>(value: string, names: readonly T[]): T {
  const known = names.find((name) => name === value);
  if (known !== undefined) return known;
  const quoted = names.map((name) => `\`${name}\``);
  const list = `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1) ?? ''}`;
  throw new InputMistake(isNot(value, `none of ${list}`));
}

/** Splits a list with commas or lines. */
export function splitList(value: string): readonly string[] {
  return value
    .split(/[,\n]/)
    .map((item) => item.trim())
    .filter((item) => item !== '');
}

/** How errors in the package are treated; `off`: the package is not opened. */
export const PACKAGE_CHECKS = ['error', 'warn', 'off'] as const;

export type PackageChecks = (typeof PACKAGE_CHECKS)[number];

/** Parses the name of the plugin's folder; `undefined`: the package decides. */
export function parseSlug(value: string): string | undefined {
  if (value === '') return undefined;
  if (/[/\\\p{C}]/u.test(value) || value === '.' || value === '..')
    throw new InputMistake(isNot(value, 'not the name of a folder'), suggestFolder(value));
  return value;
}

/**
 * Suggests the folder in a plugin's path, such as `folder/main-file.php` or a path on a site; `''` if the value may be
 * a secret.
 */
function suggestFolder(path: string): string {
  const [folder] = /[^/\\]+(?=[/\\][^/\\]*\.php$|[/\\]*$)/.exec(path) ?? [];
  return !isShown(path) || folder === undefined || /^\.+$/.test(folder)
    ? ''
    : `Write \`${folder}\`, or leave the input out.`;
}

/** Parses the version that the package must have; `auto`: the version in the tag; `undefined`: any. */
export function parseExpectedVersion(value: string): string | undefined {
  if (value === 'any') return undefined;
  if (value === 'auto') return value;
  if (value === '') throw new InputMistake('is blank');
  if (!isVersion(value) || !/\d/.test(value))
    throw new InputMistake(isNot(value, 'neither `auto`, `any` nor a version'), suggestVersion(value));
  if (/^v/i.test(value)) {
    throw new InputMistake(
      named(value, 'begins with a `v`, as no plugin version does'),
      isShown(value)
        ? `Write \`${value.slice(1)}\`.`
        : 'Write the version as in the plugin header, such as `1.2.3`.',
    );
  }
  return value;
}

/** Describes a problem as the predicate of a sentence, and shows the value if it cannot be a secret. */
function named(value: string, problem: string): string {
  return isShown(value) ? `is \`${value}\`, which ${problem}` : problem;
}

/** Parses the SHA-256 that the package must have, into lower case; `undefined`: any. */
export function parseSha256(value: string): string | undefined {
  if (value === '') return undefined;
  if (/^[\da-f]{64}$/i.test(value)) return value.toLowerCase();
  throw /^sha256:/i.test(value)
    ? new InputMistake('begins with `sha256:`', 'Write only the 64 digits behind it.')
    : new InputMistake(isNot(value, 'not a SHA-256 of 64 hexadecimal digits'));
}

/** The fix if a value is a tag's full ref in place of a version; `''` for anything else. */
export function suggestVersion(value: string): string {
  const version = /^refs\/tags\/./.test(value) && isShown(value) ? versionOfTag(value) : undefined;
  return version === undefined ? '' : `Write \`${version}\`.`;
}

/** Maximum timeout of one request. */
export const MAX_TIMEOUT_S = 3600;

/** Parses seconds; returns milliseconds. */
export function parseTimeout(value: string): number {
  const seconds = /^\d{1,4}(\.\d{1,3})?$/.test(value) ? Number(value) : 0;
  if (seconds <= 0 || seconds > MAX_TIMEOUT_S)
    throw new InputMistake(isNot(value, `not a number of seconds up to ${MAX_TIMEOUT_S}`));
  return seconds * 1000;
}

/** Parses a whole number. More than ten repeats would not fit into their time budget. */
export function parseRetries(value: string): number {
  if (!/^(\d|10)$/.test(value)) throw new InputMistake(isNot(value, 'not a whole number from 0 to 10'));
  return Number(value);
}

/** Messages name only these schemes: other text before a colon may be a host, or part of a secret. */
const OTHER_SCHEMES = /^(file|ftps?|sftp|ssh|git|s3|gs|data|blob):/i;

/**
 * Parses an absolute web URL without user name and password. Messages never show it, because it may contain a secret,
 * or be one that was pasted into the wrong input.
 *
 * @throws InputMistake
 */
export function parseHttpUrl(value: string): URL {
  const url = parseWebUrl(value);
  if (url === null) {
    if (/^[a-z\d-]+(\.[a-z\d-]+)+(:\d+)?(\/|$)/i.test(value))
      throw new InputMistake(
        'is not a valid absolute URL: `https://` is missing',
        'Write `https://` in front of it, as in `https://service.example`.',
      );
    const scheme = OTHER_SCHEMES.exec(value)?.[1]?.toLowerCase();
    throw new InputMistake(scheme === undefined ? 'is not a valid absolute URL' : `is a \`${scheme}:\` URL`);
  }
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(value))
    throw new InputMistake('contains a user name or password', 'Remove the part before the `@`.');
  return url;
}

/** The end of a sentence about a value that is empty because a repository variable may not exist. */
export function checkVariable(name: string): string {
  const place = 'Settings → Secrets and variables → Actions → Variables';
  return `such as \`\${{ vars.${name} }}\`, check that the repository variable exists, and is not a secret: ${place}.`;
}
