import { createHash, randomUUID } from 'node:crypto';
import { type FileHandle, open, rm } from 'node:fs/promises';
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

/** Stores what arrives in a new file in the folder, and hashes it. The functions throw the system's errors. */
export function createTemporaryZip(folder: string) {
  const path = join(folder, `publish-wordpress-plugin-${randomUUID()}.zip`);
  const hash = createHash('sha256');
  let target: FileHandle | undefined;
  let file: LocalFile | undefined;
  // Refuses an existing file or link, and keeps the file private.
  const create = async () => (target ??= await open(path, 'wx', 0o600));
  const close = async (): Promise<void> => {
    await file?.close();
    await target?.close().catch(() => undefined);
    if (target !== undefined) await rm(path, { force: true });
  };
  return {
    close,
    write: async (chunk: Buffer): Promise<void> => {
      hash.update(chunk);
      await (await create()).writeFile(chunk);
    },
    finish: async (): Promise<TemporaryZip> => {
      await (await create()).close();
      file = await openLocalFile(path);
      return { path, file, sha256: hash.digest('hex'), close };
    },
  };
}
