import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
import type { IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import { basename } from 'node:path/posix';
import type { HttpAnswer, HttpHead, Receiver } from '../../http/message.ts';
import { followRedirects, RedirectError } from '../../http/redirect.ts';
import { REPEAT_BUDGET_MS, retryIdempotent, sendWithRepeats } from '../../http/retry.ts';
import type { RunTools } from '../../http/run-tools.ts';
import { isLasting, TransportError } from '../../http/transport-error.ts';
import { isHarmless, showTarget, showTargetHost } from '../../http/urls.ts';
import { chooseBackoffMs } from '../../shared/clock.ts';
import { describeFile } from '../../shared/file-type.ts';
import { type LocalFile, openLocalFile } from '../../shared/local-file.ts';
import { explainWrite } from '../../shared/system-error.ts';
import {
  contentError,
  explainUnreached,
  type Progress,
  redirectError,
  sizeError,
  statusError,
  timeError,
} from './url-errors.ts';

/** A ZIP in a temporary file, open for reading. */
interface TemporaryZip {
  readonly path: string;
  readonly file: LocalFile;
  /** In lower-case hex. */
  readonly sha256: string;
  /** Closes and deletes the file; idempotent. */
  readonly close: () => Promise<void>;
}

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
  /** It need not begin like a ZIP. */
  readonly isAnything?: boolean;
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
      if (cause.failure === 'deadline') throw timeError(progress, clock.now() - startMs, maxMs);
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
  const { clock, quote, timeoutMs, retries, look, maxBytes = MAX_BYTES, isAnything = false } = options;
  const zip = createTemporaryZip(options.temporaryFolder);
  // A package that has begun to arrive is only downloaded again from its start.
  const rule: typeof retryIdempotent = (...outcome) =>
    progress.hasBegun ? undefined : retryIdempotent(...outcome);
  /** How requests came to a URL, as the end of a sentence; empty for the given one. */
  const describeWhere = (url: URL): string =>
    url.href === start.href ? '' : ` (after a redirect to ${showTarget(url, quote)})`;
  const ask = (url: URL): Promise<HttpAnswer> => {
    const receive = (head: HttpHead): Receiver | undefined => {
      if (head.status !== 200) return undefined;
      const sizeBytes = readLength(head.headers);
      if (sizeBytes !== undefined && sizeBytes > maxBytes)
        throw sizeError(sizeBytes, maxBytes, describeWhere(url));
      look?.(head, url);
      Object.assign(progress, { hasBegun: true, sizeBytes });
      const write = (chunk: Buffer) => {
        progress.cameBytes += chunk.length;
        return zip.write(chunk);
      };
      return { maxBytes, write };
    };
    const times = {
      timeoutMs: Math.max(1, endMs - clock.now()),
      silence: { firstMs: timeoutMs, nextMs: SILENCE_MS },
    };
    const request = {
      method: 'GET',
      url,
      headers: { Accept: '*/*' },
      ...times,
      maxBytes: 0,
      receive,
    } as const;
    const limits = { retries, budgetMs: REPEAT_BUDGET_MS };
    return sendWithRepeats(request, rule, options, limits).catch((error: unknown) => {
      throw explainUnreached(error, showTargetHost(url, quote), progress);
    });
  };
  try {
    const { url, answer } = await followRedirects(start, ask);
    const where = describeWhere(url);
    if (!progress.hasBegun) throw statusError(answer.status, start, where);
    const stored = await zip.finish();
    const other = isAnything ? undefined : await describeFile(stored.file);
    if (other !== undefined) throw contentError(other, answer.headers, where);
    if (answer.isCut) throw sizeError(undefined, maxBytes, where);
    return { ...stored, name: nameFile(start, url, quote), finalUrl: url, headers: answer.headers };
  } catch (error) {
    await zip.close();
    if (error instanceof RedirectError) throw redirectError(error, quote);
    throw explainWrite(error, options.subject ?? 'The package at `zip_url`');
  }
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

/** Stores what arrives in a new file in the folder, and hashes it. The functions throw the system's errors. */
function createTemporaryZip(folder: string) {
  const path = join(folder, `publish-wordpress-plugin-${randomUUID()}.zip`);
  const hash = createHash('sha256');
  let target: FileHandle | undefined;
  let file: LocalFile | undefined;
  // Refuses an existing file or link, and keeps the file private.
  const create = async () => (target ??= await open(path, 'wx', 0o600));
  const close = async (): Promise<void> => {
    await file?.close();
    await target?.close().catch(() => undefined);
    if (target !== undefined) await rm(path, { force: true });
  };
  return {
    close,
    write: async (chunk: Buffer): Promise<void> => {
      hash.update(chunk);
      await (await create()).writeFile(chunk);
    },
    finish: async (): Promise<TemporaryZip> => {
      await (await create()).close();
      file = await openLocalFile(path);
      return { path, file, sha256: hash.digest('hex'), close };
    },
  };
}
