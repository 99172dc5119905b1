import { isHalt, type PhpToken, type Tokens } from './tokens.ts';

/** Why PHP cannot parse code, judging by its brackets and strings. */
export interface SyntaxFault {
  /** The end of a sentence that begins with the place. */
  readonly what: string;
  /** From 1. */
  readonly line: number;
  /** The code would be valid if this did not precede it. */
  readonly comesAfter?: 'text' | 'code';
}

const [OPENERS, CLOSERS] = ['([{', ')]}'];

/** Tags that not every PHP reads, so the text between them may be code. */
const OTHER_TAGS = /<\?(?!xml|php|=)|<script\s+language|<%/i;

/**
 * Finds code that no PHP can parse: git's conflict marks, unmatched brackets, and strings and comments without an end.
 * This is no parser: a reported fault is certain, but others may go unnoticed. At `openAt`, a string or comment begins
 * that has no end.
 */
export function findSyntaxFault(
  text: string,
  tokens: Tokens,
  openAt: number | undefined,
  countLine: (index: number) => number,
): SyntaxFault | undefined {
  if (tokens.some(({ kind, text: code }) => kind === 'html' && OTHER_TAGS.test(code))) return undefined;
  const fault = (what: string, index: number): SyntaxFault => ({ what, line: countLine(index) });
  const late = findLateStart(tokens, countLine);
  if (late !== undefined) return late;
  const open: PhpToken[] = [];
  let heredoc: PhpToken | undefined;
  for (const token of tokens) {
    if (isHalt(token)) return undefined;
    if (heredoc !== undefined && OPERAND.test(token.kind) && !OPERATOR.test(token.text))
      return fault(`text that goes on behind the label of a \`<<<\`, which ends there`, token.index);
    heredoc = token.kind === 'string' && token.text.startsWith('<<<') ? token : undefined;
    // Longer signs are arrows and colons.
    if (token.kind !== 'sign' || token.text.length > 1) continue;
    if ('<=>'.includes(token.text)) {
      MARK.lastIndex = token.index;
      if (MARK.test(text)) return fault('a mark that git has left there in a conflict', token.index);
    }
    if (OPENERS.includes(token.text)) open.push(token);
    const closer = CLOSERS.indexOf(token.text);
    if (closer < 0) continue;
    const opener = OPENERS.charAt(closer);
    const last = open.pop();
    if (last === undefined)
      return fault(`a \`${token.text}\` without a \`${opener}\` before it`, token.index);
    if (last.text !== opener)
      return fault(`a \`${token.text}\`, where \`${last.text}\` is still open`, token.index);
  }
  const kind = text.startsWith('/*', openAt) ? 'comment' : 'text';
  if (openAt !== undefined) return fault(`the start of a ${kind} that has no end`, openAt);
  const last = open.at(-1);
  return last && fault(`a \`${last.text}\` that is never closed`, last.index);
}

/** Tokens that cannot stand right behind a text. */
const OPERAND = /^(word|variable|string)$/;
const OPERATOR = /^(and|or|xor|instanceof|as)$/i;

/** A conflict mark of git; no valid line of PHP looks like it. */
const MARK = /(?<![^\r\n])(?:(?:<{7}|>{7}) [^\r\n]|={7}\r?(?:\n|$))/y;

/** Finds a statement that must come first in a file but does not. Source: PHP's Zend/zend_compile.c. */
function findLateStart(tokens: Tokens, countLine: (index: number) => number): SyntaxFault | undefined {
  const first = tokens.find(({ text }) => !EARLY.test(text));
  const late = tokens.find(({ text, index }, at) => {
    // Comparing the length first is much faster.
    if (text.length !== 7 && text.length !== 9) return false;
    if (first === undefined || index <= first.index || !/^(namespace|declare)$/i.test(text)) return false;
    const around = tokens.slice(at - 1, at + 3).reduce((code, token) => `${code}${token.text} `, '');
    return LATE.test(around) && text.toLowerCase() !== first.text.toLowerCase();
  });
  const comesAfter = first?.kind === 'html' ? 'text' : 'code';
  const what = `a \`${late?.text.toLowerCase() ?? ''}\` that does not come first, because ${comesAfter === 'text' ? 'something stands before `<?php`' : 'other code stands before it'}`;
  return late && { what, line: countLine(late.index), comesAfter };
}

/** Only these may come before such a statement: tags and `declare`. */
const EARLY = /^(<\?php|\?>\s*|[;()=,\d]|declare|strict_types|ticks|encoding|['"].*)$/is;
const LATE = /^(<\?php|\?>\s*|[;{}]) (declare \( strict_types|namespace [{a-z_\x80-\xff])/i;
