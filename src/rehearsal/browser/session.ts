import { type ChildProcess, spawn } from 'node:child_process';
import { constants, existsSync } from 'node:fs';
import { access, mkdir, mkdtemp, realpath, rm } from 'node:fs/promises';
import { delimiter, isAbsolute, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Environment } from '../../shared/environment.ts';
import {
  type Browser,
  type BrowserChoice,
  BrowserLost,
  type NoBrowser,
  type SendToSite,
} from '../model/browser.ts';
import type { DriverCommand, DriverReply } from './protocol.ts';
import { createAsk, endChild } from '../site/ask-child.ts';
import { createProcessorTimer } from '../site/processor-time.ts';
import { createMessageWire } from '../site/wire.ts';
import { endStrays } from './end-strays.ts';
import { DRIVER_REPLY } from './read-driver.ts';
import type { Confinement } from '../site/confine.ts';
import type { WatchMemory } from '../site/memory-watch.ts';

/** The program and environment with which a browser starts in a process of its own. */
interface BrowserOptions {
  /** The first of them that starts is used. */
  readonly executables: readonly string[];
  /** The program that runs the driver, and the driver's file. */
  readonly execPath: string;
  readonly confinement: Pick<Confinement, 'drivers' | 'browser'>;
  readonly driverFile: string;
  /** The folder into which npm installed the driver's library. */
  readonly libraryFolder: string;
  /** A folder for this browser alone, which is removed with it. Another takes its place where its path is too long. */
  readonly folder: string;
  readonly env: Environment;
  readonly platform: string;
  /** `process.kill` */
  readonly kill: (pid: number, signal: 'SIGKILL') => void;
  readonly cancellation: AbortSignal;
  /** By default, nothing is watched. */
  readonly watchMemory?: WatchMemory | undefined;
}

/** Windows needs these to start a program, and finds browsers' own folders by them. */
const PASSED_ON = /^(SystemRoot|windir|SystemDrive|ProgramFiles|ProgramFiles\(x86\)|ProgramData|LANG|PATH)$/i;
/** To start, and for one visit. Each visit has bounds of its own, so more than this is a driver that hangs. */
const TIMEOUT_MS = 120_000;
/** A browser ends with its driver, a moment later, and writes until then. One that has filled the memory takes seconds to end. */
const LAST_WRITES_MS = 100;
const MAX_REMOVALS = 100;

/**
 * Starts the first of these browsers that can be started, in a process of its own.
 *
 * @throws Cancelled
 */
export async function startBrowser(options: BrowserOptions): Promise<Browser | NoBrowser> {
  let started: Browser | NoBrowser = { why: [] };
  for (const command of options.confinement.drivers) {
    started = await startWith(command, options);
    if (!('why' in started)) break;
  }
  return started;
}

/** @param command the beginning of the command for the driver. @throws Cancelled */
async function startWith(command: readonly string[], options: BrowserOptions): Promise<Browser | NoBrowser> {
  const { executables, libraryFolder, confinement, cancellation, watchMemory, kill } = options;
  const folder = await makeFolder(options);
  const child = start(command, { ...options, folder });
  let send: SendToSite | undefined;
  const answerRequest = async ({ id, request }: Extract<DriverReply, { kind: 'request' }>) => {
    const response = await send?.(request).catch(() => undefined);
    if (child.connected) child.send({ kind: 'response', id, response } satisfies DriverCommand);
  };
  const askWithin = createAsk(child, {
    wire: createMessageWire(child, DRIVER_REPLY),
    process: 'The driver of the browser',
    answerer: 'The browser',
    createError: (message) => new BrowserLost(message),
    watch: watchMemory && ((pid, onExceeded) => watchMemory('browser', pid, onExceeded)),
    cancellation,
    isReply: (message) => {
      if (message.kind !== 'request') return true;
      void answerRequest(message);
      return false;
    },
  });
  const ask = (command: DriverCommand) => askWithin(command, TIMEOUT_MS);
  const spentMs = createProcessorTimer(child.pid ?? 0);
  const close = async () => {
    await endChild(child);
    for (let count = 0; count < MAX_REMOVALS; count += 1) {
      const strays = endStrays(folder, kill);
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 }).catch(
        () => undefined,
      );
      await wait(LAST_WRITES_MS);
      if (strays === 0 && !existsSync(folder)) break;
    }
  };
  const abort = () => void close();
  cancellation.addEventListener('abort', abort, { once: true });
  try {
    const reply = await ask({ kind: 'start', libraryFolder, executables, guard: confinement.browser });
    if (reply.kind === 'not-started') {
      await close();
      return { why: reply.why };
    }
    if (reply.kind !== 'started') throw new BrowserLost('The browser did not start.');
    return {
      name: reply.name,
      hasSandbox: reply.hasSandbox,
      visit: async (page, options) => {
        ({ send } = options);
        const { cookie, hasPicture, isPatient } = options;
        const seen = await ask({ kind: 'visit', page, cookie, hasPicture, isPatient });
        if (seen.kind === 'seen') return seen.observation;
        throw new BrowserLost(seen.kind === 'lost' ? seen.why : 'The browser gave no answer.');
      },
      spentMs,
      close: async () => {
        cancellation.removeEventListener('abort', abort);
        await close();
      },
    };
  } catch (error) {
    await close();
    if (error instanceof BrowserLost) return { why: [error.message] };
    throw error;
  }
}

/**
 * The longest path of a folder in which a browser can make the socket by which it is found: the system's bound, less
 * `/org.chromium.Chromium.GzRkvj/SingletonSocket`. Runners of one's own have longer ones.
 * Sources: macOS unix(4), 104 bytes with the zero at the end; Chromium, chrome/browser/process_singleton_posix.cc
 */
const MAX_FOLDER_BYTES = 103 - 45;

async function makeFolder({ folder, platform }: BrowserOptions): Promise<string> {
  if (platform !== 'win32' && Buffer.byteLength(folder) > MAX_FOLDER_BYTES) {
    const short = await mkdtemp('/tmp/rehearsal-').catch(() => undefined);
    if (short !== undefined) return short;
  }
  await mkdir(folder, { recursive: true });
  return folder;
}

const HOMES = ['HOME', 'USERPROFILE', 'LOCALAPPDATA', 'APPDATA', 'TMPDIR', 'TEMP', 'TMP'];

function start(
  command: readonly string[],
  { execPath, driverFile, folder, env }: BrowserOptions,
): ChildProcess {
  const kept = Object.entries(env).filter(([name]) => PASSED_ON.test(name));
  // All that the browser writes lies in its folder.
  const own = Object.fromEntries(HOMES.map((name) => [name, folder]));
  const driver = [execPath, '--no-warnings', driverFile];
  const [program = '', ...args] = [...command, ...driver];
  return spawn(program, args, {
    env: {
      ...Object.fromEntries(kept),
      ...own,
      XDG_CONFIG_HOME: join(folder, 'config'),
      XDG_CACHE_HOME: join(folder, 'cache'),
    },
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
  });
}

interface BrowserMachine {
  readonly env: Environment;
  readonly platform: string;
}

const ON_PATH = [
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge',
  'microsoft-edge-stable',
];

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);
const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
];
const WINDOWS_FOLDERS = ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA'];

/**
 * Lists browsers of this machine that can be tried: Chrome, Chromium and Edge, where the environment says, on `PATH`, and
 * in the usual places.
 */
export async function listBrowsers(
  choice: BrowserChoice,
  machine: BrowserMachine,
): Promise<readonly string[]> {
  if (choice.kind === 'none') return [];
  if (choice.kind === 'path') return [choice.path];
  // Links lead to the same browser.
  const found = new Map<string, string>();
  for (const path of listCandidates(machine)) {
    const real = (await isProgram(path)) ? await realpath(path) : undefined;
    if (real !== undefined && !found.has(real)) found.set(real, path);
  }
  return [...found.values()];
}

function listCandidates({ env, platform }: BrowserMachine): readonly string[] {
  const read = (name: string) =>
    Object.entries(env).find(([key, value]) => key.toUpperCase() === name && value !== undefined)?.[1] ?? '';
  const named = [read('CHROME_BIN'), read('CHROME_PATH')].filter((path) => isAbsolute(path));
  if (platform === 'win32') {
    const folders = WINDOWS_FOLDERS.map(read).filter((folder) => folder !== '');
    return [...named, ...WINDOWS.flatMap((parts) => folders.map((folder) => join(folder, ...parts)))];
  }
  const path = read('PATH')
    .split(delimiter)
    .filter((folder) => isAbsolute(folder));
  const onPath = ON_PATH.flatMap((name) => path.map((folder) => join(folder, name)));
  return [...named, ...onPath, ...(platform === 'darwin' ? MAC : [])];
}

async function isProgram(path: string): Promise<boolean> {
  return access(path, constants.X_OK).then(
    () => true,
    () => false,
  );
}
