import { basename } from 'node:path/posix';
import type { HttpAnswer, SendRequest } from '../http.ts';
import { isLoopback, parseUrl, showUrl } from '../urls.ts';
import { explainTransport, packageError, refuseContent, refuseStatus } from './refusals.ts';

/** A package that anyone can download. */
export interface Package {
  /** The file name in the URL after redirects, as a person would call the package. */
  readonly name: string;
  /** Bytes; absent when the server does not tell. */
  readonly sizeBytes?: number;
  /** The whole file, unless it is too large to be looked into. */
  readonly bytes?: Buffer;
}

export interface UrlReaderOptions {
  readonly send: SendRequest;
  readonly timeoutMs: number;
}

/** Small packages are complete with the first request. */
const HEAD_BYTES = 64 * 1024;
/** Larger packages are not looked into. */
const MAX_BYTES = 64 * 1024 * 1024;
const MAX_REDIRECTS = 5;
const MAX_NAME_LENGTH = 100;

/**
 * Proves, without credentials, that the package can be downloaded by anyone and is a ZIP: the service will fetch it in
 * the same way. One ranged request shows what it is; only a package that is larger is then fetched whole.
 *
 * @throws PublishError `package`: it cannot be fetched, or is something else
 */
export async function readUrlPackage(start: URL, options: UrlReaderOptions): Promise<Package> {
  const { url, answer } = await fetchHead(start, options);
  const where = url.href === start.href ? '' : ` (after a redirect to ${showUrl(url)})`;
  refuseStatus(answer, start, where);
  refuseContent(answer, HEAD_BYTES, where);
  const sizeBytes = readSize(answer);
  const bytes = isWhole(answer) ? answer.body : await fetchWhole(url, answer, where, options);
  const found = { name: nameFile(url), ...(bytes === undefined ? {} : { bytes }) };
  const knownBytes = bytes?.length ?? sizeBytes;
  return knownBytes === undefined ? found : { ...found, sizeBytes: knownBytes };
}

function isWhole({ status, headers, body, isCut }: HttpAnswer): boolean {
  return !isCut && (status === 200 || headers['content-range']?.endsWith(`/${body.length}`) === true);
}

/**
 * The file whose head was read; `undefined` when it is too large to be looked into.
 *
 * @param url where the redirects ended
 * @throws PublishError `package`: it cannot be had whole, or is another file than that of the head
 */
async function fetchWhole(
  url: URL,
  head: HttpAnswer,
  where: string,
  { send, timeoutMs }: UrlReaderOptions,
): Promise<Buffer | undefined> {
  const sizeBytes = readSize(head);
  if (head.isCut || (sizeBytes !== undefined && sizeBytes > MAX_BYTES)) return undefined;
  const request = { method: 'GET', url, headers: { Accept: '*/*' }, timeoutMs, maxBytes: MAX_BYTES } as const;
  const answer = await send(request).catch((error: unknown) => {
    throw explainTransport(error, url);
  });
  refuseStatus(answer, url, where);
  if (answer.status === 200 && answer.isCut) return undefined;
  const { body } = answer;
  const isSame =
    body.subarray(0, head.body.length).equals(head.body) && (sizeBytes ?? body.length) === body.length;
  if (answer.status === 200 && isSame) return body;
  throw packageError(
    `changed between two reads${where}`,
    'Publish it when its upload has ended, from a URL whose content does not change.',
  );
}

async function fetchHead(start: URL, { send, timeoutMs }: UrlReaderOptions) {
  let url = start;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects += 1) {
    const answer = await send({
      method: 'GET',
      url,
      headers: { Accept: '*/*', Range: `bytes=0-${HEAD_BYTES - 1}` },
      timeoutMs,
      // A server without ranges sends the whole file, which then need not be fetched again.
      maxBytes: MAX_BYTES,
    }).catch((error: unknown) => {
      throw explainTransport(error, url);
    });
    const { location } = answer.headers;
    if (answer.status < 300 || answer.status >= 400 || location === undefined) return { url, answer };
    url = followRedirect(url, location);
  }
  throw packageError(
    `cannot be fetched: it redirects more than ${MAX_REDIRECTS} times`,
    'Give the URL at which the redirects end.',
  );
}

function followRedirect(from: URL, location: string): URL {
  const to = parseUrl(location, from);
  const isSafe =
    to?.protocol === 'https:' || (to?.protocol === 'http:' && isLoopback(from) && isLoopback(to));
  if (to === null || !isSafe || to.username !== '' || to.password !== '') {
    const target = to === null ? 'something that is no URL' : showUrl(to);
    throw packageError(
      `redirects to ${target}, which is not a plain \`https:\` URL`,
      'Give a URL that leads to the ZIP over `https:` all the way.',
    );
  }
  return to;
}

function readSize({ status, headers }: HttpAnswer): number | undefined {
  const text =
    status === 206 ? /\/(\d+)$/.exec(headers['content-range'] ?? '')?.[1] : headers['content-length'];
  const sizeBytes = Number(text);
  return text !== undefined && Number.isSafeInteger(sizeBytes) ? sizeBytes : undefined;
}

function nameFile(url: URL): string {
  try {
    return decodeURIComponent(basename(url.pathname)).slice(0, MAX_NAME_LENGTH) || url.host;
  } catch {
    return basename(url.pathname).slice(0, MAX_NAME_LENGTH);
  }
}
