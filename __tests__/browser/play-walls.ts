import { createSocket } from 'node:dgram';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { SiteResponse } from '../../src/rehearsal/model/browser.ts';
import { listConnections, listProcesses, openBrowser, type OwnBrowser, serve, visitOf } from './fixtures.ts';

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
  closes.push(await listenToGroup(onHit));
  return { canaries, close: () => closes.forEach((close) => close()) };
}

/** A name that is looked up by multicast, if at all, and how Chromium says that none is looked up. */
const LOCAL_NAME = 'walls-canary.local';
const LOOKED_UP = /walls-canary|NOTFOUND/;

/** Listens to what this machine asks its whole network. Source: RFC 6762 */
async function listenToGroup(onHit: (what: string) => void): Promise<() => void> {
  const socket = createSocket({ type: 'udp4', reuseAddr: true });
  socket.on('message', (message) => {
    if (LOOKED_UP.test(message.toString('latin1'))) onHit('multicast, for a name');
  });
  const isOpen = await new Promise<boolean>((resolve) => {
    socket.once('error', () => resolve(false));
    socket.bind(5353, () => resolve(true));
  });
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  for (const { address } of isOpen ? addresses.filter(({ family }) => family === 'IPv4') : [])
    try {
      socket.addMembership('224.0.0.251', address);
    } catch {
      // Two addresses may be of one interface, and some have no multicast.
    }
  return () => socket.close();
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
const hosts = ${JSON.stringify(hosts)}, udp = ${JSON.stringify(canaries.map(({ host, udpPort }) => `${host}:${udpPort}`))}, tcp = ${JSON.stringify(canaries.map(({ host, tcpPort }) => `${host}:${tcpPort}`))};
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
// Tells a peer of itself to send packets to these addresses, and by TCP.
for (const [index, host] of [...udp, '${LOCAL_NAME}:3478', ...tcp].entries())
  attempt(async () => {
    const connection = new RTCPeerConnection();
    connection.createDataChannel('x');
    const offer = await connection.createOffer();
    await connection.setLocalDescription(offer);
    const address = host.replace(/:\\d+$/, '').replace(/[[\\]]/g, ''), port = host.split(':').pop();
    const sdp = offer.sdp.replace(/a=setup:actpass/, 'a=setup:active') + 'a=candidate:1 1 ' + (index > udp.length ? 'tcp' : 'udp') + ' 2113937151 ' + address + ' ' + port + ' typ host' + (index > udp.length ? ' tcptype passive' : '') + '\\r\\n';
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

/** More ways, for a page that also has headers of its own. */
function writeMore(canaries: readonly Canary[]): Partial<SiteResponse> {
  const hosts = canaries.map(({ host, tcpPort }) => `${host}:${tcpPort}`);
  const first = hosts[0] ?? '';
  const styles = hosts.map(
    (host, index) =>
      `@font-face { font-family: f${index}; src: url(http://${host}/font); } .a${index} { font-family: f${index}; cursor: url(http://${host}/cursor), auto; background: -webkit-image-set(url(http://${host}/set) 1x); mask-image: url(http://${host}/mask.svg#a); filter: url(http://${host}/filter.svg#a); border-image: url(http://${host}/border) 1; content: url(http://${host}/content); }`,
  );
  const elements = hosts.map(
    (host, index) =>
      `<p class="a${index}">x</p><svg><use href="http://${host}/use.svg#a"/><image href="http://${host}/image"/><filter><feImage href="http://${host}/fe"/></filter><script href="http://${host}/svg.js"></script></svg>
<video poster="http://${host}/poster" src="http://${host}/list.m3u8" autoplay muted><track kind="subtitles" src="http://${host}/track" default></video><img attributionsrc="http://${host}/attribution" src="/x.png" srcset="http://${host}/srcset 2x">
<input type="image" src="http://${host}/input"><iframe srcdoc="<img src=http://${host}/srcdoc>"></iframe><iframe src="data:text/html,<img src=http://${host}/data>"></iframe><iframe src="javascript:fetch('http://${host}/js',{mode:'no-cors'})"></iframe><iframe src="view-source:http://${host}/"></iframe><iframe src="ftp://${host}/"></iframe>
<a ping="http://${host}/ping" href="#a"></a><a target="_blank" rel="noopener" href="http://${host}/click"></a><form target="_blank" rel="noopener" action="http://${host}/form"></form>`,
  );
  const code = `const hosts = ${JSON.stringify(hosts)};
const attempt = (work) => { try { Promise.resolve(work()).catch(() => {}); } catch {} };
const total = { total: { label: 'a', amount: { currency: 'USD', value: '1' } } };
for (const element of document.querySelectorAll('a')) element.click();
for (const element of document.forms) element.submit();
for (const host of hosts) {
  for (const status of [301, 303, 307, 308]) attempt(() => fetch('/redirect/' + status + '?to=http://' + host + '/moved', { method: 'POST', body: 'x', mode: 'no-cors' }));
  attempt(() => fetchLater('http://' + host + '/later', { activateAfter: 0 }));
  attempt(() => navigator.credentials.get({ identity: { providers: [{ configURL: 'https://' + host + '/c.json', clientId: 'a' }] } }));
  attempt(() => new PaymentRequest([{ supportedMethods: 'https://' + host + '/pay' }], total).canMakePayment());
  attempt(() => new PresentationRequest('http://' + host + '/show').getAvailability());
  attempt(() => CSS.paintWorklet.addModule('http://' + host + '/paint.js'));
  attempt(() => new OfflineAudioContext(1, 9, 9000).audioWorklet.addModule('http://' + host + '/audio.js'));
  attempt(() => fetch('http://127.0.0.1:8080@' + host + '/', { mode: 'no-cors' }));
}
const inWorker = 'for (const host of ' + JSON.stringify(hosts) + ') { fetch("http://" + host + "/shared", { mode: "no-cors" }).catch(() => {}); try { new WebSocket("ws://" + host); } catch {} try { new Worker("data:text/javascript,fetch(%22http://" + host + "/nested%22)"); } catch {} try { importScripts("http://" + host + "/scripts.js"); } catch {} }';
for (const Kind of [SharedWorker, Worker]) attempt(() => new Kind(URL.createObjectURL(new Blob([inWorker], { type: 'text/javascript' }))));
attempt(() => navigator.geolocation.getCurrentPosition(() => {}));
attempt(() => speechSynthesis.speak(new SpeechSynthesisUtterance('x')));
attempt(() => new webkitSpeechRecognition().start());
addEventListener('pagehide', () => { for (const host of hosts) { navigator.sendBeacon('http://' + host + '/left', 'x'); fetch('http://' + host + '/kept', { keepalive: true, mode: 'no-cors' }); } });`;
  const links = ['preconnect', 'dns-prefetch', 'preload; as=script', 'prefetch', 'compression-dictionary'];
  return {
    headers: {
      link: hosts.flatMap((host) => links.map((rel) => `<http://${host}/link>; rel=${rel}`)),
      'report-to': [
        JSON.stringify({
          group: 'default',
          max_age: 9,
          endpoints: hosts.map((host) => ({ url: `https://${host}/to` })),
        }),
      ],
      nel: ['{"report_to":"default","max_age":9,"success_fraction":1,"failure_fraction":1}'],
      'reporting-endpoints': [`default="http://${first}/endpoint"`],
      'content-security-policy-report-only': [
        `img-src 'none'; report-uri ${hosts.map((host) => `http://${host}/csp`).join(' ')}`,
      ],
      'speculation-rules': [`"http://${first}/rules"`],
      'alt-svc': [`h3="${canaries[0]?.host ?? ''}:${canaries[0]?.udpPort ?? 0}", h2="${first}"`],
    },
    body: Buffer.from(
      `<!doctype html><style>@import url(http://${first}/import.css); ${styles.join('\n')}</style><h1>More</h1>${elements.join('\n')}<script>${code}</script>`,
    ),
  };
}

/** Lets a page ask for programs of the machine: the browser starts none, however it is asked. */
export async function playPrograms(isAll: boolean): Promise<readonly string[]> {
  if (process.platform !== 'linux') return [];
  const folder = await mkdtemp(join(tmpdir(), 'programs-'));
  try {
    const bin = join(folder, 'bin');
    await mkdir(bin);
    const opened = join(folder, 'opened');
    for (const name of ['xdg-open', 'xdg-email', 'gio'])
      await writeFile(join(bin, name), `#!/bin/sh\necho "$*" >> '${opened}'\n`, { mode: 0o755 });
    await using browser = await openBrowser(undefined, {
      ...process.env,
      PATH: [bin, process.env['PATH']].join(delimiter),
    });
    const look = (html: string) =>
      browser.visit(visitOf('/'), {
        ...{ cookie: '', hasPicture: false, isPatient: false },
        send: serve({ '/': html }),
      });
    // A browser that hangs is started again.
    if (isAll) await look('<script>for (;;) {}</script>');
    const schemes = ['mailto', 'tel', 'acme', 'ssh', 'ms-settings', 'search-ms', 'vscode'];
    await look(`<h1>Programs</h1><script>for (const scheme of ${JSON.stringify(schemes)}) {
  open(scheme + ':popup@a.example'); const link = document.createElement('a'); link.href = scheme + ':link'; document.body.append(link); link.click();
  const frame = document.createElement('iframe'); frame.src = scheme + ':frame@a.example'; document.body.append(frame);
}</script>`);
    // The browser asks the system for the program first.
    await wait(1_000);
    const asked = await readFile(opened, 'utf8').catch(() => '');
    return asked === '' ? [] : [`the browser starts a program: ${asked.trim()}`];
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const WATCH_MS = 20;

/**
 * Where Chromium connects a socket to learn whether this machine has IPv6. Nothing is sent: UDP connects without a packet.
 * Source: Chromium `net/dns/host_resolver_manager.cc`, kIPv6ProbeAddress
 */
const IPV6_PROBE = 'udp6 60480120000060480000000088880000:443';

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
    const others = [...seen].filter((one) => one !== `tcp ${proxy}` && one !== IPV6_PROBE);
    return [
      ...others.map((one) => `the browser is connected to ${one}`),
      ...(seen.has(`tcp ${proxy}`) ? [] : ['no connection to the proxy was seen, so nothing was watched']),
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
    {
      '/': writePage(canaries),
      '/more': writeMore(canaries),
      '/sw.js': worker,
      '/module.js': 'export const word = "module-works";',
    },
    (url) => asked.push(url),
  );
  const look = (url: string, site: Parameters<typeof serve>[0]) =>
    browser.visit(visitOf(url), { cookie: '', hasPicture: false, isPatient: false, send: serve(site) });
  try {
    // A browser lets pages wait with new sockets after those that failed.
    const socket = `<p id="log"></p><script>new WebSocket('ws://127.0.0.1:8080/').onerror = () => document.getElementById('log').append('socket-refused');</script>`;
    const { lines } = await look('/socket', { '/socket': socket });
    const redirecting = (request: Parameters<typeof pages>[0]) => {
      const [, status = '302', to] = /^\/redirect(?:\/(\d+))?\?to=(.*)$/.exec(request.url) ?? [];
      if (to === undefined) return pages(request);
      const headers = { location: [decodeURIComponent(to)] };
      return Promise.resolve({ status: Number(status), headers, body: new Uint8Array() });
    };
    const options = { cookie: '', hasPicture: false, isPatient: false, send: redirecting };
    const seen = await browser.visit(visitOf('/', { isForAdmins: false, kind: 'site' }), options);
    const more = await browser.visit(visitOf('/more'), options);
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
      ...[seen, more].flatMap(({ refused }) =>
        refused.length < 4 ? [`only these hosts were refused: ${refused.join(', ')}`] : [],
      ),
    ];
  } finally {
    close();
    await endWatch();
  }
}
