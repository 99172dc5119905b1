import { isUtf8 } from 'node:buffer';
import { type Entry, fromRandomAccessReaderPromise, getFileNameLowLevel, RandomAccessReader } from 'yauzl';
import type { ByteReader } from '../../shared/bytes.ts';
import { messageOf } from '../../shared/publish-error.ts';
import { PackageProblem } from '../finding.ts';
import { type ArchiveEnd, type Directory, readDirectory, unreadable } from './directory.ts';

/** An entry as listed in the central directory. */
export interface ZipEntry {
  /** The name as stored in the archive. */
  readonly name: string;
  /**
   * Where WordPress would unpack it: without `.` parts, doubled slashes and a trailing slash; backslashes become
   * slashes.
   */
  readonly path: string;
  /** The raw bytes of the name, to compare with the local header. */
  readonly nameBytes: Buffer;
  readonly isFolder: boolean;
  readonly isLink: boolean;
  readonly isEncrypted: boolean;
  readonly method: number;
  readonly packedBytes: number;
  readonly sizeBytes: number;
  readonly crc32: number;
  /** Where its local header begins in the file. */
  readonly start: number;
  /** Length of the directory's extra field, which the local header usually repeats. */
  readonly extraBytes: number;
  /** Version of the format that unpackers have to support, in tenths. */
  readonly neededVersion: number;
  /** Time in the lower, date in the upper 16 bits. */
  readonly dosTime: number;
  /** Sizes or start are stored in the extension for large archives. */
  readonly isZip64: boolean;
}

export interface ZipArchive {
  readonly entries: readonly ZipEntry[];
  /** Size of the central directory, and where it begins in the file. */
  readonly directoryBytes: number;
  readonly directoryStart: number;
  readonly end: ArchiveEnd;
}

/**
 * Lists the entries of a ZIP. Unpacks nothing; the names are untrusted.
 *
 * @throws PackageProblem `zip-unreadable`, `zip-limits`, `zip-method`
 */
export async function openZip(reader: ByteReader): Promise<ZipArchive> {
  const directory = await readDirectory(reader);
  const { bytes, start, end } = directory;
  return {
    entries: await listDirectory(directory),
    directoryBytes: bytes.length,
    directoryStart: start,
    end,
  };
}

const END_SIGNATURE = Buffer.from('PK\x05\x06', 'latin1');
const END_BYTES = 22;
const ENTRY_BYTES = 46;
/** Where a central header stores sizes and start, and the value of those that are stored elsewhere. */
const SIZE_FIELDS = [20, 24, 42];
const IN_EXTENSION = 0xffffffff;
const UTF8_FLAG = 0x800;
const MADE_BY_UNIX = 3;
const MADE_BY_MACOS = 19;
const FILE_TYPE_MASK = 0o170000;
const LINK_TYPE = 0o120000;

/**
 * Lists the entries of a ZIP's directory with yauzl.
 *
 * @throws PackageProblem `zip-unreadable`, `zip-method`
 */
async function listDirectory(directory: Directory): Promise<readonly ZipEntry[]> {
  const entries = await parseDirectory(directory);
  assertWhole(entries, directory);
  let at = 0;
  return entries.map((entry) => {
    const isZip64 = SIZE_FIELDS.some((field) => directory.bytes.readUInt32LE(at + field) === IN_EXTENSION);
    at += sizeInDirectory(entry);
    return toZipEntry(entry, isZip64);
  });
}

/** The last entry may reach into the end record that follows here, so that is found before any entry is read. */
function assertWhole(entries: readonly Entry[], { bytes }: Directory): void {
  const sizeBytes = entries.reduce((sum, entry) => sum + sizeInDirectory(entry), 0);
  if (sizeBytes === bytes.length) return;
  const fault = sizeBytes < bytes.length ? 'continues after' : 'ends within';
  throw unreadable(`The list of files in the ZIP ${fault} its last entry: it is damaged.`);
}

function sizeInDirectory({ fileNameLength, extraFieldLength, fileCommentLength }: Entry): number {
  return ENTRY_BYTES + fileNameLength + extraFieldLength + fileCommentLength;
}

/**
 * Puts an end record after the directory, which makes an archive that yauzl can list without reading more of the file.
 */
async function parseDirectory({ bytes, entryCount }: Directory): Promise<Entry[]> {
  const end = Buffer.alloc(END_BYTES);
  END_SIGNATURE.copy(end);
  end.writeUInt16LE(entryCount, 8);
  end.writeUInt16LE(entryCount, 10);
  end.writeUInt32LE(bytes.length, 12);
  const entries: Entry[] = [];
  try {
    const archive = Buffer.concat([bytes, end]);
    const options = { decodeStrings: false, autoClose: false };
    const zip = await fromRandomAccessReaderPromise(new MemoryReader(archive), archive.length, options);
    for await (const entry of zip.eachEntry()) entries.push(entry);
  } catch (error) {
    throw explain(error);
  }
  return entries;
}

/** Passes on at once what is in memory: yauzl's own reader waits for two turns of the event loop for each entry. */
class MemoryReader extends RandomAccessReader {
  readonly #bytes: Buffer;

  constructor(bytes: Buffer) {
    super();
    this.#bytes = bytes;
  }

  override read(...[target, offset, lengthBytes, position, done]: Parameters<RandomAccessReader['read']>) {
    const isInside = position + lengthBytes <= this.#bytes.length;
    if (isInside) this.#bytes.copy(target, offset, position, position + lengthBytes);
    done(isInside ? null : new Error('unexpected EOF'));
  }
}

function explain(error: unknown): PackageProblem {
  const reason = firstSentence(error);
  if (reason === 'strong encryption is not supported') {
    return new PackageProblem('zip-method', {
      message: 'The ZIP is encrypted.',
      effect: 'WordPress cannot unpack it, and no site gets the update.',
      fix: 'Build the ZIP without a password.',
    });
  }
  return unreadable(`The list of files in the ZIP is damaged (${reason}).`, undefined, error);
}

/** The reason that a library gives, without its advice to developers. */
function firstSentence(error: unknown): string {
  return messageOf(error).split('. ', 1).join('');
}

function toZipEntry(entry: Entry, isZip64: boolean): ZipEntry {
  const name = decodeName(entry);
  return {
    name,
    path: toPath(name),
    nameBytes: entry.fileNameRaw,
    isFolder: name.endsWith('/'),
    isLink: isLink(entry.versionMadeBy, entry.externalFileAttributes),
    isEncrypted: entry.isEncrypted(),
    method: entry.compressionMethod,
    packedBytes: entry.compressedSize,
    sizeBytes: entry.uncompressedSize,
    crc32: entry.crc32,
    start: entry.relativeOffsetOfLocalHeader,
    extraBytes: entry.extraFieldLength,
    neededVersion: entry.versionNeededToExtract,
    dosTime: entry.lastModFileDate * 0x10000 + entry.lastModFileTime,
    isZip64,
  };
}

/**
 * Decodes like PHP's ZipArchive: valid UTF-8 is taken for UTF-8, with or without the flag; the rest is code page 437.
 */
function decodeName({ fileNameRaw, extraFields }: Entry): string {
  return getFileNameLowLevel(isUtf8(fileNameRaw) ? UTF8_FLAG : 0, fileNameRaw, extraFields, true);
}

/** Whether an entry is a symbolic link, according to the directory's fields for the system and the attributes. */
function isLink(versionMadeBy: number, attributes: number): boolean {
  const madeBy = versionMadeBy >> 8;
  const isUnix = madeBy === MADE_BY_UNIX || madeBy === MADE_BY_MACOS;
  return isUnix && ((attributes >>> 16) & FILE_TYPE_MASK) === LINK_TYPE;
}

/** Where WordPress would unpack an entry. */
function toPath(name: string): string {
  const path = name.replaceAll('\\', '/');
  // Hardly any name has to be split.
  if (!/\/\/|(^|\/)\.(\/|$)|^\/|\/$/.test(path)) return path;
  const parts = path.split('/');
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}
