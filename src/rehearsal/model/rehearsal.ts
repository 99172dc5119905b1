import type { RehearsedPackage } from './packages.ts';
import type { PairResult } from './results.ts';

/** One PHP and one WordPress to rehearse on. */
export interface PlannedPair {
  readonly php: string;
  /** A version, `latest`, a path or a URL. */
  readonly wordpress: string;
  /** The declared version where it is not available: `declared PHP 5.6, tried 7.4`. */
  readonly note?: string;
}

/** The facts about a rehearsal so far. */
export interface Rehearsal {
  next?: RehearsedPackage;
  /** The directory that was zipped, relative to the workspace. */
  sourceFolder?: string | undefined;
  previous?: RehearsedPackage;
  /** Where the previous version came from, or why there is none. */
  origin?: string;
  planned: readonly PlannedPair[];
  /** Of the planned pairs, in order, as far as they were played. */
  readonly results: PairResult[];
  /** The folder with pictures of the plugin's pages. */
  pictures?: string;
  /** The updated site as a ZIP. */
  site?: string;
  /** The input `timeout` ended it. */
  isLate?: boolean;
}
