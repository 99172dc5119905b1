import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect } from '@jest/globals';

import { PublishError } from '../../../src/shared/publish-error.ts';

/** A symbolic link to somewhere. */
export interface Link {
  readonly to: string;
}

/** Paths with `/` between their parts; one that ends in `/` is an empty folder. */
export type Files = Readonly<Record<string, string | Uint8Array | Link>>;

/** A folder on disk for one test. */
export interface TestFolder extends AsyncDisposable {
  readonly path: string;
  /** The path of something in it. */
  at(name: string): string;
  add(files: Files): Promise<void>;
}

/** Creates a folder with these files, in the order given. */
export async function createFolder(files: Files = {}): Promise<TestFolder> {
  const path = await mkdtemp(join(tmpdir(), 'folder-'));
  const at = (name: string) => join(path, name);
  async function add(more: Files): Promise<void> {
    for (const [name, content] of Object.entries(more)) {
      if (name.endsWith('/')) {
        await mkdir(at(name), { recursive: true });
        continue;
      }
      await mkdir(dirname(at(name)), { recursive: true });
      if (typeof content === 'object' && 'to' in content) await symlink(content.to, at(name));
      else await writeFile(at(name), content);
    }
  }
  await add(files);
  return { path, at, add, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** The error with which something ends, which must be complete and for the author of a workflow. */
export async function fail(running: Promise<unknown> | (() => unknown)): Promise<PublishError> {
  const error: unknown = await Promise.resolve()
    .then(() => (typeof running === 'function' ? running() : running))
    .then(
      (value) => new Error('It should have failed.', { cause: value }),
      (reason: unknown) => reason,
    );
  if (!(error instanceof PublishError)) throw error;
  expect(error.message).toMatch(/^\S[^\n]*\.$/);
  expect(error.hint).toMatch(/^[A-Z][^\n]*\.$/);
  return error;
}

/** Does something with the rights of a user to whom files can be closed: they never are to root. */
export async function actAsNobody<T>(act: () => Promise<T>): Promise<T> {
  if (process.getuid?.() !== 0) return act();
  process.seteuid?.(65534);
  try {
    return await act();
  } finally {
    process.seteuid?.(0);
  }
}
