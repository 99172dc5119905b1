import type { SendRequest } from '../http/message.ts';
import { Cancelled } from '../shared/clock.ts';
import type { ServiceAccess } from './contract.ts';
import type {
  LookJob,
  Progress,
  Published,
  PublishIdentity,
  PublishOrder,
  PublishPorts,
  PublishRules,
} from './job.ts';
import { lookOnce, readLive } from './look.ts';
import { confirm, publish } from './publish.ts';
import type { Look } from './served.ts';

/** For the look of a run that is cancelled, which the runner kills after some seconds. */
const LAST_LOOK_MS = 2_000;

/** The service that releases plugins, for one run. */
export interface ReleaseService {
  /** What is certain at this moment. */
  readonly progress: Readonly<Progress>;
  /** What is live before anything is published. Never fails; see {@link readLive}. */
  readonly fetchLiveVersion: (plugin: PublishIdentity) => Promise<Look>;
  /** See {@link publish}. */
  readonly publish: (order: PublishOrder, before: Look) => Promise<Published>;
  /** See {@link confirm}. */
  readonly confirm: (published: Published, plugin: PublishIdentity) => Promise<Published>;
  /** Whether the service is seen serving the version, in one look; it can be asked after the run was cancelled, too. */
  readonly isLive: (plugin: PublishIdentity) => Promise<boolean>;
}

export interface ReleaseServiceTools extends PublishPorts {
  readonly cancellation: AbortSignal;
  /** Sends also after the run was cancelled. */
  readonly sendAfterwards: SendRequest;
}

/** Joins the service to one run: where it is, by which rules it is asked, and with which tools. */
export function createReleaseService(
  inputs: ServiceAccess & PublishRules,
  tools: ReleaseServiceTools,
): ReleaseService {
  const job = { access: inputs, rules: inputs, ports: tools };
  return {
    progress: tools.progress,
    fetchLiveVersion: (order) => readLive({ ...job, order }),
    publish: (order, before) => publish({ ...job, order }, before),
    confirm: (published, order) => confirm(published, { ...job, order }),
    isLive: (order) => isLive({ ...job, order }, tools),
  };
}

async function isLive(
  job: LookJob,
  { send, sendAfterwards, cancellation }: ReleaseServiceTools,
): Promise<boolean> {
  const { version } = job.order;
  if (version === undefined) return false;
  const lookAfterwards = () => lookOnce(job, sendAfterwards, LAST_LOOK_MS);
  const look = cancellation.aborted
    ? await lookAfterwards()
    : await lookOnce(job, send).catch((error: unknown) => {
        // Cancelled at this very moment, there is still something to take back.
        if (error instanceof Cancelled) return lookAfterwards();
        throw error;
      });
  return look.served?.version === version;
}
