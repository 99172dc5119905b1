import type { LocateSource } from '../runner/workspace.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import type { Rehearsal } from './recipe.ts';
import { hasFailed, type PairResult, type Problem, type StepName } from './results.ts';

/** A problem, where it showed first, and on which pairs. */
export interface ToldProblem extends Problem {
  readonly step: StepName;
  readonly pairs: readonly string[];
}

/**
 * The problems of all pairs, each once, the worst first. What follows from an earlier failure in the same pair and names no
 * place of its own is left out: one cause breaks many pages.
 */
export function listProblems(results: readonly PairResult[]): readonly ToldProblem[] {
  const told = new Map<string, ToldProblem>();
  for (const result of results) {
    const pair = `PHP ${result.php}, WordPress ${result.wordpress}`;
    const first = result.steps.find(({ outcome }) => outcome === 'failed');
    for (const step of result.steps) {
      const isFirst = first === undefined || step === first;
      for (const problem of step.problems) {
        if (!isFirst && problem.file === undefined) continue;
        const key = `${problem.severity}\n${problem.file ?? ''}\n${problem.line ?? ''}\n${problem.message}`;
        const { step: name = step.name, pairs = [] } = told.get(key) ?? {};
        told.set(key, { ...problem, step: name, pairs: [...new Set([...pairs, pair])] });
      }
    }
  }
  const rank = ({ severity }: Problem) => (severity === 'error' ? 0 : 1);
  return [...told.values()].sort((a, b) => rank(a) - rank(b));
}

/** GitHub shows ten of a kind for a step. */
const MAX_ANNOTATIONS = 10;

export interface AnnotatePorts {
  readonly log: Logger;
  readonly quote: Sanitise;
  readonly locateSource: LocateSource;
  /** What is an error otherwise is told as a warning. */
  readonly isMild: boolean;
}

/** Tells the problems of a rehearsal at their places in the workspace. */
export function annotate(
  { next, sourceFolder, results }: Rehearsal,
  { log, quote, locateSource, isMild }: AnnotatePorts,
): void {
  const folder = next?.plugin?.folder ?? '';
  for (const severity of ['error', 'warning'] as const) {
    const problems = listProblems(results).filter((problem) => problem.severity === severity);
    const kind = severity === 'error' && !isMild ? 'error' : 'warning';
    for (const { step, pairs, message, file, line } of problems.slice(0, MAX_ANNOTATIONS)) {
      const where = file === undefined ? '' : ` (${quote(file)}${line === undefined ? '' : `:${line}`})`;
      const place =
        file === undefined ? undefined : locateSource(`${folder}/${file}`, line, sourceFolder ?? undefined);
      log[kind](`Rehearsal: ${step}`, `${quote(message)}${where} On ${quote(pairs.join('; '))}.`, place);
    }
    const others = problems.length - MAX_ANNOTATIONS;
    if (others > 0) log.info(`${others} more of these are in the job summary.`);
  }
}

/** How many pairs failed, in words. */
export function countFailed(results: readonly PairResult[]): string {
  const failed = results.filter(hasFailed).length;
  return `${failed} of ${results.length} ${results.length === 1 ? 'pair' : 'pairs'} of PHP and WordPress`;
}
