/**
 * All that a step talks to, in a process of its own: a web host with the package, the release service, and GitHub with one
 * empty release, or none. Each answers at once, or after the same time, with what little it has to say, so that what is
 * measured is the action. It is told what to be in its first argument, as JSON ({@link ServerPlan}).
 */
import { once } from 'node:events';
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import {
  createServer,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendJson } from '../sandbox/http/http-server.ts';
import { type MadeUpFile, serveBytes } from '../sandbox/http/serve-bytes.ts';
import { makeUpLargePlugin } from '../sandbox/plugins/large-plugin.ts';
import { startArtifacts } from './artifacts.ts';
import { createRepository } from './github.ts';
import { LARGE_PLUGIN } from './plugins.ts';
import { slowDown } from './slow-down.ts';
import type { ServerAddress, ServerPlan, ServerRecord } from './start-server.ts';

const plan = JSON.parse(process.argv[2] ?? '') as ServerPlan;
const file = plan.packagePath === undefined ? makeUpLargePlugin(LARGE_PLUGIN) : openPackage(plan.packagePath);
const env =
  plan.artifact === undefined
    ? {}
    : await startArtifacts(plan.artifact.name, readFileSync(plan.artifact.path));
const records: ServerRecord[] = [];
let { liveVersion = '0.0.1' } = plan;

const answerGitHub = createRepository(plan);

const take: RequestListener = (request, response) => {
  const { method = '', url: path = '' } = request;
  records.push({ method, path });
  if (plan.delayMs === undefined) answer(request, response);
  else setTimeout(() => answer(request, response), plan.delayMs);
};
const servers = [createServer(take), createServer(take)];
// GitHub's storage is another host than its API.
const [origin = '', storageOrigin = ''] = await Promise.all(servers.map(listen));
process.on('message', () => process.send?.(records.splice(0)));
process.on('disconnect', () => servers.forEach((server) => server.close()));
const address: ServerAddress = { origin, env };
process.send?.(address);

async function listen(server: Server): Promise<string> {
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

function answer(request: IncomingMessage, response: ServerResponse): void {
  const { method = '', url: path = '', headers } = request;
  if (path === '/package.zip') {
    if (plan.bytesPerSecond !== undefined) slowDown(response, plan.bytesPerSecond);
    serveBytes({ method, path, headers, body: '' }, response, file, 'application/zip');
  } else if (path.startsWith('/uploads/')) {
    request.resume().on('end', () => response.end());
  } else if (path.startsWith('/api/v1/plugin/update/upload-url')) {
    const objectKey = 'uploads/package.zip';
    sendJson(response, 200, { presignedUrl: `${storageOrigin}/${objectKey}?signature=bench`, objectKey });
  } else if (path.startsWith('/api/v1/plugin/update')) {
    request.resume().on('end', () => {
      if (method === 'POST') {
        if (plan.isLiveThen === true) liveVersion = plan.version;
        sendJson(response, 200, { success: true, version: plan.version });
      } else sendJson(response, 200, describeLive());
    });
  } else {
    answerGitHub(request, response, { file, version: plan.version, storageOrigin });
  }
}

function describeLive() {
  const { tellsPackage = false } = plan;
  return { version: liveVersion, ...(tellsPackage && { package: `${origin}/package.zip` }) };
}

function openPackage(path: string): MadeUpFile {
  const descriptor = openSync(path, 'r');
  process.on('exit', () => closeSync(descriptor));
  return {
    sizeBytes: fstatSync(descriptor).size,
    validators: { etag: '"package"' },
    read: (start, end) => {
      const bytes = Buffer.allocUnsafe(end - start);
      return bytes.subarray(0, readSync(descriptor, bytes, 0, bytes.length, start));
    },
  };
}
