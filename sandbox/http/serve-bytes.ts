import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';

import { sendJson, type RecordedRequest } from './http-server.ts';

/** A generated file, so that a large one needs no memory. */
export interface MadeUpFile {
  readonly sizeBytes: number;
  /** Its bytes from `start` up to, but without, `end`. */
  readonly read: (start: number, end: number) => Uint8Array;
  /** The headers that tell one version of it from another, such as `etag`. */
  readonly validators: OutgoingHttpHeaders;
}

/** How a host serves its files. */
export interface ServingHabits {
  /** Replaces the strong `etag` of the bytes. */
  readonly validators?: OutgoingHttpHeaders;
  /** `false`: every request gets the whole. */
  readonly hasRanges?: boolean;
  /** `false`: the whole is sent without `Content-Length`. */
  readonly hasLength?: boolean;
}

interface Range {
  readonly start: number;
  /** First byte that is not part of the range. */
  readonly end: number;
}

const CHUNK_BYTES = 256 * 1024;

/**
 * Answers a GET or HEAD with a file: whole, or the single range `bytes=a-b` or `bytes=a-` that was asked for.
 * Any other range gets 416, suffix ranges too, which storage services do not all support. Carries a strong
 * `ETag`; `If-Range` with another one gets the whole. Other methods get 405. Source: RFC 9110, section 14.
 */
export function serveBytes(
  request: RecordedRequest,
  response: ServerResponse,
  content: Uint8Array | MadeUpFile,
  contentType: string,
  habits: ServingHabits = {},
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendJson(response, 405, { message: `${request.method} is not allowed here.` }, { allow: 'GET, HEAD' });
    return;
  }
  const file = 'sizeBytes' in content ? content : fileOf(content);
  const { validators = file.validators, hasRanges = true, hasLength = true } = habits;
  const headers = {
    'accept-ranges': hasRanges ? 'bytes' : 'none',
    'content-type': contentType,
    ...validators,
  };
  const { range: rangeHeader, 'if-range': ifRange = validators.etag } = request.headers;

  // A range means something for GET only.
  if (!hasRanges || request.method === 'HEAD' || rangeHeader === undefined || ifRange !== validators.etag) {
    response.writeHead(200, { ...headers, ...(hasLength ? { 'content-length': file.sizeBytes } : {}) });
    if (request.method === 'HEAD') response.end();
    else send(response, file, { start: 0, end: file.sizeBytes });
    return;
  }
  const range = parseRange(rangeHeader, file.sizeBytes);
  if (range === undefined) {
    const message = 'The requested range cannot be served.';
    sendJson(response, 416, { message }, { 'content-range': `bytes */${file.sizeBytes}` });
    return;
  }
  const contentRange = `bytes ${range.start}-${range.end - 1}/${file.sizeBytes}`;
  const length = range.end - range.start;
  response.writeHead(206, { ...headers, 'content-range': contentRange, 'content-length': length });
  send(response, file, range);
}

function fileOf(bytes: Uint8Array): MadeUpFile {
  return {
    sizeBytes: bytes.length,
    read: (start, end) => bytes.subarray(start, end),
    validators: { etag: `"${createHash('sha256').update(bytes).digest('hex')}"` },
  };
}

/** As fast as the client takes it. */
function send(response: ServerResponse, { read }: MadeUpFile, { start, end }: Range): void {
  let sent = start;
  const pump = (): void => {
    while (sent < end && !response.destroyed) {
      const chunk = read(sent, Math.min(sent + CHUNK_BYTES, end));
      sent += chunk.length;
      if (!response.write(chunk)) return;
    }
    if (!response.destroyed) response.end();
  };
  response.on('drain', pump);
  pump();
}

function parseRange(header: string, sizeBytes: number): Range | undefined {
  const match = /^bytes=(\d+)-(\d*)$/i.exec(header);
  if (!match) return undefined;
  const start = Number(match[1]);
  const end = match[2] ? Math.min(Number(match[2]) + 1, sizeBytes) : sizeBytes;
  return start < end ? { start, end } : undefined;
}
