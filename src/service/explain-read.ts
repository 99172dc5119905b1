import { TransportError } from '../http/transport-error.ts';
import { showUrl } from '../http/urls.ts';
import type { HttpAnswer } from '../http/message.ts';
import { PublishError } from '../shared/errors.ts';
import type { Sanitise } from '../shared/logger.ts';
import { REACH_HINTS } from './explain.ts';
import { BLOCKED_HINT } from './explain-page.ts';
import { describeRedirect, LOG_IN_HINT } from './explain-redirect.ts';
import type { LiveVersionFailure } from './job.ts';
import { isRefusedByRedirect } from './redirect.ts';

/** A read that did not say what is live. */
interface FailedRead {
  /** Where it was asked, without its query. */
  readonly url: URL;
  readonly failure: LiveVersionFailure;
  /** The outcome of the last request; `undefined` when there was none. */
  readonly outcome: HttpAnswer | TransportError | undefined;
  readonly quote: Sanitise;
}

const UNKNOWN = 'Live version not known';

/** Why it is not known what is live, where that is all that was asked for. */
export function explainRead({ url, failure, outcome, quote }: FailedRead): PublishError {
  const { kind, why, status } = failure;
  if (outcome instanceof TransportError) return explainNoAnswer(outcome, url);
  if (kind === 'redirect' && outcome !== undefined) {
    const { message, hint } = describeRedirect('GET', { url, quote, ...outcome });
    return notKnown(
      'Redirect not followed',
      message,
      isRefusedByRedirect(outcome, url) ? hint : `${hint} ${LOG_IN_HINT}`,
    );
  }
  const message = `GET ${showUrl(url)} did not say what is live: ${why}.`;
  if (kind === 'key') return notKnown('API key refused', message, KEY_HINT);
  if (kind === 'blocked') return notKnown('Request blocked', message, BLOCKED_HINT);
  if (kind === 'page') return notKnown('Not the service', message, PAGE_HINT);
  if (status === 429)
    return notKnown('Too many requests', message, 'Run this again when its rate limit allows it.');
  if (kind === 'passing')
    return notKnown('Service busy', message, 'Run this again when the service is back.');
  return notKnown(UNKNOWN, message, SERVICE_HINT);
}

const KEY_HINT =
  'Copy the key again from the dashboard of the service into the secret for `api-key`, and check that it belongs to the account of this plugin.';
const PAGE_HINT = 'Check `base-url`: it seems to be the address of a website, not of the service.';
const SERVICE_HINT =
  'Check that `base-url` is the address of the service, and `plugin_id` the identifier from its dashboard. If both are right, the service answers in a way that this action does not understand.';

function explainNoAnswer(error: TransportError, url: URL): PublishError {
  const message = `GET ${showUrl(url)} failed: ${error.message}.`;
  if (!error.mayHaveArrived)
    return notKnown('Service not reached', message, REACH_HINTS[error.failure], error);
  const slow = error.failure === 'deadline' ? ' If it is slow, raise `timeout`.' : '';
  return notKnown(UNKNOWN, message, `Check that the service is up, and run this again.${slow}`, error);
}

function notKnown(title: string, message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'not-known', title, message, hint, cause });
}
