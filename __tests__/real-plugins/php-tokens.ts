/** A piece of a PHP file. Names include keywords; comments are left out. */
export interface Token {
  readonly type: 'html' | 'open' | 'close' | 'name' | 'variable' | 'string' | 'sign';
  /** Of a string what is between its quotes. */
  readonly text: string;
  /** A string that is put together when the program runs. */
  readonly isDynamic?: boolean;
}

type Rule = readonly [type: Token['type'] | 'skip', pattern: RegExp];

const RULES: readonly Rule[] = [
  ['skip', /\s+/y],
  ['skip', /\/\*[^]*?(?:\*\/|$)/y],
  // A closing tag ends such a comment, too.
  ['skip', /(?:\/\/|#(?!\[))(?:(?!\?>)[^\r\n])*/y],
  ['close', /\?>(?:\r\n|\n|\r)?/y],
  ['string', /'(?:[^'\\]|\\[^])*'?/y],
  ['string', /"(?:[^"\\]|\\[^])*"?/y],
  ['string', /<<<[ \t]*(["']?)([A-Za-z_]\w*)\1[\r\n][^]*?[\r\n][ \t]*\2\b/y],
  ['string', /`(?:[^`\\]|\\[^])*`?/y],
  ['variable', /\$+[A-Za-z_\x80-\xff][\w\x80-\xff]*/y],
  ['name', /\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y],
  ['sign', /->|\?->|::|=>|&&|\|\||\?\?|[=!<>]==?|\d[\w.]*|[^]/y],
];

const OPEN = /<\?(?:php(?=\s|$)|=)/gi;

/** Takes a PHP file apart, in latin1 text. It is not meant to be right about programs that are wrong. */
export function tokenize(text: string): readonly Token[] {
  const tokens: Token[] = [];
  let at = 0;
  while (at < text.length) {
    OPEN.lastIndex = at;
    const open = OPEN.exec(text);
    const end = open?.index ?? text.length;
    if (end > at) tokens.push({ type: 'html', text: text.slice(at, end) });
    if (open === null) break;
    tokens.push({ type: 'open', text: open[0] });
    at = readProgram(text, OPEN.lastIndex, tokens);
  }
  return tokens;
}

/** Reads up to and including the closing tag, and returns where that ends. */
function readProgram(text: string, start: number, tokens: Token[]): number {
  let at = start;
  while (at < text.length) {
    for (const [type, pattern] of RULES) {
      pattern.lastIndex = at;
      const match = pattern.exec(text)?.[0];
      if (match === undefined) continue;
      at += match.length;
      if (type === 'string') tokens.push(readString(match));
      else if (type !== 'skip') tokens.push({ type, text: match });
      if (type === 'close') return at;
      break;
    }
  }
  return at;
}

function readString(match: string): Token {
  if (match.startsWith("'")) return { type: 'string', text: match.slice(1, -1) };
  const isDynamic = !match.startsWith('"') || /\$[A-Za-z_{]|\{\$/.test(match);
  return { type: 'string', text: match.slice(1, -1), isDynamic };
}
