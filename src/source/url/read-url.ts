import { basename } from 'node:path/posix';
import { findRange, readValidator } from '../../http/content-range.ts';
import type { HttpAnswer, SendRequest } from '../../http/message.ts';
import { describeRedirect, followRedirects, RedirectError } from '../../http/redirect.ts';
import { isHarmless, showTarget } from '../../http/urls.ts';
import type { ByteReader, Span } from '../../shared/bytes.ts';
import type { Logger, Sanitise } from '../../shared/logger.ts';
import { wrongRangeError, urlError, assertZipContent, assertStatus } from './url-errors.ts';
import { ask, type Host } from './host.ts';
import { readByRanges } from './ranges.ts';
import { createSpool, type Spool } from './spool.ts';
import { fetchWhole, finishWhole, readLength, receiveWhole } from './whole.ts';

/** A package that anyone can download. */
interface Package {
  /** The file name in the URL after redirects, for messages. */
  readonly name: string;
  /** The URL after redirects, which may contain a secret. */
  readonly finalUrl: URL;
  /** Absent when the package was not opened and the server does not send the size. */
  readonly sizeBytes?: number;
  /** Absent when the package was not opened. */
  readonly reader?: ByteReader;
  /** Deletes what was stored on this machine; idempotent, and safe after every failure. */
  readonly close: () => Promise<void>;
}

interface UrlReaderOptions {
  readonly send: SendRequest;
  readonly timeoutMs: number;
  /** The folder for a package that has to be fetched whole. */
  readonly temporaryFolder: string;
  readonly log: Logger;
  /** Makes other people's text safe to print. */
  readonly quote: Sanitise;
  /** Whether the package will be read; otherwise a few bytes prove that it exists and is a ZIP. */
  readonly isOpened: boolean;
  /** Maximum size of a package that has to be fetched whole; default: 1 GiB. */
  readonly maxBytes?: number;
}

/** Small packages are complete with the first request. */
const HEAD: Span = { start: 0, end: 64 * 1024 };
const PROBE: Span = { start: 0, end: 64 };
/** Maximum number of bytes to read of an answer that is longer than the probe. */
const MAX_PROBE_BYTES = 4 * 1024;
const MAX_WHOLE_BYTES = 1024 ** 3;
const MAX_NAME_LENGTH = 100;

/**
 * Proves that anyone can download the package, as the service will, and that it begins like a ZIP. One request with a
 * range shows this; the reader fetches more when needed.
 *
 * @throws PublishError `package`: it cannot be fetched, or is something else; `not-published`: it had to be stored, but
 * cannot be written to the disk
 */
export async function readUrlPackage(start: URL, options: UrlReaderOptions): Promise<Package> {
  return options.isOpened ? openPackage(start, options) : probePackage(start, options);
}

async function probePackage(start: URL, options: UrlReaderOptions): Promise<Package> {
  const probe = { range: PROBE, maxBytes: MAX_PROBE_BYTES };
  const { host, answer: first } = await follow(start, options, () => probe);
  const range = findRange(first, PROBE);
  const isMisfit = first.status === 206 && range === undefined;
  const answer = isMisfit ? await ask(host, { maxBytes: MAX_PROBE_BYTES }) : first;
  assertStatus(answer, start, host.where);
  if (isMisfit && answer.status === 206) throw wrongRangeError(host.where);
  assertZipContent(answer.body, answer.headers, host.where);
  const sizeBytes = range === undefined ? readWholeSize(answer) : range.sizeBytes;
  const close = () => Promise.resolve();
  const size = sizeBytes === undefined ? {} : { sizeBytes };
  return { name: nameFile(start, host), finalUrl: host.url, ...size, close };
}

/** The size of a file in a whole answer, even if it was not read to its end. */
function readWholeSize({ headers, body, isCut }: HttpAnswer): number | undefined {
  return isCut ? readLength(headers) : body.length;
}

async function openPackage(start: URL, options: UrlReaderOptions): Promise<Package> {
  const spool = createSpool(options.temporaryFolder, HEAD.end);
  try {
    const download = { spool, why: 'its server does not support ranges' };
    const { host, answer } = await follow(start, options, (at) => {
      return { range: HEAD, maxBytes: HEAD.end, receive: receiveWhole(at, download) };
    });
    assertStatus(answer, start, host.where);
    const reader = await (answer.status === 206
      ? readFromPart(host, spool, answer)
      : finishWhole(host, download, answer));
    const { sizeBytes } = reader;
    return { name: nameFile(start, host), finalUrl: host.url, sizeBytes, reader, close: spool.close };
  } catch (error) {
    await spool.close();
    throw error;
  }
}

function readFromPart(host: Host, spool: Spool, answer: HttpAnswer): ByteReader | Promise<ByteReader> {
  const { headers, body } = answer;
  const { sizeBytes } = findRange(answer, HEAD) ?? {};
  if (sizeBytes === undefined)
    return fetchWhole(host, { spool, why: 'its server does not support ranges properly' });
  assertZipContent(body, headers, host.where);
  return readByRanges(host, spool, { head: body, sizeBytes, validator: readValidator(headers) });
}

/** Sends a request and follows redirects; later requests go to the final host. */
async function follow(
  start: URL,
  { send, timeoutMs, log, quote, maxBytes = MAX_WHOLE_BYTES }: UrlReaderOptions,
  question: (host: Host) => Parameters<typeof ask>[1],
): Promise<{ readonly host: Host; readonly answer: HttpAnswer }> {
  const hostAt = (url: URL): Host => {
    const where = url.href === start.href ? '' : ` (after a redirect to ${showTarget(url, quote)})`;
    return { url, where, send, timeoutMs, maxBytes, log, quote };
  };
  try {
    const { url, answer } = await followRedirects(start, (next) => {
      const host = hostAt(next);
      return ask(host, question(host));
    });
    return { host: hostAt(url), answer };
  } catch (error) {
    if (!(error instanceof RedirectError)) throw error;
    throw urlError(
      describeRedirect(error, quote),
      error.target === undefined
        ? 'Give the URL at which the redirects end.'
        : 'Give a URL that reaches the ZIP over `https:` only.',
    );
  }
}

/** Names the file after the final URL, unless that name may contain a secret. */
function nameFile(start: URL, { url, quote }: Host): string {
  const name = readName(url);
  return (isHarmless(name, quote) ? name : readName(start)).slice(0, MAX_NAME_LENGTH);
}

function readName({ pathname, host }: URL): string {
  const name = basename(pathname);
  try {
    return decodeURIComponent(name) || host;
  } catch {
    return name;
  }
}
