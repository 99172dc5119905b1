import { readError } from '../shared/system-error.ts';

export type TransportFailure =
  | 'name-not-found'
  | 'refused'
  | 'unreachable'
  | 'tls'
  | 'deadline'
  | 'interrupted'
  | 'proxy'
  | 'proxy-address'
  | 'private'
  | 'cancelled';

/** Whether another try would fail in the same way: a certificate does not become valid, nor an address one. */
export function isLasting(failure: TransportFailure): boolean {
  return ['tls', 'proxy-address', 'private', 'cancelled'].includes(failure);
}

/** The fix for a `proxy-address` that cannot be read. */
export const PROXY_ADDRESS_HINT = 'Set it to an address such as `http://proxy.example:3128`, or remove it.';

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

/** Stands in for a system's error code when a connection just ended. */
export const NO_ANSWER = 'NO_ANSWER';

/** Turns an error of the network into a {@link TransportError}; returns a mistake in this code unchanged. */
export function explainFailure(error: unknown, mayHaveArrived: boolean): unknown {
  const { code, message } = readError(error);
  if (error instanceof TransportError || isMistake(error) || code === undefined) return error;
  // The same codes mean something else on a connection that was already in use.
  const [, failure, what] = (mayHaveArrived ? undefined : findFailure(code, message)) ?? BROKEN;
  const detail = code === NO_ANSWER ? '' : ` (${code})`;
  return new TransportError(failure, `${what}${detail}`, mayHaveArrived, error);
}

/** Node reports wrong arguments as a TypeError, with a code as if the network had failed. */
export function isMistake(error: unknown): boolean {
  return readError(error).name === 'TypeError';
}

type FailurePattern = readonly [pattern: RegExp, failure: TransportFailure, what: string];

const BROKEN: FailurePattern = [/./, 'interrupted', 'the connection broke before the answer was complete'];

const FAILURES: readonly FailurePattern[] = [
  [/^(ENOTFOUND|EAI_.*)$/, 'name-not-found', 'its host name could not be resolved'],
  [/^ECONNREFUSED$/, 'refused', 'the connection was refused'],
  [
    /^(EHOSTUNREACH|ENETUNREACH|ENETDOWN|EADDRNOTAVAIL|ETIMEDOUT)$/,
    'unreachable',
    'its host cannot be reached',
  ],
  [/CERT|SIGNED|VERIFY|^EPROTO$|^ERR_(SSL|TLS)/, 'tls', 'its TLS certificate or handshake is not valid'],
];

function findFailure(code: string, message: string): FailurePattern | undefined {
  // The tunnel of @actions/http-client reports a CONNECT that was not answered with 200 by its message alone.
  const [tunnel, status] =
    /^tunneling socket could not be established(?:, statusCode=(\d{3}))?/.exec(message) ?? [];
  if (tunnel !== undefined) return describeProxy(status);
  return FAILURES.find(([pattern]) => pattern.test(code));
}

function describeProxy(status: string | undefined): FailurePattern {
  const what = status === undefined ? 'the proxy' : `the proxy returned ${status} and`;
  return [/./, 'proxy', `${what} did not open a connection to it`];
}
