import { parentOf } from '../layout.ts';
import { type Definition, evaluate, findDefinitions, OWN_FOLDER } from './paths.ts';
import { FILE_TEST, walkStatements } from './statements.ts';
import { type PhpToken, tokenizePhp } from './tokens.ts';

/** What PHP does when it loads the plugin's main file, as far as its text alone tells. */
export interface MainCode {
  /** There is a tag behind which PHP code begins. */
  readonly hasTag: boolean;
  /** What is printed on every request, the first of each kind. */
  readonly prints: readonly Print[];
  /** The files that it loads, by paths that are sure. */
  readonly loads: readonly Load[];
  /** The constants that it defines, with values that are known. */
  readonly constants: readonly (Omit<Definition, 'index'> & { readonly line: number })[];
}

/** What stands outside of the tags: in front of the first, or behind a `?>`. */
export interface Print {
  readonly where: 'start' | 'behind';
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/** A `require` or `include` with a path below the plugin's folder. */
export interface Load {
  /** In the package. */
  readonly path: string;
  readonly keyword: string;
  /** From 1. */
  readonly line: number;
  /** A file that is missing stops PHP on every request. */
  readonly isUnconditional: boolean;
  /** It is loaded only when a file was found. */
  readonly isGuarded: boolean;
  /** The main file ends in front of it when a file was not found. */
  readonly isBehindGuard: boolean;
}

/**
 * Reads what the main file does at once: what it prints, loads and defines. Never throws.
 *
 * @param path of the file in the package
 */
export function readMainCode(path: string, bytes: Buffer): MainCode {
  const text = bytes.toString('latin1');
  const tokens = [...tokenizePhp(text)];
  const countLine = createLineCounter(text);
  const { definitions, constants } = findDefinitions(tokens);
  const prints: Print[] = [];
  const loads: Load[] = [];
  /** Files that are looked for, with the number of exits in front of that. */
  const tested = new Map<string, number>();
  const findPath = (at: number) => {
    const found = evaluate(tokens, at, constants);
    return found && ENDS.has(endOf(tokens[found.next])) ? resolve(path, found.value) : undefined;
  };
  for (const { token, at, isUnconditional, statement, exits, ...guards } of walkStatements(tokens)) {
    const line = countLine(token.index);
    const isStatement = at === statement;
    const isLeft = isUnconditional && isStatement && /^(return|exit|die)$/i.test(token.text);
    if (isLeft && !LOAD.test(tokens[at + 1]?.text ?? '')) break;
    if (token.kind === 'html' && isUnconditional && isStatement)
      prints.push({ where: at === 0 ? 'start' : 'behind', text: token.text, line });
    if (token.kind !== 'word' || isName(tokens[at - 1])) continue;
    const isTest =
      isUnconditional && FILE_TEST.test(token.text.toLowerCase()) && tokens[at + 1]?.text === '(';
    const target = isTest ? findPath(at + 2) : LOAD.test(token.text) ? findPath(at + 1) : undefined;
    if (target === undefined) continue;
    if (isTest) {
      if (!tested.has(target)) tested.set(target, exits);
      continue;
    }
    const isFirst = isStatement || (statement === at - 1 && /^(@|return)$/i.test(tokens[at - 1]?.text ?? ''));
    const keyword = token.text.toLowerCase();
    // Many collect what is wrong, and leave once, further below.
    const isBehindGuard = guards.isBehindGuard || exits > (tested.get(target) ?? exits);
    const isCertain = isUnconditional && isFirst;
    loads.push({ path: target, keyword, line, ...guards, isUnconditional: isCertain, isBehindGuard });
  }
  return {
    hasTag: tokens.some(({ kind }) => kind === 'open'),
    prints: (['start', 'behind'] as const).flatMap(
      (kind) => prints.find(({ where }) => where === kind) ?? [],
    ),
    loads,
    constants: definitions.map(({ name, value, index }) => ({ name, value, line: countLine(index) })),
  };
}

const LOAD = /^(require|include)(_once)?$/i;
const ENDS: ReadonlySet<string> = new Set([';', 'close', ')']);

function endOf(token: PhpToken | undefined): string {
  return token?.kind === 'close' ? 'close' : (token?.text ?? '');
}

/** Whether what follows is the name of a method, a function or a constant. */
function isName(before: PhpToken | undefined): boolean {
  return ['->', '?->', '::', 'function', 'const'].includes(before?.text.toLowerCase() ?? '');
}

/** The path in the package; `undefined` for what is not below the folder of the file. */
function resolve(mainPath: string, value: string): string | undefined {
  if (!value.startsWith(`${OWN_FOLDER}/`) || value.lastIndexOf(OWN_FOLDER) > 0) return undefined;
  const folder = parentOf(mainPath);
  const parts: string[] = [];
  for (const part of Buffer.from(value.slice(2), 'latin1').toString().split('/')) {
    if (part === '..' && parts.pop() === undefined) return undefined;
    if (part !== '' && part !== '.' && part !== '..') parts.push(part);
  }
  return parts.length === 0 ? undefined : [...(folder === '' ? [] : [folder]), ...parts].join('/');
}

/** Tells the line of an index, from 1, when it is asked for them in their order, or for few that are not. */
function createLineCounter(text: string): (index: number) => number {
  let [known, line] = [0, 1];
  return (index) => {
    if (index < known) [known, line] = [0, 1];
    for (; known < index; known += 1) {
      const isEnd =
        text.charAt(known) === '\n' || (text.charAt(known) === '\r' && text.charAt(known + 1) !== '\n');
      if (isEnd) line += 1;
    }
    return line;
  };
}
