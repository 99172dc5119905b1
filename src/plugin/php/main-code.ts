import { parentOf } from '../layout.ts';
import { isLoadedByComposer, listRequiredFiles, readPlatform } from './composer.ts';
import { type Constants, type Definition, evaluate, findDefinitions, PLUGIN_FOLDER } from './paths.ts';
import { FILE_TEST, walkStatements } from './statements.ts';
import { findSyntaxFault } from './syntax.ts';
import { listTokens, type PhpToken } from './tokens.ts';
import { findSetOnce, isAssigned } from './variables.ts';

/** What PHP does when it loads the plugin's main file, or another one, as far as its text alone tells. */
export interface MainCode {
  /** There is a tag behind which PHP code begins. */
  readonly hasTag: boolean;
  /** What is printed on every request, the first of each kind. */
  readonly prints: readonly Print[];
  /** The files that it loads, by paths that are sure. */
  readonly loads: readonly Load[];
  /** The constants that it defines, with values that are known. */
  readonly constants: readonly (Omit<Definition, 'index'> & { readonly line: number })[];
  /** All constants that are known behind it. */
  readonly known: Constants;
  /** Why PHP cannot read it. */
  readonly fault: { readonly what: string; readonly line: number } | undefined;
  /** The lowest version of PHP that it lets pass, when it is Composer's test of that. */
  readonly platform: string | undefined;
}

/** What is known of a file before its code is read. */
export interface CodePlace {
  /** The plugin's, in the package. */
  readonly folder: string;
  readonly constants?: Constants;
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
 * @param place of it, when it is not the main file
 */
export function readMainCode(
  path: string,
  bytes: Buffer,
  { folder, constants: before = new Map() }: CodePlace = { folder: parentOf(path) },
): MainCode {
  const text = bytes.toString('latin1');
  const { tokens, openAt } = listTokens(text);
  const countLine = createLineCounter(text);
  const file = `${PLUGIN_FOLDER}/${toLatin1(path.slice(folder === '' ? 0 : folder.length + 1))}`;
  const { definitions, constants } = findDefinitions(tokens, { file, constants: before });
  const fault = findSyntaxFault(text, tokens, openAt);
  const setOnce = findSetOnce(tokens);
  const variables = new Map<string, string | undefined>();
  const prints: Print[] = [];
  const loads: Load[] = [];
  /** Files that are looked for, with the number of exits in front of that. */
  const tested = new Map<string, number>();
  const findPath = (at: number, isTop: boolean) => {
    const found = evaluate(tokens, at, { file, constants, ...(isTop && { variables }) });
    return found && ENDS.has(endOf(tokens[found.next])) ? resolve(folder, found.value) : undefined;
  };
  for (const { token, at, isUnconditional, statement, exits, ...guards } of walkStatements(tokens)) {
    const line = countLine(token.index);
    const isStatement = at === statement;
    const isLeft = isUnconditional && isStatement && /^(return|exit|die)$/i.test(token.text);
    if (isLeft && !LOAD.test(tokens[at + 1]?.text ?? '')) break;
    if (token.kind === 'html' && isUnconditional && isStatement)
      prints.push({ where: at === 0 ? 'start' : 'behind', text: token.text, line });
    if (token.kind === 'variable' && isUnconditional && isStatement && setOnce.has(token.text)) {
      const found = isAssigned(tokens, at)
        ? evaluate(tokens, at + 2, { file, constants, variables })
        : undefined;
      if (found !== undefined && endOf(tokens[found.next]) === ';') variables.set(token.text, found.value);
    }
    if (token.kind !== 'word' || isName(tokens[at - 1])) continue;
    const isTest =
      isUnconditional && FILE_TEST.test(token.text.toLowerCase()) && tokens[at + 1]?.text === '(';
    const target = isTest
      ? findPath(at + 2, isUnconditional)
      : LOAD.test(token.text)
        ? findPath(at + 1, isUnconditional)
        : undefined;
    if (target === undefined) continue;
    if (isTest) {
      if (!tested.has(target)) tested.set(target, exits);
      continue;
    }
    const isFirst = isStatement || (statement === at - 1 && /^(@|return)$/i.test(tokens[at - 1]?.text ?? ''));
    const keyword = token.text.toLowerCase();
    // Many collect what is wrong, and leave once, further below.
    const isBehindGuard = guards.isBehindGuard || exits > (tested.get(target) ?? exits);
    const isCertain = (isUnconditional && isFirst) || isLoadedByComposer(path, target);
    loads.push({ path: target, keyword, line, ...guards, isUnconditional: isCertain, isBehindGuard });
  }
  for (const { value, index } of listRequiredFiles(tokens, { file, constants }, path)) {
    const target = resolve(folder, value);
    if (target !== undefined) loads.push({ ...LISTED, path: target, line: countLine(index) });
  }
  return {
    hasTag: tokens.some(({ kind }) => kind === 'open'),
    prints: (['start', 'behind'] as const).flatMap(
      (kind) => prints.find(({ where }) => where === kind) ?? [],
    ),
    loads,
    constants: definitions.map(({ name, value, index }) => ({ name, value, line: countLine(index) })),
    known: constants,
    platform: readPlatform(path, text),
    fault: fault && { what: fault.what, line: countLine(fault.index) },
  };
}

/** As Composer loads files. */
const LISTED = { keyword: 'require', isUnconditional: true, isGuarded: false, isBehindGuard: false } as const;

const LOAD = /^(require|include)(_once)?$/i;
const ENDS: ReadonlySet<string> = new Set([';', 'close', ')']);

function endOf(token: PhpToken | undefined): string {
  return token?.kind === 'close' ? 'close' : (token?.text ?? '');
}

/** Whether what follows is the name of a method, a function or a constant. */
function isName(before: PhpToken | undefined): boolean {
  return ['->', '?->', '::', 'function', 'const'].includes(before?.text.toLowerCase() ?? '');
}

function toLatin1(path: string): string {
  return Buffer.from(path).toString('latin1');
}

/** The path in the package; `undefined` for what is not below the plugin's folder. */
function resolve(folder: string, value: string): string | undefined {
  if (!value.startsWith(`${PLUGIN_FOLDER}/`) || value.lastIndexOf(PLUGIN_FOLDER) > 0) return undefined;
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
