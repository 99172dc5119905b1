import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { MEASURE, SCROLL_THROUGH } from './in-page.ts';
import type { Observation, SendToSite } from '../model/browser.ts';
import { type DriverCommand, SITE_HOST } from './protocol.ts';
import { findLoop, type Heard, listenToPage } from './page-events.ts';
import type { SiteProxy, Traffic } from './proxy.ts';
import { type Measured, readMeasured } from './read-driver.ts';
import { createTimer, evaluateApart, settle, type Timer, VISIT_MS, VisitTooLong, within } from './settle.ts';
import { visitEditor } from './visit-editor.ts';

interface DriverVisit extends Pick<
  Extract<DriverCommand, { kind: 'visit' }>,
  'page' | 'hasPicture' | 'isPatient'
> {
  readonly context: BrowserContext;
  /** Is blank, and is so again afterwards. */
  readonly tab: Page;
  readonly proxy: SiteProxy;
  readonly send: SendToSite;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Time that a page has had since it was loaded before it is judged as broken. */
const PATIENCE_MS = 4_000;
const MAX_ERRORS = 50;
const MAX_TEXT = 500;
const MAX_HTML = 1_000_000;
const MAX_HEIGHT_PX = 2_400;

/** Opens a page in a tab, waits until it has settled, and reads what people see. */
export async function visitPage(options: DriverVisit): Promise<Observation> {
  const { context, tab, proxy, send, wait } = options;
  const traffic = proxy.open(send);
  const closePopup = (popup: Page) => void popup.close().catch(() => undefined);
  context.on('page', closePopup);
  const cdp = await context.newCDPSession(tab);
  try {
    return await visitTab(cdp, traffic, options);
  } finally {
    context.off('page', closePopup);
    // A page that hangs keeps its tab, which is not used again.
    const left = tab.goto(BLANK).then(() => cdp.detach());
    await Promise.race([left.catch(() => undefined), wait(2_000)]);
    await proxy.shut();
  }
}

export const BLANK = 'about:blank';

/** A tab costs as much as a visit, so that all pages are opened in one. */
export async function openTab(context: BrowserContext): Promise<Page> {
  const tab = await context.newPage();
  // One that opens dialogs without end is stuck.
  tab.on('dialog', (dialog) => void dialog.dismiss().catch(() => undefined));
  return tab;
}

/** Clears the tab of all that the page before has left there. */
const AS_NEW = "if (self === top) { self.name = ''; sessionStorage.clear(); }";

async function visitTab(cdp: CDPSession, traffic: Traffic, options: DriverVisit): Promise<Observation> {
  const { tab, page, hasPicture, isPatient } = options;
  const heard = listenToPage(cdp, options.now);
  await Promise.all([cdp.send('Page.enable'), cdp.send('Runtime.enable')]);
  const { identifier } = (await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: AS_NEW,
    worldName: 'rehearsal',
  })) as { readonly identifier: string };
  const timer = createTimer(options);
  const seen = (state: Observation['state'], why?: string): Observation => ({
    ...NOTHING_SEEN,
    state,
    why,
    status: traffic.status,
    errors: heard.errors,
    failed: traffic.failed,
    refused: [...traffic.refused].slice(0, MAX_ERRORS),
    unprinted: traffic.unprinted,
    asked: [...traffic.asked.values()],
    deadEnd: traffic.deadEnd,
    loads: traffic.loads,
    html: page.isOwn && page.kind === 'admin' ? traffic.html.slice(0, MAX_HTML) : '',
  });
  let why: string | undefined;
  tab
    .goto(`http://${SITE_HOST}${page.url}`, { timeout: VISIT_MS, waitUntil: 'commit' })
    .catch((error: unknown) => {
      // It was there, and has led on before the browser told so.
      if (!String(error).includes('interrupted by another navigation')) throw error;
    })
    // If the page is loaded again meanwhile, Chromium carries this out twice, and the second time finds no script.
    .then(() => cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }).catch(() => undefined))
    .catch((error: unknown) => (why = String(error).slice(0, MAX_TEXT)));
  try {
    const patienceMs = isPatient ? PATIENCE_MS : 0;
    const state = await settle(cdp, heard, timer, () => why !== undefined, patienceMs);
    if (state === 'failed') return seen('failed', why);
    const editor = page.kind === 'editor' ? await visitEditor(cdp, page, heard, timer) : undefined;
    if (isPatient && editor === undefined) await scrollThrough(cdp, heard, timer);
    const measured = await measure(cdp, traffic, page.isForAdmins && page.kind !== 'site', timer);
    if (measured === undefined) return seen('failed', UNMEASURED);
    const picture = hasPicture ? await takePicture(cdp, timer) : undefined;
    return { ...seen(state), ...measured, editor, picture };
  } catch (error) {
    if (!(error instanceof VisitTooLong)) return seen('failed', String(error).slice(0, MAX_TEXT));
    if (error.state === 'slow') return seen('slow');
    return { ...seen('stuck'), stuckAt: await findLoop(cdp, options.wait) };
  }
}

const UNMEASURED = 'it was loaded again each time it was looked at';

const NOTHING_SHOWN: Observation['content'] = { amount: 0, hidden: 0, isHidden: false };
const NOTHING_SEEN = { content: NOTHING_SHOWN, aside: 0, roots: {}, parts: {}, lines: [], inline: [] };

/** Enough for a busy machine to see that a page is loaded again without end. */
const MEASURINGS = 20;

/** Measures the page; `undefined` when it is loaded again meanwhile, each time. */
async function measure(
  cdp: CDPSession,
  { html }: Traffic,
  isDashboard: boolean,
  timer: Timer,
): Promise<Measured | undefined> {
  const call = `(${MEASURE})(${JSON.stringify(html.slice(0, 5_000_000))}, ${isDashboard})`;
  for (let count = 0; count < MEASURINGS; count += 1) {
    const measured = readMeasured(await evaluateApart(cdp, call, timer));
    if (measured !== undefined) return measured;
    await timer.tick();
  }
  return undefined;
}

/** Some pages draw a part when people come to it. */
async function scrollThrough(cdp: CDPSession, heard: Heard, timer: Timer): Promise<void> {
  await evaluateApart(cdp, SCROLL_THROUGH, timer);
  await settle(cdp, { ...heard, loadedAt: timer.now() }, timer, () => false);
}

async function takePicture(cdp: CDPSession, timer: Timer): Promise<Uint8Array | undefined> {
  const take = async () => {
    const { cssContentSize, cssLayoutViewport } = (await cdp.send('Page.getLayoutMetrics')) as {
      readonly cssContentSize: { readonly height: number };
      readonly cssLayoutViewport: { readonly clientWidth: number; readonly clientHeight: number };
    };
    const height = Math.min(Math.max(cssContentSize.height, cssLayoutViewport.clientHeight), MAX_HEIGHT_PX);
    const clip = { x: 0, y: 0, width: cssLayoutViewport.clientWidth, height, scale: 1 };
    const { data } = (await cdp.send('Page.captureScreenshot', {
      format: 'png',
      captureBeyondViewport: true,
      clip,
    })) as {
      readonly data: string;
    };
    return Buffer.from(data, 'base64');
  };
  // A page without a picture is still judged.
  return within(take(), timer).catch(() => undefined);
}
