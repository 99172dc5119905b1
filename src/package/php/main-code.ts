import { createLineCounter } from '../../shared/line-counter.ts';
import { parentOf, prefixOf } from '../read/layout.ts';
import { compareVersions } from '../wordpress/version.ts';
import { addCalls, type CodeUnit, type Load } from './calls.ts';
import { isLoadedByComposer, listComposed, readPlatform } from './composer.ts';
import { FILE_TEST } from './conditions.ts';
import {
  anchor,
  type Constants,
  type Definition,
  evaluate,
  findDefinitions,
  isChanged,
  PLUGIN_FOLDER,
  resolve,
} from './paths.ts';
import { walkStatements } from './statements.ts';
import { tokenizePhp, type Tokens } from './tokens.ts';

/** The effects of loading the main file, or another one, as far as its text shows them. */
export interface MainCode {
  /** It has an opening tag that PHP code follows. */
  readonly hasTag: boolean;
  /** Output on every request, before the first tag or after a `?>`, the first of each kind; lines count from 1. */
  readonly prints: readonly {
    readonly where: 'start' | 'behind';
    readonly text: string;
    readonly line: number;
  }[];
  /** The files that it loads outside of functions, by paths that are certain. */
  readonly loads: readonly Load[];
  /** Its code outside of functions first, then its functions. */
  readonly units: readonly CodeUnit[];
  /** The constants that it defines with known values. */
  readonly constants: readonly Definition[];
  /** All constants that are known after it. */
  readonly known: Constants;
  /** The lowest version of PHP that it accepts, if it is Composer's platform check. */
  readonly platform: string | undefined;
  /** The functions and classes that it declares, in lower case. */
  readonly declared: ReadonlySet<string>;
}

/** Facts known before a file's code is read. */
interface CodePlace {
  /** The plugin's folder in the package. */
  readonly folder: string;
  readonly constants?: Constants;
  /** The functions and classes that files declare which were loaded before it, in lower case. */
  readonly declaredBefore?: ReadonlySet<string>;
  /** The lowest version of PHP that the plugin states. */
  readonly requiresPhp?: string | undefined;
}

/** WordPress runs on no older version of PHP. Source: WordPress 6.6, wp-includes/version.php. */
const LOWEST_PHP = '7.2.24';

/**
 * Reads what a file prints, loads and defines when it is loaded. Never throws.
 *
 * @param path of the file in the package
 * @param place of it, when it is not the main file
 */
export function readMainCode(
  path: string,
  bytes: Buffer,
  { folder, constants: before = new Map(), declaredBefore = new Set(), requiresPhp = '' }: CodePlace = {
    folder: parentOf(path),
  },
): MainCode {
  const text = bytes.toString('latin1');
  const { tokens } = tokenizePhp(text);
  const countLine = createLineCounter(text);
  const ownPath = Buffer.from(path.slice(prefixOf(folder).length)).toString('latin1');
  const file = `${PLUGIN_FOLDER}/${ownPath}`;
  const { setOnce, declared, heads } = survey(tokens);
  const { definitions, constants } = findDefinitions(tokens, heads, file, before, countLine);
  const movesAround = /\b(set_include_path|chdir|ini_set)\b/i.test(text);
  const variables = new Map<CodeUnit, Map<string, string | undefined>>();
  const prints: MainCode['prints'][number][] = [];
  /** Files whose existence is tested, each with the number of exits before the test. */
  const tested = new Map<string, number>();
  const main: CodeUnit = { name: '', owner: '', file: path, isFile: true, loads: [], closures: [] };
  const lowestPhp = compareVersions(requiresPhp, LOWEST_PHP) > 0 ? requiresPhp : LOWEST_PHP;
  const units = walkStatements(tokens, main, { declared, declaredBefore, lowestPhp }, (token, at, place) => {
    const { unit, when, exits } = place;
    const find = (from: number) => evaluate(tokens, from, { constants, variables: variables.get(unit) });
    const { kind } = token;
    const where = at === 0 ? 'start' : 'behind';
    const isPrinted = kind === 'html' && unit.isFile && when === 'always' && place.isFirst;
    if (isPrinted && prints.every((one) => one.where !== where))
      prints.push({ where, text: token.text, line: countLine(token.index) });
    if (kind === 'variable' && when === 'always' && setOnce.has(token.text)) {
      const found = tokens[at + 1]?.text === '=' ? find(at + 2) : undefined;
      if (found !== undefined && tokens[found.next]?.text === ';')
        variables.set(unit, (variables.get(unit) ?? new Map<string, string>()).set(token.text, found.value));
    }
    if (kind === 'word' || kind === 'string') addCalls(unit, tokens, at, when);
    if (kind !== 'word' || BEFORE_NAME.test(tokens[at - 1]?.text ?? '')) return;
    const keyword = token.text.toLowerCase();
    const isCall = tokens[at + 1]?.text === '(';
    const isTest = isCall && unit.isFile && FILE_TEST.test(keyword);
    const isBlock = isCall && BLOCK.test(keyword);
    if (!isTest && !isBlock && !LOAD.test(keyword)) return;
    const found = find(at + (isTest || isBlock ? 2 : 1));
    if (found === undefined || !ENDS.test(tokens[found.next]?.text ?? '')) return;
    const value = isTest || isBlock ? found.value : anchor(found.value, { file, folder, movesAround });
    const named = resolve(folder, value);
    const target = isBlock && named?.endsWith('block.json') === false ? `${named}/block.json` : named;
    if (isTest && target !== undefined) tested.set(target, tested.get(target) ?? exits);
    if (isTest || target === undefined) return;
    const isSilent = tokens[at - 1]?.text === '@' && keyword.startsWith('include');
    const isComposer = isLoadedByComposer(path, target);
    (isComposer ? main : unit).loads.push({
      path: target,
      keyword: isBlock ? 'register_block_type' : keyword,
      line: countLine(token.index),
      when: isComposer ? 'always' : when,
      isGuarded: place.isGuarded || isSilent,
      // Many collect all problems first, and leave once, further below.
      isBehindGuard: place.isBehindGuard || (unit.isFile && exits > (tested.get(target) ?? exits)),
    });
  });
  const files = listComposed(tokens, { constants }, path, folder);
  // Composer loads its files like this.
  const how = { keyword: 'require', when: 'always', isGuarded: false, isBehindGuard: false } as const;
  for (const { index, ...listed } of files) main.loads.push({ ...how, ...listed, line: countLine(index) });
  return {
    hasTag: tokens.some(({ kind }) => kind === 'open'),
    prints,
    loads: main.loads,
    units,
    constants: definitions,
    known: constants,
    platform: readPlatform(path, text),
    declared,
  };
}

/** After these a variable may get another value: by reference, from a list, or from another scope. */
const SETTERS = new Set(['&', '>', 'as', 'global', 'static']);

/**
 * Finds the variables, with their `$`, that code visibly sets in one place only, the functions, classes and global
 * variables that it declares, in lower case, and where declarations and new objects begin.
 */
function survey(tokens: Tokens) {
  const counts = new Map<string, number>();
  const declared = new Set<string>();
  const heads: number[] = [];
  tokens.forEach(({ kind, text }, at) => {
    const [before, next] = [tokens[at - 1], tokens[at + 1]];
    if (kind === 'word' && next?.kind === 'word' && /^(class|function|new)$/i.test(text)) {
      heads.push(at);
      if (text.toLowerCase() !== 'new') declared.add(next.text.toLowerCase());
    }
    if (next?.kind === 'variable' && text === 'global') declared.add(next.text.toLowerCase());
    if (kind === 'variable' && (isChanged(tokens, at) || SETTERS.has(before?.text.toLowerCase() ?? '')))
      counts.set(text, (counts.get(text) ?? 0) + 1);
  });
  return {
    heads,
    declared,
    setOnce: new Set([...counts].flatMap(([name, count]) => (count === 1 ? [name] : []))),
  };
}

const LOAD = /^(require|include)(_once)?$/;
/** Source: WordPress core register_block_type_from_metadata(). */
const BLOCK = /^\\?register_block_type(_from_metadata)?$/;
/** A closing tag also ends a statement. */
const ENDS = /^(?:[;),\]]|as|\?>\s*)$/i;

/** Words that precede the name of a method, a function or a constant. */
const BEFORE_NAME = /^(?:\??->|::|function|const)$/i;
