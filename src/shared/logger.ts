import type { SourceLocation } from './publish-error.ts';

/** Logs the action's progress. Each text is one line, which is sanitised before it is written. */
export interface Logger {
  info(text: string): void;
  /** Logs that a request is repeated; the current step counts it. */
  repeat(text: string): void;
  /** Shown only if debug logging is on. */
  debug(text: string): void;
  notice(title: string, text: string, place?: SourceLocation): void;
  warning(title: string, text: string, place?: SourceLocation): void;
  error(title: string, text: string, place?: SourceLocation): void;
}

/** A log whose lines can be folded, step by step. */
export interface StepLogger extends Logger {
  /** Folds the following lines under a title. Annotations wait, because a fold hides them. */
  startGroup(title: string): void;
  /** Ends the group with a visible line, and shows the annotations that waited. */
  endGroup(line: string): void;
}

/** Makes a text safe to print; see `createSanitiser`. */
export type Sanitise = (text: string) => string;

type Annotation = Parameters<Logger['warning']>;

/** A log that writes lines in place of annotations: of a package that was built in another job, that job has shown them. */
export function writeLines(log: Logger): Logger {
  const write = (title: string, text: string): void => log.info(`${title}: ${text}`);
  return { ...log, notice: write, warning: write };
}

/** A log of work that begins before its step. */
interface HeldLog {
  /** Keeps lines until {@link HeldLog.show}, and passes on later ones at once. */
  readonly log: Logger;
  /** Shows the kept lines. Idempotent. */
  readonly show: () => void;
}

/** Keeps lines for later, so that a log reads the same, however fast answers arrive. Debug lines are shown at once. */
export function holdLog(log: Logger): HeldLog {
  const held: (() => void)[] = [];
  let isShown = false;
  const pass =
    <Args extends readonly unknown[]>(tell: (...args: Args) => void) =>
    (...args: Args): void => {
      if (isShown) tell(...args);
      else held.push(() => tell(...args));
    };
  return {
    log: {
      ...log,
      info: pass((text: string) => log.info(text)),
      repeat: pass((text: string) => log.repeat(text)),
      notice: pass((...said: Annotation) => log.notice(...said)),
      warning: pass((...said: Annotation) => log.warning(...said)),
      error: pass((...said: Annotation) => log.error(...said)),
    },
    show: () => {
      isShown = true;
      for (const tell of held.splice(0)) tell();
    },
  };
}
