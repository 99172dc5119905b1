import { renderMarkdown } from './changelog-markdown.ts';
import { splitLines, trimCharacters } from './readme.ts';

/** Control and format characters, but for the joiners of letters and emojis. */
const INVISIBLE = /[^\P{Cc}\n\t]|(?![\u200c\u200d])\p{Cf}/gu;

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
 * The changelog of exactly this version as GitHub Markdown without its heading, as {@link renderMarkdown} shows it;
 * `''` when there is none. Control and format characters are removed. Never throws.
 *
 * @param text the whole readme
 * @param version as in the plugin's header
 */
export function findChangelog(text: string, version: string): string {
  const lines = splitLines(readChangelog(text).replace(INVISIBLE, ''));
  // Bold lines are headings only where there are no others. Source: parse_section() of the directory's parser.
  const marked = findHeadings(lines, readMarkedHeading);
  const headings = marked.some(namesAnyVersion) ? marked : findHeadings(lines, readBoldHeading);
  const start = headings.find((heading) => namesVersion(heading, version));
  if (!start) return '';
  const end = headings.find(
    (heading) => heading.index > start.index && namesAnyVersion(heading) && !isBelow(heading, start),
  );
  const section = trimBlankLines(lines.slice(start.index + 1, end?.index));
  return renderMarkdown(section);
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

function trimBlankLines(lines: readonly string[]): readonly string[] {
  const isFilled = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}
