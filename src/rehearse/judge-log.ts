import { parsePhpLog, type PhpMessage } from './php-log.ts';
import type { Problem } from './results.ts';

/** Which messages of PHP were told already, or were there with the version before. */
export interface LogMemory {
  /** What the version before wrote into the log is not new, and is no problem of this version. */
  readonly remember: (log: string) => void;
  /** The problems in a log that were not told yet: fatal errors, and warnings that name a file of the plugin. */
  readonly judge: (log: string) => readonly Problem[];
  /** Where the plugin printed something too early, as far as a log tells, this one or one before it. */
  readonly findOutput: (log: string) => {
    readonly file?: string | undefined;
    readonly line?: number | undefined;
  };
}

/** Judges the log of PHP in one rehearsal of one pair. */
export function createLogMemory(folder: string): LogMemory {
  const before = new Set<string>();
  const told = new Set<string>();
  let output: { readonly file?: string | undefined; readonly line?: number | undefined } = {};
  return {
    remember: (log) => {
      for (const message of parsePhpLog(log, folder)) before.add(keyOf(message));
    },
    judge: (log) =>
      parsePhpLog(log, folder).flatMap((message) => {
        const { level, file, line } = message;
        const isNew = !before.has(keyOf(message));
        const key = `${keyOf(message)}\n${line ?? ''}`;
        if (level === 'warning' && (file === undefined || !isNew || told.has(key))) return [];
        told.add(key);
        return [toProblem(message, isNew)];
      }),
    findOutput: (log) => {
      const found = parsePhpLog(log, folder).find(({ isEarlyOutput }) => isEarlyOutput);
      if (found?.file !== undefined) output = { file: found.file, line: found.line };
      return output;
    },
  };
}

/** Lines move from version to version. */
function keyOf({ kind, text, file }: PhpMessage): string {
  return `${kind}\n${file ?? ''}\n${text.replace(/( on line |:)\d+/g, '')}`;
}

function toProblem({ level, kind, text, file, line }: PhpMessage, isNew: boolean): Problem {
  const known = isNew ? '' : ' The previous version has it, too.';
  return {
    severity: level === 'fatal' ? 'error' : 'warning',
    message: `PHP ${kind}: ${text.replace(/[.\s]*$/, '')}.${known}`,
    file,
    line,
  };
}
