import { basename } from 'node:path/posix';
import { findRange, readValidator } from '../../http/content-range.ts';
import type { HttpAnswer, SendRequest } from '../../http/message.ts';
import { describeRedirect, followRedirects, RedirectError } from '../../http/redirect.ts';
import { isHarmless, showTarget } from '../../http/urls.ts';
import type { ByteReader, Span } from '../../shared/bytes.ts';
import type { Logger, Sanitise } from '../../shared/logger.ts';
import { wrongRangeError, urlError, assertZipContent, assertStatus } from './explain.ts';
import { ask, type Host, type Question } from './host.ts';
import { readByRanges } from './ranges.ts';
import { createSpool, type Spool } from './spool.ts';
import { fetchWhole, finishWhole, readLength, receiveWhole } from './whole.ts';

/** A package that anyone can download. */
export interface Package {
  /** The file name in the URL after redirects, as a person would call the package. */
  readonly name: string;
  /** Where the redirects ended. May hold a secret. */
  readonly finalUrl: URL;
  /** Absent when the package was not opened and the server does not tell. */
  readonly sizeBytes?: number;
  /** Absent when the package was not opened. */
  readonly reader?: ByteReader;
  /** Deletes what was stored on this machine; idempotent, and safe after every failure. */
  readonly close: () => Promise<void>;
}

export interface UrlReaderOptions {
  readonly send: SendRequest;
  readonly timeoutMs: number;
  /** For a package that has to be fetched whole. */
  readonly temporaryFolder: string;
  readonly log: Logger;
  /** Makes a text that others wrote safe to print. */
  readonly quote: Sanitise;
  /** Whether the package will be read; otherwise a few bytes prove that it is there and is a ZIP. */
  readonly isOpened: boolean;
  /** Of a package that has to be fetched whole: 1 GiB, if not given. */
  readonly maxBytes?: number;
}

/** Small packages are complete with the first request. */
const HEAD: Span = { start: 0, end: 64 * 1024 };
const PROBE: Span = { start: 0, end: 64 };
/** Limits how much is read of an answer that is longer than the probe. */
const MAX_PROBE_BYTES = 4 * 1024;
const MAX_WHOLE_BYTES = 1024 ** 3;
const MAX_NAME_LENGTH = 100;

/**
 * Proves, without credentials, that the package can be downloaded by anyone and begins like a ZIP: the service will
 * fetch it in the same way. One ranged request shows what it is; more of it is fetched as the reader is asked for it.
 *
 * @throws PublishError `package`: it cannot be fetched, or is something else; `not-published`: it had to be stored on
 * this machine, whose disk did not take it
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

/** The size of a file that is sent whole, without reading it to its end. */
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

/** Asks, and asks again where redirects lead to; all further questions go to the host at their end. */
async function follow(
  start: URL,
  { send, timeoutMs, log, quote, maxBytes = MAX_WHOLE_BYTES }: UrlReaderOptions,
  question: (host: Host) => Question,
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

/** As the end of the redirects calls it, unless that may hold a secret. */
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
