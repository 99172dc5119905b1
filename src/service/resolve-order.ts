import { TransportError } from '../http/transport-error.ts';
import type { OrderResult } from './client.ts';
import { explainLive, explainSeen, explainWebsite } from './explain.ts';
import { explainSameRedirect } from './explain-redirect.ts';
import type { LiveVersion, Published, PublishJob } from './job.ts';
import { readLiveVersion, waitForVersion } from './live-version.ts';

/** When to look, in milliseconds after the outcome became unknown. */
const LOOK_AT_MS = [2_000, 5_000, 10_000, 20_000, 30_000];

/** An order that was not proven to have created the release. */
type UnprovenOrder = Exclude<OrderResult, { kind: 'created' }>;

/**
 * Resolves an order that was not answered with a release, by what the service serves now.
 *
 * @param before what it served before the order
 * @returns a release that is live; one that this run did not publish may carry the problem that makes the step red
 * @throws PublishError `not-published` when the order was refused, and the version is not seen live; `unknown-outcome`
 */
export async function resolveOrder(
  result: UnprovenOrder,
  before: LiveVersion,
  job: PublishJob,
): Promise<Published> {
  const { kind, error } = result;
  const { version } = job.order;
  const isCancelled = error.cause instanceof TransportError && error.cause.failure === 'cancelled';
  // Who refuses the key does not tell what is live either.
  if (isCancelled || version === undefined || kind === 'denied') throw error;
  return kind === 'unknown'
    ? resolveUnknown(result, version, before, job)
    : resolveRefused(result, version, before, job);
}

/** Only a version that was not live before the order and is live after it proves that an order counted. */
async function resolveUnknown(
  { error, place }: UnprovenOrder,
  version: string,
  before: LiveVersion,
  job: PublishJob,
): Promise<Published> {
  const { ports } = job;
  const previousVersion = before.served?.version;
  if (version === previousVersion) throw error;
  if (place !== undefined && place === before.failure?.place) throw explainSameRedirect(error);

  ports.log.info(`${error.message} Checking whether ${version} becomes live.`);
  if (!(await waitForVersion(version, LOOK_AT_MS, job)))
    throw before.failure?.kind === 'page' ? explainWebsite(error) : error;
  if (previousVersion === undefined) throw explainSeen(error, version);
  ports.progress.stage = 'published';
  ports.log.warning(
    'Answer lost',
    `${error.message} But the service now serves ${version} instead of ${previousVersion}, so the release was created. Do not publish it again.`,
  );
  return { status: 'published', version, previousVersion, isVerified: true };
}

/** This run published nothing. Another one may have: then what it relies on is not taken back. */
async function resolveRefused(
  { kind, error }: UnprovenOrder,
  version: string,
  before: LiveVersion,
  job: PublishJob,
): Promise<Published> {
  const { rules, ports } = job;
  const previousVersion = before.served?.version;
  const wasLive = version === previousVersion;
  ports.log.info(`${error.message} Checking whether ${version} is live.`);
  const isLive =
    kind === 'conflict' && !wasLive
      ? await waitForVersion(version, LOOK_AT_MS, job)
      : (await readLiveVersion(job)).served?.version === version;
  if (!isLive) throw error;
  const live = { status: 'already-published', version, previousVersion, isVerified: true } as const;
  return rules.ifPublished === 'skip' ? live : { ...live, problem: explainLive(error, version, !wasLive) };
}
