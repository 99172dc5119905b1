import { SITE } from '../site/player/protocol.ts';
import type { PlayerReply } from './site.ts';

/** Web servers and browsers take no longer ones. */
const MAX_ADDRESS = 8_000;

/**
 * The path and query of an address on the site; `undefined` for addresses elsewhere.
 *
 * @param from the path and query of the page that has it
 */
export function readAddress(address: string, from = '/'): string | undefined {
  const isUrl = address !== '' && address.length <= MAX_ADDRESS;
  // Alone, a path such as `//` is the beginning of another host.
  const url = isUrl ? URL.parse(address, `${SITE.url}${from}`) : null;
  return url?.origin === SITE.url ? url.pathname + url.search : undefined;
}

/** The target of a redirect on the site itself; `undefined` without a redirect, or if it leads elsewhere. */
export function findTarget({ status = 0, location }: PlayerReply, from: string): string | undefined {
  return status < 300 || status > 399 || location === undefined ? undefined : readAddress(location, from);
}

/** Decodes a path that a page has written; one that is not valid stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
