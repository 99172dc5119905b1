import type { HostedPackage, HostedRelease } from '../hosting/job.ts';
import type { RunStep } from '../runner/steps.ts';
import type { LocateSource } from '../runner/workspace.ts';
import type { Progress, Published, PublishPorts } from '../service/job.ts';
import type { FoundPackage } from '../source/found-package.ts';
import type { SourcePorts } from '../source/ports.ts';
import type { PackageReport } from './package-report.ts';

export interface DeployPorts extends SourcePorts, PublishPorts {
  readonly locateSource: LocateSource;
  readonly step: RunStep;
  readonly progress: DeployProgress;
}

/** What a run that ends early can still tell. */
export interface DeployProgress extends Progress {
  report?: PackageReport;
}

/** What a run did, or would do. */
export interface Deployment {
  readonly status: Published['status'] | 'dry-run';
  readonly pluginId: string;
  /** Where the service is. */
  readonly serviceUrl: URL;
  /** The plugin's folder; empty when it is not known. */
  readonly slug: string;
  /** As the service returned it; in a dry run the package's, empty when that could not be read. */
  readonly version: string;
  readonly previousVersion?: string | undefined;
  readonly isVerified: boolean;
  /** The URL given to the service; empty when it carries a credential, or when none was given. */
  readonly zipUrl: string;
  readonly package: Pick<FoundPackage, 'name' | 'sizeBytes'>;
  /** Of the package, when all its bytes were at hand. */
  readonly digest?: PackageDigest | undefined;
  /** This version's section of the changelog, as Markdown; empty when there is none. */
  readonly changelog: string;
  /** What was found in the package; absent when it was not opened. */
  readonly report?: PackageReport | undefined;
  /** The GitHub release that was used. */
  readonly release?: HostedRelease | undefined;
  readonly asset?: HostedPackage['asset'] | undefined;
  /** Of a dry run. */
  readonly rehearsal?: Rehearsal | undefined;
  /** Where later steps find the package; of a green run whose package was all at hand. */
  readonly kept?: KeptPackage | undefined;
  /** What failed although the release is live: the step is red, but its outputs are true. */
  readonly problem?: Error | undefined;
}

/** What is known of the package before anything is done with it. */
export type DescribedPlugin = Pick<
  Deployment,
  'pluginId' | 'serviceUrl' | 'slug' | 'version' | 'changelog' | 'package' | 'digest'
>;

export interface PackageDigest {
  /** In lower-case hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** What a run would do. */
export interface Rehearsal {
  /** Nothing would be published, because this very version is live. */
  readonly isUpToDate: boolean;
  /** What can be said of a run, as the end of a sentence about the plugin. */
  readonly outlook: string;
  /** Sentences on what the service was asked, and what was not checked. */
  readonly remarks: readonly string[];
  /** A sentence for each change on GitHub; names in backticks are code. */
  readonly onGitHub: readonly string[];
  /** Lines of the request that would be sent to the service, without its key. */
  readonly request: readonly string[];
}

/** The package, where later steps of the job find it. */
export interface KeptPackage {
  readonly path: string;
  /** Takes back what was kept; a file of the workflow's own stays. Idempotent. */
  readonly discard: () => Promise<void>;
}
