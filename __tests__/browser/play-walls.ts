import { createSocket } from 'node:dgram';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { listConnections, listProcesses, type OwnBrowser, serve, visitOf } from './fixtures.ts';

interface Canary {
  readonly host: string;
  readonly tcpPort: number;
  readonly udpPort: number;
}

/** Servers on addresses of this machine that must get nothing; each names what it got. */
async function openCanaries(onHit: (what: string) => void) {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const hosts = [...new Set(['127.0.0.1', '127.0.0.2', '::1', ...own.map(({ address }) => address)])].filter(
    (host) => !host.startsWith('fe80'),
  );
  const closes: (() => void)[] = [];
  const canaries: Canary[] = [];
  for (const host of hosts) {
    const server = createServer((socket) => {
      onHit(`TCP ${host}`);
      socket.destroy();
    });
    const isOpen = await new Promise<boolean>((resolve) => {
      server.once('error', () => resolve(false));
      server.listen(0, host, () => resolve(true));
    });
    if (!isOpen) continue;
    const socket = createSocket(host.includes(':') ? 'udp6' : 'udp4');
    socket.on('message', () => onHit(`UDP ${host}`));
    await new Promise<void>((resolve) => socket.bind(0, host, resolve));
    closes.push(
      () => server.close(),
      () => socket.close(),
    );
    canaries.push({
      host: host.includes(':') ? `[${host}]` : host,
      tcpPort: (server.address() as { port: number }).port,
      udpPort: socket.address().port,
    });
  }
  return { canaries, close: () => closes.forEach((close) => close()) };
}

const names = ({ host, tcpPort }: Canary): readonly string[] => [
  `${host}:${tcpPort}`,
  ...(host === '127.0.0.1'
    ? [
        'localhost',
        '0.0.0.0',
        '2130706433',
        '0x7f.1',
        '[::ffff:127.0.0.1]',
        '127.0.0.1.',
        'acme.localhost',
        '127.0.0.1:8080@127.0.0.1',
      ].map((name) => `${name}:${tcpPort}`)
    : []),
];

/** A page that tries everything by which a page reaches others. */
function writePage(canaries: readonly Canary[]): string {
  const hosts = canaries.flatMap(names);
  const hints = hosts.map(
    (host) =>
      `<link rel="preconnect" href="http://${host}"><link rel="dns-prefetch" href="//${host}"><link rel="prefetch" href="http://${host}/a"><link rel="preload" as="script" href="https://${host}/b"><link rel="modulepreload" href="http://${host}/c.js"><link rel="prerender" href="http://${host}/d"><link rel="icon" href="http://${host}/e.ico"><link rel="manifest" href="http://${host}/f"><link rel="stylesheet" href="http://${host}/g.css"><img src="http://${host}/h.png" alt=""><iframe src="http://${host}/i"></iframe><script src="http://${host}/j.js"></script><video src="http://${host}/k.mp4"></video><object data="http://${host}/l"></object><embed src="http://${host}/m">`,
  );
  return `<!doctype html><html><head>
<script type="speculationrules">${JSON.stringify({ prefetch: [{ source: 'list', urls: hosts.map((host) => `http://${host}/sr`) }], prerender: [{ source: 'list', urls: hosts.map((host) => `http://${host}/pr`) }] })}</script>
${hints.join('\n')}</head><body><h1>Escapes</h1><div id="log"></div><script>
const log = (text) => { document.getElementById('log').append(text + ' '); };
const hosts = ${JSON.stringify(hosts)}, udp = ${JSON.stringify(canaries.map(({ host, udpPort }) => `${host}:${udpPort}`))};
const attempt = (work) => { try { Promise.resolve(work()).catch(() => {}); } catch {} };
for (const host of hosts) {
  for (const scheme of ['http', 'https']) {
    attempt(() => fetch(scheme + '://' + host + '/fetch', { mode: 'no-cors' }));
    attempt(() => navigator.sendBeacon(scheme + '://' + host + '/beacon', 'x'));
    attempt(() => new EventSource(scheme + '://' + host + '/events'));
  }
  attempt(() => new WebSocket('ws://' + host + '/'));
  attempt(() => new WebSocket('wss://' + host + '/'));
  attempt(() => new WebTransport('https://' + host + '/'));
  attempt(() => fetch('/redirect?to=' + encodeURIComponent('http://' + host + '/redirected'), { mode: 'no-cors' }));
  attempt(() => new WebSocketStream('ws://' + host + '/'));
  attempt(() => import('http://' + host + '/module.js'));
  attempt(() => window.open('http://' + host + '/popup'));
  attempt(() => { const form = document.createElement('form'); form.action = 'http://' + host + '/form'; form.method = 'post'; form.target = 'other'; document.body.append(form); form.submit(); });
}
for (const host of udp) {
  attempt(() => new WebTransport('https://' + host + '/'));
  for (const url of ['stun:' + host, 'turn:' + host + '?transport=udp', 'turn:' + host + '?transport=tcp', 'turns:' + host + '?transport=tcp'])
    attempt(async () => {
      const connection = new RTCPeerConnection({ iceServers: [{ urls: url, username: 'a', credential: 'b' }] });
      connection.createDataChannel('x');
      await connection.setLocalDescription(await connection.createOffer());
    });
}
for (const host of hosts)
  attempt(async () => {
    const connection = new RTCPeerConnection({ iceServers: [{ urls: 'turn:' + host + '?transport=tcp', username: 'a', credential: 'b' }] });
    connection.createDataChannel('x');
    await connection.setLocalDescription(await connection.createOffer());
  });
// Tells a peer of itself to send packets to these addresses.
for (const host of udp)
  attempt(async () => {
    const connection = new RTCPeerConnection();
    connection.createDataChannel('x');
    const offer = await connection.createOffer();
    await connection.setLocalDescription(offer);
    const address = host.replace(/:\\d+$/, '').replace(/[[\\]]/g, ''), port = host.split(':').pop();
    const sdp = offer.sdp.replace(/a=setup:actpass/, 'a=setup:active') + 'a=candidate:1 1 udp 2113937151 ' + address + ' ' + port + ' typ host\\r\\n';
    await connection.setRemoteDescription({ type: 'answer', sdp });
  });
const worker = new Worker(URL.createObjectURL(new Blob(['onmessage = (e) => { for (const host of e.data) { fetch("http://" + host + "/worker", { mode: "no-cors" }).catch(() => {}); try { new WebSocket("ws://" + host); } catch {} } }'], { type: 'text/javascript' })));
worker.postMessage(hosts);
attempt(async () => {
  await navigator.serviceWorker.register('/sw.js');
  await navigator.serviceWorker.ready;
});
</script></body></html>`;
}

const WATCH_MS = 20;

/**
 * Watches to what the browser connects, also by itself: its own requests reach nothing either, however they are made.
 *
 * @returns what it was connected to, and whether any of that is the proxy
 */
function watchConnections(folder: string) {
  const seen = new Set<string>();
  let proxy = '';
  let isOpen = true;
  const watch = async () => {
    while (isOpen) {
      // The driver is the proxy.
      const own = (await listProcesses(folder)).filter(({ command }) => !command.includes('browser/main.ts'));
      for (const { command } of own) proxy ||= /--proxy-server=http:\/\/([\d.:]+)/.exec(command)?.[1] ?? '';
      for (const connection of await listConnections(own)) seen.add(connection);
      await new Promise((resolve) => setTimeout(resolve, WATCH_MS));
    }
  };
  const watching = watch();
  return async (): Promise<readonly string[]> => {
    isOpen = false;
    await watching;
    if (process.platform !== 'linux') return [];
    const others = [...seen].filter((one) => one !== `tcp ${proxy}`);
    return [
      ...others.map((one) => `the browser is connected to ${one}`),
      ...(seen.size === others.length ? ['no connection to the proxy was seen, so nothing was watched'] : []),
    ];
  };
}

/** Lets a page try to reach servers of this machine, and waits a moment for stragglers. */
export async function playWalls(browser: OwnBrowser): Promise<readonly string[]> {
  const endWatch = watchConnections(browser.folder);
  const hits = new Set<string>();
  const { canaries, close } = await openCanaries((what) => hits.add(what));
  const asked: string[] = [];
  const hosts = canaries.flatMap(names);
  const worker = `self.onactivate = (event) => event.waitUntil(clients.claim()); self.oninstall = () => skipWaiting();
self.onfetch = (event) => { for (const host of ${JSON.stringify(hosts)}) fetch('http://' + host + '/sw', { mode: 'no-cors' }).catch(() => {}); if (event.request.url.endsWith('/from-worker')) event.respondWith(new Response('worker-works')); };`;
  const pages = serve(
    { '/': writePage(canaries), '/sw.js': worker, '/module.js': 'export const word = "module-works";' },
    (url) => asked.push(url),
  );
  const look = (url: string, site: Parameters<typeof serve>[0]) =>
    browser.visit(visitOf(url), { cookie: '', hasPicture: false, isPatient: false, send: serve(site) });
  try {
    // A browser lets pages wait with new sockets after those that failed.
    const socket = `<p id="log"></p><script>new WebSocket('ws://127.0.0.1:8080/').onerror = () => document.getElementById('log').append('socket-refused');</script>`;
    const { lines } = await look('/socket', { '/socket': socket });
    const seen = await browser.visit(visitOf('/', { isForAdmins: false, kind: 'site' }), {
      cookie: '',
      hasPicture: false,
      isPatient: false,
      send: (request) =>
        request.url.startsWith('/redirect?to=')
          ? Promise.resolve({
              status: 302,
              headers: { location: [decodeURIComponent(request.url.slice(13))] },
              body: new Uint8Array(),
            })
          : pages(request),
    });
    const work = `<p id="log"></p><script>const log = (text) => document.getElementById('log').append(text + ' ');
import('/module.js').then((module) => log(module.word));
navigator.serviceWorker.register('/fine.js').then(() => navigator.serviceWorker.ready).then(async () => {
  if (!navigator.serviceWorker.controller) await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  log(await (await fetch('/from-worker')).text());
});</script>`;
    const fine = `self.oninstall = () => skipWaiting(); self.onactivate = (event) => event.waitUntil(clients.claim());
self.onfetch = (event) => { if (event.request.url.endsWith('/from-worker')) event.respondWith(new Response('worker-works')); };`;
    const working = { '/work': work, '/fine.js': fine, '/module.js': 'export const word = "module-works";' };
    const words = ['worker-works', 'module-works', 'socket-refused'];
    let text = lines.join(' ');
    // A page may settle before its worker has started.
    for (let turn = 0; turn < 3 && !words.every((word) => text.includes(word)); turn += 1)
      text = [...lines, ...(await look('/work', working)).lines].join(' ');
    // Top-level navigations leave the page, so each is a visit of its own.
    for (const { host, tcpPort } of canaries.slice(0, 3)) {
      const away = `<script>location.href = 'http://${host}:${tcpPort}/away'</script>`;
      await look('/away', { '/away': away });
      const back = { status: 302, headers: { location: [`http://${host}:${tcpPort}/moved`] } };
      await look('/moved', { '/moved': back });
    }
    const works = words.filter((word) => !text.includes(word));
    return [
      ...(await endWatch()),
      ...[...hits].map((hit) => `a connection got out: ${hit}`),
      ...works.map((word) => `what pages may do does not work: ${word}`),
      ...(canaries.length < 3 ? ['there are fewer than three addresses to try'] : []),
      ...(seen.refused.length < 5 ? [`only these hosts were refused: ${seen.refused.join(', ')}`] : []),
    ];
  } finally {
    close();
    await endWatch();
  }
}
