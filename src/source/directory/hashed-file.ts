import { createHash } from 'node:crypto';
import type { FileHandle } from 'node:fs/promises';
import { type YieldToEventLoop, neverYield } from '../../shared/yield-to-event-loop.ts';

/** Size of the buffer that joins small writes, and of reads. */
const BLOCK_BYTES = 1024 * 1024;

/** A file that is hashed while it is written from start to end. */
export interface HashedFile {
  /** The position of the next append. */
  position(): number;
  /** Appends copies of the parts. Returns a promise only if the buffer has to be written. */
  append(...parts: readonly Uint8Array[]): Promise<void> | undefined;
  /** Writes after the end, in any order; {@link HashedFile.adopt} adds it to the file. */
  writeAhead(bytes: Uint8Array, position: number): Promise<void>;
  /** Appends the bytes that were written ahead, up to this position. */
  adopt(end: number): Promise<void>;
  /** Ends the file at the current position, and returns its SHA-256 in lower-case hex. */
  finish(): Promise<string>;
}

/**
 * Creates a hashed file on an empty file that is open for reading and writing.
 *
 * @throws (its functions) errors of the system; Cancelled
 */
export function createHashedFile(
  handle: FileHandle,
  yieldToEventLoop: YieldToEventLoop = neverYield,
): HashedFile {
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
        await yieldToEventLoop();
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

/** Writes all bytes. A full disk may accept some of them before it reports an error. */
async function writeAll(handle: FileHandle, bytes: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < bytes.length;) {
    const { bytesWritten } = await handle.write(bytes, done, bytes.length - done, position + done);
    done += bytesWritten;
  }
}
