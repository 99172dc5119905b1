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

const MADE_BY_UNIX = 3;
const MADE_BY_MACOS = 19;
const FILE_TYPE_MASK = 0o170000;
const LINK_TYPE = 0o120000;

/** Whether an entry is a symbolic link, according to the directory's fields for the system and the attributes. */
export function isLink(versionMadeBy: number, attributes: number): boolean {
  const madeBy = versionMadeBy >> 8;
  const isUnix = madeBy === MADE_BY_UNIX || madeBy === MADE_BY_MACOS;
  return isUnix && ((attributes >>> 16) & FILE_TYPE_MASK) === LINK_TYPE;
}

/** Where WordPress would unpack an entry. */
export function toPath(name: string): string {
  const path = name.replaceAll('\\', '/');
  // Hardly any name has to be split.
  if (!/\/\/|(^|\/)\.(\/|$)|^\/|\/$/.test(path)) return path;
  const parts = path.split('/');
  return parts.filter((part) => part !== '' && part !== '.').join('/');
}
