import { isLoopback } from './urls.ts';

/** Whether what is sent to this address stays secret: over `https:`, or on this machine, and without user info. */
export function isSafe(url: URL): boolean {
  const isSecret = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url));
  return isSecret && url.username === '' && url.password === '';
}

/** Loopback addresses, and names below `localhost`, which always mean them (RFC 6761, section 6.3). */
export function isThisMachine(url: URL): boolean {
  return isLoopback(url) || url.hostname.endsWith('.localhost');
}

/** Whether what another place names may be asked for: this machine only when the other is here, too. */
export function isSafeFrom(url: URL, other: URL): boolean {
  return isSafe(url) && (!isThisMachine(url) || isThisMachine(other));
}
