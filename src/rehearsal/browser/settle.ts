/** Waits for a page, and for its answers, without being held up by one that gives none. */
import type { CDPSession } from 'playwright-core';
import type { ExceptionThrown, Heard } from './page-events.ts';
import type { SiteProxy } from './proxy.ts';

/** A page has settled when it has asked nothing of the site for this long. */
const QUIET_MS = 500;
/** Time in which the site works does not count. */
const SETTLE_MS = 5_000;
const STUCK_MS = 10_000;
/** In which a page answers whose scripts do not loop. */
const ANSWER_MS = 1_000;
/** Time in which the site works counts here. */
export const VISIT_MS = 90_000;
const TICK_MS = 50;

/** A page did not answer in time; `slow` where it may be the site, which works for it without end. */
export class VisitTooLong extends Error {
  readonly state: 'stuck' | 'slow';

  constructor(state: 'stuck' | 'slow' = 'stuck') {
    super();
    this.state = state;
  }
}

/** Counts the time of a visit in which the site does not work. */
export interface Timer {
  readonly proxy: SiteProxy;
  readonly now: () => number;
  /** Waits a moment, and returns how much of it counts, in ms. @throws VisitTooLong */
  readonly tick: () => Promise<number>;
}

export function createTimer({
  proxy,
  now,
  wait,
}: Pick<Timer, 'proxy' | 'now'> & { readonly wait: (ms: number) => Promise<void> }): Timer {
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

/** Waits until a page has loaded and asks nothing of the site any more. @throws VisitTooLong */
export async function settle(
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
export async function evaluate(
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
export async function within<T>(work: Promise<T>, timer: Timer, limitMs = STUCK_MS): Promise<T> {
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

/** Runs code in a world of its own, where the page's scripts have replaced nothing. @throws VisitTooLong */
export async function evaluateApart(cdp: CDPSession, expression: string, timer: Timer): Promise<unknown> {
  const { frameTree } = (await within(cdp.send('Page.getFrameTree'), timer)) as {
    readonly frameTree: { readonly frame: { readonly id: string } };
  };
  const { id: frameId } = frameTree.frame;
  const created = cdp.send('Page.createIsolatedWorld', { frameId, worldName: 'rehearsal' });
  const { executionContextId } = (await within(created, timer)) as { readonly executionContextId: number };
  return evaluate(cdp, expression, timer, executionContextId);
}
