/**
 * A piece of PHP code:
 * - `html`: text outside of PHP's tags, which PHP prints unchanged.
 * - `open`, `close`: the tags; `?>` includes a line end right after it.
 * - `string`: a quoted string; `value` is its content, unless PHP has to compute it.
 * - `word`: a keyword, or a name with its namespace.
 * - `sign`: everything else, one operator or character each.
 */
interface PhpToken {
  readonly kind: 'html' | 'open' | 'close' | 'string' | 'word' | 'variable' | 'sign';
  readonly text: string;
  readonly value?: string | undefined;
  /** Index of its first character. */
  readonly index: number;
}

export type Tokens = readonly PhpToken[];

const OPEN = /<\?(?:php(?=[ \t\r\n]|$)|=)/gi;
/** White space and comments; a one-line comment ends before a closing tag. */
const SPACE = /(?:[ \t\r\n\v\f]+|(?:#(?!\[)|\/\/)[^\r\n?]*(?:\?(?!>)[^\r\n?]*)*)/y;
const CLOSE = /\?>(?:\r\n|\r|\n)?/y;
const VARIABLE = /\$[A-Za-z_\x80-\xff][\w\x80-\xff]*/y;
const WORD = /\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y;
const QUOTED = /'[^'\\]*(?:\\[^][^'\\]*)*'/y;
const HEREDOC = /<<<[ \t]*(["']?)([A-Za-z_\x80-\xff][\w\x80-\xff]*)\1(?=[\r\n])/y;
const SIGN = /\?->|->|::|[^]/y;

/** Splits PHP code, as latin1 text, into tokens, as {@link scanPhp} passes them. */
export function tokenizePhp(text: string): { readonly tokens: Tokens; readonly openAt?: number } {
  const tokens: PhpToken[] = [];
  return { ...scanPhp(text, (token) => tokens.push(token)), tokens };
}

/**
 * Passes the tokens of PHP code, as latin1 text, one by one, so that they need no memory; an unclosed string, comment or
 * heredoc ends them, and its start is returned. Never throws, unless `take` does; takes linear time. Source: PHP's
 * Zend/zend_language_scanner.l.
 */
export function scanPhp(text: string, take: (token: PhpToken) => void): { readonly openAt?: number } {
  let index = 0;
  while (index < text.length) {
    OPEN.lastIndex = index;
    const open = OPEN.exec(text);
    const start = open?.index ?? text.length;
    if (start > index) take({ kind: 'html', text: text.slice(index, start), index });
    if (open === null) break;
    take({ kind: 'open', text: open[0], index: start });
    const { end, openAt } = readCode(text, start + open[0].length, 0, take);
    if (openAt !== undefined) return { openAt };
    index = end;
  }
  return {};
}

/** Reads code up to a closing tag; in strings, of which `level` enclose it, up to the brace that closes it. */
function readCode(
  text: string,
  from: number,
  level: number,
  take: (token: PhpToken) => void,
): { end: number; openAt?: number } {
  let depth = 1;
  for (let index = from; index < text.length;) {
    const end = skipSpace(text, index);
    // Since PHP 8, a comment must end.
    if (end < 0) return { end: text.length, openAt: index };
    const token = end > index ? undefined : readToken(text, index, level);
    if (end === index && token === undefined) return { end: 0, openAt: index };
    index = token === undefined ? end : index + token.text.length;
    if (token === undefined) continue;
    take(token);
    depth += token.text === '{' ? 1 : token.text === '}' ? -1 : 0;
    if (level === 0 ? token.kind === 'close' : depth === 0) return { end: index };
    // The rest is data.
    if (isHalt(token)) break;
  }
  return { end: level === 0 ? text.length : 0 };
}

/** Whether PHP stops reading at this word. Comparing the length first is much faster. */
const isHalt = ({ text }: PhpToken) => text.length === 15 && text.toLowerCase() === '__halt_compiler';

/** Skips white space and comments; returns -1 if a comment has no end. */
function skipSpace(text: string, index: number): number {
  const first = text.charAt(index);
  if (first === '/' && text.startsWith('/*', index)) {
    const end = text.indexOf('*/', index + 2);
    return end < 0 ? -1 : end + 2;
  }
  // Neither white space nor comments begin with a greater character.
  if (first > '/') return index;
  return skip(SPACE, text, index);
}

/** Returns `undefined` if the token has no end. */
function readToken(text: string, index: number, level = 0): PhpToken | undefined {
  const make = (kind: PhpToken['kind'], end: number, value?: string): PhpToken | undefined =>
    end > index ? { kind, text: text.slice(index, end), index, value } : undefined;
  const first = text.charAt(index);
  if (first === "'") {
    const end = skip(QUOTED, text, index);
    return make('string', end, text.slice(index + 1, end - 1).replace(/\\([\\'])/g, '$1'));
  }
  if (first === '"' || first === '`') {
    const end = skipTemplate(text, index, level);
    const inner = text.slice(index + 1, end - 1);
    const isPlain = first === '"' && !/\$|\\[^\\"]/.test(inner);
    return make('string', end, isPlain ? inner.replace(/\\(.)/g, '$1') : undefined);
  }
  HEREDOC.lastIndex = index;
  const heredoc = first === '<' ? HEREDOC.exec(text) : null;
  if (heredoc !== null) return make('string', findHeredocEnd(text, heredoc));
  const kind = first === '$' ? 'variable' : 'word';
  const end = skip(first === '$' ? VARIABLE : WORD, text, index);
  const close = first === '?' ? skip(CLOSE, text, index) : index;
  const sign = /[?:-]/.test(first) ? skip(SIGN, text, index) : index + 1;
  return make(kind, end) ?? make('close', close) ?? make('sign', sign);
}

/** Skips a match at an index; returns the index if there is none. */
function skip(pattern: RegExp, text: string, index: number): number {
  pattern.lastIndex = index;
  return pattern.test(text) ? pattern.lastIndex : index;
}

/** Maximum nesting of strings and code, or of calls; people write few levels. */
const MAX_LEVELS = 20;

/** The end of a string in double quotes or backticks, which may hold code in braces; 0 if it has none. */
function skipTemplate(text: string, from: number, level: number): number {
  const quote = text.charAt(from);
  if (level >= MAX_LEVELS) return 0;
  const marks = quote === '"' ? /[\\"]|\{\$|\$\{/g : /[\\`]|\{\$|\$\{/g;
  marks.lastIndex = from + 1;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === quote) return marks.lastIndex;
    if (mark[0] === '\\') {
      marks.lastIndex += 1;
    } else {
      const { end, openAt } = readCode(text, marks.lastIndex, level + 1, () => undefined);
      if (end === 0 || openAt !== undefined) return 0;
      marks.lastIndex = end;
    }
  }
  return 0;
}

/** A heredoc ends with its label at the start of a line, after blanks. */
function findHeredocEnd(text: string, heredoc: RegExpExecArray): number {
  const end = new RegExp(`[\\r\\n][ \\t]*${heredoc[2] ?? ''}(?![\\w\\x80-\\xff])`, 'g');
  end.lastIndex = heredoc.index + heredoc[0].length;
  return end.exec(text) === null ? 0 : end.lastIndex;
}
