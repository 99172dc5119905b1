import type { Clock } from './clock.ts';

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
