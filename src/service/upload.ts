import type { HttpAnswer, HttpUpload } from '../http/message.ts';
import {
  REPEAT_BUDGET_MS,
  repeatRequest,
  retryIdempotent,
  type RetryRule,
  sendWithRepeats,
} from '../http/retry.ts';
import type { RunTools } from '../http/run-tools.ts';
import { TransportError } from '../http/transport-error.ts';
import { isSafeFrom, showTargetHost, showUrl } from '../http/urls.ts';
import type { PublishError } from '../shared/publish-error.ts';
import { quoteName, quoteText } from '../shared/quote.ts';
import { buildUploadUrlRequest, findMessage, isHtmlDocument, parseUploadPlace } from './api.ts';
import { type BadAnswer, isBlocked, isMarkup, notPublished, quoteSaid } from './bad-answer.ts';
import { readBadAnswer } from './client.ts';
import { explainStatus, REACH_HINTS } from './explain-answers.ts';
import type { LiveVersion, PublishIdentity, PublishRules, ServiceAccess } from './model.ts';
import { findRedirectTarget } from './redirect.ts';

/** A package on its way to the service. */
export interface UploadJob {
  readonly plugin: Pick<PublishIdentity, 'pluginId'>;
  readonly body: HttpUpload;
  /** The live version before; without one, the service may not know the plugin. */
  readonly before: LiveVersion;
  readonly access: ServiceAccess;
  readonly rules: Pick<PublishRules, 'retries'>;
  readonly ports: Pick<RunTools, 'send' | 'clock' | 'random' | 'log' | 'quote' | 'mask' | 'maskUrl'>;
}

interface Place {
  /** A secret. */
  readonly url: URL;
  readonly objectKey: string;
}

/** The time without progress that ends an attempt. */
const SILENCE_MS = 30_000;

/** The time for all attempts. */
const UPLOAD_MINUTES = 10;

/** Storages answer with little. */
const MAX_STORAGE_BYTES = 64 * 1024;

const NOTHING_PUBLISHED = 'This run published nothing.';

/**
 * Sends the package to the storage that the service names. A 403 is answered once with a new upload URL, because one
 * that has expired gets that.
 *
 * @returns the service's name for the package, by which it is ordered
 * @throws PublishError `not-published`; `package`: the file changed
 */
export async function uploadPackage(job: UploadJob): Promise<string> {
  const { clock, log, quote } = job.ports;
  const endMs = clock.now() + UPLOAD_MINUTES * 60_000;
  let place = await requestPlace(job);
  let answer = await putPackage(place, endMs, job);
  if (answer.status === 403) {
    log.repeat(`PUT ${showTargetHost(place.url, quote)}: returned 403; trying again with a new upload URL.`);
    place = await requestPlace(job);
    answer = await putPackage(place, endMs, job);
  }
  if (answer.status < 200 || answer.status >= 300) throw explainStorage(answer, place, job);
  return place.objectKey;
}

/** @throws PublishError `not-published` */
async function requestPlace(job: UploadJob): Promise<Place> {
  const { access, plugin, rules, ports } = job;
  const request = buildUploadUrlRequest(access, plugin.pluginId);
  ports.log.info(`GET ${showUrl(request.url)}`);
  const limits = { retries: rules.retries, budgetMs: REPEAT_BUDGET_MS };
  const received = await sendWithRepeats(request, retryIdempotent, ports, limits).catch((error: unknown) => {
    throw error instanceof TransportError ? explainNotAsked(error, request.url) : error;
  });
  const text = received.body.toString('utf8');
  const answer = readBadAnswer(received, text, request.url, ports.quote);
  if (answer.status < 200 || answer.status >= 300 || answer.isPage) throw explainNoPlace(answer, job);
  const place = received.isCut ? { why: 'it is too large' } : parseUploadPlace(text);
  if (place.url === undefined) throw explainBadPlace(place.why);
  for (const secret of listSecrets(place.url, place.text)) ports.mask(secret);
  ports.maskUrl(place.text);
  if (isSafeFrom(place.url, access.baseUrl)) return place;
  throw explainBadPlace(
    'its `presignedUrl` is not a plain `https:` address, or leads to the runner itself although the service is elsewhere',
  );
}

/** Shorter parts of a URL stand in other texts, too. */
const MIN_SECRET = 16;

/** A storage may repeat parts of the upload URL: all of it, its path, and the values of its query. */
function listSecrets({ pathname, search, searchParams }: URL, text: string): readonly string[] {
  const paths = [pathname, `${pathname}${search}`];
  return [text, ...[...paths, ...searchParams.values()].filter(({ length }) => length >= MIN_SECRET)];
}

async function putPackage({ url }: Place, endMs: number, job: UploadJob): Promise<HttpAnswer> {
  const { access, body, rules, ports } = job;
  const shown = `PUT ${showTargetHost(url, ports.quote)}`;
  const isLate = () => ports.clock.now() >= endMs;
  const attempt = () => {
    ports.log.info(`${shown}, a secret upload URL`);
    return ports.send({
      method: 'PUT',
      url,
      headers: { 'Content-Type': 'application/zip' },
      upload: body,
      namedBy: access.baseUrl,
      avoidsLinkLocal: true,
      hasSecretUrl: true,
      timeoutMs: Math.max(1, endMs - ports.clock.now()),
      silence: { firstMs: SILENCE_MS, nextMs: SILENCE_MS },
      maxBytes: MAX_STORAGE_BYTES,
    });
  };
  const rule: RetryRule = (outcome, nowMs) => (isLate() ? undefined : retryIdempotent(outcome, nowMs));
  const limits = { retries: rules.retries, budgetMs: REPEAT_BUDGET_MS, countsWaitsOnly: true };
  return repeatRequest(shown, attempt, rule, ports, limits).catch((error: unknown) => {
    throw error instanceof TransportError ? explainNotSent(error, isLate(), url, job) : error;
  });
}

/** Explains why the service did not say where to send the package. */
function explainNoPlace(answer: BadAnswer, { plugin, before }: UploadJob): PublishError {
  const { status, url, isPage } = answer;
  const message = `GET ${showUrl(url)} returned ${status}${isMarkup(answer) || isPage ? ' with a web page' : quoteSaid(answer)}.`;
  if (status >= 500)
    return notPublished(
      'Service busy',
      message,
      `Run this again when the service is back. ${NOTHING_PUBLISHED}`,
    );
  // Servers put a page into a redirect, too.
  const isRedirect = status >= 300 && status < 400;
  const isElsewhere = status === 404 || status === 405 || (isPage && !isBlocked(answer) && !isRedirect);
  if (!isElsewhere) return explainStatus(answer, plugin.pluginId, 'GET');
  const first =
    before.failure?.kind === 'missing'
      ? `Check \`plugin_id\` first, because the service may not know ${quoteName(plugin.pluginId)}. If it is right: `
      : '';
  return notPublished(
    'Files not taken',
    message,
    `${first}This service does not take files: leave \`upload-to\` out. ${NOTHING_PUBLISHED}`,
  );
}

function explainNotAsked(error: TransportError, url: URL): PublishError {
  const message = `GET ${showUrl(url)} failed: ${error.message}.`;
  const isSlow = error.mayHaveArrived && error.failure === 'deadline';
  const hint = error.mayHaveArrived
    ? `Check that the service is up, and run this again.${isSlow ? ' If it is slow, raise `timeout`.' : ''}`
    : REACH_HINTS[error.failure];
  return notPublished('Service not reached', message, `${hint} ${NOTHING_PUBLISHED}`, error);
}

const BAD_PLACE = 'Upload URL not usable';
const WITHOUT_UPLOAD = `Ask the operator of the service, or leave \`upload-to\` out. ${NOTHING_PUBLISHED}`;

function explainBadPlace(why: string): PublishError {
  return notPublished(
    BAD_PLACE,
    `The service's answer with the upload URL is not valid: ${why}.`,
    WITHOUT_UPLOAD,
  );
}

function explainNotSent(
  error: TransportError,
  isLate: boolean,
  url: URL,
  { ports: { quote } }: UploadJob,
): PublishError {
  const host = showTargetHost(url, quote);
  if (error.failure === 'private')
    return notPublished(
      BAD_PLACE,
      `The service names ${host} for the upload, but the package was not sent: ${error.message}.`,
      WITHOUT_UPLOAD,
      error,
    );
  const why = isLate ? `it did not end within ${UPLOAD_MINUTES} minutes` : error.message;
  return notPublished(
    NOT_SENT,
    `The upload to ${host} failed: ${why}.`,
    `Check the network of the runner, and run this again. ${NOTHING_PUBLISHED}`,
    error,
  );
}

const NOT_SENT = 'Upload failed';

/** Explains an answer of the storage that is not a success. */
function explainStorage(answer: HttpAnswer, { url }: Place, { ports: { quote } }: UploadJob): PublishError {
  const { status, headers } = answer;
  const said = quote(findStorageText(answer.body.toString('utf8')));
  const message = `The storage ${showTargetHost(url, quote)} returned ${status}${said === '' ? '' : `: ${quoteText(said)}`}.`;
  if (status >= 300 && status < 400) {
    const target = findRedirectTarget(headers, url);
    const where = target === undefined ? 'nowhere' : showTargetHost(target, quote);
    return notPublished(
      'Redirect not followed',
      `The storage ${showTargetHost(url, quote)} returned ${status}, a redirect to ${where}; it was not followed, because the package would go there.`,
      WITHOUT_UPLOAD,
    );
  }
  if (status === 413)
    return notPublished(
      'Package too large',
      message,
      `Make the package smaller, or ask the service for its limit. ${NOTHING_PUBLISHED}`,
    );
  const fix =
    status === 403
      ? 'The storage refused two upload URLs of the service: ask its operator, or leave `upload-to` out.'
      : 'Run this again; if it fails again, ask the operator of the service.';
  return notPublished(NOT_SENT, message, `${fix} ${NOTHING_PUBLISHED}`);
}

/** Finds what a storage says: `Code` and `Message` of S3's XML, else the text without its tags. */
function findStorageText(body: string): string {
  if (isHtmlDocument(body)) return '';
  const [, code] = /<Code>([^<]*)</.exec(body) ?? [];
  const [, message] = /<Message>([^<]*)</.exec(body) ?? [];
  const said = [code, message].filter((text) => text !== undefined && text.trim() !== '');
  return said.length > 0
    ? said.join(': ')
    : findMessage(body)
        .replace(/<[^<>]*>/g, ' ')
        .trim();
}
