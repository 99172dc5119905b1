import type { Sanitise } from '../shared/logger.ts';
import { cutText } from '../shared/quote.ts';

/** Pure helpers for URLs from workflows and servers: which may be requested, and how to show them. */

/**
 * Query parameters that carry a credential: whoever reads such a URL can use it.
 * Names as in signed URLs of S3, Google Cloud Storage, Azure, CloudFront, Alibaba,
 * Tencent, Akamai, SharePoint and GitHub, and of one-time codes.
 */
const CREDENTIAL_PARAMETER = new RegExp(
  '^(x-amz-.*|x-goog-.*|x-oss-.*|sig|sign|.*signature|jwt|hmac|.*token|.*key|key-pair-id|policy|.*auth|authorization' +
    '|credentials?|secret|password|pass|pwd|googleaccessid|awsaccesskeyid|hdnea|hash|verify|code)$',
  'i',
);

/** nginx's `secure_link`: without `expires`, `md5` is the checksum of a file. */
const DATED_CHECKSUM = ['md5', 'expires'];

/** Shorter values are not secrets, and masking `1` or `abc` would make a log unreadable. */
const MIN_SECRET_LENGTH = 8;

const MAX_SHOWN_PATH = 300;

/** Parses a URL, absolute or relative to a base; `null` when the text is not one. */
export function parseUrl(text: string, base?: URL): URL | null {
  return URL.canParse(text, base?.href) ? new URL(text, base?.href) : null;
}

/**
 * Parses a URL with a web scheme and a host; `null` when it has blanks, control characters or backslashes, which
 * parsers drop or turn.
 */
export function parseWebUrl(text: string): URL | null {
  if (!/^https?:\/\/[^/?#]/i.test(text) || /[\s\p{Cc}\p{Cf}\\]/u.test(text)) return null;
  return parseUrl(text);
}

/** Whether the host is `localhost`, 127.0.0.0/8 or `::1`, after WHATWG normalisation. */
export function isLoopback({ hostname }: URL): boolean {
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname);
}

/** Whether the URL's query or fragment holds a credential, so that neither the log nor an output may show it. */
export function isSignedUrl(url: URL): boolean {
  return [url.search, url.hash]
    .flatMap((part) => listParameters(part.slice(1)))
    .some(({ isCredential }) => isCredential);
}

/**
 * The parts of a URL that must not be printed: its user info and, when it is signed, its query and fragment.
 *
 * @param isPublic whether anyone may know the value: then it is not a credential, whatever its parameter is called
 */
export function collectUrlSecrets(
  text: string,
  isPublic: (value: string) => boolean = () => false,
): readonly string[] {
  const url = parseUrl(text);
  if (url === null) return [];
  // Parsing changes the encoding, but a server may echo the URL as written.
  const parts = [url.search.slice(1), url.hash.slice(1), ...text.split(/[?#]/).slice(1)];
  const credentials = parts
    .flatMap(listParameters)
    .filter(({ isCredential, forms }) => isCredential && !forms.some(isPublic));
  const whole = credentials.length > 0 ? parts : [];
  const secrets = [url.username, url.password, ...whole, ...credentials.flatMap(({ forms }) => forms)];
  return [...new Set(secrets)].filter((secret) => secret.length >= MIN_SECRET_LENGTH);
}

interface Parameter {
  readonly isCredential: boolean;
  /** The value as written in the URL, and decoded. */
  readonly forms: readonly string[];
}

function listParameters(query: string): readonly Parameter[] {
  const parameters = query.split(/[&;]/).flatMap((pair) => {
    const written = pair.slice(pair.indexOf('=') + 1);
    return [...new URLSearchParams(pair)].map(([name, value]) => {
      // PHP reads `token[]` as `token`.
      return { name: name.replace(/\[.*$/, '').toLowerCase(), forms: [written, value] };
    });
  });
  const isDated = DATED_CHECKSUM.every((wanted) => parameters.some(({ name }) => name === wanted));
  return parameters.map(({ name, forms }) => ({
    isCredential: CREDENTIAL_PARAMETER.test(name) || (isDated && name === 'md5'),
    forms,
  }));
}

/**
 * Shows a URL in a log: origin and path, cut to a length that only a hostile redirect exceeds. A query becomes `?…`,
 * because it may be a secret.
 */
export function showUrl(url: URL, maxPathLength = MAX_SHOWN_PATH): string {
  const path = cutText(url.pathname, maxPathLength);
  return `${url.protocol}//${url.host}${path}${url.search === '' ? '' : '?…'}`;
}

/**
 * Shows a URL that another party wrote: only its origin when the rest may hold a secret, and not even that when the
 * origin may hold one.
 *
 * @param quote hides secrets, also in the forms that parsing gives them
 */
export function showTarget(url: URL, quote: Sanitise): string {
  const origin = `${url.protocol}//${url.host}`;
  // Looked at before it is cut, because a part of a secret is not recognised.
  if (isHarmless(`${origin}${url.pathname}`, quote)) return showUrl(url);
  return isHarmless(origin, quote) ? `${origin}/…` : 'an address that may hold a secret';
}

/** Shows the host of another party's URL, for a message without room for its path. */
export function showTargetHost(url: URL, quote: Sanitise): string {
  return isHarmless(url.host, quote) ? url.host : 'a host whose name may hold a secret';
}

/** Whether a part of a URL can be shown. The sanitiser splits `::`, which is harmless in an IPv6 address. */
export function isHarmless(text: string, quote: Sanitise): boolean {
  return quote(text).replaceAll(': :', '::') === text;
}

/** Whether data sent to this address stays secret: the URL uses `https:` or this machine, and has no user info. */
export function isSafe(url: URL): boolean {
  const isSecret = url.protocol === 'https:' || (url.protocol === 'http:' && isThisMachine(url));
  return isSecret && url.username === '' && url.password === '';
}

/**
 * Whether the host is a loopback address, or a name below `localhost`, which always means one (RFC 6761, section 6.3).
 */
export function isThisMachine(url: URL): boolean {
  return isLoopback(url) || url.hostname.endsWith('.localhost');
}

/**
 * Whether a URL that another address named may be requested: one on this machine only when the other is on it, too.
 */
export function isSafeFrom(url: URL, other: URL): boolean {
  return isSafe(url) && (!isThisMachine(url) || isThisMachine(other));
}
