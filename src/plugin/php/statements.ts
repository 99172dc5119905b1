import {
  FILE_TEST,
  OPEN_CONDITION,
  rarest,
  weighCondition,
  type When,
  type ConditionScope,
} from './conditions.ts';
import {
  BLOCKS,
  DECLARATIONS,
  PLAIN_BLOCKS,
  COLONS,
  BRANCHES,
  ENDS,
  LEAVE,
  CLASS,
  CHOICE,
  PAIRED,
  TYPED,
} from './keywords.ts';
import { begin, isHead, judgeRest, type Statement } from './statement.ts';
import type { PhpToken } from './tokens.ts';

/** A token with what is known of the place where it stands. */
export interface PlacedToken {
  readonly token: PhpToken;
  /** Index among all tokens. */
  readonly at: number;
  /** The function around it; 0 is the file itself. */
  readonly unit: number;
  /** No function, class, branch or loop is around it. */
  readonly isOuter: boolean;
  /** When it runs, each time that this function does. */
  readonly when: When;
  /** Index of the first token of its statement. */
  readonly statement: number;
  /** A condition around it looks for a file. */
  readonly isGuarded: boolean;
  /** In front of it, the code is left if a file is not there. */
  readonly isBehindGuard: boolean;
  /** How many statements of the file itself in front of it leave the code, always or not. */
  readonly exits: number;
}

/** A function, a method or a closure. */
export interface UnitPlace {
  /** In lower case, with the class in front; `''` for a closure. */
  readonly name: string;
  /** The class around it, in lower case. */
  readonly owner: string;
  /** Index of the token `function`. */
  readonly at: number;
  /** The function around it. */
  readonly parent: number;
  /** When the code around it gets there. */
  readonly when: When;
}

/** A pair of brackets that is open. */
interface Frame {
  readonly opener: string;
  /** The statement that it belongs to. */
  readonly statement: Statement;
  readonly isBlock: boolean;
  /** The function that its code is of, when it runs, and the class around it. */
  readonly unit: number;
  when: When;
  readonly owner: string;
  readonly isGuarded: boolean;
  /** In it, the code was left if a file was not there. */
  isLeft: boolean;
  /** It is the body of a function. */
  readonly isUnit: boolean;
  readonly isOuter: boolean;
}

/**
 * Walks through code in its order, and tells for each token of it what is around, but not for signs and
 * for variables that begin no statement. Takes linear time; never throws.
 *
 * @param units gets the functions, when the walk comes to their bodies
 */
export function* walkStatements(
  tokens: readonly PhpToken[],
  scope: ConditionScope,
  units: UnitPlace[],
): Generator<PlacedToken> {
  units.push({ name: '', owner: '', at: 0, parent: 0, when: 'always' });
  const frames: Frame[] = [];
  let statement = begin(0);
  /** The blocks with colons that are open: whether a condition of them looks for a file, and when they run. */
  const colons: { readonly isGuarded: boolean; when: When }[] = [];
  /** The code was left if a file was not there. */
  let isLeft = false as boolean;
  let exits = 0;

  const end = (at: number) => {
    const top = frames.at(-1);
    const { hasLeave } = statement;
    const rest = hasLeave ? judgeRest(statement) : 'always';
    if (top?.isBlock === true) {
      top.isLeft ||= hasLeave && statement.hasFileTest;
      // What leaves a function leaves only that.
      if (top.unit > 0) top.when = rarest(top.when, rest);
      if (!top.isUnit && hasLeave && !DECLARATIONS.has(top.statement.first)) {
        top.statement.hasLeave = true;
        top.statement.rest = rarest(top.statement.rest, LEAVE.test(statement.first) ? 'always' : rest);
      }
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
    const word = kind === 'word' ? text.toLowerCase() : '';
    if (statement.first === '' && kind !== 'html' && kind !== 'open') statement.first = word || text;
    if (statement.headEnd === at - 1 && BRANCHES.has(statement.first) && statement.headEnd >= 0)
      statement.condition ??= /^(if|elseif)$/.test(statement.first)
        ? weighCondition(tokens, { from: statement.start + 2, to: statement.headEnd }, scope)
        : OPEN_CONDITION;
    const unit = top?.unit ?? 0;
    const branch =
      statement.first === 'elseif' || statement.first === 'else'
        ? 'maybe'
        : (statement.condition?.then ?? 'always');
    const around = rarest(top?.when ?? 'always', colons.at(-1)?.when ?? 'always');
    const when = rarest(around, statement.hasChoice ? rarest(branch, 'maybe') : branch);
    const isGuarded = statement.hasFileTest || top?.isGuarded === true || colons.at(-1)?.isGuarded === true;
    const isBehindGuard = top?.isLeft === true || (isLeft && unit === 0);
    const isOuter =
      top?.isOuter !== false &&
      colons.length === 0 &&
      statement.condition === undefined &&
      statement.first !== 'else';
    // Nobody asks where another one stands.
    if (kind === 'variable' ? at === statement.start : kind !== 'sign')
      yield { token, at, unit, isOuter, when, statement: statement.start, isGuarded, isBehindGuard, exits };

    if (kind === 'html' || kind === 'open') {
      if (statement.first === '') statement = begin(at + 1);
    } else if (kind === 'word') {
      statement.hasFileTest ||= FILE_TEST.test(word);
      statement.hasLeave ||= LEAVE.test(word);
      statement.hasChoice ||= CHOICE.test(word);
      if (ENDS.test(word)) colons.pop();
      const next = tokens[at + 1];
      const isDeclared = !/^(->|\?->|::)$/.test(tokens[at - 1]?.text ?? '') && statement.first !== 'use';
      if (
        isDeclared &&
        CLASS.test(word) &&
        (next?.kind === 'word' || next?.text === '{' || next?.text === '(')
      )
        statement.next = { kind: 'class', name: next.kind === 'word' ? next.text.toLowerCase() : '', at };
      if (isDeclared && word === 'function') {
        const named = next?.text === '&' ? tokens[at + 2] : next;
        statement.next = {
          kind: 'function',
          name: named?.kind === 'word' ? named.text.toLowerCase() : '',
          at,
        };
      }
    } else if (text === '(' || text === '[' || text === '{') {
      const isBlock = text === '{' && !isInside;
      const begun = text === '{' ? statement.next : undefined;
      if (text === '{') statement.next = undefined;
      const isPlain =
        text !== '{' ||
        begun !== undefined ||
        (isBlock && (PLAIN_BLOCKS.has(statement.first) || statement.condition !== undefined));
      let owner = top?.owner ?? '';
      if (begun?.kind === 'class') owner = begun.name;
      if (begun?.kind === 'function') {
        const name = begun.name === '' || owner === '' || unit > 0 ? begun.name : `${owner}::${begun.name}`;
        units.push({ name, owner, at: begun.at, parent: unit, when });
      }
      const isUnit = begun?.kind === 'function';
      frames.push({
        opener: text,
        statement,
        isBlock: isBlock || isUnit,
        isUnit,
        isOuter: isOuter && isPlain && begun === undefined,
        unit: isUnit ? units.length - 1 : unit,
        when: isUnit ? 'always' : isPlain ? when : rarest(when, 'maybe'),
        owner,
        isGuarded: !isUnit && isGuarded,
        isLeft: !isUnit && top?.isLeft === true,
      });
      if (text === '{') statement = begin(at + 1);
    } else if (text === ')' || text === ']' || text === '}') {
      const frame = frames.pop();
      if (frame !== undefined && text === '}') statement = frame.statement;
      const isOutermost = text === ')' && frames.at(-1)?.opener !== '(';
      if (isOutermost && statement.headEnd < 0) {
        statement.headEnd = at;
        if (BRANCHES.has(statement.first)) statement.hasChoice = false;
      }
      const isAttribute = text === ']' && statement.first === '#';
      const isOver = frame?.isBlock === true && (frames.at(-1)?.opener ?? '{') === '{';
      if (isAttribute || (isOver && BLOCKS.has(statement.first))) end(at);
    } else if (text === ':' && !isInside && isHead(statement, at)) {
      if (COLONS.has(statement.first)) colons.push({ isGuarded, when });
      else colons.splice(-1, 1, { isGuarded, when: rarest(colons.at(-2)?.when ?? 'always', 'maybe') });
      statement = begin(at + 1);
    } else if ((text === ';' || kind === 'close') && !isInside) {
      end(at);
    } else if (
      text === '?'
        ? !TYPED.has(tokens[at - 1]?.text ?? '')
        : PAIRED.has(text) && tokens[at - 1]?.text === text
    ) {
      statement.hasChoice = true;
    }
  }
}
