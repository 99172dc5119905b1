import type { Clock } from '../shared/clock.ts';
import { messageOf } from '../shared/errors.ts';
import type { Problem, StepName, StepOutcome, StepResult } from './results.ts';
import { SiteLost } from './site.ts';

/** What came of a step. */
export interface Judgement {
  readonly problems: readonly Problem[];
  /** What came of it when nothing is wrong. */
  readonly message?: string;
  /** Why it was left out. */
  readonly skipped?: string;
}

export interface Recorder {
  readonly steps: readonly StepResult[];
  /**
   * Does a step and records it.
   *
   * @throws SiteLost recorded as this step's error; Cancelled
   */
  step(name: StepName, work: () => Promise<Judgement>): Promise<StepResult>;
  /** Records that steps are left out. */
  skip(names: readonly StepName[], reason: string): void;
}

/** Records the steps of one pair, and tells each when it is done. */
export function createRecorder(clock: Clock, onStep: (step: StepResult) => void): Recorder {
  const steps: StepResult[] = [];
  const record = (step: StepResult): StepResult => {
    steps.push(step);
    onStep(step);
    return step;
  };
  return {
    steps,
    step: async (name, work) => {
      const start = clock.now();
      try {
        const judgement = await work();
        return record({ name, ...describe(judgement), durationMs: clock.now() - start });
      } catch (error) {
        if (error instanceof SiteLost) {
          const problems: readonly Problem[] = [{ severity: 'error', message: messageOf(error) }];
          record({ name, ...describe({ problems }), durationMs: clock.now() - start });
        }
        throw error;
      }
    },
    skip: (names, reason) => {
      for (const name of names)
        record({ name, ...describe({ problems: [], skipped: reason }), durationMs: 0 });
    },
  };
}

function describe({ problems, message = 'fine', skipped }: Judgement) {
  const sorted = [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()].sort(
    (a, b) => rank(a) - rank(b),
  );
  const [worst] = sorted;
  const outcome: StepOutcome =
    worst?.severity === 'error'
      ? 'failed'
      : worst !== undefined
        ? 'warned'
        : skipped === undefined
          ? 'passed'
          : 'skipped';
  return { outcome, message: worst?.message ?? skipped ?? message, problems: sorted };
}

function keyOf({ message, file, line }: Problem): string {
  return `${file ?? ''}:${line ?? ''} ${message}`;
}

function rank({ severity, file }: Problem): number {
  return (severity === 'error' ? 0 : 2) + (file === undefined ? 1 : 0);
}
