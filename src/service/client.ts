import { Cancelled } from '../clock.ts';
import type { HttpRequest, SendRequest } from '../http.ts';
import { TransportError } from '../transport-error.ts';
import type { Sanitise } from '../log.ts';
import type { PublishError } from '../errors.ts';
import { findMessage, type Look, parseReleaseAnswer, parseServed } from './contract.ts';
import { explainRefusal, explainStatus, explainTransport, explainUnclear } from './failures.ts';

/**
 * What came of the request that creates a release:
 * - `created`: the service proved it, and told the version.
 * - `refused`: it certainly created nothing.
 * - `conflict`: it refused (409), and what it conflicts with may be this very version.
 * - `unknown`: it may have created the release.
 */
export type OrderResult =
  | { readonly kind: 'created'; readonly version: string }
  | { readonly kind: 'refused' | 'conflict' | 'unknown'; readonly error: PublishError };

/**
 * Sends the request that creates a release, and believes in success only when the answer proves it.
 *
 * @param send sends the request, and again only when that is safe
 */
export async function orderRelease(
  request: HttpRequest,
  send: SendRequest,
  quote: Sanitise,
): Promise<OrderResult> {
  const { url } = request;
  try {
    const { status, headers, body, isCut } = await send(request);
    const text = body.toString('utf8');
    const answer = { url, status, headers, said: quote(findMessage(text)), quote };
    if (status < 200 || status >= 300) return toResult(explainStatus(answer), status);
    if (isCut) return toResult(explainUnclear(answer, 'it is too large'));

    const release = parseReleaseAnswer(text);
    if (release.kind === 'created' && quote(release.version) !== release.version) {
      return toResult(explainUnclear(answer, 'its `version` contains a secret'));
    }
    if (release.kind === 'created') return release;
    return toResult(
      release.kind === 'refused' ? explainRefusal(answer) : explainUnclear(answer, release.why),
    );
  } catch (error) {
    if (error instanceof TransportError) return toResult(explainTransport(error, url));
    throw error;
  }
}

/**
 * Reads what the service serves now. The interface does not show the answer, so this never fails: whatever is not
 * understood is "not known".
 *
 * @throws Cancelled when the run is
 */
export async function readServed(request: HttpRequest, send: SendRequest, quote: Sanitise): Promise<Look> {
  try {
    const { status, body, isCut } = await send(request);
    if (isTrouble(status))
      return { trouble: { why: `it answered with ${status}`, isLasting: !isPassing(status) } };
    const served = status === 200 && !isCut ? parseServed(body.toString('utf8')) : undefined;
    // What must be hidden is no version, and would reach an output.
    const isShowable = served === undefined || quote(served.version) === served.version;
    return isShowable ? { served } : {};
  } catch (error) {
    if (error instanceof TransportError && error.failure === 'cancelled') throw new Cancelled();
    if (error instanceof TransportError)
      return { trouble: { why: error.message, isLasting: !error.mayHaveArrived } };
    throw error;
  }
}

/** The key is refused, the service is elsewhere, or has no time. Other refusals are those of a service that cannot be read. */
function isTrouble(status: number): boolean {
  return status === 401 || status === 403 || (status >= 300 && status < 400) || isPassing(status);
}

function isPassing(status: number): boolean {
  return status === 429 || status >= 500;
}

function toResult(error: PublishError, status?: number): OrderResult {
  if (error.code === 'unknown-outcome') return { kind: 'unknown', error };
  return { kind: status === 409 ? 'conflict' : 'refused', error };
}
