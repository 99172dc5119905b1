import { type PairResult, type Problem, SEVERITIES, type StepName } from './results.ts';

/** A problem, where it showed first, and on which pairs. */
interface ToldProblem extends Problem {
  readonly step: StepName;
  readonly pairs: readonly string[];
}

/** The problems of all pairs, one for each cause, the worst first, and what is accepted last. */
export function listProblems(results: readonly PairResult[]): readonly ToldProblem[] {
  const told = new Map<string, ToldProblem>();
  for (const result of results) {
    const pair = `PHP ${result.php}, WordPress ${result.wordpress}`;
    for (const found of [...listCauses(result), ...listAccepted(result)]) {
      const key = keyOf(found);
      const { pairs = [], ...first } = told.get(key) ?? found;
      told.set(key, { ...first, pairs: [...new Set([...pairs, pair])] });
    }
  }
  const rank = ({ severity, isAccepted = false }: Problem) =>
    SEVERITIES.indexOf(severity) + (isAccepted ? SEVERITIES.length : 0);
  return [...told.values()].sort((a, b) => rank(a) - rank(b));
}

type Found = Problem & { readonly step: StepName; readonly pairs?: undefined };

/** One pair's problems without those that only follow from others: one cause breaks many pages. */
function listCauses({ steps: played }: PairResult): readonly Found[] {
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
  return all.filter((problem) => {
    if (problem.file === undefined) return !effects.has(problem.step);
    // PHP warns before it dies, and dies on every page.
    return (causes.get(placeOf(problem)) ?? problem) === problem;
  });
}

function listAccepted({ steps }: PairResult): readonly Found[] {
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

/** Versions of PHP say the same in other words: `require(): Failed …` became `Uncaught Error: Failed …`, quotes changed. */
function keyOf(problem: Found): string {
  const words = problem.message
    .toLowerCase()
    .replace(/^(php [a-z ]*error: )(uncaught \w+: |[\w\\:]+\(\): )/, '$1')
    .replace(/["']/g, '');
  return `${problem.isAccepted === true ? `accepted ${problem.step}` : problem.severity}\n${placeOf(problem)}\n${words}`;
}
