import { parsePhpLog, type PhpMessage } from './php-log.ts';
import type { Problem, StepName } from './results.ts';

/** What was done while PHP wrote its log: the name of a page, or a script that changes something. */
export type Occasion = StepName | 'activate' | 'deactivate' | 'delete';

/** Which messages of PHP were told already, or were there with the version before. */
export interface LogMemory {
  /** What the version before wrote into the log is not new, and of warnings no problem of this version. */
  readonly remember: (log: string, occasion: Occasion) => void;
  /** The problems in a log that were not told yet: fatal errors, and new warnings that name a file of the plugin. */
  readonly judge: (log: string, occasion: Occasion) => readonly Problem[];
  /** The fatal errors alone: an update is carried out by the version before, whose warnings these are. */
  readonly judgeUpdate: (log: string) => readonly Problem[];
  /** Whether a log has a problem that the version before is not known to have. */
  readonly hasNews: (log: string, occasion: Occasion) => boolean;
  /** Where the plugin printed something too early, as far as a log tells, this one or one before it. */
  readonly findOutput: (log: string) => {
    readonly file?: string | undefined;
    readonly line?: number | undefined;
  };
}

/** Judges the log of PHP in one rehearsal of one pair. */
export function createLogMemory(folder: string): LogMemory {
  const before = new Map<string, Set<Occasion>>();
  const told = new Set<string>();
  let output: { readonly file?: string | undefined; readonly line?: number | undefined } = {};
  const isKnown = (message: PhpMessage, occasion: Occasion) => {
    const occasions = before.get(keyOf(message));
    // An old warning may come up elsewhere. Of an error it is said that it is old, which needs the same occasion.
    return message.level === 'warning' ? occasions !== undefined : occasions?.has(occasion) === true;
  };
  const select = (log: string, occasion: Occasion) =>
    parsePhpLog(log, folder).filter(
      (message) => message.level === 'fatal' || (message.file !== undefined && !isKnown(message, occasion)),
    );
  return {
    remember: (log, occasion) => {
      for (const message of parsePhpLog(log, folder)) {
        const key = keyOf(message);
        before.set(key, (before.get(key) ?? new Set()).add(occasion));
      }
    },
    judge: (log, occasion) =>
      select(log, occasion).flatMap((message) => {
        const key = `${keyOf(message)}\n${message.line ?? ''}`;
        if (message.level === 'warning' && told.has(key)) return [];
        told.add(key);
        return [toProblem(message, isKnown(message, occasion))];
      }),
    judgeUpdate: (log) =>
      parsePhpLog(log, folder)
        .filter(({ level }) => level === 'fatal')
        .map((message) => toProblem(message, false)),
    hasNews: (log, occasion) => select(log, occasion).some((message) => !isKnown(message, occasion)),
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

function toProblem({ level, kind, text, file, line }: PhpMessage, isOld: boolean): Problem {
  return {
    severity: level === 'fatal' ? 'error' : 'warning',
    message: `PHP ${kind}: ${text.replace(/[.\s]*$/, '')}.${isOld ? ' The previous version has it, too.' : ''}`,
    file,
    line,
  };
}
