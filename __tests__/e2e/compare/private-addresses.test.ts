import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, expect, test } from '@jest/globals';
import { instead, json, times } from '../../../sandbox/http/faults.ts';
import { startSecureStage } from '../fixtures/secure-stage.ts';
import { resolving } from '../fixtures/stage.ts';

const PUBLIC = '93.184.215.14';
const REFUSED = 'its address is private, and the party that named it is not in that network';

/** Something on the runner that nobody else can ask; it only counts who tries. */
async function startInside() {
  let connections = 0;
  const server = createServer((socket) => {
    connections += 1;
    socket.destroy();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    port,
    count: () => connections,
    [Symbol.asyncDispose]: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

/** A run whose service, behind a proxy, tells where the live package is; `redirectTo` is where that leads then. */
async function compare(
  tell: (port: number) => string,
  {
    names = {},
    redirectTo,
  }: { names?: Record<string, string[]>; redirectTo?: (port: number) => string } = {},
) {
  await using stage = await startSecureStage();
  await using inside = await startInside();
  const { port } = inside;
  stage.service.script(
    'GET',
    ...times(3, instead(json(200, { version: '1.4.1', download_url: tell(port) }))),
  );
  if (redirectTo !== undefined)
    stage.host.set('/live.zip', (_request, response) => {
      response.writeHead(302, { location: redirectTo(port) }).end();
    });
  const env = {
    no_proxy: `host.example:${port},localhost,127.0.0.1`,
    ...resolving({ 'service.example': [PUBLIC], ...names }),
  };
  const { exitCode, log } = await stage.run({}, { env });
  expect(exitCode).toBe(0);
  const [reason] = log.filter((line) => line.startsWith('Not compared: '));
  return { reason, connections: inside.count() };
}

const NAMED = 'https://host.example/live.zip';

describe('with a service elsewhere, a package is not asked for on the runner', () => {
  test.concurrent.each<[name: string, ...Parameters<typeof compare>]>([
    [
      'by a name that resolves to it',
      (port) => `https://host.example:${port}/a.zip`,
      { names: { 'host.example': ['127.0.0.1'] } },
    ],
    [
      'by a redirect',
      () => NAMED,
      { redirectTo: (port) => `https://host.example:${port}/`, names: { 'host.example': ['127.0.0.1'] } },
    ],
  ])('%s', async (_name, tell, options) => {
    const { reason, connections } = await compare(tell, options);
    expect(reason).toContain(REFUSED);
    expect(connections).toBe(0);
  });
});

test.concurrent('nor in its network', async () => {
  const { reason } = await compare(() => 'https://10.0.0.5/a.zip');
  expect(reason).toBe(
    `Not compared: the package that the service names cannot be fetched from 10.0.0.5: ${REFUSED}.`,
  );
});

test.concurrent('a service that is on the runner itself may name what is there', async () => {
  const names = { 'service.example': ['127.0.0.1'], 'host.example': ['127.0.0.1'] };
  const { reason, connections } = await compare((port) => `https://host.example:${port}/a.zip`, { names });
  expect(reason).not.toContain(REFUSED);
  expect(connections).toBe(1);
});
