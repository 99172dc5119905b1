import { trimCharacters } from '../wordpress/readme.ts';
import { createInliner, hideMark } from './inline.ts';

/**
 * Below the limits for a variable of the environment on Linux (131,072 bytes with its name) and for the body of a
 * release on GitHub (125,000 characters).
 */
const MAX_CHANGELOG_BYTES = 100_000;
/**
 * Real lines are shorter. Even escaped, one line is a fraction of the whole, so a text can always be cut at a line end.
 */
const MAX_LINE_LENGTH = 10_000;

const CUT = '…';

/** Languages that GitHub highlights; it would render others, such as diagrams. */
const LANGUAGES =
  /^(?:php|js|jsx|ts|tsx|javascript|typescript|css|scss|html|xml|json|ya?ml|sql|sh|bash|shell|console|diff|ini|text|txt|graphql)$/i;

/**
 * Renders lines of a readme or of Markdown as GitHub Markdown of at most 100,000 bytes, cut at a line end. To be safe
 * wherever it is shown, HTML appears as text, images as links, and `@name` and mail addresses as code, which notifies
 * nobody. Never throws.
 */
export function renderMarkdown(lines: readonly string[]): string {
  // Cut before the conversion to bound the work, and after it because escapes make the text longer.
  const bounded = takePieces(
    lines.slice(0, MAX_CHANGELOG_BYTES).map((line) => ({ line: limitLine(line) })),
    MAX_CHANGELOG_BYTES,
  );
  const pieces = toMarkdown(dedent(bounded.map(({ line }) => line)));
  const shown = takePieces(pieces, MAX_CHANGELOG_BYTES - Buffer.byteLength(`\n${CUT}`));
  const isCut = bounded.length < lines.length || shown.length < pieces.length;
  const end = isCut ? [shown.at(-1)?.closing ?? [], CUT].flat() : [];
  return [...shown.map(({ line }) => line), ...end].join('\n').trimEnd();
}

/** A line, and the line that has to follow if the text is cut here. */
interface MarkdownLine {
  readonly line: string;
  readonly closing?: string;
}

function toMarkdown(lines: readonly string[]): readonly MarkdownLine[] {
  const makeInert = createInliner(lines);
  const pieces: MarkdownLine[] = [];
  let place: LinePlace = { isInList: false, isAfterBlank: true };
  for (let index = 0; index < lines.length;) {
    const code = readCode(lines, index, place);
    const line = lines[index] ?? '';
    if (code !== undefined) pieces.push(...showCode(code));
    else if (!DEFINITION.test(line)) pieces.push({ line: makeInert(markHeading(line)) });
    place = code === undefined ? move(place, line) : { isInList: false, isAfterBlank: true };
    index = code?.next ?? index + 1;
  }
  return pieces;
}

/** The surroundings of a line. */
interface LinePlace {
  readonly isInList: boolean;
  readonly isAfterBlank: boolean;
}

/** The surroundings of the next line. */
function move({ isInList, isAfterBlank }: LinePlace, line: string): LinePlace {
  if (isBlank(line)) return { isInList, isAfterBlank: true };
  const isItem = LIST_ITEM.test(line);
  const endsList = /^ ?#/.test(line) || (isAfterBlank && /^ ?[^\s]/.test(line));
  return { isInList: isItem || (isInList && !endsList), isAfterBlank: false };
}

/** A block of code, however the source marks it. */
interface Code {
  readonly language: string;
  readonly lines: readonly string[];
  /** Index of the line after it. */
  readonly next: number;
}

/** The definition of a link by reference, which Markdown does not show. */
const DEFINITION = /^ {0,3}\[(?!\^)[^[\]]{1,300}\]:\s*<?https?:\/\/\S+$/i;
const LIST_ITEM = /^\s*(?:[*+-]|\d{1,9}[.)])(?:\s|$)/;
const INDENT = /^(?: {4}| {0,3}\t)/;
const FENCE = /^(?<indent> {0,3})(?<fence>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?<language>[^\s`]*)/;

function readCode(lines: readonly string[], index: number, place: LinePlace): Code | undefined {
  const line = lines[index] ?? '';
  // In a list, the items around decide whether a mark is one. A line that is not indented ends the list.
  if (place.isInList && /^(?: {2}|\t)/.test(line)) return undefined;
  return readFenced(lines, index) ?? readQuoted(lines, index) ?? readIndented(lines, index, place);
}

function readFenced(lines: readonly string[], index: number): Code | undefined {
  const { indent = '', fence = '', language = '' } = FENCE.exec(lines[index] ?? '')?.groups ?? {};
  if (fence === '') return undefined;
  const isEnd = (line: string) => {
    const mark = line.trim();
    return mark.startsWith(fence) && !INDENT.test(line) && trimCharacters(mark, fence.charAt(0)) === '';
  };
  const end = findFrom(lines, index + 1, isEnd) ?? lines.length;
  const dedented = lines.slice(index + 1, end).map((line) => {
    return line.startsWith(indent) ? line.slice(indent.length) : line.trimStart();
  });
  return { language: LANGUAGES.test(language) ? language : '', lines: dedented, next: end + 1 };
}

/** Lines of one backtick enclose code in a readme. Source: code_trick() of the plugin directory's parser. */
function readQuoted(lines: readonly string[], index: number): Code | undefined {
  const isMark = (line = '') => line.trim() === '`' && !INDENT.test(line);
  if (!isMark(lines[index])) return undefined;
  const end = findFrom(lines, index + 1, isMark);
  return end === undefined ? undefined : { language: '', lines: lines.slice(index + 1, end), next: end + 1 };
}

function readIndented(lines: readonly string[], index: number, place: LinePlace): Code | undefined {
  if (place.isInList || !place.isAfterBlank || isBlank(lines[index])) return undefined;
  // Indented list items are meant as a list.
  const isCode = (line: string, at: number) =>
    isBlank(line) ||
    (INDENT.test(line) && !(LIST_ITEM.test(line) && (at === index || isBlank(lines[at - 1]))));
  const end = findFrom(lines, index, (line, at) => !isCode(line, at)) ?? lines.length;
  const block = lines.slice(index, end);
  const length = block.findLastIndex((line) => !isBlank(line)) + 1;
  if (length === 0) return undefined;
  const code = block.slice(0, length).map((line) => line.replace(INDENT, ''));
  return { language: '', lines: code, next: index + length };
}

function isBlank(line = ''): boolean {
  return line.trim() === '';
}

function findFrom(
  lines: readonly string[],
  from: number,
  isFound: (line: string, index: number) => boolean,
): number | undefined {
  for (let index = from; index < lines.length; index += 1) {
    if (isFound(lines[index] ?? '', index)) return index;
  }
  return undefined;
}

/** Starts at the left margin, so that it is code in any context, with a fence that does not occur in it. */
function showCode({ language, lines }: Code): readonly MarkdownLine[] {
  if (lines.every((line) => isBlank(line))) return [];
  const runs = lines.flatMap((line) => line.match(/`{3,}/g) ?? []);
  const fence = '`'.repeat(runs.reduce((length, run) => Math.max(length, run.length + 1), 3));
  const content = lines.map((line) => ({ line: hideMark(line), closing: fence }));
  return [{ line: fence + language, closing: fence }, ...content, { line: fence }];
}

/** Turns headings of readmes and of HTML into those of Markdown. */
function markHeading(line: string): string {
  const trimmed = line.trim();
  const html = /^<h([1-6])>([^<]*)<\/h\1>$/i.exec(trimmed)?.[2]?.trim() ?? '';
  if (html !== '') return `### ${html}`;
  const title = trimCharacters(trimmed, '= \t');
  return title !== '' && trimmed.startsWith('=') && trimmed.endsWith('=') ? `### ${title}` : line;
}

/** Removes the indentation that all lines share, which would make code of them. */
function dedent(lines: readonly string[]): readonly string[] {
  const indents = lines.filter((line) => !isBlank(line)).map((line) => /^[ \t]*/.exec(line)?.[0] ?? '');
  const common = indents.reduce((shortest, indent) => {
    let length = 0;
    while (length < shortest.length && shortest[length] === indent[length]) length += 1;
    return shortest.slice(0, length);
  }, indents[0] ?? '');
  return common === '' ? lines : lines.map((line) => line.slice(common.length));
}

function limitLine(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1).toWellFormed()}${CUT}` : line;
}

/** Takes as many pieces as fit into a number of bytes, with line ends and the line that has to follow. */
function takePieces(pieces: readonly MarkdownLine[], maxBytes: number): readonly MarkdownLine[] {
  let bytes = -1;
  const end = pieces.findIndex(({ line, closing }) => {
    bytes += Buffer.byteLength(line) + 1;
    return bytes + (closing === undefined ? 0 : closing.length + 1) > maxBytes;
  });
  return end < 0 ? pieces : pieces.slice(0, end);
}
