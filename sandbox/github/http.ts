/** Shared by the servers of the sandbox's GitHub: calls, replies, refusals, and their record. */
import { randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

import type { Answer } from '../http/faults.ts';
import { sendJson, type RecordedRequest } from '../http/http-server.ts';

const MAX_TEXT_BYTES = 1024 * 1024;

/** The GitHub host of a request. */
export type Origin = 'api' | 'uploads' | 'web' | 'storage';

/** Names of what can be asked for: the operations of GitHub's own description, and downloads. */
export type RouteName =
  | 'repos/get'
  | 'repos/list-releases'
  | 'repos/create-release'
  | 'repos/get-release'
  | 'repos/update-release'
  | 'repos/delete-release'
  | 'repos/get-release-by-tag'
  | 'repos/get-latest-release'
  | 'repos/list-release-assets'
  | 'repos/upload-release-asset'
  | 'repos/get-release-asset'
  | 'repos/update-release-asset'
  | 'repos/delete-release-asset'
  | 'repos/generate-release-notes'
  | 'git/get-ref'
  | 'git/list-matching-refs'
  | 'git/create-ref'
  | 'git/update-ref'
  | 'git/delete-ref'
  | 'actions/list-workflow-run-artifacts'
  | 'actions/download-artifact'
  | 'pulls/list'
  | 'pulls/create'
  | 'pulls/update'
  | 'web/download'
  | 'storage/get';

/** A request and its answer. */
export interface Exchange {
  readonly origin: Origin;
  /** `undefined` for an unknown address. */
  readonly route: RouteName | undefined;
  readonly method: string;
  /** With the query. */
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  /** The request's body when it is JSON. */
  readonly body?: unknown;
  /** Number of bytes of the request's body that have arrived. */
  readonly sizeBytes: number;
  /** Absent until the request is answered. */
  readonly answer?: RecordedAnswer;
}

/** An answer. If the storage or a fault wrote it itself, only the status is certain. */
export interface RecordedAnswer {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  /** Absent when the answer is not JSON. */
  readonly body?: unknown;
}

/** An exchange that is under way. */
export type OpenExchange = { -readonly [Key in keyof Exchange]: Exchange[Key] };

/** A request whose headers have arrived, but not yet its body. */
export interface Call {
  readonly exchange: OpenExchange;
  readonly incoming: IncomingMessage;
  readonly pathname: string;
  readonly query: URLSearchParams;
  /** The body of a request to the API. */
  text: string;
  /** Resets the connection after so many bytes of the body. */
  resetAfterBytes: number;
}

/** An answer as a value, so that faults can look at it and change it. */
export interface JsonReply {
  readonly status: number;
  readonly headers?: OutgoingHttpHeaders;
  /** No body when absent. */
  readonly json?: unknown;
}

/** How a request is answered: with a value, or by writing the answer. */
export type Reply = JsonReply | Answer;

/** An error of one field, as GitHub lists them in `errors`. */
export interface FieldError {
  readonly resource: 'Release' | 'ReleaseAsset' | 'PullRequest';
  readonly code: 'already_exists' | 'custom' | 'invalid' | 'missing_field';
  readonly field?: string;
  readonly message?: string;
}

/** A request that GitHub refuses. */
export class GitHubRefusal extends Error {
  readonly reply: JsonReply;

  constructor(reply: JsonReply) {
    super(`refused with status ${reply.status}`);
    this.reply = reply;
  }
}

/** An error in GitHub's words. */
export function errorReply(
  status: number,
  message: string,
  { errors, headers = {} }: { errors?: readonly FieldError[]; headers?: OutgoingHttpHeaders } = {},
): JsonReply {
  const json = { message, ...(errors && { errors }), documentation_url: 'https://docs.github.com/rest' };
  return { status, headers, json: { ...json, status: String(status) } };
}

/** The same as an error to throw. */
export function refuse(...details: Parameters<typeof errorReply>): GitHubRefusal {
  return new GitHubRefusal(errorReply(...details));
}

/** 404, also for what the caller may not know about. */
export const refuseUnknown = (): GitHubRefusal => refuse(404, 'Not Found');

/** 422 with a list of errors. */
export const refuseFields = (errors: readonly FieldError[]): GitHubRefusal =>
  refuse(422, 'Validation Failed', { errors });

/** Reads the whole body of a request to the API. Throws when the connection breaks. */
export async function readText(call: Call): Promise<void> {
  const chunks: Buffer[] = [];
  await eachChunk(call, (chunk) => {
    if (call.exchange.sizeBytes <= MAX_TEXT_BYTES) chunks.push(chunk);
  });
  call.text = Buffer.concat(chunks).toString('utf8');
  const body = parseJson(call.text);
  if (body !== undefined) call.exchange.body = body;
}

/** Yields a body piece by piece. Throws when the connection breaks. */
export async function eachChunk(call: Call, take: (chunk: Buffer) => void): Promise<void> {
  for await (const chunk of call.incoming as AsyncIterable<Buffer>) {
    call.exchange.sizeBytes += chunk.length;
    if (call.exchange.sizeBytes >= call.resetAfterBytes) {
      call.incoming.socket.resetAndDestroy();
      throw new Error('The connection was reset.');
    }
    take(chunk);
  }
}

type FieldTypes = Readonly<Record<string, 'string' | 'boolean'>>;

/** Optional fields, by name and type. */
export type Fields<Types extends FieldTypes> = {
  readonly [Field in keyof Types]?: Types[Field] extends 'string' ? string : boolean;
};

/** The fields of a JSON body. Throws a refusal for another body or a value of another type. */
export function readFields<Types extends FieldTypes>({ text, exchange }: Call, types: Types): Fields<Types> {
  if (exchange.sizeBytes > MAX_TEXT_BYTES) throw refuse(413, 'Payload Too Large');
  const value = parseJson(text);
  if (value === undefined) throw refuse(400, 'Problems parsing JSON');
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw refuse(400, 'Body should be a JSON object');
  }
  const fields = { ...value } as Readonly<Record<string, unknown>>;
  for (const [field, type] of Object.entries(types)) {
    if (Object.hasOwn(fields, field) && typeof fields[field] !== type) {
      const shown = JSON.stringify(fields[field]);
      throw refuse(422, `Invalid request.\n\nFor 'properties/${field}', ${shown} is not a ${type}.`);
    }
  }
  return fields as Fields<Types>;
}

/** The value; `undefined` for text that is not JSON. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Decodes an address; returns a malformed one unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** One page of a list, with GitHub's `Link` header. Pages have 30 entries, at most 100. */
export function paginate<T>(
  entries: readonly T[],
  { exchange, query, pathname }: Call,
  origin: string,
): { readonly page: readonly T[]; readonly headers: OutgoingHttpHeaders } {
  const number = (name: string, fallback: number): number =>
    Math.max(1, Math.trunc(Number(query.get(name) ?? fallback)) || fallback);
  const size = Math.min(number('per_page', 30), 100);
  const current = number('page', 1);
  const last = Math.max(1, Math.ceil(entries.length / size));
  const link = (page: number, relation: string): string => {
    const search = new URLSearchParams(exchange.path.split('?')[1]);
    search.set('page', String(page));
    return `<${origin}${pathname}?${search.toString()}>; rel="${relation}"`;
  };
  const links = [
    ...(current > 1 ? [link(current - 1, 'prev')] : []),
    ...(current < last ? [link(current + 1, 'next'), link(last, 'last')] : []),
    ...(current > 1 ? [link(1, 'first')] : []),
  ];
  return {
    page: entries.slice((current - 1) * size, current * size),
    headers: links.length > 0 ? { link: links.join(', ') } : {},
  };
}

/** Sends a reply and records it. */
export function sendReply({ exchange, incoming }: Call, response: ServerResponse, reply: Reply): void {
  if (typeof reply === 'function') {
    reply(toRequest(exchange), response);
    const record = (): void => {
      if (response.headersSent && exchange.answer === undefined)
        exchange.answer = { status: response.statusCode, headers: response.getHeaders() };
    };
    record();
    response.on('close', record);
    return;
  }
  const { status, json } = reply;
  const headers = { 'x-github-request-id': randomBytes(8).toString('hex'), ...reply.headers };
  exchange.answer = { status, headers, ...(json !== undefined && { body: json }) };
  if (json === undefined || incoming.method === 'HEAD') response.writeHead(status, headers).end();
  else sendJson(response, status, json, { 'content-type': 'application/json; charset=utf-8', ...headers });
}

function toRequest({ method, path, headers }: Exchange): RecordedRequest {
  return { method, path, headers, body: '' };
}
