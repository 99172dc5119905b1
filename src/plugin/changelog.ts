import { splitLines, trimCharacters } from './readme.ts';

/** GitHub accepts 125,000 characters in a release's body; what else goes there has room. */
const MAX_LENGTH = 60_000;
/** Lines are shorter; escaped it is still a fraction of the whole, so that a text can always be cut at a line end. */
const MAX_LINE_LENGTH = 10_000;

/**
 * What the `== Changelog ==` section of a readme holds, as written but trimmed; several such sections in a row.
 * `''` when there is none. Source: the wordpress.org plugin directory, Readme\Parser (readme/class-parser.php).
 */
export function readChangelog(text: string): string {
  const lines = splitLines(text);
  const name = lines.findIndex((line) => line.trim() !== '');
  const found: string[] = [];
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    // A plugin may be called Changelog: its name has the marks of a section.
    const isSection = /^(==|##[^#])/.test(trimmed) && !(index === name && trimmed.startsWith('==='));
    if (isSection) isInside = /^change[ _]?log$/i.test(trimCharacters(trimmed, '#= \t'));
    else if (isInside) found.push(line);
  }
  return found.join('\n').trim();
}

/**
 * The changelog of exactly this version as GitHub Markdown without its heading; `''` when there is none, and at most
 * 60,000 characters. Control and bidi characters are removed. So that it can be shown anywhere without surprise, HTML
 * appears as text, and `@name` as code, which notifies nobody. Never throws.
 *
 * @param text the whole readme
 * @param version as in the plugin's header
 */
export function findChangelog(text: string, version: string): string {
  const lines = splitLines(readChangelog(text).replace(/[^\P{Cc}\n\t]|\p{Bidi_Control}/gu, ''));
  // Bold lines are headings only where there are no others. Source: parse_section() of the directory's parser.
  const marked = findHeadings(lines, readMarkedHeading);
  const headings = marked.some(namesAnyVersion) ? marked : findHeadings(lines, readBoldHeading);
  const start = headings.find((heading) => namesVersion(heading, version));
  if (!start) return '';
  const end = headings.find(
    (heading) => heading.index > start.index && namesAnyVersion(heading) && !isBelow(heading, start),
  );
  const section = trimBlankLines(lines.slice(start.index + 1, end?.index));
  return renderSection(section).join('\n').trimEnd();
}

interface Heading {
  /** As in Markdown; 0 for the readme's own `= title =`, which knows no levels. */
  readonly level: number;
  readonly words: readonly string[];
  /** Of its line. */
  readonly index: number;
}

type ReadHeading = (line: string) => Omit<Heading, 'index'> | undefined;

function findHeadings(lines: readonly string[], readHeading: ReadHeading): readonly Heading[] {
  return lines.flatMap((line, index) => {
    const heading = readHeading(line);
    return heading ? [{ ...heading, index }] : [];
  });
}

function readMarkedHeading(line: string): ReturnType<ReadHeading> {
  const trimmed = line.trim();
  if (/^=(?!>)/.test(trimmed)) return { level: 0, words: splitWords(trimmed) };
  const marks = /^#{1,6}(?=[ \t])/.exec(trimmed)?.[0];
  return marks === undefined ? undefined : { level: marks.length, words: splitWords(trimmed) };
}

function readBoldHeading(line: string): ReturnType<ReadHeading> {
  const trimmed = line.trim();
  return /^\*\*.*\*\*:?$/.test(trimmed) ? { level: 0, words: splitWords(trimmed) } : undefined;
}

/** Brackets, quotes and Markdown's marks only part words; parentheses begin something else, as a dash does. */
function splitWords(text: string): readonly string[] {
  return text
    .replace(/[()]/g, ' - ')
    .split(/[\s#[\]{}<>,:;|*`"'/=–—]/)
    .filter((word) => word !== '');
}

function isBelow(heading: Heading, other: Heading): boolean {
  return heading.level > other.level && other.level > 0;
}

/** Whether a heading is that of this version: no longer one, and no alpha, beta or release candidate of it. */
function namesVersion(heading: Heading, version: string): boolean {
  const words = skipLabels(heading.words);
  const dated = /^\d{4}([-.]\d{1,2}){2}$/.test(words[0] ?? '') ? skipLabels(words.slice(1)) : [];
  return [words, dated].some(([word = '', ...rest]) => {
    const [stage = '', number = '0'] = rest.filter((other) => !isDash(other));
    const isPrerelease = /^(dev|alpha|beta|rc)[\d.]*$/i.test(stage) && /^\d/.test(number);
    return version !== '' && isSpelling(word, version) && !isPrerelease;
  });
}

/** Whether a word is the version, perhaps with a `v` in front of it and punctuation behind it. */
function isSpelling(word: string, version: string): boolean {
  return [word, word.replace(/^v\.?/i, '')].some(
    (bare) => bare.startsWith(version) && trimCharacters(bare.slice(version.length), '.+~_-') === '',
  );
}

/** Whether a heading is that of a version at all: `1.2`, `v2`, `Version 3`, `4 (May)`, but not `5 new features`. */
function namesAnyVersion({ words }: Heading): boolean {
  const [word = '', next = '-'] = skipLabels(words);
  const isMeant = /\d\.|^v/i.test(word) || word !== words[0] || !/^\p{L}/u.test(next);
  return /^v?\.?\d/i.test(word) && isMeant;
}

function skipLabels(words: readonly string[]): readonly string[] {
  const first = words.findIndex(
    (word) => !/^(new|in|v|ver|version|release)\.?$/i.test(word) && !isDash(word),
  );
  return first < 0 ? [] : words.slice(first);
}

function isDash(word: string): boolean {
  return word.replaceAll('-', '') === '';
}

/** Bounded before it is converted, which bounds the work, and after, because what is escaped grows. */
function renderSection(section: readonly string[]): readonly string[] {
  const bounded = takeLines(section.map(limitLine), MAX_LENGTH);
  const markdown = toMarkdown(bounded);
  const shown = takeLines(markdown, MAX_LENGTH - '\n…'.length);
  const isCut = bounded.length < section.length || shown.length < markdown.length;
  return isCut ? [...shown, '…'] : shown;
}

function toMarkdown(lines: readonly string[]): readonly string[] {
  let fence = '';
  const markdown = fenceCode(lines).map((line) => {
    const trimmed = line.trim();
    const mark = /^(`{3,}(?!`)(?!.*`)|~{3,})/.exec(trimmed)?.[0] ?? '';
    if (fence === '' && mark === '') return makeInert(markHeading(line));
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && mark === trimmed) fence = '';
    return line;
  });
  return fence === '' ? markdown : [...markdown, fence];
}

/** Lines of one backtick enclose code in a readme; in Markdown that takes three. */
function fenceCode(lines: readonly string[]): readonly string[] {
  const isMark = (line: string) => line.trim() === '`';
  const marks = lines.filter(isMark).length;
  let left = marks - (marks % 2);
  return lines.map((line) => {
    if (left === 0 || !isMark(line)) return line;
    left -= 1;
    return line.replace('`', '```');
  });
}

function markHeading(line: string): string {
  const trimmed = line.trim();
  const title = trimCharacters(trimmed, '= \t');
  return title !== '' && trimmed.startsWith('=') && trimmed.endsWith('=') ? `### ${title}` : line;
}

// What is kept as it is: code, links and what is escaped already. Spans do not cross lines here: what would open one
// is escaped. Their length is bounded, so that one without an end is not looked for through the whole text each time.
const CODE = /(?<!`)(`+)(?!`).{1,2000}?(?<!`)\1(?!`)/;
const AUTOLINK = /<https?:\/\/[^\s<>]*>/;
const WEB_URL =
  /(?<![A-Za-z])https?:\/\/(?:[A-Za-z0-9-]+\.)+[A-Za-z0-9-]+(?:[/?#:](?:[^\s<>`)\]@]|(?<=[/\w])@)*)/;
const MENTION = /(?<![A-Za-z0-9])\\?(@[A-Za-z0-9](?:[A-Za-z0-9/@-]|\\@)*)/;
const ESCAPED = /\\[!-/:-@[-`{-~]/;
const ACTIVE = /(<(?=[A-Za-z/!?])|&(?=#0*64;|#[xX]0*40;|commat;)|`)/;
const INLINE = new RegExp(
  [CODE, AUTOLINK, WEB_URL, MENTION, ESCAPED, ACTIVE].map(({ source }) => source).join('|'),
  'g',
);

/** Makes a line show what it says: no HTML, no mentions. The project's own links and code stay. */
function makeInert(line: string): string {
  type Part = string | undefined;
  return line.replace(INLINE, (token: string, _ticks: Part, mention: Part, active: Part, offset: number) => {
    if (mention === undefined) return active === undefined ? token : `\\${active}`;
    // Backticks side by side would be one mark of another length, which ends nothing.
    const before = line.charAt(offset - 1) === '`' ? ' ' : '';
    const after = line.charAt(offset + token.length) === '`' ? ' ' : '';
    return `${before}\`${mention}\`${after}`;
  });
}

function trimBlankLines(lines: readonly string[]): readonly string[] {
  const isFilled = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}

function limitLine(line: string): string {
  return line.length > MAX_LINE_LENGTH ? `${line.slice(0, MAX_LINE_LENGTH - 1).toWellFormed()}…` : line;
}

/** The first lines that make up no more than a number of characters, line ends included. */
function takeLines(lines: readonly string[], maxLength: number): readonly string[] {
  let length = -1;
  const end = lines.findIndex((line) => (length += line.length + 1) > maxLength);
  return end < 0 ? lines : lines.slice(0, end);
}
