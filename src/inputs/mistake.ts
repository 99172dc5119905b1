/** A value that an input cannot have: what is wrong with it, as the end of a sentence, and how to mend it. */
export class InputMistake extends Error {
  readonly fix: string;

  constructor(problem: string, fix: string) {
    super(problem);
    this.fix = fix;
  }
}
