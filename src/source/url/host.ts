import type { HttpAnswer, HttpHead, Receiver, SendRequest } from '../../http/message.ts';
import { showTargetHost } from '../../http/urls.ts';
import type { Span } from '../../shared/bytes.ts';
import type { Logger, Sanitise } from '../../shared/logger.ts';
import { explainUnreached } from './url-errors.ts';

/** The host of a package, and how to send requests to it. */
export interface Host {
  readonly url: URL;
  /** How requests came to this URL, as the end of a sentence; empty for the given URL. */
  readonly where: string;
  readonly send: SendRequest;
  readonly timeoutMs: number;
  /** Maximum size of a package that is fetched whole. */
  readonly maxBytes: number;
  readonly log: Logger;
  /** For the host's texts, and for its name, which may come from a redirect. */
  readonly quote: Sanitise;
}

interface Question {
  /** Absent: the whole file. */
  readonly range?: Span;
  /** Maximum number of bytes to read of the answer's body. */
  readonly maxBytes: number;
  /** See `HttpRequest.receive`. */
  readonly receive?: (head: HttpHead) => Receiver | undefined;
}

/**
 * Requests a file, or a part of it, without credentials.
 *
 * @throws PublishError `package`: there is no answer
 */
export async function ask(
  { url, send, timeoutMs, quote }: Host,
  { range, ...question }: Question,
): Promise<HttpAnswer> {
  const wanted = range === undefined ? {} : { Range: `bytes=${range.start}-${range.end - 1}` };
  const headers = { Accept: '*/*', ...wanted };
  return send({ method: 'GET', url, headers, timeoutMs, ...question }).catch((error: unknown) => {
    throw explainUnreached(error, showTargetHost(url, quote));
  });
}
