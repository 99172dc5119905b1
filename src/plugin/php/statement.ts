import { type Condition, rarest, type When } from './conditions.ts';
import { BRANCHES, COLONS, LEAVE } from './keywords.ts';

/** What is known of a statement while its tokens are read. */
export interface Statement {
  readonly start: number;
  /** In lower case; `''` before there is one. */
  first: string;
  /** Index of the parenthesis that closes the first pair; -1 before that. */
  headEnd: number;
  hasFileTest: boolean;
  hasLeave: boolean;
  /** What runs behind it. */
  rest: When;
  hasChoice: boolean;
  condition: Condition | undefined;
  /** What its next brace begins. */
  next: { readonly kind: 'class' | 'function'; readonly name: string; readonly at: number } | undefined;
}

/** A statement of which nothing was read. */
export function begin(start: number): Statement {
  return {
    start,
    first: '',
    headEnd: -1,
    hasFileTest: false,
    hasLeave: false,
    rest: 'always',
    hasChoice: false,
    condition: undefined,
    next: undefined,
  };
}

/** When that runs which is behind a statement that leaves the code. */
export function judgeRest({ first, rest, condition, hasChoice }: Statement): When {
  if (LEAVE.test(first)) return 'never';
  if (first === 'if') return rarest(rest, condition?.otherwise ?? 'maybe');
  return BRANCHES.has(first) || !hasChoice ? 'maybe' : 'always';
}

/** Whether a colon stands right behind `if (…)`, `else` or the like. */
export function isHead({ first, headEnd, start }: Statement, at: number): boolean {
  if (first === 'else') return at === start + 1;
  return (COLONS.has(first) || first === 'elseif') && headEnd === at - 1;
}
