import { createLineCounter } from '../../shared/line-counter.ts';
import { tokenizePhp, type Tokens } from '../php/tokens.ts';

/** A constant, or a property of a class, with a text as its value. */
interface MainConstant {
  /** Of a property, with its `$`. */
  readonly name: string;
  readonly value: string;
  /** From 1. */
  readonly line: number;
  readonly isProperty: boolean;
}

/** Words before a property, unless it has a type. */
const PROPERTY = /^(public|protected|private|var|static|string|readonly)$/i;
const DEFINE = /^\\?define$/i;

/** Lists the texts that the main file defines by `define()`, `const` and as properties. Never throws; takes linear time. */
export function listConstants(bytes: Buffer): readonly MainConstant[] {
  const text = bytes.toString('latin1');
  const { tokens } = tokenizePhp(text);
  const countLine = createLineCounter(text);
  return tokens.flatMap(({ kind }, at) => {
    const found = kind === 'word' || kind === 'variable' ? readConstant(tokens, at) : undefined;
    const { value, index = 0 } = tokens[found?.from ?? -1] ?? {};
    const isAll = found?.ends.includes(tokens[found.from + 1]?.text ?? '') === true;
    if (found === undefined || value === undefined || !isAll) return [];
    return [{ name: found.name, value, line: countLine(index), isProperty: found.isProperty }];
  });
}

/** Finds the value of a definition, and what has to follow it. */
function readConstant(tokens: Tokens, at: number) {
  const [before, token, next, third, fourth] = tokens.slice(Math.max(0, at - 1), at + 4);
  if (at === 0 || token === undefined) return undefined;
  if (token.kind === 'variable')
    return PROPERTY.test(before?.text ?? '') && next?.text === '='
      ? { name: token.text, from: at + 2, ends: [';'], isProperty: true }
      : undefined;
  if (DEFINE.test(token.text) && next?.text === '(' && third?.value !== undefined && fourth?.text === ',')
    return { name: third.value, from: at + 4, ends: [')', ','], isProperty: false };
  if (!/^const$/i.test(token.text) || next?.kind !== 'word') return undefined;
  // A constant of a class may have a type.
  if (third?.text === '=') return { name: next.text, from: at + 3, ends: [';', ','], isProperty: false };
  return third?.kind === 'word' && fourth?.text === '='
    ? { name: third.text, from: at + 4, ends: [';', ','], isProperty: false }
    : undefined;
}
