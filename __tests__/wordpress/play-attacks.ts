import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zipFiles } from '../../sandbox/plugins/build-plugin.ts';
import { type Site, SiteLost } from '../../src/rehearsal/model/site.ts';
import { ALL_WALLS, type Walls } from '../../src/rehearsal/site/player/protocol.ts';
import { PLAYER_FLAGS } from '../../src/rehearsal/site/site.ts';
import { ATTACK_PAGE, CRASH_PAGE, hostileCode, LOOT_PAGE } from './hostile-plugin.ts';
import { inFolder, samplePlugin } from './sample.ts';

/** How the process of PHP is walled in for one attack. */
export interface Walling {
  readonly playerFlags: readonly string[];
  readonly walls: Walls;
  /** The beginning of the command. */
  readonly confinement?: readonly string[];
}

interface Attack {
  readonly name: string;
  readonly walling: Walling;
  /** Attempts of JavaScript that may succeed, because another wall is there for them. */
  readonly harmless: RegExp;
}

const FLAGS = PLAYER_FLAGS;
const NO_CODE_FLAG = '--disallow-code-generation-from-strings';
const NO_WALLS: Walls = { extensions: false, modules: false, process: false };

const NOTHING = /^$/;
/** JavaScript that has got in may evaluate more of itself. */
const ITSELF = /^(?:ran|eval|new Function|a function of its constructor): /;

/** Ways to other processes or into the network. */
const NOT_OUTSIDE =
  /^(?!process\.(?:_?kill|_debugProcess|ppid): |priority of|(?:environment|memory) of another|(?:a raw connection|net\.connect|http\.get|fetch|WebSocket): |another process|a TCP connection)/;

const TOGETHER: Attack = {
  name: 'all walls',
  walling: { playerFlags: FLAGS, walls: ALL_WALLS },
  harmless: NOTHING,
};

/** Each wall stands alone once. */
const ALONE: readonly Attack[] = [
  {
    name: 'PHP that loads no extensions',
    walling: { playerFlags: [], walls: { ...NO_WALLS, extensions: true }, confinement: [] },
    harmless: NOTHING,
  },
  {
    name: 'no further WebAssembly',
    walling: { playerFlags: [], walls: { ...NO_WALLS, modules: true }, confinement: [] },
    harmless: NOTHING,
  },
  {
    name: 'no text that is evaluated',
    walling: { playerFlags: [NO_CODE_FLAG], walls: NO_WALLS, confinement: [] },
    harmless: NOTHING,
  },
  {
    name: 'a process that is stripped',
    walling: { playerFlags: [], walls: { ...NO_WALLS, process: true }, confinement: [] },
    harmless: ITSELF,
  },
];

/**
 * Rehearses a plugin that gets JavaScript run in the process of PHP, behind all walls, once for each wall with the others taken
 * away, and once without any: an attack that nothing stops has to succeed, or it shows nothing.
 *
 * @param playgroundFolder has machine code that Node.js can load
 * @param confinement see `chooseConfinement`
 * @param open boots a WordPress behind these walls
 * @param isEach whether each wall stands alone, too
 * @returns what came through; empty when nothing did
 */
export async function playAttacks(
  playgroundFolder: string,
  confinement: readonly string[],
  open: (walling: Walling) => Promise<Site>,
  isEach: boolean,
): Promise<readonly string[]> {
  const attack = (walling: Walling) => tryAgain(() => tryOnce(playgroundFolder, () => open(walling)));
  const wrong: string[] = [];
  const apart: Attack = {
    name: 'namespaces of its own',
    walling: { playerFlags: [], walls: NO_WALLS, confinement },
    harmless: NOT_OUTSIDE,
  };
  const alone = confinement.includes('unshare') ? [...ALONE, apart] : ALONE;
  for (const { name, walling, harmless } of [TOGETHER, ...(isEach ? alone : [])]) {
    const got = (await attack(walling)).filter((what) => !harmless.test(what));
    wrong.push(...got.map((what) => `behind ${name}: ${what}`));
  }
  const got = await attack({ playerFlags: [], walls: NO_WALLS, confinement: [] });
  if (!got.includes('ran: JavaScript')) wrong.push('without walls, the attack did not succeed, either');
  return wrong;
}

const TRIES = 3;

/** An attack that ends its own process, as one of its attempts sometimes does, shows nothing of the wall before it. */
async function tryAgain<Got>(work: () => Promise<Got>): Promise<Got> {
  for (let left = TRIES - 1; ; left -= 1)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof SiteLost) || left === 0) throw error;
    }
}

async function tryOnce(playgroundFolder: string, open: () => Promise<Site>): Promise<readonly string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'loot-'));
  const loot = await layOut(folder, playgroundFolder);
  let site: Site | undefined;
  try {
    site = await open();
    const code = hostileCode(loot);
    await site.put('next.zip', await zipFiles(inFolder(samplePlugin({ code }))));
    await site.run('install', { package: 'next.zip' });
    await site.run('activate', { plugin: 'acme-notes/acme-notes.php' });
    for (const page of [ATTACK_PAGE, CRASH_PAGE, ATTACK_PAGE]) await site.request(page);
    return [...(await collect(site)), ...loot.heard()];
  } finally {
    await site?.close();
    loot.close();
    await rm(folder, { recursive: true });
  }
}

/** JavaScript that runs makes all attempts within this time. */
const POLLS = 30;
const POLL_MS = 250;

async function collect(site: Site): Promise<readonly string[]> {
  for (let poll = 0; poll < POLLS; poll += 1) {
    const { output } = await site.request(LOOT_PAGE);
    if (output === 'nothing') return [];
    if (output.startsWith('{')) {
      const { got } = JSON.parse(output) as { readonly got: Readonly<Record<string, string | null>> };
      return Object.entries(got).flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`]));
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return ['it neither ended nor failed'];
}

/** Things that JavaScript could get or do, and that tell when it did. */
async function layOut(folder: string, playgroundFolder: string) {
  const heard: string[] = [];
  const outputs = join(folder, 'outputs');
  await writeFile(outputs, 'canary-of-the-workspace');
  const data = join(folder, 'data.json');
  await writeFile(data, '"canary-of-the-workspace"');
  const addon = join(folder, 'addon.node');
  await copyFile(locateAddon(playgroundFolder), addon);
  const script =
    "process.on('SIGUSR2', () => console.log('signalled')); console.log('up'); setInterval(() => 0, 1e6);";
  const victim = spawn(process.execPath, ['-e', script], { stdio: ['ignore', 'pipe', 'pipe'] });
  await once(victim.stdout, 'data');
  for (const stream of [victim.stdout, victim.stderr])
    stream.on('data', (text: Buffer) =>
      heard.push(`another process: ${text.toString().trim().slice(0, 100)}`),
    );
  const listen = async (place: number | string) => {
    const server = createServer((socket) => {
      heard.push(`a ${typeof place === 'number' ? 'TCP' : 'local'} connection to a listener`);
      socket.on('error', () => undefined);
      socket.end();
    });
    server.listen(place);
    await once(server, 'listening');
    return server;
  };
  const servers = [await listen(0), await listen(join(folder, 'socket'))] as const;
  return {
    pid: victim.pid ?? 0,
    tcpPort: (servers[0].address() as AddressInfo).port,
    unixSocket: join(folder, 'socket'),
    files: [outputs, data],
    addon,
    heard: () => heard,
    close: () => {
      victim.kill('SIGKILL');
      for (const server of servers) server.close();
    },
  };
}

/** Playground brings machine code, which the player does without. */
function locateAddon(playgroundFolder: string): string {
  const { platform, arch, versions } = process;
  const name = `fs-ext-${platform}-${arch}-node-${versions.node.split('.')[0] ?? ''}.0.0.node`;
  return join(playgroundFolder, 'node_modules', 'fs-ext-extra-prebuilt', 'binaries', name);
}
