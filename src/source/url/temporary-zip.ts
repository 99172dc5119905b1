import { createHash, randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type LocalFile, openLocalFile } from '../../shared/local-file.ts';

/** A ZIP in a temporary file, open for reading. */
export interface TemporaryZip {
  readonly path: string;
  readonly file: LocalFile;
  /** In lower-case hex. */
  readonly sha256: string;
  /** Closes and deletes the file; idempotent. */
  readonly close: () => Promise<void>;
}

/** Shows what else a file is, also behind warnings of a script. */
const HEAD_BYTES = 64 * 1024;

/**
 * Stores what arrives in a new file, and hashes it. The functions throw the system's errors when the file cannot be written, and
 * what `checkHead` throws.
 *
 * @param folder the folder for the file, which begins with the first bytes
 * @param checkHead called with the beginning of the file; throws to refuse it
 */
export function createTemporaryZip(folder: string, checkHead: (head: Buffer) => void) {
  const path = join(folder, `publish-wordpress-plugin-${randomUUID()}.zip`);
  const hash = createHash('sha256');
  let head = Buffer.alloc(0);
  let target: Awaited<ReturnType<typeof open>> | undefined;
  const discard = async (): Promise<void> => {
    await target?.close().catch(() => undefined);
    if (target !== undefined) await rm(path, { force: true });
  };
  return {
    /** Deletes the file, if any; idempotent. */
    discard,
    write: async (chunk: Buffer): Promise<void> => {
      if (head.length < HEAD_BYTES) {
        head = Buffer.concat([head, chunk]);
        if (head.length >= HEAD_BYTES) checkHead(head);
      }
      hash.update(chunk);
      // Refuses an existing file or link, and keeps the file private.
      target ??= await open(path, 'wx', 0o600);
      await target.writeFile(chunk);
    },
    finish: async (): Promise<TemporaryZip> => {
      if (head.length < HEAD_BYTES) checkHead(head);
      await target?.close();
      const file = await openLocalFile(path);
      const close = async () => {
        try {
          await file.close();
        } finally {
          await discard();
        }
      };
      return { path, file, sha256: hash.digest('hex'), close };
    },
  };
}
