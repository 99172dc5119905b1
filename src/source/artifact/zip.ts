import { isUtf8 } from 'node:buffer';
import { crc32 } from 'node:zlib';
import { getFileNameLowLevel, openPromise, type Entry, type ZipFile } from 'yauzl';
import { messageOf } from '../../shared/publish-error.ts';
import { formatSize } from '../../shared/format.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { quoteName } from '../../shared/quote.ts';
import { readError } from '../../shared/system-error.ts';
import type { CreateError } from './artifact-errors.ts';

/** Limits of unpacking. */
export interface UnpackLimits {
  /** Maximum size of all files together. */
  readonly maxBytes: number;
  readonly maxFiles: number;
}

/** A file in the ZIP of an artifact. */
export interface ArtifactFile {
  /** A safe path: relative, without `..`, with `/` between its parts. */
  readonly name: string;
  /** The size that the ZIP declares; reading fails if the content differs. */
  readonly sizeBytes: number;
  /** Unpacks the content in chunks. Throws PublishError `package` when it differs from what the ZIP declares. */
  readonly read: () => AsyncGenerator<Buffer>;
}

/** The open ZIP of an artifact. */
interface ArtifactZip {
  readonly files: readonly ArtifactFile[];
  readonly close: () => void;
}

interface ZipContext {
  readonly quote: Sanitise;
  readonly createError: CreateError;
  readonly limits: UnpackLimits;
}

const UTF8_FLAG = 0x800;
const MADE_BY_UNIX = 3;
const MADE_BY_MACOS = 19;
const FILE_TYPE_MASK = 0o170000;
const LINK_TYPE = 0o120000;
const STORED = 0;
const DEFLATED = 8;

/** Longer paths, or parts of them, do not work on every file system. */
const MAX_PATH_LENGTH = 1024;
const MAX_PART_BYTES = 255;

/** Maximum size of the ZIP's list of files, enough for about 500 bytes per file. */
const MAX_LIST_BYTES = 10 * 1024 * 1024;

const UPLOAD_AGAIN = 'Upload the artifact again with `actions/upload-artifact`.';

/**
 * Lists the files of an artifact. Nothing in it is trusted.
 *
 * @throws PublishError `package`: it is not a ZIP, or not safe to unpack
 */
export async function openArtifactZip(path: string, context: ZipContext): Promise<ArtifactZip> {
  const { createError } = context;
  try {
    const zip = await openPromise(path, { autoClose: false, decodeStrings: false });
    try {
      return { files: await listFiles(zip, context), close: () => zip.close() };
    } catch (error) {
      zip.close();
      throw error;
    }
  } catch (error) {
    throw explainZip(error, createError);
  }
}

async function listFiles(zip: ZipFile, context: ZipContext): Promise<readonly ArtifactFile[]> {
  const { createError, limits } = context;
  const files: ArtifactFile[] = [];
  let totalBytes = 0;
  let listBytes = 0;
  let entryCount = 0;
  for await (const entry of zip.eachEntry()) {
    entryCount += 1;
    listBytes += entry.fileNameLength + entry.extraFieldLength + entry.fileCommentLength;
    if (entryCount > limits.maxFiles || listBytes > MAX_LIST_BYTES) {
      throw createError(
        `holds more than ${limits.maxFiles} files, or a list of them that is too long`,
        'Upload only the plugin, without what it does not need at run time, such as `node_modules`.',
      );
    }
    totalBytes += entry.uncompressedSize;
    if (totalBytes > limits.maxBytes) {
      throw createError(
        `is larger than ${formatSize(limits.maxBytes)} when it is unpacked`,
        'Upload only the plugin, without what it does not need at run time.',
      );
    }
    const name = decodeName(entry);
    assertSafeEntry(entry, name, context);
    if (name.endsWith('/')) continue;
    files.push({
      name,
      sizeBytes: entry.uncompressedSize,
      read: () => readVerified(zip, entry, name, context),
    });
  }
  return files;
}

/** Decodes valid UTF-8 with or without the flag, as every unpacker does; other names as code page 437. */
function decodeName({ generalPurposeBitFlag, fileNameRaw }: Entry): string {
  const flags = isUtf8(fileNameRaw) ? generalPurposeBitFlag | UTF8_FLAG : generalPurposeBitFlag;
  return getFileNameLowLevel(flags, fileNameRaw, [], true);
}

function assertSafeEntry(entry: Entry, name: string, { createError, quote }: ZipContext): void {
  const problem = describeName(name) ?? describeEntry(entry);
  if (problem !== undefined) throw createError(`holds ${quoteName(name, quote)}, ${problem}`, UPLOAD_AGAIN);
}

/**
 * Describes why a path is not safe on every system. Source of the characters: those that `actions/upload-artifact`
 * refuses.
 */
function describeName(name: string): string | undefined {
  const path = name.replace(/\/$/, '');
  const isFine = path.length <= MAX_PATH_LENGTH && path.split('/').every(isFileName);
  return isFine ? undefined : 'which is no name for a file inside a folder';
}

/** Whether a file or folder can have this name on every system. */
export function isFileName(name: string): boolean {
  const isOdd = /["*/:<>?\\|\p{Cc}]/u.test(name) || ['', '.', '..'].includes(name);
  return !isOdd && Buffer.byteLength(name) <= MAX_PART_BYTES;
}

function describeEntry(entry: Entry): string | undefined {
  const madeBy = entry.versionMadeBy >> 8;
  const isUnix = madeBy === MADE_BY_UNIX || madeBy === MADE_BY_MACOS;
  const type = (entry.externalFileAttributes >>> 16) & FILE_TYPE_MASK;
  if (isUnix && type === LINK_TYPE) return 'which is a symbolic link';
  if (entry.isEncrypted()) return 'which is encrypted';
  const isKnown = entry.compressionMethod === STORED || entry.compressionMethod === DEFLATED;
  return isKnown ? undefined : `which is compressed in an unusual way (method ${entry.compressionMethod})`;
}

/** Reads a file and verifies its checksum. yauzl checks only the size. */
async function* readVerified(
  zip: ZipFile,
  entry: Entry,
  name: string,
  { createError, quote }: ZipContext,
): AsyncGenerator<Buffer> {
  let checksum = 0;
  try {
    const stream = await zip.openReadStreamPromise(entry);
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      checksum = crc32(chunk, checksum);
      yield chunk;
    }
  } catch (error) {
    throw createError(
      `is damaged: ${quoteName(name, quote)} cannot be unpacked (${reasonOf(error)})`,
      UPLOAD_AGAIN,
      error,
    );
  }
  if (checksum !== entry.crc32) {
    throw createError(`is damaged: the checksum of ${quoteName(name, quote)} does not match`, UPLOAD_AGAIN);
  }
}

/**
 * Explains yauzl's errors, which have neither a class nor a code. Errors of the disk have a code, and stay unchanged.
 */
function explainZip(error: unknown, createError: CreateError): unknown {
  const { name, code } = readError(error);
  if (name === 'PublishError' || code !== undefined) return error;
  return createError(`is a damaged ZIP (${reasonOf(error)})`, UPLOAD_AGAIN, error);
}

/** The reason that a library gives, without its advice to developers. */
function reasonOf(error: unknown): string {
  return messageOf(error).split('. ', 1).join('');
}
