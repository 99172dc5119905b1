import { execFile } from 'node:child_process';
import { totalmem } from 'node:os';
import { constrainedMemory } from 'node:process';
import { formatSize } from '../../shared/format.ts';
import { createProcessTable, createTrees, type ProcessTable } from './process-trees.ts';

/** How much memory a rehearsal may take, in bytes. */
export interface MemoryBounds {
  /** Each process of PHP. */
  readonly php: number;
  /** The browser with its driver. */
  readonly browser: number;
  /** All of them. */
  readonly together: number;
}

/**
 * Watches the memory of a process and of all that it starts.
 *
 * @param onExceeded called once, with whose memory it was and the bound; it has to end the process
 * @returns ends watching
 */
export type WatchMemory = (
  whose: 'php' | 'browser',
  pid: number,
  onExceeded: (why: string) => void,
) => () => void;

/** On a machine with little memory, a small plugin with a browser has to have room. */
const LEAST_TOGETHER = 2_000_000_000;

/** @param machineBytes the memory of this machine; in a container, its bound counts */
export function chooseMemoryBounds(
  machineBytes = Math.min(totalmem(), constrainedMemory() || Infinity),
): MemoryBounds {
  const together = Math.max(LEAST_TOGETHER, Math.floor(machineBytes / 2));
  return { php: 2_000_000_000, browser: 3_000_000_000, together };
}

const TICK_MS = 100;
/** Where a program has to be started to ask for memory. */
const SLOW_TICK_MS = 1_000;
/** Asking for a browser's share takes 20 ms, so it is asked again after a second, or when it may have grown by this part of its bound. */
const SHARE_TICKS = 10;
const SHARE_GROWTH = 0.05;

const SUBJECTS = { php: 'PHP', browser: 'The browser with its driver' };

interface Watched {
  readonly pid: number;
  readonly whose: 'php' | 'browser';
  readonly onExceeded: (why: string) => void;
  /** The last time its share was asked for: how much it was, how much it was at most, and when. */
  asked?: { readonly share: number; readonly most: number; readonly tick: number };
}

/**
 * Creates the watch over all processes of a rehearsal. It looks each tenth of a second while there are any: a loop of PHP starves only
 * the process that is watched. Elsewhere than on Linux, it knows of PHP's process alone, and looks each second; on Windows, it does
 * not look.
 */
export function createMemoryWatch(
  bounds: MemoryBounds,
  {
    platform,
    table = createProcessTable(),
    every = repeat,
  }: {
    readonly platform: string;
    readonly table?: ProcessTable;
    /** Calls `work` each `ms`, without keeping the process alive. @returns ends that */
    readonly every?: (ms: number, work: () => void) => () => void;
  },
): WatchMemory {
  const watched = new Set<Watched>();
  const isLinux = platform === 'linux';
  const listTrees = createTrees(table);
  let tick = 0;
  let stop: (() => void) | undefined;
  const look = () => {
    tick += 1;
    const trees = listTrees([...watched].map(({ pid }) => pid));
    const used = [...watched].map((one) => {
      const pids = trees.get(one.pid) ?? [];
      const most = sum(pids.map(table.readMost));
      return { one, most, readShare: () => readShare(one, most, pids) };
    });
    for (const { one, most, readShare } of used)
      if (most > bounds[one.whose] && readShare() > bounds[one.whose]) end(one, readShare());
    if (sum(used.map(({ most }) => most)) <= bounds.together) return;
    const shares = used.map((item) => ({ ...item, share: item.readShare() }));
    const all = sum(shares.map(({ share }) => share));
    const [largest] = shares.toSorted((a, b) => b.share - a.share);
    if (all > bounds.together && largest !== undefined) end(largest.one, largest.share, all);
  };
  const readShare = (one: Watched, most: number, pids: readonly number[]): number => {
    const { asked } = one;
    const isRecent = asked !== undefined && tick - asked.tick < SHARE_TICKS;
    if (isRecent && most - asked.most < SHARE_GROWTH * bounds[one.whose]) return asked.share;
    const share = sum(pids.map(table.readShare));
    one.asked = { share, most, tick };
    return share;
  };
  const lookElsewhere = () => {
    for (const one of watched)
      if (one.whose === 'php')
        execFile('ps', ['-o', 'rss=', '-p', String(one.pid)], (_error, kb) => {
          const used = 1_024 * Number(kb);
          if (used > bounds.php && watched.has(one)) end(one, used);
        });
  };
  const end = (one: Watched, used: number, all?: number): void => {
    if (!watched.delete(one)) return;
    const subject = SUBJECTS[one.whose];
    one.onExceeded(
      all === undefined
        ? `${subject} took more memory than the ${formatSize(bounds[one.whose])} that it may take.`
        : `${subject} took ${formatSize(used)} of memory, and the rehearsal ${formatSize(all)} in all, more than the ${formatSize(bounds.together)} that it may take on this machine.`,
    );
  };
  return (whose, pid, onExceeded) => {
    if (platform === 'win32') return () => undefined;
    const one: Watched = { pid, whose, onExceeded };
    watched.add(one);
    stop ??= isLinux ? every(TICK_MS, look) : every(SLOW_TICK_MS, lookElsewhere);
    return () => {
      watched.delete(one);
      if (watched.size > 0) return;
      stop?.();
      stop = undefined;
    };
  };
}

function repeat(ms: number, work: () => void): () => void {
  const timer = setInterval(work, ms);
  timer.unref();
  return () => clearInterval(timer);
}

function sum(values: readonly number[]): number {
  return values.reduce((all, value) => all + value, 0);
}
