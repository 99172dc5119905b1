import type { ByteReader, Span } from '../../shared/bytes.ts';
import { describeFile } from '../../shared/file-type.ts';
import { formatSize } from '../../shared/format.ts';
import { PackageProblem } from '../finding.ts';

/** The list of a ZIP's entries, as stored in the file. */
export interface Directory {
  readonly entryCount: number;
  readonly bytes: Buffer;
  /** Where it begins in the file. */
  readonly start: number;
  readonly end: ArchiveEnd;
}

/** How an archive ends. */
export interface ArchiveEnd {
  /** The position or the length of the list of files is stored in the extension for large archives. */
  readonly isZip64: boolean;
  /** Its records follow each other without a gap, and nothing follows the last one. */
  readonly isTight: boolean;
  /**
   * It states one disk, and all entries are on that disk; if there is an extension, its record counts. Source: libzip.
   */
  readonly isConsistent: boolean;
}

/** No plugin has more entries; WordPress would run out of time on most hosts. */
const MAX_ENTRIES = 20_000;

/** Holds the end record, and the directory if that is small. */
const TAIL_BYTES = 32 * 1024;
/** A comment of 64 KiB less one byte may follow the end record. Source: APPNOTE.TXT 4.3.16. */
const MAX_TAIL_BYTES = 64 * 1024 + 128;
/** For the maximum number of entries: names of 200 bytes, and as much again for times and owners. */
const MAX_DIRECTORY_BYTES = 10 * 1024 * 1024;

/** Every signature begins with `P`. */
const SIGNATURE_BYTE = 0x50;
const END_SIGNATURE = 0x06054b50;
const END_BYTES = 22;
const LOCATOR_SIGNATURE = 0x07064b50;
const LOCATOR_BYTES = 20;
const END_64_SIGNATURE = 0x06064b50;
const END_64_BYTES = 56;
/** The part of the record that its size does not include. */
const END_64_HEAD_BYTES = 12;

const REFUSED = 'WordPress refuses it, and no site gets the update.';
const REBUILD = 'Build the ZIP again, and check that it was written and uploaded to its end.';

/** Why a file is not a ZIP that can be installed. */
export function unreadable(message: string, fix = REBUILD, cause?: unknown): PackageProblem {
  return new PackageProblem('zip-unreadable', { message, effect: REFUSED, fix }, cause);
}

/** @throws PackageProblem the file does not begin like a ZIP */
export async function assertZip(reader: ByteReader): Promise<void> {
  const other = await describeFile(reader);
  if (other !== undefined) throw unreadable(`The package is ${other.what}.`, other.fix);
}

/**
 * Finds and reads the central directory, even if other data follows it.
 *
 * @throws PackageProblem `zip-unreadable`, `zip-limits`
 */
export async function readDirectory(reader: ByteReader): Promise<Directory> {
  const { entryCount, start, end, ...records } = await findEnd(reader);
  if (entryCount > MAX_ENTRIES) {
    throw tooLarge(`The ZIP has ${entryCount} entries; at most ${MAX_ENTRIES} are accepted.`);
  }
  if (end - start > MAX_DIRECTORY_BYTES) {
    const [size, limit] = [formatSize(end - start), formatSize(MAX_DIRECTORY_BYTES)];
    throw tooLarge(`The list of files in the ZIP takes ${size}; at most ${limit} are accepted.`);
  }
  return { entryCount, start, bytes: await reader.read(start, end - start), end: records };
}

function tooLarge(message: string): PackageProblem {
  return new PackageProblem('zip-limits', {
    message,
    effect: 'Many sites would run out of time during the update.',
    fix: 'Leave out files that the plugin does not need at run time, such as `node_modules`.',
  });
}

interface End extends ArchiveEnd {
  readonly entryCount: number;
  readonly start: number;
  readonly end: number;
}

async function findEnd(reader: ByteReader): Promise<End> {
  let fallback: number | undefined;
  for (const tailBytes of [TAIL_BYTES, MAX_TAIL_BYTES]) {
    const tailStart = Math.max(0, reader.sizeBytes - tailBytes);
    const tail = await reader.read(tailStart, reader.sizeBytes - tailStart);
    const records = findRecords(tail);
    const [last, other] = records.filter(({ end }) => end === tail.length);
    if (other !== undefined) {
      throw unreadable(
        'The ZIP has two lists of files, one of them in its comment: programs differ in which one they read.',
      );
    }
    if (last !== undefined) return readEnd(reader, tailStart + last.start);
    // WordPress tolerates bytes after the archive, and so does this, unless they turn out to be the comment of an
    // earlier end record.
    const [earliest] = records;
    if (earliest !== undefined) fallback ??= tailStart + earliest.start;
    if (tailStart === 0) break;
  }
  if (fallback !== undefined) return { ...(await readEnd(reader, fallback)), isTight: false };
  await assertZip(reader);
  throw unreadable(
    'The file begins like a ZIP, but its list of files, at the end, is missing: it is cut off.',
  );
}

/** Lists end records that have room for their comments, the last first. */
function findRecords(tail: Buffer): readonly Span[] {
  const records: Span[] = [];
  for (let start = tail.length - END_BYTES; start >= 0; start -= 1) {
    if (tail[start] !== SIGNATURE_BYTE || tail.readUInt32LE(start) !== END_SIGNATURE) continue;
    const end = start + END_BYTES + tail.readUInt16LE(start + 20);
    if (end <= tail.length) records.push({ start, end });
  }
  return records;
}

async function readEnd(reader: ByteReader, position: number): Promise<End> {
  const record = await reader.read(position, END_BYTES);
  const found = await readEnd64(reader, position);
  const entryCount = found?.entryCount ?? record.readUInt16LE(10);
  const sizeBytes = found?.sizeBytes ?? record.readUInt32LE(12);
  const start = found?.start ?? record.readUInt32LE(16);
  const end = start + sizeBytes;
  if (record.readUInt16LE(4) !== 0 && found === undefined) {
    throw unreadable('The ZIP is one part of a split archive.', 'Build one whole ZIP.');
  }
  const limit = found?.position ?? position;
  if (end > limit) throw unreadable('The list of files in the ZIP is not where the ZIP says: it is damaged.');
  if (end < limit && (await isShifted(reader, start, sizeBytes, limit))) {
    throw unreadable(
      'The file has other content before the ZIP, so its entries are not where it says.',
      'Build a plain ZIP: no self-extracting archive, and nothing else written to the file.',
    );
  }
  // WordPress's second unpacker reads only this record, even if there are others.
  const isZip64 = record.readUInt16LE(10) === 0xffff || record.readUInt32LE(16) === 0xffffffff;
  const isOneDisk = record.readUInt32LE(4) === 0 && record.readUInt16LE(8) === record.readUInt16LE(10);
  return {
    entryCount,
    start,
    end,
    isZip64,
    isTight: end === limit && found?.isTight !== false,
    isConsistent: found?.isConsistent ?? isOneDisk,
  };
}

/** Whether the directory is right before the end record instead of where that record says. */
async function isShifted(
  reader: ByteReader,
  start: number,
  sizeBytes: number,
  limit: number,
): Promise<boolean> {
  if (sizeBytes < 4) return false;
  const [said, real] = [await reader.read(start, 4), await reader.read(limit - sizeBytes, 4)];
  const signature = Buffer.from('PK\x01\x02', 'latin1');
  return !said.equals(signature) && real.equals(signature);
}

/**
 * Reads the end record for large archives, which some tools also write for small ones. Source: APPNOTE.TXT 4.3.14,
 * 4.3.15.
 */
async function readEnd64(reader: ByteReader, position: number) {
  if (position < LOCATOR_BYTES + END_64_BYTES) return undefined;
  const locator = await reader.read(position - LOCATOR_BYTES, LOCATOR_BYTES);
  if (locator.readUInt32LE(0) !== LOCATOR_SIGNATURE) return undefined;
  const at = toSafeNumber(locator.readBigUInt64LE(8));
  if (at + END_64_BYTES > position - LOCATOR_BYTES) throw unreadable('The end record of the ZIP is damaged.');
  const record = await reader.read(at, END_64_BYTES);
  if (record.readUInt32LE(0) !== END_64_SIGNATURE) throw unreadable('The end record of the ZIP is damaged.');
  return {
    position: at,
    entryCount: toSafeNumber(record.readBigUInt64LE(32)),
    sizeBytes: toSafeNumber(record.readBigUInt64LE(40)),
    start: toSafeNumber(record.readBigUInt64LE(48)),
    isConsistent: locator.readUInt32LE(4) === 0 && record.subarray(24, 32).equals(record.subarray(32, 40)),
    isTight: at + END_64_HEAD_BYTES + toSafeNumber(record.readBigUInt64LE(4)) === position - LOCATOR_BYTES,
  };
}

function toSafeNumber(value: bigint): number {
  return Number(value > BigInt(Number.MAX_SAFE_INTEGER) ? Number.MAX_SAFE_INTEGER : value);
}
