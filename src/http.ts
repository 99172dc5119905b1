import http from 'node:http';
import https from 'node:https';
import type { Agent, ClientRequest, IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { urlToHttpOptions } from 'node:url';
import { HttpClient } from '@actions/http-client';

export interface HttpRequest {
  readonly method: 'GET' | 'POST';
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
  /** Milliseconds for the whole exchange, the answer's body included. */
  readonly timeoutMs: number;
  /** Bytes of the answer's body that are read; the rest is not fetched. */
  readonly maxBytes: number;
}

export interface HttpAnswer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body went on after `maxBytes`. */
  readonly isCut: boolean;
}

/** Sends one request: once, without following redirects. Throws {@link TransportError}. */
export type SendRequest = (request: HttpRequest) => Promise<HttpAnswer>;

export type TransportFailure =
  'name-not-found' | 'refused' | 'unreachable' | 'tls' | 'deadline' | 'interrupted' | 'proxy';

/** No complete answer came. */
export class TransportError extends Error {
  readonly failure: TransportFailure;

  constructor(failure: TransportFailure, message: string, cause: unknown) {
    super(message, { cause });
    this.name = 'TransportError';
    this.failure = failure;
  }
}

const USER_AGENT = 'publish-wordpress-plugin';

/**
 * Sends requests through the proxies that the environment names (`https_proxy`, `http_proxy`, `no_proxy`).
 *
 * Of `@actions/http-client` only the agent is used. Its own request follows redirects with the Authorization
 * header, and its body reader never settles when a body is cut: Node then runs out of work and exits with 0.
 */
export const sendRequest: SendRequest = async (request) => {
  const client = new HttpClient(USER_AGENT, [], { keepAlive: false });
  const deadline = new AbortController();
  // Not unref'd: while an answer is awaited this timer is what keeps the process alive.
  const timer = setTimeout(() => deadline.abort(), request.timeoutMs);
  try {
    const response = await openExchange(request, client.getAgent(request.url.href), deadline.signal);
    return await readAnswer(response, request.maxBytes);
  } catch (error) {
    throw deadline.signal.aborted
      ? new TransportError(
          'deadline',
          `there was no complete answer within ${request.timeoutMs / 1000} s`,
          error,
        )
      : explainFailure(error);
  } finally {
    clearTimeout(timer);
    client.dispose();
  }
};

function openExchange(request: HttpRequest, agent: Agent, signal: AbortSignal): Promise<IncomingMessage> {
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  const open = request.url.protocol === 'https:' ? https.request : http.request;
  const exchange: ClientRequest = open({
    ...urlToHttpOptions(request.url),
    agent,
    signal,
    method: request.method,
    headers: {
      'User-Agent': USER_AGENT,
      'Accept-Encoding': 'identity',
      ...request.headers,
      ...(request.body === undefined ? {} : { 'Content-Length': Buffer.byteLength(request.body) }),
    },
  });
  exchange.on('response', resolve);
  // Stays for the whole exchange: an error after the answer began must not be thrown into the process.
  exchange.on('error', reject);
  exchange.end(request.body);
  return promise;
}

async function readAnswer(response: IncomingMessage, maxBytes: number): Promise<HttpAnswer> {
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  // Leaving the loop destroys the response, and with it the connection: an endless body ends here.
  for await (const chunk of response as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    sizeBytes += chunk.length;
    if (sizeBytes > maxBytes) break;
  }
  return {
    status: response.statusCode ?? 0,
    headers: response.headers,
    body: Buffer.concat(chunks).subarray(0, maxBytes),
    isCut: sizeBytes > maxBytes,
  };
}

const FAILURES: readonly (readonly [pattern: RegExp, failure: TransportFailure, what: string])[] = [
  [/^(ENOTFOUND|EAI_.*)$/, 'name-not-found', 'its host name could not be resolved'],
  [/^ECONNREFUSED$/, 'refused', 'the connection was refused'],
  [
    /^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT)$/,
    'unreachable',
    'its host cannot be reached',
  ],
  [/CERT|SIGNED|VERIFY|^EPROTO$|^ERR_(SSL|TLS)/, 'tls', 'its TLS certificate or handshake is not valid'],
];

function explainFailure(error: unknown): TransportError {
  const { code, message } = readSystemError(error);
  const detail = code === '' ? '' : ` (${code})`;
  // The tunnel of @actions/http-client reports a CONNECT that was not answered with 200 by message alone.
  if (message.startsWith('tunneling socket could not be established')) {
    return new TransportError('proxy', 'the proxy did not open a connection to it', error);
  }
  for (const [pattern, failure, what] of FAILURES) {
    if (pattern.test(code)) return new TransportError(failure, `${what}${detail}`, error);
  }
  return new TransportError(
    'interrupted',
    `the connection broke before the answer was complete${detail}`,
    error,
  );
}

/** By shape, not by `instanceof`: errors of Node's own may come from another realm than this code. */
function readSystemError(error: unknown): { readonly code: string; readonly message: string } {
  const { code, message } = Object(error) as { code?: unknown; message?: unknown };
  return { code: typeof code === 'string' ? code : '', message: typeof message === 'string' ? message : '' };
}
