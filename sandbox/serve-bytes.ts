import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';

import { sendJson, type RecordedRequest } from './http-server.ts';

interface Range {
  readonly start: number;
  /** First byte that is not part of the range. */
  readonly end: number;
}

/**
 * Answers a GET or HEAD with `bytes`: whole, or the single range `bytes=a-b` or `bytes=a-` that was asked for.
 * Any other range gets 416, suffix ranges too, which storage services do not all support. Carries a strong
 * `ETag`; `If-Range` with another one gets the whole. Other methods get 405. Source: RFC 9110, section 14.
 */
export function serveBytes(
  request: RecordedRequest,
  response: ServerResponse,
  bytes: Uint8Array,
  contentType: string,
): void {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    sendJson(response, 405, { message: `${request.method} is not allowed here.` }, { allow: 'GET, HEAD' });
    return;
  }
  const etag = `"${createHash('sha256').update(bytes).digest('hex')}"`;
  const headers = { 'accept-ranges': 'bytes', 'content-type': contentType, etag };
  const { range: rangeHeader, 'if-range': ifRange = etag } = request.headers;

  // A range means something for GET only.
  if (request.method === 'HEAD' || rangeHeader === undefined || ifRange !== etag) {
    response.writeHead(200, { ...headers, 'content-length': bytes.length }).end(bytes);
    return;
  }
  const range = parseRange(rangeHeader, bytes.length);
  if (range === undefined) {
    const message = 'The requested range cannot be served.';
    sendJson(response, 416, { message }, { 'content-range': `bytes */${bytes.length}` });
    return;
  }
  const part = bytes.subarray(range.start, range.end);
  const contentRange = `bytes ${range.start}-${range.end - 1}/${bytes.length}`;
  response
    .writeHead(206, { ...headers, 'content-range': contentRange, 'content-length': part.length })
    .end(part);
}

function parseRange(header: string, sizeBytes: number): Range | undefined {
  const match = /^bytes=(\d+)-(\d*)$/i.exec(header);
  if (!match) return undefined;
  const start = Number(match[1]);
  const end = match[2] ? Math.min(Number(match[2]) + 1, sizeBytes) : sizeBytes;
  return start < end ? { start, end } : undefined;
}
