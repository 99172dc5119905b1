import { Cancelled } from '../clock.ts';
import { PublishError } from '../errors.ts';
import type { SendRequest } from '../http.ts';
import { judgeOrder, REPEAT_BUDGET_MS, sendWithRepeats } from '../retry.ts';
import { TransportError } from '../transport-error.ts';
import { showUrl } from '../urls.ts';
import { type OrderResult, orderRelease } from './client.ts';
import { buildReleaseRequest } from './contract.ts';
import type { LookJob, PublishJob, PublishRules } from './job.ts';
import { watchFor } from './look.ts';

export interface Published {
  readonly status: 'published' | 'already-published';
  /** As the service returned it; the package's when it was only seen live. */
  readonly version: string;
  /** What the service served before; `undefined` when it did not tell. */
  readonly previousVersion: string | undefined;
  /** The service was seen serving `version`. */
  readonly isVerified: boolean;
}

/** When to look, in milliseconds after the outcome became unknown. */
const LOOK_AT_MS = [2_000, 5_000, 10_000, 20_000, 30_000];
/** When to look for a release that the service says it created. */
const VERIFY_AT_MS = [0, 2_000, 5_000, 10_000, 20_000, 30_000, 45_000, 60_000];

/**
 * Publishes once, whatever the network does: orders the release, and never orders it again when the first order may
 * have counted, but looks what came of it. Whether the service serves it already is left to {@link confirm}.
 *
 * @param before the version that was live before; `undefined` when that is not known
 * @throws PublishError `not-published` when that is certain, `unknown-outcome` when nothing is
 * @throws Cancelled between two requests; `progress` then tells what is certain
 */
export async function publish(job: PublishJob, before: string | undefined): Promise<Published> {
  const result = await placeOrder(job);
  if (result.kind === 'refused') throw result.error;
  if (result.kind !== 'created') return findOut(result, before, job);
  warnOfOtherVersion(result.version, job);
  return { status: 'published', version: result.version, previousVersion: before, isVerified: false };
}

/**
 * Waits until the service is seen serving the version that it said it created.
 *
 * @throws PublishError `after-publish`: not seen in time
 */
export async function confirm(published: Published, job: LookJob): Promise<Published> {
  const { version } = published;
  job.ports.log.info(`Waiting until the service serves ${version}.`);
  const isVerified = await watchFor(version, VERIFY_AT_MS, job).catch((error: unknown) => {
    if (error instanceof Cancelled)
      throw notVerified(version, 'not seen serving it before the run was cut short');
    throw error;
  });
  if (!isVerified) throw notVerified(version, 'not seen serving it within 60 s');
  return { ...published, isVerified };
}

/**
 * Whether there is nothing to do, because this very version is live.
 *
 * @throws PublishError `not-published`: that is a mistake, by the input `if-published`
 */
export function findLive(
  version: string | undefined,
  before: string | undefined,
  rules: PublishRules,
): Published | undefined {
  if (before === undefined || before !== version || rules.ifPublished === 'publish') return undefined;
  return acceptLive(before, before, rules);
}

/** The version is live without this run: fine, or a mistake, as the author wants it. */
function acceptLive(version: string, before: string | undefined, { ifPublished }: PublishRules): Published {
  if (ifPublished === 'skip') {
    return { status: 'already-published', version, previousVersion: before, isVerified: true };
  }
  throw new PublishError({
    code: 'not-published',
    title: 'Already published',
    message: `The service already serves version ${version}, and \`if-published\` is \`${ifPublished}\`.`,
    hint: 'Raise the version of the plugin, or set `if-published` to `skip` if that is no mistake.',
  });
}

async function placeOrder({ order, access, rules, ports }: PublishJob): Promise<OrderResult> {
  const { progress, quote } = ports;
  // Each attempt has a URL of the package of its own, which may live for a short time.
  const send: SendRequest = async () => {
    const request = buildReleaseRequest(access, { ...order, zipUrl: await order.getZipUrl() });
    // Until its outcome is judged, the request may have counted.
    progress.stage = 'ordered';
    ports.log.info(`${request.method} ${showUrl(request.url)}`);
    return ports.send(request);
  };
  const judge: typeof judgeOrder = (outcome, wallClockMs) => {
    const repeat = judgeOrder(outcome, wallClockMs);
    if (repeat !== undefined) progress.stage = 'not-published';
    return repeat;
  };
  const limits = { retries: rules.retries, budgetMs: REPEAT_BUDGET_MS };
  const result = await orderRelease(
    buildReleaseRequest(access, { ...order, zipUrl: '' }),
    (request) => sendWithRepeats(request, judge, { ...ports, send }, limits),
    quote,
  );
  if (result.kind === 'created') progress.stage = 'published';
  else if (result.kind !== 'unknown') progress.stage = 'not-published';
  return result;
}

type OpenResult = Exclude<OrderResult, { kind: 'created' }>;

/** Only a version that was not live before the order and is live after it proves that an order counted. */
async function findOut(result: OpenResult, before: string | undefined, job: PublishJob): Promise<Published> {
  const { order, rules, ports } = job;
  const { kind, error } = result;
  const { version } = order;
  const isCancelled = error.cause instanceof TransportError && error.cause.failure === 'cancelled';
  if (isCancelled || version === undefined || version === before) throw error;

  ports.log.info(`${error.message} Looking whether ${version} becomes live.`);
  if (!(await watchFor(version, LOOK_AT_MS, job))) throw error;
  if (kind === 'conflict' && rules.ifPublished === 'skip') return acceptLive(version, before, rules);
  if (kind === 'conflict') throw error;
  if (before === undefined) throw addSeen(error, version);
  ports.progress.stage = 'published';
  ports.log.warning(
    'Answer lost',
    `${error.message} But the service now serves ${version} instead of ${before}, so the release was created.`,
  );
  return { status: 'published', version, previousVersion: before, isVerified: true };
}

function addSeen({ code, title, message, hint, cause }: PublishError, version: string): PublishError {
  const seen = `The service now serves ${version}, but what it served before is not known.`;
  return new PublishError({ code, title, message: `${message} ${seen}`, hint, cause });
}

function notVerified(version: string, what: string): PublishError {
  return new PublishError({
    code: 'after-publish',
    title: 'Published, but not verified',
    message: `The service accepted version ${version}, but was ${what}.`,
    hint: 'Look at the dashboard of the service; the release is created, so do not publish it again.',
  });
}

function warnOfOtherVersion(version: string, { order, ports }: PublishJob): void {
  if (order.version === undefined || order.version === version) return;
  ports.log.warning(
    'Version differs',
    `The service created version ${version}, but the package says ${order.version}: WordPress would offer this ` +
      'update again and again. Publish a package whose plugin header has the version that the service shows.',
  );
}
