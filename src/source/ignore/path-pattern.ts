import { compileWildcards, type Spend } from './wildcards.ts';

/** A pattern of a `.gitignore` or a `.gitattributes`. */
export interface PathPattern {
  /** It begins with an exclamation mark. */
  readonly isNegated: boolean;
  /** It ends in a slash. */
  readonly onlyFolders: boolean;
  /** About the last part of a path, at any depth; else about the whole path. */
  readonly isName: boolean;
  /** That name or path, when there are no wildcards in the pattern. */
  readonly literal: string | undefined;
  /** Whether that name or path fits. */
  readonly fits: (text: string, spend: Spend) => boolean;
}

const WILDCARD = /[*?[\\]/;

/**
 * Reads a pattern as git does, case-sensitive on every system. What is before the first wildcard is compared as it is, and
 * the rest begins anew behind it. Source: parse_path_pattern() and match_pathname() in git's dir.c.
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
  const fits = literal === undefined ? createFits(path, start, isName) : (other: string) => other === literal;
  return { isNegated, onlyFolders, isName, literal, fits };
}

function createFits(glob: string, start: number, isName: boolean): PathPattern['fits'] {
  const path = toBytes(glob);
  const end = path.slice(1);
  // Most patterns with wildcards are an extension.
  if (isName && path.startsWith('*') && !WILDCARD.test(end)) return (text) => toBytes(text).endsWith(end);
  const prefix = toBytes(glob.slice(0, start));
  const rest = compileWildcards(path.slice(prefix.length));
  if (rest === undefined) return () => false;
  return (text, spend) => {
    const bytes = toBytes(text);
    return bytes.startsWith(prefix) && rest(bytes, prefix.length, spend);
  };
}

const ASCII = /^[\0-\x7f]*$/;

/** A text whose characters are the bytes of another in UTF-8: for git, `?` is one byte, and `é` are two. */
function toBytes(text: string): string {
  return ASCII.test(text) ? text : Buffer.from(text).toString('latin1');
}
