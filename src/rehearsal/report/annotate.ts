import type { LocateSource } from '../../action/workspace.ts';
import type { Logger, Sanitise } from '../../shared/logger.ts';
import type { Rehearsal } from '../model/rehearsal.ts';
import { type PairResult, type Problem, SEVERITIES, type StepName, toId } from '../model/results.ts';
import { lacksCode } from '../judge/php-log.ts';
import { hasFailed, isUnclear, namePair } from './verdict.ts';

/** GitHub shows ten of a kind for a step; the last one says what to do. */
const MAX_ANNOTATIONS = 9;

/** Reports the problems of a rehearsal as annotations at their places in the workspace. */
export function annotate(
  { next, sourceFolder, results }: Rehearsal,
  {
    log,
    quote,
    locateSource,
    isMild,
  }: {
    readonly log: Logger;
    readonly quote: Sanitise;
    readonly locateSource: LocateSource;
    /** Errors are reported as warnings. */
    readonly isMild: boolean;
  },
): void {
  const folder = next?.plugin?.folder ?? '';
  const all = listProblems(results);
  for (const { step, message, isAccepted } of all)
    if (isAccepted === true) log.info(`Accepted: ${toId(step)}: ${quote(message)}`);
  for (const severity of SEVERITIES) {
    const problems = all.filter((problem) => problem.severity === severity && problem.isAccepted !== true);
    const kind = severity === 'unknown' ? 'error' : severity === 'error' && isMild ? 'warning' : severity;
    for (const { step, pairs, message, file, line, isInWorkspace } of problems.slice(0, MAX_ANNOTATIONS)) {
      const where = file === undefined ? '' : ` (${quote(file)}${line === undefined ? '' : `:${line}`})`;
      const locate = () =>
        isInWorkspace === true
          ? locateSource(file, line)
          : locateSource(`${folder}/${file ?? ''}`, line, sourceFolder ?? undefined);
      const place = file === undefined ? undefined : locate();
      log[kind](`Rehearsal: ${step}`, `${quote(message)}${where} On ${quote(pairs.join('; '))}.`, place);
    }
    const others = problems.length - MAX_ANNOTATIONS;
    if (others > 0) log.info(`${others} more of these are in the job summary.`);
  }
}

/** How many pairs failed, in words. */
export function countFailed(results: readonly PairResult[]): string {
  return countPairs(results, hasFailed);
}

/** How many pairs have no clear result, in words. */
export function countUnclear(results: readonly PairResult[]): string {
  return countPairs(results, isUnclear);
}

function countPairs(results: readonly PairResult[], test: (result: PairResult) => boolean): string {
  const noun = results.length === 1 ? 'pair' : 'pairs';
  return `${results.filter(test).length} of ${results.length} ${noun} of PHP and WordPress`;
}

/** A problem, the step where it occurred first, and its pairs. */
interface ReportedProblem extends Problem {
  readonly step: StepName;
  readonly pairs: readonly string[];
}

/** The problems of all pairs, one per cause, the worst first and accepted ones last. */
export function listProblems(results: readonly PairResult[]): readonly ReportedProblem[] {
  const byKey = new Map<string, ReportedProblem>();
  for (const result of results) {
    const pair = namePair(result);
    for (const problem of [...listCauses(result), ...listAccepted(result)]) {
      const key = keyOf(problem);
      const { pairs = [], ...first } = byKey.get(key) ?? problem;
      byKey.set(key, { ...first, pairs: [...new Set([...pairs, pair])] });
    }
  }
  const rank = ({ severity, isAccepted = false }: Problem) =>
    SEVERITIES.indexOf(severity) + (isAccepted ? SEVERITIES.length : 0);
  return [...byKey.values()].sort((a, b) => rank(a) - rank(b));
}

type StepProblem = Problem & { readonly step: StepName; readonly pairs?: undefined };

/** One pair's problems without those that only follow from others: one cause breaks many pages. */
function listCauses({ steps: played }: PairResult): readonly StepProblem[] {
  const steps = played.map((step) => ({ ...step, problems: step.problems.filter(isOpen) }));
  const all = steps.flatMap(({ name, problems }) => problems.map((problem) => ({ ...problem, step: name })));
  const causes = new Map(
    all
      .filter(isPlacedError)
      .toReversed()
      .map((problem) => [placeOf(problem), problem]),
  );
  const failedAt = steps.findIndex(({ outcome }) => outcome === 'failed');
  const isExplained = steps[failedAt]?.problems.some(isPlacedError) === true;
  const firstEffect = failedAt === -1 ? steps.length : isExplained ? failedAt : failedAt + 1;
  const effects = new Set(steps.slice(firstEffect).map(({ name }) => name));
  const placed = new Set([...causes.values()].map(wordsOf));
  // WordPress dies in its own code when it calls what a plugin lacks.
  const isCause = (problem: Problem) => lacksCode(problem.message) && !placed.has(wordsOf(problem));
  return all.filter((problem) => {
    // The previous version has faults of its own.
    if (problem.step === 'Way back') return true;
    if (problem.file === undefined) return !effects.has(problem.step) || isCause(problem);
    // PHP warns before it dies, and dies on every page.
    return (causes.get(placeOf(problem)) ?? problem) === problem;
  });
}

function listAccepted({ steps }: PairResult): readonly StepProblem[] {
  return steps.flatMap(({ name, problems }) =>
    problems.filter((problem) => !isOpen(problem)).map((problem) => ({ ...problem, step: name })),
  );
}

function isOpen({ isAccepted = false }: Problem): boolean {
  return !isAccepted;
}

function isPlacedError({ severity, line }: Problem): boolean {
  return severity === 'error' && line !== undefined;
}

function placeOf({ file, line }: Problem): string {
  return `${file ?? ''}:${line ?? ''}`;
}

function keyOf(problem: StepProblem): string {
  const kind = problem.isAccepted === true ? `accepted ${problem.step}` : problem.severity;
  return `${kind}\n${placeOf(problem)}\n${wordsOf(problem)}`;
}

/** Unifies the wording of PHP versions: `require(): Failed …` became `Uncaught Error: Failed …`, quotes changed. */
function wordsOf({ message }: Problem): string {
  return message
    .toLowerCase()
    .replace(/^(php [a-z ]*error: )(uncaught \w+: |[\w\\:]+\(\): )/, '$1')
    .replace(/["']/g, '');
}
