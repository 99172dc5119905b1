/** A file in a ZIP, for its headers. */
export interface WrittenEntry {
  readonly name: string;
  readonly isDeflated: boolean;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  /** The position of its local header. */
  readonly start: number;
}

/** Limits of a ZIP that every reader can open: without the ZIP64 extensions. */
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
/** A regular file with rw-r--r--, independent of the build machine's umask and file system. */
const ATTRIBUTES = 0o100644 * 2 ** 16;

const EARLIEST_SECONDS = Date.UTC(1980, 0, 1) / 1000;
const LATEST_SECONDS = Date.UTC(2107, 11, 31, 23, 59, 58) / 1000;

/**
 * Encodes a time: the date in the upper, the time in the lower 16 bits. A ZIP has local time without a zone, so writes
 * UTC, to be independent of the build machine's zone. Clamps times to the format's range.
 *
 * @param epochSeconds seconds since 1970
 */
export function encodeDosTime(epochSeconds: number): number {
  const date = new Date(Math.min(Math.max(epochSeconds, EARLIEST_SECONDS), LATEST_SECONDS) * 1000);
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate();
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1);
  return day * 2 ** 16 + time;
}

/** Size of a local header, which precedes the file's data, in bytes. */
export function measureLocalHeader(name: string): number {
  return LOCAL_BYTES + Buffer.byteLength(name);
}

/** Builds headers in reused memory: each is valid until the next one is built. */
interface HeaderBuilder {
  /** Builds the header before a file's data. */
  readonly local: (entry: WrittenEntry) => Uint8Array;
  /** Builds the file's entry in the central directory. */
  readonly central: (entry: WrittenEntry) => Uint8Array;
}

/** Creates a builder that reuses one buffer, because a ZIP may have thousands of headers. */
export function createHeaderBuilder(time: number): HeaderBuilder {
  const bytes = new Uint8Array(CENTRAL_BYTES + FORMAT_MAXIMA.nameBytes);
  const view = new DataView(bytes.buffer);
  const nameRoom = bytes.subarray(CENTRAL_BYTES);
  const encoder = new TextEncoder();

  /**
   * Writes the fields that both headers share: from the version needed to the length of the extra field, which is 0.
   */
  function writeCommon(at: number, entry: WrittenEntry): number {
    const nameBytes = encoder.encodeInto(entry.name, nameRoom).written;
    view.setUint16(at, NEEDED_VERSION, true);
    view.setUint16(at + 2, UTF8_NAME, true);
    view.setUint16(at + 4, entry.isDeflated ? DEFLATED : 0, true);
    view.setUint32(at + 6, time, true);
    view.setUint32(at + 10, entry.crc32, true);
    view.setUint32(at + 14, entry.packedBytes, true);
    view.setUint32(at + 18, entry.sizeBytes, true);
    view.setUint32(at + 22, nameBytes, true);
    return CENTRAL_BYTES + nameBytes;
  }

  return {
    local(entry) {
      const start = CENTRAL_BYTES - LOCAL_BYTES;
      view.setUint32(start, LOCAL_SIGNATURE, true);
      return bytes.subarray(start, writeCommon(start + 4, entry));
    },
    central(entry) {
      view.setUint32(0, CENTRAL_SIGNATURE, true);
      view.setUint16(4, MADE_ON_UNIX, true);
      const end = writeCommon(6, entry);
      // Comment length, disk number and internal attributes: all 0.
      view.setUint32(32, 0, true);
      view.setUint16(36, 0, true);
      view.setUint32(38, ATTRIBUTES, true);
      view.setUint32(42, entry.start, true);
      return bytes.subarray(0, end);
    },
  };
}

/** Builds the record that ends a ZIP. */
export function buildEndRecord(entries: number, directoryStart: number, directoryBytes: number): Buffer {
  const record = Buffer.alloc(END_BYTES);
  record.writeUInt32LE(END_SIGNATURE, 0);
  record.writeUInt16LE(entries, 8);
  record.writeUInt16LE(entries, 10);
  record.writeUInt32LE(directoryBytes, 12);
  record.writeUInt32LE(directoryStart, 16);
  return record;
}

const BLOCK_BYTES = 64 * 1024;

/** The central directory of a ZIP. Stored as bytes, because thousands of objects would take more memory. */
interface CentralDirectory {
  /** Appends a copy of an entry. */
  readonly add: (header: Uint8Array) => void;
  readonly count: () => number;
  /** Returns all bytes, in blocks. */
  readonly read: () => readonly Uint8Array[];
}

export function createCentralDirectory(): CentralDirectory {
  const full: Uint8Array[] = [];
  let block = new Uint8Array(BLOCK_BYTES);
  let filled = 0;
  let entries = 0;
  return {
    add(header) {
      if (header.length > block.length - filled) {
        full.push(block.subarray(0, filled));
        block = new Uint8Array(Math.max(BLOCK_BYTES, header.length));
        filled = 0;
      }
      block.set(header, filled);
      filled += header.length;
      entries += 1;
    },
    count: () => entries,
    read: () => [...full, block.subarray(0, filled)],
  };
}
