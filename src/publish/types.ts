import type { Comparer } from '../compare/comparer.ts';
import type { SitesGet } from '../compare/check-served.ts';
import type { HostedAsset, HostedRelease } from '../hosting/job.ts';
import type { PackageHost } from '../hosting/package-host.ts';
import type { Machine, RunTools } from '../http/run-tools.ts';
import type { Inspection } from '../plugin/inspect.ts';
import type { SeenContents } from '../plugin/read-contents.ts';
import type { PackageSnapshot } from '../plugin/snapshot.ts';
import type { RunStep } from '../runner/steps.ts';
import type { LocateSource } from '../runner/workspace.ts';
import type { LiveVersion, Published, PublishIdentity } from '../service/job.ts';
import type { ReleaseService } from '../service/release-service.ts';
import type { ByteReader } from '../shared/bytes.ts';
import type { FoundPackage, LocalPackage, RemotePackage } from '../source/found-package.ts';
import type { PackageReport } from './package-report.ts';

/** A plugin whose package was checked: all that is known of it before anything is done with it. */
export interface CheckedPlugin {
  readonly pluginId: string;
  /** Where the service is. */
  readonly serviceUrl: URL;
  /** The plugin's folder; `''` when it is not known. */
  readonly slug: string;
  /** As the package says; `''` when it does not. */
  readonly version: string;
  /** This version's section of the changelog, as Markdown; `''` when there is none. */
  readonly changelog: string;
  /** Other versions have a section there, and this one has none. */
  readonly lacksSection: boolean;
  readonly package: PackageFile;
  /** The report on the package; `undefined` when it was not opened. */
  readonly report: PackageReport | undefined;
  /** The plugin, as the service knows it. */
  readonly identity: PublishIdentity;
  /** The live version; `undefined` when the service was not asked. */
  readonly live: LiveVersion | undefined;
  /** Takes what is compared with another package; `undefined` without a plugin, and when it was not opened. */
  readonly takeSnapshot: () => PackageSnapshot | undefined;
}

/** The package: behind a URL, or on this machine, where all its bytes are at hand. */
export type PackageFile =
  | (Pick<RemotePackage, 'kind' | 'name' | 'sizeBytes' | 'url'> & {
      readonly digest: PackageDigest | undefined;
    })
  | (Pick<LocalPackage, 'kind' | 'name' | 'sizeBytes' | 'path'> & { readonly digest: PackageDigest });

interface PackageDigest {
  /** In lower-case hex. */
  readonly sha256: string;
  readonly sizeBytes: number;
}

/** All values of the output `status`. */
export const STATUSES: readonly RunResult['status'][] = ['published', 'already-published', 'dry-run'];

/** The result of a run, or of a dry run. */
export type RunResult = DryRunResult | LiveResult;

interface AnyResult {
  readonly plugin: CheckedPlugin;
  /** As the service returned it; in a dry run the package's, `''` when that could not be read. */
  readonly version: string;
  /** The version that the service served before; `undefined` when it did not tell. */
  readonly previousVersion: string | undefined;
  /** The service was seen serving `version`. */
  readonly isVerified: boolean;
  /** The package that sites get; `undefined` unless `verify` is set and this run published. */
  readonly sitesGet?: SitesGet | undefined;
  /** The URL of the package; `''` when it carries a credential, or when the service was given none. */
  readonly zipUrl: string;
  /** The release that was used. */
  readonly onHost: UsedRelease | undefined;
}

export interface DryRunResult extends AnyResult {
  readonly status: 'dry-run';
  readonly isVerified: false;
  readonly onHost: undefined;
  readonly dryRun: DryRunReport;
}

/** A version that is live, or that the service says it created; `already-published`: not by this run. */
export interface LiveResult extends AnyResult {
  readonly status: Published['status'];
}

export interface UsedRelease {
  readonly release: HostedRelease;
  /** `undefined` when the package is elsewhere. */
  readonly asset: HostedAsset['asset'] | undefined;
}

/** The plan that a dry run reports. */
export interface DryRunReport {
  /** Nothing would be published, because this very version is live. */
  readonly isUpToDate: boolean;
  /** The prospect of a run, as the end of a sentence about the plugin. */
  readonly outlook: string;
  /** Sentences on what the service was asked, and what was not checked. */
  readonly remarks: readonly string[];
  /** A sentence for each change on the host; names in backticks are code. */
  readonly onHost: readonly string[];
  /** Lines of the request that would be sent to the service, without its key. */
  readonly request: readonly string[];
}

export interface RunOutcome<Result extends RunResult = RunResult> {
  readonly result: Result;
  /** An error although the version is live: the step is red, but its outputs are true. */
  readonly problem: Error | undefined;
}

/** The end of a run. */
export interface RunEnd extends RunOutcome {
  /** `undefined` unless the run was green, and all of the package at hand. */
  readonly kept: KeptPackage | undefined;
}

/** The package, where later steps of the job find it. */
export interface KeptPackage {
  readonly path: string;
  /** Takes back what was kept; a file of the workflow's own stays. Idempotent. */
  readonly discard: () => Promise<void>;
}

/** The package's URL as the outputs tell it; `''` when it is secret, and while there is none. */
export function showPackageUrl(file: PackageFile): string {
  return file.kind === 'remote' && !file.url.isSecret ? file.url.shown : '';
}

/** The parts of the recipe; each of its steps names those that it uses. */
export interface RunParts extends Pick<RunTools, 'log' | 'cancellation'> {
  readonly step: RunStep;
  readonly source: PackageSource;
  readonly host: PackageHost;
  readonly service: ReleaseService;
  readonly comparer: Comparer;
  readonly runner: Runner;
  /** Is told what was found in the package, for a run that ends early. */
  readonly onReport: (report: PackageReport) => void;
  /** Is told which release stays on the host although the run ends early. */
  readonly onLeft?: (left: UsedRelease) => void;
}

/** Where the package comes from. */
export interface PackageSource {
  /** @throws PublishError `package`, `input`, `not-published` */
  readonly find: () => Promise<FoundPackage>;
  /**
   * Reads what is in a package.
   *
   * @param seen what this run saw in it while it zipped it
   * @throws PublishError `package`; Cancelled
   */
  readonly inspect: (reader: ByteReader, seen: SeenContents | undefined) => Promise<Inspection>;
}

/** The machine and the workflow, as the recipe sees them. */
interface Runner extends Pick<RunTools, 'quote' | 'tellPublic'>, Pick<Machine, 'temporaryFolder'> {
  /** The tag that triggered the run; `''` when it was something else. */
  readonly triggeringTag: string;
  /** The branch that the run is for; `''` when it is for a tag. */
  readonly branch: string;
  readonly locateSource: LocateSource;
}
