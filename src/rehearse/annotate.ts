import type { LocateSource } from '../runner/workspace.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import { listProblems } from './list-problems.ts';
import type { Rehearsal } from './recipe.ts';
import { hasFailed, type PairResult } from './results.ts';

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
