import { trimCharacters } from '../wordpress/readme.ts';

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

/** Matches a reference to a character, which may spell `@` or a part of a name, but for those that are common. */
const REFERENCE = '&(?!(?:amp|lt|gt|quot|nbsp);)(?=#?\\w+;)';

const TO_WEB_SITE = '\\s*<?https?://';

/** Lists what could become markup. No match crosses a line, and lengths are bounded, so that none takes long. */
function createTokens(isInTable: boolean): RegExp {
  // In a table, a `|` ends code.
  const any = isInTable ? '[^|]' : '.';
  const inAddress = '[^\\s<>`|()[\\]!"\'\\\\]';
  const tokens = [
    `(?<code>(?<!\`)(?<ticks>\`+)(?!\`)${any}{1,2000}?(?<!\`)\\k<ticks>(?!\`))`,
    '<(?<framed>https?://[^\\s<>`|\\\\]{1,2000})>',
    `(?<address>https?://(?:${inAddress}|\\(${inAddress}{0,200}\\)){1,2000})`,
    '(?<mention>(?:[A-Za-z0-9][A-Za-z0-9._%+-]{0,63})?\\\\?@[._-]*[A-Za-z0-9](?:[A-Za-z0-9/@-]|[._](?=[A-Za-z0-9]))*)',
    '(?<escaped>\\\\[!-/:-@[-`{-~])',
    `(?<image>(?<!!)!(?=\\[[^[\\]]{0,300}\\]\\(${TO_WEB_SITE})(?:\\[\\])?)`,
    `(?<reference>${REFERENCE})`,
    '(?<dollar>\\$)',
    '(?<other>ftp://|www\\.)',
    `(?<active><(?=[A-Za-z/!?])|\`|~~~|!(?=\\[)|\\[(?=\\^)|\\](?=[(:](?!${TO_WEB_SITE})))`,
  ];
  return new RegExp(tokens.join('|'), 'gi');
}

const IN_TEXT = createTokens(false);
const IN_TABLE = createTokens(true);
const IN_ADDRESS = new RegExp(`[@$]|${REFERENCE}`, 'gi');

/** Matches what may follow an address. GitHub takes everything else up to a blank for a part of it, even code. */
const FREE = /^[\]).,;:!?*_'"]*(?:\s|$)|^\]\(/;

/**
 * Creates the function that makes the lines of one Markdown text inert: no HTML, images, mentions, footnotes or
 * mathematics, and links to web sites only. Code in a line stays. Reads from left to right, as Markdown does, and works
 * line by line, wherever in Markdown the line is used, except in a block of code.
 */
function createInliner(lines: readonly string[]): (line: string) => string {
  const tokens = lines.some(mayMakeTable) ? IN_TABLE : IN_TEXT;
  // GitHub takes text between two of them for mathematics.
  const dollar = lines.join('').split('$', 3).length > 2 ? '&#36;' : '$';
  return (line) => {
    let shown = '';
    let end = 0;
    for (const { 0: token, index, groups = {} } of line.matchAll(tokens)) {
      const between = line.slice(end, index);
      end = index + token.length;
      const markup = show({ token, dollar, after: line.slice(end, end + 20) }, groups);
      shown += between;
      // Backticks would join others, and a backslash would escape the mark.
      const isJoined = /^[`<]/.test(markup) && (shown.endsWith('`') || between.endsWith('\\'));
      shown += isJoined ? ` ${markup}` : markup;
    }
    return shown + line.slice(end);
  };
}

/** Whether a line would turn those around it into a table. */
function mayMakeTable(line: string): boolean {
  return /^[\s>*+\d.)|:-]*$/.test(line) && line.includes('-') && /[|:]/.test(line);
}

interface Place {
  readonly token: string;
  /** How a dollar is shown. */
  readonly dollar: string;
  readonly after: string;
}

function show(
  { token, dollar, after }: Place,
  {
    framed,
    address = framed,
    mention,
    image,
    active,
    ...others
  }: Readonly<Record<string, string | undefined>>,
): string {
  if (address !== undefined) {
    const url = address.replace(IN_ADDRESS, (character) => encodeURIComponent(character));
    return framed === undefined && FREE.test(after) ? url : `<${url}>`;
  }
  if (mention !== undefined) return `\`${mention.replace('\\', '')}\``;
  if (image !== undefined) return image === '!' ? '' : '[image]';
  if (active !== undefined) return active === '<' ? '&lt;' : `\\${active}`;
  if (others['reference'] !== undefined) return '&amp;';
  if (others['dollar'] !== undefined) return dollar;
  return others['other'] === undefined ? token : token.replace(/\/\/|\./, '\\$&');
}
