import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { assertNotCancelled, Cancelled } from '../../shared/clock.ts';
import { readError } from '../../shared/system-error.ts';

/** The artifact that the thread downloads. */
export interface ThreadRequest {
  readonly name: string;
  /** An empty folder for the download. */
  readonly folder: string;
}

/** Facts that GitHub states of an artifact. */
interface FoundArtifact {
  readonly sizeBytes: number;
  readonly digest?: string | undefined;
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
  | { readonly kind: 'found'; readonly found: FoundArtifact }
  | { readonly kind: 'done'; readonly isIntact: boolean }
  | { readonly kind: 'failed'; readonly failure: LibraryFailure };

/** How the thread ended; `vanished`: it ended without a message. */
export type ThreadEnd = (
  | Exclude<ThreadMessage, { kind: 'found' }>
  | { readonly kind: 'late' | 'large' | 'vanished' }
) & {
  /** Absent if it ended before the artifact was found. */
  readonly found?: FoundArtifact | undefined;
};

export interface ThreadLimits {
  /** Limit until the artifact is found. */
  readonly lookUpMs: number;
  /** Limit from then on, beside the time for its size. */
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
}

/** The time for a download of this size, at the slowest rate that does not time out. */
export function allowMs({ downloadMs }: Pick<ThreadLimits, 'downloadMs'>, sizeBytes: number): number {
  return downloadMs + (sizeBytes / (128 * 1024)) * 1000;
}

/**
 * Downloads an artifact of this run in its own thread. The library knows neither deadlines nor cancellation, its
 * readers may never settle, and it prints signed URLs and, as whole lines, texts of servers. A thread can be terminated
 * at any time, and nobody reads its output.
 *
 * @throws Cancelled
 */
export async function runThread(order: ThreadRequest, options: ThreadOptions): Promise<ThreadEnd> {
  const { file, env, cancellation, limits } = options;
  assertNotCancelled(cancellation);
  // The library does not need the secrets of inputs.
  const isWanted = ([name, value]: [string, unknown]) => value !== undefined && !/^INPUT_/i.test(name);
  const own = Object.fromEntries(Object.entries(env).filter(isWanted));
  const worker = new Worker(file, { workerData: order, env: own, stdout: true, stderr: true });
  worker.stdout.resume();
  worker.stderr.resume();
  const timers: NodeJS.Timeout[] = [];
  let cancel: () => void = () => undefined;
  try {
    return await new Promise<ThreadEnd>((resolve, reject) => {
      let found: FoundArtifact | undefined;
      const end = (kind: 'late' | 'large' | 'vanished') => resolve({ kind, found });
      cancel = () => reject(new Cancelled());
      cancellation.addEventListener('abort', cancel);
      timers.push(setTimeout(() => end('late'), limits.lookUpMs));

      const onFound = ({ sizeBytes }: FoundArtifact): void => {
        if (sizeBytes > limits.maxBytes) end('large');
        timers.splice(0).forEach(clearTimeout);
        timers.push(setTimeout(() => end('late'), allowMs(limits, sizeBytes)));
        // The announced size may differ from the real one.
        const watch = async () => (await measureFolder(order.folder)) > limits.maxBytes && end('large');
        timers.push(setInterval(() => void watch().catch(() => undefined), limits.watchMs));
      };
      worker.on('message', (message: ThreadMessage) => {
        if (message.kind !== 'found') resolve({ ...message, found });
        else onFound((found = message.found));
      });
      worker.on('error', (error) => resolve({ kind: 'failed', failure: readError(error), found }));
      worker.on('exit', () => end('vanished'));
    });
  } finally {
    timers.forEach(clearTimeout);
    cancellation.removeEventListener('abort', cancel);
    await worker.terminate();
  }
}

async function measureFolder(folder: string): Promise<number> {
  const names = await readdir(folder);
  const files = await Promise.all(names.map((name) => stat(join(folder, name))));
  return files.reduce((sum, { size }) => sum + size, 0);
}
