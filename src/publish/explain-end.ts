import { explainEnd as explainEndOfRun } from '../runner/run.ts';
import type { Progress } from '../service/job.ts';
import { PublishError } from '../shared/errors.ts';

/** Explains the end of a run that was to publish; a cancelled one says what is certain. */
export function explainEnd(
  thrown: unknown,
  cancellation: AbortSignal,
  progress: Progress,
): readonly PublishError[] {
  return explainEndOfRun(thrown, cancellation, () => explainCancellation(progress));
}

function explainCancellation({ stage }: Progress): PublishError {
  switch (stage) {
    case 'not-published':
      return new PublishError({
        code: 'not-published',
        title: 'Cancelled',
        message: 'The run was cancelled before it published the version.',
        hint: 'This run published nothing; run it again when you like.',
      });
    case 'ordered':
      return new PublishError({
        code: 'unknown-outcome',
        title: 'Cancelled, outcome unknown',
        message: 'The run was cancelled after it asked for the release and before its outcome was known.',
        hint: 'Check the dashboard of the service before you run this again: the release may have been created.',
      });
    case 'published':
      return new PublishError({
        code: 'after-publish',
        title: 'Cancelled after publishing',
        message: 'The run was cancelled after the release went live.',
        hint: 'Do not publish it again; run the next steps by hand.',
      });
  }
}
