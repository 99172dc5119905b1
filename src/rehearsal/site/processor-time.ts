import { readFileSync } from 'node:fs';
import { createProcessTable, createTrees } from './process-trees.ts';

/** Linux counts in hundredths of a second for programs. */
const TICK_MS = 10;

/**
 * Creates what reads the processor time in milliseconds of a process and of all that it has started. Elsewhere than on Linux, it is 0.
 * Source: https://man7.org/linux/man-pages/man5/proc_pid_stat.5.html, fields 14 to 17
 */
export function createProcessorTimer(pid: number, root = '/proc'): () => number {
  const listTrees = createTrees(createProcessTable(root));
  let mostMs = 0;
  return () => {
    const ticks = (listTrees([pid]).get(pid) ?? []).map((one) => readTicks(`${root}/${one}/stat`));
    // What has ended is counted by its parent, but not by one that never asked for it.
    mostMs = Math.max(mostMs, TICK_MS * ticks.reduce((sum, some) => sum + some, 0));
    return mostMs;
  };
}

/** Of a process, and of its children that it has seen end. */
function readTicks(path: string): number {
  try {
    const stat = readFileSync(path, 'latin1');
    // The name before that may hold anything.
    const fields = stat.slice(stat.lastIndexOf(')')).split(' ', 16).slice(12);
    return fields.reduce((sum, field) => sum + Number(field), 0);
  } catch {
    return 0;
  }
}
