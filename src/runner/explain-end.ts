import { type PublishError, toPublishErrors } from '../shared/errors.ts';

/** Why a run was cancelled that nobody cancelled: an error that nobody caught. */
export class Crash {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/**
 * What ended a run. Once it is cancelled, what is thrown is only a consequence, unless it tells of a release that is live.
 *
 * @param explainCancellation what is certain when somebody cancelled the run
 */
export function explainEnd(
  thrown: unknown,
  { aborted, reason }: AbortSignal,
  explainCancellation: () => PublishError,
): readonly PublishError[] {
  const errors = toPublishErrors(thrown);
  const isLive = errors.every(({ code }) => code === 'after-publish' || code === 'already-published');
  if (!aborted || isLive) return errors;
  return reason instanceof Crash ? toPublishErrors(reason.error) : [explainCancellation()];
}
