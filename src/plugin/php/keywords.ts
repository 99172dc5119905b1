/** Words that begin a statement which its braces end. */
export const BLOCKS = new Set(
  'if else elseif for foreach while do switch try catch finally function class abstract final readonly interface trait enum namespace declare {'.split(
    ' ',
  ),
);
/** What leaves the code below these leaves only that. */
export const DECLARATIONS = new Set('function class abstract final readonly interface trait enum'.split(' '));
/** Braces behind these are no branch. */
export const PLAIN_BLOCKS = new Set(['namespace', '{', 'declare']);
/** Statements that can have a colon and an `end…` in place of braces. */
export const COLONS = new Set(['if', 'for', 'foreach', 'while', 'switch']);
export const BRANCHES = new Set([...COLONS, 'elseif', 'else', 'do', 'try', 'catch', 'finally']);
export const ENDS = /^end(if|for|foreach|while|switch)$/;
export const LEAVE = /^(return|exit|die|throw)$/;
export const CLASS = /^(class|interface|trait|enum)$/;
/** With these, what is behind them in a statement runs only now and then. */
export const CHOICE = /^(and|or|xor|fn|match)$/;
export const PAIRED = new Set(['&', '|']);
/** Behind these a question mark belongs to a type. */
export const TYPED = new Set(['(', ',', ':', 'public', 'protected', 'private', 'static', 'readonly']);
