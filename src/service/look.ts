import type { SendRequest } from '../http/message.ts';
import { judgeRead, sendWithRepeats } from '../http/retry.ts';
import { readServed } from './client.ts';
import { buildReadRequest } from './contract.ts';
import type { LookJob } from './job.ts';
import type { Look } from './served.ts';

/** The first look is not worth a longer wait. */
const BASELINE_BUDGET_MS = 10_000;
/** A look that takes longer is "not known". */
const LOOK_TIMEOUT_MS = 10_000;

/** One look at what is live before the order, so that a later one can prove something. Not worth a failure, and hardly a wait. */
export async function readLive(job: LookJob): Promise<Look> {
  const { order, rules, ports } = job;
  if (order.version === undefined || order.slug === undefined) return {};
  const endMs = ports.clock.now() + BASELINE_BUDGET_MS;
  const send: SendRequest = (request) => {
    const limits = { retries: rules.retries, budgetMs: endMs - ports.clock.now() };
    return sendWithRepeats(request, judgeRead, ports, limits);
  };
  const look = await lookOnce(job, send);
  ports.log.info(`Live now: ${describeLook(look)}.`);
  if (look.isFolderUnknown === true) {
    ports.log.info(
      `The service knows the plugin by its \`plugin_id\`, but not by the folder \`${order.slug}\`.`,
    );
  }
  return look;
}

/** What a look told, in a few words. */
export function describeLook({ served, trouble }: Look): string {
  if (trouble === undefined) return served?.version ?? 'not known';
  const { kind, why } = trouble;
  switch (kind) {
    case 'missing':
      return `nothing yet, or the service does not know this plugin: ${why}`;
    case 'page':
      return `nothing, because \`base-url\` leads to a website: ${why}`;
    default:
      return `not known, because ${why}`;
  }
}

/** Looks at the given times until the service serves the version. */
export async function watchFor(version: string, atMs: readonly number[], job: LookJob): Promise<boolean> {
  const { clock, send } = job.ports;
  const startMs = clock.now();
  for (const [index, lookMs] of atMs.entries()) {
    await clock.sleep(Math.max(0, startMs + lookMs - clock.now()));
    // A look that hangs must not delay the next one.
    const nextMs = atMs[index + 1] ?? Infinity;
    if ((await lookOnce(job, send, nextMs - lookMs)).served?.version === version) return true;
  }
  return false;
}

/**
 * Asks once what is live: by identifier and folder, and when that leads to nothing, because the service may know the
 * plugin by another folder, by its identifier alone. What that names is what is live. Never fails; see {@link Look}.
 *
 * @param send takes the place of the run's own way to send, as for a run that was cancelled
 * @param limitMs for both requests together; at most 10 s
 * @throws Cancelled when the run is, and `send` is its own
 */
export async function lookOnce(
  { order: { pluginId, slug }, access, ports: { clock, quote, ...ports } }: LookJob,
  send: SendRequest = ports.send,
  limitMs = LOOK_TIMEOUT_MS,
): Promise<Look> {
  const endMs = clock.now() + Math.min(limitMs, LOOK_TIMEOUT_MS);
  const ask = (folder: string | undefined) => {
    const timeoutMs = Math.min(access.timeoutMs, endMs - clock.now());
    const request = buildReadRequest({ ...access, timeoutMs }, { pluginId, slug: folder });
    return readServed(request, send, pluginId, quote);
  };
  const look = await ask(slug);
  if (slug === undefined || !mayKnowOtherFolder(look) || clock.now() >= endMs) return look;
  const byId = await ask(undefined);
  return byId.served === undefined ? byId : { ...byId, isFolderUnknown: look.trouble?.status === 404 };
}

function mayKnowOtherFolder({ trouble }: Look): boolean {
  return trouble?.status === 404 || trouble?.kind === 'unclear';
}
