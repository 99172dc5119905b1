import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import {
  EDITOR_READY,
  INSERT_BLOCKS,
  MEASURE,
  READ_EDITOR,
  SCROLL_THROUGH,
  SELECT_BLOCKS,
} from './in-page.ts';
import {
  type DriverCommand,
  type PageVisit,
  type SeenEditor,
  type SendToSite,
  type Sighting,
  SITE_HOST,
} from './model.ts';
import { type ExceptionThrown, findLoop, type Heard, listenToPage } from './page-events.ts';
import { readEditor, readNames, type Untrusted } from './read-editor.ts';
import type { SiteProxy, Traffic } from './proxy.ts';

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

/** A page has settled when it has asked nothing of the site for this long. */
const QUIET_MS = 500;
/** Time in which the site works does not count. */
const SETTLE_MS = 5_000;
/** Time that a page has had since it was loaded before it is judged as broken. */
const PATIENCE_MS = 4_000;
const STUCK_MS = 10_000;
/** In which a page answers whose scripts do not loop. */
const ANSWER_MS = 1_000;
const EDITOR_MS = 15_000;
/** Time in which the site works counts here. */
const VISIT_MS = 90_000;
const TICK_MS = 50;
const MAX_ERRORS = 50;
const MAX_TEXT = 500;
const MAX_HTML = 1_000_000;
const MAX_HEIGHT_PX = 2_400;

/** A page did not answer in time; `slow` where it may be the site, which works for it without end. */
class VisitTooLong extends Error {
  readonly state: 'stuck' | 'slow';

  constructor(state: 'stuck' | 'slow' = 'stuck') {
    super();
    this.state = state;
  }
}

/** Opens a page in a tab, waits until it has settled, and reads what people see. */
export async function visitPage(options: DriverVisit): Promise<Sighting> {
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

async function visitTab(cdp: CDPSession, traffic: Traffic, options: DriverVisit): Promise<Sighting> {
  const { tab, page, hasPicture, isPatient } = options;
  const heard = listenToPage(cdp, options.now);
  await Promise.all([cdp.send('Page.enable'), cdp.send('Runtime.enable')]);
  const { identifier } = (await cdp.send('Page.addScriptToEvaluateOnNewDocument', {
    source: AS_NEW,
    worldName: 'rehearsal',
  })) as { readonly identifier: string };
  const timer = createTimer(options);
  const seen = (state: Sighting['state'], why?: string): Sighting => ({
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
    .then(() => cdp.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }))
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

const NOTHING_SHOWN: Sighting['content'] = { amount: 0, hidden: 0, isHidden: false };
const NOTHING_SEEN = { content: NOTHING_SHOWN, aside: 0, roots: {}, parts: {}, lines: [], inline: [] };

/** Counts the time of a visit in which the site does not work. */
interface Timer {
  readonly proxy: SiteProxy;
  readonly now: () => number;
  /** Waits a moment, and returns how much of it counts, in ms. @throws VisitTooLong */
  readonly tick: () => Promise<number>;
}

function createTimer({ proxy, now, wait }: DriverVisit): Timer {
  const end = now() + VISIT_MS;
  return {
    proxy,
    now,
    tick: async () => {
      const start = now();
      await wait(TICK_MS);
      if (now() > end) throw new VisitTooLong('slow');
      // On a busy machine, what a page does takes longer, and so does a tick.
      return proxy.pending() > 0 ? 0 : Math.min(now() - start, 2 * TICK_MS);
    },
  };
}

async function settle(
  cdp: CDPSession,
  heard: Heard,
  timer: Timer,
  hasFailed: () => boolean,
  patienceMs = 0,
): Promise<'settled' | 'busy' | 'failed'> {
  let [loading, loaded] = [0, 0];
  for (;;) {
    const spent = await timer.tick();
    if (hasFailed()) return 'failed';
    const { loadedAt } = heard;
    if (loadedAt === undefined) {
      loading += spent;
      if (loading <= STUCK_MS - ANSWER_MS) continue;
      // Unlike one whose scripts loop, a page that leads to a program while it is parsed answers.
      await within(cdp.send('Runtime.evaluate', { expression: 'true' }), timer, ANSWER_MS);
      if (heard.loadedAt === undefined) return 'busy';
      continue;
    }
    loaded += spent;
    const isQuiet =
      timer.proxy.pending() === 0 && timer.now() - Math.max(timer.proxy.lastActivity(), loadedAt) >= QUIET_MS;
    if (isQuiet && loaded >= patienceMs) {
      // Scripts may still work on what they got.
      await evaluateApart(cdp, IDLE, timer);
      const isStill = timer.proxy.pending() === 0 && timer.now() - timer.proxy.lastActivity() >= QUIET_MS;
      if (isStill) return 'settled';
    }
    if (loaded > SETTLE_MS) return 'busy';
  }
}

const IDLE = `new Promise((done) => requestIdleCallback(() =>
  Reflect.get(Document.prototype, 'fonts', document).ready.then(() => done(true)), { timeout: 1000 }))`;

interface Evaluated {
  readonly result: { readonly value?: unknown };
  readonly exceptionDetails?: ExceptionThrown['exceptionDetails'];
}

/** Runs code in a page, and gives up when it does not answer. @throws VisitTooLong */
async function evaluate(
  cdp: CDPSession,
  expression: string,
  timer: Timer,
  contextId?: number,
): Promise<unknown> {
  const asked = cdp.send('Runtime.evaluate', {
    expression,
    returnByValue: true,
    awaitPromise: true,
    ...(contextId === undefined ? {} : { contextId }),
  }) as Promise<Evaluated>;
  // The page may be loaded again meanwhile.
  const { result, exceptionDetails } = await within(
    asked.catch((): Partial<Evaluated> => ({})),
    timer,
  );
  return exceptionDetails === undefined ? result?.value : undefined;
}

/** Waits for an answer of the browser, which a page can keep from giving it. @throws VisitTooLong; what the work throws */
async function within<T>(work: Promise<T>, timer: Timer, limitMs = STUCK_MS): Promise<T> {
  let outcome: { readonly value: T } | { readonly error: unknown } | undefined;
  work.then(
    (value) => (outcome = { value }),
    (error: unknown) => (outcome = { error }),
  );
  let spent = 0;
  while (outcome === undefined) {
    spent += await timer.tick();
    if (spent > limitMs) throw new VisitTooLong();
  }
  if ('error' in outcome) throw outcome.error;
  return outcome.value;
}

type Measured = Pick<Sighting, 'content' | 'aside' | 'roots' | 'parts' | 'lines' | 'inline'>;

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
  for (let turn = 0; turn < MEASURINGS; turn += 1) {
    const measured = (await evaluateApart(cdp, call, timer)) as Measured | undefined;
    if (measured !== undefined) return measured;
    await timer.tick();
  }
  return undefined;
}

/** Runs code in a world of its own, where the page's scripts have replaced nothing. @throws VisitTooLong */
async function evaluateApart(cdp: CDPSession, expression: string, timer: Timer): Promise<unknown> {
  const { frameTree } = (await within(cdp.send('Page.getFrameTree'), timer)) as {
    readonly frameTree: { readonly frame: { readonly id: string } };
  };
  const { id: frameId } = frameTree.frame;
  const created = cdp.send('Page.createIsolatedWorld', { frameId, worldName: 'rehearsal' });
  const { executionContextId } = (await within(created, timer)) as { readonly executionContextId: number };
  return evaluate(cdp, expression, timer, executionContextId);
}

/** Some pages draw a part when people come to it. */
async function scrollThrough(cdp: CDPSession, heard: Heard, timer: Timer): Promise<void> {
  await evaluateApart(cdp, SCROLL_THROUGH, timer);
  await settle(cdp, { ...heard, loadedAt: timer.now() }, timer, () => false);
}

async function visitEditor(
  cdp: CDPSession,
  { blocks = [], otherBlocks = [] }: PageVisit,
  heard: Heard,
  timer: Timer,
): Promise<SeenEditor> {
  const none: SeenEditor = {
    isReady: false,
    hasCrashed: false,
    saved: [],
    inserted: [],
    fallen: [],
    leftOut: [],
    known: [],
    markup: '',
  };
  let spent = 0;
  while ((await evaluate(cdp, EDITOR_READY, timer)) !== true) {
    spent += await timer.tick();
    if (spent > EDITOR_MS) return none;
  }
  // The blocks of the post are drawn before others come.
  await settle(cdp, heard, timer, () => false);
  const listed = Object(
    await evaluate(
      cdp,
      `(${INSERT_BLOCKS})(${JSON.stringify(blocks)}, ${JSON.stringify(otherBlocks)})`,
      timer,
    ),
  ) as Untrusted<'saved' | 'inserted' | 'known'>;
  await settle(cdp, { ...heard, loadedAt: timer.now() }, timer, () => false);
  const lists = [listed.saved, listed.inserted].map((list) => JSON.stringify(list ?? null)).join(', ');
  const seen = await evaluate(cdp, `(${READ_EDITOR})(${lists})`, timer);
  const editor = readEditor(seen, listed.known) ?? none;
  if (!editor.isReady || editor.hasCrashed) return editor;
  const select = `(${SELECT_BLOCKS})(${JSON.stringify(listed.inserted ?? null)})`;
  return { ...editor, fallen: readNames(await evaluate(cdp, select, timer)) };
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
