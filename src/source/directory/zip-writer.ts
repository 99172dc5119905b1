import { type FileHandle, open, rm } from 'node:fs/promises';
import { crc32 } from 'node:zlib';
import type { ContentScanner } from '../../package/index.ts';
import { type YieldToEventLoop, neverYield } from '../../shared/yield-to-event-loop.ts';
import { quoteName } from '../../shared/quote.ts';
import { explainWrite } from '../../shared/system-error.ts';
import { createLocalError } from '../local-errors.ts';
import { deflateAhead, type Piece, readPieces } from './deflate-ahead.ts';
import { createHashedFile, type HashedFile } from './hashed-file.ts';
import { hasChanged, type TreeFile } from './tree-file.ts';
import {
  buildEndRecord,
  createCentralDirectory,
  createHeaderBuilder,
  encodeDosTime,
  FORMAT_MAXIMA,
  measureLocalHeader,
  type WrittenEntry,
} from './zip-format.ts';

/** A ZIP on disk. */
export interface WrittenZip {
  readonly path: string;
  readonly sizeBytes: number;
  /** Lower-case hex. */
  readonly sha256: string;
}

interface WriteOptions {
  /** Allows the run to be cancelled. */
  readonly yieldToEventLoop?: YieldToEventLoop | undefined;
  /** Called with the beginning of each file; what it returns, with all pieces of it. */
  readonly show?: ContentScanner['show'] | undefined;
}

/**
 * Writes files into a ZIP in the given order. The bytes depend only on names, contents and time: owners, modes, folders
 * and zones are not written. Stores files that do not become smaller uncompressed.
 *
 * @param target created or overwritten; deleted if it cannot be completed
 * @param epochSeconds the time of every file, in seconds since 1970
 * @throws PublishError `package`: a file cannot be read, or the limits of a ZIP are exceeded; `not-published`: the ZIP
 * cannot be written
 * @throws Cancelled
 */
export async function writeZip(
  target: string,
  files: readonly TreeFile[],
  epochSeconds: number,
  options: WriteOptions = {},
): Promise<WrittenZip> {
  if (files.length > FORMAT_MAXIMA.entries) throw tooMuch(`more than ${FORMAT_MAXIMA.entries} files`);
  for (const { name } of files) checkLength(name);
  const handle = await open(target, 'w+').catch((error: unknown) => {
    throw explainWrite(error, 'The ZIP');
  });
  try {
    return { path: target, ...(await writeEntries(handle, files, encodeDosTime(epochSeconds), options)) };
  } catch (error) {
    // Ignores a failed deletion, because the error that is thrown matters more than a leftover temporary file.
    await rm(target, { force: true }).catch(() => undefined);
    throw explainWrite(error, 'The ZIP');
  } finally {
    await handle.close();
  }
}

async function writeEntries(
  handle: FileHandle,
  files: readonly TreeFile[],
  time: number,
  { yieldToEventLoop = neverYield, show }: WriteOptions,
) {
  const output = createHashedFile(handle, yieldToEventLoop);
  const directory = createCentralDirectory();
  const headers = createHeaderBuilder(time);
  let large: LargeEntry | undefined;
  let look: ReturnType<ContentScanner['show']>;

  function takePiece(piece: Piece, deflated: Buffer): Promise<void> | undefined {
    if (piece.isFirst) look = show?.(piece.file.name, piece.bytes, piece.file.sizeBytes);
    look?.(piece.bytes, piece.isLast);
    return piece.isFirst && piece.isLast ? takeWhole(piece, deflated) : takePart(piece, deflated);
  }

  function takeWhole({ file, bytes }: Piece, deflated: Buffer): Promise<void> | undefined {
    const isDeflated = deflated.length < bytes.length;
    const packed = isDeflated ? deflated : bytes;
    const entry = {
      name: file.name,
      isDeflated,
      crc32: crc32(bytes),
      packedBytes: packed.length,
      sizeBytes: bytes.length,
      start: output.position(),
    };
    checkSize(entry.start + packed.length);
    directory.add(headers.central(entry));
    return output.append(headers.local(entry), packed);
  }

  async function takePart(piece: Piece, deflated: Buffer): Promise<void> {
    large ??= beginLarge(output, piece);
    await addPiece(output, large, piece, deflated);
    if (!piece.isLast) return;
    directory.add(headers.central(await endLarge(output, large, piece.file, headers)));
    large = undefined;
    checkSize(output.position());
  }

  await deflateAhead(files, takePiece, yieldToEventLoop);
  const directoryStart = output.position();
  for (const part of directory.read()) await output.append(part);
  const directoryBytes = output.position() - directoryStart;
  await output.append(buildEndRecord(directory.count(), directoryStart, directoryBytes));
  checkSize(output.position());
  return { sizeBytes: output.position(), sha256: await output.finish() };
}

/** A file of several pieces. Its data is written before its header, which needs the final sizes and checksum. */
interface LargeEntry {
  readonly start: number;
  readonly dataStart: number;
  end: number;
  crc32: number;
}

function beginLarge(output: HashedFile, { file }: Piece): LargeEntry {
  const start = output.position();
  const dataStart = start + measureLocalHeader(file.name);
  return { start, dataStart, end: dataStart, crc32: 0 };
}

async function addPiece(output: HashedFile, large: LargeEntry, { bytes }: Piece, deflated: Buffer) {
  await output.writeAhead(deflated, large.end);
  large.end += deflated.length;
  large.crc32 = crc32(bytes, large.crc32);
  checkSize(large.end);
}

async function endLarge(
  output: HashedFile,
  { start, dataStart, end, crc32 }: LargeEntry,
  file: TreeFile,
  headers: ReturnType<typeof createHeaderBuilder>,
): Promise<WrittenEntry> {
  const { name, sizeBytes } = file;
  const isDeflated = end - dataStart < sizeBytes;
  if (!isDeflated) await storeAgain(output, file, dataStart, crc32);
  const packedBytes = isDeflated ? end - dataStart : sizeBytes;
  const entry = { name, isDeflated, crc32, packedBytes, sizeBytes, start };
  await output.writeAhead(headers.local(entry), start);
  await output.adopt(dataStart + packedBytes);
  return entry;
}

/** Overwrites the compressed data of a file with the file itself, because it did not become smaller. */
async function storeAgain(output: HashedFile, file: TreeFile, dataStart: number, expectedCrc32: number) {
  let position = dataStart;
  let found = 0;
  for (const { bytes } of readPieces([file])) {
    await output.writeAhead(bytes, position);
    position += bytes.length;
    found = crc32(bytes, found);
  }
  if (found !== expectedCrc32) throw hasChanged(file.name);
}

function checkLength(name: string): void {
  if (Buffer.byteLength(name) <= FORMAT_MAXIMA.nameBytes) return;
  throw createLocalError(
    `The path ${quoteName(name)} is too long for a ZIP.`,
    'Shorten it, or leave it out.',
  );
}

function checkSize(zipBytes: number): void {
  if (zipBytes > FORMAT_MAXIMA.zipBytes) throw tooMuch('more than 2 GiB');
}

function tooMuch(what: string) {
  return createLocalError(`The ZIP would hold ${what}.`, 'Leave out files that are not part of the plugin.');
}
