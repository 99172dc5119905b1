import type { Logger } from './logger.ts';

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
