import type { HttpHead } from '../http/message.ts';
import { parseUrl } from '../http/urls.ts';
import { findBasePath } from './api.ts';

/** Ask for the same request at another address, so the one that was sent did not count (RFC 9110, 15.4.2, 15.4.8, 15.4.9). */
const ELSEWHERE = [301, 307, 308];

/**
 * Whether a redirect after the request that creates a release says that it certainly did not count. 303 means "done, see
 * there" (RFC 9110, 15.4.4), and many answer with 302 in its place: only when that leads to another copy of the endpoint,
 * it asks for the same request there.
 */
export function isRefusedByRedirect({ status, headers }: HttpHead, url: URL): boolean {
  if (ELSEWHERE.includes(status)) return true;
  const target = findRedirectTarget(headers, url);
  return (
    status === 302 &&
    target !== undefined &&
    findBasePath(target) !== undefined &&
    findPlace(target) !== findPlace(url)
  );
}

/** Where a redirect leads; `undefined` when it does not tell. */
export function findRedirectTarget({ location = '' }: HttpHead['headers'], url: URL): URL | undefined {
  return location === '' ? undefined : (parseUrl(location, url) ?? undefined);
}

/** Origin and path of an address: what tells two places apart, whatever a query says. Not safe to show. */
export function findPlace({ origin, pathname }: URL): string {
  return `${origin}${pathname.replace(/\/$/, '')}`;
}
