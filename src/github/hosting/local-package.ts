import { createHash, type Hash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { basename } from 'node:path';
import { Readable } from 'node:stream';
import { hostingError } from '../explain-errors.ts';
import { isAssetName } from '../names.ts';
import type { HttpUpload } from '../../http/message.ts';
import { PublishError } from '../../shared/publish-error.ts';
import { describeContent } from '../../shared/file-type.ts';
import { formatDuration, formatSize } from '../../shared/format.ts';
import { openLocalFile } from '../../shared/local-file.ts';
import { quoteName } from '../../shared/quote.ts';
import type { HostingSpec, PackageFile, Uses } from './model.ts';

/** GitHub accepts files below 2 GiB. */
const MAX_BYTES = 2 * 1024 ** 3;

/** Number of bytes to compare at the beginning of a package. */
const HEAD_BYTES = 1024;

/** The first bytes of a ZIP with files. */
export const ZIP_START = 'PK\x03\x04';

const EMPTY_ZIP = { what: 'a ZIP without any files', fix: 'Check the step that builds the ZIP.' };

const CHUNK_BYTES = 1024 * 1024;

/** Interval of progress lines; shorter uploads show none. */
const PROGRESS_INTERVAL_MS = 2_000;

/** The size and the beginning of the package, by which a download is recognised. */
export interface PackageHead {
  readonly sizeBytes: number;
  readonly head: Buffer;
}

/**
 * Refuses what GitHub would refuse or change, before anything is created.
 *
 * @throws PublishError `input` for the name of the asset, `not-published` for the size
 */
export function assertHostable({ assetName, file }: Pick<HostingSpec, 'assetName' | 'file'>): void {
  if (!isAssetName(assetName)) {
    throw new PublishError({
      code: 'input',
      title: 'Input asset-name',
      message: `The name of the asset, ${quoteName(assetName)}, has characters that GitHub would change, or does not begin with a letter or digit.`,
      hint: 'Set `asset-name` to a name of `A-Z a-z 0-9 . _ + -` that begins with a letter or digit.',
    });
  }
  if (file.sizeBytes < MAX_BYTES) return;
  throw hostingError(
    'Package too large for GitHub',
    `The package has ${formatSize(file.sizeBytes)}, and an asset of a release must be smaller than 2 GiB.`,
    'Make the package smaller, or put it somewhere else and give its URL as `zip_url`.',
  );
}

/**
 * Reads the beginning of the package.
 *
 * @throws PublishError `package`: it is not a ZIP, cannot be read, or is not the file that was checked
 */
export async function readHead(file: PackageFile): Promise<PackageHead> {
  const { sizeBytes } = file;
  const local = await openLocalFile(file.path);
  try {
    if (local.sizeBytes !== sizeBytes) throw changeError(file);
    const head = await local.read(0, Math.min(sizeBytes, HEAD_BYTES));
    assertZip(file, head);
    return { sizeBytes, head };
  } finally {
    await local.close();
  }
}

/**
 * Opens the package as the body of a request, in chunks of 1 MiB. Their memory is reused: a chunk is valid until three
 * more have been read, which is more than a request reads ahead. Each attempt shows its own progress.
 */
export function openUpload(
  file: PackageFile,
  startProgress: () => ShowProgress,
  /** Whether its last part leaves only if all of it has the digest: nobody else compares that afterwards. */
  { isChecked = false } = {},
): HttpUpload {
  const options = { objectMode: false, highWaterMark: CHUNK_BYTES };
  const open = () =>
    Readable.from(readChunks(file, startProgress(), isChecked ? createHash('sha256') : undefined), options);
  return { sizeBytes: file.sizeBytes, open };
}

/** Shows how many bytes of an upload have been sent so far. */
type ShowProgress = (sentBytes: number) => void;

/** Shows the progress of an upload at most every two seconds: percentage, rate and time left. */
export function createProgress(
  { name, sizeBytes }: { readonly name: string; readonly sizeBytes: number },
  { clock, log }: Uses<'clock' | 'log'>,
): ShowProgress {
  const startMs = clock.now();
  let shownMs = startMs;
  return (sentBytes) => {
    const nowMs = clock.now();
    if (nowMs - shownMs < PROGRESS_INTERVAL_MS || sentBytes === sizeBytes) return;
    shownMs = nowMs;
    const bytesPerS = (sentBytes / (nowMs - startMs)) * 1000;
    const leftS = Math.ceil((sizeBytes - sentBytes) / bytesPerS);
    const percent = Math.floor((sentBytes / sizeBytes) * 100);
    log.info(
      `${name}: ${percent} % of ${formatSize(sizeBytes)} sent, ${formatSize(bytesPerS)}/s, ${formatDuration(leftS * 1000)} left.`,
    );
  };
}

async function* readChunks(
  file: PackageFile,
  showProgress: ShowProgress,
  hash: Hash | undefined,
): AsyncGenerator<Buffer> {
  const { path, sizeBytes, sha256 } = file;
  const handle = await open(path, 'r').catch((error: unknown) => {
    throw changeError(file, error);
  });
  try {
    if ((await handle.stat()).size !== sizeBytes) throw changeError(file);
    const ring = Array.from({ length: 4 }, () => Buffer.allocUnsafe(Math.min(CHUNK_BYTES, sizeBytes)));
    for (let start = 0, turn = 0; start < sizeBytes; turn += 1) {
      const chunk = ring[turn % ring.length]?.subarray(0, sizeBytes - start) ?? Buffer.alloc(0);
      if ((await fill(chunk, handle, start)) < chunk.length) throw changeError(file);
      start += chunk.length;
      hash?.update(chunk);
      if (start === sizeBytes && hash !== undefined && hash.digest('hex') !== sha256) throw changeError(file);
      yield chunk;
      showProgress(start);
    }
  } finally {
    await handle.close();
  }
}

/**
 * Reads until the chunk is full, because a request would read ahead more of smaller chunks.
 *
 * @returns the number of bytes read, which is smaller at the end of the file
 */
async function fill(chunk: Buffer, handle: FileHandle, start: number): Promise<number> {
  let filled = 0;
  while (filled < chunk.length) {
    const { bytesRead } = await handle.read(chunk, filled, chunk.length - filled, start + filled);
    if (bytesRead === 0) break;
    filled += bytesRead;
  }
  return filled;
}

function assertZip({ path }: PackageFile, head: Buffer): void {
  if (head.toString('latin1').startsWith(ZIP_START)) return;
  const { what, fix } = describeContent(head) ?? EMPTY_ZIP;
  const message = `The file ${quoteName(basename(path))} is ${what}.`;
  throw new PublishError({ code: 'package', title: 'Package cannot be published', message, hint: fix });
}

function changeError({ path }: PackageFile, cause?: unknown): PublishError {
  return new PublishError({
    code: 'package',
    title: 'Package cannot be published',
    message: `The file ${quoteName(basename(path))} changed after it was checked.`,
    hint: 'Run this after the step that writes the file.',
    cause,
  });
}
