import type { OrderedPackage, Published } from '../service/model.ts';
import { Cancelled } from '../shared/clock.ts';
import { quoteName } from '../shared/quote.ts';
import type { Completed } from './complete-on-host.ts';
import type { Confirmed } from './confirm-version.ts';
import type { CheckedPlugin, LiveResult, RunOutcome, RunParts } from './types.ts';

/**
 * Lets the service release the package once.
 *
 * @throws PublishError `not-published`, `unknown-outcome`
 * @throws Cancelled
 */
export async function publishVersion(
  ordered: OrderedPackage,
  { identity, live = {} }: CheckedPlugin,
  { step, service }: Pick<RunParts, 'step' | 'service'>,
): Promise<Published> {
  return step(
    'Publish',
    () => service.publish({ ...identity, ...ordered }, live),
    ({ status, version, isVerified }) => {
      if (status === 'already-published') return `${quoteName(version)} is live, not published by this run`;
      return `${quoteName(version)}, ${isVerified ? 'seen live' : 'created by the service'}`;
    },
    ordered.objectKey === undefined
      ? 'Waiting for the service to fetch the package and to answer'
      : 'Waiting for the service to answer',
  );
}

/** Confirms the version if `verify` is set; other runs do not load the code for it. */
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

/** Joins the parts of a run's result, and the errors that happened after publication. */
export function toOutcome(
  { status, version, previousVersion, isVerified, problem, sitesGet }: Confirmed,
  completed: Completed,
  plugin: CheckedPlugin,
  zipUrl: string,
): RunOutcome<LiveResult> {
  const { onHost } = completed;
  return {
    result: { status, version, previousVersion, isVerified, sitesGet, plugin, zipUrl, onHost },
    // One cancellation can cause both problems; the first explains who published the live version.
    problem:
      isCancelled(problem) && isCancelled(completed.problem)
        ? problem
        : joinProblems(problem, completed.problem),
  };
}

/** Joins two failures with causes of their own, so that both are reported. */
function joinProblems(first: Error | undefined, second: Error | undefined): Error | undefined {
  return first === undefined || second === undefined
    ? (first ?? second)
    : new AggregateError([first, second]);
}

function isCancelled(problem: Error | undefined): boolean {
  return problem?.cause instanceof Cancelled;
}
