/** The storage behind the service: takes packages by `PUT` to URLs that it has signed. */
import { createHash, randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';

import { type Script, status } from '../http/faults.ts';
import { listen, type Listening, type RecordedRequest } from '../http/http-server.ts';

/** The lifetime of an upload URL. */
const LIFETIME_S = 300;

/** An upload as tests see it. */
export interface Upload extends Omit<RecordedRequest, 'body'> {
  /** Number of bytes of the body that have arrived. */
  readonly sizeBytes: number;
}

/** A place for one package. */
export interface SignedPlace {
  readonly presignedUrl: string;
  readonly objectKey: string;
}

/** A running storage. */
export interface UploadStorage extends Listening {
  /** Signs a URL for a package of this plugin. */
  sign(pluginId: string): SignedPlace;
  /** The bytes of a package of this plugin; `undefined` when there are none. */
  find(pluginId: string, objectKey: string): Buffer | undefined;
}

interface StorageOptions {
  readonly script: Script;
  readonly now: () => Date;
  /** Gets every request. */
  readonly uploads: Upload[];
}

/** Starts the storage on 127.0.0.1, on a port of its own. */
export async function startUploadStorage({ script, now, uploads }: StorageOptions): Promise<UploadStorage> {
  const places = new Map<string, { readonly objectKey: string; readonly endMs: number }>();
  const objects = new Map<string, Buffer>();

  const server = await listen((incoming, response) => {
    const { method = '', url: path = '', headers } = incoming;
    const upload = { method, path, headers, sizeBytes: 0 };
    uploads.push(upload);
    const request = { method, path, headers, body: '' };
    const fault = script.take('PUT');
    if (fault?.processed === false) {
      fault.answer(request, response);
      return;
    }
    const problem = findProblem(incoming, places.get(path), now());
    if (problem !== undefined) {
      refuse(response, request, ...problem);
      return;
    }
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      upload.sizeBytes += chunk.length;
    });
    incoming.on('end', () => {
      objects.set(places.get(path)?.objectKey ?? '', Buffer.concat(chunks));
      if (fault === undefined) response.end();
      else fault.answer(request, response);
    });
  });

  return {
    ...server,
    sign: (pluginId) => {
      const objectKey = `uploads/${pluginId}/${randomUUID()}.zip`;
      const signature = createHash('sha256').update(objectKey).digest('hex');
      const date = now()
        .toISOString()
        .replace(/[-:]|\.\d+/g, '');
      const query = `X-Amz-Algorithm=AWS4-HMAC-SHA256&X-Amz-Date=${date}&X-Amz-Expires=${LIFETIME_S}&X-Amz-Signature=${signature}`;
      const path = `/bucket/${objectKey}?${query}`;
      places.set(path, { objectKey, endMs: now().getTime() + LIFETIME_S * 1000 });
      return { presignedUrl: `${server.origin}${path}`, objectKey };
    },
    find: (pluginId, objectKey) =>
      objectKey.startsWith(`uploads/${pluginId}/`) ? objects.get(objectKey) : undefined,
  };
}

type Problem = readonly [code: number, name: string, text: string];

/** Finds what S3 would refuse. */
function findProblem(
  { method, headers }: IncomingMessage,
  place: { readonly endMs: number } | undefined,
  now: Date,
): Problem | undefined {
  if (headers.authorization !== undefined)
    return [400, 'InvalidArgument', 'Only one auth mechanism allowed.'];
  if (place === undefined || method !== 'PUT')
    return [403, 'SignatureDoesNotMatch', 'The request signature does not match.'];
  if (now.getTime() >= place.endMs) return [403, 'AccessDenied', 'Request has expired'];
  return headers['content-length'] === undefined
    ? [411, 'MissingContentLength', 'You must provide the Content-Length HTTP header.']
    : undefined;
}

function refuse(response: ServerResponse, request: RecordedRequest, ...[code, name, text]: Problem): void {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${name}</Code><Message>${text}</Message></Error>`;
  status(code, { headers: { 'content-type': 'application/xml', connection: 'close' }, body })(
    request,
    response,
  );
}
