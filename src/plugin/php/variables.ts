import type { Tokens } from './tokens.ts';

/** Behind these a variable may get another value: by reference, from a list, or of another scope. */
const SETTER = /^(&|as|global|static|>)$/i;
/** Matches an assignment behind a variable: with an operator that may be doubled. */
const CHANGE = /^(?:=(?![=>])|[.+\-*/%|^?&]=|([.+\-*/%|^?&])\1=)/;

/** The variables, with their `$`, that code sets in one place only, as far as that can be seen. */
export function findSetOnce(tokens: Tokens): ReadonlySet<string> {
  const counts = new Map<string, number>();
  tokens.forEach(({ kind, text }, at) => {
    if (kind !== 'variable') return;
    const next = [1, 2, 3].map((step) => tokens[at + step]?.text ?? '').join('');
    if (CHANGE.test(next) || SETTER.test(tokens[at - 1]?.text ?? ''))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  return new Set([...counts].flatMap(([name, count]) => (count === 1 ? [name] : [])));
}

/** Whether a value is given to the variable at an index, with nothing but a `=`. */
export function isAssigned(tokens: Tokens, at: number): boolean {
  return tokens[at + 1]?.text === '=' && !/^[=>]$/.test(tokens[at + 2]?.text ?? '');
}
