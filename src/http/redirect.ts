import type { Sanitise } from '../shared/logger.ts';
import type { HttpAnswer } from './message.ts';
import { isSafe, isSafeFrom, parseUrl, showTarget } from './urls.ts';

/** File hosts need fewer. */
const MAX_REDIRECTS = 5;

/** A redirect led to an address that is not safe to request, or there were too many. */
export class RedirectError extends Error {
  /** The target of the last redirect; `null` when it is not a URL, `undefined` when there were too many. */
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
 * Sends a request and follows its redirects, as long as each target is as safe as its source.
 *
 * @param ask sends one request, without following redirects
 * @returns the first answer that is not a redirect, and its URL
 * @throws RedirectError; the errors of `ask`
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

/** Describes why redirects were not followed, as the end of a sentence about an address. */
export function describeRedirect({ target, message }: RedirectError, quote: Sanitise): string {
  if (target === undefined) return message;
  const shown = target === null ? 'nowhere' : showTarget(target, quote);
  if (target?.protocol === 'https:' && isSafe(target))
    return `redirects to ${shown}, which leads to the runner itself`;
  return `redirects to ${shown}, which is not a plain \`https:\` address`;
}
