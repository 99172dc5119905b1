const BLOCK_BYTES = 64 * 1024;

/** The directory at the end of a ZIP, kept as its bytes: thousands of files take little memory, and no objects. */
interface CentralDirectory {
  /** Takes a copy of a line of it. */
  readonly add: (header: Uint8Array) => void;
  readonly count: () => number;
  /** All of it, piece by piece. */
  readonly read: () => readonly Uint8Array[];
}

export function createCentralDirectory(): CentralDirectory {
  const full: Uint8Array[] = [];
  let block = new Uint8Array(BLOCK_BYTES);
  let filled = 0;
  let entries = 0;
  return {
    add(header) {
      if (header.length > block.length - filled) {
        full.push(block.subarray(0, filled));
        block = new Uint8Array(Math.max(BLOCK_BYTES, header.length));
        filled = 0;
      }
      block.set(header, filled);
      filled += header.length;
      entries += 1;
    },
    count: () => entries,
    read: () => [...full, block.subarray(0, filled)],
  };
}
