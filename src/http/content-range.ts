import type { IncomingHttpHeaders } from 'node:http';
import type { Span } from '../shared/bytes.ts';
import type { HttpAnswer } from './message.ts';

/** The range that a 206 announces for its body. */
interface ContentRange extends Span {
  /** The size of the whole file; absent when the server does not say. */
  readonly sizeBytes?: number;
}

/** Reads a Content-Range header; `undefined` when it is absent or makes no sense. Source: RFC 9110, section 14.4. */
export function parseContentRange(text = ''): ContentRange | undefined {
  const [, first, last, size] = /^bytes +(\d+)-(\d+)\/(\d+|\*)$/i.exec(text) ?? [];
  const range = { start: Number(first), end: Number(last) + 1 };
  const sizeBytes = size === '*' ? undefined : Number(size);
  const end = sizeBytes ?? range.end;
  if (!Number.isSafeInteger(end) || range.end > end || !(range.start < range.end)) return undefined;
  return sizeBytes === undefined ? range : { ...range, sizeBytes };
}

/**
 * The range of a 206 whose body is the range asked for, cut at the end of the file; `undefined` for every other answer.
 */
export function findRange(
  { status, headers, body, isCut }: HttpAnswer,
  asked: Span,
): ContentRange | undefined {
  const range = parseContentRange(headers['content-range']);
  if (status !== 206 || isCut || range?.end !== asked.start + body.length) return undefined;
  const isWhole = range.end === Math.min(asked.end, range.sizeBytes ?? range.end);
  return range.start === asked.start && isWhole ? range : undefined;
}

/** The size in the Content-Range of a 416, which says that the file has no such range. */
export function parseUnsatisfiedRange(text = ''): number | undefined {
  const [, size] = /^bytes +\*\/(\d+)$/i.exec(text) ?? [];
  return size === undefined ? undefined : Number(size);
}

/** A header by which a server identifies one version of a file. */
interface Validator {
  readonly header: 'etag' | 'last-modified';
  readonly value: string;
}

/** Returns a strong ETag, else Last-Modified: a weak ETag may stay the same when bytes change. */
export function readValidator(headers: IncomingHttpHeaders): Validator | undefined {
  return findValidator(headers, 'etag') ?? findValidator(headers, 'last-modified');
}

/** Whether an answer is about the same version of the file; `unknown` when it does not say. */
export function compareVersion(
  known: Validator | undefined,
  headers: IncomingHttpHeaders,
): 'same' | 'other' | 'unknown' {
  if (known === undefined) return 'same';
  const found = findValidator(headers, known.header);
  if (found === undefined) return 'unknown';
  return found.value === known.value ? 'same' : 'other';
}

function findValidator(headers: IncomingHttpHeaders, header: Validator['header']): Validator | undefined {
  const value = headers[header]?.trim() ?? '';
  const isStrong = header === 'last-modified' ? value !== '' : value.startsWith('"');
  return isStrong ? { header, value } : undefined;
}
