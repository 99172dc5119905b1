import type { HttpAnswer, HttpHead, Receiver, SendRequest } from '../../http/message.ts';
import { showTargetHost } from '../../http/urls.ts';
import type { Span } from '../../shared/bytes.ts';
import type { Logger, Sanitise } from '../../shared/logger.ts';
import { explainUnreached } from './explain.ts';

/** Where a package is, and how it is asked for. */
export interface Host {
  readonly url: URL;
  /** How requests came to this URL, as the end of a sentence; empty when it was given. */
  readonly where: string;
  readonly send: SendRequest;
  readonly timeoutMs: number;
  /** Of a package that is fetched whole. */
  readonly maxBytes: number;
  readonly log: Logger;
  /** For what the host says, and for its name, which a redirect may have told. */
  readonly quote: Sanitise;
}

export interface Question {
  /** All of it when absent. */
  readonly range?: Span;
  /** Bytes of the answer's body that are read. */
  readonly maxBytes: number;
  /** See `HttpRequest.receive`. */
  readonly receive?: (head: HttpHead) => Receiver | undefined;
}

/**
 * Asks for a file, or a part of it, without credentials.
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
