import type { HttpAnswer, HttpRequest } from '../http/message.ts';
import { parseRetryAfter, retryIdempotent, retryIfUnprocessed, type RetryRule } from '../http/retry.ts';
import { TransportError } from '../http/transport-error.ts';

/** "Wait for at least one minute", for a secondary limit that does not say how long (GitHub, "Rate limits"). */
const UNTOLD_LIMIT_MS = 60_000;

/**
 * Milliseconds to wait when the answer says that too much was asked for; `undefined` for every other answer. Such a
 * request was not carried out. GitHub says so with 403 as often as with 429, on the uploads host too.
 */
export function findLimitMs(
  { status, headers, body }: Pick<HttpAnswer, 'status' | 'headers' | 'body'>,
  wallClockMs: number,
): number | undefined {
  if (status !== 403 && status !== 429) return undefined;
  const {
    'retry-after': retryAfter,
    'x-ratelimit-remaining': left,
    'x-ratelimit-reset': reset = '',
  } = headers;
  const afterMs = parseRetryAfter(retryAfter, wallClockMs);
  if (afterMs !== undefined) return afterMs;
  if (left === '0' && typeof reset === 'string' && /^\d{1,12}$/.test(reset)) {
    return Math.max(0, Number(reset) * 1000 - wallClockMs);
  }
  return /secondary rate limit/i.test(body.toString('utf8')) ? UNTOLD_LIMIT_MS : undefined;
}

/**
 * Decides by method what may be repeated: reads, changes and deletions, which do the same when they are done twice,
 * after every failure that passes; what creates something only when it certainly was not carried out.
 */
export function retryByMethod(method: HttpRequest['method']): RetryRule {
  const rule = method === 'POST' ? retryIfUnprocessed : retryIdempotent;
  return (outcome, wallClockMs) => {
    const afterMs = outcome instanceof TransportError ? undefined : findLimitMs(outcome, wallClockMs);
    return afterMs === undefined ? rule(outcome, wallClockMs) : { why: 'its limit is reached', afterMs };
  };
}
