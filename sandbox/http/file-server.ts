import type { ServerResponse } from 'node:http';

import { startServer, type RecordedRequest, type SandboxServer, type ServerOptions } from './http-server.ts';
import { serveBytes, type MadeUpFile } from './serve-bytes.ts';

/** The content of a path: a file served with ranges and an ETag, or a function, such as a fault. */
export type FileContent =
  | Buffer
  | MadeUpFile
  | ((request: RecordedRequest, response: ServerResponse) => void | Promise<void>);

/** A plugin author's web host. */
export interface FileServer extends SandboxServer {
  /** The absolute URL of a path such as `/my-plugin.zip`. */
  url(path: string): string;
  /** Sets the content of a path. */
  set(path: string, content: FileContent): void;
}

/**
 * Starts a web host on 127.0.0.1. The query plays no part in finding a file; an unknown path gets a 404 HTML page.
 *
 * @throws what `listen` reports, such as `EADDRINUSE`
 */
export async function startFileServer(
  files: Readonly<Record<string, FileContent>>,
  options: ServerOptions = {},
): Promise<FileServer> {
  const contents = new Map(Object.entries(files));
  const server = await startServer(async (request, response) => {
    const [pathname = ''] = request.path.split('?', 1);
    const content = contents.get(pathname);
    if (content === undefined) {
      response
        .writeHead(404, { 'content-type': 'text/html' })
        .end('<!doctype html><title>404</title><h1>Not Found</h1>');
    } else if (typeof content === 'function') {
      await content(request, response);
    } else {
      serveBytes(request, response, content, contentType(pathname));
    }
  }, options);
  return {
    ...server,
    url: (path) => server.origin + path,
    set: (path, content) => {
      contents.set(path, content);
    },
  };
}

function contentType(pathname: string): string {
  return pathname.endsWith('.zip') ? 'application/zip' : 'application/octet-stream';
}
