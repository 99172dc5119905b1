import type { Sanitise } from './logger.ts';

const MAX_NAME_LENGTH = 200;
const MAX_LISTED = 5;

/** Control characters, line and paragraph separators, bidi controls and other invisible format characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Makes invisible characters visible: a line feed becomes `\u{a}`. */
export function showInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}

/** Cuts another party's text to 200 characters, which only hostile names exceed. */
export function cutName(text: string): string {
  return cutText(text, MAX_NAME_LENGTH);
}

/** Cuts a text to a number of characters, and marks the cut. */
export function cutText(text: string, maxLength: number): string {
  return text.length > maxLength ? `${text.slice(0, maxLength).toWellFormed()}…` : text;
}

/**
 * Quotes a text of any length for a sentence: one line between backticks, which summaries show as code, so that it
 * becomes no link, mention or markup.
 */
export function quoteText(text: string): string {
  return `\`${showInvisible(text).replaceAll('`', "'")}\``;
}

/**
 * Quotes a name or value for a sentence, cut to 200 characters; see {@link quoteText}.
 *
 * @param sanitise comes before the cut, because half a secret is not recognised
 */
export function quoteName(name: string, sanitise: Sanitise = keep): string {
  return name === '' ? '`(no name)`' : quoteText(cutName(sanitise(name)));
}

/** Lists names for a sentence: `a`, `b` and `c`, or the first few and the number of the others. */
export function listNames(
  names: readonly string[],
  sanitise: Sanitise = keep,
  maxListed = MAX_LISTED,
): string {
  // "and 1 more" would take as much room as the name.
  const count = names.length === maxListed + 1 ? names.length : maxListed;
  const shown = names.slice(0, count).map((name) => quoteName(name, sanitise));
  const rest = names.length - shown.length;
  const last = rest > 0 ? `${rest} more` : (shown.pop() ?? '');
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

const keep: Sanitise = (text) => text;

/** A sentence, or a query, without the end that another sentence gets. */
export function withoutFullStop(text: string): string {
  let end = text.length;
  while (/[.;\s]/.test(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
