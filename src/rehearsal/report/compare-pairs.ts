import { compareVersions } from '../../package/index.ts';
import { checkCalls, checkNames, type NameReader } from '../inventory/compare-names.ts';
import type { RehearsedPackage } from '../model/packages.ts';
import type { PairResult, StepResult } from '../model/results.ts';
import { describe } from '../steps/recorder.ts';

interface ComparedReader extends NameReader {
  readonly step: StepResult;
}

/**
 * Compares which functions and classes of the package's code the lowest and the newest pair know, once all pairs have
 * ended.
 *
 * @returns the results, with the missing names in the step of the pair that lacks them
 */
export function compareNames(results: readonly PairResult[], next: RehearsedPackage): readonly PairResult[] {
  const readers = results
    .flatMap(({ steps, php, wordpress }) =>
      steps.flatMap((step): readonly ComparedReader[] => {
        const versions = { PHP: php, WordPress: wordpress };
        return step.names === undefined ? [] : [{ step, names: step.names, versions }];
      }),
    )
    .toSorted(
      ({ versions: a }, { versions: b }) =>
        compareVersions(a.WordPress, b.WordPress) || compareVersions(a.PHP, b.PHP),
    );
  const [lowest, newest] = [readers.at(0), readers.at(-1)];
  const compare = (step: StepResult): StepResult => {
    if (lowest === undefined || newest === undefined || step.names === undefined) return step;
    const calls = step === newest.step ? checkCalls(newest.names, next, lowest.names.known) : [];
    const alone = 'The other pairs did not come this far.';
    if (lowest === newest) return { ...step, ...describe({ problems: calls, skipped: alone }) };
    if (step !== lowest.step && step !== newest.step)
      return { ...step, message: 'The lowest and the newest pair are compared.' };
    const [mine, other] = step === lowest.step ? [lowest, newest] : [newest, lowest];
    const judged = checkNames(mine, other, next);
    return { ...step, ...describe({ ...judged, problems: [...judged.problems, ...calls] }) };
  };
  return results.map((result) => ({ ...result, steps: result.steps.map(compare) }));
}

/** How many names one of the pairs lacks, in words; `open` when they were not compared. */
export function describeCompared(results: readonly PairResult[]): string | { readonly inconclusive: string } {
  const steps = results
    .flatMap((result) => result.steps)
    .filter(({ name, outcome }) => name === 'Functions and classes' && outcome !== 'skipped');
  if (steps.length === 0) return { inconclusive: 'fewer than two pairs came this far' };
  const count = steps.flatMap(({ problems }) => problems).filter(({ file }) => file !== undefined).length;
  return count === 0
    ? 'no difference'
    : `${count} of the functions and classes ${count === 1 ? 'is' : 'are'} missing on one of them`;
}
