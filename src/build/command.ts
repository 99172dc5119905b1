/** A program with its arguments, as it is started: no shell reads them. */
export interface Command {
  readonly argv: readonly [program: string, ...args: string[]];
  /** The program that it brings: where that is there already, it is not run. */
  readonly unless?: string;
}

type Words = Command['argv'];

/** Makes commands of their words. */
export function toCommands(...lines: readonly Words[]): readonly Command[] {
  return lines.map((argv) => ({ argv }));
}

/** Writes commands as a person gives them to a shell, without those for machines that lack a program. */
export function showCommands(commands: readonly Command[], between = ' && '): string {
  return commands
    .filter(({ unless }) => unless === undefined)
    .map(showCommand)
    .join(between);
}

/** Writes one, quoted for a shell: a repository may name scripts and versions as it likes. */
export function showCommand({ argv }: Command): string {
  return argv
    .map((word) => (/^[\w@%+=:,./^-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`))
    .join(' ');
}
