import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';

export interface HttpRequest {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /**
   * The address of the party that named the URL: the request may not reach further inside a network than that address.
   */
  readonly namedBy?: URL;
  /** Whether to refuse link-local addresses, where clouds answer with credentials, even if `namedBy` has one. */
  readonly avoidsLinkLocal?: boolean;
  /** Whether only the host of the URL may be shown, and that by the caller. */
  readonly hasSecretUrl?: boolean;
  /** Replaces `body`. */
  readonly upload?: HttpUpload;
  /** Milliseconds for the whole exchange, including the answer's body. */
  readonly timeoutMs: number;
  /** Ends an idle exchange; without it, only `timeoutMs` counts. */
  readonly silence?: SilenceLimits;
  /** Maximum number of bytes of the answer's body; the rest is not fetched. */
  readonly maxBytes: number;
  /**
   * Called for each attempt when headers arrive. Return a receiver to stream the body, `undefined` to buffer it. An
   * error that it throws ends the request and is thrown unchanged.
   */
  readonly receive?: (head: HttpHead) => Receiver | undefined;
}

/** Milliseconds within which bytes must arrive from the server, or leave in an upload. */
interface SilenceLimits {
  /** Until the answer begins, and between two parts of an upload. */
  readonly firstMs: number;
  /** From the head of the answer to its body, and between two pieces of it. */
  readonly nextMs: number;
}

/** A body that is sent as a stream, so that it need not fit into memory. */
export interface HttpUpload {
  readonly sizeBytes: number;
  /**
   * Opens the body; called for each attempt, so that a repeat starts from the beginning. The stream ends with the
   * exchange. An error of the stream, or another size, ends the request and is thrown unchanged. At most three chunks
   * are held at a time, so a stream can reuse their memory.
   */
  readonly open: () => Readable;
}

/** The part of an answer that comes before its body. */
export interface HttpHead {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
}

/** Receives a body chunk by chunk, so that it need not fit into memory. */
export interface Receiver {
  /** Replaces the request's `maxBytes`. */
  readonly maxBytes: number;
  /**
   * Receives the next bytes; more are read when it is done. An error that it throws ends the request and is thrown
   * unchanged.
   */
  readonly write: (chunk: Buffer) => Promise<void>;
}

export interface HttpAnswer extends HttpHead {
  /** Empty when a receiver got the body. */
  readonly body: Buffer;
  /** Whether the body was longer than `maxBytes`. */
  readonly isCut: boolean;
}

/** Sends a request once, without following redirects. Throws `TransportError`. */
export type SendRequest = (request: HttpRequest) => Promise<HttpAnswer>;

/**
 * Whether a text can stand in an `Authorization` header as a key or a token: visible ASCII, without blanks.
 * Source: RFC 9110, sections 5.5 and 11.4.
 */
export function isCredential(text: string): boolean {
  return /^[\x21-\x7e]+$/.test(text);
}
