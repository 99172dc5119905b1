import type { Release } from '../github/responses.ts';
import { Cancelled } from '../shared/clock.ts';
import type { HostingJob } from './job.ts';

/** How long GitHub may take to show what is there. */
const LOOK_AGAIN_MS = 3_000;

/** Reads a release that was there a moment ago: what GitHub does not show at once is looked for a second time. */
export async function readDraft(
  { id }: Pick<Release, 'id'>,
  { github, ports }: HostingJob,
): Promise<Release | undefined> {
  const found = await github.findRelease(id);
  if (found !== undefined) return found;
  await ports.clock.sleep(LOOK_AGAIN_MS).catch((error: unknown) => {
    // A run that is cancelled has no time, but something to take back.
    if (!(error instanceof Cancelled)) throw error;
  });
  return github.findRelease(id);
}
