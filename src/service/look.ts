import type { HttpRequest, SendRequest } from '../http.ts';
import { judgeRead, sendWithRepeats } from '../retry.ts';
import { readServed } from './client.ts';
import { buildReadRequest, type Look, type ServiceAccess } from './contract.ts';
import type { LookJob, PublishIdentity } from './job.ts';

/** The first look is not worth a longer wait. */
const BASELINE_BUDGET_MS = 10_000;
/** A look that takes longer is "not known". */
const LOOK_TIMEOUT_MS = 10_000;

/** One look at what is live before the order, so that a later one can prove something. Not worth a failure, and hardly a wait. */
export async function readLive({ order, access, rules, ports }: LookJob): Promise<Look> {
  if (order.version === undefined || order.slug === undefined) return {};
  const limits = { retries: rules.retries, budgetMs: BASELINE_BUDGET_MS };
  const send: SendRequest = (request) => sendWithRepeats(request, judgeRead, ports, limits);
  const look = await readServed(buildLook(order, access), send, ports.quote);
  ports.log.info(`Live now: ${describeLook(look)}.`);
  return look;
}

/** What a look told, in a few words. */
export function describeLook({ served, trouble }: Look): string {
  const why = trouble === undefined ? '' : `, because ${trouble.why}`;
  return served?.version ?? `not known${why}`;
}

/** Looks at the given times until the service serves the version. */
export async function watchFor(
  version: string,
  atMs: readonly number[],
  { order, access, ports }: LookJob,
): Promise<boolean> {
  const { clock, send, quote } = ports;
  const startMs = clock.now();
  for (const [index, lookMs] of atMs.entries()) {
    await clock.sleep(Math.max(0, startMs + lookMs - clock.now()));
    // A look that hangs must not delay the next one.
    const nextMs = atMs[index + 1] ?? Infinity;
    const look = buildLook(order, access, nextMs - lookMs);
    if ((await readServed(look, send, quote)).served?.version === version) return true;
  }
  return false;
}

function buildLook(order: PublishIdentity, access: ServiceAccess, timeoutMs = LOOK_TIMEOUT_MS): HttpRequest {
  return buildReadRequest(
    { ...access, timeoutMs: Math.min(access.timeoutMs, LOOK_TIMEOUT_MS, timeoutMs) },
    order,
  );
}
