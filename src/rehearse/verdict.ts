import { hasFailed, type PairResult } from './results.ts';

/** Whether something was tried with the plugin on a pair. */
export function isPlayed({ steps }: PairResult): boolean {
  return steps.some(
    ({ name, outcome }) => (name === 'Update' || name === 'Installation') && outcome !== 'skipped',
  );
}

/** Whether something was tried, on each pair that was planned, and nothing failed. */
export function hasPassed(results: readonly PairResult[], plannedCount: number): boolean {
  return results.length === plannedCount && results.some(isPlayed) && !results.some(hasFailed);
}

/** On what it was tried, for a release note: `PHP 7.4 and 8.5, WordPress 6.2 and 6.9`; `''` when on nothing. */
export function describeTested(results: readonly PairResult[]): string {
  const played = results.filter(isPlayed);
  if (played.length === 0) return '';
  const list = (values: readonly string[]) => {
    const unique = [...new Set(values)];
    const last = unique.pop() ?? '';
    return unique.length === 0 ? last : `${unique.join(', ')} and ${last}`;
  };
  const wordpress = list(played.map((result) => result.wordpress));
  return `PHP ${list(played.map(({ php }) => php))}, WordPress ${wordpress}`;
}
