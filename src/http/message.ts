import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Another party named the URL: the request goes nowhere further inside a network than that party's own address is. */
  readonly namedBy?: URL;
  /** Takes the place of `body`. */
  readonly upload?: HttpUpload;
  /** Milliseconds for the whole exchange, the answer's body included. */
  readonly timeoutMs: number;
  /** Bytes of the answer's body that are read; the rest is not fetched. */
  readonly maxBytes: number;
  /**
   * Says, when an answer begins, who takes its body; `undefined` leaves it to the answer. It is asked for each
   * attempt, so that a repeat starts anew. What it throws ends the request and is thrown as it is.
   */
  readonly receive?: (head: HttpHead) => Receiver | undefined;
}

/** A body that is sent piece by piece, so that it need not fit into memory. */
export interface HttpUpload {
  readonly sizeBytes: number;
  /**
   * Begins to read the body; it is asked for each attempt, so that a repeat starts anew. The stream ends with the
   * exchange. What it throws ends the request and is thrown as it is, and so does a stream of another size. At most
   * three pieces are held at a time, so that a stream can use their memory again.
   */
  readonly open: () => Readable;
}

/** The part of an answer that comes before its body. */
export interface HttpHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Takes a body piece by piece, so that it need not fit into memory. */
export interface Receiver {
  /** Takes the place of the request's `maxBytes`. */
  readonly maxBytes: number;
  /** Takes the next bytes; more are read when it is done. What it throws ends the request and is thrown as it is. */
  readonly write: (chunk: Buffer) => Promise<void>;
}

export interface HttpAnswer extends HttpHead {
  /** Empty when a receiver took it. */
  readonly body: Buffer;
  /** The body went on after `maxBytes`. */
  readonly isCut: boolean;
}

/** Sends one request: once, without following redirects. Throws `TransportError`. */
export type SendRequest = (request: HttpRequest) => Promise<HttpAnswer>;

/**
 * Whether a text can stand in an `Authorization` header as a key or a token: visible ASCII, without blanks.
 * Source: RFC 9110, sections 5.5 and 11.4.
 */
export function isCredential(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
