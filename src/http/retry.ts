import { chooseBackoffMs } from '../shared/clock.ts';
import type { HttpAnswer, HttpRequest } from './message.ts';
import type { RunTools } from './run-tools.ts';
import { isLasting, TransportError } from './transport-error.ts';

/** The outcome of a request: an answer, or the reason for its absence. */
type SendOutcome = HttpAnswer | TransportError;

/** Permission to repeat a request: the reason, and the wait if the server asked for one. */
interface Repeat {
  readonly why: string;
  readonly afterMs?: number;
}

/** Decides whether an outcome allows the same request to be sent again; has no side effects. */
export type RetryRule = (outcome: SendOutcome, wallClockMs: number) => Repeat | undefined;

interface RetryLimits {
  /** Maximum number of repeats. */
  readonly retries: number;
  /** Milliseconds from the first attempt within which the last one must begin. */
  readonly budgetMs: number;
  /** Whether only waits count to the budget, because one attempt may take longer than that. */
  readonly countsWaitsOnly?: boolean;
}

/** The budget of requests whose failure stops the run. */
export const REPEAT_BUDGET_MS = 90_000;

/** Sends a request, and again while the rule allows it: see {@link repeatRequest}. */
export async function sendWithRepeats(
  request: HttpRequest,
  rule: RetryRule,
  { send, ...tools }: Pick<RunTools, 'send' | 'clock' | 'log' | 'random'>,
  limits: RetryLimits,
): Promise<HttpAnswer> {
  const { method, url } = request;
  return repeatRequest(`${method} ${url.host}`, () => send(request), rule, tools, limits);
}

/**
 * Makes a request and repeats it while the rule allows it, after the time that the server asks for, else after an
 * exponential backoff with full jitter. Each attempt uses a new connection.
 *
 * @param shown the request in the log: method and host
 * @param tools `onRepeat` is called when an attempt did not count, before the wait for the next one
 * @throws TransportError the error of the last attempt, unchanged; other errors of `attempt` at once
 */
export async function repeatRequest(
  shown: string,
  attempt: () => Promise<HttpAnswer>,
  rule: RetryRule,
  {
    clock,
    log,
    random,
    onRepeat,
  }: Pick<RunTools, 'clock' | 'log' | 'random'> & { readonly onRepeat?: () => void },
  { retries, budgetMs, countsWaitsOnly = false }: RetryLimits,
): Promise<HttpAnswer> {
  const startMs = clock.now();
  let waitedMs = 0;
  for (let repeats = 0; ; repeats += 1) {
    const outcome = await settle(attempt());
    const repeat = rule(outcome, clock.wallNow());
    const waitMs = repeat?.afterMs ?? chooseBackoffMs(repeats, random);
    const spentMs = countsWaitsOnly ? waitedMs : clock.now() - startMs;
    const isOver = repeats >= retries || spentMs + waitMs > budgetMs;
    if (repeat === undefined || isOver) {
      if (outcome instanceof TransportError) throw outcome;
      return outcome;
    }
    const waitS = (waitMs / 1000).toFixed(1);
    onRepeat?.();
    log.repeat(`${shown}: ${repeat.why}; trying again in ${waitS} s (${repeats + 1} of ${retries}).`);
    waitedMs += waitMs;
    await clock.sleep(waitMs);
  }
}

async function settle(answer: Promise<HttpAnswer>): Promise<SendOutcome> {
  return answer.catch((error: unknown) => {
    if (error instanceof TransportError) return error;
    throw error;
  });
}

/** Reads change nothing, so every passing failure allows another one. */
export const retryIdempotent: RetryRule = (outcome, wallClockMs) => {
  if (outcome instanceof TransportError) {
    return isLasting(outcome.failure) ? undefined : { why: outcome.message };
  }
  const { status } = outcome;
  return isPassing(status) ? { why: `returned ${status}`, ...readDelay(outcome, wallClockMs) } : undefined;
};

/** Whether a failure with this status passes: the server asks to try later, or has failed itself. */
export function isPassing(status: number): boolean {
  return isPutOff(status) || status >= 500;
}

/** Whether the server did not process the request and asks to send it again. */
function isPutOff(status: number): boolean {
  return status === 408 || status === 425 || status === 429;
}

/**
 * The request that creates a release may be repeated only when it certainly did not count: it never left, or the server
 * refused it for now. An invalid certificate does not become valid, so that is not repeated.
 */
export const retryIfUnprocessed: RetryRule = (outcome, wallClockMs) => {
  if (outcome instanceof TransportError)
    return outcome.mayHaveArrived ? undefined : retryIdempotent(outcome, wallClockMs);
  return isRefusedForNow(outcome, wallClockMs) ? retryIdempotent(outcome, wallClockMs) : undefined;
};

/**
 * Whether the server did not process the request and asks to try later, also with a 503 that has a Retry-After header.
 */
export function isRefusedForNow(
  { status, headers }: Pick<HttpAnswer, 'status' | 'headers'>,
  wallClockMs = 0,
): boolean {
  return (
    isPutOff(status) || (status === 503 && parseRetryAfter(headers['retry-after'], wallClockMs) !== undefined)
  );
}

/**
 * Milliseconds that a Retry-After header asks for, as seconds or as a date in one of the forms of HTTP (RFC 9110,
 * sections 10.2.3 and 5.6.7); `undefined` when it is absent or neither.
 */
export function parseRetryAfter(value: string | undefined, wallClockMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse alone accepts almost anything as a date, and reads the form without a zone in the machine's time zone.
  const isDate = /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/.test(text);
  const isAsctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/.test(text);
  const dateMs = isDate || isAsctime ? Date.parse(isAsctime ? `${text} GMT` : text) : NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - wallClockMs);
}

function readDelay(answer: HttpAnswer, wallClockMs: number): { readonly afterMs?: number } {
  const afterMs = parseRetryAfter(answer.headers['retry-after'], wallClockMs);
  return afterMs === undefined ? {} : { afterMs };
}
