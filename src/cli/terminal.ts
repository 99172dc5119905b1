import { createInterface } from 'node:readline/promises';
import { styleText } from 'node:util';
import type { Environment } from '../shared/environment.ts';

/** The formats that are used. */
export type Format = 'bold' | 'dim' | 'red' | 'green' | 'yellow' | 'cyan';

/** The process that a command talks to people through. */
export interface Terminal {
  /** The folder to which paths are relative. */
  readonly workspace: string;
  readonly env: Environment;
  /** Prints a line. */
  readonly write: (line: string) => void;
  /** Prints a line on the error output. */
  readonly complain: (line: string) => void;
  /**
   * Formats a part of a line where colours are shown: on a terminal, unless `NO_COLOR` is set, or with `FORCE_COLOR`.
   * Source: util.styleText() of Node.js, no-color.org, force-color.org.
   */
  readonly paint: (format: Format, text: string) => string;
  /** Whether a line can be overwritten: on a terminal outside CI. */
  readonly isLive: boolean;
  /** The width of the terminal; a common one if unknown. */
  readonly columns: number;
  /** Asks a person; `undefined` where nobody could answer. */
  readonly ask: ((question: string) => Promise<string>) | undefined;
}

const COLUMNS = 120;

/** Connects a command with its process. */
export function createTerminal(process: NodeJS.Process): Terminal {
  const { stdin, stdout, stderr, env } = process;
  const isLive = stdout.isTTY && (env['CI'] ?? '') === '' && env['TERM'] !== 'dumb';
  const isInteractive = isLive && stdin.isTTY;
  return {
    workspace: process.cwd(),
    env,
    write: (line) => void stdout.write(`${line}\n`),
    complain: (line) => void stderr.write(`${line}\n`),
    paint: (format, text) => styleText(format, text, { stream: stdout }),
    isLive,
    columns: stdout.columns || COLUMNS,
    ask: isInteractive
      ? async (question) => {
          const lines = createInterface({ input: stdin, output: stdout });
          try {
            return (await lines.question(question)).trim();
          } finally {
            lines.close();
          }
        }
      : undefined,
  };
}
