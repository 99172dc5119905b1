import { createSocket } from 'node:dgram';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { BrowserContext, BrowserType, Browser as LaunchedBrowser, Page } from 'playwright-core';
import { messageOf } from '../../shared/publish-error.ts';
import type { SendToSite, SiteResponse } from '../model/browser.ts';
import { type DriverCommand, type DriverReply, SITE_HOST } from './protocol.ts';
import { watchLaunches } from './launched.ts';
import { type SiteProxy, startProxy } from './proxy.ts';
import { BLANK, openTab, visitPage } from './visit.ts';

/** The browser, as it was started. */
interface Started {
  readonly executable: string;
  readonly hasSandbox: boolean;
  readonly launch: () => Promise<LaunchedBrowser>;
  browser: LaunchedBrowser;
  context: BrowserContext;
  tab: Page;
}

const START_TIMEOUT_MS = 30_000;
const WIDTH_PX = 1280;
const HEIGHT_PX = 1024;

/**
 * The program of the child process that drives the browser. It visits pages, passes their requests on to the site, and
 * judges nothing. It is a process of its own so that a page that floods it with messages holds up nothing else.
 */
function drive(ports: {
  readonly listen: (onCommand: (command: DriverCommand) => void) => void;
  readonly answer: (reply: DriverReply) => void;
  readonly env: Readonly<Record<string, string>>;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  /** See `watchLaunches`. */
  readonly watchLaunches: (guard: readonly string[]) => () => void;
}): () => void {
  const { listen, answer } = ports;
  const waiting = new Map<number, (response: SiteResponse | undefined) => void>();
  let lastId = 0;
  let proxy: SiteProxy | undefined;
  let started: Started | undefined;
  let endBrowsers: () => void = () => undefined;
  const send: SendToSite = async (request) => {
    lastId += 1;
    const id = lastId;
    answer({ kind: 'request', id, request });
    const response = await new Promise<SiteResponse | undefined>((resolve) => waiting.set(id, resolve));
    if (response === undefined) throw new Error('The site gave no answer.');
    return response;
  };
  const carryOut = async (command: DriverCommand): Promise<DriverReply | undefined> => {
    switch (command.kind) {
      case 'response':
        waiting.get(command.id)?.(command.response);
        waiting.delete(command.id);
        return undefined;
      case 'start': {
        endBrowsers = ports.watchLaunches(command.guard);
        proxy = await startProxy(ports.now);
        const outcome = await startBrowser(command, proxy, ports);
        if ('why' in outcome) return { kind: 'not-started', why: outcome.why };
        started = outcome;
        const { browser, hasSandbox, executable } = started;
        const name = `Chromium ${browser.version().split('.')[0] ?? ''}`;
        return { kind: 'started', name, hasSandbox, executable };
      }
      case 'visit': {
        if (proxy === undefined || started === undefined) throw new Error('No browser was started.');
        const { context, tab } = started;
        await setCookies(context, command.cookie);
        const { now, wait } = ports;
        const observation = await visitPage({ ...command, context, tab, proxy, send, now, wait });
        // A browser that hangs would hang on the next page, too.
        if (observation.state === 'stuck') {
          endBrowsers();
          await restart(started);
        } else if (observation.state === 'failed' || tab.url() !== BLANK) {
          tab.close().catch(() => undefined);
          started.tab = await openTab(context);
        }
        return { kind: 'seen', observation };
      }
    }
  };
  listen((command) => {
    carryOut(command).then(
      (reply) => reply && answer(reply),
      (error: unknown) => answer({ kind: 'lost', why: messageOf(error) }),
    );
  });
  return () => endBrowsers();
}

type StartOptions = Extract<DriverCommand, { kind: 'start' }>;

/** Tries each browser with its sandbox, then without: it cannot have one as root, and in some containers. */
async function startBrowser(
  { libraryFolder, executables }: StartOptions,
  proxy: SiteProxy,
  { env, wait }: Pick<Parameters<typeof drive>[0], 'env' | 'wait'>,
): Promise<Started | { readonly why: readonly string[] }> {
  const load = createRequire(join(libraryFolder, 'node_modules', 'index.js'));
  const { chromium } = load('playwright-core') as { readonly chromium: BrowserType };
  const why: string[] = [];
  for (const executable of executables) {
    for (const hasSandbox of [true, false]) {
      const launch = () =>
        chromium.launch({
          executablePath: executable,
          chromiumSandbox: hasSandbox,
          args: [...listArguments(proxy.port)],
          env,
          timeout: START_TIMEOUT_MS,
          handleSIGINT: false,
          handleSIGTERM: false,
          handleSIGHUP: false,
        });
      try {
        const browser = await launch();
        const context = await openContext(browser);
        const tab = await openFirstTab(context);
        if (!(await isWalledIn(tab, proxy, wait))) {
          await browser.close();
          why.push(`${executable}: it gets past the proxy, so no page is opened in it`);
          break;
        }
        return { executable, hasSandbox, launch, browser, context, tab };
      } catch (error) {
        if (!hasSandbox) why.push(`${executable}: ${explainStart(messageOf(error))}`);
      }
    }
  }
  return { why };
}

/** Takes the browser's own words from among those of the library, and what ended it from among its complaints. */
function explainStart(message: string): string {
  if (/Error: spawn |executable doesn't exist/.test(message))
    return 'it is not a program that can be started';
  if (/Timeout \d+ms exceeded/.test(message)) return `it gave no answer within ${START_TIMEOUT_MS / 1_000} s`;
  const own = /\[err\] \[[^\]\n]*:FATAL:[^\]\n]*\] (.*)/.exec(message) ?? /\[err\] (.*)/.exec(message);
  const [first = ''] = message.split('\n', 1);
  if (own === null && first.endsWith(' has been closed')) return 'it ended at once, without a word';
  return (own?.[1] ?? first.replace(/^browserType\.launch: /, '')).slice(0, 300);
}

/**
 * The walls of the browser. The proxy answers for the site and refuses all else: also loopback addresses, which Chromium
 * leaves out of every proxy unless it is told otherwise. Names are not looked up, also not by multicast, and WebRTC has no UDP of its own.
 * Sources: https://chromium.googlesource.com/chromium/src/+/main/net/docs/proxy.md, net/base/host_mapping_rules.h there
 */
function listArguments(port: number): readonly string[] {
  return [
    `--proxy-server=http://127.0.0.1:${port}`,
    '--proxy-bypass-list=<-loopback>',
    '--host-resolver-rules=MAP * ^NOTFOUND, EXCLUDE 127.0.0.1',
    // Its name changed: each version knows one of them.
    '--force-webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--webrtc-ip-handling-policy=disable_non_proxied_udp',
    '--disable-quic',
    '--disable-gpu',
    '--hide-scrollbars',
    '--mute-audio',
    '--deny-permission-prompts',
    '--disable-file-system',
    '--no-pings',
  ];
}

async function openContext(browser: LaunchedBrowser): Promise<BrowserContext> {
  return browser.newContext({
    viewport: { width: WIDTH_PX, height: HEIGHT_PX },
    acceptDownloads: false,
    locale: 'en-US',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
  });
}

/**
 * Chromium hands one address of another scheme, such as `mailto:`, over to a program of the machine, and no other until a person
 * has touched a page. This address, which no program knows, is that one.
 */
const HANDED_OVER = 'rehearsal-none:';

async function openFirstTab(context: BrowserContext): Promise<Page> {
  const tab = await openTab(context);
  await tab.goto(HANDED_OVER).catch(() => undefined);
  return tab;
}

/** In which a packet on this machine would have arrived. */
const PACKET_MS = 150;

/**
 * Tries whether a page gets past the proxy, before one of a plugin is opened: flags of browsers change their names, and
 * unknown ones are ignored.
 */
async function isWalledIn(
  tab: Page,
  proxy: SiteProxy,
  wait: (ms: number) => Promise<void>,
): Promise<boolean> {
  let hits = 0;
  const udp = createSocket('udp4').on('message', () => (hits += 1));
  const tcp = createServer((socket) => {
    hits += 1;
    socket.destroy();
  });
  await Promise.all([
    new Promise<void>((resolve) => udp.bind(0, '127.0.0.1', resolve)),
    new Promise<void>((resolve) => tcp.listen(0, '127.0.0.1', resolve)),
  ]);
  const tcpHost = `127.0.0.1:${(tcp.address() as AddressInfo).port}`;
  const html = Buffer.from('<!doctype html><title>Walls</title>');
  proxy.open(() => Promise.resolve({ status: 200, headers: { 'content-type': ['text/html'] }, body: html }));
  try {
    await tab.goto(`http://${SITE_HOST}/`, { timeout: START_TIMEOUT_MS });
    await tab.evaluate(`(${TRY_WALLS})('127.0.0.1:${udp.address().port}', '${tcpHost}')`);
    await wait(PACKET_MS);
    return hits === 0;
  } finally {
    await Promise.all([tab.goto(BLANK), proxy.shut()]);
    udp.close();
    tcp.close();
  }
}

/** Asks a server by WebRTC and by HTTP, and waits until the browser has given up. */
const TRY_WALLS = `async (udp, tcp) => {
  const peer = new RTCPeerConnection({ iceServers: [{ urls: 'stun:' + udp }] });
  peer.createDataChannel('walls');
  const offer = await peer.createOffer();
  const done = new Promise((resolve) => (peer.onicegatheringstatechange = () => peer.iceGatheringState === 'complete' && resolve()));
  await peer.setLocalDescription(offer);
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, 1000))]);
  const [host, port] = udp.split(':');
  const sdp = offer.sdp.replace('a=setup:actpass', 'a=setup:active') + 'a=candidate:1 1 udp 2113937151 ' + host + ' ' + port + ' typ host\\r\\n';
  await peer.setRemoteDescription({ type: 'answer', sdp }).catch(() => undefined);
  await fetch('http://' + tcp, { mode: 'no-cors' }).catch(() => undefined);
}`;

async function restart(started: Started): Promise<void> {
  started.browser = await started.launch();
  started.context = await openContext(started.browser);
  started.tab = await openFirstTab(started.context);
}

async function setCookies(context: BrowserContext, cookie: string): Promise<void> {
  await context.clearCookies();
  const cookies = cookie.split('; ').flatMap((pair) => {
    const [name = '', value = ''] = pair.split('=', 2);
    return name === '' ? [] : [{ name, value, url: `http://${SITE_HOST}/` }];
  });
  if (cookies.length > 0) await context.addCookies(cookies);
}

const endBrowsers = drive({
  listen: (onCommand) => process.on('message', (command) => onCommand(command as DriverCommand)),
  answer: (reply) => process.send?.(reply),
  env: Object.fromEntries(
    Object.entries(process.env).filter((entry): entry is [string, string] => entry[1] !== undefined),
  ),
  now: Date.now,
  wait: (ms) => wait(ms),
  watchLaunches: (guard) => watchLaunches(guard, process),
});
// As the first process of a namespace, this one cannot kill itself.
const exit = (Reflect.get(process, 'reallyExit') as (code: number) => void).bind(process, 1);
// The process that sent the commands is gone.
process.on('disconnect', () => {
  endBrowsers();
  exit();
});
