import { isUtf8 } from 'node:buffer';
import type { Directory } from './directory.ts';
import { isLink, toPath, type ZipEntry } from './zip-entry.ts';

// Source: APPNOTE.TXT 4.3.12, 4.4.4 and 4.4.5.
const ENTRY_SIGNATURE = 0x02014b50;
const ENTRY_BYTES = 46;
const ENCRYPTED_FLAGS = 0x41;
const IN_EXTENSION = 0xffffffff;
const STORED = 0;

/** Extra fields with times and owners only: of Info-ZIP, NTFS and Unix. */
const HARMLESS_FIELDS = new Set([0x5455, 0x5855, 0x7855, 0x7875, 0x000a]);

/**
 * Lists a directory that every program reads alike: no comments or encryption, no extra fields but harmless ones, and names
 * in UTF-8. This action and most tools write such directories. For thousands of entries, this is several times faster than
 * yauzl.
 *
 * @returns `undefined` when anything else is in it, or when it is damaged
 */
export function listPlain({ bytes, entryCount }: Directory): readonly ZipEntry[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  const entries: ZipEntry[] = [];
  let at = 0;
  while (entries.length < entryCount) {
    const entry = readPlain(bytes, view, at);
    if (entry === undefined) return undefined;
    entries.push(entry);
    at += ENTRY_BYTES + entry.nameBytes.length + entry.extraBytes;
  }
  return at === bytes.length ? entries : undefined;
}

function readPlain(bytes: Buffer, view: DataView, at: number): ZipEntry | undefined {
  const nameStart = at + ENTRY_BYTES;
  if (nameStart > bytes.length || view.getUint32(at, true) !== ENTRY_SIGNATURE) return undefined;
  const flags = view.getUint16(at + 8, true);
  const method = view.getUint16(at + 10, true);
  const packedBytes = view.getUint32(at + 20, true);
  const sizeBytes = view.getUint32(at + 24, true);
  const nameEnd = nameStart + view.getUint16(at + 28, true);
  const extraBytes = view.getUint16(at + 30, true);
  const commentBytes = view.getUint16(at + 32, true);
  const start = view.getUint32(at + 42, true);
  const isLarge = packedBytes === IN_EXTENSION || sizeBytes === IN_EXTENSION || start === IN_EXTENSION;
  const isOdd = commentBytes > 0 || (flags & ENCRYPTED_FLAGS) !== 0 || isLarge;
  const end = nameEnd + extraBytes;
  if (isOdd || end > bytes.length || (method === STORED && packedBytes !== sizeBytes)) return undefined;
  if (extraBytes > 0 && !areHarmless(view, nameEnd, end)) return undefined;
  const nameBytes = bytes.subarray(nameStart, nameEnd);
  if (!isUtf8(nameBytes)) return undefined;
  const name = nameBytes.toString();
  return {
    name,
    path: toPath(name),
    nameBytes,
    isFolder: name.endsWith('/'),
    isLink: isLink(view.getUint16(at + 4, true), view.getUint32(at + 38, true)),
    isEncrypted: false,
    method,
    packedBytes,
    sizeBytes,
    crc32: view.getUint32(at + 16, true),
    start,
    extraBytes,
    neededVersion: view.getUint16(at + 6, true),
    dosTime: view.getUint32(at + 12, true),
    isZip64: false,
  };
}

/** Whether extra fields are whole, and none changes what is unpacked. */
function areHarmless(view: DataView, start: number, end: number): boolean {
  let at = start;
  while (at + 4 <= end && HARMLESS_FIELDS.has(view.getUint16(at, true)))
    at += 4 + view.getUint16(at + 2, true);
  return at === end;
}
