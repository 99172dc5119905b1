import type { SourceLocation } from './errors.ts';

/** Where the action tells what it does. Every text is one line; it is sanitised on its way out. */
export interface Logger {
  info(text: string): void;
  /** Tells that a request is sent again; the step that is under way counts it. */
  repeat(text: string): void;
  /** Only shown when debug logging is on. */
  debug(text: string): void;
  notice(title: string, text: string, place?: SourceLocation): void;
  warning(title: string, text: string, place?: SourceLocation): void;
  error(title: string, text: string, place?: SourceLocation): void;
}

/** A log whose lines can be folded away, step by step. */
export interface StepLogger extends Logger {
  /** Folds what is logged from now on under a title. Annotations wait, because nobody would see them there. */
  startGroup(title: string): void;
  /** Ends the group with a line that stays visible, and shows the annotations that waited. */
  endGroup(line: string): void;
}

/** Makes a text safe to print; see `createSanitiser`. */
export type Sanitise = (text: string) => string;

/** A sanitiser that has a second, stricter way for texts that others wrote: see `createSanitiser`. */
export type Sanitiser = Sanitise & { readonly strictly: Sanitise };

type Annotation = Parameters<Logger['warning']>;

/** A log of work that is done before its step has come. */
interface HeldLog {
  /** Keeps what it is told until {@link HeldLog.show}, and then passes it on. */
  readonly log: Logger;
  /** Shows what was kept. Idempotent. */
  readonly show: () => void;
}

/** Keeps lines for later, so that a log reads the same, however fast the answers come. What debugs is shown at once. */
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
