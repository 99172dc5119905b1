/** A command that cannot do what it was asked for. Its message says why, and what to do or write instead. */
export class CommandError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'CommandError';
  }
}
