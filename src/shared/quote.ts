import type { Sanitise } from './logger.ts';

const MAX_NAME_LENGTH = 200;
const MAX_LISTED = 5;

/** Control characters, line and paragraph separators, bidi controls and other invisible format characters. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** Makes visible what is invisible: a line feed becomes `\u{a}`. */
export function showInvisible(text: string): string {
  return text.replace(INVISIBLE, (character) => `\\u{${character.codePointAt(0)?.toString(16) ?? ''}}`);
}

/** A text that another party chose, cut where only a hostile one would go on: to 200 characters. */
export function cutName(text: string): string {
  return text.length > MAX_NAME_LENGTH ? `${text.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : text;
}

/**
 * A text inside a sentence, however long: one line between backticks, which summaries show as code, so that no link,
 * mention or markup grows in what others wrote.
 */
export function quoteText(text: string): string {
  return `\`${showInvisible(text).replaceAll('`', "'")}\``;
}

/**
 * A name or value inside a sentence, cut to 200 characters; see {@link quoteText}.
 *
 * @param sanitise comes before the cut, because half a secret is not recognised
 */
export function quoteName(name: string, sanitise: Sanitise = keep): string {
  return name === '' ? '`(no name)`' : quoteText(cutName(sanitise(name)));
}

/** Names inside a sentence: `a`, `b` and `c`, or the first few and how many more there are. */
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
