import type { LookJob } from '../service/job.ts';
import { readLiveVersion } from '../service/live-version.ts';
import { Cancelled } from '../shared/clock.ts';
import type { DeployPorts } from './types.ts';

/** For the look of a run that is cancelled, which the runner kills after some seconds. */
const LAST_LOOK_MS = 2_000;

/** Whether the service is seen serving the version, in one look; it can be asked after the run was cancelled, too. */
export async function isLive(
  job: LookJob,
  { send, sendAfterwards, cancellation }: DeployPorts,
): Promise<boolean> {
  const { version } = job.order;
  if (version === undefined) return false;
  const lookAfterwards = () => readLiveVersion(job, sendAfterwards, LAST_LOOK_MS);
  const look = cancellation.aborted
    ? await lookAfterwards()
    : await readLiveVersion(job, send).catch((error: unknown) => {
        // Cancelled at this very moment, there is still something to take back.
        if (error instanceof Cancelled) return lookAfterwards();
        throw error;
      });
  return look.served?.version === version;
}
