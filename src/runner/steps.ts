import type { Clock } from '../shared/clock.ts';
import { formatDuration } from '../shared/format.ts';
import type { Logger, StepLogger } from '../shared/logger.ts';

/** How a step ended. `open`: what it was to do was left out, or what it was to find out is not known. */
type StepOutcome = 'done' | 'open' | 'failed';

/** Outcomes in a log. */
export const STEP_MARKS: Readonly<Record<StepOutcome, string>> = { done: '✔', open: '–', failed: '✘' };

/** The result of a step, in a few words; `open` where a tick would claim too much. */
export type Told = string | { readonly open: string };

/** One step of the recipe, as the log and the receipt tell of it. */
export interface Step {
  readonly title: string;
  /** Milliseconds from the beginning of the run. */
  readonly startMs: number;
  readonly durationMs: number;
  /** How often a request was sent again. */
  readonly repeats: number;
  readonly outcome: StepOutcome;
  /** Its result, in a few words; `undefined` when it failed. */
  readonly result: string | undefined;
}

/**
 * Does one step: folds its log lines under the title, and tells how long it took and what came of it. Steps follow each
 * other, and never lie in one another.
 *
 * @param tell the result in a few words
 * @param waiting what is told of it while it is silent for long
 * @throws what the work throws, unchanged
 */
export type RunStep = <T>(
  title: string,
  work: () => Promise<T>,
  tell: (result: T) => Told,
  waiting?: string,
) => Promise<T>;

export interface Steps {
  readonly run: RunStep;
  /** Where steps log, and what is logged between them. */
  readonly log: Logger;
  /** The steps so far; it grows. */
  readonly done: readonly Step[];
}

/** Does something again and again, until what it returns is called. */
type Repeat = (work: () => void) => () => void;

/** A step says so often that it goes on. */
const SILENT_MS = 20_000;
const TICK_MS = 5_000;

/** By the clock of the machine, for which the process does not wait. */
const repeatByTimer: Repeat = (work) => {
  const timer = setInterval(work, TICK_MS).unref();
  return () => clearInterval(timer);
};

/** @param isCancelled whether a person cancelled the run: what that ends did not fail */
export function createSteps(
  log: StepLogger,
  clock: Pick<Clock, 'now'>,
  isCancelled: () => boolean = () => false,
  repeatWork: Repeat = repeatByTimer,
): Steps {
  const beginMs = clock.now();
  const done: Step[] = [];
  let repeats = 0;
  let toldMs = beginMs;

  const run: RunStep = async (title, work, tell, waiting = title) => {
    const startMs = clock.now();
    repeats = 0;
    toldMs = startMs;
    log.startGroup(title);
    const stop = repeatWork(() => {
      const nowMs = clock.now();
      if (nowMs - toldMs < SILENT_MS) return;
      toldMs = nowMs;
      log.info(`${waiting}, ${formatDuration(nowMs - startMs)}`);
    });
    const end = (outcome: StepOutcome, result?: string) => {
      stop();
      const step = {
        title,
        startMs: startMs - beginMs,
        durationMs: clock.now() - startMs,
        repeats,
        outcome,
        result,
      };
      done.push(step);
      log.endGroup(describeStep(step));
    };
    try {
      const result = await work();
      const told = tell(result);
      if (typeof told === 'string') end('done', told);
      else end('open', told.open);
      return result;
    } catch (error) {
      if (isCancelled()) end('open', 'cancelled');
      else end('failed');
      throw error;
    }
  };

  const repeat: Logger['repeat'] = (text) => {
    repeats += 1;
    toldMs = clock.now();
    log.repeat(text);
  };
  const info: Logger['info'] = (text) => {
    toldMs = clock.now();
    log.info(text);
  };
  return { run, done, log: { ...log, info, repeat } };
}

function describeStep({ title, durationMs, repeats, outcome, result }: Step): string {
  const time = [formatDuration(durationMs), ...(repeats === 0 ? [] : [describeRepeats(repeats)])].join(', ');
  return `${STEP_MARKS[outcome]} ${title} (${time})${result === undefined ? '' : `: ${result}`}`;
}

/** How often something was tried again: `1 repeat`, `2 repeats`. */
export function describeRepeats(repeats: number): string {
  return `${repeats} repeat${repeats === 1 ? '' : 's'}`;
}
