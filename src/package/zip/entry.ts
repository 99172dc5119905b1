import { pipeline } from 'node:stream/promises';
import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { ByteReader } from '../../shared/bytes.ts';
import { assertNotCancelled } from '../../shared/clock.ts';
import { readError } from '../../shared/system-error.ts';
import { readLocalHeader } from './local-header.ts';
import type { ZipEntry } from './zip.ts';

interface EntryOptions {
  /** How many bytes are unpacked at the most; default: all. */
  readonly maxBytes?: number;
  /**
   * Called with the first unpacked bytes: returns how many bytes to keep. The rest is only compared with the checksum.
   * Without this, all bytes are kept.
   */
  readonly keep?: (start: Buffer) => number;
  /** Called with all unpacked bytes, piece by piece; they are valid only until it returns. */
  readonly look?: ((piece: Buffer, isLast: boolean) => void) | undefined;
  /** Ends the reading with {@link Cancelled}. */
  readonly signal?: AbortSignal | undefined;
}

/** The content of an entry, as far as it was read. */
export interface EntryContent {
  /** Unpacked, from the beginning; empty if the entry cannot be unpacked. */
  readonly bytes: Buffer;
  /** Nothing is missing at the end. */
  readonly isWhole: boolean;
  readonly damage?: Damage | undefined;
}

/**
 * The fault of an entry:
 * - `lost`: it is not where the directory says.
 * - `headers`: its local header contradicts the directory.
 * - `stream`: its packed data is broken.
 * - `checksum`: it unpacks to other data than was packed, or to more.
 */
export type Damage = 'lost' | 'headers' | 'stream' | 'checksum';

const STORED = 0;
const DEFLATED = 8;

/** Up to this size, waiting for another thread takes longer than unpacking, which takes a few milliseconds. */
const SMALL_BYTES = 1024 * 1024;
const PIECE_BYTES = 128 * 1024;
const UNPACKED_PIECE_BYTES = 256 * 1024;
/** The smallest chunk that zlib accepts. */
const MIN_CHUNK_BYTES = 64;

/** Whether PHP's ZipArchive, and this reader, can unpack the entry. */
export function isSupported({ method, isEncrypted }: Pick<ZipEntry, 'method' | 'isEncrypted'>): boolean {
  return !isEncrypted && (method === STORED || method === DEFLATED);
}

/**
 * Reads the beginning of an entry, or all of it. The entry must be one that {@link isSupported}. Returns damage instead
 * of throwing.
 *
 * @throws Cancelled
 */
export async function readEntry(
  entry: ZipEntry,
  reader: ByteReader,
  options: EntryOptions = {},
): Promise<EntryContent> {
  const header = await readLocalHeader(entry, reader);
  if (header === undefined) return unusable('lost');
  // Unpackers differ in which of the two headers they believe.
  return header.match === 'other' ? unusable('headers') : readData(entry, header.dataStart, reader, options);
}

/**
 * Like {@link readEntry}, for an entry whose local header was read already.
 *
 * @param dataStart where in the file the packed data begins
 * @throws Cancelled
 */
export async function readData(
  entry: ZipEntry,
  dataStart: number,
  reader: ByteReader,
  { maxBytes = Infinity, keep = () => Infinity, look, signal }: EntryOptions = {},
): Promise<EntryContent> {
  // Unpacked bytes are new, but stored ones may belong to the reader's buffer.
  const copy = (bytes: Buffer) => (entry.method === STORED ? Buffer.from(bytes) : bytes);
  const mostBytes = Math.min(maxBytes, entry.sizeBytes);
  const tally = createTally((start) => Math.min(keep(start), maxBytes), mostBytes, copy, look);
  if (!(await unpack(entry, { dataStart, signal }, reader, tally))) return unusable('stream');
  const { bytes, sizeBytes, checksum } = tally.read();
  const isWhole = sizeBytes <= maxBytes;
  const isTooLong = sizeBytes > entry.sizeBytes;
  const isRight = !isWhole || (sizeBytes === entry.sizeBytes && checksum === entry.crc32);
  return { bytes, isWhole, damage: isTooLong || !isRight ? 'checksum' : undefined };
}

function unusable(damage: Damage): EntryContent {
  return { bytes: Buffer.alloc(0), isWhole: false, damage };
}

interface Tally {
  /** Returns whether more is wanted. */
  readonly add: (bytes: Buffer) => boolean;
  readonly read: () => { readonly bytes: Buffer; readonly sizeBytes: number; readonly checksum: number };
}

/** Counts unpacked bytes until the maximum is exceeded. */
function createTally(
  keep: (start: Buffer) => number,
  mostBytes: number,
  copy: (bytes: Buffer) => Buffer,
  look: EntryOptions['look'],
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
      look?.(bytes, sizeBytes >= mostBytes);
      return sizeBytes <= mostBytes;
    },
    read: () => ({
      bytes: kept.length === 1 && kept[0] ? kept[0] : Buffer.concat(kept),
      sizeBytes,
      checksum,
    }),
  };
}

interface Place {
  readonly dataStart: number;
  readonly signal: AbortSignal | undefined;
}

/** Whether the data can be unpacked, as far as it is wanted. */
async function unpack(entry: ZipEntry, place: Place, reader: ByteReader, tally: Tally): Promise<boolean> {
  // Some tools pack an empty file to nothing, which is not a valid stream; PHP also takes it for empty.
  if (entry.method === STORED || entry.packedBytes === 0) {
    for await (const piece of readPieces(entry, place, reader)) if (!tally.add(piece)) break;
    return true;
  }
  if (Math.max(entry.packedBytes, entry.sizeBytes) <= SMALL_BYTES) {
    const packed = await reader.read(place.dataStart, entry.packedBytes);
    const maxOutputLength = entry.sizeBytes + 1;
    let bytes: Buffer | undefined;
    try {
      bytes = inflateRawSync(packed, {
        chunkSize: Math.max(maxOutputLength, MIN_CHUNK_BYTES),
        maxOutputLength,
      });
    } catch (error) {
      // It holds more than it declares, so only its beginning counts, as for a large one.
      if (readError(error).code !== 'ERR_BUFFER_TOO_LARGE') return false;
    }
    if (bytes !== undefined) {
      tally.add(bytes);
      return true;
    }
  }
  const inflate = createInflateRaw({ chunkSize: UNPACKED_PIECE_BYTES });
  try {
    await pipeline(readPieces(entry, place, reader), inflate, async (chunks: AsyncIterable<Buffer>) => {
      for await (const chunk of chunks) if (!tally.add(chunk)) throw new Enough();
    });
  } catch (error) {
    if (error instanceof Enough) return true;
    if (readError(error).code?.startsWith('Z_') === true) return false;
    throw error;
  }
  return true;
}

/** Ends the unpacking when no more is wanted. */
class Enough extends Error {}

async function* readPieces({ packedBytes }: ZipEntry, { dataStart, signal }: Place, reader: ByteReader) {
  for (let at = 0; at < packedBytes; at += PIECE_BYTES) {
    assertNotCancelled(signal);
    yield await reader.read(dataStart + at, Math.min(PIECE_BYTES, packedBytes - at));
  }
}

/** Entries that fit are read together. A piece across its end is read again with the next window, so it has several. */
const WINDOW_BYTES = 4 * PIECE_BYTES;

/**
 * Reads a file sequentially, in few steps and with little memory. Returned bytes are valid only until
 * the next read but one.
 */
export function readForward(reader: ByteReader): ByteReader {
  // Used in turns, so that a header stays readable after the data behind it was read.
  const mostBytes = Math.min(WINDOW_BYTES, reader.sizeBytes);
  const buffers = [Buffer.allocUnsafeSlow(mostBytes), Buffer.allocUnsafeSlow(mostBytes)];
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
