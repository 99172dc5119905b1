import http from 'node:http';
import type { Agent, ClientRequest, IncomingMessage } from 'node:http';
import https from 'node:https';
import { pipeline } from 'node:stream';
import { urlToHttpOptions } from 'node:url';
import type { Clock } from '../shared/clock.ts';
import { messageOf } from '../shared/publish-error.ts';
import { formatDuration, formatSize } from '../shared/format.ts';
import type { Logger } from '../shared/logger.ts';
import { CallerFailure, readAnswer, readUpload } from './body.ts';
import type { HttpRequest, SendRequest } from './message.ts';
import { hasProxy } from './proxy.ts';
import { assertNotInside, createLookup } from './reach.ts';
import {
  explainFailure,
  isMistake,
  NO_ANSWER,
  TransportError,
  type TransportFailure,
} from './transport-error.ts';
import { showUrl } from './urls.ts';

const USER_AGENT = 'publish-wordpress-plugin';

/** A server that accepts no connection in this time is down; the request never left, so it is safe to repeat. */
const CONNECT_TIMEOUT_MS = 20_000;

/** Slow servers send these (1xx) every few seconds to show that they are still working. */
const MAX_INTERIM_ANSWERS = 100;

/**
 * Creates the function that sends requests, through the proxies that the environment names (`https_proxy`,
 * `http_proxy`, `no_proxy`). Each request has a connection of its own, which ends with it.
 *
 * Uses only the proxy support of `@actions/http-client`. Its own requests follow redirects with the Authorization
 * header, and its body reader never settles when a body breaks off: Node then runs out of work and exits with 0.
 *
 * @param cancellation ends all requests at once; they throw a {@link TransportError} `cancelled`
 */
export function createSender(cancellation: AbortSignal): SendRequest {
  return async (request) => {
    const exchange: Exchange = { mayHaveArrived: false, ending: new AbortController() };
    const end = (failure: TransportFailure) => () => exchange.ending.abort(failure);
    const onCancel = end('cancelled');
    cancellation.addEventListener('abort', onCancel);
    // Not unref'd: while an answer is awaited, these timers keep the process alive.
    const timers = [
      setTimeout(end('deadline'), request.timeoutMs),
      setTimeout(() => exchange.mayHaveArrived || exchange.ending.abort('unreachable'), CONNECT_TIMEOUT_MS),
    ];
    const silence = limitSilence(request, (failure) => exchange.ending.abort(failure));
    let connection: OpenAgent | undefined;
    try {
      if (cancellation.aborted) onCancel();
      const { signal } = exchange.ending;
      connection = await openAgent(request, signal);
      const response = await openExchange(request, connection.agent, exchange, silence.send);
      silence.arrive();
      return await readAnswer(response, request, signal, silence.arrive);
    } catch (error) {
      if (error instanceof CallerFailure) throw error.cause;
      const { signal } = exchange.ending;
      if (!signal.aborted || isMistake(error)) throw explainFailure(error, exchange.mayHaveArrived);
      const failure = signal.reason as TransportFailure;
      throw new TransportError(
        failure,
        silence.describeEnd() ?? describeEnd(failure, request.timeoutMs),
        exchange.mayHaveArrived,
        error,
      );
    } finally {
      cancellation.removeEventListener('abort', onCancel);
      timers.forEach(clearTimeout);
      silence.stop();
      // A server may answer before it has received everything.
      if (request.upload !== undefined) exchange.message?.destroy();
      connection?.close();
    }
  };
}

/** Ends an idle exchange: before the answer as a timeout, within it as a broken connection. */
function limitSilence({ silence, upload }: HttpRequest, end: (failure: TransportFailure) => void) {
  let passedMs: number | undefined;
  const watch = (failure: TransportFailure, limitMs: number) =>
    setTimeout(() => {
      passedMs = limitMs;
      end(failure);
    }, limitMs);
  let timer = silence && watch('deadline', silence.firstMs);
  return {
    /** A part of the upload has left. */
    send: () => {
      if (silence === undefined) return;
      clearTimeout(timer);
      timer = watch('deadline', silence.firstMs);
    },
    /** The head of the answer has come, or a piece of its body. */
    arrive: () => {
      if (silence === undefined) return;
      clearTimeout(timer);
      timer = watch('interrupted', silence.nextMs);
    },
    stop: () => clearTimeout(timer),
    /** Says why the exchange ended; `undefined` unless it was for this. */
    describeEnd: () => {
      if (passedMs === undefined) return undefined;
      const what = upload === undefined ? 'it sent nothing' : 'there was no progress';
      return `${what} for ${showSeconds(passedMs)}`;
    },
  };
}

function describeEnd(failure: TransportFailure, timeoutMs: number): string {
  switch (failure) {
    case 'deadline':
      return `there was no complete response within ${showSeconds(timeoutMs)}`;
    case 'unreachable':
      return `it did not accept a connection within ${CONNECT_TIMEOUT_MS / 1000} s`;
    default:
      return 'the run was cancelled';
  }
}

function showSeconds(durationMs: number): string {
  return `${Number((durationMs / 1000).toFixed(2))} s`;
}

interface Exchange {
  /** True as soon as the server could have received a byte of the request. */
  mayHaveArrived: boolean;
  readonly ending: AbortController;
  message?: ClientRequest;
}

function openExchange(
  request: HttpRequest,
  agent: Agent,
  exchange: Exchange,
  onSent: () => void,
): Promise<IncomingMessage> {
  const { body, upload } = request;
  const isTls = request.url.protocol === 'https:';
  const sizeBytes = upload?.sizeBytes ?? (body === undefined ? undefined : Buffer.byteLength(body));
  return new Promise((resolve, reject) => {
    const message = (isTls ? https.request : http.request)({
      ...urlToHttpOptions(request.url),
      agent,
      signal: exchange.ending.signal,
      method: request.method,
      headers: {
        'User-Agent': USER_AGENT,
        'Accept-Encoding': 'identity',
        ...request.headers,
        ...(sizeBytes === undefined ? {} : { 'Content-Length': sizeBytes }),
      },
    });
    exchange.message = message;
    message.on('socket', (socket) => {
      // Over TLS nothing of the request leaves before the handshake has ended.
      if (!isTls && !socket.connecting) exchange.mayHaveArrived = true;
      else socket.once(isTls ? 'secureConnect' : 'connect', () => (exchange.mayHaveArrived = true));
    });
    message.on('response', resolve);
    limitInterimAnswers(message, reject);
    // While a proxy opens its tunnel there is no socket yet, and aborting the message would reject nothing.
    exchange.ending.signal.addEventListener('abort', () => reject(new Error('ended')), { once: true });
    // These listeners stay for the whole exchange: an error after the answer began must not crash the process. A close
    // without response or error means that the server sent something else, such as a change of protocol.
    message.on('error', reject);
    message.on('close', () => reject(Object.assign(new Error('closed'), { code: NO_ANSWER })));
    if (upload === undefined) message.end(body);
    // The message reports every failure but the stream's own error, which `readUpload` reports.
    else pipeline(readUpload(request, upload, reject, onSent), message, () => undefined);
  });
}

/** Ends an endless series of interim answers, which would keep a processor busy until the deadline. */
function limitInterimAnswers(message: ClientRequest, reject: (failure: TransportError) => void): void {
  let left = MAX_INTERIM_ANSWERS;
  message.on('information', () => {
    left -= 1;
    if (left >= 0) return;
    const why = `it sent more than ${MAX_INTERIM_ANSWERS} interim answers (1xx) and no final one`;
    reject(new TransportError('interrupted', why, true));
    message.destroy();
  });
}

/** The agent for the connection of one request. */
interface OpenAgent {
  readonly agent: http.Agent;
  /** Ends the connection; idempotent. */
  readonly close: () => void;
}

/**
 * Creates the agent for one request, through the proxy that the environment names for its URL. Loads the proxy support
 * only when there is a proxy.
 *
 * @throws TransportError `private`
 */
async function openAgent(
  { url, namedBy, avoidsLinkLocal = false }: Pick<HttpRequest, 'url' | 'namedBy' | 'avoidsLinkLocal'>,
  signal: AbortSignal,
): Promise<OpenAgent> {
  if (namedBy !== undefined) await assertNotInside(url, namedBy, avoidsLinkLocal);
  if (hasProxy(url)) {
    const { createTunnel } = await import('./tunnel.ts');
    return { agent: createTunnel(url, signal), close: () => undefined };
  }
  const { Agent } = url.protocol === 'https:' ? https : http;
  const agent = new Agent({
    keepAlive: false,
    ...(namedBy && { lookup: createLookup(namedBy, avoidsLinkLocal) }),
  });
  return { agent, close: () => agent.destroy() };
}

/** Writes each request to the debug log, without its headers and query. */
export function traceRequests(
  send: SendRequest,
  { log, clock }: { readonly log: Logger; readonly clock: Pick<Clock, 'now'> },
): SendRequest {
  return async (request) => {
    const startMs = clock.now();
    // Not cut, because a part of a secret is not recognised.
    const shown = request.hasSecretUrl === true ? 'of a secret URL' : showUrl(request.url, Infinity);
    const tell = (what: string) =>
      log.debug(`${request.method} ${shown}: ${what} after ${formatDuration(clock.now() - startMs)}`);
    try {
      const answer = await send(request);
      tell(`${answer.status}, ${describeBody(answer)},`);
      return answer;
    } catch (error) {
      tell(messageOf(error));
      throw error;
    }
  };
}

function describeBody({ body, headers }: Awaited<ReturnType<SendRequest>>): string {
  const length = headers['content-length'];
  const sizeBytes = body.length === 0 && length !== undefined ? Number(length) : body.length;
  return formatSize(Number.isNaN(sizeBytes) ? undefined : sizeBytes);
}
