import { randomBytes } from 'node:crypto';
import { crc32 } from 'node:zlib';
import type { MadeUpFile } from '../http/serve-bytes.ts';

export interface LargePluginOptions {
  /** Real files by their names inside the ZIP, and where they stand among the others: 0 first, 1 last. */
  readonly files: Readonly<Record<string, { readonly content: string; readonly at: number }>>;
  /** How many other files there are; they are stored, not packed. */
  readonly fillers?: number;
  readonly fillerBytes?: number;
  /** Names the nth of them. */
  readonly nameFiller?: (index: number) => string;
}

const LOCAL_BYTES = 30;
const CENTRAL_BYTES = 46;

/** A ZIP that is generated while it is read, without memory: 1,000 files and 100 MB by default. */
export function makeUpLargePlugin({
  files,
  fillers = 1000,
  fillerBytes = 100_000,
  nameFiller = (index) => `large-plugin/assets/group-${index % 20}/image-${index}.webp`,
}: LargePluginOptions): MadeUpFile & { readonly directoryBytes: number } {
  const filler = randomBytes(fillerBytes);
  const fillerCrc = crc32(filler);
  const real = Object.entries(files).map(([name, { content, at }]) => {
    const bytes = Buffer.from(content);
    return { name, bytes, crc: crc32(bytes), at };
  });
  const others = Array.from({ length: fillers }, (_value, index) => {
    return { name: nameFiller(index), bytes: filler, crc: fillerCrc, at: (index + 0.5) / fillers };
  });
  const pieces: { readonly start: number; readonly bytes: Buffer }[] = [];
  const directory: Buffer[] = [];
  let position = 0;
  const add = (bytes: Buffer) => {
    pieces.push({ start: position, bytes });
    position += bytes.length;
  };
  for (const { name, bytes, crc } of [...real, ...others].sort((a, b) => a.at - b.at)) {
    directory.push(buildCentral(name, bytes.length, crc, position));
    add(buildLocal(name, bytes.length, crc));
    add(bytes);
  }
  const central = Buffer.concat(directory);
  const directoryStart = position;
  add(central);
  add(buildEnd(directory.length, central.length, directoryStart));
  return {
    sizeBytes: position,
    directoryBytes: central.length,
    validators: { etag: '"large"' },
    read: (start, end) => readPieces(pieces, start, end),
  };
}

function readPieces(pieces: readonly { start: number; bytes: Buffer }[], start: number, end: number): Buffer {
  const parts = pieces
    .filter((piece) => piece.start < end && piece.start + piece.bytes.length > start)
    .map((piece) => piece.bytes.subarray(Math.max(0, start - piece.start), end - piece.start));
  return Buffer.concat(parts);
}

/** The fields that both headers of an entry have, from the version needed to the lengths. */
function writeCommon(header: Buffer, at: number, name: string, sizeBytes: number, crc: number): void {
  header.writeUInt16LE(20, at);
  header.writeUInt16LE(0x21, at + 8);
  header.writeUInt32LE(crc, at + 10);
  header.writeUInt32LE(sizeBytes, at + 14);
  header.writeUInt32LE(sizeBytes, at + 18);
  header.writeUInt16LE(Buffer.byteLength(name), at + 22);
}

function buildLocal(name: string, sizeBytes: number, crc: number): Buffer {
  const header = Buffer.alloc(LOCAL_BYTES);
  header.write('PK\x03\x04', 0, 'latin1');
  writeCommon(header, 4, name, sizeBytes, crc);
  return Buffer.concat([header, Buffer.from(name)]);
}

function buildCentral(name: string, sizeBytes: number, crc: number, position: number): Buffer {
  const header = Buffer.alloc(CENTRAL_BYTES);
  header.write('PK\x01\x02', 0, 'latin1');
  writeCommon(header, 6, name, sizeBytes, crc);
  header.writeUInt32LE(position, 42);
  return Buffer.concat([header, Buffer.from(name)]);
}

function buildEnd(entries: number, directoryBytes: number, directoryStart: number): Buffer {
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 0, 'latin1');
  end.writeUInt16LE(entries, 8);
  end.writeUInt16LE(entries, 10);
  end.writeUInt32LE(directoryBytes, 12);
  end.writeUInt32LE(directoryStart, 16);
  return end;
}
