import { once } from 'node:events';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';

import { messageOf } from '../../src/shared/publish-error.ts';

const MAX_BODY_BYTES = 1024 * 1024;

/** A request as the server received it; `path` includes the query, `body` is decoded as UTF-8. */
export interface RecordedRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** Answers one request. What it throws becomes a 500 with the error's message. */
export type Handler = (request: RecordedRequest, response: ServerResponse) => void | Promise<void>;

/** A listening server on the loopback interface. */
export interface Listening extends AsyncDisposable {
  /** Scheme, host and port: `http://127.0.0.1:PORT`, or with `https`. */
  readonly origin: string;
  /** Stops listening and drops all connections at once. */
  close(): Promise<void>;
}

/** A running server that records its requests. */
export interface SandboxServer extends Listening {
  /** Every request so far, in order of arrival; a body over 1 MiB is recorded as `''`. */
  readonly requests: readonly RecordedRequest[];
}

export interface ServerOptions {
  /** Called after the answer to each request. */
  readonly onAnswer?: ((request: RecordedRequest, status: number) => void) | undefined;
  /** Any free port by default. */
  readonly port?: number;
  /** Other machines can connect, too; by default only this one. */
  readonly isPublic?: boolean;
  /** Private key and certificate, as PEM: the server speaks TLS. */
  readonly tls?: { readonly key: string; readonly cert: string } | undefined;
}

/**
 * Starts an HTTP server on 127.0.0.1. A request body over 1 MiB is answered with 413.
 *
 * @throws what `listen` reports, such as `EADDRINUSE`
 */
export async function startServer(handle: Handler, options: ServerOptions = {}): Promise<SandboxServer> {
  const requests: RecordedRequest[] = [];
  const server = await listen((incoming, response) => {
    answer(incoming, response, requests, { handle, onAnswer: options.onAnswer }).catch((error: unknown) => {
      fail(response, error);
    });
  }, options);
  return { ...server, requests };
}

/**
 * Listens on 127.0.0.1 and leaves reading and answering to the listener.
 *
 * @throws what `listen` reports, such as `EADDRINUSE`
 */
export async function listen(
  listener: RequestListener,
  { port = 0, tls, isPublic = false }: ServerOptions = {},
): Promise<Listening> {
  const server = tls === undefined ? createServer(listener) : createTlsServer(tls, listener);
  server.listen(port, isPublic ? '0.0.0.0' : '127.0.0.1');
  await once(server, 'listening');

  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => {
        resolve();
      });
      server.closeAllConnections();
    });
  const { port: boundPort } = server.address() as AddressInfo;
  const origin = `${tls === undefined ? 'http' : 'https'}://127.0.0.1:${boundPort}`;
  return { origin, close, [Symbol.asyncDispose]: close };
}

/** Sends `value` as a JSON body, with `Content-Length`. */
export function sendJson(
  response: ServerResponse,
  status: number,
  value: unknown,
  headers: OutgoingHttpHeaders = {},
): void {
  const body = Buffer.from(JSON.stringify(value));
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': body.length, ...headers })
    .end(body);
}

async function answer(
  incoming: IncomingMessage,
  response: ServerResponse,
  requests: RecordedRequest[],
  { handle, onAnswer }: Pick<ServerOptions, 'onAnswer'> & { readonly handle: Handler },
): Promise<void> {
  const { method = '', url: path = '', headers } = incoming;
  const body = await readBody(incoming);
  const request = { method, path, headers, body: body ?? '' };
  requests.push(request);
  response.once('finish', () => onAnswer?.(request, response.statusCode));
  if (body === undefined) {
    sendJson(response, 413, { message: `The request body is larger than ${MAX_BODY_BYTES} bytes.` });
  } else {
    await handle(request, response);
  }
}

async function readBody(incoming: IncomingMessage): Promise<string | undefined> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    sizeBytes += chunk.length;
    // Reads and drops the rest, because a client that is still sending would miss an early answer.
    if (sizeBytes <= MAX_BODY_BYTES) chunks.push(chunk);
  }
  return sizeBytes <= MAX_BODY_BYTES ? Buffer.concat(chunks).toString('utf8') : undefined;
}

function fail(response: ServerResponse, error: unknown): void {
  if (response.headersSent) response.destroy();
  else sendJson(response, 500, { message: messageOf(error) });
}
