import type { Published, PublishOrder } from '../service/job.ts';
import { Cancelled } from '../shared/clock.ts';
import { joinProblems } from '../shared/errors.ts';
import { quoteName } from '../shared/quote.ts';
import type { Completed } from './complete-on-host.ts';
import type { Confirmed } from './confirm-version.ts';
import type { CheckedPlugin, LiveResult, RunOutcome, RunParts } from './types.ts';

/**
 * Has the service release the package, once.
 *
 * @throws PublishError `not-published`, `unknown-outcome`
 * @throws Cancelled
 */
export async function publishVersion(
  getZipUrl: PublishOrder['getZipUrl'],
  { identity, live = {} }: CheckedPlugin,
  { step, service }: Pick<RunParts, 'step' | 'service'>,
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

/** Most runs do not ask, and load nothing for it. */
export async function confirmIf(
  isWanted: boolean,
  published: Published,
  plugin: CheckedPlugin,
  parts: RunParts,
): Promise<Confirmed> {
  if (!isWanted) return published;
  const { confirmVersion } = await import('./confirm-version.ts');
  return confirmVersion(published, plugin, parts);
}

/** The result of a run, with an error that happened beside it. */
export function toOutcome(
  { status, version, previousVersion, isVerified, problem, sitesGet }: Confirmed,
  completed: Completed,
  plugin: CheckedPlugin,
  zipUrl: string,
): RunOutcome<LiveResult> {
  const { onHost } = completed;
  return {
    result: { status, version, previousVersion, isVerified, sitesGet, plugin, zipUrl, onHost },
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
