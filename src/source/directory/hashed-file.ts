import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type Breathe, holdBreath } from '../../shared/breathe.ts';

/** Small writes are joined up to this size, in memory that is used again and again, and files are read back in steps of it. */
const BLOCK_BYTES = 1024 * 1024;

/** A file that is written from its start to its end and hashed on the way. */
export interface HashedFile {
  /** Where the next append goes. */
  position(): number;
  /** Takes copies, one behind the other; mostly there is nothing to wait for. */
  append(...parts: readonly Uint8Array[]): Promise<void> | undefined;
  /** Writes somewhere behind the end, in any order; it counts when it is adopted. */
  writeAhead(bytes: Uint8Array, position: number): Promise<void>;
  /** Appends what was written ahead, up to this position. */
  adopt(end: number): Promise<void>;
  /** Ends the file at its position, and tells its SHA-256 in lower-case hex. */
  finish(): Promise<string>;
}

/**
 * Writes into an empty file that can be read back.
 *
 * @throws (its functions) errors of the system; Cancelled
 */
export function createHashedFile(handle: FileHandle, breathe: Breathe = holdBreath): HashedFile {
  const hash = createHash('sha256');
  const block = Buffer.allocUnsafeSlow(BLOCK_BYTES);
  let waitingBytes = 0;
  let written = 0;

  async function write(bytes: Uint8Array): Promise<void> {
    hash.update(bytes);
    await writeAll(handle, bytes, written);
    written += bytes.length;
  }

  async function flush(): Promise<void> {
    await write(block.subarray(0, waitingBytes));
    waitingBytes = 0;
  }

  function join(bytes: Uint8Array): void {
    block.set(bytes, waitingBytes);
    waitingBytes += bytes.length;
  }

  async function appendBehind(parts: readonly Uint8Array[]): Promise<void> {
    for (const bytes of parts) {
      if (bytes.length > BLOCK_BYTES - waitingBytes) await flush();
      if (bytes.length >= BLOCK_BYTES) await write(bytes);
      else join(bytes);
    }
  }

  return {
    position: () => written + waitingBytes,
    append(...parts) {
      const sizeBytes = parts.reduce((sum, { length }) => sum + length, 0);
      if (sizeBytes > BLOCK_BYTES - waitingBytes) return appendBehind(parts);
      parts.forEach(join);
      return undefined;
    },
    writeAhead: (bytes, position) => writeAll(handle, bytes, position),
    async adopt(end) {
      await flush();
      while (written < end) {
        await breathe();
        const block = Buffer.allocUnsafe(Math.min(BLOCK_BYTES, end - written));
        const { bytesRead } = await handle.read(block, 0, block.length, written);
        if (bytesRead === 0) throw new Error('a file ends before what was written to it');
        hash.update(block.subarray(0, bytesRead));
        written += bytesRead;
      }
    },
    async finish() {
      await flush();
      await handle.truncate(written);
      return hash.digest('hex');
    },
  };
}

/** A full disk takes a part of the bytes first, and refuses only the rest. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
