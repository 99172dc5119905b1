import { randomUUID } from 'node:crypto';
import { open, rm, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { readFromBuffer, type ByteReader } from '../../shared/bytes.ts';
import { openLocalFile, type LocalFile } from '../../shared/local-file.ts';
import { explainWrite } from '../../shared/system-error.ts';

/** Stores a body while it arrives: in memory while it is small, else in a temporary file. */
export interface Spool {
  /**
   * Begins a body, and discards an earlier one.
   *
   * @param checkHead called with the head; throws to refuse the body
   */
  readonly begin: (checkHead: CheckHead) => void;
  /** @throws PublishError: the head was refused, or the body cannot be written to the disk */
  readonly write: (chunk: Buffer) => Promise<void>;
  /**
   * Returns a reader of the whole body, which works until the spool is closed.
   *
   * @throws PublishError: the head was refused, or the body cannot be written to the disk
   */
  readonly finish: () => Promise<ByteReader>;
  /** Deletes the file, if any; idempotent, and safe after every failure. */
  readonly close: () => Promise<void>;
}

/** Called with the head that fits into memory, and whether more follows. */
type CheckHead = (head: Buffer, isMore: boolean) => void;

/**
 * Creates an empty spool.
 *
 * @param folder the folder for the temporary file, if one is needed
 * @param headBytes maximum number of bytes in memory
 */
export function createSpool(folder: string, headBytes: number): Spool {
  const path = join(folder, `publish-wordpress-plugin-${randomUUID()}.zip`);
  let checkHead: CheckHead = () => undefined;
  let chunks: Buffer[] = [];
  let sizeBytes = 0;
  let file: FileHandle | undefined;
  let reader: LocalFile | undefined;

  const takeHead = (): Buffer => {
    const head = Buffer.concat(chunks);
    checkHead(head.subarray(0, headBytes), sizeBytes > headBytes);
    return head;
  };

  return {
    begin: (check) => {
      checkHead = check;
      chunks = [];
      sizeBytes = 0;
    },
    write: async (chunk) => {
      const position = sizeBytes;
      sizeBytes += chunk.length;
      if (position > headBytes && file !== undefined) return writeAll(file, chunk, position);
      chunks.push(chunk);
      if (sizeBytes <= headBytes) return;
      const head = takeHead();
      chunks = [];
      // Refuses to write to an existing file or link, and keeps the file private.
      file ??= await explaining(open(path, 'wx', 0o600));
      // An earlier body may have been longer.
      await explaining(file.truncate(0));
      await writeAll(file, head, 0);
    },
    finish: async () => {
      if (sizeBytes <= headBytes) return readFromBuffer(takeHead());
      if (file !== undefined) await explaining(file.close());
      reader ??= await openLocalFile(path);
      return reader;
    },
    close: async () => {
      await reader?.close().catch(ignore);
      await file?.close().catch(ignore);
      if (file !== undefined) await rm(path, { force: true }).catch(ignore);
    },
  };
}

/**
 * Writes all bytes at a position.
 *
 * @throws PublishError `not-published`: they cannot be written to the disk
 */
export async function writeAll(file: FileHandle, bytes: Buffer, position: number): Promise<void> {
  for (let written = 0; written < bytes.length;) {
    const writing = file.write(bytes, written, bytes.length - written, position + written);
    written += (await explaining(writing)).bytesWritten;
  }
}

const ignore = (): void => undefined;

async function explaining<T>(work: Promise<T>): Promise<T> {
  return work.catch((error: unknown) => {
    throw explainWrite(error, 'The package at `zip_url`', { full: 'Or set `package-checks: off`.' });
  });
}
