import type { HttpAnswer, HttpRequest, SendRequest } from '../http/message.ts';
import { isPassing, REPEAT_BUDGET_MS, repeatRequest, retryIfUnprocessed } from '../http/retry.ts';
import { TransportError } from '../http/transport-error.ts';
import { showUrl } from '../http/urls.ts';
import { Cancelled } from '../shared/clock.ts';
import { PublishError } from '../shared/publish-error.ts';
import type { Sanitise } from '../shared/logger.ts';
import {
  buildConfirmRequest,
  buildEndpoint,
  buildReleaseRequest,
  CONFIRM_PATH,
  ENDPOINT_PATH,
  findLacks,
  findMessage,
  isHtmlDocument,
  isWebPage,
  namesRelease,
  parseReleaseAnswer,
  parseServed,
} from './api.ts';
import { type BadAnswer, isBlocked, isMarkup, quoteSaid } from './bad-answer.ts';
import { explainRefusal, explainStatus, explainTransport, explainUnclear } from './explain-answers.ts';
import type { LiveVersion, LiveVersionFailure, OrderFields, PublishJob } from './model.ts';
import { findPlace, findRedirectTarget } from './redirect.ts';

/**
 * The outcome of the request that creates a release:
 * - `created`: the answer proves it, and names the version.
 * - `refused`: the service certainly created nothing.
 * - `denied`: the service refused the key, so it will not say what is live either.
 * - `conflict`: the service refused (409), perhaps because this very version is live.
 * - `unknown`: the service may have created the release.
 */
type OrderResult =
  | { readonly kind: 'created'; readonly version: string }
  | {
      readonly kind: 'refused' | 'denied' | 'conflict' | 'unknown';
      readonly error: PublishError;
      /** The target of a redirect, to compare it with another redirect; not safe to show. */
      readonly place?: string | undefined;
    };

/**
 * Orders a release, and reports success only when the answer proves it. Repeats the request only when that is safe.
 *
 * @throws Cancelled between two requests; `progress` then says what is certain
 */
export async function orderRelease(job: PublishJob): Promise<OrderResult> {
  const { progress, quote } = job.ports;
  const isOfFile = job.order.objectKey !== undefined;
  const url = buildEndpoint(job.access, isOfFile ? CONFIRM_PATH : ENDPOINT_PATH);
  const result = await postOrder(url, job)
    .then((answer) => readOrder(answer, url, { ...job.order, isOfFile }, quote))
    .catch((error: unknown): OrderResult => {
      if (error instanceof TransportError) return toResult(explainTransport(error, url));
      // Only `getZipUrl` throws a PublishError, and without the URL nothing is sent.
      if (error instanceof PublishError) return { kind: 'refused', error };
      throw error;
    });
  if (result.kind === 'created') progress.stage = 'published';
  else if (result.kind !== 'unknown') progress.stage = 'not-published';
  return result;
}

function postOrder(url: URL, { order, access, rules, ports }: PublishJob): Promise<HttpAnswer> {
  const { progress, log, send } = ports;
  const attempt = async () => {
    // Each attempt gets a new URL of the package, because a signed one expires soon.
    const request =
      order.objectKey === undefined
        ? buildReleaseRequest(access, { ...order, zipUrl: await order.getZipUrl() })
        : buildConfirmRequest(access, order);
    // Until its outcome is known, the request may have counted.
    progress.stage = 'ordered';
    log.info(`POST ${showUrl(url)}`);
    return send(request);
  };
  const limits = { retries: rules.retries, budgetMs: REPEAT_BUDGET_MS };
  const onRepeat = () => (progress.stage = 'not-published');
  return repeatRequest(`POST ${url.host}`, attempt, retryIfUnprocessed, { ...ports, onRepeat }, limits);
}

function readOrder(
  received: HttpAnswer,
  url: URL,
  { pluginId, isOfFile }: Pick<OrderFields, 'pluginId'> & { readonly isOfFile: boolean },
  quote: Sanitise,
): OrderResult {
  const { status, isCut } = received;
  const text = received.body.toString('utf8');
  const answer = readBadAnswer(received, text, url, quote);
  if (status < 200 || status >= 300) return toResult(explainStatus(answer, pluginId), answer);
  if (isCut) return toResult(explainUnclear(answer, 'it is too large'));

  const release = parseReleaseAnswer(text, isOfFile);
  if (release.kind === 'created' && quote(release.version) !== release.version) {
    return toResult(explainUnclear(answer, 'its `version` contains a secret'));
  }
  if (release.kind === 'created') return release;
  return toResult(
    release.kind === 'refused'
      ? explainRefusal(answer, release.how, pluginId)
      : explainUnclear(answer, release.why),
  );
}

/** Prepares an answer for messages. */
export function readBadAnswer(
  { status, headers }: HttpAnswer,
  text: string,
  url: URL,
  quote: Sanitise,
): BadAnswer {
  return {
    url,
    status,
    headers,
    said: quote(findMessage(text)),
    isPage: isWebPage({ headers }, text),
    isDocument: isHtmlDocument(text),
    quote,
  };
}

function toResult(error: PublishError, answer?: BadAnswer): OrderResult {
  const { status = 0 } = answer ?? {};
  if (error.code === 'unknown-outcome') return { kind: 'unknown', error, place: answer && readPlace(answer) };
  if (status === 401 || status === 403) return { kind: 'denied', error };
  return { kind: status === 409 ? 'conflict' : 'refused', error };
}

/**
 * Reads what the service serves now. The interface does not describe the answer, so one that is not understood is "not
 * known" instead of an error.
 *
 * @param pluginId the plugin that the answer must be about
 * @throws Cancelled when the run is
 */
export async function readServed(
  request: HttpRequest,
  send: SendRequest,
  pluginId: string,
  quote: Sanitise,
): Promise<LiveVersion> {
  try {
    const received = await send(request);
    const text = received.body.toString('utf8');
    const answer = readBadAnswer(received, text, request.url, quote);
    const failure = findFailure(answer);
    // A 404 that describes a release contradicts itself; treated as "nothing is live", it would let the run publish.
    if (failure?.kind === 'missing' && namesRelease(text))
      return { failure: unclear(`${failure.why}, but describes a release`, answer) };
    if (failure !== undefined) return { failure };
    const { served, why } = received.isCut
      ? { why: 'is too large' }
      : { why: undefined, ...parseServed(text, pluginId) };
    if (served === undefined) return { failure: unclear(`its answer ${why}`, answer) };
    // A version that contains a secret must not reach an output.
    return quote(served.version) === served.version
      ? { served: { ...served, ...findLacks(text) } }
      : { failure: unclear('its answer names a version that contains a secret', answer) };
  } catch (error) {
    if (error instanceof TransportError && error.failure === 'cancelled') throw new Cancelled();
    if (error instanceof TransportError)
      return { failure: { kind: 'unreached', why: error.message, isLasting: !error.mayHaveArrived } };
    throw error;
  }
}

/** Why an answer does not say what is live, judged by its status and form; `undefined` when it may say so. */
function findFailure(answer: BadAnswer): LiveVersionFailure | undefined {
  const { status } = answer;
  const isPage = isMarkup(answer) || (answer.isPage && status < 300);
  const why = isPage
    ? `it returned ${status} with a web page`
    : `the service returned ${status}${quoteSaid(answer)}`;
  if (isPassing(status)) return { kind: 'passing', why, isLasting: false, status };
  if (isBlocked(answer)) return { kind: 'blocked', why, isLasting: true, status };
  if (status === 401 || status === 403) return { kind: 'key', why, isLasting: true, status };
  if (status >= 300 && status < 400) {
    return {
      kind: 'redirect',
      why: `the service returned ${status}, a redirect`,
      isLasting: true,
      status,
      place: readPlace(answer),
    };
  }
  if (isPage) return { kind: 'page', why, isLasting: true, status };
  if (status === 404) return { kind: 'missing', why, isLasting: false, status };
  return status === 200 ? undefined : unclear(why, answer);
}

function unclear(why: string, { status }: BadAnswer): LiveVersionFailure {
  return { kind: 'unclear', why, isLasting: false, status };
}

function readPlace({ headers, url }: BadAnswer): string | undefined {
  const target = findRedirectTarget(headers, url);
  return target && findPlace(target);
}
