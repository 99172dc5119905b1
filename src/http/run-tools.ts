import type { Clock } from '../shared/clock.ts';
import type { Environment } from '../shared/environment.ts';
import type { Logger, Sanitise } from '../shared/logger.ts';
import type { SendRequest } from './message.ts';

/** The machine that a run is on. */
export interface Machine {
  readonly env: Environment;
  /** Where paths of the workflow start. */
  readonly workspace: string;
  /** Where the runner wants temporary files. */
  readonly temporaryFolder: string;
  /** The files that tell what came of the run: real paths. */
  readonly ownFiles: readonly string[];
}

/** The tools of a run of any of the actions. A function names those that it uses: `Pick<RunTools, …>`. */
export interface RunTools {
  readonly send: SendRequest;
  /** Sends also after the run was cancelled. */
  readonly sendAfterwards: SendRequest;
  readonly cancellation: AbortSignal;
  readonly clock: Clock;
  /** From 0 up to, but without, 1. */
  readonly random: () => number;
  /** So many random bytes in lower-case hex. */
  readonly randomHex: (bytes: number) => string;
  readonly log: Logger;
  readonly quote: Sanitise;
  /** From now on the value is hidden. */
  readonly mask: (secret: string) => void;
  /** From now on what in the URL is a credential is hidden. */
  readonly maskUrl: (url: string) => void;
  /** Declares identifiers, versions and names: as a part of a URL they are no secrets, and outputs must show them. */
  readonly tellPublic: (texts: readonly string[]) => void;
}
