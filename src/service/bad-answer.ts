import type { IncomingHttpHeaders } from 'node:http';
import { PublishError } from '../shared/errors.ts';
import type { Sanitise } from '../shared/logger.ts';
import { quoteText } from '../shared/quote.ts';
import type { PageAnswer } from './explain-page.ts';

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
