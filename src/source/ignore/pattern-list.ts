import { compileWildcards, type SpendOrThrow } from './wildcards.ts';

/** A pattern, and the value for the paths that match. */
interface Rule<T> {
  readonly pattern: PathPattern;
  readonly value: T;
}

/**
 * Visits the values of the rules that match a path. The last rule comes first, because it has priority.
 *
 * @param isEnough called with each value; returns `true` to stop
 */
export type VisitRules<T> = (
  path: string,
  isFolder: boolean,
  spend: SpendOrThrow,
  isEnough: (value: T) => boolean,
) => void;

interface PlacedRule<T> extends Rule<T> {
  readonly place: number;
}

/** Joins rules into a list. Looks up rules without wildcards in a map, so that a long list of names is fast. */
export function createPatternList<T>(rules: readonly Rule<T>[]): VisitRules<T> {
  const literals = new Map<string, PlacedRule<T>[]>();
  const others: PlacedRule<T>[] = [];
  for (const [place, rule] of rules.entries()) {
    const key = keyOf(rule.pattern);
    const list = key === undefined ? others : (literals.get(key) ?? []);
    list.push({ ...rule, place });
    if (key !== undefined) literals.set(key, list);
  }

  return (path, isFolder, spend, isEnough) => {
    const name = path.slice(path.lastIndexOf('/') + 1);
    const found = joinInOrder(literals.get(name) ?? [], literals.get(`/${path}`) ?? []);
    // All patterns with wildcards read bytes, which are made once.
    const [nameBytes, pathBytes] = [toBytes(name), toBytes(path)];
    let nextFound = found.length - 1;
    let nextOther = others.length - 1;
    while (nextFound >= 0 || nextOther >= 0) {
      const isFound = (found[nextFound]?.place ?? -1) > (others[nextOther]?.place ?? -1);
      const rule = isFound ? found[nextFound--] : others[nextOther--];
      if (rule === undefined) return;
      spend(1);
      const { pattern, value } = rule;
      if (pattern.onlyFolders && !isFolder) continue;
      const fits = isFound || pattern.fits(pattern.isName ? nameBytes : pathBytes, spend);
      if (fits && isEnough(value)) return;
    }
  };
}

/** Paths begin with a slash, to differ from names. */
function keyOf({ literal, isName }: PathPattern): string | undefined {
  return literal === undefined || isName ? literal : `/${literal}`;
}

function joinInOrder<T>(
  one: readonly PlacedRule<T>[],
  other: readonly PlacedRule<T>[],
): readonly PlacedRule<T>[] {
  if (one.length === 0 || other.length === 0) return one.length === 0 ? other : one;
  return [...one, ...other].sort((a, b) => a.place - b.place);
}

/** A pattern of a `.gitignore` or a `.gitattributes`. */
interface PathPattern {
  /** Whether it begins with an exclamation mark. */
  readonly isNegated: boolean;
  /** Whether it ends with a slash. */
  readonly onlyFolders: boolean;
  /** Whether it matches the last part of a path at any depth, rather than the whole path. */
  readonly isName: boolean;
  /** The name or path of a pattern without wildcards. */
  readonly literal: string | undefined;
  /** Whether the UTF-8 bytes of a name or path match; never called for a literal. */
  readonly fits: (bytes: string, spend: SpendOrThrow) => boolean;
}

const WILDCARD = /[*?[\\]/;

/**
 * Parses a pattern as git does, case-sensitive on every system. Compares the part before the first wildcard literally,
 * and matches the rest separately. Source: parse_path_pattern() and match_pathname() in git's dir.c.
 */
export function parsePathPattern(text: string): PathPattern {
  const isNegated = text.startsWith('!');
  const body = isNegated ? text.slice(1) : text;
  const onlyFolders = body.endsWith('/');
  const glob = onlyFolders ? body.slice(0, -1) : body;
  const isName = !glob.includes('/');
  const path = glob.startsWith('/') ? glob.slice(1) : glob;
  const start = path.search(WILDCARD);
  const literal = start < 0 ? path : undefined;
  const fits = literal === undefined ? createFits(path, start, isName) : () => false;
  return { isNegated, onlyFolders, isName, literal, fits };
}

function createFits(glob: string, start: number, isName: boolean): PathPattern['fits'] {
  const path = toBytes(glob);
  const end = path.slice(1);
  // Most patterns with wildcards are a file extension.
  if (isName && path.startsWith('*') && !WILDCARD.test(end)) return (bytes) => bytes.endsWith(end);
  const prefix = toBytes(glob.slice(0, start));
  const rest = compileWildcards(path.slice(prefix.length));
  if (rest === undefined) return () => false;
  return (bytes, spend) => bytes.startsWith(prefix) && rest(bytes, prefix.length, spend);
}

const ASCII = /^[\0-\x7f]*$/;

/** Converts a text to its UTF-8 bytes, one character each: for git, `?` is one byte, and `é` has two. */
function toBytes(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text).toString('latin1');
}
