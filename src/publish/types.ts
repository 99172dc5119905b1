import type { Comparer } from './compare/comparer.ts';
import type { SitesGet } from './compare/check-served.ts';
import type { Release } from '../github/responses.ts';
import type { HostedAsset, HostedRelease } from '../github/hosting/model.ts';
import type { Hosting } from '../github/hosting/connect-hosting.ts';
import type { Machine, RunTools } from '../http/run-tools.ts';
import type { Inspection, KeyFindings, PackageSnapshot, SeenContents } from '../package/index.ts';
import type { RunStep } from '../action/steps.ts';
import type { LocateSource } from '../action/workspace.ts';
import type { LiveVersion, Published, PublishIdentity } from '../service/model.ts';
import type { ReleaseService } from '../service/release-service.ts';
import type { ByteReader } from '../shared/bytes.ts';
import type { FoundPackage, LocalPackage, RemotePackage } from '../source/found-package.ts';
import type { PackageReport } from './report/package-report.ts';

/** A plugin whose package was checked: the facts from which the run is planned. */
export interface CheckedPlugin {
  readonly pluginId: string;
  /** The service's address. */
  readonly serviceUrl: URL;
  /** The plugin's folder; `''` when it is not known. */
  readonly slug: string;
  /** The version of the package; `''` when it is not known. */
  readonly version: string;
  /** This version's section of the changelog, as Markdown; `''` when there is none. */
  readonly changelog: string;
  /** Whether the changelog has sections of other versions, but none of this one. */
  readonly lacksSection: boolean;
  readonly package: PublishedFile;
  /** The report on the package; `undefined` when it was not opened. */
  readonly report: PackageReport | undefined;
  /** The identity of the plugin for the service. */
  readonly identity: PublishIdentity;
  /** The live version; `undefined` when the service was not asked. */
  readonly live: LiveVersion | undefined;
  /** The releases of the tag on GitHub; `undefined` unless they were read, because this version is live. */
  readonly releases: readonly Release[] | undefined;
  /** Takes a snapshot for comparisons; `undefined` without a plugin, or when the package was not opened. */
  readonly takeSnapshot: () => PackageSnapshot | undefined;
  /** Writes the bill of materials; `undefined` when the package was not opened. */
  readonly writeBill: Inspection['writeBill'] | undefined;
}

/** The package: behind a URL, or on this machine. */
export type PublishedFile = (
  | Pick<RemotePackage, 'kind' | 'name' | 'sizeBytes' | 'url'>
  | Pick<LocalPackage, 'kind' | 'name' | 'sizeBytes' | 'path'>
) & {
  /** In lower-case hex. */
  readonly sha256: string;
};

/** A package on this machine. */
export type LocalFile = Extract<PublishedFile, { kind: 'local' }>;

/** The result of a run, or of a dry run. */
export type RunResult = DryRunResult | LiveResult;

interface AnyResult {
  readonly plugin: CheckedPlugin;
  /** The version that the service returned; in a dry run, the package's, or `''` when it is not known. */
  readonly version: string;
  /** The version that was live before; `undefined` when it is not known. */
  readonly previousVersion: string | undefined;
  /** Whether the service was seen serving `version`. */
  readonly isVerified: boolean;
  /** The comparison with the package that sites get; `undefined` unless `verify` is set and this run published. */
  readonly sitesGet?: SitesGet | undefined;
  /** The URL of the package; `''` when it contains a credential, or when the service got none. */
  readonly zipUrl: string;
  /** The release that was used. */
  readonly onHost: UsedRelease | undefined;
  /** Whether this run sent the package to the service, which then fetched none. */
  readonly isSent?: boolean;
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
  /** `undefined` when the package is not on the release. */
  readonly asset: HostedAsset['asset'] | undefined;
}

/** The plan that a dry run reports. */
export interface DryRunReport {
  /** Whether nothing would be published, because this very version is live. */
  readonly isUpToDate: boolean;
  /** The prospect of a run, as the end of a sentence about the plugin. */
  readonly outlook: string;
  /** Sentences about the service's answer, and about what was not checked. */
  readonly remarks: readonly string[];
  /** A sentence for each change on GitHub; names in backticks are code. */
  readonly onHost: readonly string[];
  /** Lines of the request that would be sent to the service, or of several, without its key. */
  readonly request: readonly string[];
}

export interface RunOutcome<Result extends RunResult = RunResult> {
  readonly result: Result;
  /** An error although the version is live: the step is red, but the outputs are set. */
  readonly problem: Error | undefined;
}

/** The end of a run. */
export interface RunEnd extends RunOutcome {
  /** `undefined` unless the run was green. */
  readonly kept: KeptFile | undefined;
  /** The bill of materials; `undefined` unless the run was green and the package was opened. */
  readonly bill: KeptFile | undefined;
}

/** A file that is kept for later steps of the job. */
export interface KeptFile {
  readonly path: string;
  /** Deletes files made for later steps, but not the workflow's own. Idempotent. */
  readonly discard: () => Promise<void>;
}

/** The package's URL for the outputs; `''` when it is secret or there is none. */
export function showPackageUrl(file: PublishedFile): string {
  return file.kind === 'remote' && !file.url.isSecret ? file.url.shown : '';
}

/** The parts of the recipe. Functions take a `Pick` of them. */
export interface RunParts extends Pick<RunTools, 'log' | 'cancellation'> {
  /**
   * Sends the package to the service, and returns the service's name for it.
   *
   * @param before the version that was live before
   * @throws PublishError `not-published`, `package`
   */
  readonly sendToService: (file: LocalFile, plugin: PublishIdentity, before: LiveVersion) => Promise<string>;
  readonly step: RunStep;
  readonly source: PackageSource;
  readonly host: Hosting;
  readonly service: ReleaseService;
  readonly comparer: Comparer;
  readonly runner: Runner;
  /** Called with the report on the package, for a run that ends early. */
  readonly onReport: (report: PackageReport) => void;
  /** Called with the release that stays on the host although the run ends early. */
  readonly onLeft?: (left: UsedRelease) => void;
}

/** Finds and reads the package. */
interface PackageSource {
  /** @throws PublishError `package`, `input`, `not-published` */
  readonly find: () => Promise<FoundPackage>;
  /**
   * Reads the contents of a package.
   *
   * @param seen the contents that this run read while it zipped the package
   * @throws PublishError `package`; Cancelled
   */
  readonly inspect: (reader: ByteReader, seen: SeenContents | undefined) => Promise<Inspection>;
  /**
   * Searches a package for the secrets of this run, and for nothing else; absent when no package is left unopened.
   *
   * @throws PublishError `package`; Cancelled
   */
  readonly searchForKeys: (reader: ByteReader) => Promise<KeyFindings>;
}

/** The facts about the machine and the workflow that the recipe uses. */
interface Runner extends Pick<RunTools, 'quote' | 'declarePublic'>, Pick<Machine, 'temporaryFolder'> {
  /** The tag that triggered the run; `''` without one. */
  readonly triggeringTag: string;
  /** The branch of the run; `''` when it runs for a tag. */
  readonly branch: string;
  readonly locateSource: LocateSource;
}
