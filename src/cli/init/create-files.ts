import { randomBytes } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { messageOf } from '../../shared/publish-error.ts';
import { CommandError } from '../command-error.ts';
import type { NewFile } from './write-workflow.ts';

/**
 * Writes files with their folders, all or none: all are beside their places before the first takes its own.
 *
 * @throws CommandError which one cannot be written; nothing was
 */
export function createFiles(top: string, files: readonly NewFile[]): void {
  const temporary: (readonly [from: string, to: string])[] = [];
  try {
    for (const { path, text } of files) {
      const to = join(top, path);
      const from = join(dirname(to), `.${randomBytes(8).toString('hex')}.tmp`);
      attempt(path, () => {
        mkdirSync(dirname(to), { recursive: true });
        temporary.push([from, to]);
        writeFileSync(from, text, { flag: 'wx' });
      });
    }
    for (const [index, [from, to]] of temporary.entries())
      attempt(files[index]?.path ?? '', () => renameSync(from, to));
  } finally {
    for (const [from] of temporary) rmSync(from, { force: true });
  }
}

function attempt(path: string, work: () => void): void {
  try {
    work();
  } catch (error) {
    throw new CommandError(
      `${path} cannot be written: ${messageOf(error).replace(/, \w+ '[^]*$/, '')}. Allow this user to write there, and try again.`,
    );
  }
}
