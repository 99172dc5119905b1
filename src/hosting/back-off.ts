import type { HostingPorts } from './job.ts';

const FIRST_MS = 1_000;
const MAX_MS = 30_000;

/** Waits before something is tried once more: exponentially longer each time, with full jitter. */
export async function backOff(
  repeats: number,
  { clock, random }: Pick<HostingPorts, 'clock' | 'random'>,
): Promise<void> {
  await clock.sleep(random() * Math.min(MAX_MS, FIRST_MS * 2 ** repeats));
}
