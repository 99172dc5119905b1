import { once } from 'node:events';
import { request } from 'node:http';
import type { Socket } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';

import { status } from '../../../sandbox/http/faults.ts';
import { startProxy, type Proxy } from '../../../sandbox/http/proxy.ts';
import { startServer, type SandboxServer } from '../../../sandbox/http/http-server.ts';

let server: SandboxServer;
let proxy: Proxy;
beforeEach(async () => {
  server = await startServer(status(200, { body: 'hello' }));
  proxy = await startProxy({ 'service.example:443': server.origin });
});
afterEach(async () => {
  await Promise.all([proxy.close(), server.close()]);
});

async function open(authority: string): Promise<{ code: number | undefined; socket: Socket }> {
  const connecting = request({ port: proxy.port, method: 'CONNECT', path: authority }).end();
  const [response, socket] = (await once(connecting, 'connect')) as [{ statusCode?: number }, Socket];
  socket.on('error', () => undefined);
  return { code: response.statusCode, socket };
}

test('a tunnel leads to the server that stands in for the host', async () => {
  const { code, socket } = await open('service.example:443');
  expect(code).toBe(200);
  socket.write('GET /a HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  const [answer] = (await once(socket, 'data')) as [Buffer];
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 OK/);
  expect(server.requests.map(({ path }) => path)).toEqual(['/a']);
  expect(proxy.connects.map(({ authority }) => authority)).toEqual(['service.example:443']);
});

test('an unknown host has no tunnel', async () => {
  expect((await open('other.example:443')).code).toBe(502);
});

test('refusals are used up, one by one', async () => {
  proxy.refuse('service.example:443', 407, 'drop');
  expect((await open('service.example:443')).code).toBe(407);
  const { code, socket } = await open('service.example:443');
  expect(code).toBe(200);
  socket.resume();
  await once(socket, 'end');
  expect((await open('service.example:443')).code).toBe(200);
  expect(server.requests).toEqual([]);
});

test('a request that is silently kept ends with the proxy', async () => {
  proxy.refuse('service.example:443', 'silence');
  const kept = open('service.example:443');
  kept.catch(() => undefined);
  while (proxy.connects.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  await proxy.close();
  await expect(kept).rejects.toThrow();
  proxy = await startProxy({});
});
