import type { HttpAnswer, HttpRequest } from '../http/message.ts';
import { parseRetryAfter, retryIdempotent, retryIfUnprocessed, type RetryRule } from '../http/retry.ts';
import { toRecord } from '../shared/record.ts';
import { TransportError } from '../http/transport-error.ts';

/** "Wait for at least one minute", for a secondary limit that does not say how long (GitHub, "Rate limits"). */
const UNTOLD_LIMIT_MS = 60_000;

/**
 * Milliseconds to wait when the answer reports a rate limit; `undefined` for every other answer. GitHub did not carry
 * out such a request. It answers with 403 as often as with 429, on the uploads host too.
 */
function findLimitMs(
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
 * Decides by method what may be repeated. Reads, changes and deletions have the same effect when done twice, so they
 * are repeated after every passing failure; a POST creates something, so only when it certainly was not carried out.
 */
export function retryByMethod(method: HttpRequest['method']): RetryRule {
  const rule = method === 'POST' ? retryIfUnprocessed : retryIdempotent;
  return (outcome, wallClockMs) => {
    const afterMs = outcome instanceof TransportError ? undefined : findLimitMs(outcome, wallClockMs);
    return afterMs === undefined ? rule(outcome, wallClockMs) : { why: 'its limit is reached', afterMs };
  };
}

/** The purpose of a request to GitHub. */
export interface Task {
  /** Continues a sentence after "while": `creating the release \`v1\``. */
  readonly doing: string;
  /** `tag`: a write that can create a tag, for which GitHub has rules of its own. */
  readonly kind: 'read' | 'write' | 'tag';
}

/**
 * The outcome of a request that has not succeeded:
 * - `refused`: GitHub has not done it.
 * - `unreached`: GitHub has not received it.
 * - `unclear`: it may have been done.
 * - `mistagged`: it was done, but the release has another tag than the one that was sent.
 */
type FailureKind = 'refused' | 'unreached' | 'unclear' | 'mistagged';

/** A refusal by GitHub. Others wrote its text, so it is not trusted, and sanitised before it is shown. */
export interface Refusal {
  readonly status: number;
  readonly said: string;
  /** The `code` of each error that it lists, such as `already_exists`. */
  readonly codes: readonly string[];
  /** `x-accepted-github-permissions`. */
  readonly acceptedPermissions: string;
  /** Milliseconds to wait, when a limit was the reason. */
  readonly limitMs: number | undefined;
  /** Set when GitHub refuses because the release is immutable, or because an immutable release used the tag. */
  readonly immutable: 'release' | 'tag' | undefined;
  /** A ruleset does not let this token create the tag. */
  readonly isTagRestricted: boolean;
  /** The same token has written before, in this run. */
  readonly hasWritten: boolean;
}

/** A request to GitHub has not succeeded. */
export class GitHubError extends Error {
  readonly task: Task;
  readonly kind: FailureKind;
  /** Absent when no valid answer came. */
  readonly refusal: Refusal | undefined;
  /** The tag that the release has in place of the one that was sent; written by others. */
  readonly otherTag: string | undefined;

  constructor(
    task: Task,
    kind: FailureKind,
    why: string,
    details: { refusal?: Refusal; otherTag?: string; cause?: unknown } = {},
  ) {
    super(why, { cause: details.cause });
    this.name = 'GitHubError';
    this.task = task;
    this.kind = kind;
    this.refusal = details.refusal;
    this.otherTag = details.otherTag;
  }
}

/** Turns a {@link TransportError} into a {@link GitHubError}; returns every other error unchanged. */
export function toGitHubError(error: unknown, task: Task): unknown {
  if (!(error instanceof TransportError)) return error;
  return new GitHubError(task, error.mayHaveArrived ? 'unclear' : 'unreached', error.message, {
    cause: error,
  });
}

/** The error for an answer whose status is not the expected one. */
export function toRefusal(
  { status, headers, body }: HttpAnswer,
  task: Task,
  nowMs: number,
  hasWritten: boolean,
): GitHubError {
  const { message, errors } = parseFields(body.toString('utf8'));
  const listed = Array.isArray(errors) ? errors.slice(0, MAX_ERRORS).map(toRecord) : [];
  const texts = [
    message,
    ...listed.map(({ message: text, field, code }) => text ?? `${toText(field)} ${toText(code)}`),
  ];
  const accepted = headers['x-accepted-github-permissions'];
  const limitMs = findLimitMs({ status, headers, body }, nowMs);
  const said = texts.map(toText).join(' ').trim();
  const refusal = {
    status,
    said,
    codes: listed.map(({ code }) => toText(code)),
    acceptedPermissions: toText(accepted),
    limitMs,
    immutable: findImmutable(said),
    isTagRestricted: /creations being restricted/i.test(said),
    hasWritten,
  };
  // A failing server may have carried out the request.
  const kind = status >= 500 ? 'unclear' : 'refused';
  return new GitHubError(task, kind, `returned ${status}`, { refusal });
}

/** Bounds a list that somebody else wrote. */
const MAX_ERRORS = 20;

/** Reads the words, because GitHub has no code for this. */
function findImmutable(said: string): Refusal['immutable'] {
  if (!/immutable release/i.test(said)) return undefined;
  return /was used by/i.test(said) ? 'tag' : 'release';
}

/** The error for an answer that does not match GitHub's own description. */
export function toInvalidAnswer(task: Task, why: string): GitHubError {
  return new GitHubError(task, 'unclear', why);
}

/** The error for a release whose tag is not the one that was sent. */
export function toMistagged(task: Task, otherTag: string): GitHubError {
  return new GitHubError(task, 'mistagged', 'the release has another tag', { otherTag });
}

/** Whether a release has another tag than the one that was sent. */
export function isMistagged(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.kind === 'mistagged';
}

/** Whether GitHub refused because the thing exists already. */
export function isTaken(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.refusal?.codes.includes('already_exists') === true;
}

/** Whether GitHub has certainly not done it. */
export function isRefused(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.kind === 'refused';
}

/** Whether GitHub refused because the release can no longer be changed. */
export function isImmutable(error: unknown): boolean {
  return error instanceof GitHubError && error.refusal?.immutable !== undefined;
}

/** Whether GitHub refused the notes as too long, which can also be notes that it generated. */
export function isTooLong(error: unknown): boolean {
  return error instanceof GitHubError && /\bbody is too long\b/i.test(error.refusal?.said ?? '');
}

/** Whether GitHub may have done it although it failed, or the run was cancelled. */
export function mayHaveCounted(error: unknown): error is GitHubError {
  return error instanceof GitHubError && error.kind === 'unclear';
}

/** Whether a request may have counted although it failed, and this run can go on. */
export function isUnclear(error: unknown): error is GitHubError {
  return mayHaveCounted(error) && !isCancelled(error);
}

/** Whether the run was cancelled while GitHub was doing it, or had done it. */
export function isCutShort(error: unknown): boolean {
  return mayHaveCounted(error) && isCancelled(error);
}

/** Whether the thing is not there, or is hidden from this token. */
export function isMissing(error: unknown): boolean {
  return error instanceof GitHubError && error.refusal?.status === 404;
}

/** Whether the request failed because the run was cancelled. */
export function isCancelled({ cause }: GitHubError): boolean {
  return cause instanceof TransportError && cause.failure === 'cancelled';
}

function parseFields(text: string): Readonly<Record<string, unknown>> {
  try {
    return toRecord(JSON.parse(text));
  } catch {
    return {};
  }
}

/** The text; `''` for every other value. */
export function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
