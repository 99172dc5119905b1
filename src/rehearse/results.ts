import type { RehearsedPackage, RehearsedPlugin } from './read-package.ts';
import type { UsedNames } from './used-names.ts';

/** How bad a problem is, the worst first: an error makes the rehearsal fail; `unknown` hides whether the plugin works. */
export const SEVERITIES = ['error', 'unknown', 'warning', 'notice'] as const;

type ProblemSeverity = (typeof SEVERITIES)[number];

/** Something that went wrong, in words for the author of the plugin. */
export interface Problem {
  readonly severity: ProblemSeverity;
  /** One sentence or a few. */
  readonly message: string;
  /** Inside the plugin's folder, if PHP names it; or in the workspace. */
  readonly file?: string | undefined;
  readonly isInWorkspace?: boolean;
  /** The author accepts it: it is reported, but fails nothing. */
  readonly isAccepted?: boolean;
  /** From 1. */
  readonly line?: number | undefined;
}

export type StepOutcome = 'passed' | 'accepted' | 'warned' | 'unknown' | 'failed' | 'skipped';

/** One thing that was tried on one pair of PHP and WordPress. */
export interface StepResult {
  readonly name: StepName;
  readonly outcome: StepOutcome;
  /** The result, or why it was skipped. */
  readonly message: string;
  /** The worst first. */
  readonly problems: readonly Problem[];
  /** Changes of the database by the update. */
  readonly changes?: readonly DataChange[] | undefined;
  readonly durationMs: number;
  readonly names?: UsedNames | undefined;
  /** How many things it asked for, in words. */
  readonly asked?: string | undefined;
}

/** A difference in the database, in words. */
export interface DataChange {
  /** Such as `Options`. */
  readonly what: string;
  readonly change: string;
}

/** Outcomes in a log. */
export const MARKS: Readonly<Record<StepOutcome, string>> = {
  passed: '✔',
  accepted: '☑',
  warned: '⚠',
  unknown: '?',
  failed: '✘',
  skipped: '–',
};

/** The steps, in the order in which they are shown. */
export const STEP_NAMES = [
  'WordPress starts',
  'PHP syntax',
  'Needed plugins',
  'Version before',
  'Before update',
  'Update',
  'Installation',
  'Files',
  'Plugin active',
  'Functions and classes',
  'Front page',
  'Log-in page',
  'Dashboard',
  'Plugins page',
  'REST index',
  'RSS feed',
  'Data',
  'After update',
  'What it adds',
  'More pages',
  'Own pages',
  'REST routes',
  'Shortcodes and blocks',
  'Widgets',
  'Post types',
  'Scripts and styles',
  'Saving',
  'Scheduled tasks',
  'AJAX and forms',
  'Still active',
  'Deactivate and activate',
  'Uninstall',
  'Automatic update',
  'New installation',
] as const;

export type StepName = (typeof STEP_NAMES)[number];

/** The id of a step in `results` and in `accept-problems`. */
export function toId(name: StepName): string {
  return name.toLowerCase().replace(/\W+/g, '-');
}

/** The results of one pair. */
export interface PairResult {
  readonly php: string;
  readonly wordpress: string;
  /** The version asked for where it is not available: `declared PHP 5.6, tried 7.4`. */
  readonly note?: string | undefined;
  /** The plugins that were active beside it, such as `WooCommerce 9.4.2`. */
  readonly beside?: readonly string[] | undefined;
  readonly steps: readonly StepResult[];
  readonly durationMs: number;
  /** The run ended first, so steps are missing. */
  readonly isCut?: boolean;
}

export function hasFailed({ steps }: PairResult): boolean {
  return steps.some(({ outcome }) => outcome === 'failed');
}

/** Whether a pair has no clear result, because something else kept the plugin from running. */
export function isUnclear({ steps }: PairResult): boolean {
  return steps.some(({ outcome }) => outcome === 'unknown');
}

/** A package that WordPress takes for a plugin. */
export type PluginPackage = RehearsedPackage & { readonly plugin: RehearsedPlugin };

/** The plugins that are active beside the one that is rehearsed. */
export interface BesidePlugins {
  /** The author wants none, not even those that the plugin needs. */
  readonly isNone: boolean;
  /** In the order in which they can be activated. */
  readonly packages: readonly PluginPackage[];
  /** Why some are not available. */
  readonly missing: readonly string[];
}

/** No plugin is needed. */
export const NONE_BESIDE: BesidePlugins = { isNone: false, packages: [], missing: [] };

/**
 * The verdict of a rehearsal:
 * - `failed`: something did, on some pair.
 * - `not-started`: WordPress did not, and nothing else failed; that says nothing about the package.
 * - `unfinished`: nothing failed as far as it came, but there is more to play.
 * - `not-known`: on some pair, something else kept the plugin from running.
 * - `not-run`: it was installed, and did not run, because the author asked for no more.
 * - `not-played`: the package requires more than every pair has.
 */
export type Verdict =
  'passed' | 'failed' | 'not-started' | 'unfinished' | 'not-known' | 'not-run' | 'not-played';

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
  return `${required.join(' ')} Tried was only ${tried.join(', and ')}.`;
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
    const next = steps[index + 1];
    const isAccepted = problems.some(
      ({ severity, isAccepted = false }) => isAccepted && severity === 'error',
    );
    // "After update" is also skipped if nothing was updated.
    return isAccepted && next?.outcome === 'skipped' && next.name !== 'After update';
  });
  return !isCurtailed && steps.some(({ name, outcome }) => name === 'Front page' && outcome !== 'skipped');
}

/** For a release note: `PHP 7.4 and 8.5, WordPress 6.2 and 6.9 with WooCommerce 9.4.2`; `''` if nothing was tested. */
export function describeTested(results: readonly PairResult[]): string {
  const played = results.filter((result) => isFinished(result) && hasRun(result) && !isUnclear(result));
  if (played.length === 0) return '';
  const list = (values: readonly string[]) => {
    const unique = [...new Set(values)];
    const last = unique.pop() ?? '';
    return unique.length === 0 ? last : `${unique.join(', ')} and ${last}`;
  };
  const wordpress = list(played.map((result) => result.wordpress));
  const beside = list(played.flatMap((result) => result.beside ?? []));
  return `PHP ${list(played.map(({ php }) => php))}, WordPress ${wordpress}${beside === '' ? '' : ` with ${beside}`}`;
}
