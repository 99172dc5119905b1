import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { sendJson } from '../http/http-server.ts';

interface RefusalDetails {
  /** The errors of each parameter. */
  readonly errors?: Readonly<Record<string, readonly { readonly message: string }[]>>;
  readonly headers?: OutgoingHttpHeaders;
}

/** A request that the service refuses; answered with `status` and `{message, errors?}`. */
export class Refusal extends Error {
  readonly status: number;
  readonly details: RefusalDetails;

  constructor(status: number, message: string, details: RefusalDetails = {}) {
    super(message);
    this.status = status;
    this.details = details;
  }
}

/** Refusal with 422 for parameters, given as field name and what is wrong with it; at least one. */
export function refuseParameters(problems: readonly (readonly [field: string, message: string])[]): Refusal {
  const errors = Object.fromEntries(problems.map(([field, message]) => [field, [{ message }]]));
  return new Refusal(422, problems.map(([, message]) => message).join(' '), { errors });
}

/** Sends a refusal; throws everything else again. */
export function sendRefusal(response: ServerResponse, error: unknown): void {
  if (!(error instanceof Refusal)) throw error;
  const { errors, headers } = error.details;
  sendJson(response, error.status, { message: error.message, ...(errors && { errors }) }, headers);
}
