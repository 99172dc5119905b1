import type { PairResult, StepResult } from '../model/results.ts';

export function hasFailed({ steps }: PairResult): boolean {
  return steps.some(({ outcome }) => outcome === 'failed');
}

/** A pair as sentences name it: `PHP 8.5, WordPress 6.9, the site demo.zip`. */
export function namePair({
  php = '',
  wordpress = '',
  site,
}: Partial<Pick<PairResult, 'php' | 'wordpress' | 'site'>>): string {
  return [`PHP ${php}`, `WordPress ${wordpress}`, ...(site === undefined ? [] : [`the site ${site}`])].join(
    ', ',
  );
}

/** Whether a pair has no clear result, because something else kept the plugin from running. */
export function isUnclear({ steps }: PairResult): boolean {
  return steps.some(({ outcome }) => outcome === 'unknown');
}

/**
 * The verdict of a rehearsal:
 * - `failed`: something did, on some pair.
 * - `not-started`: WordPress did not, and nothing else failed; that says nothing about the package.
 * - `unfinished`: nothing failed as far as it came, but there is more to play.
 * - `not-known`: on some pair, something else kept the plugin from running.
 * - `not-run`: it was installed, and did not run, because the author asked for no more.
 * - `not-played`: the package requires more than every pair has.
 */
type Verdict = 'passed' | 'failed' | 'not-started' | 'unfinished' | 'not-known' | 'not-run' | 'not-played';

/** @param plannedCount of pairs */
export function judgeResults(results: readonly PairResult[], plannedCount: number): Verdict {
  const failed = results.filter(hasFailed);
  if (failed.length > 0) return failed.every(neverStarted) ? 'not-started' : 'failed';
  if (results.filter(isFinished).length < plannedCount || plannedCount === 0) return 'unfinished';
  if (results.some(isUnclear)) return 'not-known';
  const played = results.filter(isPlayed);
  if (played.length === 0) return 'not-played';
  return played.every(hasRun) ? 'passed' : 'not-run';
}

/** Says what a package that was not played requires, and what was tried. */
export function explainNotPlayed(results: readonly PairResult[]): string {
  const skipped = results.flatMap(({ steps }) => steps.filter(({ outcome }) => outcome === 'skipped'));
  const required = [...new Set(skipped.map(({ message }) => message))];
  const tried = results.map(({ php, wordpress }) => `PHP ${php} with WordPress ${wordpress}`);
  return `${required.join(' ')} Only ${tried.join(', and ')} was tried.`;
}

const WAY_BACK = 'Way back';

/** The step that puts the previous version back, on the one pair that has it. */
export function findWayBack(results: readonly PairResult[]): StepResult | undefined {
  return results.flatMap(({ steps }) => steps).find(({ name }) => name === WAY_BACK);
}

/** Whether a pair was played to its end. */
export function isFinished({ isCut }: PairResult): boolean {
  return isCut !== true;
}

function neverStarted({ steps: [first] }: PairResult): boolean {
  return first?.name === 'WordPress starts' && first.outcome === 'failed';
}

/** Whether something was tried with the plugin on a pair. */
export function isPlayed({ steps }: PairResult): boolean {
  return steps.some(
    ({ name, outcome }) => (name === 'Update' || name === 'Installation') && outcome !== 'skipped',
  );
}

/** Whether the plugin was active, its pages were visited, and no accepted error made later steps be skipped. */
function hasRun({ steps }: PairResult): boolean {
  const isCurtailed = steps.some(({ problems }, index) => {
    // The way back is played, whatever came before.
    const next = steps.slice(index + 1).find(({ name }) => name !== WAY_BACK && name !== 'Not asked');
    const isAccepted = problems.some(
      ({ severity, isAccepted = false }) => isAccepted && severity === 'error',
    );
    // "After update" is also skipped if nothing was updated.
    return isAccepted && next?.outcome === 'skipped' && next.name !== 'After update';
  });
  return !isCurtailed && steps.some(({ name, outcome }) => name === 'Front page' && outcome !== 'skipped');
}

/** Whether the plugin ran on a pair, to the end, and nothing failed. */
export function isTested(result: PairResult): boolean {
  return isFinished(result) && hasRun(result) && !isUnclear(result) && !hasFailed(result);
}

/** For a release note: `PHP 7.4 and 8.5, WordPress 6.2 and 6.9 with WooCommerce 9.4.2`; `''` if nothing was tested. */
export function describeTested(results: readonly PairResult[]): string {
  const played = results.filter((result) => isFinished(result) && hasRun(result) && !isUnclear(result));
  if (played.length === 0) return '';
  const wordpress = listAnd(played.map((result) => result.wordpress));
  const beside = listAnd(played.flatMap((result) => result.beside ?? []));
  return `PHP ${listAnd(played.map(({ php }) => php))}, WordPress ${wordpress}${beside === '' ? '' : ` with ${beside}`}`;
}

/** Lists different texts as a sentence does: `7.4, 8.3 and 8.5`. */
export function listAnd(values: readonly string[]): string {
  const unique = [...new Set(values)];
  const last = unique.pop() ?? '';
  return unique.length === 0 ? last : `${unique.join(', ')} and ${last}`;
}

/** Whether the next update arrives; `undefined`: not asked, or not known. */
export function findUpdater(results: readonly PairResult[]): StepResult['updater'] {
  return results.flatMap(({ steps }) => steps.flatMap(({ updater }) => updater ?? []))[0];
}
