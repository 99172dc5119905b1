import { type ChildProcess, spawn } from 'node:child_process';
import { realpath } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { quoteName } from '../../shared/quote.ts';
import type { Environment } from '../../shared/environment.ts';
import type { Reader } from '../model/readers.ts';
import { type ScriptName, SCRIPTS } from '../model/scripts.ts';
import { type Site, SiteLost } from '../model/site.ts';
import { createAsk, endChild } from './ask-child.ts';
import type { WatchMemory } from './memory-watch.ts';
import type { Command, Walls } from './player/protocol.ts';
import { readReply } from './read-reply.ts';
import { createPipeWire } from './wire.ts';

interface SiteOptions {
  readonly php: string;
  readonly wordpressZip: string;
  /** The program that runs the player, and the player's file. */
  readonly execPath: string;
  readonly playerFile: string;
  /** See {@link PLAYER_FLAGS}. */
  readonly playerFlags: readonly string[];
  /** By default, all of them. */
  readonly walls?: Walls | undefined;
  /** The beginning of the command, see `chooseConfinement`; by default none. */
  readonly confinement?: readonly string[] | undefined;
  /** The folder `rehearse` of this action, and the one into which Playground was installed. */
  readonly ownFolder: string;
  readonly playgroundFolder: string;
  readonly env: Environment;
  readonly cancellation: AbortSignal;
  /** By default, nothing is watched. */
  readonly watchMemory?: WatchMemory | undefined;
}

/** No plugin runs yet, so it only takes long where the machine is slow or busy. */
const BOOT_TIMEOUT_MS = 600_000;

/** One request of a plugin. */
const COMMAND_TIMEOUT_MS = 90_000;

/** A quiet machine starts WordPress in 2 to 5 s. Where that takes longer, everything does. */
const COMMAND_TIMEOUT_BOOTS = 15;

/** Windows needs these to start a program. The plugin's code must not see other variables of the runner or workflow. */
const PASSED_ON = /^(SystemRoot|windir|TEMP|TMP)$/i;

/**
 * Boots a WordPress.
 *
 * @throws SiteLost with what Playground says; Cancelled
 */
export async function openSite(options: SiteOptions): Promise<Site> {
  const { php, wordpressZip, playgroundFolder, ownFolder, walls, watchMemory } = options;
  const child = start(await listReadable(options), options);
  const askWithin = createAsk(child, {
    wire: createPipeWire(child),
    process: 'The process of WordPress',
    answerer: 'PHP',
    createError: (message, isUnknown) => new SiteLost(message, isUnknown),
    watch: watchMemory && ((pid, onExceeded) => watchMemory('php', pid, onExceeded)),
    cancellation: options.cancellation,
  });
  let timeoutMs = COMMAND_TIMEOUT_MS;
  let spentMs = 0;
  const ask = async (command: Command, limitMs = timeoutMs) => {
    try {
      const reply = await askWithin(command, limitMs);
      spentMs = reply.raw.spentMs ?? spentMs;
      return reply;
    } catch (error) {
      if (!(error instanceof SiteLost)) throw error;
      throw new SiteLost(`${error.message}${explainRequest(command)}`, error.isUnknown);
    }
  };
  const close = () => endChild(child);
  try {
    const scriptFolder = join(ownFolder, 'php');
    const start = performance.now();
    const boot = { kind: 'boot', php, wordpressZip, playgroundFolder, scriptFolder, walls } as const;
    const { failure } = (await ask(boot, BOOT_TIMEOUT_MS)).raw;
    if (failure !== undefined) throw new SiteLost(failure);
    timeoutMs = Math.max(timeoutMs, COMMAND_TIMEOUT_BOOTS * (performance.now() - start));
  } catch (error) {
    await close();
    throw error;
  }
  const send = async (command: Command): Promise<void> => {
    const { failure } = (await ask(command)).raw;
    // None of it is a fault that sites could have.
    if (failure !== undefined) throw new SiteLost(failure, true);
  };
  const hear = async (command: Command) => {
    const { raw, body } = await ask(command);
    return readReply<never>(raw, body);
  };
  return {
    run: async <Result>(
      name: string,
      args: Timed = {},
      reader = SCRIPTS[name as ScriptName] as Reader<Result>,
    ) => {
      const { hoursOn = 0, ...rest } = args;
      const { raw, body } = await ask({ kind: 'run', script: `${name}.php`, args: rest, hoursOn });
      return readReply(raw, body, { name, reader });
    },
    request: (url, cookie = '', form) => hear({ kind: 'request', url, cookie, form }),
    exchange: (request) => hear({ kind: 'exchange', ...request }),
    put: (name, bytes) => send({ kind: 'put', name, bytes }),
    save: (name) => send({ kind: 'save', name }),
    restore: (name) => send({ kind: 'restore', name }),
    spentMs: () => spentMs,
    close,
  };
}

interface Timed {
  readonly hoursOn?: number;
}

/** Scripts that change a plugin. */
const CHANGES: Readonly<Record<string, string>> = {
  'install.php': 'the installation',
  'activate.php': 'the activation',
  'update.php': 'the update',
  'deactivate.php': 'the deactivation',
  'delete.php': 'the uninstall',
};

/** Says at which request of a plugin's code a site was lost. */
export function explainRequest(command: Command): string {
  if (command.kind === 'run') return ` That was at ${CHANGES[command.script] ?? quoteName(command.script)}.`;
  const hasUrl = command.kind === 'request' || command.kind === 'exchange';
  return hasUrl ? ` That was at ${quoteName(command.url)}.` : '';
}

/** Lists paths as given and with links resolved, because Node.js requires permission for both. */
async function listReadable({
  wordpressZip,
  ownFolder,
  playgroundFolder,
}: SiteOptions): Promise<readonly string[]> {
  const named = [dirname(ownFolder), playgroundFolder, wordpressZip];
  const real = await Promise.all(named.map((path) => realpath(path)));
  return [...new Set([...named, ...real])];
}

/** The permission model of Node.js. */
const PERMISSION = '--permission';

/**
 * The flags of Node.js behind which the player runs:
 * - No file but those it is given, no processes, threads, machine code or inspector.
 * - No text is evaluated as JavaScript: Emscripten evaluates what WebAssembly holds.
 * - No signal opens an inspector.
 */
export const PLAYER_FLAGS: readonly string[] = [
  PERMISSION,
  '--disallow-code-generation-from-strings',
  '--disable-sigusr1',
];

function start(readable: readonly string[], options: SiteOptions): ChildProcess {
  const { execPath, playerFile, playgroundFolder, playerFlags, env, confinement = [] } = options;
  const hasPermissions = playerFlags.includes(PERMISSION);
  const paths = (hasPermissions ? readable : []).map((path) => `--allow-fs-read=${path}`);
  const player = [execPath, '--no-warnings', ...playerFlags, ...paths, playerFile];
  const [program = '', ...args] = [...confinement, ...player];
  return spawn(program, args, {
    env: Object.fromEntries(Object.entries(env).filter(([name]) => PASSED_ON.test(name))),
    cwd: playgroundFolder,
    // The last one is the player's pipe.
    stdio: ['ignore', 'ignore', 'pipe', 'pipe'],
    windowsHide: true,
  });
}
