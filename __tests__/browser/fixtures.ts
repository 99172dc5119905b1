import { mkdtemp, readdir, readFile, readlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type {
  Browser,
  NoBrowser,
  PageVisit,
  SendToSite,
  SiteResponse,
} from '../../src/rehearsal/model/browser.ts';
import { listBrowsers, startBrowser } from '../../src/rehearsal/browser/session.ts';
import { chooseConfinement } from '../../src/rehearsal/site/confine.ts';
import type { WatchMemory } from '../../src/rehearsal/site/memory-watch.ts';

const ROOT = resolve(import.meta.dirname, '..', '..');

/** A browser, with the folder that its processes have in their environment. */
export type OwnBrowser = Browser & AsyncDisposable & { readonly folder: string };

/** Starts one of these browsers as a rehearsal does. */
export async function tryBrowsers(
  executables: readonly string[],
  cancellation = new AbortController().signal,
  env: NodeJS.ProcessEnv = process.env,
  folder?: string,
  watchMemory?: WatchMemory,
): Promise<OwnBrowser | NoBrowser> {
  const { platform, execPath } = process;
  folder ??= await mkdtemp(join(tmpdir(), 'browser-'));
  const started = await startBrowser({
    executables,
    execPath,
    driverFile: join(ROOT, 'src', 'rehearsal', 'browser', 'main.ts'),
    // The project has the library for its pictures.
    libraryFolder: ROOT,
    folder,
    env: { ...env, GITHUB_TOKEN: 'canary-token' },
    platform,
    kill: (pid, signal) => process.kill(pid, signal),
    cancellation,
    confinement: await chooseConfinement(platform),
    watchMemory,
  });
  return 'why' in started ? started : { ...started, folder, [Symbol.asyncDispose]: () => started.close() };
}

/** Starts the browser of this machine. @throws when it has none */
export async function openBrowser(
  cancellation?: AbortSignal,
  env: NodeJS.ProcessEnv = process.env,
  folder?: string,
  watchMemory?: WatchMemory,
): Promise<OwnBrowser> {
  const found = await listBrowsers({ kind: 'auto' }, { env, platform: process.platform });
  const started = await tryBrowsers(found, cancellation, env, folder, watchMemory);
  if ('why' in started) {
    const tried = started.why.length === 0 ? '' : ` Tried: ${started.why.join('; ')}.`;
    throw new Error(
      `No browser starts on this machine.${tried} Install one: \`sudo apt-get install chromium\`, or set \`CHROME_PATH\`.`,
    );
  }
  return started;
}

export interface OwnProcess {
  readonly pid: string;
  readonly command: string;
  readonly environment: string;
  /** The id of the process that leads its session. */
  readonly session: string;
}

/** What is another's is taken for that in so many turns: a process gets its command and environment after its id. */
export const TURNS_OF_OTHERS = 10;

/**
 * Processes whose environment or command names a folder; only Linux tells.
 *
 * @param others ids of processes that are not looked at; those of processes that name another folder are added
 */
export async function listProcesses(
  folder: string,
  others = new Set<string>(),
): Promise<readonly OwnProcess[]> {
  if (process.platform !== 'linux') return [];
  const pids = (await readdir('/proc')).filter(
    (name) => /^\d+$/.test(name) && Number(name) !== process.pid && !others.has(name),
  );
  const read = (pid: string, name: string) => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const all = await Promise.all(
    pids.map(async (pid) => ({
      pid,
      command: await read(pid, 'cmdline'),
      environment: await read(pid, 'environ'),
      // The fourth value behind the program's name, which may hold blanks and brackets. Source: proc(5)
      session: (await read(pid, 'stat')).split(') ').at(-1)?.split(' ')[3] ?? '',
    })),
  );
  const isOwn = ({ command, environment }: OwnProcess) =>
    command.includes(folder) || environment.includes(folder);
  for (const one of all) if (!isOwn(one)) others.add(one.pid);
  return all.filter(isOwn);
}

/** To what these processes are connected: `tcp 127.0.0.1:1234`, as Linux lists it. Source: proc(5) */
export async function listConnections(processes: readonly OwnProcess[]): Promise<readonly string[]> {
  const each = await Promise.all(
    processes.map(async ({ pid }) => {
      const links = await readdir(`/proc/${pid}/fd`).catch(() => []);
      const targets = await Promise.all(links.map((fd) => readlink(`/proc/${pid}/fd/${fd}`).catch(() => '')));
      const own = new Set(targets.flatMap((target) => /^socket:\[(\d+)\]$/.exec(target)?.[1] ?? []));
      const lists = ['tcp', 'tcp6', 'udp', 'udp6'].map(async (kind) => {
        const rows = (await readFile(`/proc/${pid}/net/${kind}`, 'utf8').catch(() => '')).split('\n');
        return rows.flatMap((row) => {
          const [, , remote = '', , , , , , , inode = ''] = row.trim().split(/\s+/);
          // Not connected, or a listener.
          return own.has(inode) && !/^0+:/.test(remote) ? [`${kind} ${showAddress(remote)}`] : [];
        });
      });
      return (await Promise.all(lists)).flat();
    }),
  );
  return each.flat();
}

/** Linux writes addresses of IPv4 in the order of the machine's bytes. */
function showAddress(text: string): string {
  const [address = '', port = ''] = text.split(':');
  const shown =
    address.length === 8
      ? [...(address.match(/../g) ?? [])]
          .reverse()
          .map((byte) => parseInt(byte, 16))
          .join('.')
      : address;
  return `${shown}:${parseInt(port, 16)}`;
}

/** A site in memory: the HTML, or the whole response, of each path. */
export function serve(
  pages: Readonly<Record<string, string | Partial<SiteResponse>>>,
  onRequest: (url: string) => void = () => undefined,
): SendToSite {
  return ({ url }) => {
    onRequest(url);
    const page = pages[url.split('?')[0] ?? ''];
    const type = url.includes('.js') ? 'text/javascript' : 'text/html; charset=utf-8';
    const response: Partial<SiteResponse> | undefined =
      typeof page === 'string' ? { body: Buffer.from(page) } : page;
    const {
      status = response === undefined ? 404 : 200,
      headers = {},
      body = new Uint8Array(),
    } = response ?? {};
    return Promise.resolve({ status, headers: { 'content-type': [type], ...headers }, body });
  };
}

/** A page of the plugin. */
export function visitOf(url: string, more: Partial<PageVisit> = {}): PageVisit {
  return { id: url, kind: 'admin', url, subject: `The page ${url}`, isOwn: true, isForAdmins: true, ...more };
}
