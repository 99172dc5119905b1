import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** What a program and all that it started have used, and what it printed. */
export interface TreeUsage {
  readonly cpuMs: number;
  readonly output: string;
}

/** Counts the processor time of a program and of all that it starts. */
interface Counter extends AsyncDisposable {
  /** The beginning of the command: a program that becomes the one that follows. */
  readonly command: readonly string[];
  /** Begins, if something has to be done while the program runs. */
  readonly watch?: (pid: number) => void;
  /** Milliseconds so far. */
  readonly read: () => Promise<number>;
}

/**
 * Runs a program to its end, and tells how much time of processors it and all of its descendants took, also of those for which
 * nobody waited: what is killed with its namespace, and browsers. The shell's `times` lacks these. On Linux only. Throws when it fails.
 *
 * @param openCounter by default, a control group where one can be made, else `/proc`
 */
export async function measureTree(
  command: string,
  args: readonly string[],
  cwd: string,
  openCounter: () => Counter = () => openGroup() ?? watchProcesses(),
): Promise<TreeUsage> {
  await using counter = openCounter();
  const [program = '', ...rest] = [...counter.command, command, ...args];
  const child = spawn(program, rest, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  counter.watch?.(child.pid ?? 0);
  const texts = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (texts.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (texts.errors += text));
  const code = await new Promise((fulfil, reject) => child.on('error', reject).on('close', fulfil));
  const cpuMs = await counter.read();
  if (code !== 0) throw new Error(`${command} ended with ${String(code)}: ${texts.errors}`);
  return { cpuMs, output: texts.output };
}

/** Lets a shell enter the group before it becomes the program, so that nothing is started outside of it. */
const ENTER_GROUP = ['sh', '-c', 'echo $$ > "$1/cgroup.procs" && shift && exec "$@"', 'sh'];

/** Between two looks at what still ends. */
const END_MS = 10;

let groups = 0;

/**
 * Makes a control group: the kernel counts there whatever runs in it, however it ends. `undefined` where this user may not make
 * one. Source: https://docs.kernel.org/admin-guide/cgroup-v2.html
 */
export function openGroup(): Counter | undefined {
  groups += 1;
  const folder = makeGroup(`bench-${process.pid}-${groups}`);
  if (folder === undefined) return undefined;
  const readField = (file: string, name: string) =>
    Number(new RegExp(`^${name} (\\d+)$`, 'm').exec(readFileSync(join(folder, file), 'utf8'))?.[1]);
  return {
    command: [...ENTER_GROUP, folder],
    read: () => Promise.resolve(readField('cpu.stat', 'usage_usec') / 1000),
    [Symbol.asyncDispose]: async () => {
      writeFileSync(join(folder, 'cgroup.kill'), '1');
      while (readField('cgroup.events', 'populated') > 0) await sleep(END_MS);
      rmdirSync(folder);
    },
  };
}

function makeGroup(name: string): string | undefined {
  try {
    const root = / (\S+) cgroup2 /.exec(readFileSync('/proc/mounts', 'utf8'))?.[1];
    const own = /^0::(.*)$/m.exec(readFileSync('/proc/self/cgroup', 'utf8'))?.[1];
    if (root === undefined || own === undefined) return undefined;
    const folder = join(root, own, name);
    mkdirSync(folder);
    return folder;
  } catch {
    return undefined;
  }
}

/** How often processes are looked at. What one used after the last look is not counted. */
const LOOK_MS = 50;
/** Linux counts in hundredths of a second. Source: proc(5), `sysconf(_SC_CLK_TCK)` */
const TICK_MS = 10;

/** A process, and the ticks that it has used. */
export interface ProcessLook {
  readonly pid: number;
  readonly parent: number;
  readonly used: number;
}

/** Looks at `/proc` again and again. */
function watchProcesses(): Counter {
  const ticks = new Map<number, number>();
  const ended = new AbortController();
  const look = async () => countDescendants(ticks, await listProcesses());
  const watch = async () => {
    while (!ended.signal.aborted) {
      await look();
      await sleep(LOOK_MS);
    }
  };
  let watching = Promise.resolve();
  return {
    command: [],
    watch: (pid) => {
      ticks.set(pid, 0);
      watching = watch();
    },
    read: () => Promise.resolve([...ticks.values()].reduce((sum, used) => sum + used, 0) * TICK_MS),
    [Symbol.asyncDispose]: () => {
      ended.abort();
      return watching;
    },
  };
}

/** Notes what the processes that are known, and their children, have used so far. */
export function countDescendants(ticks: Map<number, number>, processes: readonly ProcessLook[]): void {
  for (const { pid, parent, used } of processes)
    if (ticks.has(pid) || ticks.has(parent)) ticks.set(pid, used);
}

async function listProcesses(): Promise<readonly ProcessLook[]> {
  const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name));
  const stats = await Promise.all(pids.map((pid) => readFile(`/proc/${pid}/stat`, 'utf8').catch(() => '')));
  return stats.flatMap((stat, index) => {
    // The name of the program may hold blanks and brackets.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const [parent = 0, user = 0, system = 0] = [fields[1], fields[11], fields[12]].map(Number);
    return stat === '' ? [] : [{ pid: Number(pids[index]), parent, used: user + system }];
  });
}
