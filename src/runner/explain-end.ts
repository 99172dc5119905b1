import { type PublishError, toPublishErrors } from '../shared/errors.ts';

/** Why a run was cancelled that nobody cancelled: an error that nobody caught. */
export class Crash {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/**
 * Explains the end of a run. Once it is cancelled, an error is only a consequence, unless it reports a live release.
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
