import { createHash } from 'node:crypto';
import { constants } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { spanOf, type ByteReader } from './bytes.ts';
import { assertNotCancelled } from './clock.ts';
import { PublishError } from './publish-error.ts';
import { quoteName } from './quote.ts';
import { explainRead } from './system-error.ts';

/** An open file on this machine. */
export interface LocalFile extends ByteReader {
  /** Of the whole file, in lower-case hex. Throws `Cancelled` by the signal. */
  readSha256(signal?: AbortSignal): Promise<string>;
  /** Idempotent. */
  readonly close: () => Promise<void>;
}

/** ZIP readers ask for a few bytes at a time. */
const CHUNK_BYTES = 64 * 1024;
/** 2 MiB of memory, whatever the file's size. */
const MAX_CHUNKS = 32;
const PIECE_BYTES = 1024 * 1024;

/**
 * Opens a file for random access, with little memory.
 *
 * @throws PublishError `package`: it cannot be read, or changes while it is read
 */
export async function openLocalFile(path: string): Promise<LocalFile> {
  const name = basename(path);
  // A named pipe is not a regular file, and opening it would wait for a writer.
  const handle = await explain(open(path, constants.O_RDONLY | constants.O_NONBLOCK), name);
  try {
    const stats = await explain(handle.stat(), name);
    if (!stats.isFile()) throw fileError(name, 'is not a file', 'Give the path of a ZIP file.');
    return readFromHandle(handle, name, stats.size);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function readFromHandle(handle: FileHandle, name: string, sizeBytes: number): LocalFile {
  /** The most recently used chunk comes last. */
  const chunks = new Map<number, Promise<Buffer>>();

  const readChunk = (index: number): Promise<Buffer> => {
    const start = index * CHUNK_BYTES;
    const chunk = chunks.get(index) ?? readExactly(start, Math.min(CHUNK_BYTES, sizeBytes - start));
    chunks.delete(index);
    chunks.set(index, chunk);
    const [oldest] = chunks.keys();
    if (chunks.size > MAX_CHUNKS && oldest !== undefined) chunks.delete(oldest);
    return chunk;
  };

  const readExactly = async (start: number, lengthBytes: number, target?: Buffer): Promise<Buffer> => {
    const bytes = target?.subarray(0, lengthBytes) ?? Buffer.allocUnsafe(lengthBytes);
    for (let filled = 0; filled < lengthBytes;) {
      const reading = handle.read(bytes, filled, lengthBytes - filled, start + filled);
      const { bytesRead } = await explain(reading, name);
      if (bytesRead === 0) throw changeError(name);
      filled += bytesRead;
    }
    return bytes;
  };

  return {
    sizeBytes,
    read: async (start, lengthBytes, target) => {
      const { end } = spanOf(start, lengthBytes, sizeBytes);
      if (lengthBytes > CHUNK_BYTES) return readExactly(start, lengthBytes, target);
      if (lengthBytes === 0) return Buffer.alloc(0);
      const first = Math.floor(start / CHUNK_BYTES);
      const last = Math.floor((end - 1) / CHUNK_BYTES);
      const head = (await readChunk(first)).subarray(start - first * CHUNK_BYTES);
      if (first === last) return head.subarray(0, lengthBytes);
      const tail = (await readChunk(last)).subarray(0, end - last * CHUNK_BYTES);
      return Buffer.concat([head, tail], lengthBytes);
    },
    readSha256: (signal) => explain(hashExactly(handle, name, sizeBytes, signal), name),
    close: () => handle.close(),
  };
}

async function hashExactly(
  handle: FileHandle,
  name: string,
  sizeBytes: number,
  signal?: AbortSignal,
): Promise<string> {
  const hash = createHash('sha256');
  // One buffer for the whole file, because a stream allocates a new one for each piece.
  const buffer = Buffer.allocUnsafe(Math.min(PIECE_BYTES, sizeBytes + 1));
  let hashedBytes = 0;
  for (;;) {
    assertNotCancelled(signal);
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, hashedBytes);
    if (bytesRead === 0) break;
    hash.update(buffer.subarray(0, bytesRead));
    hashedBytes += bytesRead;
    if (hashedBytes > sizeBytes) break;
  }
  if (hashedBytes !== sizeBytes) throw changeError(name);
  return hash.digest('hex');
}

/** Explains errors of the system; throws others unchanged. */
async function explain<T>(reading: Promise<T>, name: string): Promise<T> {
  try {
    return await reading;
  } catch (error) {
    throw explainRead(
      error,
      `The file ${quoteName(name)}`,
      'Check that the file exists and that the runner may read it.',
    );
  }
}

function changeError(name: string): PublishError {
  return fileError(name, 'changed while it was read', 'Run this after the step that writes the file.');
}

function fileError(name: string, what: string, hint: string): PublishError {
  const title = 'Package cannot be read';
  return new PublishError({ code: 'package', title, message: `The file ${quoteName(name)} ${what}.`, hint });
}
