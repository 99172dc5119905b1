import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@jest/globals';
import type { SendRequest } from '../../../src/http/message.ts';
import type { Logger } from '../../../src/shared/logger.ts';

import { startFileServer, type FileContent, type FileServer } from '../../../sandbox/http/file-server.ts';
import type { MadeUpFile } from '../../../sandbox/http/serve-bytes.ts';
import type { ByteReader } from '../../../src/shared/bytes.ts';
import { PublishError } from '../../../src/shared/publish-error.ts';
import { createSender } from '../../../src/http/send.ts';
import { createQuote, createSanitiser } from '../../../src/action/log.ts';
import { retryIdempotent, sendWithRepeats } from '../../../src/http/retry.ts';
import { quietLog } from '../../fixtures/quiet-log.ts';
import { readUrlPackage } from '../../../src/source/url/read-url.ts';

/** Keeps what is logged. */
export function createLog(): Logger & { readonly lines: string[] } {
  const lines: string[] = [];
  const add = (text: string) => void lines.push(text);
  const annotate = (_title: string, text: string) => add(text);
  return { ...quietLog, lines, info: add, warning: annotate, error: annotate };
}

/** Requests over real connections, repeated twice without a wait. */
export function createRepeatingSender(log: Logger): SendRequest {
  const clock = { now: () => 0, wallNow: () => 0, sleep: () => Promise.resolve() };
  const ports = { send: createSender(new AbortController().signal), clock, log, random: () => 0 };
  return (request) => sendWithRepeats(request, retryIdempotent, ports, { retries: 2, budgetMs: 1000 });
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

type OptionChanges = Partial<Parameters<typeof readUrlPackage>[1]>;

/** A web host with a package at /a.zip, which a run reads. */
export interface PackageStage extends AsyncDisposable {
  readonly host: FileServer;
  readonly log: ReturnType<typeof createLog>;
  /** Names of the temporary files. */
  readonly listFiles: () => Promise<readonly string[]>;
  readonly open: (changes?: OptionChanges) => ReturnType<typeof readUrlPackage>;
  /** The package when it was opened. */
  readonly read: (
    changes?: OptionChanges,
  ) => Promise<Awaited<ReturnType<typeof readUrlPackage>> & { readonly reader: ByteReader }>;
  /** The Range headers so far, in order. */
  readonly ranges: () => readonly (string | undefined)[];
}

export async function startPackageStage(content: FileContent): Promise<PackageStage> {
  const host = await startFileServer({ '/a.zip': content });
  const folder = await createFolder();
  const log = createLog();
  const options = {
    send: createRepeatingSender(log),
    timeoutMs: 600_000,
    temporaryFolder: folder.path,
    log,
    quote: createQuote(createSanitiser([])),
    isOpened: true,
  };
  const opened: Awaited<ReturnType<typeof readUrlPackage>>[] = [];
  const open: PackageStage['open'] = async (changes) => {
    const found = await readUrlPackage(new URL(host.url('/a.zip')), { ...options, ...changes });
    opened.push(found);
    return found;
  };
  return {
    host,
    log,
    listFiles: folder.list,
    open,
    read: async (changes) => {
      const found = await open(changes);
      if (found.reader === undefined) throw new Error('The package should have been opened.');
      return { ...found, reader: found.reader };
    },
    ranges: () => host.requests.map(({ headers }) => headers.range),
    [Symbol.asyncDispose]: async () => {
      for (const { close } of opened) await close();
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
