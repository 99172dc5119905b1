import type { Clock } from '../../shared/clock.ts';
import { messageOf } from '../../shared/publish-error.ts';
import { cutText } from '../../shared/quote.ts';
import type { Judgement, RehearsalContext } from '../model/context.ts';
import {
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

/**
 * Records the steps of one pair, and reports each when it is done.
 *
 * @param accepted problems that do not fail a step
 */
export function createRecorder(
  clock: Clock,
  onStep: (step: StepResult) => void,
  accepted: readonly AcceptedProblem[] = [],
): RehearsalContext['recorder'] {
  const steps: StepResult[] = [];
  const record = (name: StepName, judgement: Judgement, start = clock.now()): void => {
    const step = { name, ...describe(judgement), durationMs: judgement.durationMs ?? clock.now() - start };
    steps.push(step);
    onStep(step);
  };
  return {
    steps,
    play: async (story, leftOut) => {
      let reason = leftOut;
      for (const { name, play, isOwn, isApart = false } of story) {
        if (reason !== undefined && !isApart) {
          if (isOwn !== true) record(name, { problems: [], skipped: reason });
          continue;
        }
        const start = clock.now();
        let lost: SiteLost | undefined;
        try {
          const judgement = await play();
          if (judgement === undefined) continue;
          record(
            name,
            { ...judgement, problems: acceptProblems(name, judgement.problems, accepted, steps) },
            start,
          );
          reason ??= judgement.rest;
          ({ lost } = judgement);
        } catch (error) {
          if (error instanceof SiteLost) {
            record(name, { problems: [explainLost(error, name, steps)] }, start);
          }
          if (!(error instanceof Unreadable)) throw error;
          record(name, { problems: [explainUnreadable(error)] }, start);
          reason ??= 'An answer of the site cannot be read.';
        }
        if (lost !== undefined) throw lost;
      }
    },
  };
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
const OF_PREVIOUS: readonly StepName[] = ['Previous version', 'Before update', 'Browser'];

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
