import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import { type ByteReader, NotFetched, type Span } from '../../shared/bytes.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { readError } from '../../shared/system-error.ts';
import { LOCAL_BYTES, readLocalHeader } from './local-header.ts';
import type { ZipEntry } from './zip.ts';

/** How much of an entry is read at most. */
export interface EntryRead {
  readonly entry: ZipEntry;
  /** Of the archive. */
  readonly packedBytes: number;
  /** Of what comes out. */
  readonly unpackedBytes: number;
}

interface EntryOptions {
  /**
   * Of what comes out, shown its start, how many bytes to keep: the rest is only compared with the checksum. All of it,
   * if not given.
   */
  readonly keep?: (start: Buffer) => number;
  /** Ends the reading with {@link Cancelled}. */
  readonly signal?: AbortSignal | undefined;
}

/** The content that was read of an entry. */
export interface EntryContent {
  /** Unpacked, from the start; nothing when the entry cannot be unpacked. */
  readonly bytes: Buffer;
  /** Nothing is missing at the end. */
  readonly isWhole: boolean;
  readonly damage?: Damage | undefined;
}

/**
 * The fault of an entry:
 * - `lost`: it is not where the directory says.
 * - `headers`: what stands at the entry is not what the directory says.
 * - `stream`: its packed data is broken.
 * - `checksum`: it unpacks to something else than was packed, or to more.
 */
export type Damage = 'lost' | 'headers' | 'stream' | 'checksum';

const STORED = 0;
const DEFLATED = 8;
/** Times and owners may stand in a local header's extra field and not in the directory's. */
const EXTRA_ALLOWANCE = 64;
/** zlib's Z_SYNC_FLUSH: the end of the input is no error. */
const PARTIAL_FLUSH = 2;

/** Up to here, waiting for another thread takes longer than unpacking, which takes a few milliseconds. */
const SMALL_BYTES = 1024 * 1024;
const PIECE_BYTES = 256 * 1024;
/** The least that zlib takes. */
const MIN_CHUNK_BYTES = 64;

/** Whether PHP's ZipArchive, and this reader, can unpack the entry. */
export function isSupported({ method, isEncrypted }: Pick<ZipEntry, 'method' | 'isEncrypted'>): boolean {
  return !isEncrypted && (method === STORED || method === DEFLATED);
}

/** Where in the file the wished part of an entry is. */
export function spanOfEntry({ entry, packedBytes }: EntryRead, fileBytes: number): Span {
  const headBytes = LOCAL_BYTES + entry.nameBytes.length + entry.extraBytes + EXTRA_ALLOWANCE;
  const end = entry.start + headBytes + Math.min(packedBytes, entry.packedBytes);
  return { start: Math.min(entry.start, fileBytes), end: Math.min(end, fileBytes) };
}

/**
 * Reads the start of an entry, or all of it; only of an entry that {@link isSupported}. What is wrong with the entry
 * is told, not thrown.
 *
 * @throws NotFetched, Cancelled
 */
export async function readEntry(
  read: EntryRead,
  reader: ByteReader,
  options: EntryOptions = {},
): Promise<EntryContent> {
  const header = await readLocalHeader(read.entry, reader);
  if (header === undefined) return unusable('lost');
  // Unpackers differ in which of two headers they believe.
  return header.match === 'other' ? unusable('headers') : readData(read, header.dataStart, reader, options);
}

/**
 * Reads the first of some parts that the reader may still fetch.
 *
 * @returns `undefined` when it may fetch none of them
 * @throws Cancelled
 */
export async function readFetched(
  reads: readonly EntryRead[],
  reader: ByteReader,
): Promise<EntryContent | undefined> {
  for (const read of reads) {
    try {
      return await readEntry(read, reader);
    } catch (error) {
      if (!(error instanceof NotFetched)) throw error;
    }
  }
  return undefined;
}

/**
 * Like {@link readEntry}, for an entry whose local header was read.
 *
 * @param dataStart where in the file the packed data begins
 * @throws NotFetched, Cancelled
 */
export async function readData(
  { entry, packedBytes, unpackedBytes }: EntryRead,
  dataStart: number,
  reader: ByteReader,
  { keep = () => Infinity, signal }: EntryOptions = {},
): Promise<EntryContent> {
  const part = { dataStart, packedBytes: Math.min(packedBytes, entry.packedBytes), signal };
  const isAllPacked = part.packedBytes === entry.packedBytes;
  const mostBytes = Math.min(unpackedBytes, entry.sizeBytes);
  // Unpacked bytes are new; bytes that were only read may be the reader's own.
  const copy = (bytes: Buffer) => (entry.method === STORED ? Buffer.from(bytes) : bytes);
  const tally = createTally((start) => Math.min(keep(start), unpackedBytes), mostBytes, copy);
  if (!(await unpack(entry, part, reader, tally))) return unusable('stream');
  const { bytes, sizeBytes, checksum } = tally.read();
  const isWhole = isAllPacked && sizeBytes <= unpackedBytes;
  const isTooLong = sizeBytes > entry.sizeBytes;
  const isRight = !isWhole || (sizeBytes === entry.sizeBytes && checksum === entry.crc32);
  return { bytes, isWhole, damage: isTooLong || !isRight ? 'checksum' : undefined };
}

function unusable(damage: Damage): EntryContent {
  return { bytes: Buffer.alloc(0), isWhole: false, damage };
}

interface Tally {
  /** Whether more is wanted. */
  readonly add: (bytes: Buffer) => boolean;
  readonly read: () => { readonly bytes: Buffer; readonly sizeBytes: number; readonly checksum: number };
}

/** Counts what comes out, until it is more than the most. */
function createTally(
  keep: (start: Buffer) => number,
  mostBytes: number,
  copy: (bytes: Buffer) => Buffer,
): Tally {
  const kept: Buffer[] = [];
  let keepBytes: number | undefined;
  let sizeBytes = 0;
  let checksum = 0;
  return {
    add: (bytes) => {
      keepBytes ??= keep(bytes);
      const keptBytes = keepBytes - sizeBytes;
      if (keptBytes > 0) kept.push(copy(bytes.subarray(0, keptBytes)));
      sizeBytes += bytes.length;
      checksum = crc32(bytes, checksum);
      return sizeBytes <= mostBytes;
    },
    read: () => ({
      bytes: kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept),
      sizeBytes,
      checksum,
    }),
  };
}

interface Part {
  readonly dataStart: number;
  readonly packedBytes: number;
  readonly signal: AbortSignal | undefined;
}

/** Whether the data can be unpacked, as far as it is wanted. A part of a stream gives what it holds. */
async function unpack(entry: ZipEntry, part: Part, reader: ByteReader, tally: Tally): Promise<boolean> {
  // Some tools pack an empty file to nothing, which is no stream; PHP takes it for empty, too.
  if (entry.method === STORED || entry.packedBytes === 0) {
    for await (const piece of readPieces(part, reader)) if (!tally.add(piece)) break;
    return true;
  }
  const options = part.packedBytes < entry.packedBytes ? { finishFlush: PARTIAL_FLUSH } : {};
  if (Math.max(part.packedBytes, entry.sizeBytes) <= SMALL_BYTES) {
    const packed = await reader.read(part.dataStart, part.packedBytes);
    const mostBytes = entry.sizeBytes + 1;
    const chunkSize = Math.max(mostBytes, MIN_CHUNK_BYTES);
    try {
      tally.add(inflateRawSync(packed, { ...options, chunkSize, maxOutputLength: mostBytes }));
      return true;
    } catch (error) {
      // It holds more than it says: then only its start counts, as of a large one.
      if (readError(error).code !== 'ERR_BUFFER_TOO_LARGE') return false;
    }
  }
  const inflate = createInflateRaw({ ...options, chunkSize: PIECE_BYTES });
  try {
    await pipeline(readPieces(part, reader), inflate, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) if (!tally.add(chunk)) throw new Enough();
    });
  } catch (error) {
    if (error instanceof Enough) return true;
    if (readError(error).code?.startsWith('Z_') === true) return false;
    throw error;
  }
  return true;
}

/** Ends the unpacking where no more is wanted. */
class Enough extends Error {}

async function* readPieces({ dataStart, packedBytes, signal }: Part, reader: ByteReader) {
  for (let at = 0; at < packedBytes; at += PIECE_BYTES) {
    assertNotCancelled(signal);
    yield await reader.read(dataStart + at, Math.min(PIECE_BYTES, packedBytes - at));
  }
}

/** Entries that fit are read together; few are larger. */
const WINDOW_BYTES = 256 * 1024;

/**
 * Reads a file that is at hand from its start to its end in few steps and with little memory. What was read is good only
 * until the next read but one.
 */
export function readForward(reader: ByteReader): ByteReader {
  // In turns, so that a header can still be read when what follows it is there.
  const buffers = [Buffer.allocUnsafeSlow(WINDOW_BYTES), Buffer.allocUnsafeSlow(WINDOW_BYTES)];
  let window: { readonly start: number; readonly bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  return {
    ...reader,
    read: async (start, lengthBytes) => {
      if (lengthBytes > WINDOW_BYTES) return reader.read(start, lengthBytes);
      const isInside = start >= window.start && start + lengthBytes <= window.start + window.bytes.length;
      if (!isInside) {
        buffers.reverse();
        const windowBytes = Math.max(lengthBytes, Math.min(WINDOW_BYTES, reader.sizeBytes - start));
        window = { start, bytes: await reader.read(start, windowBytes, buffers[0]) };
      }
      return window.bytes.subarray(start - window.start, start - window.start + lengthBytes);
    },
  };
}
