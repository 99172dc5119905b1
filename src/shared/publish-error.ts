import { hideQueries } from './hide-queries.ts';

/**
 * The kinds of failure, as values that a workflow can tell apart:
 * - `input`: the workflow file must be changed; nothing was requested yet.
 * - `package`: the ZIP is not fit to be published; the service was not asked to publish it.
 * - `not-published`: the service refused or was never reached, so nothing was published.
 * - `already-published`: this run published nothing, but the version is live.
 * - `unknown-outcome`: the request may have counted; only the service knows.
 * - `after-publish`: the release is live, but something after it failed.
 * - `not-known`: the run changes nothing, and could not read the requested facts.
 * - `internal`: a defect of the action.
 */
type ErrorCode =
  | 'input'
  | 'package'
  | 'not-published'
  | 'already-published'
  | 'unknown-outcome'
  | 'after-publish'
  | 'not-known'
  | 'internal';

/** A file of the workspace, and the line in it, from 1. */
export interface SourceLocation {
  readonly file: string;
  readonly line?: number | undefined;
}

export interface PublishErrorDetails {
  readonly code: ErrorCode;
  /** A few words, shown as the annotation's title. */
  readonly title: string;
  /** One sentence: the input or request, and what is wrong with it. */
  readonly message: string;
  /** One sentence: the change that fixes it, for the plugin's author. */
  readonly hint: string;
  /** Its annotation was already logged. */
  readonly isReported?: boolean;
  /** The release on GitHub has the wrong tag, which must not be reported as its own. */
  readonly isMistagged?: boolean;
  readonly cause?: unknown;
}

/** A failure explained to the plugin's author: cause in `message`, fix in `hint`. */
export class PublishError extends Error {
  readonly code: ErrorCode;
  readonly title: string;
  readonly hint: string;
  readonly isReported: boolean;
  readonly isMistagged: boolean;

  constructor(details: PublishErrorDetails) {
    const { code, title, message, hint, isReported = false, isMistagged = false, cause } = details;
    super(message, { cause });
    this.name = 'PublishError';
    this.code = code;
    this.title = title;
    this.hint = hint;
    this.isReported = isReported;
    this.isMistagged = isMistagged;
  }
}

/**
 * Turns any thrown value into errors that can be shown, one for each cause: several input mistakes arrive together in
 * an `AggregateError`. Values that are not errors are kept, because a thrown string is a reason, too.
 */
export function toPublishErrors(thrown: unknown): readonly PublishError[] {
  if (thrown instanceof PublishError) return [thrown];
  if (thrown instanceof AggregateError && thrown.errors.length > 0)
    return thrown.errors.flatMap(toPublishErrors);
  return [
    new PublishError({
      code: 'internal',
      title: 'Unexpected error',
      // An unexpected error may quote anything.
      message: `The action failed unexpectedly: ${hideQueries(describeThrown(thrown))}.`,
      hint: 'Check what is live before you run this again, and report this with the log of the run.',
      cause: thrown,
    }),
  ];
}

/** Causes may be circular. */
const MAX_CAUSES = 6;

/** Describes an error and its causes in one line for debugging. */
export function describeCauses(thrown: unknown): string {
  return hideQueries(follow(thrown, MAX_CAUSES));
}

function follow(thrown: unknown, left: number): string {
  const { cause, errors, stack } = Object(thrown) as { cause?: unknown; errors?: unknown; stack?: unknown };
  const causes = [
    ...(Array.isArray(errors) ? (errors as unknown[]) : []),
    ...(cause === undefined ? [] : [cause]),
  ];
  if (causes.length > 0 && left > 0)
    return `${describeThrown(thrown)} ← ${causes.map((other) => follow(other, left - 1)).join(' & ')}`;
  return typeof stack === 'string' ? stack.split(/\s*\n\s*/).join(' ') : describeThrown(thrown);
}

/** The message of any thrown value, even of an `Error` from another realm, as inside a test runner. */
export function messageOf(thrown: unknown): string {
  const isLikeError = typeof thrown === 'object' && thrown !== null && 'message' in thrown;
  return String(isLikeError ? thrown.message : thrown);
}

function describeThrown(thrown: unknown): string {
  if (thrown instanceof Error) return `${thrown.name}: ${thrown.message}`;
  return typeof thrown === 'string' && thrown !== '' ? thrown : `a thrown ${typeof thrown}`;
}
