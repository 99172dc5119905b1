import type { Worker } from 'node:worker_threads';
import { assertNotCancelled, Cancelled } from '../../shared/clock.ts';
import type { PhpFileFacts } from './model.ts';
import { type FileToParse, parseFile } from './parse.ts';

const HEAP_MB = 400;
/** The clock may go slower than that of the system, so it is asked again. */
const SHORTEST_MS = 20;
/** The bundle has an entry of its own; see `src/index.ts`. */
const THREAD_FILE = import.meta.url.endsWith('.ts') ? './serve.ts' : './php.js';

/** Hands out files one by one, and takes what is read. */
interface Parsing {
  /** Reads the next file; `undefined` if there is no more, or no time is left. */
  readonly next: () => Promise<FileToParse | undefined>;
  readonly take: (facts: PhpFileFacts) => void;
  readonly signal?: AbortSignal | undefined;
  /** How long the thread may go on. Parsing cannot be interrupted, and takes long for some code that nobody writes. */
  readonly leftMs: () => number;
}

/**
 * Parses files here: a thread takes longer to start than a small package to be read.
 *
 * @throws Cancelled
 */
export async function parseHere({ next, take, signal }: Parsing): Promise<void> {
  for (let file = await next(); file !== undefined; file = await next()) {
    assertNotCancelled(signal);
    take(parseFile(file));
  }
}

/**
 * Parses files in a thread, until there are no more, or the limits of time and memory are reached. What it was reading then is not read.
 *
 * @throws Cancelled
 */
export async function parseInThread({ next, take, signal, leftMs }: Parsing): Promise<void> {
  const worker = await takeThread();
  let timer: NodeJS.Timeout | undefined;
  let cancel: () => void = () => undefined;
  let hear: (facts: PhpFileFacts) => void = () => undefined;
  let end: () => void = () => undefined;
  let isDone = false;
  try {
    assertNotCancelled(signal);
    isDone = await new Promise<boolean>((resolve, reject) => {
      cancel = () => reject(new Cancelled());
      signal?.addEventListener('abort', cancel);
      const watch = () => {
        if (leftMs() <= 0) resolve(false);
        else timer = setTimeout(watch, Math.max(leftMs(), SHORTEST_MS));
      };
      watch();
      let pending = 0;
      const go = async (): Promise<void> => {
        pending += 1;
        const one = await next();
        if (one !== undefined) worker.postMessage(one);
        else if ((pending -= 1) === 0) resolve(true);
      };
      hear = (facts) => {
        pending -= 1;
        take(facts);
        go().catch(reject);
      };
      worker.on('message', hear);
      end = () => resolve(false);
      worker.on('exit', end);
      // Two files are under way, so that it has one while the next is unpacked.
      void Promise.all([go(), go()]).catch(reject);
    });
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
    worker.off('message', hear);
    worker.off('exit', end);
    if (isDone) keepThread(worker);
    else await worker.terminate();
  }
}

/** A thread that has nothing to do: the other version is read by the same one, because each takes a while to start. */
let idle: Worker | undefined;

async function takeThread(): Promise<Worker> {
  const kept = idle;
  idle = undefined;
  const worker = kept ?? (await startThread());
  worker.ref();
  return worker;
}

function keepThread(worker: Worker): void {
  if (idle !== undefined) void worker.terminate();
  else {
    idle = worker;
    // It keeps no process alive.
    worker.unref();
  }
}

async function startThread(): Promise<Worker> {
  const { Worker } = await loadThreads();
  const worker = new Worker(new URL(THREAD_FILE, import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    env: {},
    // Nothing reads its output: that would keep the process alive.
    stdout: true,
    stderr: true,
  });
  // It ends by itself when its memory is used up.
  worker.on('error', () => undefined);
  worker.once('exit', () => {
    if (idle === worker) idle = undefined;
  });
  return worker;
}

/** Parses what another thread sends, file by file: the work of the thread that {@link parseInThread} starts. */
export async function serveParsing(): Promise<void> {
  const { parentPort } = await loadThreads();
  parentPort?.on('message', (file: FileToParse) => parentPort.postMessage(parseFile(file)));
}

/** Small packages do without. */
const loadThreads = () => import('node:worker_threads');
