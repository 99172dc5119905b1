import type { HttpAnswer, SendRequest } from '../http/message.ts';
import type { Clock } from '../shared/clock.ts';

/** Requests that only find the package, those among them that found none at its URL. */
const MAX_FINDING = 3;
const MAX_READING = 5;
/** For all of it: a comparison is worth a look, not a wait. */
const MAX_DURATION_MS = 15_000;

/** Sends what a comparison needs, each request once and within its limits. */
export interface RequestLimits {
  /** For what finds the package: three requests. */
  readonly find: SendRequest;
  /** For what reads the package, the first request included: five, besides redirects. */
  readonly read: SendRequest;
  /** There was no package to read: what that took counts as one request that finds, and another one can be read. */
  readonly countMiss: () => void;
}

/** The comparison would take more requests, or more time, than it is worth. Its message is a clause. */
export class LimitReached extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'LimitReached';
  }
}

/**
 * Creates the limits; the time runs from now on.
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

/** The number of redirects that are followed has a limit of its own. */
function isRedirect({ status, headers }: HttpAnswer): boolean {
  return status >= 300 && status < 400 && headers.location !== undefined;
}
