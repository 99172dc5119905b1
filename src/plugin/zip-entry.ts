import { crc32, createInflateRaw, inflateRawSync } from 'node:zlib';
import type { ByteReader, Span } from '../bytes.ts';
import type { ZipEntry } from './zip.ts';

/** How much of an entry is read at most. */
export interface Wish {
  readonly entry: ZipEntry;
  /** Of the archive. */
  readonly packedBytes: number;
  /** Of what comes out. */
  readonly unpackedBytes: number;
}

/** What was read of an entry. */
export interface EntryContent {
  /** Unpacked, from the start; nothing when the entry cannot be unpacked. */
  readonly bytes: Buffer;
  /** Nothing is missing at the end. */
  readonly isWhole: boolean;
  readonly damage?: Damage | undefined;
}

/**
 * What is wrong with an entry:
 * - `headers`: what stands at the entry is not what the directory says.
 * - `stream`: its packed data is broken.
 * - `checksum`: it unpacks to something else than was packed.
 */
export type Damage = 'headers' | 'stream' | 'checksum';

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;
const ENCRYPTED_FLAG = 0x1;
const DESCRIPTOR_FLAG = 0x8;
const STORED = 0;
const DEFLATED = 8;
const ZIP64_SIZE = 0xffffffff;
/** Times and owners may stand in a local header's extra field and not in the directory's. */
const EXTRA_ALLOWANCE = 64;
/** zlib's Z_SYNC_FLUSH: the end of the input is no error. */
const PARTIAL_FLUSH = 2;

/** Up to here, waiting for another thread takes longer than unpacking. */
const SMALL_BYTES = 32 * 1024;

/** Whether PHP's ZipArchive, and this reader, can unpack the entry. */
export function isSupported({ method, isEncrypted }: Pick<ZipEntry, 'method' | 'isEncrypted'>): boolean {
  return !isEncrypted && (method === STORED || method === DEFLATED);
}

/** Where in the file the wished part of an entry is. */
export function spanOf({ entry, packedBytes }: Wish, fileBytes: number): Span {
  const headBytes = LOCAL_BYTES + entry.nameBytes.length + entry.extraBytes + EXTRA_ALLOWANCE;
  const end = entry.start + headBytes + Math.min(packedBytes, entry.packedBytes);
  return { start: Math.min(entry.start, fileBytes), end: Math.min(end, fileBytes) };
}

/**
 * Reads the start of an entry, or all of it; only of an entry that {@link isSupported}. What is wrong with the entry
 * is told, not thrown.
 *
 * @throws NotFetched
 */
export async function readEntry(wish: Wish, reader: ByteReader): Promise<EntryContent> {
  const { entry, unpackedBytes } = wish;
  const packed = await readPacked(wish, reader);
  if (packed === undefined) return unusable('headers');
  const bytes = await unpackStart(packed, wish);
  if (bytes === undefined) return unusable('stream');
  // One byte more than wanted shows that there is more.
  const isWhole = packed.length === entry.packedBytes && bytes.length <= unpackedBytes;
  const isRight = !isWhole || (bytes.length === entry.sizeBytes && crc32(bytes) === entry.crc32);
  return { bytes: bytes.subarray(0, unpackedBytes), isWhole, damage: isRight ? undefined : 'checksum' };
}

function unusable(damage: Damage): EntryContent {
  return { bytes: Buffer.alloc(0), isWhole: false, damage };
}

/**
 * The packed data, or its start. The two headers of an entry must say the same, because unpackers differ in which one
 * they believe: `undefined` when they do not.
 */
async function readPacked({ entry, packedBytes }: Wish, reader: ByteReader): Promise<Buffer | undefined> {
  const header = await readInside(reader, entry.start, LOCAL_BYTES);
  if (header?.readUInt32LE(0) !== LOCAL_SIGNATURE) return undefined;
  const nameBytes = header.readUInt16LE(26);
  const name = await readInside(reader, entry.start + LOCAL_BYTES, nameBytes);
  if (name?.equals(entry.nameBytes) !== true || !isSame(header, entry)) return undefined;
  const start = entry.start + LOCAL_BYTES + nameBytes + header.readUInt16LE(28);
  // All of it must be in the file, however little of it is wanted.
  if (start + entry.packedBytes > reader.sizeBytes) return undefined;
  return reader.read(start, Math.min(packedBytes, entry.packedBytes));
}

async function readInside(reader: ByteReader, start: number, lengthBytes: number) {
  return start + lengthBytes > reader.sizeBytes ? undefined : reader.read(start, lengthBytes);
}

function isSame(header: Buffer, entry: ZipEntry): boolean {
  const flags = header.readUInt16LE(6);
  // Checksum and sizes may stand behind the data instead.
  const hasSizes = (flags & DESCRIPTOR_FLAG) === 0;
  return (
    header.readUInt16LE(8) === entry.method &&
    ((flags & ENCRYPTED_FLAG) !== 0) === entry.isEncrypted &&
    (!hasSizes ||
      (header.readUInt32LE(14) === entry.crc32 &&
        isSameSize(header.readUInt32LE(18), entry.packedBytes) &&
        isSameSize(header.readUInt32LE(22), entry.sizeBytes)))
  );
}

function isSameSize(local: number, listed: number): boolean {
  return local === listed || local === ZIP64_SIZE;
}

/**
 * Unpacks up to one byte more than is wanted, whatever would come out. A part of a stream gives what it holds;
 * `undefined` when the stream is broken.
 */
async function unpackStart(packed: Buffer, { entry, unpackedBytes }: Wish): Promise<Buffer | undefined> {
  // Some tools pack an empty file to nothing, which is no stream; PHP takes it for empty, too.
  if (entry.method === STORED || entry.packedBytes === 0) return packed.subarray(0, unpackedBytes + 1);
  const options = packed.length < entry.packedBytes ? { finishFlush: PARTIAL_FLUSH } : {};
  if (packed.length <= SMALL_BYTES && entry.sizeBytes <= unpackedBytes) {
    try {
      return inflateRawSync(packed, { ...options, maxOutputLength: unpackedBytes + 1 });
    } catch (error) {
      // It holds more than it says: then only its start counts, as of a large one.
      const { code } = Object(error) as { readonly code?: unknown };
      if (code !== 'ERR_BUFFER_TOO_LARGE') return undefined;
    }
  }
  const chunks: Buffer[] = [];
  let sizeBytes = 0;
  const inflate = createInflateRaw(options);
  inflate.end(packed);
  try {
    for await (const chunk of inflate as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      sizeBytes += chunk.length;
      if (sizeBytes > unpackedBytes) break;
    }
  } catch {
    return undefined;
  }
  return Buffer.concat(chunks).subarray(0, unpackedBytes + 1);
}
