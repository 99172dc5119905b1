import type { HttpAnswer, SendRequest } from '../http/message.ts';
import type { Clock } from '../shared/clock.ts';

/** Requests that only find the package; one that finds none at its URL counts, too. */
const MAX_FINDING = 3;
const MAX_READING = 5;
/** For the whole comparison, which is not worth a longer wait. */
const MAX_DURATION_MS = 15_000;

/** Sends the requests of a comparison once each, within its limits. */
interface RequestLimits {
  /** For finding the package: three requests. */
  readonly find: SendRequest;
  /** For reading the package, the first request included: five, besides redirects. */
  readonly read: SendRequest;
  /** Records that a URL had no package: its requests count as one that finds, and another package can be read. */
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
  maxReading: number = MAX_READING,
): RequestLimits {
  const endMs = clock.now() + MAX_DURATION_MS;
  let finding = MAX_FINDING;
  let reading = maxReading;
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
    read: async (request) => {
      if (reading <= 0) throw new LimitReached(`it would take more than ${maxReading} requests to read it`);
      reading -= 1;
      const answer = await sendInTime(request);
      if (isRedirect(answer)) reading += 1;
      return answer;
    },
    countMiss: () => {
      finding -= 1;
      reading = maxReading;
    },
  };
}

/** Redirects have a limit of their own. */
function isRedirect({ status, headers }: HttpAnswer): boolean {
  return status >= 300 && status < 400 && headers.location !== undefined;
}
