import type { IncomingHttpHeaders } from 'node:http';

/** A file behind a URL, after redirects, and the headers of the answer with it. */
export interface KnownFile {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
}

/**
 * Whether an answer certainly is about a file that came before: by its strong ETag, else by date and size. A weak ETag may
 * stay the same when bytes change.
 */
export function isSameFile(known: KnownFile, now: KnownFile): boolean {
  if (known.url.origin !== now.url.origin || known.url.pathname !== now.url.pathname) return false;
  const [before, after] = [known.headers, now.headers];
  const isAlike = (name: 'etag' | 'last-modified' | 'content-length') =>
    before[name] !== undefined && before[name] === after[name];
  if (before.etag?.startsWith('"') === true) return isAlike('etag');
  return isAlike('last-modified') && isAlike('content-length');
}
