import { trimCharacters } from '../wordpress/readme.ts';

/** A line that may begin or end the section of a version. */
export interface Heading {
  /** How it is marked: as in a readme, as in Markdown or HTML, by bold letters, or by nothing but standing alone. */
  readonly mark: '=' | '#' | '*' | '';
  /** Among headings of one mark: what is deeper belongs to what is not. */
  readonly depth: number;
  readonly title: string;
  /** Of its line. */
  readonly index: number;
  /** Of the line behind it and its underline. */
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
  const hashes = /^#{1,6}(?=[ \t])|^#{2,6}(?=v?\d)/i.exec(text)?.[0].length ?? 0;
  if (hashes > 0) return { mark: '#', depth: hashes, title: trimCharacters(text, '# \t') };
  const [, level, html = ''] = /^<h([1-6])(?: [^<>]*)?>(.*)<\/h\1>$/i.exec(text) ?? [];
  if (level !== undefined) return { mark: '#', depth: Number(level), title: html.replace(TAG, ' ') };
  const bold = /^(?:\*\*(.*)\*\*|<(?:strong|b)>(.*)<\/(?:strong|b)>)[:= ]*$/i.exec(text);
  if (bold) return { mark: '*', depth: 0, title: bold[1] ?? bold[2] ?? '' };
  const isPlain = text.length <= MAX_PLAIN_LENGTH && /^[^\s*+#>-]/.test(line) && /\d\.\d/.test(text);
  return isPlain ? { mark: '', depth: 0, title: text } : undefined;
}

const TAG = /<[^<>]*>/g;

/** Setext, as Markdown calls it. */
function readUnderlined(line: string, next = ''): Marked | undefined {
  const rule = /^ {0,3}(?<mark>[=-])\k<mark>{2,}\s*$/.exec(next.slice(0, MAX_HEADING_LENGTH))?.groups?.[
    'mark'
  ];
  const isTitle = /^ {0,3}[^\s*+>-]/.test(line) && line.length <= MAX_HEADING_LENGTH;
  return rule !== undefined && isTitle
    ? { mark: '#', depth: rule === '=' ? 1 : 2, title: line.trim() }
    : undefined;
}
