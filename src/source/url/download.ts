import type { IncomingHttpHeaders } from 'node:http';
import { basename } from 'node:path/posix';
import type { HttpAnswer, HttpHead, Receiver } from '../../http/message.ts';
import { describeRedirect, followRedirects, RedirectError } from '../../http/redirect.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../../http/retry.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { isLasting, TransportError } from '../../http/transport-error.ts';
import { isHarmless, showTarget, showTargetHost } from '../../http/urls.ts';
import { chooseBackoffMs } from '../../shared/clock.ts';
import { explainWrite } from '../../shared/system-error.ts';
import { createTemporaryZip, type TemporaryZip } from './temporary-zip.ts';
import {
  assertZipContent,
  explainUnreached,
  type Progress,
  sizeError,
  statusError,
  timeError,
  urlError,
} from './url-errors.ts';

/** A package that was downloaded to a temporary file. */
export interface Download extends TemporaryZip {
  /** The file name in the URL after redirects, for messages. */
  readonly name: string;
  /** The URL after redirects, which may contain a secret. */
  readonly finalUrl: URL;
  /** Of the answer with the package. */
  readonly headers: IncomingHttpHeaders;
}

/** How a package is downloaded; `send` sends a request once. */
export interface DownloadOptions extends Pick<RunTools, 'send' | 'clock' | 'log' | 'random' | 'quote'> {
  /** Milliseconds until an answer begins. */
  readonly timeoutMs: number;
  /** Milliseconds for all; default: ten minutes. */
  readonly maxMs?: number;
  /** Maximum size; default: 1 GiB. */
  readonly maxBytes?: number;
  /** How often a request is repeated before the package begins to arrive. `0`: nothing is repeated. */
  readonly retries: number;
  readonly temporaryFolder: string;
  /** The subject of errors of the disk; default: the package of the input. */
  readonly subject?: string;
  /** Looks at the beginning of the package, and throws to refuse it; default: it must begin like a ZIP. */
  readonly checkHead?: typeof assertZipContent;
  /** Looks at the answer with the package before its body; an error that it throws is thrown unchanged. */
  readonly look?: (head: HttpHead, url: URL) => void;
}

const MAX_MS = 600_000;
const MAX_BYTES = 1024 ** 3;
/** Between two pieces of a package. */
const SILENCE_MS = 30_000;
const MAX_NAME_LENGTH = 100;

/**
 * Downloads a package as anyone can, with one GET besides redirects, to a temporary file. One that breaks off is downloaded
 * once more, from the start.
 *
 * @throws PublishError `package`: it cannot be downloaded, is too large or too slow, or does not begin like a ZIP;
 * `not-published`: it cannot be written to the disk
 */
export async function downloadPackage(start: URL, options: DownloadOptions): Promise<Download> {
  const { clock, log, random, retries, maxMs = MAX_MS } = options;
  const startMs = clock.now();
  for (let attempt = 1; ; attempt += 1) {
    const progress: Progress = { sizeBytes: undefined, cameBytes: 0, hasBegun: false };
    try {
      return await download(start, startMs + maxMs, progress, options);
    } catch (error) {
      const { cause } = error as { readonly cause?: unknown };
      if (!(cause instanceof TransportError) || !progress.hasBegun) throw error;
      // Silence counts as broken off, so only the time for all has a deadline here.
      if (cause.failure === 'deadline')
        throw timeError(progress, { passedMs: clock.now() - startMs, maxMs }, cause);
      if (isLasting(cause.failure) || attempt > Math.min(1, retries)) throw error;
      log.repeat(`GET ${start.host}: ${cause.message}; downloading the package again from its start.`);
      await clock.sleep(chooseBackoffMs(0, random));
    }
  }
}

async function download(
  start: URL,
  endMs: number,
  progress: Progress,
  options: DownloadOptions,
): Promise<Download> {
  const { clock, quote, timeoutMs, retries, maxBytes = MAX_BYTES, checkHead = assertZipContent } = options;
  const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
  // A package that has begun to arrive is only downloaded again from its start.
  const rule: typeof retryIdempotent = (...outcome) =>
    progress.hasBegun ? undefined : retryIdempotent(...outcome);
  let zip: ReturnType<typeof createTemporaryZip> | undefined;
  const ask = (url: URL): Promise<HttpAnswer> => {
    const where = describeWhere(url, start, quote);
    const receive = (head: HttpHead): Receiver | undefined => {
      if (head.status !== 200) return undefined;
      const sizeBytes = readLength(head.headers);
      if (sizeBytes !== undefined && sizeBytes > maxBytes) throw sizeError(sizeBytes, maxBytes, where);
      options.look?.(head, url);
      Object.assign(progress, { hasBegun: true, sizeBytes });
      const { write } = (zip = createTemporaryZip(options.temporaryFolder, (bytes) =>
        checkHead(bytes, head.headers, where),
      ));
      return {
        maxBytes,
        write: (chunk) => {
          progress.cameBytes += chunk.length;
          return write(chunk);
        },
      };
    };
    const leftMs = Math.max(1, endMs - clock.now());
    const silence = { firstMs: timeoutMs, nextMs: SILENCE_MS };
    const request = { method: 'GET', url, headers: { Accept: '*/*' }, timeoutMs: leftMs } as const;
    return sendWithRepeats({ ...request, silence, maxBytes: 0, receive }, rule, options, limits).catch(
      (error: unknown) => {
        throw explainUnreached(error, showTargetHost(url, quote), progress);
      },
    );
  };
  try {
    const { url, answer } = await follow(start, ask, quote);
    const where = describeWhere(url, start, quote);
    if (zip === undefined) throw statusError(answer.status, start, where);
    if (answer.isCut) throw sizeError(undefined, maxBytes, where);
    return {
      ...(await zip.finish()),
      name: nameFile(start, url, quote),
      finalUrl: url,
      headers: answer.headers,
    };
  } catch (error) {
    await zip?.discard();
    throw explainWrite(error, options.subject ?? 'The package at `zip_url`');
  }
}

async function follow(
  start: URL,
  ask: (url: URL) => Promise<HttpAnswer>,
  quote: DownloadOptions['quote'],
): ReturnType<typeof followRedirects> {
  return followRedirects(start, ask).catch((error: unknown) => {
    if (!(error instanceof RedirectError)) throw error;
    throw urlError(
      describeRedirect(error, quote),
      error.target === undefined
        ? 'Give the URL at which the redirects end.'
        : 'Give a URL that reaches the ZIP over `https:` only.',
    );
  });
}

/** How requests came to this URL, as the end of a sentence; empty for the given URL. */
function describeWhere(url: URL, start: URL, quote: DownloadOptions['quote']): string {
  return url.href === start.href ? '' : ` (after a redirect to ${showTarget(url, quote)})`;
}

/** The size of the body that the server announces. */
function readLength({ 'content-length': text = '' }: IncomingHttpHeaders): number | undefined {
  const sizeBytes = Number(text);
  return text !== '' && Number.isSafeInteger(sizeBytes) ? sizeBytes : undefined;
}

/** Names the file after the final URL, unless that name may contain a secret. */
function nameFile(start: URL, url: URL, quote: DownloadOptions['quote']): string {
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
