import { type HttpRequest, type SendRequest, TransportError } from '../http.ts';
import type { Sanitise } from '../log.ts';
import { findMessage, parseReleaseAnswer } from './contract.ts';
import { explainRefusal, explainStatus, explainTransport, explainUnclear } from './failures.ts';

/**
 * Sends the one request that creates a release, and believes in success only when the answer proves it.
 *
 * @returns the version of the created release, as the service tells it
 * @throws PublishError `not-published` after a definite refusal, `unknown-outcome` when the request may have counted
 */
export async function createRelease(
  request: HttpRequest,
  send: SendRequest,
  quote: Sanitise,
): Promise<string> {
  const answer = await send(request).catch((error: unknown) => {
    throw error instanceof TransportError ? explainTransport(error, request.url) : error;
  });
  const { status, headers, isCut } = answer;
  const body = answer.body.toString('utf8');
  const seen = { url: request.url, status, said: quote(findMessage(body)) };
  if (status < 200 || status >= 300) throw explainStatus(seen, headers.location);
  if (isCut) throw explainUnclear(seen, 'it is too large');

  const release = parseReleaseAnswer(body);
  if (release.kind === 'refused') throw explainRefusal(seen);
  if (release.kind === 'unclear') throw explainUnclear(seen, release.why);
  return release.version;
}
