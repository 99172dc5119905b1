/**
 * A piece of PHP code:
 * - `html`: what PHP prints as it is, outside of its tags.
 * - `open`, `close`: the tags; a line end right behind `?>` belongs to it.
 * - `string`: a text in quotes; `value` is what it stands for, unless it has to be computed.
 * - `word`: a name, or a keyword, with the namespace in front of it.
 * - `sign`: everything else, one operator or character each.
 */
export interface PhpToken {
  readonly kind: 'html' | 'open' | 'close' | 'string' | 'word' | 'variable' | 'sign';
  readonly text: string;
  readonly value?: string | undefined;
  /** Where it starts. */
  readonly index: number;
}

const OPEN = /<\?(?:php(?=[ \t\r\n]|$)|=)/gi;
/** White space and comments; a comment in one line ends in front of a closing tag. */
const SPACE = /(?:[ \t\r\n\v\f]+|(?:#(?!\[)|\/\/)[^\r\n?]*(?:\?(?!>)[^\r\n?]*)*)/y;
const CLOSE = /\?>(?:\r\n|\r|\n)?/y;
const VARIABLE = /\$[A-Za-z_\x80-\xff][\w\x80-\xff]*/y;
const WORD = /\\?[A-Za-z_\x80-\xff][\w\x80-\xff]*(?:\\[A-Za-z_\x80-\xff][\w\x80-\xff]*)*/y;
const QUOTED = /'[^'\\]*(?:\\[^][^'\\]*)*'/y;
const HEREDOC =
  /<<<[ \t]*(?:"([A-Za-z_\x80-\xff][\w\x80-\xff]*)"|'([A-Za-z_\x80-\xff][\w\x80-\xff]*)'|([A-Za-z_\x80-\xff][\w\x80-\xff]*))(?=[\r\n])/y;
const SIGN = /\?->|->|::|[^]/y;

/**
 * Takes PHP code apart, as latin1 text, as far as it is closed: an open string, comment or heredoc ends it. Never throws,
 * and takes time linear in the length of the text. Source: PHP's Zend/zend_language_scanner.l.
 *
 * @returns where a string or a comment begins that has no end
 */
export function* tokenizePhp(text: string): Generator<PhpToken, number | undefined> {
  let index = 0;
  while (index < text.length) {
    OPEN.lastIndex = index;
    const open = OPEN.exec(text);
    const end = open?.index ?? text.length;
    if (end > index) yield { kind: 'html', text: text.slice(index, end), index };
    if (open === null) return undefined;
    yield { kind: 'open', text: open[0], index: end };
    const { next, openAt } = yield* tokenizeCode(text, end + open[0].length);
    if (openAt !== undefined) return openAt;
    index = next;
  }
  return undefined;
}

/** The tokens of a text, all at once. */
export function listTokens(text: string): {
  readonly tokens: readonly PhpToken[];
  readonly openAt: number | undefined;
} {
  const tokens: PhpToken[] = [];
  const stream = tokenizePhp(text);
  for (let step = stream.next(); ; step = stream.next()) {
    if (step.done === true) return { tokens, openAt: step.value };
    tokens.push(step.value);
  }
}

/** Where code ends, and where a string or a comment begins that has no end. */
interface CodeEnd {
  readonly next: number;
  readonly openAt?: number;
}

/** The tokens up to a closing tag, or the end. */
function* tokenizeCode(text: string, from: number): Generator<PhpToken, CodeEnd> {
  let index = from;
  while (index < text.length) {
    const end = skipSpace(text, index);
    if (end > index) {
      // Since PHP 8, a comment has to end.
      if (end === text.length && isOpenComment(text, index)) return { next: end, openAt: index };
      index = end;
      continue;
    }
    const token = readToken(text, index);
    if (token === undefined) return { next: text.length, openAt: index };
    yield token;
    index += token.text.length;
    if (token.kind === 'close') return { next: index };
    // What follows is data.
    if (token.kind === 'word' && token.text.toLowerCase() === '__halt_compiler') return { next: text.length };
  }
  return { next: index };
}

function skipSpace(text: string, index: number): number {
  const first = text.charAt(index);
  if (first === '/' && text.startsWith('/*', index)) {
    const end = text.indexOf('*/', index + 2);
    return end < 0 ? text.length : end + 2;
  }
  // Nothing else begins with what is greater.
  if (first > '/') return index;
  return index + (match(SPACE, text, index)?.[0].length ?? 0);
}

function isOpenComment(text: string, index: number): boolean {
  return text.startsWith('/*', index) && !text.includes('*/', index + 2);
}

/**
 * @param level how many texts with code in them are around it
 * @returns `undefined` when what begins here does not end
 */
function readToken(text: string, index: number, level = 0): PhpToken | undefined {
  const make = (kind: PhpToken['kind'], end: number, value?: string): PhpToken => {
    return { kind, text: text.slice(index, end), index, value };
  };
  const first = text.charAt(index);
  if (first === "'") {
    const quoted = match(QUOTED, text, index)?.[0];
    if (quoted === undefined) return undefined;
    const value = quoted.slice(1, -1).replace(/\\([\\'])/g, '$1');
    return make('string', index + quoted.length, value);
  }
  if (first === '"' || first === '`') {
    const end = skipTemplate(text, index, level);
    const inner = text.slice(index + 1, end - 1);
    const isPlain = first === '"' && !/\$|\\[^\\"]/.test(inner);
    return end === 0 ? undefined : make('string', end, isPlain ? inner.replace(/\\(.)/g, '$1') : undefined);
  }
  const heredoc = first === '<' ? match(HEREDOC, text, index) : undefined;
  if (heredoc !== undefined) {
    const end = findHeredocEnd(text, heredoc);
    return end === 0 ? undefined : make('string', end);
  }
  const close = first === '?' ? match(CLOSE, text, index) : undefined;
  if (close !== undefined) return make('close', index + close[0].length);
  const variable = first === '$' ? match(VARIABLE, text, index) : undefined;
  if (variable !== undefined) return make('variable', index + variable[0].length);
  const word = match(WORD, text, index);
  if (word !== undefined) return make('word', index + word[0].length);
  return make('sign', index + (match(SIGN, text, index)?.[0].length ?? 1));
}

function match(pattern: RegExp, text: string, index: number): RegExpExecArray | undefined {
  pattern.lastIndex = index;
  return pattern.exec(text) ?? undefined;
}

/** Code inside of strings, with strings and code inside of that; people write one level of it. */
const MAX_LEVELS = 20;

/** Where a text in double quotes or backticks ends, which may hold code in braces; 0 when it does not end. */
function skipTemplate(text: string, from: number, level: number): number {
  const quote = text.charAt(from);
  const marks = quote === '"' ? /[\\"]|\{\$|\$\{/g : /[\\`]|\{\$|\$\{/g;
  marks.lastIndex = from + 1;
  for (let mark = marks.exec(text); mark !== null; mark = marks.exec(text)) {
    if (mark[0] === quote) return marks.lastIndex;
    if (mark[0] === '\\') {
      marks.lastIndex += 1;
    } else {
      const end = skipBraces(text, marks.lastIndex, level + 1);
      if (end === 0) return 0;
      marks.lastIndex = end;
    }
  }
  return 0;
}

/** Where the code behind an opening brace ends; 0 when it does not end. */
function skipBraces(text: string, from: number, level: number): number {
  if (level > MAX_LEVELS) return 0;
  let index = from;
  let depth = 1;
  while (index < text.length) {
    const end = skipSpace(text, index);
    if (end > index) {
      index = end;
      continue;
    }
    const token = readToken(text, index, level);
    if (token === undefined) return 0;
    index += token.text.length;
    if (token.text === '{') depth += 1;
    if (token.text === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return 0;
}

/** A heredoc ends with its label at the start of a line, behind blanks. */
function findHeredocEnd(text: string, heredoc: RegExpExecArray): number {
  const label = heredoc[1] ?? heredoc[2] ?? heredoc[3] ?? '';
  const end = new RegExp(`[\\r\\n][ \\t]*${label}(?![\\w\\x80-\\xff])`, 'g');
  end.lastIndex = heredoc.index + heredoc[0].length;
  return end.exec(text) === null ? 0 : end.lastIndex;
}
