import { crc32, inflateRawSync } from 'node:zlib';
import { readFromBuffer } from '../../shared/bytes.ts';
import { isSupported } from './entry.ts';
import { LOCAL_BYTES } from './local-header.ts';
import { openZip, type ZipEntry } from './zip.ts';

/** An entry of a ZIP that is whole in memory. */
interface WholeEntry extends Pick<ZipEntry, 'name' | 'path' | 'isFolder' | 'isLink' | 'sizeBytes'> {
  /** Unpacks it at once; `undefined` if it is not what its checksum and the list of files say. */
  readonly unpack: () => Buffer | undefined;
  /** Whether it can be unpacked at all. */
  readonly isSupported: boolean;
}

/**
 * Lists the entries of a ZIP, which are unpacked when they are needed.
 *
 * @throws PackageProblem `zip-unreadable`, `zip-limits`, `zip-method`
 */
export async function openWhole(archive: Buffer): Promise<readonly WholeEntry[]> {
  const { entries } = await openZip(readFromBuffer(archive));
  return entries.map((entry) => ({
    name: entry.name,
    path: entry.path,
    isFolder: entry.isFolder,
    isLink: entry.isLink,
    sizeBytes: entry.sizeBytes,
    unpack: () => unpack(entry, archive),
    isSupported: isSupported(entry),
  }));
}

const DEFLATED = 8;

function unpack(entry: ZipEntry, archive: Buffer): Buffer | undefined {
  const { start, nameBytes, packedBytes, sizeBytes } = entry;
  try {
    const nameStart = start + LOCAL_BYTES;
    const nameEnd = nameStart + archive.readUInt16LE(start + 26);
    if (!archive.subarray(nameStart, nameEnd).equals(nameBytes)) return undefined;
    const dataStart = nameEnd + archive.readUInt16LE(start + 28);
    const packed = archive.subarray(dataStart, dataStart + packedBytes);
    // One byte more than allowed, to distinguish an entry that is too long from a complete one.
    const limits = { maxOutputLength: sizeBytes + 1, chunkSize: Math.max(sizeBytes + 1, 64) };
    const isPacked = entry.method === DEFLATED && packedBytes > 0;
    const bytes = isPacked ? inflateRawSync(packed, limits) : packed;
    return bytes.length === sizeBytes && crc32(bytes) === entry.crc32 ? bytes : undefined;
  } catch {
    return undefined;
  }
}
