import type { HttpRequest } from '../http/message.ts';
import { isHarmless, isLoopback, showTarget, showUrl } from '../http/urls.ts';
import type { PublishError } from '../shared/errors.ts';
import { findBasePath } from './api.ts';
import { type BadAnswer, LOOK_FIRST, notPublished, unknownOutcome } from './bad-answer.ts';
import { findPlace, findRedirectTarget, isRefusedByRedirect } from './redirect.ts';

/** A redirect of the order. */
export function explainRedirect(answer: BadAnswer): PublishError {
  const { message, hint } = describeRedirect('POST', answer);
  return isRefusedByRedirect(answer, answer.url)
    ? notPublished('Redirect not followed', message, hint)
    : unknownOutcome(message, `${LOOK_FIRST} ${LOG_IN_HINT}`);
}

/** Many services send a stranger there. */
export const LOG_IN_HINT = 'If it redirects to a login page, check `api-key` and `base-url`.';

/** A redirect is not followed: the API key would go along, perhaps to another host. */
export function describeRedirect(
  method: HttpRequest['method'],
  { url, status, headers, quote }: Pick<BadAnswer, 'url' | 'status' | 'headers' | 'quote'>,
): Pick<PublishError, 'message' | 'hint'> {
  const target = findRedirectTarget(headers, url);
  const base = target === undefined ? undefined : findBase(target, url);
  const where =
    target === undefined
      ? 'nowhere'
      : `${showTarget(target, quote)}; it was not followed, because that would send the API key there`;
  return {
    message: `${method} ${showUrl(url)} returned ${status}, a redirect to ${where}.`,
    hint:
      base === undefined || !isHarmless(base, quote)
        ? 'Set `base-url` to the address at which the service itself answers.'
        : `If you trust that address, set \`base-url\` to \`${base}\`.`,
  };
}

/** The order was redirected to where the read before it was: mostly a login page, behind which no look gets either. */
export function explainSameRedirect({ message, cause }: PublishError): PublishError {
  return unknownOutcome(
    `${message} The request before it was redirected to the same place, so the live version cannot be read either.`,
    `Check \`api-key\` and \`base-url\`: many services redirect a wrong key to their login page. ${LOOK_FIRST}`,
    cause,
  );
}

/** A longer path in a redirect is no address that somebody set up. */
const MAX_BASE_PATH = 300;

/** The `base-url` whose endpoint a redirect leads to, when it would be accepted and is another one. */
function findBase(target: URL, current: URL): string | undefined {
  const basePath = findBasePath(target);
  const isAllowed = target.protocol === 'https:' || (target.protocol === 'http:' && isLoopback(target));
  const isOther = findPlace(target) !== findPlace(current);
  if (!isAllowed || !isOther || basePath === undefined || basePath.length > MAX_BASE_PATH) return undefined;
  return `${target.protocol}//${target.host}${basePath}`;
}
