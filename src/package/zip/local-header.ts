import type { ByteReader } from '../../shared/bytes.ts';
import type { ZipEntry } from './zip.ts';

/** The header before an entry's data, compared with the directory. */
interface LocalHeader {
  /** Where the data begins in the file. */
  readonly dataStart: number;
  /**
   * - `same`: they agree.
   * - `strict`: they differ in fields that only ZipArchive compares, and only with WordPress's strict checks.
   * - `other`: they differ in what is unpacked, and unpackers differ in which one they believe.
   */
  readonly match: 'same' | 'strict' | 'other';
}

// Source: APPNOTE.TXT 4.3.7, 4.4.4 and 4.5.3.
export const LOCAL_BYTES = 30;
const LOCAL_SIGNATURE = 0x04034b50;
const ENCRYPTED_FLAG = 0x1;
const DESCRIPTOR_FLAG = 0x8;
const IN_EXTENSION = 0xffffffff;
const ZIP64_FIELD = 1;

/**
 * Reads the local header of an entry; `undefined` if there is none, or if the entry extends beyond the end of the file.
 * Source of the fields that must match: libzip's _zip_headercomp() and _zip_dirent_read(), with ZIP_CHECKCONS.
 */
export async function readLocalHeader(entry: ZipEntry, reader: ByteReader): Promise<LocalHeader | undefined> {
  const header = await readInside(reader, entry.start, LOCAL_BYTES);
  if (header?.readUInt32LE(0) !== LOCAL_SIGNATURE) return undefined;
  const [nameBytes, extraBytes] = [header.readUInt16LE(26), header.readUInt16LE(28)];
  const nameStart = entry.start + LOCAL_BYTES;
  const dataStart = nameStart + nameBytes + extraBytes;
  if (dataStart + entry.packedBytes > reader.sizeBytes) return undefined;
  const isNamed =
    nameBytes === entry.nameBytes.length && (await reader.read(nameStart, nameBytes)).equals(entry.nameBytes);
  const flags = header.readUInt16LE(6);
  const isPacked =
    header.readUInt16LE(8) === entry.method && ((flags & ENCRYPTED_FLAG) !== 0) === entry.isEncrypted;
  if (!isNamed || !isPacked) return { dataStart, match: 'other' };
  const [packed, unpacked] = [header.readUInt32LE(18), header.readUInt32LE(22)];
  const isLarge = packed === IN_EXTENSION || unpacked === IN_EXTENSION;
  const extra = isLarge ? await reader.read(nameStart + nameBytes, extraBytes) : Buffer.alloc(0);
  const sizes = isLarge ? readLargeSizes(extra, { packed, unpacked }) : { packed, unpacked };
  const pairs = [
    [header.readUInt32LE(14), entry.crc32],
    [sizes.packed, entry.packedBytes],
    [sizes.unpacked, entry.sizeBytes],
  ] as const;
  // Checksum and sizes may follow the data instead.
  const isBehind = (flags & DESCRIPTOR_FLAG) !== 0;
  if (!isBehind && pairs.some(([local, listed]) => local !== listed)) return { dataStart, match: 'other' };
  const isStrict =
    pairs.every(([local, listed]) => local === listed || (isBehind && local === 0)) &&
    header.readUInt32LE(10) === entry.dosTime &&
    header.readUInt16LE(4) <= entry.neededVersion;
  return { dataStart, match: isStrict ? 'same' : 'strict' };
}

async function readInside(reader: ByteReader, start: number, lengthBytes: number) {
  return start + lengthBytes > reader.sizeBytes ? undefined : reader.read(start, lengthBytes);
}

interface Sizes {
  readonly packed: number;
  readonly unpacked: number;
}

/** A local extension holds both sizes, even if only one of them is large. */
function readLargeSizes(extra: Buffer, { packed, unpacked }: Sizes): Sizes {
  for (let at = 0; at + 4 <= extra.length; at += 4 + extra.readUInt16LE(at + 2)) {
    if (extra.readUInt16LE(at) !== ZIP64_FIELD || at + 20 > extra.length) continue;
    return {
      packed: packed === IN_EXTENSION ? Number(extra.readBigUInt64LE(at + 12)) : packed,
      unpacked: unpacked === IN_EXTENSION ? Number(extra.readBigUInt64LE(at + 4)) : unpacked,
    };
  }
  return { packed, unpacked };
}
