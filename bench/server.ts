/**
 * All that a step talks to, in a process of its own: a web host with the package, the release service, and GitHub with one
 * empty release. Each answers at once with what little it has to say, so that what is measured is the action. It is told
 * what to be in its first argument, as JSON ({@link ServerPlan}).
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sendJson } from '../sandbox/http/http-server.ts';
import { type MadeUpFile, serveBytes } from '../sandbox/http/serve-bytes.ts';
import { makeUpLargePlugin } from '../sandbox/plugins/large-plugin.ts';
import { startArtifacts } from './artifacts.ts';
import { answerGitHub } from './github.ts';
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

const server = createServer((request, response) => {
  const { method = '', url: path = '' } = request;
  const record = { method, path, sentBytes: 0 };
  records.push(record);
  answer(request, response, {
    ...file,
    read: (start, end) => {
      record.sentBytes += end - start;
      return file.read(start, end);
    },
  });
});
server.listen(0, '127.0.0.1', () => {
  const { port } = server.address() as AddressInfo;
  const address: ServerAddress = { origin: `http://127.0.0.1:${port}`, env };
  process.send?.(address);
});
process.on('message', () => process.send?.(records.splice(0)));
process.on('disconnect', () => server.close());

function answer(request: IncomingMessage, response: ServerResponse, file: MadeUpFile): void {
  const { method = '', url: path = '', headers } = request;
  if (path === '/package.zip') {
    if (plan.bytesPerSecond !== undefined) slowDown(response, plan.bytesPerSecond);
    serveBytes({ method, path, headers, body: '' }, response, file, 'application/zip');
  } else if (path.startsWith('/api/v1/plugin/update')) {
    request.resume().on('end', () => {
      if (method === 'POST') sendJson(response, 200, { success: true, version: plan.version });
      else sendJson(response, 200, { version: '0.0.1' });
    });
  } else {
    answerGitHub(request, response, { file, version: plan.version });
  }
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
