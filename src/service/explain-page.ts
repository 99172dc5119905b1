import { ENDPOINT_PATH } from './api.ts';

/** Facts about an answer that may be a web page. */
export interface PageAnswer {
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
