import { buildCentralHeader, type DosTime, type WrittenEntry } from './zip-format.ts';

const BLOCK_BYTES = 64 * 1024;

/** The directory at the end of a ZIP, kept as its bytes: thousands of files take little memory, and no objects. */
export interface CentralDirectory {
  readonly add: (entry: WrittenEntry) => void;
  readonly count: () => number;
  /** All of it, piece by piece. */
  readonly read: () => readonly Buffer[];
}

export function createCentralDirectory(time: DosTime): CentralDirectory {
  const full: Buffer[] = [];
  let block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let filled = 0;
  let entries = 0;
  return {
    add(entry) {
      const header = buildCentralHeader(entry, time);
      if (header.length > block.length - filled) {
        full.push(block.subarray(0, filled));
        block = Buffer.allocUnsafeSlow(Math.max(BLOCK_BYTES, header.length));
        filled = 0;
      }
      filled += header.copy(block, filled);
      entries += 1;
    },
    count: () => entries,
    read: () => [...full, block.subarray(0, filled)],
  };
}
