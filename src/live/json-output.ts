import { isSignedUrl, parseWebUrl, showUrl } from '../http/urls.ts';
import { createSanitiser } from '../runner/log.ts';
import type { LiveRecord } from '../service/live-record.ts';
import { hideQueries } from '../shared/hide-queries.ts';
import type { Sanitise, Sanitiser } from '../shared/logger.ts';

/** Far below what a variable of a step can hold, of which 128 KiB is the limit of Linux. */
const MAX_BYTES = 64 * 1024;

/** In JSON a character can take three times the bytes that it has afterwards; what is larger is not even looked at. */
const MAX_READ_BYTES = 4 * MAX_BYTES;

/** Values within values. */
const MAX_DEPTH = 40;

/** Shows a text that holds no secret. */
const showPlainly = createSanitiser([]);

/**
 * Writes the service's answer as one line of JSON, which means the same, but for secrets, and for URLs with a credential or
 * within a text, whose query is left out. One that is too large, or too deep, has the known fields only.
 *
 * @param known the fields that are known, safe to show; empty ones are left out
 * @param sanitise hides secrets; in what others wrote, strictly
 */
export function writeJson(
  { answer, sizeBytes }: Pick<LiveRecord, 'answer' | 'sizeBytes'>,
  known: Readonly<Record<string, string>>,
  sanitise: Sanitiser,
): string {
  const hide = (text: string) => hideSecrets(text, sanitise.strictly);
  const clean = sizeBytes > MAX_READ_BYTES ? undefined : cleanValue(answer, hide, MAX_DEPTH);
  const json = clean === undefined || holdsSecret(clean, sanitise) ? undefined : toLine(clean);
  if (json !== undefined && Buffer.byteLength(json) <= MAX_BYTES) return json;
  return toLine(Object.fromEntries(Object.entries(known).filter(([, value]) => value !== '')));
}

/** Whether an answer has a secret in pieces: of names or values, of wide letters, or as the numbers of characters. */
function holdsSecret(answer: unknown, sanitise: Sanitiser): boolean {
  const names: string[] = [];
  const values: unknown[] = [];
  const open = [answer];
  // It grows meanwhile.
  for (const value of open) {
    if (typeof value === 'object' && value !== null) {
      if (!Array.isArray(value)) names.push(...Object.keys(value));
      open.push(...(Object.values(value) as unknown[]));
    } else values.push(value);
  }
  const json = JSON.stringify(answer);
  const codes = json.match(/(?<!\d)\d{2,3}(?!\d)/g) ?? [];
  const texts = [
    names.join(''),
    values.join(''),
    json,
    String.fromCharCode(...codes.slice(0, MAX_CODES).map(Number)),
  ];
  return texts.map((text) => text.normalize('NFKC')).some((text) => sanitise(text) !== showPlainly(text));
}

/** More than any secret has. */
const MAX_CODES = 10_000;

/** `undefined`: it is too deep. */
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

/** A text stays as it is, unless it has something to hide; the query of a URL only where it is all of the text. */
function hideSecrets(text: string, strictly: Sanitise): string {
  const url = parseWebUrl(text);
  const open = url === null ? hideQueries(text) : hideCredential(text, url);
  const line = open.replace(/\s+/g, ' ');
  const safe = strictly(line);
  return safe === showPlainly.strictly(line) ? open : safe;
}

function hideCredential(text: string, url: URL): string {
  // A signature may have any name, or none.
  const isSigned = isSignedUrl(url) || /[\w+%-]{24}/.test(url.search + url.hash);
  if (isSigned || url.username !== '' || url.password !== '') return showUrl(url);
  // What looks like a query may be a part of the path, such as behind a wide question mark.
  return url.search + url.hash === '' ? hideQueries(text) : text;
}

/** JSON in which nothing is invisible, and nothing a command to the runner when a step prints it. */
function toLine(value: unknown): string {
  return JSON.stringify(value).replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]|:(?=:)|#(?=#\[)/gu, escapeUnits);
}

function escapeUnits(text: string): string {
  return text
    .split('')
    .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .join('');
}
