import { trimCharacters } from '../wordpress/readme.ts';
import { createInliner } from './inline.ts';

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

/** Languages that GitHub highlights; it would draw others, such as diagrams. */
const LANGUAGES = /^(?:php|jsx?|tsx?|css|scss|html|xml|json|ya?ml|sql|sh|bash|diff)$/i;

/**
 * Hands lines of a readme or of Markdown on as GitHub Markdown of at most 100,000 bytes, cut at a line end. To be safe
 * wherever it is shown, HTML appears as text, images as links, and `@name` and mail addresses as code, which notifies
 * nobody. Blocks of code move to the left margin, where no list or quote can end them early. Never throws.
 */
export function renderMarkdown(lines: readonly string[]): string {
  const makeInert = createInliner(lines);
  const shown: string[] = [];
  let room = MAX_CHANGELOG_BYTES - Buffer.byteLength(CUT);
  let code: CodeLine | undefined;
  for (const line of lines) {
    const next = code === undefined ? readFence(line) : continueCode(line, code);
    const text = breakMarks(next?.line ?? makeInert(markHeading(limitLine(line))));
    room -= Buffer.byteLength(text) + 1;
    const isOpen = next !== undefined && !next.isLast;
    if (room < (isOpen ? next.mark.length + 1 : 0))
      return [...shown, code?.mark ?? [], CUT].flat().join('\n');
    shown.push(text);
    code = isOpen ? next : undefined;
  }
  return [...shown, code?.mark ?? []].flat().join('\n').trimEnd();
}

/** A line of a block of code. */
interface CodeLine {
  /** As it is shown. */
  readonly line: string;
  /** Ends the block. */
  readonly mark: string;
  /** Length of the indentation that its lines lose. */
  readonly indent: number;
  readonly isLast: boolean;
}

const FENCE = /^(?<space>[ \t]*)(?<mark>`{3,}(?=[^`]*$)|~{3,})[ \t]*(?<language>[^\s`]*)/;

function readFence(line: string): CodeLine | undefined {
  const { space = '', mark = '', language = '' } = FENCE.exec(limitLine(line))?.groups ?? {};
  if (mark === '') return undefined;
  const info = LANGUAGES.test(language) ? language : '';
  return { line: mark + info, mark, indent: space.length, isLast: false };
}

/** Ends code exactly where GitHub does. */
function continueCode(whole: string, { mark, indent }: CodeLine): CodeLine {
  const space = /^[ \t]*/.exec(whole)?.[0] ?? '';
  const line = limitLine(whole.slice(Math.min(indent, space.length)));
  const end = trimCharacters(line, ' \t');
  const isLast = /^ {0,3}\S/.test(line) && end.startsWith(mark) && trimCharacters(end, mark.charAt(0)) === '';
  return { line, mark, indent, isLast };
}

/** Turns headings of readmes into those of Markdown. */
function markHeading(line: string): string {
  const trimmed = line.trim();
  const title = trimCharacters(trimmed, '= \t');
  return title !== '' && trimmed.startsWith('=') && trimmed.endsWith('=') ? `### ${title}` : line;
}

/**
 * Breaks, also in code, what is read without parsing Markdown: commands to the runner, should a later step print the
 * text, and the mark by which the action knows its own drafts.
 */
function breakMarks(line: string): string {
  return line.replace(/^\s*:(?=:)|##(?=\[)|publish-wordpress-plugin(?=:)/gi, '$& ');
}

function limitLine(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1).toWellFormed()}${CUT}` : line;
}
