/** A mistake in an input: the problem, as the end of a sentence, and the fix. */
export class InputMistake extends Error {
  /** `''`: use the fix in the table. */
  readonly fix: string;
  /** The name of the input; `''`: the one that is being parsed. */
  readonly input: string;

  constructor(problem: string, fix = '', input = '') {
    super(problem);
    this.fix = fix;
    this.input = input;
  }
}

/**
 * Values that may be shown. Longer ones may be secrets that were pasted into the wrong input, unless they are words and
 * short numbers.
 */
const SHORT = /^[\x20-\x5f\x61-\x7e]{1,12}$/;
const WORDS =
  /^(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,8}|v?\d{1,4})(?:[ .:/\\_-]{1,3}(?:[A-Z]?[a-z]{1,11}|[A-Z]{1,8}|v?\d{1,4}))*\/?$/;
const MAX_WORDS_LENGTH = 80;

/** Whether a value cannot be a secret, so that a message may show it. */
export function isShown(value: string): boolean {
  return SHORT.test(value) || (value.length <= MAX_WORDS_LENGTH && WORDS.test(value));
}

/** Describes a value of the wrong kind, and shows it if it cannot be a secret. */
export function isNot(value: string, expected: string): string {
  return isShown(value) ? `is \`${value}\`, ${expected}` : `is ${expected}`;
}
