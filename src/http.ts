import http from 'node:http';
import https from 'node:https';
import type { Agent, IncomingHttpHeaders, IncomingMessage } from 'node:http';
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
  /** Whether the server can have received the request, or a part of it: `false` is certain, `true` is not. */
  readonly mayHaveArrived: boolean;

  constructor(failure: TransportFailure, message: string, mayHaveArrived: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'TransportError';
    this.failure = failure;
    this.mayHaveArrived = mayHaveArrived;
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
  const progress = { isConnected: false };
  try {
    const agent = client.getAgent(request.url.href);
    const response = await openExchange(request, agent, deadline.signal, progress);
    return await readAnswer(response, request.maxBytes);
  } catch (error) {
    if (!deadline.signal.aborted) throw explainFailure(error, progress.isConnected);
    const message = `there was no complete answer within ${request.timeoutMs / 1000} s`;
    throw new TransportError('deadline', message, progress.isConnected, error);
  } finally {
    clearTimeout(timer);
    client.dispose();
  }
};

/** Set as soon as the server could have received a byte of the request. */
interface Progress {
  isConnected: boolean;
}

function openExchange(
  request: HttpRequest,
  agent: Agent,
  signal: AbortSignal,
  progress: Progress,
): Promise<IncomingMessage> {
  const isTls = request.url.protocol === 'https:';
  return new Promise((resolve, reject) => {
    const exchange = (isTls ? https.request : http.request)({
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
    exchange.on('socket', (socket) => {
      // Over TLS nothing of the request leaves before the handshake has ended.
      if (!isTls && !socket.connecting) progress.isConnected = true;
      else socket.once(isTls ? 'secureConnect' : 'connect', () => (progress.isConnected = true));
    });
    exchange.on('response', resolve);
    // These stay for the whole exchange: an error after the answer began must not be thrown into the process. A
    // close without response or error is what is left of an answer that is none, such as a change of protocol.
    exchange.on('error', reject);
    exchange.on('close', () => reject(Object.assign(new Error('closed'), { code: 'CLOSED' })));
    exchange.end(request.body);
  });
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

/** What the network did becomes a {@link TransportError}; a mistake in this code stays what it is. */
function explainFailure(error: unknown, isConnected: boolean): unknown {
  const { name, code, message } = readSystemError(error);
  if (code === undefined || name === 'TypeError') return error;
  // The same codes mean something else on a connection that was already in use.
  const [, failure, what] = (isConnected ? undefined : findFailure(code, message)) ?? BROKEN;
  return new TransportError(failure, `${what} (${code})`, isConnected, error);
}

type Failure = readonly [pattern: RegExp, failure: TransportFailure, what: string];

const BROKEN: Failure = [/./, 'interrupted', 'the connection broke before the answer was complete'];
const PROXY: Failure = [/./, 'proxy', 'the proxy did not open a connection to it'];

const FAILURES: readonly Failure[] = [
  [/^(ENOTFOUND|EAI_.*)$/, 'name-not-found', 'its host name could not be resolved'],
  [/^ECONNREFUSED$/, 'refused', 'the connection was refused'],
  [
    /^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT)$/,
    'unreachable',
    'its host cannot be reached',
  ],
  [/CERT|SIGNED|VERIFY|^EPROTO$|^ERR_(SSL|TLS)/, 'tls', 'its TLS certificate or handshake is not valid'],
];

function findFailure(code: string, message: string): Failure | undefined {
  // The tunnel of @actions/http-client reports a CONNECT that was not answered with 200 by its message alone.
  if (message.startsWith('tunneling socket could not be established')) return PROXY;
  return FAILURES.find(([pattern]) => pattern.test(code));
}

/** By shape, not by `instanceof`: errors of Node's own may come from another realm than this code. */
function readSystemError(error: unknown): { name: string; code: string | undefined; message: string } {
  const { name, code, message } = Object(error) as Record<string, unknown>;
  return { name: String(name), code: typeof code === 'string' ? code : undefined, message: String(message) };
}
