import { isSignedUrl, parseWebUrl, showUrl } from '../http/urls.ts';
import { createSanitiser } from '../action/log.ts';
import type { LiveRecord } from '../service/live-record.ts';
import { hideQueries } from '../shared/hide-queries.ts';
import type { Sanitise } from '../shared/logger.ts';

/** Far below 128 KiB, which is Linux's limit for an environment variable. */
const MAX_BYTES = 64 * 1024;

/** Larger answers are not processed. Escapes in JSON can take three times the bytes of their characters. */
const MAX_READ_BYTES = 4 * MAX_BYTES;

/** Maximum nesting of values. */
const MAX_DEPTH = 40;

/** Sanitises without secrets, to compare texts in the same form. */
const showPlainly = createSanitiser([]);

/**
 * Writes the service's answer as one line of equivalent JSON, without secrets, and without the query of a URL that has
 * a credential or is part of a text. If the answer is too large or too deep, writes only the known fields.
 *
 * @param known the known fields, safe to show; empty ones are left out
 * @param sanitise hides secrets
 */
export function writeJson(
  { answer, sizeBytes }: Pick<LiveRecord, 'answer' | 'sizeBytes'>,
  known: Readonly<Record<string, string>>,
  sanitise: Sanitise,
): string {
  const hide = (text: string) => hideSecrets(text, sanitise);
  const clean = sizeBytes > MAX_READ_BYTES ? undefined : cleanValue(answer, hide, MAX_DEPTH);
  const json = clean === undefined ? undefined : toLine(clean);
  if (json !== undefined && Buffer.byteLength(json) <= MAX_BYTES) return json;
  return toLine(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')));
}

/** Hides secrets in a value; `undefined` when it is nested too deeply. */
function cleanValue(value: unknown, hide: Sanitise, depth: number): unknown {
  if (typeof value === 'string') return hide(value);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === 0) return undefined;
  const entries = Object.entries(value).map(([name, part]) => {
    const isSignature = typeof part === 'string' && hideQueries(`${name}: ${part}`).startsWith(`${name}: …`);
    return [hide(name), isSignature ? '…' : cleanValue(part, hide, depth - 1)] as const;
  });
  if (entries.some(([, part]) => part === undefined)) return undefined;
  return Array.isArray(value) ? entries.map(([, part]) => part) : Object.fromEntries(entries);
}

/**
 * Hides secrets in a text, and returns a text without secrets unchanged. Keeps the query of a URL only if the URL is
 * the whole text.
 */
function hideSecrets(text: string, sanitise: Sanitise): string {
  const url = parseWebUrl(text);
  const open = url === null ? hideQueries(text) : hideCredential(text, url);
  const line = open.replace(/\s+/g, ' ');
  const safe = sanitise(line);
  return safe === showPlainly(line) ? open : safe;
}

function hideCredential(text: string, url: URL): string {
  // A signature's parameter may have any name, or none.
  const isSigned = isSignedUrl(url) || /[\w+%-]{24}/.test(url.search + url.hash);
  if (isSigned || url.username !== '' || url.password !== '') return showUrl(url);
  // A query may hide in the path, such as behind a wide question mark.
  return url.search + url.hash === '' ? hideQueries(text) : text;
}

/** Writes JSON without invisible characters and without commands to the runner, in case a step prints it. */
function toLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:(?=:)|#(?=#\[)/gu, escapeUnits);
}

function escapeUnits(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
