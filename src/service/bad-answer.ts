import type { IncomingHttpHeaders } from 'node:http';
import { PublishError } from '../shared/errors.ts';
import type { Sanitise } from '../shared/logger.ts';
import { quoteText } from '../shared/quote.ts';
import { ENDPOINT_PATH } from './api.ts';

/** An answer of the service that is no success, made safe to show. */
export interface BadAnswer extends PageAnswer {
  readonly url: URL;
  readonly headers: IncomingHttpHeaders;
  /** The answer's message, quoted; empty when it has none. */
  readonly said: string;
  /** For the rest of it. */
  readonly quote: Sanitise;
}

/** Continues a sentence with what an answer says. */
export function quoteSaid({ said }: Pick<BadAnswer, 'said'>): string {
  return said === '' ? '' : `: ${quoteText(said)}`;
}

/** The advice before another run, when nobody knows what the service made of this one. */
export const LOOK_FIRST =
  'Check the dashboard of the service before you run this again: the release may have been created.';

/** Of an order that may have counted. */
export function unknownOutcome(message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'unknown-outcome', title: 'Outcome unknown', message, hint, cause });
}

/** Of an order that certainly did not count. */
export function notPublished(title: string, message: string, hint: string, cause?: unknown): PublishError {
  return new PublishError({ code: 'not-published', title, message, hint, cause });
}

/** Facts about an answer that may be a web page. */
interface PageAnswer {
  readonly status: number;
  /** A website answered, as far as type or text tell. */
  readonly isPage: boolean;
  /** The text is an HTML document, whatever type it has. */
  readonly isDocument: boolean;
}

/** Whether a website answered, which knows no such address, or only to read it. */
function isElsewhere({ status, isPage }: PageAnswer): boolean {
  return isPage && (status === 404 || status === 405);
}

/**
 * Whether the page of something before the service refuses the request, such as a firewall or a login. A text with the
 * type of a page is none: for PHP, that type is the default.
 */
export function isBlocked({ status, isDocument }: PageAnswer): boolean {
  return isDocument && status >= 400 && status < 500 && status !== 404 && status !== 405;
}

/** Whether the words of an answer are those of a page, which would help nobody. */
export function isMarkup(answer: PageAnswer): boolean {
  return isElsewhere(answer) || isBlocked(answer) || (answer.isPage && answer.status >= 500);
}

/** The fix for a page that refuses the request. */
export const BLOCKED_HINT = `Something before the service, such as a firewall or a login, seems to refuse requests from this runner: allow requests to \`${ENDPOINT_PATH}\` there. If there is nothing like that, check \`base-url\` and \`api-key\`.`;

/** Explains a page that refuses an order by a title and a hint; `undefined` for an answer of the service. */
export function explainPage(answer: PageAnswer): readonly [title: string, hint: string] | undefined {
  if (isBlocked(answer)) return ['Request blocked', BLOCKED_HINT];
  if (!isElsewhere(answer)) return undefined;
  return [
    'Not the service',
    'Check `base-url`: it seems to be the address of a website, not of the service. If it is right, check `plugin_id`.',
  ];
}
