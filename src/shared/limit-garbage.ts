import { setFlagsFromString } from 'node:v8';

/** Work on fewer bytes makes little garbage. */
const BUSY_BYTES = 1024 * 1024;

/**
 * Keeps V8 from giving more and more room to what is garbage at once, as most is that work on many bytes makes. What has been
 * given stays, so this is called before that work.
 */
export function limitGarbage(bytes: number): void {
  if (bytes > BUSY_BYTES) setFlagsFromString('--semi-space-growth-factor=1');
}
