import { splitLines, trimCharacters } from '../wordpress/readme.ts';
import { renderMarkdown } from './markdown.ts';
import { findHeadings, readTitle, spell } from './title.ts';

/** Control and format characters, except the joiners of letters and emojis. */
const INVISIBLE = /[^\P{Cc}\t]|(?![\u200c\u200d])\p{Cf}/gu;

/**
 * Reads the `== Changelog ==` section of a readme, trimmed and otherwise unchanged; several such sections are joined.
 * `''` if there is none. Source: the wordpress.org plugin directory, Readme\Parser (readme/class-parser.php).
 */
export function readChangelog(text: string): string {
  return readSection(text, /^change[ _]?log$/i);
}

function readSection(text: string, title: RegExp): string {
  const lines = splitLines(text);
  const name = lines.findIndex((line) => line.trim() !== '');
  const found: string[] = [];
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    const trimmed = line.trim();
    // A plugin may be called Changelog: its name is marked like a section.
    const isUnderline = /^=+$/.test(trimmed) && /^[^\s*=#-].*\d\.\d/.test(lines[index - 1] ?? '');
    const isName = index === name && trimmed.startsWith('===');
    const isSection = /^(==|##[^#])/.test(trimmed) && !isName && !isUnderline;
    if (isSection) isInside = title.test(trimCharacters(trimmed, '#= \t'));
    else if (isInside) found.push(line);
  }
  return found.join('\n').trim();
}

/** A changelog is a section of a readme, or a file. */
type ChangelogKind = 'readme' | 'file';

/** Names of changelog files, in any case, the likeliest first. */
export const CHANGELOG_NAMES = ['changelog.txt', 'changelog.md'] as const;

/** The release whose section is wanted. */
interface ChangelogRelease {
  /** From the plugin's header. */
  readonly version: string;
  /** The plugin's names in its header and its readme. */
  readonly names: readonly string[];
}

/** The section may come after headings of the same version with nothing below them. */
const MAX_STARTS = 5;

/**
 * Returns the section of exactly this version as GitHub Markdown without its heading; `''` if there is none. Cuts it at
 * {@link MAX_CHANGELOG_BYTES}, and removes control and format characters. Never throws.
 *
 * @param text the whole readme, or the whole file
 */
export function findChangelog(text: string, kind: ChangelogKind, release: ChangelogRelease): string {
  for (const { body, spellings } of findSections(text, kind, release)) {
    const section = trimBlankLines(cutHistory(body, spellings));
    if (section.length > 0) return renderMarkdown(section);
  }
  return '';
}

/** Whether a changelog has sections of versions. */
export function hasSections(text: string, kind: ChangelogKind, { names }: ChangelogRelease): boolean {
  return listHeadings(readLines(text, kind), names).some(({ isOfVersion }) => isOfVersion);
}

/**
 * Returns the entry of exactly this version in the `== Upgrade Notice ==` section of a readme, on one line; `''` if other versions
 * have one, `undefined` if none has. Source: Readme\Parser of the plugin directory, `upgrade_notice`.
 */
export function findUpgradeNotice(readme: string, release: ChangelogRelease): string | undefined {
  const section = readSection(readme, /^upgrade[ _]?notice$/i);
  const entry = findChangelog(section, 'file', release);
  if (entry === '' && !hasSections(section, 'file', release)) return undefined;
  return entry.replace(/\s+/g, ' ').trim();
}

/** Lists all lines of this version's sections in a readme's changelog, with headings, without invisible characters. */
export function listChangelogLines(readme: string, release: ChangelogRelease): readonly string[] {
  return findSections(readme, 'readme', release).flatMap(({ heading, body }) => [...heading, ...body]);
}

/** Removes invisible characters from a line. */
export function showLine(line: string): string {
  return line.replace(INVISIBLE, '');
}

interface ChangelogSection {
  readonly heading: readonly string[];
  readonly body: readonly string[];
  /** Ways to write the version. */
  readonly spellings: readonly string[];
}

/** Finds possible sections of the version, the likeliest first. */
function findSections(
  text: string,
  kind: ChangelogKind,
  { version, names }: ChangelogRelease,
): readonly ChangelogSection[] {
  const lines = readLines(text, kind);
  const headings = listHeadings(lines, names);
  const spellings = spell(version);
  // An exact match comes before one that differs only in trailing zeros.
  const starts = spellings.flatMap((spelling) => headings.filter(({ isOf }) => isOf([spelling])));
  return starts.slice(0, MAX_STARTS).map((start) => {
    const end = headings.find((heading) => heading.index > start.index && ends(heading, start, spellings));
    return {
      heading: lines.slice(start.index, start.next),
      body: lines.slice(start.next, end?.index),
      spellings,
    };
  });
}

function readLines(text: string, kind: ChangelogKind): readonly string[] {
  return splitLines(kind === 'file' ? text : readChangelog(text)).map(showLine);
}

function listHeadings(lines: readonly string[], names: readonly string[]): readonly Title[] {
  return chooseHeadings(
    findHeadings(lines).map((heading) => ({ ...heading, ...readTitle(heading.title, names) })),
  );
}

type Title = ReturnType<typeof findHeadings>[number] & ReturnType<typeof readTitle>;

/**
 * Chooses the headings that count. If versions have headings with `=` or `#`, a bold line counts only if it states
 * nothing but a version, or a version with a date. An unmarked line has to state nothing but a version, and also a date
 * if versions have marked headings. Source: parse_section() of the directory's parser.
 */
function chooseHeadings(headings: readonly Title[]): readonly Title[] {
  const has = (marks: string) =>
    headings.some(({ mark, isOfVersion }) => isOfVersion && mark !== '' && marks.includes(mark));
  const [isMarked, isBold] = [has('=#'), has('=#*')];
  return headings.filter(({ mark, isOfVersion, isOnlyVersion, hasDate }) => {
    if (mark === '*') return isOnlyVersion || !isMarked || (isOfVersion && hasDate);
    return mark !== '' || (isOnlyVersion && (hasDate || !isBold));
  });
}

function ends(heading: Title, start: Title, spellings: readonly string[]): boolean {
  const isSame = heading.mark === start.mark;
  // In a readme, text above a version does not belong to it; in Markdown, authors do not always mean the level.
  if (isSame && heading.mark === '=' && heading.depth < start.depth) return true;
  const isBelow = isSame && heading.depth > start.depth;
  return isBelow ? heading.isOnlyVersion && !heading.isOf(spellings) : heading.isOfVersion;
}

/** A list of this many other versions is a history. */
const MIN_HISTORY = 3;

const VERSION_ITEM = /^ {0,3}[*+-]\s+(?=\S{0,10}\d\.\d)(\S.{0,80}?)(?::| [-–—] |$)/;

/** Cuts the text before a list whose items begin with other versions. */
function cutHistory(lines: readonly string[], spellings: readonly string[]): readonly string[] {
  const isOther = (line: string) => {
    const [, title] = VERSION_ITEM.exec(line) ?? [];
    if (title === undefined) return false;
    const { isOnlyVersion, isOf } = readTitle(title.replaceAll('*', ''), []);
    return isOnlyVersion && !isOf(spellings);
  };
  return lines.filter(isOther).length < MIN_HISTORY
    ? lines
    : [...lines.slice(0, lines.findIndex(isOther)), '…'];
}

function trimBlankLines(lines: readonly string[]): readonly string[] {
  const isFilled = (line: string) => line.trim() !== '';
  return lines.slice(lines.findIndex(isFilled), lines.findLastIndex(isFilled) + 1);
}
