import { type AcceptedProblem, acceptProblems } from './accept-problems.ts';
import type { Clock } from '../shared/clock.ts';
import { messageOf } from '../shared/errors.ts';
import { type Problem, SEVERITIES, type StepName, type StepOutcome, type StepResult } from './results.ts';
import { SiteLost } from './site.ts';
import type { UsedNames } from './used-names.ts';

/** The result of a step. */
export interface Judgement {
  readonly problems: readonly Problem[];
  /** The result when nothing is wrong. */
  readonly message?: string;
  readonly changes?: StepResult['changes'];
  /** How many things it asked for, in words. */
  readonly asked?: string | undefined;
  /** Why it was skipped. */
  readonly skipped?: string | undefined;
  /** Why the steps after it are skipped. */
  readonly rest?: string | undefined;
  /** For the comparison with other pairs. */
  readonly names?: UsedNames;
}

/** One step of a story. */
export interface Step {
  readonly name: StepName;
  /** `undefined`: there is nothing to try, so nothing is recorded. */
  readonly play: () => Promise<Judgement | undefined>;
  /** Only some plugins have it, so it is not recorded when skipped. */
  readonly isOwn?: boolean;
}

export interface Recorder {
  readonly steps: readonly StepResult[];
  /**
   * Plays and records the steps of a story in order, until one gives a reason to skip the rest.
   *
   * @param leftOut the reason to skip them all
   * @throws SiteLost recorded as this step's error; Cancelled
   */
  play(story: readonly Step[], leftOut?: string): Promise<void>;
}

/**
 * Records the steps of one pair, and reports each when it is done.
 *
 * @param accepted problems that do not fail a step
 */
export function createRecorder(
  clock: Clock,
  onStep: (step: StepResult) => void,
  accepted: readonly AcceptedProblem[] = [],
): Recorder {
  const steps: StepResult[] = [];
  const record = (name: StepName, judgement: Judgement, start = clock.now()): void => {
    const step = { name, ...describe(judgement), durationMs: clock.now() - start };
    steps.push(step);
    onStep(step);
  };
  return {
    steps,
    play: async (story, leftOut) => {
      let reason = leftOut;
      for (const { name, play, isOwn } of story) {
        if (reason !== undefined) {
          if (isOwn !== true) record(name, { problems: [], skipped: reason });
          continue;
        }
        const start = clock.now();
        try {
          const judgement = await play();
          if (judgement === undefined) continue;
          record(name, { ...judgement, problems: acceptProblems(name, judgement.problems, accepted) }, start);
          reason = judgement.rest;
        } catch (error) {
          if (error instanceof SiteLost)
            record(name, { problems: [{ severity: 'error', message: messageOf(error) }] }, start);
          throw error;
        }
      }
    },
  };
}

/** Describes a step for the record, the worst problem first. */
export function describe({ problems, message = 'fine', changes, skipped, names, asked }: Judgement) {
  const sorted = [...new Map(problems.map((problem) => [keyOf(problem), problem])).values()].sort(
    (a, b) => rank(a) - rank(b),
  );
  const [worst] = sorted;
  const isAccepted = sorted.some((problem) => problem.isAccepted);
  const usual = skipped !== undefined ? 'skipped' : isAccepted ? 'accepted' : 'passed';
  const outcome =
    worst === undefined || worst.isAccepted === true ? usual : (OUTCOMES[worst.severity] ?? usual);
  const shown = worst?.message ?? skipped ?? asked ?? message;
  return { outcome, message: shown, problems: sorted, changes, names, asked };
}

const OUTCOMES: Readonly<Record<Problem['severity'], StepOutcome | undefined>> = {
  error: 'failed',
  unknown: 'unknown',
  warning: 'warned',
  notice: undefined,
};

function keyOf({ message, file, line }: Problem): string {
  return `${file ?? ''}:${line ?? ''} ${message}`;
}

/** Accepted problems come last. */
function rank({ severity, file, isAccepted = false }: Problem): number {
  const base = 2 * SEVERITIES.indexOf(severity) + (file === undefined ? 1 : 0);
  return isAccepted ? base + 2 * SEVERITIES.length : base;
}
