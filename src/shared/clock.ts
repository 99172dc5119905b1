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
