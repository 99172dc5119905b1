/** A file inside a ZIP, as its headers describe it. */
export interface WrittenEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  /** Where its local header begins. */
  readonly start: number;
}

/** The most files, and the most bytes, of a ZIP that every reader can open: without the ZIP64 extensions. */
export const FORMAT_MAXIMA = { entries: 65_534, zipBytes: 2 ** 31 - 1, nameBytes: 65_535 } as const;

// Source: APPNOTE.TXT 6.3.10, sections 4.3 and 4.4.
const LOCAL_SIGNATURE = 0x04034b50;
const CENTRAL_SIGNATURE = 0x02014b50;
const END_SIGNATURE = 0x06054b50;
const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;
const END_BYTES = 22;
/** Version 2.0: deflate, and folders in names. */
const NEEDED_VERSION = 20;
const MADE_ON_UNIX = (3 << 8) | NEEDED_VERSION;
const UTF8_NAME = 1 << 11;
const DEFLATED = 8;
/** A regular file, rw-r--r--, whatever the build machine's umask or file system made of it. */
const ATTRIBUTES = 0o100644 * 2 ** 16;

const EARLIEST_SECONDS = Date.UTC(1980, 0, 1) / 1000;
const LATEST_SECONDS = Date.UTC(2107, 11, 31, 23, 59, 58) / 1000;

/** Date in the upper, time in the lower 16 bits. */
export type DosTime = number;

/**
 * A ZIP holds local time without a zone. UTC is written, so that the zone of the build machine does not matter; what is
 * out of the format's range becomes the nearest time in it.
 *
 * @param epochSeconds since 1970
 */
export function encodeDosTime(epochSeconds: number): DosTime {
  const date = new Date(Math.min(Math.max(epochSeconds, EARLIEST_SECONDS), LATEST_SECONDS) * 1000);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return day * 2 ** 16 + time;
}

/** Bytes of the header in front of a file's data. */
export function measureLocalHeader(name: string): number {
  return LOCAL_BYTES + Buffer.byteLength(name);
}

/** The header in front of a file's data. */
export function buildLocalHeader(entry: WrittenEntry, time: DosTime): Buffer {
  const header = createHeader(LOCAL_BYTES, entry.name);
  header.writeUInt32LE(LOCAL_SIGNATURE, 0);
  writeCommon(header, 4, entry, time, header.length - LOCAL_BYTES);
  return header;
}

/** The file's line in the directory at the end of the ZIP. */
export function buildCentralHeader(entry: WrittenEntry, time: DosTime): Buffer {
  const header = createHeader(CENTRAL_BYTES, entry.name);
  header.writeUInt32LE(CENTRAL_SIGNATURE, 0);
  header.writeUInt16LE(MADE_ON_UNIX, 4);
  writeCommon(header, 6, entry, time, header.length - CENTRAL_BYTES);
  header.writeUInt32LE(ATTRIBUTES, 38);
  header.writeUInt32LE(entry.start, 42);
  return header;
}

/** Room for a header, with a name behind it. */
function createHeader(headerBytes: number, name: string): Buffer {
  const nameBytes = Buffer.byteLength(name);
  const header = Buffer.allocUnsafe(headerBytes + nameBytes).fill(0, 0, headerBytes);
  // Hardly any name is anything but ASCII, which is written in half the time.
  header.write(name, headerBytes, nameBytes === name.length ? 'latin1' : 'utf8');
  return header;
}

/** The part that both headers of a file have: from the version needed to the length of the extra field, which is 0. */
function writeCommon(
  header: Buffer,
  at: number,
  entry: WrittenEntry,
  time: DosTime,
  nameBytes: number,
): void {
  header.writeUInt16LE(NEEDED_VERSION, at);
  header.writeUInt16LE(UTF8_NAME, at + 2);
  header.writeUInt16LE(entry.isDeflated ? DEFLATED : 0, at + 4);
  header.writeUInt32LE(time, at + 6);
  header.writeUInt32LE(entry.crc32, at + 10);
  header.writeUInt32LE(entry.packedBytes, at + 14);
  header.writeUInt32LE(entry.sizeBytes, at + 18);
  header.writeUInt16LE(nameBytes, at + 22);
}

/** What a ZIP ends with. */
export function buildEndRecord(entries: number, directoryStart: number, directoryBytes: number): Buffer {
  const record = Buffer.alloc(END_BYTES);
  record.writeUInt32LE(END_SIGNATURE, 0);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(directoryBytes, 12);
  record.writeUInt32LE(directoryStart, 16);
  return record;
}
