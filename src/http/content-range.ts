import type { Span } from '../shared/bytes.ts';

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
