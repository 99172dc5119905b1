/** How many bytes of a file WordPress searches for headers. Source: WordPress core get_file_data(). */
export const HEADER_BYTES = 8192;

// Source: the $default_headers of WordPress core get_plugin_data().
const LABELS = {
  name: 'Plugin Name',
  pluginUri: 'Plugin URI',
  version: 'Version',
  description: 'Description',
  author: 'Author',
  authorUri: 'Author URI',
  textDomain: 'Text Domain',
  domainPath: 'Domain Path',
  network: 'Network',
  requiresWordPress: 'Requires at least',
  requiresPhp: 'Requires PHP',
  updateUri: 'Update URI',
  requiresPlugins: 'Requires Plugins',
  siteWideOnly: 'Site Wide Only',
} as const;

type HeaderField = keyof typeof LABELS;

/** The headers of a plugin's main file as WordPress reads them; `''` where one is absent or empty. */
export type PluginHeader = Readonly<Record<HeaderField, string>>;

// Text is latin1 here, one character per byte, so `.` and `^` see exactly the line ends that PCRE sees.
// The prefix is anchored at a line start, which keeps a failed match linear in the length of the line.
const PATTERNS = Object.fromEntries(
  Object.entries(LABELS).map(([field, label]) => [
    field,
    new RegExp(`^(?:[ \\t]*<\\?(?:php)?)?[ \\t/*#@]*${label}:(.*)$`, 'gim'),
  ]),
) as Readonly<Record<HeaderField, RegExp>>;

// PHP's \s and trim() differ from each other, and both from JavaScript's: no-break space stays in either.
const PCRE_SPACES = ' \t\n\v\f\r';
const TRIM_SPACES = ' \t\n\r\0\v';

/**
 * Reads plugin headers from the first {@link HEADER_BYTES} bytes of a PHP file, byte for byte as WordPress 7.1 does.
 * Bytes that are not UTF-8 become U+FFFD. Never throws. Source: WordPress core get_file_data() and
 * _cleanup_header_comment().
 *
 * @param windowBytes how many bytes are searched; more than WordPress's find headers that it misses
 */
export function parsePluginHeader(bytes: Uint8Array, windowBytes = HEADER_BYTES): PluginHeader {
  const text = toText(bytes, windowBytes).replaceAll('\r', '\n');
  const fields = Object.entries(PATTERNS).map(([field, pattern]) => {
    const [match] = text.matchAll(pattern);
    return [field, cleanUp(match?.[1] ?? '')] as const;
  });
  return Object.fromEntries(fields) as PluginHeader;
}

const MAX_LINES = 10;

/** The lines, from 1, that have a header, at most ten; WordPress uses the first. */
export function findHeaderLines(
  bytes: Uint8Array,
  field: HeaderField,
  windowBytes = HEADER_BYTES,
): readonly number[] {
  const text = toText(bytes, windowBytes);
  const matches = [...text.replaceAll('\r', '\n').matchAll(PATTERNS[field])].slice(0, MAX_LINES);
  return matches.map(({ index }) => text.slice(0, index).split(/\r\n|\r|\n/).length);
}

/** The bytes of a header's value, as WordPress reads it; `undefined` if it is absent or empty. */
export function locateHeader(
  bytes: Uint8Array,
  field: HeaderField,
): { readonly start: number; readonly end: number } | undefined {
  const [match] = toText(bytes, HEADER_BYTES).replaceAll('\r', '\n').matchAll(PATTERNS[field]);
  const captured = match?.[1] ?? '';
  const value = Buffer.from(cleanUp(captured)).toString('latin1');
  const at = captured.indexOf(value);
  if (match === undefined || value === '' || at < 0) return undefined;
  const start = match.index + match[0].length - captured.length + at;
  return { start, end: start + value.length };
}

function toText(bytes: Uint8Array, windowBytes: number): string {
  return Buffer.from(bytes.subarray(0, windowBytes)).toString('latin1');
}

/** Whether WordPress lists a file with this header as a plugin. Source: the empty() test of get_plugins(). */
export function isPluginHeader(header: PluginHeader): boolean {
  return header.name !== '' && header.name !== '0';
}

/** Whether WordPress takes a PHP file that begins so for a plugin's main file. */
export function isMainFile(head: Uint8Array): boolean {
  return isPluginHeader(parsePluginHeader(head.subarray(0, HEADER_BYTES)));
}

function cleanUp(captured: string): string {
  // PHP treats a captured '0' as false and the header as absent, but only before white space is removed.
  if (captured === '0') return '';
  const end = captured.search(/\*\/|\?>/);
  const open = end < 0 ? captured : trimEnd(captured.slice(0, end), PCRE_SPACES);
  const value = trimStart(trimEnd(open, TRIM_SPACES), TRIM_SPACES);
  return Buffer.from(value, 'latin1').toString('utf8');
}

function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

function trimStart(text: string, characters: string): string {
  let start = 0;
  while (start < text.length && characters.includes(text.charAt(start))) start += 1;
  return text.slice(start);
}

/**
 * The slugs that WordPress takes from the header "Requires Plugins", and the ones that it drops silently. Source:
 * WP_Plugin_Dependencies::sanitize_dependency_slugs().
 */
export function readRequiredPlugins(header: string): {
  readonly slugs: readonly string[];
  readonly dropped: readonly string[];
} {
  const items = header
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  const isSlug = (item: string) => /^[a-z0-9]+(-[a-z0-9]+)*$/.test(item);
  return { slugs: [...new Set(items.filter(isSlug))], dropped: items.filter((item) => !isSlug(item)) };
}

/** Why WordPress misses a plugin header that people can see in a file, and the header's line, from 1. */
export interface HiddenHeader {
  readonly why: 'utf-16' | 'byte-order-mark' | 'late';
  readonly line: number;
}

const BYTE_ORDER_MARK = Buffer.from('\ufeff');
/** ASCII text in UTF-16 has a zero in every other byte. */
const SAMPLE_BYTES = 64;

/** Finds a Plugin Name that WordPress misses; `undefined` if it sees one, or the file has none. */
export function findHiddenHeader(bytes: Buffer): HiddenHeader | undefined {
  if (hasName(bytes)) return undefined;
  if (decodeUtf16(bytes).some((text) => hasName(text))) return { why: 'utf-16', line: 1 };
  const unmarked = removeMark(bytes);
  if (unmarked !== undefined && hasName(unmarked)) return { why: 'byte-order-mark', line: 1 };
  if (!hasName(bytes, bytes.length)) return undefined;
  const [line = 1] = findHeaderLines(bytes, 'name', bytes.length);
  return { why: 'late', line };
}

/** A header of the main file that WordPress does not see, or only in part. */
interface LostHeader {
  readonly field: (typeof LOSABLE)[number];
  readonly why: 'byte-order-mark' | 'late' | 'cut';
  readonly line: number;
}

/** A plugin still works without the others. */
const LOSABLE = ['name', 'version'] as const;

/** Finds headers of the main file that people see and WordPress does not. */
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

/** Returns the bytes after a byte order mark; `undefined` if there is none. */
function removeMark(bytes: Buffer): Buffer | undefined {
  const { length } = BYTE_ORDER_MARK;
  return bytes.subarray(0, length).equals(BYTE_ORDER_MARK) ? bytes.subarray(length) : undefined;
}

function hasName(bytes: Buffer, windowBytes = HEADER_BYTES): boolean {
  // Most files have none, and need no parsing.
  return (
    /plugin name:/i.test(bytes.toString('latin1', 0, windowBytes)) &&
    isPluginHeader(parsePluginHeader(bytes, windowBytes))
  );
}

/** Converts text in UTF-16 of either byte order, with or without a mark, to UTF-8; nothing for other text. */
function decodeUtf16(bytes: Buffer): readonly Buffer[] {
  if (!bytes.subarray(0, SAMPLE_BYTES).includes(0)) return [];
  const text = bytes.subarray(0, Math.min(2 * HEADER_BYTES, bytes.length - (bytes.length % 2)));
  return [text, Buffer.from(text).swap16()].map((little) =>
    Buffer.from(little.toString('utf16le').replace(/^\ufeff/, '')),
  );
}
