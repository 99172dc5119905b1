import type { Sanitise } from '../../shared/logger.ts';

const MAX_NAME_LENGTH = 120;
const MAX_LISTED = 10;

/** A name that others chose, inside a message: sanitised first, because a secret cut in half is not recognised. */
export function showName(name: string, quote: Sanitise): string {
  const safe = quote(name);
  return `"${safe.length > MAX_NAME_LENGTH ? `${safe.slice(0, MAX_NAME_LENGTH).toWellFormed()}…` : safe}"`;
}

/** Some names inside a message: `"a", "b" and 3 more`. */
export function listNames(names: readonly string[], quote: Sanitise): string {
  const shown = names.slice(0, MAX_LISTED).map((name) => showName(name, quote));
  const rest = names.length - shown.length;
  const last = rest > 0 ? `${rest} more` : (shown.pop() ?? '');
  return shown.length === 0 ? last : `${shown.join(', ')} and ${last}`;
}

/**
 * A reason that the library gives, without the parts that may be secret: it quotes URLs of the storage, whose queries
 * are keys to it, and the beginning of what is no JSON.
 */
export function hideSecrets(reason: string): string {
  return / JSON\b/.test(reason) ? 'an answer was not JSON' : reason.replace(/\?\S*/g, '?…');
}
