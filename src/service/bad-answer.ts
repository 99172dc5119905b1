import type { IncomingHttpHeaders } from 'node:http';
import { PublishError } from '../shared/publish-error.ts';
import type { Sanitise } from '../shared/logger.ts';
import { quoteText } from '../shared/quote.ts';
import { ENDPOINT_PATH } from './api.ts';

/** An answer that is not a success, prepared for messages. */
export interface BadAnswer extends PageAnswer {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** The answer's message, quoted; empty when it has none. */
  readonly said: string;
  /** For other texts from the answer. */
  readonly quote: Sanitise;
}

/** Continues a sentence with the answer's message. */
export function quoteSaid({ said }: Pick<BadAnswer, 'said'>): string {
  return said === '' ? '' : `: ${quoteText(said)}`;
}

/** The advice when it is not known whether the service created the release. */
export const LOOK_FIRST =
  'Check the dashboard of the service before you run this again: the release may have been created.';

/** The error for an order that may have counted. */
export function unknownOutcome(message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'unknown-outcome', title: 'Outcome unknown', message, hint, cause });
}

/** The error for an order that certainly did not count. */
export function notPublished(title: string, message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'not-published', title, message, hint, cause });
}

/** Facts about an answer that may be a web page. */
interface PageAnswer {
  readonly status: number;
  /** Whether a website answered, judged by type and text. */
  readonly isPage: boolean;
  /** Whether the text is an HTML document, whatever its type. */
  readonly isDocument: boolean;
}

/** Whether a website answered that does not know this address (404), or not this method (405). */
function isElsewhere({ status, isPage }: PageAnswer): boolean {
  return isPage && (status === 404 || status === 405);
}

/**
 * Whether something before the service, such as a firewall or a login, refuses the request with a page. The type alone
 * does not make a page: for PHP, that type is the default.
 */
export function isBlocked({ status, isDocument }: PageAnswer): boolean {
  return isDocument && status >= 400 && status < 500 && status !== 404 && status !== 405;
}

/** Whether an answer's text is a web page, which is useless in a message. */
export function isMarkup(answer: PageAnswer): boolean {
  return isElsewhere(answer) || isBlocked(answer) || (answer.isPage && answer.status >= 500);
}

/** The fix for a page that refuses the request. */
export const BLOCKED_HINT = `Something before the service, such as a firewall or a login, seems to refuse requests from this runner: allow requests to \`${ENDPOINT_PATH}\` there. If there is nothing like that, check \`base-url\` and \`api-key\`.`;

/** The title and hint for a page that refuses an order; `undefined` for an answer of the service. */
export function explainPage(answer: PageAnswer): readonly [title: string, hint: string] | undefined {
  if (isBlocked(answer)) return ['Request blocked', BLOCKED_HINT];
  if (!isElsewhere(answer)) return undefined;
  return [
    'Not the service',
    'Check `base-url`: it seems to be the address of a website, not of the service. If it is right, check `plugin_id`.',
  ];
}
