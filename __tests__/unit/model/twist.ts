/** Applies a twist to a request, whichever server it is for. */
import type { HttpAnswer } from '../../../src/http/message.ts';
import { TransportError } from '../../../src/http/transport-error.ts';
import type { Twist } from './schedule.ts';

/** A server, as far as one request is concerned. */
export interface Errand {
  /** Does what is asked for and gives the answer that is due; to be called once. */
  readonly carryOut: () => Promise<HttpAnswer>;
  /** A deletion has no answer that could be unclear. */
  readonly isDeletion?: boolean;
  /** The answer of this kind of server; `undefined`: as it is. */
  readonly answer: (twist: Twist) => HttpAnswer | Promise<HttpAnswer | undefined> | undefined;
}

/**
 * The answer that arrives.
 *
 * @throws TransportError when none does
 */
export async function performErrand(
  twist: Twist,
  { carryOut, answer, isDeletion = false }: Errand,
): Promise<HttpAnswer> {
  switch (twist) {
    case 'unreached':
      throw new TransportError('refused', 'the connection was refused', false);
    case 'lost-before':
      throw lose();
    case 'lost-after':
      await carryOut();
      throw lose();
    case 'fails-before':
      return toJson(502, { message: 'Bad Gateway' });
    case 'fails-after':
      await carryOut();
      return toJson(502, { message: 'Bad Gateway' });
    case 'unclear-before':
      return isDeletion ? carryOut() : toPage(200);
    case 'unclear-after':
      return isDeletion ? carryOut() : carryOut().then(() => toPage(200));
    default:
      return (await answer(twist)) ?? carryOut();
  }
}

function lose(): TransportError {
  return new TransportError('interrupted', 'the connection broke before the answer was complete', true);
}

export function toJson(
  status: number,
  value: unknown,
  headers: Readonly<Record<string, string>> = {},
): HttpAnswer {
  const body = Buffer.from(JSON.stringify(value));
  return { status, headers: { 'content-type': 'application/json', ...headers }, body, isCut: false };
}

export function toPage(status: number, headers: Readonly<Record<string, string>> = {}): HttpAnswer {
  const body = Buffer.from('<!doctype html><title>Welcome</title>');
  return { status, headers: { 'content-type': 'text/html', ...headers }, body, isCut: false };
}
