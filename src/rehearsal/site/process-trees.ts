import { readdirSync, readFileSync } from 'node:fs';

/** Processes of this machine. Source: https://man7.org/linux/man-pages/man5/proc.5.html */
export interface ProcessTable {
  readonly list: () => readonly number[];
  /** Its parent and its session; `undefined` if it has ended. */
  readonly read: (pid: number) => { readonly parent: number; readonly session: number } | undefined;
  /** Memory with all that is shared, in bytes: cheap to ask for, and never too low. */
  readonly readMost: (pid: number) => number;
  /** Memory with its part of what is shared, in bytes. */
  readonly readShare: (pid: number) => number;
}

/** Linux's, in `/proc`. */
export function createProcessTable(root = '/proc'): ProcessTable {
  const read = (pid: number, name: string): string => {
    try {
      return readFileSync(`${root}/${pid}/${name}`, 'latin1');
    } catch {
      return '';
    }
  };
  return {
    list: () => {
      try {
        return readdirSync(root).map(Number).filter(Number.isInteger);
      } catch {
        // Some systems hide it. Nothing is found then, and nobody is ended.
        return [];
      }
    },
    read: (pid) => {
      const stat = read(pid, 'stat');
      // The name before that may hold anything.
      const [, , parent, , session] = stat.slice(stat.lastIndexOf(')')).split(' ', 5);
      return session === undefined ? undefined : { parent: Number(parent), session: Number(session) };
    },
    readMost: (pid) => sumKb(read(pid, 'status'), /^(?:VmRSS|VmSwap):\s+(\d+) kB$/gm),
    readShare: (pid) => {
      const shares = read(pid, 'smaps_rollup');
      if (shares !== '') return sumKb(shares, /^(?:Pss|SwapPss):\s+(\d+) kB$/gm);
      // Of a process with a sandbox of its own, Linux tells no more than this.
      return sumKb(read(pid, 'status'), /^(?:RssAnon|RssShmem|VmSwap):\s+(\d+) kB$/gm);
    },
  };
}

function sumKb(text: string, pattern: RegExp): number {
  return [...text.matchAll(pattern)].reduce((sum, [, kb]) => sum + 1_024 * Number(kb), 0);
}

/**
 * Finds all processes that others have started, also those whose parent has ended, by their session.
 *
 * @returns lists those of each root; the next call may find more
 */
export function createTrees({
  list,
  read,
}: Pick<ProcessTable, 'list' | 'read'>): (
  roots: readonly number[],
) => ReadonlyMap<number, readonly number[]> {
  /** Roots by process; `undefined` for processes of others. */
  const owners = new Map<number, number | undefined>();
  /** The same by sessions that processes of a tree lead, and that of each root, in which others are, too. */
  const sessions = new Map<number, number>();
  const outer = new Map<number, number | undefined>();
  return (roots) => {
    const present = new Set(list());
    for (const pid of owners.keys()) if (!present.has(pid)) owners.delete(pid);
    for (const root of outer.keys()) if (!roots.includes(root)) outer.delete(root);
    for (const [session, root] of sessions) if (!roots.includes(root)) sessions.delete(session);
    for (const root of roots)
      if (!outer.has(root)) {
        owners.set(root, root);
        outer.set(root, read(root)?.session);
      }
    const find = (pid: number): number | undefined => {
      if (owners.has(pid) || !present.has(pid)) return owners.get(pid);
      // Until it is known, it is nobody's, so that no ring of parents is followed.
      owners.set(pid, undefined);
      const found = read(pid);
      if (found === undefined) return undefined;
      const { parent, session } = found;
      const owner = find(parent) ?? sessions.get(session);
      owners.set(pid, owner);
      const beyond = owner === undefined ? undefined : outer.get(owner);
      if (owner !== undefined && beyond !== undefined && session !== beyond) sessions.set(session, owner);
      return owner;
    };
    const trees = new Map<number, number[]>(roots.map((root) => [root, []]));
    for (const pid of present) {
      const owner = find(pid);
      if (owner !== undefined) trees.get(owner)?.push(pid);
    }
    return trees;
  };
}
