import { crc32 } from 'node:zlib';
import { buildEndRecord, createCentralDirectory, createHeaderBuilder, encodeDosTime } from './zip-format.ts';

/** A file in memory. */
export interface MemoryFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Packs files in memory into a ZIP, without compression: it stays on this machine, where unpacking would take longer. */
export function packFiles(files: readonly MemoryFile[]): Buffer {
  const headers = createHeaderBuilder(encodeDosTime(0));
  const directory = createCentralDirectory();
  const parts: Uint8Array[] = [];
  let start = 0;
  for (const { name, bytes } of files) {
    const sizes = { packedBytes: bytes.length, sizeBytes: bytes.length };
    const entry = { name, isDeflated: false, crc32: crc32(bytes), ...sizes, start };
    // Headers are valid only until the next one is built.
    const header = Buffer.from(headers.local(entry));
    directory.add(headers.central(entry));
    parts.push(header, bytes);
    start += header.length + bytes.length;
  }
  const listed = directory.read();
  const listedBytes = listed.reduce((sum, { length }) => sum + length, 0);
  return Buffer.concat([...parts, ...listed, buildEndRecord(directory.count(), start, listedBytes)]);
}
