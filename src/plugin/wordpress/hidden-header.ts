import {
  findHeaderLines,
  HEADER_BYTES,
  isPluginHeader,
  parsePluginHeader,
  type PluginHeader,
} from './header.ts';

/** Why WordPress does not see the plugin header that a person sees in a file, and the line of the header, from 1. */
export interface HiddenHeader {
  readonly why: 'utf-16' | 'byte-order-mark' | 'late';
  readonly line: number;
}

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** Text in UTF-16 has a zero in every other byte, as far as it is ASCII. */
const SAMPLE_BYTES = 64;

/** Looks for a Plugin Name that WordPress misses; `undefined` when it sees one, or there is none. */
export function findHiddenHeader(bytes: Buffer): HiddenHeader | undefined {
  if (hasName(bytes)) return undefined;
  if (decodeUtf16(bytes).some((text) => hasName(text))) return { why: 'utf-16', line: 1 };
  const unmarked = removeMark(bytes);
  if (unmarked !== undefined && hasName(unmarked)) return { why: 'byte-order-mark', line: 1 };
  if (!hasName(bytes, bytes.length)) return undefined;
  const [line = 1] = findHeaderLines(bytes, 'name', bytes.length);
  return { why: 'late', line };
}

/** A header of the main file that WordPress does not see, or not whole. */
export interface LostHeader {
  readonly field: (typeof LOSABLE)[number];
  readonly why: 'byte-order-mark' | 'late' | 'cut';
  readonly line: number;
}

/** Without the others a plugin still works. */
const LOSABLE = ['name', 'version'] as const;

/** Looks in the main file for headers that a person sees and WordPress does not. */
export function findLostHeaders(bytes: Buffer, header: PluginHeader): readonly LostHeader[] {
  const unmarked = removeMark(bytes);
  const behindMark = unmarked && parsePluginHeader(unmarked);
  const inAll = parsePluginHeader(bytes, bytes.length);
  return LOSABLE.flatMap((field): LostHeader[] => {
    if (header[field] === '' && behindMark !== undefined && behindMark[field] !== '')
      return [{ field, why: 'byte-order-mark', line: 1 }];
    if (inAll[field] === header[field]) return [];
    const [line = 1] = findHeaderLines(bytes, field, bytes.length);
    return [{ field, why: findHeaderLines(bytes, field).length > 0 ? 'cut' : 'late', line }];
  });
}

/** The bytes behind a byte order mark; `undefined` when there is none. */
function removeMark(bytes: Buffer): Buffer | undefined {
  const { length } = BYTE_ORDER_MARK;
  return bytes.subarray(0, length).equals(BYTE_ORDER_MARK) ? bytes.subarray(length) : undefined;
}

function hasName(bytes: Buffer, windowBytes = HEADER_BYTES): boolean {
  // Most files have none; then there is nothing to take apart.
  return (
    /plugin name:/i.test(bytes.toString('latin1', 0, windowBytes)) &&
    isPluginHeader(parsePluginHeader(bytes, windowBytes))
  );
}

/** Text in UTF-16 of either order, with or without a mark, as UTF-8; nothing for other text. */
function decodeUtf16(bytes: Buffer): readonly Buffer[] {
  if (!bytes.subarray(0, SAMPLE_BYTES).includes(0)) return [];
  const text = bytes.subarray(0, Math.min(2 * HEADER_BYTES, bytes.length - (bytes.length % 2)));
  return [text, Buffer.from(text).swap16()].map((little) =>
    Buffer.from(little.toString('utf16le').replace(/^\ufeff/, '')),
  );
}
