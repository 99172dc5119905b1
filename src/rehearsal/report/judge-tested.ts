import { compareVersions } from '../../package/index.ts';
import { quoteName } from '../../shared/quote.ts';
import type { RehearsedPackage } from '../model/packages.ts';
import type { PairResult, Problem, StepResult } from '../model/results.ts';
import { type AcceptedProblem, acceptProblems } from '../play/accept-problems.ts';
import { describe } from '../play/recorder.ts';
import { isTested } from './verdict.ts';

/**
 * Compares "Tested up to" of the readme with the newest WordPress on which the package passed, once all pairs have ended.
 *
 * @returns the results, with a step more on that pair; unchanged where the readme says nothing, or no release was tried
 */
export function judgeTested(
  results: readonly PairResult[],
  { plugin }: RehearsedPackage,
  accepted: readonly AcceptedProblem[],
): readonly PairResult[] {
  const { testedUpTo = '' } = plugin ?? {};
  const [newest] = results
    .filter((result) => isTested(result) && /^\d+\.\d+(\.\d+)?$/.test(result.wordpress))
    .toSorted((a, b) => compareVersions(b.wordpress, a.wordpress));
  if (testedUpTo === '' || newest === undefined) return results;
  const problems = acceptProblems('Tested up to', findOld(testedUpTo, newest.wordpress), accepted);
  const message = `WordPress ${testedUpTo}`;
  const step: StepResult = { name: 'Tested up to', ...describe({ problems, message }), durationMs: 0 };
  return results.map((result) =>
    result === newest ? { ...result, steps: [...result.steps, step] } : result,
  );
}

/** Readmes name no maintenance releases. */
function findOld(testedUpTo: string, wordpress: string): readonly Problem[] {
  const [declared, passed] = [testedUpTo, wordpress].map((version) =>
    version.split('.').slice(0, 2).join('.'),
  );
  if (compareVersions(declared ?? '', passed ?? '') >= 0) return [];
  const message = `"Tested up to" of the readme is ${quoteName(testedUpTo)}, and the version passed on WordPress ${quoteName(passed ?? '')}: customers read that it was not tested with theirs. Raise it.`;
  return [{ severity: 'notice', message }];
}
