import { Cancelled } from '../shared/clock.ts';
import { PublishError, toPublishErrors } from '../shared/errors.ts';

/** Wraps any error after publication, so that it cannot hide that the release is live. */
export function toProblem(thrown: unknown): PublishError {
  const cause = thrown instanceof Cancelled ? CANCELLED : (toPublishErrors(thrown).at(0) ?? CANCELLED);
  if (cause.code === 'after-publish') return cause;
  return new PublishError({
    code: 'after-publish',
    title: `Published, but: ${cause.title}`,
    message: `The version is published, but the release on GitHub ${thrown instanceof Cancelled ? 'may not be' : 'is not'} complete. ${cause.message}`,
    hint: `Do not publish the version again; complete the release on GitHub by hand. ${cause.hint}`.trimEnd(),
    cause: thrown,
  });
}

const CANCELLED = new PublishError({
  code: 'not-published',
  title: 'Cancelled',
  message: 'The run was cancelled.',
  hint: 'Or run this again: with `if-published: skip` it completes the release.',
});
