import type { CDPSession } from 'playwright-core';
import type { ScriptError, ScriptPlace } from '../model/browser.ts';

const MAX_ERRORS = 50;
const MAX_MESSAGES = 500;
const MAX_TEXT = 500;
const MAX_FRAMES = 20;

/** The events of a page. */
export interface Heard {
  readonly errors: ScriptError[];
  /** When it was last loaded, in ms; `undefined`: it is loading. */
  loadedAt: number | undefined;
}

interface RemoteObject {
  readonly subtype?: string;
  readonly className?: string;
  readonly description?: string;
  readonly value?: unknown;
}

interface CallFrame {
  readonly url: string;
  readonly lineNumber: number;
  readonly columnNumber: number;
}

export interface ExceptionThrown {
  readonly exceptionDetails: {
    readonly text: string;
    readonly url?: string;
    readonly lineNumber: number;
    readonly columnNumber: number;
    readonly stackTrace?: { readonly callFrames: readonly CallFrame[] };
    readonly exception?: RemoteObject;
  };
}

interface ConsoleCalled {
  readonly type: string;
  readonly args: readonly RemoteObject[];
  readonly stackTrace?: { readonly callFrames: readonly CallFrame[] };
}

/** Collects what a page tells, by the DevTools protocol. Source: https://chromedevtools.github.io/devtools-protocol/ */
export function listenToPage(cdp: CDPSession, now: () => number): Heard {
  const heard: Heard = { errors: [], loadedAt: undefined };
  let messages = 0;
  const add = (error: ScriptError) => {
    if (heard.errors.length < MAX_ERRORS) heard.errors.push(error);
  };
  cdp.on('Runtime.exceptionThrown', ({ exceptionDetails }: ExceptionThrown) => {
    const { text, url = '', lineNumber, columnNumber, stackTrace, exception } = exceptionDetails;
    const description = exception === undefined ? '' : show(exception);
    const frames = (stackTrace?.callFrames ?? []).map(toPlace);
    const own = readStack(description);
    const stack = own.length > 0 ? own : frames;
    const isSyntax = exception?.className === 'SyntaxError' && stack.length === 0;
    const at = url === '' ? [] : [{ url: cut(url), line: lineNumber + 1, column: columnNumber + 1 }];
    const message = cut((description || text).split('\n')[0] ?? '');
    add({ kind: 'exception', message, isSyntax, stack: stack.length > 0 ? stack : at });
  });
  cdp.on('Runtime.consoleAPICalled', ({ type, args, stackTrace }: ConsoleCalled) => {
    messages += 1;
    if (type !== 'error' || messages > MAX_MESSAGES) return;
    const texts = args.map(show);
    const stack = [...texts.flatMap(readStack), ...(stackTrace?.callFrames ?? []).map(toPlace)];
    const message = cut((texts[0] ?? '').split('\n')[0] ?? '');
    add({ kind: 'console', message, isSyntax: false, stack: stack.slice(0, MAX_FRAMES) });
  });
  cdp.on('Page.loadEventFired', () => (heard.loadedAt = now()));
  cdp.on('Page.frameNavigated', ({ frame }: { readonly frame: { readonly parentId?: string } }) => {
    if (frame.parentId === undefined) heard.loadedAt = undefined;
  });
  return heard;
}

function show({ description, value }: RemoteObject): string {
  return description ?? (typeof value === 'string' ? value : '');
}

/** All texts of a page are bounded. */
function cut(text: string): string {
  return text.slice(0, MAX_TEXT);
}

function toPlace({ url, lineNumber, columnNumber }: CallFrame): ScriptPlace {
  return { url: cut(url), line: lineNumber + 1, column: columnNumber + 1 };
}

/** Reads the places of an error's stack, as V8 writes them. */
function readStack(description: string): readonly ScriptPlace[] {
  return description
    .slice(0, 20_000)
    .split('\n')
    .slice(1, 2 * MAX_FRAMES)
    .flatMap((line) => {
      const [, url, row, column] =
        /\(?(https?:\/\/[^\s()]{1,2000}):(\d{1,9}):(\d{1,9})\)?$/.exec(line.slice(-2_100)) ?? [];
      return url === undefined ? [] : [{ url: cut(url), line: Number(row), column: Number(column) }];
    })
    .slice(0, MAX_FRAMES);
}

const PAUSE_MS = 2_000;

/** Finds where a page works that gives no answer. */
export async function findLoop(
  cdp: CDPSession,
  wait: (ms: number) => Promise<void>,
): Promise<ScriptPlace | undefined> {
  const scripts = new Map<string, string>();
  let place: ScriptPlace | undefined;
  cdp.on('Debugger.scriptParsed', ({ scriptId, url }: { readonly scriptId: string; readonly url: string }) =>
    scripts.set(scriptId, url),
  );
  const paused = new Promise<void>((resolve) => {
    cdp.on('Debugger.paused', ({ callFrames }: { readonly callFrames: readonly PausedFrame[] }) => {
      const [frame] = callFrames;
      if (frame !== undefined) {
        const { scriptId, lineNumber, columnNumber = 0 } = frame.location;
        const url = cut(frame.url === '' ? (scripts.get(scriptId) ?? '') : frame.url);
        place = { url, line: lineNumber + 1, column: columnNumber + 1 };
      }
      resolve();
    });
  });
  const pause = cdp.send('Debugger.enable').then(() => cdp.send('Debugger.pause'));
  await Promise.race([Promise.all([pause, paused]).catch(() => undefined), wait(PAUSE_MS)]);
  return place;
}

interface PausedFrame {
  readonly url: string;
  readonly location: {
    readonly scriptId: string;
    readonly lineNumber: number;
    readonly columnNumber?: number;
  };
}
