import type { Clock } from '../shared/clock.ts';
import type { Logger } from '../shared/logger.ts';
import type { HttpAnswer, HttpRequest, SendRequest } from './message.ts';
import { isLasting, TransportError } from './transport-error.ts';

/** What came of a request: an answer, or the reason why there is none. */
export type Outcome = HttpAnswer | TransportError;

/** That a request may be sent again: why, and after how long when the server said so. */
export interface Repeat {
  readonly why: string;
  readonly afterMs?: number;
}

/** Decides whether an outcome allows to send the same request again. */
export type JudgeOutcome = (outcome: Outcome, wallClockMs: number) => Repeat | undefined;

export interface RetryPorts {
  readonly send: SendRequest;
  readonly clock: Clock;
  readonly log: Logger;
  /** From 0 up to, but without, 1. */
  readonly random: () => number;
}

export interface RetryLimits {
  /** How often the request is repeated at most. */
  readonly retries: number;
  /** Milliseconds from the first attempt within which the last one must begin. */
  readonly budgetMs: number;
}

/** For requests that create something, and for the package, whose absence stops the run. */
export const REPEAT_BUDGET_MS = 90_000;

const FIRST_BACKOFF_MS = 1_000;
const MAX_BACKOFF_MS = 30_000;

/**
 * Sends a request, and again while its judge allows it: after the time that the server asks for, else after an
 * exponential backoff with full jitter. Each attempt is a new connection.
 *
 * @throws TransportError that of the last attempt, unchanged
 */
export async function sendWithRepeats(
  request: HttpRequest,
  judge: JudgeOutcome,
  { send, clock, log, random }: RetryPorts,
  { retries, budgetMs }: RetryLimits,
): Promise<HttpAnswer> {
  const startMs = clock.now();
  for (let repeats = 0; ; repeats += 1) {
    const outcome = await settle(send(request));
    const repeat = judge(outcome, clock.wallNow());
    const waitMs = repeat?.afterMs ?? random() * Math.min(MAX_BACKOFF_MS, FIRST_BACKOFF_MS * 2 ** repeats);
    const isOver = repeats >= retries || clock.now() - startMs + waitMs > budgetMs;
    if (repeat === undefined || isOver) {
      if (outcome instanceof TransportError) throw outcome;
      return outcome;
    }
    const waitS = (waitMs / 1000).toFixed(1);
    log.repeat(
      `${request.method} ${request.url.host}: ${repeat.why}; again in ${waitS} s (${repeats + 1} of ${retries}).`,
    );
    await clock.sleep(waitMs);
  }
}

async function settle(answer: Promise<HttpAnswer>): Promise<Outcome> {
  return answer.catch((error: unknown) => {
    if (error instanceof TransportError) return error;
    throw error;
  });
}

/** Reads change nothing, so every passing failure allows another one. */
export const judgeRead: JudgeOutcome = (outcome, wallClockMs) => {
  if (outcome instanceof TransportError) {
    return isLasting(outcome.failure) ? undefined : { why: outcome.message };
  }
  const { status } = outcome;
  const isPassing = status === 408 || status === 425 || status === 429 || status >= 500;
  return isPassing ? { why: `answered with ${status}`, ...readDelay(outcome, wallClockMs) } : undefined;
};

/**
 * The request that creates a release may be repeated only when it certainly did not count: it never left, or the
 * server refused it by convention. A certificate that is not valid will not become so.
 */
export const judgeOrder: JudgeOutcome = (outcome, wallClockMs) => {
  if (outcome instanceof TransportError)
    return outcome.mayHaveArrived ? undefined : judgeRead(outcome, wallClockMs);
  return isRefusedForNow(outcome, wallClockMs) ? judgeRead(outcome, wallClockMs) : undefined;
};

/** 408, 425 and 429, and a 503 that says when to come back: the server did not take the request on. */
export function isRefusedForNow(answer: HttpAnswer, wallClockMs: number): boolean {
  const { status } = answer;
  if (status === 503) return parseRetryAfter(answer.headers['retry-after'], wallClockMs) !== undefined;
  return status === 408 || status === 425 || status === 429;
}

/**
 * Milliseconds that a Retry-After header asks for, as seconds or as a date in one of the forms of HTTP (RFC 9110,
 * sections 10.2.3 and 5.6.7); `undefined` when it is absent or neither.
 */
export function parseRetryAfter(value: string | undefined, wallClockMs: number): number | undefined {
  const text = value?.trim() ?? '';
  if (/^\d+$/.test(text)) return Number(text) * 1000;
  // Date.parse alone reads almost anything as a date, and the form without a zone in that of the machine.
  const isDate = /^[A-Z][a-z]{2,8}, \d{2}[ -][A-Z][a-z]{2}[ -]\d{2,4} \d{2}:\d{2}:\d{2} GMT$/.test(text);
  const isAsctime = /^[A-Z][a-z]{2} [A-Z][a-z]{2} [ \d]\d \d{2}:\d{2}:\d{2} \d{4}$/.test(text);
  const dateMs = isDate || isAsctime ? Date.parse(isAsctime ? `${text} GMT` : text) : NaN;
  return Number.isNaN(dateMs) ? undefined : Math.max(0, dateMs - wallClockMs);
}

function readDelay(answer: HttpAnswer, wallClockMs: number): { readonly afterMs?: number } {
  const afterMs = parseRetryAfter(answer.headers['retry-after'], wallClockMs);
  return afterMs === undefined ? {} : { afterMs };
}
