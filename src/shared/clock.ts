/** The run was cancelled during a wait. */
export class Cancelled extends Error {
  constructor() {
    super('The run was cancelled.');
    this.name = 'Cancelled';
  }
}

/** @throws Cancelled if the run was cancelled */
export function assertNotCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new Cancelled();
}

/** Time as the action sees it; tests use their own clock. */
export interface Clock {
  /** Milliseconds since some time in the past; never decreases. */
  now(): number;
  /** Milliseconds since 1970, for dates that servers send. */
  wallNow(): number;
  /** Resolves after this many milliseconds; rejects with {@link Cancelled} as soon as the run is cancelled. */
  sleep(durationMs: number): Promise<void>;
}

/** Creates the real clock, whose sleeps end with the signal. */
export function createClock(signal: AbortSignal): Clock {
  return {
    now: () => performance.now(),
    wallNow: () => Date.now(),
    sleep: (durationMs) =>
      new Promise((resolve, reject) => {
        const cancel = () => {
          clearTimeout(timer);
          reject(new Cancelled());
        };
        const timer = setTimeout(() => {
          signal.removeEventListener('abort', cancel);
          resolve();
        }, durationMs);
        if (signal.aborted) cancel();
        else signal.addEventListener('abort', cancel, { once: true });
      }),
  };
}

/** One look of {@link poll}. */
interface Attempt {
  /** From 0. */
  readonly index: number;
  readonly isLast: boolean;
  /** Milliseconds from the time this attempt was due to the next one; `Infinity` for the last. */
  readonly untilNextMs: number;
}

/**
 * Polls until a result is returned. If an attempt takes longer than the time to the next one, that one begins at once.
 *
 * @param atMs when to try, in milliseconds after the call, ascending
 * @param attempt ends the waiting if it throws
 * @returns the first result; `undefined` if no attempt had one
 * @throws Cancelled if the run is cancelled during a wait
 */
export async function poll<T>(
  atMs: readonly number[],
  clock: Pick<Clock, 'now' | 'sleep'>,
  attempt: (about: Attempt) => Promise<T | undefined>,
): Promise<T | undefined> {
  const startMs = clock.now();
  for (const [index, attemptMs] of atMs.entries()) {
    await clock.sleep(Math.max(0, startMs + attemptMs - clock.now()));
    const nextMs = atMs[index + 1];
    const seen = await attempt({
      index,
      isLast: nextMs === undefined,
      untilNextMs: (nextMs ?? Infinity) - attemptMs,
    });
    if (seen !== undefined) return seen;
  }
  return undefined;
}

const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/**
 * Chooses the milliseconds to wait before a repeat: exponential backoff with full jitter.
 *
 * @param repeats number of repeats so far
 * @param random from 0 up to, but not including, 1
 */
export function chooseBackoffMs(repeats: number, random: () => number): number {
  return random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** repeats);
}
