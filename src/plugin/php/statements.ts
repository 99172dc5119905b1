import type { PhpToken } from './tokens.ts';

/** A token with what is known of the place where it stands. */
export interface PlacedToken {
  readonly token: PhpToken;
  /** Index among all tokens. */
  readonly at: number;
  /** No function, class, branch or loop is around it. */
  readonly isUnconditional: boolean;
  /** Index of the first token of its statement. */
  readonly statement: number;
  /** A condition around it looks for a file. */
  readonly isGuarded: boolean;
  /** In front of it, the code is left if a file is not there. */
  readonly isBehindGuard: boolean;
  /** How many statements of the file itself in front of it leave the code, always or not. */
  readonly exits: number;
}

/** Words that begin a statement which its braces end. */
const BLOCKS = new Set(
  'if else elseif for foreach while do switch try catch finally function class abstract final readonly interface trait enum namespace declare {'.split(
    ' ',
  ),
);
/** What leaves the code below these leaves only that. */
const DECLARATIONS = new Set('function class abstract final readonly interface trait enum'.split(' '));
/** Braces behind these are no branch. */
const PLAIN_BLOCKS = new Set(['namespace', '{']);
/** Statements that can have a colon and an `end…` in place of braces. */
const COLONS = new Set(['if', 'for', 'foreach', 'while', 'switch']);
const ENDS = /^end(if|for|foreach|while|switch)$/;
export const FILE_TEST = /^\\?(file_exists|is_readable|is_file|is_dir|realpath|stream_resolve_include_path)$/;
const LEAVE = /^(return|exit|die)$/;

/** A pair of brackets that is open. */
interface Frame {
  readonly opener: string;
  /** The statement that it belongs to. */
  readonly statement: Statement;
  readonly isBlock: boolean;
  /** Of itself, or of one around it. */
  readonly isConditional: boolean;
  readonly isGuarded: boolean;
  /** In it, the code was left if a file was not there. */
  isLeft: boolean;
}

interface Statement {
  readonly start: number;
  /** In lower case; `''` before there is one. */
  first: string;
  /** Index of the parenthesis that closes the first pair; -1 before that. */
  headEnd: number;
  hasFileTest: boolean;
  hasLeave: boolean;
}

/** Walks through code in its order, and tells for each token of it what is around. Takes linear time; never throws. */
export function* walkStatements(tokens: readonly PhpToken[]): Generator<PlacedToken> {
  const frames: Frame[] = [];
  let statement = begin(0);
  /** The blocks with colons that are open: whether a condition of them looks for a file. */
  const colons: boolean[] = [];
  /** The code was left if a file was not there. */
  let isLeft = false;
  let exits = 0;

  const end = (at: number) => {
    const top = frames.at(-1);
    const hasLeave = statement.hasLeave && !DECLARATIONS.has(statement.first);
    if (top?.isBlock === true) {
      top.statement.hasLeave ||= hasLeave;
      top.isLeft ||= hasLeave && statement.hasFileTest;
    }
    if (top === undefined && hasLeave) {
      exits += 1;
      isLeft ||= statement.hasFileTest;
    }
    statement = begin(at + 1);
  };

  for (const [at, token] of tokens.entries()) {
    const { kind, text } = token;
    const top = frames.at(-1);
    const isInside = top !== undefined && top.opener !== '{';
    const isUnconditional = colons.length === 0 && top?.isConditional !== true;
    const isGuarded = statement.hasFileTest || top?.isGuarded === true || colons.at(-1) === true;
    const word = kind === 'word' ? text.toLowerCase() : '';
    if (statement.first === '' && kind !== 'html' && kind !== 'open') statement.first = word || text;
    const isBehindGuard = top?.isLeft === true || isLeft;
    yield { token, at, isUnconditional, statement: statement.start, isGuarded, isBehindGuard, exits };

    if (kind === 'html' || kind === 'open') {
      if (statement.first === '') statement = begin(at + 1);
    } else if (kind === 'word') {
      statement.hasFileTest ||= FILE_TEST.test(word);
      statement.hasLeave ||= LEAVE.test(word);
      if (ENDS.test(word)) colons.pop();
    } else if (text === '(' || text === '[' || text === '{') {
      const isBlock = text === '{' && !isInside;
      const isBranch = text === '{' && !(isBlock && PLAIN_BLOCKS.has(statement.first));
      const isConditional = top?.isConditional === true || isBranch;
      frames.push({
        opener: text,
        statement,
        isBlock,
        isConditional,
        isGuarded,
        isLeft: top?.isLeft === true,
      });
      if (text === '{') statement = begin(at + 1);
    } else if (text === ')' || text === ']' || text === '}') {
      const frame = frames.pop();
      if (frame !== undefined && text === '}') statement = frame.statement;
      const isOutermost = text === ')' && frames.at(-1)?.opener !== '(';
      if (isOutermost && statement.headEnd < 0) statement.headEnd = at;
      const isAttribute = text === ']' && statement.first === '#';
      if (isAttribute || (frame?.isBlock === true && BLOCKS.has(statement.first))) end(at);
    } else if (text === ':' && !isInside && isHead(statement, at)) {
      if (COLONS.has(statement.first)) colons.push(isGuarded);
      statement = begin(at + 1);
    } else if ((text === ';' || kind === 'close') && !isInside) {
      end(at);
    }
  }
}

function begin(start: number): Statement {
  return { start, first: '', headEnd: -1, hasFileTest: false, hasLeave: false };
}

/** Whether a colon stands right behind `if (…)`, `else` or the like. */
function isHead({ first, headEnd, start }: Statement, at: number): boolean {
  if (first === 'else') return at === start + 1;
  return (COLONS.has(first) || first === 'elseif') && headEnd === at - 1;
}
