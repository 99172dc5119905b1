import { TransportError } from '../http/transport-error.ts';
import { compareVersions } from '../package/index.ts';
import { Cancelled } from '../shared/clock.ts';
import { PublishError } from '../shared/publish-error.ts';
import { orderRelease } from './client.ts';
import { explainLive, explainSeen, explainWebsite } from './explain-answers.ts';
import type { LiveVersion, Published, PublishIdentity, PublishJob, PublishRules, Served } from './model.ts';
import { readLiveVersion, waitForVersion } from './live-version.ts';
import { explainSameRedirect } from './redirect.ts';

/** When to look for a release that the service says it created. */
const VERIFY_AT_MS = [0, 2_000, 5_000, 10_000, 20_000, 30_000, 45_000, 60_000];

/**
 * Publishes once, whatever the network does: orders the release and, when the order may have counted, looks at what is
 * live instead of ordering again. Does not wait until the service serves it; see {@link confirm}.
 *
 * @param before what was live before
 * @returns a release that is live, or that the service says it created; `problem` when this run did not publish it
 * @throws PublishError `not-published` when this run published nothing, `unknown-outcome` when that is not known
 * @throws Cancelled between two requests; `progress` then says what is certain
 */
export async function publish(job: PublishJob, before: LiveVersion): Promise<Published> {
  const result = await orderRelease(job);
  if (result.kind !== 'created') return resolveOrder(result, before, job);
  warnOfOtherVersion(result.version, job);
  const { version } = result;
  return { status: 'published', version, previousVersion: before.served?.version, isVerified: false };
}

/**
 * Waits until the service is seen serving the version that it said it created.
 *
 * @param inspect looks at what is served; unless it returns `true`, looks again until the time is over
 * @throws PublishError `after-publish`: not seen in time, or cancelled
 */
export async function confirm(
  published: Published,
  job: PublishJob<PublishIdentity>,
  inspect: (served: Served) => Promise<boolean>,
): Promise<Published> {
  const { version } = published;
  job.ports.log.info(`Waiting until the service serves ${version}.`);
  const seen = { isVerified: false };
  const see = (served: Served): Promise<boolean> => {
    seen.isVerified = true;
    return inspect(served);
  };
  await waitForVersion(version, VERIFY_AT_MS, job, see).catch((error: unknown) => {
    throw error instanceof Cancelled ? explainCancelled(version, seen.isVerified, error) : error;
  });
  if (!seen.isVerified) throw notVerified(version);
  return { ...published, ...seen };
}

/**
 * Finds out whether there is nothing to publish, because this very version is live.
 *
 * @throws PublishError `already-published`: it is live, and the input `if-published` is `fail`
 */
export function findUpToDate(
  version: string | undefined,
  before: LiveVersion,
  { ifPublished }: Pick<PublishRules, 'ifPublished'>,
): Published | undefined {
  const live = before.served?.version;
  if (live === undefined || live !== version || ifPublished === 'publish') return undefined;
  if (ifPublished === 'skip')
    return { status: 'already-published', version, previousVersion: live, isVerified: true };
  throw new PublishError({
    code: 'already-published',
    title: 'Already published',
    message: `The service already serves version ${version}, and \`if-published\` is \`fail\`.`,
    hint: 'Raise the version of the plugin, or set `if-published` to `skip` if that is intended.',
  });
}

function explainCancelled(version: string, isSeen: boolean, cause: Cancelled): PublishError {
  return new PublishError({
    code: 'after-publish',
    title: 'Cancelled after publishing',
    message: isSeen
      ? `The service serves version ${version}, but the run was cancelled before it was compared with what sites get.`
      : `The service accepted version ${version}, but was not seen serving it before the run was cancelled.`,
    hint: 'The release is created, so do not publish it again; to complete the rest, run this again with `if-published: skip`.',
    cause,
  });
}

function notVerified(version: string): PublishError {
  return new PublishError({
    code: 'after-publish',
    title: 'Published, but not verified',
    message: `The service accepted version ${version}, but was not seen serving it within 60 s.`,
    hint: 'Check the dashboard of the service; the release is created, so do not publish it again.',
  });
}

function warnOfOtherVersion(version: string, { order, ports }: PublishJob): void {
  if (order.version === undefined || order.version === version) return;
  const isOfferedAgain = compareVersions(version, order.version) > 0;
  ports.log.warning(
    'Version differs',
    `The service created version ${version}, but the package says ${order.version}: ` +
      (isOfferedAgain
        ? 'WordPress would offer this update again and again. Publish a package whose plugin header has the version that the service shows.'
        : `it may have ${order.objectKey === undefined ? 'fetched an earlier package, such as one in a cache' : 'taken another file than the one that was sent'}. Check on its dashboard what is live.`),
  );
}

/** When to look, in milliseconds after the outcome became unknown. */
const LOOK_AT_MS = [2_000, 5_000, 10_000, 20_000, 30_000];

/** The result of an order that is not proven to have created the release. */
type UnprovenOrder = Exclude<Awaited<ReturnType<typeof orderRelease>>, { kind: 'created' }>;

/**
 * Resolves an order without a proof of success by what the service serves now.
 *
 * @param before what it served before the order
 * @returns a release that is live; with a `problem` if this run did not publish it and the step must be red
 * @throws PublishError `not-published` when the order was refused, and the version is not seen live; `unknown-outcome`
 */
async function resolveOrder(result: UnprovenOrder, before: LiveVersion, job: PublishJob): Promise<Published> {
  const { kind, error } = result;
  const { version } = job.order;
  const isCancelled = error.cause instanceof TransportError && error.cause.failure === 'cancelled';
  // A service that refuses the key does not return the live version either.
  if (isCancelled || version === undefined || kind === 'denied') throw error;
  return kind === 'unknown'
    ? resolveUnknown(result, version, before, job)
    : resolveRefused(result, version, before, job);
}

/**
 * Resolves an order with unknown outcome. Only a version that was not live before it and is live after it proves that
 * it counted.
 */
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

/**
 * Resolves a refused order. This run published nothing, but another one may have; then nothing that it uses is rolled
 * back.
 */
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
