import type { HostingTools } from '../hosting/job.ts';
import type { Environment } from '../shared/environment.ts';

/** What it takes to find a package, wherever it is. */
export interface SourcePorts extends HostingTools {
  /** Where paths of the workflow start. */
  readonly workspace: string;
  /** Where a package may be kept while it is looked into. */
  readonly temporaryFolder: string;
  /** Seconds since 1970 that the files of a directory get when it is zipped. */
  readonly sourceTime: number | undefined;
  /** What the runner set for this step. */
  readonly env: Environment;
  /** The file that Node.js runs, for work in a thread. */
  readonly mainFile: string;
}
