import type { Token } from './php-tokens.ts';

/** A token, and what it is in: `if`, `if exists`, `else`, `function`, `class`, `loop`, `try`. */
export interface PlacedToken extends Token {
  readonly inside: readonly string[];
}

interface Block {
  readonly kind: string;
  /** Ends at a brace, at a word such as `endif`, or with the statement. */
  readonly end: '}' | ';' | 'word';
}

const KINDS: Readonly<Record<string, string>> = {
  if: 'if',
  elseif: 'if',
  else: 'else',
  while: 'loop',
  for: 'loop',
  foreach: 'loop',
  do: 'loop',
  switch: 'switch',
  match: 'switch',
  try: 'try',
  catch: 'catch',
  finally: 'try',
  function: 'function',
  class: 'class',
  trait: 'class',
  interface: 'class',
  enum: 'class',
};

/** Such a block may go on without braces. */
const CONDITIONAL = new Set(['if', 'elseif', 'else', 'while', 'for', 'foreach']);
/** Functions that look for a file. */
export const GUARD = /^\\?(file_exists|is_readable|is_file|is_dir|realpath|stream_resolve_include_path)$/i;

/** Says of each token in which blocks it is. */
export function placeTokens(tokens: readonly Token[]): readonly PlacedToken[] {
  const blocks: Block[] = [];
  const placed: PlacedToken[] = [];
  let pending: string | undefined;

  const isIn = (): readonly string[] => blocks.map(({ kind }) => kind).filter((kind) => kind !== '');
  const endSingles = () => {
    while (blocks.at(-1)?.end === ';') blocks.pop();
  };

  for (let index = 0; index < tokens.length; index += 1) {
    const token = tokens[index];
    if (token === undefined) break;
    placed.push({ ...token, inside: isIn() });
    const word = token.type === 'name' ? token.text.toLowerCase() : '';
    const kind = isMember(tokens[index - 1]) ? undefined : KINDS[word];
    if (/^end(if|while|for|foreach|switch)$/.test(word) && blocks.at(-1)?.end === 'word') blocks.pop();
    else if (kind !== undefined && !(word === 'class' && tokens[index + 1]?.type === 'sign')) {
      if (!CONDITIONAL.has(word)) {
        pending = kind;
        continue;
      }
      const end = word === 'else' ? index : findEnd(tokens, index + 1);
      const condition = tokens.slice(index + 1, end + 1);
      const isGuard = condition.some(({ type, text }) => type === 'name' && GUARD.test(text));
      for (const inner of condition) placed.push({ ...inner, inside: [...isIn(), 'condition'] });
      index = end;
      if ((word === 'else' || word === 'elseif') && blocks.at(-1)?.end === 'word') blocks.pop();
      const next = tokens[end + 1];
      const full = isGuard ? `${kind} exists` : kind;
      if (next?.text === '{') pending = full;
      else if (next?.text === ':') blocks.push({ kind: full, end: 'word' });
      else if (next?.text !== ';') blocks.push({ kind: full, end: ';' });
    } else if (token.type === 'sign' && token.text === '{') {
      blocks.push({ kind: pending ?? '', end: '}' });
      pending = undefined;
    } else if (token.type === 'sign' && token.text === '}') {
      endSingles();
      blocks.pop();
      endSingles();
    } else if ((token.type === 'sign' && token.text === ';') || token.type === 'close') {
      pending = undefined;
      endSingles();
    }
  }
  return placed;
}

function isMember(before: Token | undefined): boolean {
  return before?.type === 'sign' && /^(->|\?->|::)$/.test(before.text);
}

/** The index of the bracket that closes the one at an index. */
function findEnd(tokens: readonly Token[], start: number): number {
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const { type, text } = tokens[index] ?? { type: 'close', text: '' };
    if (type !== 'sign') continue;
    if (text === '(') depth += 1;
    else if (text === ')') {
      depth -= 1;
      if (depth === 0) return index;
    }
  }
  return tokens.length;
}
