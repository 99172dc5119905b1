/** The storage that artifacts are uploaded to, as far as `@actions/artifact` uses it: block blobs. */
import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

import { messageOf } from '../../src/shared/publish-error.ts';
import { listen, type Listening } from '../http/http-server.ts';

/** Account and container, which the client expects in the path if the host is an IP address. */
const FOLDER = '/account/artifacts/';

/** A running storage for uploads. */
export interface ArtifactUploads extends Listening {
  /** Starts an upload, and returns its URL, which needs no further credentials. */
  begin(name: string): string;
  /** The bytes of an upload; `undefined` until it has ended. */
  finish(name: string): Buffer | undefined;
}

interface Upload {
  readonly signature: string;
  readonly blocks: Map<string, Buffer>;
  bytes: Buffer | undefined;
}

/**
 * Starts the storage on 127.0.0.1. An upload is `PUT ?comp=block` for each block, then `PUT ?comp=blocklist` with their
 * order (Azure, "Put Block" and "Put Block List").
 *
 * @throws what `listen` reports
 */
export async function startArtifactUploads(): Promise<ArtifactUploads> {
  const uploads = new Map<string, Upload>();

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams: query } = new URL(incoming.url ?? '/', 'http://host');
    const body = await buffer(incoming);
    const upload = uploads.get(decodeURIComponent(pathname.slice(FOLDER.length)));
    if (upload?.signature !== query.get('sig')) response.writeHead(403).end();
    else response.writeHead(incoming.method === 'PUT' && take(upload, query, body) ? 201 : 400).end();
  }

  const server = await listen((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => response.writeHead(500).end(messageOf(error)));
  });
  return {
    ...server,
    begin: (name) => {
      const signature = randomBytes(16).toString('hex');
      uploads.set(name, { signature, blocks: new Map(), bytes: undefined });
      return `${server.origin}${FOLDER}${encodeURIComponent(name)}?sig=${signature}`;
    },
    finish: (name) => uploads.get(name)?.bytes,
  };
}

function take(upload: Upload, query: URLSearchParams, body: Buffer): boolean {
  const [kind, id] = [query.get('comp'), query.get('blockid')];
  if (kind === 'block' && id !== null) upload.blocks.set(id, body);
  else if (kind === 'blocklist') {
    const ids = [...body.toString('utf8').matchAll(/<Latest>([^<]*)<\/Latest>/g)].map(
      ([, name = '']) => name,
    );
    const blocks = ids.map((name) => upload.blocks.get(name));
    if (!blocks.every((block) => block !== undefined)) return false;
    upload.bytes = Buffer.concat(blocks);
  } else return false;
  return true;
}
