/** The sandbox's GitHub without its servers: a request of the action as a value, and its answer as one. */
import type { IncomingHttpHeaders, IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { HttpAnswer, HttpRequest } from '../../../src/http/message.ts';

import { type Call, GitHubRefusal, type Origin, type Reply } from '../../../sandbox/github/http.ts';
import { carryOutCall, findRoute } from '../../../sandbox/github/routes.ts';
import type { World } from '../../../sandbox/github/world.ts';

/** Where the hosts of this GitHub are. */
export const URLS = {
  api: 'https://api.github.example',
  uploads: 'https://uploads.github.example',
  web: 'https://github.example',
  storage: 'https://storage.example',
} as const;

const ORIGINS = new Map<string, Origin>(Object.entries(URLS).map(([name, url]) => [url, name as Origin]));

/** A request to GitHub in the making. */
export type GitHubCall = Call;

/**
 * Turns a request into a call.
 *
 * @param upload the bytes that an upload sends
 * @throws Error when it goes to another host
 */
export function toCall(request: HttpRequest, upload: Buffer): GitHubCall {
  const { method, url, body = '' } = request;
  const origin = ORIGINS.get(url.origin);
  if (origin === undefined) throw new Error(`${url.origin} is no host of GitHub.`);
  const path = `${url.pathname}${url.search}`;
  const headers: IncomingHttpHeaders = { 'user-agent': 'model', ...lowerNames(request.headers) };
  if (request.upload !== undefined) headers['content-length'] = String(request.upload.sizeBytes);
  const exchange = {
    origin,
    route: findRoute({ origin, method, path }),
    method,
    path,
    headers,
    sizeBytes: 0,
  };
  return {
    exchange: {
      ...exchange,
      sizeBytes: body.length,
      ...(body !== '' && { body: JSON.parse(body) as unknown }),
    },
    incoming: [upload] as unknown as IncomingMessage,
    pathname: url.pathname,
    query: url.searchParams,
    text: body,
    resetAfterBytes: Infinity,
  };
}

/**
 * Does what is asked for, at this moment.
 *
 * @param change makes another answer of it
 */
export async function answerCall(
  world: World,
  call: GitHubCall,
  change = (work: () => Promise<Reply>) => work(),
): Promise<HttpAnswer> {
  return toAnswer(call, await change(() => carryOut(world, call)));
}

async function carryOut(world: World, call: GitHubCall): Promise<Reply> {
  try {
    return await carryOutCall(world, call);
  } catch (error) {
    if (error instanceof GitHubRefusal) return error.reply;
    throw error;
  }
}

function toAnswer({ exchange }: GitHubCall, reply: Reply): HttpAnswer {
  if (typeof reply !== 'function') {
    const { status, headers = {}, json } = reply;
    const body = json === undefined ? Buffer.alloc(0) : Buffer.from(JSON.stringify(json, FIELDS));
    return { status, headers: toIncoming(headers), body, isCut: false };
  }
  const response = createResponse();
  const { method, path, headers } = exchange;
  reply({ method, path, headers, body: '' }, response.writable);
  return response.read();
}

/** All that a publisher reads: the rest would only take time. */
const FIELDS = [
  ...['id', 'tag_name', 'target_commitish', 'name', 'body', 'draft', 'immutable', 'prerelease', 'assets'],
  ...['html_url', 'upload_url', 'browser_download_url', 'state', 'label', 'size', 'digest', 'created_at'],
  ...[
    'private',
    'object',
    'type',
    'sha',
    'message',
    'errors',
    'resource',
    'code',
    'field',
    'author',
    'login',
  ],
];

/** Creates a response for the storage to write to. */
function createResponse(): { readonly writable: ServerResponse; readonly read: () => HttpAnswer } {
  let status = 200;
  const headers: OutgoingHttpHeaders = {};
  const chunks: Buffer[] = [];
  const writable = {
    destroyed: false,
    setHeader: (name: string, value: string) => void (headers[name] = value),
    writeHead: (code: number, more: OutgoingHttpHeaders = {}) => {
      status = code;
      Object.assign(headers, more);
      return writable;
    },
    write: (chunk: Uint8Array) => chunks.push(Buffer.from(chunk)) > 0,
    end: (chunk: string | Uint8Array = '') => void chunks.push(Buffer.from(chunk as string)),
    on: () => writable,
  };
  return {
    writable: writable as unknown as ServerResponse,
    read: () => ({ status, headers: toIncoming(headers), body: Buffer.concat(chunks), isCut: false }),
  };
}

function toIncoming(headers: OutgoingHttpHeaders): IncomingHttpHeaders {
  return lowerNames(headers);
}

function lowerNames(headers: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]),
  );
}
