import type { SendRequest } from '../../http/message.ts';
import type { Clock } from '../../shared/clock.ts';

/** Requests that only find the package; one that finds none at its URL counts, too. */
const MAX_FINDING = 3;
/** Downloads of packages in a run. */
const MAX_DOWNLOADS = 2;
/** To find a package and to download it: a comparison is not worth a longer wait. */
export const MAX_DURATION_MS = 30_000;

/** How many packages a run may still download to compare them with its own. */
export interface DownloadBudget {
  left: number;
}

/** Creates the budget of one run. */
export function createDownloadBudget(): DownloadBudget {
  return { left: MAX_DOWNLOADS };
}

/** Sends the requests of a comparison once each, within its limits. */
interface RequestLimits {
  /** For finding the package: three requests. */
  readonly find: SendRequest;
  /** For downloading it. */
  readonly read: SendRequest;
  /** Counts a download, before its body is received. */
  readonly beginDownload: () => void;
  /** Records that a URL had no package: its requests count as one that finds. */
  readonly countMiss: () => void;
}

/** The comparison would take too many requests or too much time. The message is a clause. */
export class LimitReached extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitReached';
  }
}

/**
 * Creates the limits; time counts from now.
 *
 * @returns functions that throw {@link LimitReached}, and what `send` throws
 */
export function createLimits(
  send: SendRequest,
  clock: Pick<Clock, 'now'>,
  downloads: DownloadBudget,
): RequestLimits {
  const endMs = clock.now() + MAX_DURATION_MS;
  let finding = MAX_FINDING;
  const sendInTime: SendRequest = (request) => {
    const leftMs = endMs - clock.now();
    if (leftMs <= 0) throw new LimitReached(`it would take longer than ${MAX_DURATION_MS / 1000} seconds`);
    return send({ ...request, timeoutMs: Math.min(request.timeoutMs, leftMs) });
  };
  return {
    find: async (request) => {
      if (finding <= 0) throw new LimitReached(`it would take more than ${MAX_FINDING} requests to find it`);
      finding -= 1;
      return sendInTime(request);
    },
    read: async (request) => sendInTime(request),
    beginDownload: () => {
      if (downloads.left <= 0)
        throw new LimitReached(`this run has downloaded ${MAX_DOWNLOADS} packages already`);
      downloads.left -= 1;
    },
    countMiss: () => {
      finding -= 1;
    },
  };
}
