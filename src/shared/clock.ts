/** A wait was cut short because the run was cancelled. */
export class Cancelled extends Error {
  constructor() {
    super('The run was cancelled.');
    this.name = 'Cancelled';
  }
}

/** @throws Cancelled when the run is */
export function assertNotCancelled(signal: AbortSignal | undefined): void {
  if (signal?.aborted === true) throw new Cancelled();
}

/** Time as the action sees it; tests bring their own. */
export interface Clock {
  /** Milliseconds since some moment in the past; never goes back. */
  now(): number;
  /** Milliseconds since 1970, for dates that servers send. */
  wallNow(): number;
  /** Resolves after so many milliseconds; rejects with {@link Cancelled} at once when the run is. */
  sleep(durationMs: number): Promise<void>;
}

/** The real clock, whose sleeps end with the signal. */
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

/** One of the looks of {@link poll}. */
export interface Attempt {
  /** From 0. */
  readonly index: number;
  readonly isLast: boolean;
  /** Milliseconds from when this look was due to when the next one is; `Infinity` for the last. */
  readonly untilNextMs: number;
}

/**
 * Looks again and again until there is something to see. A look that takes long is not waited for twice: the next one
 * then begins at once.
 *
 * @param atMs when to look, in milliseconds after the call, ascending
 * @param look what it throws ends the waiting
 * @returns what the first successful look saw; `undefined` when none did
 * @throws Cancelled when the run is, while it waits
 */
export async function poll<T>(
  atMs: readonly number[],
  clock: Pick<Clock, 'now' | 'sleep'>,
  look: (attempt: Attempt) => Promise<T | undefined>,
): Promise<T | undefined> {
  const startMs = clock.now();
  for (const [index, lookMs] of atMs.entries()) {
    await clock.sleep(Math.max(0, startMs + lookMs - clock.now()));
    const nextMs = atMs[index + 1];
    const seen = await look({
      index,
      isLast: nextMs === undefined,
      untilNextMs: (nextMs ?? Infinity) - lookMs,
    });
    if (seen !== undefined) return seen;
  }
  return undefined;
}

const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/**
 * How long to wait before something is tried once more, in milliseconds: exponentially longer each time, with full
 * jitter.
 *
 * @param repeats how often it was repeated before
 * @param random from 0 up to, but without, 1
 */
export function chooseBackoffMs(repeats: number, random: () => number): number {
  return random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** repeats);
}
