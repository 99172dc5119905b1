import type { SendRequest } from '../http/message.ts';
import { retryIdempotent, sendWithRepeats } from '../http/retry.ts';
import { poll } from '../shared/clock.ts';
import { buildReadRequest } from './api.ts';
import { readServed } from './client.ts';
import type { LiveVersion, PublishIdentity, PublishJob, Served } from './model.ts';

/** Budget of the look before the order, which is not worth a longer wait. */
const BASELINE_BUDGET_MS = 10_000;
/** Timeout of one look; afterwards the live version is "not known". */
const LOOK_TIMEOUT_MS = 10_000;

/**
 * Reads what is live before the order, so that a later read can prove a change. A failure is only logged; repeats end
 * after 10 s.
 */
export async function fetchLiveVersion(job: PublishJob<PublishIdentity>): Promise<LiveVersion> {
  const { order, rules, ports } = job;
  if (order.version === undefined || order.slug === undefined) return {};
  const endMs = ports.clock.now() + BASELINE_BUDGET_MS;
  const send: SendRequest = (request) => {
    const limits = { retries: rules.retries, budgetMs: endMs - ports.clock.now() };
    return sendWithRepeats(request, retryIdempotent, ports, limits);
  };
  const live = await readLiveVersion(job, send);
  // The log says what follows from a 404.
  const isMissing = live.failure?.kind === 'missing';
  ports.log.info(`Live now: ${isMissing ? NOTHING_LIVE : describeLiveVersion(live)}.`);
  if (live.isFolderUnknown === true) {
    ports.log.info(
      `The service knows the plugin by its \`plugin_id\`, but not by the folder \`${order.slug}\`.`,
    );
  }
  return live;
}

/** The meaning of a 404, without the service's message. */
export const NOTHING_LIVE = 'nothing yet, or the service does not know this plugin';

/** Describes what is live in a few words. */
export function describeLiveVersion({ served, failure }: LiveVersion): string {
  if (failure === undefined) return served?.version ?? 'not known';
  const { kind, why } = failure;
  switch (kind) {
    case 'missing':
      return `${NOTHING_LIVE}: ${why}`;
    case 'page':
      return `not known, because \`base-url\` seems to be the address of a website: ${why}`;
    default:
      return `not known, because ${why}`;
  }
}

/**
 * Looks at the given times until the service serves the version.
 *
 * @param isEnough whether to stop looking; it may take longer than the times between two looks
 */
export async function waitForVersion(
  version: string,
  atMs: readonly number[],
  job: PublishJob<PublishIdentity>,
  isEnough: (served: Served) => Promise<boolean> = () => Promise.resolve(true),
): Promise<boolean> {
  const { clock, send } = job.ports;
  const isLive = await poll(atMs, clock, async ({ untilNextMs }) => {
    // One hanging request must not delay the next look.
    const { served } = await readLiveVersion(job, send, untilNextMs);
    return served?.version === version && (await isEnough(served)) ? true : undefined;
  });
  return isLive === true;
}

/**
 * Reads once what is live, by identifier and folder. If that matches nothing, asks by the identifier alone, because the
 * service may know the plugin by another folder. Never fails; see {@link LiveVersion}.
 *
 * @param send replaces the run's own `send`, for instance after a cancellation
 * @param limitMs limit for both requests together; at most 10 s
 * @throws Cancelled when the run is, and `send` is its own
 */
export async function readLiveVersion(
  { order: { pluginId, slug }, access, ports: { clock, quote, ...ports } }: PublishJob<PublishIdentity>,
  send: SendRequest = ports.send,
  limitMs = LOOK_TIMEOUT_MS,
): Promise<LiveVersion> {
  const endMs = clock.now() + Math.min(limitMs, LOOK_TIMEOUT_MS);
  const ask = (folder: string | undefined) => {
    const timeoutMs = Math.min(access.timeoutMs, endMs - clock.now());
    const request = buildReadRequest({ ...access, timeoutMs }, { pluginId, slug: folder });
    return readServed(request, send, pluginId, quote);
  };
  const live = await ask(slug);
  if (slug === undefined || !mayKnowOtherFolder(live) || clock.now() >= endMs) return live;
  const byId = await ask(undefined);
  return byId.served === undefined ? byId : { ...byId, isFolderUnknown: live.failure?.kind === 'missing' };
}

function mayKnowOtherFolder({ failure }: LiveVersion): boolean {
  return failure?.status === 404 || failure?.kind === 'unclear';
}
