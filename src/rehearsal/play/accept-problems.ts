import { showAccepted } from '../../action/accept.ts';
import { assertPath, isCheckId, parseAccepted, toAccepted } from '../../action/inputs/accept-findings.ts';
import { InputMistake } from '../../action/inputs/mistake.ts';
import { CHECK_IDS } from '../../package/index.ts';
import { findNearest } from '../../shared/nearest-name.ts';
import type { Sanitise } from '../../shared/logger.ts';
import { quoteName } from '../../shared/quote.ts';
import {
  type PairResult,
  type Problem,
  STEP_NAMES,
  type StepName,
  type StepResult,
  toId,
} from '../model/results.ts';

/** A problem that the author accepts: in one file, or anywhere in the step. */
export interface AcceptedProblem {
  /** The id of the step, or of a rule of the code. */
  readonly id: string;
  /** As the problem names it; of a rule also the function, class or constant. */
  readonly path: string | undefined;
}

/** If these fail, nothing is known about the plugin. */
const NEVER: readonly StepName[] = [
  'WordPress starts',
  'Needed plugins',
  'Previous version',
  'Before update',
];

/** The step that checks rules of the code. */
const CODE_STEP: StepName = 'Functions and classes';

/** Whether `accept-problems` may name this step. */
export function isAcceptable(step: StepName): boolean {
  return !NEVER.includes(step);
}

/**
 * Parses the input `accept-problems`.
 *
 * @throws InputMistake
 */
export function parseAcceptProblems(value: string): readonly AcceptedProblem[] {
  return parseAccepted(value, (id, path, entry) => {
    const name = findStep(id);
    if (name === undefined && isRule(id)) return toAccepted(entry, id, path);
    if (name === undefined) {
      const nearest = findNearest(id, STEP_NAMES.map(toId));
      throw new InputMistake(
        `names ${quoteName(entry)}, which is not a step`,
        nearest === undefined
          ? 'Copy the `id` of the step from the output `results`, such as `front-page`.'
          : `Did you mean ${quoteName(nearest)}?`,
      );
    }
    if (!isAcceptable(name)) {
      throw new InputMistake(
        `names ${quoteName(id)}, which cannot be accepted: without it, nothing is known about the plugin`,
        `Leave ${quoteName(id)} out, and change what keeps the plugin from running.`,
      );
    }
    assertPath(id, path, entry);
    return { id, path };
  });
}

function findStep(id: string): StepName | undefined {
  return STEP_NAMES.find((step) => toId(step) === id);
}

/** Whether it is a rule of the code, which the step "Functions and classes" checks. */
function isRule(id: string): boolean {
  return isCheckId(id) && CHECK_IDS[id] === 'path';
}

/**
 * Marks the accepted problems of a step. `unknown` ones cannot be accepted: they hide whether the plugin works.
 *
 * @param earlier the steps before it
 */
export function acceptProblems(
  step: StepName,
  problems: readonly Problem[],
  accepted: readonly AcceptedProblem[],
  earlier: readonly StepResult[] = [],
): readonly Problem[] {
  const old = REPEATS.includes(step) ? earlier.flatMap((one) => one.problems.filter(isAccepted)) : [];
  return problems.map((problem) =>
    problem.severity !== 'unknown' &&
    (accepted.some((entry) => fits(entry, step, problem)) || old.some((one) => isRepeated(one, problem)))
      ? { ...problem, isAccepted: true }
      : problem,
  );
}

/** Returns the entry that accepts a problem: with its name or file, or all of the step if that cannot be written. */
export function offerEntry(step: StepName, problem: Problem, sanitise: Sanitise): string {
  const { file, rule } = problem;
  const entry =
    rule === undefined ? { id: toId(step), path: file } : { id: rule.id, path: rule.name || file };
  // Whoever copies it from a page gets blanks as the browser shows them.
  const shown = sanitise(showAccepted(entry)).replace(/\s+/g, ' ');
  try {
    const [one] = acceptProblems(step, [problem], parseAcceptProblems(shown));
    if (one !== undefined && isAccepted(one)) return shown;
  } catch (error) {
    if (!(error instanceof InputMistake)) throw error;
  }
  return toId(step);
}

/** They play what earlier steps have played, so they find the same problems again; each is skipped while one is open. */
const REPEATS: readonly StepName[] = [
  'Automatic update',
  'New installation',
  'Older versions',
  'Network of sites',
];

/** The step of the older versions puts a version before the message. */
function isRepeated(old: Problem, { message, file, line }: Problem): boolean {
  const isSame = message === old.message || message.endsWith(`: ${old.message}`);
  return isSame && file === old.file && line === old.line;
}

function isAccepted({ isAccepted: is = false }: Problem): boolean {
  return is;
}

/** Whether a step has an accepted error. */
export function hasAcceptedError({ problems }: StepResult): boolean {
  return problems.some((problem) => problem.severity === 'error' && isAccepted(problem));
}

function fits({ id, path }: AcceptedProblem, step: StepName, { file, rule }: Problem): boolean {
  if (toId(step) === id) return path === undefined || path === file;
  // A package check names the file with the plugin's folder.
  const inFolder = path?.slice(path.indexOf('/') + 1);
  const isName = path?.toLowerCase() === rule?.name.toLowerCase();
  return rule?.id === id && (isName || path === file || inFolder === file);
}

/** Lists entries that matched nothing, unless a pair may have the problem in what was skipped or not asked there. */
export function listUnused(
  results: readonly PairResult[],
  accepted: readonly AcceptedProblem[],
): readonly AcceptedProblem[] {
  if (results.some(({ steps }) => steps.some(({ name }) => name === 'Not asked'))) return [];
  return accepted.filter((entry) => {
    const step = toId(findStep(entry.id) ?? CODE_STEP);
    const steps = results.flatMap((result) => result.steps.filter(({ name }) => toId(name) === step));
    const wasPlayed = ({ outcome }: StepResult) => outcome !== 'skipped';
    const hasIt = ({ name, problems }: StepResult) =>
      problems.some((problem) => problem.isAccepted === true && fits(entry, name, problem));
    return steps.length >= results.length && steps.every(wasPlayed) && !steps.some(hasIt);
  });
}
