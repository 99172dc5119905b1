import type { Clock } from '../shared/clock.ts';
import { formatDuration } from '../shared/format.ts';
import type { Logger, StepLogger } from '../shared/logger.ts';

/** How a step ended. `inconclusive`: it was skipped, or its result is not known. */
type LoggedOutcome = 'done' | 'inconclusive' | 'failed';

/** Outcomes in a log. */
export const STEP_MARKS: Readonly<Record<LoggedOutcome, string>> = {
  done: '✔',
  inconclusive: '–',
  failed: '✘',
};

/** The result of a step in a few words; `inconclusive` if a tick would claim too much. */
type StepSummary = string | { readonly inconclusive: string };

/** One step of the recipe, for the log and the receipt. */
export interface LoggedStep {
  readonly title: string;
  /** Milliseconds from the beginning of the run. */
  readonly startMs: number;
  readonly durationMs: number;
  /** Number of repeated requests. */
  readonly repeats: number;
  readonly outcome: LoggedOutcome;
  /** The result in a few words; `undefined` when the step failed. */
  readonly result: string | undefined;
}

/**
 * Runs one step: groups its log lines under the title, and logs its duration and result. Steps are never nested.
 *
 * @param describe returns the result in a few words
 * @param waiting the line that a silent step logs from time to time
 * @throws the errors of `work`, unchanged
 */
export type RunStep = <T>(
  title: string,
  work: () => Promise<T>,
  describe: (result: T) => StepSummary,
  waiting?: string,
) => Promise<T>;

interface Steps {
  readonly run: RunStep;
  /** The log for steps and between them. */
  readonly log: Logger;
  /** The completed steps; the list grows. */
  readonly done: readonly LoggedStep[];
}

/** Repeats `work` until the returned function is called. */
type StartTimer = (work: () => void) => () => void;

/** Interval of lines that say that a silent step is still running. */
const SILENT_MS = 20_000;
const TICK_MS = 5_000;

/** Repeats by a timer that does not keep the process alive. */
const repeatByTimer: StartTimer = (work) => {
  const timer = setInterval(work, TICK_MS).unref();
  return () => clearInterval(timer);
};

/** @param isCancelled whether a person cancelled the run: then a step that ends did not fail */
export function createSteps(
  log: StepLogger,
  clock: Pick<Clock, 'now'>,
  isCancelled: () => boolean = () => false,
  repeatWork: StartTimer = repeatByTimer,
): Steps {
  const beginMs = clock.now();
  const done: LoggedStep[] = [];
  let repeats = 0;
  let toldMs = beginMs;

  const run: RunStep = async (title, work, describe, waiting = title) => {
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
    const end = (outcome: LoggedOutcome, result?: string) => {
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
      const described = describe(result);
      if (typeof described === 'string') end('done', described);
      else end('inconclusive', described.inconclusive);
      return result;
    } catch (error) {
      if (isCancelled()) end('inconclusive', 'cancelled');
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

function describeStep({ title, durationMs, repeats, outcome, result }: LoggedStep): string {
  const time = [formatDuration(durationMs), ...(repeats === 0 ? [] : [describeRepeats(repeats)])].join(', ');
  return `${STEP_MARKS[outcome]} ${title} (${time})${result === undefined ? '' : `: ${result}`}`;
}

/** Describes a number of repeats: `1 repeat`, `2 repeats`. */
export function describeRepeats(repeats: number): string {
  return `${repeats} repeat${repeats === 1 ? '' : 's'}`;
}
