import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import {
  type Asked,
  type FailedFile,
  MAX_LOADS,
  type SendToSite,
  type SiteResponse,
} from '../model/browser.ts';
import { SITE_HOST } from './protocol.ts';
import type { UnprintedScript } from '../model/site.ts';

/** Bounds what one page may send, and how often. */
const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** Of all requests that the site has not answered yet: it answers one after the other. */
const MAX_WAITING_BYTES = 4 * MAX_BODY_BYTES;
const MAX_REQUESTS = 2_000;
const MAX_LISTED = 50;
const MAX_URL = 2_000;

/** Browsers ask for it at each visit, WordPress starts PHP for it, and no page shows it. */
const ICON = '/favicon.ico';

/** The requests of one visit. */
export interface Traffic {
  /** How often the page itself was requested. */
  loads: number;
  /** Its HTML, as the site gave it last. */
  html: string;
  status: number;
  /** Of the page when it was opened, before a script led elsewhere. */
  firstStatus: number;
  deadEnd: string | undefined;
  readonly failed: FailedFile[];
  /** By what was asked. */
  readonly asked: Map<string, Asked>;
  readonly refused: Set<string>;
  readonly unprinted: UnprintedScript[];
}

export interface SiteProxy {
  readonly port: number;
  /** Requests that the site has not answered yet. */
  readonly pending: () => number;
  /** When the site was last asked, or answered, in ms. */
  readonly lastActivity: () => number;
  /** Begins to let requests of a visit through. */
  open(send: SendToSite): Traffic;
  /** Lets no more through, and waits until the site has answered those under way. */
  shut(): Promise<void>;
}

/**
 * Starts a proxy on this machine that answers for the site itself and refuses all else. A browser that has no other
 * way out reaches nothing else: no name is looked up, and no other connection made.
 */
export async function startProxy(now: () => number): Promise<SiteProxy> {
  let gate: { readonly send: SendToSite; readonly traffic: Traffic } | undefined;
  let count = 0;
  let last = now();
  let waitingBytes = 0;
  const pending = new Set<Promise<unknown>>();

  const serve = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = readSiteUrl(request.url ?? '');
    if (gate === undefined || url === undefined) {
      noteRefused(gate?.traffic, readHost(request.url ?? ''));
      refuse(response);
      return;
    }
    const { send, traffic } = gate;
    if (url === ICON) {
      response.writeHead(204, { 'cache-control': 'max-age=86400' }).end();
      return;
    }
    const destination = readHeader(request, 'sec-fetch-dest');
    const isLoad = destination === 'document';
    if (isLoad) traffic.loads += 1;
    count += 1;
    if (count > MAX_REQUESTS || (isLoad && traffic.loads > MAX_LOADS)) {
      refuse(response);
      return;
    }
    let ownBytes = 0;
    const isTaken = (bytes: number): boolean => {
      ownBytes += bytes;
      waitingBytes += bytes;
      return ownBytes <= MAX_BODY_BYTES && waitingBytes <= MAX_WAITING_BYTES;
    };
    const ask = async () => {
      const body = await readBody(request, isTaken);
      if (body === undefined) return undefined;
      last = now();
      const answered = send({ method: request.method ?? 'GET', url, headers: readHeaders(request), body });
      pending.add(answered);
      const answer = await answered.finally(() => {
        pending.delete(answered);
        last = now();
      });
      return { body, answer };
    };
    const asked = await ask().finally(() => (waitingBytes -= ownBytes));
    if (asked === undefined) {
      refuse(response);
      return;
    }
    const { body, answer } = asked;
    note(traffic, { url, destination, body }, answer);
    write(response, url, answer);
  };

  const server = createServer((request, response) => {
    serve(request, response).catch(() => response.destroy());
  });
  // A WebSocket to the site comes through a tunnel; to others, as HTTPS does.
  server.on('connect', (request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => socket.destroy());
    if (request.url === SITE_HOST && gate !== undefined) {
      socket.write('HTTP/1.1 200 Connection established\r\n\r\n');
      server.emit('connection', socket);
      return;
    }
    noteRefused(gate?.traffic, readHost(`https://${request.url ?? ''}`));
    socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\nConnection: close\r\n\r\n');
  });
  server.on('upgrade', (_request, socket) => socket.destroy());
  await listen(server);
  const { port } = server.address() as AddressInfo;
  return {
    port,
    pending: () => pending.size,
    lastActivity: () => last,
    open: (send) => {
      count = 0;
      last = now();
      const traffic: Traffic = {
        loads: 0,
        html: '',
        status: 0,
        firstStatus: 0,
        deadEnd: undefined,
        failed: [],
        asked: new Map(),
        refused: new Set<string>(),
        unprinted: [],
      };
      gate = { send, traffic };
      return traffic;
    },
    shut: async () => {
      gate = undefined;
      await Promise.allSettled(pending);
    },
  };
}

function listen(server: Server): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // Who started it decides how long it is needed.
    server.listen(0, '127.0.0.1', resolve).unref();
  });
}

/** The path and query of a request for the site, as proxies get it, or through a tunnel; else `undefined`. */
function readSiteUrl(target: string): string | undefined {
  if (target.startsWith('/')) return target.slice(0, MAX_URL * 4);
  const url = URL.parse(target);
  return url?.protocol === 'http:' && url.host === SITE_HOST ? url.pathname + url.search : undefined;
}

function readHost(target: string): string {
  return (URL.parse(target)?.hostname ?? target).slice(0, 300);
}

/** Hosts that browsers ask by themselves. */
const OF_BROWSER =
  /^(?:(?:accounts|clients\d*|android\.clients)\.google\.com|(?:update|safebrowsing|optimizationguide-pa|content-autofill|edgedl|redirector)[\w.-]*\.(?:googleapis\.com|gvt1\.com|me\.gvt1\.com)|(?:edge|config\.edge|go|browser|arc)\.(?:microsoft|skype|msn|bing)\.com)$/;

function noteRefused(traffic: Traffic | undefined, host: string): void {
  if (traffic !== undefined && traffic.refused.size < MAX_LISTED && !OF_BROWSER.test(host))
    traffic.refused.add(host);
}

function readHeader(request: IncomingMessage, name: string): string {
  const value = request.headers[name];
  return typeof value === 'string' ? value : '';
}

/** Headers between a browser and its proxy, which the site does not get. */
const NOT_PASSED_ON =
  /^(proxy-|connection$|keep-alive$|host$|content-length$|transfer-encoding$|accept-encoding$)/;

function readHeaders({ headers }: IncomingMessage): Readonly<Record<string, string>> {
  const entries = Object.entries(headers).flatMap(([name, value]) =>
    NOT_PASSED_ON.test(name) || value === undefined ? [] : [[name, [value].flat().join(', ')] as const],
  );
  return Object.fromEntries(entries);
}

async function readBody(
  request: IncomingMessage,
  isTaken: (bytes: number) => boolean,
): Promise<Uint8Array | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) {
    if (!isTaken(chunk.length)) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function refuse(response: ServerResponse): void {
  response.writeHead(403, { 'content-length': 0, connection: 'close' }).end();
}

const SCRIPT_TYPE =
  /^\s*(?:text|application)\/(?:x-)?(?:javascript|ecmascript|json)|^\s*text\/(?:jscript|livescript)/i;
const SCRIPTS = new Set(['script', 'worker', 'sharedworker', 'serviceworker']);

function note(
  traffic: Traffic,
  {
    url,
    destination,
    body: asked,
  }: { readonly url: string; readonly destination: string; readonly body: Uint8Array },
  { status, headers, body, unprinted = [] }: SiteResponse,
): void {
  const type = headers['content-type']?.[0] ?? '';
  if (destination === 'document') {
    traffic.status = status;
    traffic.firstStatus ||= status;
    traffic.deadEnd = status >= 400 && traffic.firstStatus < 300 ? url.slice(0, MAX_URL) : undefined;
    traffic.html = Buffer.from(body).toString('utf8');
  }
  if (destination === 'document') traffic.unprinted.push(...unprinted.slice(0, MAX_LISTED));
  if (destination === 'empty') noteAsked(traffic.asked, readAsked(url, asked), status);
  if (traffic.failed.length >= MAX_LISTED || destination === 'document' || destination === 'empty') return;
  const isOther = SCRIPTS.has(destination) && status < 300 && type !== '' && !SCRIPT_TYPE.test(type);
  if (status < 400 && !isOther) return;
  traffic.failed.push({
    url: url.slice(0, MAX_URL),
    destination,
    status,
    ...(isOther ? { type: type.slice(0, 100) } : {}),
  });
}

/** The route or action that a script asks for, the same however the site writes its URLs; `undefined` for files and pages. */
function readAsked(url: string, body: Uint8Array): string | undefined {
  const parsed = URL.parse(url, `http://${SITE_HOST}`);
  if (parsed === null) return undefined;
  const { pathname, searchParams } = parsed;
  if (pathname === '/wp-admin/admin-ajax.php') {
    const form = new URLSearchParams(Buffer.from(body).subarray(0, MAX_URL).toString('latin1'));
    const action = searchParams.get('action') ?? form.get('action');
    return action === null ? undefined : `admin-ajax.php?action=${action}`.slice(0, MAX_URL);
  }
  const route = searchParams.get('rest_route') ?? /^\/wp-json(\/.+)/.exec(pathname)?.[1];
  if (route === undefined) return undefined;
  for (const name of ['rest_route', '_locale', '_wpnonce']) searchParams.delete(name);
  return `${route}${searchParams.size === 0 ? '' : `?${searchParams.toString()}`}`.slice(0, MAX_URL);
}

function noteAsked(list: Map<string, Asked>, what: string | undefined, status: number): void {
  if (what === undefined) return;
  const old = list.get(what);
  if (old === undefined && list.size >= 2 * MAX_LISTED) return;
  list.set(what, { what, status: Math.min(status, old?.status ?? status), count: (old?.count ?? 0) + 1 });
}

/** Files of WordPress itself are the same before and after the update; those of the plugin may not be. */
const CORE_FILE = /^\/wp-(?:includes|admin)\/[^?]+\.(?!php)[a-z0-9]+(?:\?|$)/;
const NOT_SENT = /^(connection|keep-alive|transfer-encoding|content-length|content-encoding|cache-control)$/i;

function write(response: ServerResponse, url: string, { status, headers, body }: SiteResponse): void {
  for (const [name, values] of Object.entries(headers)) {
    if (NOT_SENT.test(name)) continue;
    try {
      response.setHeader(name, [...values]);
    } catch {
      // A plugin may send headers that HTTP does not know.
    }
  }
  const cached = headers['cache-control']?.join(', ') ?? '';
  const isCore = CORE_FILE.test(url) && status === 200;
  response.setHeader(
    'cache-control',
    isCore ? 'max-age=86400' : cached.includes('max-age=0') ? 'no-store' : cached || 'no-store',
  );
  response.setHeader('content-length', body.byteLength);
  response.writeHead(status);
  response.end(body);
}
