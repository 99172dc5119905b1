import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../sandbox/http/http-server.ts';
import { type MadeUpFile, serveBytes } from '../sandbox/http/serve-bytes.ts';

/** The repository, as `GITHUB_REPOSITORY` names it. */
export const REPOSITORY = 'acme/large-plugin';

/** Larger bodies are counted and dropped; others can be downloaded again. */
const KEPT_BYTES = 1024 ** 2;

const API = `/repos/${REPOSITORY}`;

/** The state before the first request. */
export interface RepositoryPlan {
  /** Else it is public. */
  readonly isPrivate?: boolean;
  /** `false`: the tag has no release. Else it has a published one without assets. */
  readonly hasRelease?: boolean;
}

/** The data for the answers. */
export interface GitHubFacts {
  /** The content of a download whose upload was dropped. */
  readonly file: MadeUpFile;
  readonly version: string;
  /** Where signed URLs lead. */
  readonly storageOrigin: string;
}

export type Repository = (request: IncomingMessage, response: ServerResponse, facts: GitHubFacts) => void;

/** The fields of a release that a run creates or changes. */
interface Fields {
  readonly draft: boolean;
  readonly name?: string;
  readonly body?: string;
}

/** An upload. */
interface Asset {
  readonly name: string;
  readonly sizeBytes: number;
  /** Absent when it was dropped. */
  readonly bytes?: Buffer;
}

/**
 * Answers as GitHub does for a repository in which one tag is of interest: the API, uploads and downloads, which are hosts of
 * their own there. A download is sent at once, where GitHub redirects to its storage.
 */
export function createRepository({ isPrivate = false, hasRelease = true }: RepositoryPlan): Repository {
  let release: Fields | undefined = hasRelease ? { draft: false } : undefined;
  let asset: Asset = { name: '', sizeBytes: 0 };

  return (request, response, { file, version, storageOrigin }) => {
    const { method = '', url: path = '', headers } = request;
    const origin = `http://${headers.host ?? ''}`;
    const { pathname, searchParams } = new URL(path, origin);
    const downloads = `/${REPOSITORY}/releases/download/v${version}/`;

    const describeAsset = () => {
      const { name, sizeBytes } = asset;
      const url = `${origin}${downloads}${name}`;
      return { id: 2, name, state: 'uploaded', size: sizeBytes, browser_download_url: url };
    };
    const describeRelease = () => ({
      id: 1,
      ...release,
      tag_name: `v${version}`,
      html_url: `${origin}/${REPOSITORY}/releases/tag/v${version}`,
      upload_url: `${origin}${API}/releases/1/assets{?name,label}`,
      // An earlier release stays unchanged, for the next run.
      assets: hasRelease || asset.name === '' ? [] : [describeAsset()],
    });
    const nothing = () => [404, { message: `There is nothing at ${path}.` }] as const;
    const showRelease = () => (release === undefined ? nothing() : ([200, describeRelease()] as const));
    const changeRelease = (status: number) => (_sizeBytes: number, bytes: Buffer | undefined) => {
      release = { ...release, ...readFields(bytes) };
      return [status, describeRelease()] as const;
    };
    const addAsset = (sizeBytes: number, bytes: Buffer | undefined) => {
      asset = { name: searchParams.get('name') ?? '', sizeBytes, ...(bytes && { bytes }) };
      return [201, describeAsset()] as const;
    };
    const routes: Readonly<Record<string, Route>> = {
      'GET ': () => [200, { private: isPrivate }],
      [`GET /releases/tags/v${version}`]: () => (release?.draft === false ? showRelease() : nothing()),
      'GET /releases': () => [200, release === undefined ? [] : [describeRelease()]],
      'POST /releases': changeRelease(201),
      'GET /releases/1': showRelease,
      'PATCH /releases/1': changeRelease(200),
      'GET /releases/1/assets': () => [200, []],
      'POST /releases/1/assets': addAsset,
      // As curl uploads.
      'PUT /releases/1/assets': addAsset,
    };

    const route = `${method} ${pathname.startsWith(API) ? pathname.slice(API.length) : pathname}`;
    if (pathname.startsWith(downloads) || pathname.startsWith('/storage/')) {
      const download = { method, path, headers, body: '' };
      serveBytes(download, response, asset.bytes ?? file, 'application/zip');
    } else if (route === 'GET /releases/assets/2') {
      response.writeHead(302, { location: `${storageOrigin}/storage/2?sig=1` }).end();
    } else {
      readBody(request, (...body) => sendJson(response, ...(routes[route] ?? nothing)(...body)));
    }
  };
}

/** The response to a body of this size, which is in memory if it is small. */
type Route = (sizeBytes: number, bytes: Buffer | undefined) => readonly [status: number, answer: unknown];

function readFields(bytes: Buffer | undefined): Fields {
  return JSON.parse(String(bytes)) as Fields;
}

/** Reads a body to its end, and keeps it if it is small. */
function readBody(
  request: IncomingMessage,
  onEnd: (sizeBytes: number, bytes: Buffer | undefined) => void,
): void {
  let chunks: Buffer[] = [];
  let sizeBytes = 0;
  request
    .on('data', (chunk: Buffer) => {
      sizeBytes += chunk.length;
      if (sizeBytes <= KEPT_BYTES) chunks.push(chunk);
      else chunks = [];
    })
    .on('end', () => onEnd(sizeBytes, sizeBytes <= KEPT_BYTES ? Buffer.concat(chunks) : undefined));
}
