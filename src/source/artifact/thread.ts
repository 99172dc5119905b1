import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import { assertNotCancelled, Cancelled } from '../../shared/clock.ts';
import { readError } from '../../shared/system-error.ts';

/** The artifact that the thread downloads. */
export interface ThreadRequest {
  readonly name: string;
  /** An empty folder for the download. */
  readonly folder: string;
}

/** An error of the library. */
export interface LibraryFailure {
  readonly name: string;
  readonly message: string;
  /** The names of existing artifacts, when none has the name. */
  readonly names?: readonly string[] | undefined;
}

/** Messages of the thread. */
export type ThreadMessage =
  | { readonly kind: 'found'; readonly sizeBytes: number }
  | { readonly kind: 'done'; readonly isIntact: boolean }
  | { readonly kind: 'failed'; readonly failure: LibraryFailure };

/** Why a thread was stopped; `vanished`: it ended without a message. */
type StopReason = 'look-up-deadline' | 'download-deadline' | 'size' | 'vanished';

/** How the thread ended. */
export type ThreadEnd =
  | { readonly kind: 'done'; readonly isIntact: boolean }
  | {
      readonly kind: 'failed';
      readonly failure: LibraryFailure;
      /** Whether the artifact exists. */
      readonly isFound: boolean;
      /** Why the last attempt of the download failed. */
      readonly reason: string | undefined;
    }
  | { readonly kind: 'stopped'; readonly why: StopReason };

export interface ThreadLimits {
  /** Limit until the artifact is found. */
  readonly lookUpMs: number;
  /** Limit from then on, in addition to the time for its size. */
  readonly downloadMs: number;
  /** Maximum size of the download. */
  readonly maxBytes: number;
  /** Interval between two checks of the download's size. */
  readonly watchMs: number;
}

interface ThreadOptions {
  /** The file to run. */
  readonly file: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly cancellation: AbortSignal;
  readonly limits: ThreadLimits;
  /** Called with the reason when the library tries again. */
  readonly onRepeat: (why: string) => void;
}

/** The slowest download that does not time out. */
export const MIN_BYTES_PER_S = 128 * 1024;

/**
 * Downloads an artifact of this run in its own thread. The library knows neither deadlines nor cancellation, its
 * readers may never settle, and it prints signed URLs and, as whole lines, texts of servers. A thread can be terminated
 * at any time, and its output does not reach the log. Nor do its commands to mask values: a server wrote these values,
 * and one could be the version.
 *
 * @throws Cancelled
 */
export async function runThread(order: ThreadRequest, options: ThreadOptions): Promise<ThreadEnd> {
  const { file, env, cancellation, limits, onRepeat } = options;
  assertNotCancelled(cancellation);
  const worker = new Worker(file, {
    workerData: order,
    env: withoutInputs(env),
    stdout: true,
    stderr: true,
  });
  const timers: NodeJS.Timeout[] = [];
  let cancel: () => void = () => undefined;
  try {
    return await new Promise<ThreadEnd>((resolve, reject) => {
      let isFound = false;
      let reason: string | undefined;
      const stop = (why: StopReason) => resolve({ kind: 'stopped', why });
      const fail = (failure: LibraryFailure) => resolve({ kind: 'failed', failure, isFound, reason });
      const stopAfter = (durationMs: number, why: StopReason) =>
        timers.push(setTimeout(() => stop(why), durationMs));

      cancel = () => reject(new Cancelled());
      cancellation.addEventListener('abort', cancel);
      stopAfter(limits.lookUpMs, 'look-up-deadline');

      const onFound = (sizeBytes: number): void => {
        isFound = true;
        if (sizeBytes > limits.maxBytes) stop('size');
        timers.splice(0).forEach(clearTimeout);
        stopAfter(limits.downloadMs + (sizeBytes / MIN_BYTES_PER_S) * 1000, 'download-deadline');
        // The announced size may differ from the real one.
        const watch = async () => (await measureFolder(order.folder)) > limits.maxBytes && stop('size');
        timers.push(setInterval(() => void watch(), limits.watchMs));
      };
      worker.on('message', (message: ThreadMessage) => {
        if (message.kind === 'found') onFound(message.sizeBytes);
        else if (message.kind === 'failed') fail(message.failure);
        else resolve(message);
      });
      worker.on('error', (error) => fail(describeFailure(error)));
      worker.on('exit', () => stop('vanished'));
      worker.stderr.resume();
      readLines(worker.stdout, (line) => {
        const repeat = findRetry(line);
        if (repeat === undefined) return;
        const { why, isDownload, isUseless } = repeat;
        if (isDownload) reason = why;
        if (isUseless) fail({ name: 'Error', message: why });
        else onRepeat(why);
      });
    });
  } finally {
    timers.forEach(clearTimeout);
    cancellation.removeEventListener('abort', cancel);
    await worker.terminate();
  }
}

/** Reads an error by its shape, because an error from a thread has lost its class. */
export function describeFailure(error: unknown): LibraryFailure {
  const { name, message } = readError(error);
  return { name, message };
}

/** Removes the inputs, because the library does not need their secrets. */
function withoutInputs(env: ThreadOptions['env']): Record<string, string | undefined> {
  const isWanted = ([name, value]: [string, string | undefined]) =>
    value !== undefined && !/^INPUT_/i.test(name);
  return Object.fromEntries(Object.entries(env).filter(isWanted));
}

async function measureFolder(folder: string): Promise<number> {
  try {
    const names = await readdir(folder);
    const files = await Promise.all(names.map((name) => stat(join(folder, name))));
    return files.reduce((sum, { size }) => sum + size, 0);
  } catch {
    return 0;
  }
}

const MAX_LINE_LENGTH = 16 * 1024;

/** Reads lines; cuts long ones. */
function readLines(stream: Readable, take: (line: string) => void): void {
  let open = '';
  stream.setEncoding('utf8').on('data', (text: string) => {
    const lines = `${open}${text}`.split(/\r?\n/);
    open = (lines.pop() ?? '').slice(0, MAX_LINE_LENGTH);
    lines.forEach(take);
  });
}

interface LoggedRetry {
  readonly why: string;
  readonly isDownload: boolean;
  /** Whether the same request would fail again, or this was the last attempt, after which the library only waits. */
  readonly isUseless: boolean;
}

const LAST_ATTEMPT = '5';

const LASTING =
  /^(ENOSPC|EDQUOT|EFBIG|EACCES|EROFS|EISDIR|ENAMETOOLONG): |^URI malformed|blob storage: (40[013]|410)\b/;

/** Finds the reason for a retry in the library's output, because its final error does not contain it. */
function findRetry(line: string): LoggedRetry | undefined {
  const [, request] = /^Attempt \d+ of \d+ failed with error: (.*)\. Retrying request in /.exec(line) ?? [];
  if (request !== undefined) return { why: request, isDownload: false, isUseless: false };
  const [, attempt, escaped] =
    /^::debug::Failed to download artifact after (\d+) retries due to (.*)\. Retrying in /.exec(line) ?? [];
  const why = escaped?.replaceAll('%0D', ' ').replaceAll('%0A', ' ').replaceAll('%25', '%');
  if (why === undefined) return undefined;
  return { why, isDownload: true, isUseless: attempt === LAST_ATTEMPT || LASTING.test(why) };
}
