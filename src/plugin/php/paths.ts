import type { PhpToken } from './tokens.ts';

/** Stands for the folder of the file in the value of an expression. */
export const OWN_FOLDER = '\0';

/** Constants by their names; `undefined` for one whose value is not sure. */
export type Constants = ReadonlyMap<string, string | undefined>;

/** What an expression stands for, and where it ends. */
interface Value {
  readonly value: string;
  /** Index of the first token behind it. */
  readonly next: number;
}

const MAX_LEVELS = 20;
/** No path is longer; constants that double each other could be. */
const MAX_LENGTH = 4096;

/**
 * The text that an expression stands for: of literals, constants and the folder of the file, joined by dots; `undefined`
 * when anything else is in it. Source of the functions: WordPress core plugin_dir_path(), trailingslashit().
 */
export function evaluate(
  tokens: readonly PhpToken[],
  from: number,
  constants: Constants,
  level = 0,
): Value | undefined {
  let current = level > MAX_LEVELS ? undefined : evaluateTerm(tokens, from, constants, level);
  while (current !== undefined && tokens[current.next]?.text === '.') {
    const more = evaluateTerm(tokens, current.next + 1, constants, level);
    const value = current.value + (more?.value ?? '');
    current = more && value.length <= MAX_LENGTH ? { value, next: more.next } : undefined;
  }
  return current;
}

function evaluateTerm(
  tokens: readonly PhpToken[],
  from: number,
  constants: Constants,
  level: number,
): Value | undefined {
  const token = tokens[from];
  const next = from + 1;
  if (token?.kind === 'string') {
    const { value = '', text } = token;
    return token.value === undefined || text.length > MAX_LENGTH ? undefined : { value, next };
  }
  if (token?.text === '(') return evaluateInside(tokens, from, constants, level);
  if (token?.kind !== 'word') return undefined;
  const name = token.text.replace(/^\\/, '');
  const lowered = name.toLowerCase();
  if (tokens[next]?.text === '(') {
    const isOfFile = tokens[next + 1]?.text.toUpperCase() === '__FILE__' && tokens[next + 2]?.text === ')';
    if (isOfFile && lowered === 'dirname') return { value: OWN_FOLDER, next: next + 3 };
    if (isOfFile && lowered === 'plugin_dir_path') return { value: `${OWN_FOLDER}/`, next: next + 3 };
    const change = FUNCTIONS.get(lowered);
    const inside = change && evaluateInside(tokens, next, constants, level);
    return change && inside && { ...inside, value: change(inside.value) };
  }
  if (lowered === '__dir__') return { value: OWN_FOLDER, next };
  if (name === 'DIRECTORY_SEPARATOR') return { value: '/', next };
  const value = constants.get(name);
  return value === undefined ? undefined : { value, next };
}

const FUNCTIONS = new Map<string, (path: string) => string>([
  ['trailingslashit', (path) => `${path.replace(/[/\\]+$/, '')}/`],
  ['untrailingslashit', (path) => path.replace(/[/\\]+$/, '')],
  ['wp_normalize_path', (path) => path],
]);

/** What stands in parentheses, if it is one expression. */
function evaluateInside(
  tokens: readonly PhpToken[],
  from: number,
  constants: Constants,
  level: number,
): Value | undefined {
  const inside = evaluate(tokens, from + 1, constants, level + 1);
  if (inside === undefined || tokens[inside.next]?.text !== ')') return undefined;
  return { value: inside.value, next: inside.next + 1 };
}

/** A constant that the code defines. */
export interface Definition {
  readonly name: string;
  readonly value: string;
  /** Where the value stands. */
  readonly index: number;
}

/** The constants that are defined with a value that is known, by `define()` or `const`, in their order. */
export function findDefinitions(tokens: readonly PhpToken[]): {
  readonly definitions: readonly Definition[];
  readonly constants: Constants;
} {
  const definitions: Definition[] = [];
  const constants = new Map<string, string | undefined>();
  tokens.forEach((token, at) => {
    const start = token.kind === 'word' ? findValue(tokens, at) : undefined;
    if (start === undefined) return;
    const { name, from, ends } = start;
    const found = evaluate(tokens, from, constants);
    const isKnown = found !== undefined && ends.includes(tokens[found.next]?.text ?? '');
    const value = isKnown ? found.value : undefined;
    // What is defined twice, with other values, depends on more than can be seen.
    constants.set(name, constants.has(name) && constants.get(name) !== value ? undefined : value);
    if (value !== undefined) definitions.push({ name, value, index: tokens[from]?.index ?? 0 });
  });
  return { definitions, constants };
}

/** Where the value of a definition stands, and what may follow it. */
function findValue(tokens: readonly PhpToken[], at: number) {
  const [, second, third, fourth] = tokens.slice(at, at + 4);
  const before = tokens[at - 1]?.text ?? '';
  if (['->', '?->', '::'].includes(before)) return undefined;
  const word = (tokens[at]?.text ?? '').replace(/^\\/, '').toLowerCase();
  if (word === 'define' && second?.text === '(' && third?.value !== undefined && fourth?.text === ',')
    return { name: third.value, from: at + 4, ends: [')', ','] };
  if (word === 'const' && second?.kind === 'word' && third?.text === '=')
    return { name: second.text, from: at + 3, ends: [';', ','] };
  return undefined;
}
