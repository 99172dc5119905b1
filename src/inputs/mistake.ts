/** A value that an input cannot have: what is wrong with it, as the end of a sentence, and how to fix it. */
export class InputMistake extends Error {
  /** `''`: what the table says of the input. */
  readonly fix: string;
  /** `''`: the input that is being parsed. */
  readonly input: string;

  constructor(problem: string, fix = '', input = '') {
    super(problem);
    this.fix = fix;
    this.input = input;
  }
}

/** Longer values may be secrets that were pasted into the wrong input. */
const SHOWN = /^[\x20-\x5f\x61-\x7e]{1,12}$/;

/** The problem of a value that is not what it should be, with the value where that cannot be a secret. */
export function isNot(value: string, expected: string): string {
  return SHOWN.test(value) ? `is \`${value}\`, ${expected}` : `is ${expected}`;
}
