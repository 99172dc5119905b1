import type { LocateSource } from '../runner/workspace.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import { listProblems } from './list-problems.ts';
import type { Rehearsal } from './recipe.ts';
import { hasFailed, isUnclear, type PairResult, SEVERITIES, toId } from './results.ts';

/** GitHub shows ten of a kind for a step. */
const MAX_ANNOTATIONS = 10;

interface AnnotatePorts {
  readonly log: Logger;
  readonly quote: Sanitise;
  readonly locateSource: LocateSource;
  /** Errors are reported as warnings. */
  readonly isMild: boolean;
}

/** Tells the problems of a rehearsal at their places in the workspace. */
export function annotate(
  { next, sourceFolder, results }: Rehearsal,
  { log, quote, locateSource, isMild }: AnnotatePorts,
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

/** On how many pairs it is not known what becomes of the plugin, in words. */
export function countUnclear(results: readonly PairResult[]): string {
  return countPairs(results, isUnclear);
}

function countPairs(results: readonly PairResult[], test: (result: PairResult) => boolean): string {
  const noun = results.length === 1 ? 'pair' : 'pairs';
  return `${results.filter(test).length} of ${results.length} ${noun} of PHP and WordPress`;
}
