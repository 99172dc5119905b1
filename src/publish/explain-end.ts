import type { Progress } from '../service/job.ts';
import { PublishError, toPublishErrors } from '../shared/errors.ts';

/** Why a run was cancelled that nobody cancelled: an error that nobody caught. */
export class Crash {
  readonly error: unknown;

  constructor(error: unknown) {
    this.error = error;
  }
}

/** Once the run is cancelled, what is thrown is only a consequence, unless it tells of a release that is live. */
export function explainEnd(
  thrown: unknown,
  { aborted, reason }: AbortSignal,
  progress: Progress,
): readonly PublishError[] {
  const errors = toPublishErrors(thrown);
  const isLive = errors.every(({ code }) => code === 'after-publish' || code === 'already-published');
  if (!aborted || isLive) return errors;
  return reason instanceof Crash ? toPublishErrors(reason.error) : [explainCancellation(progress)];
}

function explainCancellation({ stage }: Progress): PublishError {
  switch (stage) {
    case 'not-published':
      return new PublishError({
        code: 'not-published',
        title: 'Cancelled',
        message: 'The run was cancelled before it created a release.',
        hint: 'This run published nothing; run it again when you want to.',
      });
    case 'ordered':
      return new PublishError({
        code: 'unknown-outcome',
        title: 'Cancelled, outcome unknown',
        message:
          'The run was cancelled after the release was ordered and before it was known what came of it.',
        hint: 'Look at the dashboard of the service before you run this again: the release may have been created.',
      });
    case 'published':
      return new PublishError({
        code: 'after-publish',
        title: 'Cancelled after publishing',
        message: 'The run was cancelled when the release was live already.',
        hint: 'Do not publish it again; do the next steps by hand.',
      });
  }
}
