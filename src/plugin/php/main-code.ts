import { compareVersions } from '../wordpress/version.ts';
import { parentOf } from '../layout.ts';
import { addCalls, type Calls, weighClosure } from './calls.ts';
import { isLoadedByComposer, listComposed, type ListedPackage, readPlatform } from './composer.ts';
import { FILE_TEST, type When } from './conditions.ts';
import { type Constants, type Definition, evaluate, findDefinitions, PLUGIN_FOLDER } from './paths.ts';
import { anchor, createLineCounter, resolve, toLatin1 } from './places.ts';
import { type UnitPlace, walkStatements } from './statements.ts';
import { findSyntaxFault, type SyntaxFault } from './syntax.ts';
import { listTokens, type PhpToken } from './tokens.ts';
import { findSetOnce, isAssigned } from './variables.ts';

/** What PHP does when it loads the plugin's main file, or another one, as far as its text alone tells. */
export interface MainCode {
  /** There is a tag behind which PHP code begins. */
  readonly hasTag: boolean;
  /** What is printed on every request, the first of each kind. */
  readonly prints: readonly Print[];
  /** The files that it loads itself, outside of functions, by paths that are sure. */
  readonly loads: readonly Load[];
  /** Its code outside of functions, and then its functions. */
  readonly units: readonly CodeUnit[];
  /** The constants that it defines, with values that are known. */
  readonly constants: readonly (Omit<Definition, 'index'> & { readonly line: number })[];
  /** All constants that are known behind it. */
  readonly known: Constants;
  /** Why PHP cannot read it. */
  readonly fault: (Omit<SyntaxFault, 'index'> & { readonly line: number }) | undefined;
  /** The lowest version of PHP that it lets pass, when it is Composer's test of that. */
  readonly platform: string | undefined;
  /** The packages whose classes it lists, when it is Composer's autoloader. */
  readonly packages: readonly ListedPackage[];
  /** The classes that it names with their namespaces, in lower case. */
  readonly names: ReadonlySet<string>;
}

/** The code of a file outside of functions, or that of a function. */
export interface CodeUnit extends Pick<UnitPlace, 'name' | 'owner'> {
  readonly loads: readonly Load[];
  readonly calls: Calls;
  /** Closures in it, as indexes of units, and when it has them called. */
  readonly closures: readonly { readonly unit: number; readonly when: When }[];
}

/** What is known of a file before its code is read. */
export interface CodePlace {
  /** The plugin's, in the package. */
  readonly folder: string;
  readonly constants?: Constants;
  /** The lowest version of PHP with which the plugin says that it runs. */
  readonly requiresPhp?: string | undefined;
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
  /** When PHP gets there, each time that the code around it runs. */
  readonly when: When;
  /** It is loaded only when a file was found, or nothing comes of it when it is missing. */
  readonly isGuarded: boolean;
  /** The main file ends in front of it when a file was not found. */
  readonly isBehindGuard: boolean;
}

/** WordPress runs on no older version of PHP. Source: WordPress 6.6, wp-includes/version.php. */
const LOWEST_PHP = '7.2.24';

/**
 * Reads what the main file does at once: what it prints, loads and defines. Never throws.
 *
 * @param path of the file in the package
 * @param place of it, when it is not the main file
 */
export function readMainCode(
  path: string,
  bytes: Buffer,
  { folder, constants: before = new Map(), requiresPhp = '' }: CodePlace = { folder: parentOf(path) },
): MainCode {
  const text = bytes.toString('latin1');
  const { tokens, openAt } = listTokens(text);
  const countLine = createLineCounter(text);
  const file = `${PLUGIN_FOLDER}/${toLatin1(path.slice(folder === '' ? 0 : folder.length + 1))}`;
  const { definitions, constants } = findDefinitions(tokens, { file, constants: before });
  const movesAround = /\b(set_include_path|chdir|ini_set)\b/i.test(text);
  const setOnce = findSetOnce(tokens);
  const variables: Map<string, string | undefined>[] = [];
  const prints: Print[] = [];
  const places: UnitPlace[] = [];
  const loads: (Load[] | undefined)[] = [];
  const calls: (Calls | undefined)[] = [];
  const names = new Set<string>();
  /** Files that are looked for, with the number of exits in front of that. */
  const tested = new Map<string, number>();
  /** The statement of the file itself that leaves it. */
  let last: number | undefined;
  const scope = {
    declared: listDeclared(tokens),
    lowestPhp: compareVersions(requiresPhp, LOWEST_PHP) > 0 ? requiresPhp : LOWEST_PHP,
  };
  for (const placed of walkStatements(tokens, scope, places)) {
    const { token, at, unit, isOuter, when, statement, exits } = placed;
    const line = () => countLine(token.index);
    const known = (variables[unit] ??= new Map<string, string | undefined>());
    const find = (from: number) => evaluate(tokens, from, { file, constants, variables: known });
    const isStatement = at === statement;
    const isCertain = when === 'always';
    if (last !== undefined && unit === 0 && statement !== last) break;
    if (isOuter && isStatement && /^(return|exit|die)$/i.test(token.text)) last = statement;
    if (token.kind === 'html' && isOuter && isStatement)
      prints.push({ where: at === 0 ? 'start' : 'behind', text: token.text, line: line() });
    if (token.kind === 'variable' && isCertain && setOnce.has(token.text)) {
      const found = isAssigned(tokens, at) ? find(at + 2) : undefined;
      if (found !== undefined && endOf(tokens[found.next]) === ';') known.set(token.text, found.value);
    }
    if (token.kind === 'word' || token.kind === 'string')
      addCalls((calls[unit] ??= new Map<string, When>()), tokens, placed, places[unit]?.owner ?? '');
    if (token.kind !== 'word' || isName(tokens[at - 1])) continue;
    if (token.text.includes('\\')) names.add(token.text.replace(/^\\/, '').toLowerCase());
    const isTest = isOuter && FILE_TEST.test(token.text.toLowerCase()) && tokens[at + 1]?.text === '(';
    if (!isTest && !LOAD.test(token.text)) continue;
    const found = find(at + (isTest ? 2 : 1));
    const isWhole = found !== undefined && ENDS.has(endOf(tokens[found.next]));
    const target = isWhole
      ? resolve(folder, isTest ? found.value : anchor(found.value, { file, folder, movesAround }))
      : undefined;
    if (target === undefined) continue;
    if (isTest) {
      if (!tested.has(target)) tested.set(target, exits);
      continue;
    }
    const keyword = token.text.toLowerCase();
    // Many collect what is wrong, and leave once, further below.
    const isBehindGuard = placed.isBehindGuard || (unit === 0 && exits > (tested.get(target) ?? exits));
    const isSilent = tokens[at - 1]?.text === '@' && keyword.startsWith('include');
    const isComposer = isLoadedByComposer(path, target);
    (loads[isComposer ? 0 : unit] ??= []).push({
      path: target,
      keyword,
      line: line(),
      when: isComposer ? 'always' : when,
      isGuarded: placed.isGuarded || isSilent,
      isBehindGuard,
    });
  }
  const composed = listComposed(tokens, { file, constants }, path);
  for (const { value, index } of composed.files) {
    const target = resolve(folder, value);
    if (target !== undefined) (loads[0] ??= []).push({ ...LISTED, path: target, line: countLine(index) });
  }
  const units = places.map(({ name, owner }, index) => ({
    name,
    owner,
    loads: loads[index] ?? [],
    calls: calls[index] ?? new Map<string, When>(),
    closures: [] as { readonly unit: number; readonly when: When }[],
  }));
  for (const [unit, place] of places.entries()) {
    if (unit > 0 && place.name === '')
      units[place.parent]?.closures.push({ unit, when: weighClosure(tokens, place) });
  }
  const fault = findSyntaxFault(text, tokens, openAt);
  return {
    hasTag: tokens.some(({ kind }) => kind === 'open'),
    prints: (['start', 'behind'] as const).flatMap(
      (kind) => prints.find(({ where }) => where === kind) ?? [],
    ),
    loads: loads[0] ?? [],
    units,
    constants: definitions.map(({ index, ...definition }) => ({ ...definition, line: countLine(index) })),
    known: constants,
    platform: readPlatform(path, text),
    packages: composed.packages.flatMap(({ folder: listed, ...others }) => {
      const target = resolve(folder, listed);
      return target === undefined ? [] : { ...others, folder: target };
    }),
    names,
    fault: fault && {
      what: fault.what,
      line: countLine(fault.index),
      ...(fault.isLate === true && { isLate: true }),
    },
  };
}

/** The names of the functions and classes that code declares, in lower case. */
function listDeclared(tokens: readonly PhpToken[]): ReadonlySet<string> {
  const declared = new Set<string>();
  tokens.forEach(({ kind, text }, at) => {
    const next = tokens[at + 1];
    if (kind === 'word' && next?.kind === 'word' && /^(class|function)$/i.test(text))
      declared.add(next.text.toLowerCase());
  });
  return declared;
}

/** As Composer loads files. */
const LISTED = { keyword: 'require', when: 'always', isGuarded: false, isBehindGuard: false } as const;

const LOAD = /^(require|include)(_once)?$/i;
const ENDS: ReadonlySet<string> = new Set([';', 'close', ')']);

function endOf(token: PhpToken | undefined): string {
  return token?.kind === 'close' ? 'close' : (token?.text ?? '');
}

/** Whether what follows is the name of a method, a function or a constant. */
function isName(before: PhpToken | undefined): boolean {
  return ['->', '?->', '::', 'function', 'const'].includes(before?.text.toLowerCase() ?? '');
}
