import type { Sanitise } from '../shared/logger.ts';
import type { HttpAnswer } from './message.ts';
import { isSafe, isSafeFrom, parseUrl, showTarget } from './urls.ts';

/** Hosts of files need fewer. */
const MAX_REDIRECTS = 5;

/** Redirects lead nowhere that may be asked. */
export class RedirectError extends Error {
  /** Where the last one led; `null` when that is no URL, `undefined` when there were too many. */
  readonly target: URL | null | undefined;

  constructor(target: URL | null | undefined) {
    super(
      target === undefined ? `redirects more than ${MAX_REDIRECTS} times` : 'redirects to an unsafe address',
    );
    this.name = 'RedirectError';
    this.target = target;
  }
}

/**
 * Asks, and asks again where redirects lead to, as long as that is as safe as where they come from.
 *
 * @param ask sends one request, without following redirects
 * @returns the first answer that is no redirect, and where it came from
 * @throws RedirectError; what `ask` throws
 */
export async function followRedirects(
  start: URL,
  ask: (url: URL) => Promise<HttpAnswer>,
): Promise<{ readonly url: URL; readonly answer: HttpAnswer }> {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await ask(url);
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return { url, answer };
    const target = parseUrl(location, url);
    if (target === null || !isSafeFrom(target, url)) throw new RedirectError(target);
    url = target;
  }
  throw new RedirectError(undefined);
}

/** Describes redirects that were not followed to their end, as the end of a sentence about an address. */
export function describeRedirect({ target, message }: RedirectError, quote: Sanitise): string {
  if (target === undefined) return message;
  const shown = target === null ? 'nowhere' : showTarget(target, quote);
  if (target?.protocol === 'https:' && isSafe(target))
    return `redirects to ${shown}, which leads to the runner itself`;
  return `redirects to ${shown}, which is not a plain \`https:\` address`;
}
