import type { HttpHead, HttpRequest } from '../http/message.ts';
import { isHarmless, isLoopback, parseUrl, showTarget, showUrl } from '../http/urls.ts';
import type { PublishError } from '../shared/publish-error.ts';
import { findBasePath } from './api.ts';
import { type BadAnswer, LOOK_FIRST, unknownOutcome } from './bad-answer.ts';

/** Many services redirect a wrong key to their login page. */
export const LOG_IN_HINT = 'If it redirects to a login page, check `api-key` and `base-url`.';

/** Describes a redirect. It is not followed, because the API key would go along, perhaps to another host. */
export function describeRedirect(
  method: HttpRequest['method'],
  { url, status, headers, quote }: Pick<BadAnswer, 'url' | 'status' | 'headers' | 'quote'>,
): Pick<PublishError, 'message' | 'hint'> {
  const target = findRedirectTarget(headers, url);
  const base = target === undefined ? undefined : findBase(target, url);
  const where =
    target === undefined
      ? 'nowhere'
      : `${showTarget(target, quote)}; it was not followed, because that would send the API key there`;
  return {
    message: `${method} ${showUrl(url)} returned ${status}, a redirect to ${where}.`,
    hint:
      base === undefined || !isHarmless(base, quote)
        ? 'Set `base-url` to the address at which the service itself answers.'
        : `If you trust that address, set \`base-url\` to \`${base}\`.`,
  };
}

/**
 * Explains an order that was redirected to the same place as the read before it: mostly a login page, so reading what
 * is live would not work either.
 */
export function explainSameRedirect({ message, cause }: PublishError): PublishError {
  return unknownOutcome(
    `${message} The request before it was redirected to the same place, so the live version cannot be read either.`,
    `Check \`api-key\` and \`base-url\`: many services redirect a wrong key to their login page. ${LOOK_FIRST}`,
    cause,
  );
}

/** A longer path in a redirect is not the address of a service. */
const MAX_BASE_PATH = 300;

/** The `base-url` whose endpoint a redirect leads to, if it would be accepted and is not the current one. */
function findBase(target: URL, current: URL): string | undefined {
  const basePath = findBasePath(target, current);
  const isAllowed = target.protocol === 'https:' || (target.protocol === 'http:' && isLoopback(target));
  const isOther = findPlace(target) !== findPlace(current);
  if (!isAllowed || !isOther || basePath === undefined || basePath.length > MAX_BASE_PATH) return undefined;
  return `${target.protocol}//${target.host}${basePath}`;
}

/**
 * These ask for the same request at another address, so the order did not count (RFC 9110, 15.4.2, 15.4.8, 15.4.9).
 */
const ELSEWHERE = [301, 307, 308];

/**
 * Whether a redirect proves that the order did not count. 303 means "done, see there" (RFC 9110, 15.4.4), and many
 * servers send 302 for it, so a 302 proves it only when it leads to the endpoint at another address.
 */
export function isRefusedByRedirect({ status, headers }: HttpHead, url: URL): boolean {
  if (ELSEWHERE.includes(status)) return true;
  const target = findRedirectTarget(headers, url);
  return (
    status === 302 &&
    target !== undefined &&
    findBasePath(target, url) !== undefined &&
    findPlace(target) !== findPlace(url)
  );
}

/** The target of a redirect; `undefined` when it names none. */
export function findRedirectTarget({ location = '' }: HttpHead['headers'], url: URL): URL | undefined {
  return location === '' ? undefined : (parseUrl(location, url) ?? undefined);
}

/** Origin and path of a URL, to compare two places regardless of the query. Not safe to show. */
export function findPlace({ origin, pathname }: URL): string {
  return `${origin}${pathname.replace(/\/$/, '')}`;
}
