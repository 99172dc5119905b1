import { createPatternList, parsePathPattern, type VisitRules } from './pattern-list.ts';
import { readLines } from './rules-file.ts';

/**
 * The state that a line gives an attribute: `true` sets it, `false` unsets it, a text is its value, `undefined` leaves
 * it unspecified.
 */
export interface Assignment {
  readonly name: string;
  readonly value: boolean | string | undefined;
}

/** Macros: attributes that set others when they are set. */
export type Macros = ReadonlyMap<string, readonly Assignment[]>;

/** A line of `.gitattributes`, for the paths that match its pattern. */
interface Line {
  /** Whether the pattern matches names at any depth. */
  readonly isName: boolean;
  readonly assignments: readonly Assignment[];
}

/** The lines of one `.gitattributes` that affect one attribute. */
export interface Attributes {
  readonly macros: Macros;
  /** Whether no line affects that attribute. */
  readonly isEmpty: boolean;
  readonly visit: VisitRules<Line>;
}

const MACRO = '[attr]';

/**
 * Reads a `.gitattributes` for one attribute. Ignores lines that git rejects. Source: gitattributes(5), and
 * parse_attr_line() in git's attr.c.
 *
 * @param outer the macros of the repository's top folder; absent for that folder, the only one that can define them
 */
export function parseAttributes(text: string, wanted: string, outer?: Macros): Attributes {
  const lines = readLines(text).flatMap((line) => readLine(line) ?? []);
  const isMacro = ({ source }: SourceLine) => source.startsWith(MACRO) && source !== MACRO;
  const defined = lines.filter(isMacro).map(({ source, assignments }) => {
    return [source.slice(MACRO.length), assignments] as const;
  });
  const macros = outer ?? new Map(defined);
  const rules = lines
    .filter((line) => !isMacro(line))
    .filter(({ assignments }) => assignments.some(({ name }) => name === wanted || macros.has(name)))
    .map(({ source, assignments }) => {
      const pattern = parsePathPattern(source);
      return { pattern, value: { isName: pattern.isName, assignments } };
    })
    .filter(({ pattern }) => !pattern.isNegated);
  return { macros, isEmpty: rules.length === 0, visit: createPatternList(rules) };
}

interface SourceLine {
  /** A pattern, or `[attr]` and the name of a macro. */
  readonly source: string;
  readonly assignments: readonly Assignment[];
}

/** git ignores longer lines. */
const MAX_LINE_BYTES = 2047;
const BLANKS = /[ \t\r]+/;
const QUOTED = /^"((?:[^"\\]|\\[abfnrtv"\\]|\\[0-3][0-7]{2})*)"/;

function readLine(line: string): SourceLine | undefined {
  if (Buffer.byteLength(line) > MAX_LINE_BYTES) return undefined;
  const text = line.replace(/^[ \t\r]+/, '');
  const quoted = QUOTED.exec(text);
  const [first = ''] = text.split(BLANKS, 1);
  const source = quoted === null ? first : unquote(quoted[1] ?? '');
  const states = text.slice(quoted?.[0].length ?? first.length).split(BLANKS);
  const assignments = states.filter((state) => state !== '').map(readAssignment);
  const isComment = first.startsWith('#') || source === '';
  return isComment || assignments.includes(undefined)
    ? undefined
    : { source, assignments: assignments.filter((assignment) => assignment !== undefined) };
}

function readAssignment(text: string): Assignment | undefined {
  const [, sign, name, value] = /^([-!]?)([\w.][\w.-]*)(?:=(.*))?$/.exec(text) ?? [];
  if (name === undefined) return undefined;
  if (sign !== '') return { name, value: sign === '-' ? false : undefined };
  return { name, value: value ?? true };
}

const ESCAPES: Readonly<Record<string, string>> = {
  a: '\x07',
  b: '\b',
  f: '\f',
  n: '\n',
  r: '\r',
  t: '\t',
  v: '\v',
};

/** Unquotes a C string, whose octal numbers are bytes. */
function unquote(text: string): string {
  const pieces = text.match(/\\[0-7]{3}|\\.|[^\\]+/gs) ?? [];
  const bytes = pieces.map((piece) => {
    const sign = piece.slice(1);
    if (!piece.startsWith('\\')) return Buffer.from(piece);
    return sign.length === 3 ? Buffer.from([Number.parseInt(sign, 8)]) : Buffer.from(ESCAPES[sign] ?? sign);
  });
  return Buffer.concat(bytes).toString();
}
