import { Cancelled, type Clock } from '../../shared/clock.ts';
import { messageOf } from '../../shared/publish-error.ts';
import { cutText } from '../../shared/quote.ts';
import type { Judgement } from '../model/context.ts';
import {
  OWN_STEPS,
  type Problem,
  SEVERITIES,
  type StepName,
  type StepOutcome,
  type StepResult,
} from '../model/results.ts';
import { Unreadable } from '../model/readers.ts';
import { SiteLost } from '../model/site.ts';
import { SITE } from '../site/player/protocol.ts';
import { type AcceptedProblem, acceptProblems } from './accept-problems.ts';
import { createBudget, type PairBudget } from './budget.ts';

/** Steps that are played one after the other, until one of them gives a reason to skip the rest. */
export interface Story {
  /** Whether a step gave that reason. */
  readonly isOver: () => boolean;
  /**
   * Plays a step, and records it, unless there is no time for it.
   *
   * @returns its judgement, with the problems that the author accepts marked; `undefined` if it was left out or skipped, or what the
   * site answered is Unreadable, which ends the story
   * @throws SiteLost recorded as an error of this step; Cancelled
   */
  readonly play: <Played extends Judgement>(
    name: StepName,
    work: () => Promise<Played>,
  ) => Promise<Played | undefined>;
  /** The same, also where the story is over. */
  readonly playAnyway: Story['play'];
}

/** The steps of one pair. */
export interface Recorder {
  readonly budget: PairBudget;
  readonly steps: readonly StepResult[];
  /** @param leftOut the reason to skip the whole story */
  readonly begin: (leftOut?: string) => Story;
}

/**
 * Records the steps of one pair, and reports each when it is done.
 *
 * @param accepted problems that do not fail a step
 * @param budget leaves out what there is no time for; by default nothing
 */
export function createRecorder(
  clock: Clock,
  onStep: (step: StepResult) => void,
  accepted: readonly AcceptedProblem[] = [],
  budget = createBudget(clock),
): Recorder {
  const steps: StepResult[] = [];
  const record = (name: StepName, judgement: Judgement, start = clock.now()): void => {
    const step = { name, ...describe(judgement), durationMs: judgement.durationMs ?? clock.now() - start };
    steps.push(step);
    onStep(step);
  };
  const begin: Recorder['begin'] = (leftOut) => {
    let reason = leftOut;
    const attempt: Story['play'] = async (name, work) => {
      const start = clock.now();
      try {
        return await work();
      } catch (error) {
        if (error instanceof Cancelled && budget.isOver() && budget.giveUp(name)) return undefined;
        if (error instanceof SiteLost) record(name, { problems: [explainLost(error, name, steps)] }, start);
        if (!(error instanceof Unreadable)) throw error;
        record(name, { problems: [explainUnreadable(error)] }, start);
        reason ??= 'An answer of the site cannot be read.';
        return undefined;
      }
    };
    const playAnyway: Story['play'] = async (name, work) => {
      if (!budget.admit(name)) return undefined;
      const start = clock.now();
      const played = await attempt(name, work);
      if (played === undefined || played.isUntold === true) return played;
      const problems = acceptProblems(name, played.problems, accepted, steps);
      record(name, { ...played, problems }, start);
      reason ??= played.rest;
      if (played.lost !== undefined) throw played.lost;
      return { ...played, problems };
    };
    return {
      isOver: () => reason !== undefined,
      playAnyway,
      play: async (name, work) => {
        if (reason === undefined) return playAnyway(name, work);
        if (!OWN_STEPS.has(name)) record(name, { problems: [], skipped: reason });
        return undefined;
      },
    };
  };
  return { steps, begin, budget };
}

/** Where a site was lost before the new version was on it, another one is told nothing by a loss. */
function explainLost(error: SiteLost, name: StepName, steps: readonly StepResult[]): Problem {
  const isEarly = isBeforeUpdate([...steps.map((step) => step.name), name]);
  const isUnknown = error.isUnknown || isEarly || endedBefore(steps) !== undefined;
  const isOfPrevious = OF_PREVIOUS.includes(name);
  const rest = !isEarly
    ? ''
    : ` So the update was not played${isOfPrevious ? ', only a new installation' : ''}.`;
  return { severity: isUnknown ? 'unknown' : 'error', message: messageOf(error) + rest, isEnd: true };
}

/** Whether WordPress has started, and the new version is not on the site yet. */
function isBeforeUpdate(names: readonly StepName[]): boolean {
  return names.length > 1 && !names.includes('Update') && !names.includes('Installation');
}

/** The steps that play the previous version alone. */
const OF_PREVIOUS: readonly StepName[] = ['Previous version', 'Before update'];

/** The step of the previous version that ended the site; `undefined` if none did. */
export function endedBefore(steps: readonly StepResult[]): StepResult | undefined {
  return steps.find(
    ({ name, problems }, index) =>
      problems.some(({ isEnd }) => isEnd === true) &&
      OF_PREVIOUS.includes(name) &&
      isBeforeUpdate(steps.slice(0, index + 1).map((step) => step.name)),
  );
}

/** The plugin has written it, or a plugin beside it: nothing that the site answers from here on can be trusted. */
function explainUnreadable({ message }: Unreadable): Problem {
  const why = `Code on the site has written to \`${SITE.folder}\`, so it is not known whether the plugin works. Find what writes there.`;
  return { severity: 'unknown', message: `${message} ${why}` };
}

/** Describes a step for the record, the worst problem first. */
export function describe({
  problems,
  message = 'fine',
  changes,
  skipped,
  asked,
  isReversible,
  updater,
  pictures,
  site,
}: Judgement) {
  const sorted = [
    ...new Map(problems.map(cutTexts).map((problem) => [keyOf(problem), problem])).values(),
  ].sort((a, b) => rank(a) - rank(b));
  const [worst] = sorted;
  const isAccepted = sorted.some((problem) => problem.isAccepted);
  const usual = skipped !== undefined ? 'skipped' : isAccepted ? 'accepted' : 'passed';
  const outcome =
    worst === undefined || worst.isAccepted === true ? usual : (OUTCOMES[worst.severity] ?? usual);
  const shown = worst?.message ?? skipped ?? asked ?? message;
  return {
    outcome,
    message: cutText(shown, MAX_TEXT),
    problems: sorted,
    changes,
    asked,
    isReversible,
    ...(updater && { updater }),
    ...(pictures && { pictures }),
    ...(site && { site }),
  };
}

/** More than the longest sentences with the longest names, of which a plugin can make a page. */
const MAX_TEXT = 2_000;

function cutTexts(problem: Problem): Problem {
  const { message, file } = problem;
  return { ...problem, message: cutText(message, MAX_TEXT), file: file && cutText(file, MAX_TEXT) };
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
