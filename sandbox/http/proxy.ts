import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A request to open a tunnel, as the proxy received it. */
export interface RecordedConnect {
  /** Host and port, such as `service.example:443`. */
  readonly authority: string;
  readonly headers: IncomingHttpHeaders;
}

/** Replaces a tunnel for one CONNECT: a status, or `drop` after it was granted. */
export type Refusal = number | 'drop' | 'silence';

/** A company's proxy, on the loopback interface. */
export interface Proxy extends AsyncDisposable {
  readonly port: number;
  /** `http://127.0.0.1:PORT`, for `https_proxy`. */
  readonly origin: string;
  readonly connects: readonly RecordedConnect[];
  /** The next requests for a tunnel to this authority get these, one each; later ones succeed again. */
  refuse(authority: string, ...refusals: readonly Refusal[]): void;
  close(): Promise<void>;
}

/**
 * Starts a proxy that opens tunnels (CONNECT) and does nothing else.
 *
 * @param origins for each authority, such as `service.example:443`, the origin on this machine that stands in for it;
 *   any other is answered with 502
 */
export async function startProxy(origins: Readonly<Record<string, string>>): Promise<Proxy> {
  const connects: RecordedConnect[] = [];
  const refusals = new Map<string, Refusal[]>();
  const sockets = new Set<Duplex>();

  const server = createServer((_request, response) => response.writeHead(405).end());
  server.on('connect', ({ url: authority = '', headers }, client: Duplex) => {
    connects.push({ authority, headers });
    keep(client);
    const refusal = refusals.get(authority)?.shift();
    const origin = origins[authority];
    if (refusal === 'silence') return;
    if (refusal === 'drop') client.end('HTTP/1.1 200 Connection established\r\n\r\n');
    else if (refusal !== undefined) client.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
    else if (origin === undefined) client.end('HTTP/1.1 502 Unknown host\r\n\r\n');
    else join(client, keep(connect(Number(new URL(origin).port), '127.0.0.1')));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;

  function keep<T extends Duplex>(socket: T): T {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    // Clients may disconnect at any time.
    socket.on('error', () => socket.destroy());
    return socket;
  }

  const close = async (): Promise<void> => {
    const closed = once(server, 'close');
    server.close();
    server.closeAllConnections();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return {
    port,
    origin: `http://127.0.0.1:${port}`,
    connects,
    refuse: (authority, ...more) => {
      refusals.set(authority, [...(refusals.get(authority) ?? []), ...more]);
    },
    close,
    [Symbol.asyncDispose]: close,
  };
}

function join(client: Duplex, target: Socket): void {
  target.once('connect', () => {
    client.write('HTTP/1.1 200 Connection established\r\n\r\n');
    client.pipe(target).pipe(client);
  });
  client.once('close', () => target.destroy());
  target.once('close', () => client.destroy());
}
