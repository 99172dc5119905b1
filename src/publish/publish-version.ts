import type { Published, PublishOrder } from '../service/job.ts';
import { Cancelled } from '../shared/clock.ts';
import { joinProblems } from '../shared/errors.ts';
import { quoteName } from '../shared/quote.ts';
import { toProblem } from './after-publish.ts';
import type { Completed } from './complete-on-github.ts';
import type { RunParts } from './parts.ts';
import type { CheckedPlugin, LiveResult, RunOutcome } from './types.ts';

type ServiceParts = Pick<RunParts, 'step' | 'service'>;

/**
 * Has the service release the package, once.
 *
 * @throws PublishError `not-published`, `unknown-outcome`
 * @throws Cancelled
 */
export async function publishVersion(
  getZipUrl: PublishOrder['getZipUrl'],
  { identity, live = {} }: CheckedPlugin,
  { step, service }: ServiceParts,
): Promise<Published> {
  return step(
    'Publish',
    () => service.publish({ ...identity, getZipUrl }, live),
    ({ status, version, isVerified }) => {
      if (status === 'already-published') return `${quoteName(version)} is live, not published by this run`;
      return `${quoteName(version)}, ${isVerified ? 'seen live' : 'created by the service'}`;
    },
    'Waiting for the service to fetch the package and to answer',
  );
}

/** Waits until the service serves the version; what it has not seen is a problem of a release that is live. */
export async function confirmVersion(
  published: Published,
  { identity }: CheckedPlugin,
  { step, service }: ServiceParts,
): Promise<Published> {
  if (published.isVerified) return published;
  try {
    return await step(
      'Wait until it is live',
      () => service.confirm(published, identity),
      () => 'seen live',
    );
  } catch (error) {
    return { ...published, problem: toProblem(error) };
  }
}

/** The result of a run, with an error that happened beside it. */
export function toOutcome(
  { status, version, previousVersion, isVerified, problem }: Published,
  completed: Completed,
  plugin: CheckedPlugin,
  zipUrl: string,
): RunOutcome<LiveResult> {
  const { onGitHub } = completed;
  return {
    result: { status, version, previousVersion, isVerified, plugin, zipUrl, onGitHub },
    // A run is cancelled once, whatever that ends; the first problem says what is live by whom.
    problem:
      isCancelled(problem) && isCancelled(completed.problem)
        ? problem
        : joinProblems(problem, completed.problem),
  };
}

function isCancelled(problem: Error | undefined): boolean {
  return problem?.cause instanceof Cancelled;
}
