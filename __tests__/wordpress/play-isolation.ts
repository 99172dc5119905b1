import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import type { Site } from '../../src/rehearsal/model/site.ts';
import type { Environment } from '../../src/shared/environment.ts';
import { PRYING_PAGE, pryingCode } from './prying-plugin.ts';
import { inFolder, samplePlugin } from './sample.ts';

const SECRET = 'canary-of-the-environment';
const WORK = 'canary-of-the-workspace';
const ANSWER = 'canary-of-the-network';

/** Folders at the root that the player itself sets up, or that PHP merely names. */
const EXPECTED_ROOT = /^(dev|home|internal|php|proc|rehearsal|request|tmp|wordpress)$/;

/**
 * Rehearses a plugin that tries to get out of its site, on a machine where there is something to get.
 *
 * @param open boots a WordPress from a process with this environment
 * @returns what came through; empty when nothing did
 */
export async function playIsolation(open: (env: Environment) => Promise<Site>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'workspace-'));
  const file = join(folder, 'key.txt');
  await writeFile(file, WORK);
  const listener = await listen();
  let site: Site | undefined;
  try {
    const env = {
      ...process.env,
      'INPUT_API-KEY': SECRET,
      GITHUB_TOKEN: SECRET,
      ACTIONS_RUNTIME_TOKEN: SECRET,
      ACME_OTHER: SECRET,
      GITHUB_WORKSPACE: folder,
      RUNNER_TEMP: folder,
    };
    site = await open(env);
    const paths = [file, folder, import.meta.filename, process.execPath];
    const code = pryingCode({ paths, hostName: hostname(), ...listener.ports });
    await site.put('next.zip', await zipFiles(inFolder(samplePlugin({ code }))));
    await site.run('install', { package: 'next.zip' });
    await site.run('activate', { plugin: 'acme-notes/acme-notes.php' });
    const visitor = visit(listener.ports.freePort, listener.heard());
    const { output, failure, log } = await site.request(PRYING_PAGE).finally(visitor.stop);
    if (failure !== undefined || !output.startsWith('{'))
      return [`the plugin could not try: ${failure ?? ''} ${output.slice(0, 500)} ${JSON.stringify(log)}`];
    const got = JSON.parse(output) as Readonly<Record<string, unknown>>;
    return [...listGot(got), ...listener.heard()];
  } finally {
    await site?.close();
    listener.close();
    await rm(folder, { recursive: true });
  }
}

/** Attempts that may succeed: every site has these values, and none is this machine's. */
const HARMLESS = new Set(['getenv', '_SERVER', 'root', 'list of processes']);

function listGot(got: Readonly<Record<string, unknown>>): readonly string[] {
  const names = Object.entries(got)
    .filter(([name, value]) => value !== null && !HARMLESS.has(name))
    .map(([name, value]) => `${name}: ${JSON.stringify(value).slice(0, 200)}`);
  const folders = Object.values((got['root'] ?? {}) as Readonly<Record<string, string>>)
    .filter((name) => !EXPECTED_ROOT.test(name))
    .map((name) => `root: /${name}`);
  const all = JSON.stringify(got);
  const canaries = [SECRET, WORK, ANSWER, process.cwd(), process.execPath, 'root:x:0'].filter((text) =>
    all.includes(text),
  );
  return [...names, ...folders, ...canaries.map((text) => `it read ${text}`)];
}

/** A server for TCP and one for UDP that remember who came. */
async function listen() {
  const heard: string[] = [];
  const free = createServer().listen(0, '127.0.0.1');
  await once(free, 'listening');
  const freePort = (free.address() as AddressInfo).port;
  free.close();
  const tcp = createServer((socket) => {
    heard.push('a connection to the listener');
    socket.on('error', () => undefined);
    socket.end(`HTTP/1.0 200 OK\r\n\r\n${ANSWER}`);
  }).listen(0, '127.0.0.1');
  const udp = createSocket('udp4', (message) =>
    heard.push(`a packet to the listener: ${message.length} bytes`),
  );
  udp.bind(0, '127.0.0.1');
  await Promise.all([once(tcp, 'listening'), once(udp, 'listening')]);
  const tcpPort = (tcp.address() as AddressInfo).port;
  const ports = { tcpPort, udpPort: udp.address().port, freePort };
  // Whoever may connect is heard.
  await once(connect(ports.tcpPort, '127.0.0.1').resume(), 'close');
  if (heard.splice(0).length !== 1) throw new Error('The listener does not listen.');
  return {
    ports,
    heard: () => heard,
    close: () => {
      udp.close();
      tcp.close();
    },
  };
}

/** Connects to a port again and again, and notes when a server of PHP answers. */
function visit(port: number, heard: string[]): { readonly stop: () => void } {
  const timer = setInterval(() => {
    const socket = connect(port, '127.0.0.1', () => heard.push('a server of PHP was reached'));
    socket.on('error', () => undefined).setTimeout(1_000, () => socket.destroy());
  }, 50);
  return { stop: () => clearInterval(timer) };
}
