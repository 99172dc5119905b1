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

/** Whether another attempt would fail in the same way: an invalid certificate or address does not become valid. */
export function isLasting(failure: TransportFailure): boolean {
  return ['tls', 'proxy-address', 'private', 'cancelled'].includes(failure);
}

/** The fix for the failure `proxy-address`. */
export const PROXY_ADDRESS_HINT = 'Set it to an address such as `http://proxy.example:3128`, or remove it.';

/** A request failed before a complete answer came. */
export class TransportError extends Error {
  readonly failure: TransportFailure;
  /** Whether the server may have received the request or a part of it; `false` means certainly not. */
  readonly mayHaveArrived: boolean;

  constructor(failure: TransportFailure, message: string, mayHaveArrived: boolean, cause?: unknown) {
    super(message, { cause });
    this.name = 'TransportError';
    this.failure = failure;
    this.mayHaveArrived = mayHaveArrived;
  }
}

/** Replaces the system's error code when a connection ended without one. */
export const NO_ANSWER = 'NO_ANSWER';

/** Turns a network error into a {@link TransportError}; returns a programming mistake unchanged. */
export function explainFailure(error: unknown, mayHaveArrived: boolean): unknown {
  const { code, message } = readError(error);
  if (error instanceof TransportError || isMistake(error) || code === undefined) return error;
  // Once the request has begun to leave, the same codes mean that the connection broke.
  const [, failure, what] = (mayHaveArrived ? undefined : findFailure(code, message)) ?? BROKEN;
  const detail = code === NO_ANSWER ? '' : ` (${code})`;
  return new TransportError(failure, `${what}${detail}`, mayHaveArrived, error);
}

/**
 * Whether it is a programming mistake: Node reports wrong arguments as a TypeError with a `code`, like a network error.
 */
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
  // Only the message of @actions/http-client's tunnel shows that CONNECT was not answered with 200.
  const [tunnel, status] =
    /^tunneling socket could not be established(?:, statusCode=(\d{3}))?/.exec(message) ?? [];
  if (tunnel !== undefined) return describeProxy(status);
  return FAILURES.find(([pattern]) => pattern.test(code));
}

function describeProxy(status: string | undefined): FailurePattern {
  const what = status === undefined ? 'the proxy' : `the proxy returned ${status} and`;
  return [/./, 'proxy', `${what} did not open a connection to it`];
}
