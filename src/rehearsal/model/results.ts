/** How bad a problem is, the worst first: an error makes the rehearsal fail; `unknown` hides whether the plugin works. */
export const SEVERITIES = ['error', 'unknown', 'warning', 'notice'] as const;

/** Something that went wrong, in words for the author of the plugin. */
export interface Problem {
  readonly severity: (typeof SEVERITIES)[number];
  /** One sentence or a few. */
  readonly message: string;
  /** Inside the plugin's folder, if PHP names it; or in the workspace. */
  readonly file?: string | undefined;
  readonly isInWorkspace?: boolean;
  /** The rule of the code that it breaks, and the function, class or constant: either is a part of an entry that accepts it. */
  readonly rule?: { readonly id: string; readonly name: string };
  /** The page or other thing that was asked for when PHP logged it, as sentences name it. */
  readonly subject?: string | undefined;
  /** The author accepts it: it is reported, but fails nothing. */
  readonly isAccepted?: boolean;
  /** It ended the site, so accepting it would show nothing more. */
  readonly isEnd?: boolean;
  /** From 1. */
  readonly line?: number | undefined;
}

/** Whether one of the problems is an error. */
export function hasError(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error');
}

/** The first `unknown` problem, unless there is an error. */
export function findUnknown(problems: readonly Problem[]): Problem | undefined {
  return hasError(problems) ? undefined : problems.find(({ severity }) => severity === 'unknown');
}

/** Whether one of the problems is an error, or hides whether the plugin works. */
export function isDoubtful(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error' || severity === 'unknown');
}

/** Why steps that build on an earlier one are skipped. */
export const EARLIER = 'An earlier step failed.';

/** Why steps that need the plugin are skipped. */
export const NOT_ACTIVE = 'The plugin is not active.';

export type StepOutcome = 'passed' | 'accepted' | 'warned' | 'unknown' | 'failed' | 'skipped';

/** The steps, in the order in which they are shown: up to "After update", what the verdict needs. */
export const STEP_NAMES = [
  'WordPress starts',
  'PHP syntax',
  'Needed plugins',
  'Copy of a site',
  'Previous version',
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
  'Entries and menus',
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
  'Other contexts',
  'Settings',
  'Browser',
  'Scripts: dashboard',
  'Scripts: editor',
  'Scripts: site',
  'Still active',
  'Way back',
  'Deactivate and activate',
  'Uninstall',
  'Automatic update',
  'New installation',
  'Older versions',
  'Network of sites',
  'Site in use',
  'Updates beside it',
  'Updater',
  'Scenes',
  'Not asked',
  'Tested up to',
] as const;

export type StepName = (typeof STEP_NAMES)[number];

/** Steps that only some plugins have: where they are skipped, nothing is recorded. */
export const OWN_STEPS: ReadonlySet<StepName> = new Set<StepName>([
  'Browser',
  'Entries and menus',
  'What it adds',
  'Own pages',
  'REST routes',
  'Shortcodes and blocks',
  'Widgets',
  'Post types',
  'Scripts and styles',
  'Scheduled tasks',
  'AJAX and forms',
  'Settings',
  'Scripts: dashboard',
  'Scripts: editor',
  'Scripts: site',
  'Way back',
  'Site in use',
]);

/** A difference in the database, in words. */
interface DataChange {
  /** Such as `Options`. */
  readonly what: string;
  readonly change: string;
}

/** A problem that a step of the rehearsal has found. */
export interface ShownProblem extends Problem {
  readonly step: StepName;
}

/**
 * Writes the page of pictures once more, when all steps have been played.
 *
 * @param isPassed whether the rehearsal is green
 */
export type FinishGallery = (problems: readonly ShownProblem[], isPassed: boolean) => Promise<void>;

/** The folder with pictures of the plugin's pages, of how many, and what writes its page once all is known. */
export interface Pictures {
  readonly folder: string;
  readonly pages: number;
  readonly finish: FinishGallery;
}

/** The updated site, as a ZIP on this machine. */
export interface KeptSite {
  readonly path: string;
  /** The plugins beside this one whose files it has. */
  readonly withOthers: readonly string[];
  /** Those whose files it does not have. */
  readonly without: readonly string[];
  /** The plugin is not active there, because it does not run without these. */
  readonly isIdle: boolean;
}

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
  /** Whether the next update arrives; `undefined`: not asked, or not known. */
  readonly updater?: 'works' | 'broken' | undefined;
  readonly durationMs: number;
  /** Pictures of the plugin's pages. */
  readonly pictures?: Pictures | undefined;
  readonly site?: KeptSite | undefined;
  /** How many things it asked for, in words. */
  readonly asked?: string | undefined;
  /** Whether the previous version runs on what the new one left; `undefined` if that is not known. */
  readonly isReversible?: boolean | undefined;
}

/** The id of a step in `results` and in `accept-problems`. */
export function toId(name: StepName): string {
  return name.toLowerCase().replace(/\W+/g, '-');
}

/** The results of one pair. */
export interface PairResult {
  readonly php: string;
  readonly wordpress: string;
  /** The version asked for where it is not available: `PHP 5.6 is declared, rehearsals begin with 7.4`. */
  readonly note?: string | undefined;
  /** The copy of a site from which it started, as the author calls it. */
  readonly site?: string | undefined;
  /** The plugins that were active beside it, such as `WooCommerce 9.4.2`. */
  readonly beside?: readonly string[] | undefined;
  readonly steps: readonly StepResult[];
  readonly durationMs: number;
  /** The run ended first, so steps are missing. */
  readonly isCut?: boolean;
  /** Its time was over before the verdict. */
  readonly isLate?: boolean;
}
