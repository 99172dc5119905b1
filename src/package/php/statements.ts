import { type CodeUnit, weighClosure } from './calls.ts';
import { type ConditionScope, FILE_TEST, rarest, weighCondition, type When } from './conditions.ts';
import type { PhpToken, Tokens } from './tokens.ts';

/** Facts about a token's surroundings. */
interface TokenPlace {
  readonly unit: CodeUnit;
  /** When it runs, if its unit does. */
  readonly when: When;
  /** It begins a statement. */
  readonly isFirst: boolean;
  /** A condition around it tests for a file. */
  readonly isGuarded: boolean;
  /** Code before it leaves the unit if a file is missing. */
  readonly isBehindGuard: boolean;
  /** How many statements of the file itself before it leave the code, always or on a condition. */
  readonly exits: number;
}

/** An open pair of braces, or a colon instead; the outermost is the file. */
interface OpenBlock {
  readonly kind: 'unit' | 'class' | 'block' | 'colon' | 'other';
  /** The statement that it belongs to, and that statement's open brackets. */
  readonly statement: Statement;
  readonly depth: number;
  readonly unit: CodeUnit;
  when: When;
  readonly owner: string;
  isGuarded: boolean;
  /** Code in it left the unit if a file was missing. */
  isLeft: boolean;
}

const TOP = { kind: 'unit', when: 'always', owner: '', isGuarded: false, isLeft: false } as const;

/** Words that a condition in parentheses follows, and all words that make code run only sometimes. */
const HEADS = new Set(['if', 'for', 'foreach', 'while', 'switch']);
const BRANCHES = new Set([...HEADS, ...'elseif else do try catch finally'.split(' ')]);
const CLASSES = new Set('class interface trait enum'.split(' '));
const DECLARATIONS = new Set([...CLASSES, ...'function abstract final readonly'.split(' ')]);
/** Braces after these are blocks, but no branches. */
const PLAIN = new Set(['namespace', '{', 'declare']);
const LEAVE = new Set('return exit die wp_die throw'.split(' '));
/** No code has braces in so many others; what is open needs much memory. */
const MAX_DEPTH = 1000;
/** After these, the rest of a statement runs only sometimes. */
const CHOICE = new Set('and or xor match'.split(' '));
/** After these, a question mark belongs to a type. */
const TYPED = new Set('( , : public protected private static readonly'.split(' '));

/**
 * Walks through code in order, and passes each token that may run, with its surroundings, to `visit`; signs are left
 * out, and variables that do not begin a statement. Returns the code outside of functions, then the functions. Takes
 * linear time; never throws.
 */
export function walkStatements(
  tokens: Tokens,
  file: CodeUnit,
  scope: ConditionScope,
  visit: (token: PhpToken, at: number, place: TokenPlace) => void,
): readonly CodeUnit[] {
  const units = [file];
  const outer: OpenBlock[] = [];
  let statement = begin(0, 0);
  let depth = 0;
  let exits = 0;
  let top: OpenBlock = { ...TOP, unit: file, statement, depth };

  const weigh = () =>
    rarest(top.when, statement.hasChoice ? rarest(statement.then, 'maybe') : statement.then);
  const end = (at: number) => {
    if (statement.hasLeave && top.kind !== 'class' && top.kind !== 'other') {
      const rest = weighRest(statement);
      top.isLeft ||= statement.hasFileTest;
      // Files that leave on a condition usually continue.
      if (!top.unit.isFile || LEAVE.has(statement.first)) top.when = rarest(top.when, rest);
      if (top.kind === 'unit' && top.unit.isFile) {
        exits += 1;
        // This `else` leaves the code if the file is missing that its `if` tests for.
        if (statement.first === 'else' && at < tokens.length - 1)
          for (const load of file.loads.slice(statement.tested, statement.loads))
            Object.assign(load, { isGuarded: false, isBehindGuard: true });
      } else if (top.kind !== 'unit') {
        top.statement.hasLeave = true;
        top.statement.rest = rarest(top.statement.rest, LEAVE.has(statement.first) ? 'always' : rest);
      }
    }
    const { length } = file.loads;
    const { first, orElse } = statement;
    statement = begin(at + 1, length, statement.hasFileTest ? statement.loads : length);
    if (first === 'if') statement.before = orElse;
  };
  const open = (frame: Pick<OpenBlock, 'kind' | 'unit' | 'when' | 'owner'>, at: number) => {
    const isUnit = frame.kind === 'unit';
    const isGuarded = !isUnit && (statement.hasFileTest || top.isGuarded);
    outer.push(top);
    top = { ...frame, statement, depth, isGuarded, isLeft: !isUnit && top.isLeft };
    statement = begin(at + 1, file.loads.length);
    depth = 0;
  };
  const openBrace = (at: number) => {
    const { first, next } = statement;
    const { unit, owner } = top;
    const when = weigh();
    statement.next = undefined;
    if (next?.isClass === true) open({ kind: 'class', unit, when, owner: next.name }, at);
    else if (next !== undefined) {
      const name = next.name === '' || owner === '' || !unit.isFile ? next.name : `${owner}::${next.name}`;
      const inner: CodeUnit = { name, owner, file: file.file, isFile: false, loads: [], closures: [] };
      units.push(inner);
      if (name === '') unit.closures.push({ unit: inner, when: weighClosure(tokens, next.at, when) });
      open({ kind: 'unit', unit: inner, when: 'always', owner }, at);
    } else {
      const isBlock = depth === 0 && (BRANCHES.has(first) || PLAIN.has(first));
      const kind = isBlock ? 'block' : 'other';
      open({ kind, unit, when: isBlock ? when : rarest(when, 'maybe'), owner }, at);
    }
  };
  const close = () => {
    ({ statement, depth } = top);
    top = outer.pop() ?? top;
  };

  // Iterators take longer.
  for (let at = 0; at < tokens.length; at += 1) {
    const token = tokens[at];
    if (token === undefined || outer.length > MAX_DEPTH) break;
    const { kind, text } = token;
    const word = kind === 'word' ? text.toLowerCase() : '';
    if (statement.first === '' && kind !== 'html' && kind !== 'open') {
      statement.first = word || text;
      if (BRANCHES.has(word) && !HEADS.has(word))
        statement.then = word === 'else' ? statement.before : 'maybe';
    }
    // `visit` needs no other variables.
    const isAsked = kind === 'variable' ? at === statement.start : kind !== 'sign';
    const when = isAsked ? weigh() : 'never';
    if (when !== 'never')
      visit(token, at, {
        unit: top.unit,
        when,
        isFirst: at === statement.start,
        isGuarded: statement.hasFileTest || top.isGuarded,
        isBehindGuard: top.isLeft,
        exits,
      });

    if (kind === 'html' || kind === 'open') {
      if (statement.first === '') statement = begin(at + 1, file.loads.length);
    } else if (kind === 'word') {
      statement.hasFileTest ||= FILE_TEST.test(word);
      statement.hasLeave ||= LEAVE.has(word);
      if (word === 'fn') {
        const then = weighClosure(tokens, at, 'always');
        if (then !== 'maybe') statement.then = rarest(statement.then, then);
        else statement.hasChoice = true;
      } else statement.hasChoice ||= CHOICE.has(word);
      if (top.kind === 'colon' && /^end(if|for|foreach|while|switch)$/.test(word)) {
        close();
        end(at);
      } else statement.next = readDeclaration(tokens, at, word) ?? statement.next;
    } else if (text === '{') {
      openBrace(at);
    } else if (text === '(' || text === '[') {
      depth += 1;
    } else if (text === '}') {
      while (top.kind === 'colon') close();
      if (outer.length === 0) continue;
      const isBlock = top.kind === 'block';
      close();
      if (depth === 0 && (isBlock || DECLARATIONS.has(statement.first))) end(at);
    } else if (text === ')' || text === ']') {
      depth = Math.max(0, depth - 1);
      if (depth > 0) continue;
      if (text === ']' && statement.first === '#') end(at);
      else if (text === ')' && statement.headEnd < 0) endHead(tokens, statement, at, scope);
    } else if (depth === 0 && (text === ';' || kind === 'close')) {
      end(at);
    } else if (depth === 0 && text === ':' && at === Math.max(statement.headEnd, statement.start) + 1) {
      if (!BRANCHES.has(statement.first)) continue;
      if (HEADS.has(statement.first)) open({ ...top, kind: 'colon', when: weigh() }, at);
      else {
        top.when = rarest(outer.at(-1)?.when ?? 'always', 'maybe');
        top.isGuarded ||= statement.hasFileTest;
        statement = begin(at + 1, file.loads.length);
      }
    } else if (text === '?' || text === '&' || text === '|') {
      const before = tokens[at - 1]?.text ?? '';
      statement.hasChoice ||= text === '?' ? !TYPED.has(before) : before === text;
    }
  }
  return units;
}

/** A statement before its first token is read. */
function begin(start: number, loads: number, tested = loads) {
  return {
    start,
    /** Number of the file's loads before it, and before the file test in the condition that it follows, if it does. */
    loads,
    tested,
    /** In lower case; `''` before there is one. */
    first: '',
    /** Index of the parenthesis that closes the first pair; -1 before that. */
    headEnd: -1,
    /** When code runs if its condition is true, and if it is false. */
    then: 'always' as When,
    otherwise: 'maybe' as When,
    orElse: 'maybe' as When,
    /** When it runs if it is the `else` of the condition before it. */
    before: 'maybe' as When,
    /** When the code after a `return` or the like runs. */
    rest: 'always' as When,
    hasFileTest: false,
    hasLeave: false,
    hasChoice: false,
    /** The declaration whose body its next brace begins. */
    next: undefined as ReturnType<typeof readDeclaration>,
  };
}

type Statement = ReturnType<typeof begin>;

/** Weighs the condition before a closing parenthesis, if that ends one. */
function endHead(tokens: Tokens, statement: Statement, at: number, scope: ConditionScope): void {
  statement.headEnd = at;
  if (!BRANCHES.has(statement.first)) return;
  statement.hasChoice = false;
  statement.then = 'maybe';
  if (statement.first === 'if')
    Object.assign(statement, weighCondition(tokens.slice(statement.start + 2, at), scope));
}

/** When code runs that follows a statement which may leave. */
function weighRest({ first, rest, otherwise, hasChoice }: Statement): When {
  if (LEAVE.has(first)) return 'never';
  if (first === 'if') return rarest(rest, otherwise);
  return BRANCHES.has(first) || !hasChoice ? 'maybe' : 'always';
}

/** The function or class that a word declares; its name is in lower case, and `''` for a closure. */
function readDeclaration(tokens: Tokens, at: number, word: string) {
  const isClass = CLASSES.has(word);
  if (!(isClass || word === 'function') || /^(\??->|::|use)$/i.test(tokens[at - 1]?.text ?? ''))
    return undefined;
  const next = tokens[at + 1]?.text === '&' ? tokens[at + 2] : tokens[at + 1];
  if (next?.kind === 'word') return { isClass, name: next.text.toLowerCase(), at };
  return isClass && !/^[{(]$/.test(next?.text ?? '') ? undefined : { isClass, name: '', at };
}
