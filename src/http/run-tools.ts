import type { Clock } from '../shared/clock.ts';
import type { Environment } from '../shared/environment.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import type { SendRequest } from './message.ts';

/** The machine that runs the action. */
export interface Machine {
  readonly env: Environment;
  /** The folder that relative paths in inputs start from. */
  readonly workspace: string;
  /** The runner's folder for temporary files. */
  readonly temporaryFolder: string;
  /** Real paths of the runner's files for outputs and the job summary. */
  readonly ownFiles: readonly string[];
}

/** The tools of a run of any of the actions. Functions take a `Pick` of them. */
export interface RunTools {
  readonly send: SendRequest;
  /** Like `send`, but also works after the run was cancelled. */
  readonly sendAfterwards: SendRequest;
  readonly cancellation: AbortSignal;
  readonly clock: Clock;
  /** A random number from 0 (inclusive) to 1 (exclusive). */
  readonly random: () => number;
  /** Random bytes in lower-case hex. */
  readonly randomHex: (bytes: number) => string;
  readonly log: Logger;
  readonly quote: Sanitise;
  /** Hides the value in everything that is printed from now on. */
  readonly mask: (secret: string) => void;
  /** Hides the credentials in the URL from now on. */
  readonly maskUrl: (url: string) => void;
  /** Declares identifiers, versions and names that outputs must show: as part of a URL, they are not secrets. */
  readonly declarePublic: (texts: readonly string[]) => void;
}
