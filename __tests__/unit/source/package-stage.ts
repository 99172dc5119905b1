import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { Logger } from '../../../src/shared/logger.ts';

import { startFileServer, type FileContent, type FileServer } from '../../../sandbox/http/file-server.ts';
import type { MadeUpFile } from '../../../sandbox/http/serve-bytes.ts';
import type { Clock } from '../../../src/shared/clock.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { createSender } from '../../../src/http/send.ts';
import { createQuote, createSanitiser } from '../../../src/action/log.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import { type Download, type DownloadOptions, downloadPackage } from '../../../src/source/url/download.ts';

/** Keeps what is logged. */
export function createLog(): Logger & { readonly lines: string[] } {
  const lines: string[] = [];
  const add = (text: string) => void lines.push(text);
  const annotate = (_title: string, text: string) => add(text);
  return { ...quietLog, lines, info: add, repeat: add, warning: annotate, error: annotate };
}

/** An empty folder for temporary files, which goes when it is disposed of. */
export async function createFolder() {
  const path = await mkdtemp(join(tmpdir(), 'package-stage-'));
  return {
    path,
    list: () => readdir(path),
    [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }),
  };
}

type OptionChanges = Partial<DownloadOptions>;

/** A clock that goes on only by sleeping, and so by what a test says. */
export function createSleepingClock(): Clock {
  let nowMs = 0;
  return {
    now: () => nowMs,
    wallNow: () => nowMs,
    sleep: (durationMs) => Promise.resolve(void (nowMs += durationMs)),
  };
}

/** A web host with a package at /a.zip, which a run downloads. */
export interface PackageStage extends AsyncDisposable {
  readonly host: FileServer;
  readonly log: ReturnType<typeof createLog>;
  /** Names of the temporary files. */
  readonly listFiles: () => Promise<readonly string[]>;
  readonly download: (changes?: OptionChanges) => Promise<Download>;
}

export async function startPackageStage(content: FileContent): Promise<PackageStage> {
  const host = await startFileServer({ '/a.zip': content });
  const folder = await createFolder();
  const log = createLog();
  const options = {
    send: createSender(new AbortController().signal),
    clock: createSleepingClock(),
    random: () => 0,
    timeoutMs: 180_000,
    retries: 3,
    temporaryFolder: folder.path,
    log,
    quote: createQuote(createSanitiser([])),
  };
  const downloads: Download[] = [];
  return {
    host,
    log,
    listFiles: folder.list,
    download: async (changes) => {
      const found = await downloadPackage(new URL(host.url('/a.zip')), { ...options, ...changes });
      downloads.push(found);
      return found;
    },
    [Symbol.asyncDispose]: async () => {
      for (const { close } of downloads) await close();
      await host.close();
      await folder[Symbol.asyncDispose]();
    },
  };
}

/** The error that stops the run, in the form that all of them have. */
export async function fail(doing: Promise<unknown>): Promise<PublishError> {
  const error: unknown = await doing.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  if (!(error instanceof PublishError)) throw new Error('It should have failed.', { cause: error });
  expect(error.message).toContain('`zip_url`');
  expect(error.message).toMatch(/\.$/);
  expect(error.hint).toMatch(/\.$/);
  return error;
}

/** Bytes like those of a ZIP at its beginning, and elsewhere such that each place can be told from others. */
export function fill(start: number, end: number): Buffer {
  const bytes = Buffer.alloc(end - start);
  for (let at = start - (start % 64); at < end; at += 64) {
    const stamp = Buffer.from(`${at === 0 ? 'PK\x03\x04' : 'at'}${at}`.padEnd(64, '.'), 'latin1');
    stamp.copy(bytes, Math.max(0, at - start), Math.max(0, start - at));
  }
  return bytes;
}

/** A package of any size that costs no memory. */
export const makeUp = (sizeBytes: number, validators: MadeUpFile['validators'] = { etag: '"1"' }) => ({
  sizeBytes,
  read: fill,
  validators,
});
