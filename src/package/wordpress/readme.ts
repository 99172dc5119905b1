/** The headers that matter to a release; the directory knows more. */
type ReadmeField = 'stableTag' | 'tested' | 'requires' | 'requiresPhp';

/** A readme, as the plugin directory of WordPress.org reads it. */
export interface Readme extends Readonly<Record<ReadmeField, string>> {
  /** `''` if the first line is a header, or only the placeholder `Plugin Name`. */
  readonly name: string;
  /** The line of each header that counts, from 1; also if its value was dropped, so that the field is `''`. */
  readonly lines: Readonly<Partial<Record<ReadmeField, number>>>;
  /** The paragraph below the headers, on one line, neither shortened nor escaped. */
  readonly description: string;
  /** The whole readme, with `\n` for every line end. */
  readonly text: string;
}

// Source: $valid_headers of the directory's parser. Headers without a field only help to tell a header from a sentence
// with a colon.
const FIELDS: ReadonlyMap<string, ReadmeField | undefined> = new Map([
  ['stable tag', 'stableTag'],
  ['tested', 'tested'],
  ['tested up to', 'tested'],
  ['requires', 'requires'],
  ['requires at least', 'requires'],
  ['requires php', 'requiresPhp'],
  ['contributors', undefined],
  ['donate link', undefined],
  ['license', undefined],
  ['license uri', undefined],
  ['tags', undefined],
]);

const CLEANERS: Readonly<Record<ReadmeField, (value: string) => string>> = {
  stableTag: cleanStableTag,
  tested: (value) => cleanWordPressVersion(value, [/wordpress/gi, /wp/gi]),
  requires: (value) =>
    cleanWordPressVersion(value, [/wordpress/gi, /wp/gi, /or higher/gi, /and above/gi, /\+/g]),
  requiresPhp: (value) => (/^[0-9]+(\.[0-9]+){1,2}$/.test(value) ? value : ''),
};

const PHP_SPACES = ' \t\n\r\0\v';
const NAME_MARKS = '#= \t\0\v';
const HEADER_MARKS = ' \t*-\r\n';

/** A longer line below the placeholder name is a description. */
const MAX_NAME_BYTES = 49;

/**
 * Reads a `readme.txt` or `readme.md` as the plugin directory does: UTF-8 or, with its byte order mark, UTF-16LE.
 * Values that the directory would ignore become `''`. Never throws. Source: the wordpress.org plugin directory,
 * Readme\Parser (readme/class-parser.php).
 */
export function parseReadme(bytes: Uint8Array): Readme {
  const lines = splitLines(decodeText(bytes));
  const { name, next } = readName(lines);
  const { headers, end } = readHeaders(lines, next);
  const clean = (field: ReadmeField) => cleanHeader(field, headers.get(field)?.value ?? '');
  return {
    name,
    stableTag: clean('stableTag'),
    tested: clean('tested'),
    requires: clean('requires'),
    requiresPhp: clean('requiresPhp'),
    lines: Object.fromEntries([...headers].map(([field, { line }]) => [field, line])),
    description: readDescription(lines, end),
    text: lines.join('\n'),
  };
}

/** Decodes UTF-8 or, with its byte order mark, UTF-16LE; replaces invalid bytes. */
export function decodeText(bytes: Uint8Array): string {
  const isUtf16 = bytes[0] === 0xff && bytes[1] === 0xfe;
  return new TextDecoder(isUtf16 ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Splits a text where PCRE's `\R` does, which is more than CR and LF. */
export function splitLines(text: string): readonly string[] {
  return text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/);
}

/** Trims the given characters from both ends, like PHP's trim(); a regular expression would be quadratic. */
export function trimCharacters(text: string, characters: string): string {
  let [start, end] = [0, text.length];
  while (start < end && characters.includes(text.charAt(start))) start += 1;
  while (end > start && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

interface Header {
  readonly value: string;
  /** From 1. */
  readonly line: number;
}

function readName(lines: readonly string[]): { readonly name: string; readonly next: number } {
  const first = skipBlank(lines, 0);
  if (isKnownHeader(lines[first])) return { name: '', next: first };
  const name = cleanName(lines[first]);
  const isUnderlined = trimCharacters(lines[first + 1] ?? '', '=-') === '';
  const next = isUnderlined ? first + 2 : first + 1;
  if (name.toLowerCase() !== 'plugin name') return { name, next };
  const second = skipBlank(lines, next);
  const line = lines[second] ?? '';
  return Buffer.byteLength(line) > MAX_NAME_BYTES || isKnownHeader(line)
    ? { name: '', next: second }
    : { name: cleanName(line), next: second + 1 };
}

/** Headers may have empty lines between them; after one, an unknown key already belongs to a sentence. */
function readHeaders(lines: readonly string[], from: number) {
  const headers = new Map<ReadmeField, Header>();
  let end = skipBlank(lines, from);
  let isAfterEmpty = false;
  for (; end < lines.length; end += 1) {
    const line = lines[end] ?? '';
    const isEmpty = line === '' || line === '0';
    const header = splitHeader(line);
    if (!isEmpty && (!header || (isAfterEmpty && !FIELDS.has(header.key)))) break;
    const field = header && FIELDS.get(header.key);
    if (field) headers.set(field, { value: header.value, line: end + 1 });
    isAfterEmpty = isEmpty;
  }
  return { headers, end };
}

function readDescription(lines: readonly string[], from: number): string {
  const end = lines.findIndex((line, index) => index >= from && /^(==|##)/.test(trim(line)));
  const paragraph = lines.slice(from, end < 0 ? undefined : end).filter((line) => !isBlank(line));
  return trim(paragraph.join(' '));
}

function splitHeader(line: string): { readonly key: string; readonly value: string } | undefined {
  const colon = line.indexOf(':');
  if (colon < 0 || /^[#=]/.test(line)) return undefined;
  return {
    key: trimCharacters(line.slice(0, colon), HEADER_MARKS).toLowerCase(),
    value: trimCharacters(line.slice(colon + 1), HEADER_MARKS),
  };
}

function isKnownHeader(line = ''): boolean {
  return FIELDS.has(splitHeader(line)?.key ?? '');
}

function skipBlank(lines: readonly string[], from: number): number {
  let index = from;
  while (index < lines.length && isBlank(lines[index])) index += 1;
  return index;
}

/** A line of `0` is empty to PHP's empty(). */
function isBlank(line = ''): boolean {
  return /^0?$/.test(trim(line));
}

function cleanName(line = ''): string {
  return trim(trimCharacters(line, NAME_MARKS));
}

function cleanHeader(field: ReadmeField, value: string): string {
  return isBlank(value) ? '' : CLEANERS[field](trim(value));
}

function cleanStableTag(value: string): string {
  const tag = trimCharacters(value, '"\'')
    .replace(/^\/?tags\//i, '')
    .replace(/[^a-z0-9_.-]/gi, '');
  return tag.startsWith('.') ? `0${tag}` : tag;
}

function cleanWordPressVersion(value: string, phrases: readonly RegExp[]): string {
  const bare = phrases.reduce((text, phrase) => text.replace(phrase, ''), value);
  const [version = ''] = trim(bare).split('-', 1);
  return /^[0-9]+\.[0-9](\.[0-9]+)?$/.test(version) ? version : '';
}

function trim(text: string): string {
  return trimCharacters(text, PHP_SPACES);
}
