import { crc32, deflateRawSync } from 'node:zlib';

/** Fields that both headers of an entry have. */
export interface EntryHeader {
  readonly name: string | Buffer;
  readonly flags: number;
  readonly method: number;
  readonly crc32: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  readonly extra: Buffer;
}

export interface ForgedEntry extends Partial<EntryHeader> {
  readonly name: string | Buffer;
  readonly content?: string | Buffer;
  /** The data as it stands in the file; the content, packed as the method says, by default. */
  readonly packed?: Buffer;
  /** Where the header at the entry says something else than the directory. */
  readonly local?: Partial<EntryHeader> & { readonly signature?: number };
  /** Where the directory says that the entry begins. */
  readonly start?: number;
  /** System, in the upper byte, and version of the program that made the entry. */
  readonly madeBy?: number;
  readonly attributes?: number;
}

export interface ForgedArchive {
  /** Bytes in front of all that the offsets count. */
  readonly before?: string | Buffer;
  /** Bytes between the directory and the end records. */
  readonly between?: string | Buffer;
  readonly after?: string | Buffer;
  readonly comment?: string | Buffer;
  /** Where the end record says something else than the truth. */
  readonly end?: Partial<EndRecord>;
  /** With the end records of large archives; where these say something else than the truth. */
  readonly end64?: Partial<EndRecord> & { readonly position?: number; readonly signature?: number };
}

export interface EndRecord {
  readonly disk: number;
  readonly entryCount: number;
  readonly sizeBytes: number;
  readonly start: number;
}

const DEFLATED = 8;
const NOTHING = Buffer.alloc(0);

/** Builds a ZIP byte for byte, also such as no tool would write. */
export function forgeZip(entries: readonly ForgedEntry[], archive: ForgedArchive = {}): Buffer {
  const parts: Buffer[] = [];
  const listed: Buffer[] = [];
  const bodies = new Map<string, Body>();
  let start = 0;
  for (const entry of entries) {
    const body = bodyOf(entry, bodies);
    const { packed } = body;
    const header = describe(entry, body);
    const local = { ...header, ...entry.local };
    const signature = entry.local?.signature ?? 0x04034b50;
    const bytes = encodeLocal(local, signature);
    listed.push(encodeListed(header, entry, entry.start ?? start));
    parts.push(bytes, packed);
    start += bytes.length + packed.length;
  }
  const directory = Buffer.concat(listed);
  const end = { disk: 0, entryCount: entries.length, sizeBytes: directory.length, start };
  const between = Buffer.from(archive.between ?? '');
  const position = start + directory.length + between.length;
  return Buffer.concat([
    Buffer.from(archive.before ?? ''),
    ...parts,
    directory,
    between,
    archive.end64 === undefined ? Buffer.alloc(0) : encodeEnd64({ ...end, position, ...archive.end64 }),
    encodeEnd({ ...end, ...archive.end }, Buffer.from(archive.comment ?? '')),
    Buffer.from(archive.after ?? ''),
  ]);
}

/** The extra field for sizes and offsets beyond 32 bits. */
export function zip64Extra(...values: readonly number[]): Buffer {
  const extra = Buffer.alloc(4 + 8 * values.length);
  extra.writeUInt16LE(1, 0);
  extra.writeUInt16LE(8 * values.length, 2);
  for (const [index, value] of values.entries()) extra.writeBigUInt64LE(BigInt(value), 4 + 8 * index);
  return extra;
}

/** The data of an entry, and what its headers say of the content. */
interface Body {
  readonly packed: Buffer;
  readonly checksum: number;
  readonly sizeBytes: number;
}

/** Packs a text once, in however many entries of an archive it is. */
function bodyOf(entry: ForgedEntry, known: Map<string, Body>): Body {
  const { content = '', method = 0 } = entry;
  if (typeof content !== 'string' || entry.packed !== undefined) return makeBody(entry);
  const key = `${method} ${content}`;
  const body = known.get(key) ?? makeBody(entry);
  known.set(key, body);
  return body;
}

function makeBody({ content, method, packed }: ForgedEntry): Body {
  const bytes = toBytes(content);
  return {
    packed: packed ?? (method === DEFLATED ? deflateRawSync(bytes) : bytes),
    checksum: crc32(bytes),
    sizeBytes: bytes.length,
  };
}

function describe(entry: ForgedEntry, { packed, checksum, sizeBytes }: Body): EntryHeader {
  return {
    name: entry.name,
    flags: entry.flags ?? 0,
    method: entry.method ?? 0,
    crc32: entry.crc32 ?? checksum,
    packedBytes: entry.packedBytes ?? packed.length,
    sizeBytes: entry.sizeBytes ?? sizeBytes,
    extra: entry.extra ?? NOTHING,
  };
}

const toBytes = (content: string | Buffer = NOTHING): Buffer =>
  typeof content === 'string' ? Buffer.from(content) : content;

function encodeLocal({ name, extra, ...header }: EntryHeader, signature: number): Buffer {
  const fixed = Buffer.alloc(30);
  const nameBytes = Buffer.from(name);
  fixed.writeUInt32LE(signature, 0);
  fixed.writeUInt16LE(20, 4);
  writeCommon(fixed, 6, header);
  fixed.writeUInt16LE(nameBytes.length, 26);
  fixed.writeUInt16LE(extra.length, 28);
  return Buffer.concat([fixed, nameBytes, extra]);
}

function encodeListed(header: EntryHeader, entry: ForgedEntry, start: number): Buffer {
  const { name, extra, ...rest } = header;
  const fixed = Buffer.alloc(46);
  const nameBytes = Buffer.from(name);
  fixed.writeUInt32LE(0x02014b50, 0);
  fixed.writeUInt16LE(entry.madeBy ?? 0x0314, 4);
  fixed.writeUInt16LE(20, 6);
  writeCommon(fixed, 8, rest);
  fixed.writeUInt16LE(nameBytes.length, 28);
  fixed.writeUInt16LE(extra.length, 30);
  fixed.writeUInt32LE(entry.attributes ?? 0o100644 * 0x10000, 38);
  fixed.writeUInt32LE(start, 42);
  return Buffer.concat([fixed, nameBytes, extra]);
}

/** Flags, method, times, checksum and sizes, which both headers have in this order. */
function writeCommon(
  fixed: Buffer,
  at: number,
  { flags, method, crc32: checksum, packedBytes, sizeBytes }: Omit<EntryHeader, 'name' | 'extra'>,
): void {
  fixed.writeUInt16LE(flags, at);
  fixed.writeUInt16LE(method, at + 2);
  fixed.writeUInt32LE(checksum, at + 8);
  fixed.writeUInt32LE(packedBytes, at + 12);
  fixed.writeUInt32LE(sizeBytes, at + 16);
}

function encodeEnd({ disk, entryCount, sizeBytes, start }: EndRecord, comment: Buffer): Buffer {
  const fixed = Buffer.alloc(22);
  fixed.writeUInt32LE(0x06054b50, 0);
  fixed.writeUInt16LE(disk, 4);
  fixed.writeUInt16LE(disk, 6);
  fixed.writeUInt16LE(entryCount, 8);
  fixed.writeUInt16LE(entryCount, 10);
  fixed.writeUInt32LE(sizeBytes, 12);
  fixed.writeUInt32LE(start, 16);
  fixed.writeUInt16LE(comment.length, 20);
  return Buffer.concat([fixed, comment]);
}

type End64 = EndRecord & { readonly position: number; readonly signature?: number };

function encodeEnd64({ entryCount, sizeBytes, start, position, signature }: End64): Buffer {
  const record = Buffer.alloc(56);
  record.writeUInt32LE(signature ?? 0x06064b50, 0);
  record.writeBigUInt64LE(44n, 4);
  record.writeBigUInt64LE(BigInt(entryCount), 24);
  record.writeBigUInt64LE(BigInt(entryCount), 32);
  record.writeBigUInt64LE(BigInt(sizeBytes), 40);
  record.writeBigUInt64LE(BigInt(start), 48);
  const locator = Buffer.alloc(20);
  locator.writeUInt32LE(0x07064b50, 0);
  locator.writeBigUInt64LE(BigInt(position), 8);
  locator.writeUInt32LE(1, 16);
  return Buffer.concat([record, locator]);
}
