import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { messageOf } from '../../shared/publish-error.ts';
import { CommandError } from '../command-error.ts';

/** A file with its old and its new content. */
export interface FileChange {
  /** For people. */
  readonly name: string;
  /** The real path. */
  readonly path: string;
  readonly before: Buffer;
  readonly after: Buffer;
}

/**
 * Replaces files, all or none: writes the new ones beside them first, and puts back the old ones if one cannot be
 * replaced. Keeps their permissions. Synchronous, so that no signal comes in between.
 *
 * @param rename replaces a file by another
 * @throws CommandError which file could not be written, and what that left behind
 */
export function replaceFiles(changes: readonly FileChange[], rename = renameSync): void {
  const temporary = new Map<string, FileChange>();
  const replaced: FileChange[] = [];
  try {
    for (const change of changes) {
      const path = join(dirname(change.path), `.${randomBytes(8).toString('hex')}.tmp`);
      temporary.set(path, change);
      attempt(change, () => writeLike(change.path, path, change.after));
    }
    const stale = changes.find(({ path, before }) => !readFileSync(path).equals(before));
    if (stale !== undefined)
      throw new CommandError(`${stale.name} changed in the meantime, so nothing was written. Try again.`);
    for (const [path, change] of temporary) {
      attempt(change, () => rename(path, change.path));
      replaced.push(change);
    }
  } catch (error) {
    const lost = replaced.filter((change) => !restore(change, rename));
    if (lost.length === 0) throw error;
    const names = lost.map(({ name }) => name).join(', ');
    throw new CommandError(
      `${messageOf(error)} These files have the new version already, and could not be put back: ${names}. Take them from git: git checkout -- ${names.replaceAll(',', '')}`,
    );
  } finally {
    for (const path of temporary.keys()) rmSync(path, { force: true });
  }
}

function attempt({ name, path }: FileChange, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new CommandError(
      `${name} cannot be written: ${messageOf(error).replace(/, \w+ '[^]*$/, '')}. Nothing was changed. Allow this user to write to ${basename(dirname(path))}, and try again.`,
    );
  }
}

/** Writes a new file with the permissions of another. */
function writeLike(other: string, path: string, bytes: Buffer): void {
  const { mode } = statSync(other);
  const file = openSync(path, 'wx', 0o600);
  try {
    writeFileSync(file, bytes);
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
  chmodSync(path, mode & 0o7777);
}

function restore({ path, before }: FileChange, rename: typeof renameSync): boolean {
  const kept = join(dirname(path), `.${randomBytes(8).toString('hex')}.tmp`);
  try {
    writeLike(path, kept, before);
    rename(kept, path);
    return true;
  } catch {
    rmSync(kept, { force: true });
    return false;
  }
}
