import type { PhpToken } from './tokens.ts';

/** Behind these a variable may get another value: by reference, from a list, or of another scope. */
const SETTERS: ReadonlySet<string> = new Set(['&', 'as', 'global', 'static', '>']);
/** With a `=` behind them, they change what is in front. */
const OPERATORS: ReadonlySet<string> = new Set('.+-*/%|^?&'.split(''));

/** The variables, with their `$`, that code sets in one place only, as far as that can be seen. */
export function findSetOnce(tokens: readonly PhpToken[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  tokens.forEach(({ kind, text }, at) => {
    if (kind === 'variable' && isSet(tokens, at)) counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  return new Set([...counts].flatMap(([name, count]) => (count === 1 ? [name] : [])));
}

/** Whether a value is given to the variable at an index, with nothing but a `=`. */
export function isAssigned(tokens: readonly PhpToken[], at: number): boolean {
  const behind = tokens[at + 2]?.text ?? '';
  return tokens[at + 1]?.text === '=' && behind !== '=' && behind !== '>';
}

function isSet(tokens: readonly PhpToken[], at: number): boolean {
  const [next = '', second] = [tokens[at + 1]?.text, tokens[at + 2]?.text];
  const isDoubled = second === next && tokens[at + 3]?.text === '=';
  const isChanged = OPERATORS.has(next) && (second === '=' || isDoubled);
  return isChanged || isAssigned(tokens, at) || SETTERS.has(tokens[at - 1]?.text.toLowerCase() ?? '');
}
