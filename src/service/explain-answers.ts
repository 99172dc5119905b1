import { isRefusedForNow } from '../http/retry.ts';
import { PROXY_ADDRESS_HINT, type TransportError, type TransportFailure } from '../http/transport-error.ts';
import { showUrl } from '../http/urls.ts';
import { PublishError } from '../shared/publish-error.ts';
import { quoteName } from '../shared/quote.ts';
import { CONFIRM_PATH, ENDPOINT_PATH, PACKAGE_FIELD } from './api.ts';
import {
  type BadAnswer,
  explainPage,
  isMarkup,
  LOOK_FIRST,
  notPublished,
  quoteSaid,
  unknownOutcome,
} from './bad-answer.ts';
import { LOG_IN_HINT, describeRedirect, isRefusedByRedirect } from './redirect.ts';

/** The advice after a web page, which may come from the service, a proxy before it, or another server. */
const LOOK_OR_CHECK = `${LOOK_FIRST} If it was not, check that \`base-url\` is the address of the service.`;

/** Explains an order without a complete answer: nothing was sent, or the outcome is unknown. */
export function explainTransport(error: TransportError, url: URL): PublishError {
  const message = `POST ${showUrl(url)} failed: ${error.message}.`;
  if (error.mayHaveArrived) {
    const isSlow = error.failure === 'deadline';
    return unknownOutcome(
      message,
      isSlow ? `${LOOK_FIRST} If it is slow, raise \`timeout\`.` : LOOK_FIRST,
      error,
    );
  }
  const hint = `${REACH_HINTS[error.failure]} This run published nothing.`;
  return notPublished('Service not reached', message, hint, error);
}

/** Hints for failures before anything was sent. */
export const REACH_HINTS: Readonly<Record<TransportFailure, string>> = {
  'name-not-found': 'Check the host name in `base-url`, and the network of the runner.',
  refused: 'Check host and port in `base-url`, and that the service is up.',
  unreachable: 'Check `base-url`, and the network of the runner.',
  tls: 'Check `base-url`: the host did not prove that it is the service, so it was not given the API key.',
  proxy: 'Check `https_proxy` and `no_proxy` of the runner.',
  'proxy-address': PROXY_ADDRESS_HINT,
  private: 'Check `base-url`.',
  deadline: 'Check `base-url` and that the service is up: it did not accept the connection.',
  interrupted: 'Check `base-url` and that the service is up: it dropped the connection.',
  cancelled: 'Run this again when you like.',
};

/** Titles and hints for statuses whose cause is known. Every other 4xx is a refusal, too. */
const REFUSALS: Readonly<Record<number, readonly [title: string, hint: string]>> = {
  401: [
    'API key refused',
    'Copy the key again from the dashboard of the service into the secret for `api-key`.',
  ],
  403: [
    'API key refused',
    'Check that `api-key` belongs to the account of this plugin and may publish releases.',
  ],
  405: [
    'Not the service',
    'Check `base-url`: this address does not accept the request that creates a release.',
  ],
  409: [
    'Conflict',
    'Check the dashboard: this version may be published already, or another run is publishing.',
  ],
  413: ['Package too large', 'Make the package smaller, or ask the service for its limit.'],
};

/** The title and hint for a plugin that the service does not know, or for an address where it is not. */
function explainUnknown({ url, said }: BadAnswer, pluginId: string): readonly [title: string, hint: string] {
  const { pathname } = url;
  const prefix = pathname.slice(0, pathname.lastIndexOf(ENDPOINT_PATH));
  const path = prefix === '' ? '' : `, with its path ${quoteName(prefix)},`;
  const copy = `The input \`plugin_id\` is ${quoteName(pluginId)}: copy it from the plugin on the dashboard of the service.`;
  const check = `check that \`base-url\`${path} is the address of that service.`;
  return said.includes(pathname)
    ? [
        'Not the service',
        `There is nothing at this address: ${check} Else compare \`plugin_id\`, which is ${quoteName(pluginId)}.`,
      ]
    : ['Plugin not found', `${copy} If it is the same there, ${check}`];
}

const REFUSED = 'Release refused';

/** Advises on a refusal by the service's own message. */
function explainSaid({ said, url }: BadAnswer, pluginId: string): string {
  if (said === '')
    return `This run published nothing. The service does not say why: check \`plugin_id\` (${quoteName(pluginId)}) and \`base-url\`, or ask its operator.`;
  const isAboutFolder = /\b(folder|director(y|ies)|slug)s?\b/i.test(said);
  const folder = isAboutFolder
    ? " By folder or slug it means the plugin's folder in the ZIP: check the input `slug`, or rename the folder."
    : '';
  const field =
    said.includes(PACKAGE_FIELD) && isOrder(url)
      ? ` \`${PACKAGE_FIELD}\` is the URL that this run gave it for the package.`
      : '';
  return `This run published nothing: fix what the service says, then run this again.${field}${folder}`;
}

/**
 * Explains a status other than 2xx. A 4xx and some 3xx are refusals, and so is a 503 that says when to come back; after
 * any other, the outcome is unknown.
 */
export function explainStatus(
  answer: BadAnswer,
  pluginId: string,
  method: 'GET' | 'POST' = 'POST',
): PublishError {
  const { url, status, headers } = answer;
  const message = `${method} ${showUrl(url)} returned ${status}${isMarkup(answer) ? ' with a web page' : quoteSaid(answer)}.`;
  if (isRefusedForNow(answer)) return explainWait(status, message, headers['retry-after']);
  if (status < 300 || status >= 500)
    return unknownOutcome(message, answer.isPage ? LOOK_OR_CHECK : LOOK_FIRST);
  if (status < 400) return explainRedirect(answer, method);
  const [title, hint] =
    explainPage(answer) ??
    // The service may mean the file that was sent.
    (status === 404 && !isConfirmation(url) ? explainUnknown(answer, pluginId) : REFUSALS[status]) ??
    ([REFUSED, explainSaid(answer, pluginId)] as const);
  return notPublished(title, message, hint);
}

/** Explains a redirect of the order, or of a request before it. */
function explainRedirect(answer: BadAnswer, method: 'GET' | 'POST'): PublishError {
  const { message, hint } = describeRedirect(method, answer);
  if (isRefusedByRedirect(answer, answer.url)) return notPublished('Redirect not followed', message, hint);
  return method === 'GET'
    ? notPublished('Redirect not followed', message, `${hint} ${LOG_IN_HINT}`)
    : unknownOutcome(message, `${LOOK_FIRST} ${LOG_IN_HINT}`);
}

function isConfirmation({ pathname }: URL): boolean {
  return pathname.endsWith(CONFIRM_PATH);
}

/** Whether the request has the URL of a package: those for a file have none. */
function isOrder({ pathname }: URL): boolean {
  return pathname.endsWith(ENDPOINT_PATH);
}

/**
 * Explains an unknown outcome when the request before the order got a web page. The page does not prove that the order
 * did not count.
 */
export function explainWebsite({ message, cause }: PublishError): PublishError {
  return unknownOutcome(
    `${message} The request before it was answered with a web page.`,
    `Check \`base-url\`: it is probably the address of a website, not of the service. ${LOOK_FIRST}`,
    cause,
  );
}

/** Explains a temporary refusal, and when to try again. */
function explainWait(status: number, message: string, retryAfter = ''): PublishError {
  const [title, until] =
    status === 429
      ? ['Too many requests', 'its rate limit allows it']
      : ['Service busy', status === 503 ? 'the service is back' : 'the service is less busy'];
  const asks = /^\d{1,9}$/.test(retryAfter) ? ` (it asks to wait ${Number(retryAfter)} s)` : '';
  return notPublished(title, message, `Run this again when ${until}${asks}; this run published nothing.`);
}

/**
 * Explains a 2xx answer in which the service refuses.
 *
 * @param how the part of the answer that says so
 */
export function explainRefusal(answer: BadAnswer, how: string, pluginId: string): PublishError {
  const message = `The service answered ${answer.status} with ${how}${quoteSaid(answer)}.`;
  return notPublished(REFUSED, message, explainSaid(answer, pluginId));
}

/** Explains a 2xx answer that breaks the interface, such as a web page. */
export function explainUnclear(answer: BadAnswer, why: string): PublishError {
  return unknownOutcome(
    `POST ${showUrl(answer.url)} returned ${answer.status}, which is not a valid answer: ` +
      `${why}${quoteSaid(answer)}.`,
    `Check that \`base-url\` is the address of the service. ${LOOK_FIRST}`,
  );
}

/**
 * Explains a refused order whose version is live, although this run did not publish it.
 *
 * @param isOther another run, or a person, published it in the meantime
 */
export function explainLive(
  { title, message, hint, cause }: PublishError,
  version: string,
  isOther: boolean,
): PublishError {
  return new PublishError({
    code: 'already-published',
    title,
    message: `${message} The service serves version ${version} anyway: this run did not publish it.`,
    hint: isOther
      ? 'Set `if-published` to `skip` if this version may be live already, or raise the version of the plugin.'
      : hint,
    cause,
  });
}

/** Explains an unknown outcome when the version is live now, but may have been live before. */
export function explainSeen(
  { code, title, message, hint, cause }: PublishError,
  version: string,
): PublishError {
  const seen = `The service now serves ${version}, but the version that it served before is not known.`;
  return new PublishError({ code, title, message: `${message} ${seen}`, hint, cause });
}
