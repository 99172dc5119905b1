/** Faults between a client and a server, as answers for tests. */
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { sendJson, type RecordedRequest } from './http-server.ts';
import { serveBytes, type MadeUpFile, type ServingHabits } from './serve-bytes.ts';

/** Answers one request, or breaks it as networks do. Can be content of the file server. */
export type Answer = (request: RecordedRequest, response: ServerResponse) => void;

/** Replaces the service's handling of one request. */
export interface Fault {
  /** The request is carried out before it is answered, so that only its answer is lost. */
  readonly processed: boolean;
  readonly answer: Answer;
}

export type Method = 'GET' | 'POST';

/** The requests of the service that can fail: those that ask what is live and publish by their method, the others by name. */
export type Scripted = Method | 'upload-url' | 'PUT' | 'confirm';

/** Pending faults by request; each applies to one. */
export interface Script {
  add(request: Scripted, faults: readonly Fault[]): void;
  take(request: string): Fault | undefined;
}

/** Answers the request without carrying it out. */
export const instead = (answer: Answer): Fault => ({ processed: false, answer });

/** The request is carried out, and then answered like this. */
export const afterwards = (answer: Answer): Fault => ({ processed: true, answer });

/** The same fault several times in a row. */
export const times = (count: number, fault: Fault): readonly Fault[] => Array<Fault>(count).fill(fault);

/** An answer with this status; its body is text or bytes of any kind. */
export function status(
  code: number,
  {
    headers = {},
    body = '',
  }: { readonly headers?: OutgoingHttpHeaders; readonly body?: string | Buffer } = {},
): Answer {
  return (_request, response) => void response.writeHead(code, headers).end(body);
}

/** An answer with a value as JSON. */
export function json(code: number, value: unknown, headers: OutgoingHttpHeaders = {}): Answer {
  return (_request, response) => sendJson(response, code, value, headers);
}

/** Points to another place; a relative location stays relative. */
export const redirect = (code: number, location: string): Answer => status(code, { headers: { location } });

/** Points to the request's own path, with another query. */
export function redirectToItself(code: number): Answer {
  return (request, response) => {
    const [path = ''] = request.path.split('?', 1);
    redirect(code, `${path}?again`)(request, response);
  };
}

/** Sends a stranger to the login page, as frameworks do: it knows where to come back to. */
export function redirectToLogIn(code = 302): Answer {
  return (request, response) =>
    redirect(code, `/log-in?next=${encodeURIComponent(request.path)}`)(request, response);
}

/** The page of some website. */
export const webPage = (code = 200): Answer =>
  status(code, {
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: '<!doctype html><html lang="en"><title>Shop</title><h1>Welcome</h1></html>',
  });

/** Answers to the question what is live that name a version, and speak against it. */
export function listContradictions(version: string): readonly (readonly [name: string, answer: Answer])[] {
  const text = (body: string): Answer =>
    status(200, { headers: { 'content-type': 'application/json' }, body });
  return [
    ['`success: false`', json(200, { success: false, version })],
    ['an error', json(200, { error: 'No such plugin.', version })],
    ['two versions', json(200, { version, data: { version: '0.0.1' } })],
    ['a newer version', json(200, { version, new_version: '9.9.9' })],
    ['another plugin', json(200, { plugin_id: 'plugin_other', version })],
    ['the `id` of another plugin', json(200, { plugin: { id: 'plugin_other', version } })],
    ['a draft', json(200, { release: { version, status: 'draft' } })],
    ['a draft by a flag', json(200, { version, draft: true })],
    ['one name twice', text(`{"version":"0.0.1","version":"${version}"}`)],
  ];
}

/** A value as JSON, compressed, whatever the client accepts. */
export function gzip(value: unknown): Answer {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip' };
  return status(200, { headers, body: gzipSync(JSON.stringify(value)) });
}

/** A file from a host with unusual behaviour. */
export function serve(content: Uint8Array | MadeUpFile, habits: ServingHabits = {}): Answer {
  return (request, response) => serveBytes(request, response, content, 'application/zip', habits);
}

/** The connection is reset without an answer. */
export function reset(): Answer {
  return (_request, response) => void response.socket?.resetAndDestroy();
}

/** The connection stays open, and nothing comes. */
export function silence(): Answer {
  return () => undefined;
}

/** Announces the whole body, sends its first bytes and drops the connection. */
export function cut(
  keptBytes: number,
  { code = 200, body = '{"success":true,"version":"1.4.2"}' }: { code?: number; body?: string | Buffer } = {},
): Answer {
  return (_request, response) => {
    const bytes = Buffer.from(body);
    response.writeHead(code, { 'content-length': bytes.length });
    // The callback comes when the bytes are with the system, which sends them before it ends the connection.
    response.write(bytes.subarray(0, keptBytes), () => response.destroy());
  };
}

/** A body of which one more byte comes in each interval; it never ends. */
export function drip(intervalMs: number, { code = 200, byte = ' ' } = {}): Answer {
  return (_request, response) => {
    response.writeHead(code).flushHeaders();
    const timer = setInterval(() => response.write(byte), intervalMs);
    response.on('close', () => clearInterval(timer));
  };
}

/** A body that comes as fast as the client takes it and never ends; it begins with `head`. */
export function endless({ code = 200, head = '' }: { code?: number; head?: string | Buffer } = {}): Answer {
  return (_request, response) => {
    const chunk = Buffer.alloc(64 * 1024, 'x');
    const pump = () => {
      while (!response.destroyed && response.write(chunk));
    };
    response.writeHead(code).on('drain', pump);
    response.write(head || 'x');
    pump();
  };
}

/** Says with 1xx, as fast as the client listens, that the answer will come; it never does. */
export function endlessInterim(code: number): Answer {
  return (_request, { socket }) => {
    const pump = () => {
      while (socket?.destroyed === false && socket.write(`HTTP/1.1 ${code} Wait\r\n\r\n`));
    };
    socket?.on('drain', pump);
    pump();
  };
}

/** An answer that tells when its request has arrived. */
export function watched(answer: Answer): { readonly answer: Answer; readonly arrival: Promise<void> } {
  let arrive: () => void = () => undefined;
  const arrival = new Promise<void>((resolve) => (arrive = resolve));
  return {
    arrival,
    answer: (request, response) => {
      answer(request, response);
      arrive();
    },
  };
}

/** One answer after the other, one for each request; the last one stays. */
export function inTurn(...answers: readonly [Answer, ...Answer[]]): Answer {
  let next = 0;
  return (request, response) => {
    const answer = answers[Math.min(next, answers.length - 1)] ?? answers[0];
    next += 1;
    answer(request, response);
  };
}

/** Creates an empty script. */
export function createScript(): Script {
  const queues: Readonly<Record<string, Fault[]>> = {
    GET: [],
    POST: [],
    'upload-url': [],
    PUT: [],
    confirm: [],
  };
  return {
    add: (request, faults) => void queues[request]?.push(...faults),
    take: (request) => queues[request]?.shift(),
  };
}
