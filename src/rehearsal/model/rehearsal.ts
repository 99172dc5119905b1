import type { RunStep } from '../../action/steps.ts';
import type { Machine, RunTools } from '../../http/run-tools.ts';
import type { RehearsedPackage, SiteCopy } from './packages.ts';
import type { KeptSite, PairResult, Pictures } from './results.ts';

/** One PHP and one WordPress to rehearse on. */
export interface PlannedPair {
  readonly php: string;
  /** A version, `latest`, a path or a URL. */
  readonly wordpress: string;
  /** The declared version where it is not available: `PHP 5.6 is declared, rehearsals begin with 7.4`. */
  readonly note?: string;
  /** The site that the update starts from; by default, an empty one. */
  readonly copy?: SiteCopy;
}

/** The versions that can be rehearsed on. */
export interface AvailableVersions {
  /** Such as `7.4`, the lowest first. */
  readonly php: readonly string[];
  /** The lowest that Playground boots. */
  readonly wordpress: string;
}

/** The facts about a rehearsal so far. */
export interface Rehearsal {
  readonly next?: RehearsedPackage;
  /** The directory that was zipped, relative to the workspace. */
  readonly sourceFolder?: string | undefined;
  readonly previous?: RehearsedPackage | undefined;
  /** Where the previous version came from, or why there is none. */
  readonly origin?: string;
  readonly planned: readonly PlannedPair[];
  /** Of the planned pairs, in order, as far as they were played. */
  readonly results: readonly PairResult[];
  readonly pictures?: Pictures | undefined;
  readonly site?: KeptSite | undefined;
  /** The input `timeout` ended it. */
  readonly isLate?: boolean;
}

/** The machine and the folders of a rehearsal, and the programs that it starts. */
export interface RehearsalEnvironment {
  readonly machine: Machine;
  /** Their cancellation includes the input `timeout`. */
  readonly tools: RunTools;
  readonly step: RunStep;
  readonly install: {
    /** The Node.js that runs, which may bring its own npm. */
    readonly execPath: string;
    readonly platform: string;
    /** `process.kill`, for a group of processes. */
    readonly kill: (pid: number, signal: 'SIGKILL') => void;
  };
  readonly available: AvailableVersions;
  /** The action's folders: `dist` with the bundle, and `rehearse` with the PHP scripts. */
  readonly distFolder: string;
  readonly ownFolder: string;
  /** Temporary folder of this run. */
  readonly folder: string;
  /** Where what stays after the run goes: pictures, and the site. */
  readonly keptFolder: string;
  /** Keeps Playground and releases of WordPress for later rehearsals; on the disk of `folder`. */
  readonly cacheFolder: string;
  /** The program of the process that runs WordPress. */
  readonly playerFile: string;
  /** See `PLAYER_FLAGS`. */
  readonly playerFlags: readonly string[];
  /** The program of the process that drives the browser. */
  readonly driverFile: string;
  /** Removes inputs and tokens from the environment of this process. */
  readonly clearEnvironment: () => void;
}
