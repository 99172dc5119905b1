import type { RunTools } from '../http/run-tools.ts';
import { Cancelled } from '../shared/clock.ts';
import type {
  LiveVersion,
  Progress,
  Published,
  PublishIdentity,
  PublishJob,
  PublishOrder,
  PublishRules,
  Served,
  ServiceAccess,
} from './model.ts';
import { fetchLiveVersion, readLiveVersion } from './live-version.ts';
import { confirm, publish } from './publish.ts';

/** Limit for the last look of a cancelled run, which the runner kills after some seconds. */
const LAST_LOOK_MS = 2_000;

/** The release service, connected for one run. */
export interface ReleaseService {
  /** How far the run is known to have come. */
  readonly progress: Readonly<Progress>;
  /** Reads what is live before anything is published. Never fails; see {@link fetchLiveVersion}. */
  readonly fetchLiveVersion: (plugin: PublishIdentity) => Promise<LiveVersion>;
  /** See {@link publish}. */
  readonly publish: (order: PublishOrder, before: LiveVersion) => Promise<Published>;
  /** See {@link confirm}. */
  readonly confirm: (
    published: Published,
    plugin: PublishIdentity,
    inspect: (served: Served) => Promise<boolean>,
  ) => Promise<Published>;
  /** Whether the service serves the version, by one look; also works after the run was cancelled. */
  readonly isLive: (plugin: PublishIdentity) => Promise<boolean>;
  /** Reads what is live, by one look; see {@link readLiveVersion}. */
  readonly readLive: (plugin: PublishIdentity) => Promise<LiveVersion>;
}

/** Connects the service for one run. */
export function createReleaseService(
  inputs: ServiceAccess & PublishRules,
  tools: PublishJob['ports'] & Pick<RunTools, 'sendAfterwards' | 'cancellation'>,
): ReleaseService {
  const job = { access: inputs, rules: inputs, ports: tools };
  return {
    progress: tools.progress,
    fetchLiveVersion: (order) => fetchLiveVersion({ ...job, order }),
    publish: (order, before) => publish({ ...job, order }, before),
    confirm: (published, order, inspect) => confirm(published, { ...job, order }, inspect),
    isLive: (order) => isLive({ ...job, order }, tools),
    readLive: (order) => readLiveVersion({ ...job, order }),
  };
}

async function isLive(
  job: PublishJob<PublishIdentity>,
  { send, sendAfterwards, cancellation }: Pick<RunTools, 'send' | 'sendAfterwards' | 'cancellation'>,
): Promise<boolean> {
  const { version } = job.order;
  if (version === undefined) return false;
  const lookAfterwards = () => readLiveVersion(job, sendAfterwards, LAST_LOOK_MS);
  const look = cancellation.aborted
    ? await lookAfterwards()
    : await readLiveVersion(job, send).catch((error: unknown) => {
        // If the run was cancelled during the look, the answer still decides what to roll back.
        if (error instanceof Cancelled) return lookAfterwards();
        throw error;
      });
  return look.served?.version === version;
}
