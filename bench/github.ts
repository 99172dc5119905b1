import type { IncomingMessage, ServerResponse } from 'node:http';
import { sendJson } from '../sandbox/http/http-server.ts';
import { type MadeUpFile, serveBytes } from '../sandbox/http/serve-bytes.ts';

/** The repository, as `GITHUB_REPOSITORY` names it. */
export const REPOSITORY = 'acme/large-plugin';

const ASSET_NAME = 'package.zip';

/** What the answers are made of. */
export interface GitHubFacts {
  /** What a download of the asset gives. */
  readonly file: MadeUpFile;
  readonly version: string;
}

/**
 * Answers as GitHub does for a public repository with one published release without assets: the API, uploads and downloads,
 * which are hosts of their own there. A body is counted and dropped.
 */
export function answerGitHub(
  request: IncomingMessage,
  response: ServerResponse,
  { file, version }: GitHubFacts,
): void {
  const { method = '', url: path = '', headers } = request;
  const origin = `http://${headers.host ?? ''}`;
  const api = `/repos/${REPOSITORY}`;
  const download = `/${REPOSITORY}/releases/download/v${version}/${ASSET_NAME}`;
  if (path === download) {
    serveBytes({ method, path, headers, body: '' }, response, file, 'application/zip');
    return;
  }
  let bodyBytes = 0;
  request
    .on('data', (chunk: Buffer) => (bodyBytes += chunk.length))
    .on('end', () => {
      const [route = ''] = path.slice(api.length).split('?');
      if (route === '') sendJson(response, 200, { private: false });
      else if (route === `/releases/tags/v${version}`) sendJson(response, 200, describeRelease());
      else if (method === 'POST' || method === 'PUT') sendJson(response, 201, describeAsset(bodyBytes));
      else if (route === '/releases/1/assets') sendJson(response, 200, []);
      else sendJson(response, 404, { message: `There is nothing at ${path}.` });
    });

  function describeRelease() {
    return {
      id: 1,
      tag_name: `v${version}`,
      draft: false,
      html_url: `${origin}/${REPOSITORY}/releases/tag/v${version}`,
      upload_url: `${origin}${api}/releases/1/assets{?name,label}`,
      assets: [],
    };
  }

  function describeAsset(sizeBytes: number) {
    const url = origin + download;
    return { id: 2, name: ASSET_NAME, state: 'uploaded', size: sizeBytes, browser_download_url: url };
  }
}
