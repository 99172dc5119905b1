import { trimCharacters } from '../wordpress/readme.ts';

/** One way to read a title: its words, beginning where a version may be. */
interface TitleReading {
  readonly words: readonly string[];
  /** Nothing was skipped before them. */
  readonly isBare: boolean;
}

/** The versions in a title. */
interface VersionTitle {
  /** The title is a version or a date: `1.2`, `v2`, `Version 3`, `4 (May)`, but not `5 new features`. */
  readonly isOfVersion: boolean;
  /** It states nothing else, except dates. */
  readonly isOnlyVersion: boolean;
  readonly hasDate: boolean;
  /** It names a version in one of these spellings, and no alpha, beta or release candidate of it. */
  readonly isOf: (spellings: readonly string[]) => boolean;
}

const MONTH =
  '(?:jan(?:uary)?|feb(?:ruary)?|mar(?:ch)?|apr(?:il)?|may|june?|july?|aug(?:ust)?|sept?(?:ember)?|oct(?:ober)?|nov(?:ember)?|dec(?:ember)?)\\.?';
const DAY = '(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?\\.?';
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?\\.?';
const DATES = [
  '\\d{4}([-./])\\d{1,2}\\1\\d{1,2}',
  '\\d{1,2}([-./])\\d{1,2}\\2\\d{4}',
  `(?:${DAY},?\\s+)?(?:${NUMBER}[\\s/-]+(?:of\\s+)?)?${MONTH},?[\\s/-]+(?:${NUMBER},?\\s+)?\\d{4}`,
  `\\d{4}[\\s-]+${MONTH}(?:[\\s-]+${NUMBER})?`,
].map((form) => `(?<![\\w.-])${form}(?!\\w|[.-]\\w)`);
const DATE = new RegExp(DATES.join('|'), 'gi');

const NO_VERSION: VersionTitle = {
  isOfVersion: false,
  isOnlyVersion: false,
  hasDate: false,
  isOf: () => false,
};

/** Reads a title, whose version may follow the plugin's name or the beginning of that name. */
export function readTitle(title: string, names: readonly string[]): VersionTitle {
  if (!/\d/.test(title)) return NO_VERSION;
  const undated = /\d{4}/.test(title) ? title.replace(DATE, ' - ') : title;
  const hasDate = undated !== title;
  const readings = (hasDate ? [title, undated] : [title]).flatMap((text) =>
    readWords(splitWords(text), names),
  );
  const isDate = hasDate && splitWords(undated).every(isDash);
  const isOnly = (reading: TitleReading) =>
    beginsWithVersion(reading) && reading.words.slice(1).every(isAside);
  return {
    isOfVersion: isDate || readings.some(beginsWithVersion),
    isOnlyVersion: isDate || readings.some(isOnly),
    hasDate,
    isOf: (spellings) =>
      readings.some(({ words }) => spellings.some((spelling) => beginsWith(words, spelling))),
  };
}

/** Lists the ways to write a version: unchanged, and with fewer or more zeros at its end. */
export function spell(version: string): readonly string[] {
  const short = version.replace(/(?:\.0+)+$/, '');
  return short === '' ? [version] : [version, short, `${short}.0`, `${short}.0.0`];
}

/** Brackets, quotes and Markdown's marks only separate words; parentheses begin an aside, like a dash. */
function splitWords(text: string): readonly string[] {
  return text
    .replace(/\]\([^()]*\)/g, ']')
    .replace(/\(s\)/gi, 's')
    .replace(/[()]/g, ' - ')
    .split(/[\s#[\]{}<>,:;|*`"'/=–—]/)
    .filter((word) => word !== '');
}

function readWords(words: readonly string[], names: readonly string[]): readonly TitleReading[] {
  const rest = skipLabels(words);
  const unnamed = names.map((name) => skipLabels(skipName(rest, splitWords(name))));
  return [rest, ...unnamed.filter(({ length }) => length < rest.length)].map((some) => {
    return { words: some, isBare: some.length === words.length };
  });
}

function skipLabels(words: readonly string[]): readonly string[] {
  const first = words.findIndex(
    (word) =>
      !/^(?:new|in|v|ver|versions?|releases?|changes|changelog|update)\.?$/i.test(word) && !isDash(word),
  );
  return first < 0 ? [] : words.slice(first);
}

/** Headings often shorten the name, which may include a slogan. */
function skipName(words: readonly string[], name: readonly string[]): readonly string[] {
  const common = name.findIndex((word, index) => word.toLowerCase() !== words[index]?.toLowerCase());
  return words.slice(common < 0 ? name.length : common);
}

function isDash(word: string): boolean {
  return /^-*$/.test(word);
}

function isAside(word: string): boolean {
  return isDash(word) || isNumber(word);
}

function isNumber(word: string): boolean {
  return /^v?\.?\d/i.test(word);
}

function beginsWithVersion({ words: [word = '', next = '-'], isBare }: TitleReading): boolean {
  const isMeant = /\d\.|^v/i.test(word) || !isBare || !/^\p{L}/u.test(next);
  return isNumber(word) && isMeant;
}

function beginsWith([word = '', ...rest]: readonly string[], version: string): boolean {
  const [stage = '', number = '0'] = rest.filter((other) => !isDash(other));
  const isPrerelease = /^(?:dev|alpha|beta|rc)[\d.]*$/i.test(stage) && /^\d/.test(number);
  return version !== '' && isSpelling(word, version) && !isPrerelease;
}

/** Whether a word is the version, with or without a leading `v` and trailing punctuation. */
function isSpelling(word: string, version: string): boolean {
  return [word, word.replace(/^v\.?/i, '')].some(
    (bare) => bare.startsWith(version) && trimCharacters(bare.slice(version.length), '.+~_-') === '',
  );
}

/** A line that may begin or end the section of a version. */
interface Heading {
  /** `=` as in a readme, `#` as in Markdown, `*` for bold letters, `''` for a line that only stands alone. */
  readonly mark: '=' | '#' | '*' | '';
  /** Among headings with the same mark, deeper ones belong to the one before them that is less deep. */
  readonly depth: number;
  readonly title: string;
  /** Index of its line. */
  readonly index: number;
  /** Index of the line after it and its underline. */
  readonly next: number;
}

/** Longer lines are sentences. */
const MAX_HEADING_LENGTH = 500;
const MAX_PLAIN_LENGTH = 100;

/** Finds the headings of a text, in order. */
export function findHeadings(lines: readonly string[]): readonly Heading[] {
  return lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const found = readHeading(line.slice(0, MAX_HEADING_LENGTH));
    const isMarked = found?.mark === '=' || found?.mark === '#';
    const underlined = isMarked ? undefined : readUnderlined(line, lines[index + 1]);
    if (underlined) return [{ ...underlined, index, next: index + 2 }];
    return found ? [{ ...found, index, next: index + 1 }] : [];
  });
}

type Marked = Pick<Heading, 'mark' | 'depth' | 'title'>;

function readHeading(line: string): Marked | undefined {
  const text = line.trim();
  const equals = /^=+(?!>)/.exec(text)?.[0].length ?? 0;
  if (equals > 0) return { mark: '=', depth: -equals, title: trimCharacters(text, '= \t') };
  const hashes = /^#{1,6}(?=[ \t])/.exec(text)?.[0].length ?? 0;
  if (hashes > 0) return { mark: '#', depth: hashes, title: trimCharacters(text, '# \t') };
  const [, bold] = /^\*\*(.*)\*\*[:= ]*$/.exec(text) ?? [];
  if (bold !== undefined) return { mark: '*', depth: 0, title: bold };
  const isPlain = text.length <= MAX_PLAIN_LENGTH && /^[^\s*+#>-]/.test(line) && /\d\.\d/.test(text);
  return isPlain ? { mark: '', depth: 0, title: text } : undefined;
}

/** Markdown calls these Setext headings. */
function readUnderlined(line: string, next = ''): Marked | undefined {
  const rule = /^ {0,3}(?<mark>[=-])\k<mark>{2,}\s*$/.exec(next.slice(0, MAX_HEADING_LENGTH))?.groups?.[
    'mark'
  ];
  const isTitle = /^ {0,3}[^\s*+>-]/.test(line) && line.length <= MAX_HEADING_LENGTH;
  return rule !== undefined && isTitle
    ? { mark: '#', depth: rule === '=' ? 1 : 2, title: line.trim() }
    : undefined;
}
